"""The bot itself: its user, its application, its commands, the gateway's address."""

from __future__ import annotations

import time
from collections import deque

from aiohttp import web

from sandbox import payloads
from sandbox.model import Json
from sandbox.rest.bodies import answer, id_of, json_body, nothing, service_of
from sandbox.rules import errors, limits, permissions
from sandbox.rules.check_commands import check_command, check_commands
from sandbox.rules.errors import Form
from sandbox.service import Service

routes = web.RouteTableDef()

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
CREATES: web.AppKey[dict[int, deque[float]]] = web.AppKey("creates", dict)


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    service = service_of(request)
    bot = service.world.bot
    return answer(payloads.user(bot) | {"verified": True, "mfa_enabled": True, "locale": "en-US", "flags": 0})


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    service = service_of(request)
    mine = [g for g in service.world.guilds.values() if service.world.bot.id in g.members]
    bot = service.world.bot.id
    listed = [{"id": str(g.id), "name": g.name, "icon": None, "owner": g.owner_id == bot} for g in mine]
    given = [str(permissions.in_guild(g, bot)) for g in mine]
    beside = [{"permissions": bits, "features": []} for bits in given]
    return answer([entry | more for entry, more in zip(listed, beside, strict=True)])


@routes.get("/users/{user_id:\\d+}")
async def get_user(request: web.Request) -> web.Response:
    service = service_of(request)
    user = service.world.users.get(id_of(request, "user_id"))
    if user is None:
        raise errors.DiscordError(*errors.UNKNOWN_USER)
    return answer(payloads.user(user))


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def application(request: web.Request) -> web.Response:
    return answer(payloads.application(service_of(request).world))


@routes.get("/gateway")
@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
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


def scope_of(request: web.Request) -> tuple[Service, int | None, list[Json]]:
    """The commands a path refers to: global ones or those of one server. Raises 50001 for another
    application's."""
    service = service_of(request)
    app = service.world.application
    if id_of(request, "application_id") != app.id:
        raise errors.DiscordError(
            403, 20012, "You are not authorized to perform this action on this application"
        )
    if "guild_id" not in request.match_info:
        return service, None, app.commands
    guild_id = id_of(request, "guild_id")
    guild = service.world.guilds.get(guild_id)
    if guild is None or service.world.bot.id not in guild.members:
        raise errors.DiscordError(*errors.MISSING_ACCESS)
    return service, guild_id, app.guild_commands.setdefault(guild_id, [])


def completed(service: Service, guild_id: int | None, command: Json, old: Json | None) -> Json:
    """A command as Discord stores it, with an id that stays as long as its name."""
    stored: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
    }
    stored |= command
    permissions = stored["default_member_permissions"]
    stored |= {
        "id": old["id"] if old else str(service.world.new_id()),
        "application_id": str(service.world.application.id),
        "version": str(service.world.new_id()),
        "default_member_permissions": None if permissions is None else str(permissions),
        "contexts": stored["contexts"] if stored["contexts"] is not None else [0, 1, 2],
        "integration_types": stored["integration_types"] or [0],
    }
    return stored if guild_id is None else stored | {"guild_id": str(guild_id)}


def same(old: list[Json], command: Json) -> Json | None:
    """The stored command that a new one replaces."""
    for one in old:
        if one["name"] == command["name"] and one["type"] == command.get("type", 1):
            return one
    return None


def count_creates(request: web.Request, guild_id: int | None, created: int) -> None:
    """Limit the bot to 200 creations a day and server. Raises 30034 beyond that."""
    today = request.app[CREATES].setdefault(guild_id or 0, deque())
    now = time.monotonic()
    while today and now - today[0] > 86_400:
        today.popleft()
    if len(today) + created > limits.COMMAND_CREATES_A_DAY:
        raise errors.DiscordError(
            400, 30034, "Max number of daily application command creates has been reached (200)"
        )
    today.extend([now] * created)


@routes.get(GLOBAL)
@routes.get(GUILD)
async def list_commands(request: web.Request) -> web.Response:
    return answer(scope_of(request)[2])


@routes.put(GLOBAL)
@routes.put(GUILD)
async def put_commands(request: web.Request) -> web.Response:
    body = await json_body(request)
    service, guild_id, stored = scope_of(request)
    given = check_commands(body.get("_list"))
    olds = [same(stored, command) for command in given]
    count_creates(request, guild_id, olds.count(None))
    stored[:] = [completed(service, guild_id, new, old) for new, old in zip(given, olds, strict=True)]
    service.changed()
    return answer(stored)


@routes.post(GLOBAL)
@routes.post(GUILD)
async def upsert_command(request: web.Request) -> web.Response:
    body = await json_body(request)
    service, guild_id, stored = scope_of(request)
    old = same(stored, body)
    check_commands([one for one in stored if one is not old] + [body])
    if old is None:
        count_creates(request, guild_id, 1)
    made = completed(service, guild_id, body, old)
    if old is None:
        stored.append(made)
    else:
        stored[stored.index(old)] = made
    service.changed()
    return answer(made, 200 if old else 201)


def command_of(request: web.Request) -> tuple[Service, int | None, list[Json], Json]:
    """The command of the path. Raises 10063."""
    service, guild_id, stored = scope_of(request)
    for one in stored:
        if one["id"] == request.match_info["command_id"]:
            return service, guild_id, stored, one
    raise errors.DiscordError(*errors.UNKNOWN_COMMAND)


@routes.patch(GLOBAL + "/{command_id}")
@routes.patch(GUILD + "/{command_id}")
async def edit_command(request: web.Request) -> web.Response:
    body = await json_body(request)
    service, guild_id, stored, old = command_of(request)
    form = Form()
    check_command(form, "command", old | body)
    form.refuse()
    made = completed(service, guild_id, old | body, old)
    stored[stored.index(old)] = made
    service.changed()
    return answer(made)


@routes.delete(GLOBAL + "/{command_id}")
@routes.delete(GUILD + "/{command_id}")
async def delete_command(request: web.Request) -> web.Response:
    service, _, stored, old = command_of(request)
    stored.remove(old)
    service.changed()
    return nothing()
