"""The drawing kit: all a title needs to draw its table, and no title's knowledge.

`Canvas` takes the marks, `Box` lays them out, `Theme` colours them, `sprite` adds a symbol, `Gallery`
makes the PNG file.
"""

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.gallery import Gallery
from render.kit.marks import seat_sprite
from render.kit.sprites import Pen, sprite
from render.kit.theme import THEMES, Theme

__all__ = ["THEMES", "Box", "Canvas", "Gallery", "Pen", "Theme", "seat_sprite", "sprite"]
