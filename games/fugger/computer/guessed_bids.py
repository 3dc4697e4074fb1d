"""What houses are guessed to bid for a lot of the company game: learned from games (`guessed_bids.json`).

A bid gives up a share of the lot's limit: a seller stays below the ceiling by it, a buyer goes above the
floor. How much is given up depends on the situation: whether there is enough for all, and what a piece is
worth to the house beyond the floor. For each situation the data list bids that are equally likely. Where a
lot is scarce, what the house has bid for such lots in this game counts too, soon more than the data: who
goes further than others is expected to do so again."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from games.core import Move, Seat
from games.core.choices.answers import Chooser
from games.core.decoding import decoded_json
from games.fugger.computer import advice
from games.fugger.model import moves
from games.fugger.model.components import UNIT
from games.fugger.model.state import FuggerState
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.deals.lots import most_of

PATH = Path(__file__).with_name("guessed_bids.json")

GAINS = (0.0, 0.15, 0.4)
"""What a piece may be worth to a buyer beyond the floor, as shares of it: the bounds between situations."""

SEEN = 20
"""The weight of a bid that the house has made in this game, in bids of the data: all those of a situation."""


class GuessedBids(msgspec.Struct, frozen=True):
    """`bids`: for each situation the shares of the limit that houses give up, equally likely; None: a house
    that does not bid. `source`: how they were found."""

    source: str
    bids: Mapping[str, tuple[float | None, ...]]


GUESSED = decoded_json(PATH.read_bytes(), GuessedBids).bids


def situation(game: FuggerState, phase: Bidding, seat: Seat) -> str:
    """What a house's bid depends on, as the data name it."""
    lot = phase.lot
    if phase.side == "demand":
        return "demand_short" if phase.is_scarce(game) else "demand_enough"
    if max([game.houses[one].florins for one in phase.asked if one != seat]) < lot.limit:
        return "supply_unrivalled"
    gain = advice.base(game, seat, lot.good) / lot.limit - 1
    return f"supply_gain_{sum([gain >= bound for bound in GAINS])}"


def likely(game: FuggerState, phase: Bidding, seat: Seat) -> tuple[float | None, ...]:
    """The shares of the limit that a house may give up, equally likely; None: no bid."""
    where = situation(game, phase, seat)
    if where in ("demand_enough", "supply_unrivalled"):
        return GUESSED[where]
    buys = phase.side == "supply"
    seen = [
        abs(bid.price - bid.limit) / bid.limit
        for bid in game.scarce_bids
        if bid.seat == seat and bid.buys == buys
    ]
    return (*GUESSED[where], *(seen * SEEN))


def guessed(game: FuggerState, seat: Seat, phase: Bidding, rng: Chooser) -> Move:
    """A bid that a house may make. Without rivals it bids the limit if that is a gain."""
    lot, demands = phase.lot, phase.side == "demand"
    share: float | None = None
    if len(phase.asked) > 1:
        share = rng.choice(likely(game, phase, seat))
    elif (advice.base(game, seat, lot.good) < lot.limit) == demands:
        share = 0.0
    if share is None:
        return moves.Pass()
    price = price_of(phase, share)
    most = most_of(game, seat, phase.city, lot, phase.side)
    if not demands:
        most = min(most, game.houses[seat].florins // price)
    return moves.Bid(most, price) if most else moves.Pass()


def price_of(phase: Bidding, share: float) -> int:
    """The price that gives up a share of the limit, in whole coins."""
    limit = phase.lot.limit
    given = UNIT * round(share * limit / UNIT)
    return limit - given if phase.side == "demand" else limit + given
