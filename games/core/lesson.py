"""Lessons: a title taught by doing, as data. `games.manager.playing.lessons` runs them.

A lesson is a row of scenes; each is a prepared position with a few steps. Its words in the title's Fluent
files are `lesson-<id>` (what to see and do), `lesson-<id>-done` (what happened, and why) and
`lesson-<id>-else` (why another move is not the one wanted; a move's `slip` may name other words)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.core.choices.offer import Move
from games.core.game import Seat

if TYPE_CHECKING:
    from games.core.title import Title

LEARNER = Seat(0)
"""The learner's seat; all others are computers."""


@dataclass(frozen=True)
class LessonLook:
    """Something to look at, with an optional question about it.

    - `pictures`: `table`, `area` (the learner's own), `hand`, or a part of the title's pictures.
    - `choices(game)`: answers (ids with a name, or numbers) and whether each is right. Without them the
      learner just goes on.
    - `figures(game)`: figures of the words, beside those of the rules. None of them is a seat."""

    id: str
    pictures: tuple[str, ...] = ("table",)
    choices: Callable[[Any], Mapping[str | int, bool]] = lambda game: {}
    figures: Callable[[Any], Mapping[str, Any]] = lambda game: {}


@dataclass(frozen=True)
class LessonMove:
    """A move the learner has to make.

    - `shown(game)`: the lesson's move. `wanted(game, move)` accepts others too.
    - `then`: the computers' answers, in order. If one of them is not offered, and after the last, they
      give the most neutral answer until the learner is asked.
    - `pictures`, `figures`: as in `LessonLook`. The figures are those of the position before the move.
    - `slip(game, move)`: words for a wrong move, if `lesson-<id>-else` doesn't fit: the rest of a word's
      id, or "".
    - `tells`: maximum number of lines told of what happened; None: all. The rest (such as the next round's
      cards) is on the picture."""

    id: str
    shown: Callable[[Any], Move]
    wanted: Callable[[Any, Any], bool] | None = None
    then: tuple[tuple[Seat, Move], ...] = ()
    pictures: tuple[str, ...] = ("table",)
    figures: Callable[[Any], Mapping[str, Any]] = lambda game: {}
    slip: Callable[[Any, Any], str] = lambda game, move: ""
    tells: int | None = None

    def is_right(self, game: Any, move: Move) -> bool:
        """Whether this answer is the wanted one."""
        if self.wanted is not None:
            return type(move) is type(self.shown(game)) and self.wanted(game, move)
        return move == self.shown(game)


LessonStep = LessonLook | LessonMove


@dataclass(frozen=True)
class LessonScene:
    """A prepared position, made from a new game of the title, and its steps."""

    position: Callable[[Title], Any]
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Lesson:
    """A first game in a few scenes, at a table of `seats`. All draws follow from `secret`."""

    seats: int
    scenes: tuple[LessonScene, ...]
    secret: bytes = b"lesson"

    @property
    def steps(self) -> tuple[tuple[LessonScene, LessonStep], ...]:
        """All steps in order, each with its scene."""
        return tuple([(scene, step) for scene in self.scenes for step in scene.steps])
