"""The simulated Discord: a world, the operations on it, and the events they cause."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from sandbox import payloads
from sandbox.faults import Faults
from sandbox.files import Files, Upload
from sandbox.gateway import Gateway, Intent
from sandbox.interactions import Interactions
from sandbox.model import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    User,
    World,
    iso_now,
)
from sandbox.payloads import Links
from sandbox.record import TrafficRecord
from sandbox.rules import errors, permissions
from sandbox.rules.check_components import number
from sandbox.rules.check_messages import check_message
from sandbox.rules.limits import FILES, Timings, usual_timings

if TYPE_CHECKING:
    from sandbox.botprocess import BotProcess
    from sandbox.browser.viewer import PageWindow

TOKEN: Final = "sandbox.token.only"
"""The only token the sandbox accepts. It opens nothing anywhere else."""

SETTABLE: Final = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""The flags that a bot may give a message."""


class Service:
    """What every request, gateway message and user's act works on."""

    def __init__(self, world: World, timings: Timings | None = None) -> None:
        self.world = world
        self.timings = timings or usual_timings()
        self.token = TOKEN
        self.url = ""
        self.gateway_url = ""
        self.links = Links("", self.timings.link)
        self.record = TrafficRecord()
        self.files = Files(world, self.timings)
        self.faults = Faults()
        self.gateway = Gateway(self)
        self.interactions = Interactions(self)
        self.viewers: set[PageWindow] = set()
        self.keeper: BotProcess | None = None
        self.away: set[int] = set()
        """Servers that are temporarily unavailable."""
        self.version = 0
        self._watchers: set[asyncio.Event] = set()
        self._tasks: set[asyncio.Future[Any]] = set()
        self._nonces: dict[str, tuple[float, int, int]] = {}

    def located(self, url: str) -> None:
        """Called before the server answers: sets its address."""
        self.url = url
        self.gateway_url = f"{url.replace('http', 'ws', 1)}/gateway"
        self.links = Links(f"{url}/cdn", self.timings.link)

    # Watching

    def changed(self) -> None:
        """Wake everybody who waits for a change."""
        self.version += 1
        for watcher in self._watchers:
            watcher.set()

    async def wait_change(self, since: int, patience: float) -> int:
        """Return the present version as soon as it is above `since`, or after `patience` seconds."""
        if self.version > since:
            return self.version
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        try:
            async with asyncio.timeout(patience):
                await watcher.wait()
        except TimeoutError:
            return self.version
        finally:
            self._watchers.discard(watcher)
        return self.version

    def keep(self, task: asyncio.Future[Any]) -> None:
        """Keep a reference to a background task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background."""
        self.keep(asyncio.ensure_future(work))

    # Looking things up

    def channel(self, channel_id: int) -> Channel:
        """A channel. Raises 10003 if there is none."""
        if channel_id not in self.world.channels:
            raise errors.DiscordError(*errors.UNKNOWN_CHANNEL)
        return self.world.channels[channel_id]

    def public_message(self, channel_id: int, message_id: int) -> Message:
        """A message that is not ephemeral. Raises 10008 if there is none."""
        message = self.world.channel_messages(channel_id).get(message_id)
        if message is None or message.ephemeral:
            raise errors.DiscordError(*errors.UNKNOWN_MESSAGE)
        return message

    def shown(self, message: Message) -> Json:
        """A message as the bot gets it: without the content intent, it reads its own messages, those that
        mention it, and those in direct messages."""
        data = payloads.message(self.world, self.links, message)
        bot = self.world.bot.id
        private = self.world.channels[message.channel_id].guild_id is None
        if private or bot == message.author_id or bot in message.mentions:
            return data
        return data | {"content": "", "attachments": [], "components": []}

    # Messages

    def new_message(
        self,
        channel: Channel,
        author: User,
        body: Json,
        uploads: list[Upload],
        *,
        how: str,
        extra: Json | None = None,
    ) -> Message:
        """Check a body, add the message to the channel and notify everyone who sees it."""
        attachments = self.files.attach(body.get("attachments") or [], uploads)
        if len(attachments) > FILES:
            raise errors.too_many("attachments", FILES)
        check_message(body, files={one.filename for one in attachments}, emojis=self.world.application.emojis)
        message = Message(
            id=self.world.new_id(),
            channel_id=channel.id,
            author_id=author.id,
            content=body.get("content") or "",
            components=body.get("components") or [],
            attachments=attachments,
            flags=int(body.get("flags") or 0) & SETTABLE,
            nonce=None if body.get("nonce") is None else str(body["nonce"]),
            **(extra or {}),
        )
        number(message.components)
        message.mentions = self._mentioned(message.content)
        self.add_message(channel, message, how)
        return message

    def add_message(self, channel: Channel, message: Message, how: str) -> None:
        """Add a finished message to a channel and notify everyone who sees it."""
        self.world.channel_messages(channel.id)[message.id] = message
        self.record.post("create", how, message.id, channel.id, len(message.attachments))
        if not message.ephemeral:
            channel.last_message_id = message.id
            channel.message_count += 1
            self._tell_message("MESSAGE_CREATE", message)
        self.changed()

    def _mentioned(self, content: str) -> list[int]:
        return [i for i in self.world.users if f"<@{i}>" in content or f"<@!{i}>" in content]

    def edit_message(
        self, message: Message, body: Json, uploads: list[Upload], *, how: str, user_edit: bool = True
    ) -> None:
        """Change the fields of a message that a body names, keep the rest, and notify everyone who sees
        it."""
        kept = message.attachments
        described = body.get("attachments")
        if described is not None:
            listed = {str(entry.get("id")): entry for entry in described}
            kept = [one for one in message.attachments if str(one.id) in listed]
            for one in kept:
                one.description = listed[str(one.id)].get("description", one.description)
        fresh = self.files.attach(described or [], uploads)
        if len(kept) + len(fresh) > FILES:
            raise errors.too_many("attachments", FILES)
        names = {one.filename for one in [*kept, *fresh]}
        check_message(body, files=names, emojis=self.world.application.emojis, was=message)
        left = [body.get(key, getattr(message, key)) for key in ("content", "components")]
        if not any([*left, *kept, *fresh]):
            raise errors.DiscordError(*errors.EMPTY_MESSAGE)
        message.attachments = [*kept, *fresh]
        for key in ("content", "components"):
            if key in body:
                setattr(message, key, body[key] or ("" if key == "content" else []))
        number(message.components)
        message.flags |= int(body.get("flags") or 0) & COMPONENTS_V2
        message.mentions = self._mentioned(message.content)
        message.flags &= ~LOADING
        if user_edit:
            message.edited = iso_now()
        self.record.post("edit", how, message.id, message.channel_id, len(fresh))
        if not message.ephemeral:
            self._tell_message("MESSAGE_UPDATE", message)
        self.changed()

    def delete_message(self, message: Message, how: str) -> None:
        """Delete a message and notify everyone who saw it."""
        self.world.channel_messages(message.channel_id).pop(message.id, None)
        self.record.post("delete", how, message.id, message.channel_id)
        channel = self.world.channels[message.channel_id]
        if not message.ephemeral:
            data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild_id is not None:
                data["guild_id"] = str(channel.guild_id)
            self.tell("MESSAGE_DELETE", data, channel, message=True)
        self.changed()

    def _tell_message(self, event: str, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        data = self.shown(message)
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
            author = self.world.guilds[channel.guild_id].members.get(message.author_id)
            if author is not None:
                data["member"] = payloads.member(self.world, author, with_user=False)
        self.tell(event, data, channel, message=True)

    def tell(self, event: str, data: Json, channel: Channel, *, message: bool = False) -> None:
        """Send an event about a channel to the bot, if it sees the channel."""
        if not permissions.can_see(self.world, channel, self.world.bot):
            return
        if channel.guild_id is None:
            intents = Intent.DIRECT_MESSAGES if message else 0
        else:
            intents = Intent.GUILD_MESSAGES if message else Intent.GUILDS
        self.gateway.dispatch(event, data, channel.guild_id, intents)

    def seen_nonce(self, nonce: str) -> Message | None:
        """The message that the bot recently posted with this nonce, or None."""
        now = time.monotonic()
        old = [key for key, (at, _, _) in self._nonces.items() if now - at > self.timings.nonce]
        for key in old:
            del self._nonces[key]
        if nonce not in self._nonces:
            return None
        _, channel_id, message_id = self._nonces[nonce]
        return self.world.channel_messages(channel_id).get(message_id)

    def note_nonce(self, nonce: str, message: Message) -> None:
        """Remember a nonce for a while."""
        self._nonces[nonce] = (time.monotonic(), message.channel_id, message.id)

    # Channels

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
        self.changed()

    def set_archived(self, thread: Channel, archived: bool) -> None:
        """Archive or unarchive a thread."""
        thread.archived = archived
        thread.archive_changed = iso_now()
        self.channel_changed(thread)

    def guild_joined(self, guild: Guild) -> None:
        """Tell the bot that it was added to a server."""
        data = payloads.guild_create(self.world, guild)
        del data["unavailable"]
        self.gateway.dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)
        self.changed()

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
            self.gateway.dispatch("GUILD_DELETE", data, guild.id, Intent.GUILDS)
        else:
            self.away.discard(guild.id)
            data = payloads.guild_create(self.world, guild)
            self.gateway.dispatch("GUILD_CREATE", data, guild.id, Intent.GUILDS)
        self.changed()

    def guild_left(self, guild: Guild) -> None:
        """Remove the bot from a server, and tell it."""
        guild.members.pop(self.world.bot.id, None)
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, Intent.GUILDS)
        self.changed()

    def channel_created(self, channel: Channel) -> None:
        """Tell the bot of a new channel."""
        self.tell("CHANNEL_CREATE", payloads.channel(self.world, channel), channel)
        self.changed()

    def channel_changed(self, channel: Channel) -> None:
        """Tell the bot the present state of a channel."""
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(event, payloads.channel(self.world, channel), channel)
        self.changed()

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads and messages, and tell the bot."""
        for thread in [c for c in self.world.channels.values() if c.is_thread and c.parent_id == channel.id]:
            self.delete_channel(thread)
        data = payloads.channel(self.world, channel)
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(event, data, channel)
        del self.world.channels[channel.id]
        self.world.messages.pop(channel.id, None)
        self.changed()

    def may_post(self, channel: Channel, author: User, *, files: bool = False) -> None:
        """Raise unless a user may post here now. A post unarchives an unlocked thread."""
        if channel.guild_id is None:
            self._may_write_dm(channel, author)
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

    def _may_write_dm(self, channel: Channel, author: User) -> None:
        if not author.bot:
            return
        for person in channel.recipients:
            shared = [g for g in self.world.guilds.values() if {person, author.id} <= set(g.members)]
            if not shared:
                raise errors.DiscordError(*errors.NO_MUTUAL_GUILDS)
            if self.world.users[person].dms_closed:
                raise errors.DiscordError(*errors.DMS_CLOSED)
