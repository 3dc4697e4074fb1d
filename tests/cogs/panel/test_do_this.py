"""The button under a hint answers with its move."""

from __future__ import annotations

from itertools import islice

import pytest
from random_tables import whole_games

from cogs.screens import ids
from cogs.screens.panel.hint_screen import HintScreen
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Button
from games.computer import ScoredMove
from games.titles import TITLES
from words import say


@pytest.mark.parametrize("name", TITLES)
def test_the_button_under_a_hint_leads_to_its_move(name: str) -> None:
    title, seen, long = TITLES[name], 0, 0
    for table, seat, move, _ in islice(whole_games(title, title.seats[-1], 4, 200), 200):
        panel = Panel(table, seat, "en")
        screen = HintScreen(panel).screen([ScoredMove(move, 1.0, ())])
        found = [part for part in screen.parts if isinstance(part, Button)]
        ways = [one for one in found if one.label == say("en", "button-do-this")]
        long += not ways
        for button in ways:
            id = ids.read(button.id)
            assert isinstance(id, ids.AnswerButton)
            reached = panel.follow(id.offer, id.path)
            assert type(reached) is type(move)
            seen += reached == move
    assert seen > 20 and long < 10
