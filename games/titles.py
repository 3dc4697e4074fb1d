"""All titles: every package of `games/` that has a `TITLE`. They are found, not listed."""

import pkgutil
from importlib import import_module

import games
from games.core import Title


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
