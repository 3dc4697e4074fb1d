"""How a Master plays Fugger, Welser, Medici beyond what considerations say.

Florins are won and lost by sealed bids (rules 9.4): whoever sees that there is enough for everybody asks the
ceiling, whoever sees that there is not goes just below the others, or leaves the lot to them. So a Master
tries every bid that may make a difference against bids the others may make in games as they may lie, each
settled by the rules, and takes the one after which its house stands best beside the others. Elsewhere it
follows the considerations.
"""

from dataclasses import replace
from itertools import product
from typing import Any

from games.core import Advisor, Mastery, Move, Seat
from games.core.answers import Chooser
from games.fugger import advice, moves
from games.fugger.bidding import Bidding
from games.fugger.components import UNIT
from games.fugger.deals import most_of
from games.fugger.state import FuggerState

AWAY = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 40, 50)
"""How many of the smallest coin the bids a Master tries lie below the ceiling, or above the floor."""

COMES_TO_MIND = 2
"""One of so many bids comes to the mind of others: nobody knows how exactly they reckon."""

SEALED = next(one for one in advice.ADVISOR.considerations if one.id == "sealed")


def replies(view: FuggerState, seat: Seat) -> tuple[Move, ...]:
    """The bids for a lot a Master tries out; none where no lot is up."""
    phase = view.phases[-1]
    if not isinstance(phase, Bidding) or phase.side == "villa":
        return ()
    most = most_of(view, seat, phase.city, phase.the_lot, phase.side)
    if len(phase.asked) > 1:
        return (*bids(view, phase, seat), moves.Pass())
    least = most if phase.side == "demand" else 1
    found: list[Move] = [moves.BidAlone(quantity) for quantity in range(least, most + 1)]
    if phase.side == "demand":
        found += [moves.Bid(quantity, phase.the_lot.limit) for quantity in range(1, most)]
    return (*found, moves.Pass())


def bids(game: FuggerState, phase: Bidding, seat: Seat) -> list[moves.Bid]:
    """How many pieces at which price, as far as the cash goes."""
    lot, demands = phase.the_lot, phase.side == "demand"
    most = most_of(game, seat, phase.city, lot, phase.side)
    found = []
    for quantity, away in product(range(most, 0, -1), AWAY):
        price = lot.limit - UNIT * away if demands else lot.limit + UNIT * away
        if price >= UNIT and (demands or quantity * price <= game.houses[seat].florins):
            found.append(moves.Bid(quantity, price))
    return found


def quick(game: FuggerState, seat: Seat, rng: Chooser) -> Move | None:
    """What somebody may bid for a lot: of the bids that come to mind the one considerations like best."""
    phase = game.phases[-1]
    if not isinstance(phase, Bidding) or phase.side == "villa":
        return None
    best: Move = moves.Pass()
    most = 0.0
    for bid in bids(game, phase, seat):
        if rng.choice(range(COMES_TO_MIND)) == 0:
            points = SEALED.measure(game, game, seat, bid)
            if points > most:
                best, most = bid, points
    return best


ADVISOR: Advisor[Any] = replace(advice.ADVISOR, mastery=Mastery(horizon=0, quick=quick, replies=replies))
