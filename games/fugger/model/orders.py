"""Standing orders of Fugger, Welser, Medici: homes, lists, favours, the black sheep (rules 11). Advance bids
stand in `rules/deals/bidding.py`, routes in `rules/travel/routes.py`."""

from typing import ClassVar

from games.core import LastingOrder, Note, Seat, StandingOrder, note

TOPICS = ("selling", "cubes", "lottery", "payday")
"""What a list can be an order for."""


class HomeAhead(StandingOrder, frozen=True):
    """The home town a house chooses when it is its turn."""

    home: str


def _listed(topic: str, choice: tuple[str, ...]) -> Note:
    """A list in words; old logs have another topic."""
    if topic not in TOPICS:
        return note("order-other", name=topic)
    return note(f"order-{topic}", choice=choice)


class ChoiceAhead(LastingOrder, frozen=True, tag="OrderList"):
    """What to sell first, where cubes go first, which faces to bet on; payday without a question."""

    distinct_by: ClassVar[tuple[str, ...]] = ("topic",)
    composed = {"what": lambda order: _listed(order.topic, order.choice)}

    topic: str
    choice: tuple[str, ...] = ()


class FavourAhead(LastingOrder, frozen=True, tag="OrderFavour"):
    """Do noble customers a favour of this many florins if enough cash is left. Of several amounts the one
    with the most cash to be left goes first."""

    distinct_by: ClassVar[tuple[str, ...]] = ("florins",)

    florins: int
    keep: int


class SheepAhead(LastingOrder, frozen=True, tag="OrderSheep"):
    """Hand the black sheep on while it costs at most this much, to a house or to the next."""

    composed = {"to_next": lambda order: order.to is None}

    most: int
    to: Seat | None = None
