"""Servers and their members."""

from aiohttp import web

from sandbox import payloads
from sandbox.model import Guild
from sandbox.rest.bodies import answer, id_of, service_of
from sandbox.rules import errors
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
    """A server, on request with the number of its members."""
    _, guild = seen_guild(request)
    payload = payloads.guild(guild)
    if request.query.get("with_counts") in ("1", "true", "True"):
        count = len(guild.members)
        payload |= {"approximate_member_count": count, "approximate_presence_count": count}
    return answer(payload)


@routes.get("/guilds/{guild_id}/members/{user_id:\\d+}")
async def get_member(request: web.Request) -> web.Response:
    """A member of a server."""
    service, guild = seen_guild(request)
    member = guild.members.get(id_of(request, "user_id"))
    if member is None:
        raise errors.DiscordError(*errors.UNKNOWN_MEMBER)
    return answer(payloads.member(service.world, member))
