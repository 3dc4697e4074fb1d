"""Reminders, deadlines, stand-ins at the manager's level, with a clock that stands still until it is set."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from timed_table import ANN, BEN, MINUTE, START, TimedTable, moment

from db import NewTable, UserChange
from games.computer import SeatView
from games.core import Seat, engine
from games.manager.history import replay
from games.manager.model import table_events
from games.manager.model.durations import HOUR
from games.manager.model.turn_clock import RHYTHM
from games.manager.services import Services
from games.titles import TITLES


async def test_reminders_come_in_a_growing_rhythm_that_stops(timed: TimedTable) -> None:
    await timed.open()
    _, user = await timed.awaited()
    told = await timed.until(START + 1000 * HOUR)
    times = [START + sum(RHYTHM[: n + 1]) for n in range(len(RHYTHM))]
    assert told == [(at, "remind", user) for at in times]
    assert await timed.store.next_time() is None


async def test_nobody_is_reminded_of_what_is_answered_and_the_rhythm_begins_anew(timed: TimedTable) -> None:
    await timed.open()
    _, first = await timed.awaited()
    await timed.until(START + RHYTHM[0] - MINUTE)
    await timed.play()
    _, second = await timed.awaited()
    assert first != second
    told = await timed.until(START + RHYTHM[0] + 2 * MINUTE)
    assert told == []
    told = await timed.until(START + 2 * RHYTHM[0])
    assert told == [(START + 2 * RHYTHM[0] - MINUTE, "remind", second)]


async def test_a_table_may_do_without_reminders(timed: TimedTable) -> None:
    await timed.open(pace="none")
    assert await timed.store.next_time() is None
    assert (await timed.table()).clock.waits, "yet it is known since when somebody is awaited"


async def test_a_restart_between_two_reminders_repeats_none_and_loses_none(timed: TimedTable) -> None:
    await timed.open()
    _, user = await timed.awaited()
    assert len(await timed.until(START + RHYTHM[0] + MINUTE)) == 1
    timed.again()
    second = START + RHYTHM[0] + RHYTHM[1]
    assert await timed.until(second) == [(second, "remind", user)]


async def test_what_fell_due_while_the_bot_was_away_is_said_once(timed: TimedTable) -> None:
    await timed.open()
    _, user = await timed.awaited()
    timed.now = START + 300 * HOUR
    timed.again()
    assert await timed.until(timed.now) == [(timed.now, "remind", user)]


async def test_striking_twice_reminds_once(timed: TimedTable) -> None:
    await timed.open()
    timed.now = START + RHYTHM[0]
    await timed.services.deadlines.do_due(timed.id)
    await Services(timed.store, TITLES, lambda: timed.now).deadlines.do_due(timed.id)
    owed = [one for one in await timed.store.due_items(10**15, 1000) if one.kind == "turn"]
    assert len(owed) == 1


@pytest.mark.parametrize(
    ("zone", "start", "morning"),
    [
        ("Europe/Rome", (2026, 1, 12, 6), (2026, 1, 13, 8)),
        ("Asia/Tokyo", (2026, 1, 12, 6), (2026, 1, 13, 8)),
        ("Europe/Rome", (2026, 3, 28, 4), (2026, 3, 29, 8)),  # summer time begins in that night
        ("Europe/Rome", (2026, 10, 24, 6), (2026, 10, 25, 8)),  # and ends in this
    ],
)
async def test_in_quiet_hours_a_reminder_waits_for_the_morning_of_its_reader(
    timed: TimedTable, zone: str, start: tuple[int, ...], morning: tuple[int, ...]
) -> None:
    timed.now = moment(zone, *start)
    for user in (ANN, BEN):
        await timed.store.change_user(user, UserChange(zone=zone, quiet="22:00-08:00"))
    await timed.open()
    _, user = await timed.awaited()
    assert await timed.until(moment(zone, *morning)) == [(moment(zone, *morning), "remind", user)]


async def test_not_now_silences_one_question(timed: TimedTable) -> None:
    await timed.open()
    seat, user = await timed.awaited()
    await timed.services.deadlines.not_now(timed.id, user)
    assert await timed.until(START + 500 * HOUR) == []
    await timed.play()
    began = timed.now
    told = await timed.until(began + RHYTHM[0])
    assert [what for _, what, _ in told] == ["remind"], "the next question is one of its own"
    assert (await timed.table()).clock.waits.keys() != {seat}


async def test_a_soft_deadline_lets_the_others_act(timed: TimedTable) -> None:
    await timed.open(pace="soft", hours="24")
    seat, user = await timed.awaited()
    other = BEN if user == ANN else ANN
    with pytest.raises(Exception, match="refuse-not-late"):
        await timed.services.deadlines.answer_for(timed.id, other, seat)
    told = await timed.until(START + 1000 * HOUR)
    assert [(at - START, what) for at, what, _ in told] == [(18 * HOUR, "warn"), (24 * HOUR, "late")]
    before = len(await timed.causes())
    await timed.services.deadlines.answer_for(timed.id, other, seat)
    assert "stand_in" in (await timed.causes())[before:]
    said = [
        one.event
        for entry in await timed.store.log(timed.id)
        for one in table_events.events_of((await timed.table()).title, entry)
        if isinstance(one.event, table_events.AnsweredFor)
    ]
    assert [(one.seat, one.by) for one in said] == [(seat, 1 - seat)]


async def test_a_hard_deadline_uses_the_bank_then_the_stand_in_answers(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="24")
    seat, user = await timed.awaited()
    told = await timed.until(START + 48 * HOUR - MINUTE)
    assert "stand_in" not in await timed.causes()
    assert [what for _, what, to in told if to == user].count("warn") == 1
    await timed.until(START + 48 * HOUR)
    assert "stand_in" in await timed.causes()
    table = await timed.table()
    assert table.clock.spent[seat] == 24 * HOUR and table.clock.missed[seat] == 1
    entries = [entry for entry in await timed.store.log(timed.id) if entry.kind == "stand-in"]
    assert len(entries) == 1 and entries[0].seat == seat


async def test_time_in_hand_is_debited_when_an_answer_comes_late(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="72")
    seat, _ = await timed.awaited()
    await timed.until(START + 30 * HOUR)
    await timed.play()
    assert (await timed.table()).clock.spent[seat] == 6 * HOUR


@pytest.mark.parametrize("days", [1, 400])
async def test_a_clock_set_back_costs_and_gives_nobody_time_in_hand(timed: TimedTable, days: int) -> None:
    """Neither for the answer that comes then nor for the next."""
    await timed.open(pace="hard", hours="24", bank="72")
    seat, _ = await timed.awaited()
    timed.now -= days * 24 * HOUR
    await timed.play()
    table = await timed.table()
    assert table.clock.spent.get(seat, 0) == 0
    (after,) = table.awaited()
    assert table.clock.waits[after].since == timed.now
    await timed.until(timed.now + 30 * HOUR)
    await timed.play()
    assert (await timed.table()).clock.spent[after] == 6 * HOUR


async def test_a_clock_that_jumps_ahead_and_back_reminds_once_and_plays_on(timed: TimedTable) -> None:
    await timed.open()
    _, user = await timed.awaited()
    told = await timed.until(START + 365 * 24 * HOUR)
    assert [to for _, _, to in told] == [user] * len(told) and 0 < len(told) < 20
    timed.now = START + MINUTE
    assert await timed.until(START + 48 * HOUR) == [], "all of that has been said"
    await timed.play()
    (seat,) = (await timed.table()).awaited()
    assert (await timed.table()).clock.waits[seat].since == timed.now


async def test_who_lets_two_deadlines_pass_is_stood_in_for_at_once_until_they_return(
    timed: TimedTable,
) -> None:
    await timed.open(pace="hard", hours="24", bank="0")
    for _ in range(40):
        table = await timed.table()
        if any(table.clock.stands_in(Seat(at), table.settings) for at in (0, 1)):
            break
        await timed.until(timed.now + 24 * HOUR)
    table = await timed.table()
    absent = next(Seat(at) for at in (0, 1) if table.clock.stands_in(Seat(at), table.settings))
    user = table.seats[absent].user_id
    assert user is not None
    await timed.services.deadlines.player_back(timed.id, user)
    table = await timed.table()
    assert not table.clock.stands_in(absent, table.settings)


async def test_a_day_away_across_a_deadline_stops_the_clock(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="0")
    _, user = await timed.awaited()
    away = UserChange(zone="Europe/Rome", away_from=START + 12 * HOUR, away_until=START + 108 * HOUR)
    await timed.services.deadlines.change_user(user, away)
    told = await timed.until(START + 120 * HOUR - MINUTE)
    assert "stand_in" not in await timed.causes()
    assert all(at < START + 12 * HOUR or at >= START + 108 * HOUR for at, _, _ in told), "nobody is disturbed"
    await timed.until(START + 120 * HOUR)
    assert "stand_in" in await timed.causes()


async def test_coming_back_early_counts_from_then_on(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="0")
    _, user = await timed.awaited()
    away = UserChange(zone="Europe/Rome", away_from=START, away_until=START + 1000 * HOUR)
    await timed.services.deadlines.change_user(user, away)
    timed.now = START + 50 * HOUR
    await timed.services.deadlines.change_user(user, UserChange(away_from=None, away_until=None))
    await timed.until(START + 74 * HOUR - MINUTE)
    assert "stand_in" not in await timed.causes()
    await timed.until(START + 74 * HOUR)
    assert "stand_in" in await timed.causes()


async def test_where_nothing_stops_the_clock_the_deadline_stays(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="0", rest="none")
    _, user = await timed.awaited()
    away = UserChange(zone="Europe/Rome", away_from=START, away_until=START + 1000 * HOUR)
    await timed.services.deadlines.change_user(user, away)
    await timed.until(START + 24 * HOUR)
    assert "stand_in" in await timed.causes()


async def test_who_has_left_the_server_is_stood_in_for_whatever_the_pace(timed: TimedTable) -> None:
    await timed.open()
    seat, user = await timed.awaited()
    await timed.services.deadlines.player_left(timed.id, user)
    await timed.until(START)
    assert "stand_in" in await timed.causes()
    (entry,) = [entry for entry in await timed.store.log(timed.id) if entry.kind == "stand-in"]
    table = await timed.table()
    assert table_events.events_of(table.title, entry)[0].event == table_events.StoodIn(seat, True)
    await timed.services.deadlines.player_back(timed.id, user)
    assert (await timed.table()).clock.gone == ()


async def test_who_leaves_the_server_after_the_deadline_is_stood_in_for(timed: TimedTable) -> None:
    """At a soft pace a late question has no deadline any more; a stand-in answers it all the same."""
    await timed.open(pace="soft", hours="24", bank="0")
    _, user = await timed.awaited()
    await timed.until(START + 25 * HOUR)
    assert "stand_in" not in await timed.causes()
    await timed.services.deadlines.player_left(timed.id, user)
    await timed.until(timed.now)
    assert "stand_in" in await timed.causes()


async def test_a_stand_in_may_be_a_computer_where_the_table_allows(timed: TimedTable) -> None:
    asked: list[Any] = []

    async def think(seen: SeatView, level: str, effort: Any) -> Any:
        asked.append(level)
        return engine.default((await timed.table()).game if len(asked) == 1 else seen.view, seen.seat)

    await timed.open(pace="hard", hours="24", bank="0", stand_in="computer")
    timed.services.deadlines.think = think  # type: ignore[assignment]
    await timed.until(START + 24 * HOUR)
    assert asked and set(asked) == {"apprentice"} and "stand_in" in await timed.causes()


async def test_the_log_of_a_game_with_stand_ins_leads_to_its_state(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="12", bank="0")
    for _ in range(30):
        if (await timed.table()).status != "running":
            break
        await timed.until(timed.now + 12 * HOUR)
    table = await timed.table()
    log = await timed.store.log(timed.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)


async def test_games_of_before_there_were_settings_are_not_reminded(timed: TimedTable) -> None:
    new = NewTable(guild_id=1, channel_id=9, title="heaven_ale", language="en", host_user=ANN, at=START)
    old = await timed.store.create(msgspec.structs.replace(new, options=msgspec.msgpack.encode({})))
    table = await timed.services.get(old)
    assert table is not None and table.settings.pace == "none"


async def test_what_fell_due_before_a_night_that_has_begun_waits_for_its_end(timed: TimedTable) -> None:
    """A bot that comes late, when its player sleeps already, looks again in the morning and not before."""
    await timed.open(pace="remind")
    _, user = await timed.awaited()
    asleep = UserChange(zone="Europe/Rome", quiet="22:00-07:00")
    await timed.services.deadlines.change_user(user, asleep)
    due = await timed.store.next_time()
    assert due is not None
    timed.now = moment("Europe/Rome", 2026, 1, 13, 23)
    assert due < timed.now
    await timed.services.deadlines.do_due(timed.id)
    assert await timed.store.next_time() == moment("Europe/Rome", 2026, 1, 14, 7)
    told = await timed.until(moment("Europe/Rome", 2026, 1, 14, 8))
    assert [(at, what) for at, what, _ in told] == [(moment("Europe/Rome", 2026, 1, 14, 7), "remind")]


@pytest.mark.parametrize(
    ("day", "hours"), [((2026, 3, 28), 8), ((2026, 10, 24), 10)], ids=["spring", "autumn"]
)
async def test_a_deadline_is_as_much_later_as_the_night_is_long_in_which_the_clocks_change(
    timed: TimedTable, day: tuple[int, int, int], hours: int
) -> None:
    """Twelve hours from six in the evening, with a night of nine hours on the clock at the wall."""
    timed.now = moment("Europe/Rome", *day, 18)
    await timed.open(pace="hard", hours="12", bank="0")
    _, user = await timed.awaited()
    change = UserChange(zone="Europe/Rome", quiet="22:00-07:00")
    await timed.services.deadlines.change_user(user, change)
    (until,) = (await timed.services.deadlines.deadlines(await timed.table())).values()
    assert until == timed.now + (12 + hours) * HOUR


async def test_who_is_late_is_not_reminded_again_after_a_pause(timed: TimedTable) -> None:
    """And the table is not due over and over."""
    await timed.open(pace="soft", hours="12")
    await timed.until(timed.now + 13 * HOUR)
    for _ in range(2):
        await timed.services.moderation.pause(timed.id, 900, timed.click())
    assert await timed.store.next_time() is None
    assert await timed.until(timed.now + 200 * HOUR) == []
