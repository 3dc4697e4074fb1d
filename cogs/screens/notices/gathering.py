"""Screens for gathering players: who has yet to confirm being ready, lobbies about to close, and a server's
tables that one can join or watch."""

from collections.abc import Sequence

from cogs.screens import ids
from cogs.screens.notices.turn_notices import stamp
from cogs.screens.parts import Button, Divider, Screen, ScreenPart, Text, channel_link
from games.manager.model.table import Table
from words import Language, join, say, title_name

SHOWN = 8
"""Maximum number of tables of each kind in the list of a server's tables."""


def opened(table: Table, language: Language, channel_id: int | None, taken: bool = False) -> Screen:
    """Tells the host what comes next, and where the table is if it is not here. `taken`: because this channel
    has another table."""
    text = say(language, "told-opened" if table.status == "lobby" else "told-started")
    if table.channel_id != channel_id:
        where = "welcome-elsewhere" if taken else "told-elsewhere"
        text = f"{say(language, where, channel=place_of(table))}\n{text}"
    return Screen((Text(text),))


def place_of(table: Table) -> str:
    """A mention of the table's channel; an address if it is in direct messages, which can't be mentioned."""
    return f"<#{table.channel_id}>" if table.guild_id else channel_link(0, table.channel_id)


def ready_button(table: Table, language: Language) -> Button:
    """A button to confirm that one is ready."""
    return Button(str(ids.LobbyButton(table.id, "ready")), say(language, "button-ready"), "success")


def ask_if_ready(table: Table, language: Language) -> Screen:
    """The message to those who have not confirmed that they are ready."""
    users = [user for at in table.unready() if (user := table.seats[at].user_id) is not None]
    asked = "ready-asked-anew" if table.anew else "ready-asked"
    text = say(language, asked, title=title_name(language, table.title.id))
    mentions = " ".join(f"<@{user}>" for user in users)
    return Screen((Text(f"{mentions}\n{text}"), ready_button(table, language)), mentions=tuple(users))


def waits_for_ready(table: Table, language: Language, again: bool) -> Screen:
    """Tells the host that some have not confirmed being ready. `again`: they were asked before, so the game
    can start without them."""
    names = join(language, [table.marked_names[at] for at in table.unready()])
    if not again:
        return Screen((Text(say(language, "told-ready-asked", names=names)),))
    begin = ids.LobbyButton(table.id, "start-without")
    button = Button(str(begin), say(language, "button-start-without"), "danger")
    return Screen((Text(say(language, "told-not-ready", names=names)), button))


def closing(table: Table, language: Language) -> Screen:
    """The warning that an abandoned lobby is about to be closed."""
    title = title_name(language, table.title.id)
    text = say(language, "lobby-closing", title=title, when=stamp(table.closing or 0))
    keep = Button(str(ids.LobbyButton(table.id, "keep")), say(language, "button-keep-open"), "primary")
    return Screen((Text(f"<@{table.host}> {text}"), keep), mentions=(table.host,))


def tables(waiting: Sequence[Table], running: Sequence[Table], reader: int, language: Language) -> Screen:
    """A server's listed tables: first those one can join, then those one can watch."""
    parts: list[ScreenPart] = [Text(f"### {say(language, 'tables-heading')}")]
    for table in waiting[:SHOWN]:
        parts.append(Text(_line(table, language)))
        if table.seat_of(reader) is None:
            label = f"{say(language, 'button-join')} · {say(language, 'title-name', table.title.id)}"
            parts.append(Button(str(ids.LobbyButton(table.id, "join")), label, "success"))
    parts += [Divider()] if waiting and running else []
    for table in running[:SHOWN]:
        parts.append(Text(_line(table, language)))
        label = f"{say(language, 'button-watch')} · {say(language, 'title-name', table.title.id)}"
        parts.append(Button(str(ids.UnderPost(table.id, "board", table.entry_no)), label))
    left = max(len(waiting) - SHOWN, 0) + max(len(running) - SHOWN, 0)
    if left:
        parts.append(Text(f"-# {say(language, 'tables-more', count=left)}"))
    if not waiting and not running:
        parts.append(Text(say(language, "tables-none")))
    return Screen(tuple(parts))


def _line(table: Table, language: Language) -> str:
    """A table's title, channel and people, and the number of free seats."""
    free = table.title.seats.stop - 1 - len(table.seats)
    state = (
        say(language, "tables-free", count=free) if table.status == "lobby" else say(language, "tables-on")
    )
    name = title_name(language, table.title.id)
    people = join(language, table.marked_names)
    return f"**{name}** · <#{table.channel_id}> · {state}\n-# {people}"


def rematch(table: Table, language: Language, channel_id: int | None) -> Screen:
    """The answer to somebody who wants a rematch: that it starts, or who has yet to confirm being ready."""
    if table.status == "running":
        return opened(table, language, channel_id)
    names = join(language, [table.marked_names[at] for at in table.unready()])
    text = say(language, "told-rematch", channel=f"<#{table.channel_id}>", names=names)
    return Screen((Text(text),))
