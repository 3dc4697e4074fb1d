"""Moves that are no action: selling prestige, recruiting, Merchant and Professor (rules 5.5, 6, 9.4, 12.2).

They may be made whenever the seat is the one to decide in an auction or in its own turn.
"""

from collections.abc import Iterator

from games.core import Checked, Flow, Handler, Hint, Move, Offer, Phase, Refusal, Seat, note
from games.florence import components as c
from games.florence import events, moves
from games.florence.characters import merchant_offer, professor_offer, use_merchant, use_professor
from games.florence.recruiting import recruit, recruit_offer
from games.florence.state import FlorenceState, Principality

_SELL_HINTS: dict[str, Hint] = {
    "count": lambda count: note("hint-florins", florins=count * c.FLORINS_PER_PP_SOLD)
}


def free_offers(game: FlorenceState, seat: Seat) -> Iterator[Offer]:
    """Sell prestige (not with the expansion), recruit; with it, use the Merchant or the Professor."""
    house = game.houses[seat]
    counts = range(1, house.pp + 1)
    yield Offer(
        moves.SellPrestige,
        closed=None if game.characters is None else Refusal("ERR_PP_SALE_DISABLED", "9.1"),
        hints=_SELL_HINTS,
        count=Checked(counts or (1,), lambda count: _why_not_sell(house, count), allowed=counts),
    )
    yield recruit_offer(game, seat)
    if game.characters is not None:
        yield merchant_offer(game, seat)
        yield professor_offer(game, seat)


def _why_not_sell(house: Principality, count: int) -> Refusal | None:
    if count > house.pp:
        return Refusal("ERR_NOT_ENOUGH_PP", "5.5", have=house.pp, need=count)
    return moves.why_no_count(count, "5.5")


def sell(phase: Phase, flow: Flow[FlorenceState], seat: Seat, move: moves.SellPrestige) -> None:
    """Prestige points for florins, at any time (rules 5.5)."""
    house = flow.game.houses[seat]
    florins = move.count * c.FLORINS_PER_PP_SOLD
    house.pp -= move.count
    house.florins += florins
    flow.tell(events.PrestigeSold(seat, move.count, florins))


FREE_HANDLERS: dict[type[Move], Handler] = {
    moves.SellPrestige: sell,
    moves.Recruit: recruit,
    moves.UseMerchant: use_merchant,
    moves.UseProfessor: use_professor,
}
