"""What the bench of the engine measures."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from bench import engine
from bench.beside import playing
from games.computer import Effort
from games.core import engine as rules
from games.titles import TITLES
from kit.seat_counts import seats_near

FLORENCE = TITLES["florence"]


def test_playouts_are_what_a_master_plays_out_in_the_time_it_thinks() -> None:
    speeds = playing.playouts(FLORENCE, 4, FLORENCE.options(), Effort(60.0, 8))
    for answers, seconds in islice(speeds, 2):
        assert answers > 8 and seconds > 0


def test_counting_ends_with_the_question() -> None:
    before = playing.Playout._answer
    next(playing.playouts(FLORENCE, 4, FLORENCE.options(), Effort(60.0, 8)))
    assert playing.Playout._answer is before


def test_each_answer_of_checked_play_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    check = rules.why_not

    def noted(*of: object) -> object:
        asked.append(of)
        return check(*of)  # type: ignore[arg-type]

    monkeypatch.setattr(rules, "why_not", noted)
    by_choice = 0
    play = rules.play

    def counted(*of: object) -> object:
        nonlocal by_choice
        by_choice += 1
        return play(*of)  # type: ignore[arg-type]

    monkeypatch.setattr(rules, "play", counted)
    answers = playing.game_at_random(FLORENCE, 4, FLORENCE.options(), random.Random(1))
    assert answers >= by_choice > 50 and len(asked) == by_choice


def test_a_title_is_measured_with_the_nearest_number_of_players_it_takes() -> None:
    nearest = [seats_near(replace(FLORENCE, seats=range(*taken))) for taken in ((2, 6), (2, 4), (5, 8))]
    assert nearest == [4, 3, 5]


def test_catanatron_is_the_floor_of_checked_play(capsys: pytest.CaptureFixture[str]) -> None:
    found = engine._row(engine.CHECKED_PLAY, "florence", [100.0, 200.0, 300.0], [100.0, 100.0, 100.0])
    assert (found.value, found.floor, found.ratio) == (200, 100, 2.0)
    assert found.before is None
    beside = engine._row(engine.PLAYOUTS, "florence", [100.0, 200.0, 330.0], None, [100.0, 100.0, 300.0])
    assert (beside.floor, beside.before, beside.to_before) == (None, 100, 1.1)


def test_hosts_are_told_what_a_master_plays_out_in_a_second() -> None:
    rows = [
        engine.PLAYOUTS.row(2410.3, of="florence"),
        engine.CHECKED_PLAY.row(20000, 25000, of="florence"),
    ]
    said = "a Master that thinks for a second plays 2410 answers of possible games out"
    assert engine.to_a_person(rows) == f"{said}; an answer is checked and played in 0.05 ms"
    assert engine.to_a_person(rows[1:]) == "an answer is checked and played in 0.05 ms"


def test_seconds_in_which_others_use_the_machine_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing.time, "process_time", iter([0.0, 0.1, 0.3]).__next__)
    answers, seconds = playing.checked(FLORENCE, 4, FLORENCE.options(), random.Random(1), 0.2)
    assert answers > 0 and seconds == 0.3
