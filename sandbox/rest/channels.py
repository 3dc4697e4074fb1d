"""Channels, threads and DMs."""

from aiohttp import web

from sandbox import payloads
from sandbox.model import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel
from sandbox.rest.bodies import answer, id_of, json_body, nothing, service_of
from sandbox.rest.messages import seen_channel
from sandbox.rules import errors, limits, permissions
from sandbox.rules.errors import BodyErrors

routes = web.RouteTableDef()


@routes.post("/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """The channel of direct messages with a user."""
    service = service_of(request)
    body = await json_body(request)
    user = service.world.users.get(int(body.get("recipient_id") or 0))
    if user is None or user.bot:
        raise errors.DiscordError(*errors.INVALID_RECIPIENT)
    return answer(payloads.channel(service.world, service.places.open_dm(user)))


@routes.get("/channels/{channel_id}")
async def get_channel(request: web.Request) -> web.Response:
    """A channel that the bot may see."""
    service, channel = seen_channel(request)
    return answer(payloads.channel(service.world, channel))


@routes.patch("/channels/{channel_id}")
async def edit_thread(request: web.Request) -> web.Response:
    """The owner may rename, archive and (while unlocked) unarchive; everything else needs MANAGE_THREADS."""
    body = await json_body(request)
    service, thread = seen_channel(request)
    if not thread.is_thread:
        raise errors.DiscordError(*errors.MISSING_PERMISSIONS)
    wrong = BodyErrors()
    if "name" in body:
        wrong.length("name", body["name"], limits.CHANNEL_NAME, 1)
    wrong.refuse()
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
        service.places.set_archived(thread, bool(body["archived"]))
    thread.name = body.get("name", thread.name)
    thread.slowmode = body.get("rate_limit_per_user", thread.slowmode) or 0
    service.places.channel_changed(thread)
    return answer(payloads.channel(service.world, thread))


# Threads


@routes.post("/channels/{channel_id}/threads")
async def start_thread(request: web.Request) -> web.Response:
    """Start a public or private thread in a channel."""
    body = await json_body(request)
    kind = int(body.get("type") or PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise errors.invalid_form("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
    needed = permissions.CREATE_PUBLIC_THREADS
    if kind == PRIVATE_THREAD:
        needed = permissions.CREATE_PRIVATE_THREADS
    service, channel = seen_channel(request, needed)
    if channel.type != TEXT:
        raise errors.DiscordError(*errors.WRONG_CHANNEL_TYPE)
    wrong = BodyErrors()
    wrong.length("name", body.get("name"), limits.CHANNEL_NAME, 1)
    minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    if minutes not in limits.AUTO_ARCHIVE_MINUTES:
        wrong.add(
            "auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080)."
        )
    wrong.refuse()
    thread = Channel(
        service.world.new_id(),
        kind,
        body["name"],
        channel.guild_id,
        channel.id,
        owner_id=service.world.bot.id,
        auto_archive_minutes=minutes,
        slowmode=body.get("rate_limit_per_user") or 0,
    )
    service.places.new_thread(thread)
    return answer(payloads.channel(service.world, thread), 201)


@routes.put("/channels/{channel_id}/thread-members/{user_id}")
async def add_thread_member(request: web.Request) -> web.Response:
    """Let a member of the server into a thread."""
    service, thread = seen_channel(request)
    if not thread.is_thread:
        raise errors.DiscordError(*errors.UNKNOWN_CHANNEL)
    if thread.archived:
        raise errors.DiscordError(*errors.THREAD_ARCHIVED)
    person = id_of(request, "user_id")
    if thread.guild_id is not None and person not in service.world.guilds[thread.guild_id].members:
        raise errors.DiscordError(*errors.UNKNOWN_MEMBER)
    if person not in thread.thread_members:
        thread.thread_members.append(person)
    service.places.channel_changed(thread)
    return nothing()


@routes.get("/guilds/{guild_id}/threads/active")
async def active_threads(request: web.Request) -> web.Response:
    """The threads of a server that are not archived and that the bot may see."""
    service = service_of(request)
    guild_id = id_of(request, "guild_id")
    bot = service.world.bot
    threads = [
        c
        for c in service.world.channels.values()
        if c.is_thread
        and c.guild_id == guild_id
        and not c.archived
        and permissions.can_see(service.world, c, bot)
    ]
    joined = [c for c in threads if bot.id in c.thread_members]
    return answer(
        {
            "threads": [payloads.channel(service.world, c) for c in threads],
            "members": [payloads.thread_member(c, bot.id) for c in joined],
            "has_more": False,
        }
    )
