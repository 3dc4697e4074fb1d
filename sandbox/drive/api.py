"""The driver's routes: POST /sandbox/api/<verb> with the arguments as a JSON object."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from aiohttp import web

from sandbox.drive.acts import Acts, verbs_of
from sandbox.drive.powers import Powers
from sandbox.parsing import parsed_object
from sandbox.rest.bodies import answer
from sandbox.rules.errors import ClientRefused
from sandbox.service import Service


def verbs(service: Service) -> dict[str, Any]:
    """Every verb by name."""
    return verbs_of(Acts(service), Powers(service))


def add_api(app: web.Application, service: Service) -> None:
    """Add the driver's routes to the sandbox."""
    known = verbs(service)

    async def run(request: web.Request) -> web.Response:
        verb = known.get(request.match_info["verb"])
        if verb is None:
            return answer({"error": f"no verb {request.match_info['verb']!r}"}, 404)
        try:
            arguments = parsed_object(await request.read() or b"{}")
        except ValueError as wrong:
            return answer({"error": str(wrong)}, 400)
        try:
            return answer({"result": await verb(**arguments)})
        except ClientRefused as refused:
            return answer({"refused": str(refused)}, 409)
        except (TypeError, KeyError, ValueError, re.error, msgspec.ValidationError) as wrong:
            return answer({"error": f"{type(wrong).__name__}: {wrong}"}, 400)

    async def list_verbs(request: web.Request) -> web.Response:
        return answer({"verbs": sorted(known)})

    async def save(request: web.Request) -> web.Response:
        return web.Response(body=service.world.to_json(), headers={"Content-Type": "application/json"})

    app.router.add_get("/sandbox/api/world", save)
    app.router.add_get("/sandbox/api", list_verbs)
    app.router.add_post("/sandbox/api/{verb}", run)
