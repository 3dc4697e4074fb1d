"""A whole turn written in one line: its moves, and the step of the line each comes from."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.choices.offer import Move
from games.core.choices.refusal import Refusal


class WrittenStep(NamedTuple):
    """A step of a line: its number, from 1, and the text as written."""

    number: int
    text: str


class WrittenTurn(list[Move]):
    """The moves of a line, in order. `steps` has the written step of each."""

    def __init__(self, moves: Sequence[Move], steps: Sequence[WrittenStep]) -> None:
        super().__init__(moves)
        self.steps = tuple(steps)


class StepRefused(Refusal):
    """A step of a line is refused, and the whole line with it. `why`: the refusal of that step."""

    __slots__ = ("step", "why")

    def __init__(self, step: WrittenStep, why: Refusal) -> None:
        super().__init__("refuse-step")
        self.step = step
        self.why = why


TURN_OVER = Refusal("refuse-step-after-turn")
"""Why no step may follow one that ends the turn."""

NOT_SEEN_YET = Refusal("refuse-step-not-seen")
"""Why no step may follow one that rolls, draws or reveals: it must be confirmed first."""
