"""Feature weights of a position in Philadelphia.

Players who follow the present weights play against each other. Now and then a Novice answers, so that all
kinds of positions occur. The new weights are the logistic regression of the winner on both seats'
features. After two or three runs they no longer change."""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from games.computer import SeatView, choose
from games.computer.evaluation import imagined
from games.computer.playouts import Playout
from games.core import Advisor, Move, Seat, engine
from games.core.chance import Secret
from games.core.ranking import shares_of_win
from games.philadelphia import TITLE
from games.philadelphia.computer.master_features import FEATURES, FILE, features, progress
from games.philadelphia.computer.mastery import ADVISOR
from games.philadelphia.model.state import PhiladelphiaState
from games.philadelphia.rules.turn import TurnActions
from scripts.feature_weights.equations import COMMAND, Equation, columns, estimate, parted, weights_of, write

SEATS = 2
ASTRAY = 0.08
"""The share of answers that are a Novice's."""
ONE_OF = 3
"""One in this many of a game's positions is used: neighbouring positions are alike."""
RIDGE, STEPS = 5.0, 8
"""How strongly weights are held near 0, and number of improvement steps."""


def answer(advisor: Advisor[Any], view: Any, seat: Seat, rng: Random) -> Move:
    """The answer of a player who follows only the weights, in a possible game."""
    world = imagined(advisor, view, seat, rng)
    move, _ = Playout(TITLE, advisor, world, SEATS, rng).best_by_worth(seat)
    return move


def played(number: int) -> Iterator[Equation]:
    """Positions of a game between such players: the first seat's lead in each feature, early and late, and
    whether it won."""
    rng = Random(f"prospects {number}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, SEATS, TITLE.options(), chance).game
    found = []
    while not game.over:
        seat = engine.waits_for(game)[0]
        view = TITLE.view(game, seat)
        if isinstance(game.phases[-1], TurnActions) and rng.random() < 1 / ONE_OF:
            found.append(lead(game))
        if rng.random() < ASTRAY:
            move = choose(SeatView(TITLE, view, SEATS, seat), "novice", rng)
        else:
            move = answer(ADVISOR, view, seat, rng)
        engine.play_in_place(game, seat, move, chance)
    won = shares_of_win(game.scores)[0]
    return iter([(row, won) for row in found])


def lead(game: PhiladelphiaState) -> list[float]:
    """The first seat's lead over the second, in early and late features."""
    late = progress(game)
    both = zip(features(game, Seat(0)), features(game, Seat(1)), strict=True)
    by = [one - other for one, other in both]
    return [each * (1 - late) for each in by] + [each * late for each in by]


def odds(row: Sequence[float], weights: Sequence[float]) -> float:
    """The first seat's chance to win."""
    return 1 / (1 + math.exp(-estimate(row, weights)))


def likeliest(
    rows: Sequence[Equation], held: Sequence[float] = (), towards: Sequence[float] = ()
) -> list[float]:
    """The most likely weights, by Newton's steps. `held`: how strongly each is held, instead of `RIDGE`, near
    what it is in `towards`, instead of 0."""
    features, won = columns(rows)
    start = np.array(towards or [0.0] * features.shape[1])
    strength = np.array(held or [RIDGE] * features.shape[1])
    weights = start
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chances) - strength * (weights - start)
        bend = (features.T * (chances * (1 - chances))) @ features + np.diag(strength)
        weights = weights + np.linalg.solve(bend, slope)
    found: list[float] = weights.tolist()
    return found


def surprise(rows: Sequence[Equation], weights: Sequence[float]) -> float:
    """The mean log loss of the weights' predictions; 0.693 without any knowledge."""
    chances = [odds(row, weights) if won else 1 - odds(row, weights) for row, won in rows if won != 0.5]
    return -sum([math.log(chance) for chance in chances]) / len(chances)


def learn(numbers: range, seats: int) -> str:
    """Play, learn, write; says how well it explains. ValueError for other than two seats."""
    if seats != SEATS:
        raise ValueError(f"the weights of Philadelphia are found with {SEATS} seats")
    seen, unseen = parted({number: list(played(number)) for number in numbers})
    weights = likeliest(seen)
    said = f"{len(seen)} positions; others surprise by {surprise(unseen, weights):.3f}"
    source = f"{COMMAND} --title philadelphia --from {numbers.start} --games {len(numbers)}: {said}"
    write(FILE, weights_of(source, FEATURES, weights))
    return said
