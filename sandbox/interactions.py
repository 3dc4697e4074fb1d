"""Interactions: how they are made, answered once and in time, and followed up."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from sandbox import payloads
from sandbox.model import (
    BOT_DM,
    CHAT_INPUT_COMMAND,
    DEFAULT,
    EPHEMERAL,
    GUILD,
    LOADING,
    Channel,
    Json,
    Message,
    User,
)
from sandbox.record import InteractionRecord, PostWay
from sandbox.rules import errors, permissions
from sandbox.rules.check_commands import check_choices
from sandbox.rules.check_components import check_modal
from sandbox.rules.errors import BodyErrors, invalid_form
from sandbox.rules.limits import CHOICES

if TYPE_CHECKING:
    from sandbox.files import Upload
    from sandbox.service import Service


class InteractionType(IntEnum):
    """What a user has done."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class AnswerType(IntEnum):
    """How a bot answers an interaction."""

    REPLY = 4
    DEFERRED_REPLY = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES_RESULT = 8
    MODAL = 9


KEEP: Final = 20_000
"""Number of interactions that are remembered."""


class Interaction:
    """One act of a user that the bot must answer."""

    def __init__(
        self, kind: InteractionType, user: User, channel: Channel, data: Json, record: InteractionRecord
    ) -> None:
        self.kind = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.record = record
        self.id = record.id
        self.token = secrets.token_urlsafe(24)
        self.source: Message | None = None
        self.parent: Interaction | None = None
        self.response: Message | None = None
        self.followups: list[Message] = []
        self.modal: Json | None = None
        self.choices: list[Json] | None = None
        self.touches = 0
        """Number of times the bot used the token after its answer."""

    @property
    def callback_type(self) -> int | None:
        """How the bot has answered; None: not yet."""
        return self.record.callback_type

    @property
    def thinking(self) -> bool:
        """Whether the user still sees "thinking..."."""
        return self.response is not None and self.response.thinking


class Interactions:
    """All recent interactions, by id and by token."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.by_id: OrderedDict[int, Interaction] = OrderedDict()
        self.by_token: dict[str, Interaction] = {}
        self.open_modals: dict[int, Interaction] = {}

    # Made by users

    def create(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: Json,
        name: str,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Make a user act, and tell the bot (twice if that fault is active)."""
        service = self.service
        record = InteractionRecord(
            service.world.new_id(), kind, name, user.name, channel.id, created=time.monotonic()
        )
        one = Interaction(kind, user, channel, data, record)
        one.source, one.parent = source, parent
        service.record.interactions.append(record)
        self.by_id[one.id] = one
        self.by_token[one.token] = one
        while len(self.by_id) > KEEP:
            _, old = self.by_id.popitem(last=False)
            self.by_token.pop(old.token, None)
        payload = self.payload(one)
        service.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
        if service.faults.doubled_interactions:
            service.faults.doubled_interactions -= 1
            service.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
        return one

    def payload(self, one: Interaction) -> Json:
        """The interaction as the gateway sends it."""
        service, channel, user = self.service, one.channel, one.user
        world = service.world
        bits = permissions.in_channel(world, channel, user)
        payload: Json = {
            "id": str(one.id),
            "application_id": str(world.application.id),
            "type": one.kind,
            "data": one.data,
            "token": one.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": payloads.channel(world, channel) | {"permissions": str(bits)},
            "locale": user.locale,
            "app_permissions": str(permissions.in_channel(world, channel, world.bot)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(channel, user),
            "context": GUILD if channel.guild_id is not None else BOT_DM,
            "attachment_size_limit": service.limits.file_bytes,
        }
        if channel.guild_id is not None:
            guild = world.guilds[channel.guild_id]
            membership = payloads.member(world, guild.members[user.id])
            payload |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": membership | {"permissions": str(bits)},
            }
        else:
            payload["user"] = payloads.user(user)
        if one.source is not None:
            payload["message"] = payloads.message(world, service.links, one.source)
        return payload

    def _owners(self, channel: Channel, user: User) -> Json:
        """Who has installed the application: the server (0 in direct messages with it), the user."""
        owners = (
            {"0": str(channel.guild_id or 0)} if permissions.bot_is_on(self.service.world, channel) else {}
        )
        return owners | ({"1": str(user.id)} if user.installed else {})

    # Answered by the bot

    def callback(self, interaction_id: int, token: str, body: Json, uploads: list[Upload]) -> Json:
        """Accept the bot's first answer. Returns what Discord answers with `with_response`.

        Raises DiscordError: 10062 unknown or too late, 40060 answered before, 50035 an invalid answer.
        """
        one = self.by_id.get(interaction_id)
        if one is None or one.token != token:
            raise errors.DiscordError(*errors.UNKNOWN_INTERACTION)
        try:
            self._take(one, body, uploads)
        except errors.DiscordError as refused:
            one.record.refused.append(refused.code)
            raise
        self.service.changed()
        return self._callback_result(one)

    def _take(self, one: Interaction, body: Json, uploads: list[Upload]) -> None:
        now = time.monotonic()
        if one.record.acked is not None:
            raise errors.DiscordError(*errors.ALREADY_ACKNOWLEDGED)
        if now - one.record.created > self.service.limits.answer:
            raise errors.DiscordError(*errors.UNKNOWN_INTERACTION)
        kind = body.get("type")
        if kind not in self._allowed(one):
            raise invalid_form("type", "BASE_TYPE_CHOICES", f"Type {kind} can't answer this interaction.")
        data: Json = body.get("data") or {}
        if kind == AnswerType.REPLY:
            one.response = self._post(one, data, uploads, how="callback")
        elif kind == AnswerType.DEFERRED_REPLY:
            one.response = self._think(one, data)
        elif kind == AnswerType.DEFERRED_UPDATE:
            one.response = one.source
        elif kind == AnswerType.UPDATE:
            one.response = one.source
            self._update_source(one, data, uploads)
        elif kind == AnswerType.CHOICES_RESULT:
            one.choices = self._checked_choices(one, data)
        elif kind == AnswerType.MODAL:
            wrong = BodyErrors()
            check_modal(wrong, data)
            wrong.refuse()
            one.modal = data
            self.open_modals[one.user.id] = one
        one.record.acked = now
        one.record.callback_type = kind

    @staticmethod
    def _allowed(one: Interaction) -> set[AnswerType]:
        if one.kind == InteractionType.AUTOCOMPLETE:
            return {AnswerType.CHOICES_RESULT}
        allowed = {AnswerType.REPLY, AnswerType.DEFERRED_REPLY}
        if one.kind != InteractionType.MODAL_SUBMIT:
            allowed.add(AnswerType.MODAL)
        if one.source is not None:
            allowed |= {AnswerType.DEFERRED_UPDATE, AnswerType.UPDATE}
        return allowed

    def _update_source(self, one: Interaction, data: Json, uploads: list[Upload]) -> None:
        source = one.source
        if source is None or source.id not in self.service.world.channel_messages(source.channel_id):
            raise errors.DiscordError(*errors.UNKNOWN_MESSAGE)
        self.service.messages.edit(source, data, uploads, how="callback")

    def _think(self, one: Interaction, data: Json) -> Message:
        self.service.places.channel(one.channel.id)
        flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
        message = Message(
            self.service.world.new_id(),
            one.channel.id,
            self.service.world.bot.id,
            flags=flags,
            type=CHAT_INPUT_COMMAND,
        )
        message.visible_to = one.user.id if message.ephemeral else None
        message.interaction = self.metadata(one)
        self.service.messages.add(one.channel, message, "callback")
        return message

    def _checked_choices(self, one: Interaction, data: Json) -> list[Json]:
        wrong = BodyErrors()
        choices = wrong.count("data.choices", data.get("choices"), CHOICES)
        check_choices(wrong, "data.choices", choices, focused_option(one.data)["type"])
        wrong.refuse()
        return choices

    def _post(self, one: Interaction, data: Json, uploads: list[Upload], *, how: PostWay) -> Message:
        self.service.places.channel(one.channel.id)
        ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        extra: Json = {
            "visible_to": one.user.id if ephemeral else None,
            "interaction": self.metadata(one),
            "type": CHAT_INPUT_COMMAND
            if one.kind == InteractionType.COMMAND and how == "callback"
            else DEFAULT,
        }
        return self.service.messages.new(
            one.channel, self.service.world.bot, data, uploads, how=how, extra=extra
        )

    def metadata(self, one: Interaction) -> Json:
        """What a message states about the interaction it answers."""
        described: Json = {
            "id": str(one.id),
            "type": one.kind,
            "user": payloads.user(one.user),
            "authorizing_integration_owners": self._owners(one.channel, one.user),
        }
        if one.kind == InteractionType.COMPONENT and one.source is not None:
            described["interacted_message_id"] = str(one.source.id)
        if one.kind == InteractionType.MODAL_SUBMIT:
            # A form that a test makes up counts as opened by a command.
            parent = one.parent or Interaction(InteractionType.COMMAND, one.user, one.channel, {}, one.record)
            described["triggering_interaction_metadata"] = self.metadata(parent)
        return described

    def _callback_result(self, one: Interaction) -> Json:
        described: Json = {"id": str(one.id), "type": one.kind}
        result: Json = {"interaction": described}
        if one.response is not None:
            described |= {
                "response_message_id": str(one.response.id),
                "response_message_loading": one.response.thinking,
                "response_message_ephemeral": one.response.ephemeral,
            }
        if one.response is not None and one.callback_type in (
            AnswerType.REPLY,
            AnswerType.UPDATE,
            AnswerType.DEFERRED_REPLY,
        ):
            shown = payloads.message(self.service.world, self.service.links, one.response)
            kind = AnswerType.UPDATE if one.callback_type == AnswerType.UPDATE else AnswerType.REPLY
            result["resource"] = {"type": kind, "message": shown}
        return result

    # Followed up by the bot

    def by_webhook(self, application_id: int, token: str) -> Interaction:
        """The interaction that a webhook token belongs to.

        Raises DiscordError: 10015 for an unknown token or one not answered yet, 50027 after 15 minutes.
        """
        one = self.by_token.get(token)
        if one is None or application_id != self.service.world.application.id or one.record.acked is None:
            raise errors.DiscordError(*errors.UNKNOWN_WEBHOOK)
        if time.monotonic() - one.record.created > self.service.limits.token:
            raise errors.DiscordError(*errors.EXPIRED_TOKEN)
        return one

    def follow_up(self, one: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """Create a followup. The first one after a deferred reply becomes that reply, ephemeral or not as it
        was."""
        if one.response is not None and one.thinking:
            self.edit(one, one.response, body, uploads)
            return one.response
        message = self._post(one, body, uploads, how="webhook")
        one.followups.append(message)
        self.touched(one)
        return message

    def edit(self, one: Interaction, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Edit a message through the token."""
        self.service.messages.edit(message, body, uploads, how="webhook", user_edit=not message.thinking)
        self.touched(one)

    def delete(self, one: Interaction, message: Message) -> None:
        """Delete a message through the token."""
        self.service.messages.delete(message, "webhook")
        self.touched(one)

    def touched(self, one: Interaction) -> None:
        """Record that the bot used the token."""
        one.touches += 1
        self.service.changed()

    def message_of(self, one: Interaction, message_id: str) -> Message:
        """`@original`, or one of the followups. Raises 10008 if it doesn't exist (any more)."""
        mine = list(one.followups)
        if one.response is not None:
            mine.append(one.response)
        if message_id == "@original":
            mine = [one.response] if one.response is not None else []
        for message in mine:
            there = self.service.world.channel_messages(message.channel_id)
            if message.id in there and message_id in ("@original", str(message.id)):
                return message
        raise errors.DiscordError(*errors.UNKNOWN_MESSAGE)


def focused_option(data: Json) -> Json:
    """The option of a command's data that the user is typing in."""
    for option in data.get("options") or ():
        if option.get("focused"):
            return dict(option)
        found = focused_option(option)
        if found:
            return found
    return {}
