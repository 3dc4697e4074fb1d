"""The features from which the value of a garden is learned."""

from itertools import islice, pairwise
from random import Random

import pytest
from heaven_ale_kit import CHANCE, Table
from random_games import random_game

from games.core import Seat, engine
from games.heaven_ale import TITLE
from games.heaven_ale.computer.features import NAMES, features
from games.heaven_ale.computer.forecast import exact_level
from games.heaven_ale.computer.tried_moves import alike, skips
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.rules.market import Market


def feature(table: Table, name: str, seat: int = 0) -> float:
    return features(table.game, Seat(seat))[NAMES.index(name)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_every_feature_and_what_is_face_down_is_in_none(seats: int) -> None:
    assert len(set(NAMES)) == len(NAMES)
    for game in islice(random_game(TITLE, seats, 5), 0, None, 7):
        for seat in range(seats):
            found = features(game, Seat(seat))
            assert len(found) == len(NAMES)
            assert found == features(TITLE.view(game, Seat(seat)), Seat(seat))


def test_moves_that_count_as_alike_lead_to_equal_features() -> None:
    groups = several = 0
    for game in random_game(TITLE, 2, 8):
        if game.over or not isinstance(game.phases[-1], Market):
            continue
        seat = engine.waits_for(game)[0]
        found: dict[object, tuple[float, ...]] = {}
        for move in engine.legal_moves(game, seat):
            key = alike(game, seat, move)
            if not isinstance(move, moves.Buy):
                continue
            after = TITLE.copy(game)
            engine.play_in_place(after, seat, move, CHANCE)
            several += key in found
            groups += 1
            now = tuple([round(float(one), 9) for one in features(after, seat)])
            assert found.setdefault(key, now) == now, move
    assert groups > 100 and several > 50


def test_markers_reach_the_level_at_which_what_is_missing_equals_what_can_be_given() -> None:
    rng = Random(4)
    for _ in range(200):
        markers = [rng.uniform(-10, 20) for _ in range(5)]
        rate, paid = rng.uniform(1, 5), rng.uniform(0, 12)
        level = exact_level(markers, rate, paid)
        missing = sum([level - at for at in markers if at < level])
        given = sum([at - level for at in markers if at > level]) / rate + paid
        assert level == c.MOST or missing == pytest.approx(given)
    assert exact_level([20, 20, 20, 20, 20], 5, 9) == c.MOST


def values(table: Table, side: str) -> float:
    """What lies on a side, of all resources."""
    return sum([feature(table, f"{side}_{at}") for at in range(5)])


def test_a_tile_in_the_sun_brings_its_resource_on_and_one_in_the_shade_brings_ducats() -> None:
    table = Table()
    table.me.garden = {"s01": "barley5"}
    assert (values(table, "sun"), values(table, "shade"), feature(table, "income")) == (5, 0, 0)
    guesses = [feature(table, f"level_{at}") for at in range(5)]
    assert all(before <= after for before, after in pairwise(guesses)) and guesses[0] < guesses[2]
    table.me.garden = {"d01": "barley5"}
    assert (values(table, "sun"), values(table, "shade")) == (0, 5)
    assert feature(table, "income") > 0


def test_a_disc_counts_by_whether_it_lies_ahead() -> None:
    table = Table()
    assert [feature(table, f"discs_{kind}") for kind in ("A", "B", "C", "ABC")] == [1, 1, 1, 3]
    table.me.position = c.INDEX["S4"]
    assert [feature(table, f"discs_{kind}") for kind in ("A", "B", "C", "ABC")] == [0, 0, 0, 2]
    assert [feature(table, f"discs_passed_{kind}") for kind in ("A", "B", "C", "ABC")] == [1, 1, 1, 1]


def test_a_card_is_sold_in_the_start_area_of_the_last_round_alone() -> None:
    table = Table()
    seat = Seat(0)
    assert skips(table.game, seat) == (moves.SellCard,)
    table.game.round = table.game.rounds
    assert skips(table.game, seat) == (moves.SellCard,)
    table.do("move START")
    assert skips(table.game, seat) == ()
