"""Games played at random."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from games.core import Move, Seat, Title, engine
from games.core.chance import Chance, Secret
from games.core.engine import PlayedResult

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


class Answered(NamedTuple):
    """An answer of a random game: the game before it, who answers what, and what comes of it."""

    before: Any
    seat: Seat
    move: Move
    played: PlayedResult[Any]


def random_answers(
    title: Title,
    game: Any,
    rng: Random,
    chance: Chance,
    play: Callable[..., PlayedResult[Any]] = engine.play,
) -> Iterator[Answered]:
    """The answers of a game played at random from a position to its end. Each state is an object of its own.
    `play`: `engine.play_one` leaves forced answers to be given one by one."""
    while not game.over:
        seat, move = engine.random_answer(game, rng)
        played = play(title, game, seat, move, chance)
        yield Answered(game, seat, move, played)
        game = played.game
