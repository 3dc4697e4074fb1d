"""When a player rests: quiet hours in their time zone, and days away.

Times are milliseconds since 1970 UTC. Quiet hours are minutes of a day in local time, so they follow daylight
saving time. A time that the clock skips becomes the moment of the skip.
"""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

MINUTES_OF_DAY = 1440

MOST_QUIET = 720
"""Maximum number of quiet minutes in a day."""


class QuietTimes(msgspec.Struct, frozen=True):
    """When a user must not be disturbed.

    `quiet`: start and end, in minutes of the day in `zone`. `away`: start and end, as moments.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[int, int] | None = None

    def free_from(self, at: int) -> int:
        """The first moment from `at` on outside a rest."""
        while True:
            ends = [end for end in (self._quiet_until(at), self._away_until(at)) if end is not None]
            if not ends:
                return at
            at = max(ends)

    def begins_after(self, at: int) -> int | None:
        """When the next rest begins after `at`, which must be outside a rest; None if never."""
        begins = [self.away[0]] if self.away is not None and self.away[0] > at else []
        if self.quiet is not None:
            begins.append(self._next(at, self.quiet[0]))
        return min(begins, default=None)

    def counted(self, start: int, end: int) -> int:
        """Milliseconds from `start` to `end` outside quiet times."""
        total, at = 0, self.free_from(start)
        while at < end:
            pause = self.begins_after(at)
            if pause is None or pause >= end:
                return total + end - at
            total += pause - at
            at = self.free_from(pause)
        return total

    def reach(self, start: int, counted: int) -> int:
        """The moment when `counted` milliseconds outside quiet times have passed since `start`."""
        at = self.free_from(start)
        while (pause := self.begins_after(at)) is not None and at + counted > pause:
            counted -= pause - at
            at = self.free_from(pause)
        return at + counted

    def _away_until(self, at: int) -> int | None:
        if self.away is None or not self.away[0] <= at < self.away[1]:
            return None
        return self.away[1]

    def _quiet_until(self, at: int) -> int | None:
        if self.quiet is None:
            return None
        until = self._next(self._last(at, self.quiet[0]), self.quiet[1])
        return until if until > at else None

    def _wall(self, at: int) -> datetime:
        return datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone))

    def _next(self, at: int, minute: int) -> int:
        """The first moment after `at` when the local clock shows `minute` of a day, or skips it."""
        today = self._wall(at).date()
        for day in (today, today + timedelta(days=1), today + timedelta(days=2)):
            for moment in self.moments(day, minute):
                if moment > at:
                    return moment
        raise AssertionError("tomorrow comes")

    def _last(self, at: int, minute: int) -> int:
        """The last moment up to `at` when the local clock showed `minute`, or skipped it."""
        today = self._wall(at).date()
        for day in (today, today - timedelta(days=1), today - timedelta(days=2)):
            for moment in reversed(self.moments(day, minute)):
                if moment <= at:
                    return moment
        raise AssertionError("yesterday came")

    def moments(self, day: date, minute: int) -> tuple[int, ...]:
        """The moments when the local clock shows `minute` on that day.

        There are two when the clock is set back; if the clock skips the minute, it is the moment of the skip.
        """
        zone = ZoneInfo(self.zone)
        wall = time(minute // 60, minute % 60, tzinfo=zone)
        first, second = (
            int(datetime.combine(day, wall.replace(fold=fold)).timestamp()) * 1000 for fold in (0, 1)
        )
        if second < first:  # skipped
            return (_change(zone, second, first),)
        return (first,) if first == second else (first, second)


def _change(zone: ZoneInfo, before: int, after: int) -> int:
    """The moment between these two when the clock is changed."""
    was = _offset(zone, before)
    while after - before > 1000:
        middle = (before + after) // 2000 * 1000
        before, after = (middle, after) if _offset(zone, middle) == was else (before, middle)
    return after


def _offset(zone: ZoneInfo, at: int) -> timedelta | None:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone).utcoffset()


def start_of(day: date, zone: str) -> int:
    """When a day begins in a time zone."""
    return QuietTimes(zone).moments(day, 0)[0]


@cache
def zones() -> frozenset[str]:
    """The names of all time zones. They are read from many files, so only once."""
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    return name in zones()


def read_quiet(text: str | None) -> tuple[int, int] | None:
    """Quiet hours as settings store them, "22:30-07:00"; None: none."""
    if not text:
        return None
    begin, end = (int(part[:2]) * 60 + int(part[3:5]) for part in text.split("-"))
    return begin, end


def length(quiet: tuple[int, int]) -> int:
    """Minutes from the beginning of quiet hours to their end."""
    return (quiet[1] - quiet[0]) % MINUTES_OF_DAY


def limited(quiet: tuple[int, int]) -> tuple[int, int]:
    """Quiet hours as they count: cut to the maximum length."""
    begin, _ = quiet
    return begin, (begin + min(length(quiet), MOST_QUIET)) % MINUTES_OF_DAY


def too_many(quiet: str | None) -> tuple[int, int] | None:
    """Stored quiet hours that exceed the maximum, so that only their first part counts; None if all count."""
    hours = read_quiet(quiet)
    return hours if hours is not None and length(hours) > MOST_QUIET else None


def write_quiet(begin: int, end: int) -> str:
    """Quiet hours as settings store them."""
    return "-".join(f"{at // 60:02}:{at % 60:02}" for at in (begin, end))
