"""Lessons: a title taught by doing, as data. What guides somebody through one is
`games.manager.playing.lessons`.

A lesson is a row of scenes, each a prepared position with a few steps. Its words are `lesson-<id>` (what
there is to see and to do), `lesson-<id>-done` (what happened, and why) and `lesson-<id>-else` (why something
else is not it, or what a move's `slip` names) of the title's word files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.core.choices.offer import Move
from games.core.game import Seat

if TYPE_CHECKING:
    from games.core.title import Title

LEARNER = Seat(0)
"""Who learns sits here; everybody else is a computer."""


@dataclass(frozen=True)
class Look:
    """Something to look at, and perhaps a question about it.

    - `pictures`: `table`, `area` (the learner's own), `hand`, or a part of the title's pictures.
    - `choices(game)`: answers (ids with a name, or numbers) and which of them are right; none: just go on.
    - `figures(game)`: what the words need beside the figures of the rules. None of them is a seat.
    """

    id: str
    pictures: tuple[str, ...] = ("table",)
    choices: Callable[[Any], Mapping[str | int, bool]] = lambda game: {}
    figures: Callable[[Any], Mapping[str, Any]] = lambda game: {}


@dataclass(frozen=True)
class Do:
    """A move to be made.

    - `shown(game)`: the move as the lesson would make it; with `wanted(game, move)` others do as well.
    - `then`: what the computers answer, one after the other. Where that is not offered, and after it, they
      give the most neutral answer, until the learner is asked.
    - `pictures`, `figures`: as of `Look`. The figures are those of the position before the move.
    - `slip(game, move)`: a move that is not it may need other words than `lesson-<id>-else`: which of the
      words `lesson-…`, or "".
    - `tells`: so many lines of what happened are told, the first of them; None: all. What else happened (the
      cards of the next round turned up) is on the picture, and a beginner need not read it.
    """

    id: str
    shown: Callable[[Any], Move]
    wanted: Callable[[Any, Any], bool] | None = None
    then: tuple[tuple[Seat, Move], ...] = ()
    pictures: tuple[str, ...] = ("table",)
    figures: Callable[[Any], Mapping[str, Any]] = lambda game: {}
    slip: Callable[[Any, Any], str] = lambda game, move: ""
    tells: int | None = None

    def is_right(self, game: Any, move: Move) -> bool:
        """Whether this answer is what the step is about."""
        if self.wanted is not None:
            return type(move) is type(self.shown(game)) and self.wanted(game, move)
        return move == self.shown(game)


LessonStep = Look | Do


@dataclass(frozen=True)
class Scene:
    """A prepared position, made from a new game of the title, and the steps on it."""

    position: Callable[[Title], Any]
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Lesson:
    """A first game in a few scenes, at a table of `seats`. Its shuffles and rolls follow from `secret`."""

    seats: int
    scenes: tuple[Scene, ...]
    secret: bytes = b"lesson"

    @property
    def steps(self) -> tuple[tuple[Scene, LessonStep], ...]:
        """All steps in their order, each with its scene."""
        return tuple([(scene, step) for scene in self.scenes for step in scene.steps])
