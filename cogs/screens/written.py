"""Typed answers: what autocompletion offers for a field, and what a typed text means.

Texts are matched kindly (names in either language, ids, seat letters, cells with any separators), then
checked like any other answer: what means nothing is handed on as it is, so that the rule names its reason.
"""

import re
from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec

from games.core import Move, Offer, Orders, Refusal, Seat, Subsets, engine
from games.core.refusal import BAD_PARAM
from games.table import Table
from words import LANGUAGES, Language, Speaker, ids

SUGGESTIONS = 25


def field_types(move: type[Move]) -> dict[str, Any]:
    """The fields of a move and their types, in order."""
    hints = get_type_hints(move)
    return {name: hints[name] for name in move.__struct_fields__}


def is_list(hint: Any) -> bool:
    """Whether a field is a list of names (cards)."""
    return bool(get_args(hint)) and get_args(hint)[0] is str


def may_be_left_out(move: type[Move], name: str) -> bool:
    """Whether a command needn't say this field: a list (nothing, or the usual order), or one that the
    move gives a value of its own because it is not always asked for."""
    fields = {field.name: field for field in msgspec.structs.fields(move)}
    return is_list(field_types(move)[name]) or not fields[name].required


def read(table: Table, offer: Offer | None, move: type[Move], texts: dict[str, Any]) -> Move:
    """The move that typed texts mean. What was left out is the only answer there is, else the usual
    order of a list, else what the move itself has for it."""
    values: list[Any] = []
    for name, hint in field_types(move).items():
        text = texts.get(name)
        if text is None:
            values.append(_left_out(offer, move, name, tuple(values)))
        else:
            values.append(_value(table, name, hint, text))
    return move(*values)


def _left_out(offer: Offer | None, move: type[Move], name: str, before: tuple[Any, ...]) -> Any:
    own = () if is_list(field_types(move)[name]) else _own_value(move, name)
    if offer is None:
        return own
    try:
        answers = offer.answers(name, before)
    except (KeyError, IndexError, ValueError):
        return own  # an earlier field is wrong; the check of the move will say so
    if isinstance(answers, Orders):
        return answers.items
    if not isinstance(answers, Subsets) and len(answers) == 1:
        return next(iter(answers))
    return own


def _own_value(move: type[Move], name: str) -> Any:
    """The value a move has for a field that is not given; None if it must be."""
    field = next(field for field in msgspec.structs.fields(move) if field.name == name)
    return None if field.required else field.default


def _value(table: Table, name: str, hint: Any, text: Any) -> Any:
    if hint is Seat:
        return _seat(table, str(text))
    if hint is int:
        return int(text)
    if hint is str:
        return named(table, str(text))
    if is_list(hint):
        return tuple(named(table, part) for part in re.split(r"[,、;]\s*", str(text)) if part.strip())
    value = table.title.parse(name, str(text))
    if value is None:
        raise Refusal(BAD_PARAM, given=str(text)[:60])
    return value


def _seat(table: Table, text: str) -> Seat:
    wanted = text.strip().casefold()
    for seat, name in enumerate(table.names):
        if wanted in (chr(97 + seat), name.casefold(), str(seat)):
            return Seat(seat)
    raise Refusal(BAD_PARAM, given=text[:60])


def named(table: Table, text: str) -> str:
    """The id of a thing called by its id or by its name in either language; else the text itself."""
    wanted = text.strip().casefold()
    known = known_ids(table)
    for id in known:
        if wanted == id.casefold():
            return id
    for language in LANGUAGES:
        speaker = Speaker(table.title, language, table.names)
        for id in known:
            if speaker.card(id).casefold() == wanted:
                return id
    return text.strip()[:60]


def known_ids(table: Table) -> Sequence[str]:
    """Everything of the title that has a name."""
    return [id.removeprefix("name-") for id in ids(table.title.id, "name-")]


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
    game = table.view(seat, composed=True)
    offer = next((offer for offer in engine.offers(game, seat) if offer.move is move), None)
    if offer is None or not offer.is_open():
        return []
    before: list[Any] = []
    for earlier, hint in field_types(move).items():
        if earlier == name:
            break
        text = texts.get(earlier)
        done = tuple(before)
        value = _left_out(offer, move, earlier, done) if text is None else _value(table, earlier, hint, text)
        if value not in offer.answers(earlier, done):
            return []  # the fields that follow are known for legal values only
        before.append(value)
    speaker = Speaker(table.title, language, table.names)
    found = _matching(speaker, offer, name, tuple(before), current)
    return found[:SUGGESTIONS]


def _matching(
    speaker: Speaker, offer: Offer, name: str, before: tuple[Any, ...], current: str
) -> list[tuple[str, str]]:
    answers = offer.answers(name, before)
    if isinstance(answers, Subsets | Orders):
        return _lists(speaker, name, answers, current)
    found = []
    for value in answers:
        text = _written(speaker, value)
        if not text:
            continue  # "none" is said by leaving the field out
        label = speaker.value(name, value)
        hint = offer.hint(name, (*before, value))
        if hint is not None:
            label = f"{label} · {speaker.note(hint)}"
        if current.casefold() in label.casefold() or current.casefold() in text.casefold():
            found.append((label, text))
        if len(found) == SUGGESTIONS:
            break
    return found


def _lists(speaker: Speaker, name: str, answers: Subsets | Orders, current: str) -> list[tuple[str, str]]:
    """Lists that go on from what was typed: every legal set that holds it, the smallest first; or the
    order that begins so, and those with another item next."""
    typed = [part.strip() for part in re.split(r"[,、;]", current) if part.strip()]
    known = [item for item in typed if item in answers.items]
    if isinstance(answers, Subsets):
        lists = [items for items in answers if set(known) <= set(items) and items]
    else:
        left = [item for item in answers.items if item not in known]
        orders = [(*known, *left), *((*known, item, *_without(left, item)) for item in left)]
        lists = [items for items in dict.fromkeys(orders) if items in answers]
    return [(speaker.value(name, items), ",".join(items)) for items in lists[:SUGGESTIONS]]


def _without(items: Sequence[str], item: str) -> tuple[str, ...]:
    return tuple(other for other in items if other != item)


def _written(speaker: Speaker, value: Any) -> str:
    """How a value is written in a command; what `read` takes back."""
    return value if isinstance(value, str) else speaker.title.spell(value)
