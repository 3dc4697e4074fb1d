"""One seat's field, large: every ad as a poster. Candidates show the number they have in the menu."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from games.philadelphia.model import components as c
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import would_pay
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP
from render.kit.parts.seat_heads import HeadFigure, large_head
from render.philadelphia.ads import effect_words
from render.philadelphia.poster import Poster, draw_poster, poster_height
from render.philadelphia.scene import POINTS, Scene

HEAD, COLUMNS = 92, 2
CARD = poster_height(1, foot=False)


def area_height(view: Philadelphia, seat: Seat) -> int:
    """Rows of the picture of a seat's field."""
    lines = max(1, -(-len(view.agencies[seat].field) // COLUMNS))
    return 2 * MARGIN + HEAD + lines * (CARD + GAP)


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
    cells = Box(rest.x, rest.y, rest.w, lines * (CARD + GAP) - GAP).grid(COLUMNS, lines, gap=GAP)
    for ad, cell in zip(agency.field, cells, strict=False):
        card = c.CARDS[ad.card]
        gold, cards = would_pay(scene.view, seat, ad)
        lit = ((card.letter, card.faces),)
        words = effect_words(scene, ad.card)
        draw_poster(scene, cell, Poster(card.kind, lit, gold, cards, words, ad=ad))
        if number := label.get(ad.card, ""):
            canvas.ring(cell, "accent", 6, 10)
            canvas.badge(cell.x + 14, cell.y + 14, number, 34)
