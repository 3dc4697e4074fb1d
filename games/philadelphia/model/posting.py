"""An ad goes from the hand to the field (rules 4, post)."""

from games.core import Seat, TurnContext
from games.philadelphia.model import events
from games.philadelphia.model.state import Ad, PhiladelphiaState


def put_on_field(ctx: TurnContext[PhiladelphiaState], seat: Seat, card: str, cost: int) -> None:
    """Pay and post; the caller triggers the resulting effects."""
    agency = ctx.game.agencies[seat]
    agency.gold -= cost
    agency.give(card)
    agency.field.append(Ad(card))
    ctx.tell(events.AdPosted(seat, card, -cost))
