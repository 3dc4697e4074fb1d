"""Pictures for the documentation: tables at every number of seats, a hand, a field with its ads numbered."""

from collections.abc import Callable, Iterator
from typing import Any

from games.core import Seat
from games.philadelphia import TITLE
from render.plates import Moment, Plate, first, moments
from words import Language


def at(round: int, phase: str) -> Callable[[Any], bool]:
    """Stops in a round when a phase of that name is on top."""
    return lambda game: bool(game.phases and game.round >= round and type(game.phases[-1]).__name__ == phase)


TABLES: tuple[tuple[str, int, int, Callable[[Any], bool], Language], ...] = (
    ("turn", 4, 3, at(6, "TurnActions"), "en"),
    ("turn", 4, 3, at(6, "TurnActions"), "ja"),
    ("explore", 2, 5, at(4, "TakeTurnedUp"), "en"),
    ("end", 3, 8, lambda game: False, "ja"),
)
"""Picture: seats, seed, where to stop, language."""


def plates() -> Iterator[Plate]:
    """The tables, and one seat's hand and field."""
    for name, seats, seed, stop, language in TABLES:
        yield Plate(name, _until(seats, seed, stop), languages=(language,))
    moment = _until(4, 3, at(6, "TurnActions"))
    yield Plate("hand", moment, "hand")
    seat = max(map(Seat, range(moment.seats)), key=lambda seat: len(moment.game.agencies[seat].field))
    ads = [ad.card for ad in moment.game.agencies[seat].field]
    yield Plate(
        "area", moment, "area", seat=seat, candidates=[(str(at), card) for at, card in enumerate(ads, 1)]
    )


def _until(seats: int, seed: int, stop: Callable[[Any], bool]) -> Moment:
    return first(moments(TITLE, seats, seed), stop)
