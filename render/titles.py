"""The titles that can be drawn: every package of this folder with an `ARTIST`. Found, not listed."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from render.artist import Artist
from render.kit import Theme


def _found() -> dict[str, Artist]:
    """By package name, which is the title's id. TypeError if `ARTIST` is no Artist."""
    found: dict[str, Artist] = {}
    for package in pkgutil.iter_modules([str(Path(__file__).resolve().parent)]):
        artist = getattr(import_module(f"render.{package.name}"), "ARTIST", None) if package.ispkg else None
        if artist is None:
            continue
        if not isinstance(artist, Artist):
            raise TypeError(f"render.{package.name}.ARTIST is a {type(artist).__name__}, not an Artist")
        if artist.theme.name != package.name:
            raise TypeError(f"the theme of render.{package.name} is named {artist.theme.name!r}")
        found[package.name] = artist
    return found


ARTISTS: Mapping[str, Artist] = _found()
THEMES: Mapping[str, Theme] = {title: artist.theme for title, artist in ARTISTS.items()}
