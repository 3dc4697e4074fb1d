"""The offers between houses, and a house's advance bids."""

from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model.state import Bundle, FuggerState, TradeOffer
from games.fugger.rules.deals.bidding import BidAhead
from games.fugger.rules.deals.lots import all_lots
from render.fugger.scene import Scene
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import counted

LINE, PAD = 40, 8
"""Rows of a line, and around all lines."""
SMALLEST = 10
MOST = 2
"""Maximum number of offers that are drawn, which bounds the size of the file. The position in words has
all of them."""


def trades_height(view: FuggerState) -> int:
    """Rows of the open offers, two beside each other; 0 if there are none."""
    lines = -(-min(len(view.trades), MOST) // 2)
    return lines * LINE + 2 * PAD if lines else 0


def trades(scene: Scene, box: Box) -> None:
    """Open offers: who gives what to whom, and for what."""
    shown = scene.view.trades[:MOST]
    scene.canvas.panel(box, "paper")
    cells = box.pad(14, PAD).grid(2, -(-len(shown) // 2), gap=16)
    for trade, cell in zip(shown, cells, strict=False):
        _trade(scene, trade, cell)


def _trade(scene: Scene, trade: TradeOffer, box: Box) -> None:
    """Both houses, each beside what it gives; a tick if the offer has been accepted and waits."""
    canvas = scene.canvas
    number = "✓" if trade.accepted else f"{trade.id}."
    at = canvas.label(Box(box.x, box.y, 44, box.h), number, 28, smallest=18, bold=True, colour="soft")
    left, between, right = Box(at.x + 48, box.y, box.w - 48, box.h).cols(0.5, 40, 0.5, gap=6)
    canvas.label(between, "⇄", 30, bold=True, align="centre", colour="soft")
    for side, seat, florins, wares in (
        (left, trade.giver, trade.pays, trade.gives),
        (right, trade.taker, trade.gets, trade.wants),
    ):
        canvas.seat(seat, side.x + 18, side.cy, 34)
        _bundle(scene, wares, florins, Box(side.x + 44, side.y, side.w - 44, side.h))


def _bundle(scene: Scene, wares: Bundle, florins: int, box: Box) -> None:
    """Wares and money in a line, as large as they fit."""
    shown = [(ware, str(count)) for ware, count in wares]
    if florins:
        shown.append(("coin", str(florins)))

    def width(size: int) -> int:
        symbols = sum(scene.canvas.measure(name, size)[0] for name, _ in shown)
        return symbols + sum(2 + fonts.width(words, size - 2, bold=True) + 8 for _, words in shown)

    size = next((size for size in range(30, SMALLEST, -1) if width(size) <= box.w), SMALLEST)
    x = box.x
    for name, words in shown:
        line = Box(x, box.y, box.right - x, box.h)
        x = counted(scene.canvas, name, line, words, size, size - 2, beside=2).right + 8


def bids_height(view: FuggerState, seat: Seat) -> int:
    """Rows of a house's advance bids, which only its own view contains; 0 if there are none."""
    lines = -(-len(_bids_ahead(view, seat)) // 3)
    return lines * LINE + 2 * PAD if lines else 0


def _bids_ahead(view: FuggerState, seat: Seat) -> list[BidAhead]:
    return [order for order in view.standing_orders.get(seat, ()) if isinstance(order, BidAhead)]


def bids(scene: Scene, seat: Seat, box: Box) -> None:
    """A house's advance bids, three in a line: town, quantity and good, price."""
    scene.canvas.panel(box, "paper")
    ahead = _bids_ahead(scene.view, seat)
    cells = box.pad(14, PAD).grid(3, max(1, -(-len(ahead) // 3)), gap=14)
    for bid, cell in zip(ahead, cells, strict=False):
        _bid(scene, bid, cell)


def _bid(scene: Scene, bid: BidAhead, box: Box) -> None:
    lot, side = all_lots(bid.card)[bid.lot - 1]
    canvas = scene.canvas
    sign, town, rest = box.cols(40, 0.4, 0.6, gap=6)
    canvas.sprite(side, sign.cx, sign.cy, 38)
    canvas.label(town, scene.speaker.thing(c.TOWN_OF[bid.card]), 26, smallest=16)
    if lot.good not in c.GOODS:
        counted(canvas, "coin", rest, str(bid.price), 32, 30, beside=2)
        return
    amount = counted(canvas, lot.good, rest, str(bid.quantity), 32, 30, beside=2, gone=not bid.quantity)
    price = Box(amount.right + 6, rest.y, rest.right - amount.right - 6, rest.h)
    words = f"× {bid.price}" if bid.quantity else "–"
    canvas.label(price, words, 28, smallest=16, bold=True)
