"""What lies open: the deals and villas as a list on the map, the fair, events, and the legend."""

from collections.abc import Sequence
from functools import partial

from games.fugger.model import components as c
from games.fugger.model.data_rows import Lot
from games.fugger.model.state import OpenDeal
from render.fugger.map.standing import pin
from render.fugger.scene import Scene, decided, rounds_left
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import counted

HEIGHT = 92
WIDE, ROWS, LINE = 298, 392, 44
"""Columns of the list of deals, its maximum number of rows, and of one of its lines."""


def by_date(scene: Scene) -> list[OpenDeal]:
    """Open deals and villas in the order of their dates."""
    return sorted((*scene.view.open, *scene.view.villas), key=lambda deal: (deal.date, deal.number))


def _line(shown: Sequence[OpenDeal]) -> int:
    """Rows of a line of the list: two for each deal, one for each villa."""
    lines = sum(_lines(deal) for deal in shown)
    return min(LINE, (ROWS - 12) // lines) if lines else 0


def _lines(deal: OpenDeal) -> int:
    """Lines of a deal: one for its town, and one for a price or each two lots."""
    return 2 if deal.card in c.VILLAS else 1 + -(-len(c.OPENED[deal.card].lots) // 2)


def list_box(scene: Scene, land: Box) -> Box | None:
    """Where the list of deals lies on the map: in its corner in the south-east, where there is no space."""
    shown = by_date(scene)
    tall = _line(shown) * sum(_lines(deal) for deal in shown) + 12
    return Box(land.right - WIDE - 10, land.bottom - tall - 10, WIDE, tall) if shown else None


def deals(scene: Scene, box: Box) -> None:
    """The list of deals: each once, with town, rounds left, and what it buys or sells at which price."""
    shown = by_date(scene)
    line, y = _line(shown), box.y + 6
    scene.canvas.panel(box, "paper", radius=12)
    now, lot_now = decided(scene.view)
    for number, deal in enumerate(shown):
        row = Box(box.x + 6, y, box.w - 12, _lines(deal) * line)
        y = row.bottom
        new, lot = deal.card in scene.changes.cards, lot_now if deal.card == now else -1
        reads = deal, rounds_left(scene.view, deal), new, deal.card == now, lot, number
        scene.group("deal", row, reads, partial(_deal, scene, deal, row, number, new, deal.card == now, lot))


def _deal(scene: Scene, deal: OpenDeal, box: Box, number: int, new: bool, now: bool, lot: int) -> None:
    canvas = scene.canvas
    lines = _lines(deal)
    size = min(LINE, box.h // lines)
    if number:
        canvas.fill(Box(box.x + 4, box.y, box.w - 8, 2), "well")
    if now or new:
        canvas.ring(box.pad(-4, -3), "accent", 5, 12)
    words = min(28, round(size * 0.72))
    head, *rest = box.pad(4, 1).rows(*[1] * lines)
    sign = pin(scene, deal, head.x + 4 + round(size * 0.56), head.cy + 1, size - 8)
    left = date(scene, deal, Box(head.x, head.y, head.w - 4, head.h), words + 6)
    start = head.x + round(size * 1.2) + 12
    town = Box(start, head.y, left - start - 8, head.h)
    name = scene.short(c.TOWN_OF[deal.card])
    canvas.label(town, name, words, smallest=18)
    if deal.card in c.VILLAS:
        price = Box(sign.x + 2, rest[0].y, head.right - sign.x, rest[0].h)
        counted(canvas, "coin", price, str(c.VILLAS[deal.card].least), words, words, beside=4)
        return
    for at, line in enumerate(rest):
        pair = c.OPENED[deal.card].lots[2 * at : 2 * at + 2]
        lots(scene, pair, Box(sign.x + 2, line.y, head.right - sign.x, line.h), lot - 2 * at, words)


def date(scene: Scene, deal: OpenDeal, box: Box, size: int) -> int:
    """The rounds until a date, at the right of a box; returns where it begins."""
    left = rounds_left(scene.view, deal)
    if left <= 0:
        return scene.canvas.sprite("now", box.right - size // 2, box.cy, size).x
    return scene.canvas.label(box, f"+{left}", size, bold=True, align="right").x


def lots(scene: Scene, shown: Sequence[Lot], box: Box, now: int, largest: int) -> None:
    """The lots of a card in a line, as large as they fit: how many of which good, at which price. The lot
    being dealt with is highlighted."""
    canvas = scene.canvas

    def wide(lot: Lot, size: int) -> int:
        words = fonts.width(str(lot.quantity), size) + fonts.width(str(lot.limit), size, bold=True)
        return words + canvas.measure(lot.good, size)[0] + 6

    size, gap = largest, 14
    while size > 14 and sum(wide(lot, size) + gap for lot in shown) - gap > box.w:
        size -= 1
        gap = max(6, gap - 2)
    x = box.x
    for number, lot in enumerate(shown):
        place = Box(x, box.y, wide(lot, size), box.h)
        if number == now:
            canvas.fill(place.pad(-5, 1), "gold", 8)
        count = canvas.label(place, str(lot.quantity), size, smallest=size)
        good, _ = canvas.measure(lot.good, size)
        canvas.sprite(lot.good, count.right + 2 + good // 2, place.cy, size)
        price = Box(count.right + good + 5, place.y, place.right - count.right - good, place.h)
        canvas.label(price, str(lot.limit), size, smallest=size, bold=True)
        x = place.right + gap


def others(scene: Scene, box: Box) -> None:
    """The fair; the events that lie open beside the legend."""
    view = scene.view
    fair, rest = box.cols(0.6, 0.4, gap=8)
    market = view.now if view.fair else -1, view.fair, view.fair_done, decided(view)
    scene.group("fair", fair, market, lambda: _fair(scene, fair))
    lies = view.robbers, view.blockade, view.target
    scene.group("open", rest, lies, lambda: _open(scene, rest))


def _fair(scene: Scene, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    if not scene.view.fair:
        return
    fair, (now, lot_now) = c.FAIRS[scene.view.fair], decided(scene.view)
    head, sides = box.pad(12, 4).cols(180, 1, gap=6)
    canvas.sprite("fair", head.x + 24, head.cy, 52)
    name, below = Box(head.x + 56, head.y, head.w - 56, head.h).rows(1, 1)
    canvas.label(name, scene.short(fair.at), 28, smallest=18)
    month = next(index for index, month in enumerate(c.CALENDAR) if month.fair)
    left = (month - scene.view.now) % len(c.CALENDAR)
    if left:
        canvas.label(below, f"+{left}", 36, bold=True)
    else:
        canvas.sprite("now", below.x + 18, below.cy, 36)
    half = scene.view.fair_done if fair.id == now else -1
    both = zip(("demand", "supply"), (fair.demand, fair.supply), sides.rows(1, 1), strict=True)
    for number, (kind, shown, line) in enumerate(both):
        sign = canvas.sprite(kind, line.x + 20, line.cy, 32)
        rest = Box(sign.right + 10, line.y, line.right - sign.right - 12, line.h)
        lots(scene, shown, rest, lot_now if number == half else -1, 30)
    if fair.id == now:
        canvas.ring(box, "accent", 6)


def _open(scene: Scene, box: Box) -> None:
    """Robbers, pirates, the blockade and the boom; beside at most one of them the legend."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    events: list[tuple[str, str, str]] = [
        (c.EVENTS[card].kind, scene.say(f"region-{c.EVENTS[card].region}"), scene.say(c.EVENTS[card].kind))
        for card, _ in view.robbers
    ]
    if view.blockade:
        events.append(("blockade", scene.say("region-MIT"), scene.say("blockade")))
    if view.target > c.NUMBERS.open_deals:
        events.append(("deck", scene.say("boom"), scene.say("boom-deals", deals=view.target)))
    inside = box.pad(10, 6)
    if len(events) <= 1:
        words = inside
        if events:
            first, words = inside.cols(0.54, 0.46, gap=8)
            _event(scene, *events[0], first)
        _legend(scene, words, 3 if events else 2)
        return
    if len(events) == 2:
        for event, cell in zip(events, inside.cols(1, 1, gap=8), strict=True):
            _event(scene, *event, cell)
        return
    columns = -(-len(events) // 2)
    for (kind, where, _), cell in zip(events, inside.grid(columns, 2, gap=4), strict=False):
        at = canvas.sprite(kind, cell.x + 18, cell.cy, 34)
        canvas.label(Box(at.right + 6, cell.y, cell.right - at.right - 6, cell.h), where, 24, smallest=14)


def _event(scene: Scene, kind: str, where: str, words: str, box: Box) -> None:
    """An event with its symbol: where it is, and what it is."""
    at = scene.canvas.sprite(kind, box.x + 28, box.cy, 56)
    above, below = Box(at.right + 10, box.y + 2, box.right - at.right - 10, box.h - 4).rows(1, 1)
    scene.canvas.label(above, where, 28, smallest=18, bold=True)
    scene.canvas.label(below, words, 26, smallest=18, colour="soft")


LEGEND = (("demand", "buys"), ("supply", "sells"), ("chest", "worth"))
"""The symbols with words of their own."""


def _legend(scene: Scene, box: Box, lines: int) -> None:
    """What the signs of this picture mean."""
    columns = 1 if lines == len(LEGEND) else 2
    for (name, words), cell in zip(LEGEND, box.grid(columns, lines, gap=2), strict=False):
        tall = min(28, cell.h)
        scene.canvas.sprite(name, cell.x + 20, cell.cy, tall)
        text = Box(cell.x + 44, cell.y, cell.w - 44, cell.h)
        scene.canvas.label(text, scene.say(words), 24, smallest=16, colour="soft")
