"""Simulated houses play whole games, with orders ahead and without: play passes far less often with them, and
nothing is lost in any mode."""

import pytest
from laws import case
from sampled import sampled

from bench.minds.fugger import play_out
from games.core import engine
from games.core.chance import Secret
from games.fugger import TITLE
from games.fugger.model.state import FuggerOptions

census = case("fugger").kit.census


def test_with_orders_play_passes_at_most_forty_in_a_hundred_times_as_often() -> None:
    """The company game of four; the same decisions, told ahead or asked for."""
    rates = {}
    for orders in (False, True):
        games = [play_out(4, seed, orders, FuggerOptions()) for seed in range(3)]
        rates[orders] = sum(game.hand_overs for game in games) / sum(game.rounds for game in games)
    assert rates[True] <= 0.4 * rates[False], rates


@pytest.mark.parametrize(
    "mode", sampled(["company", "noble", "villa", "full"], lambda mode: mode in ("company", "full"))
)
def test_traders_play_every_mode_to_its_end_and_lose_no_card(mode: str) -> None:
    for seats in (2, 5):
        played = play_out(seats, seats, True, FuggerOptions(mode=mode, years="3"))  # type: ignore[arg-type]
        assert played.game.over and census(played.game)
        assert max(score.points for score in played.game.scores) > 9000


def test_the_kit_of_the_laws_starts_as_the_table_does() -> None:
    game = engine.start(TITLE, 3, FuggerOptions(), Secret(b"kit")).game
    assert census(game)
