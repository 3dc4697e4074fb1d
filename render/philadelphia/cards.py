"""One card large: an occupation with the faces of all its letters, an item, the field card."""

from games.core import Note
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.model.roles import makes_roles
from render.kit import Box, Canvas
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, paled
from render.philadelphia.columns.ads import faces, pays
from render.philadelphia.things import SYMBOLS
from words import Speaker

HEAD, FIGURES, LETTER, WORDS, PAD, ART, BAR, STRIPES = 150, 96, 92, 250, 24, 380, 110, 16
"""Heights of a card's parts and the room around them, in rows; the number of stripes of its bar."""


def card_height(id: str) -> int:
    """Rows of the picture of a card; 0 if it has none."""
    if id in c.CARDS or id in c.KINDS:
        kind = c.CARDS[id].kind if id in c.CARDS else c.KINDS[id]
        return 2 * (MARGIN + PAD) + HEAD + FIGURES + len(kind.letters) * LETTER + WORDS + 3 * GAP
    if id in c.ITEMS or id in c.FIELD_CARDS:
        return 2 * (MARGIN + PAD) + ART + BAR + WORDS + 2 * GAP
    return 0


def draw_card(canvas: Canvas, id: str, speaker: Speaker) -> None:
    """Draw a card on a canvas `card_height` high."""
    canvas.panel(canvas.area, "paper")
    inside = canvas.area.pad(PAD)
    if id in c.CARDS:
        _occupation(canvas, inside, speaker, c.CARDS[id].kind, c.CARDS[id].letter)
    elif id in c.KINDS:
        _occupation(canvas, inside, speaker, c.KINDS[id])
    elif id in c.ITEMS:
        item = c.ITEMS[id]
        _item(canvas, inside, speaker, id, item.copies, item.cost, sentences(item.effects))
    else:
        card = c.FIELD_CARDS[id]
        _item(canvas, inside, speaker, id, card.copies, None, sentences(card.effects))


def _occupation(canvas: Canvas, box: Box, speaker: Speaker, kind: d.AdKind, letter: str = "") -> None:
    """`letter`: the card that was asked for, marked among the others of its name."""
    count = len(kind.letters)
    head, figures, letters, words = box.rows(HEAD, FIGURES, count * LETTER, 1, gap=GAP)
    facts = [speaker.thing(kind.industry), speaker.say("picture-copies", count=count)]
    if not makes_roles(kind):
        facts.append(speaker.say("picture-no-roles"))
    _head(canvas, head, kind, speaker.thing(kind.id), speaker.say("picture-comma").join(facts))
    canvas.panel(figures, "panel", "edge", 2, 10)
    cost, period, paid = figures.pad(PAD, 0).cols(1, 1, 1, gap=GAP)
    canvas.sprite("tag", cost.x + 56, cost.cy, 76, str(kind.cost))
    canvas.sprite("calendar", period.cx, period.cy, 76, str(kind.period))
    pays(canvas, paid, kind.gold, kind.cards, 60)
    for (name, lit), line in zip(kind.letters.items(), letters.rows(*[1] * count), strict=True):
        row = line.pad(0, 6)
        canvas.panel(row, "paper", "edge", 2, 10)
        if name == letter:
            canvas.ring(row, "accent", 5, 10)
        sign, dice = row.pad(PAD, 0).cols(90, 1)
        canvas.label(sign, name.upper(), 56, bold=True, colour=kind.industry)
        faces(canvas, dice, lit, 64, kind.industry)
    canvas.paragraph(words, speaker.note(sentences(kind.effects)), 46, smallest=30)


def _head(canvas: Canvas, box: Box, kind: d.AdKind, name: str, below: str) -> None:
    """The picture of an occupation, its name, and a quiet line."""
    symbol, rest = box.cols(132, 1, gap=PAD)
    canvas.fill(symbol.centred(132, 132), kind.industry, 16)
    canvas.sprite(SYMBOLS[kind.id].sprite, symbol.cx, symbol.cy, 104)
    above, under = rest.rows(84, 1)
    canvas.label(above, name, 64, smallest=40, bold=True)
    canvas.label(under, below, 36, smallest=26, colour="soft")


def _item(
    canvas: Canvas, box: Box, speaker: Speaker, id: str, copies: int, cost: int | None, told: Note
) -> None:
    """An item with its price, or the field card, which has none."""
    art, bar, words = box.rows(ART, BAR, 1, gap=GAP)
    sprite, ground = (id, SYMBOLS[id].ground) if cost is not None else ("field", "soft")
    wide = art.w // STRIPES
    for at in range(STRIPES):
        colour = paled(canvas.theme, ground, "paper", 0.14) if at % 2 else ground
        canvas.fill(Box(art.x + at * wide, art.y, wide, art.h), colour)
    canvas.sprite(sprite, art.cx, art.cy, 270)
    canvas.fill(bar.move(0, -GAP), "ink")
    name, below = bar.move(0, -GAP).pad(PAD, 0).cols(1, 1, gap=GAP)
    canvas.label(name, speaker.thing(id), 64, smallest=40, bold=True, colour="paper")
    kind = speaker.say("picture-item" if cost is not None else "picture-field-card")
    facts = f"{kind}{speaker.say('picture-comma')}{speaker.say('picture-copies', count=copies)}"
    canvas.label(below, facts, 36, smallest=26, colour="well", align="right")
    if cost is not None:
        canvas.sprite("tag", art.right - 100, art.y + 76, 110, str(cost))
    canvas.paragraph(words, speaker.note(told), 46, smallest=30)
