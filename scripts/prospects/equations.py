"""Equations that say which worths explain best what happened."""

from collections.abc import Mapping, Sequence

from games.core.worths import FeatureWeights

Row = tuple[list[float], float]
"""The figures of a position, and what came of it."""

COMMAND = "python -m scripts.prospects"
HELD_BACK = 5
"""One game of so many is not learned from, to see how well the worths explain."""
DIGITS = 4
"""How worths are written."""
TINY = 1e-6
"""A figure that is always the same is hardly held back."""


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Equations solved by Gauss's elimination; the matrix is symmetric and positive."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            rows[below] = [one - share * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum([rows[at][by] * found[by] for by in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def least_squares(rows: Sequence[Row], ridge: float) -> list[float]:
    """The worths whose sum of squared errors is least. `ridge` holds each near nought, as much as so many
    positions in which its figure is one standard deviation big would."""
    size = len(rows[0][0])
    products = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, came in rows:
        for at, each in enumerate(row):
            if each:
                right[at] += each * came
                line = products[at]
                for by in range(at + 1):
                    line[by] += each * row[by]
    for at in range(size):
        for by in range(at):
            products[by][at] = products[at][by]
    for at in range(size):
        mean = sum([row[at] for row, _ in rows]) / len(rows)
        spread = products[at][at] / len(rows) - mean * mean
        products[at][at] += ridge * max(spread, TINY)
    return solved(products, right)


def estimate(row: Sequence[float], worths: Sequence[float]) -> float:
    """What the worths say of a position."""
    return sum([each * worth for each, worth in zip(row, worths, strict=True)])


def parted(games: Mapping[int, Sequence[Row]]) -> tuple[list[Row], list[Row]]:
    """The positions of games by their numbers: those to learn from, and those held back."""
    seen = [row for number, rows in games.items() if number % HELD_BACK for row in rows]
    return seen, [row for number, rows in games.items() if not number % HELD_BACK for row in rows]


def told(source: str, figures: Sequence[str], worths: Sequence[float]) -> FeatureWeights:
    """Worths as they are written: first those of all figures early, then those late."""
    early, late = (
        {name: round(worth, DIGITS) for name, worth in zip(figures, half, strict=True)}
        for half in (worths[: len(figures)], worths[len(figures) :])
    )
    return FeatureWeights(source, early, late)
