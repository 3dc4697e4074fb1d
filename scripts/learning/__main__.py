"""Learns the value of a title's positions, in pieces; `--write` stores it with the title."""

import time
from pathlib import Path

import msgspec

from games.core.learned_value import ValueSource
from games.titles import TITLES
from kit.command_line import parser_of
from scripts.learning.gate import passed
from scripts.learning.storing import commit, store
from scripts.learning.training import Training, names_of


def main() -> None:
    """Read the command line, and run."""
    parser = parser_of("python -m scripts.learning", __doc__)
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--folder", type=Path, required=True, help="where the training is kept and goes on")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--held", type=float, default=0.0, help="learn a correction of the considerations")
    parser.add_argument("--begin", type=Path, help="an update of another training, to begin with its value")
    parser.add_argument(
        "--write", action="store_true", help="store the last value with the title if it beats the present one"
    )
    given = parser.parse_args()
    training = Training(given.title, given.seats, given.folder, given.seed, given.processes, given.held)
    if given.write:
        print(store_if_better(training))
        return
    for update in training.go_on(time.monotonic() + 60 * given.minutes, given.begin):
        print(f"update {update.number}: {update.games} games, {update.points} points, ", end="")
        print(f"winners {update.winners}, {update.seconds:.0f} s", flush=True)


def store_if_better(training: Training) -> str:
    """Store the value of the last update with the title if it passes the gate; says what came of it."""
    command = f"python -m scripts.learning {training.title} --seats {training.seats}"
    if training.held:
        command += f" --held {training.held:g}"
    games = sum([update.games for update in training.record()])
    source = ValueSource(command, training.seed, commit(), games)
    value = training.value(training.last()).stored(names_of(training.title), source)
    better, gate = passed(training.title, training.seats, value)
    if not better:
        return f"not stored: {gate}"
    store(
        training.title,
        training.seats,
        msgspec.structs.replace(value, source=msgspec.structs.replace(source, gate=gate)),
    )
    return f"stored: {gate}"


if __name__ == "__main__":
    main()
