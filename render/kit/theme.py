"""Themes: the colours of a title by role. Adding one is one entry of `THEMES`, then `make_palette.py`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from render.kit.colour import RGB, contrast, rgb

SEAT_LETTERS = "ABCDEF"
SEATS: Mapping[str, str] = {
    "seat_a": "#0072B2",
    "seat_b": "#D55E00",
    "seat_c": "#009E73",
    "seat_d": "#CC79A7",
    "seat_e": "#E69F00",
    "seat_f": "#56B4E9",
}
"""Okabe-Ito, which colour-blind readers tell apart."""

COMMON: Mapping[str, str] = {**SEATS, "gold": "#EDB832", "gold_dark": "#B07D10", "white": "#FFFFFF"}


class Theme(NamedTuple):
    """The look of one title. Colours are `#RRGGBB`.

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


FLORENCE = Theme(
    name="florence",  # parchment and terracotta
    table="#D9C7A0",
    panel="#F1E6CB",
    well="#DFCFA9",
    paper="#FBF6E9",
    edge="#8E7448",
    ink="#33241A",
    soft="#6E5A43",
    accent="#B5402A",
    on_accent="#FFFFFF",
    own=(
        ("terracotta", "#C9714B"),
        ("brick", "#DB9C6E"),
        ("sand", "#E8C894"),
        ("roof", "#8C3B24"),
        ("lake", "#7FA9C0"),
        ("forest", "#6F8F4E"),
        ("park", "#A9BF6B"),
        ("stone", "#A79F93"),
    ),
)

HEAVEN_ALE = Theme(
    name="heaven_ale",  # meadow and slate
    table="#B1C593",
    panel="#E9EDDA",
    well="#CBD6B4",
    paper="#FAFAF1",
    edge="#5E7350",
    ink="#263038",
    soft="#54616A",
    accent="#B23A2E",
    on_accent="#FFFFFF",
    own=(
        ("slate", "#5B6B76"),
        ("shade", "#AEBAC1"),
        ("sun", "#F7E3A0"),
        ("cloister", "#D8CFDF"),
        ("hops", "#79A83F"),
        ("barley", "#E3A02F"),
        ("yeast", "#E6C3B4"),
        ("water", "#5C9BC4"),
        ("wood", "#8A5A34"),
        ("monk", "#6B5580"),
    ),
)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (FLORENCE, HEAVEN_ALE)}
