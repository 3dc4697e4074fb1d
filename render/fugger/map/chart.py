"""The map itself, drawn once per window: coasts, regions, roads, bridges, sea lanes, towns and names.

Only the closing of the sea ever changes it. What stands on it is drawn by `standing`."""

from collections.abc import Sequence
from functools import lru_cache

from games.fugger.model import components as c
from games.fugger.model.data_rows import Space
from render.fugger.map.coasts import BOTTOM, COAST, ISLANDS, LAKES, LEFT, RIVERS, TOP
from render.fugger.map.names import name_box, name_of
from render.fugger.map.regions import borders, grounds
from render.kit import Box, Canvas, Theme
from render.kit.material.sketch import Sketch
from render.kit.material.text import SMALLEST
from render.kit.painting.canvas import still
from render.kit.parts.furniture import paled
from render.kit.parts.labels import Labels
from render.kit.parts.maps import MapPoint, Window, bend, curve
from render.kit.parts.routes import dashes
from words import Language, say

WorldBox = tuple[float, float, float, float]

EUROPE: WorldBox = (20.0, 18.0, 1272.0, 905.0)
"""The extent of the whole map, cropped to where things happen: left, top, right, bottom."""
WHOLE = 818
"""Rows of the whole map with its frame."""
STILL = "fugger/map"
LARGE = 1.5
"""From this many pixels per unit on, every space shows its name, and figures are large."""
BULGE: dict[tuple[str, str], float] = {
    ("SM5", "SM6"): -0.09, ("SN4", "SO1"): 0.1, ("SO2", "SO3"): 0.06, ("SM1", "SM2"): -0.06,
    ("SA1", "SA2"): 0.14, ("SA2", "SA3"): 0.08, ("SA3", "SM1"): 0.12, ("SM6", "SM7"): 0.08,
    ("SN2", "SN3"): 0.08, ("SM3", "SM4"): -0.08, ("SM2", "SM3"): -0.06,
}  # fmt: skip
"""Sea lanes that bend around a coast; positive values bend to the left of the lane."""

BESIDE = 20.0
"""Width of the margin, in units of the world, in which things outside a window may still show: lines have
a thickness."""


def way(one: str, other: str) -> list[MapPoint]:
    """The road or lane between two spaces, from one to the other."""
    start, end = c.SPACES[one].at, c.SPACES[other].at
    if (one, other) in BULGE:
        return bend(start, end, BULGE[one, other])
    if (other, one) in BULGE:
        return bend(start, end, -BULGE[other, one])
    return [start, end]


def is_lane(one: str, other: str) -> bool:
    """Whether a way goes over the sea."""
    return "sea" in (c.SPACES[one].kind, c.SPACES[other].kind)


def chart(canvas: Canvas, box: Box, world: WorldBox, language: Language, closed: bool) -> Window:
    """Draw the map of a part of the world on a canvas; returns the window."""
    canvas.still(STILL, box, world, language, closed)
    return Window.of(world, box)


@still(STILL)
def _draw(canvas: Canvas, world: WorldBox, language: Language, closed: bool) -> None:
    window = Window.of(world, canvas.area)
    ground = Sketch(canvas.area, "land")
    _ground(canvas, ground, window, "frozen" if closed else "sea")
    _ways(canvas, ground, window, closed)
    canvas.sketch(ground)
    _spaces(canvas, window, closed)
    canvas.items += named(canvas.theme, world, canvas.width, canvas.height, language).canvas.items


def _ground(canvas: Canvas, ground: Sketch, window: Window, sea: str) -> None:
    for id, shape in grounds().items():
        region = c.SPACES[id].region
        if region:
            ground.polygon(window.path(shape), f"land_{region}")
    if window.scale >= LARGE:
        # On the whole map borders and rivers would add a tenth to the file for little use.
        ground.lines(window.paths(borders(), BESIDE), paled(canvas.theme, "shore", "land", 0.45), 2)
        ground.lines(window.paths(rivers(), BESIDE), sea, 6)
    for outline, land in shores():
        ground.polygon(window.path(outline), "land" if land else sea, "shore", 3)


@lru_cache(maxsize=1)
def shores() -> tuple[tuple[Sequence[MapPoint], bool], ...]:
    """The lakes, the sea and its islands, each with whether it is land."""
    lakes = [(curve([*lake, lake[0]], 6), False) for lake in LAKES]
    sea = ([*curve(COAST, 6), (LEFT, BOTTOM), (LEFT, TOP)], False)
    return *lakes, sea, *((curve([*island, island[0]], 6), True) for island in ISLANDS)


@lru_cache(maxsize=1)
def rivers() -> tuple[Sequence[MapPoint], ...]:
    """The rivers, smoothed."""
    return tuple(curve(river, 6) for river in RIVERS)


def _ways(canvas: Canvas, ground: Sketch, window: Window, closed: bool) -> None:
    roads = window.paths([way(*ends) for ends in c.ROADS if not is_lane(*ends)], BESIDE)
    lanes = window.paths([way(*ends) for ends in c.ROADS if is_lane(*ends)], BESIDE)
    dashed = [piece for lane in lanes for piece in dashes(lane, 10, 9)]
    ground.lines(dashed, paled(canvas.theme, "lane", "frozen", 0.55) if closed else "lane", 3)
    ground.lines(roads, "road", 5)


def _spaces(canvas: Canvas, window: Window, closed: bool) -> None:
    for space in c.SPACES.values():
        if window.shows(*space.at, -30):
            put_space(canvas, window, space, closed)


def put_space(canvas: Canvas, window: Window, space: Space, closed: bool) -> None:
    """The sign of a space."""
    size = 1.0 if window.scale < LARGE else 1.35
    x, y = window.at(*space.at)
    if space.id in c.HOMES:
        canvas.sprite("home", x, y, round(34 * size))
    elif space.kind == "city":
        canvas.sprite("town", x, y, round(24 * size))
    elif space.kind == "bridge":
        canvas.sprite("bridge", x, y, round(22 * size))
    elif space.kind == "sea":
        faded = paled(canvas.theme, "lane", "frozen", 0.55) if closed else "lane"
        canvas.sprite("lane_ship", x, y, round(30 * size), colours=(faded, "paper"))
    else:
        canvas.sprite("road_mark", x, y, round(14 * size))
    if space.toll:
        canvas.sprite("coin", x + round(12 * size), y + round(10 * size), round(18 * size))


def name_size(scale: float, kind: str) -> tuple[int, bool]:
    """Size and weight of a space's name on a large map; 0 if it isn't written."""
    if scale < LARGE:
        return 0, False
    return (30, True) if kind == "city" else (22, False)


def labelled(canvas: Canvas, window: Window) -> Labels:
    """The places taken on the map without names: spaces, and the roads and lanes between them."""
    labels = Labels(canvas, window.box)
    for path in window.paths([way(*ends) for ends in c.ROADS], BESIDE):
        labels.avoid_line(path, 9)
    for space in c.SPACES.values():
        if window.shows(*space.at):
            x, y = window.at(*space.at)
            wide = {"city": 26, "road": 14}.get(space.kind, 24)
            labels.keep_clear(Box(x, y, 0, 0).centred(wide, wide), 1 if space.kind == "road" else 3)
            if space.kind == "city" or window.scale >= LARGE:
                labels.add_place(x, y)
    return labels


@lru_cache(maxsize=32)
def named(theme: Theme, world: WorldBox, width: int, height: int, language: Language) -> Labels:
    """The places taken on a window's map with names. Its canvas holds only the names."""
    canvas = Canvas(theme, height, width, frame=False)
    canvas.items.clear()
    labels = labelled(canvas, Window.of(world, canvas.area))
    _names(labels, Window.of(world, canvas.area), language)
    return labels


def _names(labels: Labels, window: Window, language: Language) -> None:
    """Write the names: those of the towns at their fixed places, on a large map all where there is room."""
    shown = [space for space in c.SPACES.values() if window.shows(*space.at)]
    if window.scale < LARGE:
        for space in shown:
            if space.kind == "city":
                _town(labels, window, space.id, language)
        return
    for kind in ("city", "bridge", "sea", "road"):
        size, bold = name_size(window.scale, kind)
        for space in shown:
            if space.kind == kind:
                x, y = window.at(*space.at)
                halo = "sea" if kind == "sea" else "paper"
                words = say(language, f"name-{space.id}", "fugger")
                for tried in (size,) if kind == "city" else (size, SMALLEST):
                    always = kind == "city"
                    if labels.put(x, y, words, tried, away=25, bold=bold, halo=halo, always=always):
                        break


def _town(labels: Labels, window: Window, town: str, language: Language) -> None:
    """A town's name at its fixed place; at the border of a window wherever there is room."""
    words, size = name_of(town, language)
    box = name_box(window, town, language)
    (left, top, wide, tall), (x, y, w, h) = window.box, box
    if x < left or y < top or x + w > left + wide or y + h > top + tall:
        labels.put(*window.at(*c.SPACES[town].at), words, size, away=22, bold=True, halo="paper")
        return
    labels.keep_clear(box.pad(-3, 0), 4)
    labels.names.append(box)
    labels.canvas.label(box, words, size, smallest=size, bold=True, halo="paper")
