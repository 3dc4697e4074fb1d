"""When something is due at a table: reminders, warnings, deadlines, answers by standing orders. All of it is
computed from the turn clock.

A commit does not know the players' quiet times and schedules the earliest possible check; the check computes
the exact time.

A rest can't extend a deadline for ever: the latest time for an answer is `TIMES` its counted time plus
`BEYOND` after the question, regardless of quiet times. Only a pause by a moderator or by agreement of all
postpones that as well; in any other pause the stand-in answers at the latest time.
"""

from typing import Literal

import msgspec

from games.core import Seat
from games.manager.model.durations import DAY, MINUTE
from games.manager.model.quiet_hours import QuietTimes
from games.manager.model.table_settings import TableSettings
from games.manager.model.turn_clock import (
    ALWAYS_THERE,
    RHYTHM,
    OpenQuestion,
    QuietTimesBySeat,
    TurnClock,
    time_off,
    with_latest_times,
)

WARNING = 4
"""A player is warned when this fraction of their time (one quarter) is left."""

DELAY_LEAST, DELAY = 3 * MINUTE, 27 * MINUTE
"""Delayed standing orders answer at least `DELAY_LEAST` milliseconds after the question, and at most `DELAY`
more."""

TIMES, BEYOND = 4, 14 * DAY
"""The latest time for an answer is `TIMES` its counted time plus `BEYOND` milliseconds after its question."""

KEPT_OFF = 30 * DAY
"""Milliseconds for which tables are kept after the bot was removed from their server."""


class DueAction(msgspec.Struct, frozen=True):
    """What is due now: a reminder, a warning before the deadline, a notice that it has passed, an answer by
    the stand-in, or an answer by a standing order."""

    what: Literal["remind", "warn", "late", "stand_in", "order"]
    seat: Seat


def deadline(
    clock: TurnClock, settings: TableSettings, seat: Seat, quiet: QuietTimes = ALWAYS_THERE
) -> int | None:
    """The deadline of a seat, its bank included; None if there is none. `quiet`: its holder's."""
    return _time_with_left(clock, settings, seat, quiet, 0)


def latest_time(clock: TurnClock, settings: TableSettings, seat: Seat) -> int | None:
    """The latest time for a seat's answer, regardless of quiet times; None if there is none or while it is
    postponed."""
    bound = clock.waits[seat].bound_from
    if bound is None or not settings.has_deadline or clock.postpones(settings):
        return None
    return bound + TIMES * _whole_time(clock, settings, seat) + BEYOND


def _whole_time(clock: TurnClock, settings: TableSettings, seat: Seat) -> int:
    """Milliseconds of counted time that a seat has for a question, including the rest of its bank."""
    return settings.answer_time + settings.bank_time - clock.spent.get(seat, 0)


def _time_with_left(
    clock: TurnClock, settings: TableSettings, seat: Seat, quiet: QuietTimes, left: int
) -> int | None:
    """The moment when `left` milliseconds of a seat's time are left."""
    wait, last = clock.waits[seat], latest_time(clock, settings, seat)
    if clock.is_stopped:
        return last
    if clock.stands_in(seat, settings):
        return wait.since
    if not settings.has_deadline:
        return None
    counts = time_off(clock, settings, seat, quiet)
    reached = counts.reach(wait.counts_from, max(_whole_time(clock, settings, seat) - wait.used - left, 0))
    return reached if last is None else min(reached, last - left)


def _warning(clock: TurnClock, settings: TableSettings, seat: Seat, quiet: QuietTimes) -> int | None:
    """When a seat is warned that its time is running out."""
    wait = clock.waits[seat]
    if wait.warned or wait.silent or clock.is_stopped or clock.stands_in(seat, settings):
        return None
    return _time_with_left(clock, settings, seat, quiet, settings.answer_time // WARNING)


def next_time(
    clock: TurnClock, settings: TableSettings, quiet_times: QuietTimesBySeat, now: int = 0
) -> int | None:
    """When something is due next: exactly if `quiet_times` are known, otherwise at the earliest.

    A notice that was due before `now` for a player at rest is sent after the rest. While the bot is off the
    server, this is when the table is deleted.
    """
    if clock.off_since is not None:
        return clock.off_since + KEPT_OFF
    times: list[int | None] = []
    for seat, wait in clock.waits.items():
        quiet = quiet_times.get(seat, ALWAYS_THERE)
        if not wait.late or clock.stands_in(seat, settings):
            times.append(deadline(clock, settings, seat, quiet))
        if clock.paused_at is not None:
            continue
        times.append(None if wait.remind_at is None else quiet.free_from(max(wait.remind_at, now)))
        warning = _warning(clock, settings, seat, quiet)
        times.append(None if warning is None else quiet.free_from(max(warning, now)))
        times.append(_order_time(clock, seat, quiet))
    return min((at for at in times if at is not None), default=None)


def _order_time(clock: TurnClock, seat: Seat, quiet: QuietTimes) -> int | None:
    """When a seat's standing order answers: not while its holder rests, nor right after the rest."""
    at = clock.due.get(seat)
    return None if at is None else after_rest(at, quiet)


def after_rest(at: int, quiet: QuietTimes) -> int:
    """The time at which a standing order answers, postponed while its owner rests."""
    free = quiet.free_from(at)
    return at if free == at else free + at % DELAY


def delayed_answer(since: int, chance: int) -> int:
    """When a standing order answers a question asked at `since`: after a delay that depends on `chance`
    alone."""
    return since + DELAY_LEAST + chance % DELAY


def acts_due(
    clock: TurnClock, settings: TableSettings, now: int, quiet_times: QuietTimesBySeat
) -> tuple[TurnClock, tuple[DueAction, ...]]:
    """What is due now, and the clock after that.

    Nobody is reminded while they rest. Answers by the stand-in change the clock when they are given.
    """
    acts: list[DueAction] = []
    clock = with_latest_times(clock, settings, now)
    for seat, wait in clock.waits.items():
        quiet = quiet_times.get(seat, ALWAYS_THERE)
        until = deadline(clock, settings, seat, quiet)
        if until is not None and until <= now:
            if settings.pace == "hard" or clock.stands_in(seat, settings):
                acts.append(DueAction("stand_in", seat))
                continue
            if not wait.late:
                acts.append(DueAction("late", seat))
                wait = msgspec.structs.replace(wait, late=True, warned=True, remind_at=None)
        elif not clock.is_stopped and quiet.free_from(now) == now:
            warning = _warning(clock, settings, seat, quiet)
            if warning is not None and warning <= now:
                acts.append(DueAction("warn", seat))
                wait = msgspec.structs.replace(_reminded(wait, now), warned=True)
            elif wait.remind_at is not None and wait.remind_at <= now:
                acts.append(DueAction("remind", seat))
                wait = _reminded(wait, now)
        ordered = None if clock.is_stopped else _order_time(clock, seat, quiet)
        if ordered is not None and ordered <= now:
            acts.append(DueAction("order", seat))
        clock = clock.asking(seat, wait)
    return clock, tuple(acts)


def _reminded(wait: OpenQuestion, now: int) -> OpenQuestion:
    """The question after a reminder.

    The next reminder is further off, and none follows the last. Reminders missed while the bot was down or
    the player at rest are not made up for.
    """
    count = wait.reminded + 1
    following = now + RHYTHM[count] if count < len(RHYTHM) and wait.remind_at is not None else None
    return msgspec.structs.replace(wait, reminded=count, remind_at=following)
