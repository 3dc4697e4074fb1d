"""The bounds of a computer player's thinking."""

from collections.abc import Callable
from time import monotonic, thread_time

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """The bounds of a Master's or Grandmaster's thinking. If time allows all playouts, the same random source
    gives the same answer."""

    seconds: float = 5.0
    playouts: int = 400
    of_core: bool = False
    """Whether the seconds are of a core, so that other work on the machine does not count."""

    def begin(self) -> Callable[[], bool]:
        """A function that says whether the time, which begins now, is over."""
        clock = thread_time if self.of_core else monotonic
        until = clock() + self.seconds
        return lambda: clock() > until
