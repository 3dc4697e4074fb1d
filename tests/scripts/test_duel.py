"""A duel by text."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from games.computer import Effort
from games.core import Seat
from games.titles import TITLES
from scripts.duel import Duel, play

ROOT = Path(__file__).parents[2]


def reader(said: list[str]) -> Callable[[], str]:
    """Always takes the last move that is listed."""
    return lambda: said[-1].split()[0]


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_duel_is_played_to_its_end_by_numbers_and_the_same_seed_gives_the_same(name: str) -> None:
    title = TITLES[name]
    duel = Duel(title, min(title.seats), Seat(0), "novice", 3, "ja", Effort(600.0, 4))
    told: list[list[str]] = []
    for _ in range(2):
        said: list[str] = []
        scores = play(duel, reader(said), said.append)
        assert {score.seat for score in scores} == set(range(duel.seats))
        told.append(said)
    assert told[0] == told[1] and len(told[0]) > 10 * duel.seats  # a small title is over soon


def test_words_narrow_the_list_down_and_a_number_that_is_not_there_lists_it_again() -> None:
    title = TITLES["heaven_ale"]
    said: list[str] = []
    lines = iter(["999", "a4", "1"])

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    for seed in range(9):
        said.clear()
        with pytest.raises(EOFError):
            play(Duel(title, 2, Seat(0), "novice", seed), read, said.append)
        if any("A4" in line and line.startswith("  1 ") for line in said):
            break
    at = max(at for at, line in enumerate(said) if line.startswith("  1 ") and "A4" in line)
    assert not said[at + 1].startswith("  2 "), "one move has these words"
    assert "A4" in said[at + 1]


def test_the_command_refuses_a_level_that_the_title_does_not_have() -> None:
    command = [sys.executable, "-m", "scripts.duel", "florence", "--level", "grandmaster"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and "novice, apprentice, master" in done.stderr
