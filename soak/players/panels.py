"""A person's panel and commands, by what they mean."""

from typing import Any

from cogs.screens import ids
from games.core import Move, Offer, Seat, engine
from games.manager.model.table import Table
from sandbox import MessageView
from words import kebab, say

Control = dict[str, Any]
"""A button or a menu, as Discord's JSON."""

PanelId = ids.AnswerButton | ids.PanelButton | ids.Finish
"""What a control of a panel means."""


def offers_of(table: Table, seat: Seat) -> list[Offer]:
    """What a seat may answer, as its panel shows it."""
    game = table.view(seat, composed=True)
    asked = engine.offers(game, seat)
    kinds = {offer.move for offer in asked}
    return [*asked, *(one for one in engine.always_available(game, seat) if one.move not in kinds)]


def always_available_kinds(table: Table) -> set[type[Move]]:
    """The kinds of move that are always available, whoever is asked."""
    return {kind for phase in table.game.always_available for kind in phase.handlers}


def command_name(table: Table, move: type[Move]) -> str:
    """The command of a kind of move, in English."""
    title = table.title.id
    return f"{say('en', 'cmd-title', title)} {say('en', f'cmd-{kebab(move)}', title)}"


def controls(panel: MessageView) -> list[Control]:
    """The controls of a panel that can be clicked."""
    found = [one for one in (*panel.selects, *panel.buttons) if not one.get("disabled")]
    known = [(one, ids.read(str(one["custom_id"]))) for one in found]
    return [one for one, id in known if isinstance(id, PanelId) and not isinstance(id, ids.FormButton)]


def id_of(control: Control) -> PanelId:
    """The meaning of a panel's control."""
    id = ids.read(str(control["custom_id"]))
    assert isinstance(id, PanelId)
    return id


def is_fresh(panel: MessageView, table: Table, seat: Seat) -> bool:
    """Whether clicks on a panel would be accepted: it shows the present position, or one after which only
    others who were asked at the same time have answered."""
    found = controls(panel)
    if not found:
        return False
    id = id_of(found[0])
    return id.table == table.id and id.at == table.at(seat)
