"""Themes: the colours of a title by role. Each stands in `render/<title>/theme.py`, with `palette.json`
beside it, which `scripts/make_palette.py` makes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from render.kit.material.colour import RGB, contrast, rgb
from words import SEAT_SIGNS

SEAT_LETTERS = "".join(sign.letter for sign in SEAT_SIGNS)
SEATS: Mapping[str, str] = {f"seat_{sign.letter.lower()}": sign.colour for sign in SEAT_SIGNS}

COMMON: Mapping[str, str] = {**SEATS, "gold": "#EDB832", "gold_dark": "#B07D10", "white": "#FFFFFF"}


class Theme(NamedTuple):
    """The look of one title, whose id is its `name`. Colours are `#RRGGBB`.

    `table` is the ground, `panel` lies on it, `well` is a recess in a panel (an empty slot), `paper`
    the lightest ground (cards), `edge` the quiet border, `ink` outlines and words, `soft` the words
    that can wait, `accent` what matters now and `on_accent` what is written on it; `own` holds the
    colours of the title's components by name.
    """

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
        """The colour of a role (or `#RRGGBB` itself). Raises KeyError for a role nobody has."""
        return rgb(role) if role.startswith("#") else colours(self)[role]

    def on(self, role: str) -> str:
        """The role to write in on a ground: `white` or `ink`, whichever reads better."""
        ground = self.colour(role)
        # White on the darker seat colours is what eyes expect; the larger figure alone would say ink.
        return "white" if contrast(ground, (255, 255, 255)) >= 3.2 else "ink"

    def digest(self) -> str:
        """Changes when any colour does; a palette names the digest it was made for."""
        return hashlib.sha256(repr(sorted(colours(self).items())).encode()).hexdigest()[:16]


@lru_cache(maxsize=64)
def colours(theme: Theme) -> Mapping[str, RGB]:
    """Every role of a theme, the common ones and the title's own included."""
    roles = {key: value for key, value in theme._asdict().items() if key not in ("name", "own")}
    return {role: rgb(text) for role, text in {**COMMON, **roles, **dict(theme.own)}.items()}
