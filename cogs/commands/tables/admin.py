"""`/admin`: what moderators of a server can do at its tables, and the limits on tables."""

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import BotBase
from cogs.app.requests import Request, on_command
from cogs.commands.autocomplete import (
    matching,
    point_choices,
    seat_choices,
    seat_numbered,
    table_choices,
)
from cogs.commands.tables.opening import check_may_post
from cogs.commands.tables.welcome import post_welcome
from cogs.screens.notices.turn_notices import awaited_lines
from cogs.screens.pages import moderation
from cogs.screens.pages.moderation import ListedTable
from cogs.screens.parts import Screen
from cogs.screens.speaking import speaker_at
from cogs.support.access import check_is_person
from cogs.support.command_contexts import IN_SERVERS
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from db import SeatHolder, TableHead
from games.core import Refusal
from games.manager.model.limits import MOST, change_limits, limits_of
from games.manager.model.table import Table
from games.manager.services import Unloadable
from words import Language, say, title_name

log = logging.getLogger("loggia")

LimitNumber = app_commands.Range[int, 1, MOST]

TableChannel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
"""Kinds of channel in which tables, or their threads, can be opened."""


class AdminCommands(commands.Cog):
    """Commands that Discord shows to those who manage the server, and to others they allow."""

    group = app_commands.Group(
        name=localized("cmd-admin"),
        description=localized("cmd-admin-desc"),
        allowed_contexts=IN_SERVERS,
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, bot: BotBase) -> None:
        self.bot = bot

    @group.command(name=localized("cmd-admin-tables"), description=localized("cmd-admin-tables-desc"))
    @on_command()
    async def tables(self, request: Request) -> Screen:
        """List the server's unfinished tables, those with problems first."""
        heads = await self._heads(request.interaction)
        troubles = await self.bot.services.moderation.troubles(heads)
        listed = [
            ListedTable(
                title_name(request.language, head.title),
                head.channel_id,
                head.host_user,
                await self._state(head, request.language),
                troubles.get(head.id),
            )
            for head in heads
        ]
        return moderation.tables(listed, request.language)

    @group.command(name=localized("cmd-back"), description=localized("cmd-admin-back-desc"))
    @options(point="opt-point", table=("opt-table", "opt-admin-table-desc"))
    @on_command()
    async def back(self, request: Request, point: int, table: int | None = None) -> Screen:
        """Go back to an earlier position."""
        chosen = await self._chosen(request.interaction, table)
        await self.bot.services.moderation.go_back(chosen.id, request.reader.id, point, request.context)
        return request.reply("told-done")

    @group.command(name=localized("cmd-pause"), description=localized("cmd-pause-desc"))
    @options(table=("opt-table", "opt-admin-table-desc"))
    @on_command()
    async def pause(self, request: Request, table: int | None = None) -> Screen:
        """Pause or resume a table's clocks."""
        chosen = await self._chosen(request.interaction, table)
        await self.bot.services.moderation.pause(chosen.id, request.reader.id, request.context)
        return request.reply("told-done")

    @group.command(name=localized("cmd-admin-seat"), description=localized("cmd-admin-seat-desc"))
    @options(player="opt-player", to="opt-to", table=("opt-table", "opt-admin-table-desc"))
    @on_command()
    async def seat(
        self, request: Request, player: int, to: discord.User | None = None, table: int | None = None
    ) -> Screen:
        """Give a seat to somebody, or open it to everybody."""
        chosen, moderation = await self._chosen(request.interaction, table), self.bot.services.moderation
        seat, user = seat_numbered(player), request.reader.id
        if to is None:
            await moderation.open_seat(chosen.id, user, seat, request.context)
            return request.reply("told-done")
        check_is_person(to)
        holder = SeatHolder(seat, to.id, to.display_name)
        await moderation.reassign(chosen.id, user, holder, request.context)
        return request.reply("told-done")

    @group.command(name=localized("cmd-cancel"), description=localized("cmd-admin-cancel-desc"))
    @options(table=("opt-table", "opt-admin-table-desc"))
    @on_command()
    async def cancel(self, request: Request, table: int | None = None) -> Screen:
        """Close a table for good, also one that can't be loaded any more."""
        user, here = request.reader.id, request.interaction.guild_id
        try:
            chosen = await self._chosen(request.interaction, table)
            await self.bot.services.lobby.cancel(chosen.id, user, True, request.context)
        except Unloadable as error:
            await self.bot.services.moderation.close_unloadable(error.table_id, here, user, request.context)
        return request.reply("told-done")

    @group.command(name=localized("cmd-limits"), description=localized("cmd-limits-desc"))
    @options(waiting="opt-waiting", hosted="opt-hosted", channel="opt-in-channel", server="opt-on-server")
    @on_command()
    async def limits(
        self,
        request: Request,
        waiting: LimitNumber | None = None,
        hosted: LimitNumber | None = None,
        channel: LimitNumber | None = None,
        server: LimitNumber | None = None,
    ) -> Screen:
        """Set the maximum number of unfinished tables; without options, show the present limits."""
        given = {"waiting": waiting, "hosted": hosted, "channel": channel, "server": server}
        changed = {name: most for name, most in given.items() if most is not None}
        store, guild = self.bot.store, request.interaction.guild_id or 0
        found = await (change_limits(store, guild, **changed) if changed else limits_of(store, guild))
        return moderation.limits(found, request.language)

    @group.command(name=localized("cmd-admin-channels"), description=localized("cmd-admin-channels-desc"))
    @options(add="opt-add-channel", remove="opt-remove-channel")
    @on_command()
    async def channels(
        self,
        request: Request,
        add: TableChannel | None = None,
        remove: app_commands.Range[str, 1, 20] | None = None,
    ) -> Screen:
        """Set the channels in which tables may be opened; without options, show them."""
        store, guild = self.bot.store, request.interaction.guild_id or 0
        if remove is not None:
            await store.allow_channel(guild, await self._named(guild, remove), False)
        if add is not None:
            await store.allow_channel(guild, add.id, True)
        return moderation.channels((await store.admission_of(guild)).channels, request.language)

    @group.command(name=localized("cmd-admin-ban"), description=localized("cmd-admin-ban-desc"))
    @options(player=("opt-player", "opt-ban-desc"), lift="opt-lift")
    @on_command()
    async def ban(self, request: Request, player: discord.User | None = None, lift: bool = False) -> Screen:
        """Ban players from taking seats on this server; without options, list the bans."""
        store, guild = self.bot.store, request.interaction.guild_id or 0
        if player is None:
            return moderation.bans((await store.admission_of(guild)).bans, request.language)
        if lift:
            lifted = await store.set_ban(guild, player.id, None)
            reply = "told-ban-lifted" if lifted else "told-not-banned"
            return request.reply(reply, player=player.mention)
        check_is_person(player)
        await store.set_ban(guild, player.id, self.bot.services.clock())
        seats = [one for one in await store.tables_of(player.id) if one.guild_id == guild]
        return moderation.ban_screen(player.id, seats, request.language)

    @group.command(name=localized("cmd-admin-welcome"), description=localized("cmd-admin-welcome-desc"))
    @on_command()
    async def welcome(self, request: Request) -> Screen:
        """Post the welcome in this channel."""
        check_may_post(request.interaction)
        guild, channel = request.interaction.guild, request.interaction.channel
        if guild is None or not isinstance(channel, discord.abc.Messageable):
            raise Refusal("refuse-cannot-post")  # the bot has commands here, but is not a member
        try:
            await post_welcome(self.bot, guild, channel, f"w{request.interaction.id}")
        except discord.Forbidden:
            raise Refusal("refuse-cannot-post") from None
        return request.reply("told-done")

    @group.command(name=localized("cmd-health"), description=localized("cmd-health-desc"))
    @on_command()
    async def health(self, request: Request) -> Screen:
        """Show a one-line summary of the server's tables."""
        figures = await self.bot.services.moderation.health(await self._heads(request.interaction))
        latency = self.bot.latency  # NaN before the first heartbeat
        delay = round(latency * 1000) if latency == latency else 0
        return moderation.health(figures, delay, request.language)

    @back.autocomplete("table")
    @pause.autocomplete("table")
    @seat.autocomplete("table")
    @cancel.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await table_choices(self.bot, interaction, await self._heads(interaction), current)

    @back.autocomplete("point")
    async def _points(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        table = await self._chosen(interaction, interaction.namespace.table)
        if table.game is None:
            return []
        language = (await self.bot.receiver.reader(interaction)).language
        points = await self.bot.services.proposals.ways_back(table)
        return point_choices(table, points, language, current)

    @seat.autocomplete("player")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        table = await self._chosen(interaction, interaction.namespace.table)
        return seat_choices(table, None, current, computers=True)

    @channels.autocomplete("remove")
    async def _channels(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocompletion: the allowed channels, including deleted ones."""
        named = (await self.bot.store.admission_of(interaction.guild_id or 0)).channels
        guild = interaction.guild
        found = {str(one): None if guild is None else guild.get_channel(one) for one in named}
        titled = {id: f"#{id if channel is None else channel.name}" for id, channel in found.items()}
        return matching(titled, current)

    # Inside

    async def _named(self, guild_id: int, typed: str) -> int:
        """The channel that somebody chose for tables. Raises Refusal if it is not suitable."""
        named = {str(one): one for one in (await self.bot.store.admission_of(guild_id)).channels}
        if typed not in named:
            raise Refusal("refuse-channel-not-named")
        return named[typed]

    async def _heads(self, interaction: Interaction) -> list[TableHead]:
        live = await self.bot.store.live_tables()
        return [head for head in live if head.guild_id == interaction.guild_id]

    async def _state(self, head: TableHead, language: Language) -> str:
        """Whether a table's game is running, and who is awaited there."""
        try:
            table = await self.bot.table(head.id)
        except Unloadable:
            return say(language, f"status-{head.status}")
        if table.status != "running":
            return say(language, "status-lobby")
        if table.clock.paused_at is not None:
            return say(language, "admin-paused")
        try:
            return " ".join(awaited_lines(table, speaker_at(table, language)))
        except Exception:  # one table keeps no other out of the list
            log.exception("table %s can't be listed", head.id)
            return say(language, f"status-{head.status}")

    async def _chosen(self, interaction: Interaction, table_id: int | None) -> Table:
        """The named table, or else this channel's; it must be on this server. Raises Refusal."""
        if table_id is None:
            return await self.bot.table_here(interaction)
        table = await self.bot.table(table_id)
        if table.guild_id != interaction.guild_id:
            raise Refusal("refuse-table-unknown")
        return table
