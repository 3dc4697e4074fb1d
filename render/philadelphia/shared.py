"""What stands above the street: the masthead, who is awaited, the items, the last roll."""

from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.model.state import AdReward, BreachedAd
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import turned_up
from render.kit import Box
from render.kit.material import fonts
from render.kit.painting.canvas import OUTLINE
from render.kit.parts import table_head
from render.kit.parts.furniture import AwaitedSizes
from render.philadelphia.columns import grid
from render.philadelphia.columns.ads import trade_sign
from render.philadelphia.scene import Scene, after_colon
from render.philadelphia.things import SYMBOLS
from words.numbers import signed

MASTHEAD, AWAITED, ITEMS, GAP = 96, 64, 192, 14
"""Heights of these parts and the gap between them, in rows."""
PAID, TIGHT, LEAST, MANY = 44, 40, 3, 3
"""Rows of a line of the last roll, rows if there are more than `MANY` of them, and the minimum number of
lines there is room for."""
SIZES = AwaitedSizes(now=48, laurel=52, beside=6, longest=440, name=40, words=36)


def masthead(scene: Scene, box: Box) -> None:
    """The name of the paper between the round and the goal."""
    scene.group("masthead", box, scene.view.round, lambda: _masthead(scene, box))


def _masthead(scene: Scene, box: Box) -> None:
    canvas, view = scene.canvas, scene.view
    canvas.fill(grid.across(OUTLINE, box.bottom - OUTLINE), "paper")
    box = Box(box.x, box.y + 4, box.w, box.h - 4)
    left, middle, right = box.pad(0, 12).cols(200, 1, 200, gap=GAP)
    if view.round:
        canvas.panel(left, "paper", "ink", 2, 0)
        words = scene.say("round", round=view.round)
        canvas.label(left.pad(8, 0), words, 32, smallest=24, bold=True, align="centre")
    canvas.panel(right, "paper", "ink", 2, 0)
    goal = scene.say("goal", points=c.NUMBERS.vp_goal)
    wide = min(right.w - 66, fonts.width(goal, 32, bold=True) + 2)
    x = right.cx - (wide + 44) // 2
    canvas.sprite("vp", x + 18, right.cy, 38)
    canvas.label(Box(x + 44, right.y, wide, right.h), goal, 32, smallest=24, bold=True)
    title = scene.speaker.say("title-name")
    if title.isascii():
        canvas.sprite("wordmark", middle.cx, middle.cy, 62)
    else:
        above, below = Box(middle.x, box.y + 2, middle.w, box.h - 4).rows(1, 24)
        canvas.label(above, title, 50, bold=True, align="centre")
        canvas.sprite("wordmark", below.cx, below.cy - 4, 20, colours=("soft",))
    canvas.fill(grid.across(box.bottom - 6, 6), "ink")


def awaited_head(scene: Scene, box: Box) -> None:
    """Who is awaited and for what."""
    canvas = scene.canvas
    canvas.fill(grid.across(box.y, box.h), "paper")
    canvas.fill(grid.across(box.bottom - 3, 3), "ink")
    table_head.awaited_head(scene, box, sizes=SIZES)


def market_heading(scene: Scene, box: Box) -> None:
    """The heading of the items, with their piles."""
    view = scene.view
    reads = len(view.item_deck), len(view.item_discard)
    scene.group("items", box, reads, lambda: _piles(scene, box, "items", "item-deck", *reads))


def _piles(scene: Scene, box: Box, heading: str, pile: str, deck: int, discard: int) -> None:
    """A heading with a pile and its discard."""
    canvas = scene.canvas
    right = grid.pile(canvas, box, scene.say("discard"), discard)
    left = Box(box.x, box.y, right.x - 24 - box.x, box.h)
    at = grid.pile(canvas, left, scene.say(pile), deck)
    wide = 0
    if pile == "ad-deck":
        wide = canvas.measure("card_back", 30)[0] + 8
        canvas.sprite("card_back", at.x - 6 - wide // 2, box.cy, 30)
    grid.section(canvas, box, scene.say(heading), box.right - at.x + wide + 16)


def market(scene: Scene, box: Box) -> None:
    """The items on sale."""
    slots = Box(box.x, box.y + 6, box.w, box.h - 14).cols(*[1] * len(scene.view.market), gap=GAP)
    for item, slot in zip(scene.view.market, slots, strict=True):
        _put_item(scene, item, slot)


def _put_item(scene: Scene, item: str, box: Box) -> None:
    scene.group("item", box, item, lambda: _item(scene, item, box))
    if item in scene.changes.items:
        scene.group("new", box, (), lambda: _new(scene, box))


def _item(scene: Scene, item: str, box: Box) -> None:
    """Its figure and its price on a ground of its own; its name and what it does beside them."""
    canvas = scene.canvas
    if not item:
        canvas.panel(box, "well", "edge", 2)
        return
    canvas.panel(box, "paper", "ink", 3, 10)
    band, rest = box.pad(3).cols(98, 1, gap=10)
    canvas.fill(band, SYMBOLS[item].ground, 8)
    canvas.sprite(item, band.cx, band.y + 54, 76)
    canvas.sprite("tag", band.cx, band.bottom - 38, 56, str(c.ITEMS[item].cost))
    name, words = Box(rest.x, rest.y, rest.w - 6, rest.h).rows(40, 1)
    canvas.label(name, scene.speaker.thing(item), 30, smallest=22, bold=True)
    told = scene.speaker.note(sentences(c.ITEMS[item].effects))
    canvas.paragraph(words, after_colon(scene, told), 24, smallest=20)


def _new(scene: Scene, box: Box) -> None:
    """A sign on the upper edge."""
    canvas, new = scene.canvas, scene.say("new")
    wide = fonts.width(new, 24, bold=True) + 20
    sign = Box(box.right - wide - 8, box.y - 14, wide, 32)
    canvas.fill(sign, "accent", 8)
    canvas.label(sign, new, 24, smallest=24, bold=True, colour="on_accent", align="centre")


def roll_heading(scene: Scene, box: Box) -> None:
    """The heading of the last roll, with the piles of ads."""
    view = scene.view
    heading = "revealed" if turned_up(view) else "last-roll"
    reads = len(view.deck), len(view.discard)
    scene.group("piles", box, (heading, reads), lambda: _piles(scene, box, heading, "ad-deck", *reads))


def _count(view: Philadelphia) -> int:
    """Lines of the panel: one for each ad that was paid, one for those that have expired."""
    return max(LEAST, len(view.payments) + bool(view.breached))


def roll_height(view: Philadelphia) -> int:
    """Rows of the last roll."""
    count = _count(view)
    return grid.whole(24 + count * (PAID if count <= MANY else TIGHT))


def roll(scene: Scene, box: Box) -> None:
    """The last roll, and whom it paid how much."""
    view = scene.view
    box = Box(box.x, box.y + 4, box.w, box.h - 8)
    reads = view.face, view.payments, view.hired_by_roll, view.breached
    scene.group("roll", box, reads, lambda: _roll(scene, box))


def _roll(scene: Scene, box: Box) -> None:
    canvas, view = scene.canvas, scene.view
    canvas.panel(box, "paper", "ink", 3, 10)
    if not view.face:
        canvas.label(box.pad(20, 0), scene.say("no-roll"), 32, smallest=24, colour="soft")
        return
    left = Box(box.x + 3, box.y + 3, 136, box.h - 6)
    canvas.fill(left, "accent", 7)
    canvas.sprite("die", left.cx, left.cy, min(112, left.h - 10), str(view.face))
    rest = Box(left.right + 16, box.y + 8, box.right - left.right - 30, box.h - 16)
    lines = list(rest.rows(*[1] * max(1, len(view.payments) + bool(view.breached))))
    if view.breached:
        *lines, last = lines
        _expired(scene, view.breached, last)
    for payment, line in zip(view.payments, lines, strict=False):
        _payment(scene, payment, line)
    if not view.payments and lines:
        names = [scene.speaker.thing(card) for card in view.hired_by_roll]
        words = scene.say("hired", count=len(names), ads=scene.say("comma").join(names))
        canvas.label(lines[0], words, 32, smallest=24)


def _payment(scene: Scene, payment: AdReward, box: Box) -> None:
    """What a hired ad brought, as in a price list: seat, ad, leader, gold and cards."""
    canvas, kind = scene.canvas, c.CARDS[payment.card].kind
    size = min(46, box.h - 4)
    canvas.seat(payment.seat, box.x + 26, box.cy, size)
    trade_sign(canvas, kind.industry, box.x + 82, box.cy, size)
    right = box.right
    back = canvas.measure("card_back", 38)[0]
    if payment.cards:
        canvas.sprite("card_back", right - back // 2, box.cy, 38)
        words = Box(right - back - 70, box.y, 64, box.h)
        canvas.label(words, signed(payment.cards), 34, smallest=30, bold=True, colour="accent", align="right")
    right -= back + 84
    gold = signed(payment.gold) if payment.gold else "0"
    figure = Box(right - 92, box.y, 92, box.h)
    canvas.label(figure, gold, 42, smallest=34, bold=True, colour="accent", align="right")
    canvas.sprite("coin", figure.x - 20, box.cy, 38)
    name = Box(box.x + 116, box.y, figure.x - 48 - box.x - 116, box.h)
    end = canvas.label(name, scene.speaker.thing(payment.card), 34, smallest=24).right
    dots = range(end + 14, figure.x - 52, 12)
    if len(dots) > 2:
        canvas.lines([((x, box.cy + 10), (x + 1, box.cy + 10)) for x in dots], "soft", 4)


def _expired(scene: Scene, ads: list[BreachedAd], box: Box) -> None:
    """The ads whose last month is over, side by side."""
    canvas = scene.canvas
    canvas.sprite("month", box.x + 26, box.cy, 34)
    words = Box(box.x + 62, box.y, 190, box.h)
    end = canvas.label(words, scene.say("expired"), 30, smallest=22, colour="soft").right
    places = Box(end + 18, box.y, box.right - end - 18, box.h).cols(*[1] * max(2, len(ads)), gap=10)
    for ad, place in zip(ads, places, strict=False):
        size = min(38, place.h - 4)
        canvas.seat(ad.seat, place.x + 20, place.cy, size)
        trade_sign(canvas, c.CARDS[ad.card].kind.industry, place.x + 64, place.cy, size)
        name = Box(place.x + 92, place.y, place.w - 92, place.h)
        canvas.label(name, scene.speaker.thing(ad.card), 30, smallest=20)
