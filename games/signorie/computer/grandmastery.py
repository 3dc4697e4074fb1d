"""How a Grandmaster plays Signorie: by the considerations and a correction that was learned from games."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from games.core import Advisor
from games.core.learned_value import Learning, values_of
from games.signorie.computer import advice, features
from games.signorie.model import components as c

REWARD = ("within", "room", "fitting", "out_of_reach")
"""The features about the chance of this round's reward."""
CAREERS = ("careers", "ready_1", "ready_3", *[f"slot_{slot}" for slot in range(1, c.CAREER_TOP + 1)])
"""The features about men on careers."""
HELPERS = tuple([name for name in features.NAMES if name.startswith(("helper", "column"))])
"""The features about helpers."""


def _twice(names: tuple[str, ...]) -> tuple[str, ...]:
    """Features as they are, and times the share of the game that is left."""
    return (*names, *[f"{name}_early" for name in names])


ADVISOR: Advisor[Any] = replace(
    advice.ADVISOR,
    learning=Learning(
        features.NAMES,
        features.features,
        tried=6,
        stage=lambda game: game.round,
        worlds=8,
        estimates={"careers": _twice(CAREERS), "reward": _twice(REWARD), "helpers": HELPERS},
        values=values_of(Path(__file__).parents[1] / "learned_value.json"),
    ),
)
