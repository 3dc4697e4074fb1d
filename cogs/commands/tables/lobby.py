"""`/table`: open a table, sit down, agree on options, start, call off; and the buttons of its card."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Loggia, Viewer, shown_in
from cogs.commands.playing.autocomplete import seat_choices, seat_numbered, table_choices, title_choices
from cogs.commands.tables.inviting import call_guest
from cogs.commands.tables.opening import TablePlace, TableToOpen, near_the_limit, open_table, place_of
from cogs.commands.tables.table_menu import asked
from cogs.screens import ids
from cogs.screens.notices import gathering
from cogs.screens.pages import posts, table_options
from cogs.screens.parts import Button, Screen, Text
from cogs.support.access import NotSeated, manages, may_reach
from cogs.support.expected_errors import shortly
from cogs.support.interactions import NETWORK, Interaction
from cogs.support.translation import words
from games.core import Refusal
from games.manager.model.proposal import End
from games.manager.model.table import Table
from games.manager.people.table_requests import TableRequest
from games.manager.services import RequestContext
from words import Language, say

log = logging.getLogger("loggia")


class LobbyCommands(commands.Cog):
    """Commands for tables outside the game itself."""

    group = app_commands.Group(
        name=words("cmd-table"),
        description=words("cmd-table-desc"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        guild_only=True,
    )

    def __init__(self, bot: Loggia) -> None:
        self.bot = bot
        bot.routes[ids.LobbyButton] = self._button
        bot.routes[ids.OptionMenu] = self.choose_option
        bot.routes[ids.AddComputer] = self._add_computer
        bot.routes[ids.DropComputer] = self._drop_computer
        bot.routes[ids.OptionsPage] = self._options_page

    @group.command(name=words("cmd-new"), description=words("cmd-new-desc"))
    @app_commands.describe(
        title=words("opt-title-desc"), language=words("opt-language-desc"), where=words("opt-where-desc")
    )
    @app_commands.rename(title=words("opt-title"), language=words("opt-language"), where=words("opt-where"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name="日本語", value="ja"),
            app_commands.Choice(name="English", value="en"),
        ],
        where=[
            app_commands.Choice(name=words(f"where-{place}"), value=place)
            for place in ("here", "thread", "private")
        ],
    )
    async def new(
        self,
        interaction: Interaction,
        title: app_commands.Range[str, 1, 60],
        language: str | None = None,
        where: str = "here",
    ) -> None:
        """Open a table here or in a thread. The user becomes its host and sits down."""

        async def work(reader: Viewer) -> Screen:
            wanted = TableToOpen(title, language or reader.language, cast(TablePlace, where))
            table = await open_table(self.bot, interaction, reader, wanted)
            await self.bot.closed.try_again(reader.settings)
            near = await near_the_limit(self.bot, interaction, reader)
            told = gathering.opened(table, reader.language, interaction.channel_id)
            return Screen((*told.parts, *near))

        await self.bot.respond(interaction, work)

    @new.autocomplete("title")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await title_choices(self.bot, interaction, current)

    @group.command(name=words("cmd-join"), description=words("cmd-join-desc"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat at this channel's table."""
        await self._here(interaction, self._join)

    @group.command(name=words("cmd-leave"), description=words("cmd-leave-desc"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up the seat."""
        await self._here(interaction, self._leave)

    @group.command(name=words("cmd-options"), description=words("cmd-options-desc"))
    async def options(self, interaction: Interaction) -> None:
        """Show the options; the host can change them."""
        await self._here(interaction, self._options)

    @group.command(name=words("cmd-start"), description=words("cmd-start-desc"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        await self._here(interaction, self._start)

    @group.command(name=words("cmd-status"), description=words("cmd-status-desc"))
    async def status(self, interaction: Interaction) -> None:
        """Show who is awaited, and the options."""
        await self._here(interaction, self._status)

    @group.command(name=words("cmd-cancel"), description=words("cmd-cancel-desc"))
    async def cancel(self, interaction: Interaction) -> None:
        """Call the table off."""
        await self._here(interaction, self._ask_cancel)

    @group.command(name=words("cmd-invite"), description=words("cmd-invite-desc"))
    @app_commands.describe(player=words("opt-invite-desc"))
    @app_commands.rename(player=words("opt-player"))
    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        """Invite somebody to this channel's table. They can see a private thread from then on."""

        async def act(interaction: Interaction, table: Table, reader: Viewer) -> Screen:
            click, people = RequestContext(interaction.id), self.bot.tables.gathering
            if player.bot:
                raise Refusal("refuse-guest-bot")
            table = await people.invite(table.id, reader.id, player.id, manages(interaction, table), click)
            await call_guest(self.bot, interaction, table, player)
            return Screen((Text(say(reader.language, "told-invited", player=f"<@{player.id}>")),))

        await self._here(interaction, act)

    @group.command(name=words("cmd-send-away"), description=words("cmd-send-away-desc"))
    @app_commands.describe(player=words("opt-send-away-desc"))
    @app_commands.rename(player=words("opt-player"))
    async def send_away(self, interaction: Interaction, player: int) -> None:
        """As host, free the seat of somebody who has not come."""

        async def act(interaction: Interaction, table: Table, reader: Viewer) -> Screen:
            click, people = RequestContext(interaction.id), self.bot.tables.gathering
            moderates, seat = manages(interaction, table), seat_numbered(player)
            table = await people.send_away(table.id, reader.id, seat, moderates, click)
            return _told(table, reader.language, "told-sent-away")

        await self._here(interaction, act)

    @send_away.autocomplete("player")
    async def _others(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        table = await self.bot.tables.at(interaction.channel_id or 0)
        return [] if table is None else seat_choices(table, interaction.user.id, current)

    @group.command(name=words("cmd-move"), description=words("cmd-move-desc"))
    @app_commands.describe(table=words("opt-table-desc"))
    @app_commands.rename(table=words("opt-table"))
    async def move(self, interaction: Interaction, table: int) -> None:
        """Move a table to this channel, because its own was deleted or no longer suits the game."""

        async def work(reader: Viewer) -> Screen:
            found = await self.bot.table(table)
            if found.guild_id != interaction.guild_id or not may_reach(interaction, found):
                raise Refusal("refuse-table-unknown")
            moved = await self.bot.tables.lobby.move_to(
                found.id,
                reader.id,
                interaction.channel_id or 0,
                manages(interaction, found),
                RequestContext(interaction.id),
                place_of(interaction),
            )
            return _told(moved, reader.language, "told-moved")

        await self.bot.respond(interaction, work)

    @move.autocomplete("table")
    async def _my_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        user = interaction.user.id
        heads = await self.bot.store.tables_of(user)
        mine = [one for one in heads if (one.guild_id, one.host_user) == (interaction.guild_id, user)]
        return await table_choices(self.bot, interaction, mine, current)

    async def _here(
        self, interaction: Interaction, act: Callable[[Interaction, Table, Viewer], Awaitable[Screen]]
    ) -> None:
        async def work(reader: Viewer) -> Screen:
            return await act(interaction, await self.bot.table_here(interaction), reader)

        await self.bot.respond(interaction, work)

    async def _button(self, interaction: Interaction, id: ids.LobbyButton, values: Sequence[str]) -> None:
        acts: dict[str, Callable[[Interaction, Table, Viewer], Awaitable[Screen]]] = {
            "join": self._join,
            "accept": self._join,
            "leave": self._leave,
            "options": self._options,
            "computers": self._computers,
            "no-computer": self._no_computer,
            "start": self._start,
            "cancel": self._cancel,
            "ready": self._ready,
            "start-without": self._start_without,
            "keep": self._keep_open,
        }

        async def work(reader: Viewer) -> Screen:
            return await acts[id.what](interaction, await self.bot.table(id.table), reader)

        edit = id.what in ("cancel", "no-computer", "start-without")
        private = interaction.message is not None and interaction.message.flags.ephemeral
        await self.bot.respond(interaction, work, edit=edit or (id.what == "start" and private))

    async def _options_page(
        self, interaction: Interaction, id: ids.OptionsPage, values: Sequence[str]
    ) -> None:
        async def work(reader: Viewer) -> Screen:
            return table_options.option_screen(await self.bot.table(id.table), reader.language, id.page)

        await self.bot.respond(interaction, work, edit=True)

    async def choose_option(
        self, interaction: Interaction, id: ids.OptionMenu, values: Sequence[str]
    ) -> None:
        """Handle a menu of the options form."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table(id.table)
            word = values[0] if values else ""
            choices = table_options.option_choices(table).get(id.option, ())
            if word not in choices:
                raise Refusal("refuse-unknown-choice", text=word or id.option, choices=choices)
            value = table_options.option_value(table, id.option, word)
            click = RequestContext(interaction.id)
            table = await self.bot.tables.lobby.set_option(
                table.id, reader.id, id.option, value, manages(interaction, table), click
            )
            return table_options.option_screen(
                table, reader.language, table_options.option_page(table, id.option)
            )

        await self.bot.respond(interaction, work, edit=True)

    async def _join(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        if table.status == "running" and table.seat_of(reader.id) is None:
            raise NotSeated(table)
        click, shown = RequestContext(interaction.id), shown_in(interaction)
        table = await self.bot.tables.lobby.join(table.id, reader.id, reader.name, click, shown)
        await self.bot.closed.try_again(reader.settings)
        return _told(table, reader.language, "told-joined")

    async def _leave(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        if table.status == "running" and table.seat_of(reader.id) is not None:
            raise Refusal("refuse-leave-begun")
        table = await self.bot.tables.lobby.leave(table.id, reader.id, RequestContext(interaction.id))
        return _told(table, reader.language, "told-left")

    async def _options(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        if table.status != "lobby":
            lines = table_options.all_option_lines(table, reader.language)
            return Screen((Text("\n".join(f"- {line}" for line in lines)),))
        return table_options.option_screen(table, reader.language)

    async def _computers(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        self.bot.tables.lobby.may_manage(table, reader.id, manages(interaction, table))
        return posts.computers_screen(table, reader.language)

    async def _add_computer(
        self, interaction: Interaction, id: ids.AddComputer, values: Sequence[str]
    ) -> None:
        """Handle a button of the computers' form: add a computer player."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table(id.table)
            table = await self.bot.tables.lobby.add_computer(
                table.id,
                reader.id,
                posts.computer_name(table, id.level),
                id.level,
                manages(interaction, table),
                RequestContext(interaction.id),
            )
            return posts.computers_screen(table, reader.language)

        await self.bot.respond(interaction, work, edit=True)

    async def _drop_computer(
        self, interaction: Interaction, id: ids.DropComputer, values: Sequence[str]
    ) -> None:
        """Handle a button of the computers' form: remove the computer player from a seat."""

        async def work(reader: Viewer) -> Screen:
            table = await self.bot.table(id.table)
            manages_ = manages(interaction, table)
            table = await self.bot.tables.lobby.remove_computer(
                table.id, reader.id, manages_, RequestContext(interaction.id), id.seat
            )
            return posts.computers_screen(table, reader.language)

        await self.bot.respond(interaction, work, edit=True)

    async def _no_computer(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        click = RequestContext(interaction.id)
        table = await self.bot.tables.lobby.remove_computer(
            table.id, reader.id, manages(interaction, table), click
        )
        return posts.computers_screen(table, reader.language)

    async def _start(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        click = RequestContext(interaction.id)
        asked_before = table.ready is not None
        table = await self.bot.tables.gathering.start(table.id, reader.id, manages(interaction, table), click)
        if table.status == "lobby":
            return gathering.waits_for_ready(table, reader.language, asked_before)
        return _told(table, reader.language, "told-started")

    async def _start_without(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        click, people = RequestContext(interaction.id), self.bot.tables.gathering
        table = await people.start_without(table.id, reader.id, manages(interaction, table), click)
        return _told(table, reader.language, "told-started")

    async def _ready(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        table = await self.bot.tables.gathering.ready(table.id, reader.id, RequestContext(interaction.id))
        return _told(table, reader.language, "told-ready" if table.status == "lobby" else "told-started")

    async def _keep_open(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        click, people = RequestContext(interaction.id), self.bot.tables.gathering
        table = await people.keep_open(table.id, reader.id, manages(interaction, table), click)
        warning = interaction.message
        if warning is not None and not warning.flags.ephemeral:
            try:
                await warning.delete()  # the table stays open: nothing is left to ask
            except NETWORK as error:
                log.info("table %s: the warning that it closes stays: %s", table.id, shortly(error))
        return _told(table, reader.language, "told-kept-open")

    async def _ask_cancel(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        """Ask for confirmation: closing a table is final. In a game that has begun, players propose it to the
        others."""
        self.bot.tables.lobby.may_manage(table, reader.id, manages(interaction, table))
        language, seat = reader.language, table.seat_of(reader.id)
        if table.status == "running" and seat is not None:
            return await asked(self.bot, table, seat, TableRequest("end"), End(), reader)
        button = Button(
            str(ids.LobbyButton(table.id, "cancel")), say(language, "button-cancel-table"), "danger"
        )
        return Screen((Text(say(language, "cancel-confirm")), button))

    async def _cancel(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        if table.status == "running" and table.seat_of(reader.id) is not None:
            return await self._ask_cancel(interaction, table, reader)  # the game has begun meanwhile
        click = RequestContext(interaction.id)
        table = await self.bot.tables.lobby.cancel(table.id, reader.id, manages(interaction, table), click)
        return _told(table, reader.language, "told-cancelled")

    async def _status(self, interaction: Interaction, table: Table, reader: Viewer) -> Screen:
        return posts.status(table, reader.language, table.seat_of(reader.id))


def _told(table: Table, language: Language, id: str) -> Screen:
    return Screen((Text(say(language, id, count=len(table.seats))),))
