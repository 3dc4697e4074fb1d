"""What a Master of Heaven & Ale reckons a board to be worth, and what it does with it."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from heaven_ale_kit import Table

from games.computer import Effort, SeatView, choose
from games.computer.playouts import Playout, lead_at
from games.core import Seat, engine
from games.core.chance import Secret
from games.heaven_ale import TITLE
from games.heaven_ale.computer.forecast import brewed, expected, time_left
from games.heaven_ale.computer.master_features import FEATURES, WEIGHTS, features, worth
from games.heaven_ale.computer.mastery import ADVISOR
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import RING

A, B = Seat(0), Seat(1)


def feature(table: Table, name: str, seat: Seat = A) -> float:
    return features(table.game, seat)[FEATURES.index(name)]


def test_every_feature_has_its_worths_for_every_number_of_seats_and_they_say_where_they_come_from() -> None:
    assert set(WEIGHTS) == set(c.PLAYER_COUNTS)
    for seats, weights in WEIGHTS.items():
        assert set(weights.early) == set(weights.late) == set(FEATURES)
        assert f"scripts.feature_weights --title heaven_ale --seats {seats}" in weights.source


def test_barrels_count_when_taken_when_a_visit_away_and_on_the_way() -> None:
    table = Table()
    assert (feature(table, "barrels"), feature(table, "barrels_ready")) == (0, 0)
    on_the_way = feature(table, "barrels_near")
    table.me.garden = dict.fromkeys(RING["H1"], "wood1")
    table.me.discs = ["monkA", "monkB", "monkC"]
    assert feature(table, "barrels_near") > on_the_way
    table.me.discs.append("monkD")
    goal = next(goal.id for goal in c.BARRELS.values() if goal.counts == "monk_discs")
    values = next(goal.id for goal in c.BARRELS.values() if goal.counts == "tiles_of_value_1")
    assert feature(table, "barrels_ready") == 2 * c.BARREL_VP["large"]
    table.game.barrels[values] = 1
    assert feature(table, "barrels_ready") == c.BARREL_VP["large"] + c.BARREL_VP["small"]
    table.game.barrels[values] = 0
    table.me.barrels[goal] = "large"
    assert (feature(table, "barrels"), feature(table, "barrels_ready")) == (c.BARREL_VP["large"], 0)


def test_a_shed_counts_the_more_the_nearer_it_is_and_no_more_when_it_is_enclosed() -> None:
    table = Table()
    ring = RING["H2"]
    near = []
    for cell in ring[:5]:
        table.me.garden[cell] = "hops1"
        near.append(feature(table, "rings"))
    steps = [after - before for before, after in pairwise(near)]
    assert steps == sorted(steps) and steps[0] > 0
    table.me.garden[ring[5]] = "hops1"
    table.me.sheds["H2"] = "T0"
    assert feature(table, "sheds") == 1
    assert feature(table, "rings") < near[-1]


def test_production_is_hoped_for_with_what_is_still_to_be_bought_and_without_it() -> None:
    table = Table()
    hoped, half, sure = (feature(table, name) for name in ("hoped", "half_hoped", "sure"))
    assert hoped == pytest.approx(brewed(table.me, expected(table.game, A), time_left(table.game, A)))
    assert hoped > half > sure > 0


def test_ducats_count_in_three_parts() -> None:
    table = Table()
    parts = ("ducats_little", "ducats_enough", "ducats_plenty")
    table.me.ducats = 31
    assert [feature(table, name) for name in parts] == [10, 15, 6]
    table.me.ducats = 7
    assert [feature(table, name) for name in parts] == [7, 0, 0]


def test_tiles_count_by_side() -> None:
    table = Table()
    table.me.garden = {"s01": "wood5", "s02": "monkA", "d01": "hops3"}
    names = ("sun", "shade", "monks", "sun_values", "shade_values")
    assert [feature(table, name) for name in names] == [2, 1, 1, 5, 3]


def played(number: int, seats: int, until: int) -> Any:
    """A game after a number of Novices' answers."""
    rng, chance = Random(number), Secret(f"prospects {number}".encode())
    game = engine.start(TITLE, seats, TITLE.options(), chance).game
    for _ in range(until):
        if game.over:
            break
        seat = engine.waits_for(game)[0]
        move = choose(SeatView.of(TITLE, game, seats, seat), "novice", rng)
        engine.play_in_place(game, seat, move, chance)
    return game


@pytest.mark.parametrize("seats", c.PLAYER_COUNTS)
def test_in_the_end_a_board_is_worth_its_points(seats: int) -> None:
    game = played(3, seats, 5000)
    assert game.over
    for score in game.scores:
        assert worth(game, score.seat) == score.points
    others = sorted(score.points for score in game.scores if score.seat != A)
    assert lead_at(ADVISOR, game, seats, A) == worth(game, A) - others[-1]


def test_a_garden_at_work_late_in_the_game_is_worth_more_than_an_idle_one() -> None:
    table = Table()
    table.game.round = table.game.rounds
    table.me.position = c.INDEX["R13"]
    table.me.resources, table.me.brewmaster = [6, 6, 7, 6, 8], 12
    assert worth(table.game, A) > worth(table.game, B) + 10


def test_players_of_its_playouts_answer_at_a_glance_and_the_end_is_measured_by_worths() -> None:
    game = played(5, 2, 40)
    seat = engine.waits_for(game)[0]
    asked: list[str] = []

    class Watched(Playout):
        def _glance(self, seat: Seat) -> None:
            asked.append("glance")
            super()._glance(seat)

        def best_by_worth(self, seat: Seat) -> Any:
            raise AssertionError("nobody goes by the weights within a playout")

    move = choose(SeatView.of(TITLE, game, 2, seat), "apprentice", Random(1))
    playout = Watched(TITLE, ADVISOR, TITLE.load(TITLE.save(game)), 2, Random(2))
    ended = playout.lead_after(seat, move)
    assert asked
    assert ended == worth(playout.game, seat) - worth(playout.game, Seat(1 - seat))


def test_a_master_asked_twice_answers_the_same() -> None:
    game = played(8, 3, 60)
    seat = engine.waits_for(game)[0]
    view = TITLE.view(game, seat)
    effort = Effort(seconds=600.0, playouts=24)
    first, second = (choose(SeatView(TITLE, view, 3, seat), "master", Random(4), effort) for _ in range(2))
    assert first == second


def test_a_novice_keeps_its_privilege_cards() -> None:
    """It has nothing in hand that is worth more than three ducats to it, and would sell them all at once."""
    game = played(11, 2, 50)
    assert all(len(board.cards) + len(board.placed) == len(c.CARDS) for board in game.boards)
