"""Advice worth telling: two moves that differ in more than a detail, and only what tells moves apart."""

from collections.abc import Iterable, Sequence

import msgspec

from games.computer.weighing import Judged, Reason


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


def telling(judged: Sequence[Judged]) -> list[Judged]:
    """The best of all moves, and the best of those that are not the same but for a detail (the same card
    with the rest in another order, the same tile beside its place)."""
    if not judged:
        return []
    summed = [msgspec.structs.replace(one, reasons=together(one.reasons)) for one in judged]
    always = _always(summed)
    best, *others = [
        msgspec.structs.replace(one, reasons=tuple([why for why in one.reasons if why not in always]))
        for one in summed
    ]
    second = next((one for one in others if _gist(one) != _gist(best)), None) or next(iter(others), None)
    return [best] if second is None else [best, second]


def together(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Reasons of one kind taken together, over all that the turn would go on with, the weightiest first."""
    found: dict[str, Reason] = {}
    for id, change, points in reasons:
        _, before, worth = found.get(id, (id, 0.0, 0.0))
        found[id] = (id, before + change, worth + points)
    return tuple(sorted(found.values(), key=lambda reason: -abs(reason[2])))


def _always(judged: Sequence[Judged]) -> set[Reason]:
    """What speaks alike for every move (a round that goes by): it is no reason for any."""
    if len(judged) < 2:
        return set()
    return set.intersection(*[set(one.reasons) for one in judged])


def _gist(one: Judged) -> tuple[object, ...]:
    """The kind of a move with its first choice."""
    fields = one.move.__struct_fields__
    return (type(one.move), getattr(one.move, fields[0]) if fields else None)
