"""One test for every sentence of the rules of Skeleton, named after it."""

import pytest

from games.core import Refusal, Seat, engine
from games.core.chance import Secret
from games.skeleton import TITLE
from games.skeleton import components as c
from games.skeleton.game import Skeleton
from games.skeleton.moves import PlayCard, TakeStones
from games.skeleton.state import SkeletonOptions

CHANCE = Secret(b"fair")
A, B = Seat(0), Seat(1)


@pytest.fixture
def game() -> Skeleton:
    return engine.start(TITLE, 2, SkeletonOptions(), CHANCE).game


def test_a_long_game_has_more_stones() -> None:
    long = engine.start(TITLE, 2, SkeletonOptions(long=True), CHANCE).game
    assert long.stones_left == c.SETUP.long_stones > c.SETUP.stones


def test_everybody_is_dealt_a_hand(game: Skeleton) -> None:
    assert [len(hand) for hand in game.hands] == [c.SETUP.hand] * 2


def test_stones_taken_are_ones_own_and_the_next_seat_follows(game: Skeleton) -> None:
    after = engine.play(TITLE, game, A, TakeStones(2), CHANCE).game
    assert (after.stones, after.stones_left) == ([2, 0], game.stones_left - 2)
    assert list(engine.waits_for(after)) == [B]


def test_a_card_takes_as_many_stones_as_it_says(game: Skeleton) -> None:
    card = game.hands[A][0]
    after = engine.play(TITLE, game, A, PlayCard(card), CHANCE).game
    assert after.stones[A] == c.CARDS[card].stones
    assert card in after.played


def test_a_played_card_is_replaced_from_the_deck(game: Skeleton) -> None:
    top = game.deck[-1]
    after = engine.play(TITLE, game, A, PlayCard(game.hands[A][0]), CHANCE)
    assert after.game.hands[A] == [*game.hands[A][1:], top]
    assert after.irreversible


def test_an_empty_deck_replaces_nothing(game: Skeleton) -> None:
    game.deck = []
    after = engine.play(TITLE, game, A, PlayCard(game.hands[A][0]), CHANCE).game
    assert after.hands[A] == game.hands[A][1:]


def test_a_card_that_is_not_in_ones_hand_is_refused(game: Skeleton) -> None:
    with pytest.raises(Refusal, match="ERR_CARD_NOT_IN_HAND"):
        engine.play(TITLE, game, A, PlayCard(game.hands[B][0]), CHANCE)


def test_a_card_that_says_more_than_the_pile_has_is_refused(game: Skeleton) -> None:
    game.stones_left = 1
    game.hands[A] = ["n9"]
    with pytest.raises(Refusal, match="ERR_TOO_FEW_STONES"):
        engine.play(TITLE, game, A, PlayCard("n9"), CHANCE)


def test_most_stones_win_and_equal_stones_share_the_place(game: Skeleton) -> None:
    game.stones_left, game.stones = 1, [4, 5]
    over = engine.play(TITLE, game, A, TakeStones(1), CHANCE).game
    assert over.over
    assert [score.place for score in over.scores] == [1, 1]
