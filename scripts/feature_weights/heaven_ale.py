"""Feature weights of a board in Heaven & Ale.

Apprentices play against each other. Now and then a Novice answers or a figure goes anywhere, so that all
kinds of boards occur at any time. The weights are a least-squares fit to the final points of each seat."""

from random import Random

from games.computer import Level, SeatView, choose
from games.computer.candidates import candidates
from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.heaven_ale import TITLE
from games.heaven_ale.computer.forecast import time_left
from games.heaven_ale.computer.master_features import FEATURES, FILE, WEIGHTS, features
from games.heaven_ale.model.moves import MoveTo
from games.heaven_ale.model.state import HeavenAleState
from games.heaven_ale.rules.turn import MoveFigure
from scripts.feature_weights.equations import (
    COMMAND,
    Equation,
    estimate,
    least_squares,
    parted,
    weights_of,
    write,
)

ANYWHERE, ASTRAY = 0.06, 0.06
"""The share of moves of the figure that go anywhere, and of answers that are a Novice's."""
ONE_OF = 4
"""One in this many of a game's turns is used: neighbouring turns are alike."""
RIDGE = 100.0


def played(number: int, seats: int) -> list[Equation]:
    """Boards of a game between such players, as early and late features, and the points of each seat."""
    rng = Random(f"prospects {number}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, seats, TITLE.options(), chance).game
    found: list[tuple[Seat, list[float]]] = []
    while not game.over:
        seat = engine.waits_for(game)[0]
        turn = isinstance(game.phases[-1], MoveFigure)
        if turn and rng.random() < 1 / ONE_OF:
            found += [(Seat(other), halves(game, Seat(other))) for other in range(seats)]
        engine.play_in_place(game, seat, answer(game, seats, seat, turn, rng), chance)
    points = {score.seat: float(score.points) for score in game.scores}
    return [(row, points[seat]) for seat, row in found]


def answer(game: HeavenAleState, seats: int, seat: Seat, turn: bool, rng: Random) -> Move:
    """An Apprentice's answer, now and then a Novice's; at the beginning of a turn now and then any move."""
    if turn and rng.random() < ANYWHERE:
        return rng.choice([move for move in candidates(game, seat, rng) if isinstance(move, MoveTo)])
    level: Level = "novice" if rng.random() < ASTRAY else "apprentice"
    return choose(SeatView.of(TITLE, game, seats, seat), level, rng)


def halves(game: HeavenAleState, seat: Seat) -> list[float]:
    """The features of a board, early and late."""
    left = time_left(game, seat)
    found = features(game, seat)
    return [each * left for each in found] + [each * (1 - left) for each in found]


def learn(numbers: range, seats: int) -> str:
    """Play, learn, and write the weights for this number of seats; returns how well they explain."""
    seen, unseen = parted({number: played(number, seats) for number in numbers})
    weights = least_squares(seen, RIDGE)
    said = f"{len(seen)} boards; of others {explained(unseen, weights):.0%} is explained"
    command = f"{COMMAND} --title heaven_ale --seats {seats} --from {numbers.start} --games {len(numbers)}"
    known = {**WEIGHTS, seats: weights_of(f"{command}: {said}", FEATURES, weights)}
    write(FILE, dict(sorted(known.items())))
    return said


def explained(rows: list[Equation], weights: list[float]) -> float:
    """The share of the variance of points that the weights explain; 1: all of it."""
    mean = sum([points for _, points in rows]) / len(rows)
    wrong = sum([(points - estimate(row, weights)) ** 2 for row, points in rows])
    return 1 - wrong / sum([(points - mean) ** 2 for _, points in rows])
