"""One seat's panel across the page: points on a bar to the goal, gold and cards, its ads, and the publicly
known cards of its hand."""

from __future__ import annotations

from games.core import FACE_DOWN, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.state import Agency
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import sort_key, would_pay
from render.kit import Box, Canvas
from render.kit.material.theme import SEAT_LETTERS
from render.kit.parts.furniture import counted, counted_right, now_frame, signed
from render.kit.parts.seat_heads import player
from render.philadelphia import grid
from render.philadelphia.ads import ad_row
from render.philadelphia.scene import Scene

HEAD, ROW, BELOW, APART, LEAST = 80, 64, 6, 10, 2
"""Rows: an ad is two strips of the picture, and a panel with the gap above it a whole number of strips. The
known cards of a hand take the room of an ad; the last is the minimum number of such rooms."""


def panel_height(view: Philadelphia, seat: int) -> int:
    """Rows of a seat's panel."""
    agency = view.agencies[seat]
    return HEAD + max(LEAST, len(agency.field) + bool(_known_cards(agency))) * ROW + BELOW


def panel(scene: Scene, seat: Seat, box: Box) -> None:
    """Draw the panel of a seat."""
    view, agency = scene.view, scene.view.agencies[seat]
    now = seat in scene.waiting()
    scene.part("panel", box, seat, lambda: _ground(scene, box, seat))
    known = _known_cards(agency)
    head, *ads = grid.rows(box.y, HEAD, *[ROW] * max(LEAST, len(agency.field) + bool(known)))
    brought = sum(one.gold for one in view.paid if one.seat == seat) if scene.changes.rolled else 0
    shown = (
        (seat, now, agency.vp, agency.gold, len(agency.hand), seat == view.start, agency.extra_dice),
        (agency.scored, scene.changes.vp[seat], brought, scene.standing(seat), _longest(view)),
    )
    scene.part("head", head, shown, lambda: _head(scene, seat, head, brought, now))
    if not agency.field:
        words = grid.label(ads[0]).pad(12, 0)
        scene.canvas.label(words, scene.say("no-ads"), 26, smallest=24, colour="soft")
    for ad, at in zip(agency.field, ads, strict=False):
        reads = ad, would_pay(view, seat, ad), ad.card in scene.changes.cards
        scene.part("ad", at, reads, lambda ad=ad, at=at: ad_row(scene, seat, ad, at))  # type: ignore[misc]
    if known:
        below = ads[max(1, len(agency.field))]
        scene.part("known", below, agency.hand, lambda: _known(scene, known, below))


def _ground(scene: Scene, box: Box, seat: Seat) -> None:
    canvas = scene.canvas
    grid.ground(canvas, box)
    canvas.fill(Box(box.x + 3, box.y + 8, 8, box.h - 16), _colour(seat))


def _colour(seat: int) -> str:
    return f"seat_{SEAT_LETTERS[seat].lower()}"


def _head(scene: Scene, seat: Seat, box: Box, brought: int, now: bool) -> None:
    canvas, agency = scene.canvas, scene.view.agencies[seat]
    if now:
        now_frame(canvas, box, HEAD)
    left = grid.label(box)
    canvas.seat(seat, left.x + 32, left.cy, 54)
    x = left.x + 66
    if seat == scene.view.start and not scene.view.over:
        canvas.sprite("start", x + 19, left.cy, 38)
        x += 44
    for _ in range(agency.extra_dice):
        canvas.sprite("die", x + 19, left.cy, 38, "+")
        x += 42
    end = canvas.label(left, str(agency.vp), 56, smallest=40, bold=True, align="right").x - 10
    change, full = scene.changes.vp[seat], agency.vp > _longest(scene.view) - 2
    if change and full:
        end = canvas.difference(end - 34, left.cy, change, 28).x - 6
    name = Box(x, left.y, end - x, left.h)
    player(scene, name, seat, 36, 24, colour="accent" if now else "ink")
    _bar(scene, seat, agency, grid.six(box).pad(0, 16))
    _riches(canvas, agency, grid.figures(box), brought)


def _longest(view: Philadelphia) -> int:
    """Points that the bars have room for."""
    return max([c.GOAL, *(agency.vp for agency in view.agencies)])


def _bar(scene: Scene, seat: Seat, agency: Agency, box: Box) -> None:
    """Each set is a block as wide as its points, in the seat's colour; a star is at the goal."""
    canvas, longest = scene.canvas, _longest(scene.view)
    canvas.panel(box, "paper", "edge", 2, 6)

    def x(points: int) -> int:
        return box.x + points * box.w // longest

    for points in range(1, longest):
        canvas.fill(Box(x(points) - 1, box.y + 8, 2, box.h - 16), "edge")
    goal = x(c.GOAL) - (x(1) - box.x) // 2
    canvas.sprite("vp", goal, box.cy, 40)
    sets = [(one.role, one.industry, c.ROLES[one.role].vp) for one in agency.scored]
    done = 0
    for role, industry, vp in sets or ([("", "", agency.vp)] if agency.vp else []):
        block = Box(x(done), box.y, x(done + vp) - x(done), box.h)
        canvas.panel(block, _colour(seat), "ink", 3, 6)
        if role:
            set_mark(canvas, role, industry, block.cx, block.cy, 42)
        done += vp
    if (change := scene.changes.vp[seat]) and done <= longest - 2:
        canvas.difference(x(done) + 40, box.cy, change, 28)


def set_mark(canvas: Canvas, role: str, industry: str, cx: int, cy: int, size: int) -> Box:
    """The mark of a set in the colour of its trade."""
    return canvas.sprite(f"set_{role}", cx, cy, size, colours=(industry, "paper", "ink"))


def _riches(canvas: Canvas, agency: Agency, box: Box, brought: int) -> None:
    """Gold and cards; below the gold, in red, what the roll has just brought."""
    gold, cards = box.cols(1, 82)
    size = 40 if agency.gold < 100 else 32
    line = Box(gold.x, gold.y, gold.w, gold.h - 26) if brought else gold
    counted(canvas, "coin", line, str(agency.gold), 40, size)
    if brought:
        below = Box(gold.x + 40, gold.bottom - 36, gold.w - 40, 32)
        canvas.label(below, signed(brought), 26, smallest=24, bold=True, colour="accent")
    counted_right(canvas, "card_back", cards, str(len(agency.hand)), 40, 40)


def _known_cards(agency: Agency) -> list[str]:
    return sorted((card for card in agency.hand if card != FACE_DOWN), key=sort_key)


def _known(scene: Scene, known: list[str], box: Box) -> None:
    """Cards of the hand that are visible to the viewer."""
    names = scene.say("comma").join(scene.speaker.card(card) for card in known)
    line = Box(grid.LABEL, box.y, grid.END - grid.LABEL, box.h)
    words = scene.say("known", cards=names)
    scene.canvas.paragraph(line, words, 24, smallest=20, colour="soft", valign="middle")
