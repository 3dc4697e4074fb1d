"""A short soak: one whole game of each title, with three kills, must be clean."""

from pathlib import Path

import pytest

from games.titles import TITLES
from scripts.soak import soak
from scripts.soak_tally import Tally

ANSWER_WITHIN = 30.0
"""Seconds an answer may take: this is about what happens, not about how fast."""


@pytest.mark.parametrize(("title", "players", "least"), [("florence", 3, 50), ("heaven_ale", 2, 20)])
async def test_a_game_with_three_kills_is_clean(title: str, players: int, least: int, tmp_path: Path) -> None:
    """`least`: fewer moves would be no whole game; random ones of Heaven & Ale for two can be short."""
    tally = await soak(TITLES[title], players, 1, 3, 11, tmp_path, ANSWER_WITHIN)
    assert tally.line() == (
        f"games finished: 1, moves: {tally.moves}, kills: 3, lost: 0, doubled: 0, leaks: 0, errors: 0"
    ), [*tally.lost, *tally.doubled, *tally.leaks, *tally.errors]
    assert tally.clean
    assert tally.moves > least


def test_a_fault_of_any_kind_or_an_unfinished_game_is_not_clean() -> None:
    assert Tally(games=2, wanted=2).clean
    assert not Tally(games=1, wanted=2).clean
    for kind in ("lost", "doubled", "leaks", "errors"):
        tally = Tally(games=1, wanted=1)
        tally.fault(kind, "made up")
        assert not tally.clean
        assert f"{kind}: 1" in tally.line()
