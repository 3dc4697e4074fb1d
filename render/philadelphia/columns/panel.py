"""One seat's panel across the page: points on a bar to the goal, gold and cards, its ads, and the publicly
known cards of its hand."""

from games.core import FACE_DOWN, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model.state import Agency
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import sort_key
from render.kit import Box, Canvas
from render.kit.material.theme import seat_role
from render.kit.parts.furniture import counted, counted_right
from render.kit.parts.seat_heads import player
from render.philadelphia.columns import grid
from render.philadelphia.columns.ads import ad_row, trade_sign
from render.philadelphia.scene import Scene
from words.numbers import signed

HEAD, ROW, TIGHT, LEAST, ABOVE = 96, 64, 44, 1, 20
"""Rows: of the head with the gap above it, of an ad, of an ad where there are many; the minimum number of
ads there is room for. The known cards of a hand take the room of an ad. A panel begins `ABOVE` rows below a
border of two strips of the picture: so all that changes of a head touches two of them, and the months of an
ad touch one."""


def panel_height(view: Philadelphia, seat: int, row: int) -> int:
    """Rows of a seat's panel and the gap above it."""
    return grid.whole(HEAD + max(LEAST, _rooms(view.agencies[seat])) * row)


def _rooms(agency: Agency) -> int:
    return len(agency.field) + bool(_known_cards(agency))


def panel(scene: Scene, seat: Seat, box: Box, row: int = ROW) -> None:
    """Draw the panel of a seat, `row` rows for each ad."""
    agency = scene.view.agencies[seat]
    ground = Box(box.x, box.y + ABOVE, box.w, box.h - 8)
    scene.group("panel", ground, seat, lambda: _ground(scene, ground, seat))
    head, *rooms = grid.lines(box.move(0, ABOVE + 12), HEAD - 16, *[row] * max(1, _rooms(agency)))
    head = Box(head.x, head.y, head.w, 64)
    _head(scene, seat, agency, head)
    for ad, at in zip(agency.field, rooms, strict=False):
        ad_row(scene, seat, ad, at)
    if known := _known_cards(agency):
        scene.group("known", rooms[-1], known, lambda: _known(scene, known, rooms[-1]))
    elif not agency.field:
        words = grid.label(rooms[0]).pad(12, 0)
        scene.canvas.label(words, scene.say("no-ads"), 26, smallest=24, colour="soft")


def _head(scene: Scene, seat: Seat, agency: Agency, box: Box) -> None:
    view, change = scene.view, scene.changes.vp(seat)
    now, start = seat in scene.awaited(), seat == view.start
    brought = sum(one.gold for one in view.payments if one.seat == seat) if scene.changes.rolled else 0
    if now:
        frame = Box(box.x + 14, box.y, box.w - 17, box.h)
        scene.group("now", box, (), lambda: scene.canvas.ring(frame, "accent", 6, 12))
    name = seat, now, start, agency.extra_dice, scene.standing(seat), change, longest(view)
    scene.group("name", box, name, lambda: _name(scene, seat, box, now))
    bar = seat, agency.vp, agency.scored, change, longest(view)
    scene.group("bar", box, bar, lambda: _bar(scene, seat, agency, grid.six(box).pad(0, 8)))
    riches = agency.gold, len(agency.hand), brought
    scene.group("riches", box, riches, lambda: _riches(scene.canvas, agency, grid.figures(box), brought))


def _ground(scene: Scene, box: Box, seat: Seat) -> None:
    canvas = scene.canvas
    grid.ground(canvas, box)
    canvas.fill(Box(box.x + 3, box.y + 8, 8, box.h - 16), seat_role(seat))


def _name(scene: Scene, seat: Seat, box: Box, now: bool) -> None:
    canvas, agency = scene.canvas, scene.view.agencies[seat]
    left = grid.label(box)
    canvas.seat(seat, left.x + 32, left.cy, 54)
    x = left.x + 66
    if seat == scene.view.start:
        canvas.sprite("start", x + 19, left.cy, 38)
        x += 44
    for _ in range(agency.extra_dice):
        canvas.sprite("die", x + 19, left.cy, 38, "+")
        x += 42
    end = canvas.label(left, str(agency.vp), 56, smallest=40, bold=True, align="right").x - 10
    change, full = scene.changes.vp(seat), agency.vp > longest(scene.view) - 2
    if change and full:
        end = canvas.difference(end - 34, left.cy, change, 28).x - 6
    name = Box(x, left.y, end - x, left.h)
    player(scene, name, seat, 36, 24, colour="accent" if now else "ink")


def longest(view: Philadelphia) -> int:
    """Points that the bars have room for."""
    return max([c.NUMBERS.vp_goal, *(agency.vp for agency in view.agencies)])


def _bar(scene: Scene, seat: Seat, agency: Agency, box: Box) -> None:
    """The points of a seat on a bar with a star at the goal."""
    canvas, most = scene.canvas, longest(scene.view)
    canvas.panel(box, "paper", "edge", 2, 6)
    for points in range(1, most):
        canvas.fill(Box(box.x + points * box.w // most - 1, box.y + 8, 2, box.h - 16), "edge")
    goal = box.x + c.NUMBERS.vp_goal * box.w // most - box.w // most // 2
    canvas.sprite("vp", goal, box.cy, 40)
    blocks(canvas, seat, agency, box, most)
    if (change := scene.changes.vp(seat)) and agency.vp <= most - 2:
        canvas.difference(box.x + agency.vp * box.w // most + 40, box.cy, change, 28)


def blocks(canvas: Canvas, seat: int, agency: Agency, box: Box, most: int, signs: bool = False) -> None:
    """Each set is a block of a bar as wide as its points, in the seat's colour, with its mark. `signs`: with
    the symbol of its trade too where there is room. A game that kept no sets has one block."""
    sets = [(one.role, one.industry, c.ROLES[one.role].vp) for one in agency.scored]
    done = 0
    for role, industry, vp in sets or ([("", "", agency.vp)] if agency.vp else []):
        x = box.x + done * box.w // most
        done += vp
        block = Box(x, box.y, box.x + done * box.w // most - x, box.h)
        canvas.panel(block, seat_role(seat), "ink", 3, 6)
        if role:
            size = 52 if signs else 42
            beside = 27 if signs and block.w > canvas.measure(f"set_{role}", size)[0] + 60 else 0
            if beside:
                trade_sign(canvas, industry, block.x + 34, block.cy, 44)
            set_mark(canvas, role, industry, block.cx + beside, block.cy, size)


def set_mark(canvas: Canvas, role: str, industry: str, cx: int, cy: int, size: int) -> Box:
    """The mark of a set in the colour of its trade."""
    return canvas.sprite(f"set_{role}", cx, cy, size, colours=(industry, "paper", "ink"))


def _riches(canvas: Canvas, agency: Agency, box: Box, brought: int) -> None:
    """Gold and cards; below the gold, in red, what the roll has just brought."""
    gold, cards = box.cols(1, 82)
    size = 30 if brought else 32 if agency.gold >= 100 else 40
    line = Box(gold.x, gold.y + 4, gold.w, 32) if brought else gold
    counted(canvas, "coin", line, str(agency.gold), 34 if brought else 38, size)
    if brought:
        below = Box(gold.x + 40, gold.y + 34, gold.w - 40, 26)
        canvas.label(below, signed(brought), 25, smallest=24, bold=True, colour="accent")
    counted_right(canvas, "card_back", cards, str(len(agency.hand)), 40, 40)


def _known_cards(agency: Agency) -> list[str]:
    return sorted((card for card in agency.hand if card != FACE_DOWN), key=sort_key)


def _known(scene: Scene, known: list[str], box: Box) -> None:
    """Cards of the hand that are visible to the viewer."""
    names = scene.say("comma").join(scene.speaker.thing(card) for card in known)
    line = Box(grid.LABEL, box.y - 4, grid.END - grid.LABEL, box.h - 6)
    words = scene.say("known", cards=names)
    scene.canvas.paragraph(line, words, 24, smallest=18, colour="soft", valign="middle")
