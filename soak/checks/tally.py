"""The counters of a soak, and the lines it prints when something is wrong."""

import sys
from dataclasses import dataclass, field

from soak.checks.count import ClickCounts


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
    unsure: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    counts: ClickCounts = field(default_factory=ClickCounts)

    def fault(self, kind: str, story: str) -> None:
        """Record a fault (`kind` is lost, doubled, leaks or errors) and print it at once."""
        stories: list[str] = getattr(self, kind)
        stories.append(story)
        print(f"{kind}: {story}", file=sys.stderr, flush=True)

    @property
    def clean(self) -> bool:
        """Whether every game was finished and nothing was wrong."""
        return self.games == self.wanted and self.faultless

    @property
    def faultless(self) -> bool:
        """Whether nothing was wrong so far."""
        return not (self.lost or self.doubled or self.leaks or self.errors)

    def line(self) -> str:
        """The last line of a soak's output."""
        finished = "games finished" if self.upto is None else f"games played to entry {self.upto}"
        return (
            f"{finished}: {self.games}, moves: {self.moves} ({self.in_advance} ahead), kills: {self.kills}, "
            f"lost: {len(self.lost)}, doubled: {len(self.doubled)}, "
            f"leaks: {len(self.leaks)}, errors: {len(self.errors)}"
        )
