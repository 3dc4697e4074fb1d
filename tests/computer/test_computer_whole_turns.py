"""Whole turns as candidates: what is tried, that it can be played, and what decides."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from games.computer import Effort, SeatView, choose
from games.computer.grandmaster import FEWEST_WORLDS, learned_turns
from games.computer.whole_turns import Turn, TurnFinder
from games.core import Seat, engine
from games.core.chance import Secret
from games.core.choices.answers import Chooser
from games.core.learned_value import LearnedValue, Learning, ValueSource
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.garden import PRICE_FACTOR
from games.heaven_ale.model.state import Space

CHANCE = Secret(bytes(8))
SOURCE = ValueSource("", 1, "", 0)


def learning() -> Learning[Any]:
    assert TITLE.advisor is not None and TITLE.advisor.learning is not None
    return TITLE.advisor.learning


def finder(count: Callable[[Any, Seat], float], **changes: Any) -> TurnFinder:
    """Finds turns by a single count of the position."""
    only = replace(learning(), features=lambda game, seat: (count(game, seat),), **changes)
    return TurnFinder(TITLE, only, lambda rows: [row[0] for row in rows], 2)


def value_of(names: Sequence[str], **weights: float) -> LearnedValue:
    """A value that is a sum of some features."""
    linear = tuple([weights.get(name, 0.0) for name in names])
    zeros, ones = (0.0,) * len(names), (1.0,) * len(names)
    return LearnedValue(SOURCE, tuple(names), zeros, ones, 0.0, linear, (), (), ())


def positions(at: tuple[int, ...], seed: int = 3) -> list[Any]:
    """Positions of a game between Novices after these numbers of answers."""
    rng, chance = Random(seed), Secret(bytes(32))
    game = engine.start(TITLE, 2, TITLE.options(), chance).game
    found = []
    for number in range(max(at) + 1):
        if number in at:
            found.append(TITLE.copy(game))
        seat = engine.waits_for(game)[0]
        move = choose(SeatView.of(TITLE, game, 2, seat), "novice", rng)
        engine.play_in_place(game, seat, move, chance)
    return found


@pytest.mark.parametrize("number", range(6))
def test_every_turn_can_be_played_leads_to_its_end_and_is_over_there(number: int) -> None:
    game = positions((0, 3, 12, 25, 47, 66))[number]
    before, seat = TITLE.save(game), engine.waits_for(game)[0]
    turns = finder(lambda game, seat: float(len(game.boards[seat].garden))).turns(game, seat, CHANCE)
    assert turns and TITLE.save(game) == before
    for turn in turns:
        played = TITLE.copy(game)
        for move in turn.moves:
            assert engine.why_not(played, seat, move) is None
            ctx = engine.play_in_place(played, seat, move, CHANCE)
        assert ctx.turn_over or not engine.waits_for_only(played, seat)
        assert TITLE.save(played) == TITLE.save(turn.end)


def in_the_sun(game: Any, seat: Seat) -> float:
    return float(sum(PRICE_FACTOR[plot] == c.SUN_FACTOR for plot in game.boards[seat].garden))


def test_each_space_is_tried_with_every_tile_on_either_side_and_with_several_purchases() -> None:
    (game,) = positions((20,))
    seat = engine.waits_for(game)[0]
    spaces = {turn.moves[0] for turn in finder(in_the_sun).turns(game, seat, CHANCE)}
    assert len(spaces) > 3
    game.boards[seat].ducats = 99
    for at, space in enumerate(game.spaces):
        if space.tiles:
            game.lay(at, "wood1", "hops1")
    best = finder(in_the_sun).turns(game, seat, CHANCE)[0]
    bought = [move for move in best.moves if isinstance(move, moves.Buy)]
    assert len(bought) >= 3
    assert all(PRICE_FACTOR[move.cell] == c.SUN_FACTOR for move in bought)
    shady = finder(lambda game, seat: -in_the_sun(game, seat)).turns(game, seat, CHANCE)
    assert in_the_sun(shady[0].end, seat) == in_the_sun(game, seat)


def test_every_answer_to_a_question_that_a_move_opens_is_tried() -> None:
    """A disc that completes a pair is tried with every card."""
    (game,) = positions((40,))
    seat = engine.waits_for(game)[0]
    board = game.boards[seat]
    board.garden = {"s01": "hops2", "d01": "wood3"}
    board.discs, board.cards, board.position = ["yeast"], ["P1", "P4", "P5"], 0
    game.spaces = [Space(discs=1) for _ in game.spaces]
    for card in ("P4", "P5"):
        turns = finder(partial(placed, card)).turns(game, seat, CHANCE)
        assert turns[0].score > 0, card
        assert turns[0].moves[-1] == moves.PlaceCard(card)


def placed(card: str, game: Any, seat: Seat) -> float:
    return float(card in game.boards[seat].placed.values())


def ducats_by_place(game: Any, seat: Seat) -> float:
    """Another value for nearly every position."""
    board = game.boards[seat]
    return float(board.ducats + board.position / 100)


def test_a_title_may_have_each_answer_judged_by_itself_and_say_which_are_tried() -> None:
    (game,) = positions((20,))
    seat = engine.waits_for(game)[0]
    found = finder(in_the_sun, answer_by_answer=True).turns(game, seat, CHANCE)
    assert len(found) > 3
    for turn in found:
        (move,) = turn.moves
        played = TITLE.copy(game)
        engine.play_in_place(played, seat, move, CHANCE)
        assert TITLE.save(played) == TITLE.save(turn.end)
    two = [turn.moves[0] for turn in found[:2]]
    only = finder(in_the_sun, answer_by_answer=True, moves=lambda game, seat: two)
    assert {turn.moves[0] for turn in only.turns(game, seat, CHANCE)} == set(two)


def test_single_answers_are_thought_through_to_the_end_of_the_turn() -> None:
    (game,) = positions((20,))
    seat = engine.waits_for(game)[0]
    found = finder(ducats_by_place, answer_by_answer=True).thought_through(game, seat, CHANCE)
    assert len(found) > 3
    assert len({turn.moves[0] for turn in found}) == len(found)
    assert max(len(turn.moves) for turn in found) > 1
    for turn in found:
        played = TITLE.copy(game)
        for move in turn.moves:
            ctx = engine.play_in_place(played, seat, move, CHANCE)
        assert ctx.turn_over or ctx.irreversible
        assert TITLE.save(played) == TITLE.save(turn.end)


@pytest.mark.parametrize("answers", [False, True])
def test_a_game_is_played_on_by_the_best_turn(answers: bool) -> None:
    (game,) = positions((20,))
    seat = engine.waits_for(game)[0]
    one = finder(lambda game, seat: float(game.boards[seat].position), answer_by_answer=answers)
    best = one.turns(game, seat, CHANCE)[0].end
    assert one.played_on(game, seat, CHANCE).boards[seat].position == best.boards[seat].position
    (forced,) = finder(
        in_the_sun, answer_by_answer=answers, moves=lambda game, seat: [engine.default(game, seat)]
    ).turns(game, seat, CHANCE)
    assert forced.moves[0] == engine.default(game, seat)


def test_what_the_others_may_hope_for_counts_against_a_turn() -> None:
    (game,) = positions((12,))
    seat = engine.waits_for(game)[0]
    other = Seat(1 - seat)

    def discs(game: Any, seat: Seat) -> float:
        return float(sum(space.discs for space in game.spaces)) if seat == other else 0.0

    game.boards[seat].garden = {"s01": "hops2", "d01": "wood3"}
    turns = finder(discs, rivalry=1.0).turns(game, seat, CHANCE)
    assert isinstance(turns[0].moves[-1], moves.PlaceDisc)
    assert turns[0].score == turns[-1].score + 1


def test_a_grandmaster_sees_what_comes_of_a_turn_and_keeps_its_time() -> None:
    assert TITLE.advisor is not None
    known = replace(learning(), values={2: value_of(learning().names, in_sun=1.0)})
    advisor = replace(TITLE.advisor, learning=known)
    (game,) = positions((12,))
    seat = engine.waits_for(game)[0]
    view = TITLE.view(game, seat)
    for effort in (Effort(600.0, 400), Effort(0.0, 400)):
        turns = learned_turns(advisor, SeatView(TITLE, view, 2, seat), Random(1), effort)
        assert all(engine.why_not(game, seat, turn.moves[0]) is None for turn in turns)
        assert [turn.score for turn in turns] == sorted([turn.score for turn in turns], reverse=True)
    assert choose(SeatView(TITLE, view, 2, seat), "grandmaster", Random(1), Effort(600.0, 5)) == choose(
        SeatView(TITLE, view, 2, seat), "grandmaster", Random(1), Effort(600.0, 5)
    )


def tried(game: Any, count: Callable[[Any, Seat], float], **changes: Any) -> tuple[list[Turn], int]:
    """The turns that are tried out by a count of the position, and the number of worlds."""
    known, seat = TITLE.advisor, engine.waits_for(game)[0]
    assert known is not None
    worlds: list[Any] = []

    def imagine(view: Any, seat: Seat, rng: Chooser) -> Any:
        worlds.append(view)
        return known.imagine(view, seat, rng)

    values = {2: value_of(("count",), count=1.0)}
    counted = {"features": lambda game, seat: (count(game, seat),), "rivalry": 0.0, "values": values}
    advisor = replace(known, imagine=imagine, learning=replace(learning(), **counted, **changes))
    found = learned_turns(advisor, SeatView.of(TITLE, game, 2, seat), Random(1), Effort(600.0, 400))
    return found, len(worlds)


def test_turns_are_played_on_to_the_end_of_the_round_where_that_is_asked() -> None:
    (game,) = positions((20,))

    def the_round(game: Any, seat: Seat) -> float:
        return float(game.round)

    for stage, rounds in ((None, 0), (lambda game: game.round, 1)):
        found, _ = tried(game, the_round, ahead=1, stage=stage)
        assert {turn.score for turn in found} == {game.round + rounds}


def test_a_turn_that_is_clearly_behind_is_tried_no_further() -> None:
    (game,) = positions((20,))
    found, worlds = tried(game, ducats_by_place, ahead=0, worlds=9)
    assert len({turn.score for turn in found}) == len(found) > 1
    assert worlds == FEWEST_WORLDS
    _, worlds = tried(game, lambda game, seat: 0.0, ahead=0, worlds=9)
    assert worlds == 9, "equal turns are tried in every world"
