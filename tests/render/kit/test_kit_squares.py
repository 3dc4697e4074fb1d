"""Adding up what squares cost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from render.kit.material.squares import Squares

COLUMNS, ROWS = 9, 7


def span(most: int) -> st.SearchStrategy[tuple[int, int]]:
    ends = st.tuples(st.integers(0, most), st.integers(0, most))
    return ends.map(lambda pair: (min(pair), max(pair)))


CHANGE = st.tuples(span(COLUMNS), span(ROWS), st.integers(0, 2000), st.booleans())


@given(st.lists(CHANGE, max_size=12), span(COLUMNS), span(ROWS))
def test_squares_cost_together_what_each_costs(
    changes: list[tuple[tuple[int, int], tuple[int, int], int, bool]],
    columns: tuple[int, int],
    rows: tuple[int, int],
) -> None:
    squares = Squares(COLUMNS, ROWS)
    plain = [[0] * COLUMNS for _ in range(ROWS)]
    for across, down, cost, more in changes:
        (squares.add if more else squares.at_least)(across, down, cost)
        for row in range(*down):
            for column in range(*across):
                before = plain[row][column]
                plain[row][column] = before + cost if more else max(before, cost)
        assert squares.sum(columns, rows) == sum(sum(row[slice(*columns)]) for row in plain[slice(*rows)])
    assert [[squares.at(c, r) for c in range(COLUMNS)] for r in range(ROWS)] == plain


def test_a_copy_of_squares_is_changed_alone() -> None:
    squares = Squares(COLUMNS, ROWS)
    squares.add((2, 5), (1, 3), 100)
    assert squares.sum((0, COLUMNS), (0, ROWS)) == 600
    other = squares.copy()
    other.add((0, 1), (0, 1), 7)
    assert squares.sum((0, COLUMNS), (0, ROWS)) == 600
    assert other.sum((0, COLUMNS), (0, ROWS)) == 607
