"""Orders given ahead do exactly what their house would do by hand; nobody else can see them (rules 11)."""

from typing import Any

import pytest
from fugger_kit import A, B, C, Ordered, code, lay, moving, of, place, play, same, stock, table, two
from msgspec.structs import replace

from games.core import Seat, StandingOrder, engine
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves, trade_events
from games.fugger.model.orders import ChoiceAhead, FavourAhead, HomeAhead, SheepAhead
from games.fugger.rules.deals.bidding import BidAhead, Dealing
from games.fugger.rules.deals.event_auctions import EventAuction
from games.fugger.rules.deals.event_games import BlackSheep, Lottery
from games.fugger.rules.deals.favours import Cubes, Favours
from games.fugger.rules.forced_sale import ForcedSale
from games.fugger.rules.payday import PaydayPhase
from games.fugger.rules.setup import Homes, SetUp
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.routes import RouteAhead
from games.manager.playing.premoves import why_no_order


def in_leipzig() -> Any:
    """Two houses with cloth in Leipzig, where three pieces are wanted."""
    game = table(mode="noble")
    for seat in (A, B):
        place(game, seat, "m1", "LEI", cloth=2)
    place(game, C, "m1", "LEI")
    lay(game, "N13")
    lay(game, "N24", game.now + 9)
    return game


def in_time() -> Any:
    """The same before the deal is due."""
    game = in_leipzig()
    game.open[0] = replace(game.open[0], date=game.open[0].date + 3)
    game.phases[-1] = Moving([A])
    game.stage = "moving"
    return game


def test_a_bid_ahead_is_the_bid_one_would_have_made() -> None:
    ordered, by_hand = Ordered(in_leipzig()), Ordered(in_leipzig())
    ordered.give(A, BidAhead("N13", 1, 2, 1000)).give(B, BidAhead("N13", 1, 2, 1200))
    told = ordered.run()
    by_hand_told = by_hand.run()
    by_hand_told += by_hand.play(B, moves.Bid(2, 1200))
    by_hand_told += by_hand.play(A, moves.Bid(2, 1000))
    assert told == by_hand_told
    same(ordered, by_hand)
    assert not ordered.orders(A) and not ordered.orders(B)


def test_a_bid_ahead_offers_no_more_than_is_there() -> None:
    game = in_leipzig()
    place(game, A, "m1", "LEI", cloth=1)
    ordered = Ordered(game).give(A, BidAhead("N13", 1, 3, 1000))
    ordered.run()
    ordered.play(B, moves.Pass())
    assert ordered.game.houses[A].florins == 10_000


def test_a_bid_ahead_can_be_changed_and_shows_to_nobody_else() -> None:
    ordered = Ordered(in_time())
    ordered.give(A, BidAhead("N13", 1, 2, 1000), BidAhead("N13", 2, 0, 0), BidAhead("N13", 1, 1, 1100))
    given = [(one.lot, one.quantity, one.price) for one in ordered.orders(A)]  # type: ignore[attr-defined]
    assert given == [(2, 0, 0), (1, 1, 1100)]
    for reader in (None, B, C):
        assert not ordered.table.view(reader).standing_orders
    assert list(ordered.table.view(A).standing_orders[A]) == ordered.orders(A)


def test_bids_ahead_of_a_card_that_is_gone_are_gone() -> None:
    game = in_leipzig()
    ordered = Ordered(game).give(A, BidAhead("N13", 2, 2, 1000))
    for seat in (A, B):
        stock(ordered.game, seat)
    ordered.run()
    for seat in (A, B):
        ordered.play(seat, moves.Pass())
    assert ordered.orders(A) == []


def test_bids_ahead_for_what_the_fair_sells_outlast_what_it_buys() -> None:
    game = table(month="MAY1")
    place(game, A, "m1", "FRA", cloth=1)
    lay(game, "N24", game.now + 9)
    ordered = Ordered(game).give(A, BidAhead("MES1", 1, 1, 1200), BidAhead("MES1", 4, 1, 1120))
    told = ordered.run()
    assert of(told, events.WareSold)[0].price == 1200
    assert of(told, events.WareBought)[0].price == 1120


def test_a_bid_ahead_for_a_fair_is_no_bid_for_the_next() -> None:
    game = table(month="APR2")
    ordered = Ordered(game).give(A, BidAhead("MES1", 1, 1, 1200))
    (bid,) = ordered.orders(A)
    for t, done, over in ((0, 0, False), (1, 0, False), (1, 1, True), (2, 0, True)):
        ordered.game.now, ordered.game.fair_done = game.now + t, done
        assert bid.over(ordered.game, A) is over


def test_a_bid_ahead_is_checked_like_a_bid() -> None:
    given = Ordered(in_time()).table
    assert code(why_no_order(given, A, BidAhead("N13", 1, 2, 1240))) == "ERR_PRICE_TOO_HIGH"
    assert code(why_no_order(given, A, BidAhead("N13", 1, 2, 1010))) == "ERR_PRICE_STEP"
    assert code(why_no_order(given, A, BidAhead("N13", 1, 4, 1000))) == "ERR_BAD_QUANTITY"
    assert code(why_no_order(given, A, BidAhead("A01", 1, 2, 1000))) == "ERR_NOT_OPEN"
    assert code(why_no_order(given, A, BidAhead("N13", 3, 2, 1000))) == "ERR_BAD_PARAM"


def test_the_selling_order_answers_a_forced_sale() -> None:
    game = table()
    game.houses[A].florins = 0
    lay(game, "N24", game.now + 9)
    ordered = Ordered(game).give(A, ChoiceAhead("selling", ("metal", "spice", "cloth")))
    ordered.game.phases.append(ForcedSale(A, 1200))
    told = ordered.run()
    sold = {event.good: event.quantity for event in of(told, events.ForciblySold)}
    assert sold == {"metal": 1, "spice": 1}


def test_the_order_for_favours_gives_what_leaves_enough_cash() -> None:
    for cash, expected in ((9000, 1000), (1800, 500), (1400, 0)):
        game = table(mode="noble")
        game.houses[A].florins = cash
        lay(game, "K01")
        ordered = Ordered(game).give(A, FavourAhead(500, 1000), FavourAhead(1000, 2000))
        favours = Favours(asked=[A, B], card="K01", earned={A: 1500, B: 500})
        ordered.game.phases += [Dealing("K01", "demand", index=9), favours]
        ordered.run()
        assert ordered.game.phases[-1].answers[A] == (expected, False)


def test_the_order_for_cubes_takes_the_first_region_that_is_open() -> None:
    game = table(mode="noble")
    game.houses[A].cubes = ["ITA"]
    lay(game, "K01")
    ordered = Ordered(game).give(A, ChoiceAhead("cubes", ("ITA", "NOR", "KUR")))
    favours = Favours(asked=[A], card="K01", earned={A: 900})
    ordered.game.phases += [Dealing("K01", "demand", index=9), favours]
    told = ordered.play(A, moves.GrantFavour(500), *two(7))
    assert of(told, events.CubePlaced)[0].region == "KUR"
    assert not isinstance(ordered.game.phases[-1], Cubes)


def test_the_order_for_the_sheep_passes_it_on_up_to_its_limit() -> None:
    game = table()
    lay(game, "N24", game.now + 9)
    ordered = Ordered(game)
    for seat in (A, B, C):
        ordered.give(seat, SheepAhead(20))
    ordered.game.phases.append(BlackSheep("E03", A))
    told = ordered.run()
    assert [event.to for event in of(told, events.SheepPassed)] == [B, C]
    assert of(told, events.SheepTaken)[0].seat == C


def test_the_order_for_the_lottery_bets_on_free_faces() -> None:
    ordered = Ordered(table(mode="noble"))
    for seat, faces in ((A, ("1", "2")), (B, ("2", "3")), (C, ())):
        ordered.give(seat, ChoiceAhead("lottery", faces))
    ordered.game.phases.append(Lottery("E07", ordered.game.turn_order))
    told = ordered.run(3)
    assert [(event.seat, event.faces) for event in of(told, events.BetPlaced)] == [
        (A, ("1", "2")),
        (B, ("3",)),
    ]
    assert [event.seat for event in of(told, events.LotteryWon)] == [B]


def test_payday_without_changes_needs_no_answer() -> None:
    ordered = Ordered(table(month="DEC")).give(A, ChoiceAhead("payday"))
    ordered.game.phases.append(PaydayPhase(asked=ordered.game.seats))
    ordered.run()
    assert ordered.asked == [B, C]


def test_a_home_chosen_ahead_is_taken_in_turn() -> None:
    game = table()
    for house in game.houses:
        house.home = ""
    game.stage = "setup"
    game.phases = [SetUp(rolled=True), Homes([A, B, C])]
    ordered = Ordered(game).give(B, HomeAhead("FLO"))
    assert not ordered.game.houses[B].home
    assert why_no_order(ordered.table, A, HomeAhead("FLO")) is not None
    ordered.play(A, moves.ChooseHome("AUG"))
    assert ordered.game.houses[B].home == "FLO" and ordered.asked == [C]


def test_time_at_the_next_market_is_asked_for_and_given_up_in_the_open() -> None:
    game = moving()
    assert of(play(game, B, moves.Hold()), trade_events.MarketHeld)[0].wanted and game.houses[B].awaits_market
    assert not of(play(game, B, moves.Release()), trade_events.MarketHeld)[0].wanted
    assert not game.houses[B].awaits_market


@pytest.mark.parametrize("order", [(A, B, C), (C, B, A), (B, C, A)])
def test_the_order_of_sealed_answers_has_no_effect(order: tuple[Seat, ...]) -> None:
    game = table(mode="noble")
    game.phases.append(EventAuction.of(game, "E08"))
    bids = {A: moves.Bid(1, 600), B: moves.Bid(2, 600), C: moves.Bid(1, 520)}
    game.houses[B].meter = 2
    for seat in order:
        play(game, seat, bids[seat])
    assert [house.bonds for house in game.houses] == [1, 1, 0]
    assert c.NUMBERS.bond_least == 500


EVERYTHING: tuple[StandingOrder, ...] = (
    BidAhead("N13", 1, 2, 1000),
    RouteAhead("m1", "ROM", ("cost", "speed-2", "leaves", "goes-on")),
    ChoiceAhead("selling", ("metal", "cloth", "spice", "bond")),
    FavourAhead(500, 2000),
    ChoiceAhead("cubes", ("KUR", "MIT")),
    SheepAhead(80, C),
    ChoiceAhead("lottery", ("1", "6")),
    ChoiceAhead("payday"),
)


def test_orders_of_others_show_in_nothing_that_is_seen_or_told() -> None:
    """Views, questions, the position in words and the figures are the same with any orders and with none."""
    game = in_time()
    plain, ordered = Ordered(game), Ordered(game).give(B, *EVERYTHING)
    assert len(ordered.orders(B)) == len(EVERYTHING)
    seen = []
    for table_ in (plain.table, ordered.table):
        for reader in (None, A, C):
            view = table_.view(reader)
            asks = [engine.asks(view, seat) for seat in engine.waits_for(view)]
            text = TITLE.texts.hand(view, reader) if reader is not None else ()
            seen.append((TITLE.save(view), asks, tuple(TITLE.texts.position(view)), text))
    assert seen[:3] == seen[3:]
    mine = [one for one in TITLE.texts.hand(ordered.table.view(B), B) if one.id.startswith("order-")]
    assert [type(one.figures["order"]) for one in mine] == [type(order) for order in EVERYTHING]
