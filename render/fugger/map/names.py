"""Where the names of the towns stand on the whole map, fixed by hand for each language: `names.json`.

A name always stands at the same spot, so only pins and figures have to look for room. A test holds that none
of them covers another name, a space, a sea lane or the list of deals."""

from pathlib import Path
from typing import Literal

import msgspec

from games.core.decoding import decoded_json
from games.fugger.model import components as c
from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.maps import Window
from words import Language, say


class NamePlace(msgspec.Struct, frozen=True):
    """Where a name begins (or ends, or has its middle), in pixels from its town; its size, if it stands among
    roads that leave room only for a smaller one."""

    side: Literal["left", "centre", "right"]
    right: int
    down: int
    size: int | None = None


class TownNames(msgspec.Struct, frozen=True):
    """The names in one language: their size, and the place of each."""

    size: int
    towns: dict[str, NamePlace]


class NamesFile(msgspec.Struct, frozen=True):
    """The file of the places, with their source."""

    source: str
    languages: dict[Language, TownNames]


NAMES = decoded_json(Path(__file__).with_name("names.json").read_bytes(), NamesFile).languages


def name_of(town: str, language: Language) -> tuple[str, int]:
    """A town's name and its size."""
    names = NAMES[language]
    place = names.towns.get(town)
    return say(language, f"name-{town}", "fugger"), (place and place.size) or names.size


def name_box(window: Window, town: str, language: Language) -> Box:
    """The box of a town's name in a window."""
    words, size = name_of(town, language)
    wide, tall = fonts.width(words, size, bold=True), fonts.line_height(size)
    place = NAMES[language].towns[town]
    x, y = window.at(*c.SPACES[town].at)
    left = x + place.right - {"left": 0, "centre": wide // 2, "right": wide}[place.side]
    return Box(left, y + place.down - tall // 2, wide, tall)
