"""What boards are drawn with: windows on a world, labels, routes, stills, pages."""

from __future__ import annotations

import math
import random
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.florence.theme import THEME
from render.kit import Box, Canvas, StripCache
from render.kit.painting.canvas import still
from render.kit.painting.mark_maker import HALO
from render.kit.painting.marks import Haloed, LinesMark
from render.kit.parts.labels import Labels
from render.kit.parts.maps import Window, bend, curve, fan
from render.kit.parts.page import Page
from render.kit.parts.routes import beside, cut_back, dashes, route

EUROPE = (0.0, 0.0, 1200.0, 900.0)
PLACE = st.tuples(st.floats(0, 1200), st.floats(0, 900))


def canvas(height: int = 400, width: int = 400) -> Canvas:
    return Canvas(THEME, height, width)


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def test_a_window_shows_the_whole_world_in_its_box_without_stretching() -> None:
    window = Window.of(EUROPE, Box(24, 100, 600, 600))
    assert window.at(0, 0) == (24, 175)
    assert window.at(1200, 900) == (624, 625)
    assert window.shows(600, 450)
    assert not window.shows(1201, 450)


@given(st.lists(PLACE, min_size=1, max_size=9))
def test_a_window_around_places_shows_them_all(places: list[tuple[float, float]]) -> None:
    window = Window.around(places, Box(0, 0, 800, 500), 30, most=4)
    assert window.scale <= 4
    assert all(window.shows(x, y) for x, y in places)


@pytest.mark.parametrize("count", range(1, 19))
def test_figures_on_one_place_are_fanned_around_it_and_all_are_seen(count: int) -> None:
    middles = fan(100, 100, count, 30)
    assert len(set(middles)) == count
    assert min(math.dist(a, b) for a, b in combinations([*middles, (9999, 0)], 2)) >= 20


def test_one_figure_stands_on_its_place() -> None:
    assert list(fan(40, 50, 1, 30)) == [(40, 50)]


def test_a_curve_passes_through_its_places() -> None:
    places = [(0.0, 0.0), (50.0, 30.0), (90.0, -20.0), (140.0, 10.0)]
    drawn = curve(places)
    assert all(min(math.dist(place, point) for point in drawn) < 1e-9 for place in places)
    assert max(math.dist(a, b) for a, b in pairwise(drawn)) < 20


def test_a_bend_leaves_the_straight_line_by_its_share_to_the_left() -> None:
    middle = bend((0, 0), (100, 0), 0.2)[4]
    assert middle == pytest.approx((50, -20))
    assert bend((0, 0), (100, 0), 0)[4] == pytest.approx((50, 0))


@given(st.integers(1, 40), st.integers(1, 40))
def test_dashes_cover_their_share_of_a_way(drawn: int, left_out: int) -> None:
    way = [(0, 0), (300, 0), (300, 400), (0, 400)]
    pieces = dashes(way, drawn, left_out)
    length = sum(math.dist(a, b) for piece in pieces for a, b in pairwise(piece))
    assert length == pytest.approx(1000 * drawn / (drawn + left_out), abs=drawn + 2 * len(pieces))
    assert pieces[0][0] == (0, 0)


def test_dashes_of_no_length_are_refused() -> None:
    with pytest.raises(ValueError, match="dash of 0"):
        dashes([(0, 0), (9, 9)], 0, 4)


def test_a_way_can_be_cut_back_and_moved_aside() -> None:
    assert cut_back([(0, 0), (100, 0)], 30) == [(0, 0), (70, 0)]
    assert cut_back([(0, 0), (100, 0), (110, 0)], 30) == [(0, 0), (80, 0)]
    assert beside([(0, 0), (100, 0)], 10) == [(0, 10), (100, 10)]


def test_a_route_has_its_casing_below_and_its_head_at_the_end() -> None:
    drawing = canvas()
    route(drawing, [(50, 200), (350, 200)], "seat_c", 10, casing="ink", arrow=True)
    picture = drawing.image()
    assert picture.getpixel((100, 200)) == THEME.colour("seat_c")
    assert picture.getpixel((100, 207)) == THEME.colour("ink")
    assert picture.getpixel((346, 200)) == THEME.colour("seat_c")
    assert picture.getpixel((365, 200)) == THEME.colour("table")
    dashed = canvas()
    route(dashed, [(50, 200), (350, 200)], "ink", 6, dash=(20, 20))
    assert dashed.image().getpixel((60, 200)) == THEME.colour("ink")
    assert dashed.image().getpixel((80, 200)) == THEME.colour("table")
    assert sum(isinstance(mark, LinesMark) for mark in dashed.marks) == 1


def test_names_lie_on_no_other_name_and_on_no_figure() -> None:
    drawing, rng = canvas(800, 800), random.Random(4)
    labels = Labels(drawing, drawing.area)
    places = [(rng.randrange(60, 740), rng.randrange(60, 740)) for _ in range(40)]
    figures = [Box(x - 10, y - 10, 20, 20) for x, y in places]
    for figure in figures:
        labels.keep_clear(figure)
    put = [labels.put(x, y, "Frankfurt", 20, always=False) for x, y in places]
    boxes = [box for box in put if box is not None]
    assert len(boxes) >= 30
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(apart(box.pad(6), figure) for box in boxes for figure in figures)
    assert all(drawing.area.x <= box.x and box.right <= drawing.area.right for box in boxes)


def test_a_name_goes_to_the_side_on_which_no_road_runs() -> None:
    drawing = canvas()
    labels = Labels(drawing, drawing.area)
    labels.avoid_line([(200, 200), (380, 200)], 8)
    box = labels.put(200, 200, "Köln", 24)
    assert box is not None
    assert box.right < 200


def test_a_name_without_room_is_left_out_unless_it_is_wanted_always() -> None:
    drawing = canvas()
    labels = Labels(drawing, drawing.area)
    labels.keep_clear(drawing.area)
    assert labels.put(200, 200, "Köln", 24, always=False) is None
    assert labels.put(200, 200, "Köln", 24) is not None


def test_a_halo_keeps_letters_apart_from_what_they_lie_on() -> None:
    drawing = canvas(100, 300)
    drawing.fill(drawing.area, "ink")
    box = drawing.label(drawing.area, "Il", 40, bold=True, halo="paper")
    (mark,) = [mark for mark in drawing.marks if isinstance(mark, Haloed)]
    assert mark.box == box.pad(-HALO)
    colours = {colour for _, colour in drawing.image().getcolors(10_000) or []}
    assert THEME.colour("paper") in colours


def test_a_still_is_drawn_once_and_is_the_same_in_strips() -> None:
    drawn: list[str] = []

    @still("test/chequers")
    def _chequers(board: Canvas, colour: str) -> None:
        drawn.append(colour)
        for number in range(0, board.width, 20):
            board.fill(Box(number, 0, 10, board.height), colour)

    strips = StripCache()
    for shift in (0, 7):
        drawing = canvas()
        drawing.still("test/chequers", Box(50, 60, 300, 300), "ink")
        drawing.label(Box(60, 60 + shift, 200, 60), "匠", 40, colour="accent")
        assert strips.png(drawing) == StripCache().png(drawing)
    assert drawn == ["ink"]
    assert drawing.image().getpixel((51, 300)) == THEME.colour("ink")
    assert drawing.image().getpixel((61, 300)) == THEME.colour("table")
    with pytest.raises(ValueError, match="chequers"):
        still("test/chequers")(_chequers)


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_page_has_a_place_for_everything(seats: int) -> None:
    page = Page(head=120, shared=(300, 90), panel=200, seats=seats)
    drawing = Canvas(THEME, page.height)
    boxes = page.boxes(drawing.area)
    assert [box.h for box in (boxes.head, *boxes.shared)] == [120, 300, 90]
    assert len(boxes.panels) == seats
    assert {box.h for box in boxes.panels} == {200}
    assert (boxes.spare is not None) == (seats % 2 == 1)
    every = [boxes.head, *boxes.shared, *boxes.panels]
    assert all(apart(one, other) for one, other in combinations(every, 2))
    assert max(box.bottom for box in every) == drawing.area.bottom
