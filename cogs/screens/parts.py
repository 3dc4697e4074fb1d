"""What the bot shows, as a value: a column of texts, pictures, files, menus and rows of buttons.

Nothing here knows discord.py; `cogs.support.layout` makes Discord's components of it and holds it to the
limits.
"""

import msgspec


class Text(msgspec.Struct, frozen=True):
    """A paragraph in Discord's markdown."""

    text: str


class Line(msgspec.Struct, frozen=True):
    """A thin line between parts."""


class Picture(msgspec.Struct, frozen=True):
    """A PNG with its alt text. The file name never says more than `name`."""

    name: str
    data: bytes
    alt: str


class Attached(msgspec.Struct, frozen=True):
    """A file to be taken along."""

    name: str
    data: bytes


class Button(msgspec.Struct, frozen=True):
    """A button; `id` is the route of its click."""

    id: str
    label: str
    style: str = "secondary"
    disabled: bool = False


class Choice(msgspec.Struct, frozen=True):
    """One entry of a menu."""

    value: str
    label: str
    description: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu of up to 25 choices, of which `least` to `most` are taken."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    most: int = 1
    least: int = 1


Part = Text | Line | Picture | Attached | Button | Menu


class Screen(msgspec.Struct, frozen=True):
    """All that one message shows. `mentions`: users who are to be notified. `aside`: a word on what went
    wrong, which must not take the place of the message that was clicked on."""

    parts: tuple[Part, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()
    aside: bool = False


def cut(text: str, most: int) -> str:
    """The text, or its beginning with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
