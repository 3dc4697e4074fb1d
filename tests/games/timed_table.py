"""A table with chosen settings, and a clock that moves only when it is set."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Self
from zoneinfo import ZoneInfo

from shared_table import SECRET

from db import NewTable, SeatHolder, SqliteStore, UserChange
from games.core import Seat, engine
from games.manager.history import fairness, replay
from games.manager.model.action import Action
from games.manager.model.proposal import ProposalKind
from games.manager.model.table import Table, play_move
from games.manager.services import RequestContext, Services
from games.manager.storage.outbox_items import TurnReminder
from games.titles import TITLES

MINUTE = 60_000
ANN, BEN, CARL = 201, 202, 203


def moment(zone: str, *parts: int) -> int:
    """A time in a zone, in milliseconds since 1970 UTC."""
    return int(datetime(*parts, tzinfo=ZoneInfo(zone)).timestamp()) * 1000  # type: ignore[misc,arg-type]


class TimedTable:
    """One table of two with chosen settings, and its clock. `again`: restarts the bot."""

    people: tuple[SeatHolder, ...] = (SeatHolder(0, ANN, "Ann"), SeatHolder(1, BEN, "Ben"))

    def __init__(self, store: SqliteStore, start: int) -> None:
        self.store = store
        self.now = start
        self.clicks = 0
        self.services = self.again()
        self.id = 0

    def again(self) -> Services:
        """The services of another process on the same store."""
        self.services = Services(self.store, TITLES, lambda: self.now, lambda: SECRET)
        return self.services

    def click(self) -> RequestContext:
        """A new click."""
        self.clicks += 1
        return RequestContext(self.clicks)

    async def open(self, channel: int = 2, title: str = "heaven_ale", **settings: str) -> Self:
        """A new table with these settings, its game started."""
        new = NewTable(
            guild_id=1,
            channel_id=channel,
            title=title,
            language="en",
            host_user=ANN,
            at=self.now,
            seats=self.people,
        )
        self.id = (await self.services.lobby.new(new)).id
        for name, value in settings.items():
            await self.services.lobby.set_options(self.id, ANN, {name: value}, False, self.click())
        await self.services.gathering.start(self.id, ANN, False, self.click())
        return self

    async def table(self) -> Table:
        """The table as it is now."""
        table = await self.services.get(self.id)
        assert table is not None
        return table

    async def awaited(self) -> tuple[Seat, int]:
        """The only awaited seat, and its holder."""
        table = await self.table()
        (seat,) = table.awaited()
        user = table.seats[seat].user_id
        assert user is not None
        return seat, user

    async def play(self) -> None:
        """Let the awaited person play on until somebody else is awaited."""
        seat, user = await self.awaited()
        while list((table := await self.table()).awaited()) == [seat]:
            move = engine.default(table.composed(seat), seat)
            await self.services.turns.answer(self.id, user, move, self.click(), False)

    async def until(self, end: int) -> list[tuple[int, str, int]]:
        """Let time pass, waking whenever a table is due, and tell what was owed on the way: when, what,
        to whom. What is owed is taken away as it is read."""
        told = []
        while True:
            due = await self.store.next_time()
            if due is None or due > end:
                self.now = end
                return told
            self.now = max(self.now, due)
            await self.services.deadlines.do_due(self.id)
            for one in await self.store.due_items(10**15, 1000):
                if one.kind == "turn":
                    what = TurnReminder.read(one).what
                    told.append((self.now, what, one.target))
                await self.store.done([one.id])

    async def causes(self) -> list[str | None]:
        """The causes of the moves in the log, in order."""
        return [entry.cause for entry in await self.store.log(self.id) if entry.kind == "move"]


START = moment("Europe/Rome", 2026, 1, 12, 12)


async def decide(timed: TimedTable, what: ProposalKind, by: int = ANN) -> Table:
    """Both agree."""
    proposals = timed.services.proposals
    table = await proposals.propose(timed.id, by, what, timed.click())
    assert table.proposal is not None
    return await proposals.agree(timed.id, BEN if by == ANN else ANN, table.proposal.at, timed.click())


async def whole(timed: TimedTable) -> Table:
    """The table, whose log leads to its state and whose draws all follow from its secret."""
    table = await timed.table()
    log = await timed.store.log(timed.id)
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.game)
    assert fairness.wrong_draw(table, log) is None
    return table


async def finish(timed: TimedTable, seed: int = 1) -> None:
    """The whole rest of the game, in one step."""
    table, rng = await timed.table(), random.Random(seed)
    game, answers = table.game, []
    while not game.over:
        seat = Seat(engine.waits_for(game)[0])
        move = rng.choice(engine.open_offers(game, seat)).random_move(rng)
        answers.append(Action(seat, table.seats[seat].user_id, move))
        game = play_move(table, game, seat, move).game
    await timed.services.turns.commit(timed.id, answers)


SEATS = {ANN: Seat(0), BEN: Seat(1), CARL: Seat(2)}


class Three(TimedTable):
    """One table of three: Ann, its host, Ben and Carl."""

    people = tuple(SeatHolder(at, user, name) for (user, at), name in zip(SEATS.items(), "ABC", strict=True))

    async def propose(self, user: int, what: ProposalKind) -> Table:
        """A user proposes something."""
        return await self.services.proposals.propose(self.id, user, what, self.click())

    async def say(self, word: str, user: int) -> Table:
        """Somebody agrees, disagrees or withdraws."""
        proposal = (await self.table()).proposal
        assert proposal is not None
        act = getattr(self.services.proposals, word)
        table: Table = await act(self.id, user, proposal.at, self.click())
        return table

    async def away(self, user: int, days: int = 7) -> None:
        """Somebody is away from now on."""
        change = UserChange(away_from=self.now, away_until=self.now + days * 86_400_000)
        await self.services.deadlines.change_user(user, change)
