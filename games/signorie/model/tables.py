"""The tables of Signorie's data file, row by row (rules page sections 1 and 2)."""

import msgspec

from games.core import Components


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number of the rules (rules 2.14) or of the box (rules 1.1)."""

    id: str
    value: int


class PlayerCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of seats: dice of each colour, cities, alliance tiles of each family
    that are removed (rules 11)."""

    seats: int
    dice: int
    cities: int
    removed: int


class ExtraFlorins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Florins a seat begins with besides the common ones, by its place in the turn order (rules 3)."""

    place: int
    florins: int


class DieColour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action slot: its cost, its Signoria action, the column its helpers go to (rules 2.2)."""

    id: str
    cost: int
    action: str
    ring: str


class HelperRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What hiring costs in a row of the helper grid (rules 2.3)."""

    row: int
    cost: int


class Helper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A helper slot: what its helper does; `amount` of points, florins, meeples or dice (rules 7)."""

    id: str
    column: str
    row: int
    kind: str
    track: str = ""
    amount: int = 0


class CareerSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of a career track: points, rank, and the bonus on reaching it (rules 2.4)."""

    slot: int
    vp: int
    rank: int
    florins: int = 0
    initiative: int = 0


class InitiativeSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of the initiative track and the points beside it (rules 2.5)."""

    position: int
    vp: int


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five cities (rules 2.6)."""

    id: str


class CitySlots(msgspec.Struct, frozen=True, rename={"used": "for"}, forbid_unknown_fields=True):
    """The slots for people in each city, lowest first: one run shared by both, or one for each sex."""

    used: str
    values: tuple[int, ...]


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six families (rules 2.7)."""

    id: str


class TileValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many alliance tiles of each family have this value (rules 2.7)."""

    value: int
    copies: int


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shields on a player board, row by row (rules 2.8)."""

    id: str
    pol: tuple[str, ...]
    cle: tuple[str, ...]
    mil: tuple[str, ...]
    mar: tuple[str, ...]

    def row(self, row: str) -> tuple[str, ...]:
        """The shields of a row."""
        return {"pol": self.pol, "cle": self.cle, "mil": self.mil, "mar": self.mar}[row]


class Assignment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An assignment tile: how many meeples are paid, and what each brings (rules 2.9)."""

    id: str
    kind: str
    least: int
    most: int
    track: str = ""
    amount: int = 0


class AssignmentSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place for an assignment tile: its area (a die colour) and the sex that pays (rules 2.10)."""

    id: str
    area: str
    sex: str


class BonusTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward tile of the first rounds (rules 2.11)."""

    id: str
    kind: str
    males: int = 0
    females: int = 0
    points: int = 0
    tracks: tuple[str, ...] = ()


class VpTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward tile of the last two rounds: points for each of what its kind counts (rules 2.11)."""

    id: str
    kind: str
    vp: int


class RewardSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of the reward track; the florins that come with a bride there (rules 2.12)."""

    slot: int
    kind: str
    bride_florins: int


class BrideSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place for a bride, from the top; the first is the Signore's own wife (rules 2.13)."""

    slot: int
    vp: int
    printed: bool


class Disputed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A doubt of the rules, by the name of its option (rules 15)."""

    option: str
    source: str


class Tables(msgspec.Struct, frozen=True):
    """A whole data file."""

    file: Components
    numbers: dict[str, Number]
    supplies: dict[str, Number]
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
    disputed: tuple[Disputed, ...]
