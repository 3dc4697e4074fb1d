"""Looking at a table: `/hand /board /log`, and the buttons under a post."""

from collections.abc import Awaitable, Callable, Sequence

from discord import app_commands
from discord.ext import commands

from cogs.client import Loggia, Reader
from cogs.interactions import Interaction
from cogs.panel_clicks import PanelClicks, seat_of
from cogs.reference import Reference
from cogs.screens import ids, logs, posts
from cogs.screens.parts import Button, Part, Picture, Screen, Text, cut
from cogs.translation import words
from db import Announcement
from games.core import Refusal, Seat
from games.table import Table
from words import Language, Speaker, say

Show = Callable[[Table, Reader], Awaitable[Screen]]


class Board(commands.Cog):
    """What lies on the table and what has happened."""

    def __init__(self, bot: Loggia, panels: PanelClicks, reference: Reference) -> None:
        self.bot = bot
        self.panels = panels
        self.shows: dict[str, Show] = {
            "hand": self._hand,
            "board": self._board,
            "log": self._log,
            "rules": reference.rules_here,
            "post": self._post,
        }
        bot.routes[ids.UnderPost] = self._under_post
        bot.routes[ids.AreaButton] = self._area_button
        bot.routes[ids.LogPage] = self._log_button

    async def _under_post(self, interaction: Interaction, id: ids.UnderPost, values: Sequence[str]) -> None:
        """The buttons under a post, of whatever age."""
        if id.what == "move":
            await self.panels.open(interaction, id.table)
            return

        async def work(reader: Reader) -> Screen:
            return await self.shows[id.what](await self.bot.table(id.table), reader)

        await self.bot.respond(interaction, work)

    @app_commands.command(name=words("cmd-hand"), description=words("cmd-hand-desc"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """One's own cards, privately."""
        await self.bot.show_here(interaction, self._hand)

    @app_commands.command(name=words("cmd-board"), description=words("cmd-board-desc"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """The table, and each seat's area large."""
        await self.bot.show_here(interaction, self._board)

    @app_commands.command(name=words("cmd-log"), description=words("cmd-log-desc"))
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        """What has happened, newest page first."""
        await self.bot.show_here(interaction, self._log)

    # The screens

    async def _hand(self, table: Table, reader: Reader) -> Screen:
        return await hand_screen(self.bot, table, seat_of(table, reader), reader.language)

    async def _board(self, table: Table, reader: Reader) -> Screen:
        seat = table.seat_of(reader.id)
        if table.game is None:
            return posts.status(table, reader.language, seat)
        view = table.view(None)
        speaker = Speaker(table.title, reader.language, table.marked_names)
        data = await self.bot.draw(
            self.bot.pictures.table, table.id, table.title, view, (), table.names, reader.language
        )
        own = view if seat is None else table.view(seat)
        position = speaker.position(own, seat, marked=True)
        parts: list[Part] = [Picture("table.png", data, speaker.alt(view)), Text(cut(position, 3900))]
        return Screen((*parts, *_area_buttons(table), *posts.at_hand(table, reader.language, seat)))

    async def _post(self, table: Table, reader: Reader) -> Screen:
        """Post the table again where its post was deleted or has scrolled away."""
        if table.seat_of(reader.id) is None and reader.id != table.host:
            raise Refusal("refuse-not-your-table")
        owed = Announcement(
            kind="board",
            target=table.channel_id,
            payload=posts.ANEW,
            due_at=self.bot.tables.clock(),
            lane="board",
        )
        await self.bot.tables.registry.owe(table.id, (owed,))
        return Screen((Text(say(reader.language, "told-post-again", channel=f"<#{table.channel_id}>")),))

    async def _area_button(self, interaction: Interaction, id: ids.AreaButton, values: Sequence[str]) -> None:
        """One seat's area large."""

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table(id.table)
            if table.game is None or id.seat >= len(table.seats):
                raise Refusal("refuse-not-started")
            data = await self.bot.draw(
                self.bot.pictures.area,
                table.title,
                table.view(None),
                Seat(id.seat),
                table.names,
                reader.language,
            )
            alt = say(reader.language, "alt-area", name=table.names[id.seat])
            heading = Text(f"### {posts.seat_name(table, id.seat)}")
            return Screen((heading, Picture("area.png", data, alt), *_area_buttons(table)))

        await self.bot.respond(interaction, work, edit=True)

    async def _log(self, table: Table, reader: Reader) -> Screen:
        return await self._log_page(table, reader, None)

    async def _log_button(self, interaction: Interaction, id: ids.LogPage, values: Sequence[str]) -> None:
        async def work(reader: Reader) -> Screen:
            return await self._log_page(await self.bot.table(id.table), reader, id.first)

        await self.bot.respond(interaction, work, edit=True)

    async def _log_page(self, table: Table, reader: Reader, first: int | None) -> Screen:
        """A page of the log as this reader may know it: the public's events, and one's own."""
        first = logs.first_of(table, first)
        entries = await self.bot.store.log(table.id, first, first + logs.PAGE - 1)
        return logs.page(table, entries, first, table.seat_of(reader.id), reader.language)


def _area_buttons(table: Table) -> list[Button]:
    """A button for each seat's area."""
    return [
        Button(str(ids.AreaButton(table.id, at)), f"{posts.SEAT_MARKS[at]} {name}")
        for at, name in enumerate(table.names)
    ]


async def hand_screen(bot: Loggia, table: Table, seat: Seat, language: Language) -> Screen:
    """The hand of a seat, with cards it is looking at, as its holder sees it now."""
    if table.game is None:
        raise Refusal("refuse-not-started")
    view = table.view(seat)
    data = await bot.draw(bot.pictures.hand, table.title, view, seat, table.names, language)
    return posts.hand(table, seat, language, data)
