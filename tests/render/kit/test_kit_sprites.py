"""Sprites and themes: clean edges, legible letters, exact colours."""

from __future__ import annotations

from collections import Counter

import pytest
from PIL import Image

from games.core import SEAT_LETTERS
from render.florence.theme import THEME as FLORENCE
from render.kit import Box, Canvas, Theme
from render.kit.material import sprites
from render.kit.material.colour import contrast, distance, rgb
from render.kit.material.theme import SEATS, coinciding, colours
from render.kit.painting import palette
from render.kit.painting.canvas import OUTLINE
from render.titles import THEMES

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
EVERY_NAME = [name for title in ("", *THEMES) for name in sprites.names(title)]
"""The full names of the kit's sprites and of every title's."""


@pytest.mark.parametrize("name", EVERY_NAME)
def test_no_edge_of_a_sprite_is_darker_or_lighter_than_its_colours(name: str) -> None:
    grey = (200, 200, 200)
    cut = sprites.cut(name, 48, (grey,) * len(sprites.design(name).roles), "")
    seen = [
        pixel
        for pixel, cover in zip(cut.colours.get_flattened_data(), cut.mask.get_flattened_data(), strict=True)
        # Below this the few steps of a premultiplied byte are all that is known of the colour.
        if cover >= 16
    ]
    assert seen
    assert all(abs(part - 200) <= 10 for pixel in seen for part in pixel)


@pytest.mark.parametrize("name", EVERY_NAME)
def test_a_sprite_has_the_size_asked_for_and_fills_it(name: str) -> None:
    cut = sprites.cut(name, 100, tuple((0, 0, 0) for _ in sprites.design(name).roles))
    assert cut.mask.size == sprites.measure(name, 100)
    left, top, right, bottom = cut.mask.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 80


def test_a_sprite_name_means_one_drawing() -> None:
    with pytest.raises(ValueError, match="coin"):
        sprites.sprite("coin", "ink")(lambda pen: None)


def test_a_title_adds_a_sprite_and_draws_it() -> None:
    @sprites.sprite("test_square", "terracotta")
    def square(pen: sprites.Pen) -> None:
        pen.box(0, 0, 100, 100, "terracotta")

    canvas = Canvas(FLORENCE, height=100, width=100)
    assert canvas.sprite("test_square", 50, 50, 20) == Box(40, 40, 20, 20)
    assert canvas.image().getpixel((50, 50)) == FLORENCE.colour("terracotta")
    assert canvas.image().getpixel((39, 50)) == FLORENCE.colour("table")


def test_each_seat_has_its_colour_its_shape_and_its_letter() -> None:
    covers = set()
    for letter in SEAT_LETTERS:
        name = f"seat_{letter.lower()}"
        cut = sprites.cut(name, 96, tuple(FLORENCE.colour(role) for role in sprites.design(name).roles))
        shown = {pixel for _, pixel in cut.colours.getcolors(100_000) or []}
        assert rgb(SEATS[name]) in shown
        covers.add(cut.mask.tobytes())
    assert len(covers) == len(SEAT_LETTERS)


@themes
def test_words_read_on_every_ground(theme: Theme) -> None:
    for ground in ("table", "panel", "well", "paper"):
        assert contrast(theme.colour("ink"), theme.colour(ground)) >= 7, ground
        assert contrast(theme.colour("soft"), theme.colour(ground)) >= 3, ground
    assert contrast(theme.colour("on_accent"), theme.colour("accent")) >= 4.5
    for seat in SEATS:
        assert contrast(theme.colour(theme.on(seat)), theme.colour(seat)) >= 3, seat


@themes
def test_every_colour_of_a_theme_survives_the_palette(theme: Theme) -> None:
    assert len(palette.palette(theme)) == 768
    for role, colour in colours(theme).items():
        shown = palette.indexed(Image.new("RGB", (1, 1), colour), theme).convert("RGB").getpixel((0, 0))
        assert shown == colour, role


@themes
def test_no_colour_of_a_titles_own_looks_like_another(theme: Theme) -> None:
    assert coinciding(theme) == []


def test_colours_that_coincide_are_told_with_both_names() -> None:
    own = (("cloth", "#0072B3"), ("spice", "#123456"), ("metal", "#123457"))
    assert coinciding(FLORENCE._replace(own=own)) == [
        "florence: seat_a #0072B2 looks like cloth #0072B3",
        "florence: spice #123456 looks like metal #123457",
    ]


@themes
def test_the_palette_keeps_edges_true(theme: Theme) -> None:
    canvas = Canvas(theme, height=300)
    for seat in range(6):
        canvas.seat(seat, 80 + 100 * seat, 80, 64)
    canvas.panel(Box(40, 140, 600, 120))
    canvas.label(Box(60, 150, 560, 90), "フィレンツェの匠 Ale 17", 48)
    true = canvas.image()
    shown = palette.indexed(true, theme).convert("RGB")
    pairs = Counter(zip(true.get_flattened_data(), shown.get_flattened_data(), strict=True))
    gaps = sorted((distance(*pair) for pair, count in pairs.items() for _ in range(count)), reverse=True)
    off = [gap for gap in gaps if gap > 0]
    # Only pixels of edges are off at all, each a mixture among mixtures: 10 is lost on the eye there.
    assert len(off) < len(gaps) * 0.05
    assert sum(off) / len(off) < 4
    assert gaps[len(gaps) // 10_000] < 10
    assert palette.largest_error(theme) < 10


def test_a_palette_made_for_other_colours_is_refused() -> None:
    with pytest.raises(LookupError, match="make_palette"):
        palette.palette(FLORENCE._replace(table="#000000"))


def test_an_unknown_colour_is_refused() -> None:
    canvas = Canvas(FLORENCE, height=100)
    with pytest.raises(KeyError):
        canvas.fill(canvas.area, "hops")
    with pytest.raises(ValueError, match="RRGGBB"):
        canvas.fill(canvas.area, "#12")


def test_a_panel_has_its_outline_inside_its_box_and_round_corners() -> None:
    canvas = Canvas(FLORENCE, height=200, width=200)
    canvas.panel(Box(50, 50, 100, 100))
    picture = canvas.image()
    assert picture.getpixel((50, 100)) == FLORENCE.colour("ink")
    assert picture.getpixel((50 + OUTLINE, 100)) == FLORENCE.colour("panel")
    assert picture.getpixel((50, 50)) == FLORENCE.colour("table")
    assert picture.getpixel((150, 100)) == FLORENCE.colour("table")


def test_an_unknown_symbol_is_told_with_those_that_are_spelt_like_it() -> None:
    with pytest.raises(KeyError, match="no symbol is called 'laurell': laurel"):
        sprites.measure("laurell", 20)
