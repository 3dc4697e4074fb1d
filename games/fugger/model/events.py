"""Events of Fugger, Welser, Medici. Differences are signed; florins always belong to `seat`, and so does
`meter`, the steps it moves on the nobility meter. Events of trade between houses: `trade_events.py`."""

from games.core import Event, Seat, event_kinds
from games.fugger.model import components as c
from games.fugger.model import trade_events
from games.fugger.model.amounts import amount, either, goods_text, place


class StartPlayerRolled(Event, frozen=True):
    seat: Seat


class HomeChosen(Event, frozen=True):
    seat: Seat
    home: str
    meter: int


class DealOpened(Event, frozen=True):
    """A deal is laid out: its card, its town, and its date as a space of the calendar."""

    composed = {"from_event": lambda event: event.card in c.EVENTS}
    card: str
    city: str
    month: str
    urgent: bool


class VillaOpened(Event, frozen=True):
    card: str
    city: str
    month: str
    least: int


class FairOpened(Event, frozen=True):
    card: str
    city: str


class MonthBegan(Event, frozen=True):
    month: str
    start_player: Seat


class RentReceived(Event, frozen=True):
    seat: Seat
    card: str
    florins: int


class DealBegan(Event, frozen=True):
    card: str
    city: str


class DealVoid(Event, frozen=True):
    """A due card that nobody could bid for."""

    card: str
    city: str


class BidShown(Event, frozen=True):
    """A sealed bid is opened; quantity 0: none. `good` may also be a villa or an event's card."""

    composed = {
        "what": lambda event: amount(event.good, event.quantity),
        "object": lambda event: "bonds" if event.good == c.BOND else event.good,
        "single": lambda event: event.good in c.VILLAS or event.good in c.EVENTS,
    }
    seat: Seat
    good: str
    quantity: int
    price: int


class TieRolled(Event, frozen=True):
    seat: Seat
    roll: int


class _Ware(Event, frozen=True):
    """A quantity of a good, or of bonds, is sold or bought."""

    composed = {"what": lambda event: amount(event.good, event.quantity)}
    seat: Seat
    good: str
    quantity: int


class WareSold(_Ware, frozen=True):
    price: int
    florins: int


class WareBought(_Ware, frozen=True):
    price: int
    florins: int


class ForciblySold(_Ware, frozen=True):
    florins: int


class Fined(Event, frozen=True):
    seat: Seat
    florins: int


class DealEnded(Event, frozen=True):
    card: str


class DeckRenewed(Event, frozen=True):
    cards: int


class EventDrawn(Event, frozen=True):
    card: str


class BoomBegan(Event, frozen=True):
    deals: int


class BoomIgnored(Event, frozen=True):
    deals: int


class BoomEnded(Event, frozen=True):
    deals: int


class RobbersCame(Event, frozen=True):
    card: str
    region: str


class RobbersLeft(Event, frozen=True):
    card: str
    region: str


class BlockadeLaid(Event, frozen=True):
    composed = {"cities": lambda event: either(sorted(c.BLOCKED))}
    card: str


class BlockadeStopped(Event, frozen=True):
    card: str
    city: str


class SheepPassed(Event, frozen=True):
    seat: Seat
    to: Seat
    florins: int
    pot: int


class SheepTaken(Event, frozen=True):
    seat: Seat
    florins: int
    meter: int


class BetPlaced(Event, frozen=True):
    seat: Seat
    faces: tuple[str, ...]
    florins: int


class BetPassed(Event, frozen=True):
    seat: Seat


class LotteryDrawn(Event, frozen=True):
    face: int


class LotteryWon(Event, frozen=True):
    seat: Seat
    meter: int


class BondsBought(Event, frozen=True):
    seat: Seat
    bonds: int
    price: int
    meter: int


class AuctionPaid(Event, frozen=True):
    """What is paid in the auction of an event: by the winner, or by everybody."""

    seat: Seat
    card: str
    florins: int


class AuctionVoid(Event, frozen=True):
    card: str


class TrickWon(Event, frozen=True):
    seat: Seat
    card: str


class CorruptionWon(Event, frozen=True):
    seat: Seat
    card: str
    meter: int


class FavourGranted(Event, frozen=True):
    """The amount given up for a noble customer, the dice and their result."""

    seat: Seat
    florins: int
    roll: int
    result: str
    bonds: int
    meter: int


class FavourDeclined(Event, frozen=True):
    seat: Seat


class TrickUsed(Event, frozen=True):
    seat: Seat
    card: str


class CubePlaced(Event, frozen=True):
    seat: Seat
    region: str
    cubes: int


class TitleWon(Event, frozen=True):
    seat: Seat


class VillaBought(Event, frozen=True):
    seat: Seat
    card: str
    florins: int


class VillaUnsold(Event, frozen=True):
    card: str


class PaydayBegan(Event, frozen=True):
    month: str


class Hired(Event, frozen=True):
    seat: Seat
    merchant: str


class _Loss(Event, frozen=True):
    """A merchant loses goods: signed differences."""

    composed = {"goods": lambda event: goods_text((-event.cloth, -event.spice, -event.metal))}
    seat: Seat
    merchant: str
    cloth: int
    spice: int
    metal: int


class Dismissed(_Loss, frozen=True):
    """A regular merchant returns to the reserve."""


class InterestPaid(Event, frozen=True):
    seat: Seat
    florins: int


class WagesPaid(Event, frozen=True):
    seat: Seat
    florins: int


class TaxPaid(Event, frozen=True):
    seat: Seat
    florins: int


class TaxReceived(Event, frozen=True):
    seat: Seat
    florins: int


class GoodsMoved(Event, frozen=True):
    composed = {
        "what": lambda event: amount(event.good, event.quantity),
        "out_of": lambda event: place(event.source),
        "into": lambda event: place(event.target),
    }
    seat: Seat
    source: str
    target: str
    good: str
    quantity: int


class MerchantMoved(Event, frozen=True):
    """A merchant's move and all it paid to the bank for it."""

    seat: Seat
    merchant: str
    goal: str
    florins: int


class EntryPaid(Event, frozen=True):
    seat: Seat
    to: Seat
    region: str
    florins: int


class RoadRolled(Event, frozen=True):
    """The dice of a laden merchant on its way."""

    seat: Seat
    merchant: str
    roll: int
    trouble: bool


class Attacked(Event, frozen=True):
    """Robbers or pirates: the dice with everything added, and how many goods they take."""

    seat: Seat
    merchant: str
    card: str
    total: int
    lost: int
    florins: int


class GoodsLost(_Loss, frozen=True):
    """Robbers or trouble take goods."""


class LostAtSea(_Loss, frozen=True):
    """November finds a merchant at sea."""


class TurnEnded(Event, frozen=True):
    seat: Seat
    moved: int


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    florins: int


EVENTS = event_kinds(globals() | vars(trade_events))
