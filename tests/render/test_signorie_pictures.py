"""Signorie's pictures: crowded places show every piece, and figures stand for what the view has."""

from itertools import combinations, islice
from typing import Any

import pytest

from games.core import Seat
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model.state import BoardRow
from render.kit import Box, Canvas
from render.kit.painting.marks import Sprite, TextMark
from render.plates import NAMES
from render.signorie import table
from render.signorie.board import tracks
from render.signorie.changes import Changes
from render.signorie.sample import positions
from render.signorie.scene import Scene
from render.signorie.theme import THEME
from words import Speaker

SLOTS = [(career, slot) for career in c.CAREERS for slot in (1, c.CAREER_TOP)]


@pytest.fixture(name="view")
def _view() -> Any:
    """A table of four with as much on it as possible."""
    view, _ = next(iter(positions()))
    return TITLE.copy(view)


def speaker(view: Any) -> Speaker:
    return Speaker(TITLE, "en", NAMES[: len(view.boards)], view.options)


def drawn(view: Any) -> Canvas:
    return table(view, (), speaker(view))


def signs(canvas: Canvas, box: Box) -> list[Sprite]:
    """The seats' signs in a box."""
    inside = [mark for mark in canvas.within(box) if isinstance(mark, Sprite)]
    return [mark for mark in inside if mark.name.startswith("seat_") and mark.box.common(box).pixels]


def words(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.marks if isinstance(mark, TextMark)]


@pytest.mark.parametrize("career, slot", SLOTS)
@pytest.mark.parametrize("men", [(1, 0, 0, 0), (3, 0, 2, 0), (12, 12, 12, 12), (1, 1, 1, 1), (2, 10, 0, 1)])
def test_all_men_of_a_crowded_slot_are_shown_apart(
    view: Any, career: str, slot: int, men: tuple[int, ...]
) -> None:
    for board, count in zip(view.boards, men, strict=True):
        board.men = {name: [0] * (c.CAREER_TOP + 1) for name in c.CAREERS}
        board.men[career][slot] = count
    canvas = Canvas(THEME, tracks.HEIGHT)
    box = Box(0, 0, tracks.CAREERS, tracks.HEIGHT)
    tracks.careers(Scene(canvas, view, speaker(view), Changes()), box)
    found = signs(canvas, box)
    assert sorted(mark.name for mark in found) == [f"seat_{'abcd'[at]}" for at in range(4) if men[at]]
    assert not any(one.box.common(other.box).pixels for one, other in combinations(found, 2))
    cell = tracks.cell(box, career, slot)
    assert all(mark.box.common(cell) == mark.box for mark in found)
    figures = [mark for mark in canvas.marks if isinstance(mark, TextMark) and mark.box.common(cell).pixels]
    assert sorted(int(mark.text) for mark in figures) == sorted(count for count in men if count > 1)


@pytest.mark.parametrize("slot", [0, c.INITIATIVE_TOP])
def test_discs_on_one_slot_hide_nothing_of_each_other(view: Any, slot: int) -> None:
    for board in view.boards:
        board.initiative = slot
    view.discs = [Seat(2), Seat(0), Seat(3), Seat(1)]
    canvas = Canvas(THEME, 100)
    box = Box(0, 0, 500, tracks.HEIGHT - tracks.ORDER)
    tracks.initiative(Scene(canvas, view, speaker(view), Changes()), box)
    found = signs(canvas, box)
    assert not any(one.box.common(other.box).pixels for one, other in combinations(found, 2))
    upwards = sorted(found, key=lambda mark: -mark.box.y)
    assert [mark.name[-1] for mark in upwards] == ["c", "a", "d", "b"]


def test_the_stock_and_the_next_two_rewards_are_told(view: Any) -> None:
    told = words(drawn(view))
    assert str(len(view.stock)) in told
    for tile in view.rewards[view.round - 1 : view.round + 1]:
        assert speaker(view).thing(tile) in " ".join(told)


def test_a_threshold_says_whether_the_dice_are_within_it(view: Any) -> None:
    first, second = view.turn_order[:2]
    view.boards[first].dice, view.boards[second].dice = {"Y": 6, "R": 6, "P": 6}, {"Y": 1}
    view.boards[first].waiting, view.boards[second].waiting = {"m": 1}, {"f": 2}
    told = words(drawn(view))
    assert f">{c.THRESHOLD + c.THRESHOLD_STEP}" in told
    assert f"≤{c.THRESHOLD + 2 * c.THRESHOLD_STEP}" in told


def test_a_closed_assignment_looks_used(view: Any) -> None:
    view.closed = []
    opened = drawn(view)
    view.closed = [next(iter(view.assignments))]
    closed = drawn(view)
    assert opened.marks != closed.marks
    assert words(opened) == words(closed)


def test_a_sum_counts_in_bold_from_three_tiles_on(view: Any) -> None:
    rows, tiles = view.boards[0].rows, tuple(islice(c.TILES, 2))
    rows["pol"] = BoardRow(tiles)
    worth = sum(c.TILES[tile].value for tile in tiles)
    assert f"({worth})" in words(drawn(view))
    rows["pol"] = BoardRow(tiles, face_down=1)
    assert str(worth + 1) in words(drawn(view))
