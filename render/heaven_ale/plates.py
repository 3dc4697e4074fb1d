"""The pictures of Heaven & Ale in the documentation: a third round, with a large picture of the tiles."""

import random
from collections.abc import Iterator
from typing import Any

from games.core import Seat
from games.core.engine import open_offers, waits_for
from games.heaven_ale import TITLE
from games.heaven_ale.model import moves
from games.heaven_ale.rules.turn import MoveFigure
from render.plates import Plate, first, moments

SEATS, SEED, ROUND = 3, 8, 3


def chosen(game: Any, rng: random.Random) -> tuple[Seat, Any]:
    """Any move but selling or discarding a card."""
    seat = waits_for(game)[0]
    offers = open_offers(game, seat)
    wanted = [offer for offer in offers if offer.move not in (moves.SellCard, moves.SkipCard)]
    return seat, rng.choice(wanted or offers).random_move(rng)


def plates() -> Iterator[Plate]:
    """The table, and the garden of the seat to move."""
    moment = first(
        moments(TITLE, SEATS, SEED, choose=chosen),
        lambda game: game.round >= ROUND and isinstance(game.phases[-1], MoveFigure),
    )
    yield Plate("table", moment)
    yield Plate("area", moment, "area")
