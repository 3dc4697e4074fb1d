"""Themes: the colours of a title by role. Each is in `render/<title>/theme.py`, with `palette.json` beside
it, which `scripts/make_palette.py` makes."""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from games.core import SEAT_LETTERS
from render.kit.material.colour import RGB, contrast, distance, hexed, rgb
from words import SEAT_SIGNS


def seat_role(seat: int) -> str:
    """The colour role of a seat counted from 0. Raises IndexError beyond the sixth."""
    return f"seat_{SEAT_LETTERS[seat].lower()}"


SEATS: Mapping[str, str] = {seat_role(seat): sign.colour for seat, sign in enumerate(SEAT_SIGNS)}

COMMON: Mapping[str, str] = {**SEATS, "gold": "#EDB832", "gold_dark": "#B07D10", "white": "#FFFFFF"}


class Theme(NamedTuple):
    """The colours of one title, whose id is its `name`, as `#RRGGBB`.

    `table` is the ground, `panel` lies on it, `well` is a recess in a panel (an empty slot), `paper` the
    lightest ground (cards), `edge` the quiet border. `ink` is for outlines and words, `soft` for secondary
    words, `accent` for what matters now, `on_accent` for text on it. `own` has the colours of the title's
    components by name."""

    name: str
    table: str
    panel: str
    well: str
    paper: str
    edge: str
    ink: str
    soft: str
    accent: str
    on_accent: str
    own: tuple[tuple[str, str], ...] = ()

    def colour(self, role: str) -> RGB:
        """The colour of a role (or `#RRGGBB` itself). KeyError for an unknown role."""
        return rgb(role) if role.startswith("#") else colours(self)[role]

    def on(self, role: str) -> str:
        """The text colour for a ground: `white` or `ink`, whichever reads better."""
        ground = self.colour(role)
        # On the darker seat colours white looks right, though ink may have the higher contrast.
        return "white" if contrast(ground, (255, 255, 255)) >= 3.2 else "ink"

    def digest(self) -> str:
        """A hash of all colours; a palette names the digest it was made for."""
        return hashlib.sha256(repr(sorted(colours(self).items())).encode()).hexdigest()[:16]


ALIKE = 2.0
"""The CIE76 difference below which two colours look the same."""


def coinciding(theme: Theme) -> list[str]:
    """The title's own colours that look like another one, each told with both names."""
    own = dict(theme.own)
    return [
        f"{theme.name}: {first} {hexed(a)} looks like {second} {hexed(b)}"
        for (first, a), (second, b) in combinations(colours(theme).items(), 2)
        if {first, second} & own.keys() and distance(a, b) < ALIKE
    ]


@lru_cache(maxsize=64)
def colours(theme: Theme) -> Mapping[str, RGB]:
    """Every role of a theme, the common ones and the title's own included."""
    roles = {key: value for key, value in theme._asdict().items() if key not in ("name", "own")}
    return {role: rgb(text) for role, text in {**COMMON, **roles, **dict(theme.own)}.items()}
