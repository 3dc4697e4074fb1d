"""How a Grandmaster plays Heaven & Ale: by a value that was learned from games against itself."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from games.core import Advisor
from games.core.learned_value import Learning, values_of
from games.heaven_ale.computer import features, mastery

ADVISOR: Advisor[Any] = replace(
    mastery.ADVISOR,
    learning=Learning(
        features.NAMES,
        features.features,
        skips=features.skips,
        alike=features.alike,
        values=values_of(Path(__file__).parents[1] / "learned_value.json"),
    ),
)
