"""The tables of Signorie's data file, row by row (rules page sections 1 and 2)."""

from typing import Literal

from games.core import DataFile, DataRow, NonNegative

Action = Literal["florins", "marriage", "offspring", "mission", "tracks"]
"""A Signoria action."""
HelperKind = Literal[
    "take_meeple",
    "track_fixed",
    "track_die",
    "marriage_facedown",
    "mission_facedown",
    "offspring_die",
    "vp_per_male",
    "florins",
    "assignment_once",
    "facedown_any",
    "vp",
]
AssignmentKind = Literal[
    "progress", "facedown_any", "threshold", "marriage", "mission", "florins", "exchange"
]
BonusKind = Literal["mission", "marriage", "take", "progress", "facedown_any", "free_helper", "extra_action"]
VpKind = Literal[
    "vp_per_helper",
    "vp_per_city_with_male",
    "vp_per_city_with_female",
    "vp_per_male_in_city",
    "vp_per_female_in_city",
]
RewardKind = Literal["bonus", "vp"]
"""The tiles of a slot of the reward track: bonus tiles or VP tiles."""

Florins = NonNegative
Vp = NonNegative
Meeples = NonNegative
Tiles = NonNegative
Pips = NonNegative


class RuleNumbers(DataRow, frozen=True):
    """The numbers of the rules (rules 2.14), by their units.

    - `threshold`, `threshold_most`: sums of dice; `female_up_to`: pips of an offspring die.
    - `florins_action`, `tracks_points`: what these Signoria actions bring; `vp_per_dowry`: for each florin.
    - `buy_cost`, `buy_vp`: what may be bought after a VP tile.
    - `row_tiles`: the tiles with which a row counts; `face_down_vp`: what each of its face-down tiles counts.
    """

    rounds: NonNegative
    short_season_rounds: NonNegative
    start_florins: Florins
    start_males: Meeples
    start_females: Meeples
    stock_males: Meeples
    stock_females: Meeples
    max_dice: NonNegative
    threshold: Pips
    threshold_most: Pips
    florins_action: Florins
    dowry_most: Florins
    vp_per_dowry: Vp
    tracks_points: NonNegative
    female_up_to: Pips
    reward_florins: Florins
    buy_cost: Florins
    buy_vp: Vp
    row_tiles: Tiles
    face_down_vp: Vp


class Supplies(DataRow, frozen=True):
    """What is in the box (rules 1.1)."""

    alliance_tiles: NonNegative
    helper_discs: NonNegative
    brides: NonNegative
    action_dice: NonNegative
    assignment_tiles: NonNegative
    bonus_tiles: NonNegative
    vp_tiles: NonNegative
    males_per_player: NonNegative
    females_per_player: NonNegative


class PlayerCount(DataRow, frozen=True):
    """What depends on the number of seats: dice of each colour, cities, alliance tiles of each family
    that are removed (rules 11)."""

    seats: NonNegative
    dice: NonNegative
    cities: NonNegative
    removed: NonNegative


class ExtraFlorins(DataRow, frozen=True):
    """Florins a seat begins with besides the common ones, by its place in the turn order (rules 3)."""

    place: NonNegative
    florins: Florins


class DieColour(DataRow, frozen=True):
    """An action slot: its cost, its Signoria action, the column its helpers go to (rules 2.2)."""

    id: str
    cost: Florins
    action: Action
    ring: str


class HelperRow(DataRow, frozen=True):
    """What hiring costs in a row of the helper grid (rules 2.3)."""

    row: NonNegative
    cost: Florins


class Helper(DataRow, frozen=True):
    """A helper slot: what its helper does; `amount` of points, florins, meeples or dice (rules 7)."""

    id: str
    column: str
    row: NonNegative
    kind: HelperKind
    track: str = ""
    amount: NonNegative = 0


class CareerSlot(DataRow, frozen=True):
    """A slot of a career track: points, rank, and the bonus on reaching it (rules 2.4)."""

    slot: NonNegative
    vp: Vp
    rank: NonNegative
    florins: Florins = 0
    initiative: NonNegative = 0


class InitiativeSlot(DataRow, frozen=True):
    """A slot of the initiative track and the points beside it (rules 2.5)."""

    position: NonNegative
    vp: Vp


class CityRow(DataRow, frozen=True):
    """One of the five cities (rules 2.6)."""

    id: str


class CitySlots(DataRow, frozen=True, rename={"used": "for"}):
    """The slots for people in each city, lowest first: one run shared by both, or one for each sex."""

    used: str
    values: tuple[NonNegative, ...]


class Family(DataRow, frozen=True):
    """One of the six families (rules 2.7)."""

    id: str


class TileValue(DataRow, frozen=True):
    """Number of alliance tiles of each family with this value (rules 2.7)."""

    value: NonNegative
    copies: NonNegative


class Plan(DataRow, frozen=True):
    """The shields on a player board, row by row (rules 2.8)."""

    id: str
    pol: tuple[str, ...]
    cle: tuple[str, ...]
    mil: tuple[str, ...]
    mar: tuple[str, ...]

    def row(self, row: str) -> tuple[str, ...]:
        """The shields of a row."""
        shields: tuple[str, ...] = getattr(self, row)
        return shields


class Assignment(DataRow, frozen=True):
    """An assignment tile: how many meeples are paid, and what each brings (rules 2.9)."""

    id: str
    kind: AssignmentKind
    least: Meeples
    most: Meeples
    track: str = ""
    amount: NonNegative = 0


class AssignmentSlot(DataRow, frozen=True):
    """A place for an assignment tile: its area (a die colour) and the sex that pays (rules 2.10)."""

    id: str
    area: str
    sex: str


class BonusTile(DataRow, frozen=True):
    """A reward tile of the first rounds (rules 2.11)."""

    id: str
    kind: BonusKind
    males: Meeples = 0
    females: Meeples = 0
    points: NonNegative = 0
    tracks: tuple[str, ...] = ()


class VpTile(DataRow, frozen=True):
    """A reward tile of the last two rounds: points for each of what its kind counts (rules 2.11)."""

    id: str
    kind: VpKind
    vp: Vp


class RewardSlot(DataRow, frozen=True):
    """A slot of the reward track; the florins that come with a bride there (rules 2.12)."""

    slot: NonNegative
    kind: RewardKind
    bride_florins: Florins


class BrideSlot(DataRow, frozen=True):
    """A place for a bride, from the top; the first is the Signore's own wife (rules 2.13)."""

    slot: NonNegative
    vp: Vp
    printed: bool


class Disputed(DataRow, frozen=True):
    """A doubt of the rules, by the name of its option (rules 15)."""

    id: str


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: RuleNumbers
    supplies: Supplies
    players: tuple[PlayerCount, ...]
    extra_florins: tuple[ExtraFlorins, ...]
    die_colours: dict[str, DieColour]
    helper_rows: tuple[HelperRow, ...]
    helpers: dict[str, Helper]
    career_track: tuple[CareerSlot, ...]
    initiative_track: tuple[InitiativeSlot, ...]
    cities: dict[str, CityRow]
    city_slots: tuple[CitySlots, ...]
    families: dict[str, Family]
    alliance_tiles: tuple[TileValue, ...]
    plans: dict[str, Plan]
    assignment_tiles: dict[str, Assignment]
    assignment_slots: dict[str, AssignmentSlot]
    bonus_tiles: dict[str, BonusTile]
    vp_tiles: dict[str, VpTile]
    reward_track: tuple[RewardSlot, ...]
    bride_slots: tuple[BrideSlot, ...]
    disputed: dict[str, Disputed]
