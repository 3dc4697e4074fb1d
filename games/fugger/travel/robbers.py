"""Robbers and pirates on the road and at the gates, and what they take (6.6, 9.9)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core import Checked, Note, Offer, Refusal, Seat, note, one_of
from games.core.shared import SingleSeatPhase
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.components import MERCHANTS
from games.fugger.model.state import Context, FuggerState
from games.fugger.travel.fees import RULE, goods_taken, hint_merchant, most_plus, pluses, stands_among
from games.fugger.travel.paths import REGION


def attack(ctx: Context, seat: Seat, merchant: str, card: str, plus: int, load: int) -> int:
    """Robbers or pirates; how many goods they take (6.6)."""
    house = ctx.game.houses[seat]
    price = plus * c.NUMBERS.plus_price
    house.florins -= price
    bonus = c.NUMBERS.robber_bonus if c.EVENTS[card].region in house.cubes else 0
    total = ctx.roll("die", 6) + ctx.roll("die", 6) + bonus + plus
    lost = goods_taken(total, load)
    ctx.tell(events.Attacked(seat, merchant, card, total, lost, -price))
    return lost


def give_up(ctx: Context, seat: Seat, merchant: str, count: int) -> None:
    """Remove this many goods; the owner picks if there is a choice."""
    if not count:
        return
    goods = ctx.game.houses[seat].goods_at(merchant)
    if sum(goods) == count or sum(have > 0 for have in goods) == 1:
        _lose(ctx, seat, merchant, [min(have, count) for have in goods])
    else:
        ctx.push(LoseGoods(seat, merchant, count))


def _lose(ctx: Context, seat: Seat, merchant: str, counts: Sequence[int]) -> None:
    """Remove goods from a merchant, counted by GOODS."""
    goods = ctx.game.houses[seat].goods_at(merchant)
    for at, count in enumerate(counts):
        goods[at] -= count
    ctx.tell(events.GoodsLost(seat, merchant, *[-count for count in counts]))


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
        there. The first is the most of the cheapest (11)."""
        left = self.count - sum(before)
        least, most = max(0, left - sum(goods[at + 1 :])), min(goods[at], left)
        return Checked(
            range(most, least - 1, -1),
            lambda value: None if least <= value <= most else Refusal("WRONG_COUNT", RULE, count=self.count),
        )

    def _lose_these(self, ctx: Context, seat: Seat, move: moves.Lose) -> None:
        _lose(ctx, seat, self.merchant, (move.cloth, move.spice, move.metal))
        ctx.pop()

    handlers = {moves.Lose: _lose_these}


def stand_offer(game: FuggerState, seat: Seat, attacked: list[str]) -> Offer:
    """For merchants that stand among robbers when their turn begins: how many +1 (6.6)."""
    house = game.houses[seat]

    def plus(merchant: str) -> Checked:
        useful = most_plus(house, REGION[house.space_of(merchant)])
        return pluses(range(min(useful, house.florins // c.NUMBERS.plus_price) + 1))

    return Offer(
        moves.Stand,
        hints={
            "merchant": lambda name: hint_merchant(house, name),
            "plus": lambda merchant, plus: note("hint-plus", florins=plus * c.NUMBERS.plus_price),
        },
        merchant=one_of(tuple(attacked), Refusal("NOT_ATTACKED", "6.6"), MERCHANTS),
        plus=plus,
    )


def stand_out(ctx: Context, seat: Seat, move: moves.Stand) -> None:
    """The attack on a merchant where it stands."""
    one = ctx.game.houses[seat].merchant(move.merchant)
    card = stands_among(ctx.game, one)
    give_up(ctx, seat, move.merchant, attack(ctx, seat, move.merchant, card, move.plus, one.load))
