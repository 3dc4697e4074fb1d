"""The drawing kit: all a title needs to draw its table, and no title's knowledge.

`Canvas` takes the marks, `Box` lays them out, `Theme` colours them, `Sprites` adds symbols, `StripCache`
makes the PNG file.
"""

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.marks import seat_sprite
from render.kit.sprites import Pen, Sprites
from render.kit.strips import StripCache
from render.kit.theme import Theme

__all__ = ["Box", "Canvas", "Pen", "Sprites", "StripCache", "Theme", "seat_sprite"]
