"""Advice worth telling: two moves that differ in more than a detail, and only what tells moves apart."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from games.computer.levels import advise
from games.computer.weighing import Reason, ScoredMove, imagined
from games.core import Move, Seat, Title, engine
from games.core.chance import Secret

COMPARED = 8
"""So many other moves are what a move is compared with."""

DETAIL, DIGITS = 1e-6, 6
"""Points that tell nothing apart, and so many digits of those that do."""


class Reviewed(msgspec.Struct, frozen=True):
    """A choice that was made, beside the best one, each with what speaks for it and not for both."""

    chosen: ScoredMove
    advised: ScoredMove


def reviewed(chosen: ScoredMove, judged: Sequence[ScoredMove]) -> Reviewed:
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


def advised(title: Title, view: Any, seat: Seat, rng: Random) -> list[ScoredMove]:
    """What a hint tells of the answers a seat has."""
    judged = needed(title, view, seat, advise(title, view, seat, rng), rng)
    return telling(each_once(title, view, seat, judged, rng))


def needed(
    title: Title, view: Any, seat: Seat, judged: Sequence[ScoredMove], rng: Random
) -> list[ScoredMove]:
    """The moves, the best first, without free ones that what follows does not need: it is possible at once,
    or after a better one of them. Such a move is thought through a step further than what follows it, and may
    look better by that alone."""
    if title.advisor is None or not title.advisor.free:
        return list(judged)
    game = imagined(title.advisor, view, seat, rng)
    found: list[ScoredMove] = []
    served: set[Move] = set()
    for one in judged:
        free = isinstance(one.move, title.advisor.free)
        kept = _without_detours(title, game, seat, [one.move, *one.then])
        if free and one.then and (0 not in kept or one.then[0] in served):
            continue
        served |= {*one.then[:1]} if free else set()
        then = tuple([move for at, move in enumerate(one.then, 1) if at in kept])
        found.append(msgspec.structs.replace(one, then=then))
    return found


def _without_detours(title: Title, game: Any, seat: Seat, turn: Sequence[Move]) -> set[int]:
    """The places of those moves of a turn that are no free ones which the next does not need, as far as it
    can be made without these. What a free one at its end is for has not been thought of."""
    assert title.advisor is not None
    game = title.copy(game)
    kept: set[int] = set()
    for at, move in enumerate(turn):
        next_ = turn[at + 1 : at + 2]
        free = isinstance(move, title.advisor.free)
        if free and (not next_ or _possible(title, game, seat, next_[0], move)):
            continue
        if engine.why_not(game, seat, move) is not None:
            break
        engine.play_in_place(game, seat, move, Secret(b"told"), heard=False)
        kept.add(at)
    return kept


def _possible(title: Title, game: Any, seat: Seat, move: Move, free: Move) -> bool:
    """Whether a move is possible without a free one before it, and nothing warns of making it so (that cards
    are lost unsold)."""
    offer = engine.offer_of(game, seat, move)
    if offer is None or engine.why_not(game, seat, move) is not None:
        return False
    warned = offer.warns(move)
    if warned is None:
        return True
    after = title.copy(game)
    engine.play_in_place(after, seat, free, Secret(b"free"), heard=False)
    later = engine.offer_of(after, seat, move)
    return later is not None and later.warns(move) == warned


def each_once(
    title: Title, view: Any, seat: Seat, judged: Sequence[ScoredMove], rng: Random
) -> list[ScoredMove]:
    """Of moves after which the seat sees the very same (the best of all cards at a click, or those cards by
    name) the kind that is offered first, and of that the one that takes least to say: a choice between them
    would be none."""
    if title.advisor is None or len(judged) < 2:
        return list(judged)
    saved, luck = title.save(imagined(title.advisor, view, seat, rng)), rng.randbytes(8)
    offered = [offer.move for offer in engine.open_offers(view, seat)]

    def first(move: Move) -> tuple[int, int]:
        return offered.index(type(move)), len(msgspec.json.encode(move))

    found: dict[bytes, ScoredMove] = {}
    for one in judged:
        after = title.load(saved)
        engine.play_in_place(after, seat, one.move, Secret(luck), heard=False)
        leads = title.save(title.view(after, seat))
        if leads not in found or first(one.move) < first(found[leads].move):
            found[leads] = one
    return list(found.values())


def telling(judged: Sequence[ScoredMove]) -> list[ScoredMove]:
    """The best of all moves, and the best of those that come to something else: not the same but for a
    detail (the same card with the rest in another order, the same tile beside its place), not a way round to
    it, nor one of which all the same can be said, nor one that only gives something up where the best does
    not. Where there is none, another choice that is as good; where only details are left, the best alone. The
    points of a reason are what it makes of the move beside the others; where it changes nothing but others
    do, too."""
    summed = [msgspec.structs.replace(one, reasons=together(one.reasons)) for one in judged]
    if len(summed) < 2:
        return summed
    best, *others = summed
    if not _only_gives_up(best):
        others = [one for one in others if not _only_gives_up(one)]
    another = [one for one in others if _gist(one.move) != _gist(best.move)]
    direct = [one for one in another if _gist(best.move) not in map(_gist, one.then)]
    apart = [one for one in (*direct, *another, *others) if _weight(one) != _weight(best)]
    told = [best, *[*apart, *direct][:1]]
    return [_beside(one, _others(one, summed)) for one in told]


def _only_gives_up(one: ScoredMove) -> bool:
    """Whether all that can be said of a move is what it costs."""
    counted = [points for _, _, points in one.reasons if abs(points) > DETAIL]
    return bool(counted) and max(counted) < 0


def _others(one: ScoredMove, judged: Sequence[ScoredMove]) -> list[ScoredMove]:
    """The moves that come to something else, which a move is compared with. A way round to it has all that
    speaks for it, too, and would hide it: such are compared only where there are no others."""
    different = [other for other in judged if _weight(other) != _weight(one)]
    return [other for other in different if _gist(one.move) not in map(_gist, other.then)] or different


def _weight(one: ScoredMove) -> tuple[object, ...]:
    """What makes a move as good as it is: where it is the same, nothing tells two moves apart."""
    return (round(one.points, DIGITS), *[(id, round(points, DIGITS)) for id, _, points in one.reasons])


def _beside(one: ScoredMove, different: Sequence[ScoredMove]) -> ScoredMove:
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
