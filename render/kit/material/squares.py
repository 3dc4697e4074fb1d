"""What it costs to cover squares of a grid, quick to add up over any rectangle of them.

A row is one whole number with `LANE` bits for each square, so that Python adds rows square by square in one
step. With the sums of all rows above each row at hand, the columns of a rectangle are one difference, and
they come together by a remainder: divided by 2 ** LANE - 1, a power of 2 ** LANE leaves 1, so a number leaves
the sum of its lanes.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

LANE = 30
"""Bits of a square: a digit of Python's whole numbers. All squares together must cost less than `ONE`."""
ONE = (1 << LANE) - 1

Span = tuple[int, int]
"""From the first of some columns or rows up to, not including, the last."""


class Squares:
    """A grid of squares that cost nothing at first."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = [0] * rows
        self._above: list[int] = []
        """The sum of all rows above each row; empty after a change."""

    def copy(self) -> Squares:
        """Another with the same costs."""
        other = Squares(self.columns, 0)
        other.rows, other._above = list(self.rows), self._above
        return other

    def add(self, columns: Span, rows: Span, cost: int) -> None:
        """Make some squares dearer."""
        more = cost * _ones(*columns)
        for number in range(*rows):
            self.rows[number] += more
        self._above = []

    def at_least(self, columns: Span, rows: Span, cost: int) -> None:
        """Make those squares dearer that cost less."""
        for number in range(*rows):
            for column in range(*columns):
                lacking = cost - self.at(column, number)
                if lacking > 0:
                    self.rows[number] += lacking << LANE * column
        self._above = []

    def at(self, column: int, row: int) -> int:
        """What one square costs."""
        return self.rows[row] >> LANE * column & ONE

    def sum(self, columns: Span, rows: Span) -> int:
        """What some squares cost together."""
        if not self._above:
            self._above = list(accumulate(self.rows, initial=0))
        left, right = columns
        return (self._above[rows[1]] - self._above[rows[0]] >> LANE * left & _all(right - left)) % ONE


@lru_cache(maxsize=1024)
def _all(columns: int) -> int:
    """Every bit of so many lanes."""
    return (1 << LANE * columns) - 1


@lru_cache(maxsize=1024)
def _ones(left: int, right: int) -> int:
    """A one in each lane of some columns."""
    return _all(right - left) // ONE << LANE * left
