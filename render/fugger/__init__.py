"""The pictures of Fugger, Welser, Medici: functions from a view to a canvas, for `render.Pictures`.

The parts: `table` (the page), `calendar`, `cards` (open deals, fair, events), `houses` (one seat), and the
map: `coasts` and `regions` (the ground), `chart` (all that never changes), `layout` (where what stands on it
has room), `standing` (what stands there).
`area` draws one house large; `changes` says what to mark, `symbols` has the sprites.
"""

import render.fugger.symbols  # noqa: F401  (registers the sprites)
from render.fugger.artist import ARTIST

__all__ = ["ARTIST"]
