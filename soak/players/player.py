"""Random legal answers by panel and by command. Independent of titles: it reads only offers, panels and
names."""

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any

from cogs.screens import ids
from cogs.screens.panel.path_tokens import chosen_tokens, without_view
from games.core import Move, Offer, Seat, Subsets, engine
from games.manager.model.table import Table
from sandbox import ActResult, ClientRefused, MessageView
from soak.acting import Stage, Stuck, is_gone
from soak.buttons import your_move
from soak.checks.count import Clicking
from soak.players.forms import go_through
from soak.watch import Watch
from words import LANGUAGES, kebab, say

Control = dict[str, Any]
OPENINGS = 10
"""Number of tries to read a post that is edited while somebody clicks on it."""

PanelId = ids.AnswerButton | ids.DraftButton | ids.Finish

WANTED = {
    "confirm": 12.0,
    "undo": 0.4,
    "ask-reset": 0.2,
    "reset": 0.3,
    "show": 0.15,
    "why": 0.1,
    "beside": 1.5,
}
"""Weights of the buttons of a turn being composed."""


IN_THE_WAY = [say(language, "refuse-turn-in-the-way") for language in LANGUAGES]


class Player:
    """Plays all seats of one game."""

    def __init__(self, stage: Stage, watch: Watch) -> None:
        self.stage = stage
        self.watch = watch
        self.rng = stage.rng
        self.times_made: Counter[tuple[Seat, str]] = Counter()
        """Number of times a seat has made each kind of move since it was last newly awaited; for always
        available moves, in the whole game. Repeatable kinds get rarer and rarer, so that games end."""
        self.clicking = Clicking(stage.tally.counts)

    async def act(self, seat: Seat) -> None:
        """One click or command of an awaited seat."""
        table = self.stage.table
        at_any_time = {kind.__name__ for kind in kinds_at_any_time(table)}
        for asked, kind in list(self.times_made):
            if asked not in table.awaited() and kind not in at_any_time:
                del self.times_made[asked, kind]
        self.clicking.still_composed(seat, len(table.draft(seat).steps))
        if not table.draft(seat).waits and self.rng.random() < 0.35:
            await self.type_command(table, seat)
        else:
            await self.click_on_panel(table, seat)

    def weight_of(self, seat: Seat, move: type[Move]) -> float:
        """The weight of a kind of move."""
        return 1 / (1 + self.times_made[seat, move.__name__]) ** 2

    def offers_of(self, table: Table, seat: Seat) -> list[Offer]:
        """What a seat may answer, as its panel shows it."""
        game = table.view(seat, composed=True)
        asked = engine.offers(game, seat)
        kinds = {offer.move for offer in asked}
        return [*asked, *(one for one in engine.always_available(game, seat) if one.move not in kinds)]

    # The panel

    async def press_your_move(self, user: str) -> None:
        """Click "Your move" under the newest post."""

        async def click() -> ActResult:
            """Click the post in its present version: it is edited while the game goes on."""
            for _ in range(OPENINGS):
                known = self.watch.newest
                assert known is not None
                try:
                    post = await self.stage.world.message(user, known)
                    button = your_move(post)
                    assert button is not None
                    return await self.stage.world.click(user, post, button)
                except ClientRefused as refused:
                    if not is_gone(refused):
                        raise
                await self.watch.read_posts()
            raise Stuck(f"the post was another {OPENINGS} times while {user} pressed it")

        self.note_panel(user, await self.stage.act(user, "Your move", click))

    async def opened_panel(self, seat: Seat) -> MessageView | None:
        """The panel of a seat, newly opened."""
        user = self.stage.people[seat]
        await self.press_your_move(user)
        shown = self.stage.panels.get(user)
        return shown[-1] if shown else None

    def note_panel(self, user: str, answer: ActResult) -> None:
        """The message that answered is now the user's panel."""
        if answer.message is None:
            return
        panels = self.stage.panels.setdefault(user, [])
        panels[:] = [panel for panel in panels if panel.id != answer.message.id][-5:]
        panels.append(answer.message)

    async def click_on_panel(self, table: Table, seat: Seat) -> None:
        """One click on the seat's panel. Opens it first if it is not open or shows a past position."""
        user = self.stage.people[seat]
        shown = self.stage.panels.get(user, [])
        if not shown or not is_fresh(shown[-1], table, seat) or self.rng.random() < 0.04:
            await self.press_your_move(user)
            self.clicking.click(seat)
            shown = self.stage.panels.get(user, [])
            if not shown or not is_fresh(shown[-1], table, seat):
                self.stage.tally.fault(
                    "errors", f"{user}'s panel is not at {table.at(seat)}, nothing to click"
                )
            return
        choices = [one for one in controls(shown[-1]) if self._belongs_to_turn(table, seat, id_of(one))]
        weights = [self._control_weight(table, seat, control) for control in choices]
        await self.use_control(table, seat, shown[-1], self.rng.choices(choices, weights)[0])

    def _belongs_to_turn(self, table: Table, seat: Seat, id: PanelId) -> bool:
        """Whether a control belongs to the turn, not to something given in advance."""
        if isinstance(id, ids.DraftButton):
            return id.what in WANTED
        return id.offer < len(self.offers_of(table, seat))

    def _control_weight(self, table: Table, seat: Seat, control: Control) -> float:
        id = id_of(control)
        if isinstance(id, ids.DraftButton):
            return WANTED[id.what]
        if isinstance(id, ids.AnswerButton) and id.path:
            return 0.2 if id.path[-1][0] in "opw" else 4.0
        return self.weight_of(seat, self.offers_of(table, seat)[id.offer].move)

    async def use_control(self, table: Table, seat: Seat, panel: MessageView, control: Control) -> None:
        """Click a button or choose in a menu of a current panel, and check the result."""
        stage, user = self.stage, self.stage.people[seat]
        id, values = id_of(control), self._entries_drawn(control)
        what = f"{id} {values}" if values else str(id)
        doubled = self.rng.random() < 0.08

        forms: list[ActResult] = []

        async def click() -> ActResult:
            if isinstance(id, ids.AnswerMenu):
                answer = await stage.world.select(user, panel, str(id), list(values))
            else:
                answer = await stage.world.click(user, panel, str(id))
            forms.extend([answer] if answer.modal is not None else [])
            return await go_through(stage, user, answer)

        answer = await stage.act(user, what, click, doubled=doubled)
        self.note_panel(user, answer)
        if forms:
            self.clicking.click(seat)  # the form is sent
        if isinstance(id, ids.DraftButton):
            self._check_draft(table, seat, id.what, answer)
        else:
            self.clicking.click(seat)
            self._check_answer(table, seat, id, values, answer, bool(forms))

    def _entries_drawn(self, control: Control) -> list[str]:
        options = [str(option["value"]) for option in control.get("options") or ()]
        if not options:
            return []
        least, most = max(control.get("min_values", 1), 1), control.get("max_values", 1)
        return self.rng.sample(options, self.rng.randint(least, min(most, len(options))))

    def _check_draft(self, table: Table, seat: Seat, what: str, answer: ActResult) -> None:
        """Check that confirm plays all steps, undo takes the last back, reset all, and show none."""
        now = self.stage.table
        steps = len(table.draft(seat).steps)
        if what == "confirm":
            self.stage.expect(f"seat {seat} confirmed at {table.entry_no}.{steps}", answer, steps)
            for step in table.draft(seat).steps:
                self.times_made[seat, type(step.move).__name__] += 1
            self.clicking.confirmed(seat)
            return
        if what in ("undo", "reset"):
            self.clicking.taken_back(seat, everything=what == "reset")
        left = {"undo": steps - 1, "reset": 0}.get(what, steps)
        if now.entry_no != table.entry_no or len(now.draft(seat).steps) != left:
            self.stage.tally.fault("errors", f"{what} at {table.entry_no}.{steps} led to {now.at(seat)}")

    def _check_answer(
        self,
        table: Table,
        seat: Seat,
        id: ids.AnswerButton | ids.Finish,
        values: list[str],
        answer: ActResult,
        form: bool,
    ) -> None:
        """Check that an answer of the panel leads to the next question or is accepted. Only subsets, forms
        and several moves at once may be refused, because menus can't offer just the legal ones."""
        offer = self.offers_of(table, seat)[id.offer]
        if self._was_taken(table, seat, offer.move, answer):
            self._count_move(table, seat, offer.move)
            return
        if form or (offer.several > 1 and len(values) > 1):
            return
        if any(value.startswith("s") for value in values) and any(
            isinstance(field, Subsets) or callable(field) for field in offer.fields.values()
        ):
            return
        if self._is_in_the_way(table, seat, offer, answer):
            return
        path = id.path if isinstance(id, ids.AnswerButton) else ()
        wanted = without_view((*path, *chosen_tokens(values))).tokens
        led_to = [id_of(one) for one in controls(answer.message)] if answer.message is not None else []
        if not any(isinstance(one, ids.AnswerButton) and one.path[: len(wanted)] == wanted for one in led_to):
            text = answer.text[:150].replace("\n", " / ")
            self.stage.tally.fault("errors", f"{id} {values} was offered and led nowhere: {text}")

    def _is_always_available(self, table: Table, seat: Seat, move: type[Move]) -> bool:
        """Whether a move is always available: it is played by itself and leaves the draft unchanged."""
        return move not in {one.move for one in engine.offers(table.view(seat, composed=True), seat)}

    def _is_in_the_way(self, table: Table, seat: Seat, offer: Offer, answer: ActResult) -> bool:
        """Whether an always available move was refused because the draft would no longer fit."""
        composing = bool(table.draft(seat).steps) and self._is_always_available(table, seat, offer.move)
        return composing and any(text in answer.text for text in IN_THE_WAY)

    def _count_move(self, table: Table, seat: Seat, move: type[Move], *, typed: bool = False) -> None:
        """A move was accepted at a position. Its clicks are counted when it is played."""
        if self._is_always_available(table, seat, move):
            self.clicking.played_alone(seat, move, typed=typed)
        else:
            self.clicking.taken(seat, move, typed=typed, played=self.stage.table.entry_no > table.entry_no)

    def _was_taken(self, table: Table, seat: Seat, move: type[Move], answer: ActResult) -> bool:
        """Whether the answer became a step of the turn, or was played with it at once."""
        now = self.stage.table
        steps = len(table.draft(seat).steps)
        if now.entry_no > table.entry_no:
            entries = 1 if self._is_always_available(table, seat, move) else steps + 1
            self.stage.expect(f"seat {seat} answered at {table.entry_no}.{steps}", answer, entries)
            self.times_made[seat, move.__name__] += 1
            return True
        if len(now.draft(seat).steps) == steps + 1:
            self.times_made[seat, move.__name__] += 1
            return True
        return False

    # Commands

    async def type_command(self, table: Table, seat: Seat) -> None:
        """Answer by a slash command whose values autocompletion has offered. By the panel if an option has no
        completion (yes or no): then nobody says which values are legal."""
        stage, user = self.stage, self.stage.people[seat]
        offers = [offer for offer in self.offers_of(table, seat) if offer.is_open()]
        offer = self.rng.choices(offers, [self.weight_of(seat, offer.move) for offer in offers])[0]
        name = command_name(table, offer.move)
        known = await stage.options_of(name)
        if any(not option.get("autocomplete") for option in known.values()):
            await self.click_on_panel(table, seat)
            return
        words = [say("en", f"opt-{field}", table.title.id) for field in offer.names]
        required = {word for word in words if known[word].get("required")}
        options = await self._options_drawn(user, name, words, required)
        if options is None:
            return
        answer = await stage.slash(user, name, options, doubled=self.rng.random() < 0.08)
        self.note_panel(user, answer)
        if self._was_taken(table, seat, offer.move, answer):
            self._count_move(table, seat, offer.move, typed=True)
        elif len(options) == len(offer.names) and not self._is_in_the_way(table, seat, offer, answer):
            text = answer.text[:150].replace("\n", " / ")
            stage.tally.fault("errors", f"/{name} {options} was offered and not taken: {text}")

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
                    self.stage.tally.fault("errors", f"/{name} {options}: {word} is completed with nothing")
                return None
        return options

    async def _completion_drawn(self, user: str, name: str, option: str, options: dict[str, Any]) -> Any:
        """One of the values offered while typing; None if there is none (a list may be left out)."""
        stage = self.stage
        try:
            found = await stage.complete(user, name, option, "", options)
            self._check_completion(user, f"/{name} {option}", found)
            if found and self.rng.random() < 0.3:
                typed = str(self.rng.choice(found)["value"])[: self.rng.randint(1, 4)]
                found = await stage.complete(user, name, option, typed, options)
                self._check_completion(user, f"/{name} {option} {typed}", found)
        except ClientRefused as refused:
            stage.tally.fault("errors", f"{user}: {refused}")
            return None
        return self.rng.choice(found)["value"] if found else None

    def _check_completion(self, user: str, what: str, found: list[dict[str, Any]]) -> None:
        texts = [f"{choice['name']} {choice['value']}" for choice in found]
        seat = self.stage.seat_of(user)
        self.stage.leaks.check(self.stage.table, seat, texts, f"what {what} is completed with")


def kinds_at_any_time(table: Table) -> set[type[Move]]:
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
