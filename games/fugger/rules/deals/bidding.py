"""One deal: its lots one after the other, sealed bids for each, and who gets what (rules 9.4, 9.11)."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Self

import msgspec

from games.core import LastingOrder, Move, Note, Offer, Phase, Refusal, SealedPhase, Seat, SeatFigure, note
from games.fugger.model import components as c
from games.fugger.model import events, moves, versions
from games.fugger.model.data_rows import Lot
from games.fugger.model.state import Context, FuggerState, ScarceBid
from games.fugger.rules.deals import lots
from games.fugger.rules.deals.favours import Favours, asked_for_favour
from games.fugger.rules.deals.refill import finish_deal
from games.fugger.rules.forced_sale import raise_money
from games.fugger.rules.ledger import book, put_goods, take_goods
from games.fugger.rules.quantities import counts


class Dealing(Phase[FuggerState], rename={"index": "lot"}):
    """A deal: the lots of one side of a card in printed order (9.4). `index`: that of the next one (stored as
    `lot`). `begun`: somebody could bid. `sold`: something changed hands. `buyers`, `favoured`: the seats that
    bought, and those that did a favour."""

    rule = "9.4"

    card: str
    side: lots.Side
    index: int = 0
    begun: bool = False
    sold: bool = False
    buyers: list[Seat] = []
    favoured: list[Seat] = []

    def step(self, ctx: Context) -> None:
        game = ctx.game
        city = c.TOWN_OF[self.card]
        in_turn = lots.lots_of(self.card, self.side)
        if self.index < len(in_turn):
            index, self.index = self.index, self.index + 1
            seats = lots.eligible(game, city, in_turn[index].good, self.side)
            if seats:
                if not self.begun:
                    self.begun = True
                    ctx.tell(events.DealBegan(self.card, city))
                ctx.push(Bidding(asked=seats, card=self.card, side=self.side, index=index))
            return
        if not self.begun:
            ctx.tell(events.DealVoid(self.card, city))
        finish_deal(ctx, self.card, self.side, self.sold, self.buyers)

    def resume(self, ctx: Context, result: list[Seat]) -> None:
        """The seats that did the noble customer a favour."""
        self.favoured += result


class BidAhead(LastingOrder, frozen=True, tag="Prebid"):
    """A sealed bid in advance for a lot of an open card, `lot`: its number there, counted from 1; quantity 0
    passes (11). `opened` tells the card from the same card laid out again, and this year's fair from the
    next; `tried` says when an urgent card was dealt in vain."""

    distinct_by: ClassVar[tuple[str, ...]] = ("card", "lot")
    remembers: ClassVar[tuple[str, ...]] = ("opened", "tried")
    composed = {"good": lambda order: lots.good_of(order.card, order.lot)}

    card: str
    lot: int
    quantity: int
    price: int
    opened: int = -1
    tried: int = -1

    def begun(self, view: FuggerState, seat: Seat) -> Self:
        deal = lots.open_deal(view, self.card)
        opened, tried = (deal.number, deal.tried) if deal else (lots.date_of(view, self.card), -1)
        return msgspec.structs.replace(self, opened=opened, tried=tried)

    def after(self, view: FuggerState, seat: Seat, move: Move, events: Sequence[Any]) -> Self | None:
        """A bid for the lot is the last."""
        if not isinstance(move, moves.Bid | moves.BidAlone | moves.Pass):
            return self
        asked = view.phases[-1]
        return None if isinstance(asked, Bidding) and asked.is_for(self) else self

    def over(self, view: FuggerState, seat: Seat) -> bool:
        """Whether its card is gone, or was dealt in vain; of a fair whether the lots of its side are."""
        if self.card not in c.FAIRS:
            deal = lots.open_deal(view, self.card)
            return deal is None or (deal.number, deal.tried) != (self.opened, self.tried)
        dealt = (0, len(c.FAIRS[self.card].demand), len(lots.all_lots(self.card)))[view.fair_done]
        return view.now > self.opened or (view.now == self.opened and self.lot <= dealt)


class Bidding(SealedPhase[FuggerState], kw_only=True, rename={"index": "lot"}):
    """Sealed quantity and price for one lot, asked of all eligible seats at once (9.4). A quantity of 0 is no
    bid. `index`: that of the lot on its side of the card (stored as `lot`)."""

    rule = "9.4"

    card: str
    side: lots.Side
    index: int
    answers: dict[Seat, tuple[int, int]] = {}

    @property
    def city(self) -> str:
        return c.TOWN_OF[self.card]

    @property
    def lot(self) -> Lot:
        return lots.lots_of(self.card, self.side)[self.index]

    def not_awaited(self, game: FuggerState, seat: Seat) -> Refusal:
        return Refusal("ERR_NOT_ELIGIBLE", self.rule, card=self.card)

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        rivals = tuple([self._rival(game, other) for other in self.asked if other != seat])
        figures = {"card": self.card, "city": self.city, **msgspec.structs.asdict(self.lot)}
        return Note(f"ask-bid-{self.side}", {**figures, "rivals": rivals})

    def _rival(self, game: FuggerState, other: Seat) -> Note:
        """Another house that may bid, with the public facts about it."""
        if self.side == "demand":
            count = lots.most_of(game, other, self.city, self.lot, "demand")
            return note("rival-seller", player=SeatFigure(other), count=count)
        return note("rival-buyer", player=SeatFigure(other), florins=game.houses[other].florins)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        lot = self.lot
        most = lots.most_of(game, seat, self.city, lot, self.side)
        if len(self.asked) == 1 and self.side != "villa":
            alone = range(most, most - 1, -1) if self.side == "demand" else range(1, most + 1)
            yield Offer(
                moves.BidAlone,
                previews={"quantity": lambda quantity: self._preview(game, seat, quantity, lot.limit)},
                risk=lambda bid: self._over_cash(game, seat, bid.quantity, lot.limit),
                quantity=alone,
            )
        yield Offer(
            moves.Bid,
            previews={"price": lambda quantity, price: self._preview(game, seat, quantity, price)},
            quantity=counts(range(1, most + 1), self.rule, most if most < lot.quantity else None),
            risk=lambda bid: self._over_cash(game, seat, bid.quantity, bid.price),
            price=lambda quantity: lots.BidPrices(lot, self.side, game.houses[seat].means),
        )
        yield Offer(moves.Pass)

    def _preview(self, game: FuggerState, seat: Seat, quantity: int, price: int) -> Note:
        return self._over_cash(game, seat, quantity, price) or note("hint-florins", florins=quantity * price)

    def _over_cash(self, game: FuggerState, seat: Seat, quantity: int, price: int) -> Note | None:
        """The risk of a purchase beyond the cash (11)."""
        short = quantity * price - game.houses[seat].florins
        if self.side == "demand" or short <= 0:
            return None
        return note("hint-over-cash", florins=quantity * price, short=short, fine=c.NUMBERS.fine)

    def is_scarce(self, game: FuggerState) -> bool:
        """Whether it is a lot of goods of which there is not enough for all who may bid."""
        lot = self.lot
        pieces = sum([lots.most_of(game, seat, self.city, lot, self.side) for seat in self.asked])
        return self.side != "villa" and pieces > lot.quantity

    handlers = {
        moves.BidAlone: lambda self, ctx, seat, bid: self.seal(seat, (bid.quantity, self.lot.limit)),
        **lots.SEALED_BIDS,
    }

    @property
    def lot_number(self) -> int:
        """The number of the lot on its card, counted from 1, as advance bids name it."""
        return [side for _, side in lots.all_lots(self.card)].index(self.side) + self.index + 1

    def is_for(self, bid: BidAhead) -> bool:
        """Whether an advance bid is for this lot."""
        return (bid.card, bid.lot) == (self.card, self.lot_number)

    def _as_ordered(self, game: FuggerState, seat: Seat, bid: BidAhead) -> Move | None:
        """The advance bid for this lot, reduced to the pieces available. If the cash doesn't cover a
        purchase, the house is asked (11)."""
        if not self.is_for(bid):
            return None
        quantity = min(bid.quantity, lots.most_of(game, seat, self.city, self.lot, self.side))
        if self.side != "demand" and quantity * bid.price > game.houses[seat].florins:
            return None
        return moves.Bid(quantity, bid.price) if quantity else moves.Pass()

    order_handlers = {BidAhead: _as_ordered}

    def opened(self, ctx: Context) -> None:
        """Show all bids, put them in order and settle one after the other."""
        good = self.lot.good
        keeps = versions.keeps_scarce_bids(ctx.game.since) and self.is_scarce(ctx.game)
        for seat, (quantity, price) in self.answers.items():
            ctx.tell(events.BidShown(seat, good, quantity, price))
            if keeps and quantity:
                bid = ScarceBid(seat, self.side == "supply", self.lot.limit, price)
                ctx.game.scarce_bids.append(bid)
        queue = lots.in_order(ctx, self.city, self.answers, self.side)
        ctx.replace(Settling(self.card, self.side, self.index, queue, self.lot.quantity))


class Settling(Phase[FuggerState], rename={"index": "lot"}):
    """Serve the bids of a lot (`index` as in `Bidding`) in order. `queue`: (seat, quantity, price) still to
    serve. `left`: pieces left. `earned`: florins owed to sellers. A buyer short of cash sells goods by force.
    If that isn't enough it is fined and skipped, and its pieces go to the next bid (9.4)."""

    rule = "9.4"

    card: str
    side: lots.Side
    index: int
    queue: list[tuple[Seat, int, int]]
    left: int
    earned: dict[Seat, int] = {}

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if not self.queue or not self.left:
            self._end(ctx)
            return
        seat, quantity, price = self.queue[0]
        lot = lots.lots_of(self.card, self.side)[self.index]
        granted = min(quantity, self.left)
        if self.side == "demand":
            granted = min(granted, lots.most_of(game, seat, c.TOWN_OF[self.card], lot, "demand"))
            self._sell(ctx, seat, granted, price, lot.good)
        elif not raise_money(ctx, seat, granted * price):
            return
        elif game.houses[seat].florins < granted * price:
            book(ctx, events.Fined(seat, -min(c.NUMBERS.fine, game.houses[seat].florins)))
            granted = 0
        else:
            self._buy(ctx, seat, granted, price, lot.good)
        self.left -= granted
        del self.queue[0]

    def _sell(self, ctx: Context, seat: Seat, quantity: int, price: int, good: str) -> None:
        """A house sells to the customer."""
        take_goods(ctx.game.houses[seat], c.TOWN_OF[self.card], good, quantity)
        self.earned[seat] = quantity * price
        book(ctx, events.WareSold(seat, good, quantity, price, quantity * price))

    def _buy(self, ctx: Context, seat: Seat, quantity: int, price: int, good: str) -> None:
        """A house buys goods or a villa; the deal remembers who has bought."""
        house = ctx.game.houses[seat]
        deal = dealing(ctx.game)
        deal.sold = True
        if seat not in deal.buyers:
            deal.buyers.append(seat)
        if self.side == "villa":
            house.villas.append(good)
            book(ctx, events.VillaBought(seat, good, -price))
        else:
            put_goods(house, c.TOWN_OF[self.card], good, quantity)
            book(ctx, events.WareBought(seat, good, quantity, price, -quantity * price))

    def _end(self, ctx: Context) -> None:
        """The lot is done: sellers to a noble customer may do a favour."""
        deal = dealing(ctx.game)
        deal.sold = deal.sold or bool(self.earned)
        asked = asked_for_favour(ctx.game, self.card, self.earned, deal.favoured)
        if asked:
            ctx.replace(Favours(asked=asked, card=self.card, earned=self.earned))
        else:
            ctx.pop()


def dealing(game: FuggerState) -> Dealing:
    """The current deal."""
    return next(phase for phase in reversed(game.phases) if isinstance(phase, Dealing))
