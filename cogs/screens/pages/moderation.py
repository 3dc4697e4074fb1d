"""Screens for a server's moderators: tables, those with problems first, limits, and health."""

from collections.abc import Sequence

import msgspec

from cogs.screens.notices.turn_notices import stamp
from cogs.screens.parts import Screen, Text
from db import Ban, TableHead
from games.manager.model.limits import TableLimits
from games.manager.people.moderation import ServerFigures, TableTrouble
from words import Language, say, title_name

SHOWN = 20
"""Maximum number of tables in the list."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table of the list in words, with its problems."""

    title: str
    channel_id: int
    host: int
    state: str
    trouble: TableTrouble | None


def tables(listed: Sequence[ListedTable], language: Language) -> Screen:
    """A server's unfinished tables."""
    first = sorted(listed, key=lambda one: one.trouble is None)
    lines = [_line(one, language) for one in first[:SHOWN]]
    if len(first) > SHOWN:
        lines.append(f"-# {say(language, 'tables-more', count=len(first) - SHOWN)}")
    text = "\n".join(lines) or say(language, "admin-no-tables")
    how = f"-# {say(language, 'admin-how')}"
    return Screen((Text(f"### {say(language, 'tables-heading')}"), Text(text), Text(how)))


def _line(one: ListedTable, language: Language) -> str:
    host = f"<@{one.host}>" if one.host else say(language, "forget-name")
    line = say(
        language, "admin-table", title=one.title, channel=f"<#{one.channel_id}>", host=host, state=one.state
    )
    if one.trouble is None:
        return f"- {line}"
    return f"- ⚠️ {line}\n  -# {_trouble(one.trouble, language)}"


def _trouble(trouble: TableTrouble, language: Language) -> str:
    since = "" if trouble.since is None else stamp(trouble.since)
    return say(language, f"admin-{trouble.what}", since=since, why=trouble.why)


def limits(limits: TableLimits, language: Language) -> Screen:
    """A server's limits."""
    lines = [
        f"- {say(language, f'admin-limit-{name}', most=most)}"
        for name, most in msgspec.structs.asdict(limits).items()
    ]
    return Screen((Text(f"### {say(language, 'admin-limits')}\n" + "\n".join(lines)),))


def banned(user_id: int, reader_id: int, language: Language) -> str:
    """Says that somebody may not take a seat on this server, to them or to whoever offered one."""
    if user_id == reader_id:
        return say(language, "refuse-banned")
    return say(language, "refuse-guest-banned", player=f"<@{user_id}>")


def elsewhere(channels: Sequence[int], language: Language) -> str:
    """Says that tables are opened in other channels."""
    named = " ".join(f"<#{channel}>" for channel in channels[:SHOWN])
    return say(language, "refuse-elsewhere", channels=named)


def channels(named: Sequence[int], language: Language) -> Screen:
    """The channels in which tables may be opened."""
    lines = [f"- <#{channel}>" for channel in named]
    text = _cut(lines, language) if lines else say(language, "admin-channels-all")
    return Screen((Text(f"### {say(language, 'admin-channels')}\n{text}"),))


def bans(bans: Sequence[Ban], language: Language) -> Screen:
    """Bans of a server, the latest first."""
    lines = [
        f"- {say(language, 'admin-ban', player=f'<@{ban.user_id}>', since=stamp(ban.since))}"
        for ban in reversed(bans)
    ]
    text = _cut(lines, language) if lines else say(language, "admin-bans-none")
    return Screen((Text(f"### {say(language, 'admin-bans')}\n{text}"),))


def ban_screen(user_id: int, seats: Sequence[TableHead], language: Language) -> Screen:
    """Says that somebody is now banned, and where they still hold a seat."""
    parts = [Text(say(language, "told-banned", player=f"<@{user_id}>"))]
    if seats:
        titled = [(title_name(language, head.title), f"<#{head.channel_id}>") for head in seats]
        lines = [f"- {title}, {channel}" for title, channel in titled]
        parts.append(Text(f"{say(language, 'told-banned-sits')}\n{_cut(lines, language)}"))
    return Screen(tuple(parts))


def _cut(lines: Sequence[str], language: Language) -> str:
    """The lines that are shown, and the number of those left out."""
    more = len(lines) - SHOWN
    rest = [f"-# {say(language, 'panel-more', count=more)}"] if more > 0 else []
    return "\n".join((*lines[:SHOWN], *rest))


def health(health: ServerFigures, delay: int, language: Language) -> Screen:
    """A one-line summary of a server's tables. `delay`: milliseconds of a round trip to Discord."""
    figures = msgspec.structs.asdict(health)
    word = "good" if not health.stuck and not health.failing else "bad"
    sign = "🟢" if word == "good" else "🟠"
    return Screen((Text(f"{sign} {say(language, f'admin-health-{word}', delay=delay, **figures)}"),))
