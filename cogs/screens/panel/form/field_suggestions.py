"""Autocompletion for a field of a move: legal values that fit the typed text, in the reader's words.
(`typed_values` says what a typed text means.)"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from cogs.screens.discord_limits import CHOICES
from cogs.screens.panel.form.typed_values import (
    LONGEST,
    MissingField,
    field_types,
    is_pair,
    left_out,
    names_of,
    normalised,
    split,
    value_of,
    write,
)
from games.core import Checked, Composite, Move, Note, Numbers, Offer, Permutations, Seat, Subsets, engine
from games.manager.model.table import Table
from words import Language, Speaker

LOOKED_AT = 2000
"""Maximum number of answers that are searched for a text."""


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
                left_out(offer, move, earlier, before)
                if text is None
                else value_of(table.title, table.names, earlier, hint, text)
            )
        except MissingField:
            return []
        if value not in offer.possible(earlier, before):
            return []  # later fields are known for legal values only
        before = (*before, value)
    speaker = Speaker(table.title, language, table.marked_names, table.options)
    return _matching(speaker, offer, name, before, current[:LONGEST])


def offer_of(table: Table, seat: Seat, move: type[Move]) -> Offer | None:
    """The offer of a kind of move at the position with the seat's draft, including always available
    offers."""
    game = table.view(seat, composed=True)
    found = (*engine.offers(game, seat), *engine.always_available(game, seat))
    return next((offer for offer in found if offer.move is move), None)


def _matching(
    speaker: Speaker, offer: Offer, name: str, before: tuple[Any, ...], current: str
) -> list[tuple[str, str]]:
    answers = offer.possible(name, before)
    if isinstance(answers, Composite):
        typed = split(current) if ";" not in current else re.split(r"\s*;\s*", current)
        found = [
            (speaker.value(name, value), write(speaker.title, speaker.title.spelling.in_full(name, value)))
            for value in _grown(answers, typed, lambda piece: speaker.title.spelling.in_full(name, piece))
        ]
        return [(label, text) for label, text in found if text][:CHOICES]
    wanted = normalised(current)
    called = names_of(speaker.title.id)
    matching = []
    for value in _candidates(answers, wanted):
        text = write(speaker.title, speaker.title.spelling.in_full(name, value))
        if not text:
            continue  # "none" is expressed by omitting the field
        label = speaker.value(name, value)
        preview: Note | None = offer.preview(name, (*before, value))
        if preview is not None:
            label = f"{label} · {speaker.note(preview)}"
        if any(wanted in known for known in (normalised(label), normalised(text), *called.get(text, ()))):
            matching.append((label, text))
        if len(matching) == CHOICES:
            break
    return matching


def _candidates(answers: Any, wanted: str) -> Iterator[Any]:
    """The answers to search. Of many numbers, the typed one and the usual ones come first."""
    numbers = answers.candidates if isinstance(answers, Checked) else answers
    if isinstance(numbers, range) and len(numbers) > CHOICES:
        if re.fullmatch(r"\d{1,9}", wanted) and int(wanted) in answers:
            yield int(wanted)
        if isinstance(answers, Numbers):
            yield from (number for number in answers.usual if str(number) != wanted)
    yield from islice(answers, LOOKED_AT)


def _grown(answers: Composite, typed: Sequence[str], in_full: Callable[[Any], Any]) -> list[Any]:
    """Values that extend the typed ones. For sets: every legal set that contains them, the smallest first.
    For orders: those that start with them, then those with another next item. Otherwise: every value that
    starts with them."""
    if isinstance(answers, Subsets):
        known = {item for item in answers.items if str(item) in typed}
        fitting = (items for items in islice(answers, LOOKED_AT) if items and known <= set(items))
        return list(islice(fitting, CHOICES))
    if isinstance(answers, Permutations) and answers.usual is not None:
        begun = [part for part in typed if part in answers.items]
        left = [item for item in answers.items if item not in begun]
        orders = [(*begun, *left), *((*begun, item, *_less(left, item)) for item in left)]
        return [items for items in dict.fromkeys(orders) if items in answers]
    if not typed:
        return list(islice(_from(answers, ()), CHOICES))
    return _beginning(answers, typed, lambda piece: normalised(_of_piece(in_full(piece))))


def _beginning(answers: Composite, typed: Sequence[str], text_of: Callable[[Any], str]) -> list[Any]:
    """Values that start with the typed pieces. The last piece may be incomplete."""
    wanted = [normalised(part) for part in typed]
    pieces: tuple[Any, ...] = ()
    for part in wanted:
        found = [piece for piece in islice(answers.more(pieces), LOOKED_AT) if part == text_of(piece)]
        if not found:
            half = [p for p in islice(answers.more(pieces), LOOKED_AT) if part in text_of(p)]
            return [value for piece in half for value in islice(_from(answers, (*pieces, piece)), 3)]
        pieces = (*pieces, found[0])
    return list(islice(_from(answers, pieces), CHOICES))


def _of_piece(piece: Any) -> str:
    if is_pair(piece, int):
        return f"{piece[0]} {piece[1]}"
    if is_pair(piece, tuple):
        return f"{piece[0]}: {' '.join(piece[1])}"
    return str(piece)


def _from(answers: Composite, pieces: tuple[Any, ...]) -> Iterator[Any]:
    """The legal values that start with these pieces, the shortest first."""
    queue, looked = [pieces], 0
    while queue and looked < LOOKED_AT:
        value = queue.pop(0)
        looked += 1
        if value and answers.why_not(value) is None:
            yield value
        queue += [(*value, piece) for piece in islice(answers.more(value), CHOICES)]


def _less(items: Sequence[Any], item: Any) -> tuple[Any, ...]:
    return tuple(other for other in items if other != item)
