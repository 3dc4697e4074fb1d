"""The driver's verbs, run in the process that has the world. `Driver` (driver.py) has them for callers in
this process or another one: what they take and return can be sent as JSON.
"""

import os
import time
from collections.abc import Callable
from typing import Any

from sandbox import payloads
from sandbox.drive.modals import filled
from sandbox.drive.refs import Ref, find_channel, find_user
from sandbox.drive.typing_in import (
    chosen_values,
    filled_options,
    find_component,
    picked_command,
    usable_commands,
)
from sandbox.drive.views import ActResult, MessageView, answer_view, view
from sandbox.interactions import AnswerType, Interaction, InteractionType
from sandbox.model import Channel, Json, Message, User
from sandbox.rules import permissions
from sandbox.rules.check_commands import CommandType, names_in
from sandbox.rules.check_components import Component
from sandbox.rules.errors import ClientRefused, DiscordError
from sandbox.service import Service

PATIENCE = float(os.environ.get("SANDBOX_PATIENCE", 120))
"""Seconds to wait for something that must happen, even on a busy machine."""

MessageRef = MessageView | int
"""A message, or its id."""


def id_of(message: MessageRef) -> int:
    """The id of a message."""
    return message if isinstance(message, int) else message.id


class Acts:
    """What users do, and how the bot answers them."""

    def __init__(self, service: Service) -> None:
        self.service = service

    # Finding

    def _place(self, user: Ref, channel: Ref) -> tuple[User, Channel]:
        someone = find_user(self.service.world, user)
        if channel == "dm":
            return someone, self.service.places.open_dm(someone)
        place = find_channel(self.service.world, channel, someone)
        if not permissions.can_see(self.service.world, place, someone):
            raise ClientRefused(f"{someone.name} doesn't see the channel {place.name!r}")
        return someone, place

    def _message(self, user: User, wanted: MessageRef) -> Message:
        message_id = id_of(wanted)
        for messages in self.service.world.messages.values():
            message = messages.get(message_id)
            if message is not None and message.visible_to in (None, user.id):
                return message
        raise ClientRefused(f"{user.name} sees no message {message_id}")

    async def _until(self, true: Callable[[], bool], patience: float) -> bool:
        """Wait until a condition is true; False if the time is up."""
        end = time.monotonic() + patience
        while not true():
            left = end - time.monotonic()
            if left <= 0:
                return False
            await self.service.wait_change(self.service.version, left)
        return True

    async def _answered(self, one: Interaction, patience: float) -> ActResult:
        """Wait for the first answer, and for the real one if the first was only an acknowledgement."""
        await self._acknowledged(one)
        if one.callback_type == AnswerType.DEFERRED_REPLY:
            await self._until(lambda: not one.thinking or one.touches > 0, patience)
        if one.callback_type == AnswerType.DEFERRED_UPDATE:
            await self._until(lambda: one.touches > 0, patience)
        return answer_view(self.service, one)

    async def _acknowledged(self, one: Interaction) -> None:
        """Wait for the first answer as long as one is accepted. That limit may change meanwhile."""
        while one.record.acked is None:
            left = one.record.created + self.service.limits.answer + 0.05 - time.monotonic()
            if left <= 0:
                return
            await self.service.wait_change(self.service.version, left)

    # Acting

    async def slash(
        self,
        /,
        user: Ref,
        channel: Ref,
        command: str,
        options: Json | None = None,
        *,
        patience: float = PATIENCE,
        **more: Any,
    ) -> ActResult:
        """Type a slash command: `slash("Aoi", "#table-1", "florence raise", {"bid": 600})`."""
        someone, place = self._place(user, channel)
        chosen = picked_command(self.service, someone, place, command)
        values = filled_options(self.service, someone, chosen, (options or {}) | more)
        data = chosen.data(values)
        one = self.service.interactions.create(InteractionType.COMMAND, someone, place, data, chosen.name)
        return await self._answered(one, patience)

    async def autocomplete(
        self, user: Ref, channel: Ref, command: str, option: str, text: str = "", options: Json | None = None
    ) -> list[Json]:
        """The choices offered while typing `text` into an option: `{"name", "value"}` in the user's
        language."""
        someone, place = self._place(user, channel)
        chosen = picked_command(self.service, someone, place, command)
        values = filled_options(self.service, someone, chosen, options or {}, partly=True)
        focused = [o for o in chosen.options if option in (o["name"], names_in(o, someone.locale))]
        if not focused or not focused[0].get("autocomplete"):
            raise ClientRefused(f"/{chosen.name} completes no option {option!r}")
        entry = {"name": focused[0]["name"], "type": focused[0]["type"], "value": text, "focused": True}
        data = chosen.data([*values, entry])
        one = self.service.interactions.create(
            InteractionType.AUTOCOMPLETE, someone, place, data, f"{chosen.name} {option}"
        )
        await self._acknowledged(one)
        if one.choices is None:
            raise ClientRefused(f"/{chosen.name}: loading options of {option!r} failed")
        return [{"name": names_in(c, someone.locale), "value": c["value"]} for c in one.choices]

    async def menu(
        self, user: Ref, channel: Ref, name: str, target: Ref | MessageView, *, patience: float = PATIENCE
    ) -> ActResult:
        """Use a context menu on a message or a user."""
        someone, place = self._place(user, channel)
        world = self.service.world
        data: Json = {"name": name, "resolved": {}}
        if isinstance(target, MessageView) or (isinstance(target, int) and target not in world.users):
            message = self._message(someone, target)
            id, shown = str(message.id), payloads.message(world, self.service.links, message)
            data |= {"type": CommandType.MESSAGE, "target_id": id, "resolved": {"messages": {id: shown}}}
        else:
            person = find_user(world, target)
            users = {str(person.id): payloads.user(person)}
            data |= {"type": CommandType.USER, "target_id": str(person.id), "resolved": {"users": users}}
        for command in usable_commands(self.service, someone, place, data["type"]):
            if name in (command["name"], names_in(command, someone.locale)):
                data |= {"id": command["id"], "name": command["name"]}
                one = self.service.interactions.create(
                    InteractionType.COMMAND, someone, place, data, command["name"]
                )
                return await self._answered(one, patience)
        raise ClientRefused(f"{someone.name} finds no menu entry {name!r}")

    async def click(
        self, user: Ref, message: MessageRef, what: str, *, patience: float = PATIENCE
    ) -> ActResult:
        """Click a button, named by its custom_id or label."""
        someone = find_user(self.service.world, user)
        source = self._message(someone, message)
        button = find_component(source, Component.BUTTON, what)
        return await self._use(someone, source, button, {}, patience)

    async def select(
        self,
        user: Ref,
        message: MessageRef,
        what: str | None,
        values: list[Any],
        *,
        patience: float = PATIENCE,
    ) -> ActResult:
        """Choose in a select menu (custom_id, placeholder, or None for the only one) by value or label."""
        someone = find_user(self.service.world, user)
        source = self._message(someone, message)
        select = find_component(source, Component.STRING_SELECT, what)
        return await self._use(someone, source, select, {"values": chosen_values(select, values)}, patience)

    async def _use(
        self, user: User, source: Message, component: Json, more: Json, patience: float
    ) -> ActResult:
        _, place = self._place(user.id, source.channel_id)
        custom_id = component["custom_id"]
        data = {"custom_id": custom_id, "component_type": component["type"], "id": component.get("id", 0)}
        one = self.service.interactions.create(
            InteractionType.COMPONENT, user, place, data | more, custom_id, source=source
        )
        return await self._answered(one, patience)

    async def submit_modal(
        self, user: Ref, values: Json, *, modal: ActResult | int | None = None, patience: float = PATIENCE
    ) -> ActResult:
        """Fill in and submit the modal that is open before a user (or that an act opened); fields by
        custom_id or label."""
        someone = find_user(self.service.world, user)
        interactions = self.service.interactions
        opened = interactions.open_modals.get(someone.id)
        if modal is not None:
            opened = interactions.by_id.get(modal if isinstance(modal, int) else modal.interaction_id)
        if opened is None or opened.modal is None or opened.user.id != someone.id:
            raise ClientRefused(f"no modal is open before {someone.name}")
        data = filled(opened.modal, values)
        one = interactions.create(
            InteractionType.MODAL_SUBMIT,
            someone,
            opened.channel,
            data,
            opened.modal["custom_id"],
            source=opened.source,
            parent=opened,
        )
        shown = await self._answered(one, patience)
        if one.record.acked is not None and interactions.open_modals.get(someone.id) is opened:
            del interactions.open_modals[someone.id]
        return shown

    async def say(self, user: Ref, channel: Ref, content: str) -> MessageView:
        """Write a message as a user; channel `dm` opens the DM with the bot."""
        someone, place = self._place(user, channel)
        try:
            self.service.places.require_posting(place, someone)
            message = self.service.messages.new(place, someone, {"content": content}, [], how="user")
        except DiscordError as refused:
            raise ClientRefused(str(refused)) from refused
        return view(self.service, message)

    # Seeing

    async def settle(self, answer: ActResult, *, patience: float = PATIENCE) -> ActResult:
        """Wait until an act is answered for good: at once, unless the bot has only acknowledged it."""
        one = self.service.interactions.by_id[answer.interaction_id]
        await self._until(lambda: one.touches > answer.touches or _answered_for_good(one), patience)
        return answer_view(self.service, one)

    async def answer(self, answer: ActResult | int) -> ActResult:
        """The present result of an act."""
        one = answer if isinstance(answer, int) else answer.interaction_id
        return answer_view(self.service, self.service.interactions.by_id[one])

    async def messages(self, channel: Ref, user: Ref | None = None, limit: int = 50) -> list[MessageView]:
        """The last messages of a channel, oldest first, as a user sees them; None sees everything."""
        someone = None if user is None else find_user(self.service.world, user)
        place = find_channel(self.service.world, channel, someone)
        if someone is not None and not permissions.can_see(self.service.world, place, someone):
            raise ClientRefused(f"{someone.name} doesn't see the channel {place.name!r}")
        shown = [
            m
            for m in self.service.world.channel_messages(place.id).values()
            if someone is None or m.visible_to in (None, someone.id)
        ]
        return [view(self.service, m) for m in shown[-limit:]]

    async def message(self, user: Ref, message: MessageRef) -> MessageView:
        """One message in its present state."""
        return view(self.service, self._message(find_user(self.service.world, user), message))

    async def wait(self, since: int, patience: float) -> int:
        """Wait for any change after version `since`. Returns the present version."""
        return await self.service.wait_change(since, patience)

    async def is_connected(self, patience: float) -> bool:
        """Wait until a bot is connected to the gateway; False if none came."""
        return await self._until(lambda: self.service.gateway.connected, patience)


def _answered_for_good(one: Interaction) -> bool:
    """Whether nothing is owed any more: the answer was no mere acknowledgement, or something followed it."""
    if one.callback_type == AnswerType.DEFERRED_UPDATE:
        return one.touches > 0
    return one.record.acked is not None and not one.thinking
