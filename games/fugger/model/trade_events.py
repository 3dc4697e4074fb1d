"""Events of trade between houses."""

from games.core import Event, Note, Seat
from games.fugger.model import components as c
from games.fugger.model.amounts import bundle


class _Trade(Event, frozen=True):
    """A trade between two houses; signed as it changes `seat`'s belongings, the other way round `taker`'s."""

    composed = {"gives": lambda event: event._one_way(-1), "gets": lambda event: event._one_way(1)}
    seat: Seat
    taker: Seat
    trade: int
    cloth: int
    spice: int
    metal: int
    bonds: int
    florins: int
    places: tuple[str, ...] = ()

    def _one_way(self, sign: int) -> tuple[Note, ...]:
        """What changes hands in one direction: wares, then money."""
        counts = (*zip(c.GOODS, (self.cloth, self.spice, self.metal), strict=True), (c.BOND, self.bonds))
        return bundle(((ware, sign * count) for ware, count in counts), sign * self.florins)


class TradeOffered(_Trade, frozen=True):
    """A standing offer. `places`: where, if it says so."""


class _OfOffer(Event, frozen=True):
    seat: Seat
    trade: int


class TradeAccepted(_OfOffer, frozen=True):
    """An offer was accepted and waits for the houses to meet."""


class TradeWithdrawn(_OfOffer, frozen=True):
    """The offer of `seat` is gone."""


class TradeDeclined(_OfOffer, frozen=True):
    """An offer to `seat` is gone."""


class TradeDropped(_OfOffer, frozen=True):
    """Either of these, in logs that don't say which."""


class TradeMade(_Trade, frozen=True):
    """A trade was carried out. `places`: where the goods changed hands."""


class MarketHeld(Event, frozen=True):
    """A house asks for time at the next market, or withdraws that."""

    seat: Seat
    wanted: bool
