"""An occupation as a poster: a band in the colour of its trade, what it pays, its faces, its text. A seat's
field, large: every ad as a poster; candidates show the number they have in the menu."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model.state import Ad
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import would_pay
from render.kit import Box, Canvas
from render.kit.material import fonts
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP
from render.kit.parts.seat_heads import HeadFigure, large_head
from render.philadelphia.columns.ads import effect_words, faces, months, pays, trade_sign
from render.philadelphia.scene import POINTS, Scene
from render.philadelphia.signs.occupations import occupation

BAND, NAME, PAY, LINE, TEXT, FOOT, PAD = 152, 52, 54, 48, 132, 46, 10
"""Width of the band; rows of the name, the pay, the faces of a copy, the text, the foot, the air around."""

HEAD, COLUMNS = 92, 2
"""Rows of the head of a field, and columns of its posters."""


class Price(NamedTuple):
    """What a card costs now, and whether there is gold for it."""

    gold: int
    able: bool


class Poster(NamedTuple):
    """What stands on a poster: `copies` are letters with their faces, `gold` and `cards` what it pays."""

    kind: d.AdKind
    copies: Sequence[tuple[str, Collection[int]]]
    gold: int
    cards: int
    words: str
    price: Price | None = None
    ad: Ad | None = None
    foot: Callable[[Box], None] | None = None


def poster_height(copies: int, foot: bool) -> int:
    """Rows of a poster."""
    return 2 * PAD + NAME + PAY + copies * LINE + TEXT + (FOOT if foot else 0)


def trade_name(canvas: Canvas, box: Box, words: str) -> None:
    """The name of a trade, in one size in which none of its words is broken."""
    size = 24
    while size > 18 and max(fonts.width(word, size, bold=True) for word in words.split()) > box.w:
        size -= 1
    canvas.paragraph(
        box, words, size, smallest=18, bold=True, colour="paper", align="centre", valign="middle"
    )


def draw_poster(scene: Scene, box: Box, poster: Poster) -> None:
    """Draw a poster in a box at least `poster_height` high."""
    canvas, industry = scene.canvas, poster.kind.industry
    canvas.panel(box, "paper", "ink", 3, 10)
    band, rest = box.pad(3).cols(BAND, 1)
    canvas.fill(band, industry, 7)
    canvas.fill(Box(band.right - 8, band.y, 8, band.h), industry)
    sign, trade = band.rows(1, 92)
    canvas.sprite(occupation(poster.kind.id), sign.cx, sign.cy + 4, 108)
    small, words = trade.rows(1, 34)
    trade_sign(canvas, industry, small.cx, small.cy, 46)
    trade_name(canvas, words.pad(4, 0), scene.speaker.thing(industry))
    inside = rest.pad(14, PAD - 3)
    copies = [LINE] * len(poster.copies)
    name, pay, *lines, text = inside.rows(NAME, PAY, *copies, 1)
    if poster.price is not None:
        able = poster.price.able
        colours = () if able else ("well", "paper", "accent")
        tag = canvas.sprite("tag", name.right - 33, name.cy, 52, str(poster.price.gold), colours)
        name = Box(name.x, name.y, tag.x - name.x - 8, name.h)
    canvas.label(name, scene.speaker.thing(poster.kind.id), 36, smallest=22, bold=True)
    pays(canvas, pay, poster.gold, poster.cards, 42)
    if poster.ad is None:
        canvas.sprite("calendar", pay.right - 26, pay.cy, 50, str(poster.kind.period))
    else:
        wide = 32 * max(poster.kind.period, poster.ad.months)
        months(canvas, Box(pay.right - wide, pay.y, wide, pay.h), poster.ad)
    for (letter, lit), line in zip(poster.copies, lines, strict=True):
        canvas.spots[f"{poster.kind.id}-{letter.lower()}"] = Box(rest.x - 14, line.cy, 0, 0)
        sign, dice = line.cols(46, 1, gap=10)
        at = sign.centred(40, 40)
        canvas.fill(at, industry, 6)
        canvas.fill(at.pad(3), "paper", 4)
        canvas.label(at, letter, 28, smallest=24, bold=True, colour=industry, align="centre")
        faces(canvas, dice, lit, 42, industry)
    if poster.foot is not None:
        text, below = text.rows(1, FOOT)
        canvas.fill(Box(rest.x, below.y, rest.w, 2), "edge")
        poster.foot(below)
    canvas.paragraph(text.pad(0, 2), poster.words, 26, smallest=18)


def area_height(view: Philadelphia, seat: Seat) -> int:
    """Rows of the picture of a seat's field."""
    lines = max(1, -(-len(view.agencies[seat].field) // COLUMNS))
    return 2 * MARGIN + HEAD + lines * (poster_height(1, foot=False) + GAP)


def draw_area(scene: Scene, seat: Seat, numbers: Sequence[tuple[str, str]]) -> None:
    """Draw a field; `numbers` are labels with their ads."""
    canvas, agency = scene.canvas, scene.view.agencies[seat]
    head, rest = canvas.area.rows(HEAD, 1, gap=GAP)
    large_head(scene, head, seat, [HeadFigure("coin", str(agency.gold), 52, 44)], 40, symbols=POINTS)
    if not agency.field:
        canvas.label(rest, scene.say("no-ads"), 34, colour="soft", align="centre")
        return
    label = {card: number for number, card in numbers}
    lines = -(-len(agency.field) // COLUMNS)
    high = lines * (poster_height(1, foot=False) + GAP) - GAP
    cells = Box(rest.x, rest.y, rest.w, high).grid(COLUMNS, lines, gap=GAP)
    for ad, cell in zip(agency.field, cells, strict=False):
        card = c.CARDS[ad.card]
        gold, cards = would_pay(scene.view, seat, ad)
        lit = ((card.letter, card.faces),)
        words = effect_words(scene, ad.card)
        draw_poster(scene, cell, Poster(card.kind, lit, gold, cards, words, ad=ad))
        if number := label.get(ad.card, ""):
            canvas.ring(cell, "accent", 6, 10)
            canvas.badge(cell.x + 14, cell.y + 14, number, 34)
