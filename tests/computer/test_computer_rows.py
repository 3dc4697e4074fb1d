"""How long a person waits for several computers in a row."""

from typing import Any

from games.computer import Effort
from games.computers import IN_A_ROW, LEAST_SECONDS, ROW_SECONDS, Computers

LONGEST_WAIT = 30.0


def computers(effort: Effort) -> Computers:
    nobody: Any = None
    return Computers(nobody, nobody, nobody, effort)


def test_the_first_answers_of_a_row_have_the_most_time_and_all_together_no_more_than_a_person_may_wait() -> (
    None
):
    left, spent = ROW_SECONDS, []
    for _ in range(IN_A_ROW):
        spent.append(computers(Effort(seconds=5.0))._effort(left).seconds)
        left -= spent[-1]
    assert spent == sorted(spent, reverse=True) and spent[0] > 2.0
    assert sum(spent) < LONGEST_WAIT


def test_a_computer_never_takes_longer_than_it_is_given_nor_nothing_at_all() -> None:
    quick = Effort(seconds=2.0, playouts=50)
    assert computers(quick)._effort(100.0) == quick
    late = computers(quick)._effort(-1.0)
    assert (late.seconds, late.playouts) == (LEAST_SECONDS, 50)
