"""The turn clock of a table, as a value: since when each seat has been awaited, and how much of its time is
left. Nothing here touches the store or a real clock. `games.manager.model.due_times` says when something is
due.

Whether time counts depends on a player's rest (`games.manager.model.quiet_hours`), which a commit does not
know. Days away stop a seat's clock for at most `MOST_AWAY` per game. While the bot is off the table's server,
all time stops.
"""

from collections.abc import Collection, Mapping

import msgspec

from games.core import Seat
from games.core.decoding import decoded
from games.manager.model.durations import DAY, HOUR
from games.manager.model.quiet_hours import QuietTimes
from games.manager.model.table_settings import TableSettings

RHYTHM = (20 * HOUR, 28 * HOUR, 48 * HOUR, 96 * HOUR)
"""Milliseconds from the question to the first reminder, from that to the second, and so on.

No reminder follows the last.
"""

MISSED_IN_A_ROW = 2
"""Number of missed deadlines in a row after which a player is absent; the stand-in then answers without
waiting."""

MOST_AWAY = 30 * DAY
"""Maximum number of milliseconds that days away stop a seat's clock in one game."""

QuietTimesBySeat = Mapping[Seat, QuietTimes]
ALWAYS_THERE = QuietTimes()


class OpenQuestion(msgspec.Struct, frozen=True):
    """A question that a seat is being asked.

    `since` is when it came. `used` is the time counted up to `counts_from`; later time is still to be
    counted. `remind_at`: the next reminder. `warned`: the warning has been sent. `late`: the notice of the
    missed deadline has been sent. `silent`: the player chose "not now". `bound_from`: the moment from which
    the latest time is computed; None if the question has had no deadline yet, or an older version asked it
    and no check has run since.
    """

    since: int
    counts_from: int
    used: int = 0
    remind_at: int | None = None
    reminded: int = 0
    warned: bool = False
    late: bool = False
    silent: bool = False
    bound_from: int | None = None


class TurnClock(msgspec.Struct, frozen=True):
    """The turn clock of a table.

    `waits`: the open questions by seat. `spent`: milliseconds each seat has used of its bank. `missed`:
    number of deadlines each seat has missed in a row. `gone`: seats whose holder has left the server.
    `paused_at`: when the clocks were paused. `due`: when standing orders answer, if the table settings delay
    them. `away`: milliseconds that days away have stopped a seat's clock in this game, whoever held it.
    `agreed`: the pause is a moderator's or one that all agreed on; None if an older version did not record
    it. `off_since`: since when the bot has been off the table's server or has not served it.
    """

    waits: dict[Seat, OpenQuestion] = {}
    spent: dict[Seat, int] = {}
    missed: dict[Seat, int] = {}
    gone: tuple[Seat, ...] = ()
    paused_at: int | None = None
    due: dict[Seat, int] = {}
    away: dict[Seat, int] = {}
    agreed: bool | None = None
    off_since: int | None = None

    @property
    def is_stopped(self) -> bool:
        """Whether no time counts and nobody is reminded."""
        return self.paused_at is not None or self.off_since is not None

    def stands_in(self, seat: Seat, settings: TableSettings) -> bool:
        """Whether the stand-in answers for a seat without waiting."""
        return seat in self.gone or (settings.pace == "hard" and self.missed.get(seat, 0) >= MISSED_IN_A_ROW)

    def postpones(self, settings: TableSettings) -> bool:
        """Whether this pause postpones the latest times too: the bot is off the server, or all agreed."""
        return self.off_since is not None or self.postponed_since(settings) is not None

    def postponed_since(self, settings: TableSettings) -> int | None:
        """Since when a pause postpones the latest times: one by a moderator, or that all agreed on."""
        agreed = settings.consent == "all" if self.agreed is None else self.agreed
        return self.paused_at if agreed else None

    def asking(self, seat: Seat, question: OpenQuestion) -> "TurnClock":
        """The clock with this question of a seat."""
        return msgspec.structs.replace(self, waits={**self.waits, seat: question})

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


def load(data: bytes) -> TurnClock:
    """Read a stored clock."""
    return decoded(data, TurnClock) if data else TurnClock()


def after_answers(
    clock: TurnClock,
    settings: TableSettings,
    waiting: Collection[Seat],
    answered: Mapping[Seat, bool],
    now: int,
    quiet_times: QuietTimesBySeat,
) -> TurnClock:
    """The clock after a commit.

    `waiting`: the people awaited now. `answered`: the seats that have answered; True if by hand or by their
    own standing order, False if by a stand-in.
    """
    clock = with_latest_times(clock, settings, now)
    open_still = {seat: clock.waits[seat] for seat in waiting if seat in clock.waits and seat not in answered}
    done = {seat: wait for seat, wait in clock.waits.items() if seat not in open_still}
    come = all_counted_until(msgspec.structs.replace(clock, waits=done), settings, now, quiet_times)
    spent, missed, gone = dict(clock.spent), dict(clock.missed), clock.gone
    for seat, themselves in answered.items():
        if (wait := come.waits.get(seat)) is not None and settings.pace == "hard":
            over = wait.used - settings.answer_time
            spent[seat] = min(spent.get(seat, 0) + max(over, 0), settings.bank_time)
        if themselves:
            missed.pop(seat, None)
            gone = tuple(one for one in gone if one != seat)
        elif wait is not None:
            missed[seat] = missed.get(seat, 0) + 1
    waits = {seat: open_still.get(seat) or new_question(clock, settings, now) for seat in waiting}
    due = {seat: at for seat, at in clock.due.items() if seat in open_still}
    return msgspec.structs.replace(
        clock, waits=waits, spent=spent, missed=missed, gone=gone, due=due, away=come.away
    )


def new_question(clock: TurnClock, settings: TableSettings, now: int) -> OpenQuestion:
    """A question that is asked now. In a pause that stops everything, its time begins when the pause ends."""
    begins = min(filter(None, (clock.postponed_since(settings), clock.off_since)), default=now)
    remind_at = None if settings.pace == "none" else now + RHYTHM[0]
    return OpenQuestion(now, now, remind_at=remind_at, bound_from=begins if settings.has_deadline else None)


def with_latest_times(clock: TurnClock, settings: TableSettings, now: int) -> TurnClock:
    """The clock with a latest time for every answer that has a deadline.

    A question of an older version gets it now and counts from now on, because that version had no limit on
    quiet times.
    """
    fresh = new_question(clock, settings, now).bound_from
    for seat, wait in clock.waits.items():
        if wait.bound_from is None and fresh is not None:
            clock = clock.asking(seat, msgspec.structs.replace(wait, bound_from=fresh, counts_from=now))
    return clock


def counted_until(
    clock: TurnClock, settings: TableSettings, seat: Seat, now: int, quiet: QuietTimes
) -> TurnClock:
    """The clock with a seat's time, and its use of days away, counted up to now.

    Needed before the holder's rest changes.
    """
    if seat not in clock.waits or clock.is_stopped:
        return clock
    wait, counts = clock.waits[seat], time_off(clock, settings, seat, quiet)
    used = wait.used + counts.counted(wait.counts_from, now)
    begin, end = counts.away or (now, now)
    clock = clock.asking(seat, msgspec.structs.replace(wait, used=used, counts_from=max(now, wait.since)))
    if (stopped := min(end, now) - begin) <= 0:
        return clock
    return msgspec.structs.replace(clock, away={**clock.away, seat: clock.away.get(seat, 0) + stopped})


def all_counted_until(
    clock: TurnClock, settings: TableSettings, now: int, quiet_times: QuietTimesBySeat
) -> TurnClock:
    """The clock with every seat's time counted up to now."""
    for seat in clock.waits:
        clock = counted_until(clock, settings, seat, now, quiet_times.get(seat, ALWAYS_THERE))
    return clock


def paused(
    clock: TurnClock, settings: TableSettings, now: int, quiet_times: QuietTimesBySeat, agreed: bool
) -> TurnClock:
    """The clock paused from now on. `agreed`: by all, or by a moderator."""
    return msgspec.structs.replace(
        all_counted_until(clock, settings, now, quiet_times), paused_at=now, agreed=agreed
    )


def resumed(clock: TurnClock, settings: TableSettings, now: int) -> TurnClock:
    """The clock resumed after a pause.

    Time that the pause shares with an absence of the bot is made good once, when the later of the two ends.
    """
    clock = with_latest_times(clock, settings, now)
    since, until = clock.postponed_since(settings), clock.off_since or now
    stood = 0 if since is None else max(until - since, 0)
    return msgspec.structs.replace(_going_on(clock, settings, now, stood), paused_at=None, agreed=None)


def bot_left(clock: TurnClock, settings: TableSettings, now: int, quiet_times: QuietTimesBySeat) -> TurnClock:
    """The clock stopped, because the bot is off the server from now on."""
    return msgspec.structs.replace(
        with_latest_times(all_counted_until(clock, settings, now, quiet_times), settings, now), off_since=now
    )


def bot_back(clock: TurnClock, settings: TableSettings, now: int) -> TurnClock:
    """The clock when the bot is back. A pause continues."""
    clock = with_latest_times(clock, settings, now)
    since, until = clock.off_since or now, clock.postponed_since(settings) or now
    return msgspec.structs.replace(_going_on(clock, settings, now, max(until - since, 0)), off_since=None)


def _going_on(clock: TurnClock, settings: TableSettings, now: int, stood: int) -> TurnClock:
    """The clock counting from now on, with latest times postponed by the time it stood still.

    Reminders start again, except for players who are late already or have chosen "not now".
    """
    remind = new_question(clock, settings, now).remind_at
    waits = {
        seat: msgspec.structs.replace(
            wait,
            counts_from=now,
            remind_at=None if wait.late or wait.silent else remind,
            reminded=0,
            bound_from=None if wait.bound_from is None else wait.bound_from + stood,
        )
        for seat, wait in clock.waits.items()
    }
    return msgspec.structs.replace(clock, waits=waits)


def with_new_settings(
    clock: TurnClock,
    was: TableSettings,
    settings: TableSettings,
    now: int,
    quiet_times: QuietTimesBySeat,
    agreed: bool,
) -> TurnClock:
    """The clock after a change of the table settings: the time for the present questions counts from now on.

    Latest times are computed again only if all have agreed to the change.
    """
    clock = all_counted_until(clock, was, now, quiet_times)
    for seat, wait in clock.waits.items():
        anew = new_question(clock, settings, now)
        bound = anew.bound_from if agreed or wait.bound_from is None else wait.bound_from
        clock = clock.asking(seat, msgspec.structs.replace(anew, since=wait.since, bound_from=bound))
    return clock


def of_earlier_position(
    then: TurnClock, clock: TurnClock, settings: TableSettings, now: int, quiet_times: QuietTimesBySeat
) -> TurnClock:
    """The clock of an earlier position to which the table returns, before anything is asked there.

    Holders who have left, a pause, and the use of days away belong to the table and stay as they are.
    """
    clock = all_counted_until(clock, settings, now, quiet_times)
    stays = {name: getattr(clock, name) for name in ("gone", "away", "paused_at", "agreed", "off_since")}
    return msgspec.structs.replace(then, waits={}, **stays)


def silenced(clock: TurnClock, seat: Seat) -> TurnClock:
    """No more reminders for the present question ("not now"). Its deadline stays."""
    if seat not in clock.waits:
        return clock
    return clock.asking(seat, msgspec.structs.replace(clock.waits[seat], remind_at=None, silent=True))


def player_back(clock: TurnClock, seat: Seat, now: int) -> TurnClock:
    """A player who was absent is back and has the full time for the present question."""
    missed = {one: count for one, count in clock.missed.items() if one != seat}
    gone = tuple(one for one in clock.gone if one != seat)
    clock = msgspec.structs.replace(clock, missed=missed, gone=gone)
    if seat in clock.waits:
        clock = clock.asking(seat, msgspec.structs.replace(clock.waits[seat], counts_from=now, used=0))
    return clock


def player_left(clock: TurnClock, seat: Seat) -> TurnClock:
    """The holder of a seat has left the server."""
    return msgspec.structs.replace(clock, gone=tuple({*clock.gone, seat}))


def without_person(clock: TurnClock, seat: Seat) -> TurnClock:
    """The clock when no person is awaited in this seat any more."""
    clock = player_back(clock, seat, 0)
    return msgspec.structs.replace(clock, waits={at: wait for at, wait in clock.waits.items() if at != seat})


def new_holder(clock: TurnClock, settings: TableSettings, seat: Seat, now: int) -> TurnClock:
    """The clock when a seat has a new holder, who has the full time.

    The seat keeps what is left of its bank, and its latest time unless that has passed.
    """
    clock = player_back(clock, seat, now)
    if (wait := clock.waits.get(seat)) is None:
        return clock
    anew = new_question(clock, settings, now)
    bound = anew.bound_from if wait.late or wait.bound_from is None else wait.bound_from
    return clock.asking(seat, msgspec.structs.replace(anew, bound_from=bound))


def time_off(clock: TurnClock, settings: TableSettings, seat: Seat, quiet: QuietTimes) -> QuietTimes:
    """When the time of an awaited seat does not count: its holder's rest, as far as the table settings allow
    it, and days away while the seat has any left."""
    if settings.rest == "none":
        return ALWAYS_THERE
    hours = quiet.quiet if settings.rest == "both" else None
    if quiet.away is None:
        return QuietTimes(quiet.zone, hours)
    first = max(quiet.away[0], clock.waits[seat].counts_from)
    last = min(quiet.away[1], first + max(MOST_AWAY - clock.away.get(seat, 0), 0))
    return QuietTimes(quiet.zone, hours, (first, last) if first < last else None)
