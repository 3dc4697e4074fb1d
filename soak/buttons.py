"""The buttons of a message, by what their ids mean."""

from typing import TypeVar

from cogs.screens import ids
from sandbox import MessageView

Kind = TypeVar("Kind", bound=ids.Id)


def button_ids(message: MessageView | None, kind: type[Kind]) -> list[Kind]:
    """The ids of this kind among a message's buttons, in reading order."""
    buttons = [] if message is None else message.buttons
    found = [ids.read(str(button["custom_id"])) for button in buttons]
    return [id for id in found if isinstance(id, kind)]


def your_move(message: MessageView | None) -> str | None:
    """The id of the button *Your move* under a table's post; None if the message has none."""
    return next((str(id) for id in button_ids(message, ids.UnderPost) if id.what == "move"), None)
