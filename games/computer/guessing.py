"""Guesses hidden cards for titles without an `imagine` of their own, learnt from random games of the
title.

Each thing that a view shows face down is noted by its place (the deck, a hand, a pile). Places at which
the same things occur form a group. A view is filled with those things of a place's group that are not in
sight. Hidden numbers stay as they are in the view: a title that hides numbers needs its own `imagine`."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games.core import FACE_DOWN, Advisor, Game, Seat, Title, engine
from games.core.chance import Secret
from games.core.choices.answers import Chooser
from games.core.decoding import decoded

GAMES, ANSWERS = 3, 200
"""Number of random games to learn from, and maximum number of answers in each."""

FieldPath = tuple[str, ...]
"""A place in a state: the names of the fields that lead to it."""

Groups = dict[FieldPath | str, str]
"""The name of the group of each place, and of each thing that was ever hidden."""

HiddenThings = tuple[Groups, Counter[str]]
"""The groups, and the number of copies of each thing."""

_KNOWN: dict[tuple[str, int, Any], HiddenThings] = {}


def plain_advisor(title: Title, seats: int, options: Any) -> Advisor[Any]:
    """An advisor without considerations, which guesses hidden cards."""
    known = (title.id, seats, options)
    if known not in _KNOWN:
        _KNOWN[known] = _learnt(title, seats, options)
    groups, copies = _KNOWN[known]

    def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
        data = decoded(title.save(view))
        left = copies - Counter(_things_in(data))
        drawn: dict[str, list[str]] = {}
        for thing in sorted(left.elements()):
            drawn.setdefault(groups.get(thing, ""), []).append(thing)
        _fill(data, (), drawn, groups, rng)
        return title.load(msgspec.msgpack.encode(data))

    return Advisor((), imagine)


def _learnt(title: Title, seats: int, options: Any) -> HiddenThings:
    """What random games of the title show of the things it hides."""
    found: dict[FieldPath, set[str]] = {}
    copies: Counter[str] = Counter()
    for number in range(GAMES):
        rng = Random(number)
        chance = Secret(rng.randbytes(8))
        game = engine.start(title, seats, options, chance).game
        for _ in range(ANSWERS):
            if game.over:
                break
            _look(title, game, seats, found, copies)
            engine.play_in_place(game, *engine.random_answer(game, rng), chance)
    hidden = set().union(*found.values()) if found else set()
    return _grouped(found), Counter({thing: copies[thing] for thing in hidden})


def _look(
    title: Title, game: Game, seats: int, found: dict[FieldPath, set[str]], copies: Counter[str]
) -> None:
    """Record what the views of a game hide."""
    real = decoded(title.save(game))
    copies |= Counter(_things_in(real))
    for seat in (None, *range(seats)):
        view = title.view(game, None if seat is None else Seat(seat))
        shown = decoded(title.save(view))
        for place, thing in _hidden(real, shown, ()):
            found.setdefault(place, set()).add(thing)


def _hidden(real: Any, shown: Any, place: FieldPath) -> Iterator[tuple[FieldPath, str]]:
    if shown == FACE_DOWN and isinstance(real, str):
        yield place, real
    elif isinstance(real, dict) and isinstance(shown, dict):
        for key in real.keys() & shown.keys():
            yield from _hidden(real[key], shown[key], (*place, str(key)))
    elif isinstance(real, list) and isinstance(shown, list):
        for mine, other in zip(real, shown, strict=False):
            yield from _hidden(mine, other, place)


def _grouped(found: dict[FieldPath, set[str]]) -> Groups:
    """One name per group, for places at which the same things were found and for these things."""
    groups: Groups = {}
    for place in sorted(found):
        name = "/".join(place)
        same = {groups[thing] for thing in found[place] if thing in groups}
        groups = {key: name if group in same else group for key, group in groups.items()}
        groups |= dict.fromkeys((place, *found[place]), name)
    return groups


def _things_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _things_in(part)


def _fill(data: Any, place: FieldPath, left: dict[str, list[str]], groups: Groups, rng: Chooser) -> None:
    """Replace each face-down thing by one of the things that are left."""
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for key, part in list(parts):
        here = (*place, str(key)) if isinstance(data, dict) else place
        if part == FACE_DOWN:
            things = left.get(groups.get(here, ""), []) or max(left.values(), key=len, default=[])
            if things:
                data[key] = things.pop(rng.choice(range(len(things))))
        elif isinstance(part, dict | list):
            _fill(part, here, left, groups, rng)
