"""Processor time of other processes, as Linux counts it."""

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
"""Units of processor time in a second."""


class ProcessorShares:
    """The shares of the processors that groups of processes have used since this was made."""

    def __init__(self, pids: Mapping[str, Sequence[int]]) -> None:
        self._pids = pids
        self._began = time.monotonic()
        self._before = {name: _seconds(group) for name, group in pids.items()}

    def percentages(self) -> dict[str, float]:
        """Of all cores, by the names of the groups."""
        most = (time.monotonic() - self._began) * (os.cpu_count() or 1)
        return {name: (_seconds(pids) - self._before[name]) * 100 / most for name, pids in self._pids.items()}


def _seconds(roots: Sequence[int]) -> float:
    """The processor time of processes and of the processes they started, without this one."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        found[int(path.parent.name)] = int(fields[1]), [int(one) for one in fields[11:15]]
    total = 0
    for pid, (parent, (user, system, *ended)) in found.items():
        if pid in roots or (parent in roots and parent != os.getpid()):
            total += user + system
        if pid in roots and pid != os.getpid():
            total += sum(ended)
    return total / TICKS
