"""One whole game: from `/table new` to the last post."""

import asyncio
from collections.abc import Mapping
from typing import Any

from db import Logged
from games.core import Title
from soak.lobby import Lobby
from soak.players.all_players import AllPlayers
from soak.players.noise import Noise
from soak.players.random_clicks import RandomClicks
from soak.sitting import Sitting, Stuck
from soak.watch import Watch

NOISE, IN_ADVANCE = 0.22, 0.04
"""Probabilities before each act: of doing something else, and of giving something in advance."""

MOST_ACTS = 20_000
"""Maximum number of acts in a game. A game that takes more is stuck."""

WITHIN = 3600.0
"""Seconds a game may take, even on a busy machine. A longer one hangs."""

THINKING = 0.3
"""Seconds between two looks at an awaited computer player."""


def round_of(title: Title, state: Any) -> object:
    """The round of a state: its chapter, or the part of it before any subdivision. 0 before the first."""
    chapter = title.chapter(state)
    return chapter[0] if isinstance(chapter, tuple) else chapter


class GamePlay:
    """Opens a table, fills its seats, plays it to the end."""

    def __init__(
        self,
        sitting: Sitting,
        title: Title,
        options: Mapping[str, str] | None = None,
        upto: int | None = None,
    ) -> None:
        """`options`: names and values to set; None: some at random. `upto`: the log entry at which the game
        is long enough; None: it is played to its end."""
        self.sitting = sitting
        self.title = title
        self.options = options
        self.upto = upto
        self.watch = Watch(sitting)
        self.players = AllPlayers(sitting, self.watch)
        self.noise = Noise(sitting, self.players)
        self.clicks = RandomClicks(sitting, self.players.opened_panel)

    async def play(self) -> None:
        """Play the game. Problems are recorded in the tally. A game that can't go on raises an error."""
        sitting = self.sitting
        try:
            async with asyncio.timeout(WITHIN) as limit:
                await self._play()
        except Stuck as stuck:
            sitting.tally.fault("errors", f"table {sitting.table_id} is stuck: {stuck}")
        except TimeoutError as error:
            at = sitting.table.entry_no if sitting.table_id else 0
            why = f"{WITHIN:.0f} s are over" if limit.expired() else error
            sitting.tally.fault("errors", f"table {sitting.table_id} hangs at entry {at}: {why}")

    async def _play(self) -> None:
        sitting = self.sitting
        await self.begin()
        for _ in range(MOST_ACTS):
            if self._far_enough():
                break
            await self._one_act()
        else:
            raise Stuck(f"{MOST_ACTS} acts have led to entry {sitting.table.entry_no}, and not to the end")
        while sitting.kills:
            sitting.kills[0] = 0
            await sitting.safely(self.noise.look())
        await self.watch.all_delivered()
        self.watch.read_log()
        await self._settle_accounts()

    async def begin(self) -> None:
        """Open the table, fill its seats, and start the game."""
        await self.watch.begin()
        lobby = Lobby(self.sitting, self.title, self.options)
        await lobby.open_table()
        await lobby.start()

    def _far_enough(self) -> bool:
        """Whether the game has ended or is long enough."""
        table = self.sitting.table
        return table.status != "running" or (self.upto is not None and table.entry_no >= self.upto)

    async def _one_act(self) -> None:
        sitting = self.sitting
        if any(seat >= len(sitting.people) for seat in sitting.table.awaited()):
            await self._computer_answers()
            return
        if sitting.rng.random() < 0.75 or self.watch.newest is None:
            await self.watch.await_post()
        if sitting.rng.random() < NOISE:
            await sitting.safely(self.noise.any_act())
            return
        if sitting.rng.random() < IN_ADVANCE:
            await sitting.safely(self.clicks.give_in_advance())
            return
        awaited = sitting.table.awaited()
        if awaited:
            await sitting.safely(self.players.act(sitting.rng.choice(list(awaited))))
        if sitting.rng.random() < 0.2:
            await self.watch.read_dms()
            self.watch.read_log()

    async def _computer_answers(self) -> None:
        """Wait for a computer player, which answers by itself. None of its moves may come between a click and
        its check. The bot may be killed while it thinks."""
        sitting = self.sitting
        if sitting.kill_is_due and sitting.rng.random() < 0.5:
            sitting.kills.pop(0)
            async with sitting.bot.acting(alone=True):
                await sitting.killed()
        await asyncio.sleep(THINKING)

    # In the end

    async def _settle_accounts(self) -> None:
        """Check that every move in the log belongs to its player, and came from one interaction per turn."""
        sitting = self.sitting
        table = sitting.table
        who = {one.id: one.user for one in await sitting.world.interactions()}
        for entry in sitting.ledger.log(sitting.table_id):
            sitting.leaks.check_events(table, entry.entry_no)
            if entry.kind == "move" and entry.cause != "forced":
                sitting.tally.moves += 1
                if (wrong := self._wrongly_caused(entry, who)) is not None:
                    sitting.tally.fault("errors", f"entry {entry.entry_no} {wrong}")
        states = [state for state in sitting.ledger.games[table.id] if state is not None]
        rounds = {round_of(self.title, state) for state in states if not state.over} - {0}
        sitting.tally.counts.played(len(rounds), len(sitting.people))
        if self._far_enough() and table.status in ("over", "running"):
            sitting.tally.games += 1
        else:
            sitting.tally.fault("errors", f"table {table.id} ended as {table.status}")

    def _wrongly_caused(self, entry: Logged, who: Mapping[int, str]) -> str | None:
        """What is wrong with who caused a move, if anything. `who`: the user of each interaction."""
        sitting, seat = self.sitting, entry.seat or 0
        if entry.cause in ("computer", "unthought"):
            sitting.tally.computers += 1
            by_person = seat < len(sitting.people) or entry.user_id is not None
            return f"was answered by a computer for {entry.seat}" if by_person else None
        if entry.cause in ("plan", "order"):
            sitting.tally.in_advance += 1
            return None if entry.user_id is None else "was given in advance, and answered by hand"
        user = sitting.people[seat]
        by_user = who.get(entry.interaction_id or 0) == user.casefold()
        return None if by_user else f"of {user} came from {entry.interaction_id}"
