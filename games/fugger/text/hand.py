"""A house's private information in words: its orders; and figures to decide by, from public information
(rules 11)."""

from collections.abc import Iterator

from games.core import Note, Seat, note
from games.fugger.deals.deals import open_cards
from games.fugger.rules.game import Fugger
from games.fugger.text.insight import lots_view, prospect_note, prospects

FEW = 8
"""Maximum number of prospects told."""


def hand_text(view: Fugger, seat: Seat) -> tuple[Note, ...]:
    """Orders first, then the deals in reach, then who could bid for what."""
    if view.over or view.stage == "setup":
        return ()
    orders = tuple(Note("order-given", {"order": order}) for order in view.standing.get(seat, ()))
    told = tuple(prospect_note(prospect) for prospect in prospects(view, seat)[:FEW])
    bidders = tuple(_bidders(view))
    return (
        note("heading-orders"),
        *(orders or (note("order-none"),)),
        *((note("heading-prospects"), *told) if told else ()),
        *((note("heading-bidders"), *bidders) if bidders else ()),
    )


def _bidders(view: Fugger) -> Iterator[Note]:
    """Every lot of an open card that somebody could bid for if it came up now, with the bidders."""
    for card in open_cards(view):
        for lot in lots_view(view, card):
            houses = tuple(note("rival-seller", player=seat, count=count) for seat, count in lot.houses)
            if houses:
                yield Note(
                    "text-bidders",
                    {
                        "card": card,
                        "good": lot.good,
                        "quantity": lot.quantity,
                        "houses": houses,
                        "least": lot.prices[0],
                        "most": lot.prices[1],
                    },
                )
