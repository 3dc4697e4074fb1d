"""Routes, a standing order for a merchant: it travels as its house would by hand (rules 11)."""

from typing import Any

from fugger_kit import A, B, C, Ordered, code, lay, moving, of, place, same, two

from games.fugger.model import events, moves
from games.fugger.model.orders import ChoiceAhead
from games.fugger.rules.travel.routes import RouteAhead
from games.manager.playing.premoves import why_no_order


def routed(game: Any, *routes: RouteAhead) -> Ordered:
    """A table where routes have been given to the first seat before its turn."""
    ordered = Ordered(game)
    top = ordered.game.phases[-1]
    top.left = top.left[1:]
    ordered.give(A, *routes)
    top.left = [A, *top.left]
    return ordered


def test_a_route_moves_as_one_would_by_hand_over_several_rounds() -> None:
    game = moving(month="AUG1")
    place(game, A, "rep", "")
    game.houses[A].change("rep", dead=True)
    lay(game, "N24", game.now + 9)
    ordered, by_hand = routed(game, RouteAhead("m1", "ROM")), Ordered(game)
    (route,) = ordered.orders(A)
    assert isinstance(route, RouteAhead)
    assert [leg[-1] for leg in route.legs][-1] == "ROM" and len(route.legs) == 3
    ordered.run()
    for leg in route.legs:
        here = by_hand.game.now
        while ordered.game.now == here:
            assert A not in ordered.asked
            ordered.play(ordered.asked[0], moves.Done())
        while by_hand.game.now == here:
            (seat,) = by_hand.asked
            if seat == A:  # nothing is left to do after it
                by_hand.play(A, moves.Go("m1", leg[-1], ">".join(leg)))
            else:
                by_hand.play(seat, moves.Done())
        assert by_hand.game.houses[A].merchant("m1").space == leg[-1]
        if leg != route.legs[-1]:
            assert ordered.game.houses[A] in (by_hand.game.houses[A], later(by_hand.game, route, leg))
    assert ordered.game.houses[A] == by_hand.game.houses[A]


def later(game: Any, route: RouteAhead, leg: tuple[str, ...]) -> Any:
    """The first house after its next leg, if it is first to move in the next round."""
    further = Ordered(game)
    if further.asked == [A]:
        after = route.legs[route.legs.index(leg) + 1]
        further.play(A, moves.Go("m1", after[-1], ">".join(after)))
    return further.game.houses[A]


def test_who_has_routes_for_all_merchants_is_not_asked_to_move() -> None:
    game = moving(month="AUG1")
    lay(game, "N16", game.now + 3)
    ordered = routed(game, RouteAhead("rep", "FRA"), RouteAhead("m1", "FRA"))
    ordered.run()
    assert ordered.asked == [B]
    assert {one.space for one in ordered.game.houses[A].merchants[:2]} == {"FRA"}
    assert [route.legs for route in ordered.orders(A)] == [(), ()]  # type: ignore[attr-defined]


def test_merchants_on_routes_set_out_before_their_house_ends_its_turn() -> None:
    """After what it does by hand: goods can still be handed over."""
    game = moving(month="AUG1")
    ordered, by_hand = routed(game, RouteAhead("m1", "FRA")), Ordered(game)
    ordered.run()
    assert ordered.asked == [A]
    told = ordered.play(A, moves.Give("wh", "m1", "metal", 1))
    told += ordered.play(A, moves.Done(), *two(9))
    by_hand_told = by_hand.play(A, moves.Give("wh", "m1", "metal", 1))
    by_hand_told += by_hand.play(A, moves.Go("m1", "FRA", "B_ULM>R_HEI>FRA"), *two(9))
    by_hand_told += by_hand.play(A, moves.Done())
    assert told == by_hand_told
    same(ordered, by_hand)


def test_a_question_on_the_way_is_answered_before_the_turn_ends() -> None:
    game = moving(month="AUG1")
    place(game, A, "m1", "AUG", cloth=2, spice=3)
    ordered = routed(game, RouteAhead("m1", "FRA", ("goes-on",)))
    told = ordered.play(A, moves.Done(), *two(2))
    assert of(told, events.RoadRolled)[0].trouble and not of(told, events.TurnEnded)
    assert type(ordered.game.phases[-1]).__name__ == "LoseGoods"
    ordered.play(A, moves.Lose(cloth=2))
    assert ordered.asked == [A]
    ordered.play(A, moves.Done())
    assert ordered.asked == [B]


def test_a_merchant_waits_at_its_goal_while_a_deal_is_open_there_and_no_longer() -> None:
    for opens, asks in ((True, [B]), (False, [A])):
        game = moving(month="AUG1")
        place(game, A, "rep", "FRA")
        place(game, A, "m1", "FRA")
        game.revealed = 5
        if opens:
            lay(game, "N16", game.now + 3)
        ordered = routed(game, RouteAhead("rep", "FRA"), RouteAhead("m1", "FRA"))
        ordered.game.revealed += 1
        ordered.run()
        assert ordered.asked == asks
        if not opens:
            ordered.play(A, moves.Done())
            assert ordered.orders(A) == []


def test_a_route_to_where_a_merchant_stands_keeps_it_there_until_a_deal_is_revealed() -> None:
    for revealed, asks in ((0, [B]), (1, [A])):
        game = moving(month="AUG1")
        place(game, A, "rep", "")
        ordered = routed(game, RouteAhead("m1", "AUG"))
        ordered.game.revealed += revealed
        ordered.run()
        assert ordered.asked == asks


def test_a_route_ends_with_trouble_unless_it_says_otherwise() -> None:
    for manner in ((), ("goes-on",)):
        game = moving(month="AUG1")
        place(game, A, "rep", "")
        place(game, A, "m1", "AUG", cloth=1)
        ordered = routed(game, RouteAhead("m1", "FRA", manner))
        told = ordered.run(*two(2))
        assert of(told, events.RoadRolled)[0].trouble
        assert ordered.game.houses[A].merchant("m1").space == "B_ULM"
        assert bool(ordered.orders(A)) is bool(manner)


def test_a_route_that_leaves_its_goal_is_over_there() -> None:
    game = moving(month="AUG1")
    place(game, A, "rep", "")
    lay(game, "N16", game.now + 3)
    ordered = routed(game, RouteAhead("m1", "FRA", ("leaves",)))
    ordered.run()
    assert ordered.game.houses[A].merchant("m1").space == "FRA" and ordered.orders(A) == []


def test_a_route_is_over_where_nothing_is_to_wait_for() -> None:
    """As its house's turn ends: a deal that is revealed there afterwards is a new question."""
    game = moving(month="AUG1")
    place(game, A, "rep", "")
    ordered = routed(game, RouteAhead("m1", "FRA"))
    ordered.run()
    assert ordered.asked == [B] and ordered.game.houses[A].merchant("m1").space == "FRA"
    assert ordered.orders(A) == []


def test_a_route_is_asked_about_where_it_needs_a_decision() -> None:
    game = moving(month="AUG1", robbers=[("E01", 0)])
    place(game, A, "rep", "")
    place(game, A, "m1", "B_ULM", cloth=1)
    ordered = routed(game, RouteAhead("m1", "FRA"))
    ordered.run()
    assert ordered.asked == [A] and ordered.game.houses[A].merchant("m1").space == "B_ULM"


def test_a_route_never_ends_at_sea_when_november_comes() -> None:
    game = moving(month="OCT1")
    lay(game, "N24", game.now + 15)
    place(game, A, "rep", "")
    place(game, A, "m1", "HAM")
    ordered = routed(game, RouteAhead("m1", "POR"))
    for seat in (A, B, C):
        ordered.give(seat, ChoiceAhead("payday"))
    ordered.run()
    while ordered.game.month.id != "MAR1":
        ordered.play(ordered.asked[0], moves.Done())
        assert ordered.game.houses[A].merchant("m1").space


def test_a_route_says_only_what_is_to_be_other_than_usual() -> None:
    game = moving(month="AUG1")
    ordered = routed(game, RouteAhead("m1", "ROM", ("cost", "speed-2", "leaves", "goes-on")))
    (route,) = ordered.orders(A)
    assert isinstance(route, RouteAhead)
    assert (route.by, route.speed, route.waits) == ("cost", 2, False)
    assert all(len(leg) <= 2 for leg in route.legs)
    (usual,) = routed(game, RouteAhead("m1", "ROM")).orders(A)
    assert isinstance(usual, RouteAhead) and (usual.by, usual.speed, usual.waits) == ("time", 3, True)
    refusal = why_no_order(ordered.table, A, RouteAhead("m1", "ROM", ("speed-1", "speed-2")))
    assert code(refusal) == "ERR_TWO_SPEEDS"
