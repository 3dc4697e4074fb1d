"""Equations for the weights that best explain what happened."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from games.core.advice import FeatureWeights

Equation = tuple[list[float], float]
"""The features of a position, and the outcome."""

Array = NDArray[np.float64]

COMMAND = "python -m scripts.feature_weights"
HELD_BACK = 5
"""One in this many games is held out, to measure how well the weights explain."""
DIGITS = 4
"""How weights are written."""
TINY = 1e-6
"""Lower bound of a feature's deviation: a constant feature is hardly held back."""


def least_squares(rows: Sequence[Equation], ridge: float) -> list[float]:
    """The weights with the least sum of squared errors. `ridge` holds each near 0, as much as this many
    positions in which its feature is one standard deviation would."""
    features, came = columns(rows)
    held = np.diag(ridge * np.maximum(features.var(axis=0), TINY))
    found: list[float] = np.linalg.solve(features.T @ features + held, features.T @ came).tolist()
    return found


def columns(rows: Sequence[Equation]) -> tuple[Array, Array]:
    """The features of all positions, and their outcomes."""
    return np.array([row for row, _ in rows]), np.array([came for _, came in rows])


def estimate(row: Sequence[float], weights: Sequence[float]) -> float:
    """The weights' prediction for a position."""
    return sum([each * worth for each, worth in zip(row, weights, strict=True)])


def parted(games: Mapping[int, Sequence[Equation]]) -> tuple[list[Equation], list[Equation]]:
    """The positions by their game's number: those to learn from, and those held out."""
    seen = [row for number, rows in games.items() if number % HELD_BACK for row in rows]
    return seen, [row for number, rows in games.items() if not number % HELD_BACK for row in rows]


def write(path: Path, weights: object) -> None:
    """Write a title's file of weights."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n")


def weights_of(source: str, features: Sequence[str], weights: Sequence[float]) -> FeatureWeights:
    """Weights as they are written: first the early ones of all features, then the late ones."""
    early, late = (
        {name: round(worth, DIGITS) for name, worth in zip(features, half, strict=True)}
        for half in (weights[: len(features)], weights[len(features) :])
    )
    return FeatureWeights(source, early, late)
