"""Where the names of the towns stand on the whole map, fixed by hand for each language.

A name always stands at the same spot, so only pins and figures have to look for room. A test holds that none
of them covers another name, a space, a sea lane or the list of deals."""

from __future__ import annotations

from typing import NamedTuple

from games.fugger.model import components as c
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.maps import Window
from words import Language, say

SIZES: dict[Language, int] = {"en": 26, "ja": 24}
"""Size of a town's name."""
TIGHT: dict[Language, dict[str, int]] = {
    "en": {"ANT": 22, "NUE": 22, "PRA": 20, "POR": 22, "SUD": 22},
    "ja": {"ANT": 22, "NUE": 21, "PRA": 22, "BAS": 22, "POR": 22, "SUD": 22},
}
"""Towns among roads that leave room only for a smaller name."""


class NamePlace(NamedTuple):
    """Where a name begins (or ends, or has its middle), in pixels from its town."""

    side: str
    right: int
    down: int


PLACES: dict[Language, dict[str, NamePlace]] = {
    "en": {
        "AUG": NamePlace("left", 38, 29),
        "NUE": NamePlace("left", 37, 19),
        "FLO": NamePlace("left", 22, 18),
        "KOE": NamePlace("left", 22, -16),
        "VEN": NamePlace("left", 22, 0),
        "SUD": NamePlace("right", -55, 56),
        "POR": NamePlace("left", 16, 16),
        "HAM": NamePlace("right", -40, 1),
        "AMS": NamePlace("right", -22, -28),
        "ANT": NamePlace("right", -34, 28),
        "FRA": NamePlace("right", -30, 16),
        "STR": NamePlace("right", -42, 22),
        "LYO": NamePlace("right", -22, 0),
        "LUB": NamePlace("centre", 8, 36),
        "DAN": NamePlace("left", 22, 0),
        "BAS": NamePlace("right", -22, 2),
        "INN": NamePlace("left", 22, -3),
        "LEI": NamePlace("centre", 35, -32),
        "PRA": NamePlace("left", -18, -27),
        "WIE": NamePlace("left", 22, 0),
        "KRA": NamePlace("left", 22, 0),
        "MAI": NamePlace("centre", 40, -32),
        "GEN": NamePlace("right", -22, 0),
        "ROM": NamePlace("left", 22, -2),
        "LON": NamePlace("centre", 0, -32),
    },
    "ja": {
        "AUG": NamePlace("left", 38, 29),
        "NUE": NamePlace("left", 37, 19),
        "FLO": NamePlace("left", 22, 16),
        "KOE": NamePlace("left", 22, -8),
        "VEN": NamePlace("left", 22, 0),
        "SUD": NamePlace("right", -55, 56),
        "POR": NamePlace("left", 16, 16),
        "HAM": NamePlace("right", -40, 1),
        "AMS": NamePlace("right", -22, -28),
        "ANT": NamePlace("right", -14, 27),
        "FRA": NamePlace("right", -26, 12),
        "STR": NamePlace("right", -42, 22),
        "LYO": NamePlace("right", -22, 0),
        "LUB": NamePlace("centre", 30, 36),
        "DAN": NamePlace("left", 22, 0),
        "BAS": NamePlace("right", -20, 2),
        "INN": NamePlace("left", 22, -3),
        "LEI": NamePlace("left", 22, -18),
        "PRA": NamePlace("left", -15, -28),
        "WIE": NamePlace("left", 22, 0),
        "KRA": NamePlace("left", 22, 0),
        "MAI": NamePlace("centre", 30, -32),
        "GEN": NamePlace("right", -22, 0),
        "ROM": NamePlace("left", 22, -2),
        "LON": NamePlace("centre", 0, -32),
    },
}


def name_of(town: str, language: Language) -> tuple[str, int]:
    """A town's name and its size."""
    return say(language, f"name-{town}", "fugger"), TIGHT[language].get(town, SIZES[language])


def name_box(window: Window, town: str, language: Language) -> Box:
    """The box of a town's name in a window."""
    words, size = name_of(town, language)
    wide, tall = fonts.width(words, size, bold=True), fonts.line_height(size)
    side, right, down = PLACES[language][town]
    x, y = window.at(*c.SPACES[town].at)
    left = x + right - {"left": 0, "centre": wide // 2, "right": wide}[side]
    return Box(left, y + down - tall // 2, wide, tall)
