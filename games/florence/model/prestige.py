"""The worth of prestige cards at the end of the game (rules 8.1, 8.2)."""

from games.core import Seat
from games.florence.model import components as c
from games.florence.model.state import Principality
from games.florence.model.work import COUNTERS


def prestige_pp(card: str, houses: list[Principality], seat: Seat) -> int:
    """The prestige points of a card for its owner. Majorities compare all players, holders or not."""
    prestige = c.PRESTIGE_CARDS[card]
    if prestige.needs:
        mine = houses[seat]
        for counter, least in prestige.needs.items():
            if COUNTERS[counter](mine) < least:
                return 0
        return prestige.pp
    if prestige.fewest:
        counts = [-COUNTERS[prestige.fewest](house) for house in houses]
    else:
        counts = [COUNTERS[prestige.most](house) for house in houses]
        if counts[seat] == 0:
            return 0
    own = counts.pop(seat)
    best_of_others = max(counts)
    if own > best_of_others:
        return prestige.pp
    return prestige.tie if own == best_of_others else 0
