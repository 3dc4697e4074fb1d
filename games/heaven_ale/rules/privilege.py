"""Completed pairs and privilege cards (rules 2.10, 2.11, 4.4)."""

from collections.abc import Collection
from typing import Any

from games.core import Checked, Move, Note, Offer, Refusal, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.data_rows import OF_A_RESOURCE
from games.heaven_ale.model.gains import NOTHING, Gain, gain_note, gain_of, receive
from games.heaven_ale.model.orders import PlaceNext
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard
from games.heaven_ale.rules.decision import SALE, Decision, why_not_held

RULE = "4.4"


def complete_pair(ctx: Context, seat: Seat, pair: str) -> None:
    """A pair has both discs: a card may follow, if one is left."""
    ctx.tell(events.PairCompleted(seat, pair))
    if ctx.game.boards[seat].cards:
        ctx.push(Privilege(seat, pair))
    else:
        ctx.tell(events.PairClosed(seat, pair))


def card_gain(board: PlayerBoard, card: str, resource: str) -> Gain:
    """What a card brings when it is placed; `resource` where it needs one (rules 2.11)."""
    effect = c.CARDS[card].effect
    amount = c.CARDS[card].amount
    if effect == "per_tile":
        return gain_of(resource, sum(c.TILES[tile].kind == resource for tile in board.garden.values()))
    if effect == "per_disc":
        return gain_of(resource, len(board.discs))
    return NOTHING if effect == "per_barrel" else gain_of(effect, amount)


class Privilege(Decision):
    """Place one card at the pair just completed, or none ever (rules 4.4)."""

    rule = RULE

    pair: str

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        return note("ask-place-card", pair=self.pair)

    offer_factories = {
        moves.PlaceCard: lambda phase, game, seat: place_card_offer(game.boards[seat]),
        moves.SkipCard: lambda phase, game, seat: Offer(moves.SkipCard),
        **SALE,
    }

    def _place(self, ctx: Context, seat: Seat, move: moves.PlaceCard) -> None:
        board = ctx.game.boards[seat]
        gain = card_gain(board, move.card, move.resource)
        board.cards.remove(move.card)
        board.placed[self.pair] = move.card
        ctx.tell(events.CardPlaced(seat, self.pair, move.card, **receive(board, gain)))
        ctx.pop()

    def _skip(self, ctx: Context, seat: Seat, move: moves.SkipCard) -> None:
        ctx.tell(events.PairClosed(seat, self.pair))
        ctx.pop()

    handlers = {moves.PlaceCard: _place, moves.SkipCard: _skip, **Decision.handlers}

    def _ordered(self, game: HeavenAleState, seat: Seat, order: PlaceNext) -> Move | None:
        """A card that helps the last resource needs no choice in advance, unless several are last."""
        least = game.boards[seat].least_resources()
        alone = least[0] if c.CARDS[order.card].effect == "per_disc" and len(least) == 1 else ""
        return moves.PlaceCard(order.card, alone or order.resource)

    order_handlers = {PlaceNext: _ordered}

    def sold(self, ctx: Context) -> None:
        """Selling the last card counts as declining."""
        if not ctx.game.boards[self.seat].cards:
            ctx.tell(events.PairClosed(self.seat, self.pair))
            ctx.pop()


def place_card_offer(board: PlayerBoard) -> Offer:
    """A card of the hand, and a resource for the two that need one."""

    def preview(card: str, resource: str = moves.NO_RESOURCE) -> Note | None:
        effect = c.CARDS[card].effect
        if effect == "per_barrel":
            return note("hint-per-barrel", vp=c.CARDS[card].amount, barrels=len(board.barrels))
        if effect == "per_disc" and not resource and len(board.least_resources()) == 1:
            resource = board.least_resources()[0]
        if effect in OF_A_RESOURCE and not resource:
            return None
        return gain_note(board, card_gain(board, card, resource))

    return Offer(
        moves.PlaceCard,
        previews={"card": preview, "resource": preview},
        card=Checked(board.cards, lambda card: why_not_held(board, card, RULE)),
        resource=lambda card: resources_for(board, card),
    )


def resources_for(board: PlayerBoard, card: str) -> Collection[Any]:
    """Any resource for one card, the least advanced for another, none for the rest."""
    effect = c.CARDS[card].effect
    if effect == "per_tile":
        return Checked(c.RESOURCES, lambda resource: why_not_resource(resource, RULE))
    if effect != "per_disc":
        return (moves.NO_RESOURCE,)
    least = board.least_resources()

    def why_not_least(resource: str) -> Refusal | None:
        if resource in least:
            return None
        return why_not_resource(resource, RULE) or Refusal("ERR_NOT_LEAST_RESOURCE", "2.11", resources=least)

    return Checked(least, why_not_least)


def why_not_resource(resource: str, rule: str) -> Refusal | None:
    """Why a required resource is missing. `rule`: the section that requires it."""
    if resource in c.RESOURCES:
        return None
    return Refusal("ERR_NEED_RESOURCE_CHOICE", rule, resources=tuple(c.RESOURCES))
