"""Looking back at a finished game: where the Apprentice would have chosen otherwise.

Each of a seat's own answers is judged again from what the seat could see then, move by move in a worker,
so that others' questions come in between. Nothing of it is written anywhere.
"""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import msgspec

from db import Logged, Store
from games.computer import Reviewed, ScoredMove
from games.computer.thinker import ThinkingEnded
from games.core import Move, Note, Refusal, Seat, Title, engine
from games.manager.history import replay, turns
from games.manager.model import table_events
from games.manager.model.table import Table

MOST = 3
"""So many moments are shown."""

WORTH_TELLING, SHARE = 0.2, 0.02
"""Points below which another choice was as good, and such a share of what the winner came to: the points of
one title are many, of another few."""

Review = Callable[[Title, Any, int, Seat, bytes, Move], Awaitable[Reviewed]]


class ReviewedDecision(msgspec.Struct, frozen=True):
    """An answer by hand: the log entry, the round it was given in (None: none are counted), what the seat
    saw, and what it chose."""

    seq: int
    round: int | None
    view: Any
    move: Any


class ReviewedMoment(msgspec.Struct, frozen=True):
    """A choice that the Apprentice would have made otherwise, by its own estimate `points` better; and
    what had been asked in which round."""

    seq: int
    round: int | None
    asked: Note
    chosen: ScoredMove
    advised: ScoredMove

    @property
    def points(self) -> float:
        return self.advised.points - self.chosen.points


class Lookback(msgspec.Struct, frozen=True):
    """What a look back at a game has found: the moments, and of how many choices in all how many were as
    good as the Apprentice's."""

    moments: tuple[ReviewedMoment, ...]
    choices: int
    well: int


class ReviewService:
    """Looks back at finished games."""

    def __init__(self, store: Store, review: Review) -> None:
        self.store = store
        self.review = review

    async def of(self, table: Table, seat: Seat) -> Lookback:
        """The three moments of a seat that mattered most, in their order, of different kinds if there are
        such. Refusal while the game goes on or where the title knows nothing of playing well."""
        if table.status != "over" or table.title.advisor is None:
            raise Refusal("refuse-no-moments")
        found, choices, least = [], 0, worth_telling(table)
        judged = decisions(table, await self.store.log(table.id), seat)
        # Between two of them others' moves are played again, in a long game many.
        while (decision := await asyncio.to_thread(next, judged, None)) is not None:
            choices += 1
            seed = hashlib.sha256(f"{table.id} {decision.seq} {seat}".encode()).digest()[:16]
            try:
                seen = await self.review(
                    table.title, decision.view, len(table.seats), seat, seed, decision.move
                )
            except ThinkingEnded:
                raise Refusal("refuse-thinking-ended") from None
            if seen.chosen.move != seen.advised.move:
                asked = engine.asks(decision.view, seat)
                found.append(ReviewedMoment(decision.seq, decision.round, asked, seen.chosen, seen.advised))
        found = sorted([one for one in found if one.points >= least], key=lambda one: -one.points)
        best = {(type(one.chosen.move), type(one.advised.move)): one for one in reversed(found)}.values()
        told = [*sorted(best, key=lambda one: -one.points), *[one for one in found if one not in best]][:MOST]
        return Lookback(tuple(sorted(told, key=lambda one: one.seq)), choices, choices - len(found))


def worth_telling(table: Table) -> float:
    """The points below which another choice was as good, in a game that came to what this one did."""
    most: int = max(score.points for score in table.game.scores)
    return max(WORTH_TELLING, SHARE * most)


def decisions(table: Table, log: Sequence[Logged], seat: Seat) -> Iterator[ReviewedDecision]:
    """What a seat's present holder chose by hand, each with the seat's own view of the game before it."""
    number: int | None = None
    holder = table.seats[seat].user_id
    for entry, game, _ in replay.states(table.title, len(table.seats), table.options, log):
        own = entry.seat == seat and (entry.user_id is None or entry.user_id == holder)
        if entry.kind == "move" and own and entry.cause in (None, "by_hand"):
            yield ReviewedDecision(
                entry.seq, number, table.title.view(game, seat), table.title.load_move(entry.move)
            )
        number = next(filter(None, begun(table.title, entry)), number)


def begun(title: Title, entry: Logged) -> Iterator[int | None]:
    """The rounds that begin with an entry of the log, the newest first."""
    return (turns.round_begun(told.event) for told in reversed(table_events.events_of(title, entry)))
