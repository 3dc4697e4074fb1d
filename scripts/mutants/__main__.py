"""Plants the listed faults, one at a time, into a copy of the project, and runs the tests that should see it.

    python -m scripts.mutants [NAME ...]

It ends with those that nobody saw; the status is 0 if there are none.

A fault is a text of a file and what is put in its place. A fault whose text is not there any more has to be
written anew: that too is status 1. The tests that saw faults are run once more without any: one that fails
then has seen nothing. `--jobs` copies are at work side by side; tests that wait leave room for one more than
there are cores.
"""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from kit.command_line import parser_of
from scripts.mutants.planting import Outcome, PlantedFault, copy_project, fail_anyway, faults, try_fault

SAID = {
    "caught": "caught  ",
    "survived": "SURVIVED",
    "stale": "STALE   ",
    "slow": "TOO SLOW",
    "broken": "BROKEN  ",
}


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line, plant each fault, run its tests, and print the result."""
    parser = parser_of("python -m scripts.mutants", __doc__)
    parser.add_argument("names", nargs="*", help="only the faults whose names hold one of these words")
    parser.add_argument("--jobs", type=int, default=(os.cpu_count() or 1) + 1)
    parser.add_argument("--by", action="store_true", help="say which test saw each")
    given = parser.parse_args(arguments)
    chosen = [one for one in faults() if not given.names or any(word in one.name for word in given.names)]
    began = time.monotonic()
    outcomes = _all_tried(sorted(chosen, key=lambda one: not one.waits), given.jobs, given.by)
    wrong = [one for one, outcome in outcomes if outcome.verdict != "caught"]
    caught, minutes = len(outcomes) - len(wrong), (time.monotonic() - began) / 60
    print(f"{caught} of {len(outcomes)} faults caught in {minutes:.1f} minutes")
    for one in wrong:
        print(f"not caught: {one.name} ({one.file})")
    return 1 if wrong else 0


def _all_tried(chosen: list[PlantedFault], jobs: int, given_by: bool) -> list[tuple[PlantedFault, Outcome]]:
    with TemporaryDirectory() as scratch, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            free.put(copy_project(Path(scratch) / f"copy{number}"))

        def attempt(one: PlantedFault) -> tuple[PlantedFault, Outcome]:
            root, began = free.get(), time.monotonic()
            try:
                outcome = try_fault(one, root)
            finally:
                free.put(root)
            by = f" ({outcome.by})" if given_by and outcome.by else ""
            print(f"{SAID[outcome.verdict]} {time.monotonic() - began:5.1f} s  {one.name}{by}", flush=True)
            return one, outcome

        outcomes = list(pool.map(attempt, chosen))
        saw = sorted({outcome.by for _, outcome in outcomes if outcome.by})
        shares = [saw[number::jobs] for number in range(jobs)]
        broken = set[str]().union(*pool.map(lambda share: fail_anyway(share, free.get()), shares))
    for test in sorted(broken):
        print(f"{SAID['broken']} fails without any fault: {test}", flush=True)
    return [(one, Outcome("broken") if outcome.by in broken else outcome) for one, outcome in outcomes]


if __name__ == "__main__":
    sys.exit(main())
