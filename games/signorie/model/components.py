"""The things Signorie is played with, read from components.json (each table there names its source).

Rules page sections 1 and 2. `checks.py` refuses a file that contradicts itself.
"""

from pathlib import Path
from typing import NamedTuple

import msgspec

from games.signorie.model import checks
from games.signorie.model import data_rows as d


def read(path: Path) -> d.Tables:
    """A data file, checked. ComponentsError with a sentence for each slip."""
    return d.Tables.read(path, *checks.CHECKS)


TABLES = read(Path(__file__).parents[1] / "components.json")
_NUMBERS = TABLES.numbers

ROUNDS = _NUMBERS.rounds
SHORT_SEASON_ROUNDS = _NUMBERS.short_season_rounds
START_FLORINS = _NUMBERS.start_florins
START = {"m": _NUMBERS.start_males, "f": _NUMBERS.start_females}
START_STOCK = {"m": _NUMBERS.stock_males, "f": _NUMBERS.stock_females}
MAX_DICE = _NUMBERS.max_dice
THRESHOLD = _NUMBERS.threshold
THRESHOLD_MOST = _NUMBERS.threshold_most
FLORINS_ACTION = _NUMBERS.florins_action
DOWRY_MOST = _NUMBERS.dowry_most
VP_PER_DOWRY = _NUMBERS.vp_per_dowry
TRACKS_POINTS = _NUMBERS.tracks_points
FEMALE_UP_TO = _NUMBERS.female_up_to
REWARD_FLORINS = _NUMBERS.reward_florins
BUY_COST = _NUMBERS.buy_cost
BUY_VP = _NUMBERS.buy_vp
ROW_TILES = _NUMBERS.row_tiles
FACE_DOWN_VP = _NUMBERS.face_down_vp
HELPER_DISCS = TABLES.supplies.helper_discs

PIPS = 6
"""Sides of a die."""

PLAYERS = {count.seats: count for count in TABLES.players}
EXTRA_FLORINS = tuple(extra.florins for extra in TABLES.extra_florins)
COLOURS: tuple[str, ...] = tuple(TABLES.die_colours)
"""The die colours and action slots from left to right: Y, R, P, G, B."""
COLOUR = TABLES.die_colours
RING: dict[str, str] = {colour.id: colour.ring for colour in COLOUR.values()}
"""The column helpers go to, by the colour of the die."""

HELPERS = TABLES.helpers
ROW_COST = {row.row: row.cost for row in TABLES.helper_rows}
HELPER_COST = {id: ROW_COST[slot.row] for id, slot in HELPERS.items()}
COLUMN: dict[str, tuple[str, ...]] = {
    colour: tuple(
        sorted((id for id, slot in HELPERS.items() if slot.column == colour), key=lambda id: HELPERS[id].row)
    )
    for colour in COLOURS
}
"""The helper slots of a column from top to bottom."""

CAREERS = checks.CAREERS
INITIATIVE = checks.INITIATIVE
TRACKS = checks.TRACKS
MARRIAGE = checks.MARRIAGE
ROWS = (*CAREERS, MARRIAGE)
"""The rows of a player board."""
CAREER_TRACK: tuple[d.CareerSlot, ...] = (d.CareerSlot(0, 0, 0), *TABLES.career_track)
"""By slot; 0 is beside the track."""
CAREER_TOP = len(TABLES.career_track)
TOP_RANK = CAREER_TRACK[CAREER_TOP].rank
INITIATIVE_VP: tuple[int, ...] = tuple(slot.vp for slot in TABLES.initiative_track)
INITIATIVE_TOP = len(INITIATIVE_VP) - 1

CITIES: tuple[str, ...] = tuple(TABLES.cities)
CITY_SLOTS = {run.used: run.values for run in TABLES.city_slots}

FAMILIES: tuple[str, ...] = tuple(TABLES.families)


class AllianceTile(msgspec.Struct, frozen=True):
    """The face of an alliance tile: `kind` is its family with its value."""

    kind: str
    family: str
    value: int


TILES: dict[str, AllianceTile] = {
    f"{family}{row.value}{checks.COPIES[copy]}": AllianceTile(f"{family}{row.value}", family, row.value)
    for family in FAMILIES
    for row in TABLES.alliance_tiles
    for copy in range(row.copies)
}
"""Every single tile of the box by an id of its own: what two of them share is their `kind`."""
TILE_KINDS: dict[str, AllianceTile] = {tile.kind: tile for tile in TILES.values()}

PLANS = TABLES.plans
ASSIGNMENTS = TABLES.assignment_tiles
ASSIGNMENT_SLOTS = TABLES.assignment_slots
THRESHOLD_STEP = max((tile.amount for tile in ASSIGNMENTS.values() if tile.kind == "threshold"), default=0)
"""What a meeple on the threshold space is worth."""
AREA: dict[str, tuple[str, ...]] = {
    colour: tuple(id for id, slot in ASSIGNMENT_SLOTS.items() if slot.area == colour) for colour in COLOURS
}
BONUS_TILES = TABLES.bonus_tiles
VP_TILES = TABLES.vp_tiles
REWARD_TRACK: tuple[d.RewardSlot, ...] = TABLES.reward_track
BRIDE_SLOTS: tuple[d.BrideSlot, ...] = tuple(slot for slot in TABLES.bride_slots if not slot.printed)
"""The slots that take a bride, from the top."""
MOST_BRIDES = len(BRIDE_SLOTS)

SEXES = ("m", "f")
OTHER_SEX = {"m": "f", "f": "m"}


class Die(NamedTuple):
    """A die as it was rolled."""

    colour: str
    pips: int


DIE: dict[str, Die] = {
    f"{colour}{pips}": Die(colour, pips) for colour in COLOURS for pips in range(1, PIPS + 1)
}
"""Every die there can be, by its name: its colour and its pips."""
DICE: tuple[str, ...] = tuple(DIE)
