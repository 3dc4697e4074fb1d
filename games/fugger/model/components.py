"""The things Fugger, Welser, Medici is played with, read from components.json and checked.

Each table there names its source; a row may name its own. Rules page sections 3 to 8. Whoever owns the
game corrects a number there and nowhere else. `checks.py` refuses a file that contradicts itself.
"""

from pathlib import Path
from typing import NamedTuple

from games.fugger.model import checks
from games.fugger.model.data_rows import Band, Deal, EventCard, Fair, Mode, Month, Tables, Villa

GOODS, BOND = checks.GOODS, checks.BOND
BLOCKED, FUGGEREI, SUMS = checks.BLOCKED, checks.FUGGEREI, checks.SUMS

PLACES = ("wh", "rep", "m1", "m2")
"""Where goods can lie: the warehouse at home, the representative, the two regular merchants."""

MERCHANTS = PLACES[1:]


def read(path: Path) -> Tables:
    """A data file, checked. ComponentsError with a sentence for each slip."""
    return Tables.read(path, *checks.CHECKS)


TABLES = read(Path(__file__).parents[1] / "components.json")
cards_of_kind = TABLES.cards_of_kind
how_many = TABLES.how_many

NUMBERS = TABLES.numbers
UNIT = NUMBERS.unit
FACES: tuple[str, ...] = tuple(str(face) for face in range(1, NUMBERS.lottery_faces + 1))

WARES = TABLES.goods
START_GOODS: tuple[int, ...] = tuple(WARES[good].start for good in GOODS)
FORCED: tuple[int, ...] = tuple(WARES[good].forced_sale for good in GOODS)
"""What a forced sale brings for each good."""
FORCED_BOND = WARES[BOND].forced_sale
STEPS = TABLES.steps
TROUBLE: tuple[int, ...] = tuple(row.trouble_up_to for row in STEPS)
WAGES: tuple[int, ...] = tuple(row.florins for row in TABLES.wages)
FAVOURS: dict[int, int] = {row.florins: row.bonds for row in TABLES.favours}
"""What may be given up, and how many bonds it would bring."""
LEAST_FAVOUR, MOST_FAVOUR = min(FAVOURS), max(FAVOURS)
HOMES = TABLES.homes
REGIONS = TABLES.regions
LAND: tuple[str, ...] = tuple(region.id for region in REGIONS.values() if region.kind == "land")
SEAS: tuple[str, ...] = tuple(region.id for region in REGIONS.values() if region.kind == "sea")
SPACES = TABLES.spaces
CITIES: tuple[str, ...] = tuple(space.id for space in SPACES.values() if space.kind == "city")
ROADS: tuple[tuple[str, str], ...] = tuple(road.between for road in TABLES.roads)
CALENDAR = tuple(TABLES.calendar.values())
FAIR_MONTH = next(month.id for month in CALENDAR if month.fair)
DEALS = TABLES.deals
FAIRS = TABLES.fairs
VILLAS = TABLES.villas
EVENTS = TABLES.events
DECKS = TABLES.decks
FACE_UP = TABLES.face_up
METER = TABLES.meter

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

CARDS: dict[str, Deal | Fair | Villa | EventCard] = {**DEALS, **FAIRS, **VILLAS, **EVENTS}

TOWN_OF: dict[str, str] = {card.id: card.at for card in CARDS.values() if card.at}
"""Every card with a location, and the location."""


class TravelPrices(NamedTuple):
    """The cost of travel with goods or without: a move by its number of spaces, a toll, a sea fee (9.9)."""

    move: tuple[int, ...]
    toll: int
    sea_fee: int


UNLADEN = TravelPrices(tuple(row.unladen for row in STEPS), NUMBERS.toll_unladen, NUMBERS.sea_fee_unladen)
LADEN = TravelPrices(tuple(row.laden for row in STEPS), NUMBERS.toll_laden, NUMBERS.sea_fee_laden)


def after_use(card: str, mode: Mode, won: bool = True) -> str:
    """What becomes of a card that was carried out: `replenish`, `remove` or `held` (6); the company game has
    no replenishment deck (7). `won`: somebody got what was auctioned."""
    after: str = DEALS[card].after if card in DEALS else EVENTS[card].after
    if not won and card in EVENTS and EVENTS[card].unwon:
        after = EVENTS[card].unwon
    return "remove" if mode == "company" and after == "replenish" else after


def month(round: int) -> Month:
    """The calendar space of a round; the first is 0 (5)."""
    return CALENDAR[round % len(CALENDAR)]


def band(meter: int) -> Band:
    """The stretch of the meter; a noble uses the last (8)."""
    return next((band for band in METER if band.least <= meter <= band.most), METER[-1])
