"""The shared parts of the table: header, market, decks, last roll, track to the goal, cards turned up."""

from __future__ import annotations

from typing import Any

from games.core import Seat, engine
from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.text.known import turned_up
from render.kit import Box
from render.kit.parts.furniture import GAP, AwaitedSizes, awaited_line, counted
from render.philadelphia.ads import faces, pays
from render.philadelphia.scene import Scene

HEADER, MARKET, DECKS, ROLL, TRACK = 136, 170, 84, 80, 80
"""Rows: figures that change lie in as few strips of the picture as possible."""
NARROW = 240
"""If the columns of a revealed card fall below this (five cards and more), it is laid out in four rows."""
SIZES = AwaitedSizes(now=44, laurel=48, beside=6, longest=400, name=34, words=30)


def header(scene: Scene, box: Box) -> None:
    """Title and round; below, who is awaited and for what."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    above, below = box.pad(20, 8).rows(1, 1)
    title, round_ = above.cols(1, 420, gap=GAP)
    canvas.label(title, scene.speaker.say("title-name"), 42, bold=True)
    if view.round:
        canvas.label(round_, scene.say("round", round=view.round), 36, colour="soft", align="right")
    over, seats = view.over, scene.waiting()
    if over:
        seats = tuple(score.seat for score in view.scores if score.place == 1)
    words = _result(scene) if over else _question(scene, seats[0])
    awaited_line(canvas, below, seats, scene.speaker.names, words, over=over, sizes=SIZES)


def _result(scene: Scene) -> str:
    best = [score for score in scene.view.scores if score.place == 1]
    return scene.say("over", winners=len(best), vp=best[0].points, gold=best[0].tiebreak)


def _question(scene: Scene, seat: Seat) -> str:
    note = engine.asks(scene.view, seat)
    figures: dict[str, Any] = {
        key: scene.speaker.card(str(value)) if key == "by" else value
        for key, value in note.figures.items()
        if isinstance(value, str | int)
    }
    return scene.speaker.say(f"picture-{note.id}", **figures)


def market(scene: Scene, box: Box) -> None:
    """The items on sale."""
    slots = box.cols(*[1] * len(scene.view.market), gap=GAP)
    for item, slot in zip(scene.view.market, slots, strict=True):
        _put_item(scene, item, slot)


def _put_item(scene: Scene, item: str, box: Box) -> None:
    scene.part("item", box, (item, item in scene.changes.items), lambda: _item(scene, item, box))


def _item(scene: Scene, item: str, box: Box) -> None:
    canvas = scene.canvas
    if not item:
        canvas.panel(box, "well", "edge", 2)
        return
    canvas.panel(box, "paper")
    if item in scene.changes.items:
        canvas.halo(box)
    head, text = box.pad(14, 6).rows(44, 1, gap=2)
    name, price = head.cols(1, 48, gap=4)
    canvas.sprite("coin", price.cx, price.cy, 48, label=str(c.ITEMS[item].cost))
    canvas.label(name, scene.speaker.card(item), 32, smallest=18, bold=True)
    words = scene.speaker.note(sentences(c.ITEMS[item].effects)).partition(scene.say("colon"))[2]
    canvas.paragraph(text, words[:1].upper() + words[1:], 24, smallest=17)


def decks(scene: Scene, box: Box) -> None:
    """In one line, as it changes with nearly every move: the ad deck, its discard pile with the top card,
    and the same for items."""
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    deck, discard, top, items, used = box.pad(20, 4).cols(170, 150, 1, 170, 130, gap=GAP)
    _pile(scene, "card_back", len(view.deck), deck, 46)
    _pile(scene, "card", len(view.discard), discard, 40)
    name = scene.speaker.card(view.discard[-1]) if view.discard else scene.say("no-discard")
    canvas.label(top, name, 30, smallest=22, colour="soft")
    _pile(scene, "item", len(view.item_deck), items, 42)
    _pile(scene, "item", len(view.item_discard), used, 38, gone=True)


def _pile(scene: Scene, name: str, count: int, box: Box, size: int, *, gone: bool = False) -> None:
    def draw() -> None:
        counted(scene.canvas, name, box, str(count), size, 36, gone=gone)

    scene.part("pile", box, (name, count, size, gone), draw)


def roll(scene: Scene, box: Box) -> None:
    """The last roll with the ads it hired, and the field card if it is in play."""
    view, changes = scene.view, scene.changes
    reads = view.field_cards, view.face, view.caught, changes.field, changes.rolled
    scene.part("roll", box, reads, lambda: _roll(scene, box))


def _roll(scene: Scene, box: Box) -> None:
    canvas, view = scene.canvas, scene.view
    canvas.panel(box)
    inside = box.pad(16, 8)
    for card in view.field_cards:
        name = scene.speaker.card(card)
        chip = Box(inside.right - 330, inside.y, 330, inside.h)
        canvas.sprite("field", chip.x + 30, chip.cy, 58)
        canvas.label(Box(chip.x + 68, chip.y, 262, chip.h), name, 28, smallest=20, bold=True)
        if scene.changes.field:
            canvas.ring(chip.pad(-6, -2), "accent", 5)
        inside = Box(inside.x, inside.y, inside.w - 350, inside.h)
    if not view.face:
        canvas.label(inside, scene.say("no-roll"), 28, colour="soft")
        return
    die = canvas.sprite("die", inside.x + 34, inside.cy, 58, str(view.face))
    if scene.changes.rolled:
        canvas.halo(die, 12)
    names = [scene.speaker.card(card) for card in view.caught]
    words = scene.say("hired", count=len(names), ads=scene.say("comma").join(names))
    canvas.label(Box(inside.x + 86, inside.y, inside.w - 86, inside.h), words, 30, smallest=20)


def track(scene: Scene, box: Box) -> None:
    """Points up to the goal; a seat past it stands on the last field."""
    points = [agency.vp for agency in scene.view.agencies]
    scene.part("track", box, points, lambda: _track(scene, box))


def _track(scene: Scene, box: Box) -> None:
    canvas = scene.canvas
    for points, cell in enumerate(box.cols(*[1] * (c.GOAL + 1), gap=6)):
        canvas.panel(cell, "paper" if points < c.GOAL else "gold", "edge", 2, 10)
        canvas.label(cell.pad(8, 2), str(points), 24, colour="soft", valign="top")
        here = [seat for seat, agency in enumerate(scene.view.agencies) if min(agency.vp, c.GOAL) == points]
        step = 44 if len(here) < 3 else 24
        for at, seat in enumerate(here):
            canvas.seat(seat, cell.cx - (len(here) - 1) * step // 2 + at * step, cell.cy + 14, 44)


def offered(scene: Scene, box: Box) -> None:
    """The revealed cards: what each costs and pays, and the faces that hire it."""
    cards = turned_up(scene.view)
    for card, cell in zip(cards, box.cols(*[1] * len(cards), gap=GAP), strict=True):
        _put_open_card(scene, card, cell)


def _put_open_card(scene: Scene, card: str, box: Box) -> None:
    scene.part("open", box, card, lambda: _open_card(scene, card, box))


def _open_card(scene: Scene, card: str, box: Box) -> None:
    canvas, kind = scene.canvas, c.CARDS[card].kind
    canvas.panel(box, "paper")
    canvas.ring(box, "accent", 5)
    if box.w < NARROW:
        # Cost and payout don't fit beside each other.
        price, name, middle, below = box.pad(12, 9).rows(40, 44, 36, 1, gap=2)
        canvas.sprite(kind.industry, price.x + 20, price.cy, 38)
        price = Box(price.x + 64, price.y, price.w - 64, price.h)
        words = scene.speaker.card(card)
        canvas.paragraph(name.pad(-4, 0), words, 28, smallest=14, bold=True, valign="middle")
    else:
        head, middle, below = box.pad(12, 10).rows(1, 1, 1, gap=4)
        canvas.sprite(kind.industry, head.x + 24, head.cy, 46)
        name = Box(head.x + 54, head.y, head.w - 54, head.h)
        price = middle
        canvas.label(name, scene.speaker.card(card), 28, smallest=17, bold=True)
    counted(canvas, "coin", price, str(kind.cost), 34, 30, colour="accent")
    pays(canvas, middle, kind.gold, kind.cards, 34)
    faces(canvas, below, c.CARDS[card].faces, min(34, below.w // 6))
