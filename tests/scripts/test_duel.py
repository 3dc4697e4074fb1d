"""A duel by text."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sampled import each_title

from games.computer import Effort, levels_of
from games.core import Offer, Seat
from games.fugger.model.moves import Bid
from games.titles import TITLES
from scripts.duel import ALL, SHOWN, Duel, _looked_through, _with_words, play

ROOT = Path(__file__).parents[2]


def reader(said: list[str]) -> Callable[[], str]:
    """Takes a move of the present list, the same ones each time."""
    rng = Random("a duel")

    def read() -> str:
        asked = max(at for at, line in enumerate(said) if line.startswith("  1 "))
        numbers = [line.split()[0] for line in said[asked:]]
        return rng.choice([number for number in numbers if number.isdigit()])

    return read


@pytest.mark.parametrize("name", each_title("florence", "philadelphia"))
def test_a_duel_is_played_to_its_end_by_numbers_and_the_same_seed_gives_the_same(name: str) -> None:
    title = TITLES[name]
    duel = Duel(title, min(title.seats), Seat(0), "novice", 3, "ja", Effort(600.0, 4))
    games: list[list[str]] = []
    for _ in range(2):
        said: list[str] = []
        scores = play(duel, reader(said), said.append)
        assert {score.seat for score in scores} == set(range(duel.seats))
        games.append(said)
    assert games[0] == games[1] and len(games[0]) > 10 * duel.seats  # a small title is over soon


def told(name: str, *lines: str) -> list[str]:
    """What is said in a game against a Novice until the lines are over."""
    said: list[str] = []
    left = iter(lines)

    def read() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    with pytest.raises(EOFError):
        play(Duel(TITLES[name], 2, Seat(0), "novice", 0), read, said.append)
    return said


def test_words_narrow_the_list_down_and_a_number_that_is_not_there_lists_it_again() -> None:
    said = told("heaven_ale", "999", "starting area", "1")
    first, again, narrowed, *_ = [at for at, line in enumerate(said) if line.startswith("  1 ")]
    assert said[first:again] == said[again : 2 * again - first], "the whole list again"
    assert again - first > 1, "there is something to narrow down"
    assert "starting area" in said[narrowed]
    assert said[narrowed + 1] == "Aoi moves to the starting area.", "one move has these words"


def test_the_command_refuses_a_level_that_the_title_does_not_have() -> None:
    command = [sys.executable, "-m", "scripts.duel", "philadelphia", "--level", "champion"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and ", ".join(levels_of(TITLES["philadelphia"])) in done.stderr


def lists(said: list[str]) -> list[list[str]]:
    """The lists of moves."""
    starts = [at for at, line in enumerate(said) if line.startswith("  1 ")]
    parts = [said[start:end] for start, end in zip(starts, [*starts[1:], len(said)], strict=True)]
    return [[line for line in part if line[:3].strip().isdigit()] for part in parts]


def test_an_answer_is_taken_back_within_the_turn_and_the_position_is_told_once_a_turn() -> None:
    said = told("heaven_ale", "1", "1", "undo", "undo", "undo", "")
    moves, buys, more, *back = lists(said)
    assert len({tuple(moves), tuple(buys), tuple(more)}) == 3
    assert back == [buys, moves, moves, moves], "nothing is left to take back"
    positions = [line for line in said if "Barrels left" in line]
    assert len(positions) == 1 + 3 + 1, "at first, after what is taken back, and after an empty line"


def test_kinds_of_few_moves_come_first_where_not_all_fit() -> None:
    said = told("florence", "1", "2")
    shown = lists(said)[-1]
    assert len(shown) == SHOWN
    assert "Build" not in shown[0] and "Build" in shown[-1]


def test_a_line_that_is_part_of_a_move_lists_only_moves_that_have_it_as_a_whole() -> None:
    moves: list[tuple[Any, str]] = [
        (1, "Keep works; under the deck: forests"),
        (2, "Keep forests; under the deck: works"),
    ]
    assert _with_words(moves, "keep works") == moves[:1]
    assert _with_words(moves, "works keep") == moves, "the words in any order"


def test_a_move_is_listed_with_what_menus_tell_of_it() -> None:
    shown = lists(told("signorie", "take grey", "1"))[-1]
    hired = next(line for line in shown if "Hire the top purple helper" in line)
    assert "costs 2 florins" in hired and "political track" in hired


def test_of_very_many_moves_each_value_of_the_first_field_has_some() -> None:
    found = list(_looked_through(Offer(Bid, quantity=(1, 2, 3), price=range(1_000_000))))
    assert {bid.quantity for bid in found} == {1, 2, 3} and len(found) == ALL // 3 * 3
    assert len(set(found)) == len(found)
