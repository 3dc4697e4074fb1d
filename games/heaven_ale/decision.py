"""What all decisions of a turn have in common: one seat, and selling cards at any moment (rules 4.1, 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.core import Checked, Flow, Move, Offer, Phase, Refusal, Seat, note
from games.heaven_ale import components as c
from games.heaven_ale import events, moves

if TYPE_CHECKING:
    from games.heaven_ale.game import HeavenAle
    from games.heaven_ale.state import PlayerBoard


class Decision(Phase):
    """One seat decides; everything that limits its answer is open to all (rules 5)."""

    seat: Seat

    def tell_forced(self, game: HeavenAle) -> bool:
        return True

    def waits_for(self, game: HeavenAle) -> Sequence[Seat]:
        return (self.seat,)

    def offers(self, game: HeavenAle, seat: Seat) -> tuple[Offer, ...]:
        board = game.boards[seat]
        return (*self.own_offers(game, board), sell_offer(board))

    def own_offers(self, game: HeavenAle, board: PlayerBoard) -> tuple[Offer, ...]:
        """What this phase takes besides a sale."""
        raise TypeError(f"{type(self).__name__} offers nothing of its own")

    def answer(self, flow: Flow, seat: Seat, move: Move) -> None:
        if isinstance(move, moves.SellCard):
            _sell(flow, seat, move.card)
            self.sold(flow)
        else:
            self.own_answer(flow, flow.game.boards[seat], move)

    def own_answer(self, flow: Flow, board: PlayerBoard, move: Move) -> None:
        """Carry out a move other than a sale."""
        raise TypeError(f"{type(self).__name__} takes no answer of its own")

    def sold(self, flow: Flow) -> None:
        """A card was sold during this phase."""


def why_not_held(board: PlayerBoard, card: str, rule: str) -> Refusal | None:
    """Why a card cannot come from the hand."""
    return None if card in board.cards else Refusal("E_CARD_NOT_HELD", rule, card=card)


def sell_offer(board: PlayerBoard) -> Offer:
    """Any card still in hand, for three ducats (rules 2.11)."""
    return Offer(
        moves.SellCard,
        hints={"card": lambda card: note("hint-sell", ducats=c.SOLD_CARD)},
        card=Checked(board.cards, lambda card: why_not_held(board, card, "2.11"), allowed=board.cards),
    )


def _sell(flow: Flow, seat: Seat, card: str) -> None:
    board = flow.game.boards[seat]
    board.cards.remove(card)
    board.ducats += c.SOLD_CARD
    flow.tell(events.CardSold(seat, card, c.SOLD_CARD))
