"""Standing orders of Fugger, Welser, Medici: homes, lists, favours, the black sheep (rules 11). Advance bids
stand in `deals/ordering.py`, routes in `journeys/routes.py`."""

from games.core import LastingOrder, Note, Seat, StandingOrder, note

TOPICS = ("selling", "cubes", "lottery", "payday")
"""What a list can be an order for."""


class HomeAhead(StandingOrder, frozen=True):
    """The home town a house chooses when it is its turn."""

    home: str


class OrderList(LastingOrder, frozen=True):
    """What to sell first, where cubes go first, which faces to bet on; payday without a question."""

    topic: str
    choice: tuple[str, ...] = ()

    @property
    def about(self) -> str:
        return self.topic

    def says(self) -> Note | None:
        if self.topic not in TOPICS:
            return None
        return note(f"order-{self.topic}", **{_LISTED.get(self.topic, "choice"): self.choice})


_LISTED = {"selling": "wares", "cubes": "regions", "lottery": "faces"}


class OrderFavour(LastingOrder, frozen=True):
    """Do noble customers a favour of this many florins if enough cash is left. Of several amounts the one
    with the most cash to be left goes first."""

    florins: int
    keep: int

    @property
    def about(self) -> tuple[str, int]:
        return ("favour", self.florins)

    def says(self) -> Note:
        return note("order-favour", florins=self.florins, keep=self.keep)


class OrderSheep(LastingOrder, frozen=True):
    """Hand the black sheep on while it costs at most this much, to a house or to the next."""

    most: int
    to: Seat | None = None

    def says(self) -> Note:
        if self.to is None:
            return note("order-sheep", most=self.most)
        return note("order-sheep-to", most=self.most, player=self.to)
