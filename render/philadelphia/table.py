"""The whole table on one upright page: masthead, items, last roll, street, and below it the seats in the
columns of its houses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core import Seat
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import turned_up
from render.kit import Box
from render.kit.painting.canvas import ENDLESS, OUTLINE
from render.philadelphia import grid
from render.philadelphia.panel import APART, panel, panel_height
from render.philadelphia.scene import Scene
from render.philadelphia.shared import (
    AWAITED,
    GAP,
    ITEMS,
    MASTHEAD,
    awaited,
    market,
    market_heading,
    masthead,
    roll,
    roll_heading,
    roll_height,
)
from render.philadelphia.street import foot, offered, street, street_height

FOOT, TOP = 48, 4

Draw = Callable[[Scene, Box], None]


def _sections(view: Philadelphia) -> Iterator[tuple[int, int, Draw]]:
    """The parts of the page from the top: rows above, own rows, how to draw it. What changes often begins
    with a strip of the picture: who is awaited, the headings, an ad of a seat."""
    yield 0, MASTHEAD, masthead
    yield 0, AWAITED, awaited
    if not view.over:
        yield 18, grid.SECTION, market_heading
        yield 6, ITEMS, market
    yield 10, grid.SECTION, roll_heading
    rolled, houses = roll_height(view), street_height(view)
    if view.over:
        yield 10, rolled, roll
    elif turned_up(view):
        # They come and go within a turn, so they replace what isn't needed then and the rest stays put.
        yield 10, rolled + GAP + houses, offered
    else:
        yield 10, rolled, roll
        yield GAP, houses, street


def table_height(view: Philadelphia) -> int:
    """Rows of the picture."""
    shared = sum(above + rows for above, rows, _ in _sections(view))
    return TOP + shared + _seats_height(view) + FOOT


def _seats_height(view: Philadelphia) -> int:
    return sum(APART + panel_height(view, seat) for seat in range(len(view.agencies)))


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `table_height` high."""
    view, y = scene.view, TOP
    for above, rows, draw in _sections(view):
        (box,) = grid.rows(y + above, rows)
        draw(scene, box)
        y = box.bottom
    _columns(scene, y + (APART if view.over else 0))
    for seat in range(len(view.agencies)):
        (box,) = grid.rows(y + APART, panel_height(view, seat))
        panel(scene, Seat(seat), box)
        y = box.bottom
    (below,) = grid.rows(y, FOOT)
    foot(scene, below)


def _columns(scene: Scene, y: int) -> None:
    """The tinted columns between the panels and down to the foot."""
    canvas = scene.canvas
    # They extend past the lower edge, so that they stay the same when the picture grows.
    grid.tint(canvas, Box(24, y, 1152, ENDLESS), "column")
    canvas.fill(Box(0, canvas.height - OUTLINE, canvas.width, OUTLINE), "edge")
