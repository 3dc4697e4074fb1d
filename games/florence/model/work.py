"""Counts of a principality and the value of a work (rules 5.6, 7)."""

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from games.core import Refusal
from games.florence.model import components as c
from games.florence.model.placement import FREE_SQUARES
from games.florence.model.state import FlorenceState, Principality, preferred

Counter = Callable[[Principality], int]


def _tiles(*kinds: str) -> Counter:
    wanted = frozenset(kinds)
    return lambda house: len([1 for tile in house.tiles if tile.kind in wanted])


def _of_size(size: str) -> tuple[str, ...]:
    return tuple(kind.id for kind in c.BUILDINGS.values() if kind.size == size)


def _sizes(house: Principality) -> int:
    return len({c.BUILDINGS[tile.kind].size for tile in house.tiles if tile.kind in c.BUILDINGS})


def _landscape_types(house: Principality) -> int:
    return len({tile.kind for tile in house.tiles if tile.kind in c.LANDSCAPES})


def _categories(house: Principality) -> int:
    owned = (house.jesters, house.builders, len(house.prestige), len(house.freedoms))
    return _landscape_types(house) + sum(1 for count in owned if count)


def _empty_squares(house: Principality) -> int:
    return FREE_SQUARES - sum(len(tile.cells) for tile in house.tiles)


COUNTERS: dict[str, Counter] = {
    **{kind: _tiles(kind) for kind in c.LANDSCAPES},
    "landscape": _tiles(*c.LANDSCAPES),
    "landscape_type": _landscape_types,
    "building": _tiles(*c.BUILDINGS),
    "building_small": _tiles(*_of_size("small")),
    "building_medium": _tiles(*_of_size("medium")),
    "building_large": _tiles(*_of_size("large")),
    "building_size": _sizes,
    "jester": lambda house: house.jesters,
    "builder": lambda house: house.builders,
    "prestige_card": lambda house: len(house.prestige),
    "freedom": lambda house: len(house.freedoms),
    "table_card": lambda house: len(house.table) + house.table_recruits,
    "hand_card": lambda house: len(house.hand) + house.recruits,
    "category": _categories,
    "work": lambda house: house.works,
    "empty_square": _empty_squares,
}
"""The counters of bonus and prestige cards (rules 7.2, 8.1)."""


def bonus_value(card: str, house: Principality) -> int:
    """The WV a bonus card adds to a work. The profession played for it counts as on the table, no longer in
    hand (rules 7.1). "X and Y" cards add both counts."""
    bonus = c.BONUS_CARDS[card]
    units = 0
    for name in bonus.counts:
        units += COUNTERS[name](house)
        if name == "table_card":
            units += 1
        elif name == "hand_card" and house.hand:
            units -= 1
    return bonus.wv * units


def best_bonus(game: FlorenceState, house: Principality) -> int:
    """The maximum WV the bonus cards in hand can add to one work (rules 7.1; option bonus_per_work)."""
    if not house.bonus:
        return 0
    return most_of(game, bonus_values(house).values())


def bonus_values(house: Principality) -> dict[str, int]:
    """What each bonus card in hand would add to a work."""
    return {card: bonus_value(card, house) for card in house.bonus}


def most_of(game: FlorenceState, values: Collection[int]) -> int:
    """The maximum that bonus cards of these values add together (option bonus_per_work)."""
    return max(values, default=0) if game.options.bonus_per_work == "one" else sum(values)


class WorkValue(msgspec.Struct, frozen=True):
    """A work value, part by part; it is their sum (rules 5.6.2)."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonus: int = 0
    muse: int = 0

    @property
    def total(self) -> int:
        return sum(msgspec.structs.astuple(self))


def card_count(house: Principality) -> int:
    """Number of profession and recruiting cards in hand and on the table; playing one doesn't change it."""
    return len(house.hand) + house.recruits + len(house.table) + house.table_recruits


class Preference(NamedTuple):
    """A thing that a profession prefers: whether it is there, and the WV it adds."""

    thing: str
    owned: bool
    wv: int


WV_PREFERRED = (c.WV_BUILDING, c.WV_LANDSCAPE, c.WV_FREEDOM)


def met_wv(reading: str, profession: str, owned: Collection[str]) -> tuple[int, int, int]:
    """The WV of the building, the landscape and the freedom that a profession prefers, by a reading of OQ-1;
    0 for what is not `owned`."""
    building, landscape, freedom = preferred(profession, reading)
    return (
        c.WV_BUILDING if building in owned else 0,
        c.WV_LANDSCAPE if landscape in owned else 0,
        c.WV_FREEDOM if freedom in owned else 0,
    )


CommonWorth = tuple[str, frozenset[str], int]
"""What all works of a principality have in common: the reading of OQ-1, the things that are there, and the WV
of jesters, cards and the Muse."""


class Works:
    """Values of works of a principality; their common part is computed once. `muse`: the WV that the Muse
    adds, if it is known."""

    __slots__ = ("base", "cards", "common", "house", "jesters", "muse", "owned", "reading")

    def __init__(self, game: FlorenceState, house: Principality, muse: int | None = None) -> None:
        self.house = house
        self.reading = game.options.landscapes
        self.owned = frozenset([*[tile.kind for tile in house.tiles], *house.freedoms])
        self.jesters = c.WV_JESTER * house.jesters
        self.cards = c.WV_CARD * card_count(house)
        self.muse = muse_value(game, house) if muse is None else muse
        self.base = self.jesters + self.cards + self.muse
        self.common: CommonWorth = (self.reading, self.owned, self.base)

    def met(self, profession: str) -> tuple[int, int, int]:
        """The WV of the building, the landscape and the freedom that a profession prefers; 0 for what is
        missing."""
        return met_wv(self.reading, profession, self.owned)

    def preferences(self, profession: str) -> list[Preference]:
        """What a profession prefers, thing by thing."""
        parts = zip(preferred(profession, self.reading), self.met(profession), WV_PREFERRED, strict=True)
        return [Preference(thing, bool(met), wv) for thing, met, wv in parts]

    def total(self, profession: str, bonus: int = 0) -> int:
        """The value of a work with this profession (still in hand), and this WV of bonus cards."""
        return self.base + sum(self.met(profession)) + bonus

    def bonus(self, cards: tuple[str, ...]) -> int:
        """The WV added by bonus cards of the hand."""
        return sum([bonus_value(card, self.house) for card in cards])

    def value(self, profession: str, bonus_cards: tuple[str, ...] = ()) -> WorkValue:
        """The value of a work with these bonus cards, part by part."""
        bonus = self.bonus(bonus_cards)
        return WorkValue(*self.met(profession), self.jesters, self.cards, bonus, self.muse)


def work_value(
    game: FlorenceState, house: Principality, profession: str, bonus_cards: tuple[str, ...] = ()
) -> WorkValue:
    """The value of a work with this profession (still in hand) and these bonus cards."""
    return Works(game, house).value(profession, bonus_cards)


def prospect(game: FlorenceState, house: Principality, profession: str) -> tuple[WorkValue, int]:
    """The present value of a work with this profession, and its value with the best bonus cards. A card
    that is only looked at counts as if it were in the hand."""
    muse = muse_value(game, house)
    if profession not in house.hand:
        house = msgspec.structs.replace(house, hand=[*house.hand, profession])
    works = Works(game, house, muse)
    return works.value(profession), works.total(profession, best_bonus(game, house))


def muse_value(game: FlorenceState, house: Principality) -> int:
    """The WV the Muse adds to every work of her owner: the number of the round (rules 9.4)."""
    if game.characters is None:
        return 0
    owner = game.characters.holders.get("muse")
    return game.round if owner is not None and game.houses[owner] is house else 0


def payout(wv: int, pp: int) -> int:
    """The florins left of a work's income after taking `pp` prestige points (rules 5.6.4)."""
    return c.FLORINS_PER_WV * wv - c.FLORINS_PER_PP * pp


def why_too_low(wv: int, minimum: int, rule: str) -> Refusal | None:
    """Why a work of this value can't be completed: it needs at least `minimum`."""
    if wv >= minimum:
        return None
    return Refusal("ERR_WV_TOO_LOW", rule, wv=wv, minimum=minimum, missing=minimum - wv)


def why_not_payout(wv: int, pp: int) -> Refusal | None:
    """Why this many prestige points can't be taken of a work's income."""
    if 0 <= pp <= most_pp(wv):
        return None
    return Refusal("ERR_PAYOUT", "5.6.4", pp=pp, most=most_pp(wv), wv=wv)


def most_pp(wv: int) -> int:
    """The maximum prestige points of a work."""
    return c.FLORINS_PER_WV * wv // c.FLORINS_PER_PP
