"""The upper part of the table: header, the seven kinds of object, the course of the phase, the supply."""

from functools import partial

from games.core import clockwise
from games.florence.model import components as c
from games.florence.rules.auction import Bidding, Selecting, in_stock
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.limits import CharacterLimits
from games.florence.rules.characters import actions_of
from games.florence.rules.setup import ChooseHand
from games.florence.rules.turn import Actions, Turn
from render.florence.scene import Scene
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import GAP, AwaitedSizes, counted, counted_right, faded, ranking
from render.kit.parts.table_head import Figures, awaited_head, head_lines, title_line

HEADER, LOTS, COURSE, SUPPLY = 140, 132, 92, 104
"""Heights of these parts of a table, in rows."""
SIZES = AwaitedSizes(now=44, laurel=48, beside=6, longest=400, name=34, words=30)


def header(scene: Scene, box: Box) -> None:
    """Title, round, minimum work value now and in the next round; below, who is awaited and for what."""
    view = scene.view
    above, below = head_lines(scene, box)
    coming = _coming(scene, above)
    minimum = counted_right(scene.canvas, "value", coming, f"≥{view.minimum_wv}", 48, 40)
    text = scene.say("round", round=view.round, rounds=c.ROUNDS) if view.round else scene.say("set-up")
    title_line(scene, Box(above.x, above.y, minimum.x - GAP - 20 - above.x, above.h), text, 280, 34)
    awaited_head(scene, below, lambda best: {"pp": best.points}, partial(_plain, scene), SIZES)


def _coming(scene: Scene, box: Box) -> Box:
    """The next round's minimum at the right, if there is a next round; returns the room left of it."""
    least = scene.view.next_minimum
    if least is None or not scene.view.round or scene.view.over:
        return box
    words = f"≥{least}"
    at = Box(box.right - fonts.width(words, 32), box.y, fonts.width(words, 32), box.h)
    scene.canvas.label(at, words, 32, smallest=32, colour="soft")
    scene.canvas.sprite("arrow", at.x - 22, box.cy, 26, colours=("soft",))
    return Box(box.x, box.y, at.x - 46 - box.x, box.h)


def _plain(scene: Scene, figures: Figures) -> Figures:
    """Figures for the short questions: things by their names, numbers unchanged."""
    return {
        key: scene.speaker.thing(value) if isinstance(value, str) else value for key, value in figures.items()
    }


def lots(scene: Scene, box: Box) -> None:
    """The seven kinds of auction object, always in the same order."""
    bidding = scene.phase(Bidding)
    for kind, cell in zip(c.KINDS, box.cols(*[1] * len(c.KINDS), gap=10), strict=True):
        now = bidding is not None and bidding.kind == kind
        state = in_stock(scene.view, kind), kind in scene.view.sold, kind in scene.view.closed
        _put_lot(scene, kind, cell, state, now)


def _put_lot(scene: Scene, kind: str, box: Box, state: tuple[int, bool, bool], now: bool) -> None:
    reads = kind, state, now, kind in scene.changes.lots
    scene.group("lot", box, reads, lambda: _lot(scene, kind, box, now))


def _lot(scene: Scene, kind: str, box: Box, now: bool) -> None:
    canvas, view = scene.canvas, scene.view
    left = in_stock(view, kind)
    gone = kind in view.sold or kind in view.closed or not left
    colour = "soft" if gone else "ink"
    fill = "table" if gone else "paper" if now else "panel"
    canvas.panel(box, fill, outline="edge" if gone else "ink")
    if now:
        canvas.ring(box, "accent", 7)
    elif kind in scene.changes.lots:
        canvas.highlight(box)
    upper, lower = box.pad(8, 6).rows(1, 32)
    canvas.sprite(kind, upper.x + 46, upper.cy, 78, colours=faded(canvas, kind) if gone else ())
    figure = Box(upper.x + 90, upper.y, upper.right - upper.x - 90, upper.h)
    if kind in view.closed:
        canvas.sprite("lock", figure.cx, figure.cy, 44)
    elif kind in view.sold:
        canvas.sprite("check", figure.cx, figure.y + 24, 34, colours=("soft",))
        below = Box(figure.x, figure.bottom - 40, figure.w, 38)
        canvas.label(below, str(left), 30, colour=colour, align="centre")
    else:
        canvas.label(figure, str(left), 42, bold=True, colour=colour, align="centre")
    canvas.label(lower, scene.say(f"lot-{kind}"), 24, smallest=17, colour=colour, align="centre")


def course(scene: Scene, box: Box) -> None:
    """The phase, the present bid, and the seats in order with their status."""
    scene.canvas.panel(box)
    inside = box.pad(20, 8)
    if scene.view.over:
        ranking(scene.canvas, inside, scene.view.scores)
        return
    chips = 76 * len(scene.view.houses)
    phase, seats = inside.cols(1, chips, gap=GAP)
    bidding, turn = scene.phase(Bidding), scene.phase(Turn)
    if bidding is not None:
        _bid(scene, bidding, phase)
    elif turn is not None:
        _actions_left(scene, turn, phase)
    else:
        scene.canvas.label(phase, scene.say(_phase(scene)), 36, bold=True)
    _chips(scene, seats)


def _phase(scene: Scene) -> str:
    if scene.phase(ChooseHand) is not None:
        return "phase-hand"
    if scene.phase(CharacterBidding) is not None:
        return "phase-characters"
    return "phase-actions" if scene.phase(Actions) is not None else "phase-auctions"


def _bid(scene: Scene, bidding: Bidding, box: Box) -> None:
    """What is up, what is bid, and by whom."""
    canvas = scene.canvas
    canvas.sprite(bidding.kind, box.x + 36, box.cy, 68)
    price = counted(scene.canvas, "coin", Box(box.x + 102, box.y, 240, box.h), str(bidding.bid), 52, 48)
    holder = bidding.bidding[-1]
    at = canvas.seat(holder, price.right + 50, box.cy, 52)
    if scene.changes.bid:
        canvas.highlight(Box(price.x - 6, box.y + 3, at.right - price.x + 12, box.h - 6))
    name = Box(at.right + 28, box.y, box.right - at.right - 28, box.h)
    canvas.label(name, scene.name(holder), 30, smallest=24)


def _actions_left(scene: Scene, turn: Turn, box: Box) -> None:
    canvas = scene.canvas
    words = canvas.label(box, scene.say("phase-actions"), 36, bold=True)
    for number in range(actions_of(scene.view, turn.seat)):
        used = number < turn.actions
        canvas.sprite("slot" if used else "now", words.right + 44 + 52 * number, box.cy, 44)


def _chips(scene: Scene, box: Box) -> None:
    """Seats in speaking order: a ring around the awaited one, a sign on those that are done."""
    canvas, view = scene.canvas, scene.view
    first = view.start_player if view.round else 0
    awaited = scene.awaited()
    for seat, cell in zip(clockwise(len(view.houses), first), box.cols(*[1] * len(view.houses)), strict=True):
        sign = _sign(scene, seat)
        if seat in awaited and view.round:
            canvas.ring(cell.centred(72, 74), "accent", 6, 18)
        canvas.seat(seat, cell.cx, cell.cy, 50)
        if sign:
            canvas.fill(Box(cell.cx + 4, cell.cy + 4, 34, 34), "panel", 17)
            canvas.sprite(sign, cell.cx + 21, cell.cy + 21, 26)


def _sign(scene: Scene, seat: int) -> str:
    """check: done with this part; cross: out of this auction; clock: still to choose."""
    choosing, selecting, bidding = scene.phase(ChooseHand), scene.phase(Selecting), scene.phase(Bidding)
    if choosing is not None:
        return "clock" if choosing.returned[seat] is None else "check"
    limits, characters = scene.phase(CharacterLimits), scene.phase(CharacterBidding)
    if limits is not None:
        return "check" if seat in limits.given else "clock"
    if characters is not None:
        return "check" if seat in characters.passed else ""
    if selecting is not None:
        if seat not in selecting.taking_part and not (bidding and seat in bidding.bidding):
            return "check"
        return "cross" if bidding is not None and seat not in bidding.bidding else ""
    actions, turn = scene.phase(Actions), scene.phase(Turn)
    if actions is not None:
        to_come = [*actions.to_play, *([turn.seat] if turn else [])]
        return "" if seat in to_come else "check"
    return ""


def supply(scene: Scene, box: Box) -> None:
    """What is left: buildings, freedoms, decks, each symbol over its count."""
    view = scene.view
    reads = view.supply, len(view.professions), len(view.bonus_deck)
    scene.group("supply", box, reads, lambda: _supply(scene, box))


def _supply(scene: Scene, box: Box) -> None:
    scene.canvas.panel(box)
    view = scene.view
    decks = {"profession": len(view.professions), "bonus": len(view.bonus_deck)}
    left = {kind: view.supply[kind] for kind in (*c.BUILDINGS, *c.FREEDOMS)} | decks
    if box.h == SUPPLY:
        cells = box.pad(12, 6).grid(len(left), 1)
    else:
        title, rest = box.pad(20, 12).rows(36, 1, gap=4)
        scene.canvas.label(title, scene.say("supply"), 28, colour="soft")
        cells = rest.grid(5, -(-len(left) // 5))
    for (thing, count), cell in zip(left.items(), cells, strict=True):
        size = min(58, cell.h - 40)
        both = cell.centred(cell.w, size + 38)
        scene.canvas.sprite(
            thing, both.cx, both.y + size // 2, size, colours=() if count else faded(scene.canvas, thing)
        )
        below = Box(both.x, both.bottom - 34, both.w, 34)
        colour = "ink" if count else "soft"
        scene.canvas.label(below, str(count), 30, bold=True, colour=colour, align="centre")
