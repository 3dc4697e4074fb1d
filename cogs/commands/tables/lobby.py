"""`/table`: open a table, sit down, agree on options, start, call off; and the buttons of its card."""

import logging
from typing import cast

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Click, Request, on, on_command
from cogs.commands.autocomplete import (
    LANGUAGE_CHOICES,
    seat_numbered,
    seats_here,
    table_choices,
    title_choices,
)
from cogs.commands.tables.inviting import mention_guest
from cogs.commands.tables.opening import TablePlace, TableToOpen, open_table, opened_screen, place_of
from cogs.commands.tables.table_menu import preview
from cogs.screens import ids
from cogs.screens.forms import Form, filled
from cogs.screens.notices import gathering
from cogs.screens.pages import computer_seats, lobby_card, posts, table_options
from cogs.screens.pages.table_menu import RequestMade
from cogs.screens.parts import Button, Screen, Text
from cogs.support.access import NotSeated, check_is_person, manages, may_reach
from cogs.support.command_contexts import IN_SERVERS
from cogs.support.discord_errors import shortly
from cogs.support.interactions import NETWORK, Interaction
from cogs.support.translation import localized, options
from games.core import Refusal
from games.manager.model.proposal import End
from games.manager.model.table import Table
from games.manager.people.table_requests import TableRequest
from words import say

log = logging.getLogger("loggia")


class LobbyCommands(commands.Cog):
    """Commands for tables outside the game itself."""

    group = app_commands.Group(
        name=localized("cmd-table"),
        description=localized("cmd-table-desc"),
        allowed_contexts=IN_SERVERS,
        guild_only=True,
    )

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @group.command(name=localized("cmd-new"), description=localized("cmd-new-desc"))
    @options(title="opt-title", language="opt-language", where="opt-where")
    @app_commands.choices(
        language=[*LANGUAGE_CHOICES],
        where=[
            app_commands.Choice(name=localized(f"where-{place}"), value=place)
            for place in ("here", "thread", "private")
        ],
    )
    @on_command()
    async def new(
        self,
        request: Request,
        title: app_commands.Range[str, 1, 60],
        language: str | None = None,
        where: str = "here",
    ) -> Screen:
        """Open a table here or in a thread. The user becomes its host and sits down."""
        wanted = TableToOpen(title, language or request.language, cast(TablePlace, where))
        table = await open_table(self.bot, request.interaction, request.reader, wanted)
        await self.bot.closed_messages.try_again(request.reader.settings)
        return await opened_screen(self.bot, request.interaction, request.reader, table, wanted.where)

    @new.autocomplete("title")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await title_choices(self.bot, interaction, current)

    @group.command(name=localized("cmd-join"), description=localized("cmd-join-desc"))
    @on_command("here")
    @on(ids.LobbyButton, "join", "accept")
    async def join(self, request: Request) -> Screen:
        """Take a seat at the table."""
        table, reader = request.table, request.reader
        if table.status == "running" and table.seat_of(reader.id) is None:
            raise NotSeated(table)
        await self.bot.services.lobby.join(table.id, reader.id, reader.name, request.context, reader.shown)
        await self.bot.closed_messages.try_again(reader.settings)
        return request.reply("told-joined")

    @group.command(name=localized("cmd-leave"), description=localized("cmd-leave-desc"))
    @on_command("here")
    @on(ids.LobbyButton, "leave")
    async def leave(self, request: Request) -> Screen:
        """Give up the seat."""
        table = request.table
        if table.status == "running" and table.seat_of(request.reader.id) is not None:
            raise Refusal("refuse-leave-begun")
        await self.bot.services.lobby.leave(table.id, request.reader.id, request.context)
        return request.reply("told-left")

    @group.command(name=localized("cmd-options"), description=localized("cmd-options-desc"))
    @on_command("here")
    @on(ids.LobbyButton, "options")
    async def show_options(self, request: Request) -> Screen:
        """Show the options; the host can change them."""
        return table_options.option_screen(request.table, request.language)

    @group.command(name=localized("cmd-start"), description=localized("cmd-start-desc"))
    @on_command("here")
    @on(ids.LobbyButton, "start", replaces="private")
    async def start(self, request: Request) -> Screen:
        """Start the game."""
        asked_before = request.table.ready is not None
        table = await self.bot.services.gathering.start(
            request.table.id, request.reader.id, request.manages, request.context
        )
        if table.status == "lobby":
            return gathering.waits_for_ready(table, request.language, asked_before)
        return request.reply("told-started")

    @group.command(name=localized("cmd-status"), description=localized("cmd-status-desc"))
    @on_command("here")
    async def status(self, request: Request) -> Screen:
        """Show who is awaited, and the options."""
        table = request.table
        return posts.status(table, request.language, table.seat_of(request.reader.id))

    @group.command(name=localized("cmd-cancel"), description=localized("cmd-cancel-desc"))
    @on_command("here")
    async def ask_cancel(self, request: Request) -> Screen:
        """Ask for confirmation: closing a table is final. In a game that has begun, players propose it to the
        others."""
        return await self._ask_cancel(request)

    @group.command(name=localized("cmd-invite"), description=localized("cmd-invite-desc"))
    @options(player=("opt-player", "opt-invite-desc"))
    @on_command("here")
    async def invite(self, request: Request, player: discord.User) -> Screen:
        """Invite somebody to this channel's table. They can see a private thread from then on."""
        return await self._invite(request, request.table, player)

    async def invite_member(self, request: Request, player: discord.User) -> Screen:
        """Invite somebody to this channel's table, or else to the newest on this server that the reader has
        opened and that waits for players."""
        table = await self.bot.services.in_channel(request.interaction.channel_id or 0)
        if table is None or table.status != "lobby":
            guild, host = request.interaction.guild_id, request.reader.id
            own = [
                head.id
                for head in await self.bot.store.live_tables()
                if (head.guild_id, head.host_user, head.status) == (guild, host, "lobby")
            ]
            if not own:
                raise Refusal("refuse-no-lobby")
            table = await self.bot.table(own[-1])
        return await self._invite(request, table, player)

    async def _invite(self, request: Request, table: Table, player: discord.User) -> Screen:
        check_is_person(player)
        manages_it = manages(request.interaction, table)
        table = await self.bot.services.gathering.invite(
            table.id, request.reader.id, player.id, manages_it, request.context
        )
        await mention_guest(self.bot, request.interaction, table, player)
        return request.reply("told-invited", player=f"<@{player.id}>")

    @group.command(name=localized("cmd-send-away"), description=localized("cmd-send-away-desc"))
    @options(player=("opt-player", "opt-send-away-desc"))
    @on_command("here")
    async def send_away(self, request: Request, player: int) -> Screen:
        """As host, free the seat of somebody who has not come."""
        await self.bot.services.gathering.send_away(
            request.table.id, request.reader.id, seat_numbered(player), request.manages, request.context
        )
        return request.reply("told-sent-away")

    @send_away.autocomplete("player")
    async def _others(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await seats_here(self.bot, interaction, interaction.user.id, current)

    @group.command(name=localized("cmd-move"), description=localized("cmd-move-desc"))
    @options(table="opt-table")
    @on_command()
    async def move(self, request: Request, table: int) -> Screen:
        """Move a table to this channel, because its own was deleted or no longer suits the game."""
        to_move = await self.bot.table(table)
        if to_move.guild_id != request.interaction.guild_id or not may_reach(request.interaction, to_move):
            raise Refusal("refuse-table-unknown")
        await self.bot.services.lobby.move_to(
            to_move.id,
            request.reader.id,
            request.interaction.channel_id or 0,
            manages(request.interaction, to_move),
            request.context,
            place_of(request.interaction),
        )
        return request.reply("told-moved")

    @move.autocomplete("table")
    async def _my_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        user = interaction.user.id
        heads = await self.bot.store.tables_of(user)
        mine = [one for one in heads if (one.guild_id, one.host_user) == (interaction.guild_id, user)]
        return await table_choices(self.bot, interaction, mine, current)

    # Clicks

    @on(ids.OptionsForm, replaces="always")
    async def options_form(self, click: Click[ids.OptionsForm]) -> Screen | Form:
        """Open the form of a group of options, or set what was chosen in it."""
        table, id, lobby = click.table, click.id, self.bot.services.lobby
        table.check_may_manage(click.reader.id, click.manages)
        if table.status != "lobby":
            return table_options.option_screen(table, click.language)
        form = table_options.option_form(table, id.group, click.language)
        if click.sent is None:
            screen = table_options.option_screen(table, click.language)
            return msgspec.structs.replace(filled(form, id.kept), otherwise=screen)
        if id.checksum != table_options.checksum(table, id.group):
            return table_options.changed_meanwhile(table, id.group, click.sent, click.language)
        values = table_options.read_options(table, id.group, click.sent)
        table = await lobby.set_options(table.id, click.reader.id, values, click.manages, click.context)
        return table_options.option_screen(table, click.language)

    @on(ids.LobbyButton, "computers")
    async def computers(self, request: Request) -> Screen:
        """Show the screen of the computer players."""
        table = request.table
        table.check_may_manage(request.reader.id, request.manages)
        return lobby_card.computers_screen(table, request.language)

    @on(ids.AddComputer, replaces="always")
    async def add_computer(self, click: Click[ids.AddComputer]) -> Screen:
        """Handle a button of the computers' screen: add a computer player."""
        table = await self.bot.services.lobby.add_computer(
            click.table.id,
            click.reader.id,
            computer_seats.computer_name(click.table, click.id.level),
            click.id.level,
            click.manages,
            click.context,
        )
        return lobby_card.computers_screen(table, click.language)

    @on(ids.DropComputer, replaces="always")
    async def drop_computer(self, click: Click[ids.DropComputer]) -> Screen:
        """Handle a button of the computers' screen: remove the computer player from a seat."""
        table = await self.bot.services.lobby.remove_computer(
            click.table.id, click.reader.id, click.manages, click.context, click.id.seat
        )
        return lobby_card.computers_screen(table, click.language)

    @on(ids.LobbyButton, "start-without", replaces="always")
    async def start_without(self, request: Request) -> Screen:
        """Start without those who are not ready."""
        await self.bot.services.gathering.start_without(
            request.table.id, request.reader.id, request.manages, request.context
        )
        return request.reply("told-started")

    @on(ids.LobbyButton, "ready")
    async def ready(self, request: Request) -> Screen:
        """Be ready for the start."""
        table = await self.bot.services.gathering.ready(request.table.id, request.reader.id, request.context)
        return request.reply("told-ready" if table.status == "lobby" else "told-started")

    @on(ids.LobbyButton, "keep")
    async def keep_open(self, request: Request) -> Screen:
        """Keep a table open that would close, and delete the warning."""
        table = request.table
        await self.bot.services.gathering.keep_open(
            table.id, request.reader.id, request.manages, request.context
        )
        warning = request.interaction.message
        if warning is not None and not warning.flags.ephemeral:
            try:
                await warning.delete()  # the table stays open: nothing is left to ask
            except NETWORK as error:
                log.info("table %s: the warning that it closes stays: %s", table.id, shortly(error))
        return request.reply("told-kept-open")

    async def _ask_cancel(self, request: Request) -> Screen:
        table = request.table
        table.check_may_manage(request.reader.id, request.manages)
        language, seat = request.language, table.seat_of(request.reader.id)
        if table.status == "running" and seat is not None:
            return await preview(self.bot, table, seat, RequestMade(TableRequest("end"), End()), language)
        button = Button(
            str(ids.LobbyButton(table.id, "cancel")), say(language, "button-cancel-table"), "danger"
        )
        return Screen((Text(say(language, "cancel-confirm")), button))

    @on(ids.LobbyButton, "cancel", replaces="always")
    async def cancel(self, request: Request) -> Screen:
        """Close the table."""
        table = request.table
        if table.status == "running" and table.seat_of(request.reader.id) is not None:
            return await self._ask_cancel(request)  # the game has begun meanwhile
        await self.bot.services.lobby.cancel(table.id, request.reader.id, request.manages, request.context)
        return request.reply("told-cancelled")
