"""What moderators of a server see: its tables, those with troubles first, its limits, its health."""

from collections.abc import Sequence

import msgspec

from cogs.screens.parts import Screen, Text
from cogs.screens.waiting import stamp
from games.limits import Limits
from games.moderating import Health, Trouble
from words import Language, say

SHOWN = 20
"""So many tables stand in the list."""


class Listed(msgspec.Struct, frozen=True):
    """A table of the list, in words, with what is wrong there."""

    title: str
    channel_id: int
    host: int
    state: str
    trouble: Trouble | None


def tables(listed: Sequence[Listed], language: Language) -> Screen:
    """The unfinished tables of a server."""
    first = sorted(listed, key=lambda one: one.trouble is None)
    lines = [_line(one, language) for one in first[:SHOWN]]
    if len(first) > SHOWN:
        lines.append(f"-# {say(language, 'tables-more', count=len(first) - SHOWN)}")
    text = "\n".join(lines) or say(language, "admin-no-tables")
    how = f"-# {say(language, 'admin-how')}"
    return Screen((Text(f"### {say(language, 'tables-heading')}"), Text(text), Text(how)))


def _line(one: Listed, language: Language) -> str:
    host = f"<@{one.host}>" if one.host else say(language, "forget-name")
    line = say(
        language, "admin-table", title=one.title, channel=f"<#{one.channel_id}>", host=host, state=one.state
    )
    if one.trouble is None:
        return f"- {line}"
    return f"- ⚠️ {line}\n  -# {_trouble(one.trouble, language)}"


def _trouble(trouble: Trouble, language: Language) -> str:
    since = "" if trouble.since is None else stamp(trouble.since)
    return say(language, f"admin-{trouble.what}", since=since, why=trouble.why)


def limits(limits: Limits, language: Language) -> Screen:
    """The limits of a server."""
    lines = [
        f"- {say(language, f'admin-limit-{name}', most=most)}"
        for name, most in msgspec.structs.asdict(limits).items()
    ]
    return Screen((Text(f"### {say(language, 'admin-limits')}\n" + "\n".join(lines)),))


def health(health: Health, delay: int, language: Language) -> Screen:
    """A server's tables in one line. `delay`: milliseconds to Discord and back."""
    figures = msgspec.structs.asdict(health)
    word = "good" if not health.stuck and not health.failing else "bad"
    sign = "🟢" if word == "good" else "🟠"
    return Screen((Text(f"{sign} {say(language, f'admin-health-{word}', delay=delay, **figures)}"),))
