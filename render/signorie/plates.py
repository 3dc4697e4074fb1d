"""The pictures of Signorie in the documentation: a fourth round, well advanced."""

import random
from collections.abc import Iterator
from typing import Any

from games.core import Seat
from games.core.engine import open_offers, waits_for
from games.signorie import TITLE
from games.signorie.model import moves
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.turn import TakeTurn
from render.plates import Plate, first, moments

SEATS, SEED, ROUND, DICE = 4, 5, 4, 6


def chosen(game: Any, rng: random.Random) -> tuple[Seat, Any]:
    """Any move, but passing only rarely."""
    seat = waits_for(game)[0]
    offers = open_offers(game, seat)
    wanted = [offer for offer in offers if offer.move is not moves.Pass or rng.random() < 0.1]
    return seat, rng.choice(wanted or offers).random_move(rng)


def plates() -> Iterator[Plate]:
    """The table, a board, and the tracks while progress points are spent."""
    moment = first(
        moments(TITLE, SEATS, SEED, choose=chosen),
        lambda game: (
            game.round >= ROUND
            and isinstance(game.phases[-1], TakeTurn)
            and sum(len(board.dice) for board in game.boards) >= DICE
        ),
    )
    yield Plate("table", moment)
    yield Plate("area", moment, "area")
    steps = first(
        moments(TITLE, SEATS, SEED, choose=chosen),
        lambda game: (
            game.round >= 2 and isinstance(game.phases[-1], Progress) and len(game.phases[-1].tracks) > 1
        ),
    )
    seat = waits_for(steps.game)[0]
    offer = open_offers(steps.game, seat)[0]
    pieces = enumerate(offer.possible(offer.names[0], ()), 1)
    yield Plate("steps", steps, "area", candidates=tuple((str(number), piece) for number, piece in pieces))
