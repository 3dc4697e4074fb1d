"""One seat's panel: who it is, what it has, its garden and its markers."""

from games.heaven_ale.model import components as c
from games.heaven_ale.model.state import PlayerBoard
from games.heaven_ale.rules.privilege import Privilege
from render.heaven_ale import garden
from render.heaven_ale.changes import BREWMASTER, DUCATS
from render.heaven_ale.garden import Garden
from render.heaven_ale.owned import barrels, hand_cards, pairs
from render.heaven_ale.scene import Scene
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import seat_panel
from render.kit.parts.seat_heads import HeadFigure, seat_head
from words.numbers import plain_number, signed

PAD = 12
HEAD = 54
RADIUS = 30
PAIRS, CARDS, GAP = 54, 64, 6
"""Heights of the line of spots and of the cards, and the gap between parts, in rows."""
MARKERS = 7
HEIGHT = 2 * PAD + HEAD + garden.tall(RADIUS) + PAIRS + CARDS + 3 * GAP


def panel(scene: Scene, seat: int, box: Box) -> None:
    """Draw the panel of a seat into a box `HEIGHT` high."""
    now = seat == scene.first_awaited()
    scene.group("panel", box, now, lambda: seat_panel(scene.canvas, box, PAD + HEAD + 4, now))
    inside = box.pad(PAD)
    head, body, spots, cards = inside.rows(HEAD, garden.tall(RADIUS), PAIRS, CARDS, gap=GAP)
    _put_head(scene, seat, head)
    plots = Box(body.x, body.y, garden.wide(RADIUS), body.h)
    _put_garden(scene, seat, plots)
    left = plots.right + 14
    _put_markers(scene, seat, Box(left, body.y, body.right - left, plots.h))
    _put_owned(scene, seat, spots, cards)


def _put_head(scene: Scene, seat: int, box: Box) -> None:
    view = scene.view
    board = view.boards[seat]
    money = board.ducats, scene.changes.figures[seat, DUCATS]
    reads = seat, money, scene.standing(seat), board.returned
    scene.group("head", box, reads, lambda: _head(scene, seat, box))


def _put_garden(scene: Scene, seat: int, box: Box) -> None:
    board = scene.view.boards[seat]
    plots = Garden(scene.canvas, box.x, box.y, RADIUS)
    scene.group("plots", box, (), plots.ground)
    scene.group("tiles", box, (board.garden, board.sheds), lambda: plots.tiles(board))
    plots.highlight_changes(scene, seat)


def _put_markers(scene: Scene, seat: int, box: Box) -> None:
    board, figures = scene.view.boards[seat], scene.changes.figures
    changed = [figures[seat, name] for name in c.RESOURCES]
    reads = board.brewmaster, board.resources, figures[seat, BREWMASTER], changed
    scene.group("markers", box, reads, lambda: markers(scene, seat, box))


def _put_owned(scene: Scene, seat: int, spots: Box, cards: Box) -> None:
    board, changes = scene.view.boards[seat], scene.changes
    hand, won = cards.cols(280, 1, gap=10)

    def owned() -> None:
        pairs(scene, seat, spots)
        hand_cards(scene, board, hand)
        barrels(scene, seat, won)

    things = board.discs, board.placed, board.cards, board.barrels, changes.things(seat)
    scene.group("owned", spots, (seat, things, scene.phase(Privilege)), owned)


def _head(scene: Scene, seat: int, box: Box) -> None:
    board = scene.view.boards[seat]
    change = scene.changes.figures[seat, DUCATS]
    money = HeadFigure("coin", str(board.ducats), 40, 36, change=change)
    seat_head(scene, box, seat, [money], signs=["check"] if board.returned else [])


def markers(scene: Scene, seat: int, box: Box, large: bool = False) -> None:
    """Brewmaster with rate and multiplier, then the five resources: the lowest, which counts, has a ring."""
    board = scene.view.boards[seat]
    brewmaster, level, *lines = box.rows(*[1] * MARKERS)
    _marker(scene, seat, BREWMASTER, "gold", board.brewmaster, brewmaster, large)
    _level(scene, board, level, large)
    lowest = min(board.resources)
    for name, position, line in zip(c.RESOURCES, board.resources, lines, strict=True):
        if position == lowest:
            scene.canvas.panel(Box(line.x - 9, line.y + 1, line.w + 15, line.h - 2), "paper", radius=12)
        _marker(scene, seat, name, name, position, line, large)


def _level(scene: Scene, board: PlayerBoard, box: Box, large: bool) -> None:
    """What the brewmaster's position is worth at the end: the exchange rate (n steps for one), and points
    per resource."""
    canvas, level = scene.canvas, c.LEVEL_AT[board.brewmaster]
    size = 44 if large else 32
    inside = Box(box.x, box.y + 2, box.w, box.h - 6)
    canvas.fill(inside, "well", 10)
    rate, times = inside.pad(8, 0).cols(1, 1)
    canvas.label(rate, f"{level.rate}:1", size, bold=True, align="centre")
    canvas.label(times, f"×{level.multiplier}", size, bold=True, align="centre")


def _marker(scene: Scene, seat: int, name: str, colour: str, position: int, box: Box, large: bool) -> None:
    canvas = scene.canvas
    size, words = (60, 46) if large else (35, 30)
    canvas.sprite(name, box.x + size // 2, box.cy, size)
    wide = fonts.width(plain_number(c.LEAST), words, bold=True)
    figure = Box(box.right - wide, box.y, wide, box.h)
    canvas.label(figure, plain_number(position), words, smallest=words, bold=True, align="right")
    bar = Box(box.x + size + 6, box.y, figure.x - 4 - box.x - size - 6, box.h)
    change = scene.changes.figures[seat, name]
    if change:
        above, bar = bar.rows(1, 18)
        canvas.label(above, signed(change), 22, smallest=18, bold=True, colour="accent", align="centre")
        bar = bar.move(0, -4)
    _bar(scene, colour, position, bar.centred(bar.w, 24 if large else 14))


def _bar(scene: Scene, colour: str, position: int, box: Box) -> None:
    """A marker's progress, and where the brown area begins."""
    canvas = scene.canvas
    inside = box.pad(2)
    canvas.fill(box, "ink", 6)
    canvas.fill(inside, "paper", 4)
    steps = c.MOST - c.LEAST + 1
    canvas.fill(Box(inside.x, inside.y, inside.w * (position - c.LEAST + 1) // steps, inside.h), colour, 4)
    brown = inside.x + inside.w * (c.BROWN - c.LEAST) // steps
    canvas.fill(Box(brown - 1, box.y - 3, 3, box.h + 6), "ink")
