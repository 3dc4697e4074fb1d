"""The clock of a table as a value: who has been awaited since when, what is left of their time, and when
something is next to be done about it. Nothing here touches the store or a real clock.

Whether a moment counts depends on when a player rests (`games.manager.model.quiet_hours`). A commit knows
nothing of that: it asks to be looked at when something may be due at the earliest, and who looks then reckons
exactly.

No rest stretches a deadline for ever: days away stop a seat's clock for `MOST_AWAY` of a game, and an answer
is due at the latest `TIMES` its counted time and `BEYOND` after its question, whoever rests. Only a pause
that all agreed on, or a moderator's, stops that too; during another the stand-in answers when it has come.
While the bot is off the table's server everything stands still.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from games.core import Seat
from games.manager.model.quiet_hours import QuietTimes
from games.manager.model.table_settings import HOUR, TableSettings

RHYTHM = (20 * HOUR, 28 * HOUR, 48 * HOUR, 96 * HOUR)
"""From the question to the first reminder, from that to the second …; after the last there is silence."""

WARNING = 4
"""A player is warned when a quarter of the time is left."""

DELAY_LEAST, DELAY = 3 * HOUR // 60, 27 * HOUR // 60
"""Where orders are delayed, they answer so long after the question at least, and up to so much later."""

ABSENT_AFTER = 2
"""Who has let so many deadlines pass in a row is absent: the stand-in waits for them no longer."""

TIMES, BEYOND = 4, 14 * 24 * HOUR
"""An answer is due at the latest so many times its counted time, and so much longer, after its question."""

MOST_AWAY = 30 * 24 * HOUR
"""For so long days away stop the clock of a seat in one game."""

KEPT_OFF = 30 * 24 * HOUR
"""Time for which tables of a server that has removed the bot are kept."""

Rests = Mapping[Seat, QuietTimes]
ALWAYS_THERE = QuietTimes()


class OpenQuestion(msgspec.Struct, frozen=True):
    """A question that a seat is being asked. `since` is when it came; `used` is the time counted up to
    `counts_from`, from which on it is still to be counted. `remind_at`: the next reminder; `warned`: of the
    deadline; `late`: that it has passed has been said; `silent`: "not now". `bound_from`: from when it is
    reckoned when the answer is due at the latest; None: it has had no deadline yet, or an older version asked
    it and nobody has looked since."""

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
    """`waits` are those awaited; `spent` is what seats have used of their bank; `missed` how many deadlines
    in a row they have let pass; `gone` are seats whose holder has left; `paused_at`: time stands still.
    `due`: when what a seat has ordered answers, where the terms delay that. `away`: for how long days away
    have stopped a seat's clock in this game, whoever held it. `agreed`: the pause is one that all agreed on,
    or a moderator's; None: an older version kept no word of that. `off_since`: from when on the bot is off
    the table's server, or does not serve it."""

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
    def stands(self) -> bool:
        """Whether no time is counted and nobody is reminded."""
        return self.paused_at is not None or self.off_since is not None

    def absent(self, seat: Seat, terms: TableSettings) -> bool:
        """Whether the stand-in answers for a seat without waiting."""
        return seat in self.gone or (terms.pace == "hard" and self.missed.get(seat, 0) >= ABSENT_AFTER)

    def still(self, terms: TableSettings) -> bool:
        """Whether time stands still also for what is due at the latest."""
        return self.off_since is not None or self.still_since(terms) is not None

    def still_since(self, terms: TableSettings) -> int | None:
        """From when on a pause that all agreed on, or a moderator's, lasts."""
        agreed = terms.consent == "all" if self.agreed is None else self.agreed
        return self.paused_at if agreed else None

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


class DueAction(msgspec.Struct, frozen=True):
    """What is to be done now: a reminder, a warning that the time is running out, a word that it has run
    out, an answer by the stand-in, or by what was ordered."""

    what: Literal["remind", "warn", "late", "stand_in", "order"]
    seat: Seat


def load(data: bytes) -> TurnClock:
    """A clock as it was stored."""
    return msgspec.msgpack.decode(data, type=TurnClock) if data else TurnClock()


def after(
    clock: TurnClock,
    terms: TableSettings,
    waiting: Sequence[Seat],
    answered: Mapping[Seat, bool],
    now: int,
    rests: Rests,
) -> TurnClock:
    """The clock after a commit. `waiting`: the people awaited then; `answered`: who has, and whether
    themselves (by hand, or by what they had ordered) rather than a stand-in."""
    clock = bounded(clock, terms, now)
    kept = {seat: clock.waits[seat] for seat in waiting if seat in clock.waits and seat not in answered}
    done = {seat: wait for seat, wait in clock.waits.items() if seat not in kept}
    come = all_settled(msgspec.structs.replace(clock, waits=done), terms, now, rests)
    spent, missed, gone = dict(clock.spent), dict(clock.missed), clock.gone
    for seat, themselves in answered.items():
        if (wait := come.waits.get(seat)) is not None and terms.pace == "hard":
            over = wait.used - terms.answer_time
            spent[seat] = min(spent.get(seat, 0) + max(over, 0), terms.bank_time)
        if themselves:
            missed.pop(seat, None)
            gone = tuple(one for one in gone if one != seat)
        elif wait is not None:
            missed[seat] = missed.get(seat, 0) + 1
    waits = {seat: kept.get(seat) or asked(clock, terms, now) for seat in waiting}
    due = {seat: at for seat, at in clock.due.items() if seat in kept}
    return msgspec.structs.replace(
        clock, waits=waits, spent=spent, missed=missed, gone=gone, due=due, away=come.away
    )


def asked(clock: TurnClock, terms: TableSettings, now: int) -> OpenQuestion:
    """A question that comes now. In a pause that stops everything its time begins with the end of that."""
    begins = min(filter(None, (clock.still_since(terms), clock.off_since)), default=now)
    remind_at = None if terms.pace == "none" else now + RHYTHM[0]
    return OpenQuestion(now, now, remind_at=remind_at, bound_from=begins if terms.has_deadline else None)


def bounded(clock: TurnClock, terms: TableSettings, now: int) -> TurnClock:
    """The clock with a latest time for every answer that has a deadline. A question of an older version
    gets it now, and is counted from now on: that version let people rest as long as they wanted."""
    fresh = asked(clock, terms, now).bound_from
    for seat, wait in clock.waits.items():
        if wait.bound_from is None and fresh is not None:
            clock = _with(clock, seat, msgspec.structs.replace(wait, bound_from=fresh, counts_from=now))
    return clock


def deadline(
    clock: TurnClock, terms: TableSettings, seat: Seat, rest: QuietTimes = ALWAYS_THERE
) -> int | None:
    """Until when a seat is awaited, its bank included; None: as long as it takes. `rest`: its holder's."""
    return _reached(clock, terms, seat, rest, 0)


def latest(clock: TurnClock, terms: TableSettings, seat: Seat) -> int | None:
    """When a seat's answer is due at the latest, whoever rests; None: never, or not as long as time
    stands still."""
    bound = clock.waits[seat].bound_from
    if bound is None or not terms.has_deadline or clock.still(terms):
        return None
    return bound + TIMES * _whole(clock, terms, seat) + BEYOND


def _whole(clock: TurnClock, terms: TableSettings, seat: Seat) -> int:
    """All the counted time that a seat has for a question, what is left of its bank included."""
    return terms.answer_time + terms.bank_time - clock.spent.get(seat, 0)


def _reached(clock: TurnClock, terms: TableSettings, seat: Seat, rest: QuietTimes, left: int) -> int | None:
    """When so much of a seat's time is left."""
    wait, last = clock.waits[seat], latest(clock, terms, seat)
    if clock.stands:
        return last
    if clock.absent(seat, terms):
        return wait.since
    if not terms.has_deadline:
        return None
    counts = counting(clock, terms, seat, rest)
    reached = counts.reach(wait.counts_from, max(_whole(clock, terms, seat) - wait.used - left, 0))
    return reached if last is None else min(reached, last - left)


def _warning(clock: TurnClock, terms: TableSettings, seat: Seat, rest: QuietTimes) -> int | None:
    """When a seat is to be told that its time is running out."""
    wait = clock.waits[seat]
    if wait.warned or wait.silent or clock.stands or clock.absent(seat, terms):
        return None
    return _reached(clock, terms, seat, rest, terms.answer_time // WARNING)


def settled(clock: TurnClock, terms: TableSettings, seat: Seat, now: int, rest: QuietTimes) -> TurnClock:
    """The clock with a seat's time counted up to now, and how long days away have stopped it: before what
    counts as rest is changed."""
    if seat not in clock.waits or clock.stands:
        return clock
    wait, counts = clock.waits[seat], counting(clock, terms, seat, rest)
    used = wait.used + counts.counted(wait.counts_from, now)
    begin, end = counts.away or (now, now)
    clock = _with(clock, seat, msgspec.structs.replace(wait, used=used, counts_from=max(now, wait.since)))
    if (stopped := min(end, now) - begin) <= 0:
        return clock
    return msgspec.structs.replace(clock, away={**clock.away, seat: clock.away.get(seat, 0) + stopped})


def all_settled(clock: TurnClock, terms: TableSettings, now: int, rests: Rests) -> TurnClock:
    """The clock with everybody's time counted up to now."""
    for seat in clock.waits:
        clock = settled(clock, terms, seat, now, rests.get(seat, ALWAYS_THERE))
    return clock


def paused(clock: TurnClock, terms: TableSettings, now: int, rests: Rests, agreed: bool) -> TurnClock:
    """The clock standing still from now on. `agreed`: by all, or a moderator."""
    return msgspec.structs.replace(all_settled(clock, terms, now, rests), paused_at=now, agreed=agreed)


def resumed(clock: TurnClock, terms: TableSettings, now: int) -> TurnClock:
    """The clock going on after a pause. What it shares with a time off the server is made good once, by the
    one that ends later."""
    clock = bounded(clock, terms, now)
    since, until = clock.still_since(terms), clock.off_since or now
    stood = 0 if since is None else max(until - since, 0)
    return msgspec.structs.replace(_going_on(clock, terms, now, stood), paused_at=None, agreed=None)


def off(clock: TurnClock, terms: TableSettings, now: int, rests: Rests) -> TurnClock:
    """The clock standing still, for the bot is off the server from now on."""
    return msgspec.structs.replace(bounded(all_settled(clock, terms, now, rests), terms, now), off_since=now)


def on(clock: TurnClock, terms: TableSettings, now: int) -> TurnClock:
    """The clock when the bot is back; a pause goes on."""
    clock = bounded(clock, terms, now)
    since, until = clock.off_since or now, clock.still_since(terms) or now
    return msgspec.structs.replace(_going_on(clock, terms, now, max(until - since, 0)), off_since=None)


def _going_on(clock: TurnClock, terms: TableSettings, now: int, stood: int) -> TurnClock:
    """The clock counting from now on, with latest times put off by how long it stood still; reminders begin
    anew, but for who is late already or has said “not now”."""
    remind = asked(clock, terms, now).remind_at
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


def under(
    clock: TurnClock, was: TableSettings, terms: TableSettings, now: int, rests: Rests, agreed: bool
) -> TurnClock:
    """The clock when the terms have changed: the time for the present questions is counted from now on. When
    they are due at the latest is reckoned anew only where all have agreed to that."""
    clock = all_settled(clock, was, now, rests)
    for seat, wait in clock.waits.items():
        anew = asked(clock, terms, now)
        bound = anew.bound_from if agreed or wait.bound_from is None else wait.bound_from
        clock = _with(clock, seat, msgspec.structs.replace(anew, since=wait.since, bound_from=bound))
    return clock


def gone_back(then: TurnClock, clock: TurnClock, terms: TableSettings, now: int, rests: Rests) -> TurnClock:
    """The clock of a position that is gone back to, before anything is asked there. Who has left, a pause,
    and for how long days away have stopped a clock are of the table, and stay as they are."""
    clock = all_settled(clock, terms, now, rests)
    stays = {name: getattr(clock, name) for name in ("gone", "away", "paused_at", "agreed", "off_since")}
    return msgspec.structs.replace(then, waits={}, **stays)


def silenced(clock: TurnClock, seat: Seat) -> TurnClock:
    """“Not now”: no more reminders for the present question. Its deadline stays."""
    if seat not in clock.waits:
        return clock
    return _with(clock, seat, msgspec.structs.replace(clock.waits[seat], remind_at=None, silent=True))


def returned(clock: TurnClock, seat: Seat, now: int) -> TurnClock:
    """Who was absent is back, and has the whole time for the present question."""
    missed = {one: count for one, count in clock.missed.items() if one != seat}
    gone = tuple(one for one in clock.gone if one != seat)
    clock = msgspec.structs.replace(clock, missed=missed, gone=gone)
    if seat in clock.waits:
        clock = _with(clock, seat, msgspec.structs.replace(clock.waits[seat], counts_from=now, used=0))
    return clock


def left_server(clock: TurnClock, seat: Seat) -> TurnClock:
    """The holder of a seat has left the server."""
    return msgspec.structs.replace(clock, gone=tuple({*clock.gone, seat}))


def without(clock: TurnClock, seat: Seat) -> TurnClock:
    """The clock when nobody waits for a person in this seat any more."""
    clock = returned(clock, seat, 0)
    return msgspec.structs.replace(clock, waits={at: wait for at, wait in clock.waits.items() if at != seat})


def new_holder(clock: TurnClock, terms: TableSettings, seat: Seat, now: int) -> TurnClock:
    """The seat has another holder, who has the whole time; what is left of the bank goes with the seat, and
    so does when an answer that is not late yet is due at the latest."""
    clock = returned(clock, seat, now)
    if (wait := clock.waits.get(seat)) is None:
        return clock
    anew = asked(clock, terms, now)
    bound = anew.bound_from if wait.late or wait.bound_from is None else wait.bound_from
    return _with(clock, seat, msgspec.structs.replace(anew, bound_from=bound))


def _with(clock: TurnClock, seat: Seat, wait: OpenQuestion) -> TurnClock:
    return msgspec.structs.replace(clock, waits={**clock.waits, seat: wait})


def next_time(clock: TurnClock, terms: TableSettings, rests: Rests, now: int = 0) -> int | None:
    """When something is next to be done, exactly if `rests` are known, else at the earliest. What should have
    been said before `now` to somebody who rests is said when they don't. While the bot is off the server,
    that is the end of the table."""
    if clock.off_since is not None:
        return clock.off_since + KEPT_OFF
    times: list[int | None] = []
    for seat, wait in clock.waits.items():
        rest = rests.get(seat, ALWAYS_THERE)
        if not wait.late:
            times.append(deadline(clock, terms, seat, rest))
        if clock.paused_at is not None:
            continue
        times.append(None if wait.remind_at is None else rest.free_from(max(wait.remind_at, now)))
        warning = _warning(clock, terms, seat, rest)
        times.append(None if warning is None else rest.free_from(max(warning, now)))
        times.append(_order_time(clock, seat, rest))
    return min((at for at in times if at is not None), default=None)


def _order_time(clock: TurnClock, seat: Seat, rest: QuietTimes) -> int | None:
    """When what a seat has ordered answers: not while its holder rests, nor just when that ends."""
    at = clock.due.get(seat)
    return None if at is None else awake(at, rest)


def awake(at: int, rest: QuietTimes) -> int:
    """A time at which an order answers, put off while its giver rests."""
    free = rest.free_from(at)
    return at if free == at else free + at % DELAY


def delayed(since: int, chance: int) -> int:
    """When an order answers a question that came at a time: a while after it, by nothing but `chance`."""
    return since + DELAY_LEAST + chance % DELAY


def counting(clock: TurnClock, terms: TableSettings, seat: Seat, rest: QuietTimes) -> QuietTimes:
    """When the time of a seat that is awaited does not count: the rest of its holder, as the table agreed,
    and days away as long as the seat has any left."""
    if terms.rest == "none":
        return ALWAYS_THERE
    quiet = rest.quiet if terms.rest == "both" else None
    if rest.away is None:
        return QuietTimes(rest.zone, quiet)
    first = max(rest.away[0], clock.waits[seat].counts_from)
    last = min(rest.away[1], first + max(MOST_AWAY - clock.away.get(seat, 0), 0))
    return QuietTimes(rest.zone, quiet, (first, last) if first < last else None)


def struck(
    clock: TurnClock, terms: TableSettings, now: int, rests: Rests
) -> tuple[TurnClock, tuple[DueAction, ...]]:
    """What is to be done now, and the clock after that. Nobody is reminded while they rest. Answers by the
    stand-in change the clock when they are given."""
    acts: list[DueAction] = []
    clock = bounded(clock, terms, now)
    for seat, wait in clock.waits.items():
        rest = rests.get(seat, ALWAYS_THERE)
        until = deadline(clock, terms, seat, rest)
        if until is not None and until <= now:
            if terms.pace == "hard" or clock.absent(seat, terms):
                acts.append(DueAction("stand_in", seat))
                continue
            if not wait.late:
                acts.append(DueAction("late", seat))
                wait = msgspec.structs.replace(wait, late=True, warned=True, remind_at=None)
        elif not clock.stands and rest.free_from(now) == now:
            warning = _warning(clock, terms, seat, rest)
            if warning is not None and warning <= now:
                acts.append(DueAction("warn", seat))
                wait = msgspec.structs.replace(_reminded(wait, now), warned=True)
            elif wait.remind_at is not None and wait.remind_at <= now:
                acts.append(DueAction("remind", seat))
                wait = _reminded(wait, now)
        ordered = None if clock.stands else _order_time(clock, seat, rest)
        if ordered is not None and ordered <= now:
            acts.append(DueAction("order", seat))
        clock = _with(clock, seat, wait)
    return clock, tuple(acts)


def _reminded(wait: OpenQuestion, now: int) -> OpenQuestion:
    """The question after a reminder: the next one is further off, and after the last there is none. What
    came late (the bot was not running, the player at rest) is not made up for."""
    count = wait.reminded + 1
    following = now + RHYTHM[count] if count < len(RHYTHM) and wait.remind_at is not None else None
    return msgspec.structs.replace(wait, reminded=count, remind_at=following)
