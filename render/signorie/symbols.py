"""One symbol for each thing Signorie is played with: the same in table, area, hand and help.

Careers, actions and families are emblems; a family's shield bears its emblem and the value of its tile.
"""

from collections.abc import Callable

from games.signorie.model import components as c
from render.kit import Pen, Sprites
from render.kit.material.sprites import Point, regular

sprite = Sprites("signorie")

SHIELD = 0.84
"""Width over height of a shield."""

POINT = 0.24
"""Width over height of an arrowhead."""

Emblem = Callable[[Pen], None]


def _column(pen: Pen) -> None:
    pen.box(22, 10, 56, 14, "paper", "ink", 6)
    pen.box(32, 24, 36, 54, "paper", "ink", 6)
    pen.stroke([(44, 30), (44, 72)], "ink", 5)
    pen.stroke([(56, 30), (56, 72)], "ink", 5)
    pen.box(18, 76, 64, 16, "paper", "ink", 6)


def _crozier(pen: Pen) -> None:
    pen.stroke([(50, 6), (50, 94)], "ink", 26)
    pen.stroke([(20, 34), (80, 34)], "ink", 26)
    pen.stroke([(50, 10), (50, 90)], "gold", 13)
    pen.stroke([(24, 34), (76, 34)], "gold", 13)


def _sword(pen: Pen) -> None:
    pen.shape([(44, 62), (44, 18), (50, 6), (56, 18), (56, 62)], "steel", "ink", 7)
    pen.stroke([(26, 66), (74, 66)], "ink", 15)
    pen.stroke([(50, 70), (50, 92)], "ink", 13)


def _hourglass(pen: Pen) -> None:
    pen.shape([(26, 14), (74, 14), (52, 50), (74, 86), (26, 86), (48, 50)], "paper", "ink", 8)
    pen.shape([(34, 80), (66, 80), (50, 62)], "gold", line=4)
    pen.stroke([(20, 10), (80, 10)], "ink", 10)
    pen.stroke([(20, 90), (80, 90)], "ink", 10)


def _ring(pen: Pen) -> None:
    pen.ring(50, 62, 32, "ink", 24)
    pen.ring(50, 62, 32 - 6, "gold", 12)
    pen.shape(regular(50, 20, (18,), 4), "paper", "ink", 6)


def _scroll(pen: Pen) -> None:
    pen.box(14, 8, 68, 80, "paper", "ink", 8, 8)
    for y in (30, 46, 62):
        pen.stroke([(30, y), (66, y)], "ink", 7)
    pen.disc(72, 78, 19, "accent", "ink", 7)


def _cradle(pen: Pen) -> None:
    pen.disc(34, 40, 17, "white", "ink", 7)
    pen.shape([(12, 46), (88, 30), (84, 70), (22, 74)], "die_b", "ink", 8)
    pen.arc(50, 50, 42, 35, 145, "ink", 9)


def _steps(pen: Pen) -> None:
    pen.shape(
        [(10, 90), (10, 66), (36, 66), (36, 42), (62, 42), (62, 18), (90, 18), (90, 90)], "paper", "ink", 8
    )


def _coins(pen: Pen) -> None:
    for x, y in ((34, 66), (66, 66), (50, 34)):
        pen.disc(x, y, 26, "gold", "ink", 7)


def _gate(pen: Pen) -> None:
    """The threshold: an open arch."""
    pen.box(12, 12, 76, 80, "paper", "ink", 8, 8)
    pen.arc(50, 50, 24, 180, 360, "ink", 9)
    pen.box(26, 48, 48, 44, "ink")
    pen.box(34, 50, 32, 42, "gold")


def _exchange(pen: Pen) -> None:
    pen.stroke([(12, 34), (70, 34)], "ink", 14)
    pen.shape([(62, 16), (90, 34), (62, 52)], "ink", line=6)
    pen.stroke([(30, 70), (88, 70)], "ink", 14)
    pen.shape([(38, 52), (10, 70), (38, 88)], "ink", line=6)


def _back(pen: Pen) -> None:
    """A tile face down."""
    pen.box(14, 8, 72, 84, "edge", "ink", 7, 10)
    pen.text(50, 50, "?", 54, "on_accent", space=60)


def _meeple(pen: Pen) -> None:
    pen.shape([(28, 40), (48, 40), (60, 92), (16, 92)], "paper", "ink", 8)
    pen.disc(38, 26, 17, "paper", "ink", 7)
    pen.stroke([(64, 46), (92, 46)], "ink", 12)
    pen.stroke([(78, 32), (78, 60)], "ink", 12)


def _disc(pen: Pen) -> None:
    """A helper."""
    pen.disc(50, 50, 42, "white", "ink", 8)
    pen.disc(50, 40, 14, "ink")
    pen.shape([(26, 74), (38, 56), (62, 56), (74, 74)], "ink", line=4)


def _letter(pen: Pen) -> None:
    """An assignment."""
    pen.box(8, 24, 84, 54, "paper", "ink", 8, 6)
    pen.stroke([(12, 28), (50, 56), (88, 28)], "ink", 7)


def _extra(pen: Pen) -> None:
    pen.box(8, 26, 62, 62, "white", "ink", 8, 12)
    for x, y in ((26, 44), (52, 70), (39, 57)):
        pen.disc(x, y, 7, "ink")
    pen.stroke([(66, 20), (94, 20)], "ink", 12)
    pen.stroke([(80, 6), (80, 34)], "ink", 12)


def _wreath(pen: Pen) -> None:
    pen.shape(regular(50, 54, (44, 20), 5), "gold", "ink", 7)


EMBLEMS: dict[str, tuple[Emblem, tuple[str, ...]]] = {
    "pol": (_column, ("paper", "ink")),
    "cle": (_crozier, ("gold", "ink")),
    "mil": (_sword, ("steel", "ink")),
    "ini": (_hourglass, ("paper", "gold", "ink")),
    "mar": (_ring, ("gold", "paper", "ink")),
    "marriage": (_ring, ("gold", "paper", "ink")),
    "mission": (_scroll, ("paper", "accent", "ink")),
    "offspring": (_cradle, ("white", "die_b", "ink")),
    "tracks": (_steps, ("paper", "ink")),
    "florins": (_coins, ("gold", "ink")),
    "threshold": (_gate, ("paper", "gold", "ink")),
    "exchange": (_exchange, ("ink",)),
    "back": (_back, ("edge", "on_accent", "ink")),
    "take": (_meeple, ("paper", "ink")),
    "helper": (_disc, ("white", "ink")),
    "assign": (_letter, ("paper", "ink")),
    "extra": (_extra, ("white", "ink")),
    "points": (_wreath, ("gold", "ink")),
}
"""Careers, rows, actions and effects."""


def _register(name: str, emblem: Emblem, roles: tuple[str, ...]) -> None:
    @sprite(name, *roles)
    def _plain(pen: Pen) -> None:
        emblem(pen)


for _name, (_emblem, _roles) in EMBLEMS.items():
    _register(_name, _emblem, _roles)


def _balls(pen: Pen) -> None:
    for x, y in ((28, 26), (56, 26), (22, 52), (62, 52), (42, 72)):
        pen.disc(x, y, 7, "gonzaga", "ink", 3)


def _serpent(pen: Pen) -> None:
    points: list[Point] = [(42, 12), (58, 24), (30, 40), (56, 56), (34, 72)]
    pen.stroke(points, "ink", 15)
    pen.stroke(points, "este", 8)


def _eagle(pen: Pen) -> None:
    half: list[Point] = [(42, 18), (52, 36), (74, 24), (66, 52), (50, 56), (42, 80)]
    pen.shape([*half, *((84 - x, y) for x, y in half[-2::-1])], "sforza", "ink", 5)


def _cross(pen: Pen) -> None:
    pen.stroke([(42, 12), (42, 86)], "este", 15)
    pen.stroke([(12, 40), (72, 40)], "este", 15)


def _pillar(pen: Pen) -> None:
    pen.box(28, 14, 28, 10, "este", "ink", 4)
    pen.box(34, 24, 16, 44, "este", "ink", 4)
    pen.box(26, 66, 32, 10, "este", "ink", 4)


def _bars(pen: Pen) -> None:
    for x in (24, 42, 60):
        pen.stroke([(x, 12), (x, 64)], "medici", 10)


ARMS: dict[str, tuple[Emblem, tuple[str, ...]]] = {
    "medici": (_balls, ("gonzaga",)),
    "sforza": (_serpent, ("este",)),
    "este": (_eagle, ("sforza",)),
    "gonzaga": (_cross, ("este",)),
    "colonna": (_pillar, ("este",)),
    "aragona": (_bars, ("medici",)),
}
"""What each family bears."""

_OUTLINE: list[Point] = [(4, 5), (80, 5), (80, 50), (68, 76), (42, 96), (16, 76), (4, 50)]


def _shield(pen: Pen, field: str) -> None:
    pen.shape(_OUTLINE, field, "ink", 7)


def _register_family(family: str, arms: Emblem, roles: tuple[str, ...]) -> None:
    @sprite(f"shield_{family}", family, "ink", "paper", *roles, aspect=SHIELD)
    def _plain(pen: Pen) -> None:
        """The shield; with a label it is a tile, and the label its value."""
        _shield(pen, family)
        arms(pen)
        if pen.label:
            pen.disc(60, 74, 25, "paper", "ink", 6)
            pen.text(60, 74, pen.label, 40, "ink", space=44)


for _name in c.FAMILIES:
    _register_family(_name, *ARMS.get(_name, (_pillar, ("este",))))


@sprite("shield_back", "edge", "ink", "white", aspect=SHIELD)
def _shield_back(pen: Pen) -> None:
    """A face-down tile; its label is how many lie there."""
    _shield(pen, "edge")
    pen.text(42, 46, pen.label or "?", 52, "white", space=62)


@sprite("price", "gold", "ink")
def _price(pen: Pen) -> None:
    """A coin that is nearly all figure."""
    pen.disc(50, 50, 49, "gold", "ink", 6)
    pen.text(50, 50, pen.label, 76, "ink", space=80)


@sprite("point", "well", aspect=POINT)
def _point(pen: Pen) -> None:
    """The edge of a recess, as an arrowhead."""
    pen.shape([(0, 0), (100 * POINT, 50), (0, 100)], "well", line=0)


def ring_colour(colour: str) -> str:
    """The role of a die colour."""
    return f"die_{colour.lower()}"


HELPER_SYMBOL = {
    "take_meeple": "take",
    "marriage_facedown": "marriage",
    "mission_facedown": "mission",
    "offspring_die": "offspring",
    "vp_per_male": "man",
    "florins": "florins",
    "assignment_once": "assign",
    "facedown_any": "back",
    "vp": "points",
}
"""The emblem of a helper by its kind; helpers of a track have that track's."""

ASSIGNMENT_SYMBOL = {
    "facedown_any": "back",
    "threshold": "threshold",
    "marriage": "marriage",
    "mission": "mission",
    "florins": "florins",
    "exchange": "exchange",
}

REWARD_SYMBOL = {
    "mission": "mission",
    "marriage": "marriage",
    "take": "take",
    "progress": "tracks",
    "facedown_any": "back",
    "free_helper": "helper",
    "extra_action": "extra",
    "vp_per_helper": "helper",
    "vp_per_city_with_male": "man",
    "vp_per_city_with_female": "woman",
    "vp_per_male_in_city": "man",
    "vp_per_female_in_city": "woman",
}

PIPS = "die"
"""The figure of a helper whose effect depends on the die."""


def helper_symbol(helper: str) -> tuple[str, str]:
    """The emblem of a helper slot, and the figure beside it (PIPS: a die)."""
    slot = c.HELPERS[helper]
    if slot.kind == "track_die":
        return slot.track, PIPS
    if slot.kind == "track_fixed":
        return slot.track, str(slot.amount)
    figure = str(slot.amount) if slot.amount > 1 or slot.kind in ("vp", "vp_per_male") else ""
    return HELPER_SYMBOL[slot.kind], figure


def assignment_symbol(tile: str) -> tuple[str, str]:
    """The emblem of an assignment tile, and what one meeple brings."""
    rules = c.ASSIGNMENTS[tile]
    symbol = rules.track if rules.kind == "progress" else ASSIGNMENT_SYMBOL[rules.kind]
    return symbol, f"×{rules.amount}" if rules.amount > 1 else ""


def reward_symbol(tile: str) -> tuple[str, str]:
    """The emblem of a reward tile, and its figure."""
    if tile in c.BONUS_TILES:
        bonus = c.BONUS_TILES[tile]
        if bonus.kind == "take":
            return ("man", str(bonus.males)) if bonus.males else ("woman", str(bonus.females))
        if bonus.kind == "progress":
            return (bonus.tracks[0] if len(bonus.tracks) == 1 else "tracks"), str(bonus.points)
        return REWARD_SYMBOL[bonus.kind], ""
    points = c.VP_TILES[tile]
    return REWARD_SYMBOL[points.kind], f"×{points.vp}"
