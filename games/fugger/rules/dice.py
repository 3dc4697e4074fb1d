"""Two dice: on the road, against robbers, at noble customers (rules 6.6, 9.6, 9.9)."""

from games.fugger.model.components import SUMS
from games.fugger.model.state import Context

SIDES = SUMS[-1] // 2


def roll_two(ctx: Context) -> int:
    """The sum of two dice."""
    return ctx.roll("die", SIDES) + ctx.roll("die", SIDES)


def chance_up_to(most: int) -> float:
    """The chance that two dice show at most this sum."""
    faces = range(1, SIDES + 1)
    return sum(one + other <= most for one in faces for other in faces) / SIDES**2
