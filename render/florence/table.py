"""The whole table on one upright page: header, auctions, order, supply, one panel per seat."""

from render.florence.characters import STRIP, characters
from render.florence.panel import panel, panel_height
from render.florence.scene import Scene
from render.florence.shared import COURSE, HEADER, LOTS, SUPPLY, course, header, lots, supply
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP

COLUMNS = 2


def table_height(seats: int, with_characters: bool = False) -> int:
    """Rows of the picture for a number of seats, without or with the expansion."""
    lines = -(-seats // COLUMNS)
    shared = HEADER + LOTS + COURSE + (0 if seats % COLUMNS else SUPPLY + GAP)
    shared += STRIP + GAP if with_characters else 0
    return 2 * MARGIN + shared + 3 * GAP + lines * panel_height(seats) + (lines - 1) * GAP


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `table_height` high."""
    seats = len(scene.view.houses)
    top, middle, rest = scene.canvas.area.rows(HEADER, LOTS, 1, gap=GAP)
    header(scene, top)
    lots(scene, middle)
    if scene.view.characters is not None:
        strip, rest = rest.rows(STRIP, 1, gap=GAP)
        characters(scene, strip)
    order, rest = rest.rows(COURSE, 1, gap=GAP)
    course(scene, order)
    if seats % COLUMNS == 0:
        store, rest = rest.rows(SUPPLY, 1, gap=GAP)
        supply(scene, store)
    places = rest.grid(COLUMNS, -(-seats // COLUMNS), gap=GAP)
    for seat in range(seats):
        panel(scene, seat, places[seat])
    if seats % COLUMNS:
        _beside(scene, places[seats])


def _beside(scene: Scene, box: Box) -> None:
    """The supply, drawn where an odd number of panels leaves a place free."""
    supply(scene, box)
