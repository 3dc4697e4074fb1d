"""Games of Fugger for the tests of its pictures, and what is found on a canvas."""

from __future__ import annotations

import pytest

from games.fugger import TITLE
from games.fugger.rules.game import Fugger
from render.fugger.sample import positions
from render.kit import Canvas
from render.kit.painting.marks import Haloed, Sprite, TextMark
from words import LANGUAGES, Language, Speaker

NAMES = ("葵", "Benvenuto Cellini", "Chie", "ルドヴィーコ・イル・モーロ", "Łukasz Żółć", "Emma")

languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: Language, names: tuple[str, ...], view: Fugger) -> Speaker:
    """The words of a table."""
    return Speaker(TITLE, language, names[: len(view.houses)], view.options)


def full() -> Fugger:
    """The fullest table there is: six houses, five deals, two villas, robbers, pirates, the blockade."""
    return next(positions())[0]


def words(canvas: Canvas) -> list[str]:
    """The texts on a canvas."""
    return [mark.text for mark in canvas.marks if isinstance(mark, TextMark | Haloed)]


def sprites(canvas: Canvas, name: str) -> list[Sprite]:
    """The sprites of a name on a canvas."""
    return [mark for mark in canvas.marks if isinstance(mark, Sprite) and mark.name == name]
