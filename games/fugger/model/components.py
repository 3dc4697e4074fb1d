"""The things Fugger, Welser, Medici is played with, read from components.json and checked.

Each table there names its source; a row may name its own. Rules page sections 3 to 8. Whoever owns the
game corrects a number there and nowhere else; a slip is told in one sentence with table, row and field.
"""

from collections import Counter
from pathlib import Path
from typing import Literal

import msgspec

from games.core.components import Components

Mode = Literal["company", "noble", "villa", "full"]
MODES: tuple[Mode, ...] = ("company", "noble", "villa", "full")

GOODS = ("cloth", "spice", "metal")
"""The goods; everywhere counted in this order, which is also the cheapest first."""

BOND = "bond"

PLACES = ("wh", "rep", "m1", "m2")
"""Where goods can lie: the warehouse at home, the representative, the two regular merchants."""

MERCHANTS = PLACES[1:]


class Number(msgspec.Struct, frozen=True):
    """A number of the rules (3)."""

    id: str
    value: int
    source: str


class Ware(msgspec.Struct, frozen=True):
    """A good, or the bond: what one starts with and what a forced sale brings (3, 9.8)."""

    id: str
    start: int
    forced_sale: int


class Steps(msgspec.Struct, frozen=True):
    """A move of so many spaces: its price, and the sums of two dice up to which there is trouble (9.9)."""

    steps: int
    unladen: int
    laden: int
    trouble_up_to: int


class Wages(msgspec.Struct, frozen=True):
    """A year's wages for so many regular merchants (9.7)."""

    regulars: int
    florins: int


class FavourPrice(msgspec.Struct, frozen=True):
    """What may be given up at a noble customer, and the bonds it would bring (9.6)."""

    florins: int
    bonds: int


class Home(msgspec.Struct, frozen=True):
    """A home: its tax, and where its owner starts on the nobility meter (8, 9.7)."""

    id: str
    tax: int
    meter: int


class Region(msgspec.Struct, frozen=True):
    """A land or sea region (4.1)."""

    id: str
    kind: Literal["land", "sea"]
    de: str
    source: str


class Space(msgspec.Struct, frozen=True):
    """A space of the map at `at` (x, y) of a canvas of 1200 by 900; `region` is empty for none (4)."""

    id: str
    kind: Literal["city", "bridge", "road", "sea"]
    region: str
    at: tuple[int, int]
    de: str
    source: str
    toll: bool = False
    port: bool = False


class Road(msgspec.Struct, frozen=True):
    """Two spaces one step apart, either way (4.6)."""

    between: tuple[str, str]


class Month(msgspec.Struct, frozen=True):
    """A space of the calendar (5)."""

    id: str
    payday: bool = False
    sea_closed: bool = False
    fair: bool = False
    villa_rent: bool = False


class Lot(msgspec.Struct, frozen=True):
    """One good of a card: how many, and the ceiling (demand) or floor (supply) of its price (6)."""

    good: str
    quantity: int
    limit: int


class Deal(msgspec.Struct, frozen=True):
    """A demand card, a noble customer, a supply card, or America (6.1-6.3, 6.6)."""

    id: str
    kind: Literal["demand", "noble", "supply"]
    at: str
    offset: int
    lots: tuple[Lot, ...]
    set: int
    after: Literal["replenish", "remove"]
    source: str = ""
    urgent: bool = False

    @property
    def buys(self) -> bool:
        """Whether the customer buys: a demand card, noble or not."""
        return self.kind != "supply"


class Fair(msgspec.Struct, frozen=True):
    """A fair: what it buys first, and what it sells after that (6.4)."""

    id: str
    at: str
    demand: tuple[Lot, ...]
    supply: tuple[Lot, ...]


class Villa(msgspec.Struct, frozen=True):
    """A villa for sale (6.5)."""

    id: str
    at: str
    offset: int
    least: int
    rent: int
    set: int


class EventCard(msgspec.Struct, frozen=True):
    """An event card (6.6); America is a supply card besides, robbers and pirates have a region. `unwon` is
    what becomes of a card that somebody would keep when nobody wins it (T10, T29)."""

    id: str
    kind: str
    set: int
    after: Literal["replenish", "remove", "held"]
    region: str = ""
    at: str = ""
    offset: int = 0
    lots: tuple[Lot, ...] = ()
    unwon: Literal["", "replenish", "remove"] = ""


class Deck(msgspec.Struct, frozen=True):
    """What the decks of a mode are made of: counts, "all", or "10-n" (7). Set 0 are unnumbered cards."""

    id: Mode
    sets: tuple[int, ...]
    initial: dict[str, int | str]
    replenish: dict[str, int | str]
    source: str


class FaceUp(msgspec.Struct, frozen=True):
    """How many deals lie face up at the start (7)."""

    demand: int
    supply: int


class Band(msgspec.Struct, frozen=True):
    """A stretch of the nobility meter and what two dice (sums 2 to 12) bring there (8)."""

    least: int
    most: int
    dice: tuple[Literal["bonds", "honour", "escort", "conduct"], ...]


_DATA = Components(Path(__file__).parents[1] / "components.json")

PROVENANCE: dict[str, str] = {source.table: source.source for source in _DATA.sources}
"""Where each table comes from."""

_NUMBERS = _DATA.by_id("numbers", Number)


def _number(name: str) -> int:
    _DATA.check("numbers", name in _NUMBERS, f"has no row {name}")
    return _NUMBERS[name].value


START_MONEY = _number("start_money")
UNIT = _number("money_unit")
KEEP = _number("accident_keep")
TOLL = (_number("toll_unladen"), _number("toll_laden"))
SEA_FEE = (_number("sea_fee_unladen"), _number("sea_fee_laden"))
FINE = _number("default_fine")
INTEREST = _number("bond_interest")
VILLA_INTEREST = _number("bond_interest_first_villa")
ENTRY_FEE = _number("entry_fee")
LOSE_TWO = _number("robber_lose_two")
LOSE_ONE = _number("robber_lose_one")
ROBBER_BONUS = _number("robber_bonus")
PLUS_PRICE = _number("robber_plus_price")
TRICK_COST = _number("trick_cost")
LOTTERY_BET = _number("lottery_bet")
LOTTERY_METER = _number("lottery_meter")
FACES: tuple[str, ...] = tuple(str(face) for face in range(1, _number("lottery_faces") + 1))
BOND_LEAST = _number("bond_auction_min")
BOND_MOST = _number("bond_auction_most")
EVENT_LEAST = _number("event_auction_min")
CORRUPTION_METER = _number("corruption_meter")
BOND_METER = _number("bond_meter")
HONOUR_METER = _number("honour_meter")
ESCORT_METER = _number("escort_meter")
CONDUCT_METER = _number("conduct_meter")
SHEEP_START = _number("sheep_start")
SHEEP_METER = _number("sheep_meter")
CUBES = _number("cubes")
OPEN_DEALS = _number("open_deals")
BOOM_DEALS = _number("boom_deals")
MOST_STEPS = _number("most_steps")
REGULARS = _number("regulars")
COLOURS = _number("deal_colours")
TITLE_AT = _number("title_at")
METER_LEAST = _number("meter_least")

WARES = _DATA.by_id("goods", Ware)
START_GOODS: tuple[int, ...] = tuple(WARES[good].start for good in GOODS)
FORCED: tuple[int, ...] = tuple(WARES[good].forced_sale for good in GOODS)
"""What a forced sale brings for each good."""
FORCED_BOND = WARES[BOND].forced_sale
STEPS = _DATA.rows("steps", Steps)
MOVE_COST: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(row.unladen for row in STEPS),
    tuple(row.laden for row in STEPS),
)
"""The price of a move by (laden, spaces)."""
TROUBLE: tuple[int, ...] = tuple(row.trouble_up_to for row in STEPS)
WAGES: tuple[int, ...] = tuple(row.florins for row in _DATA.rows("wages", Wages))
FAVOURS: dict[int, int] = {row.florins: row.bonds for row in _DATA.rows("favours", FavourPrice)}
"""What may be given up, and how many bonds it would bring."""
HOMES = _DATA.by_id("homes", Home)
REGIONS = _DATA.by_id("regions", Region)
LAND: tuple[str, ...] = tuple(region.id for region in REGIONS.values() if region.kind == "land")
SEAS: tuple[str, ...] = tuple(region.id for region in REGIONS.values() if region.kind == "sea")
SPACES = _DATA.by_id("spaces", Space)
CITIES: tuple[str, ...] = tuple(space.id for space in SPACES.values() if space.kind == "city")
ROADS: tuple[tuple[str, str], ...] = tuple(road.between for road in _DATA.rows("roads", Road))
CALENDAR = _DATA.rows("calendar", Month)
DEALS = _DATA.by_id("deals", Deal)
FAIRS = _DATA.by_id("fairs", Fair)
VILLAS = _DATA.by_id("villas", Villa)
EVENTS = _DATA.by_id("events", EventCard)
DECKS = _DATA.by_id("decks", Deck)
FACE_UP = _DATA.rows("face_up", FaceUp)[0]
METER = _DATA.rows("meter", Band)

AMERICA: frozenset[str] = frozenset(card.id for card in EVENTS.values() if card.lots)
"""Event cards that are supply cards too."""

OPENED: dict[str, Deal] = DEALS | {
    card.id: Deal(
        id=card.id,
        kind="supply",
        at=card.at,
        offset=card.offset,
        lots=card.lots,
        set=card.set,
        after="replenish" if card.after == "replenish" else "remove",
    )
    for card in EVENTS.values()
    if card.lots
}
"""Every card that can lie open as a deal."""

TRADES: dict[str, str] = {
    **{deal.id: deal.at for deal in OPENED.values()},
    **{fair.id: fair.at for fair in FAIRS.values()},
    **{villa.id: villa.at for villa in VILLAS.values()},
}
"""Every card with a location, and the location."""

BLOCKED: frozenset[str] = frozenset({"VEN", "SUD"})
"""Where the Mediterranean blockade stops the next demand card (6.6; seed)."""

FUGGEREI = "KUR"
"""The region whose safe conduct is auctioned for the Fuggerei (6.6; seed)."""


def after_use(card: str, mode: Mode, won: bool = True) -> str:
    """What becomes of a card that was carried out: `replenish`, `remove` or `held` (6); the company game has
    no replenishment deck (7). `won`: somebody got what was auctioned."""
    after: str = DEALS[card].after if card in DEALS else EVENTS[card].after
    if not won and card in EVENTS and EVENTS[card].unwon:
        after = EVENTS[card].unwon
    return "remove" if mode == "company" and after == "replenish" else after


def month(t: int) -> Month:
    """The calendar space after `t` rounds."""
    return CALENDAR[t % len(CALENDAR)]


def band(meter: int) -> Band:
    """The stretch of the meter; a noble uses the last (8)."""
    return next((band for band in METER if band.least <= meter <= band.most), METER[-1])


def cards_of_kind(mode: Mode, kind: str) -> list[str]:
    """The cards of a kind (`demand`, `noble`, `supply`, `event`, `villa`) a mode uses (1)."""
    sets = DECKS[mode].sets
    if kind == "event":
        return [card.id for card in EVENTS.values() if card.set in sets]
    if kind == "villa":
        return [card.id for card in VILLAS.values() if card.set in sets]
    return [card.id for card in DEALS.values() if card.kind == kind and card.set in sets]


def how_many(mode: Mode, deck: Literal["initial", "replenish"], kind: str, seats: int) -> int:
    """How many cards of a kind go into a deck (7)."""
    counts = DECKS[mode].initial if deck == "initial" else DECKS[mode].replenish
    count = counts.get(kind, 0)
    if count == "all":
        return len(cards_of_kind(mode, kind))
    return 10 - seats if count == "10-n" else int(count)


# Checks across tables


def _check_map() -> None:
    check, known = _DATA.check, _DATA.check_known
    known("spaces", [space.region for space in SPACES.values() if space.region], REGIONS, "region")
    known("roads", [end for road in ROADS for end in road], SPACES, "space")
    known("homes", HOMES, CITIES, "city")
    check("roads", all(one != other for one, other in ROADS), "leads from a space to itself")
    reached, edge = set[str](), [next(iter(SPACES))]
    while edge:
        here = edge.pop()
        reached.add(here)
        edge += [end for road in ROADS if here in road for end in road if end not in reached]
    for space in SPACES:
        check("roads", space in reached, f"does not lead to {space}")


def _check_cards() -> None:
    check, known = _DATA.check, _DATA.check_known
    for table, cards in (("deals", DEALS), ("fairs", FAIRS), ("villas", VILLAS)):
        places = [str(getattr(card, "at")) for card in cards.values()]  # noqa: B009 - rows of three types
        known(table, places, CITIES, "city")
    lots = [("deals", deal.id, lot) for deal in DEALS.values() for lot in deal.lots]
    lots += [("events", card.id, lot) for card in EVENTS.values() for lot in card.lots]
    lots += [("fairs", fair.id, lot) for fair in FAIRS.values() for lot in (*fair.demand, *fair.supply)]
    for table, id, lot in lots:
        check(table, lot.good in GOODS, f"names the good {lot.good} in {id}, which there is not")
        check(table, lot.quantity > 0, f"wants no piece of {lot.good} in {id}")
        check(table, lot.limit >= UNIT and not lot.limit % UNIT, f"has a price in {id} off the unit {UNIT}")
    known("events", [event.region for event in EVENTS.values() if event.region], REGIONS, "region")
    for id, times in Counter([*DEALS, *FAIRS, *VILLAS, *EVENTS]).items():
        check("deals", times == 1, f"and the other cards have two with the id {id}")


def _check_decks() -> None:
    for mode in MODES:
        for kind in ("demand", "noble", "supply", "event", "villa"):
            have = len(cards_of_kind(mode, kind))
            need = how_many(mode, "initial", kind, 2) + how_many(mode, "replenish", kind, 2)
            _DATA.check("decks", need <= have, f"wants {need} {kind} cards for {mode}, of {have}")


def _check_steps() -> None:
    covered = [at for stretch in METER for at in range(stretch.least, stretch.most + 1)]
    fits = covered == list(range(METER_LEAST, TITLE_AT))
    _DATA.check("meter", fits, f"must cover {METER_LEAST} to {TITLE_AT - 1} once")
    for stretch in METER:
        _DATA.check("meter", len(stretch.dice) == 11, f"must name eleven results at {stretch.least}")
    counted = [row.steps for row in STEPS] == list(range(MOST_STEPS + 1))
    _DATA.check("steps", counted, f"must have a row for 0 to {MOST_STEPS} steps")


_check_map()
_check_cards()
_check_decks()
_check_steps()
