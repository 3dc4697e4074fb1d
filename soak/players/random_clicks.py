"""Random clicks on panels: premoves and standing orders given in advance, or a turn taken."""

from collections.abc import Awaitable, Callable
from typing import Any

from cogs.screens import ids
from games.core import Seat
from sandbox import ActResult, MessageView
from soak.buttons import button_ids
from soak.players.forms import go_through
from soak.players.panels import controls, id_of
from soak.sitting import Sitting

CLICKS = 12
"""Maximum number of clicks on one panel."""

BUTTON_WEIGHTS = {
    "confirm": 12.0,
    "plan": 0.1,
    "ahead": 1.0,
    "always": 3.0,
    "undo": 0.2,
    "ask-reset": 0.1,
    "show": 0.1,
}
"""Weights of a turn's buttons; an answer has 1."""

Opening = Callable[[Seat], Awaitable[MessageView | None]]
"""Opens the panel of a seat."""


class RandomClicks:
    """Random clicks on the panels of a table."""

    def __init__(self, sitting: Sitting, opening: Opening) -> None:
        self.sitting = sitting
        self.opening = opening
        self.rng = sitting.rng
        self.given = 0

    async def give_in_advance(self) -> None:
        """Somebody who waits composes the next turn, or gives a standing order."""
        sitting, table = self.sitting, self.sitting.table
        waiting = [Seat(at) for at in range(len(sitting.people)) if at not in table.awaited()]
        if table.status != "running" or not waiting:
            return
        seat = self.rng.choice(waiting)
        user, before = sitting.people[seat], table.in_advance.get(seat)
        panel = await self.opening(seat)
        ways = [str(id) for id in button_ids(panel, ids.PanelButton) if id.what in ("plan", "ahead")]
        if panel is None or not ways:
            return
        way = self.rng.choice(ways)
        answer = await sitting.click(user, panel, way)
        await self.click_on(seat, answer.message)
        self.given += sitting.table.in_advance.get(seat) != before

    async def click_on(self, seat: Seat, panel: MessageView | None) -> bool:
        """Click at random until something is played or the limit is reached. Returns whether something was
        played."""
        before = self.sitting.table.entry_no
        for _ in range(CLICKS):
            choices = controls(panel) if panel is not None else []
            if panel is None or not choices:
                return False
            (control,) = self.rng.choices(choices, [_weight(one) for one in choices])
            answer = await self._use(self.sitting.people[seat], panel, control)
            panel = answer.message if answer.message is not None else panel
            if self.sitting.table.entry_no > before:
                return True
        return False

    async def _use(self, user: str, panel: MessageView, control: dict[str, Any]) -> ActResult:
        world, id = self.sitting.world, str(control["custom_id"])
        options = [str(option["value"]) for option in control.get("options") or ()]
        doubled = self.rng.random() < 0.05

        async def click() -> ActResult:
            if not options:
                return await go_through(self.sitting, user, await world.click(user, panel, id))
            least = max(control.get("min_values", 1), 1)
            most = min(max(control.get("max_values", 1), least), len(options))
            chosen = self.rng.sample(options, self.rng.randint(least, most))
            return await go_through(self.sitting, user, await world.select(user, panel, id, chosen))

        return await self.sitting.act(user, id, click, doubled=doubled)


def _weight(control: dict[str, Any]) -> float:
    id = id_of(control)
    return BUTTON_WEIGHTS.get(id.what, 0.1) if isinstance(id, ids.PanelButton) else 1.0
