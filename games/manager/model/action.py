"""An action: a move with who gave it and why it came. Every change of a game is one.

Producers of actions (panel, commands, standing orders, premoves, deadlines, stand-ins, computer players,
proposals) hand them to `games.manager.playing.turn_service.TurnService.commit`. They use no locks and write
no rows themselves.
"""

from typing import Literal, NamedTuple

import msgspec

from games.core import Move, Seat
from games.manager.model.draft import DraftStep

Cause = Literal["by_hand", "forced", "order", "plan", "stand_in", "computer", "unthought", "consent"]
"""`unthought`: a computer player's neutral default answer, given because its thinking was cut short."""


class Action(msgspec.Struct, frozen=True):
    """A move that `seat` makes. `user` is the person who gave it by hand; None otherwise."""

    seat: Seat
    user: int | None
    move: Move
    cause: Cause = "by_hand"


class PlayedStep(NamedTuple):
    """An action with its result."""

    action: Action
    result: DraftStep
