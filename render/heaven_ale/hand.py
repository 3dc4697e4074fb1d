"""One seat's own things in words: cards to place or sell, and its progress towards every barrel."""

from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model.cards_text import goal as in_words
from games.heaven_ale.rules.barrels import progress, takeable
from render.heaven_ale.board.centre import GOALS
from render.heaven_ale.scene import Scene
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, pale
from render.kit.parts.seat_heads import HeadFigure, large_head
from words.numbers import plain_number

HEAD, TITLE, CARD, GOAL = 92, 46, 150, 124
"""Heights of these parts, in rows."""
CARD_COLUMNS, GOAL_COLUMNS = 2, 3


def hand_height() -> int:
    """Rows of the picture."""
    cards, goals = _lines(len(c.CARDS) + 1, CARD_COLUMNS), _lines(len(c.BARRELS), GOAL_COLUMNS)
    return 2 * MARGIN + HEAD + 2 * (GAP + TITLE) + cards * (CARD + GAP) + goals * (GOAL + GAP) - GAP


def _lines(count: int, columns: int) -> int:
    return -(-count // columns)


def draw_hand(scene: Scene, seat: int) -> None:
    """Draw a seat's cards and goals on a canvas `hand_height` high."""
    canvas = scene.canvas
    lines = _lines(len(c.CARDS) + 1, CARD_COLUMNS)
    cards_high = lines * (CARD + GAP) - GAP
    head, first, cards, second, goals = canvas.area.rows(HEAD, TITLE, cards_high, TITLE, 1, gap=GAP)
    _head(scene, seat, head)
    canvas.label(first.pad(6, 0), scene.say("hand-cards"), 34, bold=True)
    places = cards.grid(CARD_COLUMNS, lines, gap=GAP)
    for card, cell in zip(c.CARDS, places, strict=False):
        _card(scene, seat, card, cell)
    _sale(scene, places[len(c.CARDS)])
    canvas.label(second.pad(6, 0), scene.say("hand-barrels"), 34, bold=True)
    rows = goals.grid(GOAL_COLUMNS, _lines(len(c.BARRELS), GOAL_COLUMNS), gap=GAP)
    for goal, cell in zip(c.BARRELS.values(), rows, strict=True):
        _goal(scene, seat, goal, cell)


def _head(scene: Scene, seat: int, box: Box) -> None:
    large_head(scene, box, seat, [HeadFigure("coin", str(scene.view.boards[seat].ducats))])


def _card(scene: Scene, seat: int, card: str, box: Box) -> None:
    """A card with its text. A placed card shows its pair; a sold card is a shadow."""
    canvas, board = scene.canvas, scene.view.boards[seat]
    held = card in board.cards
    pair = next((pair for pair, placed in board.placed.items() if placed == card), "")
    canvas.panel(box, "paper" if held else "table", outline="ink" if held else "edge", line=3 if held else 2)
    picture, words = box.pad(14, 10).cols(100, 1, gap=GAP)
    name = card
    shown = () if held or pair else pale(canvas.theme, name)
    canvas.sprite(name, picture.cx, picture.cy, 120, colours=shown)
    title, text = words.rows(42, 1)
    colour = "ink" if held else "soft"
    canvas.label(title, scene.speaker.thing(card), 32, smallest=24, bold=True, colour=colour)
    if held:
        effect = scene.speaker.note(scene.speaker.title.texts.describe(card, scene.view.options)[0])
    elif pair:
        effect = scene.say("hand-placed", pair=scene.speaker.thing(pair))
    else:
        effect = scene.say("hand-sold")
    canvas.paragraph(text, effect, 26, smallest=18, colour=colour)


def _sale(scene: Scene, box: Box) -> None:
    """What any card in hand can be sold for."""
    canvas = scene.canvas
    canvas.panel(box, "panel", outline="edge", line=2)
    picture, words = box.pad(14, 10).cols(100, 1, gap=GAP)
    canvas.sprite("coin", picture.cx, picture.cy, 92, str(c.SOLD_CARD))
    canvas.paragraph(words, scene.say("hand-sale", ducats=c.SOLD_CARD), 26, smallest=18, valign="middle")


def _goal(scene: Scene, seat: int, goal: d.Barrel, box: Box) -> None:
    """A goal in words, the seat's progress, and the barrel it has or could have."""
    canvas, view = scene.canvas, scene.view
    board, left = view.boards[seat], view.barrels[goal.id]
    count = progress(board, goal.id)
    owned = goal.id in board.barrels
    open_ = owned or left > 0
    canvas.panel(box, "panel" if open_ else "table", outline="ink" if open_ else "edge", line=2)
    if goal.id in takeable(view, board):
        canvas.ring(box, "accent", 5)
    symbol, words, barrel = box.pad(12, 8).cols(58, 1, 62, gap=8)
    (name, label), _ = GOALS[goal.counts]
    faded = () if open_ else pale(canvas.theme, name)
    canvas.sprite(name, symbol.cx, symbol.cy, 54, label, faded)
    figure, text = words.rows(42, 1)
    colour = "ink" if open_ else "soft"
    done = f"{plain_number(count)} / {goal.least}"
    canvas.label(figure, done, 34, smallest=26, bold=True, colour=colour)
    canvas.paragraph(text, scene.speaker.note(in_words(goal)), 22, smallest=18, colour=colour)
    _barrel(scene, board.barrels.get(goal.id), left, barrel)


def _barrel(scene: Scene, size: str | None, left: int, box: Box) -> None:
    """Won: bright with a check. Otherwise the next one available, or a shadow."""
    canvas = scene.canvas
    shown = size or (c.SIZES[len(c.SIZES) - left] if left else c.SIZES[-1])
    colours = () if size or left else pale(canvas.theme, "barrel")
    canvas.sprite("barrel", box.cx, box.cy, 68, str(c.BARREL_VP[shown]), colours)
    if size:
        at = Box(box.right - 34, box.y, 36, 36)
        canvas.fill(at, "paper", 18)
        canvas.sprite("check", at.cx, at.cy, 26, colours=("seat_c",))
