"""A seat's own cards: cost now, reward, faces, period, text, and the roles each can take part in."""

from __future__ import annotations

from games.core import FACE_DOWN, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.roles import best_split, points, roles_with
from games.philadelphia.model.state import Agency
from games.philadelphia.model.statics import post_cost
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import sort_key
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, HeadFigure, counted, large_head
from render.philadelphia.ads import effect_words, faces, pays
from render.philadelphia.scene import Scene

HEAD, COLUMNS, CARD, MANY = 92, 2, 262, 10
"""Maximum number of cards (`MANY`) that one picture shows at a size readable on a phone. Further cards go
to the next picture."""


def shown(view: Philadelphia, seat: Seat) -> list[str]:
    """The hand, sorted. ValueError if the view is not this seat's own."""
    hand = view.agencies[seat].hand
    if FACE_DOWN in hand:
        raise ValueError(f"a hand is drawn from the view of its own seat, not of another than {seat}")
    return sorted(hand, key=sort_key)


def pages(cards: list[str]) -> list[list[str]]:
    """A sorted hand in parts, one per picture; an empty hand is one part."""
    count = max(1, -(-len(cards) // MANY))
    each = -(-len(cards) // count)
    return [cards[at * each : (at + 1) * each] for at in range(count)]


def hand_height(cards: list[str]) -> int:
    """Rows of the picture of this many cards."""
    lines = max(1, -(-len(cards) // COLUMNS))
    return 2 * MARGIN + HEAD + lines * (CARD + GAP)


def draw_hand(scene: Scene, seat: Seat, cards: list[str], page: str = "") -> None:
    """Draw a seat's cards on a canvas `hand_height` high; `page` says which part of the hand."""
    canvas, agency = scene.canvas, scene.view.agencies[seat]
    head, rest = canvas.area.rows(HEAD, 1, gap=GAP)
    best = points(best_split(agency.hand))
    figures = [HeadFigure("coin", str(agency.gold), 52, 44)]
    if best:
        figures.insert(0, HeadFigure("vp", f"+{best}", 56, 46))
    name = f"{scene.name(seat)} {page}" if page else scene.name(seat)
    large_head(canvas, head, seat, name, figures, 40)
    if not cards:
        canvas.label(rest, scene.say("hand-empty"), 32, colour="soft", align="centre")
        return
    lines = -(-len(cards) // COLUMNS)
    cells = Box(rest.x, rest.y, rest.w, lines * (CARD + GAP) - GAP).grid(COLUMNS, lines, gap=GAP)
    for card, cell in zip(cards, cells, strict=False):
        _card(scene, agency, card, cell)


def _card(scene: Scene, agency: Agency, card: str, box: Box) -> None:
    canvas, kind = scene.canvas, c.CARDS[card].kind
    roles = roles_with(card, agency.hand)
    canvas.panel(box, "paper")
    head, line, text, foot = box.pad(14, 10).rows(54, 46, 1, 30, gap=4)
    symbol, rest = head.cols(54, 1, gap=10)
    canvas.sprite(kind.industry, symbol.cx, symbol.cy, 54)
    cost = post_cost(agency, card)
    price = Box(rest.right - 104, rest.y, 104, rest.h)
    canvas.panel(price, "panel", "edge", 2, 10)
    able = cost <= agency.gold
    counted(canvas, "coin", price.pad(12, 0), str(cost), 40, 38, colour="ink" if able else "accent")
    name = Box(rest.x, rest.y, price.x - rest.x - 8, rest.h)
    canvas.label(name, scene.speaker.card(card), 36, smallest=22, bold=True)
    taken = faces(canvas, line, c.CARDS[card].faces, 42)
    canvas.sprite("calendar", taken.right + 30, line.cy, 46, str(kind.period))
    paid = pays(canvas, line, kind.gold, kind.cards, 40)
    canvas.sprite("arrow", paid.x - 22, line.cy, 26, colours=("soft",))
    canvas.paragraph(text, effect_words(scene, card), 28, smallest=18)
    if roles:
        words = scene.say("comma").join(scene.speaker.card(role) for role in roles)
        canvas.sprite("vp", foot.x + 16, foot.cy, 32)
        canvas.label(Box(foot.x + 40, foot.y, foot.w - 40, foot.h), words, 24, smallest=18, colour="accent")
