"""What the bench of pictures holds them against."""

import pytest
from zlib_ng import zlib_ng

from bench import picture
from bench.beside import ROOT
from bench.kit.rows import BenchRow, row
from games.titles import TITLES

WITHIN = {
    "after a move": 1.0,
    "95th percentile after a move": 2.0,
    "with an empty gallery": 2.8,
    "first of a process, warmed": 3.5,
}


def _rows(times: dict[str, float], size: float = 200) -> list[BenchRow]:
    about = "picture of florence"
    bounds = picture.BOUNDS
    rows = [row(f"{about}: {name}", value, "ms", 1.0, bound=bounds[name]) for name, value in times.items()]
    unwarmed = row(f"{about}: first of a process, not warmed", 90.0, "ms", 1.0)
    return [*rows, unwarmed, row(f"{about}: largest", size, "kB", digits=0, bound=picture.KILOBYTES)]


def test_pictures_as_slow_as_they_may_be_are_within_the_bounds() -> None:
    assert all(row.is_kept for row in _rows(WITHIN))


@pytest.mark.parametrize("slow", WITHIN)
def test_each_bound_is_held(slow: str) -> None:
    assert not all(row.is_kept for row in _rows(WITHIN | {slow: WITHIN[slow] + 0.01}))


def test_a_picture_is_no_larger_than_discord_shows_quickly() -> None:
    assert not all(row.is_kept for row in _rows(WITHIN, 201))


def test_a_bound_of_the_value_is_held_beside_a_floor() -> None:
    assert row("late", 10.0, "ms", 4.0, at_most=10.0).is_kept
    assert not row("late", 10.1, "ms", 40.0, at_most=10.0).is_kept


def test_the_floor_is_the_compression_the_bot_writes_with(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def compress(data: bytes, level: int) -> bytes:
        asked.append((data, level))
        return data

    monkeypatch.setattr(zlib_ng, "compress", compress)
    assert picture._compressed(b"rows") >= 0
    assert asked == [(b"rows", 6)]


def test_a_game_is_drawn_beside_another_worktree(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short one; the other worktree is this one."""
    plain = picture.positions
    monkeypatch.setattr(picture, "positions", lambda *of: list(plain(*of))[:4])
    monkeypatch.setattr(picture, "FIRSTS", 1)
    rows = picture.measured(TITLES["florence"], {}, [ROOT, ROOT])
    assert [row.name.partition(": ")[2] for row in rows] == [
        *WITHIN,
        "first of a process, not warmed",
        "largest",
    ]
    assert all(row.before and row.to_before for row in rows)
    assert rows[-1].to_before == 1.0
    assert any("(bound 2.8: " in row.line() for row in rows)
