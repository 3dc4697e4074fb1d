"""Ads in the columns of the page: a strip in the colour of the trade, and its pay below the faces that hire
it."""

from collections.abc import Collection

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.model.standing_effects import months_left
from games.philadelphia.model.state import Ad
from games.philadelphia.rules.view import would_pay
from render.kit import Box, Canvas
from render.kit.material import fonts
from render.kit.parts.furniture import counted
from render.philadelphia.columns import grid
from render.philadelphia.scene import Scene

TWO_LINES = 48
"""Minimum height of a strip with a name in two lines."""


def trade_sign(canvas: Canvas, industry: str, cx: int, cy: int, size: int) -> Box:
    """The symbol of a trade on a ground of its colour."""
    return canvas.sprite(industry, cx, cy, size, colours=(industry, "paper", industry))


def strip(scene: Scene, box: Box, card: str) -> None:
    """A card's name in the colour of its trade, with its symbol, and its letter in a box."""
    canvas, known = scene.canvas, c.CARDS[card]
    industry = known.kind.industry
    canvas.fill(box, industry, 8)
    trade_sign(canvas, industry, box.x + 32, box.cy, min(52, box.h - 4))
    sign = Box(box.right - 50, box.cy, 40, 0).centred(40, min(40, box.h - 4))
    canvas.fill(sign, "paper", 6)
    canvas.label(sign, known.letter, 30, smallest=24, bold=True, colour=industry, align="centre")
    name = Box(box.x + 62, box.y, sign.x - box.x - 70, box.h)
    words = scene.speaker.thing(known.name)
    if fonts.width(words, 27, bold=True) <= name.w or " " not in words or box.h < TWO_LINES:
        canvas.label(name, words, 32, smallest=18, bold=True, colour="paper")
    else:
        canvas.paragraph(name, words, 26, smallest=18, bold=True, colour="paper", valign="middle")


def cells(canvas: Canvas, row: Box, card: str, gold: int, cards: int) -> None:
    """The pay of a card in the columns of the faces that hire it."""
    known = c.CARDS[card]
    for face in known.faces:
        cell = grid.column(row, face).pad(3, 2)
        canvas.fill(cell, known.kind.industry, 6)
        figure = str(gold)
        back = canvas.measure("card_back", 32)[0] if cards else 0
        wide = fonts.width(figure, 40, bold=True)
        x = cell.cx - (wide + (back + 5 if back else 0)) // 2
        canvas.label(Box(x, cell.y, wide + 2, cell.h), figure, 40, smallest=32, bold=True, colour="paper")
        if back:
            canvas.sprite("card_back", x + wide + 5 + back // 2, cell.cy, 32)


def months(canvas: Canvas, box: Box, ad: Ad) -> None:
    """The months of an ad from the left: over, left, and the last one."""
    period = max(c.CARDS[ad.card].kind.period, ad.months)
    left = months_left(ad)
    step = min(32, box.w // max(1, period))
    for at in range(period):
        last = left == 1 and at == period - 1
        name = "month_last" if last else "month" if at < ad.months else "month_left"
        canvas.sprite(name, box.x + at * step + step // 2, box.cy, step - 4)


def ad_row(scene: Scene, seat: Seat, ad: Ad, box: Box) -> None:
    """A posted ad on the table; one just posted is in a red frame. Its months are a part of their own: they
    change every round, the rest seldom."""
    row = Box(box.x, box.y + 1, box.w, min(box.h - 6, 50))
    pay, changed = would_pay(scene.view, seat, ad), ad.card in scene.changes.cards
    scene.group("ad", row, (ad.card, pay, changed), lambda: _ad(scene, row, ad.card, pay, changed))
    scene.group("months", box, ad, lambda: months(scene.canvas, grid.figures(box.move(0, -1)), ad))


def _ad(scene: Scene, row: Box, card: str, pay: tuple[int, int], changed: bool) -> None:
    at = grid.label(row)
    if changed:
        scene.canvas.ring(at.pad(-2, 0), "accent", 4, 10)
        at = at.pad(4)
    strip(scene, at, card)
    cells(scene.canvas, row, card, *pay)


def open_row(scene: Scene, card: str, row: Box) -> None:
    """A card turned up: what it would pay, its price, and for how many months it is posted."""
    canvas, kind = scene.canvas, c.CARDS[card].kind
    strip(scene, grid.label(row).pad(0, 2), card)
    cells(canvas, row, card, kind.gold, kind.cards)
    right = grid.figures(row)
    canvas.sprite("tag", right.x + 38, right.cy, min(48, right.h - 4), str(kind.cost))
    canvas.sprite("calendar", right.x + 122, right.cy, min(50, right.h - 4), str(kind.period))


def faces(canvas: Canvas, box: Box, lit: Collection[int], size: int, colour: str = "ink") -> Box:
    """The six faces of the die in a line from the left, those that hire in a colour; returns their box."""
    wide = round(size * 1.06)
    for at, face in enumerate(c.FACES):
        cell = Box(box.x + at * (wide + 4), box.cy - size // 2, wide, size)
        canvas.fill(cell, colour if face in lit else "well", 6)
        if face in lit:
            words = round(size * 0.72)
            canvas.label(cell, str(face), words, smallest=words, bold=True, colour="paper", align="centre")
    return Box(box.x, box.cy - size // 2, len(c.FACES) * (wide + 4) - 4, size)


def pays(canvas: Canvas, box: Box, gold: int, cards: int, size: int = 36) -> Box:
    """Gold and cards of a reward, at the left of a box; returns their box."""
    taken = counted(canvas, "coin", box, str(gold), size, size)
    right = taken.right
    if cards:
        words = f"+{cards}"
        figure = fonts.width(words, size - 6, bold=True)
        x = right + 12
        canvas.label(Box(x, box.y, figure + 2, box.h), words, size - 6, smallest=size - 6, bold=True)
        wide, _ = canvas.measure("card_back", size)
        canvas.sprite("card_back", x + figure + 4 + wide // 2, box.cy, size)
        right = x + figure + 4 + wide
    return Box(box.x, box.y, right - box.x, box.h)


def effect_words(scene: Scene, card: str) -> str:
    """What a card does, without the figures that a picture shows."""
    return scene.speaker.note(sentences(c.CARDS[card].kind.effects))
