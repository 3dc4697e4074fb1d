"""The course of a game, and the roads (rules 1, 3, 5)."""

from collections.abc import Iterator
from typing import ClassVar

from games.caravan import components as c
from games.caravan import events, moves
from games.caravan.market import Bids
from games.caravan.state import CaravanState, Cart, Load
from games.core import (
    Checked,
    Move,
    Note,
    Offer,
    Phase,
    Quantities,
    Refusal,
    RoundRobinPhase,
    Seat,
    SeatScore,
    TurnContext,
    clockwise,
    note,
    places,
)


class Course(Phase[CaravanState]):
    """Round by round: the market, then the roads (rules 1.3); the result after the last (rules 5)."""

    def step(self, ctx: TurnContext[CaravanState]) -> None:
        game = ctx.game
        if game.round == c.SETUP.rounds:
            self._end(ctx)
            return
        game.round += 1
        ctx.tell(events.RoundBegun(game.round))
        order = list(clockwise(len(game.carts), (game.round - 1) % len(game.carts)))
        ctx.push(Roads(left=order))
        ctx.push(Bids(asked=sorted(order)))

    def _end(self, ctx: TurnContext[CaravanState]) -> None:
        game = ctx.game
        ctx.reveal()  # the end shows all purses
        points = [worth(cart) for cart in game.carts]
        game.scores = tuple(
            SeatScore(Seat(seat), place, points[seat], cart.coins, (note("score-goods", goods=cart.loaded),))
            for seat, (place, cart) in enumerate(zip(places(points), game.carts, strict=True))
        )
        ctx.pop()


def worth(cart: Cart) -> int:
    """Coins, and goods at their prices (rules 5)."""
    return cart.coins + sum(c.GOODS[good].price * amount for good, amount in cart.goods.items())


class Roads(RoundRobinPhase[CaravanState]):
    """Each in turn goes along a road, or stays, and loads where it stands (rules 3)."""

    rule: ClassVar[str] = "3"

    def asks(self, game: CaravanState, seat: Seat) -> Note:
        return note("ask-travel", town=game.carts[seat].town, room=c.SETUP.room - game.carts[seat].loaded)

    def offers(self, game: CaravanState, seat: Seat) -> Iterator[Offer]:
        cart = game.carts[seat]
        yield Offer(
            moves.Travel,
            town=Checked(tuple(c.TOWNS), lambda town: self._why_not(game, cart, town)),
            load=lambda town: self._loads(game, cart, town),
        )

    def _toll(self, game: CaravanState, cart: Cart, town: str) -> int:
        """What a road costs (rules 3.2)."""
        return 1 if game.options.toll and town != cart.town else 0

    def _why_not(self, game: CaravanState, cart: Cart, town: str) -> Refusal | None:
        if town != cart.town and town not in c.neighbours(cart.town):
            return Refusal("ERR_NO_ROAD", "3.1")
        toll = self._toll(game, cart, town)
        return None if toll <= cart.coins else Refusal("ERR_TOLL", "3.2", need=toll, have=cart.coins)

    def _loads(self, game: CaravanState, cart: Cart, town: str) -> Quantities:
        """What may be loaded in a town: what it sells, as far as room and coins go (rules 3.3)."""
        coins, room = cart.coins - self._toll(game, cart, town), c.SETUP.room - cart.loaded

        def why_not(load: Load) -> Refusal | None:
            need = _price(load)
            return None if need <= coins else Refusal("ERR_TOO_DEAR", "3.3", need=need, have=coins)

        sold = {good: room for good in c.GOODS if good in c.TOWNS[town].sells}
        return Quantities(sold, why_not, most_total=room)

    def default(self, game: CaravanState, seat: Seat) -> Move:
        """Stay, and load nothing."""
        return moves.Travel(game.carts[seat].town)

    def _travel(self, ctx: TurnContext[CaravanState], seat: Seat, move: moves.Travel) -> None:
        game, cart = ctx.game, ctx.game.carts[seat]
        paid = self._toll(game, cart, move.town) + _price(move.load)
        cart.town = move.town
        for good, amount in move.load:
            cart.put_on(good, amount)
        cart.coins -= paid
        game.bank += paid
        ctx.tell(events.Travelled(seat, move.town, sum(amount for _, amount in move.load)))
        ctx.tell(events.CoinsPaid(paid), to=seat)
        ctx.end_turn()
        self.spoken()

    handlers = {moves.Travel: _travel}


def _price(load: Load) -> int:
    return sum(c.GOODS[good].price * amount for good, amount in load)
