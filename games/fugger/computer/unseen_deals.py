"""What a merchant may hope for from deals that are not open yet: unseen cards, with their likely places and
prices."""

from functools import lru_cache

from games.fugger.computer.distances import FAR, steps
from games.fugger.computer.estimates import ESTIMATES
from games.fugger.model import components as c
from games.fugger.model.components import GOODS
from games.fugger.model.data_rows import Mode
from games.fugger.model.state import FuggerState, Merchant
from games.fugger.rules.deals.lots import lots_of, side_of

UNSEEN, TYPICAL = ESTIMATES.unseen, ESTIMATES.goods.typical


def known_cards(game: FuggerState) -> tuple[str, ...]:
    """The cards that are open or gone."""
    return (*game.gone, *[deal.card for deal in game.open])


def hopes_of(game: FuggerState, known: tuple[str, ...], one: Merchant, space: str) -> float:
    """What the goods and the free hands of a merchant may gain from a space."""
    closed = game.month.sea_closed or c.month(game.now + 1).sea_closed
    by_good, free_hands = chances(game.options.mode, known, space, closed)
    hopes = max(0, UNSEEN.sight - one.load) / UNSEEN.sight * free_hands
    for count, gain in zip(one.goods, by_good, strict=True):
        hopes += min(count, UNSEEN.sight) * gain
    return hopes


@lru_cache(maxsize=4096)
def chances(mode: Mode, known: tuple[str, ...], space: str, closed: bool) -> tuple[tuple[float, ...], float]:
    """On the average of all unseen cards, from one space: the gain for a piece of each good, and for free
    hands."""
    away = steps(closed)[space]
    by_good, free_hands = [0.0] * len(GOODS), 0.0
    cards = [card for kind in ("demand", "supply") for card in c.cards_of_kind(mode, kind)]
    unseen = [card for card in cards if card not in known]
    for card in unseen:
        near = UNSEEN.near ** -(-away.get(c.TOWN_OF[card], FAR) // c.NUMBERS.most_steps)
        side = side_of(card)
        for lot in lots_of(card, side):
            good = GOODS.index(lot.good)
            middle = (c.FORCED[good] + TYPICAL[good]) / 2
            if side == "demand":
                by_good[good] += near * max(0.0, lot.limit - middle)
            else:
                free_hands += near * max(0.0, middle - lot.limit) * min(lot.quantity, UNSEEN.bought)
    every = max(len(unseen), 1)
    return tuple([one / every for one in by_good]), free_hands / every
