"""Setting up: the start player, the homes, the decks (rules 7, 9.1)."""

from collections.abc import Iterator
from typing import get_args

from games.core import Move, Note, Offer, Phase, Refusal, RoundRobinPhase, Seat, note, one_of
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.data_rows import CardKind
from games.fugger.model.orders import HomeAhead
from games.fugger.model.state import Context, FuggerState
from games.fugger.rules.deals.lots import rolled_order
from games.fugger.rules.deals.refill import lay_out, shuffled
from games.fugger.rules.ledger import arrive, gain_meter
from games.fugger.rules.rounds import Rounds

RULE = "9.1"

KINDS: tuple[CardKind, ...] = get_args(CardKind)


class SetUp(Phase[FuggerState]):
    """Dice decide who starts; then homes are chosen and the decks made (9.1)."""

    rule = RULE

    rolled: bool = False

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if not self.rolled:
            self.rolled = True
            game.start_seat = rolled_order(ctx, game.seats)[0]
            ctx.tell(events.StartPlayerRolled(game.start_seat))
            ctx.push(Homes(game.turn_order))
            return
        make_decks(ctx)
        ctx.replace(Rounds())


class Homes(RoundRobinPhase[FuggerState]):
    """Clockwise from the start player each picks a home; several may live in one town (9.1)."""

    rule = RULE

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        return note("ask-home")

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        yield home_offer(game)

    def _choose(self, ctx: Context, seat: Seat, move: moves.ChooseHome) -> None:
        settle(ctx, seat, move.home)
        self.spoken()

    handlers = {moves.ChooseHome: _choose}

    def orders(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        if seat in self.left[1:]:
            yield home_offer(game, HomeAhead)

    order_handlers = {HomeAhead: lambda self, game, seat, order: moves.ChooseHome(order.home)}


def home_offer(game: FuggerState, move: type[Move] = moves.ChooseHome) -> Offer:
    """The choice of a home, with previews: who lives there already, its tax, and its steps on the meter."""

    def preview(home: str) -> Note:
        there = tuple(seat for seat, house in enumerate(game.houses) if house.home == home)
        meter = c.HOMES[home].meter if game.options.noble else 0
        return note("hint-home", tax=c.HOMES[home].tax, meter=meter, seats=there)

    refusal = Refusal("ERR_BAD_HOME", RULE, homes=tuple(c.HOMES))
    return Offer(move, previews={"home": preview}, home=one_of(tuple(c.HOMES), refusal))


def settle(ctx: Context, seat: Seat, home: str) -> None:
    """Put a house with its representative and one regular merchant into its home town (9.1)."""
    game = ctx.game
    house = game.houses[seat]
    house.home = home
    for name in c.MERCHANTS[:2]:
        house.change(name, space=home)
    arrive(game, seat, home)
    ctx.tell(events.HomeChosen(seat, home, gain_meter(game, seat, c.HOMES[home].meter)))


def make_decks(ctx: Context) -> None:
    """The decks of section 7: random cards of each kind, two demand and two supply cards face up, the rest
    shuffled; one of the fairs. Unused cards go to the box unseen."""
    game = ctx.game
    mode, seats = game.options.mode, len(game.houses)
    initial: dict[str, list[str]] = {}
    for kind in KINDS:
        first = c.how_many(mode, "initial", kind, seats)
        second = c.how_many(mode, "replenish", kind, seats)
        cards = c.cards_of_kind(mode, kind)
        if first < len(cards):
            cards = shuffled(ctx, kind, cards)
        initial[kind] = cards[:first]
        game.replenish += cards[first : first + second]
        game.box += cards[first + second :]
    customers = initial["demand"]
    if initial["noble"]:
        customers = ctx.shuffle("customers", customers + initial["noble"])
    supplies = initial["supply"]
    up, rest = customers[: c.FACE_UP.demand], customers[c.FACE_UP.demand :]
    up += supplies[: c.FACE_UP.supply]
    rest += supplies[c.FACE_UP.supply :] + initial["event"] + initial["villa"]
    game.deck = ctx.shuffle("deck", rest)
    for card in up:
        lay_out(ctx, card, c.OPENED[card].offset)
    game.fair, *others = ctx.shuffle("fair", tuple(c.FAIRS))
    game.gone += others
    ctx.tell(events.FairOpened(game.fair, c.TOWN_OF[game.fair]))
