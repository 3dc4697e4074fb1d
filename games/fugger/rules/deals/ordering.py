"""Which standing orders a house may give, and advance bids (rules 11).

The phase that asks a question applies the order to it: see `order_handlers` of the phases."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, ClassVar, Self

import msgspec

from games.core import (
    LastingOrder,
    Move,
    Note,
    Numbers,
    Offer,
    Permutations,
    Refusal,
    Seat,
    Subsets,
    note,
    one_of,
)
from games.core.choices.answers import Answers
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.orders import TOPICS, OrderFavour, OrderList, OrderSheep
from games.fugger.model.state import WARE_KEYS, FuggerState, OpenDeal
from games.fugger.rules.deals.lots import DEAREST, BidPrices, all_lots, good_of, open_cards
from games.fugger.rules.quantities import counts
from games.fugger.rules.travel.routes import route_offer

RULE = "11"

BIDS = (moves.Bid, moves.BidAlone, moves.Pass)


class Prebid(LastingOrder, frozen=True):
    """A sealed bid for a lot of an open card; quantity 0 passes. `opened` tells the card from the same card
    laid out again, and this year's fair from the next; `tried` says when an urgent card was dealt in vain."""

    distinct_by: ClassVar[tuple[str, ...]] = ("card", "lot")
    remembers: ClassVar[tuple[str, ...]] = ("opened", "tried")
    composed = {"good": lambda order: good_of(order.card, order.lot)}

    card: str
    lot: int
    quantity: int
    price: int
    opened: int = -1
    tried: int = -1

    def begun(self, view: FuggerState, seat: Seat) -> Self:
        deal = _open_deal(view, self.card)
        opened, tried = (deal.seq, deal.tried) if deal else (date_of(view, self.card), -1)
        return msgspec.structs.replace(self, opened=opened, tried=tried)

    def after(self, view: FuggerState, seat: Seat, move: Move, events: Sequence[Any]) -> Self | None:
        """A bid for the lot is the last."""
        return None if isinstance(move, BIDS) and self.is_asked(view.phases[-1]) else self

    def is_asked(self, phase: Any) -> bool:
        """Whether a phase asks for bids for this lot."""
        return getattr(phase, "number", 0) == self.lot and phase.card == self.card

    def over(self, view: FuggerState, seat: Seat) -> bool:
        """Whether its card is gone, or was dealt in vain; of a fair whether the lots of its side are."""
        if self.card not in c.FAIRS:
            deal = _open_deal(view, self.card)
            return deal is None or (deal.seq, deal.tried) != (self.opened, self.tried)
        dealt = (0, len(c.FAIRS[self.card].demand), len(all_lots(self.card)))[view.fair_done]
        return view.now > self.opened or (view.now == self.opened and self.lot <= dealt)


def _open_deal(game: FuggerState, card: str) -> OpenDeal | None:
    return next((deal for deal in (*game.open, *game.villas) if deal.card == card), None)


def date_of(game: FuggerState, card: str) -> int:
    """The round in which an open card is due; of a fair the round of its next one."""
    deal = _open_deal(game, card)
    if deal is not None:
        return deal.date
    first = game.now + 1 if game.fair_done == 2 else game.now
    return next(round for round in count(first) if c.month(round).fair)


def order_offers(game: FuggerState, seat: Seat) -> Iterator[Offer]:
    """May be given at any time of the game."""
    yield prebid_offer(game, seat)
    yield route_offer(game, seat)
    yield list_offer(game)
    yield favour_offer(game)
    yield sheep_offer(game, seat)


def prebid_offer(game: FuggerState, seat: Seat) -> Offer:
    """A bid for any lot of an open card; how many one will have is not known yet."""
    cards = open_cards(game)

    def prices(card: str, lot: int, quantity: int) -> Answers:
        if not quantity:
            return (0,)
        one, side = all_lots(card)[lot - 1]
        return BidPrices(one, side, game.houses[seat].means)

    return Offer(
        Prebid,
        closed=None if cards else Refusal("NOT_OPEN", RULE),
        hints={"card": lambda card: _hint_card(game, card), "lot": _hint_lot},
        card=one_of(cards, Refusal("NOT_OPEN", RULE)),
        lot=lambda card: range(1, len(all_lots(card)) + 1),
        quantity=lambda card, lot: counts(all_lots(card)[lot - 1][0].quantity, RULE, least=0),
        price=prices,
    )


def _hint_card(game: FuggerState, card: str) -> Note:
    """When a card is due."""
    date = date_of(game, card)
    return note("hint-date", month=c.month(date).id, rounds=date - game.now)


def _hint_lot(card: str, number: int) -> Note:
    """A lot in words."""
    lot, side = all_lots(card)[number - 1]
    return note("hint-lot", good=lot.good, quantity=lot.quantity, limit=lot.limit, side=side)


def list_offer(game: FuggerState) -> Offer:
    """What to sell first, where cubes go first, which faces to bet on, payday without a question."""
    choices: dict[str, Answers] = {"selling": Permutations(c.GOODS), "payday": ((),)}
    if game.noble_rules:
        choices = {
            "selling": Permutations(WARE_KEYS),
            "cubes": Permutations(tuple(c.REGIONS), least=1),
            "lottery": Subsets(c.FACES),
            "payday": ((),),
        }
    topics = one_of(tuple(choices), Refusal("BAD_ORDER", RULE), TOPICS)
    return Offer(OrderList, topic=topics, choice=choices.__getitem__)


def favour_offer(game: FuggerState) -> Offer:
    """An amount given up for a noble customer, and the minimum cash left after it."""
    return Offer(
        OrderFavour,
        closed=None if game.noble_rules else Refusal("BAD_ORDER", RULE),
        florins=(0, *c.FAVOURS),
        keep=lambda florins: Numbers(c.UNIT, DEAREST, c.UNIT, usual=(c.UNIT, 1000, 2000, 4000), rule=RULE),
    )


def sheep_offer(game: FuggerState, seat: Seat) -> Offer:
    """The most it is worth not to keep the black sheep, and who gets it."""
    others = (None, *(Seat(other) for other in range(len(game.houses)) if other != seat))
    return Offer(
        OrderSheep,
        most=Numbers(0, c.NUMBERS.start_money, c.UNIT, usual=(0, 20, 40, 80, 160, 320), rule=RULE),
        to=lambda most: others,
    )
