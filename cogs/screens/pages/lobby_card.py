"""A table before its game: the lobby's card, and the screen that adds computer players."""

from collections.abc import Mapping

from cogs.screens import ids
from cogs.screens.learning.lesson import learn_button
from cogs.screens.notices import gathering, turn_notices
from cogs.screens.pages.packages import labelled
from cogs.screens.pages.posts import SEAT_COLOURS, restored_parts, seat_label
from cogs.screens.pages.table_options import is_changed, option_lines
from cogs.screens.parts import Button, ButtonStyle, Divider, Screen, ScreenPart, Text
from cogs.screens.speaking import level_lines, speaker_at
from games.computer import levels_of
from games.core import Seat
from games.manager.model.table import Table
from games.manager.storage.outbox_items import RestoredBackup
from words import Language, say

CANCELLED_DAYS = 14
"""Number of days for which cancelled games are shown on the next table's card."""


def card(
    table: Table, cancellations: Mapping[int, int] = {}, restored: RestoredBackup | None = None
) -> Screen:
    """The card of a table that has not started: seats, options, the commitment to chance, buttons.
    `cancellations`: for each user, the number of games of this title they recently cancelled here after the
    deal. `restored`: the backup the table was restored from."""
    language = table.spoken
    speaker = speaker_at(table, language)
    allowed = table.title.playable(table.options)
    least, most = allowed[0], allowed[-1]
    seats = [_seat_in_lobby(table, at) for at in range(len(table.seats))] or [say(language, "lobby-empty")]
    parts: list[ScreenPart] = [
        *restored_parts(restored, language),
        Text(f"## {labelled(table.title.id, language)}\n{speaker.say('title-about')}"),
        Divider(),
        Text(say(language, "lobby-seats", count=len(table.seats), least=least, most=most)),
        Text("\n".join(seats)),
        Text(f"{say(language, 'lobby-host', host=f'<@{table.host}>')}{_needs(table, least, language)}"),
    ]
    changed = [line for name, line in option_lines(table, language).items() if is_changed(table, name)]
    if changed:
        parts.append(Text(say(language, "lobby-options") + "\n" + "\n".join(f"- {line}" for line in changed)))
    parts += [Text(f"-# {line}") for line in turn_notices.limits(table.settings, language)]
    if warned := _cancellations(table, cancellations, language):
        parts.append(Text("\n".join(warned)))
    if table.commitment:
        parts.append(Text("-# " + say(language, "lobby-fingerprint", commitment=table.commitment)))
    if table.status == "cancelled":
        parts.append(Text(say(language, "lobby-cancelled")))
    elif table.status == "lobby":
        parts += _buttons(table, language)
    return Screen(tuple(parts), accent=SEAT_COLOURS[0])


def _buttons(table: Table, language: Language) -> list[ScreenPart]:
    """The card's buttons, below the one to get ready once everybody was asked."""
    asked: list[ScreenPart] = []
    if table.ready is not None:
        asked.append(Text(say(language, "lobby-ready-anew" if table.anew else "lobby-ready")))
        asked.append(gathering.ready_button(table, language))

    def button(what: ids.LobbyAct, style: ButtonStyle = "secondary") -> Button:
        return Button(str(ids.LobbyButton(table.id, what)), say(language, f"button-{what}"), style)

    return [
        *asked,
        button("join", "success"),
        button("leave"),
        button("options"),
        button("computers"),
        button("start", "primary"),
        *learn_button(table.title, language),
    ]


def _seat_in_lobby(table: Table, at: int) -> str:
    """A seat and, once everybody was asked, whether its holder is ready."""
    if table.ready is None or table.seats[at].user_id is None:
        return seat_label(table, at)
    return f"{seat_label(table, at)} {'⏳' if Seat(at) in table.unready() else '✅'}"


def _cancellations(table: Table, cancellations: Mapping[int, int], language: Language) -> list[str]:
    """Who at the table recently cancelled games after the deal. So the others notice somebody who restarts
    until the cards suit."""
    return [
        say(language, "lobby-called-off", name=name, count=count, days=CANCELLED_DAYS)
        for holder, name in zip(table.seats, table.marked_names, strict=True)
        if (count := cancellations.get(holder.user_id or 0, 0))
    ]


def _needs(table: Table, least: int, language: Language) -> str:
    """The number of players missing before the host can start; empty once the table can no longer start."""
    if table.status != "lobby":
        return ""
    return "\n" + say(language, "lobby-needs", missing=max(least - len(table.seats), 0))


def computers_screen(table: Table, language: Language) -> Screen:
    """Choice of a computer player to add: a button for each level with its description; buttons to remove
    one; and to start at once, if enough players sit there."""
    heading = f"### {say(language, 'button-computers')}"
    seats = "\n".join(_seat_in_lobby(table, at) for at in range(len(table.seats)))
    parts: list[ScreenPart] = [
        Text(f"{heading}\n{level_lines(table.title, language)}"),
        Divider(),
        Text(seats),
    ]
    if len(table.seats) < table.title.seats.stop - 1:
        for level in levels_of(table.title):
            add = say(language, "button-add-computer", level=say(language, f"level-{level}"))
            parts.append(Button(str(ids.AddComputer(table.id, level)), add, "success"))
    else:
        parts.append(Text(say(language, "computers-full")))
    computers = [holder.seat for holder in table.seats if holder.kind == "computer"]
    for seat in computers:
        gone = say(language, "button-drop-computer", name=table.names[seat])
        parts.append(Button(str(ids.DropComputer(table.id, seat)), gone, "danger"))
    if table.why_not_start() is None:
        start = str(ids.LobbyButton(table.id, "start"))
        parts += [Divider(), Button(start, say(language, "button-start"), "primary")]
    else:
        allowed = table.title.playable(table.options)
        parts.append(Text(_needs(table, allowed[0], language).strip()))
    return Screen(tuple(parts))
