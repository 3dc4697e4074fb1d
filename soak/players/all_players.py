"""Random legal answers by panel and by command. Independent of titles: it reads only offers, panels and
names."""

from collections.abc import Container, Sequence
from typing import Any

from cogs.screens import ids
from games.core import Move, Seat
from games.manager.model.table import Table
from sandbox import ActResult, ClientRefused, MessageView
from soak.buttons import your_move
from soak.players.answers import AnswerChecks
from soak.players.forms import go_through
from soak.players.panels import Control, PanelId, command_name, controls, id_of, is_fresh, offers_of
from soak.sitting import Sitting, Stuck, is_gone
from soak.watch import Watch
from words import say

OPENINGS = 10
"""Number of tries to read a post that is edited while somebody clicks on it."""

TURN_WEIGHTS = {
    "confirm": 12.0,
    "undo": 0.4,
    "ask-reset": 0.2,
    "reset": 0.3,
    "show": 0.15,
    "why": 0.1,
    "beside": 1.5,
}
"""Weights of the buttons of a turn being composed."""


class AllPlayers:
    """Plays all seats of one game."""

    def __init__(self, sitting: Sitting, watch: Watch) -> None:
        self.sitting = sitting
        self.watch = watch
        self.rng = sitting.rng
        self.checks = AnswerChecks(sitting)

    async def act(self, seat: Seat) -> None:
        """One click or command of an awaited seat."""
        table = self.sitting.table
        self.checks.forget_answered(table)
        self.checks.clicks.still_composed(seat, len(table.draft(seat).steps))
        if not table.draft(seat).waits and self.rng.random() < 0.35:
            await self.type_command(table, seat)
        else:
            await self.click_on_panel(table, seat)

    def weight_of(self, seat: Seat, move: type[Move]) -> float:
        """The weight of a kind of move. What a seat has made often gets rarer and rarer, so games end."""
        return 1 / (1 + self.checks.times_made[seat, move.__name__]) ** 2

    # The panel

    async def press_your_move(self, user: str) -> None:
        """Click "Your move" under the newest post."""

        async def click() -> ActResult:
            """Click the post in its present version: it is edited while the game goes on."""
            for _ in range(OPENINGS):
                known = self.watch.newest
                assert known is not None
                try:
                    post = await self.sitting.world.message(user, known)
                    button = your_move(post)
                    assert button is not None
                    return await self.sitting.world.click(user, post, button)
                except ClientRefused as refused:
                    if not is_gone(refused):
                        raise
                await self.watch.read_posts()
            raise Stuck(f"the post was another {OPENINGS} times while {user} pressed it")

        self.note_panel(user, await self.sitting.act(user, "Your move", click))

    async def opened_panel(self, seat: Seat) -> MessageView | None:
        """The panel of a seat, newly opened."""
        user = self.sitting.people[seat]
        await self.press_your_move(user)
        shown = self.sitting.panels.get(user)
        return shown[-1] if shown else None

    def note_panel(self, user: str, answer: ActResult) -> None:
        """The message that answered is now the user's panel."""
        if answer.message is None:
            return
        panels = self.sitting.panels.setdefault(user, [])
        panels[:] = [panel for panel in panels if panel.id != answer.message.id][-5:]
        panels.append(answer.message)

    async def click_on_panel(self, table: Table, seat: Seat) -> None:
        """One click on the seat's panel. Opens it first if it is not open or shows a past position."""
        user = self.sitting.people[seat]
        shown = self.sitting.panels.get(user, [])
        if not shown or not is_fresh(shown[-1], table, seat) or self.rng.random() < 0.04:
            await self.press_your_move(user)
            self.checks.clicks.click(seat)
            shown = self.sitting.panels.get(user, [])
            if not shown or not is_fresh(shown[-1], table, seat):
                self.sitting.tally.fault(
                    "errors", f"{user}'s panel is not at {table.at(seat)}, nothing to click"
                )
            return
        choices = [one for one in controls(shown[-1]) if self._belongs_to_turn(table, seat, id_of(one))]
        weights = [self._control_weight(table, seat, control) for control in choices]
        await self.use_control(table, seat, shown[-1], self.rng.choices(choices, weights)[0])

    def _belongs_to_turn(self, table: Table, seat: Seat, id: PanelId) -> bool:
        """Whether a control belongs to the turn, not to something given in advance."""
        if isinstance(id, ids.PanelButton):
            return id.what in TURN_WEIGHTS
        return id.offer < len(offers_of(table, seat))

    def _control_weight(self, table: Table, seat: Seat, control: Control) -> float:
        id = id_of(control)
        if isinstance(id, ids.PanelButton):
            return TURN_WEIGHTS[id.what]
        if isinstance(id, ids.AnswerButton) and id.path:
            return 0.2 if id.path[-1][0] in "opw" else 4.0
        return self.weight_of(seat, offers_of(table, seat)[id.offer].move)

    async def use_control(self, table: Table, seat: Seat, panel: MessageView, control: Control) -> None:
        """Click a button or choose in a menu of a current panel, and check the result."""
        sitting, user = self.sitting, self.sitting.people[seat]
        id, values = id_of(control), self._entries_drawn(control)
        what = f"{id} {values}" if values else str(id)
        doubled = self.rng.random() < 0.08

        forms: list[ActResult] = []

        async def click() -> ActResult:
            if isinstance(id, ids.AnswerMenu):
                answer = await sitting.world.select(user, panel, str(id), list(values))
            else:
                answer = await sitting.world.click(user, panel, str(id))
            forms.extend([answer] if answer.modal is not None else [])
            return await go_through(sitting, user, answer)

        answer = await sitting.act(user, what, click, doubled=doubled)
        self.note_panel(user, answer)
        if forms:
            self.checks.clicks.click(seat)  # the form is sent
        if isinstance(id, ids.PanelButton):
            self.checks.draft_button(table, seat, id.what, answer)
        else:
            self.checks.clicks.click(seat)
            self.checks.answer(table, seat, id, values, answer, bool(forms))

    def _entries_drawn(self, control: Control) -> list[str]:
        options = [str(option["value"]) for option in control.get("options") or ()]
        if not options:
            return []
        least, most = max(control.get("min_values", 1), 1), control.get("max_values", 1)
        return self.rng.sample(options, self.rng.randint(least, min(most, len(options))))

    # Commands

    async def type_command(self, table: Table, seat: Seat) -> None:
        """Answer by a slash command whose values autocompletion has offered. By the panel if an option has no
        completion (yes or no): then nobody says which values are legal."""
        sitting, user = self.sitting, self.sitting.people[seat]
        offers = [offer for offer in offers_of(table, seat) if offer.is_open()]
        offer = self.rng.choices(offers, [self.weight_of(seat, offer.move) for offer in offers])[0]
        name = command_name(table, offer.move)
        known = await sitting.options_of(name)
        if any(not option.get("autocomplete") for option in known.values()):
            await self.click_on_panel(table, seat)
            return
        words = [say("en", f"opt-{field}", table.title.id) for field in offer.names]
        required = {word for word in words if known[word].get("required")}
        options = await self._options_drawn(user, name, words, required)
        if options is None:
            return
        answer = await sitting.slash(user, name, options, doubled=self.rng.random() < 0.08)
        self.note_panel(user, answer)
        if self.checks.note_if_taken(table, seat, offer.move, answer):
            self.checks.count(table, seat, offer.move, typed=True)
        elif len(options) == len(offer.names) and not self.checks.is_in_the_way(table, seat, offer, answer):
            text = answer.text[:150].replace("\n", " / ")
            sitting.tally.fault("errors", f"/{name} {options} was offered and not taken: {text}")

    async def _options_drawn(
        self, user: str, name: str, words: Sequence[str], required: Container[str]
    ) -> dict[str, Any] | None:
        """A value for each option of a command, one by one as offered, some left out that may be. None if
        nothing is offered for a required one."""
        options: dict[str, Any] = {}
        left_out = False
        for word in words:
            if word not in required and self.rng.random() < 0.3:
                left_out = True
                continue
            value = await self._completion_drawn(user, name, word, options)
            if value is not None:
                options[word] = value
            elif word in required:
                if not left_out:
                    self.sitting.tally.fault("errors", f"/{name} {options}: {word} is completed with nothing")
                return None
        return options

    async def _completion_drawn(self, user: str, name: str, option: str, options: dict[str, Any]) -> Any:
        """One of the values offered while typing; None if there is none (a list may be left out)."""
        sitting = self.sitting
        try:
            found = await sitting.complete(user, name, option, "", options)
            self._check_completion(user, f"/{name} {option}", found)
            if found and self.rng.random() < 0.3:
                typed = str(self.rng.choice(found)["value"])[: self.rng.randint(1, 4)]
                found = await sitting.complete(user, name, option, typed, options)
                self._check_completion(user, f"/{name} {option} {typed}", found)
        except ClientRefused as refused:
            sitting.tally.fault("errors", f"{user}: {refused}")
            return None
        return self.rng.choice(found)["value"] if found else None

    def _check_completion(self, user: str, what: str, found: list[dict[str, Any]]) -> None:
        texts = [f"{choice['name']} {choice['value']}" for choice in found]
        seat = self.sitting.seat_of(user)
        self.sitting.leaks.check(self.sitting.table, seat, texts, f"what {what} is completed with")
