"""What players of Florence make up their minds about before a round's auctions: how far to go for each kind
of object, what to put up, where a landscape would lie. For the bench of hand-overs."""

from random import Random
from typing import Any

from games.core import Seat, StandingOrder
from games.florence.computer.advice import imagine
from games.florence.computer.forecast import florins_worth, object_points
from games.florence.model import components as c
from games.florence.model.orders import BidAhead, BidOnOthers, LayThere, PutUp, StayOut
from games.florence.model.placement import legal_places
from games.florence.rules.auction import Selecting, why_not_open

MARGIN = 0.75
"""Nobody pays all that a thing is worth to them."""


def is_auction(game: Any) -> bool:
    """Whether the round's auctions are going on."""
    return any(isinstance(phase, Selecting) for phase in game.phases)


def part(game: Any) -> Any:
    """What minds are made up for: a round's auctions."""
    return game.round, is_auction(game)


def wishes(view: Any, seat: Seat, rng: Random) -> list[StandingOrder]:
    """Limits by what each object is worth, the best put up first; nothing for what is worth less than the
    opening bid."""
    if not is_auction(view):
        return []
    game = imagine(view, seat, rng)
    house = game.houses[seat]
    worth: dict[str, int] = {}
    for kind in c.KINDS:
        if why_not_open(game, seat, kind) is None:
            florins = florins_worth(game, MARGIN * object_points(game, seat, kind)) * rng.uniform(0.8, 1.2)
            worth[kind] = min(int(florins) // c.RAISE * c.RAISE, house.florins // c.RAISE * c.RAISE)
    found: list[StandingOrder] = []
    for kind, limit in sorted(worth.items(), key=lambda one: -one[1]):
        if limit < c.OPENING_BID:
            continue
        found += [PutUp(kind), BidAhead(kind, limit)]
        if kind in c.LANDSCAPES:
            places = legal_places(kind, house.covered(), 0)
            found.append(LayThere(kind, rng.choice(places)))
    return [*found, BidOnOthers(0), StayOut()]
