"""The time a person waits for several computers in a row."""

from random import Random
from typing import Any

import pytest

from games.computer import Effort, Level, SeatView, choose
from games.computer.candidates import candidates
from games.core import Game, Move, Title, engine
from games.core.chance import Secret
from games.manager.playing.computer_turns import IN_A_ROW, LEAST_SECONDS, ROW_SECONDS, ComputerTurns
from games.titles import TITLES

LONGEST_WAIT = 10.0


def computers(effort: Effort) -> ComputerTurns:
    nobody: Any = None
    return ComputerTurns(nobody, nobody, nobody, effort)


def test_the_first_answers_of_a_row_have_the_most_time_and_all_together_no_more_than_a_person_may_wait() -> (
    None
):
    left, spent = ROW_SECONDS, []
    for _ in range(IN_A_ROW):
        spent.append(computers(Effort(seconds=5.0))._effort(left).seconds)
        left -= spent[-1]
    assert spent == sorted(spent, reverse=True) and spent[0] > 2.0
    assert sum(spent) < LONGEST_WAIT


def test_a_computer_never_takes_longer_than_it_is_given_and_tries_nothing_out_once_the_time_is_over() -> None:
    quick = Effort(seconds=2.0, playouts=50)
    assert computers(quick)._effort(100.0) == quick
    late = computers(quick)._effort(0.01)
    assert (late.seconds, late.playouts) == (LEAST_SECONDS, 50)
    assert computers(quick)._effort(-1.0).seconds == 0.0


def test_seconds_of_a_core_pass_only_while_it_computes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"monotonic": 0.0, "thread_time": 0.0}
    monkeypatch.setattr("games.computer.effort.monotonic", lambda: now["monotonic"])
    monkeypatch.setattr("games.computer.effort.thread_time", lambda: now["thread_time"])
    late, late_of_core = Effort(5.0).begin(), Effort(5.0, of_core=True).begin()
    now["monotonic"] = 6.0
    assert late() and not late_of_core()
    now["thread_time"] = 6.0
    assert late_of_core()


def asked_among_many(title: Title) -> Game:
    """A game by random play, at a question with many answers."""
    rng, chance = Random(5), Secret(b"no time")
    game: Game = engine.start(title, 2, title.options(), chance).game
    while len(candidates(game, engine.waits_for(game)[0], rng)) < 20:
        engine.play_in_place(game, *engine.random_answer(game, rng), chance)
    return game


def without_time(title: Title, game: Game, level: Level, number: int) -> Move:
    seat = engine.waits_for(game)[0]
    return choose(SeatView.of(title, game, 2, seat), level, Random(number), Effort(seconds=0.0))


def test_a_master_without_any_time_answers_as_an_apprentice_does() -> None:
    title = TITLES["heaven_ale"]
    game = asked_among_many(title)
    for number in range(3):
        assert without_time(title, game, "master", number) == without_time(title, game, "apprentice", number)


def test_a_master_that_needs_no_apprentice_has_an_answer_without_any_time_too() -> None:
    title = TITLES["fugger"]
    game = asked_among_many(title)
    seat = engine.waits_for(game)[0]
    assert title.advisor is not None and title.advisor.mastery.tries is not None
    first, _ = title.advisor.mastery.tries(title.view(game, seat), seat, Random(1))[0]
    assert without_time(title, game, "master", 1) == first
