"""Messages of a channel: history, posts, edits, deletes, pins."""

from __future__ import annotations

from aiohttp import web

from sandbox import payloads
from sandbox.model import Channel, Json, Message, iso_now
from sandbox.rest.bodies import answer, id_of, message_body, nothing, service_of
from sandbox.rules import errors, limits, permissions
from sandbox.service import Service

routes = web.RouteTableDef()


def seen_channel(request: web.Request, *needed: int) -> tuple[Service, Channel]:
    """The channel of the path, if the bot sees it and has the permissions. Raises 10003, 50001, 50013."""
    service = service_of(request)
    channel = service.channel(id_of(request, "channel_id"))
    permissions.require(service.world, channel, service.world.bot, *needed)
    return service, channel


def shown(service: Service, message: Message) -> Json:
    """A message as REST shows it to this bot."""
    payload = payloads.message(service.world, service.links, message)
    may_read = service.world.application.privileged_intents & (1 << 15)
    return payload if may_read else service.veiled(payload)


@routes.get("/channels/{channel_id}/messages")
async def history(request: web.Request) -> web.Response:
    service, channel = seen_channel(request)
    bits = permissions.in_channel(service.world, channel, service.world.bot)
    if not bits & permissions.READ_MESSAGE_HISTORY:
        return answer([])
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= limits.HISTORY:
        raise errors.invalid_form("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    mine = [m for m in service.world.channel_messages(channel.id).values() if not m.ephemeral]
    return answer([shown(service, m) for m in reversed(window(mine, request, limit))])


def window(messages: list[Message], request: web.Request, limit: int) -> list[Message]:
    """The part of a history that a query asks for, oldest first."""
    query = request.query
    if "before" in query:
        return [m for m in messages if m.id < int(query["before"])][-limit:]
    if "after" in query:
        return [m for m in messages if m.id > int(query["after"])][:limit]
    if "around" in query:
        middle = int(query["around"])
        older = [m for m in messages if m.id < middle][-(limit // 2) :]
        newer = [m for m in messages if m.id >= middle]
        return older + newer[: limit - len(older)]
    return messages[-limit:]


@routes.post("/channels/{channel_id}/messages")
async def post_message(request: web.Request) -> web.Response:
    service = service_of(request)
    body, uploads = await message_body(request)
    channel = service.channel(id_of(request, "channel_id"))
    bot = service.world.bot
    permissions.require(service.world, channel, bot)
    nonce = str(body["nonce"]) if body.get("nonce") is not None and body.get("enforce_nonce") else None
    if nonce is not None and (posted := service.seen_nonce(nonce)) is not None:
        return answer(shown(service, posted))
    service.may_post(channel, bot, files=bool(uploads), embeds=bool(body.get("embeds")))
    reference = reference_of(service, channel, body)
    extra: Json = {"reference": reference, "type": 19 if reference else 0}
    message = service.new_message(channel, bot, body, uploads, how="channel", extra=extra)
    if nonce is not None:
        service.note_nonce(nonce, message)
    return answer(shown(service, message))


def reference_of(service: Service, channel: Channel, body: Json) -> Json | None:
    """The message a post replies to. It must exist unless the bot says it may be missing."""
    given = body.get("message_reference")
    if not given:
        return None
    message_id = int(given["message_id"])
    if message_id not in service.world.channel_messages(channel.id):
        if given.get("fail_if_not_exists", True):
            raise errors.invalid_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None
    reference: Json = {"type": 0, "message_id": str(message_id), "channel_id": str(channel.id)}
    return reference | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})


@routes.get("/channels/{channel_id}/messages/{message_id:\\d+}")
async def get_message(request: web.Request) -> web.Response:
    service, channel = seen_channel(request, permissions.READ_MESSAGE_HISTORY)
    return answer(shown(service, service.public_message(channel.id, id_of(request, "message_id"))))


@routes.patch("/channels/{channel_id}/messages/{message_id:\\d+}")
async def edit_message(request: web.Request) -> web.Response:
    body, uploads = await message_body(request)
    service, channel = seen_channel(request)
    message = service.public_message(channel.id, id_of(request, "message_id"))
    if message.author_id != service.world.bot.id:
        raise errors.DiscordError(*errors.NOT_THE_AUTHOR)
    if channel.archived:
        raise errors.DiscordError(*errors.THREAD_ARCHIVED)
    if uploads and channel.guild_id is not None:
        permissions.require(service.world, channel, service.world.bot, permissions.ATTACH_FILES)
    service.edit_message(message, body, uploads, how="channel")
    return answer(shown(service, message))


@routes.delete("/channels/{channel_id}/messages/{message_id:\\d+}")
async def delete_message(request: web.Request) -> web.Response:
    service, channel = seen_channel(request)
    message = service.public_message(channel.id, id_of(request, "message_id"))
    if message.author_id != service.world.bot.id:
        permissions.require(service.world, channel, service.world.bot, permissions.MANAGE_MESSAGES)
    service.delete_message(message, "channel")
    return nothing()


def pinned(service: Service, channel: Channel) -> list[Message]:
    """The pinned messages of a channel, latest pin first."""
    found = [m for m in service.world.channel_messages(channel.id).values() if m.pinned_at]
    return sorted(found, key=lambda message: message.pinned_at or "", reverse=True)


@routes.get("/channels/{channel_id}/messages/pins")
async def list_pins(request: web.Request) -> web.Response:
    service, channel = seen_channel(request, permissions.READ_MESSAGE_HISTORY)
    limit = int(request.query.get("limit", "50"))
    before = request.query.get("before")
    found = [m for m in pinned(service, channel) if before is None or (m.pinned_at or "") < before]
    items = [{"pinned_at": m.pinned_at, "message": shown(service, m)} for m in found[:limit]]
    return answer({"items": items, "has_more": len(found) > limit})


@routes.put("/channels/{channel_id}/messages/pins/{message_id}")
async def pin(request: web.Request) -> web.Response:
    return set_pin(request, iso_now())


@routes.delete("/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(request: web.Request) -> web.Response:
    return set_pin(request, None)


def set_pin(request: web.Request, pinned_at: str | None) -> web.Response:
    """Pin a message at a time, or unpin it. Raises 30003 beyond 250 pins."""
    service, channel = seen_channel(request, permissions.PIN_MESSAGES)
    message = service.public_message(channel.id, id_of(request, "message_id"))
    if pinned_at and not message.pinned_at and len(pinned(service, channel)) >= limits.PINS:
        raise errors.DiscordError(400, 30003, "Maximum number of pins reached for the channel (250)")
    message.pinned_at = pinned_at
    data: Json = {"channel_id": str(channel.id), "last_pin_timestamp": pinned_at}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    service.tell("CHANNEL_PINS_UPDATE", data, channel)
    service.changed()
    return nothing()
