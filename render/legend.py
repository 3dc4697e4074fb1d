"""The legend of a title's pictures: each sprite with its words.

The words are the title's `legend-<sprite>`, or the names of the things that sprites show."""

from collections.abc import Mapping

from render.kit import Canvas, Symbol, Theme
from render.kit.painting.canvas import MARGIN
from render.titles import ARTISTS
from words import Speaker, has
from words import legend as told

COLUMNS, ROW, SIGN, GAP = 2, 92, 72, 14
"""Signs side by side; then pixels: the height of a line, the width of a sign, the gap."""

IN_HEADS = ("cup", "finish", "level")
"""The signs of a seat's head that every title has: who is ahead, points if the game ended now, a computer's
level."""


def meanings(speaker: Speaker, players: int) -> dict[str, str]:
    """Each symbol with its words: first the title's legend, then its named things. A title that explains its
    symbols also explains those of every head."""
    words = told(speaker, players)
    if words:
        words |= {sign: speaker.say(f"legend-{sign}") for sign in IN_HEADS if sign not in words}
    for thing, symbol in ARTISTS[speaker.title.id].symbols.items():
        own = symbol == Symbol(thing) and has(speaker.language, f"name-{thing}", speaker.title.id)
        if own and thing not in words:
            words[thing] = speaker.thing(thing)
    return words


def legend(theme: Theme, words: Mapping[str, str]) -> Canvas:
    """A canvas with every sprite of `words` beside its meaning."""
    lines = max(-(-len(words) // COLUMNS), 1)
    canvas = Canvas(theme, 2 * MARGIN + lines * (ROW + GAP) - GAP)
    cells = canvas.area.grid(COLUMNS, lines, gap=GAP)
    for (sprite, text), cell in zip(words.items(), cells, strict=False):
        canvas.panel(cell)
        sign, label = cell.pad(12, 6).cols(SIGN, 1, gap=GAP)
        canvas.sprite(sprite, sign.cx, sign.cy, canvas.size_within(sprite, SIGN, SIGN))
        canvas.paragraph(label, text, 26, smallest=16, valign="middle")
    return canvas
