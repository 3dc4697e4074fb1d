"""Few taps: the common turns of every title, played by the real bot, take no more taps than they may."""

from __future__ import annotations

import pytest
from bench_kit import bench_rows
from sampled import each_title

from games.titles import TITLES

ELSEWHERE = {"an offer of trade"}
"""Turns that a form shortens, not the menus."""


@pytest.mark.parametrize("title", each_title("heaven_ale", "signorie"))
def test_common_turns_take_few_taps(title: str) -> None:
    rows = bench_rows("taps", "--title", title, "--positions", "6")
    most = [row for row in rows if row.figure.most is not None]
    assert [row.of for row in most] == [turn.name for turn in TITLES[title].common_turns]
    over = [row for row in most if row.of not in ELSEWHERE and not (row.is_kept and row.value > 1)]
    assert not over
