"""Answers to interactions and their followups. These routes need no token but the interaction's own."""

from aiohttp import web

from sandbox import payloads
from sandbox.interactions import Interaction
from sandbox.model import Message
from sandbox.rest.bodies import answer, id_of, message_body, nothing, service_of
from sandbox.service import Service

routes = web.RouteTableDef()

HOOK = "/webhooks/{application_id}/{token}"


@routes.post("/interactions/{interaction_id}/{token}/callback")
async def callback(request: web.Request) -> web.Response:
    """The first response to an interaction."""
    service = service_of(request)
    body, uploads = await message_body(request)
    result = service.interactions.callback(
        id_of(request, "interaction_id"), request.match_info["token"], body, uploads
    )
    if request.query.get("with_response") in ("1", "true"):
        return answer(result)
    return nothing()


def _interaction(request: web.Request) -> Interaction:
    """The interaction of the path. Raises 10015, 50027."""
    interactions = service_of(request).interactions
    return interactions.by_webhook(id_of(request, "application_id"), request.match_info["token"])


def _message(request: web.Request) -> tuple[Service, Interaction, Message]:
    """The message of the path, with its interaction. Raises 10008."""
    service, one = service_of(request), _interaction(request)
    return service, one, service.interactions.message_of(one, request.match_info["message_id"])


@routes.post(HOOK)
async def follow_up(request: web.Request) -> web.Response:
    """A further message that answers an interaction."""
    service = service_of(request)
    body, uploads = await message_body(request)
    message = service.interactions.follow_up(_interaction(request), body, uploads)
    # Discord always answers an interaction's followup with its message, whether or not asked to wait.
    return answer(payloads.message(service.world, service.links, message))


@routes.patch(HOOK + "/messages/{message_id}")
async def edit_message(request: web.Request) -> web.Response:
    """Edit a message that answers an interaction."""
    body, uploads = await message_body(request)
    service, one, message = _message(request)
    service.interactions.edit(one, message, body, uploads)
    return answer(payloads.message(service.world, service.links, message))


@routes.delete(HOOK + "/messages/{message_id}")
async def delete_message(request: web.Request) -> web.Response:
    """Delete a message that answers an interaction."""
    service, one, message = _message(request)
    service.interactions.delete(one, message)
    return nothing()
