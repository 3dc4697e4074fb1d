"""Games played at random."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.core import Move, Seat, Title, engine
from games.core.chance import Secret

Answer = Callable[[Any, Random], tuple[Seat, Move]]
"""Draws who answers, and what."""


def random_game(
    title: Title, seats: int, seed: int, answer: Answer = engine.random_answer, **options: Any
) -> Iterator[Any]:
    """The states of a game played at random, the last one over. Each is the same object, played on."""
    rng = Random(seed)
    chance = Secret(seed.to_bytes(32, "big"))
    game = engine.start(title, seats, title.options(**options), chance).game
    yield game
    while not game.over:
        engine.play_in_place(game, *answer(game, rng), chance)
        yield game
