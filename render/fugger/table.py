"""The whole table on one upright page: head, the year, the map, the open cards, one panel per house."""

from __future__ import annotations

from games.fugger.model import components as c
from games.fugger.model.state import FuggerState
from render.fugger import calendar, cards, dealings, houses
from render.fugger.map.chart import EUROPE, chart
from render.fugger.map.layout import SMALL
from render.fugger.map.scene import Scene
from render.fugger.map.standing import stand
from render.kit import Box
from render.kit.parts.furniture import ranking
from render.kit.parts.head import awaited, head_lines, title_line
from render.kit.parts.page import Page

HEAD, MAP = 124, 896


def page(view: FuggerState) -> Page:
    """The page of a table. Offers between houses have a row only if there are any."""
    offers = dealings.trades_height(view)
    shared = (calendar.HEIGHT, MAP, cards.HEIGHT, cards.LOWER, *([offers] if offers else []))
    return Page(HEAD, shared, houses.height(view.noble_rules), len(view.houses))


def draw_table(scene: Scene) -> None:
    """Draw a table on a canvas as high as its page."""
    boxes = page(scene.view).boxes(scene.canvas.area)
    year, land, open_, others, *offers = boxes.shared
    header(scene, boxes.head)
    calendar.calendar(scene, year)
    europe(scene, land)
    cards.deals(scene, open_)
    cards.others(scene, others)
    for box in offers:
        dealings.trades(scene, box)
    for seat, box in enumerate(boxes.panels):
        houses.panel(scene, seat, box)


def europe(scene: Scene, box: Box) -> None:
    """The whole map with everything on it, in a frame."""
    inside = box.pad(3)
    window = chart(scene.canvas, inside, EUROPE, scene.speaker.language, scene.view.month.sea_closed)
    stand(scene, window, EUROPE, SMALL)
    scene.canvas.ring(box, "ink", 3, 0)


def header(scene: Scene, box: Box) -> None:
    """Title, year and month; below, the awaited seats with their question, or the result."""
    view = scene.view
    above, below = head_lines(scene, box)
    year = scene.say("year", year=view.t // len(c.CALENDAR) + 1, month=scene.speaker.card(view.month.id))
    title_line(scene, above, year, 470, 34, smallest=24)
    if view.over:
        ranking(scene.canvas, below, view.scores)
    else:
        awaited(scene, below)
