"""All titles: every package of `games/` that has a `TITLE`, and those that are installed as packages. They
are found, not listed."""

import pkgutil
from importlib import import_module

import games
from games.core import Title
from games.packages.entry_points import installed
from games.packages.loading import LeftOut, LoadedPackage, left_out, load


def _found() -> dict[str, Title]:
    titles: dict[str, Title] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if not module.ispkg:
            continue
        title: Title | None = getattr(import_module(f"games.{module.name}"), "TITLE", None)
        if title is not None:
            titles[title.id] = title
    return titles


TITLES: dict[str, Title] = _found()

PACKAGES: dict[str, LoadedPackage] = {}
"""The loaded packages by the ids of their titles."""

LEFT_OUT: list[LeftOut] = []
"""The installed packages that can't be used."""


def _add_packages() -> None:
    """Load what is installed. A package that fails is left out, whatever it raises."""
    for package in installed():
        try:
            loaded = load(package, TITLES)
        except Exception as error:
            LEFT_OUT.append(left_out(package, error))
        else:
            PACKAGES[package.id] = loaded
            TITLES[package.id] = loaded.title


def leave_out(id: str, error: Exception) -> None:
    """Go on without a title of a package: its pictures or its commands can't be made."""
    LEFT_OUT.append(left_out(PACKAGES.pop(id).package, error))
    del TITLES[id]


_add_packages()
