"""The whole table on one upright page: masthead, items, last roll, street, and below it the seats in the
columns of its houses. Each part takes whole strips of the picture."""

from collections.abc import Callable, Iterator

from games.core import Seat
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import turned_up
from render.kit import Box
from render.kit.painting.canvas import ENDLESS, OUTLINE
from render.philadelphia.columns import grid
from render.philadelphia.columns.panel import ROW, TIGHT, panel, panel_height
from render.philadelphia.columns.street import foot, offered, offered_height, street, street_height
from render.philadelphia.scene import Scene
from render.philadelphia.shared import (
    AWAITED,
    ITEMS,
    MASTHEAD,
    awaited_head,
    market,
    market_heading,
    masthead,
    roll,
    roll_heading,
    roll_height,
)

FOOT = 64
TALLEST = 2176
"""Rows that a phone shows at once. Ads get lower lines before a picture is taller."""

Draw = Callable[[Scene, Box], None]


def _shared(view: Philadelphia) -> Iterator[tuple[int, Draw]]:
    """The parts above the seats: their rows, and how to draw them."""
    yield MASTHEAD, masthead
    yield AWAITED, awaited_head
    yield grid.SECTION, market_heading
    yield ITEMS, market
    yield grid.SECTION, roll_heading
    if turned_up(view):
        # They come and go within a turn, so they replace what isn't needed then and the rest stays put.
        yield max(roll_height(view) + street_height(view), offered_height(view)), offered
    else:
        yield roll_height(view), roll
        yield street_height(view), street


def _seats(view: Philadelphia, row: int) -> Iterator[tuple[int, Draw]]:
    for seat in map(Seat, range(len(view.agencies))):
        yield panel_height(view, seat, row), _panel(seat, row)


def _panel(seat: Seat, row: int) -> Draw:
    return lambda scene, box: panel(scene, seat, box, row)


def _parts(view: Philadelphia) -> list[tuple[int, Draw]]:
    shared = list(_shared(view))
    for row in (ROW, TIGHT):
        parts = [*shared, *_seats(view, row), (FOOT, foot)]
        if sum(rows for rows, _ in parts) <= TALLEST:
            break
    return parts


def table_height(view: Philadelphia) -> int:
    """Rows of the picture."""
    return sum(rows for rows, _ in _parts(view))


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `table_height` high."""
    _columns(scene, sum(rows for rows, _ in _shared(scene.view)))
    y = 0
    for rows, draw in _parts(scene.view):
        draw(scene, grid.section_box(y, rows))
        y += rows


def _columns(scene: Scene, y: int) -> None:
    """The tinted columns between the panels and down to the foot."""
    canvas = scene.canvas
    # They extend past the lower edge, so that they stay the same when the picture grows.
    grid.tint(canvas, Box(24, y, 1152, ENDLESS), "column")
    canvas.fill(Box(0, canvas.height - OUTLINE, canvas.width, OUTLINE), "edge")
