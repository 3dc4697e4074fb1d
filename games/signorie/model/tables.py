"""The tables of Signorie's data file, row by row (rules page sections 1 and 2)."""

from games.core import DataFile, Quantity, TableRow


class Numbers(TableRow, frozen=True):
    """The numbers of the rules (rules 2.14)."""

    rounds: Quantity
    short_season_rounds: Quantity
    start_florins: Quantity
    start_males: Quantity
    start_females: Quantity
    stock_males: Quantity
    stock_females: Quantity
    max_dice: Quantity
    threshold: Quantity
    threshold_most: Quantity
    florins_action: Quantity
    dowry_most: Quantity
    vp_per_dowry: Quantity
    tracks_points: Quantity
    female_up_to: Quantity
    reward_florins: Quantity
    buy_cost: Quantity
    buy_vp: Quantity
    row_tiles: Quantity
    face_down_vp: Quantity


class Supplies(TableRow, frozen=True):
    """What is in the box (rules 1.1)."""

    alliance_tiles: Quantity
    helper_discs: Quantity
    brides: Quantity
    action_dice: Quantity
    assignment_tiles: Quantity
    bonus_tiles: Quantity
    vp_tiles: Quantity
    males_per_player: Quantity
    females_per_player: Quantity


class PlayerCount(TableRow, frozen=True):
    """What depends on the number of seats: dice of each colour, cities, alliance tiles of each family
    that are removed (rules 11)."""

    seats: Quantity
    dice: Quantity
    cities: Quantity
    removed: Quantity


class ExtraFlorins(TableRow, frozen=True):
    """Florins a seat begins with besides the common ones, by its place in the turn order (rules 3)."""

    place: Quantity
    florins: Quantity


class DieColour(TableRow, frozen=True):
    """An action slot: its cost, its Signoria action, the column its helpers go to (rules 2.2)."""

    id: str
    cost: Quantity
    action: str
    ring: str


class HelperRow(TableRow, frozen=True):
    """What hiring costs in a row of the helper grid (rules 2.3)."""

    row: Quantity
    cost: Quantity


class Helper(TableRow, frozen=True):
    """A helper slot: what its helper does; `amount` of points, florins, meeples or dice (rules 7)."""

    id: str
    column: str
    row: Quantity
    kind: str
    track: str = ""
    amount: Quantity = 0


class CareerSlot(TableRow, frozen=True):
    """A slot of a career track: points, rank, and the bonus on reaching it (rules 2.4)."""

    slot: Quantity
    vp: Quantity
    rank: Quantity
    florins: Quantity = 0
    initiative: Quantity = 0


class InitiativeSlot(TableRow, frozen=True):
    """A slot of the initiative track and the points beside it (rules 2.5)."""

    position: Quantity
    vp: Quantity


class City(TableRow, frozen=True):
    """One of the five cities (rules 2.6)."""

    id: str


class CitySlots(TableRow, frozen=True, rename={"used": "for"}):
    """The slots for people in each city, lowest first: one run shared by both, or one for each sex."""

    used: str
    values: tuple[Quantity, ...]


class Family(TableRow, frozen=True):
    """One of the six families (rules 2.7)."""

    id: str


class TileValue(TableRow, frozen=True):
    """How many alliance tiles of each family have this value (rules 2.7)."""

    value: Quantity
    copies: Quantity


class Plan(TableRow, frozen=True):
    """The shields on a player board, row by row (rules 2.8)."""

    id: str
    pol: tuple[str, ...]
    cle: tuple[str, ...]
    mil: tuple[str, ...]
    mar: tuple[str, ...]

    def row(self, row: str) -> tuple[str, ...]:
        """The shields of a row."""
        return {"pol": self.pol, "cle": self.cle, "mil": self.mil, "mar": self.mar}[row]


class Assignment(TableRow, frozen=True):
    """An assignment tile: how many meeples are paid, and what each brings (rules 2.9)."""

    id: str
    kind: str
    least: Quantity
    most: Quantity
    track: str = ""
    amount: Quantity = 0


class AssignmentSlot(TableRow, frozen=True):
    """A place for an assignment tile: its area (a die colour) and the sex that pays (rules 2.10)."""

    id: str
    area: str
    sex: str


class BonusTile(TableRow, frozen=True):
    """A reward tile of the first rounds (rules 2.11)."""

    id: str
    kind: str
    males: Quantity = 0
    females: Quantity = 0
    points: Quantity = 0
    tracks: tuple[str, ...] = ()


class VpTile(TableRow, frozen=True):
    """A reward tile of the last two rounds: points for each of what its kind counts (rules 2.11)."""

    id: str
    kind: str
    vp: Quantity


class RewardSlot(TableRow, frozen=True):
    """A slot of the reward track; the florins that come with a bride there (rules 2.12)."""

    slot: Quantity
    kind: str
    bride_florins: Quantity


class BrideSlot(TableRow, frozen=True):
    """A place for a bride, from the top; the first is the Signore's own wife (rules 2.13)."""

    slot: Quantity
    vp: Quantity
    printed: bool


class Disputed(TableRow, frozen=True):
    """A doubt of the rules, by the name of its option (rules 15)."""

    id: str


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: Numbers
    supplies: Supplies
    players: tuple[PlayerCount, ...]
    extra_florins: tuple[ExtraFlorins, ...]
    die_colours: dict[str, DieColour]
    helper_rows: tuple[HelperRow, ...]
    helpers: dict[str, Helper]
    career_track: tuple[CareerSlot, ...]
    initiative_track: tuple[InitiativeSlot, ...]
    cities: dict[str, City]
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
