"""The characters of the expansion: the strip of the table, with prices, markers and holders."""

from games.core import Seat
from games.florence.model import components as c
from games.florence.model.state import Characters
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.wishes import amount_of
from games.florence.rules.game import Florence
from render.florence.scene import Scene
from render.kit import Box
from render.kit.parts.furniture import GAP, faded

STRIP = 150
HELD = 124
"""Rows of a character in the pictures of who holds it."""


def characters(scene: Scene, box: Box) -> None:
    """One cell per character: what the next bid costs during the bidding, and who stands there or holds
    it."""
    state, bidding = scene.view.characters, scene.phase(CharacterBidding)
    assert state is not None
    cells = box.cols(*[1] * len(c.CHARACTERS), gap=10)
    for character, cell in zip(c.CHARACTERS, cells, strict=True):
        _put_character(scene, character, cell, state, bidding)


def _put_character(
    scene: Scene, character: str, box: Box, state: Characters, bidding: CharacterBidding | None
) -> None:
    owner, price = _owner(state, bidding, character), bidding and bidding.standing.get(character)
    reads = character, owner, price, bidding is None, state.pot, character in scene.changes.lots
    scene.group("character", box, reads, lambda: _character(scene, character, box, bidding, owner))


def _character(
    scene: Scene, character: str, box: Box, bidding: CharacterBidding | None, owner: Seat | None
) -> None:
    canvas, state = scene.canvas, scene.view.characters
    assert state is not None
    gone = bidding is None and owner is None and character != "banker"
    canvas.panel(box, "table" if gone else "panel", outline="edge" if gone else "ink")
    if character in scene.changes.lots:
        canvas.highlight(box)
    upper, lower = box.pad(8, 6).rows(1, 32)
    if character == "banker":
        canvas.sprite(character, upper.x + 42, upper.y + 36, 66)
        pot = Box(upper.x, upper.bottom - 36, 84, 36)
        canvas.label(pot, str(state.pot), 30, smallest=24, bold=True, align="centre")
    else:
        canvas.sprite(character, upper.x + 42, upper.cy, 78, colours=faded(canvas, character) if gone else ())
    figures = Box(upper.x + 88, upper.y, upper.right - upper.x - 88, upper.h)
    _figures(scene, character, bidding, owner, figures)
    colour = "soft" if gone else "ink"
    canvas.label(lower, scene.speaker.thing(character), 24, smallest=17, colour=colour, align="centre")


def held(view: Florence, seat: int) -> list[str]:
    """The characters a seat holds: at most one, besides the Banker of the last round."""
    state = view.characters
    if state is None:
        return []
    kept = ["banker"] if state.keeper == seat else []
    return [*kept, *(character for character, holder in state.holders.items() if holder == seat)]


def held_height(view: Florence, seat: int) -> int:
    """Rows for what a seat holds; 0 if it holds nothing."""
    return len(held(view, seat)) * (HELD + GAP)


def draw_held(scene: Scene, seat: int, box: Box) -> None:
    """Each character a seat holds, with its remaining abilities, stacked from the top of a box."""
    canvas, y = scene.canvas, box.y
    for character in held(scene.view, seat):
        line = Box(box.x, y, box.w, HELD)
        canvas.panel(line, "paper")
        canvas.sprite(character, line.x + 66, line.cy, 92)
        name, text = Box(line.x + 132, line.y, line.w - 148, line.h).pad(0, 10).rows(38, 1)
        canvas.label(name, scene.speaker.thing(character), 32, bold=True)
        canvas.paragraph(text, scene.speaker.thing_text(character), 26, smallest=18)
        y += HELD + GAP


def _owner(state: Characters, bidding: CharacterBidding | None, character: str) -> Seat | None:
    if character == "banker" and state.keeper is not None:
        return state.keeper
    if bidding is not None:
        marker = bidding.standing.get(character)
        return None if marker is None else marker.seat
    return state.holders.get(character)


def _figures(
    scene: Scene, character: str, bidding: CharacterBidding | None, owner: Seat | None, box: Box
) -> None:
    """The bidding seat on top; below it its bid, or the minimum next bid."""
    canvas = scene.canvas
    above, below = box.rows(1, 34)
    if owner is not None:
        canvas.seat(owner, above.cx, above.cy, 50)
    if bidding is None:
        return
    marker = bidding.standing.get(character)
    text = str(amount_of(marker.space)) if marker else f"≥{amount_of(c.CHARACTERS[character].least)}"
    canvas.label(below, text, 28, smallest=20, bold=marker is not None, align="centre")
