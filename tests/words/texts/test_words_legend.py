"""The legend: every symbol it names can be drawn, and what is drawn of a game's things is in it."""

import pytest
from word_kit import EVERYWHERE

from games.core import Title
from games.florence.model import components as florence
from games.heaven_ale.model import components as ale
from games.titles import TITLES
from render.legend import legend, meanings
from render.titles import THEMES
from words import Language, Speaker


@pytest.mark.parametrize(("language", "title"), EVERYWHERE, ids=lambda part: getattr(part, "id", part))
def test_every_symbol_of_the_legend_can_be_drawn(language: Language, title: Title) -> None:
    entries = meanings(Speaker(title, language, ()), title.seats[-1])
    if entries:
        canvas = legend(THEMES[title.id], entries)
        assert len([mark for mark in canvas.marks if type(mark).__name__ == "Sprite"]) == len(entries)


@pytest.mark.parametrize(
    ("title", "things"),
    [
        ("florence", (*florence.TILES, *florence.FREEDOMS, *florence.KINDS, *florence.CHARACTERS)),
        ("heaven_ale", (*ale.RESOURCES, *ale.MONKS, *ale.CARDS)),
    ],
)
def test_the_legend_has_all_things_of_the_game_by_their_names(title: str, things: tuple[str, ...]) -> None:
    speaker = Speaker(TITLES[title], "en", ())
    entries = meanings(speaker, 4)
    for thing in things:
        assert speaker.thing(thing).split()[0].casefold() in entries[thing].casefold()


@pytest.mark.parametrize(("language", "title"), EVERYWHERE, ids=lambda part: getattr(part, "id", part))
def test_all_meanings_fit_into_the_text_beside_their_picture(language: Language, title: Title) -> None:
    entries = meanings(Speaker(title, language, ()), title.seats[-1])
    assert len(" · ".join(entries.values())) <= 1000
