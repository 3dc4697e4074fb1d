"""Proposals: what the people at a table decide together. A service that uses the repository.

Every step is a log entry. So is going back: the log only grows.
"""

import asyncio
from typing import Any

import msgspec

from db import SeatHolder, StoredValue
from games.core import Refusal, Seat
from games.manager.history import outcome, rollback
from games.manager.model import table_events
from games.manager.model.limits import admit
from games.manager.model.proposal import (
    LAPSES,
    Back,
    End,
    Proposal,
    ProposalKind,
    Take,
)
from games.manager.model.stored_table import NO_PROPOSAL, PROPOSAL
from games.manager.model.table import Table
from games.manager.model.table_events import ROLL_BACK
from games.manager.people import consent, proposal_limits
from games.manager.people.decisions import DecisionService
from games.manager.storage.repository import Repository, RequestContext, retried

POSITIONS = ("start", "move", ROLL_BACK)
"""Kinds of log entries that lead to another position."""

MOST_WAYS_BACK = 24
"""Maximum number of recent positions offered to go back to."""


class WayBack(msgspec.Struct, frozen=True):
    """A position to go back to, after entry `entry_no`.

    `entry` is what was played there. Going back undoes it and all after it, `undone` moves in total.
    """

    entry_no: int
    entry: Any
    undone: int


class ProposalService:
    """Propose, agree, and carry out what is agreed on."""

    def __init__(self, repository: Repository, decisions: DecisionService) -> None:
        self.repository = repository
        self.decisions = decisions

    # Proposing

    async def ways_back(self, table: Table) -> list[WayBack]:
        """The positions to go back to, newest first. Positions after forced answers are not offered."""
        log = await self.repository.store.log(table.id)
        stored = {point.entry_no for point in await self.repository.store.restore_points(table.id)}
        entries = {entry.entry_no: entry for entry in log}
        # Table events in between (a stand-in, a pause, a new holder) are not positions of their own.
        present = [
            entry_no for entry_no in rollback.entries_in_force(log) if entries[entry_no].kind in POSITIONS
        ]
        found: list[WayBack] = []
        undone = 0
        for at in range(len(present) - 1, 0, -1):
            entry = entries[present[at]]
            undone += entry.kind == "move" and entry.cause != "forced"
            if entry.kind == "move" and entry.cause != "forced" and present[at - 1] in stored:
                found.append(WayBack(present[at - 1], entry, undone))
        return found[:MOST_WAYS_BACK]

    @retried
    async def propose(
        self, table_id: int, user_id: int, what: ProposalKind, context: RequestContext
    ) -> Table:
        """Propose something. It is carried out at once if nobody else has to agree. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            seat = table.seat_held_by(user_id)
            self._none_open(table)
            await self._check(table, seat, what)
            full = await self.completed(table, what)
            here = await consent.people_now(self.repository, table)
            proposal = Proposal(full, seat, here.now, (seat,), here.rated)
            if consent.missing(table, proposal, here):
                quiet = await self._made_quietly(table, proposal, user_id)
                proposal = msgspec.structs.replace(proposal, quiet=quiet)
            return await self._decide(table, proposal, seat, user_id, context, here)

    async def completed(self, table: Table, what: ProposalKind) -> ProposalKind:
        """The proposal with the present points of all seats, if they are to become its result.

        Raises Refusal.
        """
        if not isinstance(what, End) or not what.stands:
            return what
        log = await self.repository.store.log(table.id)
        return End(True, await asyncio.to_thread(outcome.standing, table, log))

    async def _made_quietly(self, table: Table, proposal: Proposal, user_id: int) -> bool:
        """Whether a proposal that is exempt from the limits is made without notifying anybody, because the
        others have been notified often enough.

        Raises Refusal for any other proposal beyond the limits.
        """
        log = await self.repository.store.log(table.id)
        if proposal.what.always_open(proposal.by):
            return (
                len(proposal_limits.recent_proposals(table.title, log, user_id, proposal.at))
                >= proposal_limits.MOST
            )
        event = proposal.what.proposed(proposal.by)
        if (why := proposal_limits.why_not_again(table.title, log, user_id, event, proposal.at)) is not None:
            raise why
        return False

    @retried
    async def ask_for(self, table_id: int, holder: SeatHolder, context: RequestContext) -> Table:
        """A user without a seat asks the table for that of a computer player. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            assert holder.user_id is not None
            seat, user_id = Seat(holder.seat), holder.user_id
            self._none_open(table)
            if table.settings.door == "invited":
                raise Refusal("refuse-not-invited")
            what = Take(seat, user_id, holder.name, holder.locale)
            await self._check(table, seat, what)
            here = await consent.people_now(self.repository, table)
            log = await self.repository.store.log(table.id)
            if (why := proposal_limits.why_not_ask(log, user_id, here.now)) is not None:
                raise why
            proposal = Proposal(what, seat, here.now, (), here.rated)
            return await self._decide(table, proposal, None, user_id, context, here)

    @retried
    async def agree(self, table_id: int, user_id: int, at: int, context: RequestContext) -> Table:
        """Agree to the proposal made at that moment. Raises Refusal if it is no longer open."""
        async with self.repository.running(table_id) as table:
            proposal = _open(table, at)
            here = await consent.people_now(self.repository, table)
            seat = self._voter(table, proposal, user_id, here)
            if seat in proposal.agreed:
                return await self._settled(table, proposal, context, here)
            agreed = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
            await self._check(table, proposal.by, proposal.what)
            return await self._decide(table, agreed, seat, user_id, context, here)

    @retried
    async def settle(self, table_id: int) -> Table | None:
        """Carry out the open proposal if only absent players have not answered it.

        None: there was nothing to do.
        """
        table = await self.repository.get(table_id)
        if table is None or table.status != "running" or table.proposal is None:
            return None
        async with self.repository.locked(table_id) as table:
            if table.status != "running" or (proposal := table.proposal) is None:
                return None
            here = await consent.people_now(self.repository, table)
            done = await self._settled(table, proposal, RequestContext(None), here)
            return done if done is not table else None

    async def _settled(
        self, table: Table, proposal: Proposal, context: RequestContext, here: consent.PeopleNow
    ) -> Table:
        """Carry out the proposal if no consent is missing and it is still possible.

        Otherwise return the table unchanged.
        """
        if consent.missing(table, proposal, here) or _alone(proposal):
            return table
        try:
            await self._check(table, proposal.by, proposal.what)
        except Refusal:
            return table  # it lapses, or is withdrawn
        return await self.decisions.carry_out(table, proposal.what, [], context, proposal)

    @retried
    async def disagree(self, table_id: int, user_id: int, at: int, context: RequestContext) -> Table:
        """Disagree, which ends the proposal. For one's own proposal this withdraws it. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            proposal, seat = _open(table, at), table.seat_of(user_id)
            if proposal.is_of(seat, user_id):
                return await self._withdrawn(table, proposal, user_id, context)
            seat = self._voter(table, proposal, user_id, await consent.people_now(self.repository, table))
            entry = table_events.entry("disagree", table_events.Disagreed(seat), seat=seat, user=user_id)
            # A user who asked from outside is told, because nothing at the table would tell them.
            declined = proposal.what.user if isinstance(proposal.what, Take) else None
            return await self.decisions.write(table, [entry], context, kept=(NO_PROPOSAL,), declined=declined)

    @retried
    async def withdraw(self, table_id: int, user_id: int, at: int, context: RequestContext) -> Table:
        """Withdraw one's own proposal or request for a seat. Raises Refusal."""
        async with self.repository.running(table_id) as table:
            proposal = _open(table, at)
            if not proposal.is_of(table.seat_of(user_id), user_id):
                raise Refusal("refuse-not-your-proposal")
            return await self._withdrawn(table, proposal, user_id, context)

    @retried
    async def withdraw_all(self, table_id: int, user_id: int) -> Table:
        """Withdraw whatever a user has proposed at a table, because they are to be forgotten.

        Raises Refusal.
        """
        async with self.repository.running(table_id) as table:
            proposal = table.proposal
            if proposal is None or not proposal.is_of(table.seat_of(user_id), user_id):
                return table
            return await self._withdrawn(table, proposal, user_id, RequestContext(None))

    async def _withdrawn(
        self, table: Table, proposal: Proposal, user_id: int, context: RequestContext
    ) -> Table:
        seat = table.seat_of(user_id)
        taken = table_events.CallWithdrawn(proposal.by) if seat is None else table_events.Withdrawn(seat)
        entry = table_events.entry("withdraw", taken, seat=seat, user=user_id)
        return await self.decisions.write(table, [entry], context, kept=(NO_PROPOSAL,))

    def is_open(self, table: Table) -> bool:
        """Whether a proposal is open that can't be replaced yet."""
        return table.proposal is not None and self.repository.clock() < table.proposal.at + LAPSES

    # Carrying out

    def _voter(self, table: Table, proposal: Proposal, user_id: int, here: consent.PeopleNow) -> Seat:
        """The seat of a user who has a say on a proposal or has made it. Raises Refusal for anybody else."""
        seat = table.seat_held_by(user_id)
        if seat not in (*consent.voters(table, proposal.what, here.under(proposal)), *proposal.agreed):
            raise Refusal("refuse-no-say")
        return seat

    def _none_open(self, table: Table) -> None:
        """Raise Refusal while another proposal is open."""
        if self.is_open(table):
            raise Refusal("refuse-proposal-open")

    async def _check(self, table: Table, seat: Seat, what: ProposalKind) -> None:
        """Raise Refusal if this can't be proposed, or no longer."""
        if isinstance(what, Back) and all(
            way.entry_no != what.entry_no for way in await self.ways_back(table)
        ):
            raise Refusal("refuse-no-point")
        if (why := what.why_not(table, seat)) is not None:
            raise why
        if isinstance(what, Take):
            await admit(self.repository.store, table.guild_id, (what.user,))

    async def _decide(
        self,
        table: Table,
        proposal: Proposal,
        by: Seat | None,
        user_id: int,
        context: RequestContext,
        here: consent.PeopleNow,
    ) -> Table:
        """Write the step of `by` (None: a user without a seat), and carry out the proposal if it is agreed by
        now."""
        agrees = by is not None and by != proposal.by
        event = table_events.Agreed(by) if agrees and by is not None else proposal.what.proposed(proposal.by)
        entries = [table_events.entry("proposal", event, seat=by, user=user_id)]
        if consent.missing(table, proposal, here):
            return await self.decisions.write(
                table, entries, context, kept=(StoredValue(PROPOSAL, proposal.save()),)
            )
        if _alone(proposal):
            raise Refusal("refuse-stands-alone")
        return await self.decisions.carry_out(table, proposal.what, entries, context, proposal)


def _alone(proposal: Proposal) -> bool:
    """Whether a single player would end a game as it stands."""
    what = proposal.what
    return isinstance(what, End) and what.stands and len(proposal.agreed) < 2


def _open(table: Table, at: int) -> Proposal:
    if table.proposal is None or table.proposal.at != at:
        raise Refusal("refuse-no-proposal")
    return table.proposal
