"""The open cards in a row: what each wants or offers, where, at which price, and when."""

from __future__ import annotations

from collections.abc import Sequence

from games.fugger.model import components as c
from games.fugger.model import tables as t
from games.fugger.model.state import OpenDeal
from render.fugger.map.scene import Scene, decided, limit, rounds_left, sign_of
from render.kit import Box
from render.kit.parts.furniture import counted

HEIGHT, LOWER = 172, 172
COLUMNS = 5
SIGN, LINE = 48, 38


def deals(scene: Scene, box: Box) -> None:
    """The open deals in the order of their dates."""
    shown = sorted(scene.view.open, key=lambda deal: (deal.date, deal.seq))
    cells = box.cols(*[1] * COLUMNS, gap=10)
    for deal, cell in zip(shown, cells, strict=False):
        _put_deal(scene, deal, cell)
    for cell in cells[len(shown) :]:
        scene.canvas.panel(cell, "table", "edge", 2)


def _put_deal(scene: Scene, deal: OpenDeal, box: Box) -> None:
    reads = deal, rounds_left(scene.view, deal), decided(scene.view), deal.card in scene.changes.cards
    scene.part("deal", box, reads, lambda: _deal(scene, deal, box))


def _deal(scene: Scene, deal: OpenDeal, box: Box) -> None:
    canvas = scene.canvas
    card, (now, lot_now) = c.OPENED[deal.card], decided(scene.view)
    edge = "supply" if card.kind == "supply" else "demand"
    canvas.panel(box, "paper", edge, 5)
    if deal.card == now:
        canvas.ring(box.pad(-4), "accent", 7, 18)
    elif deal.card in scene.changes.cards:
        canvas.halo(box)
    sign, rest = box.pad(8, 8).cols(SIGN, 1, gap=4)
    _sign(scene, deal, sign)
    name, below = rest.rows(34, 1, gap=2)
    canvas.label(name, scene.speaker.card(c.TRADES[deal.card]), 28, smallest=17, bold=True)
    lots(scene, card.kind, card.lots, below, lot_now if deal.card == now else -1)


def _sign(scene: Scene, deal: OpenDeal, box: Box) -> None:
    """The sign of a deal with its number; in how many rounds it is due; whether it is urgent."""
    canvas = scene.canvas
    kind, label = sign_of(deal)
    canvas.sprite(kind, box.cx, box.y + 25, 50, label)
    left = rounds_left(scene.view, deal)
    when = Box(box.x - 6, box.y + 54, box.w + 12, 40)
    if left <= 0:
        canvas.sprite("now", when.cx, when.cy, 38)
    else:
        canvas.label(when, f"+{left}", 32, bold=True, align="centre")
    card = c.OPENED.get(deal.card)
    if card is not None and card.urgent:
        canvas.sprite("urgent", box.cx, when.bottom + 22, 34)


def date(scene: Scene, deal: OpenDeal, box: Box, size: int = 28) -> int:
    """The rounds until a date, at the right of a box; returns where it begins."""
    left = rounds_left(scene.view, deal)
    if left <= 0:
        return scene.canvas.sprite("now", box.right - 18, box.cy, 36).x
    place = Box(box.right - 60, box.y, 60, box.h)
    return scene.canvas.label(place, f"+{left}", size, bold=True, align="right", colour="soft").x


def lots(scene: Scene, kind: str, shown: Sequence[t.Lot], box: Box, now: int = -1, size: int = 30) -> None:
    """The lots of a card, one per line: good, quantity, ceiling or floor. The lot being dealt with is
    highlighted."""
    canvas = scene.canvas
    step = min(LINE, box.h // max(1, len(shown)))
    for number, lot in enumerate(shown):
        line = Box(box.x, box.y + number * step, box.w, step)
        if number == now:
            canvas.fill(line.pad(-4, 0), "gold", 8)
        good, words = line.cols(size * 2 - 4, 1, gap=2)
        counted(canvas, lot.good, good, str(lot.quantity), size, size, beside=3)
        canvas.label(words, limit(kind, lot.limit), size, smallest=20, bold=True, align="right")


def others(scene: Scene, box: Box) -> None:
    """The fair, events and villas that lie open, and the decks."""
    view = scene.view
    fair, open_, decks = box.cols(2 / 5, 2 / 5, 1 / 5, gap=10)
    market = view.t if view.fair else -1, view.fair, view.fair_done, decided(view)
    scene.part("fair", fair, market, lambda: _fair(scene, fair))
    lies = view.t if view.villas else -1, view.robbers, view.blockade, view.villas
    scene.part("open", open_, lies, lambda: _open(scene, open_))
    scene.part("decks", decks, (len(view.deck), len(view.replenish)), lambda: _decks(scene, decks))


def _fair(scene: Scene, box: Box) -> None:
    canvas = scene.canvas
    canvas.panel(box)
    if not scene.view.fair:
        return
    fair, (now, lot_now) = c.FAIRS[scene.view.fair], decided(scene.view)
    if fair.id == now:
        canvas.ring(box.pad(-4), "accent", 7, 18)
    head, rest = box.pad(12, 7).rows(44, 1)
    canvas.sprite("fair", head.x + 22, head.cy, 42)
    month = next(index for index, month in enumerate(c.CALENDAR) if month.fair)
    left = (month - scene.view.t) % len(c.CALENDAR)
    when = Box(head.right - 70, head.y, 70, head.h)
    canvas.label(when, f"+{left}" if left else "!", 28, bold=True, align="right", colour="soft")
    name = Box(head.x + 54, head.y, head.w - 130, head.h)
    canvas.label(name, scene.speaker.card(fair.at), 28, smallest=20, bold=True)
    sides = rest.cols(1, 1, gap=18)
    half = scene.view.fair_done if fair.id == now else -1
    for number, (kind, shown, side) in enumerate(zip(("demand", "supply"), (fair.demand, fair.supply), sides,
                                                     strict=True)):  # fmt: skip
        sign, lines = side.cols(34, 1, gap=4)
        canvas.sprite(kind, sign.cx, sign.cy, 34)
        lots(scene, kind, shown, lines, lot_now if number == half else -1, 26)


def _open(scene: Scene, box: Box) -> None:
    """Robbers, pirates and the blockade; villas for sale with their least price."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    events = [(c.EVENTS[card].kind, scene.say(f"region-{c.EVENTS[card].region}")) for card, _ in view.robbers]
    if view.blockade:
        events.append(("blockade", scene.speaker.card(view.blockade)))
    places = box.pad(12, 8).grid(2, 3 if len(events) + len(view.villas) <= 6 else 4, gap=6)
    if not events and not view.villas:
        canvas.label(box.pad(14, 0), scene.say("no-events"), 24, colour="soft", align="centre")
    for (kind, words), cell in zip(events, places, strict=False):
        at = canvas.sprite(kind, cell.x + 22, cell.cy, 42)
        text = Box(at.right + 8, cell.y, cell.right - at.right - 8, cell.h)
        canvas.label(text, words, 24, smallest=16)
    for deal, cell in zip(view.villas, places[len(events) :], strict=False):
        at = canvas.sprite("villa", cell.x + 22, cell.cy, 38)
        right = date(scene, deal, cell, 24)
        words = f"{scene.speaker.card(c.TRADES[deal.card])} {limit('supply', c.VILLAS[deal.card].least)}"
        text = Box(at.right + 6, cell.y, right - at.right - 10, cell.h)
        canvas.label(text, words, 24, smallest=16, bold=True)


def _decks(scene: Scene, box: Box) -> None:
    """Number of cards left."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    shown = [("deck", len(view.deck), "deck")]
    if view.noble_rules:
        shown.append(("deck_back", len(view.replenish), "replenish"))
    for (name, count, words), cell in zip(shown, box.pad(8, 8).cols(*[1] * len(shown)), strict=True):
        symbol, figure, below = cell.rows(1, 40, 26)
        canvas.sprite(name, symbol.cx, symbol.cy, min(66, symbol.h))
        canvas.label(figure, str(count), 36, bold=True, align="centre")
        canvas.label(below, scene.say(words), 22, smallest=16, align="centre", colour="soft")
