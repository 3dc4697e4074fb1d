"""Written answers: what autocompletion offers for a field, and what a typed text means.

Texts are matched kindly (names in either language, ids, seat letters, places in the forms the title
reads), then checked like any other answer: what means nothing is handed on as it is, so that the rule
names its reason. Reading is bounded: a text has at most `LONGEST` characters, and names are looked up.

Values in pieces are written with commas: `lake,park`, `corn 3, wine 2`; bundles with semicolons,
`king: a b; monk: c`.
"""

import re
import types
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from games.core import (
    Checked,
    Move,
    Note,
    Numbers,
    Offer,
    Orders,
    Pieces,
    Refusal,
    Seat,
    Subsets,
    Title,
    engine,
)
from games.core.refusal import BAD_PARAM
from games.table import Table
from words import LANGUAGES, Language, Speaker, ids, say

SUGGESTIONS = 25

LONGEST = 200
"""Characters of one typed option."""

LOOKED_AT = 2000
"""So many answers are looked through for those that fit a text."""

SEPARATOR = re.compile(r"\s*[,、，]\s*")


class Missing(Exception):
    """A field was left out that has several answers: `values` are those of the fields before it."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        super().__init__("a field is missing")
        self.values = values


def field_types(move: type[Move]) -> dict[str, Any]:
    """The fields of a move and their types, in order; without the None of those that may be nothing."""
    hints = get_type_hints(move)
    return {name: _without_none(hints[name]) for name in move.__struct_fields__}


def _without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        some = [arg for arg in get_args(hint) if arg is not type(None)]
        return some[0] if len(some) == 1 else hint
    return hint


def may_be_left_out(move: type[Move], name: str) -> bool:
    """Whether a command needn't say this field: a list (nothing, or the usual order), a number (often
    there is only one), or one that the move gives a value of its own."""
    fields = {field.name: field for field in msgspec.structs.fields(move)}
    hint = field_types(move)[name]
    return hint is int or _is_list(hint) or not fields[name].required


def _is_list(hint: Any) -> bool:
    """Whether a field is a list: of names (cards), or of pairs (goods and how many)."""
    return get_origin(hint) is tuple


# Reading


def read(table: Table, offer: Offer | None, move: type[Move], texts: dict[str, Any]) -> Move:
    """The move that typed texts mean. What was left out is the only answer there is, else the usual
    order of a list, else what the move itself has for it; Missing if that is no answer either."""
    values: tuple[Any, ...] = ()
    for name, hint in field_types(move).items():
        text = texts.get(name)
        if text is None:
            values = (*values, _left_out(offer, move, name, values))
        else:
            values = (*values, _value(table.title, table.names, name, hint, text))
    return move(*values)


def _left_out(offer: Offer | None, move: type[Move], name: str, before: tuple[Any, ...]) -> Any:
    field = next(field for field in msgspec.structs.fields(move) if field.name == name)
    own = () if _is_list(field_types(move)[name]) else None if field.required else field.default
    if offer is None:
        return own
    try:
        answers = offer.answers(name, before)
        usual = answers.usual if isinstance(answers, Orders) else None
        few = list(islice(answers, 2)) if usual is None else [usual]
    except (KeyError, IndexError, ValueError, TypeError):
        return own  # an earlier field is wrong; the check of the move will say so
    if len(few) == 1:
        return few[0]
    if own is None or (offer.is_open() and few and own not in answers):
        raise Missing(before)
    return own


def _value(title: Title, names: Sequence[str], name: str, hint: Any, text: Any) -> Any:
    if hint is bool:
        return text if isinstance(text, bool) else _yes(str(text))
    if hint is int:
        return int(text)
    text = str(text)[:LONGEST]
    if hint is Seat:
        return _seat(names, text)
    if hint is str:
        return _word(title, name, text)
    parsed = title.parse(name, unicodedata.normalize("NFKC", text))
    if isinstance(parsed, tuple):
        return parsed
    found = _list_value(title, names, name, hint, text)
    if found is None:
        raise Refusal(BAD_PARAM, given=text[:60])
    return found


def _list_value(title: Title, names: Sequence[str], name: str, hint: Any, text: str) -> Any:
    """A tuple as it is written; None if the type has no written form."""
    part = get_args(hint)[0] if get_args(hint) else None
    if part is str:
        return tuple(_word(title, name, one) for one in _parts(text))
    if part is int:
        return tuple(_number(one) for one in _parts(text))
    inner = get_args(part)
    if inner == (str, int):
        return tuple(_amount(title, name, one) for one in _parts(text))
    if len(inner) == 2 and inner[0] is str and get_args(inner[1])[:1] == (str,):
        return tuple(_bundle(title, name, one) for one in re.split(r"\s*[;；]\s*", text) if one.strip())
    return None


def _parts(text: str) -> list[str]:
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
    parts = _parts(items) if "," in items or "、" in items else items.split()
    return _word(title, name, key), tuple(_word(title, name, one) for one in parts)


def _word(title: Title, name: str, text: str) -> str:
    """What a word means: a place as the title writes it, a thing by its name or id, else the word."""
    parsed = title.parse(name, unicodedata.normalize("NFKC", text).strip())
    if isinstance(parsed, str):
        return parsed
    return _names(title).get(_plain(text)) or text.strip()[:60]


def _yes(text: str) -> bool:
    wanted = _plain(text)
    for language in LANGUAGES:
        for value, id in ((True, "yes"), (False, "no")):
            if wanted == _plain(say(language, id)):
                return value
    raise Refusal(BAD_PARAM, given=text[:60])


def _seat(names: Sequence[str], text: str) -> Seat:
    wanted = _plain(text)
    for seat, name in enumerate(names):
        if wanted in (chr(97 + seat), _plain(name), str(seat)):
            return Seat(seat)
    raise Refusal(BAD_PARAM, given=text[:60])


def _plain(text: str) -> str:
    """A text as it is compared: full and half width, capitals and small letters are alike."""
    return unicodedata.normalize("NFKC", text).strip().casefold()


def seat_named(table: Table, text: str) -> Seat:
    """A seat by its letter or its player's name. Refusal if there is none."""
    return _seat(table.names, text)


def named(table: Table, text: str) -> str:
    """The id of a thing called by its id or by its name in either language; else the text itself."""
    return _names(table.title).get(_plain(text)) or text.strip()[:60]


def _names(title: Title) -> dict[str, str]:
    return _names_of(title.id)


@lru_cache(maxsize=64)
def _names_of(title: str) -> dict[str, str]:
    """Every thing of a title by its id and its names. Ids go before names, in the order of the file."""
    known = [id.removeprefix("name-") for id in ids(title, "name-")]
    found = {_plain(id): id for id in reversed(known)}
    for language in LANGUAGES:
        for id in known:
            try:
                found.setdefault(_plain(say(language, f"name-{id}", title)), id)
            except KeyError:
                continue  # a name that takes figures is nobody's to type
    return found


@lru_cache(maxsize=64)
def _called(title: str) -> dict[str, tuple[str, ...]]:
    """What every thing of a title is called in all languages, by its id: whoever types knows one of them."""
    found: dict[str, tuple[str, ...]] = {}
    for name, id in _names_of(title).items():
        found[id] = (*found.get(id, ()), name)
    return found


def known_ids(table: Table) -> Sequence[str]:
    """Everything of the title that has a name."""
    return [id.removeprefix("name-") for id in ids(table.title.id, "name-")]


# Writing, and what completion offers


def write(title: Title, value: Any) -> str:
    """How a value is written in a command; what `read` takes back."""
    if isinstance(value, bool):
        return say("en", "yes" if value else "no")
    if isinstance(value, str):
        return value
    if isinstance(value, tuple) and value:
        if all(isinstance(part, str) for part in value):
            return ",".join(value)
        if all(isinstance(part, int) for part in value):
            return ",".join(map(str, value))
        if all(_is_pair(part, int) for part in value):
            return ", ".join(f"{name} {amount}" for name, amount in value)
        if all(_is_pair(part, tuple) for part in value):
            return "; ".join(f"{key}: {' '.join(items)}" for key, items in value)
    return title.spell(value)


def _is_pair(part: Any, second: type) -> bool:
    return (
        isinstance(part, tuple)
        and len(part) == 2
        and isinstance(part[0], str)
        and isinstance(part[1], second)
    )


def suggestions(
    table: Table,
    seat: Seat,
    language: Language,
    move: type[Move],
    name: str,
    texts: dict[str, Any],
    current: str,
) -> list[tuple[str, str]]:
    """Up to 25 legal values of a field as (label, text), given the texts of the fields before it."""
    offer = offer_of(table, seat, move)
    if offer is None or not offer.is_open():
        return []
    before: tuple[Any, ...] = ()
    for earlier, hint in field_types(move).items():
        if earlier == name:
            break
        text = texts.get(earlier)
        try:
            value = (
                _left_out(offer, move, earlier, before)
                if text is None
                else _value(table.title, table.names, earlier, hint, text)
            )
        except Missing:
            return []
        if value not in offer.answers(earlier, before):
            return []  # the fields that follow are known for legal values only
        before = (*before, value)
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    return _matching(speaker, offer, name, before, current[:LONGEST])


def offer_of(table: Table, seat: Seat, move: type[Move]) -> Offer | None:
    """The offer of a kind of move at a position as a seat has composed it, beside the stack included."""
    game = table.view(seat, composed=True)
    found = (*engine.offers(game, seat), *engine.beside_offers(game, seat))
    return next((offer for offer in found if offer.move is move), None)


def _matching(
    speaker: Speaker, offer: Offer, name: str, before: tuple[Any, ...], current: str
) -> list[tuple[str, str]]:
    answers = offer.answers(name, before)
    if isinstance(answers, Pieces):
        typed = _parts(current) if ";" not in current else re.split(r"\s*;\s*", current)
        found = [
            (speaker.value(name, value), write(speaker.title, value)) for value in _grown(answers, typed)
        ]
        return [(label, text) for label, text in found if text][:SUGGESTIONS]
    wanted = _plain(current)
    called = _called(speaker.title.id)
    matching = []
    for value in _candidates(answers, wanted):
        text = write(speaker.title, value)
        if not text:
            continue  # "none" is said by leaving the field out
        label = speaker.value(name, value)
        hint: Note | None = offer.hint(name, (*before, value))
        if hint is not None:
            label = f"{label} · {speaker.note(hint)}"
        if any(wanted in known for known in (_plain(label), _plain(text), *called.get(text, ()))):
            matching.append((label, text))
        if len(matching) == SUGGESTIONS:
            break
    return matching


def _candidates(answers: Any, wanted: str) -> Iterator[Any]:
    """The answers to look through: of many numbers the typed one and the usual ones first."""
    numbers = answers.candidates if isinstance(answers, Checked) else answers
    if isinstance(numbers, range) and len(numbers) > SUGGESTIONS:
        if re.fullmatch(r"\d{1,9}", wanted) and int(wanted) in answers:
            yield int(wanted)
        if isinstance(answers, Numbers):
            yield from (number for number in answers.usual if str(number) != wanted)
    yield from islice(answers, LOOKED_AT)


def _grown(answers: Pieces, typed: Sequence[str]) -> list[Any]:
    """Values that go on from what was typed: every legal set that holds it, the smallest first; an order
    that begins so, those with another item next; all else that begins so."""
    if isinstance(answers, Subsets):
        known = {item for item in answers.items if str(item) in typed}
        fitting = (items for items in islice(answers, LOOKED_AT) if items and known <= set(items))
        return list(islice(fitting, SUGGESTIONS))
    if isinstance(answers, Orders) and answers.usual is not None:
        begun = [part for part in typed if part in answers.items]
        left = [item for item in answers.items if item not in begun]
        orders = [(*begun, *left), *((*begun, item, *_less(left, item)) for item in left)]
        return [items for items in dict.fromkeys(orders) if items in answers]
    return list(islice(_from(answers, ()), SUGGESTIONS)) if not typed else _beginning(answers, typed)


def _beginning(answers: Pieces, typed: Sequence[str]) -> list[Any]:
    """Values that begin with the pieces that were typed; the last one may be half of one."""
    wanted = [_plain(part) for part in typed]
    pieces: tuple[Any, ...] = ()
    for part in wanted:
        found = [
            piece for piece in islice(answers.more(pieces), LOOKED_AT) if part == _plain(_of_piece(piece))
        ]
        if not found:
            half = [p for p in islice(answers.more(pieces), LOOKED_AT) if part in _plain(_of_piece(p))]
            return [value for piece in half for value in islice(_from(answers, (*pieces, piece)), 3)]
        pieces = (*pieces, found[0])
    return list(islice(_from(answers, pieces), SUGGESTIONS))


def _of_piece(piece: Any) -> str:
    if _is_pair(piece, int):
        return f"{piece[0]} {piece[1]}"
    if _is_pair(piece, tuple):
        return f"{piece[0]}: {' '.join(piece[1])}"
    return str(piece)


def _from(answers: Pieces, pieces: tuple[Any, ...]) -> Iterator[Any]:
    """The legal values that begin with these pieces, the shortest first."""
    queue, looked = [pieces], 0
    while queue and looked < LOOKED_AT:
        value = queue.pop(0)
        looked += 1
        if value and answers.why_not(value) is None:
            yield value
        queue += [(*value, piece) for piece in islice(answers.more(value), SUGGESTIONS)]


def _less(items: Sequence[Any], item: Any) -> tuple[Any, ...]:
    return tuple(other for other in items if other != item)
