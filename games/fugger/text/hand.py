"""A house's private information in words: its orders; and figures to decide by, from public information
(rules 11)."""

from games.core import Note, Seat, note
from games.fugger.deals.deals import open_cards
from games.fugger.rules.game import Fugger
from games.fugger.text.insight import bidders, prospect_note, prospects

FEW = 8
"""Maximum number of prospects told."""


def hand_text(view: Fugger, seat: Seat) -> tuple[Note, ...]:
    """Orders first, then the deals in reach, then who could bid for what."""
    if view.over or view.stage == "setup":
        return ()
    orders = tuple(Note("order-given", {"order": order}) for order in view.standing.get(seat, ()))
    told = tuple(prospect_note(prospect) for prospect in prospects(view, seat)[:FEW])
    bids = [told for card in open_cards(view) for told in bidders(view, card)]
    return (
        note("heading-orders"),
        *(orders or (note("order-none"),)),
        *((note("heading-prospects"), *told) if told else ()),
        *((note("heading-bidders"), *bids) if bids else ()),
    )
