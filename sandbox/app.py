"""The aiohttp application: REST under /api/v10, the gateway, files, and the driver's routes.

Every request of any kind passes `only_here`, which rejects requests from other web pages. Every REST request
passes `guard`, which records it, checks the token, applies faults and formats refusals.
"""

import asyncio
import json
import logging
import socket
import struct
import time
from collections import deque

from aiohttp import web

from sandbox.faults import Fault, answer_of
from sandbox.loopback import foreign
from sandbox.record import RequestRecord
from sandbox.rest import application, channels, emojis, guilds, messages, webhooks
from sandbox.rest.bodies import BODY, SERVICE, RouteHandler, answer, service_of
from sandbox.rules import errors
from sandbox.service import Service

log = logging.getLogger(__name__)

API = "/api/v10"
PARTS = (messages, channels, webhooks, guilds, application, emojis)
"""The modules with the routes of Discord's interface."""

TOKENLESS = ("/webhooks/", "/interactions/")


def make_app(service: Service) -> web.Application:
    """Everything the sandbox serves. A page adds its own routes to the result."""
    app = web.Application(client_max_size=64 * 1024 * 1024, middlewares=[only_here])
    app[SERVICE] = service
    app.router.add_get("/gateway", service.gateway.handle)
    app.router.add_get("/gateway/", service.gateway.handle)
    app.router.add_get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", attachment)
    app.router.add_get("/cdn/emojis/{emoji_id:\\d+}.png", emojis.shown)
    app.add_subapp(API, _rest(service))
    return app


def _rest(service: Service) -> web.Application:
    rest = web.Application(client_max_size=64 * 1024 * 1024, middlewares=[guard])
    rest[SERVICE] = service
    rest[application.CREATES] = deque()
    for part in PARTS:
        rest.add_routes(part.routes)
    rest.router.add_route("*", "/{rest:.*}", unknown_route)
    return rest


def rest_routes() -> set[tuple[str, str]]:
    """The methods and paths of Discord's interface that the sandbox serves, without `/api/v10`."""
    return {
        (route.method, route.path)
        for part in PARTS
        for route in part.routes
        if isinstance(route, web.RouteDef)
    }


@web.middleware
async def only_here(request: web.Request, handler: RouteHandler) -> web.StreamResponse:
    """Refuse a request for another host, and one from a page of another origin."""
    headers = request.headers
    refusal = foreign(service_of(request).url, headers.get("Host"), headers.get("Origin"))
    if refusal is not None:
        return web.Response(status=403, text=refusal)
    return await handler(request)


@web.middleware
async def guard(request: web.Request, handler: RouteHandler) -> web.StreamResponse:
    """Record a request, apply the fault that matches it, check the token, and format a refusal."""
    service = service_of(request)
    path = request.path.removeprefix(API)
    record = RequestRecord(request.method, path, time.monotonic())
    service.record.request(record)
    fault = service.faults.find(request.method, path)
    if fault is not None:
        record.fault = fault.label
    if fault is not None and fault.phase == "before":
        if fault.abort or fault.status is not None:
            # The body is read first, so that the connection isn't closed while the client is still sending.
            await request.read()
        response = await _play(fault, request)
        if response is None:
            response = await _served(service, request, handler, record, path)
    else:
        response = await _served(service, request, handler, record, path)
        if fault is not None:
            response = await _play(fault, request) or response
    record.ended = time.monotonic()
    record.status = -1 if fault is not None and fault.abort else response.status
    record.body = request.get(BODY)
    if service.record.on_answered is not None and isinstance(response, web.Response):
        service.record.on_answered(record, json.loads(response.text) if response.text else None)
    service.changed()
    return response


async def _served(
    service: Service, request: web.Request, handler: RouteHandler, record: RequestRecord, path: str
) -> web.StreamResponse:
    try:
        if not path.startswith(TOKENLESS) and request.headers.get("Authorization") != f"Bot {service.token}":
            raise errors.DiscordError(*errors.UNAUTHORIZED)
        return await handler(request)
    except errors.DiscordError as refused:
        record.code = refused.code
        log.info("%s %s refused: %s", request.method, path, refused)
        return answer(refused.body(), refused.status)
    except (KeyError, TypeError, ValueError, AttributeError) as broken:
        # A malformed body, or a bug of the sandbox: both are logged as errors.
        log.exception("%s %s broke", request.method, path)
        service.world.unserved.append(f"{request.method} {path} broke: {broken!r}")
        return answer({"message": f"sandbox: {broken!r}", "code": 0}, 400)


async def _play(fault: Fault, request: web.Request) -> web.StreamResponse | None:
    """Apply a fault. None if the request continues after a mere delay."""
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.abort:
        reset(request)
        return web.Response(status=500)
    if fault.status is None:
        return None
    status, body, headers = answer_of(fault)
    response = answer(body, status)
    response.headers.update(headers)
    return response


def reset(request: web.Request) -> None:
    """Reset the connection under a request, so that its client sees ECONNRESET."""
    transport = request.transport
    if transport is None:
        return
    connection = transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


async def unknown_route(request: web.Request) -> web.StreamResponse:
    """A route the sandbox doesn't implement. It is recorded, so that tests can require that there are
    none."""
    service = service_of(request)
    service.world.unserved.append(f"{request.method} {request.path.removeprefix(API)}")
    log.error("unknown route %s %s", request.method, request.path)
    raise errors.DiscordError(*errors.UNKNOWN_ROUTE)


async def attachment(request: web.Request) -> web.StreamResponse:
    """A file by its address."""
    found = service_of(request).file_at(request.url)
    if found is None:
        return answer({"message": "This content is no longer available."}, 404)
    return web.Response(body=found.data, headers={"Content-Type": found.content_type})
