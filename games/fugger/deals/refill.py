"""What follows a deal: the card is put away, and cards are drawn until enough deals lie open (rules 9.3)."""

import sys
from typing import ClassVar

from games.core import Flow, Phase, Seat
from games.fugger.deals.auctions import EventAuction, open_auction
from games.fugger.deals.deals import Side, free_colour, next_date, shuffled
from games.fugger.deals.ending import end_if_over
from games.fugger.deals.favours import Kind, open_regions, place_cubes
from games.fugger.deals.lottery import Lottery
from games.fugger.deals.sheep import BlackSheep
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.ledger import put_away
from games.fugger.model.state import FuggerState, OpenDeal

RULE = "9.3"


def finish_deal(flow: Flow[FuggerState], card: str, side: Side, sold: bool, buyers: list[Seat]) -> None:
    """The deal on top is done: put its card away; then others are drawn (9.3, 9.11)."""
    game = flow.game
    _forget_bids(flow, card, side)
    if card in c.FAIRS:
        game.fair_done += 1
        flow.pop()
    elif side == "villa":
        _finish_villa(flow, card, buyers)
    else:
        _finish_card(flow, card, sold, buyers)


def _forget_bids(flow: Flow[FuggerState], card: str, side: Side) -> None:
    """Bids given ahead for lots that did not come up are no more; a fair's supply is still to come after
    its demand."""
    above = len(c.FAIRS[card].demand) if card in c.FAIRS and side == "demand" else sys.maxsize
    for seat, house in enumerate(flow.game.houses):
        orders = house.orders
        if not orders.prebids:
            continue
        for bid in [bid for bid in orders.prebids if bid.card == card and bid.lot < above]:
            orders.prebids.remove(bid)
            flow.tell(events.OrderDropped(Seat(seat), f"bid-{card}-{bid.lot + 1}"), to=Seat(seat))


def _finish_villa(flow: Flow[FuggerState], card: str, buyers: list[Seat]) -> None:
    game = flow.game
    game.villas = [villa for villa in game.villas if villa.card != card]
    flow.pop()
    if not buyers:
        game.replenish.append(card)
        flow.tell(events.VillaUnsold(card))
        return
    if game.first_villa < 0:
        game.first_villa = buyers[0]
    end_if_over(flow)


def _finish_card(flow: Flow[FuggerState], card: str, sold: bool, buyers: list[Seat]) -> None:
    game = flow.game
    deal = next(deal for deal in game.open if deal.card == card)
    if not sold and deal.date > game.t and game.options.urgent_without_sale == "waits":
        deal.tried = game.t
        flow.pop()
        return
    game.open.remove(deal)
    put_away(game, card)
    flow.tell(events.DealEnded(card))
    if game.target > c.OPEN_DEALS:
        game.target = c.OPEN_DEALS
        flow.tell(events.BoomEnded(game.target))
    flow.replace(Refill())
    if card in c.AMERICA and game.noble_rules:
        kinds: dict[Seat, Kind] = {seat: "any" for seat in buyers if open_regions(game.houses[seat], "any")}
        if kinds:
            flow.push(place_cubes(game, kinds))


def lay_out(flow: Flow[FuggerState], card: str, date: int) -> None:
    """Put a deal face up, with a marker of its colour on card, town and calendar (9.3)."""
    game = flow.game
    deal = c.OPENED[card]
    game.open.append(OpenDeal(card, date, game.seq, free_colour(game)))
    game.seq += 1
    flow.tell(events.DealOpened(card, deal.at, c.month(date).id, deal.urgent))


class Refill(Phase[FuggerState]):
    """Draw until enough deals lie open; events are carried out as they come, villas laid out (9.3)."""

    rule: ClassVar[str] = RULE

    def step(self, flow: Flow[FuggerState]) -> None:
        game = flow.game
        if len(game.open) < game.target:
            if not game.deck and game.replenish:
                game.deck = shuffled(flow, "replenish", sorted(game.replenish))
                game.replenish = []
                flow.tell(events.DeckRenewed(len(game.deck)))
            if game.deck:
                flow.reveal()
                self._draw(flow, game.deck.pop())
                return
        flow.pop()
        if game.options.mode == "company":
            end_if_over(flow)

    def _draw(self, flow: Flow[FuggerState], card: str) -> None:
        game = flow.game
        if card in c.VILLAS:
            villa = c.VILLAS[card]
            date = next_date(game, villa.offset)
            game.villas.append(OpenDeal(card, date, game.seq))
            game.seq += 1
            flow.tell(events.VillaOpened(card, villa.at, c.month(date).id, villa.least))
        elif card in c.DEALS:
            self._deal(flow, card)
        else:
            flow.tell(events.EventDrawn(card))
            happen(flow, card)

    def _deal(self, flow: Flow[FuggerState], card: str) -> None:
        """A deal, unless the blockade stops it (6.6)."""
        game = flow.game
        deal = c.DEALS[card]
        if game.blockade and deal.buys and deal.at in c.BLOCKED:
            flow.tell(events.BlockadeStopped(card, deal.at))
            game.gone += [card, game.blockade]
            game.blockade = ""
        else:
            lay_out(flow, card, next_date(game, deal.offset))


# Events (6.6)


def happen(flow: Flow[FuggerState], card: str) -> None:
    """Carry an event out as it is drawn."""
    _HAPPENINGS.get(c.EVENTS[card].kind, _auction)(flow, card)


def _robbers(flow: Flow[FuggerState], card: str) -> None:
    """They lie open and act in the movement phase of this round, or by option of the next (T12)."""
    game = flow.game
    later = 0 if game.options.robbers_act == "same_round" else 1
    game.robbers.append((card, game.t + later))
    flow.tell(events.RobbersCame(card, c.EVENTS[card].region))


def _boom(flow: Flow[FuggerState], card: str) -> None:
    game = flow.game
    if game.target < c.BOOM_DEALS:
        game.target = c.BOOM_DEALS
        flow.tell(events.BoomBegan(game.target))
    else:
        flow.tell(events.BoomIgnored(game.target))
    put_away(game, card)


def _blockade(flow: Flow[FuggerState], card: str) -> None:
    flow.game.blockade = card
    flow.tell(events.BlockadeLaid(card))


def _america(flow: Flow[FuggerState], card: str) -> None:
    lay_out(flow, card, next_date(flow.game, c.OPENED[card].offset))


def _sheep(flow: Flow[FuggerState], card: str) -> None:
    flow.push(BlackSheep(card, flow.game.start_seat))


def _lottery(flow: Flow[FuggerState], card: str) -> None:
    flow.push(Lottery.begun(flow.game, card))


def _auction(flow: Flow[FuggerState], card: str) -> None:
    open_auction(flow, EventAuction.of(flow.game, card))


_HAPPENINGS = {
    "robbers": _robbers,
    "pirates": _robbers,
    "boom": _boom,
    "blockade": _blockade,
    "america": _america,
    "sheep": _sheep,
    "lottery": _lottery,
}
