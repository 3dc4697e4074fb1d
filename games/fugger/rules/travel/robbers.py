"""Robbers and pirates on the road and at the gates, and what they take (6.6, 9.9)."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core import Checked, Note, Offer, Refusal, Seat, SingleSeatPhase, note, one_of
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.amounts import merchant_note
from games.fugger.model.state import Context, FuggerState, House, Merchant
from games.fugger.rules.dice import roll_two
from games.fugger.rules.ledger import book
from games.fugger.rules.travel.paths import REGION, RULE, Way


def robbed_regions(game: FuggerState) -> dict[str, str]:
    """The regions in which robbers or pirates act this round, with their cards."""
    return {c.EVENTS[card].region: card for card, since in game.robbers if since <= game.now}


def attacks_on(game: FuggerState, way: Way) -> list[str]:
    """The cards whose robbers meet a laden merchant that enters their region. A merchant already there was
    attacked before it set out."""
    if not game.robbers:
        return []
    robbed = robbed_regions(game)
    there = REGION[way.start]
    met = dict.fromkeys(REGION[space] for space in way.path)
    return [robbed[region] for region in met if region in robbed and region != there]


def stands_among(game: FuggerState, merchant: Merchant) -> str:
    """The card of the robbers among whom a laden merchant stands; "" for none."""
    if not game.robbers or not merchant.space or not merchant.laden:
        return ""
    return robbed_regions(game).get(REGION[merchant.space], "")


def goods_taken(total: int, load: int) -> int:
    """Number of goods that robbers take at this total of dice and bonus (6.6)."""
    lost = 2 if total <= c.NUMBERS.lose_two else 1 if total <= c.NUMBERS.lose_one else 0
    return min(lost, load)


def useful_plus(house: House, region: str) -> int:
    """The number of +1 with which a merchant is safe at the worst roll; more would be wasted."""
    bonus = c.NUMBERS.robber_bonus if region in house.cubes else 0
    return max(0, c.NUMBERS.lose_one + 1 - c.SUMS[0] - bonus)


def pluses(numbers: range) -> Checked:
    """Numbers of +1, from none."""
    return one_of(numbers, Refusal("ERR_BAD_PLUS", "6.6", most=numbers[-1], price=c.NUMBERS.plus_price))


def plus_note(*values: Any) -> Note:
    """The price of the +1, the last of the values."""
    return note("hint-plus", florins=values[-1] * c.NUMBERS.plus_price)


def attack(ctx: Context, seat: Seat, move: moves.Go | moves.Stand, card: str, load: int) -> int:
    """Robbers or pirates attack the merchant of a move, which carries `load` goods. Returns how many they
    take (6.6)."""
    house = ctx.game.houses[seat]
    bonus = c.NUMBERS.robber_bonus if c.EVENTS[card].region in house.cubes else 0
    total = roll_two(ctx) + bonus + move.plus
    lost = goods_taken(total, load)
    paid = move.plus * c.NUMBERS.plus_price
    book(ctx, events.Attacked(seat, move.merchant, card, total, lost, -paid))
    return lost


def give_up_goods(ctx: Context, seat: Seat, merchant: str, count: int) -> None:
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
    house = ctx.game.houses[seat]
    for good, count in zip(c.GOODS, counts, strict=True):
        house.add(merchant, good, -count)
    ctx.tell(events.GoodsLost(seat, merchant, *[-count for count in counts]))


class LoseGoods(SingleSeatPhase[FuggerState]):
    """Robbers or trouble take `count` goods of a merchant; its owner picks them (6.6, 9.9)."""

    rule = RULE
    forced_is_seen = True

    merchant: str
    count: int

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

    def _range(self, goods: Sequence[int], at: int, *before: int) -> Checked:
        """The quantity of a good to lose: at least what the later goods can't cover, at most what is
        there. The first is the most of the cheapest (11)."""
        left = self.count - sum(before)
        least, most = max(0, left - sum(goods[at + 1 :])), min(goods[at], left)
        return Checked(
            range(most, least - 1, -1),
            lambda value: (
                None if least <= value <= most else Refusal("ERR_WRONG_COUNT", RULE, count=self.count)
            ),
        )

    def _lose_these(self, ctx: Context, seat: Seat, move: moves.Lose) -> None:
        _lose(ctx, seat, self.merchant, (move.cloth, move.spice, move.metal))
        ctx.pop()

    handlers = {moves.Lose: _lose_these}


def stand_offer(game: FuggerState, seat: Seat, attacked: list[str]) -> Offer:
    """The purchase of +1 for a merchant that stands among robbers when its house's turn begins (6.6)."""
    house = game.houses[seat]

    def plus(merchant: str) -> Checked:
        useful = useful_plus(house, REGION[house.space_of(merchant)])
        return pluses(range(min(useful, house.florins // c.NUMBERS.plus_price) + 1))

    return Offer(
        moves.Stand,
        previews={"merchant": lambda name: merchant_note(house, name), "plus": plus_note},
        merchant=one_of(tuple(attacked), Refusal("ERR_NOT_ATTACKED", "6.6"), c.MERCHANTS),
        plus=plus,
    )


def face_robbers(ctx: Context, seat: Seat, move: moves.Stand) -> None:
    """The attack on a merchant where it stands."""
    one = ctx.game.houses[seat].merchant(move.merchant)
    card = stands_among(ctx.game, one)
    give_up_goods(ctx, seat, move.merchant, attack(ctx, seat, move, card, one.load))
