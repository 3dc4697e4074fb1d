"""A picture in progress: what every part of it needs."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from games.core import Seat, Standing, engine, standings
from render.kit.material.box import Box
from render.kit.painting.canvas import Canvas
from words import Speaker

ViewType = TypeVar("ViewType", bound=Any)
ChangesType = TypeVar("ChangesType")
PhaseType = TypeVar("PhaseType")


@dataclass(frozen=True)
class Scene(Generic[ViewType, ChangesType]):
    """The canvas, the view, the words, and what has changed since the last picture."""

    canvas: Canvas
    view: ViewType
    speaker: Speaker
    changes: ChangesType

    def say(self, id: str, **figures: str | int) -> str:
        """The words `picture-<id>` of the title."""
        return self.speaker.say(f"picture-{id}", **figures)

    def name(self, seat: int) -> str:
        """Who holds a seat, without a computer's level."""
        return self.speaker.players[seat]

    def standing(self, seat: int) -> Standing | None:
        """A seat's points now; None if they are secret."""
        return self._standings[seat] if self._standings else None

    @cached_property
    def _standings(self) -> tuple[Standing, ...]:
        return standings(self.speaker.title.points, self.view)

    def group(self, name: str, box: Box, reads: Any, draw: Callable[[], None]) -> None:
        """Draw a group of marks (a panel, a card), or reuse the marks if they were drawn before from the same
        values at the same place.

        `reads` is everything that `draw` reads from the view and the changes (values as they are stored).
        The words, the names and the options are always included. A value missing from `reads` would be
        updated late, or never: `tests/render/test_groups.py` plays games and draws each picture both ways."""
        self.canvas.group(box, (name, self._said, msgspec.msgpack.encode(reads)), draw)

    @cached_property
    def _said(self) -> bytes:  # not a tuple: bytes cache their hash
        speaker = self.speaker
        names = list(map(str, speaker.names))
        return msgspec.msgpack.encode((speaker.language, names, speaker.levels, speaker.options))

    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answer is needed; empty when the game is over."""
        return self._awaited

    @cached_property
    def _awaited(self) -> tuple[Seat, ...]:
        return tuple(engine.waits_for(self.view))

    def first_awaited(self) -> Seat | None:
        """The first of them, for titles that never wait for two."""
        return next(iter(self.awaited()), None)

    def phase(self, kind: type[PhaseType]) -> PhaseType | None:
        """The phase of a kind on the stack, or None."""
        return next((phase for phase in self.view.phases if isinstance(phase, kind)), None)
