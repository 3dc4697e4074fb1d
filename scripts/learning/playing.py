"""Games that a value plays against itself, for it to learn from."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.computer.evaluation import imagined
from games.computer.whole_turns import TurnFinder, points_of
from games.core import Advisor, Seat, Title, engine
from games.core.chance import Secret
from games.core.learned_value import Learning
from games.titles import TITLES
from kit.title_options import options_for
from scripts.learning.fitting import Ensemble

Rows = NDArray[np.float32]

ALONE = 1 / 3
"""The share of games in which one member of the ensemble decides alone: members explore where they
disagree."""


class Exploration(NamedTuple):
    """How games deviate from the best moves: the largest noise on values, of which each game has a part, and
    the share of turns drawn at random."""

    noise: float
    drawn: float


class LearningGame(NamedTuple):
    """A game to learn from: the features after each turn, by turn and seat, and each seat's points."""

    rows: Rows
    points: NDArray[np.float32]


def learning_of(title: Title) -> Learning[Any]:
    """What a title's value is learned from. Raises LookupError if the title doesn't say."""
    if title.advisor is None or title.advisor.learning is None:
        raise LookupError(f"{title.id} declares no features: its Advisor has no `learning`")
    return title.advisor.learning


def by_hand(advisor: Advisor[Any], learning: Learning[Any]) -> Learning[Any]:
    """The value that training begins with, in place of features: the title's considerations."""
    return replace(learning, features=lambda game, seat: (advisor.worth(game, seat),))


def only_feature(rows: Sequence[Sequence[float]]) -> list[float]:
    """The values if the value itself is the only feature."""
    return [row[0] for row in rows]


def finder(title: Title, seats: int, ensemble: Ensemble | None, rng: Random, noise: float) -> TurnFinder:
    """Finds turns by the ensemble, by one of its members, or by the value that training begins with."""
    learning = learning_of(title)
    most = noise * rng.random()
    explored: Callable[[], float] | None = (lambda: most * rng.random()) if noise else None
    if ensemble is None:
        assert title.advisor is not None
        return TurnFinder(title, by_hand(title.advisor, learning), only_feature, seats, explored)
    member = rng.randrange(ensemble.members) if noise and rng.random() < ALONE else None
    return TurnFinder(title, learning, lambda rows: ensemble.values(rows, member), seats, explored)


def play(title: Title, seats: int, finders: Sequence[TurnFinder], rng: Random, drawn: float) -> LearningGame:
    """A game in which each seat plays the best turn of its finder, and with the chance `drawn` any other."""
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, seats, options_for(title, seats), chance).game
    features = learning_of(title).features
    assert title.advisor is not None
    rows: list[list[Sequence[float]]] = []
    while not game.over:
        seat = engine.waits_for(game)[0]
        world = imagined(title.advisor, title.view(game, seat), seat, rng)
        turns = finders[seat].turns(world, seat, Secret(rng.randbytes(8)))
        turn = rng.choice(turns) if rng.random() < drawn else turns[0]
        for move in turn.moves:
            if game.over or engine.waits_for(game)[0] != seat or engine.why_not(game, seat, move) is not None:
                break
            engine.play_in_place(game, seat, move, chance)
        if not game.over:
            rows.append([features(game, Seat(one)) for one in range(seats)])
    points = [points_of(game, Seat(one)) for one in range(seats)]
    return LearningGame(np.array(rows, np.float32), np.array(points, np.float32))


def played(
    title_id: str, seats: int, ensemble: Ensemble | None, exploration: Exploration, seeds: Sequence[str]
) -> list[LearningGame]:
    """A game for each seed, all seats by the same value."""
    title = TITLES[title_id]
    found = []
    for seed in seeds:
        rng = Random(seed)
        one = finder(title, seats, ensemble, rng, exploration.noise)
        found.append(play(title, seats, [one] * seats, rng, exploration.drawn))
    return found
