"""The main track as a ring: what lies on each space, who stands there, and who can still reach it."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core import Seat
from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.rules.turn import reachable
from render.heaven_ale.scene import Scene, honeycomb, tile_sprite
from render.heaven_ale.symbols import HEX_ASPECT
from render.kit import Box, seat_sprite
from render.kit.parts.furniture import arrange, pale

ACROSS, DOWN = 9, 7
HEIGHT = 90 * DOWN
NAME = 22
GROUNDS = {"resource": "panel", "monk": "cloister", "scoring": "paper", "barrel": "well", "start": "panel"}
ALLOWED = {"A": "x", "B": "hood", "C": "sack"}
"""The spots of a scoring space: the X spot, monks, resources."""
START_WIDE = 2.05
"""Columns of the start area, which reaches into the ring."""


class TrackPiece(NamedTuple):
    """Something on a space: a sprite and its label."""

    name: str
    label: str = ""
    faded: bool = False


def _ring() -> tuple[tuple[int, int], ...]:
    """Column and row of each space, clockwise; the start area is in the middle of the left side."""
    left, right, top, bottom = 0, ACROSS - 1, 0, DOWN - 1
    middle = DOWN // 2
    path = [(left, row) for row in range(middle, top, -1)]
    path += [(column, top) for column in range(left, right)]
    path += [(right, row) for row in range(top, bottom)]
    path += [(column, bottom) for column in range(right, left, -1)]
    path += [(left, row) for row in range(bottom, middle, -1)]
    return tuple(path)


RING = _ring()


@lru_cache(maxsize=256)
def cell(box: Box, index: int) -> Box:
    """The place of a space in the box of the whole ring."""
    column, row = RING[index]
    x, right = box.x + box.w * column // ACROSS, box.x + box.w * (column + 1) // ACROSS
    y, bottom = box.y + box.h * row // DOWN, box.y + box.h * (row + 1) // DOWN
    if index == 0:
        right = x + round(box.w * START_WIDE / ACROSS)
    return Box(x, y, right - x, bottom - y).pad(2)


@lru_cache(maxsize=8)
def inner(box: Box) -> Box:
    """The box inside the ring, without the start area's columns."""
    start, last = cell(box, 0), cell(box, c.INDEX["K1"])
    top, bottom = cell(box, c.INDEX["R4"]).bottom, cell(box, c.INDEX["R13"]).y
    return Box(start.right + 12, top + 10, last.x - start.right - 22, bottom - top - 20)


@lru_cache(maxsize=8)
def corners(box: Box) -> tuple[Box, Box]:
    """The two places above and below the start area inside the ring."""
    middle, start = inner(box), cell(box, 0)
    left = box.x + box.w // ACROSS + 8
    return (
        Box(left, middle.y, start.right - left, start.y - 10 - middle.y),
        Box(left, start.bottom + 10, start.right - left, middle.bottom - start.bottom - 10),
    )


def open_spaces(scene: Scene) -> Collection[str]:
    """The spaces the active seat can still reach; all if no seat is active."""
    seat = scene.first_awaited()
    return c.SPACES if seat is None else reachable(scene.view, seat)


def track(scene: Scene, box: Box, badges: Mapping[str, Sequence[str]] | None = None) -> None:
    """The whole ring. `badges` are labels on spaces; only these spaces are then bright."""
    reach = open_spaces(scene) if badges is None else badges
    for space in c.TRACK:
        if space.kind == "start":
            _put_start(scene, cell(box, 0))
        else:
            _put_space(scene, space, cell(box, c.INDEX[space.id]), space.id in reach)
    for name in sorted(scene.changes.spaces):
        scene.canvas.highlight(cell(box, c.INDEX[name]), 12)
    for name, labels in (badges or {}).items():
        place = cell(box, c.INDEX[name])
        scene.canvas.ring(place.pad(-3), "accent", 6, 14)
        scene.canvas.badge(place.right - 22, place.y + 14, " ".join(labels), 30)


def _put_space(scene: Scene, space: d.TrackSpace, box: Box, reach: bool) -> None:
    view, index, seat = scene.view, c.INDEX[space.id], scene.first_awaited()
    here = seat is not None and view.boards[seat].position == index
    barrels = space.kind == "barrel" and any(view.barrels.values())
    reads = space.id, reach, here, view.spaces[index], standing(scene, index), barrels
    scene.group("space", box, reads, lambda: _space(scene, space, box, reach))


def _space(scene: Scene, space: d.TrackSpace, box: Box, reach: bool) -> None:
    canvas, view = scene.canvas, scene.view
    index = c.INDEX[space.id]
    seat = scene.first_awaited()
    ground = GROUNDS[space.kind] if reach else "table"
    canvas.panel(box, ground, outline="ink" if reach else "edge", line=3 if reach else 2, radius=12)
    if seat is not None and view.boards[seat].position == index:
        canvas.ring(box, "accent", 6, 12)
    inside = box.pad(7, 5)
    top, rest = inside.rows(NAME, 1)
    name = canvas.label(top, space.id, 20, smallest=20, bold=True, colour="ink" if reach else "soft")
    figures = [TrackPiece(seat_sprite(seat)) for seat in standing(scene, index)]
    if figures:
        rest, right = rest.cols(1, 48 if len(figures) == 1 else 62)
        _row(scene, figures, right.pad(-3, -2), reach=True)
    beside = Box(name.right, top.y, (rest.right if figures else top.right) - name.right, top.h)
    lying = pieces(scene, space)
    if space.kind == "scoring":
        _line(scene, lying, beside.move(0, 5), 34, reach)
        _row(
            scene,
            [TrackPiece(ALLOWED[kind]) for kind in space.allows],
            rest.pad(-2, -3).move(0, 2),
            reach,
            42,
        )
        return
    if space.cost:
        _line(scene, [TrackPiece("coin", str(space.cost))], beside.move(0, 2), 30, reach)
    if len(lying) > 3 and space.kind == "resource" and not figures:
        size, middles = honeycomb(inside, len(lying), name.w + 6)
        for piece, (x, y) in zip(lying, middles, strict=True):
            _sprite(scene, piece, x, y, size - 2, reach)
    else:
        _row(scene, lying, rest.pad(-3, -2), reach)


def _row(scene: Scene, shown: Sequence[TrackPiece], box: Box, reach: bool, largest: int = 58) -> None:
    """Pieces of equal size below the name of their space."""
    if not shown:
        return
    aspect = HEX_ASPECT if shown[0].name.endswith("_tile") else 0.96
    size, middles = arrange(box, len(shown), largest, aspect)
    for piece, (x, y) in zip(shown, middles, strict=True):
        _sprite(scene, piece, x, y, size - 2, reach)


def _line(scene: Scene, shown: Sequence[TrackPiece], box: Box, size: int, reach: bool) -> None:
    """Small pieces from the right of the line with the name: the price of a monk, scoring discs."""
    size = min(size, (box.w - 4) // len(shown))
    x = box.right - size // 2 + 2
    for piece in reversed(shown):
        _sprite(scene, piece, x, box.cy, size, reach)
        x -= size + 2


def pieces(scene: Scene, space: d.TrackSpace) -> list[TrackPiece]:
    """What lies on a space: tiles, discs (a shadow of one) or barrels."""
    view = scene.view
    here = view.spaces[c.INDEX[space.id]]
    lying = [TrackPiece(*tile_sprite(tile)) for tile in sorted(here.tiles, key=list(c.TILES).index)]
    if space.kind == "scoring":
        lying = [TrackPiece("disc")] * here.discs or [TrackPiece("disc", faded=True)]
    if space.kind == "barrel":
        lying = [TrackPiece("barrel", faded=not any(view.barrels.values()))]
    return lying


def standing(scene: Scene, index: int) -> list[Seat]:
    """The seats whose figures are on a space of the ring."""
    return [Seat(seat) for seat, board in enumerate(scene.view.boards) if board.position == index]


def _sprite(scene: Scene, piece: TrackPiece, x: int, y: int, size: int, bright: bool) -> None:
    theme = scene.canvas.theme
    ground = "table" if not bright else "paper"
    colours = () if bright and not piece.faded else pale(theme, piece.name, ground)
    scene.canvas.sprite(piece.name, x, y, size, piece.label, colours)


def _put_start(scene: Scene, box: Box) -> None:
    holders = {board.place: seat for seat, board in enumerate(scene.view.boards) if board.place}
    leaving = [seat for seat in holders.values() if _leaving(scene, Seat(seat))]
    reads = holders, leaving, sorted(scene.changes.places)
    scene.group("start", box, reads, lambda: start_area(scene, box))


def start_area(scene: Scene, box: Box) -> None:
    """The four places with their bonus and who stands on them."""
    canvas = scene.canvas
    canvas.panel(box, radius=12)
    holders = {board.place: seat for seat, board in enumerate(scene.view.boards) if board.place}
    for place, spot in zip(c.PLACES.values(), box.pad(7, 6).cols(*[1] * len(c.PLACES), gap=4), strict=True):
        canvas.fill(spot, "well", 8)
        above, below = spot.rows(1, 24)
        canvas.label(below, place.id, 20, smallest=20, bold=True, colour="soft", align="centre")
        if place.id in holders:
            canvas.seat(holders[place.id], above.cx, above.cy + 2, 50)
        else:
            _bonus(scene, place, above)
        if place.id in scene.changes.places or _leaving(scene, holders.get(place.id)):
            canvas.ring(spot.pad(-2), "accent", 5, 10)


def _leaving(scene: Scene, seat: int | None) -> bool:
    """Whether a seat on a place of the start area is the awaited one."""
    return seat is not None and seat == scene.first_awaited() and scene.view.boards[seat].position == 0


def _bonus(scene: Scene, place: d.Place, box: Box) -> None:
    """The bonus of a free place."""
    canvas = scene.canvas
    if place.ducats:
        canvas.sprite("coin", box.cx, box.cy + 2, 44, str(place.ducats))
        return
    steps = place.brewmaster or place.steps
    name = "brewmaster" if place.brewmaster else "sack" if place.steps else "crown"
    if not steps:
        canvas.sprite(name, box.cx, box.cy + 2, 42)
        return
    left, right = box.cols(28, 1)
    canvas.sprite(name, left.cx + 2, box.cy + 2, 28)
    canvas.label(right.move(2, 0), f"+{steps}", 22, smallest=18, bold=True)
