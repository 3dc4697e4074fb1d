"""What a seat owns beside its garden: scoring spots in their pairs, privilege cards, barrels."""

from games.heaven_ale.model import components as c
from games.heaven_ale.model.state import PlayerBoard
from games.heaven_ale.rules.privilege import Privilege
from render.heaven_ale.scene import Scene
from render.heaven_ale.symbols import BARREL_ASPECT, CARD
from render.kit import Box
from render.kit.parts.furniture import arrange, pale


def spot_sprite(spot: str) -> str:
    """The symbol of a scoring spot."""
    return spot.lower() if c.SPOTS[spot].kind == "A" else spot


def pairs(scene: Scene, seat: int, box: Box) -> None:
    """The five pairs of spots, each with its place for a card."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    for pair, cell in zip(c.PAIRS, box.cols(*[1] * len(c.PAIRS), gap=6), strict=True):
        canvas.fill(cell, "well", 10)
        complete = board.has_pair(pair)
        first, second, card = cell.pad(4, 0).cols(*((0.2, 0.56, 1) if complete else (1, 1, 0.8)))
        size = min(cell.h - 10, round(0.34 * cell.w))
        if complete:
            # The two discs tell nothing more: they overlap, and the card has their room.
            first, second = first.move(size // 2 - first.w // 2, 0), second.move(size // 2 - second.w // 2, 0)
        for spot, place in zip(c.PAIRS[pair], (first, second), strict=True):
            used = spot in board.discs
            name = "disc" if used else spot_sprite(spot)
            at = canvas.sprite(name, place.cx, place.cy, size)
            if (seat, spot) in scene.changes.spots:
                canvas.highlight(at, size // 2)
        _card_place(scene, seat, pair, card)


def _card_place(scene: Scene, seat: int, pair: str, box: Box) -> None:
    """The card of a pair; a ring while it is being chosen, a cross if none will come."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    tall = min(box.h - 10, int((box.w - 2) / CARD))
    place = box.centred(round(tall * CARD), tall)
    if pair in board.placed:
        at = canvas.sprite(board.placed[pair], box.cx, box.cy, tall)
        if (seat, pair) in scene.changes.pairs:
            canvas.highlight(at, 6)
        return
    canvas.ring(place, "edge", 2, 5)
    if _deciding(scene, seat, pair):
        canvas.ring(place.pad(-3), "accent", 5, 8)
    elif board.has_pair(pair):
        canvas.sprite("cross", place.cx, place.cy, place.w - 12, colours=("edge",))


def _deciding(scene: Scene, seat: int, pair: str) -> bool:
    phase = scene.phase(Privilege)
    return phase is not None and (phase.seat, phase.pair) == (seat, pair)


def hand_cards(scene: Scene, board: PlayerBoard, box: Box) -> None:
    """The five privilege cards in order; a used one leaves a pale shadow."""
    canvas = scene.canvas
    for card, cell in zip(c.CARDS, box.cols(*[1] * len(c.CARDS)), strict=True):
        name = card
        tall = min(cell.h, int((cell.w - 3) / CARD))
        if card in board.cards:
            canvas.sprite(name, cell.cx, cell.cy, tall)
        else:
            place = cell.centred(round(tall * CARD), tall)
            canvas.ring(place, "well", 3, 6)


def barrels(scene: Scene, seat: int, box: Box) -> None:
    """The barrels a seat has won, with their points."""
    won = scene.view.boards[seat].barrels
    if not won:
        at = Box(box.right - round(box.h * BARREL_ASPECT), box.y, round(box.h * BARREL_ASPECT), box.h)
        colours = pale(scene.canvas.theme, "barrel", "panel")
        scene.canvas.sprite("barrel", at.cx, at.cy, box.h - 4, colours=colours)
        return
    size, middles = arrange(box, len(won), box.h, BARREL_ASPECT + 0.06)
    right = max(x for x, _ in middles) + round(size * BARREL_ASPECT) // 2
    for (goal, kind), (x, y) in zip(won.items(), middles, strict=True):
        x += box.right - right
        at = scene.canvas.sprite("barrel", x, y, size, str(c.BARREL_VP[kind]))
        if (seat, goal) in scene.changes.barrels:
            scene.canvas.highlight(at, 8)
