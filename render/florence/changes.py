"""What the events since the last post changed: differences of figures, and the things to highlight."""

from collections.abc import Iterable
from typing import Any

from games.florence.model import events
from games.florence.model.placement import Cells
from render.kit.parts.changes import Owned, RecentChanges, of_seat


class Changes(RecentChanges):
    """`things` of a seat are a counter of its panel (`jester`, `bonus`, `work`, `best`) or a freedom."""

    counted = ("pp", "florins")

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.things: set[Owned] = set()
        self.laid: set[tuple[int, Cells]] = set()
        self.lots: set[str] = set()
        self.bid = False
        self.chose: set[int] = set()
        super().__init__(recent)

    def of(self, seat: int) -> tuple[Any, ...]:
        """All highlights of a seat."""
        return self.figures[seat, "pp"], self.figures[seat, "florins"], *of_seat(seat, self.things, self.laid)

    def count(self, event: Any) -> None:
        match event:
            case events.ObjectWon(seat=seat, amount=amount):
                self.figures[seat, "florins"] -= amount
            case events.PrestigeSold(seat=seat, count=count, florins=florins):
                self.figures[seat, "pp"] -= count
                self.figures[seat, "florins"] += florins
            case events.BestWork(seats=seats, pp=pp):
                for seat in seats:
                    self.figures[seat, "pp"] += pp
            case events.GameEnded():
                pass
            case _:
                super().count(event)

    def note(self, event: Any) -> None:
        match event:
            case events.Built(seat=seat, cells=cells) | events.LandscapePlaced(seat=seat, cells=cells):
                self.laid.add((seat, cells))
            case events.AuctionOpened(kind=kind) | events.Raised(kind=kind):
                self.bid = True
                self.lots.add(kind)
            case events.ObjectWon(seat=seat, kind=kind):
                self.bid = False
                self.lots.add(kind)
                self.things.add((seat, kind))
            case events.CharacterBid(character=character) | events.CharacterTaken(character=character):
                self.lots.add(character)
            case events.BankerPaid() | events.BankerKept() | events.PotGrown():
                self.lots.add("banker")
            case events.CardKept(seat=seat, deck=deck):
                self.things.add((seat, deck))
            case events.FreedomIntroduced(seat=seat, freedom=freedom):
                self.things.add((seat, freedom))
            case events.WorkCompleted(seat=seat) | events.PrincessWorkCompleted(seat=seat):
                self.things |= {(seat, "work"), (seat, "best")}
            case events.Recruited(seat=seat, player=player):
                self.things |= {(seat, "profession"), (player, "work")}
            case events.HandChosen(seat=seat):
                self.chose.add(seat)
            case events.RoundStarted():
                # What was auctioned and finished before this is no longer news.
                self.lots.clear()
                self.things.clear()
