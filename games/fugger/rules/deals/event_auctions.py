"""Sealed auctions of events: army costs, coronation, calculation trick, Fuggerei, corruption (rules 6.6)."""

from collections.abc import Iterator

from games.core import Checked, Note, Offer, Phase, Refusal, SealedPhase, Seat, note
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.data_rows import EventKind, Lot
from games.fugger.model.state import Context, FuggerState
from games.fugger.rules.deals.favours import open_regions, place_cube, why_not_cube
from games.fugger.rules.deals.lots import SEALED_BIDS, price_range, rolled_order, why_not_price
from games.fugger.rules.final import award_titles
from games.fugger.rules.forced_sale import raise_money
from games.fugger.rules.ledger import book, gain_meter, put_away
from games.fugger.rules.quantities import why_not_count

RULE = "6.6"

BOND_KINDS = ("army", "coronation")
ALL_PAY = ("fuggerei", "corruption")
"""The events in which bonds are auctioned, and those in which losers pay too."""


def bonds_sold(kind: str, seats: int) -> int:
    """Number of bonds for sale: one less than the players for the army, half of them for the coronation."""
    return seats - 1 if kind == "army" else seats // 2


class EventAuction(SealedPhase[FuggerState], kw_only=True):
    """One sealed bid each, asked of all at once: (quantity, price), quantity 0 for none."""

    rule = RULE

    card: str
    answers: dict[Seat, tuple[int, int]] = {}

    @classmethod
    def of(cls, game: FuggerState, card: str) -> "EventAuction":
        """The seats that bid: all; for the Fuggerei only those without its safe conduct and with a cube
        left."""
        seats = game.seats
        if c.EVENTS[card].kind == "fuggerei":
            seats = [seat for seat in seats if c.FUGGEREI in open_regions(game.houses[seat], "land")]
        return cls(asked=seats, card=card)

    @property
    def kind(self) -> EventKind:
        return c.EVENTS[self.card].kind

    @property
    def least(self) -> int:
        """The minimum bid."""
        return c.NUMBERS.bond_least if self.kind in BOND_KINDS else c.NUMBERS.event_least

    def not_awaited(self, game: FuggerState, seat: Seat) -> Refusal:
        return why_not_cube(game.houses[seat], "land", c.FUGGEREI) or super().not_awaited(game, seat)

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        if self.kind in BOND_KINDS:
            bonds = bonds_sold(self.kind, len(game.houses))
            return note("ask-bond-auction", card=self.card, bonds=bonds, least=self.least)
        id = "ask-all-pay" if self.kind in ALL_PAY else "ask-event-auction"
        return note(id, card=self.card, least=self.least)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        numbers = range(1, (c.NUMBERS.bond_most if self.kind in BOND_KINDS else 1) + 1)
        have = game.houses[seat].means
        affordable = numbers[: have // self.least]
        yield Offer(
            moves.Bid,
            closed=None if affordable else _why_not_cover(self.least, have),
            quantity=Checked(
                numbers,
                lambda count: why_not_count(count, numbers, RULE) or _why_not_cover(count * self.least, have),
                affordable,
            ),
            price=lambda quantity: self._prices(quantity, have),
        )
        yield Offer(moves.Pass)

    def _prices(self, quantity: int, have: int) -> Checked:
        lot = Lot(self.card, quantity, self.least)
        prices = price_range(lot, "supply", have // max(quantity, 1))
        return Checked(
            prices,
            lambda price: why_not_price(price, lot, "supply", RULE) or _why_not_cover(quantity * price, have),
            prices,
        )

    handlers = SEALED_BIDS

    def opened(self, ctx: Context) -> None:
        """Show the bids and find out who gets what; then everybody pays."""
        for seat, (quantity, price) in self.answers.items():
            ctx.tell(events.BidShown(seat, c.BOND if self.kind in BOND_KINDS else self.card, quantity, price))
        bids = {seat: price for seat, (quantity, price) in self.answers.items() if quantity}
        won = self._won(ctx, bids)
        due = list(bids.items()) if self.kind in ALL_PAY else [(seat, n * price) for seat, n, price in won]
        ctx.replace(Paying(self.card, due, won))

    def _won(self, ctx: Context, bids: dict[Seat, int]) -> list[tuple[Seat, int, int]]:
        """The winners, each with the number of pieces and the price; `bids`: the prices."""
        queue = lone_highest(bids) if self.kind == "corruption" else dearest_first(ctx, bids)
        left = bonds_sold(self.kind, len(ctx.game.houses)) if self.kind in BOND_KINDS else 1
        won = []
        for seat in queue:
            count = min(left, self.answers[seat][0])
            left -= count
            if count:
                won.append((seat, count, bids[seat]))
        return won


def lone_highest(bids: dict[Seat, int]) -> list[Seat]:
    """The seat with the highest price that only one has named; nobody if there is none."""
    prices = list(bids.values())
    lone = [seat for seat, price in bids.items() if prices.count(price) == 1]
    return [max(lone, key=lambda seat: bids[seat])] if lone else []


def dearest_first(ctx: Context, bids: dict[Seat, int]) -> list[Seat]:
    """Ties of events: the lower meter first, then dice (6.6). Dice only among equal prices and meters."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat, price in bids.items():
        groups.setdefault((-price, ctx.game.houses[seat].meter), []).append(seat)
    return [seat for key in sorted(groups) for seat in rolled_order(ctx, groups[key])]


class Paying(Phase[FuggerState]):
    """Those who owe pay, by forced sale if necessary; then the winners get what they won. `due`: (seat,
    florins) still to pay. `won`: (seat, pieces, price)."""

    rule = RULE

    card: str
    due: list[tuple[Seat, int]]
    won: list[tuple[Seat, int, int]]

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if self.due:
            seat, florins = self.due[0]
            if raise_money(ctx, seat, florins):
                del self.due[0]
                book(ctx, events.AuctionPaid(seat, self.card, -florins))
            return
        ctx.pop()
        for seat, count, price in self.won:
            _hand_out(ctx, self.card, seat, count, price)
        if not self.won:
            ctx.tell(events.AuctionVoid(self.card))
        put_away(game, self.card, bool(self.won))
        award_titles(ctx)


def _hand_out(ctx: Context, card: str, seat: Seat, count: int, price: int) -> None:
    """A winner gets what was auctioned (6.6)."""
    game = ctx.game
    house = game.houses[seat]
    match c.EVENTS[card].kind:
        case "army" | "coronation":
            house.bonds += count
            steps = count * c.NUMBERS.bond_steps if game.options.auctioned_bonds_raise else 0
            ctx.tell(events.BondsBought(seat, count, price, gain_meter(game, seat, steps)))
        case "trick":
            house.holds.append(card)
            ctx.tell(events.TrickWon(seat, card))
        case "corruption":
            house.holds.append(card)
            steps = gain_meter(game, seat, c.NUMBERS.corruption_steps)
            ctx.tell(events.CorruptionWon(seat, card, steps))
        case "fuggerei":
            place_cube(ctx, seat, c.FUGGEREI)


def open_auction(ctx: Context, card: str) -> None:
    """Put the auction on top. If no seat can take part, its card is put away at once."""
    auction = EventAuction.of(ctx.game, card)
    if auction.asked:
        ctx.push(auction)
    else:
        ctx.tell(events.AuctionVoid(auction.card))
        put_away(ctx.game, auction.card, False)


def _why_not_cover(need: int, have: int) -> Refusal | None:
    """Bids of events must be covered by cash and what a forced sale would bring (11)."""
    return None if need <= have else Refusal("ERR_NOT_COVERED", RULE, need=need, have=have)
