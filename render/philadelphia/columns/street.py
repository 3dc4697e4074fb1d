"""The street: six houses, one for each face of the die; below each, what the agencies would be paid. Cards
that are turned up follow in the same columns."""

from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import face_pay, turned_up
from render.kit import Box
from render.philadelphia.columns import grid
from render.philadelphia.columns.ads import open_row
from render.philadelphia.scene import Scene, after_colon

HOUSES, SUM, OPEN, LEAST = 160, 40, 64, 48
"""Rows: of the houses, of a line of sums, of a card turned up and their minimum."""

BELOW = 10
"""Rows of the panel in the gap above the seats."""

Sums = list[list[tuple[int, int]]]


def street_height(view: Philadelphia) -> int:
    """Rows of the street: as many lines of sums as one face pays seats."""
    return HOUSES + grid.whole(SUM * len(view.agencies))


def offered_height(view: Philadelphia) -> int:
    """Rows of the cards turned up, the houses above them included."""
    return HOUSES + grid.whole(8 + LEAST * len(turned_up(view)))


def street(scene: Scene, box: Box) -> None:
    """Houses and sums."""
    sums = face_pay(scene.view)
    below = _row(scene, box, sums)
    scene.group("sums", below, sums, lambda: _sums(scene, below, sums))


def offered(scene: Scene, box: Box) -> None:
    """The cards turned up below the houses, in a red frame: there is something to choose."""
    cards = turned_up(scene.view)
    below = _row(scene, box, face_pay(scene.view))
    high = min(OPEN, (below.h - 16) // len(cards))
    frame = Box(below.x, below.y - 2, below.w, high * len(cards) + 14)
    scene.group("frame", frame, (), lambda: scene.canvas.ring(frame, "accent", 6, 10))
    for card, row in zip(cards, grid.lines(below.move(0, 6), *[high] * len(cards)), strict=True):
        _put_open(scene, card, row)


def _row(scene: Scene, box: Box, sums: Sums) -> Box:
    """The ground and the houses; one where somebody earns has lit windows. Returns the room below them."""
    ground = Box(box.x, box.y + 2, box.w, box.h + BELOW - 2)
    scene.group("street", ground, (), lambda: grid.ground(scene.canvas, ground))
    head, below = box.rows(HOUSES, 1)
    lit = [bool(one) for one in sums]
    scene.group("houses", head, lit, lambda: _houses(scene, head, lit))
    reads = scene.view.field_cards, scene.changes.field
    scene.group("street_words", head, reads, lambda: _words(scene, head))
    return below


def _houses(scene: Scene, box: Box, lit: list[bool]) -> None:
    canvas = scene.canvas
    for face, on in zip(c.FACES, lit, strict=True):
        at = grid.column(box, face)
        colours = () if on else ("soft", "edge", "paper", "ink")
        canvas.sprite("house_row", at.cx, box.bottom - 76, 146, str(face), colours)
    canvas.fill(Box(box.x + 3, box.bottom - 3, box.w - 6, 3), "ink")


def _words(scene: Scene, box: Box) -> None:
    canvas, cards = scene.canvas, scene.view.field_cards
    left = grid.label(box)
    above, below = Box(left.x, left.y + 8, left.w, left.h - 12).rows(48, 1)
    canvas.label(above, scene.say("if-die"), 34, smallest=26, bold=True)
    if cards:
        sign, rest = below.cols(64, 1, gap=10)
        canvas.sprite("field", sign.cx, sign.cy, 62)
        name, words = rest.rows(34, 1)
        canvas.label(name, scene.speaker.thing(cards[0]), 28, smallest=24, bold=True)
        told = scene.speaker.note(sentences(c.FIELD_CARDS[cards[0]].effects))
        canvas.paragraph(words, after_colon(scene, told), 24, smallest=20)
        if scene.changes.field:
            canvas.ring(below.pad(-6, 0), "accent", 5, 10)
    right = grid.figures(box)
    for sign_of, meaning, colour, line in zip(
        ("month_left", "month_last"),
        ("months-left", "last-month"),
        ("ink", "accent"),
        Box(right.x, right.bottom - 92, right.w, 84).rows(1, 1),
        strict=True,
    ):
        canvas.sprite(sign_of, line.x + 16, line.cy, 28)
        text = Box(line.x + 40, line.y, line.w - 40, line.h)
        canvas.label(text, scene.say(meaning), 24, smallest=20, colour=colour)


def _sums(scene: Scene, box: Box, sums: Sums) -> None:
    canvas = scene.canvas
    left = grid.label(Box(box.x, box.y, box.w, 2 * SUM))
    canvas.sprite("coin", left.x + 22, left.cy, 40)
    words = Box(left.x + 58, left.y, left.w - 58, left.h)
    canvas.paragraph(words, scene.say("would-be-paid"), 26, smallest=24, colour="soft", valign="middle")
    rows = tuple(grid.lines(box, *[SUM] * len(scene.view.agencies)))
    for face, paid in zip(c.FACES, sums, strict=True):
        for seat, gold in paid:
            at = grid.column(rows[seat], face)
            canvas.seat(seat, at.x + 20, at.cy, 34)
            figure = Box(at.x + 39, at.y, at.w - 40, at.h)
            canvas.label(figure, str(gold), 36, smallest=26, bold=True)
        if not paid:
            canvas.label(grid.column(rows[0], face), "–", 34, colour="soft", align="centre")


def _put_open(scene: Scene, card: str, row: Box) -> None:
    scene.group("open", row, card, lambda: open_row(scene, card, row.pad(0, 2)))


def foot(scene: Scene, box: Box) -> None:
    """The faces again, below all columns."""
    for face in c.FACES:
        scene.canvas.label(grid.column(box.move(0, 10), face), str(face), 32, bold=True, align="centre")
