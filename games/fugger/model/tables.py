"""The tables of the data file of Fugger, Welser, Medici, row by row (rules page sections 3 to 8)."""

from typing import Literal

from games.core import DataFile, Positive, Quantity, TableRow

Mode = Literal["company", "noble", "villa", "full"]
CardKind = Literal["demand", "noble", "supply", "event", "villa"]
Count = Quantity | Literal["all", "10-n"]
"""How many cards go into a deck: so many, all there are, or ten less the number of seats."""
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


class Numbers(TableRow, frozen=True):
    """The numbers of the rules (3)."""

    start_money: Quantity
    money_unit: Positive
    accident_keep: Quantity
    toll_unladen: Quantity
    toll_laden: Quantity
    sea_fee_unladen: Quantity
    sea_fee_laden: Quantity
    default_fine: Quantity
    bond_interest: Quantity
    bond_interest_first_villa: Quantity
    entry_fee: Quantity
    robber_lose_two: Quantity
    robber_lose_one: Quantity
    robber_bonus: Quantity
    robber_plus_price: Quantity
    trick_cost: Quantity
    lottery_bet: Quantity
    lottery_meter: Quantity
    lottery_faces: Positive
    bond_auction_min: Quantity
    bond_auction_most: Positive
    event_auction_min: Quantity
    corruption_meter: Quantity
    bond_meter: Quantity
    honour_meter: Quantity
    escort_meter: Quantity
    conduct_meter: Quantity
    sheep_start: Quantity
    sheep_meter: Quantity
    cubes: Positive
    open_deals: Positive
    boom_deals: Positive
    most_steps: Positive
    regulars: Positive
    deal_colours: Positive
    title_at: Positive
    meter_least: Quantity


class Ware(TableRow, frozen=True):
    """A good, or the bond: what one starts with and what a forced sale brings (3, 9.8)."""

    id: str
    start: Quantity
    forced_sale: Quantity


class Steps(TableRow, frozen=True):
    """A move of so many spaces: its price, and the sums of two dice up to which there is trouble (9.9)."""

    steps: Quantity
    unladen: Quantity
    laden: Quantity
    trouble_up_to: Quantity


class Wages(TableRow, frozen=True):
    """A year's wages for so many regular merchants (9.7)."""

    regulars: Quantity
    florins: Quantity


class FavourPrice(TableRow, frozen=True):
    """What may be given up at a noble customer, and the bonds it would bring (9.6)."""

    florins: Quantity
    bonds: Quantity


class Home(TableRow, frozen=True):
    """A home: its tax, and where its owner starts on the nobility meter (8, 9.7)."""

    id: str
    tax: Quantity
    meter: Quantity


class Region(TableRow, frozen=True):
    """A land or sea region (4.1)."""

    id: str
    kind: Literal["land", "sea"]
    de: str


class Space(TableRow, frozen=True):
    """A space of the map at `at` (x, y) of a canvas of 1200 by 900; `region` is empty for none (4)."""

    id: str
    kind: Literal["city", "bridge", "road", "sea"]
    region: str
    at: tuple[int, int]
    de: str
    toll: bool = False
    port: bool = False


class Road(TableRow, frozen=True):
    """Two spaces one step apart, either way (4.6)."""

    between: tuple[str, str]


class Month(TableRow, frozen=True):
    """A space of the calendar (5)."""

    id: str
    payday: bool = False
    sea_closed: bool = False
    fair: bool = False
    villa_rent: bool = False


class Lot(TableRow, frozen=True):
    """One good of a card: how many, and the ceiling (demand) or floor (supply) of its price (6)."""

    good: str
    quantity: Positive
    limit: Quantity


class Deal(TableRow, frozen=True):
    """A demand card, a noble customer, a supply card, or America (6.1-6.3, 6.6)."""

    id: str
    kind: Literal["demand", "noble", "supply"]
    at: str
    offset: Quantity
    lots: tuple[Lot, ...]
    set: Quantity
    after: Literal["replenish", "remove"]
    urgent: bool = False

    @property
    def buys(self) -> bool:
        """Whether the customer buys: a demand card, noble or not."""
        return self.kind != "supply"


class Fair(TableRow, frozen=True):
    """A fair: what it buys first, and what it sells after that (6.4)."""

    id: str
    at: str
    demand: tuple[Lot, ...]
    supply: tuple[Lot, ...]


class Villa(TableRow, frozen=True):
    """A villa for sale (6.5)."""

    id: str
    at: str
    offset: Quantity
    least: Quantity
    rent: Quantity
    set: Quantity


class EventCard(TableRow, frozen=True):
    """An event card (6.6); America is a supply card besides, robbers and pirates have a region. `unwon` is
    what becomes of a card that somebody would keep when nobody wins it (T10, T29)."""

    id: str
    kind: EventKind
    set: Quantity
    after: Literal["replenish", "remove", "held"]
    region: str = ""
    at: str = ""
    offset: Quantity = 0
    lots: tuple[Lot, ...] = ()
    unwon: Literal["", "replenish", "remove"] = ""


class Deck(TableRow, frozen=True):
    """What the decks of a mode are made of: counts, "all", or "10-n" (7). Set 0 are unnumbered cards."""

    id: Mode
    sets: tuple[Quantity, ...]
    initial: dict[CardKind, Count]
    replenish: dict[CardKind, Count]


class FaceUp(TableRow, frozen=True):
    """How many deals lie face up at the start (7)."""

    demand: Quantity
    supply: Quantity


class Band(TableRow, frozen=True):
    """A stretch of the nobility meter and what two dice (sums 2 to 12) bring there (8)."""

    least: Quantity
    most: Quantity
    dice: tuple[Literal["bonds", "honour", "escort", "conduct"], ...]


class Tables(DataFile, frozen=True):
    """A whole data file."""

    numbers: Numbers
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
        """How many cards of a kind go into a deck (7)."""
        counts = self.decks[mode].initial if deck == "initial" else self.decks[mode].replenish
        count = counts.get(kind, 0)
        if count == "all":
            return len(self.cards_of_kind(mode, kind))
        return 10 - seats if count == "10-n" else int(count)
