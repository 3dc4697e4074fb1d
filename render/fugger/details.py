"""Single things, large: a region of the map, or a card with what it asks for."""

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model.data_rows import Lot
from games.fugger.model.state import FuggerState, OpenDeal
from render.fugger.area import framed_map
from render.fugger.calendar import HEIGHT, calendar
from render.fugger.map import chart
from render.fugger.map.chart import WorldBox
from render.fugger.map.standing import plans
from render.fugger.scene import Scene, limit, sign_of
from render.fugger.table import europe
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, counted
from render.kit.parts.maps import Window
from words import Speaker

WHOLE = "map"
HEAD, MAP, CARD, LOT, WORDS = 92, 1000, 120, 78, 150
"""Heights of these parts, in rows."""
MARGINS = 46.0
"""Width of the world shown around a region."""


def details(view: FuggerState) -> tuple[str, ...]:
    """What can be shown large: the map, its regions, and the open cards."""
    open_ = (deal.card for deal in (*view.open, *view.villas))
    return (WHOLE, *c.REGIONS, *open_, *([view.fair] if view.fair else ()))


def height(id: str, speaker: Speaker) -> int:
    """Height of the picture of a detail. Raises KeyError for other names."""
    if id == WHOLE:
        return 2 * MARGIN + HEAD + HEIGHT + chart.WHOLE + 2 * GAP
    if id in c.REGIONS:
        return 2 * MARGIN + HEAD + GAP + MAP
    words = WORDS + GAP if speaker.thing_text(id) else 0
    return 2 * MARGIN + CARD + GAP + _lots_height(id) + words


def draw_detail(scene: Scene, id: str) -> None:
    """Draw a detail on a canvas of its `height`."""
    if id == WHOLE:
        head, year, land = scene.canvas.area.rows(HEAD, HEIGHT, 1, gap=GAP)
        _head(scene, head, scene.speaker.thing(WHOLE))
        calendar(scene, year)
        europe(scene, land, lambda window: _plans(scene, window))
    elif id in c.REGIONS:
        head, land = scene.canvas.area.rows(HEAD, 1, gap=GAP)
        _head(scene, head, scene.speaker.thing(id))
        framed_map(scene, land, world_of(id, land), lambda window: _plans(scene, window))
    else:
        _card(scene, id)


def _plans(scene: Scene, window: Window) -> None:
    """A house's planned routes; a view contains only its own."""
    for seat in range(len(scene.view.houses)):
        plans(scene, window, Seat(seat))


def world_of(region: str, box: Box) -> WorldBox:
    """What a region fills of the world."""
    places = [space.at for space in c.SPACES.values() if space.region == region]
    window = Window.around(places, box, MARGINS)
    right, bottom = window.left + box.w / window.scale, window.top + box.h / window.scale
    return window.left, window.top, right, bottom


def _head(scene: Scene, box: Box, words: str) -> None:
    scene.canvas.panel(box)
    title, month = box.pad(20, 10).cols(1, 380, gap=GAP)
    scene.canvas.label(title, words, 44, bold=True)
    now = scene.speaker.thing(scene.view.month.id)
    scene.canvas.label(month, now, 34, smallest=24, colour="soft", align="right")


def _lots(card: str) -> list[tuple[str, Lot]]:
    """The lots of a card with their side; a villa has none."""
    if card in c.FAIRS:
        fair = c.FAIRS[card]
        return [("demand", lot) for lot in fair.demand] + [("supply", lot) for lot in fair.supply]
    return [(c.OPENED[card].kind, lot) for lot in c.OPENED[card].lots] if card in c.OPENED else []


def _lots_height(card: str) -> int:
    """Rows of the lots of a card; a villa has one line. KeyError if it is no card."""
    if card not in c.TOWN_OF:
        raise KeyError(card)
    return max(1, len(_lots(card))) * LOT + 28


def _card(scene: Scene, card: str) -> None:
    """A card large: sign, name and date; every lot with its price; what it says."""
    canvas = scene.canvas
    shown = _lots(card)
    text = scene.speaker.thing_text(card)
    head, body, *words = canvas.area.rows(CARD, _lots_height(card), *([WORDS] if text else []), gap=GAP)
    deal = next((deal for deal in (*scene.view.open, *scene.view.villas) if deal.card == card), None)
    _title(scene, card, deal, head)
    canvas.panel(body, "paper")
    for number, (kind, lot) in enumerate(shown):
        line = Box(body.x + 24, body.y + 14 + number * LOT, body.w - 48, LOT)
        sign, good, price = line.cols(80, 0.4, 1, gap=20)
        canvas.sprite(kind, sign.cx, sign.cy, 58)
        counted(canvas, lot.good, good, f"{lot.quantity}  {scene.speaker.thing(lot.good)}", 62, 44)
        canvas.label(price, limit(kind, lot.limit), 52, bold=True, align="right")
    if card in c.VILLAS:
        counted(canvas, "coin", body.pad(24, 14), limit("supply", c.VILLAS[card].least), 62, 52)
    for box in words:
        canvas.panel(box)
        canvas.paragraph(box.pad(20, 14), text, 30, smallest=20, valign="middle")


def _title(scene: Scene, card: str, deal: OpenDeal | None, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    inside = box.pad(20, 10)
    name, label = sign_of(deal) if deal is not None else ("fair", "")
    at = canvas.sprite(name, inside.x + 46, inside.cy, 92, label)
    when = Box(inside.right - 330, inside.y, 330, inside.h)
    if deal is not None:
        month = scene.speaker.thing(c.month(deal.date).id)
        canvas.label(when, month, 36, smallest=24, bold=True, align="right")
    text = Box(at.right + 24, inside.y, when.x - at.right - 40, inside.h)
    canvas.paragraph(text, scene.speaker.thing_heading(card), 40, smallest=24, bold=True, valign="middle")
