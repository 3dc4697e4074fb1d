"""The bot itself: its user, its application, its commands, the gateway's address."""

import time
from collections import deque

from aiohttp import web

from sandbox import payloads
from sandbox.model import GUILD_INSTALL, Json
from sandbox.rest.bodies import answer, id_of, json_body, service_of
from sandbox.rules import errors, limits, permissions
from sandbox.rules.check_commands import CommandType, check_commands
from sandbox.service import Service

routes = web.RouteTableDef()

CREATES: web.AppKey[deque[float]] = web.AppKey("creates", deque)


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    """The bot's user."""
    service = service_of(request)
    bot = service.world.bot
    return answer(payloads.user(bot) | {"verified": True, "mfa_enabled": True, "locale": "en-US", "flags": 0})


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    """The servers that the bot is on."""
    service = service_of(request)
    mine = [g for g in service.world.guilds.values() if service.world.bot.id in g.members]
    bot = service.world.bot.id
    listed = [{"id": str(g.id), "name": g.name, "icon": None, "owner": g.owner_id == bot} for g in mine]
    given = [str(permissions.in_guild(g, bot)) for g in mine]
    beside = [{"permissions": bits, "features": []} for bits in given]
    return answer([entry | more for entry, more in zip(listed, beside, strict=True)])


@routes.get("/oauth2/applications/@me")
async def application(request: web.Request) -> web.Response:
    """The application."""
    return answer(payloads.application(service_of(request).world))


@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
    """The address of the gateway, and how many sessions may still be started."""
    service = service_of(request)
    starts = {"total": 1000, "remaining": 1000 - service.gateway.identifies, "reset_after": 86_400_000}
    return answer(
        {
            "url": service.gateway_url,
            "shards": service.gateway.recommended_shards,
            "session_start_limit": starts | {"max_concurrency": service.gateway.max_concurrency},
        }
    )


# Commands


def own_service(request: web.Request) -> Service:
    """The Discord of a request about the bot's application. Raises 20012 for another application's."""
    service = service_of(request)
    if id_of(request, "application_id") != service.world.application.id:
        raise errors.DiscordError(*errors.OTHERS_APPLICATION)
    return service


def completed(service: Service, command: Json, old: Json | None) -> Json:
    """A command as Discord stores it, with an id that stays as long as its name."""
    stored: Json = {
        "type": CommandType.CHAT_INPUT,
        "description": "",
        "options": [],
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [GUILD_INSTALL],
    }
    stored |= command
    permissions = stored["default_member_permissions"]
    return stored | {
        "id": old["id"] if old else str(service.world.new_id()),
        "application_id": str(service.world.application.id),
        "version": str(service.world.new_id()),
        "default_member_permissions": None if permissions is None else str(permissions),
        "contexts": stored["contexts"] if stored["contexts"] is not None else [0, 1, 2],
        "integration_types": stored["integration_types"] or [0],
    }


def same(old: list[Json], command: Json) -> Json | None:
    """The stored command that a new one replaces."""
    for one in old:
        if one["name"] == command["name"] and one["type"] == command.get("type", 1):
            return one
    return None


def count_creates(today: deque[float], created: int) -> None:
    """Limit the bot to 200 creations a day. Raises 30034 beyond that."""
    now = time.monotonic()
    while today and now - today[0] > 86_400:
        today.popleft()
    if len(today) + created > limits.COMMAND_CREATES_A_DAY:
        raise errors.DiscordError(*errors.TOO_MANY_CREATES)
    today.extend([now] * created)


@routes.put("/applications/{application_id}/commands")
async def put_commands(request: web.Request) -> web.Response:
    """Replace all commands. Those that stay the same keep their ids."""
    body = await json_body(request)
    service = own_service(request)
    stored = service.world.application.commands
    given = check_commands(body.get("_list"))
    olds = [same(stored, command) for command in given]
    count_creates(request.app[CREATES], olds.count(None))
    stored[:] = [completed(service, new, old) for new, old in zip(given, olds, strict=True)]
    service.changed()
    return answer(stored)
