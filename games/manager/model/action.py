"""An answer: a move with who gave it and why it came. Every change of a game is one.

Whoever produces answers (panel and commands, orders, plans, clocks, stand-ins, computers, proposals)
hands them to `games.manager.playing.turn_service.Play.commit` and knows of no lock and no row.
"""

from typing import Literal, get_args

import msgspec

from games.core import Move, Seat

Cause = Literal["by_hand", "forced", "order", "plan", "stand_in", "computer", "unthought", "consent"]
"""`unthought`: a computer player's most neutral answer, where its thinking had to be ended."""

CAUSES: tuple[Cause, ...] = get_args(Cause)


class Action(msgspec.Struct, frozen=True):
    """What `seat` answers. `user` is who did it by hand; None where nobody in particular did."""

    seat: Seat
    user: int | None
    move: Move
    cause: Cause = "by_hand"
