"""How a Master plays Fugger, Welser, Medici, beside the considerations.

Florins are won and lost by sealed bids (rules 9.4). If there is enough for all, the best bid asks the
ceiling. If not, it is just below the others, or there is none. So a Master tries every bid that may matter
against possible bids of the others, in possible games, and lets the rules settle each. It takes the bid
after which its house stands best relative to the others.

Journeys take many rounds. So in the company game it tries all other decisions some rounds ahead, while all
merchants follow planned routes (`route_planner.py`); a playout takes a few thousandths of a second. In the
other games it follows the considerations."""

from dataclasses import replace
from itertools import product
from typing import Any

from games.core import Advisor, Move, SearchSettings, Seat
from games.core.choices.answers import Chooser
from games.fugger.computer import advice, route_planner
from games.fugger.model import moves
from games.fugger.model.components import UNIT
from games.fugger.model.state import FuggerState
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.deals.lots import most_of
from games.fugger.rules.travel.movement import Moving

AWAY = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 40, 50)
"""Distances of the bids a Master tries from the ceiling or the floor, in units of the smallest coin."""

AHEAD = 6
"""Number of rounds looked ahead: most open deals are due by then."""

ENOUGH = 12
"""Maximum number of playouts of each move."""

COMING = range(2)
"""One of this many bids comes to the others' minds: nobody knows how exactly they calculate."""


def replies(view: FuggerState, seat: Seat) -> tuple[Move, ...]:
    """The bids for a lot that a Master tries out; empty if no lot is up."""
    phase = view.phases[-1]
    if not isinstance(phase, Bidding) or phase.side == "villa":
        return ()
    most = most_of(view, seat, phase.city, phase.lot, phase.side)
    if len(phase.asked) > 1:
        return (*bids(view, phase, seat), moves.Pass())
    least = most if phase.side == "demand" else 1
    found: list[Move] = [moves.BidAlone(quantity) for quantity in range(least, most + 1)]
    if phase.side == "demand":
        found += [moves.Bid(quantity, phase.lot.limit) for quantity in range(1, most)]
    return (*found, moves.Pass())


def bids(game: FuggerState, phase: Bidding, seat: Seat) -> list[moves.Bid]:
    """The bids the cash allows: quantity and price."""
    lot, demands = phase.lot, phase.side == "demand"
    most = most_of(game, seat, phase.city, lot, phase.side)
    found = []
    for quantity, away in product(range(most, 0, -1), AWAY):
        price = lot.limit - UNIT * away if demands else lot.limit + UNIT * away
        if price >= UNIT and (demands or quantity * price <= game.houses[seat].florins):
            found.append(moves.Bid(quantity, price))
    return found


def quick(game: FuggerState, seat: Seat, rng: Chooser) -> Move | None:
    """In a playout: for a lot, the best of some bids by the considerations; else where the merchants go."""
    phase = game.phases[-1]
    if isinstance(phase, Moving):
        return route_planner.next_move(game, seat, phase)
    if not isinstance(phase, Bidding) or phase.side == "villa":
        return None
    best: Move = moves.Pass()
    most = 0.0
    worth = advice.base(game, seat, phase.lot.good)
    for bid in bids(game, phase, seat):
        if rng.choice(COMING) == 0:
            points = advice.promised(game, phase, seat, bid, worth)
            if points > most:
                best, most = bid, points
    return best


def tries(view: FuggerState, seat: Seat, rng: Chooser) -> list[tuple[Move, float]]:
    """The merchants' possible moves; otherwise the Apprentice's best moves."""
    phase = view.phases[-1]
    if not isinstance(phase, Moving):
        return []
    return [(move, 0.0) for move in route_planner.tries(view, seat, phase)]


def where(game: FuggerState) -> bool:
    """Whether a Master looks ahead: in games won by florins. In the others riches alone don't win, and
    looking six rounds ahead has not been shown to beat the considerations."""
    return game.options.mode == "company"


def rounds(game: FuggerState) -> int:
    """The current round."""
    return game.now


ADVISOR: Advisor[Any] = replace(
    advice.ADVISOR,
    mastery=SearchSettings(
        horizon=AHEAD,
        rounds=rounds,
        tried=16,
        surely=1.0,
        quick=quick,
        replies=replies,
        tries=tries,
        where=where,
        enough=ENOUGH,
    ),
)
