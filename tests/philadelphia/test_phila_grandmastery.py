"""What a Grandmaster of Philadelphia reckons a position to be worth, and which moves it looks at."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from philadelphia_kit import A, B, Table
from random_games import random_game

from games.core import Seat, engine
from games.philadelphia import TITLE
from games.philadelphia.computer.features import NAMES, features_of, known_of
from games.philadelphia.computer.grandmastery import VALUE, FirstSight, chances, looked_at, quick, tries
from games.philadelphia.model import moves
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.turn import TurnActions


def in_turn(left: int = 2, **setup: Any) -> Table:
    """The first turn of a round of two, the other's still to come."""
    return Table(**setup).begin(TurnActions(A, left), Round(to_act=[B], stage=1))


def feature(table: Table, name: str, seat: Seat = A, unseen: frozenset[str] = frozenset()) -> float:
    return features_of(known_of(table.game, unseen)[seat])[NAMES.index(name)]


def test_the_learned_value_is_of_these_features_and_says_where_it_comes_from() -> None:
    assert VALUE.features == NAMES
    assert len(VALUE.linear) == len(VALUE.means) == len(VALUE.scales) == len(NAMES)
    assert "scripts.feature_weights --title philadelphia --grandmaster" in VALUE.source.command
    assert VALUE.source.code and VALUE.source.gate and VALUE.source.games >= 1000
    weights = dict(zip(NAMES, VALUE.linear, strict=True))
    assert 0 < weights["unseen"] < weights["picked"], "a picked card is worth more than a drawn one"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_every_feature_and_what_is_face_down_is_in_none(seats: int) -> None:
    assert len(set(NAMES)) == len(NAMES)
    rounds = set()
    for game in islice(random_game(TITLE, seats, 5), 0, 400, 5):
        rounds.add(game.round)
        assert sum(chances(game)) == pytest.approx(1)
        for seat in map(Seat, range(seats)):
            found = features_of(known_of(game)[seat])
            assert len(found) == len(NAMES)
            assert found == features_of(known_of(TITLE.view(game, seat))[seat])
    assert len(rounds) > 3


def test_once_the_game_is_over_the_winner_has_every_chance() -> None:
    game = list(random_game(TITLE, 2, 3))[-1]
    assert game.over
    assert chances(game) == [float(score.place == 1) for score in sorted(game.scores, key=lambda s: s.seat)]


def test_drawn_and_picked_cards_count_as_cards_that_nobody_knows() -> None:
    table = in_turn(hands=[["cafe-a"]], deck=["mine-a", "cafe-b", "bank-a", "bank-b", "hotel-a", "hotel-b"])
    unseen = frozenset(table.game.deck)
    table.do(moves.Acquire(2))
    assert (feature(table, "unseen", A, unseen), feature(table, "picked", A, unseen)) == (2, 0)
    assert (feature(table, "roles", A, unseen), feature(table, "roles")) == (0, 1)
    table.do(moves.Explore()).do(moves.TakeCard("hotel-a"))
    assert (feature(table, "unseen", A, unseen), feature(table, "picked", A, unseen)) == (2, 1)


@pytest.mark.parametrize("move", [moves.Acquire(3), moves.Explore(), moves.Buy("extra_issue")])
def test_at_first_sight_no_draw_speaks_for_a_move(move: Any) -> None:
    good = ["cafe-b", "cafe-c", "cafe-d", "cinema-a", "hotel-a", "amusement-a"]
    poor = ["mine-a", "bank-a", "guard-a", "railway-a", "newspaper-a", "architect-a"]
    sights = []
    for deck in ([*good, *poor], [*poor, *good]):
        table = in_turn(hands=[["cafe-a", "doctor-a"]], money=[7, 7], deck=deck)
        sights.append(FirstSight(table.game, A, Random(1)).lead(move))
    assert sights[0] == sights[1]


def test_of_all_submissions_the_best_roles_are_looked_at_with_and_without_one_of_them() -> None:
    hand = ["cafe-a", "cafe-b", "mine-a", "farmer-a", "forester-a"]
    found = looked_at(in_turn(hands=[hand]).game, A, Random(1), 40)
    submitted = [move for move in found if isinstance(move, moves.SubmitBest | moves.SubmitCards)]
    assert {tuple(sorted(move.cards)) for move in submitted} == {
        tuple(sorted(hand)),
        ("cafe-a", "cafe-b"),
        ("farmer-a", "forester-a", "mine-a"),
    }
    assert all(engine.why_not(in_turn(hands=[hand]).game, A, move) is None for move in found)


def test_cards_to_be_discarded_are_first_those_that_go_least_with_the_others() -> None:
    hand = ["cafe-a", "doctor-a", "cafe-b", "bank-a", "cinema-a"]
    table = in_turn(hands=[hand], money=[9, 9], market=["job_change", "same_day", "extra_issue"])
    table.do(moves.Buy("job_change"))
    found = looked_at(table.game, A, Random(1), 40)
    thrown = [set(move.cards) for move in found if isinstance(move, moves.DiscardCards)]
    assert thrown[:3] == [{"bank-a"}, {"bank-a", "doctor-a"}, {"bank-a", "doctor-a", "cinema-a"}]
    assert len(thrown) == len(hand)


def test_with_the_last_points_in_hand_and_the_last_action_they_are_submitted() -> None:
    table = in_turn(1, vp=[8, 9], money=[9, 9], hands=[["cafe-a", "cinema-a", "hotel-a", "bank-a"]])
    assert isinstance(quick(table.game, A, Random(1)), moves.SubmitBest)
    first, lead = tries(TITLE.view(table.game, A), A, Random(1))[0]
    assert isinstance(first, moves.SubmitBest)
    assert lead > 0
