"""The whole table on one upright page: header, order and rewards, dice, cities, tracks, a panel per seat."""

from __future__ import annotations

from render.kit.parts.page import Page
from render.signorie import cities, dice, header, panel, tracks
from render.signorie.scene import Scene


def page(seats: int) -> Page:
    """The page of a table with this many seats."""
    shared = (header.STRIP, dice.HEIGHT, cities.HEIGHT, tracks.HEIGHT)
    return Page(header.HEIGHT, shared, panel.HEIGHT, seats)


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas as high as its page."""
    boxes = page(len(scene.view.boards)).boxes(scene.canvas.area)
    header.header(scene, boxes.head)
    for draw, box in zip((header.strip, dice.dice, cities.cities, tracks.tracks), boxes.shared, strict=True):
        draw(scene, box)
    for seat, box in enumerate(boxes.panels):
        panel.panel(scene, seat, box)
    if boxes.spare is not None:
        header.coming(scene, boxes.spare)
