"""The figures of the rules' texts, from the data and the table's options."""

from functools import reduce
from typing import Any

from games.core import Note, NoteLines, note
from games.fugger.deals.auctions import bonds_sold
from games.fugger.journeys.europe import CHANCES
from games.fugger.model import components as c
from games.fugger.model import tables as t
from games.fugger.model.amounts import either, goods_text
from games.fugger.model.cards_text import lots_text
from games.fugger.model.state import FuggerOptions


def rules(options: FuggerOptions, players: int) -> dict[str, Any]:
    """Every figure that the rules' texts may use, at a table with this many players."""
    figures = _set_up(options, players) | _deals(options) | _travel(options) | _year(options)
    figures |= _nobility(options, players) | _lists(options) | _used_events(options)
    if players == 2:
        figures["two"] = True
    return {"two": False, **figures}


def _set_up(options: FuggerOptions, players: int) -> dict[str, Any]:
    noble = options.mode != "company"
    homes = tuple(
        note("rule-home", home=home.id, tax=home.tax, meter=home.meter if noble else 0)
        for home in c.HOMES.values()
    )
    first = sum(c.how_many(options.mode, "initial", kind, players) for kind in ("demand", "noble", "supply"))
    events = c.how_many(options.mode, "initial", "event", players)
    return {
        "players": players,
        "mode": options.mode,
        "noble": noble,
        "villas": options.mode in ("villa", "full"),
        "full": options.mode == "full",
        "years": 0 if options.years == "none" else int(options.years),
        "florins": c.START_MONEY,
        "goods": goods_text(c.START_GOODS),
        "homes": NoteLines(homes),
        "merchants": len(c.MERCHANTS),
        "regulars": c.REGULARS,
        "cards": first + events,
        "demands": c.how_many(options.mode, "initial", "demand", players)
        + c.how_many(options.mode, "initial", "noble", players),
        "supplies": c.how_many(options.mode, "initial", "supply", players),
        "events": events,
        "up_demand": c.FACE_UP.demand,
        "up_supply": c.FACE_UP.supply,
        "first_deals": c.FACE_UP.demand + c.FACE_UP.supply,
        "rounds_a_year": len(c.CALENDAR),
        "unit": c.UNIT,
    }


def _deals(options: FuggerOptions) -> dict[str, Any]:
    sale = tuple(note("rule-sale", good=good, florins=ware.forced_sale) for good, ware in c.WARES.items())
    return {
        "open_deals": c.OPEN_DEALS,
        "boom_deals": c.BOOM_DEALS,
        "fine": c.FINE,
        "sale": sale if options.mode != "company" else sale[: len(c.GOODS)],
        "urgent_waits": options.urgent_without_sale == "waits",
        "urgent_first": options.urgent_first_on_date,
        "warehouse_triggers": options.warehouse_triggers,
        "sheep_beats_home": options.sheep_beats_home,
        "bonds_need_contact": options.bonds_need_contact,
        "favours_per": options.favours_per,
        "favours": NoteLines(
            tuple(note("rule-favour", florins=florins, bonds=bonds) for florins, bonds in c.FAVOURS.items())
        ),
    }


def _travel(options: FuggerOptions) -> dict[str, Any]:
    steps = tuple(
        note(
            "rule-steps",
            steps=row.steps,
            unladen=row.unladen,
            laden=row.laden,
            upto=row.trouble_up_to,
            chance=round(100 * CHANCES[row.steps]),
        )
        for row in c.STEPS[1:]
    )
    return {
        "most_steps": c.MOST_STEPS,
        "steps": NoteLines(steps),
        "keep": c.KEEP,
        "toll": c.TOLL[0],
        "toll_laden": c.TOLL[1],
        "sea": c.SEA_FEE[0],
        "sea_laden": c.SEA_FEE[1],
        "toll_on": options.toll_on,
        "sea_unit": options.sea_fee,
        "moved_price": options.price_after_trouble == "moved",
        "entry": c.ENTRY_FEE,
        "closed": tuple(month.id for month in c.CALENDAR if month.sea_closed),
        "lose_two": c.LOSE_TWO,
        "lose_one": c.LOSE_ONE,
        "robber_bonus": c.ROBBER_BONUS,
        "plus_price": c.PLUS_PRICE,
        "robbers_next": options.robbers_act == "next_round",
        "lands": c.LAND,
        "seas": c.SEAS,
        "no_region": tuple(space.id for space in c.SPACES.values() if not space.region),
    }


def _year(options: FuggerOptions) -> dict[str, Any]:
    wages = tuple(
        note("rule-wages", regulars=at, florins=florins) for at, florins in enumerate(c.WAGES) if at
    )
    return {
        "payday": next(month.id for month in c.CALENDAR if month.payday),
        "fair_month": next(month.id for month in c.CALENDAR if month.fair),
        "rent_month": next(month.id for month in c.CALENDAR if month.villa_rent),
        "first_month": c.CALENDAR[0].id,
        "wages": wages,
        "interest": c.INTEREST,
        "villa_interest": c.VILLA_INTEREST,
        "one_villa": options.villas_per_house == "one",
    }


def _nobility(options: FuggerOptions, players: int) -> dict[str, Any]:
    bands = tuple(
        Note("rule-band", {"least": band.least, "most": band.most, "dice": _dice(band)}) for band in c.METER
    )
    return {
        "title_at": c.TITLE_AT,
        "bond_steps": c.BOND_METER,
        "honour_steps": c.HONOUR_METER,
        "escort_steps": c.ESCORT_METER,
        "conduct_steps": c.CONDUCT_METER,
        "cubes": c.CUBES,
        "bands": NoteLines(bands),
        "bond_least": c.BOND_LEAST,
        "bond_most": c.BOND_MOST,
        "army_bonds": bonds_sold("army", players),
        "crown_bonds": bonds_sold("coronation", players),
        "bonds_raise": options.auctioned_bonds_raise,
        "event_least": c.EVENT_LEAST,
        "trick_cost": c.TRICK_COST,
        "trick_counts": max(c.FAVOURS),
        "bet": c.LOTTERY_BET,
        "faces": len(c.FACES),
        "bet_steps": c.LOTTERY_METER,
        "one_bet": options.one_bet_a_face,
        "pass_final": options.lottery_pass_final,
        "corruption_steps": c.CORRUPTION_METER,
        "fuggerei": c.FUGGEREI,
        "sheep": c.SHEEP_START,
        "sheep_steps": c.SHEEP_METER,
        "sheep_forced": options.sheep_forced_of_two and players == 2,
        "blocked": either(sorted(c.BLOCKED)),
    }


def _used_events(options: FuggerOptions) -> dict[str, Any]:
    """What happens to each event card of this mode after use, each once."""
    fates: dict[str, list[str]] = {"replenish": [], "remove": [], "held": []}
    seen = set()
    for id in c.cards_of_kind(options.mode, "event"):
        card = c.EVENTS[id]
        if (card.kind, card.region) not in seen:
            seen.add((card.kind, card.region))
            fates[c.after_use(id, options.mode)].append(id)
    return {
        "events_back": tuple(fates["replenish"]),
        "events_gone": tuple(fates["remove"]),
        "events_kept": tuple(fates["held"]),
    }


def _dice(band: t.Band) -> Note:
    """The result of each sum, sums with the same result together."""
    sums: dict[str, list[str]] = {}
    for total, result in enumerate(band.dice, 2):
        sums.setdefault(result, []).append(str(total))
    told = [note("rule-dice", result=result, sums=tuple(totals)) for result, totals in sums.items()]
    return reduce(lambda first, then: Note("rule-dice-more", {"first": first, "then": then}), told)


def _lists(options: FuggerOptions) -> dict[str, Any]:
    """All cards this mode may use."""

    def cards(kind: str) -> NoteLines:
        deals = [c.DEALS[card] for card in c.cards_of_kind(options.mode, kind)]
        return NoteLines(
            tuple(
                Note(
                    "rule-card",
                    {
                        "card": deal.id,
                        "city": deal.at,
                        "offset": deal.offset,
                        "urgent": deal.urgent,
                        "lots": lots_text(deal.lots),
                    },
                )
                for deal in deals
            )
        )

    fairs = tuple(
        Note(
            "rule-fair", {"city": fair.at, "demand": lots_text(fair.demand), "supply": lots_text(fair.supply)}
        )
        for fair in c.FAIRS.values()
    )
    villas = tuple(
        note(
            "rule-villa",
            card=villa.id,
            city=villa.at,
            offset=villa.offset,
            least=villa.least,
            rent=villa.rent,
        )
        for villa in c.VILLAS.values()
    )
    return {
        "demand_list": cards("demand"),
        "noble_list": cards("noble"),
        "supply_list": cards("supply"),
        "fair_list": NoteLines(fairs),
        "villa_list": NoteLines(villas),
        "demand_cards": len(c.cards_of_kind(options.mode, "demand")),
        "supply_cards": len(c.cards_of_kind(options.mode, "supply")),
        "noble_cards": len(c.cards_of_kind(options.mode, "noble")),
        "event_cards": len(c.cards_of_kind(options.mode, "event")),
    }
