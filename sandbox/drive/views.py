"""What a user sees, as plain structs that are sent as JSON between processes."""

from typing import Literal

import msgspec

from sandbox import payloads
from sandbox.interactions import AnswerType, Interaction
from sandbox.model import Json, Message
from sandbox.rules.check_components import Component, walk
from sandbox.service import Service

ActKind = Literal["message", "update", "deferred_update", "modal", "choices", "thinking", "none"]
"""What an act has led to: `thinking` is deferred and nothing yet, `none` not answered in time."""

KINDS: dict[int, ActKind] = {
    AnswerType.REPLY: "message",
    AnswerType.DEFERRED_REPLY: "message",
    AnswerType.DEFERRED_UPDATE: "deferred_update",
    AnswerType.UPDATE: "update",
    AnswerType.CHOICES_RESULT: "choices",
    AnswerType.MODAL: "modal",
}


class FileView(msgspec.Struct):
    """A file of a message; `description` is its alt text. Read it with `driver.file(view)`."""

    id: int
    filename: str
    content_type: str
    size: int
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class MessageView(msgspec.Struct):
    """A message as one user sees it. `components` are Discord's JSON."""

    id: int
    channel_id: int
    author: str
    author_id: int
    content: str
    components: list[Json]
    files: list[FileView]
    flags: int
    ephemeral: bool
    thinking: bool
    created: str
    edited: str | None
    mentions: list[int]

    @property
    def text(self) -> str:
        """All readable text except labels: content, text displays; one per line."""
        lines = [self.content] if self.content else []
        lines += [str(c["content"]) for c in walk(self.components) if c.get("type") == Component.TEXT_DISPLAY]
        return "\n".join(lines)

    @property
    def buttons(self) -> list[Json]:
        """The buttons in reading order."""
        return [c for c in walk(self.components) if c.get("type") == Component.BUTTON]

    @property
    def selects(self) -> list[Json]:
        """The select menus in reading order."""
        return [c for c in walk(self.components) if c.get("type") == Component.STRING_SELECT]

    @property
    def labels(self) -> list[str]:
        """The buttons' labels in reading order."""
        return [str(button.get("label") or "") for button in self.buttons]

    def button(self, wanted: str) -> Json:
        """A button by custom_id or label. Raises KeyError."""
        for button in self.buttons:
            if wanted in (button.get("custom_id"), button.get("label")):
                return button
        raise KeyError(f"no button {wanted!r} among {self.labels}")


class ActResult(msgspec.Struct):
    """The result of one act of a user.

    `callback_type` is Discord's number (5 if it was deferred first). `message` is the message that answered
    or was updated, as the user sees it now. `created` and `acked` are seconds of the server's monotonic
    clock.
    """

    interaction_id: int
    kind: ActKind
    callback_type: int | None
    created: float
    acked: float | None
    touches: int = 0
    message: MessageView | None = None
    followups: list[MessageView] = msgspec.field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    refused: list[int] = msgspec.field(default_factory=list)

    @property
    def ephemeral(self) -> bool:
        """Whether only this user sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """All readable text in the answering message."""
        return self.message.text if self.message is not None else ""

    @property
    def seconds(self) -> float:
        """Seconds the bot took to answer; infinite if it didn't."""
        return self.acked - self.created if self.acked is not None else float("inf")


def view(service: Service, message: Message) -> MessageView:
    """A message as its readers see it."""
    shown = payloads.message(service.world, service.links, message)
    files = [
        FileView(
            one.id,
            one.filename,
            one.content_type,
            one.size,
            service.links.of(message.channel_id, one),
            one.description,
            one.width,
            one.height,
        )
        for one in message.attachments
    ]
    return MessageView(
        message.id,
        message.channel_id,
        service.world.users[message.author_id].display,
        message.author_id,
        message.content,
        shown["components"],
        files,
        message.flags,
        message.ephemeral,
        message.thinking,
        message.created,
        message.edited,
        message.mentions,
    )


def answer_view(service: Service, one: Interaction) -> ActResult:
    """The present result of an interaction."""

    def there(message: Message | None) -> MessageView | None:
        if message is None or message.id not in service.world.channel_messages(message.channel_id):
            return None
        return view(service, message)

    kind: ActKind = KINDS.get(one.callback_type or 0, "none")
    if one.callback_type == AnswerType.DEFERRED_REPLY and one.thinking:
        kind = "thinking"
    return ActResult(
        one.id,
        kind,
        one.callback_type,
        one.record.created,
        one.record.acked,
        one.touches,
        there(one.response),
        [shown for shown in map(there, one.followups) if shown is not None],
        one.modal,
        one.choices,
        list(one.record.refused),
    )
