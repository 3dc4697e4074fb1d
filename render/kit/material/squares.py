"""Costs of covering squares of a grid, fast to sum over any rectangle.

A row is one integer with `LANE` bits per square, so Python adds whole rows in one step. With running sums
of the rows, the columns of a rectangle are one difference. A remainder adds them up: modulo 2 ** LANE - 1,
every power of 2 ** LANE is 1, so the remainder is the sum of the lanes."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

LANE = 30
"""Bits per square: one digit of Python's integers. The total cost must be less than `ONE`."""
ONE = (1 << LANE) - 1

Span = tuple[int, int]
"""A range of columns or rows, the end excluded."""


class Squares:
    """A grid of squares; all cost nothing at first."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = [0] * rows
        self._above: list[int] = []
        """The sum of all rows above each row; empty after a change."""

    def copy(self) -> Squares:
        """A copy with the same costs."""
        other = Squares(self.columns, 0)
        other.rows, other._above = list(self.rows), self._above
        return other

    def add(self, columns: Span, rows: Span, cost: int) -> None:
        """Raise the cost of some squares."""
        more = cost * _ones(*columns)
        for number in range(*rows):
            self.rows[number] += more
        self._above = []

    def at_least(self, columns: Span, rows: Span, cost: int) -> None:
        """Raise the cost of those squares that cost less."""
        for number in range(*rows):
            for column in range(*columns):
                lacking = cost - self.at(column, number)
                if lacking > 0:
                    self.rows[number] += lacking << LANE * column
        self._above = []

    def at(self, column: int, row: int) -> int:
        """The cost of one square."""
        return self.rows[row] >> LANE * column & ONE

    def sum(self, columns: Span, rows: Span) -> int:
        """The total cost of some squares."""
        if not self._above:
            self._above = list(accumulate(self.rows, initial=0))
        left, right = columns
        return (self._above[rows[1]] - self._above[rows[0]] >> LANE * left & _all(right - left)) % ONE


@lru_cache(maxsize=1024)
def _all(columns: int) -> int:
    """Every bit of this many lanes."""
    return (1 << LANE * columns) - 1


@lru_cache(maxsize=1024)
def _ones(left: int, right: int) -> int:
    """A one in each lane of some columns."""
    return _all(right - left) // ONE << LANE * left
