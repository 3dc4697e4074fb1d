"""A summary of the world for one user: servers, channels, threads, unread ids, the bot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sandbox.model import DM, THREADS, Channel, Json, Message, User, World
from sandbox.rules import permissions
from sandbox.rules.check_components import Component, walk

if TYPE_CHECKING:
    from sandbox.service import Service

Calls = dict[int, list[tuple[int, frozenset[int]]]]
"""By channel: the newest messages' ids, each with the users it mentions."""

LOOKED_AT: Final = 30
"""Number of newest messages in a channel that are searched for mentions."""


def sees(service: Service, channel: Channel, user: User) -> bool:
    """Whether a user sees a channel. Only its two members see a DM."""
    if channel.type == DM:
        return user.id in channel.recipients
    return permissions.can_see(service.world, channel, user)


def state_of(service: Service, user: User) -> Json:
    """Everything except the messages: places, people, the bot and the page's own user."""
    world = service.world
    keeper = service.bot_process
    recent = {channel.id: _recent(service, channel) for channel in world.channels.values()}
    calls = {number: [(m.id, called(m)) for m in newest] for number, newest in recent.items()}
    people = people_of(world)
    dm = service.places.open_dm(user)
    bot = _person(world.bot) | {
        "online": service.gateway.connected,
        "state": "" if keeper is None else keeper.state,
        "commands": len(world.application.commands),
    }
    return {
        "me": _person(user),
        "people": [_person(other) | {"called": _last_call(service, other, calls)} for other in people],
        "bot": bot,
        "guilds": [
            {"id": str(guild.id), "name": guild.name, "channels": _channels(service, guild.id, user, recent)}
            for guild in world.guilds.values()
            if user.id in guild.members
        ],
        "dm": _place(dm, user, recent.get(dm.id, [])),
    }


def people_of(world: World) -> list[User]:
    """Everybody but the bot. The bot's owner is last, because one usually plays as a member of the server."""
    people = [user for user in world.users.values() if not user.bot]
    return sorted(people, key=lambda user: user.id == world.application.owner_id)


def _person(user: User) -> Json:
    return {"id": str(user.id), "name": user.display, "locale": user.locale, "bot": user.bot}


def _recent(service: Service, channel: Channel) -> list[Message]:
    """The newest messages of a channel that everybody there can see."""
    newest = list(service.world.channel_messages(channel.id).values())[-LOOKED_AT:]
    return [message for message in newest if message.visible_to is None]


def _last_call(service: Service, user: User, calls: Calls) -> Json | None:
    """Where and when a user was last mentioned, in a channel they see."""
    found = [
        (message_id, channel_id)
        for channel_id, listed in calls.items()
        for message_id, whom in listed
        if user.id in whom and sees(service, service.world.channels[channel_id], user)
    ]
    return {"message": str(max(found)[0]), "channel": str(max(found)[1])} if found else None


def _channels(service: Service, guild_id: int, user: User, recent: dict[int, list[Message]]) -> list[Json]:
    mine = [c for c in service.world.channels.values() if c.guild_id == guild_id and sees(service, c, user)]
    threads = [c for c in mine if c.type in THREADS]
    rooms = sorted((c for c in mine if c.type not in THREADS), key=lambda c: c.position)
    return [
        _place(room, user, recent[room.id])
        | {"threads": [_place(t, user, recent[t.id]) for t in threads if t.parent_id == room.id]}
        for room in rooms
    ]


def _place(channel: Channel, user: User, recent: list[Message]) -> Json:
    """A channel with the newest message by others, and the messages that mention the user (in a DM all)."""
    others = [m for m in recent if m.author_id != user.id]
    private = channel.type == DM
    return {
        "id": str(channel.id),
        "name": channel.name,
        "topic": channel.topic,
        "archived": channel.archived,
        "last": str(others[-1].id) if others else "0",
        "calls": [str(m.id) for m in others if private or user.id in called(m)],
    }


def called(message: Message) -> frozenset[int]:
    """The users a message mentions by `<@id>`, in its content or in a text display."""
    texts = [
        str(c.get("content")) for c in walk(message.components) if c.get("type") == Component.TEXT_DISPLAY
    ]
    return frozenset(int(i) for text in (message.content, *texts) for i in re.findall(r"<@!?(\d+)>", text))
