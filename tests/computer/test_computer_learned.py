"""The values that titles have learned, as they are stored."""

from typing import Any

import pytest

from games.core import Seat, Title
from games.core.learned_value import LearnedValue, Learning, ValueSource
from games.titles import TITLES
from scripts.learning.storing import ROOT, file_of

LEARNED = [
    title
    for _, title in sorted(TITLES.items())
    if title.advisor is not None and title.advisor.learning is not None and title.advisor.learning.values
]
MOST = 200_000
"""Maximum number of bytes of a title's values."""

SOURCE = ValueSource("", 1, "", 0)


def learning_of(title: Title) -> Learning[Any]:
    assert title.advisor is not None and title.advisor.learning is not None
    return title.advisor.learning


def test_a_value_is_the_sum_of_its_linear_part_and_its_hidden_units() -> None:
    value = LearnedValue(
        SOURCE,
        ("a", "b"),
        (1.0, 0.0),
        (2.0, 1.0),
        5.0,
        (3.0, -1.0),
        ((0.0, 0.0), (100.0, 0.0)),
        (0.0, 0.0),
        (7.0, 2.0),
    )
    assert value.of([1.0, 0.0]) == 5.0
    assert value.of([3.0, 4.0]) == pytest.approx(5.0 + 3.0 - 4.0 + 2.0)


def test_a_number_of_seats_without_a_value_takes_that_of_the_nearest() -> None:
    values = {seats: LearnedValue(SOURCE, (), (), (), float(seats), (), (), (), ()) for seats in (2, 4)}
    learning: Learning[Any] = Learning((), lambda game, seat: (), values=values)
    found = [learning.value_for(seats) for seats in (2, 3, 4, 5)]
    assert [value and value.of([]) for value in found] == [2.0, 2.0, 4.0, 4.0]
    assert Learning[Any]((), lambda game, seat: ()).value_for(2) is None


@pytest.mark.parametrize("title", LEARNED, ids=lambda title: title.id)
def test_a_titles_values_are_small_and_of_its_features_and_say_where_they_come_from(title: Title) -> None:
    learning = learning_of(title)
    assert file_of(title.id).stat().st_size < MOST
    assert file_of(title.id).is_relative_to(ROOT)
    for seats, value in learning.values.items():
        assert seats in title.seats
        assert value.features == learning.names
        width = len(learning.names)
        assert {len(value.means), len(value.scales), len(value.linear)} == {width}
        assert all(len(weights) == width for weights in value.hidden)
        assert len(value.hidden) == len(value.bias) == len(value.out)
        assert min(value.scales) > 0
        assert f"scripts.learning {title.id} --seats {seats}" in value.source.command
        assert value.source.code and value.source.gate
        assert value.source.games >= (1000 if value.hidden else 200), "a correction takes fewer games"


@pytest.mark.parametrize("title", LEARNED, ids=lambda title: title.id)
def test_a_position_has_a_value_in_points(title: Title) -> None:
    learning = learning_of(title)
    for seats, value in learning.values.items():
        game = title.new_game(seats, title.options())
        assert -50 < value.of(learning.features(game, Seat(0))) < 500
