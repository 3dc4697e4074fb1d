"""Days as people type them."""

from datetime import date

import pytest

from cogs.screens.time_input import read_day


@pytest.mark.parametrize(
    ("typed", "first", "day"),
    [
        ("12/24", date(2026, 11, 28), date(2026, 12, 24)),
        ("1月3日", date(2026, 11, 28), date(2027, 1, 3)),
        ("2/29", date(2027, 3, 1), date(2028, 2, 29)),
        ("2/29", date(2028, 3, 1), None),
        ("2026-12-24", date(2026, 11, 28), date(2026, 12, 24)),
        ("31/6", date(2026, 11, 28), None),
        ("6/31", date(2026, 11, 28), None),
    ],
)
def test_a_day_without_a_year_is_the_next_one_of_its_name(typed: str, first: date, day: date | None) -> None:
    assert read_day(typed, first) == day
