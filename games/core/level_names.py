"""The names of the levels of computer players."""

from typing import Literal, get_args

Level = Literal["novice", "apprentice", "master", "grandmaster"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The lowest first."""
