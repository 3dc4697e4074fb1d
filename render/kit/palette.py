"""The fixed palette of each theme, made by `scripts/make_palette.py`, and pictures put into it."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.kit.theme import Theme

FILE = Path(__file__).with_name("palettes.json")
SIZE = 256


@lru_cache(maxsize=64)
def palette(theme: Theme) -> bytes:
    """The theme's 256 colours, three bytes each.

    Raises LookupError when the stored palette was made for other colours: run the script again.
    """
    entry = _stored().get(theme.name)
    if entry is None or entry["digest"] != theme.digest():
        raise LookupError(f"no palette for the colours of {theme.name}: run scripts/make_palette.py")
    return bytes.fromhex(str(entry["colours"]))


@lru_cache(maxsize=1)
def _stored() -> dict[str, dict[str, str | float]]:
    stored: dict[str, dict[str, str | float]] = json.loads(FILE.read_text())
    return stored


def largest_error(theme: Theme) -> float:
    """The worst CIE76 distance between an edge of the theme and its nearest palette colour."""
    return float(_stored()[theme.name]["largest_error"])


@lru_cache(maxsize=64)
def _target(theme: Theme) -> Image.Image:
    target = Image.new("P", (1, 1))
    target.putpalette(palette(theme))
    return target


def indexed(picture: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture as palette indices (mode P), pixel by pixel, so any part comes out as in the whole."""
    return picture.quantize(palette=_target(theme), dither=Image.Dither.NONE)
