"""The messages of the world: checked, added, edited, deleted, and told to the bot."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sandbox import payloads
from sandbox.files import Upload
from sandbox.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Json,
    Message,
    User,
    iso_now,
)
from sandbox.record import PostWay
from sandbox.rules import errors
from sandbox.rules.check_components import number_components
from sandbox.rules.check_messages import check_message
from sandbox.rules.limits import FILES

if TYPE_CHECKING:
    from sandbox.service import Service

SETTABLE: Final = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""The flags that a bot may give a message."""


class Messages:
    """Everything that is posted."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.world = service.world
        self._nonces: dict[str, tuple[float, int, int]] = {}

    def public(self, channel_id: int, message_id: int) -> Message:
        """A message that is not ephemeral. Raises 10008 if there is none."""
        message = self.world.channel_messages(channel_id).get(message_id)
        if message is None or message.ephemeral:
            raise errors.DiscordError(*errors.UNKNOWN_MESSAGE)
        return message

    def shown(self, message: Message) -> Json:
        """A message as the bot gets it: without the content intent, it reads its own messages, those that
        mention it, and those in direct messages."""
        data = payloads.message(self.world, self.service.links, message)
        bot = self.world.bot.id
        private = self.world.channels[message.channel_id].guild_id is None
        if private or bot == message.author_id or bot in message.mentions:
            return data
        return data | {"content": "", "attachments": [], "components": []}

    def new(
        self,
        channel: Channel,
        author: User,
        body: Json,
        uploads: list[Upload],
        *,
        how: PostWay,
        extra: Json | None = None,
    ) -> Message:
        """Check a body, add the message to the channel and notify everyone who sees it."""
        attachments = self.service.files.attach(body.get("attachments") or [], uploads)
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
        number_components(message.components)
        message.mentions = self._mentioned(message.content)
        self.add(channel, message, how)
        return message

    def add(self, channel: Channel, message: Message, how: PostWay) -> None:
        """Add a finished message to a channel and notify everyone who sees it."""
        self.world.channel_messages(channel.id)[message.id] = message
        self.service.record.post("create", how, message.id, channel.id, len(message.attachments))
        if not message.ephemeral:
            channel.last_message_id = message.id
            channel.message_count += 1
            self._tell_message("MESSAGE_CREATE", message)
        self.service.changed()

    def _mentioned(self, content: str) -> list[int]:
        return [i for i in self.world.users if f"<@{i}>" in content or f"<@!{i}>" in content]

    def edit(
        self, message: Message, body: Json, uploads: list[Upload], *, how: PostWay, user_edit: bool = True
    ) -> None:
        """Change the fields of a message that a body names, keep the rest, and notify everyone who sees
        it."""
        described = body.get("attachments")
        listed = {str(entry.get("id")): entry for entry in described or []}
        kept = [one for one in message.attachments if described is None or str(one.id) in listed]
        fresh = self.service.files.attach(described or [], uploads)
        if len(kept) + len(fresh) > FILES:
            raise errors.too_many("attachments", FILES)
        names = {one.filename for one in [*kept, *fresh]}
        check_message(body, files=names, emojis=self.world.application.emojis, was=message)
        left = [body.get(key, getattr(message, key)) for key in ("content", "components")]
        if not any([*left, *kept, *fresh]):
            raise errors.DiscordError(*errors.EMPTY_MESSAGE)
        for one in kept:
            one.description = listed.get(str(one.id), {}).get("description", one.description)
        message.attachments = [*kept, *fresh]
        for key in ("content", "components"):
            if key in body:
                setattr(message, key, body[key] or ("" if key == "content" else []))
        number_components(message.components)
        message.flags |= int(body.get("flags") or 0) & COMPONENTS_V2
        message.mentions = self._mentioned(message.content)
        message.flags &= ~LOADING
        if user_edit:
            message.edited = iso_now()
        self.service.record.post("edit", how, message.id, message.channel_id, len(fresh))
        if not message.ephemeral:
            self._tell_message("MESSAGE_UPDATE", message)
        self.service.changed()

    def delete(self, message: Message, how: PostWay) -> None:
        """Delete a message and notify everyone who saw it."""
        self.world.channel_messages(message.channel_id).pop(message.id, None)
        self.service.record.post("delete", how, message.id, message.channel_id)
        channel = self.world.channels[message.channel_id]
        if not message.ephemeral:
            data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild_id is not None:
                data["guild_id"] = str(channel.guild_id)
            self.service.places.tell("MESSAGE_DELETE", data, channel, message=True)
        self.service.changed()

    def _tell_message(self, event: str, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        data = self.shown(message)
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
            author = self.world.guilds[channel.guild_id].members.get(message.author_id)
            if author is not None:
                data["member"] = payloads.member(self.world, author, with_user=False)
        self.service.places.tell(event, data, channel, message=True)

    def seen_nonce(self, nonce: str) -> Message | None:
        """The message that the bot recently posted with this nonce, or None."""
        now = time.monotonic()
        old = [key for key, (at, _, _) in self._nonces.items() if now - at > self.service.limits.nonce]
        for key in old:
            del self._nonces[key]
        if nonce not in self._nonces:
            return None
        _, channel_id, message_id = self._nonces[nonce]
        return self.world.channel_messages(channel_id).get(message_id)

    def note_nonce(self, nonce: str, message: Message) -> None:
        """Remember a nonce for a while."""
        self._nonces[nonce] = (time.monotonic(), message.channel_id, message.id)
