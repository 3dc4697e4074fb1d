"""The drawing kit: all a title needs to draw its table, and no title's knowledge.

`Canvas` takes the marks, `Box` lays them out, `Theme` colours them, `Sprites` adds symbols, `StripCache`
makes the PNG file.
"""

from render.kit.material.box import Box
from render.kit.material.sprites import Pen, Sprites, Symbol
from render.kit.material.symbols import seat_sprite
from render.kit.material.theme import Theme
from render.kit.painting.canvas import Canvas
from render.kit.painting.strips import StripCache

__all__ = ["Box", "Canvas", "Pen", "Sprites", "StripCache", "Symbol", "Theme", "seat_sprite"]
