"""The weights by which a Grandmaster judges chances to win Philadelphia.

Players who follow the present weights at first sight play against each other; now and then a Novice answers.
The weights are the logistic regression of the winner on both seats' features, after every answer. They are
held near the Master's weights, so that few games can't lead far astray; what a Master doesn't count is held
near 0. Unknown cards, which none of the Master's weights says anything of, are free."""

from collections.abc import Iterator
from random import Random

from games.computer import SeatView, choose
from games.computer.evaluation import imagined
from games.core import engine
from games.core.chance import Secret
from games.core.learned_value import LearnedValue, ValueSource
from games.core.ranking import shares_of_win
from games.philadelphia import TITLE
from games.philadelphia.computer.features import NAMES, Known, features_of, known_of
from games.philadelphia.computer.grandmastery import ADVISOR, quick
from games.philadelphia.computer.master_features import FEATURES, WEIGHTS
from games.philadelphia.rules.turn import TurnActions
from scripts.feature_weights.equations import COMMAND, Equation, parted
from scripts.feature_weights.philadelphia import ASTRAY, SEATS, likeliest, surprise
from scripts.learning.storing import commit, store

HELD, FREE = 3000.0, 100.0
"""The strength with which a weight is held: in positions where its feature is one standard deviation off."""
ONE_OF = 2
"""One in this many of a game's positions is used: neighbouring positions are alike."""
UNKNOWN = ("unseen", "picked")
"""The features that count unknown cards."""


def played(number: int) -> Iterator[Equation]:
    """Positions of a game between such players, with what was drawn unknown and known: the first seat's lead
    in each feature, and whether it won."""
    rng = Random(f"grandmaster {number}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, SEATS, TITLE.options(), chance).game
    found = []
    unseen: frozenset[str] = frozenset()
    while not game.over:
        seat = engine.waits_for(game)[0]
        view = TITLE.view(game, seat)
        if rng.random() < ASTRAY:
            move = choose(SeatView(TITLE, view, SEATS, seat), "novice", rng)
        else:
            move = quick(imagined(ADVISOR, view, seat, rng), seat, rng)
        if isinstance(game.phases[-1], TurnActions):
            unseen = frozenset(game.deck)
        engine.play_in_place(game, seat, move, chance)
        if not game.over and rng.random() < 1 / ONE_OF:
            blind, known = known_of(game, unseen), known_of(game)
            found += [lead(known)] if blind == known else [lead(blind), lead(known)]
    won = shares_of_win(game.scores)[0]
    return iter([(row, won) for row in found])


def lead(known: list[Known]) -> list[float]:
    """The first seat's lead over the second."""
    first, second = (features_of(one) for one in known)
    return [one - other for one, other in zip(first, second, strict=True)]


def of_a_master() -> list[float]:
    """The weights of a Master: what counts always, and what is added at the end of the game."""
    always = [WEIGHTS.early.get(name, 0.0) for name in NAMES]
    late = {f"{name}_late": WEIGHTS.late[name] - WEIGHTS.early[name] for name in FEATURES}
    return [one + late.get(name, 0.0) for name, one in zip(NAMES, always, strict=True)]


def learn(numbers: range, seats: int) -> str:
    """Play, learn, write; says how well it explains. ValueError for other than two seats."""
    if seats != SEATS:
        raise ValueError(f"the weights of Philadelphia are found with {SEATS} seats")
    seen, unseen = parted({number: list(played(number)) for number in numbers})
    weights = likeliest(seen, _held(seen), of_a_master())
    said = f"{len(seen)} positions; others surprise by {surprise(unseen, weights):.3f}"
    said += f", by a Master's weights by {surprise(unseen, of_a_master()):.3f}"
    command = f"{COMMAND} --title philadelphia --grandmaster --from {numbers.start} --games {len(numbers)}"
    source = ValueSource(command, numbers.start, commit(), len(numbers), said)
    size = len(NAMES)
    linear = tuple([float(f"{weight:.5g}") for weight in weights])
    value = LearnedValue(source, NAMES, (0.0,) * size, (1.0,) * size, 0.0, linear, (), (), ())
    store(TITLE.id, seats, value)
    return said


def _held(rows: list[Equation]) -> list[float]:
    """The strength with which each weight is held."""
    found = []
    for at, name in enumerate(NAMES):
        spread = sum([row[at] ** 2 for row, _ in rows]) / len(rows)
        held = FREE if name.removesuffix("_late") in UNKNOWN else HELD
        found.append(held * max(spread, 0.0025))
    return found
