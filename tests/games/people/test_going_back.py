"""A table goes back to an earlier point: what is restored, drawn anew, and never seen again."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest
from hall_kit import ANN, CARL, Hall, decide, whole

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


async def test_going_back_restores_that_point_and_says_what_was_undone(hall: Hall) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    then = await hall.table()
    for _ in range(4):
        await hall.play()
    points = await hall.tables.proposals.points(await hall.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(hall, Back(point.entry_no, point.undone))
    assert open_part(table) == open_part(then) and table.awaited() == then.awaited()
    assert table.proposal is None
    last = (await hall.store.log(hall.id))[-1]
    assert table_events.events_of(table.title, last)[0].event == table_events.WentBack(point.undone)
    await whole(hall)
    for _ in range(3):
        await hall.play()
    await whole(hall)


async def test_the_game_is_played_again_in_a_thread_so_that_others_are_served_meanwhile(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    point = (await hall.tables.proposals.points(await hall.table()))[0]
    threads = []
    play = replay.states

    def seen(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return play(*given)

    monkeypatch.setattr(replay, "states", seen)
    await decide(hall, Back(point.entry_no, point.undone))
    assert threads and threading.main_thread() not in threads
    monkeypatch.undo()
    await whole(hall)


async def test_what_nobody_has_seen_is_drawn_anew_and_what_is_there_stays(hall: Hall) -> None:
    await hall.open()
    await hall.play()
    then = await hall.table()
    await hall.play()
    points = await hall.tables.proposals.points(await hall.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(hall, Back(point.entry_no, point.undone))
    assert table.game.deck != then.game.deck and sorted(table.game.deck) == sorted(then.game.deck)
    assert table.game.draws > then.game.draws


async def test_one_can_go_back_twice_and_never_to_what_was_undone(hall: Hall) -> None:
    await hall.open()
    entry_nos = []
    for _ in range(5):
        entry_nos.append((await hall.table()).entry_no)
        await hall.play()
    for target in (entry_nos[3], entry_nos[1]):
        points = await hall.tables.proposals.points(await hall.table())
        point = next(one for one in points if one.entry_no == target)
        await decide(hall, Back(point.entry_no, point.undone))
        await whole(hall)
    await hall.play()
    points = [one.entry_no for one in await hall.tables.proposals.points(await hall.table())]
    assert entry_nos[3] not in points and entry_nos[2] not in points
    with pytest.raises(Exception, match="refuse-no-point"):
        await hall.tables.proposals.propose(hall.id, ANN, Back(entry_nos[3], 1), hall.click())
    await whole(hall)


async def test_going_back_gives_back_the_time_that_was_spent_since(hall: Hall) -> None:
    await hall.open(pace="hard", hours="24", bank="72")
    await hall.play()
    then = await hall.table()
    await hall.until(hall.now + 30 * HOUR)
    await hall.play()
    assert (await hall.table()).clock.spent
    points = await hall.tables.proposals.points(await hall.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(hall, Back(point.entry_no, point.undone))
    assert table.clock.spent == then.clock.spent
    assert {seat: wait.since for seat, wait in table.clock.waits.items()} == dict.fromkeys(
        then.clock.waits, hall.now
    )


async def test_looking_back_passes_over_what_was_undone(hall: Hall) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    points = await hall.tables.proposals.points(await hall.table())
    await decide(hall, Back(points[1].entry_no, points[1].undone))
    await hall.play()
    table = await whole(hall)
    log = turns.turns(await hall.store.log(hall.id))
    games = list(turns.positions(table, log))
    assert len(games) == len(log) and table.title.save(games[-1]) == table.title.save(table.game)
    assert list(review.decisions(table, await hall.store.log(hall.id), Seat(0)))


async def test_going_back_gives_a_new_holder_nothing_that_the_last_one_has_missed(hall: Hall) -> None:
    await hall.open(pace="hard", hours="12", bank="0")
    seat, user = await hall.awaited()
    await hall.until(hall.now + 12 * HOUR)
    then = await hall.table()
    assert then.clock.missed == {seat: 1} and (await hall.awaited())[1] != user
    await hall.tables.seating.give(hall.id, user, hall.click())
    await hall.tables.seating.take(hall.id, CARL, "Carl", seat, hall.click())
    await hall.play()
    table = await hall.tables.moderating.go_back(hall.id, 900, then.entry_no, hall.click())
    assert table.seat_of(CARL) == seat and table.clock.missed == {}
    await whole(hall)
