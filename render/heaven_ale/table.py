"""The whole table on one upright page: header, the ring with the barrels inside, one panel per seat."""

from render.heaven_ale import panel
from render.heaven_ale.board import header, track
from render.heaven_ale.board.centre import centre
from render.heaven_ale.board.reference import reference
from render.heaven_ale.scene import Scene
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP

COLUMNS = 2


def table_height(seats: int) -> int:
    """Rows of the picture for a number of seats."""
    lines = -(-seats // COLUMNS)
    return 2 * MARGIN + header.HEIGHT + GAP + track.HEIGHT + lines * (panel.HEIGHT + GAP)


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `table_height` high."""
    seats = len(scene.view.boards)
    top, ring, rest = scene.canvas.area.rows(header.HEIGHT, track.HEIGHT, 1, gap=GAP)
    header.header(scene, top)
    centre(scene, ring)
    track.track(scene, ring)
    places = rest.grid(COLUMNS, -(-seats // COLUMNS), gap=GAP)
    for seat in range(seats):
        panel.panel(scene, seat, places[seat])
    if seats % COLUMNS:
        scene.group("reference", places[seats], (), lambda: reference(scene, places[seats]))
