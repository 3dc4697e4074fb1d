"""The cover of a title: four of its symbols on its ground, for lists of games."""

from render.artist import Artist
from render.kit import Canvas
from render.kit.material import sprites

SIDE, GAP, SHARE = 320, 16, 0.74
"""The side of a cover and the gap between its fields in pixels; the share of a field that a symbol takes."""


def cover(artist: Artist) -> Canvas:
    """A square of four symbols: those that the title declares, or else the first that it registers."""
    theme = artist.theme
    named = artist.cover or [full.rpartition("/")[2] for full in sprites.names(theme.name)]
    canvas = Canvas(theme, SIDE, SIDE, frame=False)
    cells = canvas.area.pad(GAP).grid(2, 2, gap=GAP)
    for symbol, cell in zip(named, cells, strict=False):
        canvas.panel(cell, "paper")
        room = round(min(cell.w, cell.h) * SHARE)
        canvas.sprite(symbol, cell.cx, cell.cy, canvas.size_within(symbol, room, room))
    return canvas
