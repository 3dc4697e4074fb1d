"""A seat's own cards: the sets that it can submit, and a poster for each occupation with a line of faces for
each copy."""

from collections.abc import Sequence
from functools import partial

from games.core import FACE_DOWN, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model.moves import Roles
from games.philadelphia.model.roles import best_split, makes_roles
from games.philadelphia.model.standing_effects import post_cost
from games.philadelphia.model.state import Agency
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import sort_key
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP
from render.kit.parts.seat_heads import HeadFigure, large_head
from render.philadelphia.columns import grid
from render.philadelphia.columns.ads import effect_words
from render.philadelphia.columns.panel import set_mark
from render.philadelphia.poster import Poster, Price, draw_poster, poster_height
from render.philadelphia.scene import POINTS, Scene

HEAD, COLUMNS, SET, MANY = 92, 2, 84, 10
"""Maximum number of occupations (`MANY`) that one picture shows at a size readable on a phone. Further ones
go to the next picture."""

Copies = list[str]
"""The cards of one occupation in a hand."""


def shown(view: Philadelphia, seat: Seat) -> list[str]:
    """The hand, sorted. ValueError if the view is not this seat's own."""
    hand = view.agencies[seat].hand
    if FACE_DOWN in hand:
        raise ValueError(f"a hand is drawn from the view of its own seat, not of another than {seat}")
    return sorted(hand, key=sort_key)


def pages(cards: list[str]) -> list[list[Copies]]:
    """A sorted hand by occupation, in parts, one per picture; an empty hand is one part."""
    kinds: dict[str, Copies] = {}
    for card in cards:
        kinds.setdefault(c.CARDS[card].name, []).append(card)
    found = list(kinds.values())
    count = max(1, -(-len(found) // MANY))
    each = -(-len(found) // count)
    return [found[at * each : (at + 1) * each] for at in range(count)]


def _lines(kinds: list[Copies]) -> list[int]:
    """Rows of each line of posters."""
    pairs = [kinds[at : at + COLUMNS] for at in range(0, len(kinds), COLUMNS)]
    return [poster_height(max(map(len, pair)), foot=True) for pair in pairs]


def _sets_height(sets: Roles) -> int:
    return GAP + grid.SECTION + -(-len(sets) // COLUMNS) * (SET + GAP) if sets else 0


def hand_height(view: Philadelphia, seat: Seat, at: int) -> int:
    """Rows of the picture of a part of the hand."""
    cards = shown(view, seat)
    lines = _lines(pages(cards)[at]) or [100]
    sets = 0 if at else _sets_height(best_split(tuple(view.agencies[seat].hand)))
    return 2 * MARGIN + HEAD + sets + sum(GAP + line for line in lines)


def draw_hand(scene: Scene, seat: Seat, at: int) -> None:
    """Draw a part of a seat's cards on a canvas `hand_height` high."""
    canvas, agency = scene.canvas, scene.view.agencies[seat]
    parts = pages(shown(scene.view, seat))
    head, rest = canvas.area.rows(HEAD, 1)
    figures = (
        HeadFigure("coin", str(agency.gold), 52, 44),
        HeadFigure("card_back", str(len(agency.hand)), 52, 44),
    )
    page = f"{at + 1}/{len(parts)}" if len(parts) > 1 else ""
    large_head(scene, head, seat, figures, 40, page, POINTS)
    kinds = parts[at]
    if not kinds:
        canvas.label(rest, scene.say("hand-empty"), 32, colour="soft", align="centre")
        return
    best = best_split(tuple(agency.hand))
    if best and not at:
        sets, rest = rest.rows(_sets_height(best), 1)
        _sets(scene, sets, best)
    lines = _lines(kinds)
    for line, box in enumerate(Box(rest.x, rest.y + GAP, rest.w, rest.h - GAP).rows(*lines, gap=GAP)):
        pair = kinds[line * COLUMNS : (line + 1) * COLUMNS]
        for copies, cell in zip(pair, box.cols(*[1] * COLUMNS, gap=GAP), strict=False):
            draw_poster(scene, cell, _poster(scene, agency, copies))


def _sets(scene: Scene, box: Box, sets: Roles) -> None:
    """The best split of the hand: mark, name and points of each set, and its cards."""
    canvas = scene.canvas
    lines = -(-len(sets) // COLUMNS)
    head, rest = Box(box.x, box.y + GAP // 2, box.w, box.h - GAP // 2).rows(grid.SECTION, 1, gap=GAP // 2)
    grid.section(canvas, head, scene.say("hand-sets"))
    cells = Box(rest.x, rest.y, rest.w, lines * (SET + GAP) - GAP).grid(COLUMNS, lines, gap=GAP)
    for (role, cards), cell in zip(sets, cells, strict=False):
        industry = c.CARDS[cards[0]].kind.industry
        canvas.panel(cell, "paper", "ink", 3, 10)
        band, inside, points = cell.pad(3).cols(128, 1, 96, gap=12)
        canvas.fill(band, industry, 7)
        set_mark(canvas, role, industry, band.cx, band.cy, 62)
        above, below = inside.pad(0, 4).rows(1, 1)
        canvas.label(above, scene.speaker.thing(role), 32, smallest=24, bold=True)
        canvas.label(below, _names(scene, cards), 26, smallest=18)
        canvas.sprite("vp", points.x + 24, points.cy, 44)
        canvas.label(Box(points.x + 52, points.y, 44, points.h), str(c.ROLES[role].vp), 44, bold=True)


def _names(scene: Scene, cards: Sequence[str]) -> str:
    """Cards in words; of one occupation the letters alone."""
    names = {c.CARDS[card].name for card in cards}
    if len(names) > 1:
        return scene.say("comma").join(scene.speaker.thing(card) for card in cards)
    letters = scene.say("comma").join(c.CARDS[card].letter for card in cards)
    return f"{scene.speaker.thing(names.pop())} {letters}"


def _poster(scene: Scene, agency: Agency, copies: Copies) -> Poster:
    card = c.CARDS[copies[0]]
    cost = post_cost(agency, card.id)
    lit = [(c.CARDS[one].letter, c.CARDS[one].faces) for one in copies]
    words, price = effect_words(scene, card.id), Price(cost, cost <= agency.gold)
    foot = partial(_foot, scene, agency, card.kind)
    return Poster(card.kind, lit, card.kind.gold, card.kind.cards, words, price, foot=foot)


def _foot(scene: Scene, agency: Agency, kind: d.AdKind, box: Box) -> None:
    """The sets it can be part of: with points if the hand has one, else how many cards of how many."""
    canvas = scene.canvas
    if not makes_roles(kind):
        canvas.label(box, scene.say("no-roles"), 26, smallest=22, colour="soft")
        return
    hand = [c.CARDS[card] for card in agency.hand]
    same = sum(card.name == kind.id for card in hand)
    names = len({card.name for card in hand if card.kind.industry == kind.industry})
    for of, have, cell in zip(("same_name", "flush"), (same, names), box.cols(1, 1), strict=True):
        roles = sorted((role for role in c.ROLES.values() if role.of == of), key=lambda role: role.size)
        best = max((role for role in roles if role.size <= have), key=lambda role: role.size, default=None)
        role = best or roles[0]
        industry = kind.industry if best else "edge"
        right = set_mark(canvas, role.id, industry, cell.x + 46, cell.cy, 40).right
        if best:
            canvas.sprite("vp", cell.x + 112, cell.cy, 36)
            points = Box(cell.x + 134, cell.y, cell.w - 134, cell.h)
            canvas.label(points, str(best.vp), 36, smallest=32, bold=True)
        else:
            words = Box(right + 14, cell.y, cell.right - right - 14, cell.h)
            canvas.label(words, f"{have}/{role.size}", 30, smallest=26, colour="soft")
