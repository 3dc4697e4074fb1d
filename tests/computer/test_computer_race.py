"""A race of candidates: who is dropped, and how far one is ahead of another."""

import pytest

from games.computer.race import Race, lead_and_error


def raced(*rounds: tuple[float, ...]) -> Race:
    """A race after these rounds; candidates may be dropped after the third."""
    race = Race(len(rounds[0]), 3, 2.0)
    for ends in rounds:
        race.note([ends[at] for at in race.left])
        race.drop_behind()
    return race


def test_a_candidate_is_dropped_once_it_is_clearly_behind_and_not_before_the_fewest_rounds() -> None:
    behind = (5.0, 1.0), (6.0, 2.5), (7.0, 2.0)
    assert raced(*behind[:2]).left == [0, 1]
    race = raced(*behind, (8.0, 9.0))
    assert race.left == [0] and race.ends == [[5.0, 6.0, 7.0, 8.0], [1.0, 2.5, 2.0]]


def test_who_is_behind_in_some_rounds_only_or_is_equal_is_tried_further() -> None:
    assert raced((5.0, 1.0, 5.0), (1.0, 5.0, 1.0), (5.0, 1.0, 5.0)).left == [0, 1, 2]


def test_a_lead_is_of_the_rounds_that_both_had() -> None:
    assert lead_and_error([4.0, 6.0, 100.0], [1.0, 1.0]) == (4.0, 1.0)
    race = raced((4.0, 1.0), (6.0, 1.0))
    assert race.is_ahead(0, 1, 3.9) and not race.is_ahead(0, 1, 4.1)
    assert not raced((4.0, 1.0)).is_ahead(0, 1, 0.0), "one round says nothing"


def test_the_best_so_far_are_kept_and_a_round_without_time_for_all_counts_for_the_first() -> None:
    race = raced((1.0, 3.0, 2.0), (1.0, 3.0, 2.0))
    race.keep_best(2)
    assert race.left == [1, 2]
    race.note([9.0])
    assert race.mean(1) == pytest.approx(5.0) and race.ends[2] == [2.0, 2.0]
