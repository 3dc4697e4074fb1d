"""What all decisions of a turn share: one seat, and selling cards at any moment (rules 4.1, 5)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core import (
    Checked,
    Move,
    MoveHandler,
    Offer,
    OfferFactory,
    OffersByKind,
    Preview,
    Refusal,
    Seat,
    SingleSeatPhase,
    note,
)
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard


class Decision(OffersByKind[HeavenAleState], SingleSeatPhase[HeavenAleState]):
    """One seat decides; whatever limits its answer is public (rules 5). Each subclass has `SALE` among its
    offer_factories, as the last."""

    forced_is_seen = True

    def default(self, game: HeavenAleState, seat: Seat) -> Move:
        """The phase's own default: a card is never sold for an absent player."""
        own = [offer for offer in self.open_offers(game, seat) if offer.move is not moves.SellCard]
        return next(own[-1].moves()) if own else super().default(game, seat)

    def _sell(self, ctx: Context, seat: Seat, move: moves.SellCard) -> None:
        board = ctx.game.boards[seat]
        board.cards.remove(move.card)
        board.ducats += c.SOLD_CARD
        ctx.tell(events.CardSold(seat, move.card, c.SOLD_CARD))
        self.sold(ctx)

    handlers: ClassVar[Mapping[type[Move], MoveHandler]] = {moves.SellCard: _sell}

    def sold(self, ctx: Context) -> None:
        """A card was sold during this phase."""


def why_not_held(board: PlayerBoard, card: str, rule: str) -> Refusal | None:
    """Why a card can't come from the hand."""
    return None if card in board.cards else Refusal("ERR_CARD_NOT_HELD", rule, card=card)


_SALE = note("hint-sell", ducats=c.SOLD_CARD)
_SALE_PREVIEWS: dict[str, Preview] = {"card": lambda card: _SALE}


def sell_offer(board: PlayerBoard) -> Offer:
    """Any card still in hand, for three ducats (rules 2.11)."""
    return Offer(
        moves.SellCard,
        does=_SALE,
        previews=_SALE_PREVIEWS,
        card=Checked(board.cards, lambda card: why_not_held(board, card, "2.11"), allowed=board.cards),
    )


SALE: Mapping[type[Move], OfferFactory] = {
    moves.SellCard: lambda phase, game, seat: sell_offer(game.boards[seat])
}
"""Makes the offer of a sale."""
