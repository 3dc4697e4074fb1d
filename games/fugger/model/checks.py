"""Whether a data file of Fugger, Welser, Medici fits together (rules 3 to 8); what does not is told."""

from collections import Counter
from typing import get_args

from games.fugger.model.data_rows import CardKind, Lot, Mode, Tables

MODES: tuple[Mode, ...] = get_args(Mode)

GOODS = ("cloth", "spice", "metal")
"""The goods; everywhere counted in this order, which is also the cheapest first."""

BOND = "bond"

BLOCKED: frozenset[str] = frozenset({"VEN", "SUD"})
"""Where the Mediterranean blockade stops the next demand card (6.6; seed)."""

FUGGEREI = "KUR"
"""The region whose safe conduct is auctioned for the Fuggerei (6.6; seed)."""

SUMS = range(2, 13)
"""The sums of two dice."""


def _goods(tables: Tables) -> None:
    file = tables.file
    file.check_known("goods", tables.goods, (*GOODS, BOND), "good")
    for good in (*GOODS, BOND):
        file.check("goods", good in tables.goods, f"has no row {good}")


def _map(tables: Tables) -> None:
    file, spaces = tables.file, tables.spaces
    file.check_field("spaces", spaces, "region", ("", *tables.regions))
    file.check_field("roads", tables.roads, "between", spaces)
    cities = [space.id for space in spaces.values() if space.kind == "city"]
    file.check_known("homes", tables.homes, cities, "city")
    for home in tables.homes.values():
        file.check(f"homes, {home.id}, meter", home.meter < tables.numbers.title_at, "is already noble")
    roads = [frozenset(road.between) for road in tables.roads]
    for place, road in zip(file.places("roads", tables.roads), roads, strict=True):
        file.check(place, len(road) == 2, "leads from a space to itself")
        file.check(place, roads.count(road) == 1, f"there are two between {' and '.join(sorted(road))}")
    reached, edge = set[str](), [next(iter(spaces))]
    while edge:
        here = edge.pop()
        reached.add(here)
        edge += [end for road in roads if here in road for end in road if end not in reached]
    for space in spaces:
        file.check(f"spaces, {space}", space in reached, "no road leads there")


def _cards(tables: Tables) -> None:
    file = tables.file
    cities = [space.id for space in tables.spaces.values() if space.kind == "city"]
    file.check_field("deals", tables.deals, "at", cities)
    file.check_field("fairs", tables.fairs, "at", cities)
    file.check_field("villas", tables.villas, "at", cities)
    lots: list[tuple[str, Lot]] = [
        *((f"deals, {deal.id}", lot) for deal in tables.deals.values() for lot in deal.lots),
        *((f"events, {card.id}", lot) for card in tables.events.values() for lot in card.lots),
        *((f"fairs, {fair.id}", lot) for fair in tables.fairs.values() for lot in fair.demand + fair.supply),
    ]
    unit = tables.numbers.unit
    for place, lot in lots:
        file.check_known(place, [lot.good], GOODS, "good")
        even = lot.limit >= unit and not lot.limit % unit
        file.check(place, even, f"has the price {lot.limit} off the unit {unit}")
    named = [(name, id) for name in ("deals", "fairs", "villas", "events") for id in getattr(tables, name)]
    ids = Counter(id for _, id in named)
    for name, id in named:
        file.check(f"{name}, {id}", ids[id] == 1, "a card of another table has this id")


def _events(tables: Tables) -> None:
    file = tables.file
    land = [region.id for region in tables.regions.values() if region.kind == "land"]
    seas = [region.id for region in tables.regions.values() if region.kind == "sea"]
    cities = [space.id for space in tables.spaces.values() if space.kind == "city"]
    for card in tables.events.values():
        place = f"events, {card.id}"
        regions = {"robbers": land, "pirates": seas}.get(card.kind, [""])
        file.check_known(f"{place}, region", [card.region], regions, "region")
        file.check_known(f"{place}, at", [card.at], cities if card.lots else [""], "city")
        america = card.kind == "america"
        file.check(f"{place}, lots", bool(card.lots) == america, f"goes with america, not with {card.kind}")
    for id in BLOCKED:
        file.check("spaces", id in tables.spaces, f"has no row {id}, which event cards name")
    file.check("regions", FUGGEREI in tables.regions, f"has no row {FUGGEREI}, which event cards name")


def _decks(tables: Tables) -> None:
    for mode in MODES:
        tables.file.check("decks", mode in tables.decks, f"has no row {mode}")
        for kind in get_args(CardKind):
            have = len(tables.cards_of_kind(mode, kind))
            need = sum(tables.how_many(mode, deck, kind, 2) for deck in ("initial", "replenish"))
            tables.file.check(f"decks, {mode}", need <= have, f"wants {need} {kind} cards, of {have}")


def _steps(tables: Tables) -> None:
    file, numbers = tables.file, tables.numbers
    covered = [at for band in tables.meter for at in range(band.least, band.most + 1)]
    file.check_run("meter", covered, range(numbers.meter_least, numbers.title_at))
    for at, band in enumerate(tables.meter, 1):
        file.check(f"meter, row {at}, dice", len(band.dice) == len(SUMS), f"needs {len(SUMS)} results")
    file.check_run("steps", [row.steps for row in tables.steps], range(numbers.most_steps + 1))
    file.check_run("wages", [row.regulars for row in tables.wages], range(numbers.regulars + 1))
    favours = [row.florins for row in tables.favours]
    file.check("favours", len(set(favours)) == len(favours), "has two rows of the same florins")


CHECKS = (_goods, _map, _cards, _events, _decks, _steps)
