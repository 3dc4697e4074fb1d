"""Orders given ahead do exactly what their house would do by hand; nobody else can see them (rules 11)."""

from typing import Any

import pytest
from fugger_kit import A, B, C, asked, lay, moving, of, place, play, refused, run, stock, table, two

from games.core import Seat, engine
from games.fugger.deals.auctions import EventAuction
from games.fugger.deals.bidding import Dealing
from games.fugger.deals.favours import Cubes, Favours
from games.fugger.deals.lottery import Lottery
from games.fugger.deals.sheep import BlackSheep
from games.fugger.journeys.moving import Moving
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.selling import ForcedSale, raise_money
from games.fugger.model.state import Orders, Prebid, Route
from games.fugger.rules.payday import PaydayPhase
from games.fugger.title import TITLE


def in_leipzig() -> Any:
    """Two houses with cloth in Leipzig, where three pieces are wanted."""
    game = table(mode="noble")
    for seat in (A, B):
        place(game, seat, "m1", "LEI", cloth=2)
    place(game, C, "m1", "LEI")
    lay(game, "N13")
    lay(game, "N24", game.t + 9)
    return game


def without_orders(game: Any) -> bytes:
    """The game but for what was ordered in it."""
    plain = TITLE.copy(game)
    for house in plain.houses:
        house.orders = Orders()
    return TITLE.save(plain)


def told_to_all(told: list[Any]) -> list[Any]:
    return [event for event in told if not isinstance(event, events.OrderKept | events.OrderDropped)]


def same(ordered: Any, by_hand: Any) -> None:
    assert without_orders(ordered) == without_orders(by_hand)


def test_a_bid_ahead_is_the_bid_one_would_have_made() -> None:
    ordered, by_hand = in_leipzig(), in_leipzig()
    ordered.houses[A].orders.prebids = [Prebid("N13", 0, 1000, 2)]
    ordered.houses[B].orders.prebids = [Prebid("N13", 0, 1200, 2)]
    told = told_to_all(run(ordered))
    by_hand_told = run(by_hand)
    by_hand_told += play(by_hand, B, moves.Bid(2, 1200))
    by_hand_told += play(by_hand, A, moves.Bid(2, 1000))
    assert told == by_hand_told
    same(ordered, by_hand)


def test_a_bid_ahead_offers_no_more_than_is_there() -> None:
    game = in_leipzig()
    place(game, A, "m1", "LEI", cloth=1)
    game.houses[A].orders.prebids = [Prebid("N13", 0, 1000, 3)]
    run(game)
    play(game, B, moves.Pass())
    assert game.houses[A].florins == 10_000


def test_a_bid_ahead_can_be_changed_and_dropped_and_shows_to_nobody() -> None:
    game = in_leipzig()
    game.open[0].date += 3
    game.phases[-1] = Moving([A])
    game.stage = "moving"
    play(game, A, moves.Prebid("N13", 1, 2, 1000))
    play(game, A, moves.Prebid("N13", 1, 1, 1100))
    assert game.houses[A].orders.prebids == [Prebid("N13", 0, 1100, 1)]
    for reader in (None, B, C):
        assert TITLE.view(game, reader).houses[A].orders == Orders()
    assert TITLE.view(game, A).houses[A].orders.prebids
    assert refused(game, A, moves.DropOrder("bid-N13-2")) == "NO_SUCH_ORDER"
    play(game, A, moves.DropOrder("bid-N13-1"))
    assert not game.houses[A].orders.prebids


def test_bids_ahead_of_a_card_that_is_gone_are_gone() -> None:
    game = in_leipzig()
    game.houses[A].orders.prebids = [Prebid("N13", 1, 1000, 2)]
    for seat in (A, B):
        stock(game, seat)
    run(game)
    for seat in (A, B):
        play(game, seat, moves.Pass())
    assert game.houses[A].orders.prebids == []


def test_bids_ahead_for_what_the_fair_sells_outlast_what_it_buys() -> None:
    game = table(month="MAY1")
    place(game, A, "m1", "FRA", cloth=1)
    game.houses[A].orders.prebids = [Prebid("MES1", 0, 1200, 1), Prebid("MES1", 3, 1120, 1)]
    lay(game, "N24", game.t + 9)
    told = run(game)
    assert of(told, events.WareSold)[0].price == 1200
    assert of(told, events.WareBought)[0].price == 1120


def test_a_bid_ahead_is_checked_like_a_bid() -> None:
    game = in_leipzig()
    game.open[0].date += 3
    assert refused(game, A, moves.Prebid("N13", 1, 2, 1240)) == "PRICE_TOO_HIGH"
    assert refused(game, A, moves.Prebid("N13", 1, 2, 1010)) == "PRICE_STEP"
    assert refused(game, A, moves.Prebid("A01", 1, 2, 1000)) == "NOT_OPEN"
    assert refused(game, A, moves.Prebid("N13", 3, 2, 1000)) == "ERR_BAD_PARAM"


def begin_turn(game: Any, *rolls: int) -> list[Any]:
    """The turn of the first seat begins: its routes are looked at."""
    game.phases[-1].routed = False
    return run(game, *rolls)


def test_a_route_moves_as_one_would_by_hand_over_several_rounds() -> None:
    ordered, by_hand = moving(month="AUG1"), moving(month="AUG1")
    for game in (ordered, by_hand):
        place(game, A, "rep", "")
        game.houses[A].merchant("rep").dead = True
        lay(game, "N24", game.t + 9)
    play(ordered, A, moves.SetRoute("m1", "ROM"))
    legs = list(ordered.houses[A].orders.routes["m1"].legs)
    assert [leg[-1] for leg in legs][-1] == "ROM" and len(legs) == 3
    assert asked(ordered) == [A]
    for leg in legs:
        here = ordered.t
        while ordered.t == here:
            play(ordered, asked(ordered)[0], moves.Done())
        while by_hand.t == here:
            (seat,) = asked(by_hand)
            if seat == A:
                play(by_hand, A, moves.Go("m1", leg[-1], ">".join(leg)))
            play(by_hand, seat, moves.Done())
        assert ordered.houses[A].merchant("m1") == by_hand.houses[A].merchant("m1")
        assert ordered.houses[A].florins == by_hand.houses[A].florins


def test_who_has_routes_for_all_merchants_is_not_asked_to_move() -> None:
    game = moving(month="AUG1")
    game.houses[A].orders.routes = {name: Route("FRA", [], "time") for name in ("rep", "m1")}
    lay(game, "N16", game.t + 3)
    begin_turn(game)
    assert asked(game) == [B]
    assert {one.space for one in game.houses[A].merchants[:2]} == {"FRA"}


def test_a_merchant_waits_at_its_goal_while_a_deal_is_open_there_and_no_longer() -> None:
    game = moving(month="AUG1")
    place(game, A, "rep", "FRA")
    place(game, A, "m1", "FRA")
    game.houses[A].orders.routes = {name: Route("FRA", [], "time") for name in ("rep", "m1")}
    lay(game, "N16", game.t + 3)
    begin_turn(game)
    assert asked(game) == [B]
    game = moving(month="AUG1")
    place(game, A, "rep", "FRA")
    place(game, A, "m1", "FRA")
    game.houses[A].orders.routes = {name: Route("FRA", [], "time") for name in ("rep", "m1")}
    begin_turn(game)
    assert asked(game) == [A]


def test_a_route_ends_with_trouble_if_it_says_so() -> None:
    for stops in (True, False):
        game = moving(month="AUG1")
        place(game, A, "rep", "")
        place(game, A, "m1", "AUG", cloth=1)
        game.houses[A].orders.routes = {"m1": Route("FRA", [], "time", stops=stops)}
        told = begin_turn(game, *two(2))
        assert of(told, events.RoadRolled)[0].trouble
        assert game.houses[A].merchant("m1").space == "B_ULM"
        assert ("m1" in game.houses[A].orders.routes) is not stops


def test_a_route_is_asked_about_where_it_needs_a_decision() -> None:
    game = moving(month="AUG1", robbers=[("E01", 0)])
    place(game, A, "rep", "")
    place(game, A, "m1", "B_ULM", cloth=1)
    game.houses[A].orders.routes = {"m1": Route("FRA", [], "time")}
    begin_turn(game)
    assert asked(game) == [A] and game.houses[A].merchant("m1").space == "B_ULM"


def test_a_route_never_ends_at_sea_when_november_comes() -> None:
    game = moving(month="OCT1")
    lay(game, "N24", game.t + 15)
    for house in game.houses:
        house.orders.payday_same = True
    place(game, A, "rep", "")
    place(game, A, "m1", "HAM")
    play(game, A, moves.SetRoute("m1", "POR"))
    while game.month.id != "MAR1":
        play(game, asked(game)[0], moves.Done())
        assert game.houses[A].merchant("m1").space


def test_the_selling_order_answers_a_forced_sale() -> None:
    game = table()
    game.houses[A].florins = 0
    game.houses[A].orders.selling = ("metal", "spice", "cloth")
    from fugger_kit import Dice

    from games.core import TurnContext

    ctx: TurnContext[Any] = TurnContext(game, Dice())
    assert raise_money(ctx, A, 1200)
    sold = {told.event.good: told.event.quantity for told in ctx.events}
    assert sold == {"metal": 1, "spice": 1}
    game.houses[B].florins = 0
    assert not raise_money(ctx, B, 1200) and isinstance(game.phases[-1], ForcedSale)


def test_the_order_for_favours_gives_what_leaves_enough_cash() -> None:
    for cash, expected in ((9000, 1000), (1800, 500), (1400, 0)):
        game = table(mode="noble")
        game.houses[A].florins = cash
        game.houses[A].orders.favour = ((2000, 1000), (1000, 500))
        favours = Favours(asked=[A], card="K01", earned={A: 1500})
        favours.obey_orders(game)
        assert favours.answers[A] == (expected, False)


def test_the_order_for_cubes_takes_the_first_region_that_is_open() -> None:
    game = table(mode="noble")
    game.houses[A].cubes = ["ITA"]
    game.houses[A].orders.cubes = ("ITA", "NOR", "KUR")
    game.phases += [Dealing("K01", "demand", lot=9), Favours(asked=[A], card="K01", earned={A: 900})]
    lay(game, "K01")
    told = play(game, A, moves.GrantFavour(500), *two(7))
    assert of(told, events.CubePlaced)[0].region == "KUR" and not isinstance(game.phases[-1], Cubes)


def test_the_order_for_the_sheep_passes_it_on_up_to_its_limit() -> None:
    game = table()
    for seat, most in ((A, 20), (B, 20), (C, 20)):
        game.houses[seat].orders.sheep = most
    game.phases.append(BlackSheep("E03", A))
    lay(game, "N24", game.t + 9)
    told = run(game)
    assert [event.to for event in of(told, events.SheepPassed)] == [B, C]
    assert of(told, events.SheepTaken)[0].seat == C


def test_the_order_for_the_lottery_bets_on_free_faces() -> None:
    game = table(mode="noble")
    for seat, faces in ((A, ("1", "2")), (B, ("2", "3")), (C, ())):
        game.houses[seat].orders.lottery, game.houses[seat].orders.lottery_set = faces, True
    game.phases.append(Lottery.begun(game, "E07"))
    told = run(game, 3)
    assert [(event.seat, event.faces) for event in of(told, events.BetPlaced)] == [
        (A, ("1", "2")),
        (B, ("3",)),
    ]
    assert [event.seat for event in of(told, events.LotteryWon)] == [B]


def test_payday_without_changes_needs_no_answer() -> None:
    game = table(month="DEC")
    game.houses[A].orders.payday_same = True
    game.phases.append(PaydayPhase.of(game))
    assert asked(game) == [B, C]


def test_a_home_chosen_ahead_is_taken_in_turn() -> None:
    from games.fugger.rules.setup import Homes, SetUp

    game = table()
    for house in game.houses:
        house.home = ""
    game.stage = "setup"
    game.phases = [SetUp(rolled=True), Homes([A, B, C])]
    play(game, B, moves.ChooseHome("FLO"))
    assert not game.houses[B].home
    play(game, A, moves.ChooseHome("AUG"))
    assert game.houses[B].home == "FLO" and asked(game) == [C]


@pytest.mark.parametrize("order", [(A, B, C), (C, B, A), (B, C, A)])
def test_the_order_of_sealed_answers_has_no_effect(order: tuple[Seat, ...]) -> None:
    game = table(mode="noble")
    game.phases.append(EventAuction.of(game, "E08"))
    bids = {A: moves.Bid(1, 600), B: moves.Bid(2, 600), C: moves.Bid(1, 520)}
    game.houses[B].meter = 2
    for seat in order:
        play(game, seat, bids[seat])
    assert [house.bonds for house in game.houses] == [1, 1, 0]
    assert c.BOND_LEAST == 500


def test_orders_of_others_show_in_nothing_that_is_seen_or_told() -> None:
    """Views, questions, the position in words and the figures are the same with any orders and with none."""
    everything = Orders(
        prebids=[Prebid("N13", 0, 1000, 2)],
        routes={"m1": Route("ROM", [("R_SIE",)], "cost", 2, False, False, 3)},
        selling=("metal", "cloth", "spice"),
        favour=((2000, 500),),
        cubes=("KUR", "MIT"),
        sheep=80,
        sheep_to=C,
        lottery=("1", "6"),
        lottery_set=True,
        payday_same=True,
    )
    for game in (in_leipzig(), moving(month="AUG1", mode="full"), table(("AUG", "NUE", "FLO"), "DEC")):
        run(game)
        seen = []
        for orders in (Orders(), everything):
            game.houses[A].orders = orders
            for reader in (None, B, C):
                view = TITLE.view(game, reader)
                asks = [engine.asks(view, seat) for seat in engine.waits_for(view)]
                text = TITLE.hand_text(view, reader) if reader is not None else ()
                seen.append((TITLE.save(view), asks, TITLE.position(view), text))
        assert seen[:3] == seen[3:]


def test_a_route_says_only_what_is_to_be_other_than_usual() -> None:
    game = moving(month="AUG1")
    play(game, A, moves.SetRoute("m1", "ROM", ("cost", "speed-2", "leaves", "goes-on")))
    route = game.houses[A].orders.routes["m1"]
    assert (route.by, route.speed, route.waits, route.stops) == ("cost", 2, False, False)
    assert all(len(leg) <= 2 for leg in route.legs)
    play(game, A, moves.SetRoute("m1", "ROM"))
    route = game.houses[A].orders.routes["m1"]
    assert (route.by, route.speed, route.waits, route.stops) == ("time", 3, True, True)
    assert refused(game, A, moves.SetRoute("m1", "ROM", ("speed-1", "speed-2"))) == "BAD_ORDER"
