"""How a Grandmaster plays Signorie: by the considerations and a correction that was learned from games."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from games.core import Advisor
from games.core.learned_value import Learning, values_of
from games.signorie.computer import advice, features

ADVISOR: Advisor[Any] = replace(
    advice.ADVISOR,
    learning=Learning(
        features.NAMES,
        features.features,
        values=values_of(Path(__file__).parents[1] / "learned_value.json"),
    ),
)
