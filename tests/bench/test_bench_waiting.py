"""What the bench of waiting counts as a wait."""

from bench.waiting import Waits
from games.core import Seat

ME, ONE, TWO = Seat(0), Seat(1), Seat(2)


def test_a_wait_lasts_from_the_own_answer_to_the_next_question() -> None:
    waits = Waits()
    waits.look(0.0, [ME])
    waits.answer(10.0, [ONE])
    waits.look(12.0, [TWO])
    waits.look(15.0, [ME])
    assert waits.all == [5.0] and waits.sealed == 0


def test_what_masters_take_for_a_sealed_question_is_waited_for_though_the_person_answers_last() -> None:
    waits = Waits()
    waits.look(0.0, [ME, ONE, TWO])
    waits.look(4.0, [ME, TWO])
    waits.look(7.0, [ME])
    waits.answer(9.0, [ME])
    assert waits.all == [7.0] and waits.sealed == 1


def test_a_wait_goes_on_with_what_masters_answer_after_the_sealed_question() -> None:
    waits = Waits()
    waits.look(0.0, [ME, ONE])
    waits.look(4.0, [ME])
    waits.answer(20.0, [TWO])
    waits.look(23.0, [ME])
    assert waits.all == [7.0] and waits.sealed == 1


def test_a_sealed_question_ends_the_wait_before_it_and_begins_another() -> None:
    waits = Waits()
    waits.look(0.0, [ME])
    waits.answer(1.0, [ONE])
    waits.look(3.0, [ME, ONE])
    waits.look(8.0, [ME])
    waits.answer(9.0, [ME])
    assert waits.all == [2.0, 5.0] and waits.sealed == 1


def test_nobody_waits_for_questions_of_ones_own() -> None:
    waits = Waits()
    waits.look(0.0, [ME])
    waits.answer(1.0, [ME])
    waits.look(2.0, [ME])
    assert waits.all == []
