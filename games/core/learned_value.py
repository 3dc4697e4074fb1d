"""A learned value of positions: what a seat's final result is expected to be, as a function of features.

A title declares its features (`Learning`). `python -m scripts.learning` plays games, fits the function and
stores it as data (`learned_value.json` of the title), one for each number of seats. It is a small network of
one hidden layer beside a linear part, evaluated in plain Python."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise
from math import tanh
from operator import mul
from pathlib import Path
from typing import Generic

import msgspec

from games.core.choices.offer import Move
from games.core.decoding import decoded_json
from games.core.game import G, Seat

CONSIDERATIONS = "considerations"
"""The feature that is the sum of a title's considerations, if it has one."""

Features = Callable[[G, Seat], Sequence[float]]


@lru_cache(maxsize=1024)
def in_steps(count: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """The parts of a count below the first step, from each to the next, and beyond the last. As features each
    gets its weight, so that the first of something may be worth more. 7 with the steps 2 and 5: 2, 3, 2."""
    edges = (0, *steps)
    between = [min(max(count - low, 0), high - low) for low, high in pairwise(edges)]
    return (*between, max(count - edges[-1], 0))


class ValueSource(msgspec.Struct, frozen=True):
    """How a value was found: the command, its seed, the commit of the code, the number of games played for
    it, and the test by which it replaced the value before it."""

    command: str
    seed: int
    code: str
    games: int
    gate: str = ""


class LearnedValue(msgspec.Struct, frozen=True, dict=True):
    """The value of a position for one number of seats: `base` + `linear` . x + `out` . tanh(`hidden` x +
    `bias`), where x are the features less their `means`, divided by their `scales`. In the title's points."""

    source: ValueSource
    features: tuple[str, ...]
    means: tuple[float, ...]
    scales: tuple[float, ...]
    base: float
    linear: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    out: tuple[float, ...]

    def of(self, features: Sequence[float]) -> float:
        """The value of a position with these features."""
        if not self.hidden:
            base, weights = self._folded
            linear: float = sum(map(mul, weights, features), base)
            return linear
        x = [(one - mean) / scale for one, mean, scale in zip(features, self.means, self.scales, strict=True)]
        value: float = self.base + sum(map(mul, self.linear, x))
        for weights, bias, out in zip(self.hidden, self.bias, self.out, strict=True):
            value += out * tanh(bias + sum(map(mul, weights, x)))
        return value

    @cached_property
    def _folded(self) -> tuple[float, tuple[float, ...]]:
        """The linear part for features as they are."""
        weights = tuple([weight / scale for weight, scale in zip(self.linear, self.scales, strict=True)])
        return self.base - sum(map(mul, weights, self.means)), weights


@dataclass(frozen=True)
class Learning(Generic[G]):
    """What the value of a title's positions is learned from, and how it is used.

    - `names`: the features, in the order of `features(game, seat)`, which uses nothing but what the seat
      sees. The result they are fitted to is the seat's points.
    - `rivalry`: the share of the best other seat's value that counts against a seat's own.
    - `skips(game, seat)`: kinds of moves that are not tried in this position.
    - `moves(game, seat)`: the moves that are tried in this position; empty: all that are legal.
    - `alike(game, seat, move)`: moves with an equal key lead to equal features; one of them is tried. None:
      a move like no other.
    - `answer_by_answer`: whether each answer is judged by itself. Then it counts as a turn, and the features
      say what it opens.
    - `estimates`: for considerations whose words are an estimate in points, the features that are about the
      same thing: a Grandmaster's hint gives the value's own estimate of it.
    - `where(view)`: whether the value was learned for a game with these options. Elsewhere a Grandmaster
      plays as a Master.
    - `tried`, `worlds`: the number of turns that a Grandmaster tries out, and of guesses of what is hidden.
    - `ahead`: the number of further turns that are played after each.
    - `stage(game)`: part of the game to whose end they are played on where time allows, as all seats have had
      their turns there, and positions can be compared; None: no further than `ahead`.
    - `values`: the learned values, by the number of seats; empty before the first training."""

    names: tuple[str, ...]
    features: Features[G]
    rivalry: float = 0.6
    skips: Callable[[G, Seat], Collection[type[Move]]] = lambda game, seat: ()
    alike: Callable[[G, Seat, Move], Hashable | None] = lambda game, seat, move: None
    moves: Callable[[G, Seat], Sequence[Move]] = lambda game, seat: ()
    answer_by_answer: bool = False
    estimates: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    where: Callable[[G], bool] = lambda view: True
    tried: int = 5
    ahead: int = 3
    stage: Callable[[G], Hashable] | None = None
    worlds: int = 1
    values: Mapping[int, LearnedValue] = field(default_factory=dict)

    def value_for(self, seats: int) -> LearnedValue | None:
        """The value for this number of seats; without one, that of the nearest number."""
        if not self.values:
            return None
        return self.values[min(self.values, key=lambda known: (abs(known - seats), known))]


def values_of(path: Path) -> Mapping[int, LearnedValue]:
    """A title's `learned_value.json`, by the number of seats; empty if there is none yet."""
    return decoded_json(path.read_bytes(), dict[int, LearnedValue]) if path.exists() else {}
