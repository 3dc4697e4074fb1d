"""Events of Signorie. Florins, points and meeples are signed differences."""

from typing import ClassVar

from games.core import Event, Seat, event_kinds, note


class OrderDrawn(Event, frozen=True):
    """The first turn order, and the florins that go with its places."""

    seats: tuple[Seat, ...]
    florins: tuple[int, ...]


class BoardDealt(Event, frozen=True):
    """A seat's player board, with its plan."""

    seat: Seat
    plan: str


class CitiesChosen(Event, frozen=True):
    cities: tuple[str, ...]


class RewardsLaid(Event, frozen=True):
    """The reward tiles of all rounds, from the first."""

    rewards: tuple[str, ...]


class RoundStarted(Event, frozen=True):
    round: int
    rounds: int
    reward: str


class TilesLaid(Event, frozen=True):
    """New alliance tiles for marriages or missions (`place`), city by city."""

    composed = {
        "laid": lambda event: tuple(
            note("tile-laid", city=city, tile=tile)
            for city, tile in zip(event.cities, event.tiles, strict=False)
        )
    }
    place: str
    cities: tuple[str, ...]
    tiles: tuple[str, ...]


class AssignmentsLaid(Event, frozen=True):
    """The assignment tiles area by area, male slot and female slot."""

    yellow: tuple[str, ...]
    red: tuple[str, ...]
    purple: tuple[str, ...]
    grey: tuple[str, ...]
    lightblue: tuple[str, ...]


class DiceRolled(Event, frozen=True):
    """All action dice, from the lowest pips of each colour."""

    yellow: tuple[int, ...]
    red: tuple[int, ...]
    purple: tuple[int, ...]
    grey: tuple[int, ...]
    lightblue: tuple[int, ...]


class DieTaken(Event, frozen=True):
    """`total`: the sum of the seat's dice of the round now."""

    seat: Seat
    die: str
    florins: int
    total: int


class Passed(Event, frozen=True):
    """`dice`: number of dice the seat has taken this round."""

    seat: Seat
    dice: int


class HelperHired(Event, frozen=True):
    seat: Seat
    helper: str
    florins: int


class AssignmentUsed(Event, frozen=True):
    """An assignment tile, with the meeples paid for it."""

    seat: Seat
    tile: str
    males: int
    females: int


class AssignmentClosed(Event, frozen=True):
    """Secret Letters: the tile is turned over for the rest of the round."""

    tile: str


class FlorinsGained(Event, frozen=True):
    seat: Seat
    florins: int


class MeeplesGained(Event, frozen=True):
    seat: Seat
    males: int
    females: int


class MeeplesRolled(Event, frozen=True):
    """Offspring: the pips and the resulting meeples."""

    seat: Seat
    pips: tuple[int, ...]
    males: int
    females: int


class Advanced(Event, frozen=True):
    """A man moves on a career: from slot `before` (0: from the supply) to slot `after`."""

    seat: Seat
    career: str
    before: int
    after: int
    males: int


class BonusReached(Event, frozen=True):
    """A man has reached a slot with a bonus: florins, or steps of the initiative disc to `position`."""

    seat: Seat
    slot: int
    florins: int
    initiative: int
    position: int


class InitiativeRaised(Event, frozen=True):
    """The initiative disc moves up `steps` slots to `position`."""

    seat: Seat
    steps: int
    position: int


class ThresholdRaised(Event, frozen=True):
    """`threshold`: the maximum sum of the seat's dice now."""

    seat: Seat
    threshold: int


class MissionDone(Event, frozen=True):
    """A man leaves slot `before` of his career for a slot of a city (0: through open gates)."""

    seat: Seat
    career: str
    before: int
    city: str
    slot: int
    vp: int


class MarriageDone(Event, frozen=True):
    """A woman goes to a slot of a city (0: through open gates) with a dowry."""

    seat: Seat
    city: str
    slot: int
    females: int
    florins: int
    vp: int


class TileTaken(Event, frozen=True):
    """A city's alliance tile goes face up to a row."""

    seat: Seat
    city: str
    tile: str
    row: str


class TileLeft(Event, frozen=True):
    """A fitting tile stays in its city (option fitting_tile)."""

    seat: Seat
    city: str
    tile: str


class TileDrawn(Event, frozen=True):
    """A tile from the stock goes face down to a row; nobody looks at it."""

    seat: Seat
    row: str


class HelperUsed(Event, frozen=True):
    seat: Seat
    helper: str


class HelpersSkipped(Event, frozen=True):
    """Helpers that could have been used and were not."""

    seat: Seat
    helpers: tuple[str, ...]


class VpGained(Event, frozen=True):
    """Points from a helper."""

    seat: Seat
    helper: str
    vp: int


class InitiativeScored(Event, frozen=True):
    seat: Seat
    position: int
    vp: int


class OrderChanged(Event, frozen=True):
    """The new turn order; all discs go back to the start."""

    seats: tuple[Seat, ...]


class RewardMissed(Event, frozen=True):
    """The dice of a seat add up to more than its threshold."""

    seat: Seat
    sum: int
    limit: int


class BonusTaken(Event, frozen=True):
    """The reward tile's bonus follows."""

    seat: Seat
    tile: str


class RewardFlorins(Event, frozen=True):
    """Florins instead of the reward tile's bonus, or in addition (option bride)."""

    seat: Seat
    florins: int


class BrideTaken(Event, frozen=True):
    """A son marries; `brides`: number of brides so far."""

    seat: Seat
    brides: int
    vp: int
    florins: int


class RewardScored(Event, frozen=True):
    """A VP tile: `count` of what it counts."""

    plain: ClassVar[tuple[str, ...]] = ("tile",)
    seat: Seat
    tile: str
    count: int
    vp: int


class VpBought(Event, frozen=True):
    seat: Seat
    florins: int
    vp: int


class RoundEnded(Event, frozen=True):
    round: int


class Scored(Event, frozen=True):
    """A seat's points at the end: men still on careers, the four rows, and all together."""

    seat: Seat
    careers: int
    pol: int
    cle: int
    mil: int
    mar: int
    vp: int
    total: int


class GameEnded(Event, frozen=True):
    winner: Seat
    vp: int


EVENTS = event_kinds(globals())
