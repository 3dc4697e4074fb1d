"""What open deals promise to merchants, and what goods are worth that nobody wants yet."""

from random import Random

from fugger_kit import A, lay, moving, place, play, run, stock, table, top

from games.computer import SeatView
from games.computer.evaluation import score_moves
from games.core import Seat, engine
from games.core.chance import Secret
from games.fugger import TITLE
from games.fugger.computer.advice import ADVISOR
from games.fugger.computer.distances import rounds_of_way
from games.fugger.computer.forecast import (
    Circumstances,
    Traveller,
    TripForecast,
    favour_worth,
    plans,
    stops_of,
    worth_of_goods,
)
from games.fugger.model import components as c
from games.fugger.model import moves
from games.fugger.model.components import GOODS
from games.fugger.rules.game import Fugger
from games.fugger.rules.travel.movement import Moving

NOTHING = (0, 0, 0)
CLOTH, SPICE, METAL = range(len(GOODS))


def reach(game: object, seat: Seat = A) -> float:
    return next(one for one in ADVISOR.considerations if one.id == "reach").count(game, seat)  # type: ignore[misc]


def cash(game: object) -> float:
    return next(one for one in ADVISOR.considerations if one.id == "cash").count(game, A)  # type: ignore[misc]


def planned(game: Fugger, space: str, goods: tuple[int, ...], future: float) -> tuple[TripForecast, ...]:
    """The plans of a merchant whose house has no other goods, with the same future demand for each good."""
    seen = Circumstances(game.now + 1, stops_of(game), goods, (future,) * len(GOODS))
    return plans(Traveller(space, goods, game.now), seen)


def test_who_has_moved_is_too_late_where_the_others_are_still_in_time() -> None:
    game = moving(month="AUG1")
    game.houses[A].warehouse = list(NOTHING)
    place(game, A, "m1", "LEI", cloth=3)
    lay(game, "N12", game.now + 1)  # Prague, two spaces away
    before = reach(game)
    game.phases[-1] = Moving([A], moved=["m1"])
    assert before > 500 and reach(game) == 0


def test_a_merchant_buys_where_it_comes_by_on_the_way_to_a_customer() -> None:
    game = moving(month="MAR1")
    game.fair = ""
    lay(game, "A08", game.now + 2)  # metal in Leipzig
    lay(game, "N20", game.now + 8)  # metal wanted in Milan
    found = planned(game, "NUE", NOTHING, 5.0)
    assert max(found, key=lambda plan: plan.worth).cards == ("A08", "N20")


def test_a_merchant_that_carries_a_heap_buys_nothing_more() -> None:
    game = moving(month="MAR1")
    game.fair, game.deck = "", ["N02"]
    lay(game, "A04", game.now + 5)
    heap = (0, 4, 3)
    assert planned(game, "LON", heap, 5.0) == ()
    room = planned(game, "LON", NOTHING, 1.0)
    assert [plan.cards for plan in room] == [("A04",)]


def test_ways_over_the_sea_wait_for_spring() -> None:
    october, november = c.CALENDAR.index(c.month(7)), c.CALENDAR.index(c.month(8))
    assert rounds_of_way("HAM", "LON", october - 1) == (2, 4)
    assert rounds_of_way("HAM", "LON", november) == (3 + 2, 4)
    assert rounds_of_way("HAM", "LUB", november) == (1, 2)


def test_goods_are_worth_less_the_more_there_are_and_a_forced_sale_where_nobody_will_come() -> None:
    each = [worth_of_goods(METAL, count + 1, 4.0) - worth_of_goods(METAL, count, 4.0) for count in range(6)]
    assert each == sorted(each, reverse=True) and each[-1] > c.FORCED[METAL]
    assert worth_of_goods(METAL, 3, 0.0) == 3 * c.FORCED[METAL]


def test_an_imagined_company_game_has_as_many_customers_to_come_as_the_rules_say() -> None:
    rng = Random(3)
    chance = Secret(rng.randbytes(8))
    game = engine.start(TITLE, 3, TITLE.options(), chance).game
    while not game.deck:
        engine.play_in_place(game, *engine.random_answer(game, rng), chance)
    while game.deck:
        engine.play_in_place(game, *engine.random_answer(game, rng), chance)
        world = ADVISOR.imagine(TITLE.view(game, A), A, rng)
        assert _kinds(world.deck) == _kinds(game.deck) and _kinds(world.box) == _kinds(game.box)


def supplied() -> Fugger:
    """Only A's merchant is in Venice, where spice is sold, then cloth."""
    game = table(homes=("AUG", "NUE"), month="AUG1", deck=["N01", "N02", "A04", "A07"])
    stock(game, A)
    place(game, A, "m1", "VEN")
    lay(game, "A01")
    run(game)
    assert top(game) == "Bidding"
    return game


def test_a_lone_bid_counts_once_where_the_next_lot_is_asked_for_at_once() -> None:
    game = supplied()
    floor = c.DEALS["A01"].lots[0].limit
    bids = [moves.Bid(3, floor), moves.Bid(3, floor + c.UNIT)]
    for number in range(6):
        cheap, dear = score_moves(ADVISOR, SeatView.of(TITLE, game, 2, A), bids, Random(number))
        assert cheap.score > dear.score
        assert "sealed" not in {id for id, _, _ in (*cheap.reasons, *dear.reasons)}


def test_a_price_that_needs_a_forced_sale_counts_before_it_is_paid() -> None:
    game = supplied()
    stock(game, A, cloth=2)
    before, price = cash(game), game.houses[A].florins + c.UNIT
    play(game, A, moves.Bid(1, price))
    assert top(game) == "ForcedSale" and cash(game) == before - price


def _kinds(cards: list[str]) -> list[str]:
    return sorted(c.DEALS[card].kind if card in c.DEALS else "event" for card in cards)


def test_where_titles_are_won_a_noble_is_worth_the_way_for_the_favour_too() -> None:
    """The price that a customer pays who wants the same goods, and the steps of the meter beside."""
    worths = []
    for card in ("K01", "N22"):
        game = moving(month="MAR1", mode="noble")
        game.fair = ""
        lay(game, card, game.now + 4)
        goods = [0, 0, 0]
        deal = c.OPENED[card]
        goods[GOODS.index(deal.lots[0].good)] = 1
        found = planned(game, deal.at, tuple(goods), 7.0)
        worths.append(max(plan.worth for plan in found))
    assert worths[0] > worths[1] + 500


def test_favours_are_worth_nothing_where_there_is_no_title() -> None:
    assert favour_worth("company", "K01") == 0
    assert favour_worth("noble", "K01") > favour_worth("villa", "K01") > favour_worth("full", "K01") > 0
    assert favour_worth("noble", "N22") == 0
