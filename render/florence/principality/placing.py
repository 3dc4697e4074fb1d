"""Where a piece goes: a principality with the first candidate place on it, the piece beside it, and what
the place costs in land; below, every place small."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, NamedTuple

from games.florence.model import components as c
from games.florence.model.placement import EVERYWHERE, Cells, in_order
from games.florence.model.state import Principality
from games.florence.rules.building import barred, laid, squares_left, still_fit
from games.florence.rules.game import Florence
from games.florence.rules.won_object import PlaceLandscape
from games.florence.text.spelling import spell
from render.florence.principality.board import Board, fill_of
from render.florence.scene import Scene, money
from render.kit import Box
from render.kit.material import fonts
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, counted, faded, paled
from render.kit.parts.seat_heads import HeadFigure, large_head
from words import join

HEAD, CELL, LETTERS, PAD = 92, 112, 30, 14
EDGE = LETTERS + 12
BODY = 2 * PAD + EDGE + CELL * c.ROWS + 6
MANY, WIDE = 12, 36
"""Up to `MANY` places are six on a line, up to `WIDE` nine. Of more, only the first squares are numbered,
unless one of them is looked at."""
TINT, PALE = 0.35, 0.4


class Place(NamedTuple):
    """A candidate place: its label, the piece (empty if it is not known), its squares."""

    label: str
    piece: str
    cells: Cells


def places(view: Florence, candidates: Sequence[tuple[str, Any]]) -> list[Place]:
    """The candidates as places: squares, or moves that name them and perhaps the piece."""
    found = []
    for label, candidate in candidates:
        cells = in_order(getattr(candidate, "cells", candidate))
        piece = getattr(candidate, "building", getattr(candidate, "landscape", "")) or _asked(view, cells)
        found.append(Place(label, piece, cells))
    return found


def _asked(view: Florence, cells: Cells) -> str:
    """The landscape that is to be laid, or the only piece of this shape."""
    for phase in view.phases:
        if isinstance(phase, PlaceLandscape):
            return phase.kind
    like = [kind for kind in c.TILES if cells in EVERYWHERE[kind]]
    return like[0] if len(like) == 1 else ""


class _Lines(NamedTuple):
    """How the small boards are arranged."""

    across: int
    cell: int
    down: int

    @property
    def height(self) -> int:
        """Rows of all lines with the gap above each."""
        return self.down * (self.cell * c.ROWS + 66 + GAP)


def _lines(count: int) -> _Lines:
    if count < 2 or count > WIDE:
        return _Lines(1, 0, 0)
    across, cell = (6, 24) if count <= MANY else (9, 15)
    return _Lines(across, cell, ceil(count / across))


def placing_height(count: int) -> int:
    """Height of the picture with a number of places."""
    return 2 * MARGIN + HEAD + GAP + BODY + _lines(count).height


def draw_placing(scene: Scene, seat: int, candidates: Sequence[Place]) -> None:
    """Draw the question where a piece goes on a canvas `placing_height` high."""
    house, shown, lines = scene.view.houses[seat], candidates[0], _lines(len(candidates))
    head, body, *below = scene.canvas.area.rows(HEAD, BODY, *([1] if lines.down else []), gap=GAP)
    large_head(scene, head, seat, [HeadFigure("coin", money(house), words=48)], 40)
    scene.canvas.panel(body)
    board = Board(scene.canvas, body.x + PAD + EDGE, body.y + PAD + EDGE, CELL)
    now = barred(scene.view, house)
    board.ground(now)
    board.letters(LETTERS)
    board.tiles(house)
    board.palazzo(house.jesters)
    side = Box(
        board.box.right + 2 * PAD, body.y + PAD, body.right - board.box.right - 3 * PAD, body.h - 2 * PAD
    )
    if len(candidates) > WIDE and shown is min(candidates, key=_number):
        _numbers(scene, board, candidates)
        _side(scene, house, side, shown, many=True)
        return
    after = _after(house, shown)
    _cost_in_land(board, set(barred(scene.view, after)) - set(now) - set(shown.cells))
    _outlined(scene, board, shown)
    _side(scene, house, side, shown, many=False)
    for box in below:
        cells = box.grid(lines.across, lines.down, gap=GAP)
        for place, cell in zip(sorted(candidates, key=_number), cells, strict=False):
            _small(scene, house, place, cell, lines.cell, now=place is shown)


def told(scene: Scene, seat: int, candidates: Sequence[Place]) -> Iterator[str]:
    """The picture in words: the piece, the place that is shown large, the others."""
    house, shown, speaker = scene.view.houses[seat], candidates[0], scene.speaker
    if shown.piece:
        yield speaker.say("alt-piece", piece=speaker.thing(shown.piece))
    now, after = barred(scene.view, house), _after(house, shown)
    for place in sorted(candidates, key=lambda place: (place is not shown, _number(place))):
        left = squares_left(scene.view, _after(house, place))
        yield speaker.say("alt-place", number=place.label, cells=spell(place.cells), left=left)
        if place is shown:
            closed = set(barred(scene.view, after)) - set(now) - set(shown.cells)
            if closed:
                yield speaker.say("alt-place-closed", cells=spell(in_order(tuple(closed))))
            room = [speaker.thing(kind) for kind, fits in still_fit(scene.view, after).items() if fits]
            yield speaker.say("alt-place-room", buildings=join(speaker.language, room))


def _number(place: Place) -> tuple[int, str]:
    return len(place.label), place.label


def _after(house: Principality, place: Place) -> Principality:
    """The principality with the piece on a place. A piece that is not known is any of that shape."""
    like = (kind for kind in c.TILES if place.cells in EVERYWHERE[kind])
    return laid(house, place.piece or next(like), place.cells)


def _cost_in_land(board: Board, closed: set[tuple[int, int]]) -> None:
    """Crosses on the squares that no building may cover afterwards."""
    for column, row in sorted(closed):
        cell = board.at(column, row)
        board.canvas.sprite("cross", cell.cx, cell.cy, 38, colours=(_tint(board, "accent"),))


def _tint(board: Board, role: str) -> str:
    return paled(board.canvas.theme, role, "paper", TINT)


def _outlined(scene: Scene, board: Board, place: Place) -> None:
    """The place: outlined in a pale casing, tinted, with its number."""
    canvas, corners = scene.canvas, board.corners(place.cells)
    canvas.polygon(corners, paled(canvas.theme, "accent", "paper", 0.68), line=0)
    line = [*corners, corners[0]]
    canvas.line(line, "paper", 18)
    canvas.line(line, "accent", 10)
    at = board.place_of(place.cells)
    _disc(scene, at.cx, at.cy, place.label, 72)


def _disc(scene: Scene, cx: int, cy: int, words: str, size: int) -> None:
    box = Box(cx, cy, 0, 0).centred(max(size, fonts.width(words, size * 2 // 3, bold=True) + 24), size)
    scene.canvas.fill(box.pad(-4), "paper", size // 2 + 4)
    scene.canvas.fill(box, "accent", size // 2)
    colour = scene.canvas.theme.on("accent")
    scene.canvas.label(box, words, size * 2 // 3, bold=True, colour=colour, align="centre")


def _numbers(scene: Scene, board: Board, candidates: Sequence[Place]) -> None:
    """Every place's number in its first square (top row, leftmost)."""
    labels: dict[tuple[int, int], list[str]] = {}
    for place in candidates:
        labels.setdefault(place.cells[0], []).append(place.label)
    for (column, row), here in sorted(labels.items()):
        cell = board.at(column, row)
        scene.canvas.ring(cell.pad(5), "accent", 5, 12)
        shown = here if len(here) <= 9 else [*here[:8], "…"]
        across = next(wide for wide in (1, 2, 3) if wide * wide >= len(shown))
        for label, spot in zip(shown, cell.pad(10).grid(across, ceil(len(shown) / across)), strict=False):
            size = {1: 42, 2: 32}.get(across, 22)
            inside = spot.pad(4, 0)
            scene.canvas.label(inside, label, size, smallest=14, bold=True, colour="accent", align="centre")


def _small(scene: Scene, house: Principality, place: Place, box: Box, cell: int, *, now: bool) -> None:
    """A place on the whole principality, with its number and the squares left for buildings after it."""
    canvas = scene.canvas
    canvas.panel(box, "paper" if now else "panel")
    if now:
        canvas.ring(box, "accent", 7)
    large = cell > 20
    top, rest = box.pad(10, 8).rows(38, 1, gap=6)
    canvas.label(top, place.label, 40 if large else 32, bold=True, colour="accent")
    after = _after(house, place)
    _count(
        scene,
        Box(top.right - (46 if large else 40), top.y, 46 if large else 40, top.h),
        after,
        30 if large else 26,
    )
    board = Board(canvas, rest.cx - cell * c.COLUMNS // 2, rest.y, cell)
    board.ground()
    for tile in house.tiles:
        fill = paled(canvas.theme, fill_of(tile.kind), "paper", PALE)
        canvas.polygon(board.corners(tile.cells), fill, line=board.line)
    canvas.polygon(board.corners(place.cells), "accent", line=board.line)


def _count(scene: Scene, box: Box, after: Principality, size: int) -> None:
    canvas = scene.canvas
    canvas.fill(box, "ink")
    canvas.fill(box.pad(2), "paper")
    canvas.label(box, str(squares_left(scene.view, after)), size, smallest=20, bold=True, align="centre")


def _side(scene: Scene, house: Principality, box: Box, shown: Place, *, many: bool) -> None:
    """The piece with its name and its price, what fits after it, the legend."""
    builds = shown.piece in c.BUILDINGS
    closed = house.builders < c.TOUCHING_FROM_BUILDERS
    card, fits, legend = box.rows(370 if builds else 320, 236, 1, gap=10)
    _card(scene, house, card, shown, builds)
    if not many:
        _fits(scene, house, fits, shown)
    lines = _legend(builds, closed, many)
    left = "" if many else str(squares_left(scene.view, _after(house, shown)))
    for line, (sign, words) in zip(legend.rows(*[1] * 4, gap=4), lines, strict=False):
        _legend_line(scene, line, sign, scene.say(*words), left)


def _card(scene: Scene, house: Principality, box: Box, shown: Place, builds: bool) -> None:
    canvas = scene.canvas
    canvas.fill(box, "paper", 14)
    name, picture, turn, price = box.pad(14, 10).rows(48, 1, 34, 70 if builds else 1, gap=6)
    told = scene.speaker.thing(shown.piece) if shown.piece else scene.say("piece")
    canvas.label(name, told[:1].upper() + told[1:], 40, smallest=24, bold=True)
    _piece(scene, picture, shown)
    canvas.label(turn, scene.say("turn-it"), 26, smallest=20, colour="soft")
    if builds:
        counted(canvas, "cost", price, str(c.BUILDING_COST[house.builders]), 66, 50, beside=14)


def _piece(scene: Scene, box: Box, shown: Place) -> None:
    """The piece as it lies on the place."""
    left, top = min(column for column, _ in shown.cells), min(row for _, row in shown.cells)
    shape = tuple((column - left, row - top) for column, row in shown.cells)
    wide, tall = max(column for column, _ in shape) + 1, max(row for _, row in shape) + 1
    cell = min(72, (box.w - 8) // wide, (box.h - 8) // tall)
    board = Board(scene.canvas, box.x + 4, box.cy - cell * tall // 2, cell)
    scene.canvas.polygon(
        board.corners(shape), fill_of(shown.piece) if shown.piece else "well", line=board.line
    )
    if shown.piece:
        at = board.place_of(shape)
        scene.canvas.sprite(shown.piece, at.cx, at.cy, round(at.w * (0.9 if at.w == cell else 0.6)))


def _fits(scene: Scene, house: Principality, box: Box, shown: Place) -> None:
    """The buildings that may still be built: those without room after this are pale, and crossed out if
    they have room now."""
    canvas = scene.canvas
    now, after = still_fit(scene.view, house), still_fit(scene.view, _after(house, shown))
    title, rest = box.rows(36, 1, gap=4)
    canvas.label(title, scene.say("fits-after"), 26, smallest=20, colour="soft")
    for (kind, room), cell in zip(after.items(), rest.grid(4, 3, gap=4), strict=False):
        canvas.sprite(kind, cell.cx, cell.cy, 50, colours=() if room else faded(canvas, kind))
        if now[kind] and not room:
            canvas.sprite("cross", cell.cx, cell.cy, 40, colours=("accent",))


def _legend(builds: bool, closed: bool, many: bool) -> list[tuple[str, tuple[Any, ...]]]:
    """The signs of the picture with their words: of this piece alone."""
    hatched = [("barred", ("barred-now",))] if closed else []
    if many:
        return [("number", ("first-square",)), *hatched]
    crosses = [("cross", ("barred-after",))] if builds and closed else []
    return [("place", ("place",)), *crosses, *hatched, ("count", ("free-after",))]


def _legend_line(scene: Scene, box: Box, sign: str, words: str, left: str) -> None:
    """A sign with its words. `left`: the squares left for buildings, as their sign shows them."""
    canvas = scene.canvas
    at = Box(box.x, box.cy - 22, 44, 44)
    canvas.fill(at, "accent" if sign in ("place", "number") else "ink")
    ground = "paper" if sign != "place" else paled(canvas.theme, "accent", "paper", 0.68)
    canvas.fill(at.pad(5 if sign in ("place", "number") else 2), ground)
    if sign == "barred":
        canvas.sprite("barred", at.cx, at.cy, 40)
    elif sign == "cross":
        canvas.sprite("cross", at.cx, at.cy, 26, colours=(paled(canvas.theme, "accent", "paper", TINT),))
    elif sign in ("count", "number"):
        canvas.label(at, left if sign == "count" else "1", 26, bold=True, align="centre")
    text = Box(at.right + 12, box.y, box.right - at.right - 12, box.h)
    canvas.paragraph(text, words, 26, smallest=18, valign="middle")
