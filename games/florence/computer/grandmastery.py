"""How a Grandmaster plays Florence: by a value that was learned from games against itself."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from games.core import Advisor
from games.core.learned_value import Learning, values_of
from games.florence.computer import advice, features, tried_moves

ADVISOR: Advisor[Any] = replace(
    advice.ADVISOR,
    learning=Learning(
        features.NAMES,
        features.features,
        rivalry=0.8,
        moves=tried_moves.tried_moves,
        answer_by_answer=True,
        where=lambda game: game.characters is None,
        tried=5,
        ahead=16,
        worlds=16,
        values=values_of(Path(__file__).parents[1] / "learned_value.json"),
    ),
)
