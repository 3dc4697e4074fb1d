"""How a Grandmaster plays Fugger, Welser, Medici: as a Master, but it has learned what others bid
(`guessed_bids.py`), and in its playouts all houses make such bids. Of two houses it draws its own bid for a
lot from several good ones (`bid_solver.py`); at larger tables it tries bids against guessed ones."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from games.core import Advisor, Move, Seat
from games.core.choices.answers import Chooser
from games.fugger.computer import mastery
from games.fugger.computer.bid_solver import drawn_bid
from games.fugger.computer.guessed_bids import guessed, likely, price_of
from games.fugger.model import moves
from games.fugger.model.components import UNIT
from games.fugger.model.state import FuggerState
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.deals.lots import most_of

REPEATS = 4
"""Number of rounds after which the better half of the bids is tried further."""

ENOUGH = 3 * mastery.ENOUGH
"""Maximum number of playouts of each move: those of a Master leave too much to luck."""


def quick(game: FuggerState, seat: Seat, rng: Chooser) -> Move | None:
    """In a playout: for a lot a bid as guessed; else as in a Master's."""
    phase = _bidding(game)
    return mastery.quick(game, seat, rng) if phase is None else guessed(game, seat, phase, rng)


def replies(view: FuggerState, seat: Seat) -> Sequence[Move]:
    """The bids for a lot that a Grandmaster tries out: the limit, and one coin beyond what others may bid."""
    phase = _bidding(view)
    if phase is None or len(phase.asked) == 1:
        return mastery.replies(view, seat)
    prices = sorted({phase.lot.limit, *_beyond(view, seat, phase)})
    most = most_of(view, seat, phase.city, phase.lot, phase.side)
    found = [moves.Bid(quantity, price) for quantity in range(most, 0, -1) for price in prices]
    if phase.side == "supply":
        found = [bid for bid in found if bid.quantity * bid.price <= view.houses[seat].florins]
    return (*found, moves.Pass())


def tries(view: FuggerState, seat: Seat, rng: Chooser) -> Sequence[tuple[Move, float]]:
    """The bid for a lot that the other of two houses may bid for too; elsewhere what a Master tries."""
    phase = _bidding(view)
    if phase is not None and len(phase.asked) == len(view.houses) == 2:
        return [(drawn_bid(view, seat, phase, rng), 0.0)]
    return mastery.tries(view, seat, rng)


def _bidding(game: FuggerState) -> Bidding | None:
    """The phase in which goods are bid for; None elsewhere, and in games other than that of the data."""
    phase = game.phases[-1]
    if isinstance(phase, Bidding) and phase.side != "villa" and mastery.where(game):
        return phase
    return None


def _beyond(view: FuggerState, seat: Seat, phase: Bidding) -> Iterator[int]:
    """The prices that are one coin better than those which other houses may bid."""
    for other in phase.asked:
        shares = () if other == seat else likely(view, phase, other)
        for share in shares:
            if share is not None:
                yield price_of(phase, share) + (-UNIT if phase.side == "demand" else UNIT)


ADVISOR: Advisor[Any] = replace(
    mastery.ADVISOR,
    grandmastery=replace(
        mastery.ADVISOR.mastery, quick=quick, replies=replies, tries=tries, repeats=REPEATS, enough=ENOUGH
    ),
)
