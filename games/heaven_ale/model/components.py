"""The things Heaven & Ale is played with, read from components.json (each table there names its source).

Rules page section 2.
"""

from pathlib import Path
from typing import Any, TypeVar

import msgspec


class PlayerCount(msgspec.Struct, frozen=True):
    """What depends on the number of seats; `monk_piles` names the half each round's pile is taken from,
    `last_round_discs` the spaces that get more than one disc in the last round (rules 2.1)."""

    seats: int
    rounds: int
    monk_piles: tuple[str, ...]
    last_round_discs: dict[str, int]


class Resource(msgspec.Struct, frozen=True):
    """One of the five resources and where its marker starts (rules 2.2)."""

    id: str
    start: int


class Monk(msgspec.Struct, frozen=True):
    """One of the four kinds of monk."""

    id: str


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of the main track; `cost` of a monk in the shade, `allows` the kinds of spot (rules 2.3)."""

    id: str
    kind: str
    cost: int = 0
    allows: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """A place of the start area and its bonus; `steps` go to one resource of choice (rules 2.4)."""

    id: str
    brewmaster: int = 0
    steps: int = 0
    ducats: int = 0


class Cell(msgspec.Struct, frozen=True):
    """A hex of the garden: side sun, shade or shed, at axial (q, r) (rules 2.7)."""

    id: str
    side: str
    at: tuple[int, int]


class ShedType(msgspec.Struct, frozen=True):
    """What a shed does when the values around it add up to `least` to `most` (rules 2.8)."""

    id: str
    least: int
    most: int
    brewmaster: int
    activates: int
    pattern: str


class BrewmasterLevel(msgspec.Struct, frozen=True):
    """Exchange rate and points per resource for a range of the brewmaster's positions (rules 2.9)."""

    least: int
    most: int
    rate: int
    multiplier: int


class Spot(msgspec.Struct, frozen=True):
    """A scoring spot, its kind (A: X, B: monks, C: resources) and its pair (rules 2.10)."""

    id: str
    kind: str
    pair: str


class PrivilegeCard(msgspec.Struct, frozen=True):
    """A privilege card and what it does (rules 2.11)."""

    id: str
    effect: str
    amount: int = 0


class Barrel(msgspec.Struct, frozen=True):
    """A goal: what `counts` (named in barrels.py) must be at `least` (rules 2.12)."""

    id: str
    counts: str
    least: int


class Tile(msgspec.Struct, frozen=True):
    """A tile for the garden: a resource of `value` 1 to 5, or a monk, who counts 0 (rules 2.5, 2.6)."""

    id: str
    kind: str
    value: int


_DATA: dict[str, Any] = msgspec.json.decode((Path(__file__).parents[1] / "components.json").read_bytes())

T = TypeVar(
    "T", Resource, Monk, TrackSpace, Place, Cell, ShedType, Spot, PrivilegeCard, Barrel, BrewmasterLevel
)


def _list(name: str, kind: type[T]) -> tuple[T, ...]:
    return tuple(msgspec.convert(entry, kind) for entry in _DATA[name]["items"])


def _items(name: str, kind: type[T]) -> dict[str, T]:
    return {entry["id"]: msgspec.convert(entry, kind) for entry in _DATA[name]["items"]}


def _number(name: str) -> int:
    return msgspec.convert(_DATA["numbers"][name]["value"], int)


SOURCES: dict[str, str] = _DATA["sources"]
DISPUTED: tuple[str, ...] = tuple(entry["option"] for entry in _DATA["disputed"]["items"])
"""The options about which the sources disagree (rules 0.2)."""
NUMBERS: dict[str, tuple[Any, str]] = {
    name: (entry["value"], entry["source"]) for name, entry in _DATA["numbers"].items()
}
TABLES: dict[str, tuple[int, str]] = {
    name: (len(entry["items"]), entry["source"])
    for name, entry in _DATA.items()
    if name not in ("numbers", "sources", "disputed")
}
"""Every number with its source, and every table with how many entries it has and their source."""

DUCATS = _number("start_ducats")
BREWMASTER = _number("start_brewmaster")
LEAST = _number("track_least")
MOST = _number("track_most")
BROWN = _number("brown_from")
OVERFLOW_DUCATS = _number("overflow_ducats")
SUN_FACTOR = _number("sun_factor")
SOLD_CARD = _number("ducats_of_a_sold_card")
DUCATS_PER_STEP = _number("ducats_per_step")
FIRST_PLACE_VP = _number("first_place_vp")
BARREL_VP = {"large": _number("large_barrel_vp"), "small": _number("small_barrel_vp")}
MONK_STEPS = _number("monk_steps")
MONK_PILE = _number("monk_pile")
TILE_COPIES = _number("copies_of_a_resource_tile")
MONK_COPIES = _number("copies_of_a_monk")
ALL_TWO_DISCS = _number("all_two_discs")

PLAYER_COUNTS = {
    entry["seats"]: msgspec.convert(entry, PlayerCount) for entry in _DATA["player_counts"]["items"]
}
RESOURCES = _items("resources", Resource)
MONKS = _items("monks", Monk)
TRACK = _list("track", TrackSpace)
SPACES: tuple[str, ...] = tuple(space.id for space in TRACK)
INDEX: dict[str, int] = {space: index for index, space in enumerate(SPACES)}
START = SPACES[0]
PLACES = _items("start_area", Place)
FIRST_PLACE = next(iter(PLACES))
"""The top place: its figure starts the next round."""
CELLS = _items("garden", Cell)
SHED_TYPES = _items("shed_types", ShedType)
LEVELS = _list("brewmaster_levels", BrewmasterLevel)
SPOTS = _items("spots", Spot)
PAIRS: dict[str, tuple[str, ...]] = {
    pair: tuple(spot.id for spot in SPOTS.values() if spot.pair == pair)
    for pair in dict.fromkeys(spot.pair for spot in SPOTS.values())
}
CARDS = _items("privilege_cards", PrivilegeCard)
BARRELS = _items("barrels", Barrel)
SIZES = ("large", "small")
"""The barrels of a goal in the order in which they are taken (rules 4.5)."""

VALUES = range(1, 6)
TILES: dict[str, Tile] = {
    **{f"{kind}{value}": Tile(f"{kind}{value}", kind, value) for kind in RESOURCES for value in VALUES},
    **{monk: Tile(monk, monk, 0) for monk in MONKS},
}
VALUE: dict[str, int] = {tile.id: tile.value for tile in TILES.values()}
HALF: tuple[str, ...] = tuple(tile for tile in TILES if VALUE[tile] for _ in range(TILE_COPIES))
"""The resource tiles with one kind of back; the other half is the same."""
MONK_HALF: tuple[str, ...] = tuple(monk for monk in MONKS for _ in range(MONK_COPIES))

LEVEL: dict[int, BrewmasterLevel] = {
    position: level for level in LEVELS for position in range(level.least, level.most + 1)
}
SHED_OF_SUM: tuple[ShedType, ...] = tuple(
    next(shed for shed in SHED_TYPES.values() if shed.least <= total <= shed.most)
    for total in range(max(shed.most for shed in SHED_TYPES.values()) + 1)
)
