"""The cities: who is there, the slot that comes next, the alliance tiles for marriages and missions."""

from games.signorie.model import components as c
from games.signorie.model.cities import PEOPLE, lowest_slot
from games.signorie.model.state import City
from render.kit import Box
from render.kit.parts.furniture import GAP
from render.signorie.people import SPRITE, meeple
from render.signorie.scene import Scene

NAME, SLOT, TILE, ACROSS = 44, 52, 78, 4
HEIGHT = NAME + 2 * SLOT + TILE + 3 * 4 + 12
FLAT = HEIGHT - TILE - 4
"""Rows of cities so wide that their tiles lie beside the slots."""
WIDE = 340
LARGE, COLUMNS, TALL = 1.7, 3, 440
"""The factor by which a large city is larger than on the table; the number beside each other; their
height."""


def height(used: int) -> int:
    """Rows of this many cities side by side."""
    return FLAT if used <= COLUMNS else HEIGHT


def cities(scene: Scene, box: Box) -> None:
    """The cities in use, side by side."""
    for (name, city), cell in zip(scene.view.cities.items(), boxes(scene, box), strict=True):
        _put_city(scene, name, city, cell)


def large_height(count: int) -> int:
    """Rows of this many large cities."""
    lines = -(-count // COLUMNS)
    return lines * TALL + (lines - 1) * GAP


def large(scene: Scene, box: Box) -> None:
    """The cities large, in lines."""
    count = len(scene.view.cities)
    cells = box.grid(COLUMNS, -(-count // COLUMNS), gap=GAP)
    for (name, city), cell in zip(scene.view.cities.items(), cells, strict=False):
        _city(scene, name, city, cell, LARGE)


def boxes(scene: Scene, box: Box) -> tuple[Box, ...]:
    """The position of each city."""
    return box.cols(*[1] * len(scene.view.cities), gap=GAP - 2)


def _put_city(scene: Scene, name: str, city: City, box: Box) -> None:
    coming = [lowest_slot(scene.view, name, sex) for sex in "mf"]
    reads = name, city, coming, name in scene.changes.cities
    scene.group("city", box, reads, lambda: _city(scene, name, city, box))


def _city(scene: Scene, name: str, city: City, box: Box, scale: float = 1.0) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    title, rest = box.pad(8, 6).rows(round(NAME * scale), 1, gap=4)
    canvas.label(title, scene.speaker.thing(name), round(36 * scale), smallest=26, bold=True, align="centre")
    if scale == 1.0 and box.w > WIDE:
        slots, tiles = rest.cols(1, 150, gap=8)
    else:
        slots, tiles = rest.rows(1, round(TILE * scale), gap=4)
    _slots(scene, name, city, slots, scale)
    for place, cell in zip(("marriage", "mission"), tiles.cols(1, 1, gap=6), strict=True):
        _tile(scene, place, getattr(city, place), cell, scale)


def _slots(scene: Scene, name: str, city: City, box: Box, scale: float) -> None:
    """Every slot in the order of filling; the next ones have an outline."""
    canvas = scene.canvas
    cells = box.grid(ACROSS, 2, gap=4)
    size = round((SLOT + 3) * scale)
    shared = scene.view.options.city_slots == "shared"
    for sexes in ("mf",) if shared else ("m", "f"):
        people = [who for who in city.people if PEOPLE[who][1] in sexes]
        values = c.CITY_SLOTS["shared" if shared else "separate"]
        here, cells = cells[: len(values)], cells[len(values) :]
        for at, (value, cell) in enumerate(zip(values, here, strict=True)):
            if at < len(people):
                canvas.fill(cell, "well", 8)
                who = people[at]
                meeple(canvas, *PEOPLE[who], cell.cx, cell.cy, size)
                if name in scene.changes.cities and who is city.people[-1] and at == len(people) - 1:
                    canvas.ring(cell.pad(-3), "accent", 6, 10)
                continue
            _empty(scene, value, cell, "" if shared else sexes, at == len(people), scale)


def _empty(scene: Scene, value: int, box: Box, sex: str, coming: bool, scale: float) -> None:
    """An empty slot with its value; the shadow of a meeple if it takes one sex only."""
    canvas = scene.canvas
    ground = "paper" if coming else "well"
    canvas.fill(box, "ink" if coming else ground, 8)
    canvas.fill(box.pad(3), ground, 6)
    if sex and coming:
        symbol, size = SPRITE[sex], round(38 * scale)
        canvas.sprite(symbol, box.x + round(17 * scale), box.cy, size, colours=("panel", "edge"))
        box = Box(box.x + round(28 * scale), box.y, box.right - box.x - round(28 * scale), box.h)
    words = round((36 if coming else 32) * scale)
    canvas.label(
        box, str(value), words, smallest=24, bold=coming, colour="ink" if coming else "soft", align="centre"
    )


def _tile(scene: Scene, place: str, tile: str, box: Box, scale: float) -> None:
    canvas = scene.canvas
    canvas.fill(box, "paper" if tile else "well", 8)
    sign, size = round(38 * scale), round(72 * scale)
    if box.h > box.w:
        above, rest = box.pad(2).rows(sign, 1, gap=0)
        canvas.sprite(place, above.cx, above.cy, sign - 4)
    else:
        rest = Box(box.x + sign, box.y, box.w - sign, box.h)
        canvas.sprite(place, box.x + round(20 * scale), box.cy, sign)
    if tile:
        face = c.TILES[tile]
        size = min(size, rest.h - 2)
        canvas.sprite(f"shield_{face.family}", rest.cx, rest.cy, size, label=str(face.value))
    else:
        canvas.label(rest, "–", round(36 * scale), smallest=24, colour="soft", align="centre")
