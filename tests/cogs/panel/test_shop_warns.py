"""Before somebody confirms that they buy an item of Philadelphia, their panel says what it does, and what of
it can't be done now."""

import pytest
from random_tables import drafted, fresh

from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Text
from games.core import Seat
from games.manager.model.table import Table
from games.philadelphia.model import moves
from games.titles import TITLES

SHOPPER = Seat(0)


def before_the_shop() -> Table:
    """A first action of the second round, with gold and without an ad or a card."""
    table = fresh(TITLES["philadelphia"], 2, 1, options=TITLES["philadelphia"].options(start_player="a"))
    game = table.game
    game.round, game.market = 2, ["same_day", "job_change", "extra_issue"]
    game.agencies[SHOPPER].hand = []
    return table


@pytest.mark.parametrize("item", ["same_day", "job_change"])
def test_the_panel_warns_before_an_item_is_bought_of_which_only_the_rest_can_be_done(item: str) -> None:
    drafted_table = drafted(before_the_shop(), SHOPPER, moves.Buy(item))
    assert drafted_table.draft(SHOPPER).waits
    shown = text(drafted_table)
    assert "⚠ The first part of" in shown and "You do only the rest: draw 1 card." in shown


def test_the_panel_says_what_an_item_does_before_it_is_bought() -> None:
    shown = text(drafted(before_the_shop(), SHOPPER, moves.Buy("extra_issue")))
    assert "reveal the top 6 ad cards, take 2 and discard the rest" in shown and "⚠" not in shown


def text(table: Table) -> str:
    """All that the panel of the shopper says."""
    return "\n".join(part.text for part in Panel(table, SHOPPER, "en").home().parts if isinstance(part, Text))
