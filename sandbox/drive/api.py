"""The driver's routes: POST /sandbox/api/<verb> with the arguments as a JSON object."""

import asyncio
import re
from collections.abc import Callable
from typing import Any, get_type_hints

import msgspec
from aiohttp import web

from sandbox.drive.acts import Acts
from sandbox.drive.controls import Controls
from sandbox.parsing import parsed_object
from sandbox.rest.bodies import answer
from sandbox.rules.errors import ClientRefused
from sandbox.service import Service


def verbs(service: Service) -> dict[str, Any]:
    """Every verb by name: it takes and returns plain data."""
    found: dict[str, Any] = {}
    for holder in (Acts(service), Controls(service)):
        for name in dir(holder):
            if not name.startswith("_") and asyncio.iscoroutinefunction(getattr(holder, name)):
                found[name] = _plain(getattr(holder, name))
    return found


def _plain(work: Callable[..., Any]) -> Callable[..., Any]:
    """The verb, with what it takes converted from plain data, and its result to it."""
    hints = get_type_hints(work)

    async def run(**arguments: Any) -> Any:
        given = {name: msgspec.convert(value, hints.get(name, Any)) for name, value in arguments.items()}
        return msgspec.to_builtins(await work(**given))

    return run


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

    app.router.add_post("/sandbox/api/{verb}", run)
