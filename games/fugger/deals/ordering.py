"""Orders a house gives ahead; private, and carried out exactly as by hand (rules 11).

Each is an offer beside the stack, and the function that keeps it. What an order says is looked at where its
question comes up: `bidding`, `favours`, `sheep`, `lottery`, `payday`, `selling`, `routes`.
"""

from itertools import count
from typing import Any

from games.core import Checked, Note, Numbers, Offer, Permutations, Refusal, Seat, Subsets, TurnContext, note
from games.core.choices.answers import Answers
from games.fugger.deals.deals import Prices, Side, lots_of, side_of
from games.fugger.journeys.journeys import By, find_journey
from games.fugger.journeys.routes import why_not_route
from games.fugger.journeys.travel import hint_merchant
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.components import BOND, GOODS, MERCHANTS, UNIT
from games.fugger.model.selling import why_not_count
from games.fugger.model.state import FuggerState, Prebid, Route, means
from games.fugger.model.tables import Lot

RULE = "11"

TOPICS = ("selling", "cubes", "lottery", "payday", "market")
"""What a list can be an order for."""

SPEEDS = {"speed-2": 2, "speed-1": 1}
"""Fewer spaces a round than one could go: less trouble on the way."""

MANNERS = ("cost", *SPEEDS, "leaves", "goes-on")
"""What a route may do otherwise: the least money instead of the fewest rounds, slower, not waiting at the
goal, going on after trouble."""


def keep(ctx: TurnContext[FuggerState], seat: Seat, order: str) -> None:
    """Tell its house that an order is kept."""
    ctx.tell(events.OrderKept(seat, order), to=seat)


# Bids ahead


def open_cards(game: FuggerState) -> tuple[str, ...]:
    """The cards one can bid for ahead: open deals, villas, the fair."""
    cards = [deal.card for deal in (*game.open, *game.villas)]
    return tuple([*cards, game.fair] if game.fair else cards)


def all_lots(card: str) -> tuple[tuple[Lot, Side], ...]:
    """The lots of a card with their sides; of a fair first what it buys, then what it sells."""
    sides: tuple[Side, ...] = ("demand", "supply") if card in c.FAIRS else (side_of(card),)
    return tuple((lot, side) for side in sides for lot in lots_of(card, side))


def lot_number(card: str, side: Side, lot: int) -> int:
    """The number of a lot among all of its card."""
    return lot + len(c.FAIRS[card].demand) if card in c.FAIRS and side == "supply" else lot


def prebid_offer(game: FuggerState, seat: Seat) -> Offer:
    """A bid for any lot of an open card; how many one will have is not known yet."""
    cards = open_cards(game)

    def why_not_card(card: str) -> Refusal | None:
        return None if card in cards else Refusal("NOT_OPEN", RULE)

    def lots(card: str) -> range:
        return range(1, len(all_lots(card)) + 1)

    def quantities(card: str, lot: int) -> Checked:
        most = all_lots(card)[lot - 1][0].quantity
        return Checked(
            range(most + 1), lambda count: None if count == 0 else why_not_count(count, most), range(most + 1)
        )

    def prices(card: str, lot: int, quantity: int) -> Answers:
        if not quantity:
            return (0,)
        one, side = all_lots(card)[lot - 1]
        return Prices(one, side, means(game.houses[seat]))

    return Offer(
        moves.Prebid,
        closed=None if cards else Refusal("NOT_OPEN", RULE),
        hints={"card": lambda card: hint_card(game, card), "lot": lambda card, lot: hint_lot(card, lot)},
        card=Checked(cards, why_not_card, cards),
        lot=lots,
        quantity=quantities,
        price=prices,
    )


def hint_card(game: FuggerState, card: str) -> Note:
    """When a card is due."""
    dates = {deal.card: deal.date for deal in (*game.open, *game.villas)}
    date = dates[card] if card in dates else next(t for t in count(game.t) if c.month(t).fair)
    return note("hint-date", month=c.month(date).id, rounds=date - game.t)


def hint_lot(card: str, number: int) -> Note:
    """A lot in words."""
    lot, side = all_lots(card)[number - 1]
    return note("hint-lot", good=lot.good, quantity=lot.quantity, limit=lot.limit, side=side)


def keep_prebid(desk: Any, ctx: TurnContext[FuggerState], seat: Seat, move: moves.Prebid) -> None:
    """In the place of an earlier one for the lot."""
    orders = ctx.game.houses[seat].orders
    others = [one for one in orders.prebids if (one.card, one.lot) != (move.card, move.lot - 1)]
    orders.prebids = [*others, Prebid(move.card, move.lot - 1, move.price, move.quantity)]
    keep(ctx, seat, f"bid-{move.card}-{move.lot}")


# Routes


def route_offer(game: FuggerState, seat: Seat) -> Offer:
    """A merchant, its goal, the fewest rounds or the least money, how fast, what it does there."""
    house = game.houses[seat]
    on_map = tuple(name for name in MERCHANTS if house.space_of(name))
    anywhere = next(iter(c.SPACES))
    return Offer(
        moves.SetRoute,
        hints={
            "merchant": lambda name: hint_merchant(house, name),
            "goal": lambda name, goal: hint_journey(game, seat, name, goal),
        },
        merchant=Checked(MERCHANTS, lambda name: why_not_route(game, seat, name, anywhere), on_map),
        goal=lambda name: Checked(tuple(c.SPACES), lambda goal: why_not_route(game, seat, name, goal)),
        manner=lambda name, goal: Subsets(MANNERS, _why_not_manner),
    )


def _why_not_manner(manner: Any) -> Refusal | None:
    """Of two speeds only one can be meant."""
    return Refusal("BAD_ORDER", RULE) if set(SPEEDS) <= set(manner) else None


def hint_journey(game: FuggerState, seat: Seat, name: str, goal: str) -> Note:
    """Its rounds and its cost."""
    one = game.houses[seat].merchant(name)
    journey = find_journey(game, seat, one.space, goal, one.laden)
    if journey is None:
        return note("hint-no-journey")
    date = c.month(game.t + journey.rounds).id
    return note(
        "hint-journey", de=c.SPACES[goal].de, rounds=journey.rounds, florins=journey.florins, month=date
    )


def keep_route(desk: Any, ctx: TurnContext[FuggerState], seat: Seat, move: moves.SetRoute) -> None:
    """Find the legs now, so that they can be looked at."""
    game = ctx.game
    house = game.houses[seat]
    one = house.merchant(move.merchant)
    by: By = "cost" if "cost" in move.manner else "time"
    speed = next((SPEEDS[name] for name in move.manner if name in SPEEDS), c.MOST_STEPS)
    waits, stops = "leaves" not in move.manner, "goes-on" not in move.manner
    journey = find_journey(game, seat, one.space, move.goal, one.laden, by, speed)
    legs = list(journey.legs) if journey else []
    seen = game.seq if move.goal == one.space else -1
    route = Route(move.goal, legs, by, speed, waits, stops, seen)
    house.orders.routes[move.merchant] = route
    keep(ctx, seat, f"route-{move.merchant}")


# Lists, favours, the sheep


def list_offer(game: FuggerState, seat: Seat) -> Offer:
    """What to sell first, where cubes go first, which faces to bet on, payday without a question."""
    topics = TOPICS if game.noble_rules else ("selling", "payday", "market")

    def why_not(topic: str) -> Refusal | None:
        return None if topic in topics else Refusal("BAD_ORDER", RULE)

    def choices(topic: str) -> Answers:
        if topic == "selling":
            wares = (*GOODS, BOND) if game.noble_rules else GOODS
            return Permutations(wares)
        if topic == "cubes":
            return Permutations(tuple(c.REGIONS), least=1)
        return Subsets(c.FACES) if topic == "lottery" else ((),)

    return Offer(moves.OrderList, topic=Checked(TOPICS, why_not, topics), choice=choices)


def keep_list(desk: Any, ctx: TurnContext[FuggerState], seat: Seat, move: moves.OrderList) -> None:
    """Keep the list in its place."""
    orders = ctx.game.houses[seat].orders
    if move.topic == "selling":
        orders.selling = move.choice
    elif move.topic == "cubes":
        orders.cubes = move.choice
    elif move.topic == "lottery":
        orders.lottery = tuple(face for face in c.FACES if face in move.choice)
        orders.lottery_set = True
    elif move.topic == "payday":
        orders.payday_same = True
    else:
        _await_market(ctx, seat, True)
        return
    keep(ctx, seat, move.topic)


def _await_market(ctx: TurnContext[FuggerState], seat: Seat, wanted: bool) -> None:
    """Ask for time at the next market, or no longer; everybody may know (11, hold and release)."""
    ctx.game.houses[seat].awaits_market = wanted
    ctx.tell(events.MarketHeld(seat, wanted))


def favour_offer(game: FuggerState, seat: Seat) -> Offer:
    """An amount given up for a noble customer, and the minimum cash left after it."""
    return Offer(
        moves.OrderFavour,
        closed=None if game.noble_rules else Refusal("BAD_ORDER", RULE),
        florins=(0, *c.FAVOURS),
        keep=lambda florins: Numbers(
            UNIT, 100 * c.START_MONEY, UNIT, usual=(UNIT, 1000, 2000, 4000), rule=RULE
        ),
    )


def keep_favour(desk: Any, ctx: TurnContext[FuggerState], seat: Seat, move: moves.OrderFavour) -> None:
    """One level of cash for each amount; the highest first."""
    orders = ctx.game.houses[seat].orders
    others = [(keep, florins) for keep, florins in orders.favour if florins != move.florins]
    orders.favour = tuple(sorted([*others, (move.keep, move.florins)], reverse=True))
    keep(ctx, seat, "favour")


def sheep_offer(game: FuggerState, seat: Seat) -> Offer:
    """The most it is worth not to keep the black sheep, and who gets it."""
    others = (None, *(Seat(other) for other in range(len(game.houses)) if other != seat))
    return Offer(
        moves.OrderSheep,
        most=Numbers(0, c.START_MONEY, UNIT, usual=(0, 20, 40, 80, 160, 320), rule=RULE),
        to=lambda most: others,
    )


def keep_sheep(desk: Any, ctx: TurnContext[FuggerState], seat: Seat, move: moves.OrderSheep) -> None:
    """Keep both."""
    orders = ctx.game.houses[seat].orders
    orders.sheep, orders.sheep_to = move.most, move.to
    keep(ctx, seat, "sheep")


# Listing and dropping


def orders_of(game: FuggerState, seat: Seat) -> tuple[str, ...]:
    """The names of the orders a house has given."""
    orders = game.houses[seat].orders
    found = [f"bid-{one.card}-{one.lot + 1}" for one in orders.prebids]
    found += [f"route-{name}" for name in orders.routes]
    flags = {
        "home": orders.home,
        "selling": orders.selling,
        "favour": orders.favour,
        "cubes": orders.cubes,
        "sheep": orders.sheep >= 0,
        "lottery": orders.lottery_set,
        "payday": orders.payday_same,
        "market": game.houses[seat].awaits_market,
    }
    return (*found, *(name for name, given in flags.items() if given))


def drop_offer(game: FuggerState, seat: Seat) -> Offer:
    """Any order one has given."""
    given = orders_of(game, seat)

    def why_not(order: str) -> Refusal | None:
        return None if order in given else Refusal("NO_SUCH_ORDER", RULE)

    return Offer(
        moves.DropOrder,
        closed=None if given else Refusal("NO_SUCH_ORDER", RULE),
        order=Checked(given, why_not, given),
    )


def drop_order(desk: Any, ctx: TurnContext[FuggerState], seat: Seat, move: moves.DropOrder) -> None:
    """As if it had never been given."""
    orders = ctx.game.houses[seat].orders
    kind, _, rest = move.order.partition("-")
    if kind == "market":
        _await_market(ctx, seat, False)
        return
    if kind == "bid":
        orders.prebids = [one for one in orders.prebids if f"{one.card}-{one.lot + 1}" != rest]
    elif kind == "route":
        del orders.routes[rest]
    elif kind == "home":
        orders.home = ""
    elif kind == "sheep":
        orders.sheep, orders.sheep_to = -1, None
    elif kind == "lottery":
        orders.lottery, orders.lottery_set = (), False
    elif kind == "payday":
        orders.payday_same = False
    else:
        setattr(orders, kind, ())
    ctx.tell(events.OrderDropped(seat, move.order), to=seat)
