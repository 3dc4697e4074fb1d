"""What a Master of Philadelphia reckons a position to be worth, and what it does with it."""

from random import Random
from typing import Any

import pytest
from philadelphia_kit import A, B, Table

from games.computer import Effort, SeatView, choose
from games.computer.playouts import lead_at
from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.computer.master_features import FEATURES, WEIGHTS, actions_left, features, progress
from games.philadelphia.computer.mastery import ADVISOR
from games.philadelphia.model import moves
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.turn import TurnActions
from words import Speaker

THOROUGH = Effort(seconds=600.0, playouts=64)


def feature(table: Table, name: str, seat: Seat = A) -> float:
    return features(table.game, seat)[FEATURES.index(name)]


def in_turn(left: int = 2, **setup: Any) -> Table:
    """The first turn of a round of two, the other's still to come."""
    return Table(**setup).begin(TurnActions(A, left), Round(to_act=[B], stage=1))


def answer(table: Table, seat: Seat = A, number: int = 1) -> Move:
    return choose(SeatView.of(TITLE, table.game, 2, seat), "master", Random(number), THOROUGH)


def test_every_feature_has_its_two_worths_and_they_say_where_they_come_from() -> None:
    assert set(WEIGHTS.early) == set(WEIGHTS.late) == set(FEATURES)
    assert "scripts.feature_weights" in WEIGHTS.source


def test_points_the_goal_and_roles_count_for_whoever_has_them() -> None:
    for name in ("points", "goal", "roles", "finish", "actions"):
        assert WEIGHTS.late[name] > 0


def test_features_of_a_hand_count_its_roles_and_what_is_left_of_it() -> None:
    hand = ["cafe-a", "cafe-b", "bank-a", "insurance-a", "mine-a", "doctor-a"]
    table = in_turn(vp=[8, 0], hands=[hand])
    assert feature(table, "roles") == 1
    assert feature(table, "used") == 2
    assert feature(table, "cards") == 3
    assert feature(table, "specialists") == 1
    assert feature(table, "flushes_begun") == 1
    assert feature(table, "crowded") == 0
    assert feature(table, "within_reach") == 2
    assert feature(table, "finish") == 0


def test_who_can_still_submit_to_the_goal_is_about_to_finish() -> None:
    table = in_turn(vp=[9, 0], hands=[["cafe-a", "cafe-b"]])
    assert feature(table, "finish") == 1
    assert feature(table, "finish", B) == 0


def test_gold_counts_in_three_parts() -> None:
    table = in_turn(money=[12, 3])
    assert [feature(table, f"gold_{part}") for part in ("little", "enough", "plenty")] == [4, 5, 3]
    assert [feature(table, f"gold_{part}", B) for part in ("little", "enough", "plenty")] == [3, 0, 0]


def test_actions_still_to_come_in_the_round_are_counted() -> None:
    chance = Secret(b"actions")
    game = engine.start(TITLE, 2, TITLE.options(), chance).game
    first = engine.waits_for(game)[0]
    other = Seat(1 - first)
    assert [actions_left(game)[seat] for seat in (first, other)] == [2, 2]
    engine.play_in_place(game, first, moves.Acquire(1), chance)
    assert [actions_left(game)[seat] for seat in (first, other)] == [1, 2]
    engine.play_in_place(game, first, moves.Acquire(1), chance)
    assert [actions_left(game)[seat] for seat in (first, other)] == [0, 2]


def test_a_game_is_as_far_as_the_points_of_who_is_ahead() -> None:
    assert progress(Table(vp=[0, 0]).game) == 0
    assert progress(Table(vp=[2, 5]).game) == pytest.approx(0.5)
    assert progress(Table(vp=[12, 5]).game) == 1


def test_what_is_worth_most_in_the_end_is_to_win() -> None:
    """By play to the end: who has won stands above everybody."""
    seen = 0
    for number in range(6):
        chance = Secret(f"end {number}".encode())
        game = engine.start(TITLE, 2, TITLE.options(), chance).game
        rng = Random(number)
        while not game.over:
            seat = engine.waits_for(game)[0]
            engine.play_in_place(
                game, seat, rng.choice(engine.open_offers(game, seat)).random_move(rng), chance
            )
        places = {score.seat: score.place for score in game.scores}
        for seat in (A, B):
            ahead = lead_at(ADVISOR, game, 2, seat)
            assert (ahead > 5) == (places[seat] < places[Seat(1 - seat)])
            seen += ahead > 5
    assert seen


def test_with_the_last_points_in_hand_and_the_last_action_a_master_submits_them() -> None:
    table = in_turn(1, vp=[8, 9], money=[9, 9], hands=[["cafe-a", "cinema-a", "hotel-a", "bank-a"]])
    assert isinstance(answer(table), moves.SubmitBest | moves.SubmitCards | moves.SubmitRoles)


def test_a_hint_names_the_cards_that_a_card_goes_with_and_only_those() -> None:
    table = Table()
    table.me().hand = ["cafe-a", "cafe-b", "hotel-a"]
    speaker = Speaker(TITLE, "en", ["Aoi", "Ben"])
    told = {
        card: [speaker.note(one) for one in ADVISOR.hints.tells(table.game, A, moves.TakeCard(card))]
        for card in ("cafe-c", "cinema-a", "mine-a")
    }
    assert told == {
        "cafe-c": ["2 cards of the same name in your hand, 1 more of its industry"],
        "cinema-a": ["3 cards of its industry in your hand"],
        "mine-a": [],
    }
