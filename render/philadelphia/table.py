"""The whole table on one upright page: header, market, roll, track, one panel per seat."""

from __future__ import annotations

from games.core import Seat
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import turned_up
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP
from render.philadelphia.panel import panel, panel_height
from render.philadelphia.scene import Scene
from render.philadelphia.shared import (
    DECKS,
    HEADER,
    MARKET,
    ROLL,
    TRACK,
    decks,
    header,
    market,
    offered,
    roll,
)
from render.philadelphia.shared import track as vp_track

COLUMNS = 2
COURSE = ROLL + GAP + TRACK
"""Rows of the last roll and the track, or of the cards turned up."""


def lines(view: Philadelphia) -> list[range]:
    """The seats whose panels stand beside each other."""
    seats = len(view.agencies)
    return [range(first, min(first + COLUMNS, seats)) for first in range(0, seats, COLUMNS)]


def table_height(view: Philadelphia) -> int:
    """Rows of the picture."""
    parts = [HEADER, MARKET, DECKS, COURSE, *(panel_height(view, line) for line in lines(view))]
    return 2 * MARGIN + sum(parts) + GAP * (len(parts) - 1)


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `table_height` high."""
    top, rest = scene.canvas.area.rows(HEADER, 1, gap=GAP)
    header(scene, top)
    items, piles, course, rest = rest.rows(MARKET, DECKS, COURSE, 1, gap=GAP)
    market(scene, items)
    decks(scene, piles)
    if turned_up(scene.view):
        # They come and go within a turn, so they replace what isn't needed then and the rest stays put.
        offered(scene, course)
    else:
        rolled, points = course.rows(ROLL, TRACK, gap=GAP)
        roll(scene, rolled)
        vp_track(scene, points)
    seats = lines(scene.view)
    heights = [panel_height(scene.view, line) for line in seats]
    for line, box in zip(seats, rest.rows(*heights, gap=GAP), strict=True):
        for seat, cell in zip(line, box.cols(*[1] * COLUMNS, gap=GAP), strict=False):
            panel(scene, Seat(seat), cell)
