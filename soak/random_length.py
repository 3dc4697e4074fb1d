"""The length of a game of random answers: with some options it never ends."""

import random

from games.core import Options, Title, engine
from games.core.chance import Secret

ENDLESS = 1000
"""Maximum number of moves. A longer game counts as endless."""


def usual_length(title: Title, players: int, options: Options, rng: random.Random) -> int | None:
    """Number of moves in a random game; None if it does not end."""
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, players, options, chance).game
    for moves in range(ENDLESS):
        if game.over:
            return moves
        seat, move = engine.random_answer(game, rng)
        engine.play_in_place(game, seat, move, chance)
    return None
