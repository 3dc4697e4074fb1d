"""Review of a finished game: where a computer player would have chosen differently, a Grandmaster where the
title has a learned value for it, else an Apprentice.

Each of a seat's own answers is judged from what the seat could see then. This runs move by move in a worker,
so that other requests come in between. Nothing of it is stored.
"""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import msgspec

from db import Logged, Store
from games.computer import ChoiceReview, Effort, Level, ScoredMove, SeatView
from games.computer.hint_ranking import GLANCE_EFFORT, HINT_EFFORT
from games.computer.thinker import ThinkingEnded
from games.core import Move, Note, Refusal, Seat, Title, engine, standings
from games.manager.history import fairness, replay, turns
from games.manager.model import table_events
from games.manager.model.table import Table

MOST, LOOKED_AT = 3, 8
"""Maximum number of moments shown, and of choices that a Grandmaster looks at for longer than at first sight:
a review of a game is to take seconds."""

WORTH_TELLING, SHARE = 0.2, 0.02
"""A difference below this many points, or below this share of the winner's points, makes another choice as
good. The share is needed because titles differ in how many points a game brings."""

Review = Callable[[SeatView, Level, Effort, Move, bytes], Awaitable[ChoiceReview]]


class ReviewedDecision(msgspec.Struct, frozen=True):
    """An answer by hand: its log entry, its round (None: the title counts none), what the seat saw, and what
    it chose."""

    entry_no: int
    round: int | None
    view: Any
    move: Any


class ReviewedMoment(msgspec.Struct, frozen=True):
    """A choice that a computer player would have made differently, by its own estimate `points` better, with
    its question and round."""

    entry_no: int
    round: int | None
    asked: Note
    chosen: ScoredMove
    best: ScoredMove

    @property
    def points(self) -> float:
        return self.best.score - self.chosen.score


class ReviewResult(msgspec.Struct, frozen=True):
    """The result of a review: the moments, the number of choices judged, and how many of them were as good as
    the computer player's."""

    moments: tuple[ReviewedMoment, ...]
    choices: int
    well: int


class ReviewService:
    """Reviews finished games."""

    def __init__(self, store: Store, review: Review) -> None:
        self.store = store
        self.review = review

    async def of(self, table: Table, seat: Seat) -> ReviewResult:
        """The three most important moments of a seat, in order of play and of different kinds if possible.

        Raises Refusal while the game goes on, or if the title has no advisor.
        """
        if table.status != "over" or table.title.advisor is None:
            raise Refusal("refuse-no-moments")
        least, log = worth_telling(table), await self.store.log(table.id)
        seen = await self._judged(table, seat, decisions(table, log, seat), GLANCE_EFFORT)
        looked_at = await self._looked_at(table, seat, log, seen)
        judged = [looked_at.get(one.entry_no, one) for one in seen]
        well = sum([one.points < least for one in judged])
        worth_it = [one for one in looked_at.values() if one.points >= least]
        worth_it = sorted(worth_it, key=lambda one: (-one.points, one.entry_no))
        best = {(type(one.chosen.move), type(one.best.move)): one for one in reversed(worth_it)}.values()
        chosen = [*sorted(best, key=lambda one: -one.points), *[one for one in worth_it if one not in best]][
            :MOST
        ]
        return ReviewResult(tuple(sorted(chosen, key=lambda one: one.entry_no)), len(judged), well)

    async def _looked_at(
        self, table: Table, seat: Seat, log: Sequence[Logged], seen: Sequence[ReviewedMoment]
    ) -> dict[int, ReviewedMoment]:
        """The choices that may be told, by entry: those that a Grandmaster doubts most at first sight, judged
        once more; all choices, if it was an Apprentice that has judged them."""
        if table.reviewed_by != "grandmaster":
            return {one.entry_no: one for one in seen}
        doubted = sorted(seen, key=lambda one: -one.points)[:LOOKED_AT]
        entries = {one.entry_no for one in doubted if one.points > 0}
        made = (one for one in decisions(table, log, seat) if one.entry_no in entries)
        return {one.entry_no: one for one in await self._judged(table, seat, made)}

    async def among(self, table: Table, seat: Seat, turn: Sequence[Logged]) -> list[ReviewedMoment]:
        """The choices of a seat in a turn of the past, each beside the computer player's.

        Raises Refusal unless its holder may look back.
        """
        if not may_look_back(table, seat):
            raise Refusal("refuse-no-moments")
        entries = {entry.entry_no for entry in turn}
        made = decisions(table, await self.store.log(table.id), seat)
        return await self._judged(table, seat, (one for one in made if one.entry_no in entries))

    async def _judged(
        self, table: Table, seat: Seat, made: Iterator[ReviewedDecision], effort: Effort = HINT_EFFORT
    ) -> list[ReviewedMoment]:
        """Each of these choices beside the computer player's."""
        reviewed = []
        # Moves of other players are replayed in between, which may be many.
        while (decision := await asyncio.to_thread(next, made, None)) is not None:
            seed = hashlib.sha256(f"{table.id} {decision.entry_no} {seat}".encode()).digest()[:16]
            try:
                seen = SeatView(table.title, decision.view, len(table.seats), seat)
                found = await self.review(seen, table.reviewed_by, effort, decision.move, seed)
            except ThinkingEnded:
                raise Refusal("refuse-thinking-ended") from None
            asked = engine.asks(decision.view, seat)
            reviewed.append(
                ReviewedMoment(decision.entry_no, decision.round, asked, found.chosen, found.best)
            )
        return reviewed


def may_look_back(table: Table, seat: Seat | None) -> bool:
    """Whether whoever holds `seat` (None: no seat) may see a game judged by the computers: everybody once it
    has ended, and a person alone among computers, or the student of a study, who gets hints."""
    if table.game is None or table.title.advisor is None:
        return False
    if fairness.publishes_secret(table):
        return True
    if table.study is not None:
        return seat is not None and table.gives_hints
    people = [holder.seat for holder in table.seats if holder.kind == "person"]
    return table.status == "running" and people == [seat] and table.gives_hints


def worth_telling(table: Table) -> float:
    """The difference in points below which another choice was as good, for the most points of a seat in this
    game, or so far."""
    known = standings(table.title.points, table.view(None))
    most = max([one.so_far or 0 if one.if_ended is None else one.if_ended for one in known], default=0)
    return max(WORTH_TELLING, SHARE * most)


def decisions(table: Table, log: Sequence[Logged], seat: Seat) -> Iterator[ReviewedDecision]:
    """The choices that a seat's present holder made by hand, each with the seat's view before it."""
    number: int | None = None
    holder = table.seats[seat].user_id
    for entry, game, _ in replay.states(table.title, len(table.seats), table.options, log):
        own = entry.seat == seat and (entry.user_id is None or entry.user_id == holder)
        if entry.kind == "move" and own and entry.cause in (None, "by_hand"):
            yield ReviewedDecision(
                entry.entry_no, number, table.title.view(game, seat), table.title.load_move(entry.move)
            )
        number = next(filter(None, round_starts(table.title, entry)), number)


def round_starts(title: Title, entry: Logged) -> Iterator[int | None]:
    """The rounds that begin with a log entry, newest first."""
    return (turns.round_begun(told.event) for told in reversed(table_events.events_of(title, entry)))
