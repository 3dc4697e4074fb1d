"""Whether the order of effects matters; if not, nobody is asked for it (rules 3: a prompt is raised only
if there is a real choice; 6.5).

Each effect has a footprint: what it reads, adds to and changes. Two different effects conflict if one
changes, or adds to, what the other reads, or both change the same. Additions alone (gold gained, cards
drawn) commute. Operations that move ads are assumed to touch everything."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from games.philadelphia.model import vocabulary as v
from games.philadelphia.rules.effects.due import Due, effect_of

Places = frozenset[str]
NONE: Places = frozenset()
EVERYTHING: Places = frozenset({"gold", "others", "hand", "deck", "discard", "months", "field", "dice"})


class Footprint(NamedTuple):
    """What an effect reads, adds to and changes."""

    reads: Places
    adds: Places
    changes: Places


def order_matters(dues: Sequence[Due]) -> bool:
    """Whether two of these effects have different results in another order."""
    effects = list(dict.fromkeys(effect_of(due) for due in dues))
    return any(_conflict(footprint(one), footprint(other)) for one, other in combinations(effects, 2))


def _conflict(one: Footprint, other: Footprint) -> bool:
    return bool(
        one.changes & (other.changes | other.adds | other.reads)
        or other.changes & (one.adds | one.reads)
        or one.adds & other.reads
        or other.adds & one.reads
    )


def footprint(effect: v.Triggered) -> Footprint:
    """The footprint of a whole effect: its conditions and all its operations."""
    parts = [_OPS.get(type(op), _MOVES_ADS) for op in effect.ops]
    numbers = map(v.number_of, effect.ops)
    reads = {_COUNTED[number.count] for number in numbers if isinstance(number, v.CountedAmount)}
    for condition in effect.conditions:
        reads |= {place for name, place in _CONDITIONS.items() if getattr(condition, name) is not None}
    return Footprint(
        NONE.union(reads - {""}, *(part.reads for part in parts)),
        NONE.union(*(part.adds for part in parts)),
        NONE.union(*(part.changes for part in parts)),
    )


def _places(reads: str = "", adds: str = "", changes: str = "") -> Footprint:
    return Footprint(frozenset(reads.split()), frozenset(adds.split()), frozenset(changes.split()))


_MOVES_ADS = Footprint(EVERYTHING, EVERYTHING, EVERYTHING)
_OPS: dict[type[v.Op], Footprint] = {
    v.GainGold: _places(adds="gold"),
    v.LoseGold: _places(reads="field", changes="gold"),
    v.StealGold: _places(adds="gold", changes="others"),
    v.Draw: _places(adds="hand deck"),
    v.Discard: _places(reads="hand", adds="discard", changes="hand"),
    v.Look: _places(reads="hand", adds="hand discard", changes="deck"),
    v.Salvage: _places(reads="hand", adds="hand", changes="discard"),
    v.AddMonths: _places(changes="months"),
    v.RemoveMonths: _places(changes="months"),
    v.ExtraRoll: _places(adds="dice"),
}
"""Operations missing here move ads."""

_COUNTED: dict[v.Counter, str] = {
    "own_ads_other": "field",
    "months_on_this": "months",
    "hand_size": "hand",
    "event_roles": "",
    "event_cards": "",
    "discarded": "",
    "scrapped_cost": "",
}
_CONDITIONS = {"hand_lte": "hand", "hand_gte": "hand", "own_ads_gte": "field", "gold_lte": "gold"}
