"""The servers, channels and threads of the world: changed, and told to the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import payloads
from sandbox.gateway import Intent
from sandbox.model import DM, Channel, Guild, Json, Member, User, iso_now
from sandbox.rules import errors, permissions

if TYPE_CHECKING:
    from sandbox.service import Service


class Places:
    """Where things are posted."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.world = service.world
        self.away: set[int] = set()
        """Servers that are temporarily unavailable."""

    def channel(self, channel_id: int) -> Channel:
        """A channel. Raises 10003 if there is none."""
        if channel_id not in self.world.channels:
            raise errors.DiscordError(*errors.UNKNOWN_CHANNEL)
        return self.world.channels[channel_id]

    def tell(self, event: str, data: Json, channel: Channel, *, message: bool = False) -> None:
        """Send an event about a channel to the bot, if it sees the channel."""
        if not permissions.can_see(self.world, channel, self.world.bot):
            return
        if channel.guild_id is None:
            intents = Intent.DIRECT_MESSAGES if message else 0
        else:
            intents = Intent.GUILD_MESSAGES if message else Intent.GUILDS
        self.service.gateway.dispatch(event, data, channel.guild_id, intents)

    def open_dm(self, user: User) -> Channel:
        """The DM channel between the bot and a user, made if needed."""
        found = self.world.dm_of(user.id)
        if found is None:
            found = Channel(self.world.new_id(), DM, recipients=[user.id])
            self.world.channels[found.id] = found
        return found

    def new_thread(self, thread: Channel) -> None:
        """Add a thread, joined by its owner, and tell the bot."""
        if thread.owner_id is not None and thread.owner_id not in thread.thread_members:
            thread.thread_members.append(thread.owner_id)
        self.world.channels[thread.id] = thread
        self.tell("THREAD_CREATE", payloads.channel(self.world, thread) | {"newly_created": True}, thread)
        self.service.changed()

    def set_archived(self, thread: Channel, archived: bool) -> None:
        """Archive or unarchive a thread."""
        thread.archived = archived
        thread.archive_changed = iso_now()
        self.channel_changed(thread)

    def channel_created(self, channel: Channel) -> None:
        """Tell the bot of a new channel."""
        self.tell("CHANNEL_CREATE", payloads.channel(self.world, channel), channel)
        self.service.changed()

    def channel_changed(self, channel: Channel) -> None:
        """Tell the bot the present state of a channel."""
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(event, payloads.channel(self.world, channel), channel)
        self.service.changed()

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads and messages, and tell the bot."""
        for thread in [c for c in self.world.channels.values() if c.is_thread and c.parent_id == channel.id]:
            self.delete_channel(thread)
        data = payloads.channel(self.world, channel)
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(event, data, channel)
        del self.world.channels[channel.id]
        self.world.messages.pop(channel.id, None)
        self.service.changed()

    def guild_joined(self, guild: Guild) -> None:
        """Tell the bot that it was added to a server."""
        data = payloads.guild_create(self.world, guild)
        del data["unavailable"]
        self.service.gateway.dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)
        self.service.changed()

    def guild_entered(self, guild: Guild) -> None:
        """Add the bot to an existing server, and tell it."""
        bot = self.world.bot
        roles = [role.id for role in guild.roles.values() if role.name == bot.name]
        guild.members[bot.id] = Member(bot.id, iso_now(), roles=roles)
        self.guild_joined(guild)

    def guild_away(self, guild: Guild, *, on: bool) -> None:
        """Start or end an outage of a server, and tell the bot."""
        if on:
            self.away.add(guild.id)
            data: Json = {"id": str(guild.id), "unavailable": True}
            self.service.gateway.dispatch("GUILD_DELETE", data, guild.id, Intent.GUILDS)
        else:
            self.away.discard(guild.id)
            data = payloads.guild_create(self.world, guild)
            self.service.gateway.dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)
        self.service.changed()

    def guild_left(self, guild: Guild) -> None:
        """Remove the bot from a server, and tell it."""
        guild.members.pop(self.world.bot.id, None)
        self.service.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, Intent.GUILDS)
        self.service.changed()

    def require_posting(self, channel: Channel, author: User, *, files: bool = False) -> None:
        """Raise DiscordError unless a user may post here now. A post unarchives an unlocked thread."""
        if channel.guild_id is None:
            self._require_open_dm(channel, author)
            return
        needed = [permissions.SEND_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES]
        if files:
            needed.append(permissions.ATTACH_FILES)
        permissions.require(self.world, channel, author, *needed)
        if not channel.is_thread:
            return
        bits = permissions.in_channel(self.world, channel, author)
        if channel.locked and not bits & permissions.MANAGE_THREADS:
            raise errors.DiscordError(*errors.THREAD_LOCKED)
        if channel.archived and channel.locked:
            raise errors.DiscordError(*errors.THREAD_ARCHIVED)
        if channel.archived:
            self.set_archived(channel, False)

    def _require_open_dm(self, channel: Channel, author: User) -> None:
        if not author.bot:
            return
        for person in channel.recipients:
            shared = [g for g in self.world.guilds.values() if {person, author.id} <= set(g.members)]
            if not shared:
                raise errors.DiscordError(*errors.NO_MUTUAL_GUILDS)
            if self.world.users[person].dms_closed:
                raise errors.DiscordError(*errors.DMS_CLOSED)
