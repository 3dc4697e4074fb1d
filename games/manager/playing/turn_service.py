"""Playing: compose a turn, confirm it, undo; and the one path by which actions change the game.

Producers of actions call `TurnService.commit(table_id, actions)`: one transaction for any number of seats.
"""

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from db import LogEntry, StaleVersion
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
from games.manager.model import due_times, table_events, turn_clock
from games.manager.model.action import Action, PlayedStep
from games.manager.model.draft import Draft, PositionToken, stored_drafts
from games.manager.model.in_advance import GivenInAdvance
from games.manager.model.stored_table import stored_clock
from games.manager.model.table import Table, compose, play_move
from games.manager.model.turn_clock import TurnClock
from games.manager.playing import advance_answers, sealed_changes, standing_orders
from games.manager.playing.follow_ups import rebased, with_answer_times, with_follow_ups
from games.manager.storage.outbox import log_entries_of, outbox_after, stored_with_game
from games.manager.storage.outbox_items import Hand
from games.manager.storage.repository import Repository, RequestContext, StaleClick, retried

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


class TurnService:
    """Players' turns: compose, confirm, undo; and the commit of any seats' actions."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository

    @retried
    async def answer(
        self, table_id: int, user_id: int, move: Move, context: RequestContext, confirm: bool = True
    ) -> TurnOutcome:
        """Add a move to the user's turn.

        An irreversible move is played at once, with all before it, unless `confirm` asks for a confirmation
        first. An always available move is played at once, outside the turn. Raises Refusal, StaleClick.
        """
        async with self._turn_of(table_id, user_id, context) as (table, seat):
            if not table.game.over and engine.is_always_available(table.composed(seat), seat, move):
                return await self._always_available(table, Action(seat, user_id, move), context)
            return await self._compose(table, seat, user_id, (move,), context, confirm)

    @retried
    async def answer_all(
        self,
        table_id: int,
        user_id: int,
        moves: Sequence[Move],
        context: RequestContext,
        confirm: bool = True,
    ) -> TurnOutcome:
        """Add several moves to the user's turn, all of them or none.

        Raises StaleClick, and Refusal; if the moves were typed as one line, the refusal names the failing
        step.
        """
        async with self._turn_of(table_id, user_id, context) as (table, seat):
            return await self._compose(table, seat, user_id, moves, context, confirm)

    @retried
    async def confirm(self, table_id: int, user_id: int, context: RequestContext) -> TurnOutcome:
        """Play the turn the user has composed. Raises Refusal if there is nothing to confirm; StaleClick."""
        async with self._turn_of(table_id, user_id, context) as (table, seat):
            draft = table.draft(seat)
            if not draft.steps:
                raise Refusal("refuse-nothing-to-confirm")
            return await self._play_turn(table, seat, user_id, draft, context)

    @retried
    async def undo(
        self, table_id: int, user_id: int, context: RequestContext, all: bool = False
    ) -> TurnOutcome:
        """Take back the last step of the turn, or all of them. Confirmed moves stay. Raises Refusal,
        StaleClick."""
        async with self._turn_of(table_id, user_id, context) as (table, seat):
            draft = table.draft(seat)
            if not draft.steps:
                raise Refusal("refuse-nothing-to-undo")
            return await self._write_draft(table, seat, draft.undone(all), context)

    async def order(
        self,
        table: Table,
        seat: Seat,
        user_id: int,
        move: Move,
        in_advance: GivenInAdvance,
        context: RequestContext,
    ) -> TurnOutcome:
        """Store what a seat has given in advance (`in_advance`) together with its answer to the present
        question, after the steps it has composed.

        The caller must hold the table's lock. Raises Refusal.
        """
        draft = compose(table, seat, table.draft(seat), move)
        given = msgspec.structs.replace(table, in_advance={**table.in_advance, seat: in_advance})
        return await self._play_draft(given, seat, user_id, draft, context)

    @retried
    async def play_given(self, table_id: int, seat: Seat) -> None:
        """Let what a seat has given in advance answer now, after its delay: as much of its turn as would be
        confirmed together by hand."""
        async with self.repository.locked(table_id) as table:
            due = (
                advance_answers.given_answers(table, table.game, seat)[0] if table.status == "running" else []
            )
            if due:
                await self._write(table, due, rebased(table, due[-1].result.game, {seat}))
                return
            left = {one: at for one, at in table.clock.due.items() if one != seat}
            clock = msgspec.structs.replace(table.clock, due=left)
            due_at = due_times.next_time(clock, table.settings, {})
            after = msgspec.structs.replace(table, clock=clock)
            await self.repository.write(table, None, after, kept=stored_clock(clock), due_at=due_at)

    @retried
    async def commit(
        self,
        table_id: int,
        actions: Sequence[Action],
        interaction_id: int | None = None,
        *,
        at: PositionToken | None = None,
        before: Sequence[LogEntry] = (),
    ) -> Table:
        """Check, play, write and announce actions of any seats in order, all of them or none.

        `at`: the position they were made for, as the first of the seats saw it. `before`: log entries of
        table events that come first. Raises Refusal, StaleClick.
        """
        async with self.repository.running(table_id, studies=True) as table:
            if at is not None and table.at(actions[0].seat) != at:
                raise StaleClick
            steps: list[PlayedStep] = []
            game = table.game
            for action in actions:
                steps.append(PlayedStep(action, play_move(table, game, action.seat, action.move)))
                game = steps[-1].result.game
            steps = standing_orders.with_orders(table, table.game, table.in_advance, steps)
            own = {action.seat for action in actions}
            drafts = rebased(table, steps[-1].result.game, own)
            return await self._write(table, steps, drafts, RequestContext(interaction_id), before)

    async def check_fresh(self, table: Table, seat: Seat, at: PositionToken | None) -> None:
        """Raise StaleClick if a click was made on a past position.

        When several seats are asked at once, other seats' answers don't make a click stale; this seat's do.
        """
        now = table.at(seat)
        if at is None or table.game is None or at == now:
            return
        if at.entry_no > now.entry_no:
            log.error(MOVES_LOST, table.id, at.entry_no, now.entry_no)
        if at.draft != now.draft or at.entry_no >= now.entry_no or len(engine.may_answer(table.game)) < 2:
            raise StaleClick
        then, *since = await self.repository.store.log(table.id, at.entry_no, now.entry_no)
        if then.commit_id != at.commit_id or any(entry.seat == seat for entry in since):
            raise StaleClick

    # Inside

    @asynccontextmanager
    async def _turn_of(
        self, table_id: int, user_id: int, context: RequestContext
    ) -> AsyncIterator[tuple[Table, Seat]]:
        """Hold the table's lock, with the user's seat, on the position the click was made on. Raises Refusal,
        StaleClick."""
        async with self.repository.locked(table_id) as table:
            seat = table.playing_seat(user_id)
            await self.check_fresh(table, seat, context.at)
            try:
                yield table, seat
            except StaleVersion:
                # A typed command means the position it has met, also when it is retried.
                newest = await self.repository.get(table_id) or table
                await self.check_fresh(newest, seat, context.at or table.at(seat))
                raise

    async def _compose(
        self,
        table: Table,
        seat: Seat,
        user_id: int,
        moves: Sequence[Move],
        context: RequestContext,
        confirm: bool,
    ) -> TurnOutcome:
        """Add moves to the seat's draft, and play it if it needs no confirmation."""
        draft = table.draft(seat)
        for at, move in enumerate(moves):
            try:
                draft = compose(table, seat, draft, move)
            except Refusal as why:
                raise (_refused(moves, at, draft, why) if isinstance(moves, WrittenTurn) else why) from None
        if draft.waits and not confirm:
            return await self._play_turn(table, seat, user_id, draft, context)
        return await self._write_draft(table, seat, draft, context)

    async def _write_draft(
        self, table: Table, seat: Seat, draft: Draft, context: RequestContext
    ) -> TurnOutcome:
        after = await self.repository.write(
            table,
            context,
            msgspec.structs.replace(table, drafts={**table.drafts, seat: draft}),
            clear_drafts=() if draft.steps else (seat,),
            save_drafts=stored_drafts(table.id, table.entry_no, {seat: draft}) if draft.steps else (),
        )
        done = after.draft(seat).draft_id == draft.draft_id  # otherwise the interaction was handled before
        return TurnOutcome(after, seat, False, draft.events if done else ())

    async def _play_turn(
        self, table: Table, seat: Seat, user_id: int, draft: Draft, context: RequestContext
    ) -> TurnOutcome:
        """Play a draft, or store it as a sealed change of an earlier answer."""
        if (changed := sealed_changes.changed(table, seat, user_id, draft)) is not None:
            return await self._write_sealed(table, changed, seat, context)
        return await self._play_draft(table, seat, user_id, draft, context)

    async def _play_draft(
        self, table: Table, seat: Seat, user_id: int, draft: Draft, context: RequestContext
    ) -> TurnOutcome:
        """Play the steps of a draft, each after what the seat's standing orders do before it."""
        steps = [PlayedStep(Action(seat, user_id, step.move), step) for step in draft.steps]
        steps = standing_orders.with_orders(table, table.game, table.in_advance, steps)
        drafts = rebased(table, steps[-1].result.game, {seat})
        events = tuple([told for _, step in steps for told in step.events])
        return TurnOutcome(await self._write(table, steps, drafts, context), seat, True, events)

    async def _write_sealed(
        self, table: Table, changed: Table, seat: Seat, context: RequestContext
    ) -> TurnOutcome:
        """Replace the seat's answer by another. Nobody learns of it; the log gets it in the end."""
        at = self.repository.clock()
        outbox_items = outbox_after(table, changed.game, at, {seat})
        # Drafts of other seats are put on the changed answer; otherwise the change would be lost with them.
        drafts = rebased(table, changed.game, {seat})
        lost = [other for other, draft in table.drafts.items() if draft.steps and other not in drafts]
        after = await self.repository.write(
            table,
            context,
            msgspec.structs.replace(changed, drafts=drafts),
            at=at,
            clear_drafts=tuple({seat, *lost}),
            kept=(sealed_changes.stored(changed, seat),),
            outbox_items=tuple([one for one in outbox_items if one.kind == Hand.kind]),
        )
        return TurnOutcome(after, seat, True)

    async def _always_available(self, table: Table, action: Action, context: RequestContext) -> TurnOutcome:
        """Play an always available move. Raises Refusal if the turn being composed would no longer fit."""
        step = play_move(table, table.game, action.seat, action.move)
        drafts = rebased(table, step.game, set())
        if table.draft(action.seat).steps and action.seat not in drafts:
            raise Refusal("refuse-turn-in-the-way")
        after = await self._write(table, [PlayedStep(action, step)], drafts, context)
        return TurnOutcome(after, action.seat, True, step.events)

    async def _write(
        self,
        table: Table,
        steps: Sequence[PlayedStep],
        drafts: dict[Seat, Draft],
        context: RequestContext | None = None,
        before: Sequence[LogEntry] = (),
    ) -> Table:
        """Write one transaction: a log entry for every action, including sealed changes and forced answers;
        the state, the remaining drafts, the clock, and outbox items."""
        steps, drafts, in_advance = with_follow_ups(table, steps, drafts)
        game = steps[-1].result.game
        later, logged = _as_logged(table, steps)
        entries = _entries(table, logged, before)
        now = self.repository.clock()
        clock = with_answer_times(await self._clock_after(table, steps, now), table, game, in_advance)
        after = msgspec.structs.replace(
            later,
            entry_no=table.entry_no + len(entries),
            drafts=drafts,
            status="over" if game.over else table.status,
            clock=clock,
            in_advance=in_advance,
            orders_moved=False,
        )
        return await self.repository.write(
            table,
            context,
            after,
            at=now,
            entries=entries,
            snapshot=table.title.save(later.logged),
            state_version=table.title.state_version,
            clear_drafts=tuple(range(len(table.seats))),
            save_drafts=stored_drafts(table.id, after.entry_no, drafts),
            outbox_items=outbox_after(table, game, now, {action.seat for action, _ in steps}),
            **await self._ended(table, game),
            **stored_with_game(
                table, clock, in_advance, [sealed_changes.stored(later, seat) for seat in later.sealed]
            ),
        )

    async def _ended(self, table: Table, game: Any) -> dict[str, Any]:
        """The fields to write if the game has ended: the status, and the results. The end of a study counts
        nowhere."""
        if not game.over or table.study is not None:
            return {}
        log = await self.repository.store.log(table.id)
        users = await self.repository.store.users(table.user_ids)
        return {"status": "over", "endings": results.endings(table, game.scores, log, users)}

    async def _clock_after(self, table: Table, steps: Sequence[PlayedStep], now: int) -> TurnClock:
        """The table's clock after these actions. Always available moves answer no question."""
        answered: dict[Seat, bool] = {}
        game = table.game
        for action, step in steps:
            if not engine.is_always_available(game, action.seat, action.move):
                answered[action.seat] = action.cause != "stand_in"
            game = step.game
        # Quiet times only matter now if there is a deadline.
        quiet_times = (
            await self.repository.quiet_times(table, table.clock.waits) if table.settings.has_deadline else {}
        )
        people = table.awaited_people(game)
        return turn_clock.after_answers(table.clock, table.settings, people, answered, now, quiet_times)


def _as_logged(table: Table, steps: Sequence[PlayedStep]) -> tuple[Table, Sequence[PlayedStep]]:
    """The table after these actions, and the actions to log. Sealed changes stay hidden if they can.
    Otherwise they are logged first."""
    after = steps[-1].result.game
    if (still_sealed := sealed_changes.still_sealed(table, steps, after)) is not None:
        return still_sealed
    changes = sealed_changes.sealed_steps(table)
    return msgspec.structs.replace(table, game=after, base=None, sealed={}), [*changes, *steps]


def _entries(table: Table, logged: Sequence[PlayedStep], before: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The log entries of these actions. `before`: entries that come first."""
    moved = (table_events.entry(table_events.ORDERS_MOVED),) if table.orders_moved else ()
    return (*moved, *before, *[entry for one in logged for entry in log_entries_of(*one)])


def _refused(written: WrittenTurn, at: int, so_far: Draft, why: Refusal) -> StepRefused:
    """The refusal of a typed line, naming the first step that does not fit after those before it."""
    if at and so_far.waits:
        why = TURN_OVER if so_far.steps[-1].over else NOT_SEEN_YET
    return StepRefused(written.steps[at], why)
