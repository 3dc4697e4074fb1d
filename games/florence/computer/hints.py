"""Figures that a hint of Florence adds to a move: the work that gains most by it, or why not to raise."""

import msgspec

from games.core import FACE_DOWN, Move, Note, Seat, note
from games.florence.computer.forecast import florins_worth, object_points, with_object
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.state import FlorenceState, Principality
from games.florence.model.work import Works
from games.florence.rules.auction import Bidding


def tells(view: FlorenceState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """What decides about a move, in figures."""
    top = view.phases[-1]
    if isinstance(move, moves.PassBid) and isinstance(top, Bidding):
        return _why_pass(view, seat, top)
    return _rises(view, seat, move)


def _why_pass(view: FlorenceState, seat: Seat, bidding: Bidding) -> tuple[Note, ...]:
    """Why not to raise: the next bid is more than the seat has, or more than the object is worth to it."""
    amount, have = bidding.bid + c.RAISE, view.houses[seat].florins
    if have < amount:
        return (note("advice-short", amount=amount, have=have),)
    worth = florins_worth(view, object_points(view, seat, bidding.kind))
    florins = max(int(worth // c.RAISE) * c.RAISE, 0)
    if florins >= amount:
        return ()
    return (note("advice-overpriced", kind=bidding.kind, worth=florins, amount=amount),)


def _rises(view: FlorenceState, seat: Seat, move: Move) -> tuple[Note, ...]:
    """The work of the hand that gains most by a move: its WV before and after."""
    house = view.houses[seat]
    before = Works(view, house)
    after = Works(view, _owning(view, house, move), before.muse)
    found = [(after.total(card) - before.total(card), card) for card in house.hand if card != FACE_DOWN]
    gained, best = max(found, default=(0, ""))
    if gained <= 0:
        return ()
    now, then = before.total(best), after.total(best)
    return (note("advice-rises", card=best, before=now, after=then, minimum=view.minimum_wv),)


def _owning(view: FlorenceState, house: Principality, move: Move) -> Principality:
    """The seat's things after what a move builds, introduces or bids for."""
    if isinstance(move, moves.Build):
        return with_object(house, move.building)
    if isinstance(move, moves.IntroduceFreedom):
        return msgspec.structs.replace(house, freedoms=[*house.freedoms, move.freedom])
    top = view.phases[-1]
    kind = move.kind if isinstance(move, moves.OpenAuction) else getattr(top, "kind", "")
    wanted = isinstance(move, moves.OpenAuction | moves.Raise) and kind in (*c.LANDSCAPES, "jester")
    return with_object(house, kind) if wanted else house
