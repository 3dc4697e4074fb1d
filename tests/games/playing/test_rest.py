"""Quiet hours and days away: on the clock at the wall, in two zones, through both changes of summer time."""

from __future__ import annotations

import random
import threading
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import pytest

from cogs.commands.personal.user_settings import UserSettings
from cogs.screens import time_input
from games.manager.model import quiet_hours
from games.manager.model.quiet_hours import QuietTimes, is_zone, read_quiet, write_quiet

MINUTE = 60_000
NIGHT = (22 * 60, 7 * 60)
ROME, TOKYO = "Europe/Rome", "Asia/Tokyo"


def at(zone: str, *parts: int, fold: int = 0) -> int:
    """A moment by the clock at the wall."""
    wall = datetime(*parts, tzinfo=ZoneInfo(zone), fold=fold)  # type: ignore[misc,arg-type]
    return int(wall.timestamp()) * 1000


@pytest.mark.parametrize("zone", [ROME, TOKYO])
def test_quiet_hours_end_when_the_clock_at_the_wall_says_so(zone: str) -> None:
    quiet_hours = QuietTimes(zone, NIGHT)
    assert quiet_hours.free_from(at(zone, 2026, 1, 10, 23, 15)) == at(zone, 2026, 1, 11, 7)
    assert quiet_hours.free_from(at(zone, 2026, 1, 11, 6, 59)) == at(zone, 2026, 1, 11, 7)
    assert quiet_hours.free_from(at(zone, 2026, 1, 11, 7)) == at(zone, 2026, 1, 11, 7)
    assert quiet_hours.begins_after(at(zone, 2026, 1, 11, 7)) == at(zone, 2026, 1, 11, 22)


def test_the_same_moment_is_night_in_one_zone_and_day_in_the_other() -> None:
    moment = at("UTC", 2026, 1, 10, 23)
    assert QuietTimes(ROME, NIGHT).free_from(moment) == at(ROME, 2026, 1, 11, 7)
    assert QuietTimes(TOKYO, NIGHT).free_from(moment) == moment


def test_a_night_in_which_summer_time_begins_is_an_hour_shorter() -> None:
    quiet_hours = QuietTimes(ROME, NIGHT)
    evening, morning = at(ROME, 2026, 3, 28, 22), at(ROME, 2026, 3, 29, 7)
    assert morning - evening == 8 * 60 * MINUTE
    assert quiet_hours.free_from(evening) == morning
    assert quiet_hours.counted(evening - 5 * MINUTE, morning + 5 * MINUTE) == 10 * MINUTE


def test_a_night_in_which_summer_time_ends_is_an_hour_longer() -> None:
    quiet_hours = QuietTimes(ROME, NIGHT)
    evening, morning = at(ROME, 2026, 10, 24, 22), at(ROME, 2026, 10, 25, 7)
    assert morning - evening == 10 * 60 * MINUTE
    assert quiet_hours.free_from(evening) == morning
    assert quiet_hours.reach(evening - 5 * MINUTE, 10 * MINUTE) == morning + 5 * MINUTE


def test_what_the_clock_jumps_over_ends_where_it_lands() -> None:
    quiet_hours = QuietTimes(ROME, (22 * 60, 2 * 60 + 30))  # 02:30 is not there on that day
    assert quiet_hours.free_from(at(ROME, 2026, 3, 29, 1, 30)) == at(ROME, 2026, 3, 29, 3)


def test_an_hour_that_comes_twice_ends_quiet_hours_once() -> None:
    quiet_hours = QuietTimes(ROME, (22 * 60, 2 * 60 + 30))
    first = at(ROME, 2026, 10, 25, 2, 30)
    assert quiet_hours.free_from(at(ROME, 2026, 10, 25, 1)) == first
    second = at(ROME, 2026, 10, 25, 2, 10, fold=1)
    assert second > first and quiet_hours.free_from(second) == second


def test_days_away_and_quiet_hours_go_into_each_other() -> None:
    away = (at(ROME, 2026, 6, 1, 0), at(ROME, 2026, 6, 5, 0))
    quiet_hours = QuietTimes(ROME, NIGHT, away)
    assert quiet_hours.free_from(at(ROME, 2026, 5, 31, 23)) == at(ROME, 2026, 6, 5, 7)
    assert quiet_hours.counted(at(ROME, 2026, 5, 31, 21), at(ROME, 2026, 6, 5, 8)) == 120 * MINUTE


@pytest.mark.parametrize("zone", [ROME, TOKYO, "America/Sao_Paulo", "Australia/Lord_Howe"])
def test_reckoning_agrees_with_looking_at_every_minute(zone: str) -> None:
    rng = random.Random(zone)
    for start in (at(zone, 2026, 3, 27), at(zone, 2026, 10, 3), at(zone, 2026, 10, 23)):
        begin = start + rng.randrange(600) * MINUTE
        away = (begin + 900 * MINUTE, begin + 1500 * MINUTE)
        quiet = (rng.randrange(1440), rng.randrange(1440))
        quiet_hours = QuietTimes(zone, quiet, away)
        minutes = [begin + n * MINUTE for n in range(4000)]
        free = [one for one in minutes if quiet_hours.free_from(one) == one]
        assert quiet_hours.counted(begin, minutes[-1] + MINUTE) == len(free) * MINUTE
        for count in (1, 30, len(free) // 2, len(free) - 1):
            reached = quiet_hours.reach(begin, count * MINUTE)
            assert quiet_hours.counted(begin, reached) == count * MINUTE
            assert free[count - 1] < reached <= free[count]


async def test_the_names_of_the_zones_are_read_once_and_off_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads = []

    def read() -> set[str]:
        threads.append(threading.current_thread())
        return available_timezones()

    monkeypatch.setattr(quiet_hours, "available_timezones", read)
    quiet_hours.zones.cache_clear()
    bot: Any = object()
    await UserSettings(bot).cog_load()
    for typed in ("r", "ro", "rome"):
        assert ROME in time_input.zones_like(typed) and is_zone(ROME)
    assert len(threads) == 1 and threads[0] is not threading.main_thread()


def test_zones_and_quiet_hours_are_read_as_they_are_written() -> None:
    assert is_zone(ROME) and not is_zone("Atlantis/Capital")
    assert read_quiet(write_quiet(*NIGHT)) == NIGHT and write_quiet(*NIGHT) == "22:00-07:00"
    assert read_quiet(None) is None
    assert datetime.fromtimestamp(0, UTC).year == 1970
