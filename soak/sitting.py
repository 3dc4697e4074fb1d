"""One act of one user at a time, with the checks that every answer must pass; and the kills."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from games.core import Seat
from games.manager.model.table import Table
from sandbox import ActResult, ClientRefused, MessageView, SandboxClient, seed
from sandbox.rules.errors import ALREADY_ACKNOWLEDGED
from soak.checks.leaks import Leaks, texts_of
from soak.checks.ledger import Ledger
from soak.checks.tally import FaultKind
from soak.fleet import Bots
from soak.processes import PATIENCE
from words import LANGUAGES, say

KILL_WITHIN = 0.2
"""Maximum seconds after the start of an act at which the bot is killed."""

WENT_WRONG = [say(language, id) for language in LANGUAGES for id in ("refuse-unknown", "refuse-store")]
CONFIRMED = [
    say(language, id) for language in LANGUAGES for id in ("panel-confirmed", "panel-goes-on", "panel-kept")
]
ANSWERED_BEFORE = ALREADY_ACKNOWLEDGED[1]
"""The code of the refusal of a second answer."""

PEOPLE, STRANGER = tuple([name for name, _ in seed.PEOPLE[:-1]]), seed.PEOPLE[-1][0]
"""The users of the sandbox who play, and one who has no seat in a game that begins."""

SPECTATOR = seed.OWNER[0]
READER = "Nora"
"""A user who only reads: this user sees the posts without private answers in between."""

SAW = 200
"""Number of a channel's last messages that are read at once. A game has fewer posts."""

GONE = ("to use", "sees no message")
"""Parts of the refusal when a message no longer shows a button (it was edited), or when a post was
replaced."""


def is_gone(refused: ClientRefused) -> bool:
    """Whether an act was refused because its message has changed meanwhile."""
    return any(said in str(refused) for said in GONE)


class Stuck(Exception):
    """Something that must happen does not, so the game can't go on."""


class KilledMeanwhile(Exception):
    """The bot was killed during an act, so its result is unknown. The bot is running again."""


@dataclass
class Sitting:
    """People at one table, who act there until their game is over. `people` hold the first seats in this
    order, followed by `computers` computer players. `kills` are the log entries at which the bot is to be
    killed, in order."""

    world: SandboxClient
    bot: Bots
    ledger: Ledger
    rng: random.Random
    channel: str
    people: tuple[str, ...]
    kills: list[int] = field(default_factory=list)
    table_id: int = 0
    computers: int = 0
    panels: dict[str, list[MessageView]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tally = self.ledger.tally
        self.leaks = Leaks(self.ledger)

    @property
    def table(self) -> Table:
        """The table as it is on disk now."""
        return self.ledger.table(self.table_id)

    @property
    def _entry_no(self) -> int:
        """The newest log entry of the table; 0 before it exists."""
        return self.table.entry_no if self.table_id else 0

    @property
    def kill_is_due(self) -> bool:
        """Whether the bot is to be killed now."""
        return bool(self.kills) and self._entry_no >= self.kills[0]

    @property
    def seats(self) -> int:
        """Number of players at the table, or planned for it."""
        return len(self.people) + self.computers

    def seat_of(self, user: str) -> Seat | None:
        """The seat a user holds; None for strangers."""
        return Seat(self.people.index(user)) if user in self.people else None

    async def options_of(self, command: str) -> dict[str, dict[str, Any]]:
        """The options of a command, as Discord knows them."""
        root, leaf = command.split()
        group = next(one for one in await self.world.commands() if one["name"] == root)
        found = next(one for one in group["options"] if one["name"] == leaf)
        return {option["name"]: option for option in found.get("options") or ()}

    async def complete(self, user: str, command: str, option: str, typed: str, given: dict[str, Any]) -> Any:
        """An option's completions. Not called during a kill."""
        async with self.bot.acting(alone=False):
            return await self.world.autocomplete(user, self.channel, command, option, typed, given)

    async def act(
        self, user: str, what: str, work: Callable[[], Awaitable[ActResult]], *, doubled: bool = False
    ) -> ActResult:
        """Let a user act, possibly kill the bot meanwhile, and check the answer. Raises KilledMeanwhile."""
        async with self.bot.acting(alone=doubled or self.kill_is_due):
            return await self._act(user, what, work, doubled=doubled)

    async def slash(
        self, user: str, command: str, options: dict[str, Any] | None = None, *, doubled: bool = False
    ) -> ActResult:
        """Let a user type a command in the channel."""
        typed = f"/{command} {options or ''}"
        return await self.act(
            user, typed, lambda: self.world.slash(user, self.channel, command, options), doubled=doubled
        )

    async def click(self, user: str, message: MessageView, id: str, *, doubled: bool = False) -> ActResult:
        """Let a user press a button."""
        return await self.act(user, id, lambda: self.world.click(user, message, id), doubled=doubled)

    async def _act(
        self, user: str, what: str, work: Callable[[], Awaitable[ActResult]], *, doubled: bool
    ) -> ActResult:
        self.tally.acts += 1
        before = self._entry_no
        if doubled:
            await self.world.double_interactions(1)
        try:
            answer = await (
                self._killed_during(user, work) if self.kill_is_due else self._answered(user, what, work)
            )
        finally:
            if doubled:
                await self.world.double_interactions(0)  # the interaction may never have been sent
        self._check(user, what, answer, before, doubled)
        return answer

    async def _answered(self, user: str, what: str, work: Callable[[], Awaitable[ActResult]]) -> ActResult:
        """The whole answer, which must come."""
        answer = await work()
        if answer.kind == "deferred_update" and answer.touches == 0:
            answer = await self.world.settle(answer, patience=PATIENCE)
        if answer.kind in ("none", "thinking"):
            self.tally.fault("errors", f"{user}: {what} was never answered ({answer.kind})")
        return answer

    async def _killed_during(self, user: str, work: Callable[[], Awaitable[ActResult]]) -> ActResult:
        """Kill the bot while it answers. What the user has seen of the answer still counts."""
        self.kills.pop(0)
        known = {record.id for record in await self.world.interactions()}
        task = asyncio.ensure_future(work())
        await asyncio.sleep(self.rng.uniform(0, KILL_WITHIN))
        await self.killed(task)
        new = [
            one
            for one in await self.world.interactions()
            if one.id not in known and one.user == user.casefold()
        ]
        if new:
            answer = await self.world.answer(new[-1].id)
            seen = answer.kind == "message" or answer.touches or answer.kind == "update"
            if answer.message is not None and seen and not self.went_wrong(answer.message):
                return answer
        self.panels.pop(user, None)
        raise KilledMeanwhile

    async def safely(self, doing: Awaitable[Any]) -> None:
        """Run something. If the bot was killed meanwhile, everything known is on disk."""
        with suppress(KilledMeanwhile):
            await doing

    async def killed(self, task: "asyncio.Future[ActResult] | None" = None) -> None:
        """Kill the bot, while `task` waits for its answer, and start it again."""
        await self.bot.kill()
        self.tally.kills += 1
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError, ClientRefused):
                await task
        await self.bot.start()

    def went_wrong(self, message: MessageView) -> bool:
        """Whether a message reports an error. That is right if the database was killed."""
        return any(text in message.text for text in WENT_WRONG)

    def _check(self, user: str, what: str, answer: ActResult, before: int, doubled: bool) -> None:
        fault = self.tally.fault
        bad = [code for code in answer.refused if not (doubled and code == ANSWERED_BEFORE)]
        if bad:
            fault("errors", f"{user}: {what}: callbacks refused {bad}")
        message = answer.message
        if message is None:
            return
        if not message.ephemeral:
            fault("leaks", f"{user}: {what} was answered in public")
        if self.went_wrong(message):
            fault("errors", f"{user}: {what}: {message.text[:200]}")
        if not texts_of(message)[0] and not message.buttons:
            fault("errors", f"{user}: {what} was answered with nothing")
        if self.table_id:
            table = self.table
            self.leaks.check(table, self.seat_of(user), texts_of(message), f"the answer to {what}", before)
            self._acknowledged(user, what, answer)

    def _acknowledged(self, user: str, what: str, answer: ActResult) -> None:
        """Check that a turn reported as done is in the log, or held until all have answered."""
        done = any(text in answer.text for text in CONFIRMED)
        if done and not self.ledger.entry_count_of(answer.interaction_id) and not self.table.sealed:
            self.tally.fault("lost", f"{user}: {what} was confirmed and is not in the log")

    def expect(self, what: str, answer: ActResult, entries: int) -> None:
        """Check that a confirmed turn made exactly this number of moves."""
        found = self.ledger.entry_count_of(answer.interaction_id)
        if found != entries:
            kind: FaultKind = "lost" if found < entries else "doubled"
            self.tally.fault(kind, f"{what}: {found} moves in the log instead of {entries}")

    def unchanged(self, before: Table, what: str) -> None:
        """Check that nothing has happened at the table: neither to the log nor to a draft."""
        now = self.table
        drafts = [{seat: draft.moves for seat, draft in one.drafts.items()} for one in (before, now)]
        if now.entry_no != before.entry_no or drafts[0] != drafts[1]:
            self.tally.fault("errors", f"{what} has changed the table at entry {before.entry_no}")
