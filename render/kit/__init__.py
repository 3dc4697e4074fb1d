"""The drawing kit: all a title needs to draw its table, and no title's knowledge.

`Canvas` takes the marks, `Box` lays them out, `Theme` colours them, `Sprites` adds symbols, `Gallery`
makes the PNG file.
"""

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.gallery import Gallery
from render.kit.marks import seat_sprite
from render.kit.sprites import Pen, Sprites
from render.kit.theme import Theme

__all__ = ["Box", "Canvas", "Gallery", "Pen", "Sprites", "Theme", "seat_sprite"]
