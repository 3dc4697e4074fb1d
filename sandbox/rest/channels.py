"""Channels, threads and DMs."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from sandbox import payloads
from sandbox.model import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json, Message, Overwrite
from sandbox.rest.bodies import answer, id_of, json_body, nothing, service_of
from sandbox.rest.messages import seen_channel
from sandbox.rules import errors, limits, permissions
from sandbox.rules.errors import Form
from sandbox.service import Service

routes = web.RouteTableDef()


@routes.post("/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    service = service_of(request)
    body = await json_body(request)
    user = service.world.users.get(int(body.get("recipient_id") or 0))
    if user is None or user.bot:
        raise errors.DiscordError(400, 50033, "Invalid Recipient(s)")
    return answer(payloads.channel(service.world, service.open_dm(user)))


@routes.get("/channels/{channel_id}")
async def get_channel(request: web.Request) -> web.Response:
    service, channel = seen_channel(request)
    return answer(payloads.channel(service.world, channel))


@routes.patch("/channels/{channel_id}")
async def edit_channel(request: web.Request) -> web.Response:
    body = await json_body(request)
    service, channel = seen_channel(request)
    form = Form()
    if "name" in body:
        form.length("name", body["name"], limits.CHANNEL_NAME, 1)
    form.length("topic", body.get("topic"), limits.CHANNEL_TOPIC)
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.AUTO_ARCHIVE_MINUTES:
        form.add(
            "auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080)."
        )
    form.refuse()
    if channel.is_thread:
        _edit_thread(service, channel, body)
    else:
        permissions.require(service.world, channel, service.world.bot, permissions.MANAGE_CHANNELS)
    _apply(channel, body)
    service.channel_changed(channel)
    return answer(payloads.channel(service.world, channel))


def _apply(channel: Channel, body: Json) -> None:
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    channel.slowmode = body.get("rate_limit_per_user", channel.slowmode) or 0
    channel.auto_archive_minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    channel.position = body.get("position", channel.position)
    if "permission_overwrites" in body:
        channel.overwrites = [
            Overwrite(int(o["id"]), int(o["type"]), int(o.get("allow") or 0), int(o.get("deny") or 0))
            for o in body["permission_overwrites"]
        ]


def _edit_thread(service: Service, thread: Channel, body: Json) -> None:
    """The owner may rename, archive and (while unlocked) unarchive; everything else needs MANAGE_THREADS."""
    bits = permissions.in_channel(service.world, thread, service.world.bot)
    manages = bool(bits & permissions.MANAGE_THREADS)
    owns = thread.owner_id == service.world.bot.id
    unarchives = body.get("archived") is False
    if thread.archived and not unarchives:
        raise errors.DiscordError(*errors.THREAD_ARCHIVED)
    if not manages and (thread.locked or not (owns or unarchives) or "locked" in body):
        raise errors.DiscordError(*errors.MISSING_PERMISSIONS)
    thread.locked = bool(body.get("locked", thread.locked))
    if "archived" in body and bool(body["archived"]) != thread.archived:
        service.set_archived(thread, bool(body["archived"]))


@routes.delete("/channels/{channel_id}")
async def delete_channel(request: web.Request) -> web.Response:
    service, channel = seen_channel(request)
    if channel.guild_id is not None:
        needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
        permissions.require(service.world, channel, service.world.bot, needed)
        service.delete_channel(channel)
    return answer(payloads.channel(service.world, channel))


# Threads


@routes.post("/channels/{channel_id}/threads")
async def start_thread(request: web.Request) -> web.Response:
    body = await json_body(request)
    kind = int(body.get("type") or PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise errors.invalid_form("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
    needed = permissions.CREATE_PUBLIC_THREADS
    if kind == PRIVATE_THREAD:
        needed = permissions.CREATE_PRIVATE_THREADS
    service, channel = seen_channel(request, needed)
    return _make_thread(service, channel, body, kind, service.world.new_id(), None)


@routes.post("/channels/{channel_id}/messages/{message_id}/threads")
async def start_thread_at_message(request: web.Request) -> web.Response:
    body = await json_body(request)
    service, channel = seen_channel(request, permissions.CREATE_PUBLIC_THREADS)
    message = service.public_message(channel.id, id_of(request, "message_id"))
    if message.thread_id is not None:
        raise errors.DiscordError(400, 160004, "A thread has already been created for this message")
    return _make_thread(service, channel, body, PUBLIC_THREAD, message.id, message)


def _make_thread(
    service: Service, channel: Channel, body: Json, kind: int, thread_id: int, start: Message | None
) -> web.Response:
    if channel.type != TEXT:
        raise errors.DiscordError(400, 50024, "Cannot execute action on this channel type")
    form = Form()
    form.length("name", body.get("name"), limits.CHANNEL_NAME, 1)
    minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    if minutes not in limits.AUTO_ARCHIVE_MINUTES:
        form.add(
            "auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080)."
        )
    form.refuse()
    thread = Channel(
        thread_id,
        kind,
        body["name"],
        channel.guild_id,
        channel.id,
        owner_id=service.world.bot.id,
        auto_archive_minutes=minutes,
        slowmode=body.get("rate_limit_per_user") or 0,
        invitable=body.get("invitable", True),
    )
    service.new_thread(thread, start)
    return answer(payloads.channel(service.world, thread), 201)


def seen_thread(request: web.Request) -> tuple[Service, Channel]:
    """The thread of the path."""
    service, channel = seen_channel(request)
    if not channel.is_thread:
        raise errors.DiscordError(*errors.UNKNOWN_CHANNEL)
    return service, channel


@routes.get("/channels/{channel_id}/thread-members")
async def thread_members(request: web.Request) -> web.Response:
    _, thread = seen_thread(request)
    return answer([payloads.thread_member(thread, person) for person in thread.thread_members])


@routes.put("/channels/{channel_id}/thread-members/{user_id}")
async def add_thread_member(request: web.Request) -> web.Response:
    service, thread = seen_thread(request)
    if thread.archived:
        raise errors.DiscordError(*errors.THREAD_ARCHIVED)
    person = _person(request, service)
    if thread.guild_id is not None and person not in service.world.guilds[thread.guild_id].members:
        raise errors.DiscordError(*errors.UNKNOWN_MEMBER)
    if person not in thread.thread_members:
        thread.thread_members.append(person)
    service.channel_changed(thread)
    return nothing()


def _person(request: web.Request, service: Service) -> int:
    if request.match_info["user_id"] == "@me":
        return service.world.bot.id
    return id_of(request, "user_id")


@routes.get("/guilds/{guild_id}/threads/active")
async def active_threads(request: web.Request) -> web.Response:
    service = service_of(request)
    guild_id = id_of(request, "guild_id")
    found = _listing(service, lambda c: c.guild_id == guild_id and not c.archived)
    return answer(found | {"has_more": False})


def _listing(service: Service, wanted: Callable[[Channel], bool]) -> Json:
    bot = service.world.bot
    threads = [
        c
        for c in service.world.channels.values()
        if c.is_thread and wanted(c) and permissions.can_see(service.world, c, bot)
    ]
    joined = [c for c in threads if bot.id in c.thread_members]
    return {
        "threads": [payloads.channel(service.world, c) for c in threads],
        "members": [payloads.thread_member(c, bot.id) for c in joined],
    }
