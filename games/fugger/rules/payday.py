"""Payday in December: hiring, dismissing, interest, wages, taxes (rules 9.7)."""

from collections.abc import Iterator

from games.core import Note, Offer, Phase, Refusal, SealedPhase, Seat, Subsets, note, one_of, sealed_as
from games.fugger.model import components as c
from games.fugger.model import events, moves, versions
from games.fugger.model.orders import ChoiceAhead
from games.fugger.model.state import Context, FuggerState, House
from games.fugger.rules.forced_sale import raise_money
from games.fugger.rules.ledger import arrive, book, depart

RULE = "9.7"

REGULARS = c.MERCHANTS[1:]


def interest_of(game: FuggerState, seat: Seat) -> int:
    """A year's interest on the house's bonds; more for the buyer of the first villa in the full game
    (9.11)."""
    each = c.NUMBERS.villa_interest if landlord_of(game) == seat else c.NUMBERS.interest
    return game.houses[seat].bonds * each


def wages_of(house: House) -> int:
    """A year's wages of the regular merchants on the map."""
    return c.WAGES[house.regulars]


def tax_of(game: FuggerState, seat: Seat) -> int:
    """A year's tax of the house's home; none with corruption, or for the first villa (6.6, 9.11)."""
    house = game.houses[seat]
    if house.holds_kind("corruption") or landlord_of(game) == seat:
        return 0
    return c.HOMES[house.home].tax


def landlord_of(game: FuggerState) -> Seat | None:
    """Who enjoys the effects of the first villa: its buyer in the full game (9.11)."""
    return Seat(game.first_villa) if game.options.mode == "full" and game.first_villa >= 0 else None


class PaydayPhase(SealedPhase[FuggerState], kw_only=True):
    """Everybody at once: how many regular merchants to hire, and which to dismiss (9.7)."""

    rule = RULE

    answers: dict[Seat, tuple[int, tuple[str, ...]]] = {}

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        house, interest, tax = game.houses[seat], interest_of(game, seat), tax_of(game, seat)
        return note("ask-payday", florins=house.florins, interest=interest, wages=wages_of(house), tax=tax)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        """The representative and merchants in reserve cannot be dismissed."""
        house = game.houses[seat]
        room = c.NUMBERS.regulars - house.regulars
        too_many = Refusal("ERR_TOO_MANY_HIRES", RULE, most=c.NUMBERS.regulars)
        not_there = Refusal("ERR_NOT_A_REGULAR", RULE)
        on_map = tuple(name for name in house.on_map if name in REGULARS)
        yield Offer(
            moves.Payday,
            previews={"hire": lambda hire: note("hint-wages", florins=c.WAGES[house.regulars + hire])},
            hire=one_of(range(room + 1), too_many, range(room, -1, -1)),
            whole=lambda move: None if set(move.dismiss) <= set(on_map) else not_there,
            dismiss=lambda hire: Subsets(on_map),
        )

    handlers = {moves.Payday: sealed_as(lambda move: (move.hire, tuple(sorted(move.dismiss))))}

    order_handlers = {
        ChoiceAhead: lambda self, game, seat, order: moves.Payday(0) if order.topic == "payday" else None
    }

    def opened(self, ctx: Context) -> None:
        """Hire, dismiss and pay interest; wages and taxes follow, when all have their interest."""
        for seat, (hire, dismissed) in self.answers.items():
            _hire(ctx, seat, hire)
            for name in dismissed:
                _dismiss(ctx, seat, name)
            interest = interest_of(ctx.game, seat)
            if interest:
                book(ctx, events.InterestPaid(seat, interest))
        ctx.replace(Bills(list(self.asked)))


def _hire(ctx: Context, seat: Seat, count: int) -> None:
    house = ctx.game.houses[seat]
    for name in [name for name in REGULARS if not house.space_of(name)][:count]:
        house.change(name, space=house.home)
        arrive(ctx.game, seat, house.home)
        ctx.tell(events.Hired(seat, name))


def _dismiss(ctx: Context, seat: Seat, name: str) -> None:
    """A regular merchant returns to the reserve; its goods are lost."""
    house = ctx.game.houses[seat]
    city = house.space_of(name)
    lost = house.remove(name)
    depart(ctx.game, seat, city)
    ctx.tell(events.Dismissed(seat, name, **lost))


class Bills(Phase[FuggerState]):
    """Everybody's wages, then everybody's taxes; by forced sale if need be. Who is short even then dismisses
    regulars until the rest can be paid, and is let off the rest of the tax (T18). Each is asked once to raise
    the money for both. `left` still owe wages and tax, `taxed` only the tax."""

    rule = RULE

    left: list[Seat]
    taxed: list[Seat] = []

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if self.left:
            seat = self.left[0]
            if raise_money(ctx, seat, wages_of(game.houses[seat]) + tax_of(game, seat)):
                self.taxed.append(self.left.pop(0))
                _pay_wages(ctx, seat)
                if not versions.pays_wages_first(game.since):
                    _pay_tax(ctx, self.taxed.pop())
            return
        for seat in self.taxed:
            _pay_tax(ctx, seat)
        game.payday_over = True
        ctx.pop()


def _pay_wages(ctx: Context, seat: Seat) -> None:
    house = ctx.game.houses[seat]
    for name in reversed(REGULARS):
        if house.florins < wages_of(house) and house.space_of(name):
            _dismiss(ctx, seat, name)
    wages = wages_of(house)
    if wages:
        book(ctx, events.WagesPaid(seat, -wages))


def _pay_tax(ctx: Context, seat: Seat) -> None:
    """Paid to the bank, or to the buyer of the first villa in the full game (9.11)."""
    game = ctx.game
    tax = min(tax_of(game, seat), game.houses[seat].florins)
    if not tax:
        return
    book(ctx, events.TaxPaid(seat, -tax))
    landlord = landlord_of(game)
    if landlord is not None:
        book(ctx, events.TaxReceived(landlord, tax))
