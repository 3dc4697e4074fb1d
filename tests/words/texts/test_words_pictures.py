"""The texts of a position say what its pictures show: what is drawn is recorded and looked for in the words.

Pale symbols and soft figures are what there is none of, or a help to the eye; they are no facts.
"""

import random
import re
from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple

import pytest
from random_games import random_answers
from word_kit import NAMES

from games.core import Seat, Title, engine
from games.core.chance import Secret
from games.florence.model import components as florence
from games.heaven_ale.model import components as ale
from games.philadelphia.model import components as phila
from games.titles import TITLES
from render.florence import panel as florence_panel
from render.florence.changes import Changes as FlorenceChanges
from render.florence.hand import draw_hand, sections
from render.florence.table import draw_table as florence_table
from render.florence.theme import THEME as FLORENCE
from render.heaven_ale import panel as ale_panel
from render.heaven_ale.changes import Changes as AleChanges
from render.heaven_ale.hand import draw_hand as ale_hand
from render.heaven_ale.scene import tile_sprite
from render.heaven_ale.table import draw_table as ale_table
from render.heaven_ale.theme import THEME as ALE
from render.kit import Box, Canvas
from render.kit.parts import scene as kit
from render.philadelphia.columns import panel as phila_panel
from render.philadelphia.end import draw_end
from render.philadelphia.hand import draw_hand as phila_hand
from render.philadelphia.hand import pages, shown
from render.philadelphia.scene import Changes as PhilaChanges
from render.philadelphia.table import draw_table
from render.philadelphia.theme import THEME as PHILA
from words import LANGUAGES, Language, Speaker
from words.positions import hand_text, position_text

EVERY, SET = 29, "set_"
"""A position is compared after this number of answers. Marks of sets are in the colour of their trade."""


class Drawn(Canvas):
    """A canvas that remembers what was drawn bright: words, and symbols with their labels."""

    def __init__(self, *arguments: Any) -> None:
        self.words: list[str] = []
        self.symbols: list[tuple[str, str]] = []
        super().__init__(*arguments)

    def group(self, box: Box, key: Hashable, draw: Callable[[], None]) -> None:
        draw()  # also what was drawn before

    def label(self, box: Box, words: str, *arguments: Any, **named: Any) -> Box:
        if named.get("colour", "ink") != "soft":
            self.words.append(words)
        return super().label(box, words, *arguments, **named)

    def sprite(self, name: str, cx: int, cy: int, size: int, label: str = "", colours: Any = ()) -> Box:
        colours = tuple(colours)
        if not colours or name.startswith(SET):
            self.symbols.append((name, label))
        return super().sprite(name, cx, cy, size, label, colours)


class Painter(NamedTuple):
    """How a title's table and seats are drawn."""

    title: Title
    theme: Any
    changes: Any
    table: Any
    seat: Any
    hand: Any

    def cards(self, view: Any, speaker: Speaker, seat: int) -> Drawn:
        """A seat's own cards."""
        drawn = Drawn(self.theme, 4000)
        self.hand(kit.Scene(drawn, view, speaker, self.changes(())), seat)
        return drawn

    def whole(self, view: Any, speaker: Speaker) -> Drawn:
        """The whole table."""
        drawn = Drawn(self.theme, 4000)
        self.table(kit.Scene(drawn, view, speaker, self.changes(())))
        return drawn

    def panel(self, view: Any, speaker: Speaker, seat: int) -> Drawn:
        """One seat of it."""
        drawn = Drawn(self.theme, 2000)
        self.seat(kit.Scene(drawn, view, speaker, self.changes(())), seat, Box(20, 20, 620, 620))
        return drawn


def _phila_table(scene: Any) -> None:
    (draw_end if scene.view.over else draw_table)(scene)


def _phila_hand(scene: Any, seat: int) -> None:
    for at in range(len(pages(shown(scene.view, Seat(seat))))):
        phila_hand(scene, Seat(seat), at)


def _florence_hand(scene: Any, seat: int) -> None:
    draw_hand(scene, seat, sections(scene.view, seat))


PAINTERS = (
    Painter(
        TITLES["florence"], FLORENCE, FlorenceChanges, florence_table, florence_panel.panel, _florence_hand
    ),
    Painter(TITLES["heaven_ale"], ALE, AleChanges, ale_table, ale_panel.panel, ale_hand),
    Painter(TITLES["philadelphia"], PHILA, PhilaChanges, _phila_table, phila_panel.panel, _phila_hand),
)
TILES = {tile_sprite(tile): tile for tile in ale.TILES}
MARKS = {*ale.SPOTS, *ale.RESOURCES, "brewmaster"}
"""Symbols of places on a board: of the spots, those that are still free."""


def positions(title: Title) -> Iterator[Any]:
    """Positions of a random game, at a table with as many as can play."""
    rng, secret = random.Random(3), Secret(bytes(range(32)))
    game = engine.start(title, title.seats[-1], title.options(), secret).game
    for turn, (before, _, _, played) in enumerate(random_answers(title, game, rng, secret)):
        if turn % EVERY == 0:
            yield before
        if played.game.over and (turn + 1) % EVERY == 0:
            yield played.game


def numbers(text: str) -> set[str]:
    """The numbers of a text, without the separators of thousands and with one sign of minus."""
    return set(re.findall(r"-?\d+", re.sub(r"(?<=\d),(?=\d{3})", "", text).replace("−", "-")))


def with_zeros(text: str) -> str:
    """An English text in which a worth of nothing is written as a number, as a picture shows it."""
    return re.sub(r"\bno (WV|PP)\b", r"0 \1", text)


def section(text: str, name: str, speaker: Speaker) -> str:
    """What a position in words says below the heading of a seat."""
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(f"**{name}"))
    after = [at for at, line in enumerate(lines) if at > first and line.startswith("**")]
    return "\n".join(lines[first : after[0] if after else len(lines)])


def word_of(symbol: tuple[str, str], speaker: Speaker) -> str:
    """How the words name a thing that is drawn; empty for what is no thing of the game."""
    name = symbol[0]
    if name.startswith(SET):
        return speaker.thing(name.removeprefix(SET))
    if symbol in TILES:
        return speaker.thing(TILES[symbol])
    things = {*florence.TILES, *florence.FREEDOMS, "jester", "builder", *ale.CARDS}
    counted = {"profession", "bonus", "prestige", "recruit"}
    if name in MARKS or name not in things | counted:
        return ""
    word = speaker.thing(name)
    return word.split()[0] if name in counted and speaker.language == "en" else word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("painter", PAINTERS, ids=lambda painter: painter.title.id)
def test_what_the_picture_shows_of_a_seat_stands_below_its_heading(
    painter: Painter, language: Language
) -> None:
    compared = 0
    named = Speaker(painter.title, language, NAMES)
    ads = set(map(named.thing, phila.KINDS)) if painter.title.id == "philadelphia" else set()
    for game in positions(painter.title):
        view = painter.title.view(game, None)
        speaker = Speaker(painter.title, language, NAMES)
        text = position_text(speaker, view, None, markdown=True)
        for seat in range(painter.title.seats[-1]):
            below = section(text, NAMES[seat], speaker)
            drawn = painter.panel(view, speaker, seat)
            words = " ".join(word for word in drawn.words if word != NAMES[seat])
            if not view.over:  # the place in the result stands at the end
                assert numbers(words) <= numbers(below), (words, below)
            for symbol in drawn.symbols:
                word = word_of(symbol, speaker)
                assert word.casefold() in below.casefold(), (symbol, below)
                compared += bool(word)
            for ad in ads.intersection(drawn.words):
                assert ad in below
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("painter", PAINTERS, ids=lambda painter: painter.title.id)
def test_every_figure_of_the_table_stands_in_the_text(painter: Painter) -> None:
    for game in positions(painter.title):
        view = painter.title.view(game, None)
        speaker = Speaker(painter.title, "en", NAMES)
        drawn = painter.whole(view, speaker)
        help = numbers(" ".join(_reference(painter.title)))
        missing = numbers(" ".join(drawn.words)) - help - numbers(position_text(speaker, view, None))
        assert not missing, (missing, position_text(speaker, view, None))


@pytest.mark.parametrize("painter", PAINTERS, ids=lambda painter: painter.title.id)
def test_every_figure_of_a_hand_stands_in_its_text(painter: Painter) -> None:
    compared = 0
    for game in positions(painter.title):
        seat = Seat(1)
        view = painter.title.view(game, seat)
        speaker = Speaker(painter.title, "en", NAMES)
        drawn = painter.cards(view, speaker, seat)
        own = section(position_text(speaker, view, None, markdown=True), NAMES[1], speaker)
        text = hand_text(speaker, view, seat) + own
        sale = {str(ale.SOLD_CARD)}
        assert numbers(" ".join(drawn.words)) - sale <= numbers(with_zeros(text)), (drawn.words, text)
        compared += len(drawn.words)
    assert compared > 30


def _reference(title: Title) -> Iterator[str]:
    """Figures a picture shows as a help to memory: tables that the rules hold, names of spaces."""
    if title.id == "philadelphia":
        yield " ".join(map(str, (phila.NUMBERS.vp_goal, *phila.FACES)))
    if title.id == "heaven_ale":
        yield from ale.SPACES
        for shed in ale.SHED_TYPES.values():
            yield f"{shed.least} {shed.most} {shed.brewmaster}"
        for level in ale.LEVELS:
            yield f"{level.least} {level.rate} {level.multiplier} 1"
        for place in ale.PLACES.values():
            yield f"{place.steps} {place.brewmaster}"


def test_a_fact_that_is_missing_would_be_found() -> None:
    painter = PAINTERS[0]
    game = next(iter(positions(painter.title)))
    game.houses[1].jesters, game.houses[1].florins = 2, 12345
    view = painter.title.view(game, None)
    speaker = Speaker(painter.title, "en", NAMES)
    drawn = painter.panel(view, speaker, 1)
    assert "12345" in numbers(" ".join(drawn.words))
    assert ("jester", "") in drawn.symbols
    other = section(position_text(speaker, view, None, markdown=True), NAMES[0], speaker)
    assert "12345" not in numbers(other) and "jester" not in other


def test_seats_are_read_from_their_own_heading() -> None:
    speaker = Speaker(TITLES["florence"], "en", NAMES)
    text = f"**{NAMES[0]}: 1**\n- a\n**{NAMES[1]}: 2**\n- b"
    assert section(text, NAMES[0], speaker) == f"**{NAMES[0]}: 1**\n- a"
    assert section(text, NAMES[Seat(1)], speaker) == f"**{NAMES[1]}: 2**\n- b"
