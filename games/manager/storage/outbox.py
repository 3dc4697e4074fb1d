"""Builds a move's side effects before they are saved: outbox items (posts, hands, work for computer players),
the clock, and log entries."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from db import LogEntry, OutboxItem, StoredValue
from games.core import Seat, engine
from games.core.engine import AppliedAction
from games.manager.model import due_times
from games.manager.model.action import Action, Cause
from games.manager.model.draft import DraftStep
from games.manager.model.in_advance import GivenInAdvance
from games.manager.model.stored_table import IN_ADVANCE, stored_clock
from games.manager.model.table import Table, chapter, hand_mark
from games.manager.model.turn_clock import TurnClock
from games.manager.model.view_cache import view_of
from games.manager.storage.outbox_items import ComputerTurn, Hand, OffersOpen, Post
from games.manager.storage.repository import pack

PAUSE, SHORT_PAUSE = 3000, 800
"""Milliseconds before a computer player answers, so that people can read what happened.

A person alone with computer players waits for the shorter time.
"""

POLITE = 5_000
"""Milliseconds before somebody is told what is open to them beside the game: several offers are one message,
and one that is answered by then is none."""


def stored_with_game(
    table: Table,
    clock: TurnClock,
    in_advance: Mapping[Seat, GivenInAdvance] = MappingProxyType({}),
    sealed: Sequence[StoredValue] = (),
) -> dict[str, Any]:
    """What a change writes beside the game: the clock, what is given in advance, sealed changes, when the
    table is due next, and what a later return to this position restores."""
    given = [StoredValue(IN_ADVANCE, one.save(), seat) for seat, one in in_advance.items()]
    kept = (*stored_clock(clock), *given)
    due = due_times.next_time(clock, table.settings, {})
    # A study goes back by a new line.
    point = pack([one for one in kept if one.data]) if table.study is None else None
    return {"kept": (*kept, *sealed), "due_at": due, "point": point}


def outbox_after(table: Table, after: Any, at: int, own: set[Seat]) -> tuple[OutboxItem, ...]:
    """A post of the board, and a direct message to everyone whose hand has changed, who has other news in a
    new chapter, or to whom something is open beside the game. `own`: the seats that have answered; they are
    not notified, nor is anybody of a study."""
    outbox_items = [Post(table.channel_id).due(at)]
    turned = table.game is not None and chapter(table.title, table.game) != chapter(table.title, after)
    for holder in table.seats if table.study is None else ():
        seat = Seat(holder.seat)
        changed = hand_mark(table, table.game, seat) != hand_mark(table, after, seat)
        again = turned and any(table.title.hand(after, seat).values())
        if holder.user_id is not None and (changed or again):
            quiet = not changed or seat in own
            outbox_items.append(Hand(holder.user_id, seat, quiet).due(at))
        if holder.user_id is not None and seat not in own and _is_newly_open(table, after, seat):
            outbox_items.append(OffersOpen(holder.user_id, seat).due(at + POLITE))
    if (computer := awaited_computer(table, after)) is not None:
        due_at = at + (PAUSE if _people(table) > 1 else SHORT_PAUSE)
        outbox_items.append(ComputerTurn(computer).due(due_at))
    return tuple(outbox_items)


def _is_newly_open(table: Table, after: Any, seat: Seat) -> bool:
    """Whether something has become open to a seat beside the game, which does not wait for it anyway."""
    if not after.always_available or after.over or seat in engine.waits_for(after):
        return False
    now = engine.open_to(view_of(table.title, after, seat), seat)
    before = engine.open_to(view_of(table.title, table.game, seat), seat) if now and table.game else []
    return any(told not in before for told in now)


def awaited_computer(table: Table, game: Any) -> Seat | None:
    """The first awaited seat that a computer holds."""
    if game is None or game.over:
        return None
    return next((seat for seat in engine.waits_for(game) if table.seats[seat].kind == "computer"), None)


def _people(table: Table) -> int:
    return sum(holder.kind == "person" for holder in table.seats)


def log_entries_of(action: Action, step: DraftStep) -> list[LogEntry]:
    """The log entries of an action and of those it forced."""
    return [log_entry_of(applied, action.user, action.cause) for applied in step.actions]


def log_entry_of(applied: AppliedAction, user_id: int | None, cause: Cause = "by_hand") -> LogEntry:
    """The log entry of an action of this user; nobody gives a forced one."""
    return LogEntry(
        kind="move",
        seat=applied.seat,
        user_id=None if applied.forced else user_id,
        move=pack(applied.move),
        outcomes=pack(applied.drawn),
        events=pack(applied.events),
        cause="forced" if applied.forced else cause,
    )
