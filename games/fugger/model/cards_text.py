"""Card texts, composed from their data so that no text can drift from its effect (rules 6)."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from games.core import Note, note
from games.fugger.model import components as c
from games.fugger.model.amounts import either
from games.fugger.model.data_rows import Deal, EventCard, Fair, Lot, Space, Villa
from games.fugger.model.state import FuggerOptions


def describe(id: str, options: FuggerOptions) -> tuple[Note, ...]:
    """The text of a deal, fair, villa or event, or of a space; empty for ids without one. A card that the
    table's mode doesn't use (1) says so, and what it does in the full game."""
    if getattr(c.CARDS.get(id), "set", 0) not in c.DECKS[options.mode].sets:
        return note("text-unused"), *describe(id, msgspec.structs.replace(options, mode="full"))
    match c.CARDS.get(id) or c.SPACES.get(id):
        case Deal() as deal:
            return _deal(deal, options)
        case Fair() as fair:
            return (Note("text-fair", fair_figures(fair) | {"month": c.FAIR_MONTH}),)
        case Villa() as villa:
            return _villa(villa, options)
        case EventCard() as card:
            return _event(card, options)
        case Space() as space:
            return _space(space, options)
    return ()


def lots_text(lots: Iterable[Lot]) -> tuple[Note, ...]:
    """The lots of a card: quantity, good, and price limit."""
    return tuple(note("text-lot", good=lot.good, quantity=lot.quantity, limit=lot.limit) for lot in lots)


def deal_figures(deal: Deal) -> dict[str, Any]:
    """A deal as its data say."""
    lots = lots_text(deal.lots)
    return {"card": deal.id, "city": deal.at, "lots": lots, "offset": deal.offset, "urgent": deal.urgent}


def fair_figures(fair: Fair) -> dict[str, Any]:
    """A fair as its data say."""
    return {"city": fair.at, "demand": lots_text(fair.demand), "supply": lots_text(fair.supply)}


def _deal(deal: Deal, options: FuggerOptions) -> tuple[Note, ...]:
    lines = [
        Note("text-demand" if deal.buys else "text-supply", {"lots": lots_text(deal.lots)}),
        note("text-offset", offset=deal.offset),
        note("text-first", offset=deal.offset, month=c.CALENDAR[0].id),
    ]
    if deal.urgent:
        triggers, waits = options.warehouse_triggers, options.urgent_without_sale == "waits"
        lines.append(note("text-urgent", demand=deal.buys, warehouse=triggers))
        lines.append(note("text-urgent-date", waits=waits, first=options.urgent_first_on_date))
    if deal.kind == "noble":
        per = options.favours_per
        lines.append(note("text-noble", least=c.LEAST_FAVOUR, most=c.MOST_FAVOUR, favours_per=per))
    return *lines, note("text-after", after=c.after_use(deal.id, options.mode))


def _villa(villa: Villa, options: FuggerOptions) -> tuple[Note, ...]:
    one = options.villas_per_house == "one"
    sold = note("text-villa", city=villa.at, least=villa.least, offset=villa.offset)
    rest = note("text-villa-rest", one=one)
    if options.mode != "full":
        return sold, rest
    return sold, rest, note("text-villa-first", rent=villa.rent, interest=c.NUMBERS.villa_interest)


def _event(card: EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    """What happens, and what becomes of the card."""
    texts = tuple(_happens(card, options))
    if card.after == "held" or card.kind == "blockade":
        return texts
    return *texts, note("text-after", after=c.after_use(card.id, options.mode))


def _happens(card: EventCard, options: FuggerOptions) -> Iterator[Note]:
    least, unwon = c.NUMBERS.event_least, c.after_use(card.id, options.mode, won=False)
    match card.kind:
        case "robbers" | "pirates":
            yield from _robbers(card, options)
        case "sheep":
            yield from _sheep(options)
        case "lottery":
            final, one_bet, steps = options.lottery_pass_final, options.one_bet_a_face, c.NUMBERS.bet_steps
            yield note("text-lottery", florins=c.NUMBERS.lottery_bet, one_bet=one_bet, pass_final=final)
            yield note("text-lottery-end", faces=len(c.FACES), one_bet=one_bet, steps=steps)
        case "boom":
            yield note("text-boom", deals=c.NUMBERS.boom_deals, usual=c.NUMBERS.open_deals)
        case "america":
            yield Note("text-america", {"city": card.at, "lots": lots_text(card.lots)})
            yield note("text-offset", offset=card.offset)
            if options.noble:
                yield note("text-america-cube")
        case "blockade":
            yield Note("text-blockade", {"cities": either(sorted(c.BLOCKED))})
        case "army" | "coronation":
            least, most = c.NUMBERS.bond_least, c.NUMBERS.bond_most
            raises = c.NUMBERS.bond_steps if options.auctioned_bonds_raise else 0
            yield note("text-bonds", army=card.kind == "army", least=least, most=most, raises=raises)
        case "trick":
            yield note("text-trick", least=least, cost=c.NUMBERS.trick_cost, counts=c.MOST_FAVOUR)
            yield note("text-trick-after", unwon=unwon)
        case "fuggerei":
            yield note("text-fuggerei", least=least, region=c.FUGGEREI)
        case "corruption":
            yield note("text-corruption", least=least, steps=c.NUMBERS.corruption_steps)
            yield note("text-corruption-after", unwon=unwon)


def _robbers(card: EventCard, options: FuggerOptions) -> Iterator[Note]:
    bonus = c.NUMBERS.robber_bonus if options.noble else 0
    yield note("text-robbers", region=card.region, later=options.robbers_act == "next_round")
    yield note("text-robbers-dice", plus=c.NUMBERS.plus_price, bonus=bonus)
    yield note("text-lose-two", most=c.NUMBERS.lose_two)
    yield note("text-lose-one", most=c.NUMBERS.lose_one)


def _sheep(options: FuggerOptions) -> Iterator[Note]:
    yield note("text-sheep", florins=c.NUMBERS.sheep_start)
    yield note("text-sheep-keeper", everywhere=options.sheep_beats_home)
    if options.noble:
        yield note("text-sheep-meter", steps=c.NUMBERS.sheep_steps)
    if options.sheep_forced_of_two:
        yield note("text-sheep-two")


def _space(space: Space, options: FuggerOptions) -> tuple[Note, ...]:
    lines = [note("text-space", kind=space.kind, de=space.de)]
    if space.region:
        lines.append(note("text-region", region=space.region))
    else:
        lines.append(note("text-no-region", noble=options.noble))
    if space.kind == "bridge" or space.toll:
        unladen, laden = c.UNLADEN.toll, c.LADEN.toll
        lines.append(note("text-toll", unladen=unladen, laden=laden, toll_on=options.toll_on))
    return tuple(lines)
