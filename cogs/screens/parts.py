"""What the bot shows, as a value: a column of texts, pictures, files, menus and rows of buttons.

This is independent of discord.py. `cogs.support.layout` makes Discord's components of it and enforces the
limits.
"""

from typing import Literal

import msgspec

from words import Language, say
from words.icon_marks import size, unmarked


class Text(msgspec.Struct, frozen=True):
    """A paragraph in Discord's markdown."""

    text: str


class Divider(msgspec.Struct, frozen=True):
    """A thin line between parts."""


class Picture(msgspec.Struct, frozen=True):
    """A PNG with its alt text. The file name reveals no more than `name`."""

    name: str
    data: bytes
    alt: str


class Illustrated(msgspec.Struct, frozen=True):
    """A paragraph with a small picture beside it."""

    text: str
    picture: Picture


class AttachedFile(msgspec.Struct, frozen=True):
    """A file to download."""

    name: str
    data: bytes


ButtonStyle = Literal["primary", "secondary", "success", "danger"]


class Button(msgspec.Struct, frozen=True):
    """A button; `id` says what its click means."""

    id: str
    label: str
    style: ButtonStyle = "secondary"
    disabled: bool = False


class MenuEntry(msgspec.Struct, frozen=True):
    """One entry of a menu."""

    value: str
    label: str
    description: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu of up to 25 choices, of which `least` to `most` are chosen."""

    id: str
    placeholder: str
    choices: tuple[MenuEntry, ...]
    most: int = 1
    least: int = 1


ScreenPart = Text | Illustrated | Divider | Picture | AttachedFile | Button | Menu


ACCENT = 0x2E86AB
"""The colour beside a panel and the screens that open in its place."""


class Screen(msgspec.Struct, frozen=True):
    """Everything one message shows. `mentions`: the users to notify. `aside`: an error sentence that is sent
    separately, so that it does not replace the clicked message."""

    parts: tuple[ScreenPart, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()
    aside: bool = False


def channel_link(guild_id: int, channel_id: int) -> str:
    """The address of a channel; server 0 stands for direct messages."""
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"


def shorten(text: str, most: int) -> str:
    """The text, shortened with an ellipsis to `most` characters. A text that is too long loses its marks of
    icons first."""
    return text if size(text) <= most else unmarked(text)[: most - 1].rstrip() + "…"


def page_buttons(
    language: Language, before: object | None, after: object | None, forward: ButtonStyle = "secondary"
) -> list[Button]:
    """The buttons to the page before and the page after, where there is one. `before`, `after`: their ids;
    `forward`: the style of the second."""
    buttons = []
    if before is not None:
        buttons.append(Button(str(before), say(language, "button-previous-page")))
    if after is not None:
        buttons.append(Button(str(after), say(language, "button-next-page"), forward))
    return buttons
