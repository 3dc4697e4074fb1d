"""One house as a strip: what it is worth, cash, nobility, what it keeps, its four places with goods."""

from collections.abc import Sequence

from games.fugger.model import components as c
from games.fugger.model.state import House
from render.fugger.scene import Scene, kept
from render.fugger.things import PLACES
from render.kit import Box
from render.kit.material import fonts
from render.kit.material.theme import seat_role
from render.kit.parts.furniture import counted, faded
from render.kit.parts.seat_heads import PointSymbols, player, points
from words.numbers import signed

LOWER = 38
TALL, LOW, LINE, LEAST = 96, 82, 58, 52
"""Rows of a strip: of two lines, of two where offers take room, of one line, of one where offers do."""
SYMBOLS = PointSymbols("chest", "chest")
"""The symbol of all a house is worth."""


def height(room: int) -> int:
    """Height of a strip that has `room` rows."""
    return next((rows for rows in (TALL, LOW, LINE) if rows <= room), LEAST)


def strip(scene: Scene, seat: int, box: Box) -> None:
    """Draw a house into a box `height` high, in parts that change at different times."""
    view, house = scene.view, scene.view.houses[seat]
    florins, meter, things = scene.changes.of(seat)
    awaited, begins = seat in scene.awaited(), seat == view.start_seat and view.stage != "setup"
    two = box.h >= LOW
    noble = house.meter, house.noble, house.bonds, len(house.cubes), house.villas, house.holds, meter
    stored = () if two else (house.home, house.warehouse, (seat, "wh") in scene.changes.goods)
    reads = seat, awaited, begins, house.florins, florins, scene.standing(seat), noble, stored
    scene.group("panel", box, reads, lambda: _upper(scene, seat, box, awaited, begins))
    if two:
        low = Box(box.x + 10, box.bottom - 9 - LOWER, box.w - 20, LOWER)
        goods = seat, house.home, house.warehouse, house.merchants, things
        scene.group("stores", low, goods, lambda: _stores(scene, seat, low))


def _upper(scene: Scene, seat: int, box: Box, awaited: bool, begins: bool) -> None:
    """The frame and the first line: seat, name, all it is worth, cash, nobility, what it keeps."""
    canvas, house, two = scene.canvas, scene.view.houses[seat], box.h >= LOW
    canvas.panel(box)
    if awaited:
        canvas.ring(box, "accent", 7)
    line = Box(box.x + 12, box.y + 4, box.w - 22, box.h - LOWER - 13 if two else box.h - 8)
    at = canvas.seat(seat, line.x + 20, line.cy, min(44, line.h))
    left = at.right + 8
    if begins:
        left = canvas.sprite("first", left + 11, line.cy - 2, 30).right + 3
    noble = scene.view.options.noble
    name, worth, cash, rest = _columns(line, left, two, noble)
    player(scene, name, seat, 32, 18)
    size = 40 if box.h == TALL else 32
    for figure in points(scene, seat, size, size, symbols=SYMBOLS)[:1]:
        counted(canvas, figure.symbol, worth, figure.figure, size - 3, size, beside=5)
    _cash(scene, seat, cash, size - 6)
    if not two:
        place, rest = rest.cols(284 if noble else 340, 1, gap=8)
        store(scene, seat, "wh", place.pad(0, 5))
    if noble:
        nobility(scene, seat, rest, bar=two)
    else:
        _kept(scene, house, rest.x, rest)


def _cash(scene: Scene, seat: int, box: Box, size: int) -> None:
    """A house's cash, and what the last turn changed of it."""
    canvas, change = scene.canvas, scene.changes.figures[seat, "florins"]
    coin = canvas.sprite("coin", box.x + size // 2, box.cy, size)
    figure, words = str(scene.view.houses[seat].florins), min(22, size - 8)
    beside = fonts.width(signed(change), words, bold=True) + words + 8 if change else 0
    place = Box(coin.right + 5, box.y, box.right - coin.right - 5 - beside, box.h)
    at = canvas.label(place, figure, size, smallest=18)
    if change:
        canvas.difference(at.right + (beside + 8) // 2, box.cy, change, words)


def _columns(line: Box, left: int, two: bool, noble: bool) -> tuple[Box, Box, Box, Box]:
    """The columns of the first line: name, worth, cash, and the rest."""
    starts = (left, 284, 458, 734) if two else (left, 262, 404, 592) if noble else (left, 330, 490, 700)
    ends = (*[start - 8 for start in starts[1:]], line.right)
    boxes = [Box(start, line.y, end - start, line.h) for start, end in zip(starts, ends, strict=True)]
    return boxes[0], boxes[1], boxes[2], boxes[3]


def _stores(scene: Scene, seat: int, box: Box) -> None:
    for place, cell in zip(c.PLACES, box.cols(*[1] * len(c.PLACES), gap=6), strict=True):
        store(scene, seat, place, cell)


def store(scene: Scene, seat: int, place: str, box: Box, large: bool = False) -> None:
    """A place for goods: the warehouse, or a merchant with where he is."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    there = bool(house.space_of(place)) or place == "wh"
    canvas.fill(box, "well" if there else "panel", 10)
    name, label = PLACES[place].sprite, place[-1] if place in ("m1", "m2") else ""
    colours = () if there else faded(canvas, name)
    if place != "wh" and there:
        role = seat_role(seat)
        colours = (role, "ink", canvas.theme.on(role)) if label else (role, "ink")
    if large:
        above, below = box.pad(5, 5).rows(58, 1, gap=2)
        at = canvas.sprite(name, above.x + 27, above.cy, 54, label, colours)
        words = Box(at.right + 4, above.y, above.right - at.right - 4, above.h)
        canvas.label(words, _where(scene, house, place), 30, smallest=15, colour="ink" if there else "soft")
        stock(scene, house.goods_at(place), below, 48)
    else:
        at = canvas.sprite(name, box.x + 20, box.cy, min(34, box.h - 2), label, colours)
        goods = _goods(house, place)
        wide = sum(30 + fonts.width(str(amount), 28, bold=True) for _, amount in goods) + 5 * len(goods)
        free = box.right - at.right - 10
        wide = min(wide, free * 3 // 5)
        words = Box(at.right + 6, box.y, free - wide - 2, box.h)
        canvas.label(words, _where(scene, house, place), 27, smallest=17, colour="ink" if there else "soft")
        stock(scene, house.goods_at(place), Box(words.right + 2, box.y, wide, box.h), 30)
    if (seat, place) in scene.changes.moved | scene.changes.goods:
        canvas.ring(box.pad(-1), "accent", 4, 11)


def _goods(house: House, place: str) -> list[tuple[str, int]]:
    """The goods in a place with their quantities, without those that are missing."""
    return [(good, amount) for good, amount in zip(c.GOODS, house.goods_at(place), strict=True) if amount]


def stock(scene: Scene, amounts: Sequence[int], box: Box, largest: int) -> None:
    """Goods with their quantities, as large as they fit beside each other."""
    shown = [(good, str(amount)) for good, amount in zip(c.GOODS, amounts, strict=True) if amount]
    gap = 7 if len(shown) < len(c.GOODS) else 2
    for size in range(largest, 12, -2):
        wide = sum(size - 1 + fonts.width(amount, size, bold=True) for _, amount in shown)
        if wide + gap * (len(shown) - 1) <= box.w:
            break
    x = box.x
    for good, amount in shown:
        line = Box(x, box.y, box.right - x, box.h)
        x = counted(scene.canvas, good, line, amount, size - 2, size, beside=1).right + gap


def _where(scene: Scene, house: House, place: str) -> str:
    space = house.space_of(place)
    if space:
        return scene.short(space)
    if place == "wh":
        return ""
    return scene.say("dead" if house.merchant(place).dead else "reserve")


def nobility(scene: Scene, seat: int, box: Box, bar: bool) -> None:
    """The position on the meter, also as a bar; bonds, regions with safe conduct, villas and cards kept."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    figure = "✓" if house.noble else str(house.meter)
    at = counted(canvas, "crown", Box(box.x, box.y, 90, box.h), figure, 36, 34, gone=False)
    x = box.x + 84
    change = scene.changes.figures[seat, "meter"]
    if bar:
        line = Box(x, box.cy - 12, 132, 24)
        meter(scene, seat, line)
        x = line.right + 14
        if change:
            canvas.badge(line.right - 22, line.cy, signed(change), 20)
    elif change:
        canvas.badge(at.right + 16, box.cy, signed(change), 18)
    for name, count in (("bond", house.bonds), ("permit", len(house.cubes))):
        if count or bar:
            place = Box(x, box.y, 90, box.h)
            shown = counted(canvas, name, place, str(count), 32, 30, gone=not count, beside=3)
            x = shown.right + 10
    _kept(scene, house, x, box)


def _kept(scene: Scene, house: House, x: int, box: Box) -> None:
    """Villas and event cards a house keeps, as large as they fit."""
    shown = [*["villa"] * len(house.villas), *kept(house)]
    if not shown:
        return
    step = min(40, (box.right - x) // len(shown))
    for name in shown:
        scene.canvas.sprite(name, x + step // 2, box.cy, step - 4)
        x += step


def meter(scene: Scene, seat: int, box: Box) -> None:
    """A house's progress towards the title."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    canvas.fill(box, "ink", 8)
    inside = box.pad(2)
    canvas.fill(inside, "paper", 6)
    share = c.NUMBERS.title_at if house.noble else house.meter
    canvas.fill(Box(inside.x, inside.y, inside.w * share // c.NUMBERS.title_at, inside.h), seat_role(seat), 6)
    for step in range(1, c.NUMBERS.title_at):
        canvas.fill(Box(inside.x + inside.w * step // c.NUMBERS.title_at, inside.y, 1, inside.h), "edge")
