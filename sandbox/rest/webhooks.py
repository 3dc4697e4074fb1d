"""Answers to interactions and their followups. These routes need no token but the interaction's own."""

from __future__ import annotations

from aiohttp import web

from sandbox import payloads
from sandbox.rest.bodies import answer, id_of, message_body, nothing, service_of

routes = web.RouteTableDef()

HOOK = "/webhooks/{application_id}/{token}"


@routes.post("/interactions/{interaction_id}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    service = service_of(request)
    body, uploads = await message_body(request)
    result = service.interactions.callback(
        id_of(request, "interaction_id"), request.match_info["token"], body, uploads
    )
    if request.query.get("with_response") in ("1", "true"):
        return answer(result)
    return nothing()


@routes.post(HOOK)
async def follow_up(request: web.Request) -> web.Response:
    service = service_of(request)
    body, uploads = await message_body(request)
    one = service.interactions.by_webhook(id_of(request, "application_id"), request.match_info["token"])
    message = service.interactions.follow_up(one, body, uploads)
    # Discord always answers an interaction's followup with its message, whether or not asked to wait.
    return answer(payloads.message(service.world, service.links, message))


@routes.get(HOOK + "/messages/{message_id}")
async def get_message(request: web.Request) -> web.Response:
    service = service_of(request)
    one = service.interactions.by_webhook(id_of(request, "application_id"), request.match_info["token"])
    message = service.interactions.message_of(one, request.match_info["message_id"])
    return answer(payloads.message(service.world, service.links, message))


@routes.patch(HOOK + "/messages/{message_id}")
async def edit_message(request: web.Request) -> web.Response:
    service = service_of(request)
    body, uploads = await message_body(request)
    one = service.interactions.by_webhook(id_of(request, "application_id"), request.match_info["token"])
    message = service.interactions.message_of(one, request.match_info["message_id"])
    service.interactions.edit(one, message, body, uploads)
    return answer(payloads.message(service.world, service.links, message))


@routes.delete(HOOK + "/messages/{message_id}")
async def delete_message(request: web.Request) -> web.Response:
    service = service_of(request)
    one = service.interactions.by_webhook(id_of(request, "application_id"), request.match_info["token"])
    message = service.interactions.message_of(one, request.match_info["message_id"])
    service.interactions.delete(one, message)
    return nothing()
