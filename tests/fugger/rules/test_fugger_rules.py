"""The sentences of rules 9.1 to 9.5: set-up, the trade phase, deals, the line of a town."""

import pytest
from fugger_kit import A, B, C, D, asked, lay, moving, of, place, play, refused, run, stock, table, top

from games.core import Seat, engine
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves, trade_events
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.deals.bidding import Bidding
from games.fugger.rules.deals.lots import eligible
from games.fugger.rules.deals.refill import Refill, next_date
from games.fugger.rules.rounds import agenda


def started(seats: int, mode: str = "company", first: int = 1):
    game = TITLE.new_game(seats, FuggerOptions(mode=mode))
    run(game, *[6 if seat + 1 == first else 1 + seat % 2 for seat in range(seats)], *([1, 2] * 10))
    return game


def test_each_player_starts_with_9000_florins_and_four_goods() -> None:
    for house in started(3).houses:
        assert (house.florins, house.warehouse) == (9000, [2, 1, 1])
        assert len(house.merchants) == 3 and not house.cubes and not house.bonds


def test_dice_decide_the_start_player_and_homes_are_picked_clockwise() -> None:
    game = started(3, first=2)
    order = []
    while top(game) == "Homes":
        order.append(asked(game)[0])
        play(game, order[-1], moves.ChooseHome("AUG"))
    assert order == [B, C, A] and game.start_seat == B
    assert game.lines["AUG"] == [B, C, A]


def test_representative_and_one_regular_start_at_home_without_goods() -> None:
    game = started(2)
    for seat in (A, B):
        play(game, seat, moves.ChooseHome("FLO"))
    for house in game.houses:
        rep, first, second = house.merchants
        assert (rep.space, first.space, second.space) == ("FLO", "FLO", "")
        assert not rep.laden and not first.laden


def test_florence_starts_one_step_up_the_meter_in_the_noble_game_only() -> None:
    for mode, meter in (("noble", 1), ("company", 0)):
        game = started(2, mode)
        play(game, A, moves.ChooseHome("FLO"))
        assert game.houses[A].meter == meter


def test_two_demand_and_two_supply_cards_lie_open_dated_from_early_july() -> None:
    game = started(4)
    for seat in range(4):
        play(game, Seat(seat), moves.ChooseHome("AUG"))
    assert [c.OPENED[deal.card].buys for deal in game.open[:4]] == [True, True, False, False]
    for deal in game.open[:4]:
        assert deal.date == c.OPENED[deal.card].offset
    assert game.fair in c.FAIRS and set(c.FAIRS) - {game.fair} <= set(game.gone)


def test_villas_are_all_in_the_replenishment_deck() -> None:
    game = started(4, "full")
    for seat in range(4):
        play(game, Seat(seat), moves.ChooseHome("AUG"))
    assert set(c.VILLAS) <= set(game.replenish)


def test_the_date_of_a_new_deal_counts_from_the_second_marker() -> None:
    game = table()
    assert next_date(game, 3) == game.now + 3
    lay(game, "N01", 8)
    assert next_date(game, 3) == 11
    lay(game, "N02", 5)
    lay(game, "A01", 20)
    assert next_date(game, 3) == 11
    lay(game, "V1", 6)
    assert game.villas and next_date(game, 3) == 11


def test_events_do_not_count_and_drawing_goes_on_until_four_deals_lie_open() -> None:
    game = table(mode="full", deck=["A03", "A02", "E01", "V1", "E04", "A01", "N02", "N01"])
    game.phases.append(Refill())
    run(game)
    assert len(game.open) == c.NUMBERS.boom_deals and [villa.card for villa in game.villas] == ["V1"]
    assert game.robbers == [("E01", game.now)]


def test_after_a_boom_the_next_finished_deal_is_not_replaced() -> None:
    game = table(deck=["A05"], target=c.NUMBERS.boom_deals, mode="noble")
    for card in ("N05", "N09", "N12", "N24"):
        lay(game, card, game.now + 9)
    lay(game, "A03")
    run(game)
    assert len(game.open) == 4 and game.target == c.NUMBERS.open_deals and game.deck == ["A05"]


def test_of_one_class_the_card_revealed_first_comes_first() -> None:
    game = table()
    lay(game, "N16")
    lay(game, "N13")
    item = agenda(game)
    assert item is not None and item.card == "N16"


def test_goods_in_a_warehouse_start_no_urgent_demand_unless_the_table_says_so() -> None:
    for says, starts in ((False, False), (True, True)):
        game = table(("BAS", "NUE"), warehouse_triggers=says)
        place(game, A, "rep", "AUG")
        place(game, A, "m1", "AUG")
        lay(game, "N18", game.now + 3)
        assert (agenda(game) is not None) == starts


def test_an_urgent_deal_in_vain_is_finished_or_waits_for_its_date() -> None:
    for says, left in (("finished", []), ("waits", ["A09"])):
        game = table(urgent_without_sale=says)
        place(game, B, "m1", "INN")
        lay(game, "A09", game.now + 2)
        far = lay(game, "N24", game.now + 9)
        run(game)
        for _ in c.DEALS["A09"].lots:
            play(game, B, moves.Pass())
        assert [deal.card for deal in game.open if deal is not far] == left
        assert top(game) == "Moving", "it is not tried again on this day"


def test_a_home_owner_may_buy_without_a_merchant_there() -> None:
    game = table(("AUG", "NUE"))
    for name in ("rep", "m1"):
        place(game, A, name, "ROM")
    assert eligible(game, "AUG", "cloth", "supply") == [A]


def test_to_sell_one_needs_the_good_there() -> None:
    game = table(("AUG", "NUE"))
    place(game, B, "m1", "AUG")
    assert eligible(game, "AUG", "cloth", "demand") == [A]
    place(game, B, "m1", "AUG", cloth=1)
    assert eligible(game, "AUG", "cloth", "demand") == [A, B]


def test_demand_takes_the_cheapest_first_and_pays_each_his_own_price() -> None:
    game = table(("NUE", "FLO", "FLO"))
    for seat in (A, B, C):
        place(game, seat, "m1", "LEI", cloth=2)
    lay(game, "N13")
    lay(game, "N24", game.now + 9)
    run(game)
    before = [house.florins for house in game.houses]
    for seat, price in ((A, 1220), (B, 1000), (C, 1100)):
        play(game, seat, moves.Bid(2, price))
    assert [house.florins - old for house, old in zip(game.houses, before, strict=True)] == [0, 2000, 1100]


def test_bids_are_hidden_until_all_are_in_and_can_be_changed() -> None:
    game = table()
    for seat in (A, B):
        place(game, seat, "m1", "VEN")
    lay(game, "A02")
    lay(game, "N24", game.now + 9)
    run(game)
    play(game, A, moves.Bid(1, 900))
    bidding = game.phases[-1]
    assert isinstance(bidding, Bidding)
    assert TITLE.view(game, B).phases[-1].answers == {} and TITLE.view(game, A).phases[-1].answers == {
        A: (1, 900)
    }
    play(game, A, moves.Bid(4, 820))
    told = play(game, B, moves.Bid(1, 900))
    assert [(event.seat, event.quantity) for event in of(told, events.WareBought)] == [(B, 1), (A, 3)]


def test_a_lone_bidder_is_offered_the_best_price() -> None:
    game = table()
    place(game, A, "m1", "VEN")
    lay(game, "A02")
    lay(game, "N24", game.now + 9)
    run(game)
    told = play(game, A, moves.BidAlone(2))
    assert of(told, events.WareBought)[0].price == 820


def test_equal_prices_go_by_the_line_and_the_black_sheep_is_last() -> None:
    for keeper, first in ((None, A), (A, B)):
        game = table(("FLO", "FLO", "NUE"))
        for seat in (A, B):
            place(game, seat, "m1", "VEN")
        if keeper is not None:
            game.houses[keeper].holds.append("E03")
        lay(game, "A08")
        lay(game, "N24", game.now + 9)
        for seat in (A, B):
            place(game, seat, "m1", "LEI")
        run(game)
        told = []
        for seat in (A, B):
            told += play(game, seat, moves.Bid(3, 1200))
        assert of(told, events.WareBought)[0].seat == first


def test_the_keeper_of_the_sheep_is_first_at_home_unless_the_table_says_otherwise() -> None:
    for says, first in ((False, A), (True, B)):
        game = table(("AUG", "NUE"), mode="noble", sheep_beats_home=says)
        game.houses[A].holds.append("E03")
        place(game, B, "m1", "AUG")
        lay(game, "A13")
        lay(game, "N24", game.now + 9)
        run(game)
        told = []
        for seat in (A, B):
            told += play(game, seat, moves.Bid(4, 600))
        assert of(told, events.WareBought)[0].seat == first


def test_further_merchants_share_the_place_in_the_line_and_the_last_one_takes_it_away() -> None:
    game = moving(("NUE", "AUG"))
    assert game.lines["AUG"] == [B]
    place(game, A, "m1", "AUG")
    place(game, A, "m2", "AUG")
    assert game.lines["AUG"] == [B, A]
    game.phases[-1].left = [B, A]
    play(game, B, moves.Go("rep", "B_ULM", "B_ULM"))
    assert game.lines["AUG"] == [B, A]
    play(game, B, moves.Go("m1", "B_ULM", "B_ULM"))
    assert game.lines["AUG"] == [A]


def test_a_buyer_short_of_money_sells_by_force_and_picks_what() -> None:
    game = table(("FLO", "NUE"))
    place(game, A, "m1", "VEN")
    game.houses[A].florins = 900
    lay(game, "A02")
    lay(game, "N24", game.now + 9)
    run(game)
    play(game, A, moves.Bid(2, 900))
    assert top(game) == "ForcedSale" and asked(game) == [A]
    told = play(game, A, moves.Sell("wh-metal", 1))
    assert of(told, events.WareBought) and game.houses[A].florins == 900 + 1100 - 1800


@pytest.mark.parametrize(
    ("cloth", "count", "code", "figures"),
    [
        (2, 3, "ERR_NOT_ENOUGH_GOODS", {"have": 2}),
        (2, 0, "ERR_BAD_QUANTITY", {"least": 1, "most": 2}),
        (5, 4, "ERR_BAD_QUANTITY", {"least": 1, "most": 3}),
    ],
)
def test_a_seller_may_name_what_it_has_there_and_the_customer_wants(
    cloth: int, count: int, code: str, figures: dict[str, int]
) -> None:
    """Rules 11: the customer wants three of cloth."""
    game = table()
    place(game, A, "m1", "LEI", cloth=cloth)
    lay(game, "N13")
    lay(game, "N24", game.now + 9)
    run(game)
    refusal = engine.why_not(game, A, moves.Bid(count, 1000))
    assert refusal is not None and (refusal.code, refusal.figures) == (code, figures)


def test_a_due_card_without_anybody_is_finished() -> None:
    game = table()
    lay(game, "N01")
    lay(game, "N24", game.now + 9)
    told = run(game)
    assert of(told, events.DealVoid)[0].card == "N01" and "N01" in game.gone


def test_a_fair_stays_and_comes_again() -> None:
    game = table(month="MAY1")
    lay(game, "N24", game.now + 9)
    told = run(game)
    assert [event.card for event in of(told, events.DealVoid)] == ["MES1", "MES1"]
    assert game.fair == "MES1" and game.fair_done == 2


def test_goods_are_handed_over_only_on_one_space() -> None:
    game = moving()
    place(game, A, "m1", "FRA", cloth=1)
    assert refused(game, A, moves.Give("m1", "rep", "cloth", 1)) == "ERR_NOT_TOGETHER"
    assert refused(game, A, moves.Give("wh", "m1", "cloth", 1)) == "ERR_NOT_TOGETHER"
    play(game, A, moves.Give("wh", "rep", "cloth", 2))
    assert game.houses[A].merchant("rep").goods == (2, 0, 0)


def test_a_market_is_held_only_for_who_has_something_to_look_at() -> None:
    game = table(("AUG", "AUG", "FLO", "NUE"))
    lay(game, "N24", game.now + 9)
    game.houses[D].awaits_market = True
    run(game)
    assert top(game) == "Market" and asked(game) == [D]
    play(game, D, moves.OfferTrade(A, (), (("metal", 1),), pays=1000))
    play(game, D, moves.Done())
    assert top(game) == "Moving"


def test_offers_stand_until_they_are_dropped_and_can_be_answered_with_another() -> None:
    game = moving(mode="noble")
    play(game, A, moves.OfferTrade(B, (("cloth", 1),), (), gets=900))
    told = play(game, B, moves.OfferTrade(A, (), (("cloth", 1),), pays=700, instead=1))
    assert told[0] == trade_events.TradeDeclined(B, 1)
    assert [trade.id for trade in game.trades] == [2]
    assert refused(game, C, moves.DropTrade(2)) == "ERR_NOT_YOUR_OFFER"
    assert refused(game, B, moves.AcceptTrade(2)) == "ERR_NOT_YOUR_OFFER"
    assert play(game, A, moves.DropTrade(2)) == [trade_events.TradeDeclined(A, 2)]
    assert refused(game, A, moves.DropTrade(2)) == "ERR_NO_SUCH_OFFER"
    play(game, A, moves.OfferTrade(B, (("cloth", 1),), (), gets=800))
    assert play(game, A, moves.DropTrade(3)) == [trade_events.TradeWithdrawn(A, 3)]


def test_an_accepted_offer_is_carried_out_when_the_houses_meet() -> None:
    game = moving(month="AUG1")
    lay(game, "N24", game.now + 9)
    play(game, A, moves.OfferTrade(B, (("cloth", 1),), (), gets=900))
    play(game, B, moves.AcceptTrade(1))
    assert game.trades
    place(game, A, "m1", "NUE", cloth=1)
    for seat in (A, B, C):
        told = play(game, seat, moves.Done())
    assert of(told, trade_events.TradeMade) and not game.trades
    assert game.houses[B].total("cloth") == 3 and game.houses[A].florins == 9900


def test_nobody_gives_more_than_is_there() -> None:
    game = moving()
    assert refused(game, A, moves.OfferTrade(B, (("cloth", 5),), ())) == "ERR_NOT_OFFERED"
    assert refused(game, A, moves.OfferTrade(B, (), (("cloth", 1),), pays=9001)) == "ERR_OUT_OF_RANGE"
    assert (
        refused(game, A, moves.OfferTrade(B, (), (("cloth", 1),), pays=20, gets=40))
        == "ERR_FLORINS_BOTH_WAYS"
    )
    assert refused(game, A, moves.OfferTrade(B, (("cloth", 1),), (("cloth", 1),))) == "ERR_BOTH_WAYS"
    assert refused(game, A, moves.OfferTrade(A, (), ())) == "ERR_BAD_TARGET"
    stock(game, A)
    play(game, A, moves.OfferTrade(B, (), (("cloth", 1),), pays=9000))
    game.houses[A].florins = 100
    place(game, A, "m1", "NUE")
    game.trades[0].accepted = True
    for seat in (A, B, C):
        told = play(game, seat, moves.Done())
    assert not of(told, trade_events.TradeMade) and game.houses[A].florins == 100
