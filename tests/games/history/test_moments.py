"""Looking back at a finished game: only one's own choices, from what one saw then."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import msgspec
import pytest
from shared_table import SharedTable

from games.computer import ChoiceReview, Effort, Level, ScoredMove, SeatView, ranked_moves
from games.computer.hint_ranking import GLANCE_EFFORT, HINT_EFFORT, beside_best
from games.core import Move, Refusal, Seat, engine
from games.manager.history import replay
from games.manager.history.review import (
    LOOKED_AT,
    MOST,
    ReviewedDecision,
    ReviewResult,
    ReviewService,
    decisions,
    worth_telling,
)
from games.manager.model import table as table_module
from games.titles import TITLES


async def played_out(shared: SharedTable) -> None:
    play = shared.managers[0].turns
    while (table := await shared.table()).status == "running":
        seat = table.awaited()[0]
        move = shared.pick(table, seat)
        user = table.seats[seat].user_id
        assert move is not None and user is not None
        await play.answer(shared.id, user, move, shared.click(), confirm=False)


async def by_the_first_letter(
    seen: SeatView, level: Level, effort: Effort, chosen: Move, seed: bytes
) -> ChoiceReview:
    """A reviewer who thinks more of moves whose names come later, and needs the view only."""
    moves = [one.move for one in ranked_moves(seen, Random(seed))]
    scored = [ScoredMove(move, float(ord(type(move).__name__[0])), ()) for move in (chosen, *moves)]
    return beside_best(scored[0], scored[1:])


async def test_there_are_no_moments_before_the_end(shared: SharedTable) -> None:
    with pytest.raises(Refusal, match="refuse-no-moments"):
        await shared.managers[0].reviews.of(await shared.table(), Seat(0))


async def test_a_moment_is_a_choice_of_ones_own_that_could_have_been_another(shared: SharedTable) -> None:
    await played_out(shared)
    table = await shared.table()
    log = await shared.store.log(shared.id)
    for seat in map(Seat, range(3)):
        own = list(decisions(table, log, seat))
        assert [one.entry_no for one in own] == [
            entry.entry_no
            for entry in log
            if entry.kind == "move" and entry.seat == seat and entry.cause == "by_hand"
        ]
        assert all(engine.why_not(one.view, seat, one.move) is None for one in own)
        taken = [msgspec.structs.replace(one, user_id=990 + one.seat) for one in table.seats]
        passed = msgspec.structs.replace(table, seats=tuple(taken))
        assert not list(decisions(passed, log, seat)), "who has taken a seat over has not chosen that"
        looked = await ReviewService(shared.store, by_the_first_letter).of(table, seat)
        found = looked.moments
        assert looked.choices == len(own) and looked.well <= len(own) - len(found)
        assert found and len(found) <= MOST
        assert [one.entry_no for one in found] == sorted(one.entry_no for one in found)
        views = {one.entry_no: one for one in own}
        for moment in found:
            assert moment.points >= worth_telling(table)
            assert moment.chosen.move == views[moment.entry_no].move
            assert engine.why_not(views[moment.entry_no].view, seat, moment.best.move) is None


@pytest.mark.parametrize("learned", [True, False])
async def test_a_grandmaster_looks_for_longer_at_what_it_doubts_and_only_that_is_told(
    shared: SharedTable, monkeypatch: pytest.MonkeyPatch, learned: bool
) -> None:
    """An Apprentice judges each choice once."""
    if not learned:
        monkeypatch.setattr(table_module, "plays_by_value", lambda title, view: False)
    await played_out(shared)
    table, seat = await shared.table(), Seat(0)
    made = {one.entry_no: one for one in decisions(table, await shared.store.log(shared.id), seat)}
    worths = {what(one): float(at) for at, one in enumerate(made.values())}
    asked: list[tuple[Level, Effort, float]] = []

    async def review(seen: SeatView, level: Level, effort: Effort, chosen: Move, seed: bytes) -> ChoiceReview:
        """Later choices are the worse at first sight, and the better for longer."""
        worth = worths[seen.title.save(seen.view), chosen]
        asked.append((level, effort, worth))
        lead = worth if effort == GLANCE_EFFORT else 2 * len(made) - worth
        best = engine.default(seen.view, seen.seat)
        return ChoiceReview(ScoredMove(chosen, 0.0, ()), ScoredMove(best, lead, ()))

    def told(result: ReviewResult) -> list[int]:
        return [one.entry_no for one in result.moments]

    found = told(await ReviewService(shared.store, review).of(table, seat))
    longer = [worth for _, effort, worth in asked if effort == HINT_EFFORT]
    assert {level for level, _, _ in asked} == {"grandmaster" if learned else "apprentice"}
    assert sorted(longer) == (list(map(float, range(len(made))))[-LOOKED_AT:] if learned else [])
    entries = list(made)
    assert set(found) <= set(entries[-LOOKED_AT:] if learned else entries)
    assert found and len(asked) == len(made) + len(longer)


def what(decision: ReviewedDecision) -> tuple[bytes, Move]:
    """What was seen, and what was chosen."""
    return TITLES["florence"].save(decision.view), decision.move


async def test_the_game_is_played_again_in_threads_so_that_others_are_served_meanwhile(
    shared: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_out(shared)
    threads = set()
    after = replay.state_after

    def seen(*given: Any) -> Any:
        threads.add(threading.current_thread())
        return after(*given)

    monkeypatch.setattr(replay, "state_after", seen)
    await ReviewService(shared.store, by_the_first_letter).of(await shared.table(), Seat(0))
    assert threads and threading.main_thread() not in threads


async def test_computers_look_back_alike_each_time(shared: SharedTable) -> None:
    await played_out(shared)
    table = await shared.table()
    services = shared.managers[0]

    async def unhurried(
        seen: SeatView, level: Level, effort: Effort, chosen: Move, seed: bytes
    ) -> ChoiceReview:
        """A short review with time enough on any machine; at a glance stays at a glance."""
        longer = msgspec.structs.replace(effort, seconds=600.0, playouts=4) if effort.seconds else effort
        return await services.reviews.review(seen, level, longer, chosen, seed)

    reviews = ReviewService(shared.store, unhurried)
    try:
        first = await reviews.of(table, Seat(1))
        assert first == await reviews.of(table, Seat(1))
        assert all(one.points >= worth_telling(table) for one in first.moments)
    finally:
        services.thinker.close()
