"""A whole turn written in one line: its moves, and which step of the line each of them comes from."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.choices.offer import Move
from games.core.choices.refusal import Refusal


class WrittenStep(NamedTuple):
    """A step of a line: its number from 1, and what was written."""

    number: int
    text: str


class WrittenTurn(list[Move]):
    """The moves that a line means, in order; `steps` has the written step of each."""

    def __init__(self, moves: Sequence[Move], steps: Sequence[WrittenStep]) -> None:
        super().__init__(moves)
        self.steps = tuple(steps)


class StepRefused(Refusal):
    """A step of a line is refused, and the whole line with it. `why`: what the rules say of the step."""

    __slots__ = ("step", "why")

    def __init__(self, step: WrittenStep, why: Refusal) -> None:
        super().__init__("refuse-step")
        self.step = step
        self.why = why


TURN_OVER = Refusal("refuse-step-after-turn")
"""Why no step follows one that ends the turn."""

NOT_SEEN_YET = Refusal("refuse-step-not-seen")
"""Why no step follows one that rolls, draws or turns up: that is confirmed first."""
