"""Equations for the weights that best explain what happened."""

from collections.abc import Mapping, Sequence

from games.core.advice import FeatureWeights

Equation = tuple[list[float], float]
"""The features of a position, and the outcome."""

COMMAND = "python -m scripts.feature_weights"
HELD_BACK = 5
"""One in this many games is held out, to measure how well the weights explain."""
DIGITS = 4
"""How weights are written."""
TINY = 1e-6
"""Lower bound of a feature's deviation: a constant feature is hardly held back."""


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves equations by Gauss's elimination; the matrix is symmetric and positive."""
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


def least_squares(rows: Sequence[Equation], ridge: float) -> list[float]:
    """The weights with the least sum of squared errors. `ridge` holds each near 0, as much as this many
    positions in which its feature is one standard deviation would."""
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


def estimate(row: Sequence[float], weights: Sequence[float]) -> float:
    """The weights' prediction for a position."""
    return sum([each * worth for each, worth in zip(row, weights, strict=True)])


def parted(games: Mapping[int, Sequence[Equation]]) -> tuple[list[Equation], list[Equation]]:
    """The positions by their game's number: those to learn from, and those held out."""
    seen = [row for number, rows in games.items() if number % HELD_BACK for row in rows]
    return seen, [row for number, rows in games.items() if not number % HELD_BACK for row in rows]


def weights_of(source: str, figures: Sequence[str], weights: Sequence[float]) -> FeatureWeights:
    """Weights as they are written: first the early ones of all features, then the late ones."""
    early, late = (
        {name: round(worth, DIGITS) for name, worth in zip(figures, half, strict=True)}
        for half in (weights[: len(figures)], weights[len(figures) :])
    )
    return FeatureWeights(source, early, late)
