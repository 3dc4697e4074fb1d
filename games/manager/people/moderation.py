"""What moderators of a server do at its tables when the people there can't: going back, pausing, giving a
seat to somebody, and seeing what is stuck. One service beside the registry; every step stands in the log."""

from collections.abc import Sequence

import msgspec

from db import LogEntry, SeatHolder, Store, TableHead
from games.core import Refusal, Seat
from games.manager.model import table_events
from games.manager.model.proposal import Back, Pause
from games.manager.model.table import Table, Unloadable
from games.manager.people.proposals import ProposalService
from games.manager.people.seats import SeatService
from games.manager.storage.repository import Repository, RequestContext

STUCK = 7 * 86_400_000
"""Milliseconds after which a question that nobody has answered makes a table count as stuck."""


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong at a table: it can't be loaded, its posts fail, or it has waited long. `since`: when that
    began, where it is known."""

    what: str
    since: int | None = None
    why: str = ""


class ServerFigures(msgspec.Struct, frozen=True):
    """A server's tables in figures: those in lobbies and in play, those that are stuck, and those whose posts
    fail."""

    lobby: int
    running: int
    stuck: int
    failing: int


class Moderation:
    """Steps in."""

    def __init__(self, registry: Repository, proposals: ProposalService, seating: SeatService) -> None:
        self.registry = registry
        self.proposals = proposals
        self.seating = seating

    @property
    def store(self) -> Store:
        return self.registry.store

    async def go_back(self, table_id: int, user_id: int, seq: int, click: RequestContext) -> Table:
        """Back to the position after an entry. Refusal."""

        async def work(table: Table) -> Table:
            points = await self.proposals.points(table)
            chosen = next((point for point in points if point.seq == seq), None)
            if chosen is None:
                raise Refusal("refuse-no-point")
            what = Back(chosen.seq, chosen.undone)
            return await self.proposals.decrees.decreed(table, what, [_said(user_id)], click)

        return await self.registry.running(table_id, work)

    async def pause(self, table_id: int, user_id: int, click: RequestContext) -> Table:
        """Let the clocks stand still, or go on. Refusal."""

        async def work(table: Table) -> Table:
            what = Pause(table.clock.paused_at is None)
            return await self.proposals.decrees.decreed(table, what, [_said(user_id)], click)

        return await self.registry.running(table_id, work)

    async def open_seat(self, table_id: int, user_id: int, seat: Seat, click: RequestContext) -> Table:
        """Open a seat to whoever wants it, however long its holder has been awaited. Refusal."""

        async def work(table: Table) -> Table:
            if not table.has_seat(seat) or table.seats[seat].user_id is None:
                raise Refusal("refuse-no-player")
            return await self.seating.opened(table, seat, [_said(user_id)], user_id, click)

        return await self.registry.running(table_id, work)

    async def reassign(self, table_id: int, user_id: int, place: SeatHolder, click: RequestContext) -> Table:
        """Give a seat to somebody, with its hand and its turn. Refusal."""

        async def work(table: Table) -> Table:
            assert place.user_id is not None
            if not table.has_seat(place.seat):
                raise Refusal("refuse-no-player")
            if table.seat_of(place.user_id) is not None:
                raise Refusal("refuse-guest-seated")
            return await self.seating.handed_over(table, place, [_said(user_id)], user_id, click)

        return await self.registry.running(table_id, work)

    # Seeing what is stuck

    async def troubles(self, heads: Sequence[TableHead]) -> dict[int, Trouble]:
        """What is wrong at these tables, where something is."""
        now = self.registry.clock()
        owed = await self.store.owed(now, 1000)
        failing = {one.table_id: one.last_error or "" for one in owed if one.attempts > 2}
        found = {}
        for head in heads:
            trouble = await self._trouble(head, now)
            if trouble is None and head.id in failing:
                trouble = Trouble("failing", why=failing[head.id])
            if trouble is not None:
                found[head.id] = trouble
        return found

    async def _trouble(self, head: TableHead, now: int) -> Trouble | None:
        try:
            table = await self.registry.get(head.id)
        except Unloadable as error:
            return Trouble("unloadable", why=error.why)
        if table is None or table.status != "running" or table.clock.stands:
            return None
        since = min((wait.since for wait in table.clock.waits.values()), default=None)
        return Trouble("waiting", since) if since is not None and now - since >= STUCK else None

    async def health(self, heads: Sequence[TableHead]) -> ServerFigures:
        """The tables of a server in figures."""
        troubles = await self.troubles(heads)
        failing = sum(trouble.what == "failing" for trouble in troubles.values())
        lobby = sum(head.status == "lobby" for head in heads)
        return ServerFigures(lobby, len(heads) - lobby, len(troubles) - failing, failing)


def _said(user_id: int) -> LogEntry:
    """That a moderator steps in, before what they do."""
    return table_events.entry("moderator", table_events.SteppedIn(), user=user_id)
