"""Pictures as patches where each differs from the one before: put one over the other they are the
pictures again."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops
from sampled import each_title

from games.titles import TITLES
from render import Pictures, film
from render.moments import moments
from render.patches import GRID, patches

NAMES = ("葵", "Ben", "Chie", "ルドヴィーコ", "Emma", "Folke")
TURNS = 40


def frames(title_id: str) -> list[Image.Image]:
    title, pictures = TITLES[title_id], Pictures()
    seats, found = title.seats[-1], []
    for moment, _ in zip(moments(title, seats, 3), range(TURNS), strict=False):
        view = title.view(moment.game, None)
        png = pictures.table(1, title, view, moment.recent, NAMES[:seats], "ja")
        found.append(film.frame(png))
    return found


@pytest.mark.parametrize("title", each_title("philadelphia"))
def test_patches_put_over_one_another_are_the_pictures(title: str) -> None:
    made = frames(title)
    shown, before, pixels = Image.new("RGB", (film.WIDTH, 1)), None, 0
    for after in made:
        shown = shown.crop((0, 0, *after.size))
        for patch in patches(before, after):
            x, y, w, h = patch.box
            assert x % GRID == y % GRID == 0
            assert all(
                edge % GRID == 0 or edge == end for edge, end in zip((x + w, y + h), after.size, strict=True)
            )
            shown.paste(Image.open(io.BytesIO(patch.data)), (x, y))
            pixels += w * h
        assert ImageChops.difference(shown, after.convert("RGB")).getbbox() is None
        before = after
    assert pixels < sum(one.width * one.height for one in made) / 2


def test_what_is_the_same_has_no_patches_and_one_pixel_has_one() -> None:
    before = Image.new("P", (600, 803))
    after = before.copy()
    assert patches(before, after) == []
    after.putpixel((599, 802), 1)
    (patch,) = patches(before, after)
    assert patch.box == (592, 800, 8, 3)
    assert [one.box for one in patches(None, after)] == [(0, 0, 600, 803)]
    grown = Image.new("P", (600, 820))
    assert [one.box for one in patches(before, grown)] == [(0, 800, 600, 20)]
