"""The whole table on one upright page: header, rewards, dice, cities, tracks, a panel per seat, legend."""

from games.signorie.model import components as c
from render.kit import Box
from render.kit.parts.furniture import GAP
from render.kit.parts.page import Page
from render.signorie import panel
from render.signorie.board import cities, dice, header, legend, tracks
from render.signorie.scene import Scene


def table_height(seats: int) -> int:
    """Rows of a table with this many seats."""
    return _page(seats).height + GAP + legend.HEIGHT


def _page(seats: int) -> Page:
    shared = (header.STRIP, dice.HEIGHT, cities.height(c.PLAYERS[seats].cities), tracks.HEIGHT)
    return Page(header.HEIGHT, shared, panel.HEIGHT, seats)


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `table_height` high."""
    area = scene.canvas.area
    boxes = _page(len(scene.view.boards)).boxes(Box(area.x, area.y, area.w, area.h - GAP - legend.HEIGHT))
    header.header(scene, boxes.head)
    for draw, box in zip((header.strip, dice.dice, cities.cities, tracks.tracks), boxes.shared, strict=True):
        draw(scene, box)
    for seat, box in enumerate(boxes.panels):
        panel.panel(scene, seat, box)
    if boxes.spare is not None:
        header.coming(scene, boxes.spare)
    legend.legend(scene, Box(area.x, area.bottom - legend.HEIGHT, area.w, legend.HEIGHT))
