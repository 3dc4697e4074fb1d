"""Events of Heaven & Ale. Ducats are signed differences; steps are the actual moves of markers."""

from typing import Any

from games.core import Event, Note, Seat, event_kinds, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model.gains import FIELDS, gain_notes
from games.heaven_ale.model.garden import Cells


class Gained(Event, frozen=True, kw_only=True):
    """The total of activations and bonuses, after the limits of the track."""

    composed = {"gains": lambda event: gain_notes([getattr(event, field) for field in FIELDS])}
    ducats: int = 0
    brewmaster: int = 0
    wood: int = 0
    yeast: int = 0
    hops: int = 0
    water: int = 0
    barley: int = 0


class StartPlayerChosen(Event, frozen=True):
    """The start player: drawn, or named by the table."""

    seat: Seat
    drawn: bool


class PlaceTaken(Gained, frozen=True):
    """A figure takes a place of the start area, before the game or at the end of its round."""

    seat: Seat
    place: str


class RoundStarted(Event, frozen=True):
    round: int
    rounds: int
    start_player: Seat


class TilesRevealed(Event, frozen=True):
    """One tile more on every space: resources and monks in the order of the track."""

    composed = {
        "resource_tiles": lambda event: _revealed("resource", event.resources),
        "monk_tiles": lambda event: _revealed("monk", event.monks),
    }
    resources: tuple[str, ...]
    monks: tuple[str, ...]


def _revealed(kind: str, tiles: tuple[str, ...]) -> tuple[Note, ...]:
    spaces = [space.id for space in c.TRACK if space.kind == kind]
    return tuple(
        [note("tile-revealed", space=space, tile=tile) for space, tile in zip(spaces, tiles, strict=False)]
    )


class FigureMoved(Event, frozen=True):
    seat: Seat
    space: str


class TileBought(Event, frozen=True):
    seat: Seat
    tile: str
    cell: str
    ducats: int


class PurchaseEnded(Event, frozen=True):
    """A seat is done buying; `count` tiles."""

    seat: Seat
    count: int


class ShedEnclosed(Event, frozen=True):
    """All six cells around `shed` hold tiles: their sum, the shed they make, the brewmaster's steps."""

    seat: Seat
    shed: str
    sum: int
    kind: str
    brewmaster: int


class ShedUsed(Gained, frozen=True):
    """A shed activates the tiles on `cells`."""

    seat: Seat
    shed: str
    cells: Cells


class DiscPlaced(Gained, frozen=True):
    """A disc on a spot: monks on `monks` trigger, tiles on `cells` are activated (twice if named twice)."""

    seat: Seat
    spot: str
    number: int
    monks: Cells
    cells: Cells


class PairCompleted(Event, frozen=True):
    """Both spots of a pair have discs: a card may be placed."""

    seat: Seat
    pair: str


class PairClosed(Event, frozen=True):
    """A pair stays without a card."""

    seat: Seat
    pair: str


class CardPlaced(Gained, frozen=True):
    seat: Seat
    pair: str
    card: str


class CardSold(Event, frozen=True):
    seat: Seat
    card: str
    ducats: int


class BarrelTaken(Event, frozen=True):
    """A barrel of a goal; `size` large or small."""

    seat: Seat
    barrel: str
    size: str
    vp: int


class RoundEnded(Event, frozen=True):
    round: int


def _given(event: Any) -> tuple[Note, ...]:
    """The steps that the other resources give."""
    steps = {name: getattr(event, name) for name in c.RESOURCES}
    return tuple([note("steps-given", resource=name, steps=gave) for name, gave in steps.items() if gave])


class Converted(Event, frozen=True):
    """Final exchange: `resource` moves `steps` forward at `rate`:1; the others give steps."""

    composed = {"given": _given}
    seat: Seat
    resource: str
    steps: int
    rate: int
    wood: int
    yeast: int
    hops: int
    water: int
    barley: int


class StepsBought(Event, frozen=True):
    """Final exchange: `resource` moves `steps` forward for ducats."""

    seat: Seat
    resource: str
    steps: int
    ducats: int


class Scored(Event, frozen=True):
    """A seat's result, part by part."""

    seat: Seat
    multiplier: int
    lowest: int
    production: int
    barrels: int
    cooperage: int
    first_place: int
    vp: int


class GameEnded(Event, frozen=True):
    """The game is over; several `winners` share the victory."""

    winners: tuple[Seat, ...]
    vp: int


EVENTS = event_kinds(globals())
