"""Counting a principality and the value of a work (rules 5.6, 7)."""

from collections.abc import Callable

import msgspec

from games.florence import components as c
from games.florence.placement import FREE_SQUARES
from games.florence.state import FlorenceState, Principality

Counter = Callable[[Principality], int]


def _tiles(*kinds: str) -> Counter:
    wanted = frozenset(kinds)
    return lambda house: len([tile for tile in house.tiles if tile.kind in wanted])


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
"""What bonus and prestige cards count (rules 7.2, 8.1)."""

_MOVED_BY_PLAYING = {"table_card": 1, "hand_card": -1}


def bonus_value(card: str, house: Principality, playing: bool = False) -> int:
    """WV a bonus card adds. `playing`: a profession is about to move from hand to table, and the
    counts are taken after that (rules 7.1). "X and Y" cards add both counts."""
    bonus = c.BONUS_CARDS[card]
    units = 0
    for name in bonus.counts:
        units += COUNTERS[name](house)
        if playing and name in _MOVED_BY_PLAYING:
            units += _MOVED_BY_PLAYING[name]
    return bonus.wv * units


class WorkValue(msgspec.Struct, frozen=True):
    """A work value, part by part (rules 5.6.2)."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonus: int = 0

    @property
    def total(self) -> int:
        return self.building + self.landscape + self.freedom + self.jesters + self.cards + self.bonus


def card_count(house: Principality) -> int:
    """Profession and recruiting cards in hand and on the table; playing one does not change it."""
    return len(house.hand) + house.recruits + len(house.table) + house.table_recruits


def wishes(game: FlorenceState, house: Principality, profession: str) -> tuple[int, int, int]:
    """WV for the building, the landscape and the freedom a profession prefers."""
    card = c.PROFESSIONS[profession]
    landscape = game.landscape_of(profession)
    kinds = [tile.kind for tile in house.tiles]
    return (
        c.WV_BUILDING if card.building in kinds else 0,
        c.WV_LANDSCAPE if landscape in kinds else 0,
        c.WV_FREEDOM if card.freedom in house.freedoms else 0,
    )


def any_work(house: Principality) -> tuple[int, int]:
    """WV that every work gets: for jesters, for cards."""
    return c.WV_JESTER * house.jesters, c.WV_CARD * card_count(house)


def work_value(
    game: FlorenceState, house: Principality, profession: str, bonus_cards: tuple[str, ...] = ()
) -> WorkValue:
    """The value of a work with this profession, which is still in the hand, and these bonus cards."""
    bonus = sum([bonus_value(card, house, playing=True) for card in bonus_cards])
    return WorkValue(*wishes(game, house, profession), *any_work(house), bonus)


def payout(wv: int, pp: int) -> int:
    """Florins left of a work's income after taking `pp` prestige points (rules 5.6.4)."""
    return c.FLORINS_PER_WV * wv - c.FLORINS_PER_PP * pp


def most_pp(wv: int) -> int:
    """The most prestige points a work can be turned into."""
    return c.FLORINS_PER_WV * wv // c.FLORINS_PER_PP
