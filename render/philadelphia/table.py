"""The whole table on one upright page: masthead, items, last roll, street, and below it the seats in the
columns of its houses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core import Seat
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import turned_up
from render.kit import Box
from render.philadelphia import grid
from render.philadelphia.panel import panel, panel_height
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
from render.philadelphia.street import foot, offered, open_height, street, street_height

FOOT, TOP, APART = 48, 4, 10

Draw = Callable[[Scene, Box], None]


def _sections(view: Philadelphia) -> Iterator[tuple[int, int, Draw]]:
    """The parts of the page from the top: rows above, own rows, how to draw it."""
    yield 0, MASTHEAD, masthead
    yield 0, AWAITED, awaited
    if not view.over:
        yield 8, grid.SECTION, market_heading
        yield 6, ITEMS, market
    yield 8, grid.SECTION, roll_heading
    yield 6, roll_height(view), roll
    if not view.over:
        yield GAP, street_height(view), street
    if turned_up(view):
        yield APART, open_height(view), offered


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
        if draw is street:
            _columns(scene, y + above)
        (box,) = grid.rows(y + above, rows)
        draw(scene, box)
        y = box.bottom
    if view.over:
        _columns(scene, y + APART)
    for seat in range(len(view.agencies)):
        (box,) = grid.rows(y + APART, panel_height(view, seat))
        panel(scene, Seat(seat), box)
        y = box.bottom
    (below,) = grid.rows(y, FOOT)
    foot(scene, below)


def _columns(scene: Scene, y: int) -> None:
    """The tinted columns between the panels, down to the foot."""
    bottom = table_height(scene.view) - 3
    grid.tint(scene.canvas, Box(24, y, 1152, bottom - y), "column")
