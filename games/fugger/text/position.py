"""The whole position in words, made from a view and nothing else (rules 10)."""

from collections.abc import Iterator

from games.core import Note, Seat, SeatFigure, note
from games.fugger.model import components as c
from games.fugger.model.amounts import goods_text
from games.fugger.model.cards_text import deal_figures, fair_figures
from games.fugger.model.state import House, OpenDeal
from games.fugger.rules.deals.lots import side_of
from games.fugger.rules.game import Fugger
from games.fugger.rules.player_trades import trade_note


def position(view: Fugger) -> Iterator[Note]:
    """Line by line: calendar, deals, what lies open, the houses one after the other, offers, decks."""
    if view.stage != "setup":
        first = SeatFigure(view.start_seat)
        yield note("position-month", month=view.month.id, round=view.now + 1, start_player=first)
        if view.open or view.villas or view.fair:
            yield note("heading-deals")
        for deal in (*view.open, *view.villas):
            yield _deal(deal)
        if view.fair:
            yield Note("position-fair", fair_figures(c.FAIRS[view.fair]))
        yield from _events(view)
    for seat, house in enumerate(view.houses):
        yield from _house(view, Seat(seat), house)
    yield note("heading-decks")
    for city, line in sorted(view.lines.items()):
        if len(line) > 1:
            yield note("position-line", city=city, seats=tuple(line))
    for trade in view.trades:
        yield Note("position-trade", {"number": trade.id, "trade": trade_note(trade)})
    if view.options.noble:
        yield note("position-decks", deck=len(view.deck), replenish=len(view.replenish))
    else:
        yield note("position-deck", deck=len(view.deck))


def _deal(deal: OpenDeal) -> Note:
    side = side_of(deal.card)
    city, month = c.TOWN_OF[deal.card], c.month(deal.date).id
    if side == "villa":
        least = c.VILLAS[deal.card].least
        return note("position-villa", card=deal.card, city=city, month=month, least=least)
    return Note("position-deal", deal_figures(c.OPENED[deal.card]) | {"side": side, "month": month})


def _events(view: Fugger) -> Iterator[Note]:
    for card, since in view.robbers:
        yield note("position-robbers", card=card, acts=since <= view.now)
    if view.blockade:
        yield note("position-blockade", card=view.blockade)
    if view.target > c.NUMBERS.open_deals:
        yield note("position-boom", deals=view.target)


def _house(view: Fugger, seat: Seat, house: House) -> Iterator[Note]:
    if not house.home:
        yield note("heading-homeless", seat=seat, florins=house.florins)
        return
    yield note("heading-house", seat=seat, home=house.home, florins=house.florins)
    yield Note("position-warehouse", {"goods": goods_text(house.warehouse)})
    for name, one in zip(c.MERCHANTS, house.merchants, strict=True):
        if one.space:
            goods = goods_text(one.goods)
            yield Note("position-merchant", {"merchant": name, "city": one.space, "goods": goods})
        else:
            yield note("position-away", merchant=name, dead=one.dead)
    if view.options.noble:
        yield note(
            "position-noble",
            bonds=house.bonds,
            cubes=tuple(house.cubes),
            meter=house.meter,
            title=c.NUMBERS.title_at,
            noble=house.noble,
        )
    held = (*house.holds, *house.villas)
    if held:
        yield note("position-holds", cards=held)
