"""Who is awaited, since when and until when: in a post, in lists, in reminders and direct messages."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.notices.logs import events_of
from cogs.screens.parts import Button, Line, Part, Screen, Text
from db import Logged
from games.core import Seat, engine
from games.manager.model import table_events
from games.manager.model.quiet_hours import MOST_QUIET
from games.manager.model.table import Table
from games.manager.model.table_settings import HOUR, TableSettings
from games.manager.model.turn_clock import BEYOND, MOST_AWAY, TIMES
from words import Language, Speaker, say

Unseen = Logged

LINES = 6
"""So many lines of what has happened stand in a message about one table; fewer where there are several."""

TABLES = 8
"""So many tables stand in one message; the others are in /games."""


DAY = 24 * HOUR
"""Milliseconds."""


class Manner(msgspec.Struct, frozen=True):
    """How a player wants to be told of a turn: by a mention in the post, by direct message; and not
    before `free_from`, while they rest."""

    mention: bool = True
    letter: bool = False
    free_from: int = 0


class Notice(msgspec.Struct, frozen=True):
    """Something to be told about a question: that it is there (`turn`), that it still is, that its time
    runs out (`warn`) or has run out (`late`)."""

    table: Table
    seat: Seat
    what: str
    since: int
    until: int | None


def stamp(at: int, how: str = "R") -> str:
    """A moment as everybody's Discord shows it in their own time."""
    return f"<t:{at // 1000}:{how}>"


def times(table: Table, seat: Seat, until: int | None, language: Language) -> str:
    """Since when a seat is awaited, and until when; empty where nobody knows."""
    wait = table.clock.waits.get(seat)
    if wait is None:
        return ""
    if table.clock.absent(seat, table.terms):
        return say(language, "wait-stand-in")
    if until is None:
        return say(language, "wait-since", since=stamp(wait.since))
    return say(language, "wait-since-until", since=stamp(wait.since), until=stamp(until))


def limits(terms: TableSettings, language: Language) -> list[str]:
    """What rest can't stretch a deadline beyond, in a sentence; nothing where there is no deadline."""
    if not terms.has_deadline:
        return []
    last = TIMES * (terms.answer_time + terms.bank_time) + BEYOND
    figures: dict[str, Any] = {"quiet": MOST_QUIET // 60, "away": MOST_AWAY // DAY, "last": last // DAY}
    return [say(language, "limits", rest=terms.rest, times=TIMES, beyond=BEYOND // DAY, **figures)]


def public(notice: Notice, user_id: int) -> Screen:
    """A reminder in the table's channel, of what everybody knows."""
    table = notice.table
    language = table.spoken
    speaker = Speaker(table.title, language, _called(table, notice.seat, user_id), table.options)
    asked = speaker.awaits(notice.seat, engine.asks(table.view(None), notice.seat))
    lines = [f"**{say(language, f'notice-{notice.what}')}** {asked}"]
    lines.append(f"-# {times(table, notice.seat, notice.until, language)}")
    return Screen((Text("\n".join(lines)), *_buttons(notice, language)), mentions=(user_id,))


def letter(notices: Sequence[Notice], unseen: Mapping[int, Sequence[Unseen]], language: Language) -> Screen:
    """One direct message about all tables that wait for its reader: what is asked, and what has happened
    since they last did something there."""
    shown = notices[:TABLES]
    lines = LINES if len(shown) == 1 else 3
    parts: list[Part] = [Text(f"### {say(language, 'letter-heading', count=len(notices))}")]
    for notice in shown:
        parts.append(Text(_about(notice, unseen.get(notice.table.id, ()), lines, language)))
        parts += _buttons(notice, language, named=len(shown) > 1)
    if len(notices) > len(shown):
        parts.append(Text(say(language, "letter-more", count=len(notices) - len(shown))))
    return Screen(tuple(parts))


def _about(notice: Notice, entries: Sequence[Unseen], most: int, language: Language) -> str:
    table, seat = notice.table, notice.seat
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    told = [one for entry in entries for one in events_of(table, entry)]
    happened = speaker.log(told, seat)
    lines = [f"**{speaker.say('title-name')}** · <#{table.channel_id}>"]
    if notice.what != "turn":
        lines.append(f"⏰ {say(language, f'notice-{notice.what}')}")
    if len(happened) > most:
        happened = [say(language, "post-more", count=len(happened) - most), *happened[-most:]]
    lines += [f"- {line}" for line in happened]
    lines.append(f"**{speaker.note(engine.asks(table.view(seat), seat))}**")
    lines.append(f"-# {times(table, seat, notice.until, language)}")
    return "\n".join(lines)


def news(table: Table, seat: Seat, entries: Sequence[Unseen], language: Language) -> list[str]:
    """What has happened since the holder of a seat was here: first what a stand-in has played for them,
    which else many answers of others would hide. Nothing where there is nothing to tell."""
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    played = [one for one in entries if one.seat == seat and one.cause == "stand_in"]
    others = [one for one in entries if one not in played]
    found: list[str] = []
    for heading, part in (("panel-played-for-you", played), ("panel-since", others)):
        told = [one for entry in part for one in events_of(table, entry)]
        known = table_events.StoodIn if played else ()  # for whom it stood in has just been said
        lines = speaker.log([one for one in told if not isinstance(one.event, known)], seat)
        if len(lines) > LINES:
            lines = [say(language, "post-more", count=len(lines) - LINES), *lines[-LINES:]]
        found += [f"**{say(language, heading)}**", *(f"- {line}" for line in lines)] if lines else []
    return found


def _buttons(notice: Notice, language: Language, named: bool = False) -> list[Part]:
    table = notice.table
    name = ""
    if named:
        name = " · " + Speaker(table.title, language, ()).say("title-name") + f" {table.id}"
    move = ids.UnderPost(table.id, "move", table.seq)
    buttons: list[Part] = [Button(str(move), say(language, "button-your-move") + name, "primary")]
    if notice.what != "late":
        quiet = ids.ClockButton(table.id, "not-now")
        buttons.append(Button(str(quiet), say(language, "button-not-now") + name))
    return buttons


def _called(table: Table, seat: Seat, user_id: int) -> list[str]:
    """The names at a table, that of the seat as a mention."""
    return [f"<@{user_id}>" if at == seat else name for at, name in enumerate(table.marked_names)]


def stood_in(table: Table, seat: Seat, language: Language) -> list[Part]:
    """To who was away for so long that a stand-in answers for them: that it does, and the way back."""
    if table.status != "running" or not table.clock.absent(seat, table.terms):
        return []
    back = Button(str(ids.ClockButton(table.id, "back")), say(language, "button-back-again"), "success")
    return [Text(f"**{say(language, 'panel-stood-in')}**"), back, Line()]


def acts(table: Table, language: Language) -> list[Button]:
    """What people can do about somebody who is late or away, under the post."""
    found = []
    for seat, wait in table.clock.waits.items():
        if wait.late and table.terms.pace == "soft":
            label = say(language, "button-answer-for", name=table.names[seat])
            found.append(Button(str(ids.ClockButton(table.id, "for", seat)), label))
    for at in filter(lambda one: table.clock.absent(one, table.terms), map(Seat, range(len(table.seats)))):
        label = say(language, "button-back-of", name=table.names[at])
        found.append(Button(str(ids.ClockButton(table.id, "back", at)), label))
    return found
