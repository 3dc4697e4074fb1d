"""The test that a new value has to pass: games against the present one, by the sequential test of the bench.

Both play the best whole turn by their value, without looking further. The games' seeds are used nowhere in
training."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.kit.series import verdict
from games.computer.whole_turns import TurnFinder
from games.core import Title
from games.core.decoding import decoded_json
from games.core.learned_value import LearnedValue, Learning
from games.titles import TITLES
from scripts.learning.playing import learning_of, play

ROOT = Path(__file__).parents[2]


def file_of(title: str) -> Path:
    """Where a title's values are stored."""
    return ROOT / "games" / title / "learned_value.json"


def code() -> str:
    """The commit of the code."""
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def stored(title: str) -> dict[int, LearnedValue]:
    """A title's values, by the number of seats."""
    path = file_of(title)
    return decoded_json(path.read_bytes(), dict[int, LearnedValue]) if path.exists() else {}


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


def write(title_id: str, seats: int, value: LearnedValue) -> None:
    """Store a value with its title."""
    values = stored(title_id) | {seats: value}
    lines = [f'"{count}": {msgspec.json.encode(one).decode()}' for count, one in sorted(values.items())]
    file_of(title_id).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
