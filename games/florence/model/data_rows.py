"""The tables of Florence's data file, row by row (rules page sections 2.1-2.4, 3.3, 3.4, 7.2 and 8.2)."""

from typing import Annotated, Literal

import msgspec

from games.core import DataFile, DataRow, NonNegative, Positive

Cell = tuple[NonNegative, NonNegative]


class Profession(DataRow, frozen=True):
    """A profession card and what it prefers. `landscape_published` is the other reading of the
    two cards whose sources disagree (rules 14.1, OQ-1)."""

    id: Annotated[str, msgspec.Meta(pattern=r"^P\d\d$")]
    building: str
    landscape: str
    freedom: str
    landscape_published: str = ""


class TileKind(DataRow, frozen=True):
    """A building or landscape and its supply; its shape are cells as [column, row]."""

    id: str
    size: Literal["large", "medium", "small", "landscape"]
    supply: Positive
    shape: Annotated[tuple[Cell, ...], msgspec.Meta(min_length=1)]


class Freedom(DataRow, frozen=True):
    """One of the freedoms a work may need."""

    id: str


class BonusCard(DataRow, frozen=True):
    """+`wv` for each unit of all `counts` together; counters are named in `checks.py` (rules 7.2)."""

    id: str
    wv: Positive
    mode: Literal["sum", "distinct"]
    counts: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class PrestigeCard(DataRow, frozen=True):
    """`pp` for having most (or fewest) of a counter, `tie` when shared; or for meeting all `needs`."""

    id: str
    pp: Positive
    tie: NonNegative = 0
    most: str = ""
    fewest: str = ""
    needs: dict[str, Positive] = {}


class Character(DataRow, frozen=True):
    """A character of the expansion, and the bidding spaces of its price list: `least` to `most`, in units
    of 100 florins (rules 9.2.4)."""

    id: Literal["banker", "muse", "merchant", "cardinal", "princess", "professor"]
    least: NonNegative
    most: Positive


class BoardSquares(DataRow, frozen=True):
    """The squares of a principality, and those that the palazzo takes."""

    columns: Positive
    rows: Positive
    palazzo: tuple[Cell, ...]


class RuleNumbers(DataRow, frozen=True):
    """The single numbers of the rules."""

    rounds: Positive
    start_florins: NonNegative
    start_pp: NonNegative
    dealt: Positive
    minimum_wv: tuple[NonNegative, ...]
    opening_bid: Positive
    raise_by: Positive = msgspec.field(name="raise")
    builder_limit: Positive
    building_cost: tuple[NonNegative, ...]
    touching_from_builders: NonNegative
    builder_pp: tuple[NonNegative, ...]
    card_cost: NonNegative
    looked_at: Positive
    actions: Positive
    building_pp: NonNegative
    repeat_landscape_pp: NonNegative
    best_work_pp: NonNegative
    wv_building: NonNegative
    character_unit: Positive
    banker_pot: NonNegative
    banker_growth: NonNegative
    banker_florins_per_pp: Positive
    cardinal_actions: Positive
    princess_wv_landscape: NonNegative
    princess_wv_building: NonNegative
    princess_wv_card: NonNegative
    wv_landscape: NonNegative
    wv_freedom: NonNegative
    wv_jester: NonNegative
    wv_card: NonNegative
    florins_per_wv: Positive
    florins_per_pp: Positive
    florins_per_pp_sold: Positive
    jesters: Positive
    builders: Positive
    recruits: Positive
    two_player_closed_kinds: NonNegative


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: RuleNumbers
    board: BoardSquares
    freedoms: dict[str, Freedom]
    buildings: dict[str, TileKind]
    landscapes: dict[str, TileKind]
    professions: dict[str, Profession]
    bonus_cards: dict[str, BonusCard]
    prestige_cards: dict[str, PrestigeCard]
    characters: dict[str, Character]
