"""Events of Fugger, Welser, Medici. Differences are signed; florins always belong to `seat`."""

from games.core import Event, Seat, event_kinds


class StartPlayerRolled(Event, frozen=True):
    seat: Seat


class HomeChosen(Event, frozen=True):
    seat: Seat
    home: str
    meter: int


class DealOpened(Event, frozen=True):
    """A deal is laid out: its card, its town, and its date as a space of the calendar."""

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

    seat: Seat
    good: str
    quantity: int
    price: int


class TieRolled(Event, frozen=True):
    seat: Seat
    roll: int


class WareSold(Event, frozen=True):
    seat: Seat
    good: str
    quantity: int
    price: int
    florins: int


class WareBought(Event, frozen=True):
    seat: Seat
    good: str
    quantity: int
    price: int
    florins: int


class ForciblySold(Event, frozen=True):
    seat: Seat
    good: str
    quantity: int
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


class Dismissed(Event, frozen=True):
    seat: Seat
    merchant: str
    cloth: int
    spice: int
    metal: int


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


class GoodsLost(Event, frozen=True):
    seat: Seat
    merchant: str
    cloth: int
    spice: int
    metal: int


class LostAtSea(Event, frozen=True):
    seat: Seat
    merchant: str
    cloth: int
    spice: int
    metal: int


class TurnEnded(Event, frozen=True):
    seat: Seat
    moved: int


class TradeOffered(Event, frozen=True):
    """A standing offer; signed as it would change `seat`'s belongings. `places`: where, if it says so."""

    seat: Seat
    taker: Seat
    trade: int
    cloth: int
    spice: int
    metal: int
    bonds: int
    florins: int
    places: tuple[str, ...] = ()


class TradeAccepted(Event, frozen=True):
    """An offer was accepted and waits for the houses to meet."""

    seat: Seat
    trade: int


class TradeDropped(Event, frozen=True):
    seat: Seat
    trade: int


class TradeMade(Event, frozen=True):
    """A trade was carried out; signed as it changes `seat`'s belongings, the other way round `taker`'s.
    `places`: where the goods changed hands."""

    seat: Seat
    taker: Seat
    trade: int
    cloth: int
    spice: int
    metal: int
    bonds: int
    florins: int
    places: tuple[str, ...] = ()


class MarketHeld(Event, frozen=True):
    """A house asks for time at the next market, or withdraws that."""

    seat: Seat
    wanted: bool


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    florins: int


EVENTS = event_kinds(globals())
