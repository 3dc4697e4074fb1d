"""The figures of the rules' texts, from the data and the table's options."""

from functools import reduce
from typing import Any

import msgspec

from games.core import Note, NoteLines, note
from games.fugger.model import components as c
from games.fugger.model.amounts import either, goods_text
from games.fugger.model.cards_text import deal_figures, fair_figures
from games.fugger.model.data_rows import Band, CardKind
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.deals.event_auctions import bonds_sold
from games.fugger.rules.travel.paths import CHANCES


def rules(options: FuggerOptions, players: int) -> dict[str, Any]:
    """Every figure that the rules' texts may use, at a table with this many players. Figures that are not
    listed are called as in the data."""
    figures = msgspec.structs.asdict(c.NUMBERS) | msgspec.structs.asdict(options)
    figures |= _set_up(options, players) | _travel() | _year(options)
    return figures | _nobility(players) | _lists(options) | _used_events(options)


def _set_up(options: FuggerOptions, players: int) -> dict[str, Any]:
    def count(kind: CardKind) -> int:
        return c.how_many(options.mode, "initial", kind, players)

    sale = tuple(note("rule-sale", good=good, florins=ware.forced_sale) for good, ware in c.WARES.items())
    homes = [
        note("rule-home", home=home.id, tax=home.tax, meter=home.meter if options.noble else 0)
        for home in c.HOMES.values()
    ]
    demands, supplies, events = count("demand") + count("noble"), count("supply"), count("event")
    return {
        "noble": options.noble,
        "villas": options.mode in ("villa", "full"),
        "full": options.mode == "full",
        "years": 0 if options.years == "none" else int(options.years),
        "goods": goods_text(c.START_GOODS),
        "homes": NoteLines(tuple(homes)),
        "merchants": len(c.MERCHANTS),
        "cards": demands + supplies + events,
        "demands": demands,
        "supplies": supplies,
        "events": events,
        "up_demand": c.FACE_UP.demand,
        "up_supply": c.FACE_UP.supply,
        "first_deals": c.FACE_UP.demand + c.FACE_UP.supply,
        "rounds_a_year": len(c.CALENDAR),
        "sale": sale if options.noble else sale[: len(c.GOODS)],
        "sheep_forced": options.sheep_forced_of_two and players == 2,
    }


def _travel() -> dict[str, Any]:
    steps = [
        note(
            "rule-steps",
            steps=row.steps,
            unladen=row.unladen,
            laden=row.laden,
            upto=row.trouble_up_to,
            chance=round(100 * CHANCES[row.steps]),
        )
        for row in c.STEPS[1:]
    ]
    return {
        "steps": NoteLines(tuple(steps)),
        "lands": c.LAND,
        "seas": c.SEAS,
        "no_region": tuple(space.id for space in c.SPACES.values() if not space.region),
    }


def _year(options: FuggerOptions) -> dict[str, Any]:
    wages = [note("rule-wages", regulars=at, florins=florins) for at, florins in enumerate(c.WAGES) if at]
    return {
        "closed": tuple(month.id for month in c.CALENDAR if month.sea_closed),
        "payday": next(month.id for month in c.CALENDAR if month.payday),
        "fair_month": c.FAIR_MONTH,
        "rent_month": next(month.id for month in c.CALENDAR if month.villa_rent),
        "first_month": c.CALENDAR[0].id,
        "wages": tuple(wages),
    }


def _nobility(players: int) -> dict[str, Any]:
    bands = [
        Note("rule-band", {"least": band.least, "most": band.most, "dice": _dice(band)}) for band in c.METER
    ]
    favours = [note("rule-favour", florins=florins, bonds=bonds) for florins, bonds in c.FAVOURS.items()]
    return {
        "bands": NoteLines(tuple(bands)),
        "favours": NoteLines(tuple(favours)),
        "army_bonds": bonds_sold("army", players),
        "crown_bonds": bonds_sold("coronation", players),
        "trick_counts": c.MOST_FAVOUR,
        "fuggerei": c.FUGGEREI,
        "blocked": either(sorted(c.BLOCKED)),
    }


def _used_events(options: FuggerOptions) -> dict[str, Any]:
    """What happens to each event card of this mode after use, each once."""
    once: dict[tuple[str, str], str] = {}
    for id in c.cards_of_kind(options.mode, "event"):
        once.setdefault((c.EVENTS[id].kind, c.EVENTS[id].region), id)
    fates = [(c.after_use(id, options.mode), id) for id in once.values()]
    names = {"events_back": "replenish", "events_gone": "remove", "events_kept": "held"}
    return {name: tuple([id for after, id in fates if after == fate]) for name, fate in names.items()}


def _dice(band: Band) -> Note:
    """The result of each sum, sums with the same result together."""
    sums: dict[str, list[str]] = {}
    for total, result in zip(c.SUMS, band.dice, strict=True):
        sums.setdefault(result, []).append(str(total))
    lines = [note("rule-dice", result=result, sums=tuple(totals)) for result, totals in sums.items()]
    return reduce(lambda first, then: Note("rule-dice-more", {"first": first, "then": then}), lines)


def _lists(options: FuggerOptions) -> dict[str, Any]:
    """All cards this mode may use."""
    figures: dict[str, Any] = {}
    for kind in ("demand", "noble", "supply"):
        cards = [c.DEALS[card] for card in c.cards_of_kind(options.mode, kind)]
        lines = [Note("rule-card", deal_figures(deal)) for deal in cards]
        figures |= {f"{kind}_cards": len(cards), f"{kind}_list": NoteLines(tuple(lines))}
    fairs = [Note("rule-fair", fair_figures(fair)) for fair in c.FAIRS.values()]
    villas = [
        note("rule-villa", card=one.id, city=one.at, offset=one.offset, least=one.least, rent=one.rent)
        for one in c.VILLAS.values()
    ]
    return figures | {"fair_list": NoteLines(tuple(fairs)), "villa_list": NoteLines(tuple(villas))}


DECISIONS = (
    note("decision-money"),
    note("decision-unit", unit=c.NUMBERS.unit),
    note("decision-line"),
    note("decision-trades"),
    note("decision-shortage"),
    note("decision-entry"),
    note("decision-cubes"),
    note("decision-nobles"),
    note("decision-waiting"),
    note("decision-sheep"),
    note("decision-unwon"),
    note("decision-rent"),
    note("decision-shared"),
)
"""Where the rules are silent or unclear, for `/about`, in the order of the rules (13); T26 of them is that
money is open. A table's own choices are its options."""
