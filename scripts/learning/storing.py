"""Where learned values and scales are stored: files of the titles, a line for each number of seats."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import msgspec

from games.core.decoding import decoded_json
from games.core.learned_value import LearnedValue

ROOT = Path(__file__).parents[2]


def commit() -> str:
    """The commit of the code, as Git describes it."""
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def file_of(title: str) -> Path:
    """Where a title's values are stored."""
    return ROOT / "games" / title / "learned_value.json"


def stored(title: str) -> dict[int, LearnedValue]:
    """A title's values, by the number of seats."""
    path = file_of(title)
    return decoded_json(path.read_bytes(), dict[int, LearnedValue]) if path.exists() else {}


def store(title_id: str, seats: int, value: LearnedValue) -> None:
    """Store a value with its title."""
    write_lines(file_of(title_id), stored(title_id) | {seats: value})


def write_lines(path: Path, by_seats: Mapping[int, object]) -> None:
    """Write a file of a title: what it has for each number of seats, in their order."""
    lines = [f'"{seats}": {msgspec.json.encode(one).decode()}' for seats, one in sorted(by_seats.items())]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
