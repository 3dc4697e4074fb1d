"""Moves that are no action: selling prestige, recruiting, Merchant and Professor (rules 5.5, 6, 9.4,
12.2).

A seat may make them whenever it decides in an auction or in its own turn."""

from collections.abc import Collection
from typing import ClassVar

from games.core import (
    Checked,
    Move,
    MoveHandler,
    Offer,
    OfferFactory,
    OffersByKind,
    Phase,
    Preview,
    Refusal,
    Seat,
    note,
)
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState, Principality
from games.florence.rules.characters import (
    merchant_offer,
    professor_offer,
    use_merchant,
    use_professor,
)
from games.florence.rules.recruiting import recruit, recruit_offer

_SELL_PREVIEWS: dict[str, Preview] = {
    "count": lambda count: note("hint-income", florins=count * c.FLORINS_PER_PP_SOLD)
}


class DecisionByKind(OffersByKind[FlorenceState]):
    """An own decision at which a seat may also make the free moves (rules 12.2)."""

    expansion: ClassVar[Collection[type[Move]]] = frozenset((moves.UseMerchant, moves.UseProfessor))
    """The kinds of move that exist only with the characters."""

    def kinds(self, game: FlorenceState, seat: Seat) -> Collection[type[Move]]:
        offer_factories: Collection[type[Move]] = self.offer_factories
        if game.characters is not None:
            return offer_factories
        return [kind for kind in offer_factories if kind not in self.expansion]


def sell_offer(phase: Phase, game: FlorenceState, seat: Seat) -> Offer:
    """Sell prestige (not with the expansion)."""
    house = game.houses[seat]
    counts = range(1, house.pp + 1)
    return Offer(
        moves.SellPrestige,
        closed=None if game.characters is None else Refusal("ERR_PP_SALE_DISABLED", "9.1"),
        previews=_SELL_PREVIEWS,
        count=Checked(counts or (1,), lambda count: _why_not_sell(house, count), allowed=counts),
    )


FREE_OFFERS: dict[type[Move], OfferFactory] = {
    moves.SellPrestige: sell_offer,
    moves.Recruit: lambda phase, game, seat: recruit_offer(game, seat),
    moves.UseMerchant: lambda phase, game, seat: merchant_offer(game, seat),
    moves.UseProfessor: lambda phase, game, seat: professor_offer(game, seat),
}


def _why_not_sell(house: Principality, count: int) -> Refusal | None:
    if count > house.pp:
        return Refusal("ERR_NOT_ENOUGH_PP", "5.5", have=house.pp, need=count)
    return moves.why_no_count(count)


def sell(phase: Phase, ctx: Context, seat: Seat, move: moves.SellPrestige) -> None:
    """Prestige points for florins (rules 5.5)."""
    house = ctx.game.houses[seat]
    florins = move.count * c.FLORINS_PER_PP_SOLD
    house.pp -= move.count
    house.florins += florins
    ctx.tell(events.PrestigeSold(seat, move.count, florins))


FREE_HANDLERS: dict[type[Move], MoveHandler] = {
    moves.SellPrestige: sell,
    moves.Recruit: recruit,
    moves.UseMerchant: use_merchant,
    moves.UseProfessor: use_professor,
}
