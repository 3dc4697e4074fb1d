"""The features from which the value of a position is learned."""

from itertools import islice
from random import Random

import pytest
from random_games import random_game
from signorie_kit import RED, YELLOW, Table

from games.core import Move, Seat, engine
from games.signorie import TITLE
from games.signorie.computer.advice import ADVISOR
from games.signorie.computer.features import NAMES, features
from games.signorie.rules.game import Signorie


def feature(table: Table, name: str, seat: Seat = YELLOW) -> float:
    return features(table.game, seat)[NAMES.index(name)]


def first_offer(game: Signorie, rng: Random) -> tuple[Seat, Move]:
    """A random answer by which hardly anybody passes."""
    seat = engine.waits_for(game)[0]
    return seat, next(iter(engine.open_offers(game, seat))).random_move(rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_every_feature_and_what_is_face_down_is_in_none(seats: int) -> None:
    assert len(set(NAMES)) == len(NAMES)
    rounds = set()
    for game in islice(random_game(TITLE, seats, 5, first_offer), 0, None, 5):
        rounds.add(game.round)
        for seat in map(Seat, range(seats)):
            found = features(game, seat)
            assert len(found) == len(NAMES)
            assert found == features(TITLE.view(game, seat), seat)
    assert len(rounds) == 7


def test_the_last_feature_is_the_sum_of_the_considerations() -> None:
    table = Table(2).men(YELLOW, "pol5")
    assert feature(table, "considerations") == ADVISOR.worth(table.game, YELLOW)


def test_a_seat_knows_how_many_dice_it_can_still_take_within_its_threshold() -> None:
    table = Table(2)
    table.game.dice = ["Y6", "R5", "P5", "G4", "B2"]
    assert (feature(table, "missing"), feature(table, "fitting")) == (4, 3)
    table.main(YELLOW, "B2")
    assert (feature(table, "missing"), feature(table, "fitting")) == (3, 2)
    table.board(YELLOW).waiting["m"] = 2
    assert feature(table, "fitting") == 3
    table.game.passed = [YELLOW]
    assert (feature(table, "missing"), feature(table, "fitting")) == (0, 0)


def test_the_reward_of_the_round_counts_whole_once_it_is_certain_and_not_beyond_the_threshold() -> None:
    table = Table(2)
    table.game.rewards[0] = "rb_2m"
    table.game.dice = ["Y6", "R5", "P5", "G4", "B2"]
    assert 0 < feature(table, "reward_rb_2m") < 1
    table.game.passed = [YELLOW]
    assert feature(table, "reward_rb_2m") == 1
    table.board(YELLOW).dice.update(Y=6, R=6, P=6)
    assert feature(table, "reward_rb_2m") == 0


def test_a_tile_that_counts_points_counts_those_the_seat_has_already() -> None:
    table = Table(2, round=6)
    table.game.rewards[5:] = ["rv_m", "rv_hel"]
    table.visit(YELLOW, "mi", "mmf")
    table.board(YELLOW).helpers.append("h_y1")
    table.game.passed = [YELLOW]
    assert (feature(table, "reward_vp"), feature(table, "reward_vp_later")) == (4, 2)


def test_a_man_is_ready_if_a_city_has_a_place_for_his_rank() -> None:
    table = Table(2).men(YELLOW, "pol3", "cle1")
    assert (feature(table, "ready_1"), feature(table, "ready_3"), feature(table, "careers")) == (1, 1, 2)
    for city in table.game.cities:
        table.fill(city, 2)
    assert (feature(table, "ready_1"), feature(table, "ready_3")) == (1, 0)
    assert feature(table, "ready_1", RED) == 0
