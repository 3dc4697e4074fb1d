"""Looking at a table: `/hand /board /log`, and the buttons under a post."""

import asyncio
import logging

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Reader, Request, on, on_command
from cogs.app.shared_screens import ended_game, hand_screen
from cogs.commands.autocomplete import matching
from cogs.screens import ids
from cogs.screens.learning import review
from cogs.screens.notices.results import ended_pictures
from cogs.screens.pages import log_page, posts
from cogs.screens.panel.form.typed_values import named, typed_seat
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Button, Picture, Screen, ScreenPart, Text, page_buttons, shorten
from cogs.screens.speaking import SEAT_MARKS, speaker_at
from cogs.support.command_contexts import at_tables
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from db import StoreFailed
from games.core import Refusal, Seat, letter
from games.manager.model.table import Table
from games.manager.storage.outbox_items import Hand, Post
from words import Language, Speaker, say
from words.fitting import ALT_LIMIT
from words.positions import position_pages

log = logging.getLogger("loggia")

POSITION = 3900
"""Maximum number of characters of the position in words in one message."""


class BoardCommands(commands.Cog):
    """Shows the table's state and its past."""

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot
        self.most = POSITION

    @app_commands.command(name=localized("cmd-hand"), description=localized("cmd-hand-desc"))
    @at_tables
    @on_command("watched")
    @on(ids.UnderPost, "hand")
    async def hand(self, request: Request) -> Screen:
        """Show one's own cards, privately."""
        table, seat = request.table, request.seat
        if table.study is not None and table.study.is_open:
            return await self._all_hands(table, request.language)
        screen = await hand_screen(self.bot, table, seat, request.language)
        if request.reader.settings.dm_closed_at is not None:
            await self._send_again(table, seat, request.reader)
        return screen

    @app_commands.command(name=localized("cmd-board"), description=localized("cmd-board-desc"))
    @at_tables
    @options(part="opt-part")
    @on_command("watched")
    async def board(self, request: Request, part: app_commands.Range[str, 1, 60] | None = None) -> Screen:
        """Show the table with a button for each seat's area, or one part of it: a seat's area, a region of a
        map."""
        if part is None:
            return await self._board(request.table, request.reader)
        return await self._part(request.table, request.reader, part)

    @board.autocomplete("part")
    async def _parts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.receiver.reader(interaction)
        table = await self.bot.table_here(interaction)
        if table.game is None:
            return []
        speaker = Speaker(table.title, reader.language, table.seat_names, table.options)
        view = table.view(None)
        parts = {letter(seat).lower(): name for seat, name in enumerate(table.names)}
        parts |= {id: speaker.word(id) for id in self.bot.pictures.details(table.title, view)}
        return matching(parts, current)

    @app_commands.command(name=localized("cmd-log"), description=localized("cmd-log-desc"))
    @at_tables
    @on_command("watched")
    @on(ids.UnderPost, "log")
    async def log(self, request: Request) -> Screen:
        """Show what has happened, newest page first."""
        self.bot.read_marks.has_read(request.table, request.reader.id)
        return await self._log_page(request.table, request.reader, log_page.LogView())

    # Clicks

    @on(ids.UnderPost, "board")
    async def board_here(self, click: Click[ids.UnderPost]) -> Screen:
        """The table, from the post."""
        return await self._board(click.table, click.reader)

    @on(ids.UnderPost, "text")
    async def text_here(self, click: Click[ids.UnderPost]) -> Screen:
        """The position in words alone."""
        return await self._board(click.table, click.reader, in_words=True)

    async def _all_hands(self, table: Table, language: Language) -> Screen:
        """The hands of all seats, at an open study."""
        seats = [Seat(at) for at in range(len(table.seats))]
        hands = [await hand_screen(self.bot, table, seat, language) for seat in seats]
        parts: list[ScreenPart] = []
        for seat, hand in zip(seats, hands, strict=True):
            parts.append(Text(f"### {posts.seat_label(table, seat)}"))
            for part in hand.parts[1:]:
                if isinstance(part, Picture):  # the files of one message have different names
                    part = msgspec.structs.replace(part, name=f"{seat}-{part.name}")
                parts.append(part)
        return Screen(tuple(parts))

    async def _send_again(self, table: Table, seat: Seat, reader: Reader) -> None:
        """Send a hand that could not be sent: somebody who asks for it may accept direct messages by now."""
        now = self.bot.services.clock()
        try:
            await self.bot.closed_messages.try_again(reader.settings)
            await self.bot.services.repository.enqueue(table.id, (Hand(reader.id, seat).due(now),))
        except StoreFailed as error:
            log.warning("a hand is not sent again: %s", error)  # even on a full disk it is shown

    @on(ids.UnderPost, "moments")
    async def moments(self, click: Click[ids.UnderPost]) -> Screen:
        """Three of the reader's own decisions, reviewed."""
        table = click.table
        reviewed = await self.bot.services.reviews.of(table, click.seat)
        return review.moments(table, speaker_at(table, click.language), reviewed)

    async def _board(self, table: Table, reader: Reader, page: int = 0, in_words: bool = False) -> Screen:
        """The picture and the position in words, which may continue on further pages; without the picture if
        it is to be `in_words` alone."""
        seat, language = table.seat_of(reader.id), reader.language
        if table.game is None:
            return posts.status(table, language, seat)
        view = table.view(None)
        speaker = speaker_at(table, language)
        pages = position_pages(speaker, view if seat is None else table.view(seat), seat, self.most)
        page = min(page, len(pages) - 1)
        parts: list[ScreenPart] = []
        if page == 0 and not in_words:
            pictures = await self.bot.draw(
                self.bot.pictures.tables, table.id, table.title, view, (), table.seat_names, language
            )
            parts += posts.table_pictures(pictures, speaker, view)
            result = await ended_game(self.bot, table, language)
            parts += [] if result is None else ended_pictures(speaker, result)
        parts.append(Text(pages[page]))
        before = ids.BoardPage(table.id, page - 1) if page else None
        after = ids.BoardPage(table.id, page + 1) if page + 1 < len(pages) else None
        parts += page_buttons(language, before, after, "primary")
        legend = Button(str(ids.LegendButton(table.id)), say(language, "button-legend"))
        return Screen((*parts, *_area_buttons(table), legend, *posts.shortcut_buttons(table, language, seat)))

    @on(ids.BoardPage, replaces="always")
    async def board_page(self, click: Click[ids.BoardPage]) -> Screen:
        return await self._board(click.table, click.reader, click.id.page)

    async def _part(self, table: Table, reader: Reader, part: str) -> Screen:
        """A seat's area, or a part of the title's own pictures."""
        if table.game is None:
            raise Refusal("refuse-not-started")
        found = named(table, part)
        if found in self.bot.pictures.details(table.title, table.view(None)):
            return await part_screen(self.bot, table, reader, found)
        return await self._area(table, typed_seat(table, part), reader.language)

    @on(ids.UnderPost, "post")
    async def post(self, click: Click[ids.UnderPost]) -> Screen:
        """Post the table again if its post was deleted or has scrolled out of sight."""
        table, user = click.table, click.reader.id
        if table.seat_of(user) is None and user != table.host:
            raise Refusal("refuse-not-your-table")
        outbox_item = Post(table.channel_id, anew=True).due(self.bot.services.clock())
        await self.bot.services.repository.enqueue(table.id, (outbox_item,))
        return click.reply("told-post-again", channel=f"<#{table.channel_id}>")

    @on(ids.AreaButton, replaces="always")
    async def area_button(self, click: Click[ids.AreaButton]) -> Screen:
        """Show one seat's area enlarged."""
        return await self._area(click.table, Seat(click.id.seat), click.language)

    async def _area(self, table: Table, seat: Seat, language: Language) -> Screen:
        if table.game is None or not table.has_seat(seat):
            raise Refusal("refuse-not-started")
        data = await self.bot.draw(
            self.bot.pictures.area, table.title, table.view(None), seat, table.seat_names, language
        )
        alt = say(language, "alt-area", name=table.names[seat])
        heading = Text(f"### {posts.seat_label(table, seat)}")
        return Screen((heading, Picture("area.png", data, alt), *_area_buttons(table)))

    @on(ids.LogPage, replaces="always")
    async def log_button(self, click: Click[ids.LogPage]) -> Screen:
        view = log_page.LogView(click.id.first, Seat(click.id.of - 1) if click.id.of else None)
        return await self._log_page(click.table, click.reader, view)

    @on(ids.LogMenu, replaces="always")
    async def log_menu(self, click: Click[ids.LogMenu]) -> Screen:
        try:
            view = log_page.chosen_view("".join(click.values))
        except (ValueError, IndexError):
            raise BadToken("".join(click.values)) from None
        return await self._log_page(click.table, click.reader, view)

    async def _log_page(self, table: Table, reader: Reader, view: log_page.LogView) -> Screen:
        """A page of the log as this reader may see it: public events and their own."""
        if view.of is not None and not table.has_seat(view.of):
            raise BadToken(str(view.of))
        entries = await self.bot.store.log(table.id)
        seat, language = table.seat_of(reader.id), reader.language
        return await asyncio.to_thread(log_page.page, table, entries, seat, language, view)

    @on(ids.LegendButton)
    async def legend(self, click: Click[ids.LegendButton]) -> Screen:
        """Explain the symbols of the pictures."""
        table, language = click.table, click.language
        players = max(len(table.seats), table.title.seats[0])
        drawn = await self.bot.draw(self.bot.pictures.legend, table.title, table.options, players, language)
        heading = Text(f"### {say(language, 'legend-title')}")
        if drawn is None:
            return Screen((heading, Text(say(language, "list-empty"))))
        data, meanings = drawn
        alt = shorten(" · ".join(meanings.values()), ALT_LIMIT)
        return Screen((heading, Picture("legend.png", data, alt)))


def _area_buttons(table: Table) -> list[Button]:
    """A button for each seat's area."""
    return [
        Button(str(ids.AreaButton(table.id, at)), f"{SEAT_MARKS[at]} {name}")
        for at, name in enumerate(table.names)
    ]


async def part_screen(bot: BotBase, table: Table, reader: Reader, part: str) -> Screen:
    """A part of the title's own pictures as the reader may see it, with the routes their own seat plans."""
    view = table.view(table.seat_of(reader.id))
    data = await bot.draw(bot.pictures.detail, table.title, view, part, table.seat_names, reader.language)
    name = Speaker(table.title, reader.language, table.names, table.options).word(part)
    return Screen((Text(f"### {name}"), Picture("part.png", data, name)))
