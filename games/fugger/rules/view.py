"""What a seat, or the public, may see of a game (rules 10, hidden information)."""

from typing import Any

from games.core import FACE_DOWN, Seat
from games.core.shared import SealedPhase
from games.fugger.deals.ordering import orders_of
from games.fugger.journeys.moving import Moving
from games.fugger.model.components import GOODS
from games.fugger.model.state import Orders
from games.fugger.rules.game import Fugger


def view(game: Fugger, seat: Seat | None, copy: Any) -> Fugger:
    """`copy(game)` with decks and box face down, and without others' sealed answers, orders and routes."""
    seen: Fugger = copy(game)
    for pile in (seen.deck, seen.replenish, seen.box):
        pile[:] = [FACE_DOWN] * len(pile)
    for owner, house in enumerate(seen.houses):
        if owner != seat:
            house.orders = Orders()
    for phase in seen.phases:
        if isinstance(phase, SealedPhase):
            phase.hide(seat)
        elif isinstance(phase, Moving) and phase.left[:1] != [seat]:
            # A merchant that sets out by itself would reveal its route.
            phase.ending, phase.routed = False, True
    return seen


def hand(game: Fugger, seat: Seat) -> dict[str, tuple[str, ...]]:
    """No cards are secret, only orders, and these are listed elsewhere."""
    return {}


def orders(game: Fugger, seat: Seat) -> tuple[str, ...]:
    """The orders a seat has given ahead, for its panel."""
    return orders_of(game, seat)


def figures(game: Fugger, seat: Seat) -> dict[str, int]:
    """The public figures of a house that a step can change."""
    house = game.houses[seat]
    goods = {good: house.total(at) for at, good in enumerate(GOODS)}
    mine: dict[str, int] = {"florins": house.florins, **goods}
    if game.noble_rules:
        mine |= {"bonds": house.bonds, "meter": house.meter, "cubes": len(house.cubes)}
    return mine
