"""How the id of a button or menu is written and read. `cogs.screens.ids` lists the kinds of ids."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints
from urllib.parse import unquote

import msgspec

from games.manager.model.draft import PositionToken


class BadId(ValueError):
    """An id that this version can't read. `table`: the table it seems to belong to, if any."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        found = re.match(r"[A-Za-z]:(\d{1,18})(?::|$)", text)
        self.table = int(found[1]) if found else None


class Id(msgspec.Struct, frozen=True):
    """The meaning of a click. `letter` identifies the kind; fields are written in their order. `is_form`: a
    form has it too."""

    letter: ClassVar[str] = ""
    is_form: ClassVar[bool] = False

    def __str__(self) -> str:
        fields = (written(getattr(self, name)) for name in self.__struct_fields__)
        return ":".join((self.letter, *fields)).rstrip(":")


class TableId(Id, frozen=True):
    """An id that begins with the number of a table, or of what takes its place."""

    table: int


def by_letter(*kinds: type[Id]) -> dict[str, type[Id]]:
    """The kinds by their letters. Raises ValueError if two share a letter, since a click would be
    ambiguous."""
    found = {kind.letter: kind for kind in kinds}
    if len(found) < len(kinds):
        raise ValueError("two kinds of ids with one letter")
    return found


def read_as(kinds: Mapping[str, type[Id]], text: str) -> Id:
    """Read an id of one of these kinds. Raises BadId if it is none."""
    letter, *parts = text.split(":")
    kind = kinds.get(letter)
    if kind is None:
        raise BadId(text)
    hints = _hints(kind)
    optional = len(kind.__struct_defaults__)
    if not len(hints) - optional <= len(parts) <= len(hints):
        raise BadId(text)
    try:
        return kind(*(_value(hint, part) for hint, part in zip(hints, parts, strict=False)))
    except (ValueError, msgspec.ValidationError):
        raise BadId(text) from None


@cache
def _hints(kind: type[Id]) -> tuple[Any, ...]:
    hints = get_type_hints(kind)
    return tuple(hints[name] for name in kind.__struct_fields__)


def written(value: Any) -> str:
    """A field as it is written in an id."""
    if isinstance(value, PositionToken):
        return ".".join(f"{part:x}" for part in msgspec.structs.astuple(value))
    return "".join(value) if isinstance(value, tuple) else str(value)


def text_token(letter: str, text: str) -> str:
    """A token that is a whole text."""
    for sign in "%:~":
        text = text.replace(sign, f"%{ord(sign):02X}")
    return f"{letter}~{text}~"


def text_of(token: str) -> str:
    """The text of such a token."""
    return unquote(token[2:-1])


def _value(hint: Any, part: str) -> Any:
    if hint is int:
        return _number(part)
    if hint is PositionToken:
        return _at(part)
    if get_origin(hint) is Literal:
        if part not in get_args(hint):
            raise ValueError(part)
        return part
    if hint is str:
        if not re.fullmatch(r"\w*", part):
            raise ValueError(part)
        return part
    tokens = tuple(re.findall(r"[a-z]~[^~]*~|[a-z]-?\d*", part))
    if "".join(tokens) != part:
        raise ValueError(part)
    return tokens


def _number(part: str) -> int:
    if not re.fullmatch(r"\d{1,18}", part):
        raise ValueError(part)
    return int(part)


def _at(part: str) -> PositionToken:
    """A position: the parts of `PositionToken`, in hexadecimal."""
    parts = part.split(".")
    if len(parts) != len(PositionToken.__struct_fields__) or not all(
        re.fullmatch(r"[0-9a-f]{1,15}", one) for one in parts
    ):
        raise ValueError(part)
    return PositionToken(*(int(one, 16) for one in parts))
