"""Events of Florence. Florins and prestige points are signed differences."""

from games.core import Event, Seat, event_kinds
from games.florence.model.placement import Cells


class Dealt(Event, frozen=True):
    """To one seat: the profession cards dealt."""

    cards: tuple[str, ...]


class HandChosen(Event, frozen=True):
    """A seat has made its secret choice."""

    seat: Seat


class HandReopened(Event, frozen=True):
    """A seat has taken its secret choice back."""

    seat: Seat


class HandSettled(Event, frozen=True):
    """To one seat: the card it gave back and the hand it starts with."""

    returned: str
    cards: tuple[str, ...]


class RoundStarted(Event, frozen=True):
    """A round begins; `closed` are the kinds closed in a game of two."""

    round: int
    minimum: int
    start_player: Seat
    closed: tuple[str, ...] = ()


class AuctionOpened(Event, frozen=True):
    seat: Seat
    kind: str
    amount: int


class Raised(Event, frozen=True):
    seat: Seat
    kind: str
    amount: int


class BidPassed(Event, frozen=True):
    seat: Seat
    kind: str


class AuctionsLeft(Event, frozen=True):
    """A seat leaves the round's auctions without an object."""

    seat: Seat


class ObjectWon(Event, frozen=True):
    seat: Seat
    kind: str
    amount: int


class BuilderHired(Event, frozen=True):
    """The `count`-th builder of a seat, and its new building cost."""

    seat: Seat
    count: int
    pp: int
    cost: int


class ObjectUnusable(Event, frozen=True):
    """Won, but without room, or a fourth builder (option): it goes back to the supply."""

    seat: Seat
    kind: str


class LandscapePlaced(Event, frozen=True):
    seat: Seat
    tile: str
    cells: Cells
    pp: int


class CardsSeen(Event, frozen=True):
    """A seat looks at the top cards of a deck."""

    seat: Seat
    deck: str
    count: int


class CardsOffered(Event, frozen=True):
    """To one seat: the cards it looks at."""

    deck: str
    cards: tuple[str, ...]


class CardKept(Event, frozen=True):
    """A seat has kept one card; nobody else knows which."""

    seat: Seat
    deck: str


class CardTaken(Event, frozen=True):
    """To one seat: the card it kept and the order of the others under the deck."""

    deck: str
    card: str
    bottom: tuple[str, ...]


class Built(Event, frozen=True):
    seat: Seat
    tile: str
    cells: Cells
    florins: int
    pp: int


class ActionPaid(Event, frozen=True):
    """A seat pays for a profession or bonus card."""

    seat: Seat
    deck: str
    florins: int


class FreedomIntroduced(Event, frozen=True):
    seat: Seat
    freedom: str
    florins: int


class WorkCompleted(Event, frozen=True, omit_defaults=True):
    """A work: its value part by part, and what was taken for it."""

    seat: Seat
    profession: str
    wv: int
    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonus: int
    bonus_cards: tuple[str, ...]
    florins: int
    pp: int
    muse: int = 0


class PrestigeSold(Event, frozen=True):
    seat: Seat
    count: int
    florins: int


class Recruited(Event, frozen=True):
    """`seat` takes a face-up profession of `player` and leaves a recruiting card there."""

    seat: Seat
    player: Seat
    profession: str


class TurnEnded(Event, frozen=True):
    seat: Seat
    actions: int


class BestWork(Event, frozen=True):
    """The best works of the round; everybody with that value gets the points."""

    seats: tuple[Seat, ...]
    wv: int
    pp: int


class NoBestWork(Event, frozen=True):
    """Nobody completed a work in this round."""

    round: int


class PrestigeRevealed(Event, frozen=True):
    """A prestige card is turned up at the end and brings `pp`."""

    seat: Seat
    card: str
    pp: int


class GameEnded(Event, frozen=True):
    """The game is over; several `winners` share the victory."""

    winners: tuple[Seat, ...]
    pp: int


class CharactersOffered(Event, frozen=True):
    """Phase A' begins: unused characters have returned; `florins` lie on the Banker."""

    returned: tuple[str, ...]
    florins: int


class LimitsSet(Event, frozen=True):
    """A seat has set its limits; nobody else knows for which characters."""

    seat: Seat


class CharacterBid(Event, frozen=True):
    """A marker is put on a space; `displaced`: the seat that was there, if any."""

    seat: Seat
    character: str
    amount: int
    displaced: tuple[Seat, ...] = ()


class CharactersPassed(Event, frozen=True):
    seat: Seat


class CharacterTaken(Event, frozen=True):
    """Paid for and held."""

    seat: Seat
    character: str
    florins: int


class BankerPaid(Event, frozen=True):
    """The Banker pays his pot to his bidder; `florins`: the pot less the bid."""

    composed = {"bid": lambda event: event.pot - event.florins}
    seat: Seat
    pot: int
    florins: int


class BankerKept(Event, frozen=True):
    """In the last round the Banker stays with his bidder. `florins`: the cost of the bid, if at this table
    he then pays nothing."""

    seat: Seat
    florins: int = 0


class PotGrown(Event, frozen=True):
    """Nobody took the Banker."""

    amount: int


class CharacterReturned(Event, frozen=True):
    """Used, or his time is over."""

    seat: Seat
    character: str


class MerchantPaid(Event, frozen=True):
    """An object is free."""

    seat: Seat
    kind: str
    amount: int


class MerchantRanked(Event, frozen=True):
    seat: Seat
    rank: int
    pp: int


class ProfessorUsed(Event, frozen=True):
    seat: Seat
    deck: str


class PrincessWorkCompleted(Event, frozen=True):
    """A work without a profession: its value part by part, and what was taken for it."""

    seat: Seat
    wv: int
    landscapes: int
    buildings: int
    cards: int
    florins: int
    pp: int


class BankerConverted(Event, frozen=True):
    """The keeper of the Banker turns florins into prestige points at the end."""

    seat: Seat
    florins: int
    pp: int


EVENTS = event_kinds(globals())
