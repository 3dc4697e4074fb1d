"""Hints name no way round: no free move for what is possible without it, no choice that only gives something
up, no figure that is nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from cogs.screens.panel.advice import reasons
from games.computer import ScoredMove, SeatView, choose
from games.computer.hint_ranking import distinct_best, hinted_moves, without_needless_moves
from games.core import engine
from games.core.chance import Secret
from games.florence.model import moves
from games.titles import TITLES
from words import LANGUAGES, Speaker

sys.path.insert(0, str(Path(__file__).parents[1] / "florence"))
from florence_kit import A, B, bidding, on_turn, selecting, started

FLORENCE = TITLES["florence"]
FREE = sorted(name for name, title in TITLES.items() if title.advisor and title.advisor.hints.free)


@pytest.mark.parametrize("name", FREE)
def test_a_free_move_is_told_only_for_what_is_not_possible_without_it(name: str) -> None:
    """At every fourth question of a game between Apprentices."""
    title, rng, chance = TITLES[name], Random(5), Secret(bytes(32))
    assert title.advisor is not None
    seats = next(n for n in title.seats if title.why_not_start(n, title.options()) is None)
    game, asked = engine.start(title, seats, title.options(), chance).game, 0
    while not game.over:
        seat = engine.waits_for(game)[0]
        view = title.view(game, seat)
        if (asked := asked + 1) % 4 == 0:
            for one in hinted_moves(SeatView(title, view, 3, seat), "apprentice", Random(1)):
                if isinstance(one.move, title.advisor.hints.free) and one.then:
                    offer = engine.offer_of(view, seat, one.then[0])
                    direct = engine.why_not(view, seat, one.then[0]) is None
                    assert offer is None or not direct or offer.warns(one.then[0]), one
        game = engine.play(
            title, game, seat, choose(SeatView(title, view, seats, seat), "apprentice", rng), chance
        ).game
    assert asked > 100


def test_prestige_is_not_sold_for_what_can_be_paid() -> None:
    """The last one in takes anything for 200 florins; so much is there."""
    game = selecting(started(), A)
    game.houses[A].florins, game.houses[A].pp, game.round = 400, 15, 6
    told = hinted_moves(SeatView.of(FLORENCE, game, 3, A), "apprentice", Random(1))
    assert told[0].move == moves.OpenAuction("prestige")
    assert not any(isinstance(one.move, moves.SellPrestige) for one in told)


def test_prestige_is_sold_once_for_what_can_only_be_paid_so() -> None:
    game = bidding(started(), "jester", 400, A, B)
    game.houses[A].florins, game.houses[A].pp = 400, 20
    sales = [ScoredMove(moves.SellPrestige(n), 3.0 - n, (), (moves.Raise(500),)) for n in (1, 2, 3)]
    kept = without_needless_moves(
        SeatView.of(FLORENCE, game, 3, A), [*sales, ScoredMove(moves.PassBid(), 0.0, ())], Random(1)
    )
    assert [one.move for one in kept] == [moves.SellPrestige(1), moves.PassBid()]


def test_what_a_turn_goes_on_with_has_no_sale_for_nothing() -> None:
    game = on_turn(started())
    game.houses[A].pp = 5
    sale, bonus = moves.SellPrestige(1), moves.BuyBonus()
    freedom = moves.IntroduceFreedom("travel")
    for then, told in (((sale, bonus), (bonus,)), ((bonus, sale), (bonus,)), ((sale,), ())):
        one = ScoredMove(freedom, 3.0, (), then)
        [kept] = without_needless_moves(SeatView.of(FLORENCE, game, 3, A), [one], Random(1))
        assert (kept.move, kept.then) == (freedom, told)


def test_the_merchant_is_used_before_the_turn_that_would_lose_him() -> None:
    game = on_turn(started(characters=True))
    assert game.characters is not None
    game.characters.holders["merchant"] = A
    ranked = ScoredMove(moves.UseMerchant(), 3.0, (), (moves.EndTurn(),))
    scored = [ranked, ScoredMove(moves.EndTurn(), 1.0, ())]
    for round, told in ((6, [moves.EndTurn()]), (7, [ranked.move, moves.EndTurn()])):
        game.round = round
        game.phases[-1].actions = 2
        kept = without_needless_moves(SeatView.of(FLORENCE, game, 3, A), scored, Random(1))
        assert [one.move for one in kept] == told


def test_a_second_answer_that_only_gives_something_up_is_left_out() -> None:
    work = ScoredMove(
        moves.CompleteWork("P01", (), 3), 4.0, (("prestige-points", 3.0, 3.0), ("florins", 230.0, 1.0))
    )
    ended = ScoredMove(moves.EndTurn(), -1.0, (("works", -3.0, -1.0),))
    passed = ScoredMove(moves.BuyBonus(), 0.5, (("florins", -300.0, -1.3), ("works", 5.0, 1.8)))
    assert [one.move for one in distinct_best([work, ended])] == [work.move]
    assert [one.move for one in distinct_best([work, passed, ended])] == [work.move, passed.move]
    # Where all answers cost something, the dearer one is a choice as well.
    dearer = ScoredMove(moves.PickCard("B01", ()), -2.0, (("works", -6.0, -2.0),))
    assert [one.move for one in distinct_best([ended, dearer])] == [ended.move, dearer.move]
    nothing = ScoredMove(moves.PassBid(), 0.0, ())
    assert [one.move for one in distinct_best([work, nothing])] == [work.move, nothing.move]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_whose_figure_is_nothing_is_no_reason(language: str) -> None:
    speaker = Speaker(FLORENCE, language, ("Aoi", "Ben", "Chie"))
    # 4 florins are worth 0.02 PP; beside what the others cost that is much, and would be told as "only 0".
    costs = ScoredMove(moves.EndTurn(), 1.0, (("florins", -4.0, 2.0),))
    assert reasons(speaker, costs) == []
    some = ScoredMove(moves.EndTurn(), 1.0, (("florins", -69.0, 2.0),))
    assert len(reasons(speaker, some)) == 1
    wordy = ScoredMove(moves.EndTurn(), 1.0, (("sale", -1.0, -0.3),))
    assert len(reasons(speaker, wordy)) == 1, "words without a figure say something"
