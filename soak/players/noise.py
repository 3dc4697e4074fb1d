"""What people do besides answering: look around, mistype, click twice, click old things and other people's
things.

None of this may change a table, show hidden things, or remain unanswered.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from cogs.screens import ids
from games.core import Move, Seat, engine
from games.manager.model.table import Table
from sandbox import ActResult, ClientRefused, MessageView
from sandbox.rules.check_commands import OptionType
from soak.buttons import button_ids
from soak.players.all_players import AllPlayers
from soak.players.panels import always_available_kinds, command_name, controls, id_of
from soak.sitting import READER, SAW, SPECTATOR, STRANGER, Sitting, is_gone
from words import say

NONSENSE = ("xyzzy", "?", "名無し", "a1 b2 zz", "00", "P", "🎲" * 20, "everything, all")
NO_NUMBER = (-7, 10**9)
"""Numbers that no rule accepts."""

LOOKS = ("hand", "board", "log", "rules", "games", "verify", "about", "table status", "undo")
STRANGERS = (SPECTATOR, STRANGER)


class Noise:
    """Makes every act that is not an answer."""

    def __init__(self, sitting: Sitting, players: AllPlayers) -> None:
        self.sitting = sitting
        self.players = players
        self.rng = sitting.rng

    async def any_act(self) -> None:
        """Make one such act."""
        kinds: list[Callable[[], Awaitable[None]]] = [
            self.look, self.look, self.press, self.press, self.stranger, self.mistype,
            self.out_of_turn, self.old_panel, self.old_panel, self.settings,
        ]  # fmt: skip
        await self.rng.choice(kinds)()

    def _anybody(self) -> str:
        return self.rng.choice((*self.sitting.people, *STRANGERS))

    async def look(self) -> None:
        """Use a command that only shows something."""
        before = self.sitting.table
        user, command = self._anybody(), self.rng.choice(LOOKS)
        answer = await self.sitting.slash(user, command)
        if command != "undo":
            self.sitting.unchanged(before, f"{user}'s /{command}")
            await self._turn_pages(user, answer)

    async def _turn_pages(self, user: str, answer: ActResult) -> None:
        """Click one of the buttons of a shown message (pages of the log, other seats' areas)."""
        message = answer.message
        if message is None or not message.buttons:
            return
        button = self.rng.choice(message.buttons)
        id = ids.read(str(button["custom_id"]))
        if isinstance(id, ids.AreaButton | ids.LogPage) and not button.get("disabled"):
            await self.sitting.click(user, message, str(id))

    async def press(self) -> None:
        """Click any button of any recent post, as anybody."""
        sitting = self.sitting
        before = sitting.table
        posts = [
            one for one in await sitting.world.messages(sitting.channel, READER, limit=SAW) if one.buttons
        ]
        if not posts:
            return
        post, user = self.rng.choice(posts), self._anybody()
        # A rematch under the post of an earlier game would open a table that nobody here plays at.
        buttons = [
            one
            for one in post.buttons
            if not one.get("disabled") and not isinstance(ids.read(str(one["custom_id"])), ids.RematchButton)
        ]
        # The card's own buttons belong to the lobby. Here they are old and must change nothing.
        if not buttons:
            return
        id = str(self.rng.choice(buttons).get("custom_id"))
        try:
            answer = await sitting.click(user, post, id, doubled=self.rng.random() < 0.2)
        except ClientRefused as refused:
            if not is_gone(refused):
                raise
            return  # the post was edited meanwhile and no longer has that button
        sitting.unchanged(before, f"{user}'s click on {id}")
        await self._turn_pages(user, answer)

    async def stranger(self) -> None:
        """Somebody without a seat tries to move, by a command and by its completion."""
        sitting, user = self.sitting, self.rng.choice(STRANGERS)
        before = sitting.table
        await self._complete_anyway(user, before, before.title.moves)
        await self._typed(user, before, self.rng.choice(before.title.moves), "a stranger's")

    async def out_of_turn(self) -> None:
        """A player who is not asked tries to move."""
        before = self.sitting.table
        others = [
            seat for seat in range(len(self.sitting.people)) if seat not in engine.may_answer(before.game)
        ]
        if others:
            user = self.sitting.people[self.rng.choice(others)]
            kinds = _asked_only(before)
            await self._complete_anyway(user, before, kinds)
            await self._typed(user, before, self.rng.choice(kinds), "an unasked")

    async def mistype(self) -> None:
        """A player who is asked types an invalid answer."""
        before = self.sitting.table
        asked = [seat for seat in engine.may_answer(before.game) if seat < len(self.sitting.people)]
        if asked:
            seat = self.rng.choice(asked)
            await self._complete_after_nonsense(self.sitting.people[seat], before)
            await self._typed(
                self.sitting.people[seat], before, self.rng.choice(before.title.moves), "a mistyped"
            )

    async def _typed(self, user: str, before: Table, move: Any, whose: str) -> None:
        """Type a whole command that ignores the completion. Its first word is wrong, so it is never legal, if
        it has words at all. Without words it is only sent by those who may not move. Yes and no don't count
        as words: a command with nothing else may well be legal."""
        command = command_name(before, move)
        known = await self.sitting.options_of(command)
        options = {name: self._nonsense(option) for name, option in known.items()}
        wordless = all(option["type"] == OptionType.BOOLEAN for option in known.values())
        if wordless and (whose == "a mistyped" or options):
            return
        answer = await self.sitting.slash(user, command, options)
        self.sitting.unchanged(before, f"{whose} /{command} {options}")
        # Somebody without a seat is told which computers' seats they could ask for.
        if any(not isinstance(id, ids.SeatButton) for id in button_ids(answer.message, ids.Id)):
            self.sitting.tally.fault("errors", f"{whose} /{command} {options} was taken: {answer.text[:100]}")

    def _nonsense(self, option: dict[str, Any]) -> Any:
        if option["type"] == OptionType.BOOLEAN:
            return self.rng.choice((True, False))
        if option["type"] == OptionType.INTEGER:
            return self.rng.choice(NO_NUMBER)
        return self.rng.choice(NONSENSE)

    async def _complete_anyway(self, user: str, table: Table, kinds: Sequence[type[Move]]) -> None:
        """Request the completion of somebody else's move: it offers nothing, and nothing breaks."""
        sitting = self.sitting
        command = command_name(table, self.rng.choice(kinds))
        options = await sitting.options_of(command)
        for option in _completed(options):
            others = {name: self._nonsense(one) for name, one in options.items() if name != option}
            try:
                found = await sitting.complete(user, command, option, "", others)
            except ClientRefused as refused:
                sitting.tally.fault("errors", f"{user}: completion of /{command} {option}: {refused}")
                continue
            if found:
                sitting.tally.fault(
                    "errors", f"{user}, unasked, is offered {found[:3]} for /{command} {option}"
                )

    async def _complete_after_nonsense(self, user: str, table: Table) -> None:
        """Completion keeps working, whatever the other options contain."""
        sitting = self.sitting
        command = command_name(table, self.rng.choice(_asked_only(table)))
        options = await sitting.options_of(command)
        for option in _completed(options):
            others = {name: self._nonsense(one) for name, one in options.items() if name != option}
            typed = "" if options[option]["type"] == OptionType.INTEGER else self.rng.choice(NONSENSE)
            try:
                await sitting.complete(user, command, option, typed, others)
            except ClientRefused as refused:
                sitting.tally.fault("errors", f"{user}: {refused}, after {others}")

    async def old_panel(self) -> None:
        """Click on a panel of a past position."""
        sitting = self.sitting
        before = sitting.table
        old = [
            (user, panel, control)
            for user, panels in sitting.panels.items()
            for panel in panels
            for control in controls(panel)
            if self._is_past(before, user, panel)
        ]
        if not old:
            return
        user, panel, control = self.rng.choice(old)
        id = str(control["custom_id"])
        values = [str(option["value"]) for option in control.get("options") or ()][
            : control.get("min_values", 1)
        ]

        async def click() -> ActResult:
            if values:
                return await sitting.world.select(user, panel, id, list(values))
            return await sitting.world.click(user, panel, id)

        try:
            answer = await sitting.act(user, f"old {id}", click)
        except ClientRefused as refused:
            if not is_gone(refused):
                raise
            return  # the panel was edited since it was read and no longer has that button
        sitting.unchanged(before, f"{user}'s click on the old {id}")
        if answer.message is not None:
            self.players.note_panel(user, answer)

    def _is_past(self, table: Table, user: str, panel: MessageView) -> bool:
        seat = self.sitting.seat_of(user)
        assert seat is not None
        id = id_of(controls(panel)[0])
        together = len(engine.may_answer(table.game)) > 1
        now = table.at(Seat(seat))
        return id.table == table.id and (
            id.at.draft != now.draft or (id.at.entry_no != now.entry_no and not together)
        )

    async def settings(self) -> None:
        """A player changes the language, or whether turns are confirmed."""
        user = self.rng.choice(self.sitting.people)
        if self.rng.random() < 0.5:
            language = {say("en", "opt-language"): self.rng.choice(("ja", "en", "auto"))}
            await self.sitting.slash(user, "settings language", language)
        else:
            await self.sitting.slash(
                user, "settings confirm", {say("en", "opt-ask"): self.rng.random() < 0.7}
            )


def _asked_only(table: Table) -> list[type[Move]]:
    """The kinds of move that only awaited seats may make; the others are always available."""
    return [move for move in table.title.moves if move not in always_available_kinds(table)]


def _completed(options: dict[str, Any]) -> list[str]:
    """The options that have a completion: all except yes or no."""
    return [name for name, option in options.items() if option["type"] != OptionType.BOOLEAN]
