"""The things Heaven & Ale is played with, read from components.json (each table there names its source).

Rules page section 2. `checks.py` refuses a file that contradicts itself.
"""

from pathlib import Path

import msgspec

from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model.checks import CHECKS, HIGHEST


class Tile(msgspec.Struct, frozen=True):
    """A tile for the garden: a resource of `value` 1 to 5, or a monk, who counts 0 (rules 2.5, 2.6)."""

    id: str
    kind: str
    value: int


def read(path: Path) -> d.Tables:
    """A data file, checked. ComponentsError with a sentence for each slip."""
    return d.Tables.read(path, *CHECKS)


TABLES = read(Path(__file__).parents[1] / "components.json")
_NUMBERS = TABLES.numbers

START_DUCATS = _NUMBERS.start_ducats
BREWMASTER = _NUMBERS.start_brewmaster
LEAST = _NUMBERS.track_least
MOST = _NUMBERS.track_most
BROWN = _NUMBERS.brown_from
OVERFLOW_DUCATS = _NUMBERS.overflow_ducats
SUN_FACTOR = _NUMBERS.sun_factor
SOLD_CARD = _NUMBERS.ducats_of_a_sold_card
DUCATS_PER_STEP = _NUMBERS.ducats_per_step
FIRST_PLACE_VP = _NUMBERS.first_place_vp
BARREL_VP = {"large": _NUMBERS.large_barrel_vp, "small": _NUMBERS.small_barrel_vp}
MONK_STEPS = _NUMBERS.monk_steps
MONK_PILE = _NUMBERS.monk_pile
TILE_COPIES = _NUMBERS.copies_of_a_resource_tile
MONK_COPIES = _NUMBERS.copies_of_a_monk
ALL_TWO_DISCS = _NUMBERS.all_two_discs

PLAYER_COUNTS = {row.seats: row for row in TABLES.player_counts}
SEATS = range(min(PLAYER_COUNTS), max(PLAYER_COUNTS) + 1)
RESOURCES = TABLES.resources
MONKS = TABLES.monks
TRACK = tuple(TABLES.track.values())
SPACES: tuple[str, ...] = tuple(space.id for space in TRACK)
INDEX: dict[str, int] = {space: index for index, space in enumerate(SPACES)}
START = SPACES[0]
PLACES = TABLES.start_area
FIRST_PLACE = next(iter(PLACES))
"""The top place: its figure starts the next round."""
CELLS = TABLES.garden
SHED_TYPES = TABLES.shed_types
LEVELS = TABLES.brewmaster_levels
SPOTS = TABLES.spots
PAIRS: dict[str, tuple[str, ...]] = {
    pair: tuple(spot.id for spot in SPOTS.values() if spot.pair == pair)
    for pair in dict.fromkeys(spot.pair for spot in SPOTS.values())
}
CARDS = TABLES.privilege_cards
BARRELS = TABLES.barrels
SIZES = ("large", "small")
"""The barrels of a goal in the order in which they are taken (rules 4.5)."""

VALUES = range(1, HIGHEST + 1)
TILES: dict[str, Tile] = {
    **{f"{kind}{value}": Tile(f"{kind}{value}", kind, value) for kind in RESOURCES for value in VALUES},
    **{monk: Tile(monk, monk, 0) for monk in MONKS},
}
VALUE: dict[str, int] = {tile.id: tile.value for tile in TILES.values()}
HALF: tuple[str, ...] = tuple(tile for tile in TILES if VALUE[tile] for _ in range(TILE_COPIES))
"""The resource tiles with one kind of back; the other half is the same."""
MONK_HALF: tuple[str, ...] = tuple(monk for monk in MONKS for _ in range(MONK_COPIES))

LEVEL_AT: dict[int, d.BrewmasterLevel] = {
    position: level for level in LEVELS for position in range(level.least, level.most + 1)
}
SHED_OF_SUM: tuple[d.ShedType, ...] = tuple(
    next(shed for shed in SHED_TYPES.values() if shed.least <= total <= shed.most)
    for total in range(max(shed.most for shed in SHED_TYPES.values()) + 1)
)
