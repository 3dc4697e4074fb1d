"""What the bench of pictures holds them against."""

import pytest
from zlib_ng import zlib_ng

from bench import picture
from bench.beside import ROOT
from bench.kit.rows import Figure
from games.titles import TITLES

BOUNDED = (
    picture.AFTER_MOVE,
    picture.AFTER_MOVE_P95,
    picture.EMPTY_CACHE,
    picture.FIRST_WARMED,
)


@pytest.mark.parametrize("figure", BOUNDED, ids=lambda one: one.name)
def test_pictures_may_take_as_long_as_their_bounds_and_no_longer(figure: Figure) -> None:
    assert figure.most_of_floor is not None
    assert figure.row(figure.most_of_floor, 1.0).is_kept
    assert not figure.row(figure.most_of_floor + 0.01, 1.0).is_kept


def test_a_picture_is_no_larger_than_discord_shows_quickly() -> None:
    assert picture.LARGEST.row(200).is_kept and not picture.LARGEST.row(201).is_kept


def test_a_bound_of_the_value_is_held_beside_a_floor() -> None:
    late = Figure("late", "ms", most=10.0)
    assert late.row(10.0, 4.0).is_kept and not late.row(10.1, 40.0).is_kept


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
    assert [row.figure for row in rows] == [*BOUNDED, picture.FIRST_NOT_WARMED, picture.LARGEST]
    assert all(row.before and row.to_before for row in rows)
    assert rows[-1].to_before == 1.0
    assert any("(bound 2.8: " in row.line() for row in rows)
