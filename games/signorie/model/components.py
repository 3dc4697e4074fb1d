"""The things Signorie is played with, read from components.json (each table there names its source).

Rules page sections 1 and 2. `checks.py` refuses a file that contradicts itself.
"""

from pathlib import Path

import msgspec

from games.core import Components
from games.signorie.model import tables as t
from games.signorie.model.checks import check


def read(path: Path) -> t.Tables:
    """A data file, checked. ComponentsError in one sentence that names the place."""
    file = Components(path)
    tables = t.Tables(
        file=file,
        numbers=file.by_id("numbers", t.Number),
        supplies=file.by_id("supplies", t.Number),
        players=file.rows("players", t.PlayerCount),
        extra_florins=file.rows("extra_florins", t.ExtraFlorins),
        die_colours=file.by_id("die_colours", t.DieColour),
        helper_rows=file.rows("helper_rows", t.HelperRow),
        helpers=file.by_id("helpers", t.Helper),
        career_track=file.rows("career_track", t.CareerSlot),
        initiative_track=file.rows("initiative_track", t.InitiativeSlot),
        cities=file.by_id("cities", t.City),
        city_slots=file.rows("city_slots", t.CitySlots),
        families=file.by_id("families", t.Family),
        alliance_tiles=file.rows("alliance_tiles", t.TileValue),
        plans=file.by_id("plans", t.Plan),
        assignment_tiles=file.by_id("assignment_tiles", t.Assignment),
        assignment_slots=file.by_id("assignment_slots", t.AssignmentSlot),
        bonus_tiles=file.by_id("bonus_tiles", t.BonusTile),
        vp_tiles=file.by_id("vp_tiles", t.VpTile),
        reward_track=file.rows("reward_track", t.RewardSlot),
        bride_slots=file.rows("bride_slots", t.BrideSlot),
        disputed=file.rows("disputed", t.Disputed),
    )
    check(tables)
    return tables


TABLES = read(Path(__file__).parents[1] / "components.json")
SOURCES: dict[str, str] = {
    **{doubt.option: doubt.source for doubt in TABLES.disputed},
    **{source.table: source.source for source in TABLES.file.sources if source.table != "disputed"},
}
"""Where each table comes from; first the points that are in doubt."""


def _number(id: str) -> int:
    return TABLES.numbers[id].value


ROUNDS = _number("rounds")
SHORT_SEASON_ROUNDS = _number("short_season_rounds")
START_FLORINS = _number("start_florins")
START = {"m": _number("start_males"), "f": _number("start_females")}
START_STOCK = {"m": _number("stock_males"), "f": _number("stock_females")}
MAX_DICE = _number("max_dice")
THRESHOLD = _number("threshold")
THRESHOLD_MOST = _number("threshold_most")
FLORINS_ACTION = _number("florins_action")
DOWRY_MOST = _number("dowry_most")
VP_PER_DOWRY = _number("vp_per_dowry")
TRACKS_POINTS = _number("tracks_points")
FEMALE_UP_TO = _number("female_up_to")
REWARD_FLORINS = _number("reward_florins")
BUY_COST = _number("buy_cost")
BUY_VP = _number("buy_vp")
ROW_TILES = _number("row_tiles")
FACE_DOWN_VP = _number("face_down_vp")
HELPER_DISCS = TABLES.supplies["helper_discs"].value

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

CAREERS = ("pol", "cle", "mil")
INITIATIVE = "ini"
TRACKS = (*CAREERS, INITIATIVE)
ROWS = (*CAREERS, "mar")
CAREER_TRACK: tuple[t.CareerSlot, ...] = (t.CareerSlot(0, 0, 0), *TABLES.career_track)
"""By slot; 0 is beside the track."""
CAREER_TOP = len(TABLES.career_track)
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
    f"{family}{row.value}{'abcdefghi'[copy]}": AllianceTile(f"{family}{row.value}", family, row.value)
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
REWARD_TRACK: tuple[t.RewardSlot, ...] = TABLES.reward_track
BRIDE_SLOTS: tuple[t.BrideSlot, ...] = tuple(slot for slot in TABLES.bride_slots if not slot.printed)
"""The slots that take a bride, from the top."""
MOST_BRIDES = len(BRIDE_SLOTS)

SEXES = ("m", "f")
DICE: tuple[str, ...] = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, PIPS + 1))
"""Every die there can be: its colour and its pips."""
