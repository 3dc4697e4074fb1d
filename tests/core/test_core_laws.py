"""The laws every title keeps. See laws.py for what a title's tests supply, Makefile for `make laws`.

A function of `every_law` raises AssertionError where the law is broken, or where too few secrets have been
compared. It returns the number of comparisons, which `told` adds up for the last lines of the run.
"""

import os
from collections.abc import Callable

import every_law
import pytest
from laws import TABLES, Case, case, toy_code
from sampled import sampled

ALL = os.environ.get("LAWS") == "all"
GAMES_OF_A_TABLE = 2000
CHUNKS = 10 if ALL else 1

Told = Callable[[every_law.Figures], None]


@pytest.fixture
def played_by(name: str) -> Case:
    return case(name)


every_table = pytest.mark.parametrize(
    ("name", "seats"), sampled(TABLES, lambda table: table[0] == "toy" or table[1] == 3)
)
"""`make test` plays each title with three."""


@every_table
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_and_keep_every_piece_and_coin(
    played_by: Case, name: str, seats: int, chunk: int, told: Told
) -> None:
    """2,000 games for each number of players with the light laws at every move, or a sample of them spread
    over all; the heavy laws below look closely at a few games."""
    if ALL:
        seeds = list(range(chunk, GAMES_OF_A_TABLE, CHUNKS))
    else:
        step = -(-GAMES_OF_A_TABLE // played_by.sample)
        # Every so often one further: an even step alone would leave sets of options out.
        seeds = [seed + at % 7 for at, seed in enumerate(range(0, GAMES_OF_A_TABLE, step))]
    told(every_law.check_random_games(played_by, seats, seeds))


@every_table
def test_what_is_offered_is_accepted_and_what_is_not_is_refused_with_a_reason(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    """Default answers and what stands beside the stack included."""
    told(every_law.check_every_offer(played_by, seats))


@every_table
def test_save_and_load_at_every_step_changes_nothing_now_or_later(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_saving(played_by, seats))


@every_table
def test_old_states_stay_as_they_were(played_by: Case, name: str, seats: int, told: Told) -> None:
    told(every_law.check_old_states(played_by, seats))


@every_table
def test_the_log_with_its_draws_leads_to_the_same_states_without_the_secret(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_replays(played_by, seats))


@every_table
def test_moves_and_events_survive_the_log(played_by: Case, name: str, seats: int, told: Told) -> None:
    told(every_law.check_logs(played_by, seats))


@every_table
def test_clocks_can_answer_for_everybody_until_the_game_is_over(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_defaults(played_by, seats))


@every_table
def test_twins_look_and_sound_and_wait_the_same_to_who_cannot_tell_them_apart(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_twins(played_by, seats))


@every_table
def test_no_number_is_hidden_that_the_census_does_not_know_of(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_declared(played_by, seats))


@every_table
def test_a_tampered_draw_or_another_secret_is_found(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_tampering(played_by, seats))


@every_table
def test_answers_given_together_show_to_nobody_and_may_come_in_any_order(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_sealed_answers(played_by, seats))


@every_table
def test_a_step_that_shows_its_seat_something_hidden_cannot_be_taken_back(
    played_by: Case, name: str, seats: int, told: Told
) -> None:
    told(every_law.check_irreversible(played_by, seats))


def test_the_toy_of_the_page_is_whole_and_short() -> None:
    """docs/adding-a-title.md promises a title of about a hundred lines."""
    title, census = toy_code()
    assert title.count("\n") < 115
    assert census.startswith("# file: tests/pile/census.py")
    assert case("toy").title.id == "pile"
