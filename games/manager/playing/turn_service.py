"""Playing: compose a turn, confirm it, undo; and the one path by which actions change the game.

Producers of actions call `TurnService.commit(table_id, answers)`: one transaction for any number of seats.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from db import DraftRow as StoredDraft
from db import LogEntry, SeatResult, TableChange
from games.core import (
    NOT_SEEN_YET,
    TURN_OVER,
    AddressedEvent,
    Move,
    Refusal,
    Seat,
    StepRefused,
    WrittenTurn,
    engine,
)
from games.manager.history import results
from games.manager.model import table_events
from games.manager.model import turn_clock as clocks
from games.manager.model.action import Action
from games.manager.model.draft import Draft, PositionToken, Step
from games.manager.model.premoves import NOTHING, GivenInAdvance
from games.manager.model.stored_table import keeping
from games.manager.model.table import Table, compose, recompose, step
from games.manager.model.turn_clock import TurnClock
from games.manager.playing import sealed_changes
from games.manager.playing import standing as aheads
from games.manager.storage.outbox import entries_of, kept_beside, owed_after
from games.manager.storage.repository import Repository, RequestContext, StaleClick

log = logging.getLogger("loggia.tables")


class TurnOutcome(msgspec.Struct, frozen=True):
    """The result of an answer.

    `played`: it is confirmed and on disk; otherwise it is being composed (and waits for confirmation if
    `table.draft(seat).waits`). `events` are those of the last step, or of the whole confirmed turn. A step
    that waits for confirmation has none.
    """

    table: Table
    seat: Seat
    played: bool
    events: tuple[AddressedEvent, ...] = ()


MOVES_LOST = (
    "table %s: somebody was shown entry %s, its log ends with %s: "
    "an older backup was restored, or what was on disk is there no more"
)

Taken = tuple[Action, Step]
"""An action with its result."""


class TurnService:
    """What players do on their turns."""

    def __init__(self, registry: Repository) -> None:
        self.registry = registry

    async def answer(
        self, table_id: int, user_id: int, move: Move, click: RequestContext, confirm: bool = True
    ) -> TurnOutcome:
        """Add a move to the user's turn.

        An irreversible move is played at once, with all before it, unless `confirm` asks for a confirmation
        first. An always available move is played at once, outside the turn. Raises Refusal, StaleClick.
        """

        async def work(table: Table, seat: Seat) -> TurnOutcome:
            if not table.game.over and engine.is_beside(table.composed(seat), seat, move):
                return await self._beside(table, Action(seat, user_id, move), click)
            return await self._composed(table, seat, user_id, (move,), click, confirm)

        return await self._as_seat(table_id, user_id, click, work)

    async def answer_all(
        self, table_id: int, user_id: int, moves: Sequence[Move], click: RequestContext, confirm: bool = True
    ) -> TurnOutcome:
        """Add several moves to the user's turn, all of them or none.

        Raises StaleClick, and Refusal; if the moves were typed as one line, the refusal names the failing
        step.
        """

        async def work(table: Table, seat: Seat) -> TurnOutcome:
            return await self._composed(table, seat, user_id, moves, click, confirm)

        return await self._as_seat(table_id, user_id, click, work)

    async def confirm(self, table_id: int, user_id: int, click: RequestContext) -> TurnOutcome:
        """Play the turn the user has composed. Raises Refusal if there is nothing to confirm."""

        async def work(table: Table, seat: Seat) -> TurnOutcome:
            draft = table.draft(seat)
            if not draft.steps:
                raise Refusal("refuse-nothing-to-confirm")
            return await self._turn(table, seat, user_id, draft, click)

        return await self._as_seat(table_id, user_id, click, work)

    async def undo(
        self, table_id: int, user_id: int, click: RequestContext, all: bool = False
    ) -> TurnOutcome:
        """Take back the last step of the turn, or all of them. Confirmed moves stay."""

        async def work(table: Table, seat: Seat) -> TurnOutcome:
            draft = table.draft(seat)
            if not draft.steps:
                raise Refusal("refuse-nothing-to-undo")
            return await self._draft(table, seat, draft.back(all), click)

        return await self._as_seat(table_id, user_id, click, work)

    async def order(
        self, table: Table, seat: Seat, user_id: int, move: Move, ahead: GivenInAdvance, click: RequestContext
    ) -> TurnOutcome:
        """Store what a seat has given in advance (`ahead`) together with its answer to the present question,
        after the steps it has composed.

        The caller must hold the table's lock. Raises Refusal.
        """
        draft = compose(table, seat, table.draft(seat), move)
        taken = [(Action(seat, user_id, one.move), one) for one in draft.steps]
        given = msgspec.structs.replace(table, ahead={**table.ahead, seat: ahead})
        drafts = self._rebased(table, draft.steps[-1].game, {seat})
        events = tuple([told for one in draft.steps for told in one.events])
        return await self._played(given, taken, drafts, click, seat, events)

    async def follow(self, table_id: int, seat: Seat) -> None:
        """Let what a seat has given in advance answer now, after its delay."""

        async def work(table: Table) -> Table:
            ahead = table.ahead.get(seat, NOTHING)
            due = aheads.due(table, table.game, seat, ahead) if table.status == "running" else []
            if due:
                drafts = self._rebased(table, due[-1][1].game, {seat})
                return await self._write(table, due, drafts, None)
            left = {one: at for one, at in table.clock.due.items() if one != seat}
            clock = msgspec.structs.replace(table.clock, due=left)
            write = TableChange(
                table_id=table.id,
                expected_seq=table.seq,
                expected_revision=table.revision,
                at=self.registry.clock(),
                kept=keeping(clock),
                due_at=clocks.next_time(clock, table.terms, {}),
            )
            return await self.registry.commit(write, msgspec.structs.replace(table, clock=clock))

        await self.registry.change(table_id, work)

    async def commit(
        self,
        table_id: int,
        answers: Sequence[Action],
        interaction_id: int | None = None,
        *,
        at: PositionToken | None = None,
        before: Sequence[LogEntry] = (),
    ) -> Table:
        """Check, play, write and announce actions of any seats in order, all of them or none.

        `at`: the position they were made for, as the first of the seats saw it. `before`: log entries of
        table events that come first. Raises Refusal, StaleClick.
        """

        async def work(table: Table) -> Table:
            if at is not None and table.at(answers[0].seat) != at:
                raise StaleClick(table, answers[0].seat)
            taken: list[Taken] = []
            game = table.game
            for answer in answers:
                taken.append((answer, step(table, game, answer.seat, answer.move)))
                game = taken[-1][1].game
            own = {answer.seat for answer in answers}
            drafts = self._rebased(table, game, own)
            return await self._write(table, taken, drafts, interaction_id, before)

        return await self.registry.running(table_id, work)

    async def check_fresh(self, table: Table, seat: Seat, at: PositionToken | None) -> None:
        """Raise StaleClick if a click was made on a past position.

        When several seats are asked at once, other seats' answers don't make a click stale; this seat's do.
        """
        now = table.at(seat)
        if at is None or table.game is None or at == now:
            return
        if at.seq > now.seq:
            log.error(MOVES_LOST, table.id, at.seq, now.seq)
        if at.draft != now.draft or at.seq >= now.seq or len(engine.may_answer(table.game)) < 2:
            raise StaleClick(table, seat)
        then, *since = await self.registry.store.log(table.id, at.seq, now.seq)
        if then.mark != at.mark or any(entry.seat == seat for entry in since):
            raise StaleClick(table, seat)

    # Inside

    async def _as_seat(
        self,
        table_id: int,
        user_id: int,
        click: RequestContext,
        work: Callable[[Table, Seat], Awaitable[TurnOutcome]],
    ) -> TurnOutcome:
        """Run `work` for the user's seat, on the position the click was made on.

        A typed command applies to the position it first meets, also when another process writes first and it
        is retried.
        """
        at = click.at

        async def seated(table: Table) -> TurnOutcome:
            nonlocal at
            seat = _seat(table, user_id)
            await self.check_fresh(table, seat, at)
            at = at or table.at(seat)
            return await work(table, seat)

        return await self.registry.change(table_id, seated)

    async def _composed(
        self,
        table: Table,
        seat: Seat,
        user_id: int,
        moves: Sequence[Move],
        click: RequestContext,
        confirm: bool,
    ) -> TurnOutcome:
        draft = table.draft(seat)
        for at, move in enumerate(moves):
            try:
                draft = compose(table, seat, draft, move)
            except Refusal as why:
                raise (_refused(moves, at, draft, why) if isinstance(moves, WrittenTurn) else why) from None
        if draft.waits and not confirm:
            return await self._turn(table, seat, user_id, draft, click)
        return await self._draft(table, seat, draft, click)

    async def _draft(self, table: Table, seat: Seat, draft: Draft, click: RequestContext) -> TurnOutcome:
        stored = StoredDraft(table.id, seat, table.seq, draft.save(), draft.mark)
        write = TableChange(
            table_id=table.id,
            expected_seq=table.seq,
            expected_revision=table.revision,
            at=self.registry.clock(),
            interaction_id=click.interaction_id,
            clear_drafts=() if draft.steps else (seat,),
            save_drafts=(stored,) if draft.steps else (),
        )
        after = msgspec.structs.replace(table, drafts={**table.drafts, seat: draft})

        def come(table: Table) -> TurnOutcome:
            done = table.draft(seat).mark == draft.mark  # otherwise the interaction was handled before
            return TurnOutcome(table, seat, False, draft.events if done else ())

        return come(await self.registry.commit(write, after, _foreseen(click, come)))

    async def _turn(
        self, table: Table, seat: Seat, user_id: int, draft: Draft, click: RequestContext
    ) -> TurnOutcome:
        if (changed := sealed_changes.changed(table, seat, user_id, draft)) is not None:
            return await self._hold(table, changed, seat, click)
        taken = [(Action(seat, user_id, one.move), one) for one in draft.steps]
        others = self._rebased(table, draft.steps[-1].game, {seat})
        events = tuple([told for one in draft.steps for told in one.events])
        return await self._played(table, taken, others, click, seat, events)

    async def _hold(self, table: Table, changed: Table, seat: Seat, click: RequestContext) -> TurnOutcome:
        """Replace the seat's answer by another. Nobody learns of it; the log gets it in the end."""
        at = self.registry.clock()
        owed = owed_after(table, changed.game, at, {seat})
        # Drafts of other seats are put on the changed answer; otherwise the change would be lost with them.
        drafts = self._rebased(table, changed.game, {seat})
        lost = [other for other, draft in table.drafts.items() if draft.steps and other not in drafts]
        write = TableChange(
            table_id=table.id,
            expected_seq=table.seq,
            expected_revision=table.revision,
            at=at,
            interaction_id=click.interaction_id,
            clear_drafts=tuple({seat, *lost}),
            kept=(sealed_changes.kept(changed, seat),),
            announcements=tuple([one for one in owed if one.kind == "hand"]),
        )
        after = msgspec.structs.replace(changed, drafts=drafts)
        return TurnOutcome(await self.registry.commit(write, after), seat, True)

    async def _beside(self, table: Table, answer: Action, click: RequestContext) -> TurnOutcome:
        """Play an always available move. Raises Refusal if the turn being composed would no longer fit."""
        taken = step(table, table.game, answer.seat, answer.move)
        drafts = self._rebased(table, taken.game, set())
        if table.draft(answer.seat).steps and answer.seat not in drafts:
            raise Refusal("refuse-turn-in-the-way")
        return await self._played(table, [(answer, taken)], drafts, click, answer.seat, taken.events)

    async def _played(
        self,
        table: Table,
        taken: Sequence[Taken],
        drafts: dict[Seat, Draft],
        click: RequestContext,
        seat: Seat,
        events: tuple[AddressedEvent, ...],
    ) -> TurnOutcome:
        """Write the actions that a seat's click has caused, and return the result."""

        def come(table: Table) -> TurnOutcome:
            return TurnOutcome(table, seat, True, events)

        return come(
            await self._write(table, taken, drafts, click.interaction_id, foresee=_foreseen(click, come))
        )

    async def _write(
        self,
        table: Table,
        taken: Sequence[Taken],
        drafts: dict[Seat, Draft],
        interaction_id: int | None,
        before: Sequence[LogEntry] = (),
        foresee: Callable[[Table], object] | None = None,
    ) -> Table:
        """Write one transaction: a log entry for every action, including sealed changes and forced answers;
        the state, the remaining drafts, the clock, and outbox items."""
        taken, drafts, ahead = self._followed(table, taken, drafts)
        after = taken[-1][1].game
        then = sealed_changes.carried(table, [(answer.seat, answer.move) for answer, _ in taken], after)
        if then is None:
            changes = [(Action(seat, user, one.move), one) for seat, user, one in sealed_changes.taken(table)]
            logged = [*changes, *taken]
            later = msgspec.structs.replace(table, game=after, base=None, held={})
        else:
            later = then[0]
            logged = [(answer, one) for (answer, _), one in zip(taken, then[1], strict=True)]
        if table.carried:
            before = (table_events.entry(table_events.CARRIED_OVER), *before)
        entries = (*before, *[entry for one in logged for entry in entries_of(*one)])
        seq = table.seq + len(entries)
        kept = [StoredDraft(table.id, seat, seq, draft.save(), draft.mark) for seat, draft in drafts.items()]
        now = self.registry.clock()
        clock = self._delayed(await self._clock(table, taken, now), table, after, ahead)
        endings = await self._endings(table, after) if after.over else ()
        write = TableChange(
            table_id=table.id,
            expected_seq=table.seq,
            expected_revision=table.revision,
            at=now,
            interaction_id=interaction_id,
            entries=entries,
            snapshot=table.title.save(later.logged),
            state_version=table.title.state_version,
            status="over" if after.over else None,
            endings=endings,
            clear_drafts=tuple(range(len(table.seats))),
            save_drafts=tuple(kept),
            announcements=owed_after(table, after, now, {answer.seat for answer, _ in taken}),
            **kept_beside(table, clock, ahead, [sealed_changes.kept(later, seat) for seat in later.held]),
        )
        after_it = msgspec.structs.replace(
            later,
            seq=seq,
            drafts=drafts,
            status=write.status or table.status,
            clock=clock,
            ahead=ahead,
            carried=False,
        )
        return await self.registry.commit(write, after_it, foresee)

    async def _endings(self, table: Table, game: Any) -> tuple[SeatResult, ...]:
        """The results to store if the game has ended."""
        log = await self.registry.store.log(table.id)
        people = [place.user_id for place in table.seats if place.user_id is not None]
        return results.endings(table, game.scores, log, await self.registry.store.users(people))

    def _followed(
        self, table: Table, taken: Sequence[Taken], drafts: dict[Seat, Draft]
    ) -> tuple[list[Taken], dict[Seat, Draft], dict[Seat, GivenInAdvance]]:
        """The actions, followed by premoves and standing orders that are due after them; the drafts,
        including premoves that do not fit; and what is left in advance.

        A seat that has answered has no premove for that turn any more.
        """
        if not table.ahead:
            return list(taken), drafts, {}
        at_once = table.terms.orders == "at_once"
        own: dict[Seat, list[Taken]] = {}
        for one in taken:
            own.setdefault(one[0].seat, []).append(one)
        spent = {
            seat: aheads.spent(table.title, one, own[seat])
            if seat in own and seat in table.awaited()
            else one
            for seat, one in table.ahead.items()
        }
        here = msgspec.structs.replace(table, ahead=aheads.forced(table.title, spent, taken))
        more, left = aheads.followed(here, taken[-1][1].game) if at_once else ([], dict(here.ahead))
        after = (more or taken)[-1][1].game
        if more:
            others = {answer.seat for answer, _ in more}
            drafts = self._rebased(msgspec.structs.replace(table, drafts=drafts), after, others)
        waiting, left = aheads.waiting(here, after, left)
        return [*taken, *more], {**waiting, **drafts}, left

    def _delayed(
        self, clock: TurnClock, table: Table, after: Any, ahead: Mapping[Seat, GivenInAdvance]
    ) -> TurnClock:
        """The clock with the times at which standing orders answer, if the table settings delay them."""
        if table.terms.orders == "at_once":
            return clock
        for seat in clock.waits:
            if seat not in clock.due and aheads.is_due(table, after, seat, ahead.get(seat, NOTHING)):
                due = {**clock.due, seat: aheads.answers_at(table, clock, seat)}
                clock = msgspec.structs.replace(clock, due=due)
        return clock

    async def _clock(self, table: Table, taken: Sequence[Taken], now: int) -> TurnClock:
        """The table's clock after these actions. Always available moves answer no question."""
        answered: dict[Seat, bool] = {}
        game = table.game
        for answer, came in taken:
            if not engine.is_beside(game, answer.seat, answer.move):
                answered[answer.seat] = answer.cause != "stand_in"
            game = came.game
        # The rests only matter now if there is a deadline.
        rests = await self.registry.rests(table, table.clock.waits) if table.terms.has_deadline else {}
        return clocks.after(table.clock, table.terms, table.people(game), answered, now, rests)

    def _rebased(self, table: Table, after: Any, own: set[Seat]) -> dict[Seat, Draft]:
        """The drafts of all other seats, as far as they fit the new state."""
        kept = {}
        moved = msgspec.structs.replace(table, game=after)
        for seat, draft in table.drafts.items():
            if seat in own or not draft.steps:
                continue
            try:
                kept[seat] = recompose(moved, seat, draft.moves, draft.mark)
            except Refusal:
                continue  # it is no longer their turn
        return kept


def _refused(written: WrittenTurn, at: int, so_far: Draft, why: Refusal) -> StepRefused:
    """The refusal of a typed line, naming the first step that does not fit after those before it."""
    if at and so_far.waits:
        why = TURN_OVER if so_far.steps[-1].over else NOT_SEEN_YET
    return StepRefused(written.steps[at], why)


def _foreseen(
    click: RequestContext, come: Callable[[Table], TurnOutcome]
) -> Callable[[Table], object] | None:
    """The callback that gives a click's caller the expected result before it is on disk."""
    foresee = click.foresee
    return None if foresee is None else lambda table: foresee(come(table))


def _seat(table: Table, user_id: int) -> Seat:
    if table.status == "lobby":
        raise Refusal("refuse-not-started")
    if table.status == "cancelled":
        raise Refusal("refuse-over")
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal("refuse-not-your-table")
    return seat
