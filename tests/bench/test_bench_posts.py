"""Few posts: what the first round of a title costs a channel, played as by people who are all there."""

from __future__ import annotations

import pytest
from bench_kit import bench_rows
from sampled import sampled


@pytest.mark.parametrize(
    ("title", "most"),
    sampled([("florence", 5), ("heaven_ale", 8), ("fugger", 4)], lambda case: case[0] == "florence"),
)
def test_the_first_round_is_few_posts(title: str, most: int) -> None:
    """Where hours pass between the answers everybody has to be called, but the channel shows no more."""
    rows = bench_rows("posts", "--title", title)
    quick, slow = (
        {row.figure.name: row.value for row in rows if row.of == f"{title}, {way}"}
        for way in ("quick", "slow")
    )
    assert quick["posts"] <= most, quick
    assert quick["edits"] >= 1 and quick["hand-overs"] >= quick["posts"] - 1, quick
    assert slow["posts"] == slow["posts that stand at the end"] <= most, slow
    assert 0 < slow["calls"] < slow["hand-overs"] and slow["calls that stand at the end"] <= 1, slow
