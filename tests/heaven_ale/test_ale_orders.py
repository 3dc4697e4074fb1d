"""Orders given in advance in Heaven & Ale: what they answer, in which order, and when they are over."""

import random
from typing import Any

import msgspec
import pytest
from heaven_ale_kit import Table, core_engine

from games.core import Move, Seat, StandingOrder
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import GARDEN_CELLS, RING
from games.heaven_ale.model.orders import Fetch, OneTile, PlaceNext, ReturnToStart, Score, SellInTheEnd
from games.heaven_ale.model.state import Space
from games.heaven_ale.rules.final import sale_would_add
from games.heaven_ale.rules.privilege import Privilege
from games.manager.model.action import Action
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, standing_orders_of
from games.manager.model.table import chapter, play_move
from games.manager.playing.advance_answers import after_forced_moves, given_answers
from games.manager.playing.missed_premoves import waiting
from games.manager.playing.premove_drafts import premove_of
from games.manager.playing.standing_orders import with_standing_order
from kit.simulated import bare_table

ME = Seat(0)


def given(table: Table, *orders: StandingOrder) -> tuple[list[Move], list[StandingOrder]]:
    """What orders of the seat on turn answer, played on; and those that are left."""
    offered = {offer.move: offer for offer in core_engine.order_offers(TITLE.view(table.game, ME), ME)}
    for one in orders:
        assert offered[type(one)].why_not(one) is None, one
    return answered_by(table, *orders)


def answered_by(table: Table, *orders: StandingOrder) -> tuple[list[Move], list[StandingOrder]]:
    """The same of orders that were given before."""
    kept = msgspec.structs.replace(
        bare_table(TITLE, 1, table.game.options, random.Random(1)), game=table.game
    )
    ahead = NOTHING_GIVEN
    for one in orders:
        ahead = with_standing_order(kept, ahead, one)
    kept = msgspec.structs.replace(kept, in_advance={ME: ahead})
    answers, left = given_answers(kept, table.game)
    if answers:
        table.game = answers[-1][1].game
    _, left = waiting(kept, table.game, left)
    return [answer.move for answer, _ in answers], standing_orders_of(
        TITLE, left[ME], chapter(TITLE, table.game)
    )


def test_a_tile_is_fetched_as_long_as_it_lies_there() -> None:
    table = Table()
    table.lay("R3", "wood2", "wood5")
    fetch = Fetch("R3", "wood2", "d01")
    answered, left = given(table, fetch)
    assert answered == [moves.MoveTo("R3"), moves.Buy("wood2", "d01"), moves.EndPurchase()]
    assert table.me.garden == {"d01": "wood2"} and left == []


def test_a_shed_is_asked_about_before_the_order_ends_the_purchase() -> None:
    """Rules 4.6: of the two tiles that the shed may activate, the seat chooses by hand."""
    table = Table()
    table.lay("R1", "wood3", "wood3")
    table.me.garden = {cell: "wood3" for cell in RING["H3"] if cell != "d05"}
    fetch = Fetch("R1", "wood3", "d05")
    answered, left = given(table, fetch)
    assert answered == [moves.MoveTo("R1"), moves.Buy("wood3", "d05")]
    assert table.phase == "Shed" and left == [fetch]
    table.do("shed d07 s10 s05")
    answered, left = answered_by(table, fetch)
    assert answered == [moves.EndPurchase()] and left == []


def test_what_is_gone_or_too_dear_is_not_gone_for_and_the_next_order_answers() -> None:
    table = Table()
    table.lay("R3", "wood5")
    table.lay("R4", "wood1")
    table.me.ducats = 3
    answered, left = given(table, Fetch("R3", "wood5", "d01"), Fetch("R4", "wood1", "d02"))
    assert answered[0] == moves.MoveTo("R4") and left == []
    assert table.me.garden == {"d02": "wood1"}


def test_an_order_about_a_space_takes_the_place_of_the_one_before() -> None:
    table = Table()
    table.lay("R3", "wood2", "hops1")
    answered, _ = given(table, Fetch("R3", "wood2", "d01"), Fetch("R3", "hops1", "d05"))
    assert moves.Buy("hops1", "d05") in answered and moves.Buy("wood2", "d01") not in answered


def test_an_order_ends_when_its_tile_is_taken_or_its_space_is_behind() -> None:
    table = Table()
    table.lay("R3", "wood2")
    view: Any = TITLE.view(table.game, ME)
    assert not Fetch("R3", "wood2", "d01").over(view, ME)
    view.boards[ME].position = 9
    assert Fetch("R3", "wood2", "d01").over(view, ME) and Score("S1", "wood", 0).over(view, ME)
    table.lay("R3")
    assert Fetch("R3", "wood2", "d01").over(TITLE.view(table.game, ME), ME)


def test_a_disc_is_put_on_the_ordered_spot() -> None:
    table = Table()
    table.me.garden["d01"] = "wood2"
    space = next(
        space
        for space in ("S1", "S2", "S3", "S4", "S5")
        if core_engine.why_not(table.game, ME, moves.MoveTo(space)) is None
    )
    offers = core_engine.order_offers(TITLE.view(table.game, ME), ME)
    offer = next(one for one in offers if one.move is Score)
    score: Any = next(move for move in offer.moves() if move.space == space)  # type: ignore[attr-defined]
    answered, left = given(table, score)
    assert answered[:2] == [moves.MoveTo(space), moves.PlaceDisc(score.spot, score.number)]
    assert score.spot in table.me.discs and score not in left


def test_home_is_where_one_goes_when_nothing_else_is_left_to_the_first_place_that_is_free() -> None:
    table = Table()
    table.lay("R3", "wood2")
    home = (ReturnToStart("A2"), ReturnToStart("A1"))
    answered, _ = given(table, *home, Fetch("R3", "wood2", "d01"))
    assert answered[0] == moves.MoveTo("R3")
    again = Table()
    assert given(again, *home)[0] == [moves.MoveTo("START"), moves.TakePlace("A2")]
    taken = Table()
    taken.game.boards[1].place = "A2"
    view = TITLE.view(taken.game, ME)
    assert ReturnToStart("A2").over(view, ME) and not ReturnToStart("A1").over(view, ME)


def test_one_tile_is_enough_where_that_was_ordered() -> None:
    table = Table()
    table.lay("R3", "wood1", "wood2")
    table.do("move R3; buy wood1 d01")
    assert table.phase == "Market"
    answered, left = given(table, OneTile())
    assert answered == [moves.EndPurchase()] and left == [OneTile()]


@pytest.mark.parametrize("last", [True, False])
def test_cards_that_bring_points_are_sold_on_the_last_occasion_alone(last: bool) -> None:
    table = Table()
    if last:
        table.game.round = table.game.rounds
    table.me.resources = [20, 20, 20, 20, 19]
    table.me.brewmaster, table.me.ducats = 10, 1
    table.do("move START")
    cards, _ = sale_would_add(table.game, table.me)
    assert cards
    answered, _ = given(table, SellInTheEnd(), ReturnToStart("A1"))
    sold = [move for move in answered if isinstance(move, moves.SellCard)]
    assert len(sold) == (cards if last else 0)
    assert answered[-1] == moves.TakePlace("A1")


def test_the_next_pair_gets_the_ordered_card() -> None:
    table = Table()
    table.do("move START")
    table.game.phases.append(Privilege(ME, "wood"))
    answered, left = given(table, PlaceNext("P4"))
    assert answered[0] == moves.PlaceCard("P4") and left == [] and table.me.placed["wood"] == "P4"


def test_a_plan_goes_on_where_its_first_move_was_the_only_one_and_given_for_its_seat() -> None:
    table, other = Table(), Seat(1)
    table.game.boards[other].cards = []  # nothing to sell: home is the only way
    kept = msgspec.structs.replace(
        bare_table(TITLE, 1, table.game.options, random.Random(1)), game=table.game
    )
    home = tuple(map(msgspec.msgpack.encode, (moves.MoveTo("START"), moves.TakePlace("A2"))))
    plan = premove_of(kept, other, GivenInAdvance(draft=home))
    assert len(plan.moves) == 2
    first = play_move(kept, table.game, ME, moves.MoveTo("START"))
    last = play_move(kept, first.game, ME, moves.TakePlace("A1"))
    assert [came.seat for came in last.actions if came.forced] == [other]
    left = after_forced_moves(
        TITLE, {other: GivenInAdvance(premoves=(plan,))}, [(Action(ME, None, last.move), last)]
    )
    assert [one.moves for one in left[other].premoves] == [home[1:]]
    answers, _ = given_answers(msgspec.structs.replace(kept, in_advance=left), last.game)
    assert [answer.move for answer, _ in answers][:1] == [moves.TakePlace("A2")]
    taken = msgspec.structs.replace(plan, told=(plan.told[1], plan.told[0]))
    otherwise = after_forced_moves(
        TITLE, {other: GivenInAdvance(premoves=(taken,))}, [(Action(ME, None, last.move), last)]
    )
    assert otherwise[other].premoves == (taken,), "it told something else when it was composed"


def why_closed(table: Table, order: type[StandingOrder]) -> str | None:
    """The reason why no order of this kind can be given now."""
    offers = core_engine.order_offers(TITLE.view(table.game, ME), ME)
    closed = next(offer.closed for offer in offers if offer.move is order)
    return closed and closed.code


def test_without_a_tile_in_the_garden_it_is_the_spots_that_are_missing_not_the_discs() -> None:
    table = Table()
    assert why_closed(table, Score) == "ERR_NO_USABLE_SPOT"
    table.game.lay(c.INDEX["S1"], discs=0)
    assert why_closed(table, Score) == "ERR_NO_USABLE_SPOT"
    table.game.spaces = [Space(space.tiles, 0) for space in table.game.spaces]
    assert why_closed(table, Score) == "ERR_NO_DISC"
    table.me.position = len(c.SPACES) - 1
    assert why_closed(table, Score) == "ERR_NO_DISC"


def test_a_full_garden_is_why_no_tile_is_fetched() -> None:
    table = Table()
    assert why_closed(table, Fetch) == "ERR_NO_TILES"
    table.lay("R3", "wood1")
    assert why_closed(table, Fetch) is None
    table.me.garden = dict.fromkeys(GARDEN_CELLS, "wood1")
    assert why_closed(table, Fetch) == "ERR_GARDEN_FULL"
