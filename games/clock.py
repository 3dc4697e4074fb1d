"""The clock of a table as a value: who has been awaited since when, what is left of their time, and when
something is next to be done about it. Nothing here touches the store or a real clock.

Whether a moment counts depends on when a player rests (`games.rest`). A commit knows nothing of that: it
asks to be looked at when something may be due at the earliest, and who looks then reckons exactly.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from games.core import Seat
from games.rest import Rest
from games.terms import HOUR, Terms

RHYTHM = (20 * HOUR, 28 * HOUR, 48 * HOUR, 96 * HOUR)
"""From the question to the first reminder, from that to the second …; after the last there is silence."""

WARNING = 4
"""A player is warned when a quarter of the time is left."""

DELAY_LEAST, DELAY = 3 * HOUR // 60, 27 * HOUR // 60
"""Where orders are delayed, they answer so long after the question at least, and up to so much later."""

ABSENT_AFTER = 2
"""Who has let so many deadlines pass in a row is absent: the stand-in waits for them no longer."""

Rests = Mapping[Seat, Rest]
ALWAYS_THERE = Rest()


class Wait(msgspec.Struct, frozen=True):
    """A question that a seat is being asked. `since` is when it came; `used` is the time counted up to
    `counts_from`, from which on it is still to be counted. `remind_at`: the next reminder; `warned`: of the
    deadline; `late`: that it has passed has been said; `silent`: "not now"."""

    since: int
    counts_from: int
    used: int = 0
    remind_at: int | None = None
    reminded: int = 0
    warned: bool = False
    late: bool = False
    silent: bool = False


class Clock(msgspec.Struct, frozen=True):
    """`waits` are those awaited; `spent` is what seats have used of their bank; `missed` how many deadlines
    in a row they have let pass; `gone` are seats whose holder has left; `paused_at`: time stands still.
    `due`: when what a seat has ordered answers, where the terms delay that."""

    waits: dict[Seat, Wait] = {}
    spent: dict[Seat, int] = {}
    missed: dict[Seat, int] = {}
    gone: tuple[Seat, ...] = ()
    paused_at: int | None = None
    due: dict[Seat, int] = {}

    def absent(self, seat: Seat, terms: Terms) -> bool:
        """Whether the stand-in answers for a seat without waiting."""
        return seat in self.gone or (terms.pace == "hard" and self.missed.get(seat, 0) >= ABSENT_AFTER)

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


class Act(msgspec.Struct, frozen=True):
    """What is to be done now: a reminder, a warning that the time is running out, a word that it has run
    out, an answer by the stand-in, or by what was ordered."""

    what: Literal["remind", "warn", "late", "stand_in", "order"]
    seat: Seat


def load(data: bytes) -> Clock:
    """A clock as it was stored."""
    return msgspec.msgpack.decode(data, type=Clock) if data else Clock()


def after(
    clock: Clock,
    terms: Terms,
    waiting: Sequence[Seat],
    answered: Mapping[Seat, bool],
    now: int,
    rests: Rests,
) -> Clock:
    """The clock after a commit. `waiting`: the people awaited then; `answered`: who has, and whether
    themselves (by hand, or by what they had ordered) rather than a stand-in."""
    spent, missed, gone = dict(clock.spent), dict(clock.missed), clock.gone
    for seat, themselves in answered.items():
        if (wait := clock.waits.get(seat)) is not None and terms.pace == "hard":
            counts = counting(rests.get(seat, ALWAYS_THERE), terms)
            over = _used(wait, now, counts) - terms.answer_time
            spent[seat] = min(spent.get(seat, 0) + max(over, 0), terms.bank_time)
        if themselves:
            missed.pop(seat, None)
            gone = tuple(one for one in gone if one != seat)
        elif wait is not None:
            missed[seat] = missed.get(seat, 0) + 1
    kept = {seat: clock.waits[seat] for seat in waiting if seat in clock.waits and seat not in answered}
    waits = {seat: kept.get(seat) or asked(terms, now) for seat in waiting}
    due = {seat: at for seat, at in clock.due.items() if seat in kept}
    return Clock(waits, spent, missed, gone, clock.paused_at, due)


def asked(terms: Terms, now: int) -> Wait:
    """A question that comes now."""
    return Wait(now, now, remind_at=None if terms.pace == "none" else now + RHYTHM[0])


def deadline(clock: Clock, terms: Terms, seat: Seat, rest: Rest = ALWAYS_THERE) -> int | None:
    """Until when a seat is awaited, its bank included; None: as long as it takes."""
    return _reached(clock, terms, seat, rest, 0)


def _reached(clock: Clock, terms: Terms, seat: Seat, rest: Rest, left: int) -> int | None:
    """When so much of a seat's time is left."""
    wait = clock.waits[seat]
    if clock.paused_at is not None:
        return None
    if clock.absent(seat, terms):
        return wait.since
    if not terms.has_deadline:
        return None
    most = terms.answer_time + terms.bank_time - clock.spent.get(seat, 0)
    return rest.reach(wait.counts_from, max(most - wait.used - left, 0))


def _warning(clock: Clock, terms: Terms, seat: Seat, rest: Rest) -> int | None:
    """When a seat is to be told that its time is running out."""
    if clock.waits[seat].warned or clock.waits[seat].silent or clock.absent(seat, terms):
        return None
    return _reached(clock, terms, seat, rest, terms.answer_time // WARNING)


def _used(wait: Wait, now: int, rest: Rest) -> int:
    return wait.used + rest.counted(wait.counts_from, now)


def settled(clock: Clock, terms: Terms, seat: Seat, now: int, rest: Rest) -> Clock:
    """The clock with a seat's time counted up to now: before what counts as rest is changed."""
    if seat not in clock.waits or clock.paused_at is not None:
        return clock
    wait = clock.waits[seat]
    used = _used(wait, now, counting(rest, terms))
    counted = msgspec.structs.replace(wait, used=used, counts_from=max(now, wait.since))
    return _with(clock, seat, counted)


def paused(clock: Clock, terms: Terms, now: int, rests: Rests) -> Clock:
    """The clock standing still from now on."""
    for seat in clock.waits:
        clock = settled(clock, terms, seat, now, rests.get(seat, ALWAYS_THERE))
    return msgspec.structs.replace(clock, paused_at=now)


def resumed(clock: Clock, terms: Terms, now: int) -> Clock:
    """The clock going on; reminders begin anew, but for who is late already or has said “not now”."""
    remind = asked(terms, now).remind_at
    waits = {
        seat: msgspec.structs.replace(
            wait, counts_from=now, remind_at=None if wait.late or wait.silent else remind, reminded=0
        )
        for seat, wait in clock.waits.items()
    }
    return msgspec.structs.replace(clock, waits=waits, paused_at=None)


def under(clock: Clock, terms: Terms, now: int) -> Clock:
    """The clock when the terms have changed to these: the time for the present questions is counted from
    now on."""
    waits = {
        seat: msgspec.structs.replace(asked(terms, now), since=wait.since)
        for seat, wait in clock.waits.items()
    }
    return msgspec.structs.replace(clock, waits=waits)


def silenced(clock: Clock, seat: Seat) -> Clock:
    """“Not now”: no more reminders for the present question. Its deadline stays."""
    if seat not in clock.waits:
        return clock
    return _with(clock, seat, msgspec.structs.replace(clock.waits[seat], remind_at=None, silent=True))


def returned(clock: Clock, seat: Seat, now: int) -> Clock:
    """Who was absent is back, and has the whole time for the present question."""
    missed = {one: count for one, count in clock.missed.items() if one != seat}
    gone = tuple(one for one in clock.gone if one != seat)
    clock = msgspec.structs.replace(clock, missed=missed, gone=gone)
    if seat in clock.waits:
        clock = _with(clock, seat, msgspec.structs.replace(clock.waits[seat], counts_from=now, used=0))
    return clock


def left_server(clock: Clock, seat: Seat) -> Clock:
    """The holder of a seat has left the server."""
    return msgspec.structs.replace(clock, gone=tuple({*clock.gone, seat}))


def without(clock: Clock, seat: Seat) -> Clock:
    """The clock when nobody waits for a person in this seat any more."""
    clock = returned(clock, seat, 0)
    return msgspec.structs.replace(clock, waits={at: wait for at, wait in clock.waits.items() if at != seat})


def new_holder(clock: Clock, terms: Terms, seat: Seat, now: int) -> Clock:
    """The seat has another holder, who has the whole time; what is left of the bank goes with the seat."""
    clock = returned(clock, seat, now)
    return _with(clock, seat, asked(terms, now)) if seat in clock.waits else clock


def _with(clock: Clock, seat: Seat, wait: Wait) -> Clock:
    return msgspec.structs.replace(clock, waits={**clock.waits, seat: wait})


def next_time(clock: Clock, terms: Terms, rests: Rests, now: int = 0) -> int | None:
    """When something is next to be done, exactly if `rests` are known, else at the earliest. What should have
    been said before `now` to somebody who rests is said when they don't."""
    if clock.paused_at is not None:
        return None
    times: list[int | None] = []
    for seat, wait in clock.waits.items():
        rest = rests.get(seat, ALWAYS_THERE)
        times.append(None if wait.remind_at is None else rest.free_from(max(wait.remind_at, now)))
        counts = counting(rest, terms)
        if not wait.late:
            times.append(deadline(clock, terms, seat, counts))
        warning = _warning(clock, terms, seat, counts)
        times.append(None if warning is None else rest.free_from(max(warning, now)))
        times.append(_order_time(clock, seat, rest))
    return min((at for at in times if at is not None), default=None)


def _order_time(clock: Clock, seat: Seat, rest: Rest) -> int | None:
    """When what a seat has ordered answers: not while its holder rests, nor just when that ends."""
    at = clock.due.get(seat)
    return None if at is None else awake(at, rest)


def awake(at: int, rest: Rest) -> int:
    """A time at which an order answers, put off while its giver rests."""
    free = rest.free_from(at)
    return at if free == at else free + at % DELAY


def delayed(since: int, chance: int) -> int:
    """When an order answers a question that came at a time: a while after it, by nothing but `chance`."""
    return since + DELAY_LEAST + chance % DELAY


def counting(rest: Rest, terms: Terms) -> Rest:
    """When a player's time does not count, as the table agreed."""
    if terms.rest == "none":
        return ALWAYS_THERE
    return rest if terms.rest == "both" else msgspec.structs.replace(rest, quiet=None)


def struck(clock: Clock, terms: Terms, now: int, rests: Rests) -> tuple[Clock, tuple[Act, ...]]:
    """What is to be done now, and the clock after that. Nobody is reminded while they rest. Answers by the
    stand-in change the clock when they are given."""
    acts: list[Act] = []
    if clock.paused_at is not None:
        return clock, ()
    for seat, wait in clock.waits.items():
        rest = rests.get(seat, ALWAYS_THERE)
        counts = counting(rest, terms)
        until = deadline(clock, terms, seat, counts)
        if until is not None and until <= now:
            if terms.pace == "hard" or clock.absent(seat, terms):
                acts.append(Act("stand_in", seat))
                continue
            if not wait.late:
                acts.append(Act("late", seat))
                wait = msgspec.structs.replace(wait, late=True, warned=True, remind_at=None)
        elif rest.free_from(now) == now:
            warning = _warning(clock, terms, seat, counts)
            if warning is not None and warning <= now:
                acts.append(Act("warn", seat))
                wait = msgspec.structs.replace(_reminded(wait, now), warned=True)
            elif wait.remind_at is not None and wait.remind_at <= now:
                acts.append(Act("remind", seat))
                wait = _reminded(wait, now)
        ordered = _order_time(clock, seat, rest)
        if ordered is not None and ordered <= now:
            acts.append(Act("order", seat))
        clock = _with(clock, seat, wait)
    return clock, tuple(acts)


def _reminded(wait: Wait, now: int) -> Wait:
    """The question after a reminder: the next one is further off, and after the last there is none. What
    came late (the bot was not running, the player at rest) is not made up for."""
    count = wait.reminded + 1
    following = now + RHYTHM[count] if count < len(RHYTHM) and wait.remind_at is not None else None
    return msgspec.structs.replace(wait, reminded=count, remind_at=following)
