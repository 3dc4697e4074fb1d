"""Men, women and brides: in a seat's colour their heads have the shape of that seat's sign."""

from collections.abc import Callable

from games.core import SEAT_LETTERS
from render.kit import Pen
from render.kit.material.sprites import Point, regular
from render.kit.material.theme import seat_role
from render.kit.painting.canvas import Canvas
from render.signorie.symbols import sprite

MEEPLE = 0.84
"""Width over height."""

Head = Callable[[Pen, float], None]

SPRITE = {"m": "man", "f": "woman"}
"""The symbol of a sex."""


def _trousers(pen: Pen, fill: str) -> None:
    """Shoulders and two legs."""
    x = pen.right / 2
    body: list[Point] = [(x - 16, 50), (x + 16, 50), (x + 28, 62), (x + 22, 94), (x + 7, 94), (x, 80),
                         (x - 7, 94), (x - 22, 94), (x - 28, 62)]  # fmt: skip
    pen.shape(body, fill, "ink", 8)


def _gown(pen: Pen, fill: str) -> None:
    """A gown, wide at the hem."""
    x = pen.right / 2
    pen.shape([(x - 9, 46), (x + 9, 46), (x + 36, 94), (x - 36, 94)], fill, "ink", 8)


BODIES = {"man": _trousers, "woman": _gown}

SHAPES: tuple[list[Point], ...] = (
    [],
    [(42, 2), (67, 48), (17, 48)],
    [(21, 8), (63, 8), (63, 50), (21, 50)],
    [(42, 0), (69, 27), (42, 54), (15, 27)],
    regular(42, 30, (30, 15), 5),
    regular(42, 29, (27,), 5),
)
"""The corners of the seats' heads; none for a disc."""


def _head(pen: Pen, fill: str, corners: list[Point]) -> None:
    if corners:
        inner = [(42 + (x - 42) * 0.9, 28 + (y - 28) * 0.9) for x, y in corners]
        pen.shape(inner, fill, "ink", 7)
    else:
        pen.disc(42, 27, 26, fill, "ink", 7)


def _register(name: str) -> None:
    @sprite(name, "paper", "ink", aspect=MEEPLE)
    def _plain(pen: Pen) -> None:
        """One of nobody's or anybody's."""
        BODIES[name](pen, "paper")
        pen.disc(pen.right / 2, 27, 22, "paper", "ink", 8)


def _sprite(name: str, seat: int) -> str:
    return f"{name}_{SEAT_LETTERS[seat].lower()}"


def _register_of(name: str, seat: int) -> None:
    role = seat_role(seat)

    @sprite(_sprite(name, seat), role, "ink", aspect=MEEPLE)
    def _coloured(pen: Pen) -> None:
        """One of a seat's."""
        BODIES[name](pen, role)
        _head(pen, role, SHAPES[seat])


for _name in BODIES:
    _register(_name)
    for _seat in range(len(SEAT_LETTERS)):
        _register_of(_name, _seat)


@sprite("bride", "white", "ink", "gold", aspect=MEEPLE)
def _bride(pen: Pen) -> None:
    """A bride: a white gown and a wreath."""
    _gown(pen, "white")
    pen.disc(pen.right / 2, 31, 21, "white", "ink", 8)
    pen.arc(pen.right / 2, 28, 27, 185, 355, "ink", 19)
    pen.arc(pen.right / 2, 28, 22, 190, 350, "gold", 9)


def meeple(canvas: Canvas, seat: int, sex: str, cx: int, cy: int, size: int) -> None:
    """A man or woman of a seat around a point."""
    canvas.sprite(_sprite(SPRITE[sex], seat), cx, cy, size)
