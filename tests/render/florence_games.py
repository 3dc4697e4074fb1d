"""Random games of Florence for the tests of its pictures."""

from typing import Any

from games.florence import TITLE
from render.moments import moments

NAMES = ("葵", "Benvenuto Cellini", "Chie", "ルドヴィーコ・イル・モーロ", "Łukasz Żółć")


def at_turn(seats: int, seed: int, round: int) -> Any:
    """The game at the first turn of a round."""
    for game, *_ in moments(TITLE, seats, seed):
        if game.round == round and type(game.phases[-1]).__name__ == "Turn":
            return game
    raise LookupError(f"no turn in round {round} of seed {seed}")
