"""Who is awaited, since when and until when: in posts, lists, reminders and direct messages."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.notices.log_lines import events_of
from cogs.screens.parts import Button, Divider, Screen, ScreenPart, Text
from cogs.screens.speaking import speaker_at
from db import Logged
from games.core import Note, Seat, engine
from games.manager.model import table_events
from games.manager.model.due_times import BEYOND, TIMES
from games.manager.model.durations import DAY
from games.manager.model.quiet_hours import MOST_QUIET
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.model.turn_clock import MOST_AWAY
from words import Language, Speaker, say, title_name

LINES = 6
"""Maximum number of lines about what has happened in a message about one table. Several tables get fewer
each."""

TABLES = 8
"""Maximum number of tables in one message. /games lists the others."""


class TurnNotice(msgspec.Struct, frozen=True):
    """A notice about a question: it was asked (`turn`), it still waits, its time is running out (`warn`) or
    has run out (`late`)."""

    table: Table
    seat: Seat
    what: str
    since: int
    until: int | None


def stamp(at: int, how: str = "R") -> str:
    """A Discord timestamp, which everybody sees in their own time zone."""
    return f"<t:{at // 1000}:{how}>"


def times(table: Table, seat: Seat, until: int | None, language: Language) -> str:
    """Since when a seat is awaited and until when; empty if unknown."""
    wait = table.clock.waits.get(seat)
    if wait is None:
        return ""
    if table.clock.stands_in(seat, table.settings):
        return say(language, "wait-stand-in")
    if until is None:
        return say(language, "wait-since", since=stamp(wait.since))
    return say(language, "wait-since-until", since=stamp(wait.since), until=stamp(until))


def awaited_lines(table: Table, speaker: Speaker) -> list[str]:
    """Who must answer what, as far as it is public."""
    view = table.view(None)
    return [speaker.awaits(seat, engine.asks(view, seat)) for seat in engine.waits_for(view)]


def limits(settings: TableSettings, language: Language) -> list[str]:
    """A sentence about how far quiet hours and absence extend a deadline; empty if there is none."""
    if not settings.has_deadline:
        return []
    last = TIMES * (settings.answer_time + settings.bank_time) + BEYOND
    figures: dict[str, Any] = {"quiet": MOST_QUIET // 60, "away": MOST_AWAY // DAY, "last": last // DAY}
    return [say(language, "limits", rest=settings.rest, times=TIMES, beyond=BEYOND // DAY, **figures)]


def public_reminder(notice: TurnNotice, user_id: int) -> Screen:
    """A reminder in the table's channel, with public information only."""
    table = notice.table
    language = table.spoken
    speaker = speaker_at(table, language, _called(table, notice.seat, user_id))
    asked = speaker.awaits(notice.seat, engine.asks(table.view(None), notice.seat))
    lines = [f"**{say(language, f'notice-{notice.what}')}** {asked}"]
    lines.append(f"-# {times(table, notice.seat, notice.until, language)}")
    return Screen((Text("\n".join(lines)), *_buttons(notice, language)), mentions=(user_id,))


def direct_message(
    notices: Sequence[TurnNotice], unseen: Mapping[int, Sequence[Logged]], language: Language
) -> Screen:
    """One direct message about all tables that wait for its reader: the questions, and what has happened
    since they last acted there."""
    shown = notices[:TABLES]
    lines = LINES if len(shown) == 1 else 3
    parts: list[ScreenPart] = [Text(f"### {say(language, 'letter-heading', count=len(notices))}")]
    for notice in shown:
        parts.append(Text(_about(notice, unseen.get(notice.table.id, ()), lines, language)))
        parts += _buttons(notice, language, named=len(shown) > 1)
    if len(notices) > len(shown):
        parts.append(Text(say(language, "letter-more", count=len(notices) - len(shown))))
    return Screen(tuple(parts))


def _offers_button(table: Table, language: Language) -> Button:
    """The button below a message about an always available offer: it opens the panel."""
    return Button(str(ids.UnderPost(table.id, "beside", table.entry_no)), say(language, "button-your-move"))


def open_for(table: Table, user_id: int) -> Screen:
    """A line in the table's channel that says that an offer is available to somebody, without saying
    which."""
    line = Text(say(table.spoken, "open-for", user=f"<@{user_id}>"))
    return Screen((line, _offers_button(table, table.spoken)), mentions=(user_id,))


def offers_open(table: Table, offers: Sequence[Note], language: Language) -> Screen:
    """A direct message about the offers that stay available to its reader while the game waits for others."""
    speaker = speaker_at(table, language)
    lines = [f"**{speaker.say('title-name')}** · <#{table.channel_id}>"]
    lines += [f"- {speaker.note(one)}" for one in offers[:LINES]]
    lines.append(f"-# {say(language, 'open-no-hurry')}")
    return Screen((Text("\n".join(lines)), _offers_button(table, language)))


def _about(notice: TurnNotice, entries: Sequence[Logged], most: int, language: Language) -> str:
    table, seat = notice.table, notice.seat
    speaker = speaker_at(table, language)
    events = [one for entry in entries for one in events_of(table, entry)]
    lines = [f"**{speaker.say('title-name')}** · <#{table.channel_id}>"]
    if notice.what != "turn":
        lines.append(f"⏰ {say(language, f'notice-{notice.what}')}")
    lines += [f"- {line}" for line in _newest(speaker.log(events, seat), most, language)]
    lines.append(f"**{speaker.note(engine.asks(table.view(seat), seat))}**")
    lines.append(f"-# {times(table, seat, notice.until, language)}")
    return "\n".join(lines)


def news(table: Table, seat: Seat, entries: Sequence[Logged], language: Language) -> list[str]:
    """What has happened since a seat's holder was here. A stand-in's moves for them come first, or the other
    players' many answers would hide them. Empty if there is nothing to tell."""
    speaker = speaker_at(table, language)
    played = [one for one in entries if one.seat == seat and one.cause == "stand_in"]
    others = [one for one in entries if one not in played]
    shown: list[str] = []
    for heading, part in (("panel-played-for-you", played), ("panel-since", others)):
        events = [one for entry in part for one in events_of(table, entry)]
        known = table_events.StoodIn if played else ()  # these were told just above
        lines = speaker.log([one for one in events if not isinstance(one.event, known)], seat)
        if lines:
            newest = _newest(lines, LINES, language)
            shown += [f"**{say(language, heading)}**", *(f"- {line}" for line in newest)]
    return shown


def _newest(lines: Sequence[str], most: int, language: Language) -> Sequence[str]:
    """The newest of these lines, below the number of the others."""
    if len(lines) <= most:
        return lines
    return [say(language, "post-more", count=len(lines) - most), *lines[-most:]]


def _buttons(notice: TurnNotice, language: Language, named: bool = False) -> list[ScreenPart]:
    table = notice.table
    name = ""
    if named:
        name = " · " + title_name(language, table.title.id) + f" {table.id}"
    move = ids.UnderPost(table.id, "move", table.entry_no)
    buttons: list[ScreenPart] = [Button(str(move), say(language, "button-your-move") + name, "primary")]
    if notice.what != "late":
        quiet = ids.ClockButton(table.id, "not-now")
        buttons.append(Button(str(quiet), say(language, "button-not-now") + name))
    return buttons


def _called(table: Table, seat: Seat, user_id: int) -> list[str]:
    """The names at a table, with a mention for the seat."""
    return [f"<@{user_id}>" if at == seat else name for at, name in enumerate(table.marked_names)]


def stood_in(table: Table, seat: Seat, language: Language) -> list[ScreenPart]:
    """Tells a player who was away for long that a stand-in answers for them, and how to come back."""
    if table.status != "running" or not table.clock.stands_in(seat, table.settings):
        return []
    back = Button(str(ids.ClockButton(table.id, "back")), say(language, "button-back-again"), "success")
    return [Text(f"**{say(language, 'panel-stood-in')}**"), back, Divider()]


def clock_buttons(table: Table, language: Language) -> list[Button]:
    """Buttons for a player who is late or away, shown under the post."""
    buttons = []
    for seat, wait in table.clock.waits.items():
        if wait.late and table.settings.pace == "soft":
            label = say(language, "button-answer-for", name=table.names[seat])
            buttons.append(Button(str(ids.ClockButton(table.id, "for", seat)), label))
    seats = map(Seat, range(len(table.seats)))
    for at in [seat for seat in seats if table.clock.stands_in(seat, table.settings)]:
        label = say(language, "button-back-of", name=table.names[at])
        buttons.append(Button(str(ids.ClockButton(table.id, "back", at)), label))
    return buttons
