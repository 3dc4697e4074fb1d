"""Few posts: what the first round of a title costs a channel, played as by people who are all there."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from sampled import sampled

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("title", "most"),
    sampled([("florence", 5), ("heaven_ale", 8), ("fugger", 4)], lambda case: case[0] == "florence"),
)
async def test_the_first_round_is_few_posts(title: str, most: int) -> None:
    """Where hours pass between the answers everybody has to be called, but the channel shows no more."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "soak.posts", title), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert process.returncode == 0
    quick, slow = (json.loads(line) for line in output.splitlines()[-2:])
    assert quick["posts"] <= most, quick
    assert quick["edits"] >= 1 and quick["hand-overs"] >= quick["posts"] - 1, quick
    assert slow["posts"] == slow["posts that stand"] <= most, slow
    assert 0 < slow["calls"] < slow["hand-overs"] and slow["calls that stand"] <= 1, slow
