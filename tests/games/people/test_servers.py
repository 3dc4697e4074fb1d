"""Tables of a server that the bot is off rest, go on when it is back, and are deleted in the end. With a
clock in hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from timed_table import ANN, START, TimedTable

from db import NewTable, SeatHolder, SqliteStore
from games.manager.history import replay
from games.manager.model import due_times, table_events, turn_clock
from games.manager.model.due_times import KEPT_OFF
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Pause
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.model.turn_clock import TurnClock
from games.manager.people.gathering import CLOSED_AFTER, WARNED_AFTER
from games.manager.services import RequestContext

GUILD, OURS, THEIRS = 1, 31, 32
DAY = 24 * HOUR
BANNED = 909
FACT = "called {}"


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedTable]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        timed = await TimedTable(store, START).open(pace="hard", hours="24")
        await timed.services.servers.joined(GUILD, OURS)
        yield timed


async def said(timed: TimedTable, table: Table) -> list[str]:
    """All words to everybody, and that the log still leads to the state."""
    log = await timed.store.log(timed.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)
    return [
        type(one.event).__name__
        for entry in log
        if entry.kind == "pause"
        for one in table_events.events_of(table.title, entry)
    ]


async def look(timed: TimedTable, is_on: bool = False) -> bool:
    """What the clockwork does when a table is due."""

    async def answer(guild_id: int) -> bool:
        assert guild_id == GUILD
        return is_on

    return await timed.services.servers.rest_or_delete(timed.id, answer, (FACT.format(timed.id),))


async def test_the_clocks_of_a_removed_server_stand_still_and_go_on_where_they_stood(
    timed: TimedTable,
) -> None:
    servers = timed.services.servers
    seat, _ = await timed.awaited()
    until = (await timed.services.deadlines.deadlines(await timed.table()))[seat]
    timed.now += 5 * HOUR
    await servers.removed(GUILD, OURS)
    entry_no = (await timed.table()).entry_no
    assert await timed.until(timed.now + 20 * DAY) == [], "no reminder, no warning"
    table = await timed.table()
    assert table.entry_no == entry_no and list(table.awaited()) == [seat], "no stand-in"
    await servers.joined(GUILD, OURS)
    table = await timed.table()
    assert (await timed.services.deadlines.deadlines(table))[seat] == until + 20 * DAY
    assert await said(timed, table) == ["BotLeft", "BotBack"]
    owed = {one.kind for one in await timed.store.due_items(10**15, 100)}
    assert "board" in owed, "the channel is told"
    told = await timed.until(until + 20 * DAY - 1)
    assert "warn" in {what for _, what, _ in told} and "stand_in" not in await timed.causes()
    await timed.until(until + 20 * DAY)
    assert "stand_in" in await timed.causes()


async def test_what_is_told_twice_counts_once(timed: TimedTable) -> None:
    servers = timed.services.servers
    await servers.removed(GUILD, OURS)
    first = await timed.table()
    timed.now += DAY
    await servers.removed(GUILD, OURS)
    await servers.missing(set(), OURS, lambda guild: True)
    assert await timed.table() == first
    await servers.joined(GUILD, OURS)
    back = await timed.table()
    await servers.joined(GUILD, OURS)
    assert await timed.table() == back and await said(timed, back) == ["BotLeft", "BotBack"]


async def test_only_the_same_application_and_its_own_shard_can_miss_a_server(timed: TimedTable) -> None:
    servers = timed.services.servers
    await servers.missing(set(), THEIRS, lambda guild: True)
    await servers.missing(set(), OURS, lambda guild: guild != GUILD)
    await servers.missing({GUILD}, OURS, lambda guild: True)
    assert (await timed.table()).clock.off_since is None
    await servers.missing(set(), OURS, lambda guild: True)
    assert (await timed.table()).clock.off_since == timed.now


async def test_a_server_of_which_nothing_is_known_is_not_missed(tmp_path: Path) -> None:
    """As with the first start of this version."""
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        timed = await TimedTable(store, START).open()
        await timed.services.servers.missing(set(), OURS, lambda guild: True)
        assert (await timed.table()).clock.off_since is None


async def test_a_table_in_play_is_deleted_thirty_days_after_its_server_has_left(timed: TimedTable) -> None:
    servers, store = timed.services.servers, timed.store
    await store.set_meta(FACT.format(timed.id), "7 8")
    await store.set_ban(GUILD, BANNED, START)
    await store.allow_channel(GUILD, 2, True)
    await servers.removed(GUILD, OURS)
    assert await store.next_time() == START + KEPT_OFF == START + 30 * DAY
    timed.now = START + 30 * DAY - 1
    assert await look(timed) and (await timed.table()).status == "running"
    timed.now = START + 30 * DAY
    assert await look(timed, is_on=True), "Discord is asked once more"
    assert (await timed.table()).status == "running" and await store.due_tables(timed.now, 9) == ()
    assert await look(timed)
    table = await timed.table()
    assert (table.status, table.game, table.seats) == ("cancelled", None, ())
    assert await store.log(timed.id) == () and await store.meta(FACT.format(timed.id)) is None
    assert not any((await store.stored_about(ANN)).values())
    assert not await look(timed)
    await servers.joined(GUILD, OURS)
    assert (await timed.table()).status == "cancelled"
    kept = await store.admission_of(GUILD)
    assert (kept.banned, kept.channels) == ({BANNED}, (2,)), (
        "no ban is lifted by removing the bot for a while"
    )


async def test_a_finished_table_is_never_deleted(timed: TimedTable) -> None:
    await timed.services.lobby.cancel(timed.id, ANN, True, timed.click())
    await timed.services.servers.removed(GUILD, OURS)
    timed.now += 60 * DAY
    assert not await look(timed) and await timed.store.log(timed.id)


async def test_tables_of_a_server_that_is_not_served_rest_and_are_never_deleted(timed: TimedTable) -> None:
    servers = timed.services.servers
    await servers.joined(GUILD, OURS, served=False)
    assert (await timed.table()).clock.off_since == START
    timed.now += 90 * DAY
    assert await look(timed) and (await timed.table()).status == "running"
    await servers.removed(GUILD, OURS)
    assert await look(timed) and (await timed.table()).status == "running", "its thirty days begin now"
    await servers.joined(GUILD, OURS, served=False)
    timed.now += 90 * DAY
    assert await look(timed) and (await timed.table()).status == "running", "it is there, though not served"
    await servers.joined(GUILD, OURS)
    assert (await timed.table()).clock.off_since is None


async def test_a_lobby_rests_too_and_is_not_closed_meanwhile(timed: TimedTable) -> None:
    seats = (SeatHolder(0, ANN, "Ann"),)
    new = NewTable(
        guild_id=GUILD, channel_id=9, title="florence", language="en", host_user=ANN, at=START, seats=seats
    )
    lobby = await timed.services.lobby.new(new)
    await timed.services.servers.removed(GUILD, OURS)
    timed.now += WARNED_AFTER + CLOSED_AFTER
    for _ in range(2):
        assert await timed.services.gathering.warn_or_close(lobby.id) is None
        timed.now += CLOSED_AFTER
    await timed.services.servers.joined(GUILD, OURS)
    found = await timed.services.get(lobby.id)
    assert found is not None and found.status == "lobby" and found.clock.off_since is None
    started = await timed.services.lobby.join(lobby.id, ANN + 50, "Bo", RequestContext(900))
    assert len(started.seats) == 2


async def test_a_pause_outlasts_the_time_off_the_server(timed: TimedTable) -> None:
    await timed.services.moderation.pause(timed.id, 900, timed.click())
    paused_at = timed.now
    timed.now += DAY
    await timed.services.servers.removed(GUILD, OURS)
    timed.now += DAY
    await timed.services.servers.joined(GUILD, OURS)
    table = await timed.table()
    assert table.clock.paused_at == paused_at and table.clock.off_since is None
    assert await timed.until(timed.now + 30 * DAY) == []
    table = await timed.services.moderation.pause(timed.id, 900, timed.click())
    assert table.clock.paused_at is None and Pause(True).why_not(table, table.awaited()[0]) is None


@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize("begin", [1, 2, 3])
@pytest.mark.parametrize("end", [4, 5, 6])
def test_a_pause_and_a_time_off_that_overlap_are_made_good_once(agreed: bool, begin: int, end: int) -> None:
    """Asked at hour 0; off from hour 2 to hour 5; paused from `begin` to `end`."""
    settings = TableSettings(pace="hard", hours="24")
    seat = 0
    clock = TurnClock(waits={seat: turn_clock.new_question(TurnClock(), settings, 0)})  # type: ignore[dict-item]
    bound = due_times.latest_time(clock, settings, seat)  # type: ignore[arg-type]
    assert bound is not None
    acts = [
        (begin, 0, lambda clock, now: turn_clock.paused(clock, settings, now, {}, agreed)),
        (2, 1, lambda clock, now: turn_clock.bot_left(clock, settings, now, {})),
        (end, 0, lambda clock, now: turn_clock.resumed(clock, settings, now)),
        (5, 1, lambda clock, now: turn_clock.bot_back(clock, settings, now)),
    ]
    for hour, _, act in sorted(acts, key=lambda one: one[:2]):
        clock = act(clock, hour * HOUR)
    stood = set(range(2, 5)) | (set(range(begin, end)) if agreed else set())
    assert due_times.latest_time(clock, settings, seat) == bound + len(stood) * HOUR  # type: ignore[arg-type]
    wait = clock.waits[seat]  # type: ignore[index]
    assert wait.used == min(begin, 2) * HOUR and wait.counts_from == max(end, 5) * HOUR
    assert not clock.is_stopped
