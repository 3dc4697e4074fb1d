"""The cities: who is there, the slot that comes next, the alliance tiles for marriages and missions."""

from __future__ import annotations

from games.signorie.model import components as c
from games.signorie.model.cities import lowest_slot
from games.signorie.model.state import City
from render.kit import Box
from render.kit.parts.furniture import GAP
from render.signorie.scene import Scene, meeple

HEIGHT = 264
NAME, TILE = 52, 80
LARGE, COLUMNS, TALL = 1.7, 3, 470
"""The factor by which a large city is larger than on the table; the number beside each other; their
height."""


def cities(scene: Scene, box: Box) -> None:
    """The cities in use, side by side."""
    for (name, city), cell in zip(scene.view.cities.items(), boxes(scene, box), strict=True):
        _put_city(scene, name, city, cell)


def large_height(scene_cities: int) -> int:
    """Rows of this many large cities."""
    lines = -(-scene_cities // COLUMNS)
    return lines * TALL + (lines - 1) * GAP


def large(scene: Scene, box: Box) -> None:
    """The cities large, in lines."""
    count = len(scene.view.cities)
    cells = box.grid(COLUMNS, -(-count // COLUMNS), gap=GAP)
    for (name, city), cell in zip(scene.view.cities.items(), cells, strict=False):
        _city(scene, name, city, cell, LARGE)


def boxes(scene: Scene, box: Box) -> tuple[Box, ...]:
    """The position of each city."""
    return box.cols(*[1] * len(scene.view.cities), gap=10)


def _put_city(scene: Scene, name: str, city: City, box: Box) -> None:
    coming = [lowest_slot(scene.view, name, sex) for sex in "mf"]
    reads = name, city, coming, name in scene.changes.cities
    scene.part("city", box, reads, lambda: _city(scene, name, city, box))


def _city(scene: Scene, name: str, city: City, box: Box, scale: float = 1.0) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    if name in scene.changes.cities:
        canvas.halo(box)
    title, slots, tiles = box.pad(8, 6).rows(round(NAME * scale), 1, round(TILE * scale), gap=2)
    canvas.label(title, scene.speaker.card(name), round(34 * scale), smallest=26, bold=True, align="centre")
    _slots(scene, name, city, slots, scale)
    for place, cell in zip(("marriage", "mission"), tiles.cols(1, 1, gap=6), strict=True):
        _tile(scene, place, getattr(city, place), cell, scale)


def _slots(scene: Scene, name: str, city: City, box: Box, scale: float) -> None:
    """Every slot in the order of filling; the next ones have a ring."""
    canvas, view = scene.canvas, scene.view
    runs: list[tuple[str, list[str], tuple[int, ...]]] = []
    if view.options.city_slots == "shared":
        runs.append(("mf", city.people, c.CITY_SLOTS["shared"]))
    else:
        runs += [
            (sex, [who for who in city.people if who[-1] == sex], c.CITY_SLOTS["separate"]) for sex in "mf"
        ]
    cells = iter(box.grid(4, -(-sum(len(values) for _, _, values in runs) // 4), gap=4))
    for sexes, people, values in runs:
        coming = lowest_slot(view, name, sexes[0])
        for at, value in enumerate(values):
            cell = next(cells)
            canvas.fill(cell, "well", 8)
            if at < len(people):
                meeple(
                    canvas,
                    int(people[at][:-1]),
                    people[at][-1],
                    cell.cx,
                    cell.cy,
                    min(round(70 * scale), cell.h, cell.w + 10),
                )
                continue
            size = round(32 * scale)
            canvas.label(cell, str(value), size, smallest=24, bold=at == len(people), align="centre")
            if at == len(people) and coming:
                canvas.ring(cell, "accent", 5, 8)


def _tile(scene: Scene, place: str, tile: str, box: Box, scale: float) -> None:
    canvas = scene.canvas
    canvas.fill(box, "paper" if tile else "well", 8)
    canvas.sprite(place, box.x + round(20 * scale), box.cy, round(38 * scale))
    if tile:
        face = c.TILES[tile]
        x, size = box.right - round(30 * scale), round(66 * scale)
        canvas.sprite(f"shield_{face.family}", x, box.cy, size, label=str(face.value))
