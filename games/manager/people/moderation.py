"""What a server's moderators do at its tables when the players can't: go back, pause, give a seat to
somebody, and find stuck tables. A service that uses the repository. Every step is logged."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from db import AlreadyDone, LogEntry, SeatHolder, TableChange, TableHead
from games.core import Refusal, Seat
from games.manager.model import table_events
from games.manager.model.durations import DAY
from games.manager.model.proposal import Back, Pause
from games.manager.model.stored_table import Unloadable
from games.manager.model.table import Table
from games.manager.people.decisions import DecisionService
from games.manager.people.proposals import ProposalService
from games.manager.people.seats import SeatService
from games.manager.storage.repository import Repository, RequestContext, retried

STUCK = 7 * DAY
"""Milliseconds after which an unanswered question makes a table count as stuck."""


class TableTrouble(msgspec.Struct, frozen=True):
    """What is wrong at a table: it can't be loaded, its posts fail, or it has waited for long.

    `since`: when that began, if known.
    """

    what: str
    since: int | None = None
    why: str = ""


class ServerFigures(msgspec.Struct, frozen=True):
    """Numbers of a server's tables: in lobbies, in play, stuck, and with failing posts."""

    lobby: int
    running: int
    stuck: int
    failing: int


class Moderation:
    """Lets moderators intervene."""

    def __init__(
        self,
        repository: Repository,
        decisions: DecisionService,
        proposals: ProposalService,
        seats: SeatService,
    ) -> None:
        self.repository = repository
        self.store = repository.store
        self.decisions = decisions
        self.proposals = proposals
        self.seats = seats

    @retried
    async def go_back(self, table_id: int, user_id: int, entry_no: int, context: RequestContext) -> Table:
        """Go back to the position after a log entry. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            points = await self.proposals.ways_back(table)
            chosen = next((point for point in points if point.entry_no == entry_no), None)
            if chosen is None:
                raise Refusal("refuse-no-point")
            what = Back(chosen.entry_no, chosen.undone)
            return await self.decisions.carry_out(table, what, [_by_moderator(user_id)], context)

    @retried
    async def pause(self, table_id: int, user_id: int, context: RequestContext) -> Table:
        """Pause the clocks, or resume them. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            what = Pause(table.clock.paused_at is None)
            return await self.decisions.carry_out(table, what, [_by_moderator(user_id)], context)

    @retried
    async def open_seat(self, table_id: int, user_id: int, seat: Seat, context: RequestContext) -> Table:
        """Open a seat to anybody, however long its holder has been awaited. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            if not table.has_seat(seat) or table.seats[seat].user_id is None:
                raise Refusal("refuse-no-player")
            return await self.seats.opened(table, seat, [_by_moderator(user_id)], user_id, context)

    @retried
    async def reassign(
        self, table_id: int, user_id: int, holder: SeatHolder, context: RequestContext
    ) -> Table:
        """Give a seat to a user, with its hand and its turn. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            assert holder.user_id is not None
            if not table.has_seat(holder.seat):
                raise Refusal("refuse-no-player")
            if table.seat_of(holder.user_id) is not None:
                raise Refusal("refuse-guest-seated")
            return await self.seats.handed_over(table, holder, [_by_moderator(user_id)], user_id, context)

    async def close_unloadable(
        self, table_id: int, guild_id: int | None, user_id: int, context: RequestContext
    ) -> None:
        """Cancel a table of this server that can't be loaded, so that its channel is free. What is stored of
        it stays. Raises Refusal."""
        stored = await self.store.load(table_id)
        if stored is None or stored.table.guild_id != guild_id:
            raise Refusal("refuse-table-unknown")
        if stored.table.status not in ("lobby", "running"):
            raise Refusal("refuse-over")
        change = TableChange(
            table_id=table_id,
            expected_entry_no=stored.table.entry_no,
            interaction_id=context.interaction_id,
            at=self.repository.clock(),
            entries=(_by_moderator(user_id), LogEntry(kind="cancel", user_id=user_id)),
            status="cancelled",
            due_at=None,
        )
        with suppress(AlreadyDone):  # by the same click
            await self.store.commit(change)

    # Finding stuck tables

    async def troubles(self, heads: Sequence[TableHead]) -> dict[int, TableTrouble]:
        """What is wrong at these tables, for those where something is."""
        now = self.repository.clock()
        outbox_items = await self.store.due_items(now, 1000)
        failing = {one.table_id: one.last_error or "" for one in outbox_items if one.attempts > 2}
        troubles_by_table = {}
        for head in heads:
            trouble = await self._trouble(head, now)
            if trouble is None and head.id in failing:
                trouble = TableTrouble("failing", why=failing[head.id])
            if trouble is not None:
                troubles_by_table[head.id] = trouble
        return troubles_by_table

    async def _trouble(self, head: TableHead, now: int) -> TableTrouble | None:
        try:
            table = await self.repository.get(head.id)
        except Unloadable as error:
            return TableTrouble("unloadable", why=error.why)
        if table is None or table.status != "running" or table.clock.is_stopped:
            return None
        since = min((wait.since for wait in table.clock.waits.values()), default=None)
        return TableTrouble("waiting", since) if since is not None and now - since >= STUCK else None

    async def health(self, heads: Sequence[TableHead]) -> ServerFigures:
        """The numbers of a server's tables."""
        troubles = await self.troubles(heads)
        failing = sum(trouble.what == "failing" for trouble in troubles.values())
        lobby = sum(head.status == "lobby" for head in heads)
        return ServerFigures(lobby, len(heads) - lobby, len(troubles) - failing, failing)


def _by_moderator(user_id: int) -> LogEntry:
    """The log entry saying that a moderator intervenes; it comes before what they do."""
    return table_events.entry("moderator", table_events.SteppedIn(), user=user_id)
