"""Advice worth telling: two moves that differ in more than a detail, and only what tells moves apart."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from games.computer.levels import advise
from games.computer.weighing import Judged, Reason, imagined
from games.core import Seat, Title, engine
from games.core.chance import Secret

COMPARED = 8
"""So many other moves are what a move is compared with."""

DETAIL, DIGITS = 1e-6, 6
"""Points that tell nothing apart, and so many digits of those that do."""


class Reviewed(msgspec.Struct, frozen=True):
    """A choice that was made, beside the best one, each with what speaks for it and not for both."""

    chosen: Judged
    advised: Judged


def reviewed(chosen: Judged, judged: Sequence[Judged]) -> Reviewed:
    """A choice beside the best of all moves; the choice itself where nothing is better."""
    best = max([*judged, chosen], key=lambda one: one.points)
    mine, other = [msgspec.structs.replace(one, reasons=together(one.reasons)) for one in (chosen, best)]
    both = set(mine.reasons) & set(other.reasons)
    return Reviewed(
        *[
            msgspec.structs.replace(one, reasons=tuple([why for why in one.reasons if why not in both]))
            for one in (mine, other)
        ]
    )


def advised(title: Title, view: Any, seat: Seat, rng: Random) -> list[Judged]:
    """What a hint tells of the answers a seat has."""
    return telling(each_once(title, view, seat, advise(title, view, seat, rng), rng))


def each_once(title: Title, view: Any, seat: Seat, judged: Sequence[Judged], rng: Random) -> list[Judged]:
    """Of moves after which the seat sees the very same (the best of all cards at a click, or those cards by
    name) the one that takes least to say: a choice between them would be none."""
    if title.advisor is None or len(judged) < 2:
        return list(judged)
    saved, luck = title.save(imagined(title.advisor, view, seat, rng)), rng.randbytes(8)
    found: dict[bytes, Judged] = {}
    for one in judged:
        after = title.load(saved)
        engine.play_in_place(after, seat, one.move, Secret(luck), heard=False)
        leads = title.save(title.view(after, seat))
        if leads not in found or _length(one.move) < _length(found[leads].move):
            found[leads] = one
    return list(found.values())


def _length(move: Any) -> int:
    """How much there is to say of a move."""
    return len(msgspec.json.encode(move))


def telling(judged: Sequence[Judged]) -> list[Judged]:
    """The best of all moves, and the best of those that come to something else: not the same but for a
    detail (the same card with the rest in another order, the same tile beside its place), not a way round to
    it, nor one of which all the same can be said. Where there is none, another choice that is as good; where
    only details are left, the best alone. The points of a reason are what it makes of the move beside the
    others; where it changes nothing but others do, too."""
    summed = [msgspec.structs.replace(one, reasons=together(one.reasons)) for one in judged]
    if len(summed) < 2:
        return summed
    best, *others = summed
    another = [one for one in others if _gist(one.move) != _gist(best.move)]
    direct = [one for one in another if _gist(best.move) not in map(_gist, one.then)]
    apart = [one for one in (*direct, *another, *others) if _weight(one) != _weight(best)]
    told = [best, *[*apart, *direct][:1]]
    return [_beside(one, _others(one, summed)) for one in told]


def _others(one: Judged, judged: Sequence[Judged]) -> list[Judged]:
    """The moves that come to something else, which a move is compared with. A way round to it has all that
    speaks for it, too, and would hide it: such are compared only where there are no others."""
    different = [other for other in judged if _weight(other) != _weight(one)]
    return [other for other in different if _gist(one.move) not in map(_gist, other.then)] or different


def _weight(one: Judged) -> tuple[object, ...]:
    """What makes a move as good as it is: where it is the same, nothing tells two moves apart."""
    return (round(one.points, DIGITS), *[(id, round(points, DIGITS)) for id, _, points in one.reasons])


def _beside(one: Judged, different: Sequence[Judged]) -> Judged:
    """A move with what tells it from the best of the others that come to something else, the weightiest
    first."""
    others = different[:COMPARED]
    usual: dict[str, float] = {}
    for other in others:
        for id, _, points in other.reasons:
            usual[id] = usual.get(id, 0.0) + points / len(others)
    mine = {id: (change, points) for id, change, points in one.reasons}
    found: list[Reason] = []
    for id in dict.fromkeys((*mine, *usual)):
        change, points = mine.get(id, (0.0, 0.0))
        apart = points - usual.get(id, 0.0)
        if abs(apart) > DETAIL:
            found.append((id, change, apart))
    return msgspec.structs.replace(one, reasons=tuple(sorted(found, key=lambda reason: -abs(reason[2]))))


def together(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Reasons of one kind taken together, over all that the turn would go on with, the weightiest first."""
    found: dict[str, Reason] = {}
    for id, change, points in reasons:
        _, before, worth = found.get(id, (id, 0.0, 0.0))
        found[id] = (id, before + change, worth + points)
    return tuple(sorted(found.values(), key=lambda reason: -abs(reason[2])))


def _gist(move: Any) -> tuple[object, ...]:
    """The kind of a move with its first choice."""
    fields = move.__struct_fields__
    return (type(move), getattr(move, fields[0]) if fields else None)
