"""A duel by text."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from games.computer import Effort, levels_of
from games.core import Seat
from games.titles import TITLES
from scripts.duel import Duel, play

ROOT = Path(__file__).parents[2]


def reader(said: list[str]) -> Callable[[], str]:
    """Takes a move of the present list, the same ones each time."""
    rng = Random("a duel")

    def read() -> str:
        asked = max(at for at, line in enumerate(said) if line.startswith("  1 "))
        numbers = [line.split()[0] for line in said[asked:]]
        return rng.choice([number for number in numbers if number.isdigit()])

    return read


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
    said: list[str] = []
    lines = iter(["999", "starting area", "1"])

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    with pytest.raises(EOFError):
        play(Duel(TITLES["heaven_ale"], 2, Seat(0), "novice", 0), read, said.append)
    first, again, narrowed, *_ = [at for at, line in enumerate(said) if line.startswith("  1 ")]
    assert said[first:again] == said[again : 2 * again - first], "the whole list again"
    assert again - first > 1, "there is something to narrow down"
    assert "starting area" in said[narrowed]
    assert said[narrowed + 1] == "Aoi moves to the starting area.", "one move has these words"


def test_the_command_refuses_a_level_that_the_title_does_not_have() -> None:
    command = [sys.executable, "-m", "scripts.duel", "philadelphia", "--level", "champion"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and ", ".join(levels_of(TITLES["philadelphia"])) in done.stderr
