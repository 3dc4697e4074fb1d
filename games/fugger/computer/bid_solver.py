"""What a house bids for a lot that one other house may bid for too, in a company game of two.

What one house gains the other loses, so the lot is a table: a row for each bid of its own, a column for each
of the other's, and what the position after is worth. The other is expected to bid as guessed
(`guessed_bids.py`). But it may also have found out how this house bids, and then does what is worst for it.
The bids that are good against both are several. One of them is drawn, so nobody can bid just beyond it.

They are found by letting both sides answer what the other has done so far, again and again (fictitious
play)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.fugger.computer import advice
from games.fugger.computer.guessed_bids import likely
from games.fugger.model import moves
from games.fugger.model.components import UNIT
from games.fugger.model.state import FuggerState
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.deals.lots import most_of

FOUND_OUT = 0.3
"""The chance that the other house has found out how this one bids."""

WORLDS = 3
"""Number of possible games in which positions after the lot are looked at."""

ANSWERS = 200
"""Number of times both sides answer each other; bids of the second half are drawn from."""

BEYOND = 2
"""Number of coins by which prices are tried beyond that at which winning the lot is worth no more than losing
it."""

SEED_BYTES = range(256)


class SealedBid(NamedTuple):
    """A quantity and a price; without a quantity it is no bid."""

    quantity: int
    price: int


NO_BID = SealedBid(0, 0)


class Contest(NamedTuple):
    """A lot that two houses want. `sells`: whether they sell. `worths`: by the pieces that this house and the
    other get rid of or get, what the position is worth to this house, but for the florins of the lot."""

    sells: bool
    quantity: int
    worths: Mapping[tuple[int, int], float]

    def payoff(self, mine: SealedBid, other: SealedBid) -> float:
        """What the position is worth after these bids; if they ask the same, either may be served first."""
        if mine.price == other.price:
            return (self._served(mine, other, True) + self._served(mine, other, False)) / 2
        return self._served(mine, other, (mine.price < other.price) == self.sells)

    def _served(self, mine: SealedBid, other: SealedBid, first: bool) -> float:
        own = mine.quantity if first else min(mine.quantity, self.quantity - other.quantity)
        theirs = min(other.quantity, self.quantity - own)
        paid = own * mine.price - theirs * other.price
        return self.worths[own, theirs] + (paid if self.sells else -paid)


def drawn_bid(view: FuggerState, seat: Seat, phase: Bidding, rng: Chooser) -> Move:
    """One of the good bids."""
    limit = phase.lot.limit
    other = next(one for one in phase.asked if one != seat)
    contest = Contest(phase.side == "demand", phase.lot.quantity, _worths(view, seat, other, rng))
    prices = _prices(contest, limit, min([_pieces(view, one, phase, limit) for one in (seat, other)]))
    counts = {price: range(1, _pieces(view, seat, phase, price) + 1) for price in prices}
    rows = [*[SealedBid(count, price) for price in prices for count in counts[price]], NO_BID]
    columns = [*[SealedBid(_pieces(view, other, phase, price), price) for price in prices], NO_BID]
    table = [[contest.payoff(row, column) for column in columns] for row in rows]
    chances = _chances(limit, likely(view, phase, other), len(prices))
    bid = rows[rng.choice(good_rows(table, chances))]
    return moves.Bid(bid.quantity, bid.price) if bid.quantity else moves.Pass()


def good_rows(table: Sequence[Sequence[float]], chances: Sequence[float]) -> Sequence[int]:
    """The rows that are good against columns with these chances and against whoever knows how they are
    chosen; the more often they stand here, the more often they should be taken."""
    guessed = [sum([chance * one for chance, one in zip(chances, row, strict=True)]) for row in table]
    against_rows = [0.0] * len(chances)
    against_columns = [0.0] * len(table)
    found: list[int] = []
    for count in range(ANSWERS):
        share = FOUND_OUT / max(1, count)
        values = [
            (1 - FOUND_OUT) * one + share * more for one, more in zip(guessed, against_columns, strict=True)
        ]
        found.append(max(range(len(table)), key=values.__getitem__))
        against_rows = [one + more for one, more in zip(against_rows, table[found[-1]], strict=True)]
        worst = min(range(len(chances)), key=against_rows.__getitem__)
        against_columns = [one + row[worst] for one, row in zip(against_columns, table, strict=True)]
    return found[ANSWERS // 2 :]


def _pieces(view: FuggerState, seat: Seat, phase: Bidding, price: int) -> int:
    """Maximum quantity of a house at a price: what it may bid for, and can pay for."""
    most = most_of(view, seat, phase.city, phase.lot, phase.side)
    return most if phase.side == "demand" else min(most, view.houses[seat].florins // price)


def _worths(view: FuggerState, seat: Seat, other: Seat, rng: Chooser) -> dict[tuple[int, int], float]:
    """The worths of a contest, on the average of possible games, all with the same luck."""
    found: dict[tuple[int, int], float] = {}
    for _ in range(WORLDS):
        world = advice.imagine(view, seat, rng)
        phase = world.phases[-1]
        phase.given, phase.answers = [], {}
        luck = bytes([rng.choice(SEED_BYTES) for _ in range(8)])
        price = phase.lot.limit
        paid = price if phase.side == "demand" else -price
        theirs = range(_pieces(view, other, phase, price) + 1)
        for own in range(_pieces(view, seat, phase, price) + 1):
            for count in theirs[: phase.lot.quantity - own + 1]:
                game, chance = copied(world), Secret(luck)
                for one, pieces in ((seat, own), (other, count)):
                    bid = moves.Bid(pieces, price) if pieces else moves.Pass()
                    engine.play_in_place(game, one, bid, chance)
                ahead = _ahead(game, seat, other) - paid * (own - count)
                found[own, count] = found.get((own, count), 0.0) + ahead / WORLDS
    return found


def _ahead(game: FuggerState, seat: Seat, other: Seat) -> float:
    """By how many florins a house is ahead of the other."""
    if game.over:
        points = {score.seat: float(score.points) for score in game.scores}
        return points[seat] - points[other]
    return advice.ADVISOR.worth(game, seat) - advice.ADVISOR.worth(game, other)


def _prices(contest: Contest, limit: int, most: int) -> Sequence[int]:
    """The prices from the limit to a little beyond the one at which winning is worth no more than losing."""
    if not most:
        return [limit]
    gain = (contest.worths[most, 0] - contest.worths[0, most]) / (2 * most)
    if contest.sells:
        return range(limit, max(UNIT, min(limit, round(-gain)) - BEYOND * UNIT) - 1, -UNIT)
    return range(limit, max(limit, round(gain)) + BEYOND * UNIT + 1, UNIT)


def _chances(limit: int, shares: Sequence[float | None], prices: int) -> list[float]:
    """The chance of each price from the limit on, and of no bid."""
    found = [0.0] * (prices + 1)
    for share in shares:
        at = prices if share is None else min(round(share * limit / UNIT), prices - 1)
        found[at] += 1 / len(shares)
    return found
