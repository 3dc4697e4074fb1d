"""The application's emoji: list, create, delete, and their pictures."""

import base64
import binascii
import re

from aiohttp import web

from sandbox import payloads
from sandbox.files import picture_of
from sandbox.model import Emoji, Json
from sandbox.rest.application import own_service
from sandbox.rest.bodies import answer, id_of, json_body, nothing, service_of
from sandbox.rules import errors, limits
from sandbox.rules.errors import BodyErrors
from sandbox.service import Service

routes = web.RouteTableDef()

ALL = "/applications/{application_id}/emojis"
NAME = re.compile(r"\w{2,}", flags=re.ASCII)


@routes.get(ALL)
async def list_emojis(request: web.Request) -> web.Response:
    """The application's emojis."""
    service = own_service(request)
    return answer({"items": [payload(service, one) for one in service.world.application.emojis.values()]})


@routes.post(ALL)
async def create_emoji(request: web.Request) -> web.Response:
    """Add an emoji, unless its name or picture is refused or there are too many."""
    body = await json_body(request)
    service = own_service(request)
    known = service.world.application.emojis
    name = checked_name(service, body)
    kind, data = picture(body)
    if len(known) >= service.limits.emojis:
        raise errors.DiscordError(400, 30008, f"Maximum number of emojis reached ({service.limits.emojis})")
    made = Emoji(service.world.new_id(), name, kind, data)
    known[made.id] = made
    service.changed()
    return answer(payload(service, made), 201)


@routes.delete(ALL + "/{emoji_id}")
async def delete_emoji(request: web.Request) -> web.Response:
    """Delete an emoji."""
    service = own_service(request)
    if service.world.application.emojis.pop(id_of(request, "emoji_id"), None) is None:
        raise errors.DiscordError(*errors.UNKNOWN_EMOJI)
    service.changed()
    return nothing()


def checked_name(service: Service, body: Json) -> str:
    """The name that a body gives. Raises 50035 if it is no name, or another emoji's."""
    wrong = BodyErrors()
    name = body.get("name")
    wrong.length("name", name, limits.EMOJI_NAME, 2)
    if isinstance(name, str) and not NAME.fullmatch(name):
        wrong.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in [one.name for one in service.world.application.emojis.values()]:
        wrong.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already.")
    wrong.refuse()
    return str(name)


def picture(body: Json) -> tuple[str, bytes]:
    """Type and bytes of the picture of a body, a data address. Raises 50035 if it is none or too large."""
    found = re.fullmatch(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", str(body.get("image")), re.DOTALL)
    try:
        data = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        data = b""
    kind, wide, _ = picture_of(data)
    if not wide:
        raise errors.invalid_form("image", "IMAGE_INVALID", "Invalid image")
    if len(data) > limits.EMOJI_BYTES:
        raise errors.invalid_form("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return kind, data


def payload(service: Service, emoji: Emoji) -> Json:
    """An emoji as Discord describes it."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": payloads.user(service.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": emoji.content_type == "image/gif",
        "available": True,
    }


async def shown(request: web.Request) -> web.StreamResponse:
    """The picture of an emoji, at the address where Discord's clients load it."""
    emoji = service_of(request).world.application.emojis.get(id_of(request, "emoji_id"))
    if emoji is None:
        raise web.HTTPNotFound
    headers = {"Content-Type": emoji.content_type, "Cache-Control": "max-age=86400"}
    return web.Response(body=emoji.data, headers=headers)
