"""Messages of a channel: history, posts, edits, deletes."""

from aiohttp import web

from sandbox.model import Channel, Message
from sandbox.rest.bodies import answer, id_of, message_body, nothing, service_of
from sandbox.rules import errors, limits, permissions
from sandbox.service import Service

routes = web.RouteTableDef()


def seen_channel(request: web.Request, *needed: int) -> tuple[Service, Channel]:
    """The channel of the path, if the bot sees it and has the permissions. Raises 10003, 50001, 50013."""
    service = service_of(request)
    channel = service.places.channel(id_of(request, "channel_id"))
    permissions.require(service.world, channel, service.world.bot, *needed)
    return service, channel


@routes.get("/channels/{channel_id}/messages")
async def history(request: web.Request) -> web.Response:
    """The messages of a channel, as far as the bot may read them."""
    service, channel = seen_channel(request)
    bits = permissions.in_channel(service.world, channel, service.world.bot)
    if not bits & permissions.READ_MESSAGE_HISTORY:
        return answer([])
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= limits.HISTORY:
        raise errors.invalid_form(
            "limit", "NUMBER_TYPE_MAX", f"int value should be between 1 and {limits.HISTORY}."
        )
    mine = [m for m in service.world.channel_messages(channel.id).values() if not m.ephemeral]
    return answer([service.messages.shown(m) for m in reversed(window(mine, request, limit))])


def window(messages: list[Message], request: web.Request, limit: int) -> list[Message]:
    """The part of a history that a query asks for, oldest first."""
    query = request.query
    if "before" in query:
        return [m for m in messages if m.id < int(query["before"])][-limit:]
    if "after" in query:
        return [m for m in messages if m.id > int(query["after"])][:limit]
    return messages[-limit:]


@routes.post("/channels/{channel_id}/messages")
async def post_message(request: web.Request) -> web.Response:
    """Post a message. One with a nonce that was seen before is not posted again."""
    service = service_of(request)
    body, uploads = await message_body(request)
    channel = service.places.channel(id_of(request, "channel_id"))
    bot = service.world.bot
    permissions.require(service.world, channel, bot)
    nonce = str(body["nonce"]) if body.get("nonce") is not None and body.get("enforce_nonce") else None
    if nonce is not None and (posted := service.messages.seen_nonce(nonce)) is not None:
        return answer(service.messages.shown(posted))
    service.places.require_posting(channel, bot, files=bool(uploads))
    message = service.messages.new(channel, bot, body, uploads, how="channel")
    if nonce is not None:
        service.messages.note_nonce(nonce, message)
    return answer(service.messages.shown(message))


@routes.patch("/channels/{channel_id}/messages/{message_id:\\d+}")
async def edit_message(request: web.Request) -> web.Response:
    """Edit one of the bot's messages."""
    body, uploads = await message_body(request)
    service, channel = seen_channel(request)
    message = service.messages.public(channel.id, id_of(request, "message_id"))
    if message.author_id != service.world.bot.id:
        raise errors.DiscordError(*errors.NOT_THE_AUTHOR)
    if channel.archived:
        raise errors.DiscordError(*errors.THREAD_ARCHIVED)
    if uploads and channel.guild_id is not None:
        permissions.require(service.world, channel, service.world.bot, permissions.ATTACH_FILES)
    service.messages.edit(message, body, uploads, how="channel")
    return answer(service.messages.shown(message))


@routes.delete("/channels/{channel_id}/messages/{message_id:\\d+}")
async def delete_message(request: web.Request) -> web.Response:
    """Delete a message; another user's only with MANAGE_MESSAGES."""
    service, channel = seen_channel(request)
    message = service.messages.public(channel.id, id_of(request, "message_id"))
    if message.author_id != service.world.bot.id:
        permissions.require(service.world, channel, service.world.bot, permissions.MANAGE_MESSAGES)
    service.messages.delete(message, "channel")
    return nothing()
