"""The tables of Heaven & Ale's data file, row by row (rules page section 2)."""

from typing import Annotated, Literal

import msgspec

from games.core import DataFile, DataRow, NonNegative, Positive

SpotKind = Literal["A", "B", "C"]
"""What a spot is for: the X, a monk, a resource."""

CountedThing = Literal[
    "brewmaster",
    "lowest_resource",
    "highest_resource",
    "tiles_of_value_1",
    "tiles_of_value_5",
    "monk_discs",
    "resource_discs",
    "sheds_of_one_type",
    "shed_types",
    "placed_cards",
    "tiles_in_sun",
    "tiles_in_shade",
]
"""What goals count."""


class PlayerCount(DataRow, frozen=True):
    """What depends on the number of seats; `monk_piles` names the half each round's pile is taken from,
    `last_round_discs` the spaces that get more than one disc in the last round (rules 2.1)."""

    seats: Positive
    rounds: Positive
    monk_piles: tuple[Literal["I", "II"], ...]
    last_round_discs: dict[str, Positive]


class Resource(DataRow, frozen=True):
    """One of the five resources and where its marker starts (rules 2.2)."""

    id: str
    start: int


class Monk(DataRow, frozen=True):
    """One of the four kinds of monk."""

    id: str


class TrackSpace(DataRow, frozen=True):
    """A space of the main track; `cost` of a monk in the shade, `allows` the kinds of spot (rules 2.3)."""

    id: Annotated[str, msgspec.Meta(pattern=r"^(START|[RMSK][1-9]\d*)$")]
    kind: Literal["start", "resource", "monk", "scoring", "barrel"]
    cost: NonNegative = 0
    allows: tuple[SpotKind, ...] = ()


class Place(DataRow, frozen=True):
    """A place of the start area and its bonus; `steps` go to one resource of choice (rules 2.4)."""

    id: Annotated[str, msgspec.Meta(pattern=r"^A[1-9]$")]
    brewmaster: NonNegative = 0
    steps: NonNegative = 0
    ducats: NonNegative = 0


class Cell(DataRow, frozen=True):
    """A hex of the garden: side sun, shade or shed, at axial (q, r) (rules 2.7)."""

    id: Annotated[str, msgspec.Meta(pattern=r"^([sd]\d\d|H\d)$")]
    side: Literal["sun", "shade", "shed"]
    at: tuple[int, int]


class ShedType(DataRow, frozen=True):
    """What a shed does when the values around it add up to `least` to `most` (rules 2.8)."""

    id: str
    least: NonNegative
    most: NonNegative
    brewmaster: NonNegative
    activates: Annotated[int, msgspec.Meta(ge=0, le=6)]
    pattern: Literal["none", "any", "opposite", "alternate"]


class BrewmasterLevel(DataRow, frozen=True):
    """Exchange rate and points per resource for a range of the brewmaster's positions (rules 2.9)."""

    least: int
    most: int
    rate: Positive
    multiplier: Positive


class Spot(DataRow, frozen=True):
    """A scoring spot, its kind (A: X, B: monks, C: resources) and its pair (rules 2.10)."""

    id: str
    kind: SpotKind
    pair: str


OF_A_RESOURCE = ("per_tile", "per_disc")
"""The effects of privilege cards that advance a resource by what is counted."""


class PrivilegeCard(DataRow, frozen=True):
    """A privilege card and what it does (rules 2.11)."""

    id: str
    effect: Literal["per_tile", "per_disc", "per_barrel", "ducats", "brewmaster"]
    amount: NonNegative = 0


class Barrel(DataRow, frozen=True):
    """A goal: what `counts` (carried out in `barrels.py`) must be at `least` (rules 2.12)."""

    id: str
    counts: CountedThing
    least: Positive


class RuleNumbers(DataRow, frozen=True):
    """The single numbers of the rules."""

    start_ducats: NonNegative
    start_brewmaster: int
    track_least: int
    track_most: Positive
    brown_from: int
    overflow_ducats: NonNegative
    sun_factor: Positive
    ducats_of_a_sold_card: NonNegative
    ducats_per_step: Positive
    first_place_vp: NonNegative
    large_barrel_vp: NonNegative
    small_barrel_vp: NonNegative
    monk_steps: NonNegative
    monk_pile: Positive
    copies_of_a_resource_tile: Positive
    copies_of_a_monk: Positive
    all_two_discs: Positive


class Disputed(DataRow, frozen=True):
    """An option about which the sources disagree (rules 0.2)."""

    id: str


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: RuleNumbers
    disputed: dict[str, Disputed]
    player_counts: tuple[PlayerCount, ...]
    resources: dict[str, Resource]
    monks: dict[str, Monk]
    track: dict[str, TrackSpace]
    start_area: dict[str, Place]
    garden: dict[str, Cell]
    shed_types: dict[str, ShedType]
    brewmaster_levels: tuple[BrewmasterLevel, ...]
    spots: dict[str, Spot]
    privilege_cards: dict[str, PrivilegeCard]
    barrels: dict[str, Barrel]
