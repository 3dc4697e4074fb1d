"""What a player of Fugger, Welser, Medici can mean (rules 11)."""

from games.core import Move, Seat
from games.fugger.model.state import Bundle


class ChooseHome(Move, frozen=True):
    """home: the home town; before one's turn it is an order."""

    home: str


class Bid(Move, frozen=True):
    """bid: how many pieces at which price each; also for villas, bonds and the auctions of events."""

    quantity: int
    price: int


class BidAlone(Move, frozen=True):
    """alone: so many at the ceiling (selling) or the floor (buying), where nobody else may bid."""

    quantity: int


class Pass(Move, frozen=True):
    """pass: no bid, no favour, no bet."""


class Sell(Move, frozen=True):
    """sell: a forced sale of so many of a ware, named with its place (`wh-cloth`) or `bond`."""

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
    """give: goods from one of one's places to another on the same space; `good` may be `all`."""

    source: str
    target: str
    good: str
    quantity: int


class Go(Move, frozen=True):
    """go: a merchant to a space up to three away; the way, whom to pay for entering a region with several
    holders of safe conduct (and a second such region), and how many +1 to buy at each attack."""

    merchant: str
    goal: str
    way: str = ""
    payee: Seat | None = None
    second_payee: Seat | None = None
    plus: int = 0


class Stand(Move, frozen=True):
    """stand: how many +1 a merchant buys that stands among robbers already."""

    merchant: str
    plus: int = 0


class Lose(Move, frozen=True):
    """lose: which goods are given up to robbers, or spilt."""

    cloth: int = 0
    spice: int = 0
    metal: int = 0


class Done(Move, frozen=True):
    """done: no more moves, or no more market."""


class OfferTrade(Move, frozen=True):
    """offer: to another house: what it gets and the florins with it, what it is to give and its florins.
    `instead` names the offer this one answers (0: none). `place` is where it is to be carried out: one of
    those that are possible if they are several, else "", wherever the houses meet. None stands in logs of
    before there were places."""

    taker: Seat
    gives: Bundle = ()
    wants: Bundle = ()
    pays: int = 0
    gets: int = 0
    instead: int = 0
    place: str | None = None


class AcceptTrade(Move, frozen=True):
    """accept: an offer that was made to one."""

    trade: int


class DropTrade(Move, frozen=True):
    """decline: an offer that was made to one, or withdraw one's own."""

    trade: int


class Prebid(Move, frozen=True):
    """prebid: a sealed bid for a lot of an open card, ahead of time; quantity 0 passes."""

    card: str
    lot: int
    quantity: int
    price: int


class SetRoute(Move, frozen=True):
    """route: a merchant's way over several rounds. Usually the fewest rounds, waiting at the goal while a
    deal is open there, ended by trouble; `manner` names what is to be otherwise."""

    merchant: str
    goal: str
    manner: tuple[str, ...] = ()


class OrderList(Move, frozen=True):
    """order: what to sell first, where cubes go first, which faces to bet on, payday without a question;
    time at the next market, which all may know (hold)."""

    topic: str
    choice: tuple[str, ...] = ()


class OrderFavour(Move, frozen=True):
    """order-favour: do noble customers a favour of so many florins if so much cash is left."""

    florins: int
    keep: int


class OrderSheep(Move, frozen=True):
    """order-sheep: pass the black sheep on while it costs at most so much, to a house or to the next."""

    most: int
    to: Seat | None = None


class DropOrder(Move, frozen=True):
    """drop: an order given ahead."""

    order: str
