"""Random games of Florence for the tests of its pictures."""

import random
from collections.abc import Iterator
from typing import Any

from games.core.chance import Secret
from games.core.engine import PlayedResult, play, random_answer, start
from games.florence import TITLE
from games.florence.model.state import FlorenceOptions

NAMES = ("葵", "Benvenuto Cellini", "Chie", "ルドヴィーコ・イル・モーロ", "Łukasz Żółć")


def plays(
    seats: int, seed: int, options: FlorenceOptions | None = None
) -> Iterator[tuple[Any, PlayedResult]]:
    """A random game move by move: the game before (None at the start) and what was played."""
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    before: Any = None
    played = start(TITLE, seats, options or FlorenceOptions(two_players=seats == 2), chance)
    yield before, played
    while not played.game.over:
        before = played.game
        seat, move = random_answer(before, rng)
        played = play(TITLE, before, seat, move, chance)
        yield before, played


def public(played: PlayedResult) -> list[Any]:
    """The events everybody is told."""
    return [told.event for told in played.events if told.to is None]


def at_turn(seats: int, seed: int, round: int) -> Any:
    """The game at the first turn of a round."""
    for _, played in plays(seats, seed):
        game = played.game
        if game.round == round and type(game.phases[-1]).__name__ == "Turn":
            return game
    raise LookupError(f"no turn in round {round} of seed {seed}")
