"""The start area: taking a place and its bonus (rules 2.4, 4.7)."""

from functools import lru_cache
from typing import Any

import msgspec

from games.core import Checked, Move, Note, Offer, Refusal, Seat, SeatFigure, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events, moves
from games.heaven_ale.model.gains import FIELDS, Gain, gain_note, receive, received_notes
from games.heaven_ale.model.orders import ReturnToStart, SellInTheEnd
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard
from games.heaven_ale.rules.decision import SALE, Decision
from games.heaven_ale.rules.final import sale_would_add
from games.heaven_ale.rules.privilege import why_not_resource

RULE = "4.7"


@lru_cache(maxsize=256)
def bonus(place: str, resource: str) -> Gain:
    """The bonus of a place; its steps go to `resource`."""
    bonus = c.PLACES[place]
    steps = {"ducats": bonus.ducats, "brewmaster": bonus.brewmaster, resource: bonus.steps}
    return tuple(steps.get(field, 0) for field in FIELDS)


def place_offer(game: HeavenAleState, seat: Seat, only_first: bool = False) -> Offer:
    """A place without another figure; the first one if no other is allowed."""
    board = game.boards[seat]
    taken = {other.place: at for at, other in enumerate(game.boards) if other is not board and other.place}

    def why_not_place(place: str) -> Refusal | None:
        if place not in c.PLACES:
            return Refusal("ERR_UNKNOWN_START_SPACE", RULE, place=place)
        if place in taken:
            return Refusal("ERR_START_SPACE_TAKEN", RULE, place=place, player=SeatFigure(taken[place]))
        if only_first and place != c.FIRST_PLACE:
            return Refusal("ERR_MUST_TAKE_FIRST_SPACE", RULE, place=c.FIRST_PLACE)
        return None

    def preview(place: str, resource: str = moves.NO_RESOURCE) -> Note | None:
        if place == c.FIRST_PLACE:
            return note("hint-first-place", vp=c.FIRST_PLACE_VP)
        if c.PLACES[place].steps and not resource:
            return note("hint-steps", steps=c.PLACES[place].steps)
        return gain_note(board, bonus(place, resource))

    offer = Offer(
        moves.TakePlace,
        warning=lambda: _unsold(game, board, offer, "warn-unsold"),
        previews={"place": preview, "resource": preview},
        says=lambda move: Note(
            "says-take-place",
            {"place": move.place, "gains": received_notes(board, bonus(move.place, move.resource))},
        ),
        place=Checked(c.PLACES, why_not_place),
        resource=lambda place: (
            Checked(c.RESOURCES, lambda resource: why_not_resource(resource, RULE))
            if c.PLACES[place].steps
            else (moves.NO_RESOURCE,)
        ),
    )
    return offer


def returning_offer(game: HeavenAleState, seat: Seat) -> Offer:
    """The places for a figure that returns. The last to return must take the first place, if it is free."""
    late = all(
        board.returned and board.place != c.FIRST_PLACE
        for other, board in enumerate(game.boards)
        if other != seat
    )
    return place_offer(game, seat, only_first=late)


def take_place(ctx: Context, seat: Seat, move: moves.TakePlace) -> None:
    """Put the figure there and take the bonus."""
    board = ctx.game.boards[seat]
    board.place = move.place
    came = receive(board, bonus(move.place, move.resource))
    ctx.tell(events.PlaceTaken(seat, move.place, **came))


class InStartArea(Decision, tag="AtStart"):
    """Back in the start area: choose a place; out for the rest of the round (rules 4.7)."""

    rule = RULE

    def asks(self, game: HeavenAleState, seat: Seat) -> Note:
        board = game.boards[seat]
        return _unsold(game, board, returning_offer(game, seat), "ask-place-last") or note("ask-place")

    offer_factories = {moves.TakePlace: lambda phase, game, seat: returning_offer(game, seat), **SALE}

    def _take(self, ctx: Context, seat: Seat, move: moves.TakePlace) -> None:
        board = ctx.game.boards[seat]
        board.position = 0
        board.returned = True
        take_place(ctx, seat, move)
        ctx.pop()

    handlers = {moves.TakePlace: _take, **Decision.handlers}

    def _return(self, game: HeavenAleState, seat: Seat, order: ReturnToStart) -> Move:
        return moves.TakePlace(order.place, order.resource)

    def _sell_first(self, game: HeavenAleState, seat: Seat, order: SellInTheEnd) -> Move | None:
        board = game.boards[seat]
        unsold = _unsold(game, board, returning_offer(game, seat), "ask-place-last")
        return None if unsold is None else moves.SellCard(board.cards[0])

    order_handlers = {ReturnToStart: _return, SellInTheEnd: _sell_first}


def _unsold(game: HeavenAleState, board: PlayerBoard, offer: Offer, id: str) -> Note | None:
    """At the last opportunity: a warning that selling cards first would bring points, counting the best
    place's bonus (rules 11, O19)."""
    if not game.last_round or not board.cards:
        return None
    cards, vp = max((_sale_at(game, board, move) for move in offer.moves()), key=lambda sale: sale[1])
    return note(id, cards=cards, ducats=cards * c.SOLD_CARD, vp=vp) if vp else None


def _sale_at(game: HeavenAleState, board: PlayerBoard, move: Any) -> tuple[int, int]:
    """Number of cards worth selling before this place is taken, and the gain."""
    after = msgspec.structs.replace(board, resources=list(board.resources))
    receive(after, bonus(move.place, move.resource))
    return sale_would_add(game, after)
