"""How a Grandmaster plays Heaven & Ale: by a value that was learned from games against itself."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from games.core import Advisor
from games.core.learned_value import Learning, values_of
from games.heaven_ale.computer import features, mastery, tried_moves

GARDEN = (
    *("marker", "sun", "shade", "tiles", "spot", "level", "product", "multiplier", "brewmaster", "brewing"),
    *("x_best", "x_best_shade", "monk_best", "monk_all", "monk_brewing", "in_sun", "in_shade", "monks"),
    *("sun_values", "shade_values", "markers_least", "markers_sum", "steps"),
)
"""The features about production, those of a marker without its number."""
DUCATS_FEATURES = (
    *("little", "enough", "plenty", "income", "little_late", "enough_late", "plenty_late", "monk_ducats"),
)
"""The features about ducats."""
CARDS = ("card", "cards", "placed", "cooperage", "cards_late")
"""The features about privilege cards."""


def _named(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The features of these names, or of these with a number (`marker_0`, `card_P1`)."""
    split = [(name, *name.rpartition("_")[::2]) for name in features.NAMES]
    return tuple([name for name, kind, at in split if name in kinds or (kind in kinds and not at.isalpha())])


ADVISOR: Advisor[Any] = replace(
    mastery.ADVISOR,
    learning=Learning(
        features.NAMES,
        features.features,
        skips=tried_moves.skips,
        alike=tried_moves.alike,
        estimates={"production": _named(GARDEN), "ducats": _named(DUCATS_FEATURES), "cards": _named(CARDS)},
        values=values_of(Path(__file__).parents[1] / "learned_value.json"),
    ),
)
