"""Few taps: the common turns of every title, played by the real bot, take no more taps than they may."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from sampled import each_title

from games.titles import TITLES

ROOT = Path(__file__).resolve().parents[2]

ELSEWHERE = {"an offer of trade"}
"""Turns that a form shortens, not the menus."""


@pytest.mark.parametrize("title", each_title("heaven_ale", "signorie"))
async def test_common_turns_take_few_taps(title: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "soak.taps", title, "--positions", "6"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    assert process.returncode == 0
    found = [json.loads(line) for line in output.splitlines()]
    assert [one["turn"] for one in found] == [one.name for one in TITLES[title].common_turns]
    over = [one for one in found if one["turn"] not in ELSEWHERE and not 1 < one["most"] <= one["wanted"]]
    assert not over
