"""A game after each of its moves, as moments to draw: for plates, warming up and measuring."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from games.core import Seat, Title
from games.core.chance import Secret
from games.core.engine import PlayedResult, play, random_answer, start

Choose = Callable[[Any, random.Random], tuple[Seat, Any]]
"""Chooses who answers next, and what, from a game and a source of chance."""


class Moment(NamedTuple):
    """A moment of a game: the state, the number of players, and the public events of the last move."""

    game: Any
    seats: int
    recent: Sequence[Any] = ()


def moments(
    title: Title, seats: int, seed: int, options: Any = None, choose: Choose = random_answer
) -> Iterator[Moment]:
    """A seeded game move by move, from its start to its end."""
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    played = start(title, seats, title.options() if options is None else options, chance)
    yield _moment(played, seats)
    while not played.game.over:
        played = play(title, played.game, *choose(played.game, rng), chance)
        yield _moment(played, seats)


def _moment(played: PlayedResult, seats: int) -> Moment:
    return Moment(played.game, seats, [told.event for told in played.events if told.to is None])
