"""The laws every title keeps. See laws.py for what a title's tests supply."""

import random

import pytest
from laws import (
    TABLES,
    Case,
    Pool,
    case,
    check_offers,
    engine_seats,
    play_in_one_piece,
    play_lightly,
    record,
    replay,
    toy_code,
    walk_twins,
)
from msgspec.msgpack import encode

from games.core import engine
from games.core.chance import Draw, Secret, commitment, first_wrong_draw

CHUNKS = 20
GAMES_OF_A_TABLE = 2000


@pytest.fixture
def played_by(name: str) -> Case:
    return case(name)


every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_and_keep_every_piece_and_coin(
    played_by: Case, name: str, seats: int, chunk: int
) -> None:
    """2,000 games for each number of players with the light laws at every move; the heavy laws below
    look at every move of a few games."""
    games = GAMES_OF_A_TABLE // CHUNKS
    for seed in range(chunk * games, (chunk + 1) * games):
        assert play_lightly(played_by, seats, seed) > 0


@every_table
def test_what_is_offered_is_accepted_and_what_is_not_is_refused_with_a_reason(
    played_by: Case, name: str, seats: int
) -> None:
    """At every state of two games."""
    for seed in (1, 2):
        pool = Pool(played_by.title)
        rng = random.Random(seed)
        for game in record(played_by, seats, seed).states:
            check_offers(played_by, game, pool, rng)


@every_table
def test_save_and_load_at_every_step_changes_nothing_now_or_later(
    played_by: Case, name: str, seats: int
) -> None:
    """`play` saves and loads at every step; the same log on one state that never is ends the same."""
    title = played_by.title
    for seed in range(3, 8):
        made = record(played_by, seats, seed)
        for game in made.states:
            assert title.load(title.save(game)) == game
            assert title.save(title.load(title.save(game))) == title.save(game)
        assert play_in_one_piece(made) == title.save(made.states[-1])


@every_table
def test_the_log_with_its_draws_leads_to_the_same_states_without_the_secret(
    played_by: Case, name: str, seats: int
) -> None:
    for seed in range(8, 11):
        made = record(played_by, seats, seed)
        for again, before in zip(replay(made), made.states, strict=True):
            assert played_by.title.save(again) == played_by.title.save(before)


@every_table
def test_moves_and_events_survive_the_log(played_by: Case, name: str, seats: int) -> None:
    made = record(played_by, seats, 11)
    for _, move in made.log:
        assert played_by.title.load_move(encode(move)) == move
    for played in made.played:
        for told in played.events:
            assert played_by.title.load_event(encode(told.event)) == told.event


@every_table
def test_twins_look_and_sound_and_wait_the_same_to_who_cannot_tell_them_apart(
    played_by: Case, name: str, seats: int
) -> None:
    """From every second state of two games, for every seat and the public, as far as the twins reach."""
    rng = random.Random(seats)
    compared = 0
    for seed in (12, 13):
        made = record(played_by, seats, seed)
        for seat in (None, *engine_seats(played_by, made.states[0])):
            for begin in range(0, len(made.states), 2):
                compared += walk_twins(made, begin, seat, rng)
    assert compared > 0


@every_table
def test_a_tampered_draw_or_another_secret_is_found(played_by: Case, name: str, seats: int) -> None:
    made = record(played_by, seats, 14)
    published = commitment(made.secret)
    assert first_wrong_draw(made.secret, published, made.draws) is None
    assert first_wrong_draw(b"another", published, made.draws) == -1
    for at, draw in enumerate(made.draws):
        changed = Draw(draw.what, (*draw.outcome[1:], draw.outcome[0]))
        tampered = [*made.draws[:at], changed, *made.draws[at + 1 :]]
        assert first_wrong_draw(made.secret, published, tampered) == at


@every_table
def test_the_order_of_simultaneous_answers_does_not_matter(played_by: Case, name: str, seats: int) -> None:
    """Wherever several seats are asked at once: the same answers in two orders lead to the same state."""
    rng = random.Random(seats)
    title = played_by.title
    for seed in range(15, 19):
        made = record(played_by, seats, seed)
        for at, game in enumerate(made.states):
            asked = list(engine.waits_for(game))
            if len(asked) < 2:
                continue
            answers = {seat: rng.choice(engine.open_offers(game, seat)).random_move(rng) for seat in asked}
            ends = set()
            for order in (asked, asked[::-1], rng.sample(asked, len(asked))):
                after = game
                for seat in order:
                    after = engine.play(title, after, seat, answers[seat], Secret(made.secret)).game
                ends.add(title.save(after))
            assert len(ends) == 1, at


def test_the_toy_of_the_page_is_whole_and_short() -> None:
    """docs/adding-a-title.md promises a title of about a hundred lines."""
    title, census = toy_code()
    assert title.count("\n") < 110
    assert census.startswith("# file: tests/pile/census.py")
    assert case("toy").title.id == "pile"
