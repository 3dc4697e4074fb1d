"""The things Florence is played with, read from components.json (each table there names its source).

Rules page sections 2.1-2.4, 3.3, 3.4, 7.2 and 8.2. `checks.py` refuses a file that contradicts itself.
"""

from pathlib import Path

from games.florence.model.checks import CHECKS, OTHER_KINDS
from games.florence.model.data_rows import Tables


def read(path: Path) -> Tables:
    """A data file, checked. ComponentsError with a sentence for each slip."""
    return Tables.read(path, *CHECKS)


TABLES = read(Path(__file__).parents[1] / "components.json")
_NUMBERS = TABLES.numbers

COLUMNS = TABLES.board.columns
ROWS = TABLES.board.rows
PALAZZO = TABLES.board.palazzo
FREEDOMS: tuple[str, ...] = tuple(TABLES.freedoms)
BUILDINGS = TABLES.buildings
LANDSCAPES = TABLES.landscapes
TILES = BUILDINGS | LANDSCAPES
PROFESSIONS = TABLES.professions
BONUS_CARDS = TABLES.bonus_cards
PRESTIGE_CARDS = TABLES.prestige_cards
CHARACTERS = TABLES.characters
KINDS: tuple[str, ...] = (*LANDSCAPES, *OTHER_KINDS)
"""The seven kinds of auction object (rules 4.1)."""

ROUNDS = _NUMBERS.rounds
START_FLORINS = _NUMBERS.start_florins
START_PP = _NUMBERS.start_pp
DEALT = _NUMBERS.dealt
MINIMUM_WV = _NUMBERS.minimum_wv
OPENING_BID = _NUMBERS.opening_bid
RAISE = _NUMBERS.raise_by
BUILDER_LIMIT = _NUMBERS.builder_limit
BUILDING_COST = _NUMBERS.building_cost
TOUCHING_FROM_BUILDERS = _NUMBERS.touching_from_builders
BUILDER_PP = _NUMBERS.builder_pp
CARD_COST = _NUMBERS.card_cost
LOOKED_AT = _NUMBERS.looked_at
ACTIONS = _NUMBERS.actions
BUILDING_PP = _NUMBERS.building_pp
REPEAT_LANDSCAPE_PP = _NUMBERS.repeat_landscape_pp
BEST_WORK_PP = _NUMBERS.best_work_pp
WV_BUILDING = _NUMBERS.wv_building
WV_LANDSCAPE = _NUMBERS.wv_landscape
WV_FREEDOM = _NUMBERS.wv_freedom
WV_JESTER = _NUMBERS.wv_jester
WV_CARD = _NUMBERS.wv_card
FLORINS_PER_WV = _NUMBERS.florins_per_wv
FLORINS_PER_PP = _NUMBERS.florins_per_pp
FLORINS_PER_PP_SOLD = _NUMBERS.florins_per_pp_sold
JESTERS = _NUMBERS.jesters
BUILDERS = _NUMBERS.builders
RECRUITS = _NUMBERS.recruits
CLOSED_WITH_TWO = _NUMBERS.two_player_closed_kinds
CHARACTER_UNIT = _NUMBERS.character_unit
BANKER_POT = _NUMBERS.banker_pot
BANKER_GROWTH = _NUMBERS.banker_growth
BANKER_FLORINS_PER_PP = _NUMBERS.banker_florins_per_pp
CARDINAL_ACTIONS = _NUMBERS.cardinal_actions
PRINCESS_WV_LANDSCAPE = _NUMBERS.princess_wv_landscape
PRINCESS_WV_BUILDING = _NUMBERS.princess_wv_building
PRINCESS_WV_CARD = _NUMBERS.princess_wv_card


def number_of(profession: str) -> int:
    """The number a profession card is drawn with."""
    return int(profession[1:])
