"""The five action areas: dice left and what they cost, assignments, and who stands where."""

from __future__ import annotations

from games.signorie.model import components as c
from games.signorie.rules.turn import DieChoice, ExtraDie, TakeTurn
from render.kit import Box
from render.kit.parts.furniture import paled
from render.signorie.scene import SPRITE, Scene
from render.signorie.symbols import assignment_symbol, ring_colour

HEIGHT = 312
BAND, DICE, PRICES, TILES, TAKEN = 56, 54, 40, 72, 52


DiePrices = dict[str, int] | None
"""The cost of each available die for the seat that takes one; None if no seat does."""


def dice(scene: Scene, box: Box) -> None:
    """One column for each colour, in the order of the board."""
    prices = _prices(scene)
    for colour, cell in zip(c.COLOURS, box.cols(*[1] * len(c.COLOURS), gap=10), strict=True):
        _put_column(scene, colour, prices, cell)


def _prices(scene: Scene) -> DiePrices:
    seat, extra, turn = scene.awaited(), scene.phase(ExtraDie) is not None, scene.phase(TakeTurn)
    if seat is None or not (extra or turn):
        return None
    choice = DieChoice(scene.view, seat, free=extra)
    return {die: choice.cost(die) for die in choice.allowed()}


def _put_column(scene: Scene, colour: str, prices: DiePrices, box: Box) -> None:
    view, changes = scene.view, scene.changes
    left = view.pips_left(colour)
    here = None if prices is None else [prices.get(f"{colour}{pips}") for pips in left]
    slots = [(view.assignments.get(slot), slot in view.closed) for slot in c.AREA[colour]]
    taken = [
        (colour in board.dice, (seat, colour) in changes.slots) for seat, board in enumerate(view.boards)
    ]
    reads = colour, view.action_of(colour), left, here, slots, taken
    scene.part("dice", box, reads, lambda: _column(scene, colour, prices, box))


def _column(scene: Scene, colour: str, costs: DiePrices, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    inside = box.pad(6)
    band, left, prices, tiles, taken = inside.rows(BAND, DICE, PRICES, TILES, TAKEN, gap=5)
    _band(scene, colour, band)
    _left(scene, colour, costs, left, prices)
    for slot, cell in zip(c.AREA[colour], tiles.cols(1, 1, gap=6), strict=True):
        _assignment(scene, slot, cell)
    _taken(scene, colour, taken)


def _band(scene: Scene, colour: str, box: Box) -> None:
    """The slot's cost, its Signoria action, and the column its helpers go to."""
    canvas = scene.canvas
    canvas.fill(box, "ink", 10)
    canvas.fill(box.pad(3), ring_colour(colour), 8)
    cost, action, ring = box.pad(6, 4).cols(1, 1, 1)
    canvas.label(cost, str(c.COLOUR[colour].cost), 42, bold=True, align="centre")
    canvas.sprite(scene.view.action_of(colour), action.cx, action.cy, 48)
    canvas.sprite("helper", ring.cx, ring.cy, 42, colours=(ring_colour(c.RING[colour]), "ink"))


def _left(scene: Scene, colour: str, costs: DiePrices, box: Box, prices: Box) -> None:
    """The dice. For the seat to take one, each shows its cost, and those out of reach are pale."""
    canvas = scene.canvas
    left = scene.view.pips_left(colour)
    cells = box.cols(*[1] * 4)
    for pips, cell, below in zip(left, cells, prices.cols(*[1] * 4), strict=False):
        die = f"{colour}{pips}"
        reach = costs is None or die in costs
        fill, ink = ring_colour(colour), "ink"
        if not reach:
            fill, ink = paled(canvas.theme, fill, "panel"), "edge"
        canvas.sprite("die", cell.cx, cell.cy, 50, label=str(pips), colours=(fill, ink))
        if costs is not None and reach:
            canvas.sprite("coin", below.cx, below.cy, 38, label=str(costs[die]))


def _assignment(scene: Scene, slot: str, box: Box) -> None:
    """An assignment tile: its effect, what each meeple brings, and who pays."""
    canvas, view = scene.canvas, scene.view
    tile = view.assignments.get(slot, "")
    closed = slot in view.closed
    canvas.fill(box, "well" if closed or not tile else "paper", 8)
    if not tile:
        return
    symbol, figure = assignment_symbol(tile)
    canvas.sprite(symbol, box.x + 26, box.cy, 46)
    if figure:
        canvas.label(Box(box.x + 48, box.y, 22, box.h), figure, 32, smallest=24, bold=True)
    canvas.sprite(SPRITE[c.ASSIGNMENT_SLOTS[slot].sex], box.right - 16, box.y + 22, 36)
    rules = c.ASSIGNMENTS[tile]
    count = str(rules.most) if rules.least == rules.most else f"{rules.least}-{rules.most}"
    low = Box(box.right - 44, box.bottom - 30, 42, 28)
    canvas.label(low, count, 24, smallest=20, colour="soft", align="right")
    if closed:
        canvas.sprite("cross", box.cx, box.cy, 56, colours=("accent",))


def _taken(scene: Scene, colour: str, box: Box) -> None:
    """The seats whose dice are on this slot of their boards."""
    canvas = scene.canvas
    canvas.fill(box, "well", 8)
    cells = box.pad(2, 0).cols(*[1] * len(scene.view.boards))
    for seat, (board, cell) in enumerate(zip(scene.view.boards, cells, strict=True)):
        if colour in board.dice:
            at = canvas.seat(seat, cell.cx, cell.cy, 44)
            if (seat, colour) in scene.changes.slots:
                canvas.halo(at, 22)
