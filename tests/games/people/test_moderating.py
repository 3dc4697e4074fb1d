"""Moderators step in: back, pause, seats; what is stuck is seen. With a clock in hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from timed_table import ANN, BEN, START, TimedTable

from db import SeatHolder, SqliteStore
from games.core import Refusal, Seat
from games.manager.history import replay
from games.manager.model import table_events
from games.manager.model.limits import TableLimits, change_limits, limits_of
from games.manager.model.table import Table
from games.manager.people.moderation import STUCK, ServerFigures

MODERATOR, CY = 900, 203


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedTable]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield await TimedTable(store, START).open(pace="hard", hours="24")


async def said(timed: TimedTable, table: Table) -> list[str]:
    """The last words to everybody, and that the log still leads to the state."""
    log = await timed.store.log(timed.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)
    last = [entry for entry in log if entry.commit_id == log[-1].commit_id]
    return [
        type(told.event).__name__ for entry in last for told in table_events.events_of(table.title, entry)
    ]


async def test_a_moderator_takes_a_game_back_and_everybody_sees_who(timed: TimedTable) -> None:
    for _ in range(3):
        await timed.play()
    then = await timed.table()
    for _ in range(2):
        await timed.play()
    moderation = timed.services.moderation
    with pytest.raises(Refusal, match="refuse-no-point"):
        await moderation.go_back(timed.id, MODERATOR, 10**6, timed.click())
    table = await moderation.go_back(timed.id, MODERATOR, then.entry_no, timed.click())
    assert table.awaited() == then.awaited()
    assert await said(timed, table) == ["SteppedIn", "WentBack"]


async def test_a_moderator_stops_the_clocks_and_lets_them_go_on(timed: TimedTable) -> None:
    moderation = timed.services.moderation
    table = await moderation.pause(timed.id, MODERATOR, timed.click())
    assert table.clock.paused_at is not None and await said(timed, table) == ["SteppedIn", "Paused"]
    assert await timed.until(timed.now + 30 * 24 * 3_600_000) == []
    table = await moderation.pause(timed.id, MODERATOR, timed.click())
    assert table.clock.paused_at is None and await timed.store.next_time() is not None


async def test_a_moderator_gives_a_seat_to_somebody_with_its_hand_and_its_turn(timed: TimedTable) -> None:
    seat, user = await timed.awaited()
    moderation = timed.services.moderation
    taken = SeatHolder(seat, BEN if user == ANN else ANN, "twice")
    with pytest.raises(Refusal, match="refuse-guest-seated"):
        await moderation.reassign(timed.id, MODERATOR, taken, timed.click())
    table = await moderation.reassign(timed.id, MODERATOR, SeatHolder(seat, CY, "Cy"), timed.click())
    assert table.seat_of(CY) == seat and table.seat_of(user) is None and (await timed.awaited())[1] == CY
    assert await said(timed, table) == ["SteppedIn", "SeatPassed"]
    owed = {(one.kind, one.target) for one in await timed.store.due_items(10**15, 100)}
    assert {("hand", CY), ("unhand", user)} <= owed
    await timed.play()


async def test_a_seat_a_computer_had_is_waited_for_as_a_persons(timed: TimedTable) -> None:
    seat, user = await timed.awaited()
    await timed.services.seats.give_to_computer(timed.id, user, "Former player", "apprentice")
    assert seat not in (await timed.table()).clock.waits
    moderation = timed.services.moderation
    table = await moderation.reassign(timed.id, MODERATOR, SeatHolder(seat, CY, "Cy"), timed.click())
    assert seat in table.clock.waits and await timed.store.next_time() is not None


async def test_a_moderator_opens_the_seat_of_somebody_who_was_here_a_moment_ago(timed: TimedTable) -> None:
    table = await timed.services.moderation.open_seat(timed.id, MODERATOR, Seat(1), timed.click())
    assert table.open_seats == (1,) and await said(timed, table) == ["SteppedIn", "SeatOpened"]
    with pytest.raises(Refusal, match="refuse-no-player"):
        await timed.services.moderation.open_seat(timed.id, MODERATOR, Seat(7), timed.click())


async def test_a_table_where_nothing_happens_is_stuck_and_one_that_pauses_is_not(timed: TimedTable) -> None:
    moderation = timed.services.moderation
    heads = await timed.store.live_tables()
    assert await moderation.troubles(heads) == {} and await moderation.health(heads) == ServerFigures(
        0, 1, 0, 0
    )
    timed.now += STUCK
    (trouble,) = (await moderation.troubles(heads)).values()
    assert (trouble.what, trouble.since) == ("waiting", START)
    assert await moderation.health(heads) == ServerFigures(0, 1, 1, 0)
    await moderation.pause(timed.id, MODERATOR, timed.click())
    assert await moderation.troubles(heads) == {}


async def test_posts_that_fail_again_and_again_are_a_trouble(timed: TimedTable) -> None:
    owed = [one for one in await timed.store.due_items(10**15, 100) if one.kind == "board"]
    for _ in range(3):
        await timed.store.retry(owed[0].id, timed.now, "Missing Access", at=timed.now)
    heads = await timed.store.live_tables()
    (trouble,) = (await timed.services.moderation.troubles(heads)).values()
    assert (trouble.what, trouble.why) == ("failing", "Missing Access")
    assert await timed.services.moderation.health(heads) == ServerFigures(0, 1, 0, 1)


async def test_a_table_that_cannot_be_loaded_is_a_trouble(timed: TimedTable) -> None:
    timed.again()
    timed.services.repository.titles = {}
    (trouble,) = (await timed.services.moderation.troubles(await timed.store.live_tables())).values()
    assert trouble.what == "unloadable" and "heaven_ale" in trouble.why


async def test_limits_are_a_servers_own_and_the_usual_ones_leave_nothing_behind(timed: TimedTable) -> None:
    assert await limits_of(timed.store, 1) == TableLimits()
    await change_limits(timed.store, 1, waiting=2)
    assert await change_limits(timed.store, 1, server=3) == TableLimits(waiting=2, server=3)
    assert await limits_of(timed.store, 2) == TableLimits()
    assert await change_limits(timed.store, 1, waiting=5, server=500) == TableLimits()
    assert await timed.store.meta("limits of 1") is None
