"""The sentences of rules 9.8 to 9.10 and 6.6: movement, fees, robbers, the calendar, journeys."""

import pytest
from fugger_kit import A, B, C, asked, lay, moving, of, place, play, refused, two

from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.state import Merchant
from games.fugger.rules.travel.journeys import search
from games.fugger.rules.travel.merchant_move import GoOffer
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.paths import NEIGHBOURS, WAYS
from games.fugger.rules.travel.robbers import goods_taken


def go(game, merchant, *path, **more):
    return moves.Go(merchant, path[-1], ">".join(path), **more)


def alone(**given):
    """A table where it is A's turn for good."""
    game = moving(**given)
    game.phases[-1] = Moving([A])
    lay(game, "N24", game.now + 15)
    return game


def test_the_map_has_108_spaces_and_139_roads_and_is_in_one_piece() -> None:
    assert len(c.SPACES) == 108 and len(c.ROADS) == 139
    reached, edge = {"AUG"}, ["AUG"]
    for here in edge:
        edge += [near for near in NEIGHBOURS[here] if near not in reached]
        reached.update(NEIGHBOURS[here])
    assert reached == set(c.SPACES)
    assert all(near != space for space, nears in NEIGHBOURS.items() for near in nears)


def test_every_way_is_connected_and_no_space_comes_twice() -> None:
    for start, goals in WAYS.items():
        for goal, ways in goals.items():
            for way in ways:
                spaces = (start, *way.path)
                assert len(set(spaces)) == len(spaces) <= 4 and way.goal == goal
                assert all(two_ in NEIGHBOURS[one] for one, two_ in zip(spaces, way.path, strict=False))


def test_no_menu_of_goals_is_longer_than_discord_allows() -> None:
    assert max(len(goals) for goals in WAYS.values()) <= 25


@pytest.mark.parametrize(("laden", "costs"), [(False, (0, 0, 20)), (True, (0, 20, 60))])
def test_the_price_of_a_move(laden: bool, costs: tuple[int, ...]) -> None:
    path = ("R_FUL", "R_ERF", "LEI")
    for steps, cost in enumerate(costs, 1):
        game = alone()
        place(game, A, "m1", "FRA", cloth=int(laden))
        play(game, A, go(game, "m1", *path[:steps]), *(two(9) if laden else ()))
        assert 9000 - game.houses[A].florins == cost


def test_unladen_merchants_roll_no_dice() -> None:
    game = alone()
    place(game, A, "m1", "FRA")
    assert not of(play(game, A, go(game, "m1", "R_FUL")), events.RoadRolled)


def test_trouble_lets_the_owner_keep_three_goods_of_his_choice() -> None:
    game = alone()
    place(game, A, "m1", "FRA", cloth=2, metal=3)
    play(game, A, go(game, "m1", "R_FUL", "R_ERF"), *two(3))
    assert asked(game) == [A]
    assert refused(game, A, moves.Lose(1, 0, 0)) == "ERR_WRONG_COUNT"
    play(game, A, moves.Lose(0, 0, 2))
    assert game.houses[A].merchant("m1") == Merchant("R_FUL", (2, 0, 1))


def test_tolls_on_entering_or_by_option_on_leaving() -> None:
    for says, paid in (("enter", 20), ("leave", 0)):
        game = alone(toll_on=says)
        place(game, A, "m1", "AUG")
        play(game, A, go(game, "m1", "B_ULM"))
        assert 9000 - game.houses[A].florins == paid
    for says, paid in (("enter", 0), ("leave", 20)):
        game = alone(toll_on=says)
        place(game, A, "m1", "B_ULM")
        play(game, A, go(game, "m1", "AUG"))
        assert 9000 - game.houses[A].florins == paid


def test_sea_fees_by_region_space_or_move() -> None:
    for says, paid in (("region", 40), ("space", 60), ("move", 20)):
        game = alone(sea_fee=says)
        place(game, A, "m1", "AMS")
        play(game, A, go(game, "m1", "SN2", "SN3", "SA1"))
        assert 9000 - game.houses[A].florins == paid + 20


def test_trouble_may_be_paid_by_the_length_moved() -> None:
    for says, paid in (("declared", 60), ("moved", 0)):
        game = alone(price_after_trouble=says)
        place(game, A, "m1", "FRA", cloth=1)
        play(game, A, go(game, "m1", "R_FUL", "R_ERF", "LEI"), *two(4))
        assert 9000 - game.houses[A].florins == paid


def test_a_sea_escort_spares_the_fee() -> None:
    game = alone(mode="noble")
    game.houses[A].cubes = ["NOR"]
    place(game, A, "m1", "HAM")
    play(game, A, go(game, "m1", "SN1", "SN2"))
    assert game.houses[A].florins == 9000


def test_leaving_the_sea_is_free() -> None:
    game = alone()
    place(game, A, "m1", "SN2")
    play(game, A, go(game, "m1", "AMS"))
    assert game.houses[A].florins == 9000


def test_laden_or_not_is_fixed_at_departure() -> None:
    game = alone(robbers=[("E01", 0)])
    place(game, A, "m1", "B_ULM", cloth=1)
    told = play(game, A, go(game, "m1", "R_HEI", "FRA", "B_KOB"), *two(9), *two(2))
    assert game.houses[A].merchant("m1").load == 0 and of(told, events.MerchantMoved)[0].florins == -(60 + 40)


def test_each_merchant_moves_once_and_the_rest_stay() -> None:
    game = alone()
    play(game, A, go(game, "m1", "B_ULM"))
    assert refused(game, A, go(game, "m1", "AUG")) == "ERR_ALREADY_MOVED"
    assert refused(game, A, go(game, "m2", "AUG")) == "ERR_NO_SUCH_MERCHANT"
    assert refused(game, A, moves.Sell("wh-cloth", 1)) == "ERR_NOT_NOW"
    assert refused(game, A, moves.Give("wh", "rep", "cloth", 1)) == "ERR_TRANSFER_CLOSED"


def test_a_forced_sale_is_free_at_the_start_of_the_turn() -> None:
    game = alone()
    play(game, A, moves.Sell("wh-cloth", 2))
    assert game.houses[A].florins == 10_000 and game.houses[A].total("cloth") == 0


def test_ways_that_are_alike_in_all_effects_are_offered_once() -> None:
    game = alone()
    pairs = [(start, goal) for start, goals in WAYS.items() for goal, ways in goals.items() if len(ways) > 1]
    assert pairs
    for start, goal in pairs:
        place(game, A, "m1", start)
        offered = GoOffer(game, A, []).ways("m1", goal)
        assert 1 <= len(offered) <= len(WAYS[start][goal])
        for way in WAYS[start][goal]:
            if way.key not in offered:
                assert refused(game, A, moves.Go("m1", goal, way.key)) == "ERR_SAME_WAY"


def test_a_way_must_be_paid_in_the_worst_case() -> None:
    game = alone()
    game.houses[A].florins = 10
    place(game, A, "m1", "AUG")
    assert refused(game, A, go(game, "m1", "B_ULM")) == "ERR_NOT_ENOUGH_MONEY"
    play(game, A, go(game, "m1", "R_MUE"))


def test_robbers_and_pirates_strike_each_laden_merchant_once() -> None:
    game = alone(robbers=[("E01", 0)])
    place(game, A, "m1", "KOE", cloth=3)
    play(game, A, moves.Stand("m1", 1), *two(8))
    assert game.houses[A].merchant("m1").load == 2 and game.houses[A].florins == 8900
    told = play(game, A, go(game, "m1", "B_KOB"), *two(9))
    assert not of(told, events.Attacked)


def test_who_enters_a_region_of_robbers_is_attacked_there_once() -> None:
    for since, again in ((4, ["m1"]), (5, [])):
        game = alone(robbers=[("E01", 0)])
        game.since = since
        place(game, A, "m1", "B_ULM", cloth=3)
        told = play(game, A, go(game, "m1", "R_HEI", "FRA"), *two(12), *two(9))
        assert len(of(told, events.Attacked)) == 1 and game.houses[A].merchant("m1").load == 2
        assert game.phases[-1].attacked(game, A) == again


@pytest.mark.parametrize(("total", "taken"), [(2, 2), (6, 2), (7, 1), (9, 1), (10, 0), (14, 0)])
def test_robbers_take_two_goods_up_to_six_and_one_up_to_nine(total: int, taken: int) -> None:
    """Rules 6.6; never more than there is."""
    assert goods_taken(total, 3) == taken and goods_taken(total, 1) == min(taken, 1)


def test_a_cube_adds_two_against_robbers_and_pirates() -> None:
    game = alone(mode="noble", robbers=[("E02", 0)])
    game.houses[A].cubes = ["MIT"]
    place(game, A, "m1", "SM4", cloth=3)
    told = play(game, A, moves.Stand("m1", 0), *two(8))
    assert of(told, events.Attacked)[0].total == 10 and game.houses[A].merchant("m1").load == 3


def test_robbers_act_in_the_round_they_are_drawn_or_in_the_next() -> None:
    for since, attacked in ((0, True), (99, False)):
        game = alone(robbers=[("E01", since)])
        place(game, A, "m1", "KOE", cloth=3)
        assert bool(game.phases[-1].attacked(game, A)) is attacked


def test_robbers_leave_in_the_calendar_phase_and_the_start_marker_goes_round() -> None:
    game = moving(mode="noble", robbers=[("E01", 0)])
    for seat in (A, B, C):
        told = play(game, seat, moves.Done())
    assert not game.robbers and "E01" in game.replenish and game.start_seat == B
    assert of(told, events.RobbersLeft)


def test_from_london_nobody_gets_away_in_winter() -> None:
    game = alone(month="NOV")
    place(game, A, "m1", "LON")
    assert refused(game, A, go(game, "m1", "SN3")) == "ERR_SEA_CLOSED"


def laden_in(space: str) -> Merchant:
    return Merchant(space, (1, 0, 0))


@pytest.mark.parametrize("by", ["time", "cost"])
def test_a_journey_is_a_chain_of_moves_within_its_speed(by: str) -> None:
    game = alone()
    for start, goal in (("AUG", "DAN"), ("FLO", "LON"), ("KRA", "POR")):
        journey = search(game, A, laden_in(start), {goal}, by, 2)[goal]  # type: ignore[arg-type]
        here = start
        for leg in journey.legs:
            assert len(leg) <= 2
            for space in leg:
                assert space in NEIGHBOURS[here]
                here = space
        assert here == goal


def test_the_fastest_journey_is_no_slower_and_the_cheapest_no_dearer() -> None:
    game = alone()
    for goal in ("DAN", "LON", "SUD", "KRA", "LYO"):
        fast = search(game, A, laden_in("AUG"), {goal}, "time")[goal]
        cheap = search(game, A, laden_in("AUG"), {goal}, "cost")[goal]
        assert fast.rounds <= cheap.rounds and cheap.florins <= fast.florins


def test_a_journey_keeps_off_the_closed_sea() -> None:
    game = alone(month="OCT2")
    journey = search(game, A, Merchant("HAM"), {"LON"})["LON"]
    assert journey.rounds > 3
    assert journey.legs[0][-1] in c.CITIES or not journey.legs[0]
    assert not any(space.startswith("SN") for leg in journey.legs[1:4] for space in leg)
