"""What a seat, or the public, may see of a game (rules 10, hidden information)."""

from typing import Any

from games.core import FACE_DOWN, SealedPhase, Seat
from games.fugger.model.components import GOODS
from games.fugger.rules.game import Fugger
from games.fugger.rules.old_orders import OldOrders


def view(game: Fugger, seat: Seat | None, copy: Any) -> Fugger:
    """`copy(game)` with decks and box face down, and without others' sealed answers. (The orders that a game
    of an older version keeps are hidden too.)"""
    seen: Fugger = copy(game)
    for pile in (seen.deck, seen.replenish, seen.box):
        pile[:] = [FACE_DOWN] * len(pile)
    for phase in (*seen.phases, *seen.always_available):
        if isinstance(phase, SealedPhase | OldOrders):
            phase.hide(seat)
    return seen


def figures(game: Fugger, seat: Seat) -> dict[str, int]:
    """The public figures of a house that a step can change."""
    house = game.houses[seat]
    goods = {good: house.total(at) for at, good in enumerate(GOODS)}
    mine: dict[str, int] = {"florins": house.florins, **goods}
    if game.noble_rules:
        mine |= {"bonds": house.bonds, "meter": house.meter, "cubes": len(house.cubes)}
    return mine
