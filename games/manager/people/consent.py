"""Whose consent a proposal needs: one place both for the decision and for what players are told.

It is computed anew whenever a proposal is looked at, so a player who has become absent is no longer waited
for.
"""

import msgspec

from games.core import Seat
from games.manager.model.durations import DAY
from games.manager.model.proposal import End, Proposal, ProposalKind, Take
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.model.turn_clock import MISSED_IN_A_ROW, TurnClock
from games.manager.storage.repository import Repository, quiet_times_of

LONG_AWAITED = 3 * DAY
"""Milliseconds after which an awaited player may count as lost."""


class PeopleNow(msgspec.Struct, frozen=True):
    """The people of a table at a moment: the seats of those who are away, and whether the game is rated for
    anybody."""

    now: int = 0
    away: tuple[Seat, ...] = ()
    rated: bool = False

    def under(self, proposal: Proposal) -> "PeopleNow":
        """The same for an open proposal: whether the game is rated is taken from the time of the proposal."""
        return msgspec.structs.replace(self, rated=proposal.rated)


async def people_now(repository: Repository, table: Table) -> PeopleNow:
    """The people of a table now."""
    held = {Seat(holder.seat): holder.user_id for holder in table.seats if holder.user_id is not None}
    users, now = await repository.store.users(list(held.values())), repository.clock()
    away = []
    for seat, user in held.items():
        days = quiet_times_of(users[user]).away
        if days is not None and days[0] <= now < days[1]:
            away.append(seat)
    return PeopleNow(
        now, tuple(away), table.counts_for_ratings and any(users[user].rated for user in held.values())
    )


def long_awaited(clock: TurnClock, settings: TableSettings, seat: Seat, now: int) -> bool:
    """Whether a seat has been awaited for three days, and for longer than the table's time for an answer.

    Time in which the table is paused does not count.
    """
    if (wait := clock.waits.get(seat)) is None:
        return False
    gives = settings.answer_time if settings.has_deadline else 0
    counted = 0 if clock.is_stopped else now - wait.counts_from
    awaited = min(wait.used + counted, now - wait.since)
    return awaited >= LONG_AWAITED and awaited > gives


def is_lost(clock: TurnClock, settings: TableSettings, seat: Seat, now: int) -> bool:
    """Whether a seat's holder has left the server, has missed two deadlines in a row, or has been awaited for
    long."""
    missed = clock.missed.get(seat, 0) >= MISSED_IN_A_ROW
    return seat in clock.gone or missed or long_awaited(clock, settings, seat, now)


def is_passed_over(table: Table, seat: Seat, here: PeopleNow) -> bool:
    """Whether a seat's holder is not asked about proposals, because they are away or lost."""
    return seat in here.away or is_lost(table.clock, table.settings, seat, here.now)


def voters(table: Table, what: ProposalKind, here: PeopleNow) -> tuple[Seat, ...]:
    """The seats that have a say, regardless of absence.

    These are the seats of all people. They are only the host's and the concerned player's if the table
    settings say so, the host is present, the game is not rated, and the proposal doesn't end the game.
    """
    people = table.seats_of_people
    host = table.seat_of(table.host)
    alone = table.settings.consent == "host" and host is not None and not is_passed_over(table, host, here)
    if not alone or here.rated or isinstance(what, End):
        return people
    return tuple([seat for seat in people if seat in (host, what.about)])


def people_to_ask(table: Table, what: ProposalKind, here: PeopleNow) -> tuple[Seat, ...]:
    """The seats whose consent a proposal needs: those who have a say and are not absent."""
    say = voters(table, what, here)
    there = tuple([seat for seat in say if not is_passed_over(table, seat, here)])
    # If everybody is absent, nobody can let in a user from outside.
    return say if isinstance(what, Take) and not there else there


def missing(table: Table, proposal: Proposal, here: PeopleNow) -> tuple[Seat, ...]:
    """The seats whose consent an open proposal still needs."""
    needed = people_to_ask(table, proposal.what, here.under(proposal))
    return tuple([seat for seat in needed if seat not in proposal.agreed])


async def missing_at(repository: Repository, table: Table) -> tuple[Seat, ...]:
    """The seats whose consent a table's open proposal still needs; none if no proposal is open."""
    if table.proposal is None:
        return ()
    return missing(table, table.proposal, await people_now(repository, table))
