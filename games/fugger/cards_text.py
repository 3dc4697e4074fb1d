"""What cards say, composed from their data so that no text can drift from its effect (rules 6)."""

from collections.abc import Iterable

from games.core import Note, note
from games.fugger import components as c
from games.fugger.auctions import BOND_KINDS
from games.fugger.state import FuggerOptions


def describe(id: str, options: FuggerOptions) -> tuple[Note, ...]:
    """The text of a deal, fair, villa or event, or of a space. Nothing for ids without one."""
    if id in c.DEALS:
        return _deal(c.DEALS[id], options)
    if id in c.FAIRS:
        return _fair(c.FAIRS[id])
    if id in c.VILLAS:
        return _villa(c.VILLAS[id], options)
    if id in c.EVENTS:
        return _event(c.EVENTS[id], options)
    if id in c.SPACES:
        return _space(c.SPACES[id])
    return ()


def lots_text(lots: Iterable[c.Lot]) -> tuple[Note, ...]:
    """The lots of a card: how many of what, at which price at most or least."""
    return tuple(note("text-lot", good=lot.good, quantity=lot.quantity, limit=lot.limit) for lot in lots)


def _deal(deal: c.Deal, options: FuggerOptions) -> tuple[Note, ...]:
    lots = lots_text(deal.lots)
    if deal.buys:
        found = [Note("text-demand", {"city": deal.at, "lots": lots})]
    else:
        found = [Note("text-supply", {"city": deal.at, "lots": lots})]
    found.append(note("text-offset", offset=deal.offset))
    if deal.urgent:
        found.append(note("text-urgent", demand=deal.buys))
    if deal.kind == "noble":
        found.append(note("text-noble", amounts=tuple(str(amount) for amount in c.FAVOURS)))
    if options.mode != "company":
        found.append(note("text-after", after=deal.after))
    return tuple(found)


def _fair(fair: c.Fair) -> tuple[Note, ...]:
    month = next(month.id for month in c.CALENDAR if month.fair)
    demand, supply = lots_text(fair.demand), lots_text(fair.supply)
    return (Note("text-fair", {"city": fair.at, "month": month, "demand": demand, "supply": supply}),)


def _villa(villa: c.Villa, options: FuggerOptions) -> tuple[Note, ...]:
    sold = note("text-villa", city=villa.at, least=villa.least, offset=villa.offset)
    if options.mode != "full":
        return (sold,)
    return sold, note("text-villa-first", rent=villa.rent, interest=c.VILLA_INTEREST)


def _event(card: c.EventCard, options: FuggerOptions) -> tuple[Note, ...]:
    if card.kind in BOND_KINDS:
        least, most = c.BOND_LEAST, c.BOND_MOST
        raises = c.BOND_METER if options.auctioned_bonds_raise else 0
        return (note("text-bonds", army=card.kind == "army", least=least, most=most, raises=raises),)
    texts = {
        "robbers": note("text-robbers", region=card.region, plus=c.PLUS_PRICE, bonus=c.ROBBER_BONUS),
        "pirates": note("text-robbers", region=card.region, plus=c.PLUS_PRICE, bonus=c.ROBBER_BONUS),
        "sheep": note("text-sheep", florins=c.SHEEP_START),
        "boom": note("text-boom", deals=c.BOOM_DEALS, usual=c.OPEN_DEALS),
        "america": Note("text-america", {"city": card.at, "lots": lots_text(card.lots)}),
        "blockade": note("text-blockade", cities=tuple(sorted(c.BLOCKED))),
        "lottery": note("text-lottery", florins=c.LOTTERY_BET, steps=c.LOTTERY_METER),
        "trick": note("text-trick", least=c.EVENT_LEAST, cost=c.TRICK_COST, counts=max(c.FAVOURS)),
        "fuggerei": note("text-fuggerei", least=c.EVENT_LEAST, region=c.FUGGEREI),
        "corruption": note("text-corruption", least=c.EVENT_LEAST, steps=c.CORRUPTION_METER),
    }
    if card.kind in ("robbers", "pirates"):
        two, one = note("text-lose-two", most=c.LOSE_TWO), note("text-lose-one", most=c.LOSE_ONE)
        return texts[card.kind], two, one
    return (texts[card.kind],)


def _space(space: c.Space) -> tuple[Note, ...]:
    found = [note("text-space", kind=space.kind, de=space.de)]
    if space.region:
        found.append(note("text-region", region=space.region))
    if space.kind == "bridge" or space.toll:
        found.append(note("text-toll", unladen=c.TOLL[0], laden=c.TOLL[1]))
    return tuple(found)
