"""What becomes due at tables by itself: reminders, deadlines, answers by stand-ins. A service that uses the
repository.

The store keeps one due time for each table. `do_due` checks the table, does what is due, and stores the next
time. It may run late, twice, or in two processes at once: what is due is read from the stored clock, and the
table's lock admits only one of them.
"""

import logging
from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from db import OutboxItem, StoredValue, UserChange, UserRow
from db.personal_data import personal_key
from games.computer import Effort, SeatView
from games.computer.thinker import ThinkingEnded
from games.core import Event, Game, Move, Refusal, Seat, engine
from games.manager.model import due_times, table_events, turn_clock
from games.manager.model.action import Action
from games.manager.model.due_times import DueAction
from games.manager.model.quiet_hours import too_many
from games.manager.model.stored_table import Unloadable, stored_clock
from games.manager.model.table import Table, play_move
from games.manager.model.turn_clock import TurnClock
from games.manager.playing.computer_turns import Think
from games.manager.playing.turn_service import TurnService
from games.manager.storage.outbox_items import Notice, Post, TurnReminder
from games.manager.storage.repository import Repository, StaleClick, quiet_times_of, retried

log = logging.getLogger("loggia.clocks")

IN_A_TURN = 60
"""Maximum number of answers for one seat that a stand-in gives in one transaction."""

GATHER_REMINDERS_MS = 30_000
"""Milliseconds that a reminder waits for others of the same player, so that one message contains them all."""


class DeadlineService:
    """Checks tables when they are due."""

    def __init__(self, repository: Repository, turns: TurnService, think: Think, effort: Effort) -> None:
        self.repository = repository
        self.turns = turns
        self.think = think
        self.effort = effort
        self.gather_ms = GATHER_REMINDERS_MS

    async def do_due(self, table_id: int) -> None:
        """Do what is due at a table, and store its next due time. Raises Unloadable, StoreFailed; Refusal and
        StaleClick if the table has changed meanwhile."""
        for act in await self._remind_due(table_id):
            if act.what == "stand_in":
                await self.stand_in(table_id, act.seat)
            elif act.what == "order":
                await self.turns.play_given(table_id, act.seat)

    @retried
    async def _remind_due(self, table_id: int) -> tuple[DueAction, ...]:
        """Add the due reminders to the outbox. Returns what else is due now."""
        async with self.repository.locked(table_id) as table:
            if table.status != "running":
                await self._write_clock(table, table.clock, None)
                return ()
            now = self.repository.clock()
            holders = await self.repository.holders(table, map(Seat, range(len(table.seats))))
            quiet_times = {
                seat: quiet_times_of(user) for seat, user in holders.items() if seat in table.clock.waits
            }
            clock, acts = due_times.acts_due(table.clock, table.settings, now, quiet_times)
            reminders = [act for act in acts if act.what not in ("stand_in", "order")]
            outbox_items = [_reminder(table, act, now + self.gather_ms) for act in reminders]
            if any(act.what == "late" for act in acts):
                outbox_items.append(changed_post(table, now))
            # While a stand-in or a standing order still has to answer, the table stays due.
            due_at = due_times.next_time(clock, table.settings, quiet_times, now)
            await self._write_clock(table, clock, due_at, outbox_items)
            for user in holders.values():
                await self._notify_too_quiet(table, user)
            return tuple([act for act in acts if act not in reminders])

    async def _notify_too_quiet(self, table: Table, user: UserRow) -> None:
        """Tell a user once that their quiet hours exceed the maximum."""
        key, now = quiet_key(user.user_id), self.repository.clock()
        if too_many(user.quiet) is None or await self.repository.store.meta(key) is not None:
            return
        notice = Notice(user.user_id, "quiet").due(now)
        await self.repository.enqueue(table.id, (notice,), (key, str(now)))

    async def stand_in(
        self, table_id: int, seat: Seat, by: Seat | None = None, user: int | None = None
    ) -> None:
        """Answer the rest of a turn for a seat whose time has run out, with neutral answers or the computer
        player's, as the table settings say.

        `by`, `user`: the player who asked for it.
        """
        table = await self.repository.get(table_id)
        if table is None or table.status != "running" or seat not in table.awaited():
            return
        actions = await self._stand_in_actions(table, seat)
        gone = seat in table.clock.gone
        event: Event = table_events.StoodIn(seat, gone) if by is None else table_events.AnsweredFor(seat, by)
        before = (table_events.entry("stand-in", event, seat=seat if by is None else by, user=user),)
        try:
            await self.turns.commit(table_id, actions, at=table.at(seat), before=before)
        except (StaleClick, Refusal):
            return  # answered in the meantime, or else the table stays due

    async def _stand_in_actions(self, table: Table, seat: Seat) -> list[Action]:
        """A stand-in's answers to the end of the turn, or until play passes on."""
        game = table.game
        actions: list[Action] = []
        thinks = table.settings.stand_in == "computer"
        while len(actions) < IN_A_TURN and seat in engine.waits_for(game):
            thought = await self._thought(table, game, seat) if thinks else None
            thinks = thought is not None  # if cut short, no more thinking this turn
            move = engine.default(game, seat) if thought is None else thought
            actions.append(Action(seat, None, move, "stand_in"))
            step = play_move(table, game, seat, move)
            game = step.game
            if step.irreversible:
                break
        return actions

    async def _thought(self, table: Table, game: Game, seat: Seat) -> Move | None:
        """A computer player's answer; None if its thinking was cut short."""
        try:
            seen = SeatView.of(table.title, game, len(table.seats), seat)
            return await self.think(seen, "apprentice", self.effort)
        except ThinkingEnded as ended:
            log.error("table %s: the default answer is given for seat %s: %s", table.id, seat, ended)
            return None

    # Requests by players

    async def answer_for(self, table_id: int, user_id: int, seat: Seat) -> None:
        """Let the stand-in answer for a seat whose soft deadline has passed. Raises Refusal."""
        table = await self.repository.get(table_id)
        by = None if table is None else table.seat_of(user_id)
        if table is None or by is None:
            raise Refusal("refuse-not-your-table")
        wait = table.clock.waits.get(seat)
        if wait is None or not wait.late or seat == by:
            raise Refusal("refuse-not-late")
        await self.stand_in(table_id, seat, by, user_id)

    async def deadlines(self, table: Table) -> dict[Seat, int]:
        """The deadlines of the awaited seats that have one."""
        if not table.settings.has_deadline or table.status != "running":
            return {}
        quiet_times = await self.repository.quiet_times(table, table.clock.waits)
        by_seat = {}
        for seat, quiet in quiet_times.items():
            until = due_times.deadline(table.clock, table.settings, seat, quiet)
            if until is not None:
                by_seat[seat] = until
        return by_seat

    @retried
    async def not_now(self, table_id: int, user_id: int) -> Table:
        """No more reminders for the user's present question. Raises Refusal if they are asked nothing."""
        async with self.repository.locked(table_id) as table:
            seat = table.seat_held_by(user_id)
            if seat not in table.clock.waits:
                raise Refusal("refuse-not-awaited")
            return await self._look_again(table, turn_clock.silenced(table.clock, seat))

    @retried
    async def player_back(self, table_id: int, user_id: int) -> Table:
        """A player whom the stand-in replaced is back and has the full time again. Raises Refusal."""
        async with self.repository.locked(table_id) as table:
            seat = table.seat_held_by(user_id)
            if not table.clock.stands_in(seat, table.settings):
                raise Refusal("refuse-no-stand-in")
            clock = turn_clock.player_back(table.clock, seat, self.repository.clock())
            return await self._look_again(table, clock, (changed_post(table, self.repository.clock()),))

    @retried
    async def player_left(self, table_id: int, user_id: int) -> None:
        """The holder of a seat has left the server: a stand-in answers from now on."""
        async with self.repository.locked(table_id) as table:
            seat = table.seat_of(user_id)
            if seat is not None and seat not in table.clock.gone:
                clock = turn_clock.player_left(table.clock, seat)
                await self._look_again(table, clock, (changed_post(table, self.repository.clock()),))

    async def change_user(self, user_id: int, change: UserChange) -> UserRow:
        """Change a user's settings.

        Time counted so far stays counted under the old quiet times. If these change, all the user's tables
        get new due times.
        """
        if all(getattr(change, name) is UNSET for name in ("zone", "quiet", "away_from", "away_until")):
            return await self.repository.store.change_user(user_id, change)
        heads = await self.repository.store.tables_of(user_id)
        tables = [head.id for head in heads if head.status == "running"]
        await self._recount(tables, user_id)
        user = await self.repository.store.change_user(user_id, change)
        await self._recount(tables, user_id)
        return user

    async def _recount(self, tables: Sequence[int], user_id: int) -> None:
        """Count a user's time up to now at these tables, and compute when the tables are due next."""
        for table_id in tables:
            try:
                await self._recount_at(table_id, user_id)
            except (Unloadable, StaleClick, Refusal):
                continue  # its clock is checked when it is due

    @retried
    async def _recount_at(self, table_id: int, user_id: int) -> None:
        async with self.repository.locked(table_id) as table:
            seat = table.seat_of(user_id)
            if seat is None or seat not in table.clock.waits:
                return
            await self._look_again(table, await self.repository.counted_clock(table, seat))

    async def _look_again(
        self, table: Table, clock: TurnClock, outbox_items: Sequence[OutboxItem] = ()
    ) -> Table:
        """Store the clock and compute when the table is due next."""
        quiet_times = await self.repository.quiet_times(table, clock.waits)
        due_at = due_times.next_time(clock, table.settings, quiet_times, self.repository.clock())
        return await self._write_clock(table, clock, due_at, outbox_items)

    async def _write_clock(
        self, table: Table, clock: TurnClock, due_at: int | None, outbox_items: Sequence[OutboxItem] = ()
    ) -> Table:
        """Write the clock, and nothing of the game."""
        kept: tuple[StoredValue, ...] = () if clock == table.clock else stored_clock(clock)
        after = msgspec.structs.replace(table, clock=clock)
        return await self.repository.write(
            table, None, after, kept=kept, due_at=due_at, outbox_items=tuple(outbox_items)
        )


def quiet_key(user_id: int) -> str:
    """The store's key for the fact that a user was told about too many quiet hours."""
    return personal_key("too many quiet hours", user_id, "told")


def changed_post(table: Table, now: int) -> OutboxItem:
    """An outbox item that asks for an edit of the table's post."""
    return Post(table.channel_id, changed=True).due(now)


def _reminder(table: Table, act: DueAction, due_at: int) -> OutboxItem:
    user = table.seats[act.seat].user_id
    assert user is not None  # only people are awaited
    since = table.clock.waits[act.seat].since
    return TurnReminder(user, act.seat, since, act.what).due(due_at)
