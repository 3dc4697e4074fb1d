"""One house: its money, its four places with goods, its nobility, bonds, cubes and cards."""

from __future__ import annotations

from games.fugger.model import components as c
from games.fugger.model.state import House
from render.fugger.map.scene import Scene, kept
from render.fugger.things import PLACES
from render.kit import Box, seat_sprite
from render.kit.material import fonts
from render.kit.parts.furniture import counted, faded, now_frame, signed
from render.kit.parts.seat_heads import HeadFigure, seat_head

PAD, HEAD, STORES, NOBLE = 12, 56, 128, 46


def height(noble: bool) -> int:
    """Rows of a panel."""
    return 2 * PAD + HEAD + 6 + STORES + (NOBLE + 8 if noble else 0)


def panel(scene: Scene, seat: int, box: Box) -> None:
    """Draw the panel of a seat into a box `height` high, in parts that change at different times."""
    view, house = scene.view, scene.view.houses[seat]
    florins, meter, things = scene.changes.of(seat)
    awaited, begins = seat in scene.waiting(), seat == view.start_seat and view.stage != "setup"
    inside = box.pad(PAD)
    reads = seat, awaited, begins, house.florins, florins, scene.standing(seat)
    scene.part("panel", box, reads, lambda: _frame(scene, seat, box, awaited, begins))
    places = Box(inside.x, inside.y + HEAD + 6, inside.w, STORES)
    goods = seat, house.home, house.warehouse, house.merchants, things
    scene.part("stores", places, goods, lambda: _stores(scene, seat, places))
    if view.noble_rules:
        below = Box(inside.x, inside.bottom - NOBLE, inside.w, NOBLE)
        noble = house.meter, house.noble, house.bonds, len(house.cubes), len(house.villas), house.holds
        scene.part("nobility", below, (seat, noble, meter), lambda: nobility(scene, seat, below))


def _frame(scene: Scene, seat: int, box: Box, awaited: bool, begins: bool) -> None:
    """The panel with its head."""
    canvas, inside = scene.canvas, box.pad(PAD)
    canvas.panel(box)
    if awaited:
        now_frame(canvas, box, PAD + HEAD + 3)
    head = Box(inside.x, inside.y, inside.w, HEAD)
    change = scene.changes.figures[seat, "florins"]
    money = HeadFigure("coin", str(scene.view.houses[seat].florins), 44, 40, change=change)
    seat_head(scene, head, seat, [money], signs=["first"] if begins else [])


def _stores(scene: Scene, seat: int, box: Box) -> None:
    for place, cell in zip(c.PLACES, box.grid(2, 2, gap=6), strict=True):
        store(scene, seat, place, cell)


def store(scene: Scene, seat: int, place: str, box: Box, large: bool = False) -> None:
    """A place for goods: the warehouse, or a merchant with where he is."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    where = house.space_of(place)
    there = bool(where) or place == "wh"
    canvas.fill(box, "well" if there else "table", 10)
    if (seat, place) in scene.changes.moved | scene.changes.goods:
        canvas.ring(box, "accent", 4, 10)
    name = PLACES[place].sprite
    if large:
        size, words = 54, 30
        above, below = box.pad(5, 5).rows(size + 4, 1, gap=2)
    else:
        size, words = 32, 22
        sign, rest = box.pad(4, 4).cols(size + 2, 1, gap=6)
        above, below = rest.rows(1, 1)
    label = place[-1] if place in ("m1", "m2") else ""
    colours = () if there else faded(canvas, name)
    if place != "wh" and there:
        role = seat_sprite(seat)
        colours = (role, "ink", canvas.theme.on(role)) if label else (role, "ink")
    if large:
        at = canvas.sprite(name, above.x + size // 2, above.cy, size, label, colours)
        above = Box(at.right + 4, above.y, above.right - at.right - 4, above.h)
    else:
        canvas.sprite(name, sign.cx, sign.cy, size, label, colours)
    canvas.label(above, _where(scene, house, place), words, smallest=15, colour="ink" if there else "soft")
    stock(scene, house.goods_at(place), below, 48 if large else 28)


def stock(scene: Scene, amounts: list[int], box: Box, largest: int) -> None:
    """Goods with their quantities, as large as they fit beside each other."""
    shown = [(good, str(amount)) for good, amount in zip(c.GOODS, amounts, strict=True) if amount]
    gap = 7 if len(shown) < len(c.GOODS) else 2
    for size in range(largest, 12, -2):
        wide = sum(size - 1 + fonts.width(amount, size, True) for _, amount in shown)
        if wide + gap * (len(shown) - 1) <= box.w:
            break
    x = box.x
    for good, amount in shown:
        line = Box(x, box.y, box.right - x, box.h)
        x = counted(scene.canvas, good, line, amount, size - 2, size, beside=1).right + gap


def _where(scene: Scene, house: House, place: str) -> str:
    space = house.space_of(place)
    if space:
        return scene.speaker.card(space)
    if place == "wh":
        return ""
    return scene.say("dead" if house.merchant(place).dead else "reserve")


def nobility(scene: Scene, seat: int, box: Box) -> None:
    """The meter as a bar with its position; bonds, cubes still to place, villas and cards kept."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    crown, bar, rest = box.cols(92, 190, 1, gap=8)
    title = house.noble
    counted(canvas, "crown", crown, "✓" if title else str(house.meter), 40, 34, gone=False)
    meter(scene, seat, bar.centred(bar.w, 26))
    change = scene.changes.figures[seat, "meter"]
    if change:
        canvas.badge(bar.right - 22, bar.y + 6, signed(change), 20)
    x = rest.x
    for name, count in (("bond", house.bonds), ("permit", len(house.cubes))):
        shown = counted(canvas, name, Box(x, rest.y, 100, rest.h), str(count), 34, 30, gone=not count)
        x = shown.right + 14
    for name in (*["villa"] * len(house.villas), *kept(house)):
        x = canvas.sprite(name, x + 19, rest.cy, 36).right + 4


def meter(scene: Scene, seat: int, box: Box) -> None:
    """A house's progress towards the title."""
    canvas, house = scene.canvas, scene.view.houses[seat]
    canvas.fill(box, "ink", 8)
    inside = box.pad(2)
    canvas.fill(inside, "paper", 6)
    share = c.NUMBERS.title_at if house.noble else house.meter
    canvas.fill(
        Box(inside.x, inside.y, inside.w * share // c.NUMBERS.title_at, inside.h), seat_sprite(seat), 6
    )
    for step in range(1, c.NUMBERS.title_at):
        canvas.fill(Box(inside.x + inside.w * step // c.NUMBERS.title_at, inside.y, 1, inside.h), "edge")
