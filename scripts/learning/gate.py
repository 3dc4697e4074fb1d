"""The test that a new value has to pass: games against the present one, by the sequential test of the bench.

Both play the best whole turn by their value, without looking further. The games' seeds are used nowhere in
training."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.kit.series import verdict
from games.computer.whole_turns import TurnFinder
from games.core import Title
from games.core.learned_value import LearnedValue, Learning
from games.titles import TITLES
from scripts.learning.playing import learning_of, play
from scripts.learning.storing import stored


def wins(title: Title, seats: int, new: LearnedValue, old: LearnedValue) -> Iterator[float]:
    """What the new value wins of each game: 1, a share of a tie, or 0. It has each seat in turn, with the
    same cards; the others are by the old one."""
    learning = learning_of(title)
    finders = [_finder(title, learning, value, seats) for value in (old, new)]
    number = 0
    while True:
        for seat in range(seats):
            rng = Random(f"gate {title.id} {seats} {number}")
            points = play(title, seats, [finders[one == seat] for one in range(seats)], rng, 0.0).points
            best = points.max()
            yield float((points[seat] == best) / (points == best).sum())
        number += 1


def _finder(title: Title, learning: Learning[Any], value: LearnedValue, seats: int) -> TurnFinder:
    return TurnFinder(title, learning, lambda rows: [value.of(row) for row in rows], seats)


def passed(title_id: str, seats: int, new: LearnedValue) -> tuple[bool, str]:
    """Whether a new value may replace the one that is stored, and what was played for it."""
    old = stored(title_id).get(seats)
    if old is None:
        return True, "the first value"
    found: list[float] = []
    for won in wins(TITLES[title_id], seats, new, old):
        found.append(won)
        if (better := verdict(found)) is not None:
            break
    said = f"{sum(found):g} of {len(found)} games against the value of {old.source.games} games"
    return bool(better), said
