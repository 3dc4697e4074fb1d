"""The pictures of Fugger, Welser, Medici in the documentation: a full game in its first autumn."""

import random
from collections.abc import Iterator
from typing import Any

from games.core import Seat
from games.core.engine import open_offers, waits_for
from games.fugger import TITLE
from games.fugger.model import moves
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.travel.movement import Moving
from render.plates import Plate, first, moments

SEATS, SEED, ROUND = 4, 11, 13
IDLE = (moves.Sell, moves.Give, moves.Pass)
"""Moves that are only made if there is nothing else."""


def chosen(game: Any, rng: random.Random) -> tuple[Seat, Any]:
    """Merchants move as long as they can, and bids are made."""
    seat = waits_for(game)[0]
    offers = [offer for offer in open_offers(game, seat) if offer.is_open()]
    busy = [offer for offer in offers if offer.move not in (*IDLE, moves.Done)]
    kept = busy or [offer for offer in offers if offer.move not in IDLE] or offers
    return seat, rng.choice(kept).random_move(rng)


def plates() -> Iterator[Plate]:
    """The table while somebody moves, that house with some goals, and a region."""
    moment = first(
        moments(TITLE, SEATS, SEED, FuggerOptions(mode="full"), chosen),
        lambda game: game.now >= ROUND and isinstance(game.phases[-1], Moving),
    )
    yield Plate("table", moment)
    seat = waits_for(moment.game)[0]
    own = TITLE.view(moment.game, seat)
    go = next(offer for offer in open_offers(own, seat) if offer.move is moves.Go)
    merchant = next(iter(go.possible("merchant", ())))
    goals = list(go.possible("goal", (merchant,)))[:12]
    yield Plate("area", moment, "area", candidates=[(str(at), goal) for at, goal in enumerate(goals, 1)])
