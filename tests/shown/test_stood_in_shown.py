"""A player who was away for long sees in the panel that a stand-in answers, and how to be back."""

from __future__ import annotations

import msgspec
from random_tables import fresh

from cogs.screens import ids
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Button
from games.core import Seat
from games.manager.model.turn_clock import TurnClock
from games.titles import TITLES


def backs(panel: Panel) -> list[Button]:
    back = str(ids.ClockButton(panel.table.id, "back"))
    return [part for part in panel.home().parts if isinstance(part, Button) and part.id == back]


def test_who_comes_back_finds_the_way_back_in_the_panel() -> None:
    table = msgspec.structs.replace(fresh(TITLES["florence"], 3, 1), clock=TurnClock({}, gone=(Seat(0),)))
    assert len(backs(Panel(table, Seat(0), "en"))) == 1
    assert backs(Panel(table, Seat(1), "en")) == []
    over = msgspec.structs.replace(table, status="over")
    assert backs(Panel(over, Seat(0), "en")) == []
