"""Computer players see what their seat sees, and nothing else; what they answer is always offered."""

import asyncio
import dataclasses
import os
import signal
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from laws import Case, case, engine_seats, record, toy_modules
from sampled import sampled
from twins import redrawn, renaming, twin_of

from games.computer import LEVELS, Effort, Level, SeatView, choose, levels_of, ranked_moves
from games.computer.evaluation import score_turn
from games.computer.hint_ranking import (
    GLANCE_EFFORT,
    HINT_EFFORT,
    SEARCHED_EFFORT,
    hinted_moves,
    review_choice,
)
from games.computer.levels import turns_by_value
from games.computer.thinker import Thinker, ThinkingJob
from games.core import Seat, Title, engine
from games.core.chance import Secret
from games.titles import TITLES
from kit.title_options import options_for

QUICK = Effort(seconds=3600.0, playouts=3)
LONG_TURNS = ("heaven_ale", "signorie")
"""The titles whose Grandmasters look at whole turns, which takes seconds: `make test` asks them less."""

every_title = pytest.mark.parametrize("name", sorted(TITLES))
every_title_and_level = pytest.mark.parametrize(
    ("name", "level"),
    sampled(
        product(sorted(TITLES), LEVELS),
        lambda case: case[1] != "grandmaster" or case[0] not in LONG_TURNS,
    ),
)


def fewest(title: Title) -> int:
    return min(seats for seats in title.seats)


def some_states(played: Case, seats: int, seed: int, most: int) -> list[Any]:
    states = [game for game in record(played, seats, seed).states if not game.over]
    return states[:: max(len(states) // most, 1)]


@every_title_and_level
def test_what_a_computer_answers_is_offered(name: str, level: Level) -> None:
    played = case(name)
    seats = fewest(played.title)
    for number, game in enumerate(some_states(played, seats, 3, 6)):
        for seat in engine.waits_for(game):
            view = played.title.view(game, seat)
            move = choose(SeatView(played.title, view, seats, seat), level, Random(number), QUICK)
            assert engine.why_not(game, seat, move) is None, (level, move)


@every_title_and_level
def test_handed_a_twin_view_every_level_chooses_the_same(name: str, level: Level) -> None:
    """Hidden cards swapped, hidden numbers others: who can't see them can't tell, and can't cheat."""
    played = case(name)
    seats = fewest(played.title)
    rng = Random(5)
    for number, game in enumerate(some_states(played, seats, 4, 5)):
        for seat in engine.waits_for(game):
            names, values = renaming(played, game, seat, rng), redrawn(played, game, seat, rng)
            twin = twin_of(played, game, names, values)
            told = [
                choose(SeatView.of(played.title, one, seats, seat), level, Random(number), QUICK)
                for one in (game, twin)
            ]
            assert told[0] == told[1]


THOROUGH = Effort(seconds=600.0, playouts=24)
"""Rounds of playouts: enough for another move than the Apprentice's to win."""


SEARCHED: list[tuple[str, Level, dict[str, Any]]] = [
    *[(name, "master", {}) for name in sorted(TITLES)],
    ("florence", "master", {"characters": True}),
    *[
        (name, "grandmaster", {})
        for name, title in sorted(TITLES.items())
        if "grandmaster" in levels_of(title)
    ],
]


VALUED = [
    name for name, title in sorted(TITLES.items()) if title.advisor is not None and title.advisor.learning
]
"""The titles whose Grandmasters value positions."""

GRANDMASTERS = [name for name, title in sorted(TITLES.items()) if "grandmaster" in levels_of(title)]


@pytest.mark.parametrize(
    ("name", "level", "options"),
    sampled(SEARCHED, lambda case: case[1] != "grandmaster" or case[0] == "florence"),
    ids=lambda value: value if isinstance(value, str) else "-".join(value) or "default",
)
def test_who_searches_in_earnest_chooses_the_same_on_a_twin_view(
    name: str, level: Level, options: dict[str, Any]
) -> None:
    played = case(name)
    seats, rng = fewest(played.title), Random(9)
    chosen = options_for(played.title, seats, options)
    asked = 0
    for number, game in enumerate(played_with(played.title, seats, chosen, (3, 25, 60))):
        seat = engine.waits_for(game)[0]
        twin = twin_of(played, game, renaming(played, game, seat, rng), redrawn(played, game, seat, rng))
        told = [
            choose(SeatView.of(played.title, one, seats, seat), level, Random(number), THOROUGH)
            for one in (game, twin)
        ]
        assert told[0] == told[1]
        asked += 1
    assert asked


@pytest.mark.parametrize("name", sampled(GRANDMASTERS, lambda name: name == "florence"))
def test_a_grandmasters_hint_is_its_best_move_and_the_same_on_a_twin_view(name: str) -> None:
    played = case(name)
    title, seats, rng = played.title, fewest(played.title), Random(9)
    asked, as_played = 0, 0
    for number, game in enumerate(played_with(title, seats, options_for(title, seats), (3, 25, 60))):
        seat = engine.waits_for(game)[0]
        twin = twin_of(played, game, renaming(played, game, seat, rng), redrawn(played, game, seat, rng))
        seen = [SeatView.of(title, one, seats, seat) for one in (game, twin)]
        told = [hinted_moves(each, "grandmaster", Random(number)) for each in seen]
        assert told[0] == told[1]
        assert all(engine.why_not(game, seat, one.move) is None for one in told[0])
        assert [one.score for one in told[0]] == sorted([one.score for one in told[0]], reverse=True)
        effort = HINT_EFFORT if name in VALUED else SEARCHED_EFFORT
        best = choose(seen[0], "grandmaster", Random(number), effort)
        as_played += told[0][0].move == best
        asked += 1
    assert as_played >= asked - 1, "but for a detour, or the same in other words"


@pytest.mark.parametrize("name", VALUED)
@pytest.mark.parametrize(
    "effort",
    [
        pytest.param(GLANCE_EFFORT, id="at a glance"),
        pytest.param(HINT_EFFORT, id="for longer", marks=pytest.mark.rest),
    ],
)
def test_every_choice_is_judged_beside_a_grandmasters_and_its_own_is_the_best(
    name: str, effort: Effort
) -> None:
    """A choice that a Grandmaster would not try is scored by the same value as the turns that it tries."""
    played = case(name)
    title, seats = played.title, fewest(played.title)
    untried = 0
    for number, game in enumerate(played_with(title, seats, options_for(title, seats), (3, 25, 60))):
        seat = engine.waits_for(game)[0]
        seen = SeatView.of(title, game, seats, seat)
        turns = turns_by_value(seen, Random(number), effort)
        tried = {turn.moves[0]: turn.score for turn in turns}
        legal = list(islice(engine.legal_moves(seen.view, seat), 40))
        for chosen in {turns[0].moves[0], legal[0], legal[-1]}:
            review = review_choice(seen, "grandmaster", effort, chosen, Random(number))
            also = turns_by_value(seen, Random(number), effort, chosen)
            worth = next(turn.score for turn in also if turn.moves[0] == chosen)
            assert review.chosen.move == chosen and review.chosen.score == worth
            assert review.best.score == max(review.best.score, worth)
            assert review.chosen.score == tried.get(chosen, worth) or len(also) > len(turns)
            untried += chosen not in tried
        own = review_choice(seen, "grandmaster", effort, turns[0].moves[0], Random(number))
        assert own.best.score == own.chosen.score == turns[0].score
    assert untried


@pytest.mark.parametrize("name", sampled(VALUED, lambda name: name != "heaven_ale"))
def test_what_a_hint_says_of_a_grandmasters_turn_comes_of_its_moves(name: str) -> None:
    """Played one after the other, the moves bring what the reasons say."""
    played = case(name)
    title, seats, told = played.title, fewest(played.title), 0
    advisor = title.advisor
    assert advisor is not None and advisor.learning is not None
    if advisor.learning.answer_by_answer:
        return  # scored as an Apprentice's moves are
    for number, game in enumerate(some_states(played, seats, 4, 3)):
        seat = engine.waits_for(game)[0]
        seen = SeatView.of(title, game, seats, seat)
        turns = turns_by_value(seen, Random(number), QUICK)
        for turn in turns:
            one = score_turn(advisor, seen, turn.moves, Random(number))
            assert (one.move, *one.then) == turn.moves[: 1 + len(one.then)]
            after, chance = title.copy(game), Secret(bytes(8))
            before = [count.count(*advisor.outlook(game, seat)) for count in advisor.considerations]
            drawn = [engine.play_in_place(after, seat, move, chance).irreversible for move in turn.moves]
            if any(drawn):
                continue
            ended = [count.count(*advisor.outlook(after, seat)) for count in advisor.considerations]
            found = dict.fromkeys([count.id for count in advisor.considerations], 0.0)
            for id, change, _ in one.reasons:
                found[id] += change
            changes = [last - first for first, last in zip(before, ended, strict=True)]
            assert list(found.values()) == pytest.approx(changes, abs=1e-6)
            told += 1
    assert told


def played_with(title: Title, seats: int, options: Any, at: tuple[int, ...]) -> list[Any]:
    """A game after a number of Novices' answers, or its end."""
    rng, found = Random(f"{title.id} {options}"), []
    chance = Secret(rng.randbytes(8))
    game = engine.start(title, seats, options, chance).game
    for number in range(max(at) + 1):
        if game.over:
            break
        if number in at:
            found.append(title.copy(game))
        seat = engine.waits_for(game)[0]
        move = choose(SeatView.of(title, game, seats, seat), "novice", rng)
        engine.play_in_place(game, seat, move, chance)
    return found


@every_title
def test_a_title_has_a_grandmaster_where_it_has_learned_and_plays_its_master_elsewhere(
    name: str,
) -> None:
    played = case(name)
    title, seats = played.title, fewest(played.title)
    assert levels_of(title)[:3] == ("novice", "apprentice", "master")
    if title.advisor is not None:
        learning = title.advisor.learning
        learned = (learning is not None and bool(learning.values)) or title.advisor.grandmastery is not None
        assert ("grandmaster" in levels_of(title)) == learned
        unlearned = dataclasses.replace(learning, values={}) if learning is not None else None
        master = dataclasses.replace(title.advisor, learning=unlearned, grandmastery=None)
        title = dataclasses.replace(title, advisor=master)
    assert levels_of(title) == ("novice", "apprentice", "master")
    for game in some_states(played, seats, 6, 4):
        seat = engine.waits_for(game)[0]
        view = title.view(game, seat)
        moves = [choose(SeatView(title, view, seats, seat), one, Random(2), QUICK) for one in LEVELS[2:]]
        assert moves[0] == moves[1]


@every_title
def test_choosing_changes_nothing_of_the_view(name: str) -> None:
    played = case(name)
    seats = fewest(played.title)
    for game in some_states(played, seats, 6, 6):
        seat = engine.waits_for(game)[0]
        view = played.title.view(game, seat)
        before = played.title.save(view)
        choose(SeatView(played.title, view, seats, seat), "master", Random(1), QUICK)
        assert played.title.save(view) == before


@pytest.mark.parametrize("name", [name for name, title in sorted(TITLES.items()) if title.advisor])
def test_what_is_imagined_is_a_game_that_looks_the_same_to_its_seat(name: str) -> None:
    played = case(name)
    title, seats = played.title, fewest(played.title)
    for game in some_states(played, seats, 7, 12):
        for seat in engine_seats(played, game):
            view = title.view(game, seat)
            imagined = title.advisor.imagine(view, seat, Random(2))
            assert list(engine.waits_for(imagined)) == list(engine.waits_for(view))
            assert title.figures(imagined, seat) == title.figures(view, seat)
            assert title.hand(imagined, seat) == title.hand(view, seat)


@every_title
def test_advice_is_sorted_and_says_why(name: str) -> None:
    played = case(name)
    seats = fewest(played.title)
    for game in some_states(played, seats, 8, 6):
        seat = engine.waits_for(game)[0]
        scored = ranked_moves(SeatView.of(played.title, game, seats, seat), Random(3))
        scores = [one.score for one in scored]
        assert scored and scores == sorted(scores, reverse=True)
        for one in scored:
            assert one.score == pytest.approx(sum(points for _, _, points in one.reasons))


async def test_a_worker_that_is_killed_is_replaced_and_the_question_answered() -> None:
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"computers")).game
    thinker = Thinker()
    try:
        view = title.view(game, Seat(0))
        first = await thinker.think(SeatView(title, view, 3, Seat(0)), "novice", QUICK)
        assert engine.why_not(game, Seat(0), first) is None
        for process in thinker.workers:
            os.kill(process, signal.SIGKILL)
        again = await asyncio.wait_for(
            thinker.think(SeatView(title, view, 3, Seat(0)), "apprentice", QUICK), 600
        )
        assert engine.why_not(game, Seat(0), again) is None
    finally:
        thinker.close()


def test_the_twin_law_would_see_a_computer_that_is_handed_the_whole_game() -> None:
    """What a cheat knows shows in what it does: so the law above would see it."""
    told_apart = 0
    for name in ("florence", "philadelphia"):
        played = case(name)
        seats, rng = fewest(played.title), Random(5)
        for number, game in enumerate(some_states(played, seats, 4, 40)):
            for seat in engine.waits_for(game):
                twin = twin_of(
                    played, game, renaming(played, game, seat, rng), redrawn(played, game, seat, rng)
                )
                told = [
                    choose(SeatView(played.title, one, seats, seat), "apprentice", Random(number))
                    for one in (game, twin)
                ]
                told_apart += told[0] != told[1]
    assert told_apart


@every_title
def test_a_plain_master_of_any_title_answers_what_is_offered_and_cannot_cheat(name: str) -> None:
    played = case(name)
    plain = dataclasses.replace(played.title, advisor=None)
    seats, rng = fewest(plain), Random(6)
    for number, game in enumerate(some_states(played, seats, 4, 4)):
        seat = engine.waits_for(game)[0]
        twin = twin_of(played, game, renaming(played, game, seat, rng), redrawn(played, game, seat, rng))
        told = [
            choose(SeatView.of(plain, one, seats, seat), "master", Random(number), QUICK)
            for one in (game, twin)
        ]
        assert told[0] == told[1]
        assert engine.why_not(game, seat, told[0]) is None


def test_a_plain_master_beats_random_play_in_a_title_that_knows_nothing_of_playing_well() -> None:
    pile = toy_modules()[0].TITLE
    won = sum([wins_of_a_master(pile, number) for number in range(40)])
    assert won >= 28, "each answer at random, it would be twenty"


def wins_of_a_master(title: Title, number: int) -> float:
    mine, rng = Seat(number % 2), Random(number)
    chance = Secret(rng.randbytes(8))
    game = engine.start(title, 2, title.options(), chance).game
    while not game.over:
        seat, move = engine.random_answer(game, rng)
        if seat == mine:
            move = choose(SeatView.of(title, game, 2, seat), "master", rng, Effort(3600.0, 40))
        engine.play_in_place(game, seat, move, chance)
    winners = [score.seat for score in game.scores if score.place == 1]
    return (mine in winners) / len(winners)


def test_what_a_worker_is_asked_is_a_view_and_a_random_source_of_its_own() -> None:
    fields = {"title", "view", "seats", "seat", "level", "seed", "effort", "chosen"}
    assert set(ThinkingJob.__struct_fields__) == fields, "nothing of the game's secret, nor of the table"
