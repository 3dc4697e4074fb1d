"""A table goes back to an earlier point: what is restored, drawn anew, and never seen again."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest
from timed_table import ANN, CARL, TimedTable, decide, whole

from db import SeatHolder
from games.core import Seat
from games.manager.history import replay, review, turns
from games.manager.model import table_events
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Back
from games.manager.model.table import Table


def open_part(table: Table) -> dict[str, Any]:
    """What everybody sees of a game, but for the count of draws."""
    seen: dict[str, Any] = msgspec.to_builtins(table.view(None))
    return {name: value for name, value in seen.items() if name != "draws"}


async def test_going_back_restores_that_point_and_says_what_was_undone(timed: TimedTable) -> None:
    await timed.open()
    for _ in range(3):
        await timed.play()
    then = await timed.table()
    for _ in range(4):
        await timed.play()
    points = await timed.services.proposals.ways_back(await timed.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(timed, Back(point.entry_no, point.undone))
    assert open_part(table) == open_part(then) and table.awaited() == then.awaited()
    assert table.proposal is None
    last = (await timed.store.log(timed.id))[-1]
    assert table_events.events_of(table.title, last)[0].event == table_events.WentBack(point.undone)
    await whole(timed)
    for _ in range(3):
        await timed.play()
    await whole(timed)


async def test_the_game_is_played_again_in_a_thread_so_that_others_are_served_meanwhile(
    timed: TimedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await timed.open()
    for _ in range(3):
        await timed.play()
    point = (await timed.services.proposals.ways_back(await timed.table()))[0]
    threads = []
    play = replay.states

    def seen(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return play(*given)

    monkeypatch.setattr(replay, "states", seen)
    await decide(timed, Back(point.entry_no, point.undone))
    assert threads and threading.main_thread() not in threads
    monkeypatch.undo()
    await whole(timed)


async def test_what_nobody_has_seen_is_drawn_anew_and_what_is_there_stays(timed: TimedTable) -> None:
    await timed.open()
    await timed.play()
    then = await timed.table()
    await timed.play()
    points = await timed.services.proposals.ways_back(await timed.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(timed, Back(point.entry_no, point.undone))
    assert table.game.deck != then.game.deck and sorted(table.game.deck) == sorted(then.game.deck)
    assert table.game.draws > then.game.draws


async def test_one_can_go_back_twice_and_never_to_what_was_undone(timed: TimedTable) -> None:
    await timed.open()
    entry_nos = []
    for _ in range(5):
        entry_nos.append((await timed.table()).entry_no)
        await timed.play()
    for target in (entry_nos[3], entry_nos[1]):
        points = await timed.services.proposals.ways_back(await timed.table())
        point = next(one for one in points if one.entry_no == target)
        await decide(timed, Back(point.entry_no, point.undone))
        await whole(timed)
    await timed.play()
    points = [one.entry_no for one in await timed.services.proposals.ways_back(await timed.table())]
    assert entry_nos[3] not in points and entry_nos[2] not in points
    with pytest.raises(Exception, match="refuse-no-point"):
        await timed.services.proposals.propose(timed.id, ANN, Back(entry_nos[3], 1), timed.click())
    await whole(timed)


async def test_going_back_gives_back_the_time_that_was_spent_since(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="72")
    await timed.play()
    then = await timed.table()
    await timed.until(timed.now + 30 * HOUR)
    await timed.play()
    assert (await timed.table()).clock.spent
    points = await timed.services.proposals.ways_back(await timed.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(timed, Back(point.entry_no, point.undone))
    assert table.clock.spent == then.clock.spent
    assert {seat: wait.since for seat, wait in table.clock.waits.items()} == dict.fromkeys(
        then.clock.waits, timed.now
    )


async def test_looking_back_passes_over_what_was_undone(timed: TimedTable) -> None:
    await timed.open()
    for _ in range(3):
        await timed.play()
    points = await timed.services.proposals.ways_back(await timed.table())
    await decide(timed, Back(points[1].entry_no, points[1].undone))
    await timed.play()
    table = await whole(timed)
    log = turns.turns(await timed.store.log(timed.id))
    games = list(turns.positions(table, log))
    assert len(games) == len(log) and table.title.save(games[-1]) == table.title.save(table.game)
    assert list(review.decisions(table, await timed.store.log(timed.id), Seat(0)))


async def test_going_back_gives_a_new_holder_nothing_that_the_last_one_has_missed(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="12", bank="0")
    seat, user = await timed.awaited()
    await timed.until(timed.now + 12 * HOUR)
    then = await timed.table()
    assert then.clock.missed == {seat: 1} and (await timed.awaited())[1] != user
    await timed.services.seats.give(timed.id, user, timed.click())
    await timed.services.seats.take(timed.id, SeatHolder(seat, CARL, "Carl"), timed.click())
    await timed.play()
    table = await timed.services.moderation.go_back(timed.id, 900, then.entry_no, timed.click())
    assert table.seat_of(CARL) == seat and table.clock.missed == {}
    await whole(timed)
