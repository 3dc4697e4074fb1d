"""Games of Fugger for the tests of its pictures, and what is found on a canvas."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.core.chance import Secret
from games.core.engine import PlayedResult, play, random_answer, start
from games.fugger import TITLE
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.game import Fugger
from render.fugger.sample import positions
from render.kit import Canvas
from render.kit.painting.marks import Haloed, Sprite, TextMark
from words import LANGUAGES, Language, Speaker

NAMES = ("葵", "Benvenuto Cellini", "Chie", "ルドヴィーコ・イル・モーロ", "Łukasz Żółć", "Emma")

languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: Language, names: tuple[str, ...], view: Fugger) -> Speaker:
    return Speaker(TITLE, language, names[: len(view.houses)], view.options)


def plays(seats: int, seed: int, options: FuggerOptions, moves_: int) -> Iterator[PlayedResult]:
    """A random game move by move."""
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    played = start(TITLE, seats, options, chance)
    for _ in range(moves_):
        yield played
        if played.game.over:
            return
        seat, move = random_answer(played.game, rng)
        played = play(TITLE, played.game, seat, move, chance)


def public(played: PlayedResult) -> list[Any]:
    return [told.event for told in played.events if told.to is None]


def full() -> Fugger:
    """The fullest table there is: six houses, five deals, two villas, robbers, pirates, the blockade."""
    return next(positions())[0]


def words(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.marks if isinstance(mark, TextMark | Haloed)]


def sprites(canvas: Canvas, name: str) -> list[Sprite]:
    return [mark for mark in canvas.marks if isinstance(mark, Sprite) and mark.name == name]
