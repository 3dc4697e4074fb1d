"""The titles that can be drawn: every package of this folder with an `ARTIST`, and the pictures of titles
that are installed as packages. Found, not listed."""

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from games.packages.entry_points import PICTURES
from games.titles import PACKAGES, leave_out
from render.artist import Artist
from render.kit import Theme


def _found() -> dict[str, Artist]:
    """By package name, which is the title's id. TypeError if `ARTIST` is no Artist."""
    found: dict[str, Artist] = {}
    for package in pkgutil.iter_modules([str(Path(__file__).resolve().parent)]):
        module = import_module(f"render.{package.name}") if package.ispkg else None
        if hasattr(module, "ARTIST"):
            found[package.name] = _artist(f"render.{package.name}", package.name)
    for id in tuple(PACKAGES):
        try:
            found[id] = _artist(module_of(id), id)
        except Exception as error:  # one package harms no other title
            leave_out(id, error)
    return found


def module_of(id: str) -> str:
    """The module that draws a title, in the project or in the title's package."""
    return f"{PACKAGES[id].package.module}.{PICTURES}" if id in PACKAGES else f"render.{id}"


def _artist(module: str, id: str) -> Artist:
    artist = getattr(import_module(module), "ARTIST", None)
    if not isinstance(artist, Artist):
        raise TypeError(f"{module}.ARTIST is a {type(artist).__name__}, not an Artist")
    if artist.theme.name != id:
        raise TypeError(f"the theme of {module} is named {artist.theme.name!r}")
    return artist


ARTISTS: Mapping[str, Artist] = _found()
THEMES: Mapping[str, Theme] = {title: artist.theme for title, artist in ARTISTS.items()}
