"""Which standing orders a house may give (rules 11).

The phase that asks a question applies the order to it: see `order_handlers` of the phases."""

from collections.abc import Iterator

from games.core import Note, Numbers, Offer, Permutations, Refusal, Seat, Subsets, note, one_of
from games.core.choices.answers import Answers
from games.fugger.model import components as c
from games.fugger.model.orders import TOPICS, ChoiceAhead, FavourAhead, SheepAhead
from games.fugger.model.state import WARE_KEYS, FuggerState
from games.fugger.rules.deals.bidding import BidAhead
from games.fugger.rules.deals.lots import DEAREST, BidPrices, all_lots, date_of, open_cards
from games.fugger.rules.quantities import counts
from games.fugger.rules.travel.routes import route_offer

RULE = "11"


def order_offers(game: FuggerState, seat: Seat) -> Iterator[Offer]:
    """The orders that a house may give at any time of the game."""
    yield bid_offer(game, seat)
    yield route_offer(game, seat)
    yield choice_offer(game)
    yield favour_offer(game)
    yield sheep_offer(game, seat)


def bid_offer(game: FuggerState, seat: Seat) -> Offer:
    """A bid for any lot of an open card, of any of its pieces: how many one will have is not known yet."""
    cards = open_cards(game)

    def prices(card: str, number: int, quantity: int) -> Answers:
        if not quantity:
            return (0,)
        lot, side = all_lots(card)[number - 1]
        return BidPrices(lot, side, game.houses[seat].means)

    return Offer(
        BidAhead,
        closed=None if cards else Refusal("ERR_NOT_OPEN", RULE),
        previews={"card": lambda card: _card_note(game, card), "lot": _lot_note},
        card=one_of(cards, Refusal("ERR_NOT_OPEN", RULE)),
        lot=lambda card: range(1, len(all_lots(card)) + 1),
        quantity=lambda card, lot: counts(range(all_lots(card)[lot - 1][0].quantity + 1), RULE),
        price=prices,
    )


def _card_note(game: FuggerState, card: str) -> Note:
    """When a card is due."""
    date = date_of(game, card)
    return note("hint-date", month=c.month(date).id, rounds=date - game.now)


def _lot_note(card: str, number: int) -> Note:
    """A lot in words."""
    lot, side = all_lots(card)[number - 1]
    return note("hint-lot", good=lot.good, quantity=lot.quantity, limit=lot.limit, side=side)


def choice_offer(game: FuggerState) -> Offer:
    """What to sell first, where cubes go first, which faces to bet on, payday without a question."""
    choices: dict[str, Answers] = {"selling": Permutations(WARE_KEYS if game.options.noble else c.GOODS)}
    if game.options.noble:
        choices |= {"cubes": Permutations(tuple(c.REGIONS), least=1), "lottery": Subsets(c.FACES)}
    choices["payday"] = ((),)
    topics = one_of(tuple(choices), Refusal("ERR_BAD_ORDER", RULE), TOPICS)
    return Offer(ChoiceAhead, topic=topics, choice=choices.__getitem__)


def favour_offer(game: FuggerState) -> Offer:
    """An amount given up for a noble customer, and the minimum cash left after it."""
    return Offer(
        FavourAhead,
        closed=None if game.options.noble else Refusal("ERR_BAD_ORDER", RULE),
        florins=(0, *c.FAVOURS),
        keep=lambda florins: Numbers(c.UNIT, DEAREST, c.UNIT, usual=(c.UNIT, 1000, 2000, 4000), rule=RULE),
    )


def sheep_offer(game: FuggerState, seat: Seat) -> Offer:
    """The most it is worth not to keep the black sheep, and who gets it."""
    others = (None, *(Seat(other) for other in range(len(game.houses)) if other != seat))
    return Offer(
        SheepAhead,
        most=Numbers(0, c.NUMBERS.start_money, c.UNIT, usual=(0, 20, 40, 80, 160, 320), rule=RULE),
        to=lambda most: others,
    )
