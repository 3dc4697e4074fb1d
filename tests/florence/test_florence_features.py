"""The features from which the value of a principality is learned, and the moves that a Grandmaster tries."""

from collections.abc import Iterator
from random import Random

import pytest
from florence_kit import A, B, bidding, house, on_turn, play, selecting, started

from games.core import Seat, engine
from games.core.chance import Secret
from games.florence import TITLE
from games.florence.computer.features import BY_HAND, NAMES, features, time_of
from games.florence.computer.tried_moves import PLACES, tried_moves
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.work import most_pp
from games.florence.rules.cards import PickCard
from games.florence.rules.game import Florence
from games.florence.rules.turn import Turn
from games.florence.rules.won_object import PlaceLandscape
from kit.title_options import options_for


def feature(game: Florence, name: str, seat: Seat = A) -> float:
    return features(game, seat)[NAMES.index(name)]


def tried_games(seats: int, seed: int) -> Iterator[Florence]:
    """The positions of a game in which everybody plays a random one of the moves that are tried."""
    rng = Random(seed)
    chance = Secret(rng.randbytes(8))
    game = engine.start(TITLE, seats, options_for(TITLE, seats), chance).game
    while not game.over:
        yield game
        seat = engine.waits_for(game)[0]
        engine.play_in_place(game, seat, rng.choice(tried_moves(game, seat)), chance)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_has_every_feature_and_what_is_face_down_is_in_none(seats: int) -> None:
    assert len(set(NAMES)) == len(NAMES) and set(BY_HAND) <= set(NAMES)
    for game in tried_games(seats, 5):
        for seat in map(Seat, range(seats)):
            found = features(game, seat)
            assert len(found) == len(NAMES)
            assert found == features(TITLE.view(game, seat), seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_move_that_is_tried_is_legal_and_there_are_few(seats: int) -> None:
    tops = set()
    for game in tried_games(seats, 6):
        seat = engine.waits_for(game)[0]
        tried = tried_moves(game, seat)
        tops.add(type(game.phases[-1]))
        assert len(set(tried)) == len(tried) <= 80
        for move in tried:
            assert engine.why_not(game, seat, move) is None, move
    assert {Turn, PickCard, PlaceLandscape} <= tops


def test_a_work_is_tried_with_none_half_and_all_of_its_income_as_prestige() -> None:
    game = on_turn(started())
    game.houses[A].jesters = 3
    card = game.houses[A].hand[0]
    works = [move for move in tried_moves(game, A) if isinstance(move, moves.CompleteWork)]
    most = most_pp(9)
    assert [move.pp for move in works if move.profession == card] == [most, most // 2, 0]


def test_prestige_is_sold_for_what_is_missing_to_the_next_price_of_an_auction_alone() -> None:
    for game, florins, count in (
        (selecting(started(), A, B), 0, 2),
        (bidding(started(), "lake", 400, A, B), 200, 3),
        (bidding(started(), "lake", 400, A, B), 500, 0),
        (on_turn(started()), 0, 0),
    ):
        game.houses[A].florins, game.houses[A].pp = florins, 9
        assert engine.why_not(game, A, moves.SellPrestige(1)) is None
        sales = [move.count for move in tried_moves(game, A) if isinstance(move, moves.SellPrestige)]
        assert sales == [count] * bool(count)
        game.houses[A].pp = 1
        assert not any(isinstance(move, moves.SellPrestige) for move in tried_moves(game, A))


def test_a_tile_is_tried_where_it_leaves_most_room() -> None:
    game = on_turn(started())
    built = [move for move in tried_moves(game, A) if isinstance(move, moves.Build)]
    assert {move.building for move in built} == set(c.BUILDINGS)
    assert len(built) == PLACES * len(c.BUILDINGS)
    for move in built:
        if move.building == "tower":
            assert sum(column in (0, 6) or row in (0, 6) for column, row in move.cells) >= 2


def test_who_holds_a_bid_has_the_object_at_its_price() -> None:
    game = started()
    against = bidding(game, "jester", 500, A, B)
    assert feature(against, "jesters") == 0 and feature(against, "open_builder") == 1
    florins, best = feature(against, "florins"), feature(against, "wv_1")
    held = bidding(game, "jester", 500, B, A)
    assert (feature(held, "jesters"), feature(held, "held")) == (1, 1)
    assert feature(held, "florins") == florins - 5
    assert feature(held, "wv_1") == best + c.WV_JESTER
    assert feature(held, "in_auctions") == 0, "it can win nothing else in this round"
    for kind, name in (("lake", "landscapes"), ("recruit", "recruits"), ("prestige", "pick_prestige")):
        assert feature(bidding(game, kind, 200, B, A), name) == 1
    game.houses[A].builders = 1
    builder = bidding(game, "builder", 200, B, A)
    assert (feature(builder, "builder_2"), feature(builder, "pp")) == (1, c.BUILDER_PP[1])


def test_a_landscape_to_be_laid_is_there_and_a_card_to_be_picked_counts_whichever_it_is() -> None:
    game = started()
    game.houses[A] = house({"lake": 1})
    game.phases.append(PlaceLandscape(A, "lake"))
    assert (feature(game, "landscapes"), feature(game, "landscape_types")) == (2, 1)
    assert feature(game, "pp") == c.REPEAT_LANDSCAPE_PP
    for deck, cards in (("profession", ["P01", "P02"]), ("profession", ["P03"]), ("bonus", ["B01", "B02"])):
        game.phases[-1] = PickCard(A, deck, cards)
        assert feature(game, f"pick_{deck}") == 1
        assert features(game, A)[1:] == features(TITLE.view(game, A), A)[1:]
    first = features(game, A)
    game.phases[-1] = PickCard(A, "bonus", ["B09"])
    assert features(game, A) == first


def test_a_kept_hand_counts_before_the_others_have_chosen() -> None:
    game = engine.start(TITLE, 3, TITLE.options(), Secret(bytes(8))).game
    assert feature(game, "hand") == 0
    game = play(game, A, moves.ReturnCard(game.phases[-1].dealt[A][0]))
    assert feature(game, "hand") == 3


def test_turns_and_actions_are_counted_to_the_end_of_the_game() -> None:
    game = started()
    assert time_of(selecting(game, A, B), A) == (c.ROUNDS, c.ACTIONS * c.ROUNDS)
    turn = on_turn(game, A, then=(B,))
    turn.phases[-1].actions = 1
    assert time_of(turn, A) == (c.ROUNDS, c.ACTIONS * c.ROUNDS - 1)
    assert time_of(turn, B) == (c.ROUNDS, c.ACTIONS * c.ROUNDS)
    assert time_of(turn, Seat(2)) == (c.ROUNDS - 1, c.ACTIONS * (c.ROUNDS - 1))
    turn.round = c.ROUNDS
    assert time_of(turn, A) == (1, 1)
    assert time_of(turn, Seat(2)) == (0, 0)


def test_florins_count_by_the_turns_that_are_left() -> None:
    game = selecting(started(), A, B)
    for number in range(1, c.ROUNDS + 1):
        game.round = number
        turns = c.ROUNDS + 1 - number
        assert feature(game, f"florins_{turns}_turns") == c.START_FLORINS / 100
        assert sum(feature(game, f"florins_{other}_turns") for other in range(c.ROUNDS + 1)) == 35


def test_florins_that_no_action_can_spend_any_more_count_nothing() -> None:
    game = on_turn(started(), A, then=(B,))
    game.round, game.houses[A].florins = c.ROUNDS, 3000
    game.houses[A].hand = []
    for actions, florins in ((0, 14), (1, 7), (2, 0)):
        game.phases[-1].actions = actions
        assert feature(game, "florins") == feature(game, "florins_1_turns") == florins
    game.houses[A].jesters, game.houses[A].hand, game.phases[-1].actions = 9, ["P01"], 0
    assert (feature(game, "ready"), feature(game, "florins")) == (1, 7), "a work costs nothing"
    game.phases.pop()
    game.phases[-1].to_play = []
    assert feature(game, "florins") == feature(game, "florins_0_turns") == 0


def test_a_prestige_card_counts_by_what_it_brings_and_by_how_near_that_is() -> None:
    game = on_turn(started())
    game.houses[A].prestige = ["R10"]
    assert (feature(game, "prestige"), feature(game, "prestige_near")) == (0, 0)
    game.houses[A].freedoms = ["religion", "travel"]
    assert feature(game, "prestige") == 0 and feature(game, "prestige_near") == pytest.approx(8 * 2 / 3)
    game.houses[A].freedoms.append("opinion")
    assert (feature(game, "prestige"), feature(game, "prestige_near")) == (8, 8)
    game.houses[A].prestige = ["R06"]
    even = feature(game, "prestige_near")
    game.houses[A].jesters = 1
    assert feature(game, "prestige") == 6 and feature(game, "prestige_near") > even
