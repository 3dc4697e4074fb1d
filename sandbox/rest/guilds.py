"""Servers, their channels, roles and members."""

from __future__ import annotations

from aiohttp import web

from sandbox import payloads
from sandbox.model import CATEGORY, TEXT, Channel, Guild, Member
from sandbox.rest.bodies import answer, id_of, json_body, service_of
from sandbox.rules import errors, limits, permissions
from sandbox.rules.errors import Form
from sandbox.service import Service

routes = web.RouteTableDef()


def seen_guild(request: web.Request) -> tuple[Service, Guild]:
    """The server of the path, if the bot is on it. Raises 10004, 50001."""
    service = service_of(request)
    guild = service.world.guilds.get(id_of(request, "guild_id"))
    if guild is None:
        raise errors.DiscordError(*errors.UNKNOWN_GUILD)
    if service.world.bot.id not in guild.members:
        raise errors.DiscordError(*errors.MISSING_ACCESS)
    return service, guild


@routes.get("/guilds/{guild_id}")
async def get_guild(request: web.Request) -> web.Response:
    service, guild = seen_guild(request)
    payload = payloads.guild(service.world, guild)
    if request.query.get("with_counts") in ("1", "true", "True"):
        count = len(guild.members)
        payload |= {"approximate_member_count": count, "approximate_presence_count": count}
    return answer(payload)


@routes.post("/guilds/{guild_id}/channels")
async def create_channel(request: web.Request) -> web.Response:
    body = await json_body(request)
    service, guild = seen_guild(request)
    if not permissions.in_guild(guild, service.world.bot.id) & permissions.MANAGE_CHANNELS:
        raise errors.DiscordError(*errors.MISSING_PERMISSIONS)
    form = Form()
    form.length("name", body.get("name"), limits.CHANNEL_NAME, 1)
    form.length("topic", body.get("topic"), limits.CHANNEL_TOPIC)
    if body.get("type", TEXT) not in (TEXT, CATEGORY):
        form.add("type", "BASE_TYPE_CHOICES", "The sandbox makes text channels and categories only.")
    form.refuse()
    parent = int(body["parent_id"]) if body.get("parent_id") else None
    channel = Channel(
        service.world.new_id(), body.get("type", TEXT), body["name"], guild.id, parent, body.get("topic")
    )
    service.world.channels[channel.id] = channel
    service.channel_created(channel)
    return answer(payloads.channel(service.world, channel), 201)


def member_of(guild: Guild, user_id: int) -> Member:
    """A member. Raises 10007 if nobody with that id is on the server."""
    if user_id not in guild.members:
        raise errors.DiscordError(*errors.UNKNOWN_MEMBER)
    return guild.members[user_id]


@routes.get("/guilds/{guild_id}/members/{user_id:\\d+}")
async def get_member(request: web.Request) -> web.Response:
    service, guild = seen_guild(request)
    return answer(payloads.member(service.world, member_of(guild, id_of(request, "user_id"))))
