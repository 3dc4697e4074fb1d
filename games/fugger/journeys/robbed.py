"""Robbers and pirates on the road and at the gates, and what they take (6.6, 9.9)."""

from collections.abc import Iterator
from typing import ClassVar

from games.core import Checked, Note, Offer, Refusal, Seat, TurnContext, note
from games.core.shared import SingleSeatPhase
from games.fugger.journeys.europe import REGION
from games.fugger.journeys.travel import (
    RULE,
    goods_taken,
    hint_merchant,
    most_plus,
    robbed_regions,
    stands_among,
    why_not_plus,
)
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.components import GOODS, MERCHANTS
from games.fugger.model.ledger import goods_lost
from games.fugger.model.state import FuggerState


def attack(ctx: TurnContext[FuggerState], seat: Seat, merchant: str, card: str, plus: int, load: int) -> int:
    """Robbers or pirates; how many goods they take (6.6)."""
    house = ctx.game.houses[seat]
    price = plus * c.PLUS_PRICE
    house.florins -= price
    bonus = c.ROBBER_BONUS if c.EVENTS[card].region in house.cubes else 0
    total = ctx.roll("die", 6) + ctx.roll("die", 6) + bonus + plus
    lost = goods_taken(total, load)
    ctx.tell(events.Attacked(seat, merchant, card, total, lost, -price))
    return lost


def give_up(ctx: TurnContext[FuggerState], seat: Seat, merchant: str, count: int) -> None:
    """Remove this many goods; the owner picks if there is a choice."""
    if not count:
        return
    goods = ctx.game.houses[seat].goods_at(merchant)
    kinds = [at for at, have in enumerate(goods) if have]
    if len(kinds) == 1 or sum(goods) == count:
        wares = [(GOODS[at], goods[at] if sum(goods) == count else count) for at in kinds]
        lost = goods_lost(ctx.game.houses[seat], wares, merchant)
        ctx.tell(events.GoodsLost(seat, merchant, **lost))
    else:
        ctx.push(LoseGoods(seat, merchant, count))


class LoseGoods(SingleSeatPhase[FuggerState]):
    """Robbers or trouble take `count` goods of a merchant; its owner picks them (6.6, 9.9)."""

    rule: ClassVar[str] = RULE

    merchant: str
    count: int

    def tell_forced(self, game: FuggerState) -> bool:
        return True

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        return note("ask-lose", merchant=self.merchant, count=self.count)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        goods = game.houses[seat].goods_at(self.merchant)
        yield Offer(
            moves.Lose,
            cloth=self._range(goods, 0),
            spice=lambda cloth: self._range(goods, 1, cloth),
            metal=lambda cloth, spice: self._range(goods, 2, cloth, spice),
        )

    def _range(self, goods: list[int], at: int, *before: int) -> Checked:
        """The quantity of a good to lose: at least what the later goods can't cover, at most what is
        there."""
        left = self.count - sum(before)
        least, most = max(0, left - sum(goods[at + 1 :])), min(goods[at], left)
        return Checked(
            range(most, least - 1, -1),
            lambda value: None if least <= value <= most else Refusal("WRONG_COUNT", RULE, count=self.count),
        )

    def default(self, game: FuggerState, seat: Seat) -> moves.Lose:
        """The cheapest first (11)."""
        left, lost = self.count, []
        for have in game.houses[seat].goods_at(self.merchant):
            lost.append(min(have, left))
            left -= lost[-1]
        return moves.Lose(*lost)

    def _lose(self, ctx: TurnContext[FuggerState], seat: Seat, move: moves.Lose) -> None:
        wares = [(good, getattr(move, good)) for good in GOODS]
        lost = goods_lost(ctx.game.houses[seat], wares, self.merchant)
        ctx.tell(events.GoodsLost(seat, self.merchant, **lost))
        ctx.pop()

    handlers = {moves.Lose: _lose}


def stand_offer(game: FuggerState, seat: Seat, attacked: list[str]) -> Offer:
    """For merchants that stand among robbers when their turn begins: how many +1 (6.6)."""
    house = game.houses[seat]

    def why_not(merchant: str) -> Refusal | None:
        return None if merchant in attacked else Refusal("NOT_ATTACKED", "6.6")

    def plus(merchant: str) -> Checked:
        useful = most_plus(house, REGION[house.space_of(merchant)])
        most = min(useful, house.florins // c.PLUS_PRICE)
        return Checked(range(most + 1), lambda plus: why_not_plus(plus, most), range(most + 1))

    return Offer(
        moves.Stand,
        hints={
            "merchant": lambda name: hint_merchant(house, name),
            "plus": lambda merchant, plus: note("hint-plus", florins=plus * c.PLUS_PRICE),
        },
        merchant=Checked(MERCHANTS, why_not, tuple(attacked)),
        plus=plus,
    )


def stand_out(ctx: TurnContext[FuggerState], seat: Seat, move: moves.Stand) -> None:
    """The attack on a merchant where it stands."""
    game = ctx.game
    one = game.houses[seat].merchant(move.merchant)
    card = robbed_regions(game)[REGION[one.space]]
    assert stands_among(game, one) == card
    give_up(ctx, seat, move.merchant, attack(ctx, seat, move.merchant, card, move.plus, one.load))
