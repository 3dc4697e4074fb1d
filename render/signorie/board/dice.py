"""The five action areas: the dice left and what they cost, and the two assignments."""

from games.signorie.model import components as c
from games.signorie.rules.turn import DieChoice, ExtraDie, TakeTurn, die_cost
from render.kit import Box
from render.kit.parts.furniture import GAP, paled
from render.signorie.people import SPRITE
from render.signorie.scene import Scene
from render.signorie.symbols import POINT, assignment_symbol, ring_colour

BAND, DICE, PRICES, PAID = 54, 52, 34, 62
"""Heights of the lines of an action area, in rows."""
HEIGHT = BAND + DICE + PRICES + 2 * PAID + 4 * 6 + 12
MOST_DICE = max(count.dice for count in c.PLAYERS.values())

Reach = set[str] | None
"""The dice that the seat which takes one may take; None if no seat does."""


def dice(scene: Scene, box: Box) -> None:
    """One column for each colour, in the order of the board."""
    extra = scene.phase(ExtraDie) is not None
    reach = _reach(scene, extra)
    for colour, cell in zip(c.COLOURS, box.cols(*[1] * len(c.COLOURS), gap=GAP - 2), strict=True):
        _put_column(scene, colour, reach, extra, cell)


def _reach(scene: Scene, extra: bool) -> Reach:
    seat = scene.first_awaited()
    if seat is None or (not extra and scene.phase(TakeTurn) is None):
        return None
    return set(DieChoice(scene.view, seat, free=extra).allowed())


def _put_column(scene: Scene, colour: str, reach: Reach, extra: bool, box: Box) -> None:
    view = scene.view
    left = view.pips_left(colour)
    here = [reach is None or f"{colour}{pips}" in reach for pips in left]
    slots = [(view.assignments.get(slot), slot in view.closed) for slot in c.AREA[colour]]
    reads = colour, view.action_of(colour), left, here, extra, slots, len(view.boards)
    scene.group("dice", box, reads, lambda: _column(scene, colour, here, extra, box))


def _column(scene: Scene, colour: str, reach: list[bool], extra: bool, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    band, left, prices, *paid = box.pad(6).rows(BAND, DICE, PRICES, PAID, PAID, gap=6)
    _band(scene, colour, band)
    _left(scene, colour, reach, extra, left, prices)
    for slot, line in zip(c.AREA[colour], paid, strict=True):
        _assignment(scene, slot, line)


def _band(scene: Scene, colour: str, box: Box) -> None:
    """The slot's cost, its Signoria action, and the column its helpers go to."""
    canvas = scene.canvas
    canvas.fill(box, "ink", 10)
    canvas.fill(box.pad(3), ring_colour(colour), 8)
    cost, action, ring = box.pad(6, 4).cols(1, 1, 1)
    canvas.label(cost, str(c.COLOUR[colour].cost), 46, bold=True, align="centre")
    canvas.sprite(scene.view.action_of(colour), action.cx, action.cy, 48)
    canvas.sprite("helper", ring.cx, ring.cy, 42, colours=(ring_colour(c.RING[colour]), "ink"))


def _left(scene: Scene, colour: str, reach: list[bool], extra: bool, box: Box, prices: Box) -> None:
    """The dice with their cost, unless they are free; those out of reach of the seat that takes one are
    pale, those taken an outline."""
    canvas = scene.canvas
    left = scene.view.pips_left(colour)
    cells = box.cols(*[1] * MOST_DICE)
    for pips, cell, below, near in zip(left, cells, prices.cols(*[1] * MOST_DICE), reach, strict=False):
        fill, ink = ring_colour(colour), "ink"
        if not near:
            fill, ink = paled(canvas.theme, fill, "panel"), paled(canvas.theme, "ink", "panel", 0.5)
        canvas.sprite("die", cell.cx, cell.cy, 48, label=str(pips), colours=(fill, ink))
        cost = 0 if extra else die_cost(f"{colour}{pips}")
        if cost:
            colours = () if near else ("panel", "edge")
            canvas.sprite("price", below.cx, below.cy, 34, label=str(cost), colours=colours)
    for cell in cells[len(left) : c.PLAYERS[len(scene.view.boards)].dice]:
        canvas.ring(cell.centred(44, 44), paled(canvas.theme, "edge", "panel", 0.5), 3, 11)


def _assignment(scene: Scene, slot: str, box: Box) -> None:
    """An assignment: who is paid, and what it brings (with × for each meeple). Used up: pale and crossed
    out."""
    canvas, view = scene.canvas, scene.view
    tile = view.assignments.get(slot, "")
    canvas.fill(box, "well", 8)
    if not tile:
        return
    closed = slot in view.closed
    pays, gets = box.cols(1, 102)
    if not closed:
        canvas.fill(gets, "paper", 8)
        # The edge between what is paid and what it brings points at the latter.
        canvas.sprite("point", gets.x - 1 + round(PAID * POINT / 2), gets.cy, PAID)
    ink = "edge" if closed else "ink"
    rules = c.ASSIGNMENTS[tile]
    count = str(rules.most) if rules.least == rules.most else f"{rules.least}–{rules.most}"
    _faded(scene, SPRITE[c.ASSIGNMENT_SLOTS[slot].sex], pays.x + 25, box.cy, 50, closed)
    words = Box(pays.x + 48, box.y, pays.right - pays.x - 48, box.h)
    canvas.label(words, count, 36, smallest=28, bold=not closed, colour=ink)
    symbol, figure = assignment_symbol(tile)
    if not figure:
        _faded(scene, symbol, gets.cx + 8, box.cy, 46, closed)
    else:
        _faded(scene, symbol, gets.x + 34, box.cy, 42, closed)
        words = Box(gets.x + 56, box.y, 46, box.h)
        canvas.label(words, figure, 34, smallest=26, bold=not closed, colour=ink, align="centre")
    if closed:
        canvas.fill(Box(box.x + 12, box.cy - 2, box.w - 24, 5), "edge", 2)


def _faded(scene: Scene, symbol: str, cx: int, cy: int, size: int, gone: bool) -> None:
    canvas = scene.canvas
    roles = canvas.roles(symbol)
    colours = tuple(["edge" if role == "ink" else "well" for role in roles]) if gone else ()
    canvas.sprite(symbol, cx, cy, size, colours=colours)
