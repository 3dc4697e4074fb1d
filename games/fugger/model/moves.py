"""The moves of Fugger, Welser, Medici (rules 11)."""

from games.core import Move, Seat, note
from games.fugger.model.amounts import amount, amount_at, bundle, goods_text, place
from games.fugger.model.components import GOODS
from games.fugger.model.state import Bundle


class ChooseHome(Move, frozen=True):
    """home: the home town."""

    home: str


class Bid(Move, frozen=True):
    """bid: how many pieces at which price each; also for villas, bonds and the auctions of events."""

    quantity: int
    price: int


class BidAlone(Move, frozen=True):
    """alone: a quantity at the ceiling (selling) or the floor (buying), if no other seat may bid."""

    quantity: int


class Pass(Move, frozen=True):
    """pass: no bid, no favour, no bet."""


class Sell(Move, frozen=True):
    """sell: a forced sale of a quantity of a ware, named with its place (`wh-cloth`) or `bond`."""

    composed = {"what": lambda move: amount_at(move.ware, move.quantity)}
    ware: str
    quantity: int


class GrantFavour(Move, frozen=True):
    """favour: give up florins at a noble customer; with the calculation trick or without."""

    florins: int
    trick: bool = False


class PlaceCube(Move, frozen=True):
    """cube: a passage cube into a region."""

    region: str


class HandSheep(Move, frozen=True):
    """sheep: the black sheep to another house, or to oneself: taken."""

    to: Seat


class Bet(Move, frozen=True):
    """bet: on die faces of the lottery."""

    faces: tuple[str, ...]


class Payday(Move, frozen=True):
    """payday: how many regular merchants to hire, and which to dismiss."""

    hire: int
    dismiss: tuple[str, ...] = ()


class Give(Move, frozen=True):
    """give: goods from one of one's own places to another on the same space; `good` may be `all`."""

    composed = {
        "what": lambda move: amount(move.good, move.quantity) if move.good in GOODS else note("amount-all"),
        "out_of": lambda move: place(move.source),
        "into": lambda move: place(move.target),
    }
    source: str
    target: str
    good: str
    quantity: int


class Go(Move, frozen=True):
    """go: a merchant to a space up to three away; the way, whom to pay for entering a region with several
    holders of safe conduct (and a second such region), and how many +1 to buy at each attack."""

    composed = {"who": lambda move: place(move.merchant)}
    merchant: str
    goal: str
    way: str = ""
    payee: Seat | None = None
    second_payee: Seat | None = None
    plus: int = 0


class Stand(Move, frozen=True):
    """stand: number of +1 for a merchant that already stands among robbers."""

    merchant: str
    plus: int = 0


class Lose(Move, frozen=True):
    """lose: the goods lost to robbers, or spilt."""

    composed = {"goods": lambda move: goods_text((move.cloth, move.spice, move.metal))}
    cloth: int = 0
    spice: int = 0
    metal: int = 0


class Done(Move, frozen=True):
    """done: no more moves, or no more market."""


class OfferTrade(Move, frozen=True):
    """offer: to another house: what it gets and the florins with it, what it gives and its florins.
    `instead` is the offer this one answers (0: none). `place`: one of the possible places if there are
    several; else "", wherever the houses meet. None is found in logs from before places existed."""

    composed = {
        "hands": lambda move: bundle(move.gives, move.pays),
        "receives": lambda move: bundle(move.wants, move.gets),
    }
    taker: Seat
    gives: Bundle = ()
    wants: Bundle = ()
    pays: int = 0
    gets: int = 0
    instead: int = 0
    place: str | None = None


class AcceptTrade(Move, frozen=True):
    """accept: an offer made to this house."""

    trade: int


class DropTrade(Move, frozen=True):
    """decline: an offer made to this house, or withdraw its own."""

    trade: int


class Hold(Move, frozen=True):
    """hold: ask for time at the next market; everybody may know."""


class Release(Move, frozen=True):
    """release: need no time at the next market after all."""
