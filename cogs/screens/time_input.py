"""Days, hours and time zones as people type and read them."""

import re
import unicodedata
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from cogs.screens.discord_limits import CHOICES
from db import UserRow
from games.manager.model.quiet_hours import write_quiet, zones
from words import Language, say

USUAL_ZONES = (
    "Asia/Tokyo",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Rome",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "Australia/Sydney",
    "UTC",
)


def zone_of(settings: UserRow, language: Language) -> str:
    """A person's time zone, or a guess by language."""
    return settings.zone or ("Asia/Tokyo" if language == "ja" else "UTC")


def zones_like(text: str) -> list[str]:
    """Time zones whose names contain the typed text."""
    wanted = text.strip().lower().replace(" ", "_")
    if not wanted:
        return list(USUAL_ZONES)
    like = [name for name in zones() if wanted in name.lower() and "/" in name]
    return sorted(like, key=lambda name: (name not in USUAL_ZONES, len(name), name))[:CHOICES]


def clock_at(now: int, zone: str) -> str:
    """The present local time in a zone."""
    return f"{datetime.fromtimestamp(now / 1000, ZoneInfo(zone)):%H:%M}"


def hours(quiet: tuple[int, int]) -> str:
    """Quiet hours as text."""
    return write_quiet(*quiet).replace("-", " – ")


def read_time(text: str) -> int | None:
    """Minutes since midnight of a typed time: 22, 22:30, 7.15, 22時, 10 pm; None if it can't be read."""
    typed = unicodedata.normalize("NFKC", text).strip().lower()
    match = re.fullmatch(r"(\d{1,2})(?:[:.時h](\d{2})?分?)?\s*(am|pm)?", typed)
    if match is None:
        return None
    hour, minute = int(match[1]), int(match[2] or 0)
    if match[3]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if match[3] == "pm" else 0)
    return hour % 24 * 60 + minute if hour <= 24 and minute < 60 else None


def today(now: int, zone: str) -> date:
    """The present date in a zone."""
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone)).date()


def read_day(text: str, first: date) -> date | None:
    """A typed day, `first` or later: 2026-12-24, 12/24, 12月24日; None if it can't be read."""
    typed = unicodedata.normalize("NFKC", text).strip()
    match = re.fullmatch(r"(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?", typed)
    if match is None:
        return None
    for year in (int(match[1]),) if match[1] else (first.year, first.year + 1):
        try:
            day = date(year, int(match[2]), int(match[3]))
        except ValueError:
            continue  # not in this year
        if match[1] or day >= first:
            return day
    return None


def day_choices(first: date, language: Language, typed: str) -> list[tuple[str, str]]:
    """Days from `first` on, in words and in a form that `read_day` reads."""
    days = [first + timedelta(days=at) for at in range(CHOICES)]
    named = [(in_words(day, language), day.isoformat()) for day in days]
    if (chosen := read_day(typed, first)) is not None and chosen not in days:
        named.insert(0, (in_words(chosen, language), chosen.isoformat()))
    return [one for one in named if not typed or typed in one[1] or typed.lower() in one[0].lower()][:CHOICES]


def in_words(day: date, language: Language) -> str:
    """A day in words."""
    return say(language, "day-label", month=day.month, day=day.day, weekday=day.weekday(), year=str(day.year))
