"""The whole table on one upright page: head, year, map with the list of deals, fair, a strip per house."""

from collections.abc import Callable

from games.fugger.model import components as c
from games.fugger.model.state import FuggerState
from render.fugger import calendar, cards, dealings, houses
from render.fugger.map.chart import EUROPE, WHOLE, chart
from render.fugger.map.layout import SMALL
from render.fugger.map.standing import stand
from render.fugger.scene import Scene
from render.kit import Box
from render.kit.material import fonts
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import counted
from render.kit.parts.maps import Window
from render.kit.parts.table_head import awaited_head, head_lines, title_line

HEAD, GAP = 96, 8
MOST = 1600
"""Maximum number of rows of a picture."""


def shared(view: FuggerState) -> tuple[int, ...]:
    """Rows of what all houses share. Offers between houses have a row only if there are any."""
    offers = dealings.trades_height(view)
    return (HEAD, calendar.HEIGHT, WHOLE, cards.HEIGHT, *([offers] if offers else []))


def strip_height(view: FuggerState) -> int:
    """Rows of the strip of a house: two lines, or one if there is no room for more."""
    above = shared(view)
    left = MOST - 2 * MARGIN - sum(above) - GAP * len(above)
    return houses.height((left + GAP) // len(view.houses) - GAP)


def page_height(view: FuggerState) -> int:
    """Rows of the picture of a table."""
    parts = (*shared(view), *[strip_height(view)] * len(view.houses))
    return 2 * MARGIN + sum(parts) + GAP * (len(parts) - 1)


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas `page_height` high."""
    above = shared(scene.view)
    rows = scene.canvas.area.rows(*above, *[strip_height(scene.view)] * len(scene.view.houses), gap=GAP)
    head, year, land, others, *offers = rows[: len(above)]
    header(scene, head)
    calendar.calendar(scene, year)
    europe(scene, land)
    cards.others(scene, others)
    for box in offers:
        dealings.trades(scene, box)
    for seat, box in enumerate(rows[len(above) :]):
        houses.strip(scene, seat, box)


def europe(scene: Scene, box: Box, below: Callable[[Window], None] = lambda window: None) -> None:
    """The whole map with everything on it and the list of deals, in a frame. `below` draws what lies under
    the figures."""
    inside = box.pad(3)
    listed = cards.list_box(scene, inside)
    window = chart(scene.canvas, inside, EUROPE, scene.speaker.language, scene.view.month.sea_closed)
    below(window)
    stand(scene, window, EUROPE, SMALL, covered=listed)
    if listed is not None:
        cards.deals(scene, listed)
    scene.canvas.ring(box, "ink", 3, 0)


def header(scene: Scene, box: Box) -> None:
    """Title, year and month; below, the awaited seats with their question, or the result; the decks."""
    view = scene.view
    above, below = head_lines(scene, box)
    year = scene.say("year", year=view.now // len(c.CALENDAR) + 1, month=scene.speaker.thing(view.month.id))
    title_line(scene, above, year, 430, 34, smallest=24)
    shown = [("deck", len(view.deck)), *([("deck_back", len(view.replenish))] if view.options.noble else [])]
    right = below.right
    for name, count in reversed(shown):
        wide = 44 + fonts.width(str(count), 34, bold=True)
        counted(scene.canvas, name, Box(right - wide, below.y, wide, below.h), str(count), 38, 34, beside=6)
        right -= wide + 14
    below = Box(below.x, below.y, right - below.x, below.h)
    awaited_head(scene, below, lambda best: {"florins": best.points})
