"""Card texts, composed from their data so that no text can drift from its effect (rules 6)."""

from collections.abc import Callable, Iterable

import msgspec

from games.core import Note, note
from games.fugger.model import components as c
from games.fugger.model import tables as t
from games.fugger.model.amounts import either
from games.fugger.model.state import FuggerOptions


def describe(id: str, options: FuggerOptions) -> tuple[Note, ...]:
    """The text of a deal, fair, villa or event, or of a space; empty for ids without one. A card that the
    table's mode doesn't use says so, and what it does in the full game."""
    if not _in_use(id, options):
        return note("text-unused"), *describe(id, msgspec.structs.replace(options, mode="full"))
    if id in c.DEALS:
        return _deal(c.DEALS[id], options)
    if id in c.FAIRS:
        return _fair(c.FAIRS[id])
    if id in c.VILLAS:
        return _villa(c.VILLAS[id], options)
    if id in c.EVENTS:
        return _event(c.EVENTS[id], options)
    if id in c.SPACES:
        return _space(c.SPACES[id], options)
    return ()


def _in_use(id: str, options: FuggerOptions) -> bool:
    """Whether the mode uses this card; spaces and fairs it always does (1)."""
    return id not in _SETS or _SETS[id] in c.DECKS[options.mode].sets


_SETS = {card.id: card.set for cards in (c.DEALS, c.VILLAS, c.EVENTS) for card in cards.values()}


def lots_text(lots: Iterable[t.Lot]) -> tuple[Note, ...]:
    """The lots of a card: quantity, good, and price limit."""
    return tuple(note("text-lot", good=lot.good, quantity=lot.quantity, limit=lot.limit) for lot in lots)


def _noble(options: FuggerOptions) -> bool:
    """Whether there are meter, bonds and cubes (1)."""
    return options.mode != "company"


def _deal(deal: t.Deal, options: FuggerOptions) -> tuple[Note, ...]:
    lots = lots_text(deal.lots)
    if deal.buys:
        found = [Note("text-demand", {"lots": lots})]
    else:
        found = [Note("text-supply", {"lots": lots})]
    found.append(note("text-offset", offset=deal.offset))
    found.append(note("text-first", offset=deal.offset, month=c.CALENDAR[0].id))
    if deal.urgent:
        triggers, waits = options.warehouse_triggers, options.urgent_without_sale == "waits"
        found.append(note("text-urgent", demand=deal.buys, warehouse=triggers))
        found.append(note("text-urgent-date", waits=waits, first=options.urgent_first_on_date))
    if deal.kind == "noble":
        least, most = min(c.FAVOURS), max(c.FAVOURS)
        found.append(note("text-noble", least=least, most=most, favours_per=options.favours_per))
    found.append(_after(deal.id, options))
    return tuple(found)


def _after(card: str, options: FuggerOptions) -> Note:
    return note("text-after", after=c.after_use(card, options.mode))


def _fair(fair: t.Fair) -> tuple[Note, ...]:
    month = next(month.id for month in c.CALENDAR if month.fair)
    demand, supply = lots_text(fair.demand), lots_text(fair.supply)
    return (Note("text-fair", {"city": fair.at, "month": month, "demand": demand, "supply": supply}),)


def _villa(villa: t.Villa, options: FuggerOptions) -> tuple[Note, ...]:
    one = options.villas_per_house == "one"
    sold = note("text-villa", city=villa.at, least=villa.least, offset=villa.offset)
    rest = note("text-villa-rest", one=one)
    if options.mode != "full":
        return sold, rest
    return sold, rest, note("text-villa-first", rent=villa.rent, interest=c.VILLA_INTEREST)


def _event(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    """What happens, and what becomes of the card."""
    texts = _TEXTS[card.kind](card, options)
    if card.after == "held" or card.kind == "blockade":
        return texts
    return *texts, _after(card.id, options)


def _bonds(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    least, most = c.BOND_LEAST, c.BOND_MOST
    raises = c.BOND_METER if options.auctioned_bonds_raise else 0
    return (note("text-bonds", army=card.kind == "army", least=least, most=most, raises=raises),)


def _robbers(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    bonus = c.ROBBER_BONUS if _noble(options) else 0
    later = options.robbers_act == "next_round"
    return (
        note("text-robbers", region=card.region, later=later),
        note("text-robbers-dice", plus=c.PLUS_PRICE, bonus=bonus),
        note("text-lose-two", most=c.LOSE_TWO),
        note("text-lose-one", most=c.LOSE_ONE),
    )


def _sheep(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    found = [
        note("text-sheep", florins=c.SHEEP_START),
        note("text-sheep-keeper", everywhere=options.sheep_beats_home),
    ]
    if _noble(options):
        found.append(note("text-sheep-meter", steps=c.SHEEP_METER))
    if options.sheep_forced_of_two:
        found.append(note("text-sheep-two"))
    return tuple(found)


def _boom(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    return (note("text-boom", deals=c.BOOM_DEALS, usual=c.OPEN_DEALS),)


def _america(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    found = [Note("text-america", {"city": card.at, "lots": lots_text(card.lots)})]
    found.append(note("text-offset", offset=card.offset))
    if _noble(options):
        found.append(note("text-america-cube"))
    return tuple(found)


def _blockade(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    return (Note("text-blockade", {"cities": either(sorted(c.BLOCKED))}),)


def _lottery(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    final, one_bet = options.lottery_pass_final, options.one_bet_a_face
    return (
        note("text-lottery", florins=c.LOTTERY_BET, one_bet=one_bet, pass_final=final),
        note("text-lottery-end", faces=len(c.FACES), one_bet=one_bet, steps=c.LOTTERY_METER),
    )


def _trick(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    most = max(c.FAVOURS)
    return (
        note("text-trick", least=c.EVENT_LEAST, cost=c.TRICK_COST, counts=most),
        note("text-trick-after", unwon=c.after_use(card.id, options.mode, won=False)),
    )


def _fuggerei(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    return (note("text-fuggerei", least=c.EVENT_LEAST, region=c.FUGGEREI),)


def _corruption(card: t.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    return (
        note("text-corruption", least=c.EVENT_LEAST, steps=c.CORRUPTION_METER),
        note("text-corruption-after", unwon=c.after_use(card.id, options.mode, won=False)),
    )


_TEXTS: dict[str, Callable[[t.EventCard, FuggerOptions], tuple[Note, ...]]] = {
    "robbers": _robbers,
    "pirates": _robbers,
    "sheep": _sheep,
    "boom": _boom,
    "america": _america,
    "blockade": _blockade,
    "lottery": _lottery,
    "army": _bonds,
    "coronation": _bonds,
    "trick": _trick,
    "fuggerei": _fuggerei,
    "corruption": _corruption,
}


def _space(space: t.Space, options: FuggerOptions) -> tuple[Note, ...]:
    found = [note("text-space", kind=space.kind, de=space.de)]
    if space.region:
        found.append(note("text-region", region=space.region))
    else:
        found.append(note("text-no-region", noble=_noble(options)))
    if space.kind == "bridge" or space.toll:
        found.append(note("text-toll", unladen=c.TOLL[0], laden=c.TOLL[1], toll_on=options.toll_on))
    return tuple(found)
