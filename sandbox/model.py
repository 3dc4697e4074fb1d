"""The world's state as plain data: everything that would survive a restart of Discord.

Structs contain only numbers, texts, lists and dicts, so a world is saved and loaded as JSON (`world_file`).
What exists only while the server runs (sessions, open interactions, faults, records) is kept elsewhere. Times
are ISO 8601 texts in UTC, ids are Discord snowflakes as integers.
"""

import time
from datetime import UTC, datetime
from typing import Any

import msgspec

Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = frozenset({PUBLIC_THREAD, PRIVATE_THREAD})

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15
"""Flags of messages."""

DEFAULT, CHAT_INPUT_COMMAND = 0, 20
"""Types of messages."""

ROLE, MEMBER = 0, 1
"""Whom an overwrite of permissions is about."""

GUILD, BOT_DM = 0, 1
"""Where a command is used."""

GUILD_INSTALL, USER_INSTALL = 0, 1
"""Who has installed the application."""


def iso_now() -> str:
    """The present time in Discord's format."""
    return datetime.now(UTC).isoformat()


class User(msgspec.Struct):
    """A person, or the bot itself. `locale` is a Discord locale such as `ja` or `en-US`. `installed`: the
    application is added to their account."""

    id: int
    name: str
    display: str
    locale: str = "en-US"
    bot: bool = False
    dms_closed: bool = False
    installed: bool = False


class Role(msgspec.Struct):
    """A role of one server; the role whose id is the server's id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0


class Member(msgspec.Struct):
    """A user's membership of one server."""

    user_id: int
    joined_at: str
    nick: str | None = None
    roles: list[int] = msgspec.field(default_factory=list)


class Overwrite(msgspec.Struct):
    """Permissions allowed or denied in one channel to a role or a member."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


class Guild(msgspec.Struct):
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = msgspec.field(default_factory=dict)
    members: dict[int, Member] = msgspec.field(default_factory=dict)


class Channel(msgspec.Struct):
    """A text channel, a thread or a DM (`type` as Discord numbers them)."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: list[Overwrite] = msgspec.field(default_factory=list)
    recipients: list[int] = msgspec.field(default_factory=list)
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    archive_changed: str = msgspec.field(default_factory=iso_now)
    created: str = msgspec.field(default_factory=iso_now)
    thread_members: list[int] = msgspec.field(default_factory=list)
    last_message_id: int | None = None
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.type in THREADS


class Attachment(msgspec.Struct):
    """A file of a message. `description` is its alt text; `data` is dropped if memory is short."""

    id: int
    filename: str
    content_type: str
    size: int
    data: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct):
    """A message. `visible_to` is set on ephemeral ones; `attachment://` references are kept as written."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    components: list[Json] = msgspec.field(default_factory=list)
    attachments: list[Attachment] = msgspec.field(default_factory=list)
    flags: int = 0
    type: int = DEFAULT
    created: str = msgspec.field(default_factory=iso_now)
    edited: str | None = None
    nonce: str | None = None
    visible_to: int | None = None
    mentions: list[int] = msgspec.field(default_factory=list)
    interaction: Json | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it stands for an answer that is still to come."""
        return bool(self.flags & LOADING)

    @property
    def is_v2(self) -> bool:
        """Whether it consists of components alone."""
        return bool(self.flags & COMPONENTS_V2)


class Emoji(msgspec.Struct):
    """An emoji of the application, and its picture."""

    id: int
    name: str
    content_type: str
    data: bytes


class Application(msgspec.Struct):
    """The bot's application with its synced commands (plain Discord payloads) and its emoji."""

    id: int
    bot_id: int
    owner_id: int
    name: str = "Bot"
    commands: list[Json] = msgspec.field(default_factory=list)
    emojis: dict[int, Emoji] = msgspec.field(default_factory=dict)


class World(msgspec.Struct):
    """The whole world. `messages` is channel id -> message id -> message, oldest first. `unserved`: requests
    that the sandbox could not serve (`Controls.unserved`)."""

    application: Application
    users: dict[int, User] = msgspec.field(default_factory=dict)
    guilds: dict[int, Guild] = msgspec.field(default_factory=dict)
    channels: dict[int, Channel] = msgspec.field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = msgspec.field(default_factory=dict)
    unserved: list[str] = msgspec.field(default_factory=list)
    last_id: int = 0

    def new_id(self) -> int:
        """The next snowflake: dated now, and greater than every earlier one."""
        dated = (int(time.time() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last_id = max(dated, self.last_id + 1)
        return self.last_id

    def new_guild_id(self) -> int:
        """A snowflake with its own millisecond, so that servers spread over shards."""
        self.last_id = ((self.new_id() >> 22) + 1) << 22
        return self.last_id

    @property
    def bot(self) -> User:
        """The application's user."""
        return self.users[self.application.bot_id]

    def channel_messages(self, channel_id: int) -> dict[int, Message]:
        """The messages of a channel, oldest first, ephemeral ones included."""
        return self.messages.setdefault(channel_id, {})

    def dm_of(self, user_id: int) -> Channel | None:
        """The bot's DM channel with a user, if one was ever opened."""
        for channel in self.channels.values():
            if channel.type == DM and user_id in channel.recipients:
                return channel
        return None
