"""Ads and cards: the faces that hire them, their months, what they pay; in a row, or large."""

from __future__ import annotations

from collections.abc import Collection

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.model.state import Ad
from games.philadelphia.text.known import would_pay
from render.kit import Box, Canvas
from render.kit.material import fonts
from render.kit.parts.furniture import counted
from render.philadelphia.scene import Scene

ROW = 88
"""Rows of an ad on the table."""


def faces(canvas: Canvas, box: Box, lit: Collection[int], size: int) -> Box:
    """The six faces of the die in a line from the left, those that hire highlighted; returns their box."""
    wide = round(size * 0.86)
    for at, face in enumerate(c.FACES):
        cell = Box(box.x + at * (wide + 3), box.cy - size // 2, wide, size)
        canvas.fill(cell, "ink" if face in lit else "well", 6)
        if face in lit:
            canvas.label(cell, str(face), round(size * 0.72), bold=True, colour="paper", align="centre")
    return Box(box.x, box.cy - size // 2, len(c.FACES) * (wide + 3), size)


def months(scene: Scene, box: Box, ad: Ad, size: int) -> None:
    """The period as dots from the right, one filled per marker."""
    period = c.CARDS[ad.card].kind.period
    x = box.right - max(period, ad.months) * size
    for at in range(max(period, ad.months)):
        name = "month" if at < ad.months else "month_left"
        scene.canvas.sprite(name, x + at * size + size // 2, box.cy, size - 6)


def pays(canvas: Canvas, box: Box, gold: int, cards: int, size: int = 36) -> Box:
    """Gold and cards of a reward, at the right of a box; returns their box."""
    right = box.right
    if cards:
        wide, _ = canvas.measure("card_back", size)
        words = f"+{cards}"
        figure = fonts.width(words, size - 6, bold=True)
        x = right - wide - figure - 4
        canvas.label(Box(x, box.y, figure + 2, box.h), words, size - 6, smallest=size - 6, bold=True)
        canvas.sprite("card_back", right - wide // 2, box.cy, size)
        right = x - 8
    wide = canvas.measure("coin", size)[0] + 6 + fonts.width(str(gold), size - 2, bold=True)
    counted(canvas, "coin", Box(right - wide, box.y, wide + 2, box.h), str(gold), size, size - 2)
    return Box(right - wide, box.y, box.right - right + wide, box.h)


def ad_row(scene: Scene, seat: Seat, ad: Ad, box: Box) -> None:
    """A posted ad on the table: symbol, name, present payout; below, faces and months."""
    canvas = scene.canvas
    card = c.CARDS[ad.card]
    canvas.panel(box, "paper", "edge", 2, 10)
    if ad.card in scene.changes.cards:
        canvas.ring(box, "accent", 5, 10)
    symbol, rest = box.pad(10, 4).cols(56, 1, gap=10)
    canvas.sprite(card.kind.industry, symbol.cx, symbol.cy, 54)
    above, below = rest.rows(1, 1)
    gold, cards = would_pay(scene.view, seat, ad)
    taken = pays(canvas, above, gold, cards, 34)
    name = Box(above.x, above.y, taken.x - above.x - 8, above.h)
    canvas.label(name, scene.speaker.card(ad.card), 30, smallest=20, bold=True)
    faces(canvas, below, card.faces, 34)
    months(scene, below, ad, 30)


def ad_large(scene: Scene, seat: Seat, ad: Ad, box: Box, number: str = "") -> None:
    """A posted ad, large, with its text; `number` is its place in a menu."""
    canvas = scene.canvas
    card = c.CARDS[ad.card]
    canvas.panel(box, "paper")
    if number:
        canvas.ring(box, "accent", 6)
    head, line, text = box.pad(16, 12).rows(64, 52, 1, gap=8)
    symbol, rest = head.cols(64, 1, gap=12)
    canvas.sprite(card.kind.industry, symbol.cx, symbol.cy, 64)
    gold, cards = would_pay(scene.view, seat, ad)
    taken = pays(canvas, rest, gold, cards, 44)
    name = Box(rest.x, rest.y, taken.x - rest.x - 10, rest.h)
    canvas.label(name, scene.speaker.card(ad.card), 38, smallest=24, bold=True)
    faces(canvas, line, card.faces, 46)
    months(scene, line, ad, 38)
    canvas.paragraph(text, effect_words(scene, ad.card), 30, smallest=20)
    if number:
        canvas.badge(box.x + 14, box.y + 14, number, 34)


def effect_words(scene: Scene, card: str) -> str:
    """What a card does, without the figures that a picture shows."""
    return scene.speaker.note(sentences(c.CARDS[card].kind.effects))
