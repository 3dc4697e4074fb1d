"""One seat's own cards large: what they want, what they count, what they are worth now."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from games.core import FACE_DOWN, Seat
from games.florence.model import components as c
from games.florence.model.prestige import prestige_pp
from games.florence.model.work import Preference, Works, bonus_value, prospect
from games.florence.rules.cards import PickCard
from games.florence.rules.game import Florence
from games.florence.rules.setup import ChooseHand
from render.florence.characters import draw_held, held_height
from render.florence.scene import Scene
from render.florence.things import SYMBOLS
from render.kit import Box
from render.kit.painting.canvas import MARGIN
from render.kit.parts.furniture import GAP, counted
from render.kit.parts.seat_heads import HeadFigure, large_head

HEAD, TITLE = 92, 46
"""Heights of these parts, in rows."""
LARGE, DEALT, LOW = 316, 250, 168
"""Rows of a profession card, of one dealt before the first round, and of a bonus or prestige card."""
LOW_PER_LINE = 2


class Section(NamedTuple):
    """A line of cards under a heading. `asked`: the seat has to choose among them."""

    heading: str
    cards: tuple[str, ...]
    asked: bool = False
    dealt: bool = False

    @property
    def large(self) -> bool:
        """Whether these are profession cards."""
        return self.cards[0] in c.PROFESSIONS

    @property
    def per_line(self) -> int:
        """Cards in a line: the fewer, the wider."""
        if not self.large:
            return LOW_PER_LINE
        return 3 if len(self.cards) in (1, 2, 3, 5, 6) else 4

    @property
    def height(self) -> int:
        """Its rows."""
        lines = -(-len(self.cards) // self.per_line)
        tall = DEALT if self.dealt else LARGE if self.large else LOW
        return TITLE + lines * (tall + GAP)


class Worth(NamedTuple):
    """A profession to its holder: its wishes, the value of a work with it alone and with the best bonus
    cards, the colour that says whether that is enough, and whether it was chosen to be given back."""

    wishes: Sequence[Preference]
    alone: int
    best: int
    enough: str
    returned: bool


def sections(view: Florence, seat: int) -> list[Section]:
    """What a seat holds and is looking at. ValueError if the view is not this seat's own."""
    house = view.houses[seat]
    found = [
        Section("hand-profession", tuple(house.hand)),
        Section("hand-bonus", tuple(house.bonus)),
        Section("hand-prestige", tuple(house.prestige)),
    ]
    for phase in view.phases:
        if isinstance(phase, ChooseHand) and phase.dealt:
            asked = phase.returned[seat] is None
            found.insert(0, Section("hand-dealt", tuple(phase.dealt[seat]), asked, dealt=True))
        if isinstance(phase, PickCard) and phase.seat == seat:
            found.insert(0, Section("hand-seen", tuple(phase.cards), asked=True))
    if any(FACE_DOWN in section.cards for section in found):
        raise ValueError(f"a hand is drawn from the view of its own seat, not of another than {seat}")
    return [section for section in found if section.cards]


def hand_height(view: Florence, seat: int, shown: Sequence[Section]) -> int:
    """Rows of the picture of these sections and of the character that is held."""
    cards = sum(section.height for section in shown) or TITLE
    return 2 * MARGIN + HEAD + GAP + cards + held_height(view, seat)


def draw_hand(scene: Scene, seat: int, shown: Sequence[Section]) -> None:
    """Draw a seat's cards on a canvas `hand_height` high."""
    head, rest = scene.canvas.area.rows(HEAD, 1, gap=GAP)
    _head(scene, seat, head)
    draw_held(scene, seat, rest)
    held = held_height(scene.view, seat)
    rest = Box(rest.x, rest.y + held, rest.w, rest.h - held)
    if not shown:
        scene.canvas.label(rest, scene.say("hand-empty"), 32, colour="soft", align="centre")
    y = rest.y
    for section in shown:
        _section(scene, seat, section, Box(rest.x, y, rest.w, section.height))
        y += section.height


def _head(scene: Scene, seat: int, box: Box) -> None:
    figures = [HeadFigure("value", f"≥{scene.view.minimum_wv}", 52, 44)]
    if recruits := scene.view.houses[seat].recruits:
        figures.append(HeadFigure("recruit", str(recruits), 60, 44))
    large_head(scene, box, seat, figures, 40)


def _section(scene: Scene, seat: int, section: Section, box: Box) -> None:
    canvas = scene.canvas
    title = Box(box.x + 6, box.y, box.w - 12, TITLE)
    if section.asked:
        canvas.sprite("now", title.x + 18, title.cy, 36)
        title = Box(title.x + 48, title.y, title.w - 48, title.h)
    colour = "accent" if section.asked else "ink"
    canvas.label(title, scene.say(section.heading), 32, bold=True, colour=colour)
    lines = -(-len(section.cards) // section.per_line)
    cells = Box(box.x, box.y + TITLE, box.w, box.h - TITLE - GAP).grid(section.per_line, lines, gap=GAP)
    for card, cell in zip(section.cards, cells, strict=False):
        canvas.spots[card] = Box(cell.right - 44, cell.y + 12, 0, 0)
        figures = _worth(scene, seat, card, section.dealt) if section.large else _figure(scene, seat, card)
        reads = card, section.asked, section.dealt, figures
        scene.group("card", cell, reads, partial(_card, scene, card, section, figures, cell))


def _card(scene: Scene, card: str, section: Section, figures: Worth | str, box: Box) -> None:
    """A card with its figures."""
    canvas = scene.canvas
    canvas.panel(box, fill="paper")
    if section.asked:
        canvas.ring(box, "accent", 6)
    if isinstance(figures, Worth):
        _profession(scene, card, box, section.dealt, figures)
    elif card in c.BONUS_CARDS:
        _low_card(scene, "bonus", card, figures, "value", box)
    else:
        _low_card(scene, "prestige", card, figures, "laurel", box)


def _figure(scene: Scene, seat: int, card: str) -> str:
    """What a bonus or a prestige card is worth now."""
    if card in c.BONUS_CARDS:
        return f"+{bonus_value(card, scene.view.houses[seat])}"
    return str(prestige_pp(card, scene.view.houses, Seat(seat)))


def _worth(scene: Scene, seat: int, card: str, dealt: bool) -> Worth:
    """What a profession is worth now."""
    view, house = scene.view, scene.view.houses[seat]
    wishes = Works(view, house).preferences(card)
    if dealt:
        return Worth(wishes, 0, 0, "", returned=card == _returned(scene, seat))
    value, best = prospect(view, house, card)
    alone = value.total
    enough = "park" if alone >= view.minimum_wv else "sand" if best >= view.minimum_wv else "well"
    return Worth(wishes, alone, best, enough, returned=False)


def _returned(scene: Scene, seat: int) -> str | None:
    """The card a seat has chosen to give back."""
    return next((phase.returned[seat] for phase in scene.view.phases if isinstance(phase, ChooseHand)), None)


def _profession(scene: Scene, card: str, box: Box, dealt: bool, worth: Worth) -> None:
    """Name, the three wishes and, unless it has just been dealt, its worth."""
    canvas = scene.canvas
    name, wishes, value = box.pad(14, 10).rows(48, 1, 2 if dealt else 60, gap=6)
    symbol = SYMBOLS[card]
    canvas.sprite(symbol.sprite, name.x + 18, name.cy, 46, symbol.label)
    words = Box(name.x + 46, name.y, name.w - 46, name.h)
    canvas.label(words, scene.speaker.thing(card), 32, smallest=22, bold=True)
    for (thing, owned, wv), line in zip(worth.wishes, wishes.rows(1, 1, 1), strict=True):
        _wish(scene, thing, owned, wv, line)
    if not dealt:
        _value(scene, worth, value)
    if worth.returned:
        canvas.fill(Box(box.right - 58, box.y + 8, 50, 50), "paper", 25)
        canvas.sprite("cross", box.right - 33, box.y + 33, 36, colours=("accent",))


def _wish(scene: Scene, thing: str, owned: bool, wv: int, box: Box) -> None:
    canvas = scene.canvas
    canvas.sprite(thing, box.x + 26, box.cy, 50)
    name = Box(box.x + 58, box.y, box.w - 58 - 54, box.h)
    canvas.label(name, scene.speaker.thing(thing), 28, smallest=18, colour="ink" if owned else "soft")
    if owned:
        canvas.sprite("check", box.right - 24, box.cy, 38, colours=("seat_c",))
    else:
        missing = Box(box.right - 50, box.y, 50, box.h)
        canvas.label(missing, f"+{wv}", 28, colour="soft", align="right")


def _value(scene: Scene, worth: Worth, box: Box) -> None:
    """The worth of a work with this card: alone, and with the best bonus cards."""
    canvas = scene.canvas
    canvas.fill(box, worth.enough, 12)
    shown = counted(scene.canvas, "value", box.pad(12, 0), str(worth.alone), 44, 42)
    if worth.best > worth.alone:
        canvas.sprite("bonus", shown.right + 30, box.cy, 44)
        more = Box(shown.right + 54, box.y, box.right - shown.right - 60, box.h)
        canvas.label(more, str(worth.best), 36, bold=True)


def _low_card(scene: Scene, symbol: str, card: str, figure: str, unit: str, box: Box) -> None:
    canvas = scene.canvas
    back, words, worth = box.pad(16, 12).cols(70, 1, 112, gap=GAP)
    canvas.sprite(symbol, back.cx, back.cy, 88)
    canvas.paragraph(words, scene.speaker.thing_text(card), 26, smallest=18, valign="middle")
    now, value, sign = worth.rows(34, 56, 1)
    canvas.label(now, scene.say("now"), 24, colour="soft", align="centre")
    canvas.label(value, figure, 48, bold=True, align="centre")
    canvas.sprite(unit, sign.cx, sign.cy, 48)
