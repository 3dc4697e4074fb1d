"""Several moves in one menu: an offer that says so takes them at once, and they are played one by one."""

from __future__ import annotations

import msgspec
import pytest

from bench.kit.scripted_turns import positions
from cogs.screens import ids
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Menu
from games.core import Seat, engine
from games.core.chance import Secret
from games.signorie import TITLE
from games.signorie.model import moves
from games.signorie.rules.actions.progress import Progress


def stepping() -> Panel:
    """The panel of a seat that has four progress points for its military career."""
    table = next(positions(TITLE.common_turns[0], TITLE, 1)).table
    game = engine.start(TITLE, 2, TITLE.options(), Secret(bytes(32))).game
    game.phases.append(Progress(seat=Seat(0), points=4, tracks=("mil", "pol")))
    return Panel(msgspec.structs.replace(table, game=game), Seat(0), "en")


def menu_of(panel: Panel) -> Menu:
    (menu,) = [part for part in panel.home().parts if isinstance(part, Menu)]
    return menu


def test_a_menu_of_steps_takes_as_many_as_there_are_points() -> None:
    panel = stepping()
    menu = menu_of(panel)
    assert (menu.least, menu.most) == (1, 4)
    assert panel.speaker.say("panel-several", what="").strip() in menu.placeholder
    id = ids.read(menu.id)
    assert isinstance(id, ids.AnswerMenu)
    chosen = [menu.choices[0].value, menu.choices[-1].value]
    found = panel.moves(id, chosen)
    assert len(found) == 2 and all(isinstance(move, moves.Step) for move in found)
    assert found[0] != found[1]
    assert not panel.moves(id, chosen[:1]), "a single entry is an answer as ever"
    with pytest.raises(BadToken):
        panel.moves(id, [chosen[0], "v0"])


def test_a_premove_takes_one_step_after_the_other() -> None:
    panel = stepping()
    panel.planning = True
    assert menu_of(panel).most == 1
