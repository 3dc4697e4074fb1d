"""What holds for every title that is found: its artist, its theme, its sprites, its plates."""

from __future__ import annotations

from itertools import islice

import pytest
from sampled import each_title_and_language

from games.core import SEAT_LETTERS, Title
from games.titles import TITLES
from render import Pictures
from render.kit import StripCache
from render.kit.material import sprites
from render.kit.material.theme import SEATS, colours
from render.plates import drawn
from render.titles import ARTISTS, THEMES
from words import SEAT_SIGNS, Language

LARGEST = 200_000
titles = pytest.mark.parametrize("title", ARTISTS)


def test_every_title_is_drawn() -> None:
    assert set(ARTISTS) == set(THEMES) == set(TITLES)


@pytest.mark.parametrize(("title", "language"), each_title_and_language())
def test_every_sample_can_be_drawn_in_the_colours_of_its_title(title: Title, language: Language) -> None:
    for canvas in ARTISTS[title.id].samples(language):
        assert canvas.theme.name == title.id
        assert StripCache().png(canvas).startswith(b"\x89PNG")


@titles
def test_a_titles_sprites_are_its_own_and_in_its_own_colours(title: str) -> None:
    roles = colours(THEMES[title])
    for name in sprites.names(title):
        assert name.startswith(f"{title}/")
        assert set(sprites.design(name).roles) <= set(roles), name


@titles
def test_a_title_has_plates_and_they_stay_small(title: str) -> None:
    files = dict(islice(drawn(title, Pictures()), 4))
    assert files
    assert all(name.startswith(f"{title}_") for name in files)
    assert max(len(data) for data in files.values()) <= LARGEST


def test_two_titles_may_have_a_sprite_of_one_name() -> None:
    both = [sprites.find(title, "value") for title in ("florence", "heaven_ale")]
    assert both == ["florence/value", "heaven_ale/value"]
    assert sprites.find("florence", "coin") == sprites.find("heaven_ale", "coin") == "coin"


def test_a_seat_has_one_sign_in_pictures_and_posts() -> None:
    assert list(SEATS.values()) == [sign.colour for sign in SEAT_SIGNS]
    assert "".join(SEATS).replace("seat_", "").upper() == SEAT_LETTERS
    assert len({sign.shape for sign in SEAT_SIGNS}) == len({sign.colour for sign in SEAT_SIGNS}) == 6
