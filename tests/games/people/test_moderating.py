"""Moderators step in: back, pause, seats; what is stuck is seen. With a clock in hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hall_kit import ANN, BEN, START, Hall

from db import SeatHolder, SqliteStore
from games.core import Refusal, Seat
from games.manager.history import replay
from games.manager.model import table_events
from games.manager.model.limits import TableLimits, change_limits, limits_of
from games.manager.model.table import Table
from games.manager.people.moderation import STUCK, ServerFigures

MODERATOR, CY = 900, 203


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield await Hall(store, START).open(pace="hard", hours="24")


async def said(hall: Hall, table: Table) -> list[str]:
    """The last words of the house, and that the log still leads to the state."""
    log = await hall.store.log(hall.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)
    last = [entry for entry in log if entry.commit_id == log[-1].commit_id]
    return [
        type(told.event).__name__ for entry in last for told in table_events.events_of(table.title, entry)
    ]


async def test_a_moderator_takes_a_game_back_and_everybody_sees_who(hall: Hall) -> None:
    for _ in range(3):
        await hall.play()
    then = await hall.table()
    for _ in range(2):
        await hall.play()
    moderating = hall.tables.moderating
    with pytest.raises(Refusal, match="refuse-no-point"):
        await moderating.go_back(hall.id, MODERATOR, 10**6, hall.click())
    table = await moderating.go_back(hall.id, MODERATOR, then.entry_no, hall.click())
    assert table.awaited() == then.awaited()
    assert await said(hall, table) == ["SteppedIn", "WentBack"]


async def test_a_moderator_stops_the_clocks_and_lets_them_go_on(hall: Hall) -> None:
    moderating = hall.tables.moderating
    table = await moderating.pause(hall.id, MODERATOR, hall.click())
    assert table.clock.paused_at is not None and await said(hall, table) == ["SteppedIn", "Paused"]
    assert await hall.until(hall.now + 30 * 24 * 3_600_000) == []
    table = await moderating.pause(hall.id, MODERATOR, hall.click())
    assert table.clock.paused_at is None and await hall.store.next_time() is not None


async def test_a_moderator_gives_a_seat_to_somebody_with_its_hand_and_its_turn(hall: Hall) -> None:
    seat, user = await hall.awaited()
    moderating = hall.tables.moderating
    taken = SeatHolder(seat, BEN if user == ANN else ANN, "twice")
    with pytest.raises(Refusal, match="refuse-guest-seated"):
        await moderating.reassign(hall.id, MODERATOR, taken, hall.click())
    table = await moderating.reassign(hall.id, MODERATOR, SeatHolder(seat, CY, "Cy"), hall.click())
    assert table.seat_of(CY) == seat and table.seat_of(user) is None and (await hall.awaited())[1] == CY
    assert await said(hall, table) == ["SteppedIn", "SeatPassed"]
    owed = {(one.kind, one.target) for one in await hall.store.due_items(10**15, 100)}
    assert {("hand", CY), ("unhand", user)} <= owed
    await hall.play()


async def test_a_seat_a_computer_had_is_waited_for_as_a_persons(hall: Hall) -> None:
    seat, user = await hall.awaited()
    await hall.tables.seating.give_to_computer(hall.id, user, "Former player", "apprentice")
    assert seat not in (await hall.table()).clock.waits
    moderating = hall.tables.moderating
    table = await moderating.reassign(hall.id, MODERATOR, SeatHolder(seat, CY, "Cy"), hall.click())
    assert seat in table.clock.waits and await hall.store.next_time() is not None


async def test_a_moderator_opens_the_seat_of_somebody_who_was_here_a_moment_ago(hall: Hall) -> None:
    table = await hall.tables.moderating.open_seat(hall.id, MODERATOR, Seat(1), hall.click())
    assert table.open_seats == (1,) and await said(hall, table) == ["SteppedIn", "SeatOpened"]
    with pytest.raises(Refusal, match="refuse-no-player"):
        await hall.tables.moderating.open_seat(hall.id, MODERATOR, Seat(7), hall.click())


async def test_a_table_where_nothing_happens_is_stuck_and_one_that_pauses_is_not(hall: Hall) -> None:
    moderating = hall.tables.moderating
    heads = await hall.store.live_tables()
    assert await moderating.troubles(heads) == {} and await moderating.health(heads) == ServerFigures(
        0, 1, 0, 0
    )
    hall.now += STUCK
    (trouble,) = (await moderating.troubles(heads)).values()
    assert (trouble.what, trouble.since) == ("waiting", START)
    assert await moderating.health(heads) == ServerFigures(0, 1, 1, 0)
    await moderating.pause(hall.id, MODERATOR, hall.click())
    assert await moderating.troubles(heads) == {}


async def test_posts_that_fail_again_and_again_are_a_trouble(hall: Hall) -> None:
    owed = [one for one in await hall.store.due_items(10**15, 100) if one.kind == "board"]
    for _ in range(3):
        await hall.store.retry(owed[0].id, hall.now, "Missing Access", at=hall.now)
    heads = await hall.store.live_tables()
    (trouble,) = (await hall.tables.moderating.troubles(heads)).values()
    assert (trouble.what, trouble.why) == ("failing", "Missing Access")
    assert await hall.tables.moderating.health(heads) == ServerFigures(0, 1, 0, 1)


async def test_a_table_that_cannot_be_loaded_is_a_trouble(hall: Hall) -> None:
    hall.again()
    hall.tables.repository.titles = {}
    (trouble,) = (await hall.tables.moderating.troubles(await hall.store.live_tables())).values()
    assert trouble.what == "unloadable" and "heaven_ale" in trouble.why


async def test_limits_are_a_servers_own_and_the_usual_ones_leave_nothing_behind(hall: Hall) -> None:
    assert await limits_of(hall.store, 1) == TableLimits()
    await change_limits(hall.store, 1, waiting=2)
    assert await change_limits(hall.store, 1, server=3) == TableLimits(waiting=2, server=3)
    assert await limits_of(hall.store, 2) == TableLimits()
    assert await change_limits(hall.store, 1, waiting=5, server=500) == TableLimits()
    assert await hall.store.meta("limits of 1") is None
