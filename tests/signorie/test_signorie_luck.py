"""A Grandmaster whose turn depends on dice: they may come differently when the turn is tried again."""

from random import Random

from signorie_kit import YELLOW, Table

from games.computer import Effort, SeatView, choose
from games.core import engine
from games.signorie import TITLE


def test_a_helper_that_the_offspring_made_usable_may_be_unusable_with_other_offspring() -> None:
    table = Table(2).turn(YELLOW)
    board = table.board(YELLOW)
    board.supply["m"] = 0  # only a newborn man can enter the political track
    board.helpers.append("h_p1")
    table.game.dice = ["P3", "P4"]
    legal = list(engine.legal_moves(table.game, YELLOW))
    for seed in range(20):
        view = TITLE.view(table.game, YELLOW)
        move = choose(SeatView(TITLE, view, 2, YELLOW), "grandmaster", Random(seed), Effort(60.0, 400))
        assert move in legal
