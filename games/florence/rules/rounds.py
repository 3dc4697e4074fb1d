"""The course of a round, and its best work (rules 2.3, 5.7)."""

from typing import Literal

from games.core import Phase, Seat, clockwise
from games.florence.model import components as c
from games.florence.model import events
from games.florence.model.state import Context, FlorenceState
from games.florence.rules.auction import Selecting
from games.florence.rules.character_bidding.limits import open_characters
from games.florence.rules.final import FinalScoring
from games.florence.rules.turn import Actions


class Round(Phase[FlorenceState]):
    """Auctions, characters (with the expansion), actions, best work; then the start player passes to the
    left (rules 2.3, 9.2)."""

    rule = "2.3"

    next: Literal["auctions", "characters", "actions", "best work"] = "auctions"

    def step(self, ctx: Context) -> None:
        if self.next == "auctions":
            self.next = "actions" if ctx.game.characters is None else "characters"
            _start_round(ctx)
            ctx.push(Selecting(_from_start_player(ctx.game)))
        elif self.next == "characters":
            self.next = "actions"
            open_characters(ctx)
        elif self.next == "actions":
            self.next = "best work"
            ctx.push(Actions(_from_start_player(ctx.game)))
        else:
            self.next = "auctions"
            _end_round(ctx)


def _from_start_player(game: FlorenceState) -> list[Seat]:
    return list(clockwise(len(game.houses), game.start_player))


def _start_round(ctx: Context) -> None:
    game = ctx.game
    game.round += 1
    game.sold = []
    for house in game.houses:
        house.best_work = 0
    if len(game.houses) == 2:
        drawn = ctx.shuffle("closed kinds", c.KINDS)[: c.CLOSED_WITH_TWO]
        game.closed = [kind for kind in c.KINDS if kind in drawn]
    ctx.tell(events.RoundStarted(game.round, game.minimum_wv, game.start_player, tuple(game.closed)))


def _end_round(ctx: Context) -> None:
    """Best work: everyone with the round's highest work value, once each (rules 5.7)."""
    game = ctx.game
    best = max(house.best_work for house in game.houses)
    if best:
        winners = tuple(Seat(seat) for seat, house in enumerate(game.houses) if house.best_work == best)
        for seat in winners:
            game.houses[seat].pp += c.BEST_WORK_PP
        ctx.tell(events.BestWork(winners, best, c.BEST_WORK_PP))
    else:
        ctx.tell(events.NoBestWork(game.round))
    if game.round == c.ROUNDS:
        ctx.replace(FinalScoring())
    else:
        game.start_player = Seat((game.start_player + 1) % len(game.houses))
