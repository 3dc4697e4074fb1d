"""The map of Fugger, Welser, Medici: its spaces, names, pins and the houses in a town."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Any

import pytest
from fugger_games import NAMES, full, languages, speaker, words

from games.core import Seat
from games.fugger.model import components as c
from render.fugger import area, cards, detail
from render.fugger.changes import Changes
from render.fugger.details import world_of
from render.fugger.map import chart
from render.fugger.map.coasts import BOTTOM, COAST, ISLANDS
from render.fugger.map.layout import SMALL, crowds, layout, nearest
from render.fugger.map.names import name_box
from render.fugger.map.regions import grounds
from render.fugger.sample import positions
from render.fugger.scene import Scene
from render.fugger.theme import THEME
from render.kit import Box, Canvas
from render.kit.painting.marks import Polygon, Sprite, Still, TextMark
from render.kit.parts.maps import MapPoint, Window, curve
from words import Language


def inside(place: MapPoint, shape: list[MapPoint]) -> bool:
    """Whether a place lies within an outline."""
    x, y = place
    within = False
    for (a, b), (u, v) in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        if (b > y) != (v > y) and x < (u - a) * (y - b) / (v - b) + a:
            within = not within
    return within


def test_every_land_space_lies_on_land_and_every_sea_space_in_the_water() -> None:
    mainland = [*curve(COAST, 6), (1400.0, BOTTOM), (1400.0, -80.0)]
    islands = [curve([*island, island[0]], 6) for island in ISLANDS]
    for space in c.SPACES.values():
        ashore = any(inside(space.at, shape) for shape in (mainland, *islands))
        assert ashore == (space.kind != "sea"), space.id


def test_the_ground_of_a_space_is_its_own() -> None:
    for id, shape in grounds().items():
        assert inside(c.SPACES[id].at, list(shape)), id


LAND = Box(0, 0, 1152, chart.WHOLE).pad(3)
"""The whole map of a table, inside its frame."""


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def largest_list() -> Box:
    """Where the list of deals lies when it is longest."""
    return Box(LAND.right - cards.WIDE - 10, LAND.bottom - cards.ROWS - 10, cards.WIDE, cards.ROWS)


def within(box: Box, other: Box) -> bool:
    return other.x <= box.x and other.y <= box.y and box.right <= other.right and box.bottom <= other.bottom


def space_boxes() -> dict[str, Box]:
    """The signs of all spaces on the whole map."""
    drawn, window = Canvas(THEME, LAND.h, LAND.w, frame=False), Window.of(chart.EUROPE, LAND.move(-3, -3))
    found = {}
    for space in c.SPACES.values():
        chart.put_space(drawn, window, space, False)
        found[space.id] = sprites_of(drawn)[-1].box.move(3, 3)
        drawn.items.clear()
    return found


def sprites_of(canvas: Canvas) -> list[Sprite]:
    # A toll adds a coin after the sign of its space.
    return [mark for mark in canvas.marks if isinstance(mark, Sprite) and mark.name != "coin"]


def test_no_space_lies_under_the_list_of_deals_or_outside_the_frame() -> None:
    window, listed = Window.of(chart.EUROPE, LAND), largest_list()
    assert window.left == pytest.approx(chart.EUROPE[0], abs=1)
    for id, box in space_boxes().items():
        assert apart(box, listed), id
        assert (
            box.x >= LAND.x and box.y >= LAND.y and box.right <= LAND.right and box.bottom <= LAND.bottom
        ), id
        assert window.shows(*c.SPACES[id].at, 12), id


@languages
def test_a_towns_name_lies_on_no_other_name_no_space_no_lane_and_not_under_the_list(
    language: Language,
) -> None:
    window = Window.of(chart.EUROPE, LAND)
    # The letters of a line are lower than the line.
    names = {town: name_box(window, town, language).pad(0, 4) for town in c.CITIES}
    for one, other in combinations(names, 2):
        assert apart(names[one].pad(-2, 0), names[other]), (one, other)
    lanes = window.paths([chart.way(*ends) for ends in c.ROADS if chart.is_lane(*ends)])
    water = [
        (round(x + (u - x) * share / 20), round(y + (v - y) * share / 20))
        for lane in lanes
        for (x, y), (u, v) in pairwise(lane)
        for share in range(21)
    ]
    for town, box in names.items():
        assert within(box, LAND), town
        assert apart(box, largest_list()), town
        assert all(apart(box, space) for space in space_boxes().values()), town
        assert not any(box.x <= x < box.right and box.y <= y < box.bottom for x, y in water), town


def test_a_pin_stands_near_its_town() -> None:
    for view, recent in positions():
        canvas = Canvas(THEME, 1600)
        scene = Scene(canvas, view, speaker("en", NAMES, view), Changes(recent))
        there = layout(scene, Window.of(chart.EUROPE, LAND), chart.EUROPE, SMALL, covered=largest_list())
        assert len(there.tags) == len(view.open) + len(view.villas)
        for tag in there.tags:
            assert math.dist(tag.town, nearest(tag.box, *tag.town)) <= 60, tag.deal.card
        for one, other in combinations([tag.box for tag in there.tags], 2):
            assert apart(one, other)


@pytest.mark.parametrize("region", c.REGIONS)
def test_a_region_enlarged_shows_all_its_spaces_and_names_its_towns(region: str) -> None:
    box = Box(0, 0, 1146, 994)
    world = world_of(region, box)
    window = Window.of(world, box)
    assert all(window.shows(*space.at, 30) for space in c.SPACES.values() if space.region == region)
    drawn = Canvas(THEME, box.h, box.w, frame=False)
    chart._names(chart.labelled(drawn, window), window, "en")
    towns = [space.id for space in c.SPACES.values() if space.region == region and space.kind == "city"]
    assert {speaker("en", NAMES, full()).thing(town) for town in towns} <= set(words(drawn))


def test_houses_in_a_town_stand_in_the_order_of_their_line() -> None:
    view = full()
    for house in view.houses[:3]:
        house.change("rep", space="PRA")
    view.lines["PRA"] = [Seat(2), Seat(0), Seat(1)]
    here = crowds(view.houses, view.lines)["PRA"]
    assert [figure.seat for figure in here] == [2, 0, 1]


def test_the_sea_looks_otherwise_while_it_is_closed() -> None:
    view = full()
    told = speaker("en", NAMES, view)
    view.now = 7
    open_ = detail(view, "NOR", told).image()
    view.now = 9
    closed = detail(view, "NOR", told).image()
    counts = [{colour: n for n, colour in image.getcolors(100_000) or []} for image in (open_, closed)]
    assert counts[0].get(THEME.colour("frozen"), 0) < 20_000 < counts[0][THEME.colour("sea")]
    assert counts[1].get(THEME.colour("sea"), 0) < 20_000 < counts[1][THEME.colour("frozen")]


@languages
def test_labels_of_towns_cover_no_names_of_the_map(language: Language) -> None:
    view = full()
    view.houses[0].change("rep", space="AUG")
    towns = ("NUE", "INN", "FRA", "BAS")
    ghosts = [(str(21 + at), town) for at, town in enumerate(towns)]
    canvas = area(view, Seat(0), speaker(language, NAMES, view), ghosts)
    labels = [mark.box for mark in canvas.marks if isinstance(mark, TextMark) and mark.text in dict(ghosts)]
    land = next(mark for mark in canvas.marks if isinstance(mark, Still))
    world: Any = land.key[0]
    drawn = chart.named(land.theme, world, land.box.w, land.box.h, language)
    names = drawn.on(canvas, land.box).names
    assert len(labels) == len(towns) and len(names) > len(towns)
    assert [label for label in labels if any(label.common(name).pixels for name in names)] == []


def test_a_picture_of_the_map_is_a_still_and_few_marks() -> None:
    canvas = Canvas(THEME, 900)
    ground = len(canvas.marks)
    chart.chart(canvas, Box(0, 0, 1146, 890), chart.EUROPE, "en", False)
    assert len(canvas.marks) == ground + 1
    assert not any(isinstance(mark, Polygon) for mark in canvas.marks)
