"""Polygons and lines that are drawn together."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.florence.theme import THEME
from render.kit import Box, Canvas
from render.kit.material.sketch import BAND, Sketch
from render.kit.parts.maps import Window

LAND = [(20, 15), (180, 40), (150, 230), (60, 260)]
ROAD = [(0, 0), (90, 130), (199, 150), (120, 279)]
FAR = [(500, 500), (900, 500), (700, 900)]


def canvas() -> Canvas:
    return Canvas(THEME, 2 * BAND + 88, 200, frame=False)


def together() -> Image.Image:
    drawing = canvas()
    sketch = Sketch(drawing.area, "panel")
    sketch.polygon(LAND, "accent", "ink", 3)
    sketch.polygon(FAR, "ink")
    sketch.lines([ROAD, FAR], "soft", 5)
    assert len(sketch.shapes) == 2
    drawing.sketch(sketch)
    return drawing.image()


def test_shapes_drawn_together_look_as_those_drawn_one_by_one() -> None:
    drawing = canvas()
    drawing.fill(drawing.area, "panel")
    drawing.polygon(LAND, "accent", "ink", 3)
    drawing.lines([ROAD], "soft", 5)
    difference = ImageChops.difference(together(), drawing.image()).convert("L")
    # Edges are a shade apart: three times too large is not four times.
    assert difference.getextrema()[1] < 80
    assert sum(difference.histogram()[1:]) < difference.width * difference.height // 25


def test_a_part_of_a_sketch_is_the_same_pixels_as_in_the_whole() -> None:
    whole, drawing = together(), canvas()
    sketch = Sketch(drawing.area, "panel")
    sketch.polygon(LAND, "accent", "ink", 3)
    sketch.lines([ROAD], "soft", 5)
    drawing.sketch(sketch)
    for box in (Box(0, 0, 200, 40), Box(30, BAND - 3, 90, 7), Box(100, 150, 100, 130)):
        left, top, wide, tall = box
        assert drawing.region(box).tobytes() == whole.crop((left, top, left + wide, top + tall)).tobytes()


def test_of_several_ways_a_window_has_those_that_come_near_it() -> None:
    window = Window.of((0.0, 0.0, 100.0, 100.0), Box(10, 20, 200, 200))
    inside, beside, beyond = (
        [(5.0, 5.0), (60.0, 90.0)],
        [(-30.0, 50.0), (-4.0, 60.0)],
        [(300.0, 5.0), (200.0, 9.0)],
    )
    assert window.paths([inside, beyond]) == [window.path(inside)]
    assert window.paths([inside, beside, beyond], 8) == [window.path(inside), window.path(beside)]
    assert window.path(inside) == [window.at(*place) for place in inside]
