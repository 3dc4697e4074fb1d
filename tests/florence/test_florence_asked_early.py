"""Who is named as asked later: the rest of the auctions' players, and whoever has the next turn."""

import random

import pytest
from florence_kit import A, B, C, play, started

from games.core import engine
from games.florence import TITLE
from games.florence.model import moves
from games.florence.rules.game import Florence


def asked(game: Florence) -> list[int]:
    return list(engine.asks_next(TITLE.view(game, None)))


def test_while_one_puts_something_up_all_others_are_certain_to_be_asked() -> None:
    assert asked(started()) == [B, C]


def test_whoever_has_passed_is_asked_again_but_a_bidder_may_win() -> None:
    game = play(started(), A, moves.OpenAuction("jester"))
    assert asked(game) == [C], "A may win at the opening bid"
    game = play(game, B, moves.PassBid())
    assert asked(game) == [B]


def test_whoever_cannot_raise_an_opening_bid_is_not_named_while_money_is_seen() -> None:
    for hidden, named in ((False, [C]), (True, [B, C])):
        game = started(hide_money=hidden)
        game.houses[B].florins = 200
        assert asked(game) == named


def test_during_a_turn_the_next_seat_is_named() -> None:
    game = started()
    for seat in (A, B, C):
        game = play(game, seat, moves.LeaveAuctions())
    assert asked(game) == [B]
    game = play(game, A, moves.EndTurn())
    assert asked(game) == [C]
    assert asked(play(game, B, moves.EndTurn())) == []


@pytest.mark.parametrize("seats", TITLE.seats)
def test_everybody_who_is_named_is_asked_before_the_round_ends(seats: int) -> None:
    """In random games. Somebody who can do nothing but pass counts as asked."""
    named = 0
    for seed in range(12):
        rng = random.Random(seed)
        game, pending, round = started(seats, unusable_objects=False), set[int](), 0
        while not game.over:
            if game.round != round:
                assert not pending
                round = game.round
            pending = pending - set(engine.waits_for(game)) | set(asked(game))
            named += len(pending)
            game = play(game, *engine.random_answer(game, rng))
        assert not pending
    assert named
