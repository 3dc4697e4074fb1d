"""What the events since the last post changed: differences of figures, and the things to mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.florence.model import events
from games.florence.model.placement import Cells

Marked = tuple[int, str]
"""A seat and one of its things: a counter of its panel (`jester`, `bonus`, `work`, `best`), a freedom."""


class Changes:
    """Read once from public events; `pp` and `florins` are signed sums by seat."""

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.pp: Counter[int] = Counter()
        self.florins: Counter[int] = Counter()
        self.things: set[Marked] = set()
        self.laid: set[tuple[int, Cells]] = set()
        self.lots: set[str] = set()
        self.bid = False
        self.chose: set[int] = set()
        for event in recent:
            self._figures(event)
            self._marks(event)

    def of(self, seat: int) -> tuple[Any, ...]:
        """All marks of a seat."""
        things = sorted(what for owner, what in self.things if owner == seat)
        laid = sorted(cells for owner, cells in self.laid if owner == seat)
        return self.pp[seat], self.florins[seat], things, laid

    def _figures(self, event: Any) -> None:
        match event:
            case events.ObjectWon(seat=seat, amount=amount):
                self.florins[seat] -= amount
            case events.PrestigeSold(seat=seat, count=count, florins=florins):
                self.pp[seat] -= count
                self.florins[seat] += florins
            case events.BestWork(seats=seats, pp=pp):
                for seat in seats:
                    self.pp[seat] += pp
            case events.GameEnded():
                pass
            case _ if hasattr(event, "seat"):
                self.pp[event.seat] += getattr(event, "pp", 0)
                self.florins[event.seat] += getattr(event, "florins", 0)

    def _marks(self, event: Any) -> None:
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
