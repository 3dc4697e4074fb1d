"""The tables of the data file of Fugger, Welser, Medici, row by row (rules page sections 3 to 8)."""

from typing import Literal

from games.core import DataFile, DataRow, NonNegative, Positive

Mode = Literal["company", "noble", "villa", "full"]
CardKind = Literal["demand", "noble", "supply", "event", "villa"]
CardCount = NonNegative | Literal["all", "10-n"]
"""Number of cards that go into a deck: a number, all there are, or ten less the number of seats."""
EventKind = Literal[
    "robbers",
    "pirates",
    "sheep",
    "boom",
    "america",
    "blockade",
    "lottery",
    "army",
    "trick",
    "coronation",
    "fuggerei",
    "corruption",
]


Florins = NonNegative
Goods = NonNegative
Spaces = Positive
DiceSum = NonNegative
MeterSteps = NonNegative
"""Steps on the nobility meter, or a place on it."""


class RuleNumbers(DataRow, frozen=True):
    """The numbers of the rules (3), by their units.

    - `unit`: the smallest coin; `keep`: what a merchant in trouble keeps.
    - `lose_two`, `lose_one`: sums up to which robbers take two goods, or one; `robber_bonus`: of a cube.
    - `bond_least`, `event_least`: the least bids in auctions of bonds and of other events; `bond_most`: the
      bonds of one bid.
    - `title_at`: the end of the meter."""

    start_money: Florins
    unit: Positive
    keep: Goods
    toll_unladen: Florins
    toll_laden: Florins
    sea_fee_unladen: Florins
    sea_fee_laden: Florins
    fine: Florins
    interest: Florins
    villa_interest: Florins
    entry_fee: Florins
    lose_two: DiceSum
    lose_one: DiceSum
    robber_bonus: DiceSum
    plus_price: Florins
    trick_cost: Florins
    lottery_bet: Florins
    bet_steps: MeterSteps
    lottery_faces: Positive
    bond_least: Florins
    bond_most: Positive
    event_least: Florins
    corruption_steps: MeterSteps
    bond_steps: MeterSteps
    honour_steps: MeterSteps
    escort_steps: MeterSteps
    conduct_steps: MeterSteps
    sheep_start: Florins
    sheep_steps: MeterSteps
    cubes: Positive
    open_deals: Positive
    boom_deals: Positive
    most_steps: Spaces
    regulars: Positive
    deal_colours: Positive
    title_at: Positive
    meter_least: MeterSteps


class Ware(DataRow, frozen=True):
    """A good, or the bond: what one starts with and what a forced sale brings (3, 9.8)."""

    id: str
    start: Goods
    forced_sale: Florins


class Steps(DataRow, frozen=True):
    """A move of `steps` spaces: its price, and the sums of two dice up to which there is trouble (9.9)."""

    steps: NonNegative
    unladen: Florins
    laden: Florins
    trouble_up_to: DiceSum


class Wages(DataRow, frozen=True):
    """A year's wages for a number of regular merchants (9.7)."""

    regulars: NonNegative
    florins: Florins


class FavourPrice(DataRow, frozen=True):
    """What may be given up at a noble customer, and the bonds it would bring (9.6)."""

    florins: Florins
    bonds: NonNegative


class Home(DataRow, frozen=True):
    """A home: its tax, and where its owner starts on the nobility meter (8, 9.7)."""

    id: str
    tax: Florins
    meter: MeterSteps


class Region(DataRow, frozen=True):
    """A land or sea region (4.1). `de`: its German name, as on the board."""

    id: str
    kind: Literal["land", "sea"]
    de: str


class Space(DataRow, frozen=True):
    """A space of the map at `at` (x, y) of a canvas of 1200 by 900; `region` is empty for none (4)."""

    id: str
    kind: Literal["city", "bridge", "road", "sea"]
    region: str
    at: tuple[int, int]
    de: str
    toll: bool = False
    port: bool = False


class Road(DataRow, frozen=True):
    """Two spaces one step apart, either way (4)."""

    between: tuple[str, str]


class Month(DataRow, frozen=True):
    """A space of the calendar (5)."""

    id: str
    payday: bool = False
    sea_closed: bool = False
    fair: bool = False
    villa_rent: bool = False


class Lot(DataRow, frozen=True):
    """One good of a card: how many, and the ceiling (demand) or floor (supply) of its price (6)."""

    good: str
    quantity: Positive
    limit: Florins


class Deal(DataRow, frozen=True):
    """A demand card, a noble customer, a supply card, or America (6.1-6.3, 6.6). `offset`: the number of
    rounds from which its date is reckoned (9.3)."""

    id: str
    kind: Literal["demand", "noble", "supply"]
    at: str
    offset: NonNegative
    lots: tuple[Lot, ...]
    set: NonNegative
    after: Literal["replenish", "remove"]
    urgent: bool = False

    @property
    def buys(self) -> bool:
        """Whether the customer buys: a demand card, noble or not."""
        return self.kind != "supply"


class Fair(DataRow, frozen=True):
    """A fair: what it buys first, and what it sells after that (6.4)."""

    id: str
    at: str
    demand: tuple[Lot, ...]
    supply: tuple[Lot, ...]


class Villa(DataRow, frozen=True):
    """A villa for sale (6.5)."""

    id: str
    at: str
    offset: NonNegative
    least: Florins
    rent: Florins
    set: NonNegative


class EventCard(DataRow, frozen=True):
    """An event card (6.6); America is a supply card besides, robbers and pirates have a region. `unwon` is
    what becomes of a card that somebody would keep when nobody wins it (T10, T29)."""

    id: str
    kind: EventKind
    set: NonNegative
    after: Literal["replenish", "remove", "held"]
    region: str = ""
    at: str = ""
    offset: NonNegative = 0
    lots: tuple[Lot, ...] = ()
    unwon: Literal["", "replenish", "remove"] = ""


class Deck(DataRow, frozen=True):
    """What the decks of a mode are made of: counts, "all", or "10-n" (7). Set 0 are unnumbered cards."""

    id: Mode
    sets: tuple[NonNegative, ...]
    initial: dict[CardKind, CardCount]
    replenish: dict[CardKind, CardCount]


class FaceUp(DataRow, frozen=True):
    """Number of deals that lie face up at the start (7)."""

    demand: NonNegative
    supply: NonNegative


class Band(DataRow, frozen=True):
    """A stretch of the nobility meter and what two dice (sums 2 to 12) bring there (8)."""

    least: MeterSteps
    most: MeterSteps
    dice: tuple[Literal["bonds", "honour", "escort", "conduct"], ...]


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: RuleNumbers
    goods: dict[str, Ware]
    steps: tuple[Steps, ...]
    wages: tuple[Wages, ...]
    favours: tuple[FavourPrice, ...]
    homes: dict[str, Home]
    regions: dict[str, Region]
    spaces: dict[str, Space]
    roads: tuple[Road, ...]
    calendar: dict[str, Month]
    deals: dict[str, Deal]
    fairs: dict[str, Fair]
    villas: dict[str, Villa]
    events: dict[str, EventCard]
    decks: dict[Mode, Deck]
    face_up: FaceUp
    meter: tuple[Band, ...]

    def cards_of_kind(self, mode: Mode, kind: str) -> list[str]:
        """The cards of a kind a mode uses (1)."""
        sets = self.decks[mode].sets
        if kind == "event":
            return [card.id for card in self.events.values() if card.set in sets]
        if kind == "villa":
            return [card.id for card in self.villas.values() if card.set in sets]
        return [card.id for card in self.deals.values() if card.kind == kind and card.set in sets]

    def how_many(self, mode: Mode, deck: Literal["initial", "replenish"], kind: CardKind, seats: int) -> int:
        """Number of cards of a kind that go into a deck (7)."""
        counts = self.decks[mode].initial if deck == "initial" else self.decks[mode].replenish
        count = counts.get(kind, 0)
        if count == "all":
            return len(self.cards_of_kind(mode, kind))
        return 10 - seats if count == "10-n" else int(count)
