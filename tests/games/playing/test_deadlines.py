"""No rest stretches a deadline for ever: quiet hours, days away, pauses, seats that change hands, going back;
and games that an older version left."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from timed_table import ANN, BEN, MINUTE, START, TimedTable

from db import SeatHolder, SqliteStore, UserChange, UserRow
from db.sql import checksums
from db.sqlite.migrations import migrations
from games.core import Seat
from games.manager.model import due_times, turn_clock
from games.manager.model.due_times import BEYOND, TIMES
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Pace, Pause
from games.manager.model.quiet_hours import QuietTimes, write_quiet
from games.manager.model.stored_table import CLOCK
from games.manager.model.table_settings import SETTING_VALUES, TableSettings
from games.manager.model.turn_clock import MOST_AWAY, TurnClock
from games.manager.playing.deadlines import quiet_key
from games.manager.storage.repository import quiet_times_of

DAY = 24 * HOUR
CY = 203


def longest(settings: TableSettings) -> int:
    """The longest time that a whole bank and all quiet times may add to an answer."""
    return TIMES * (settings.answer_time + settings.bank_time) + BEYOND


# For any rest

ZONES = ("UTC", "Europe/Rome", "Asia/Tokyo", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Kiritimati")
SEAT = Seat(0)
MINUTES = st.integers(0, 1439)

settings_drawn = st.builds(
    TableSettings,
    pace=st.sampled_from(("soft", "hard")),
    **{name: st.sampled_from(SETTING_VALUES[name]) for name in ("hours", "bank", "rest")},  # type: ignore[arg-type]
)
hours_drawn = st.none() | st.tuples(MINUTES, MINUTES).filter(lambda one: one[0] != one[1])
away_drawn = st.none() | st.tuples(st.integers(-40, 40), st.integers(1, 400))
"""Days from now to the first, and how many."""


@st.composite
def quiet_times_drawn(draw: Any, now: int) -> QuietTimes:
    """As somebody's settings say at a moment, whatever they have set."""
    quiet, away = draw(hours_drawn), draw(away_drawn)
    begin = now + (away[0] if away else 0) * DAY
    user = UserRow(
        1,
        zone=draw(st.sampled_from(ZONES)),
        quiet=None if quiet is None else write_quiet(*quiet),
        away_from=begin if away else None,
        away_until=begin + away[1] * DAY if away else None,
    )
    return quiet_times_of(user)


@hypothesis.settings(max_examples=150, deadline=None)
@given(data=st.data(), settings=settings_drawn, spent=st.integers(0, 30), start=st.integers(0, 400))
def test_no_rest_however_it_is_changed_stretches_an_answer_beyond_its_limit(
    data: st.DataObject, settings: TableSettings, spent: int, start: int
) -> None:
    now = asked = START + start * DAY // 3
    clock = TurnClock(spent={SEAT: min(spent * DAY // 4, settings.bank_time)})
    clock = turn_clock.after_answers(clock, settings, [SEAT], {}, now, {})
    counted = settings.answer_time + settings.bank_time - clock.spent[SEAT]
    for _ in range(data.draw(st.integers(1, 12))):
        quiet = data.draw(quiet_times_drawn(now))
        until = due_times.deadline(clock, settings, SEAT, quiet)
        assert until is not None
        assert due_times.deadline(clock, settings, SEAT) <= until <= asked + TIMES * counted + BEYOND  # type: ignore[operator]
        later = now + data.draw(st.integers(0, 9 * 24)) * HOUR
        if later >= until:
            return
        clock, now = turn_clock.counted_until(clock, settings, SEAT, later, quiet), later
        assert due_times.deadline(clock, settings, SEAT, quiet) == until, "looking at it changes nothing"
        assert clock.away.get(SEAT, 0) <= MOST_AWAY


@hypothesis.settings(max_examples=150, deadline=None)
@given(data=st.data(), settings=settings_drawn, used=st.integers(0, 500), more=st.integers(0, 500))
def test_who_has_used_less_or_was_asked_later_never_has_to_answer_earlier(
    data: st.DataObject, settings: TableSettings, used: int, more: int
) -> None:
    quiet = data.draw(quiet_times_drawn(START))

    def until(asked: int, gone: int, away: int = 0) -> int:
        clock = turn_clock.after_answers(TurnClock(away={SEAT: away}), settings, [SEAT], {}, asked, {})
        wait = msgspec.structs.replace(clock.waits[SEAT], used=gone)
        found = due_times.deadline(msgspec.structs.replace(clock, waits={SEAT: wait}), settings, SEAT, quiet)
        assert found is not None
        return found

    assert until(START, (used + more) * MINUTE) <= until(START, used * MINUTE)
    assert until(START, 0, more * HOUR) <= until(START, 0), "who has been away more has less of it left"
    assert until(START, used * MINUTE) <= until(START + more * HOUR, used * MINUTE)


def test_of_too_many_quiet_hours_the_first_twelve_count() -> None:
    def quiet(begin: str, end: str) -> tuple[int, int] | None:
        return quiet_times_of(UserRow(1, zone="UTC", quiet=f"{begin}-{end}")).quiet

    assert quiet("00:00", "23:59") == (0, 720)
    assert quiet("20:00", "19:00") == (20 * 60, 8 * 60)
    assert quiet("22:00", "10:00") == (22 * 60, 10 * 60)


# At a table

STRICT = {"pace": "hard", "hours": "12", "bank": "0"}


async def played_for(timed: TimedTable, most: int) -> int:
    """After how long the stand-in answers for who is awaited, whoever rests."""
    began = timed.now
    while "stand_in" not in await timed.causes():
        due = await timed.store.next_time()
        assert due is not None and due <= began + most
        await timed.until(due)
    return timed.now - began


async def test_quiet_hours_of_a_whole_day_stretch_twelve_hours_to_a_day(timed: TimedTable) -> None:
    await timed.open(**STRICT)
    _, user = await timed.awaited()
    await timed.services.deadlines.change_user(user, UserChange(zone="UTC", quiet="00:00-23:59"))
    assert await played_for(timed, 16 * DAY) <= 24 * HOUR


async def test_going_away_again_and_again_stretches_twelve_hours_to_sixteen_days(timed: TimedTable) -> None:
    await timed.open(**STRICT)
    _, user = await timed.awaited()
    deadlines = timed.services.deadlines
    for day in range(16):
        timed.now = START + day * DAY
        await deadlines.change_user(user, UserChange(away_from=timed.now, away_until=timed.now + 366 * DAY))
        assert "stand_in" not in await timed.causes()
        if day % 3 == 2:
            await deadlines.change_user(user, UserChange(away_from=None, away_until=None))
            await deadlines.change_user(
                user, UserChange(away_from=timed.now, away_until=timed.now + 366 * DAY)
            )
    assert await timed.store.next_time() == START + longest(TableSettings(**STRICT)) == START + 16 * DAY  # type: ignore[arg-type]
    timed.now = START + 15 * DAY
    await played_for(timed, DAY)


async def test_days_away_stop_the_clock_of_a_seat_for_thirty_days_of_a_game(timed: TimedTable) -> None:
    """Under settings that would wait for longer: 4 times 8 days and 14 days."""
    await timed.open(pace="hard", hours="168", bank="24")
    seat, user = await timed.awaited()
    away = UserChange(away_from=START, away_until=START + 366 * DAY)
    await timed.services.deadlines.change_user(user, away)
    (until,) = (await timed.services.deadlines.deadlines(await timed.table())).values()
    assert until == START + (30 + 8) * DAY
    for days in (10, 20):
        timed.now = START + days * DAY
        await timed.services.deadlines.change_user(user, UserChange(away_from=None, away_until=None))
        assert (await timed.table()).clock.away == {seat: days * DAY}
        await timed.services.deadlines.change_user(user, away)
    assert (await timed.services.deadlines.deadlines(await timed.table())) == {seat: until}


async def away_for(timed: TimedTable, days: int) -> tuple[Seat, int]:
    """Who is awaited has been away for so long, and still is."""
    seat, user = await timed.awaited()
    change = UserChange(away_from=timed.now, away_until=timed.now + 366 * DAY)
    await timed.services.deadlines.change_user(user, change)
    timed.now += days * DAY
    return seat, user


async def test_neither_an_answer_nor_going_back_nor_another_holder_gives_days_away_back(
    timed: TimedTable,
) -> None:
    await timed.open(pace="hard", hours="168", bank="24")
    seat, user = await away_for(timed, 8)
    await timed.play()
    assert (await timed.table()).clock.away == {seat: 8 * DAY}
    assert await timed.awaited() != (seat, user)
    await timed.play()
    timed.now += 4 * DAY
    points = await timed.services.proposals.ways_back(await timed.table())
    await timed.services.moderation.go_back(timed.id, 900, points[0].entry_no, timed.click())
    now = (await timed.table()).clock
    assert now.away == {seat: 12 * DAY}, "those of the question that is asked no more as well"
    while (await timed.awaited())[0] != seat:
        await timed.play()
    timed.now += 5 * DAY
    await timed.services.seats.give(timed.id, user, timed.click())
    table = await timed.services.seats.take(timed.id, SeatHolder(seat, CY, "Cy"), timed.click())
    assert table.clock.away == {seat: 17 * DAY}
    await timed.services.deadlines.change_user(
        CY, UserChange(away_from=timed.now, away_until=timed.now + 99 * DAY)
    )
    (until,) = (await timed.services.deadlines.deadlines(await timed.table())).values()
    assert until == timed.now + (13 + 7 + 1) * DAY


async def test_a_seat_that_goes_to_and_fro_is_asked_no_longer_than_one_that_stays(timed: TimedTable) -> None:
    await timed.open(**STRICT)
    seat, user = await timed.awaited()
    holder, other = user, CY
    while "stand_in" not in await timed.causes():
        assert timed.now <= START + 16 * DAY
        await timed.services.seats.give(timed.id, holder, timed.click())
        await timed.services.seats.take(timed.id, SeatHolder(seat, other, "Cy"), timed.click())
        holder, other = other, holder
        await timed.until(timed.now + 11 * HOUR)


# Pauses


async def pause(timed: TimedTable, how: str) -> None:
    """Who decides: all together, a moderator, or the host alone."""
    table = await timed.table()
    what = Pause(table.clock.paused_at is None)
    if how == "moderator":
        await timed.services.moderation.pause(timed.id, 900, timed.click())
        return
    table = await timed.services.proposals.propose(timed.id, ANN, what, timed.click())
    if how == "all":
        assert table.proposal is not None
        await timed.services.proposals.agree(timed.id, BEN, table.proposal.at, timed.click())


@pytest.mark.parametrize("how", ["all", "moderator"])
async def test_a_pause_that_all_agreed_on_or_a_moderators_stops_everything(
    timed: TimedTable, how: str
) -> None:
    await timed.open(**STRICT)
    seat, user = await timed.awaited()
    last = START + 16 * DAY
    assert due_times.latest_time((await timed.table()).clock, TableSettings(**STRICT), seat) == last  # type: ignore[arg-type]
    await timed.until(START + HOUR)
    await pause(timed, how)
    assert await timed.store.next_time() is None
    timed.now += 100 * DAY
    timed.again()
    await pause(timed, how)
    away = UserChange(away_from=timed.now, away_until=timed.now + 99 * DAY)
    await timed.services.deadlines.change_user(user, away)
    await timed.until(last + 100 * DAY - MINUTE)
    assert "stand_in" not in await timed.causes()
    await timed.until(last + 100 * DAY)
    assert "stand_in" in await timed.causes()


async def test_a_pause_that_somebody_was_not_asked_about_is_none_that_all_agreed_on(
    timed: TimedTable,
) -> None:
    """Who is away is asked for nothing: else two could help each other to all the time in the world."""
    await timed.open(**STRICT)
    _, user = await away_for(timed, 1)
    other = BEN if user == ANN else ANN
    table = await timed.services.proposals.propose(timed.id, other, Pause(True), timed.click())
    assert table.proposal is None and table.clock.paused_at == timed.now
    assert await timed.store.next_time() == START + 16 * DAY
    assert await played_for(timed, 16 * DAY) == 15 * DAY


async def test_a_pause_of_the_host_alone_stops_the_clock_but_not_what_is_due_at_the_latest(
    timed: TimedTable,
) -> None:
    await timed.open(**STRICT, consent="host")
    await timed.until(START + HOUR)
    await pause(timed, "host")
    assert (await timed.table()).clock.paused_at is not None
    await timed.until(START + 16 * DAY - MINUTE)
    assert "stand_in" not in await timed.causes()
    for _ in range(2):  # nor do a pause after a pause, or another pace
        await pause(timed, "host")
    pace = Pace("hard", "12")
    await timed.services.proposals.propose(timed.id, ANN, pace, timed.click())
    await timed.until(START + 16 * DAY)
    assert "stand_in" in await timed.causes()


async def test_whoever_answers_in_a_pause_has_used_no_time_of_it(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="72")
    seat, _ = await timed.awaited()
    await timed.until(START + HOUR)
    await pause(timed, "all")
    timed.now += 10 * DAY
    await timed.play()
    assert (await timed.table()).clock.spent.get(seat, 0) == 0


# Of an older version


async def as_left_by_an_older_version(path: Path, timed: TimedTable) -> None:
    """The clock without what is new in it, the table due in three years, the file with the schema of then."""
    with closing(sqlite3.connect(path)) as plain, plain:
        ((data,),) = plain.execute("SELECT data FROM kept WHERE what = ?", (CLOCK,)).fetchall()
        clock = msgspec.msgpack.decode(data)
        for new in ("away", "agreed"):
            del clock[new]
        for wait in clock["waits"].values():
            del wait["bound_from"]
        plain.execute("UPDATE kept SET data = ? WHERE what = ?", (msgspec.msgpack.encode(clock), CLOCK))
        plain.execute("UPDATE times SET due_at = ?", (timed.now + 1000 * DAY,))
        plain.executescript("DROP TRIGGER log_is_never_rewritten")
        for new in ("bans", "open_channels", "lines", "puzzle_channels", "puzzle_answers"):
            plain.execute(f"DROP TABLE {new}")
        for rows in checksums.ALL:
            plain.execute(f"ALTER TABLE {rows.table} DROP COLUMN crc")
        plain.execute("CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log BEGIN SELECT 1; END")
        plain.execute("PRAGMA user_version = 8")


async def test_what_is_open_at_the_upgrade_is_reckoned_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    async with await SqliteStore.open(path) as store:
        timed = await TimedTable(store, START).open(**STRICT)
        seat, user = await away_for(timed, 100)
        await store.change_user(user, UserChange(away_from=START, away_until=START + 3000 * DAY))
    await as_left_by_an_older_version(path, timed)
    async with await SqliteStore.open(path) as store:
        assert len(migrations()) > 8
        timed.store, table_id = store, timed.id
        timed.again()
        assert await store.due_tables(timed.now, 10) == (table_id,), "all games in play are looked at once"
        await timed.services.deadlines.do_due(table_id)
        table = await timed.table()
        assert table.clock.waits[seat].bound_from == timed.now
        assert table.clock.waits[seat].used == 0 and not table.clock.away, "what was agreed on then was"
        assert due_times.latest_time(table.clock, table.settings, seat) == timed.now + 16 * DAY
        assert await played_for(timed, 16 * DAY) == 16 * DAY


@pytest.mark.parametrize("consent", ["all", "host"])
async def test_a_pause_of_an_older_version_counts_as_agreed_where_all_decide(
    tmp_path: Path, consent: str
) -> None:
    path = tmp_path / "old.sqlite3"
    async with await SqliteStore.open(path) as store:
        timed = await TimedTable(store, START).open(**STRICT, consent=consent)
        await pause(timed, consent)
    await as_left_by_an_older_version(path, timed)
    async with await SqliteStore.open(path) as store:
        timed.store = store
        timed.again()
        timed.now += 50 * DAY
        await timed.services.deadlines.do_due(timed.id)
        due = await store.next_time()
        assert due == (None if consent == "all" else timed.now + 16 * DAY)
        await pause(timed, consent)
        await timed.until(timed.now + 16 * DAY)
        assert "stand_in" in await timed.causes()


async def test_who_has_set_too_many_quiet_hours_is_told_once(timed: TimedTable) -> None:
    await timed.store.change_user(BEN, UserChange(zone="UTC", quiet="00:00-23:59"))
    await timed.open(**STRICT)

    async def owed() -> list[int]:
        return [one.target for one in await timed.store.due_items(10**15, 1000) if one.kind == "notice"]

    for _ in range(2):
        await timed.services.deadlines.do_due(timed.id)
        assert await owed() == [BEN]
        timed.again()
    assert await timed.store.meta(quiet_key(BEN)) is not None
    assert await timed.store.meta(quiet_key(ANN)) is None
