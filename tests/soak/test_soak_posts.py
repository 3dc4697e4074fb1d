"""Few posts: what the first round of a title costs a channel, played as by people who are all there."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("title", "most"), [("florence", 5), ("heaven_ale", 8)])
async def test_the_first_round_is_few_posts(title: str, most: int) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "soak.posts", title, "--quick"), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert process.returncode == 0
    found = json.loads(output.splitlines()[-1])
    assert found["posts"] <= most, found
    assert found["edits"] >= 1 and found["hand-overs"] >= found["posts"] - 1, found
