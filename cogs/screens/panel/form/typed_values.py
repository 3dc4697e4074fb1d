"""The meaning of a typed text. (`field_suggestions` says what is offered while it is typed.)

Texts are matched leniently: names in either language, ids, seat letters, places in the title's notation. Then
they are checked like any other answer. An unreadable text is passed on unchanged, so that the rule gives its
own reason. Reading is bounded: a text has at most `LONGEST` characters, and names are looked up.

Values with several pieces use commas: `lake,park`, `corn 3, wine 2`. Assignments use semicolons: `king: a b;
monk: c`.
"""

import re
import types
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from games.core import (
    Move,
    Offer,
    Permutations,
    Refusal,
    Seat,
    Title,
    letter,
)
from games.core.choices.refusal import BAD_PARAM
from games.manager.model.table import Table
from words import LANGUAGES, say, thing_ids

LONGEST = 200
"""Maximum number of characters of one typed option."""

SEPARATOR = re.compile(r"\s*[,、，]\s*")


class MissingField(Exception):
    """A field with several answers was left out: `values` are those of the fields before it."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        super().__init__("a field is missing")
        self.values = values


@cache
def field_types(move: type[Move]) -> Mapping[str, Any]:
    """The fields of a move and their types, in order, without the None of optional ones."""
    hints = get_type_hints(move)
    return {name: _without_none(hints[name]) for name in move.__struct_fields__}


def _without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        some = [arg for arg in get_args(hint) if arg is not type(None)]
        return some[0] if len(some) == 1 else hint
    return hint


def may_be_left_out(move: type[Move], name: str) -> bool:
    """Whether a command may omit this field: a list (empty, or the usual order), a number (often there is
    only one), or a field with a default."""
    fields = {field.name: field for field in msgspec.structs.fields(move)}
    hint = field_types(move)[name]
    return hint is int or _is_list(hint) or not fields[name].required


def _is_list(hint: Any) -> bool:
    """Whether a field is a list: of names (cards), or of pairs (goods with quantities)."""
    return get_origin(hint) is tuple


# Reading


def read(table: Table, offer: Offer | None, move: type[Move], texts: dict[str, Any]) -> Move:
    """The move that typed texts mean. An omitted field takes its only answer, else the usual order of a list,
    else the move's default. Raises MissingField if that is no answer either."""
    values: tuple[Any, ...] = ()
    for name, hint in field_types(move).items():
        text = texts.get(name)
        if text is None:
            values = (*values, left_out(offer, move, name, values))
        else:
            values = (*values, value_of(table.title, table.names, name, hint, text))
    return move(*values)


def left_out(offer: Offer | None, move: type[Move], name: str, before: tuple[Any, ...]) -> Any:
    """The value of an omitted field: its only answer, or its default. Raises MissingField."""
    field = next(field for field in msgspec.structs.fields(move) if field.name == name)
    own = () if _is_list(field_types(move)[name]) else None if field.required else field.default
    if offer is None:
        return own
    try:
        answers = offer.possible(name, before)
        usual = answers.usual if isinstance(answers, Permutations) else None
        few = list(islice(answers, 2)) if usual is None else [usual]
    except (KeyError, IndexError, ValueError, TypeError):
        return own  # an earlier field is wrong; the check of the move will say so
    if len(few) == 1:
        return few[0]
    if own is None or (offer.is_open() and few and own not in answers):
        raise MissingField(before)
    return own


def value_of(title: Title, names: Sequence[str], name: str, hint: Any, text: Any) -> Any:
    """The value a typed text means for a field. An unreadable text is passed on unchanged."""
    return title.spelling.counted(name, _typed_value(title, names, name, hint, text))


def _typed_value(title: Title, names: Sequence[str], name: str, hint: Any, text: Any) -> Any:
    if hint is bool:
        return text if isinstance(text, bool) else _yes(str(text))
    if hint is int:
        return int(text)
    text = str(text)[:LONGEST]
    if hint is Seat:
        return _seat(names, text)
    if hint is str:
        return _word(title, name, text)
    parsed = title.spelling.parse(name, unicodedata.normalize("NFKC", text))
    if isinstance(parsed, tuple):
        return parsed
    found = _list_value(title, name, hint, text)
    if found is None:
        raise Refusal(BAD_PARAM, given=text[:60])
    return found


def _list_value(title: Title, name: str, hint: Any, text: str) -> Any:
    """A tuple from its written form; None if the type has no written form."""
    part = get_args(hint)[0] if get_args(hint) else None
    if part is str:
        return tuple(_word(title, name, one) for one in split(text))
    if part is int:
        return tuple(_number(one) for one in split(text))
    inner = get_args(part)
    if inner == (str, int):
        return tuple(_amount(title, name, one) for one in split(text))
    if len(inner) == 2 and inner[0] is str and get_args(inner[1])[:1] == (str,):
        return tuple(_bundle(title, name, one) for one in re.split(r"\s*[;；]\s*", text) if one.strip())
    return None


def split(text: str) -> list[str]:
    """The pieces of a typed list."""
    return [part for part in SEPARATOR.split(text.strip()) if part]


def _number(text: str) -> int:
    plain = unicodedata.normalize("NFKC", text).strip()
    if not re.fullmatch(r"-?\d{1,9}", plain):
        raise Refusal(BAD_PARAM, given=text[:60])
    return int(plain)


def _amount(title: Title, name: str, text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.+?)\s*[x×:=]?\s*(\d{1,9})", unicodedata.normalize("NFKC", text))
    if found is None:
        raise Refusal(BAD_PARAM, given=text[:60])
    return _word(title, name, found[1]), int(found[2])


def _bundle(title: Title, name: str, text: str) -> tuple[str, tuple[str, ...]]:
    key, _, items = unicodedata.normalize("NFKC", text).partition(":")
    parts = split(items) if "," in items or "、" in items else items.split()
    return _word(title, name, key), tuple(_word(title, name, one) for one in parts)


def _word(title: Title, name: str, text: str) -> str:
    """The meaning of a word: a place in the title's notation, a thing by name or id, else the word itself."""
    parsed = title.spelling.parse(name, unicodedata.normalize("NFKC", text).strip())
    if isinstance(parsed, str):
        return parsed
    return _names_of(title.id).get(normalised(text)) or text.strip()[:60]


def _yes(text: str) -> bool:
    wanted = normalised(text)
    for language in LANGUAGES:
        for value, id in ((True, "yes"), (False, "no")):
            if wanted == normalised(say(language, id)):
                return value
    raise Refusal(BAD_PARAM, given=text[:60])


def _seat(names: Sequence[str], text: str) -> Seat:
    wanted = normalised(text)
    for seat, name in enumerate(names):
        if wanted in (letter(seat).lower(), normalised(name), str(seat)):
            return Seat(seat)
    raise Refusal(BAD_PARAM, given=text[:60])


def normalised(text: str) -> str:
    """A text normalised for comparison: full or half width and upper or lower case make no difference."""
    return unicodedata.normalize("NFKC", text).strip().casefold()


def typed_seat(table: Table, text: str) -> Seat:
    """A seat by its letter or its player's name. Raises Refusal if there is none."""
    return _seat(table.names, text)


def named(table: Table, text: str) -> str:
    """The id of a thing, given its id or its name in either language; else the text itself."""
    return _names_of(table.title.id).get(normalised(text)) or text.strip()[:60]


@lru_cache(maxsize=64)
def _names_of(title: str) -> dict[str, str]:
    """Every thing of a title by its id and its names. Ids have precedence over names, names follow the file's
    order."""
    known = thing_ids(title)
    found = {normalised(id): id for id in reversed(known)}
    for language in LANGUAGES:
        for id in known:
            try:
                found.setdefault(normalised(say(language, f"name-{id}", title)), id)
            except KeyError:
                continue  # names with figures can't be typed
    return found


@lru_cache(maxsize=64)
def names_of(title: str) -> dict[str, tuple[str, ...]]:
    """The names of every thing of a title in all languages, by id: a user types one of them."""
    found: dict[str, tuple[str, ...]] = {}
    for name, id in _names_of(title).items():
        found[id] = (*found.get(id, ()), name)
    return found


def known_ids(table: Table) -> Sequence[str]:
    """The ids of everything in the title that has a name."""
    return thing_ids(table.title.id)


# Writing


def write(title: Title, value: Any) -> str:
    """A value as it is typed in a command; `read` reads it back."""
    if isinstance(value, bool):
        return say("en", "yes" if value else "no")
    if isinstance(value, str):
        return value
    if isinstance(value, tuple) and value:
        if all(isinstance(part, str) for part in value):
            return ",".join(value)
        if all(isinstance(part, int) for part in value):
            return ",".join(map(str, value))
        if all(is_pair(part, int) for part in value):
            return ", ".join(f"{name} {amount}" for name, amount in value)
        if all(is_pair(part, tuple) for part in value):
            return "; ".join(f"{key}: {' '.join(items)}" for key, items in value)
    return title.spelling.spell(value)


def is_pair(part: Any, second: type) -> bool:
    """Whether it is a pair of a name and a value of this type."""
    return (
        isinstance(part, tuple)
        and len(part) == 2
        and isinstance(part[0], str)
        and isinstance(part[1], second)
    )
