"""Reads requests: JSON, multipart with files, ids, booleans."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.files import Upload
from sandbox.model import Json
from sandbox.parsing import parsed, parsed_object
from sandbox.rules import errors
from sandbox.service import Service

SERVICE: web.AppKey[Service] = web.AppKey("service", Service)
BODY: web.RequestKey[Any] = web.RequestKey("body", object)

RouteHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def service_of(request: web.Request) -> Service:
    """The Discord that serves this request."""
    return request.app[SERVICE]


def id_of(request: web.Request, name: str) -> int:
    """An id in the path. Raises 50035 if it is no number."""
    text = request.match_info[name]
    if not text.isdigit():
        raise errors.invalid_form(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)


async def json_body(request: web.Request) -> Json:
    """The JSON body of a request; empty if there is none."""
    raw = await request.read()
    if not raw:
        return {}
    if request.content_type != "application/json":
        raise errors.DiscordError(400, 50035, f"Expected application/json, got {request.content_type}")
    try:
        body = parsed(raw)
    except ValueError:
        raise errors.DiscordError(*errors.INVALID_JSON) from None
    request[BODY] = body
    return body if isinstance(body, dict) else {"_list": body}


async def message_body(request: web.Request) -> tuple[Json, list[Upload]]:
    """The body of a message and its files. Raises 40005 if it is too large."""
    most = service_of(request).limits.request_bytes
    if (request.content_length or 0) > most:
        raise errors.DiscordError(*errors.TOO_LARGE)
    if not request.content_type.startswith("multipart/"):
        return await json_body(request), []
    body: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=False))
        index = re.fullmatch(r"files\[(\d+)\]", part.name or "")
        if part.name == "payload_json":
            try:
                body = parsed_object(data)
            except ValueError:
                raise errors.DiscordError(*errors.INVALID_JSON) from None
        elif index:
            uploads.append(Upload(int(index[1]), part.filename or "file", data))
    if sum(len(upload.data) for upload in uploads) > most:
        raise errors.DiscordError(*errors.TOO_LARGE)
    request[BODY] = body
    return body, uploads


def answer(data: object, status: int = 200) -> web.Response:
    """A JSON answer. discord.py requires the content type to be exactly `application/json`."""
    text = json.dumps(data, ensure_ascii=False).encode()
    return web.Response(body=text, status=status, headers={"Content-Type": "application/json"})


def nothing() -> web.Response:
    """204 No Content."""
    return web.Response(status=204)
