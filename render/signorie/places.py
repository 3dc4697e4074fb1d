"""What can be shown large besides a seat's board: the cities and tracks, with candidates if a man, a step
or a city is asked for; and everybody's helpers."""

from collections.abc import Sequence
from typing import Any

from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.tracks import MAN, moved
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP
from render.signorie.board import cities, tracks
from render.signorie.helpers import symbol_in
from render.signorie.scene import Scene
from render.signorie.symbols import ring_colour

DETAILS = ("cities", "career_track", "helpers")
"""What has a picture of its own, by the names of their tables."""

CITIES, TRACKS, HELPERS = 272, 560, 780
"""Heights of these pictures, in rows."""
LABEL = 40

Candidates = Sequence[tuple[str, Any]]


def places_height() -> int:
    """Rows of the cities and the tracks together."""
    return CITIES + TRACKS + GAP + 2 * MARGIN


def detail_height(id: str, used: int) -> int:
    """Rows of a detail with this many cities. KeyError for other names."""
    high = {"cities": cities.large_height(used), "career_track": TRACKS, "helpers": HELPERS}
    return high[id] + 2 * MARGIN


def draw_detail(scene: Scene, id: str) -> None:
    """One of `DETAILS` on a canvas of its own."""
    draw = {"cities": cities.large, "career_track": tracks.large, "helpers": helpers}[id]
    draw(scene, scene.canvas.area)


def draw_places(scene: Scene, seat: int, candidates: Candidates) -> None:
    """The cities and the tracks, with the candidates' labels on their places."""
    towns, ways = scene.canvas.area.rows(CITIES, TRACKS, gap=GAP)
    cities.cities(scene, towns)
    tracks.large(scene, ways)
    towns_at = cities.boxes(scene, towns)
    used: dict[Box, int] = {}
    for label, value in candidates:
        box = _place(scene, seat, towns, ways, value)
        if box is not None:
            at = used[box] = used.get(box, -1) + 1
            x = (box.cx if box in towns_at else box.right - 14) - LABEL * at
            y = box.bottom - 14 if box in towns_at else box.y + 8
            scene.canvas.badge(x, y, label, 30)


def _place(scene: Scene, seat: int, towns: Box, ways: Box, value: Any) -> Box | None:
    """The position of a candidate: a city, or a slot of a track."""
    board = scene.view.boards[seat]
    if isinstance(value, moves.SendMission | moves.Marry):
        value = value.city
    if value in scene.view.cities:
        return cities.boxes(scene, towns)[list(scene.view.cities).index(value)]
    steps = 0
    if isinstance(value, moves.Step):
        value, steps = moved(board, value.piece, value.points), value.points
    if value == c.INITIATIVE:
        return tracks.slot_box(ways, c.INITIATIVE, board.initiative + steps)
    return tracks.slot_box(ways, *MAN[value]) if value in MAN else None


def has_places(candidates: Candidates) -> bool:
    """Whether these candidates are places of the cities or tracks."""
    named = (*MAN, c.INITIATIVE, *c.CITIES)
    kinds = (moves.Step, moves.SendMission, moves.Marry)
    return any(isinstance(value, kinds) or value in named for _, value in candidates)


def helpers(scene: Scene, box: Box) -> None:
    """The helper grid with words and prices, and who has hired there."""
    canvas = scene.canvas
    canvas.panel(box)
    for colour, column in zip(c.COLOURS, box.pad(10).cols(*[1] * len(c.COLOURS), gap=8), strict=True):
        head, *cells = column.rows(64, *[1] * len(c.COLUMN[colour]), gap=8)
        canvas.fill(head, "ink", 10)
        canvas.fill(head.pad(3), ring_colour(colour), 8)
        canvas.sprite(scene.view.action_of(colour), head.cx, head.cy, 50)
        for helper, cell in zip(c.COLUMN[colour], cells, strict=True):
            _helper(scene, helper, cell)


def _helper(scene: Scene, helper: str, box: Box) -> None:
    canvas = scene.canvas
    canvas.fill(box, "well", 10)
    above, words, owners = box.pad(6, 4).rows(56, 1, 50)
    symbol, price = above.cols(1, 60)
    symbol_in(scene, helper, symbol, "well")
    canvas.sprite("coin", price.cx, price.cy, 46, label=str(c.HELPER_COST[helper]))
    text = scene.speaker.note(scene.speaker.title.texts.describe(helper, scene.view.options)[0])
    canvas.paragraph(words.pad(2, 0), text, 24, smallest=18)
    mine = [seat for seat, board in enumerate(scene.view.boards) if helper in board.helpers]
    for at, seat in enumerate(mine):
        canvas.seat(seat, owners.x + 24 + 50 * at, owners.cy, 46)
