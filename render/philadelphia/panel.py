"""One seat's panel: its figures, its ads, and the publicly known cards of its hand."""

from __future__ import annotations

from games.core import FACE_DOWN, Seat
from games.philadelphia.model.state import Ad
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.text.known import sort_key, would_pay
from render.kit import Box
from render.kit.parts.furniture import HeadFigure, now_frame, seat_head
from render.philadelphia.ads import ROW, ad_row
from render.philadelphia.scene import Scene

ABOVE, HEAD, APART, SPACE, KNOWN, BELOW, LEAST = 10, 66, 16, 8, 34, 20, 2
"""Rows: an ad is three strips of the picture, a line of figures one, and a panel a whole number of strips.
The last is the minimum number of ads there is room for."""


def panel_height(view: Philadelphia, seats: range) -> int:
    """Rows of a line of panels: those of its fullest field."""
    ads = max([LEAST, *(len(view.agencies[seat].field) for seat in seats)])
    return ABOVE + HEAD + APART + ads * (ROW + SPACE) + KNOWN + BELOW


def panel(scene: Scene, seat: Seat, box: Box) -> None:
    """Draw the panel of a seat."""
    canvas, view = scene.canvas, scene.view
    agency = view.agencies[seat]
    now = seat in scene.waiting()
    scene.part("panel", box, now, lambda: _ground(scene, box, now))
    inside = box.pad(14, 0)
    _, head, _, ads, known, _ = inside.rows(ABOVE, HEAD, APART, 1, KNOWN, BELOW)
    shown = seat, agency.vp, agency.gold, len(agency.hand), seat == view.start, scene.changes.vp[seat]
    scene.part("head", head, shown, lambda: _head(scene, seat, head))
    for at, ad in enumerate(agency.field):
        _put_ad(scene, seat, ad, Box(ads.x, ads.y + at * (ROW + SPACE), ads.w, ROW))
    if not agency.field:
        canvas.label(Box(ads.x, ads.y, ads.w, ROW), scene.say("no-ads"), 26, colour="soft", align="centre")
    scene.part("known", known, (agency.hand, agency.extra_dice), lambda: _known(scene, seat, known))


def _ground(scene: Scene, box: Box, now: bool) -> None:
    scene.canvas.panel(box)
    if now:
        now_frame(scene.canvas, box, ABOVE + HEAD + 4)


def _head(scene: Scene, seat: Seat, box: Box) -> None:
    agency = scene.view.agencies[seat]
    figures = (
        HeadFigure("vp", str(agency.vp), 44, 36),
        HeadFigure("coin", str(agency.gold), 42, 36),
        HeadFigure("card_back", str(len(agency.hand)), 42, 36),
    )
    begins = "start" if seat == scene.view.start else ""
    change = scene.changes.vp[seat]
    seat_head(scene.canvas, box, seat, scene.name(seat), figures, change=change, sign=begins)


def _put_ad(scene: Scene, seat: Seat, ad: Ad, box: Box) -> None:
    reads = ad, would_pay(scene.view, seat, ad), ad.card in scene.changes.cards
    scene.part("ad", box, reads, lambda: ad_row(scene, seat, ad, box))


def _known(scene: Scene, seat: Seat, box: Box) -> None:
    """Cards of the hand that are visible to the viewer, and dice still to be rolled."""
    agency = scene.view.agencies[seat]
    for at in range(agency.extra_dice):
        scene.canvas.sprite("die", box.right - 18 - 38 * at, box.cy, 32, "+")
    known = sorted((card for card in agency.hand if card != FACE_DOWN), key=sort_key)
    if known:
        names = scene.say("comma").join(scene.speaker.card(card) for card in known)
        words = scene.say("known", cards=names)
        free = Box(box.x, box.y, box.w - 40 * agency.extra_dice, box.h)
        scene.canvas.label(free, words, 24, smallest=18, colour="soft")
