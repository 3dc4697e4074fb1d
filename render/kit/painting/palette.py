"""The fixed palette of each theme, made by `scripts/make_palette.py`, and pictures put into it."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from PIL import Image

from games.packages.entry_points import PICTURES, folder_of
from render.kit.material.theme import Theme

PillowPixels = Any
"""Pillow's internal image, `Image.im`, which has no type of its own."""

TITLES = Path(__file__).resolve().parents[2]
SIZE = 256


def file_of(title: str) -> Path:
    """Where a title's palette is stored: beside its theme."""
    return (folder_of(title, PICTURES) or TITLES / title) / "palette.json"


@lru_cache(maxsize=64)
def palette(theme: Theme) -> bytes:
    """The theme's 256 colours, three bytes each.

    Raises LookupError if the stored palette was made for other colours: run the script again."""
    stored = _stored(theme.name)
    if not stored or stored["digest"] != theme.digest():
        raise LookupError(
            f"no palette for the colours of {theme.name}: run python -m scripts.make_palette {theme.name}"
        )
    return bytes.fromhex(str(stored["colours"]))


@lru_cache(maxsize=64)
def _stored(title: str) -> dict[str, Any]:
    """What is stored for a title; empty if its palette was never made."""
    file = file_of(title)
    stored: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return stored


def largest_error(theme: Theme) -> float:
    """The worst CIE76 distance between an edge of the theme and its nearest palette colour."""
    return float(_stored(theme.name)["largest_error"])


@lru_cache(maxsize=64)
def _target(theme: Theme) -> Image.Image:
    target = Image.new("P", (1, 1))
    target.putpalette(palette(theme))
    target.load()  # only now it is in `target.im`
    return target


def indexed(picture: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture as palette indices (mode P), pixel by pixel, so a part looks the same as in the
    whole."""
    return picture.quantize(palette=_target(theme), dither=Image.Dither.NONE)


def indices(picture: Image.Image, theme: Theme) -> PillowPixels:
    """The same without attaching a palette, which takes longer than a small picture itself."""
    return picture.im.convert("P", Image.Dither.NONE, _target(theme).im)
