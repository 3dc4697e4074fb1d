"""Posting ads of the hand, and what may be paid for (rules 4)."""

from collections.abc import Sequence
from functools import lru_cache

from games.core import Checked, Move, Note, Offer, Refusal, Seat, note
from games.philadelphia.model.roles import why_not_in_hand
from games.philadelphia.model.standing_effects import own_cost, price_change
from games.philadelphia.model.state import Agency, PhiladelphiaState


def why_not_pay(agency: Agency, need: int) -> Refusal | None:
    """Why an agency can't pay this much."""
    return None if need <= agency.gold else _no_gold(need, agency.gold)


@lru_cache(maxsize=1024)
def _no_gold(need: int, have: int) -> Refusal:
    return Refusal("ERR_NO_MONEY", "4", need=need, have=have)


def cost_note(agency: Agency, cost: int) -> Note:
    """A price, and the gold left after it."""
    return note("hint-post", cost=cost, left=agency.gold - cost)


def post_offer(
    game: PhiladelphiaState,
    seat: Seat,
    move: type[Move],
    discount: int = 0,
    shut: Sequence[str] = (),
    closed: Refusal | None = None,
) -> Offer:
    """Any ad of the hand that its owner can pay; `shut`: those effects have posted already."""
    agency = game.agencies[seat]
    change = price_change(agency) - discount

    def why_not(card: str) -> Refusal | None:
        if (absent := why_not_in_hand(agency.hand, card)) is not None:
            return absent
        if card in shut:
            return Refusal("ERR_POSTED_ALREADY", "9.2", card=card)
        return why_not_pay(agency, own_cost(agency, card, change))

    def preview(card: str) -> Note:
        return cost_note(agency, own_cost(agency, card, change))

    return Offer(move, closed, previews={"card": preview}, card=Checked(tuple(agency.hand), why_not))
