"""The counters of a soak, and the lines it prints when something is wrong."""

import sys
from dataclasses import dataclass, field
from typing import Literal, get_args

from soak.checks.click_counts import ClickCounts

FaultKind = Literal["lost", "doubled", "leaks", "errors"]


@dataclass
class Tally:
    """Figures of a soak. Each fault is kept with its description. Without faults the soak is clean."""

    games: int = 0
    wanted: int = 0
    upto: int | None = None
    """The log entry up to which games are played; None: to their end."""

    moves: int = 0
    kills: int = 0
    in_advance: int = 0
    """Number of answers given by premoves and standing orders."""

    computers: int = 0
    """Number of answers given by computer players."""

    acts: int = 0
    faults: dict[FaultKind, list[str]] = field(
        default_factory=lambda: {kind: [] for kind in get_args(FaultKind)}
    )
    counts: ClickCounts = field(default_factory=ClickCounts)

    def fault(self, kind: FaultKind, story: str) -> None:
        """Record a fault and print it at once."""
        self.faults[kind].append(story)
        print(f"{kind}: {story}", file=sys.stderr, flush=True)

    @property
    def clean(self) -> bool:
        """Whether every game was finished and nothing was wrong."""
        return self.games == self.wanted and self.faultless

    @property
    def faultless(self) -> bool:
        """Whether nothing was wrong so far."""
        return not any(self.faults.values())

    def line(self) -> str:
        """The last line of a soak's output."""
        finished = "games finished" if self.upto is None else f"games played to entry {self.upto}"
        done = f"moves: {self.moves} ({self.in_advance} ahead), kills: {self.kills}"
        faults = ", ".join([f"{kind}: {len(stories)}" for kind, stories in self.faults.items()])
        return f"{finished}: {self.games}, {done}, {faults}"
