"""A pool of the calls that all processes together may make. Each process draws what it needs from it.

Discord counts calls per token, and tables are spread unevenly over processes, so calls go to the process that
has something to send. The pool is one small value in the shared database. For each process it holds the share
of all calls that the process has put in, and the calls drawn lately. Times are the database's, in
milliseconds.

A process's share leaves the pool `LEASE_MS` after its last sign of life. From then on the process uses it by
itself, so without the database each has an equal share. No call is counted on twice: a share can be drawn
from one second after it is put in, when none of the process's own calls counts any more.
"""

from collections.abc import Mapping

import msgspec

SECOND_MS = 1000
"""Milliseconds in which Discord allows the calls in the pool."""

LEASE_MS = 3000
"""Milliseconds for which a share stays in the pool after the process's last sign of life."""

LONGEST_MS = 1000
"""Maximum milliseconds between drawing a call and making it."""

UNHEARD_MS = 1500
"""Milliseconds for which a call without an answer counts. Its process reports the call again before that."""


BEFORE = ""
"""Owner of the calls of an ended process whose name another process has now."""


class PoolMember(msgspec.Struct):
    """A process that makes only calls that it draws. `share`: the calls it has put in, from `since` to
    `until`. `of`: the total number of shards, which identifies the fleet. `short`: number of calls that it
    last wanted and did not get."""

    share: int
    of: int
    since: int
    until: int
    short: int = 0


class DrawnCalls(msgspec.Struct):
    """Calls of a process, made or just drawn. They count until `until`. (Times are rounded down to a
    millisecond, so one is added wherever a full second must have passed.)"""

    owner: str
    calls: int
    until: int


class CallPool(msgspec.Struct):
    """The whole pool."""

    members: dict[str, PoolMember] = {}
    drawn: list[DrawnCalls] = []

    def kept(self, now: int) -> "CallPool":
        """The pool without expired entries. If the database's clock was set back, times in the future are
        limited as if they were set now."""
        members = {}
        for owner, one in self.members.items():
            if (until := min(one.until, now + LEASE_MS)) > now:
                members[owner] = PoolMember(one.share, one.of, min(one.since, now), until, one.short)
        last = now + LONGEST_MS + UNHEARD_MS + 1
        drawn = [
            DrawnCalls(one.owner, one.calls, min(one.until, last)) for one in self.drawn if one.until > now
        ]
        return CallPool(members, drawn)

    def used(self, owner: str) -> int:
        """Number of a process's calls that count now."""
        return sum(one.calls for one in self.drawn if one.owner == owner)

    def free(self, now: int, of: int, most: int) -> int:
        """Number of calls left of what the processes of a fleet have put in, and at most of `most`."""
        put_in = sum(
            one.share for one in self.members.values() if one.of == of and one.since + SECOND_MS < now
        )
        return max(0, min(put_in, most) - sum(one.calls for one in self.drawn))

    def spoken_for(self, owner: str) -> int:
        """Number of calls that others are short of, up to the share of each. A process that wants more than
        its share leaves them these."""
        wanted = 0
        for other, one in self.members.items():
            if other != owner:
                wanted += max(0, min(one.share - self.used(other), one.short))
        return wanted

    def changes_at(self, now: int) -> int:
        """The next time at which there may be more to draw."""
        times = [one.until for one in self.drawn]
        times += [one.since + SECOND_MS + 1 for one in self.members.values()]
        return min([at for at in times if at > now], default=now + SECOND_MS)


class CallShare(msgspec.Struct, frozen=True):
    """What a process puts in: `calls` of the `most` that all have together, in a fleet of `of` shards."""

    owner: str
    calls: int
    of: int
    most: int


class CallsMade(msgspec.Struct, frozen=True):
    """What a process reports about its calls: the number that still count, by the milliseconds left, and
    whether this is its first report. In that case an earlier process of its name may have made calls too."""

    counting: Mapping[int, int] = {}
    first: bool = False


def draw_calls(
    pool: CallPool, now: int, share: CallShare, made: CallsMade, wanted: int, valid_ms: int
) -> tuple[CallPool, int]:
    """A process wants calls. Returns the new pool and the number of calls it gets, valid for `valid_ms`
    from `now`. Calls that it drew before and did not make are given back."""
    kept = pool.kept(now)
    drawn = [one for one in kept.drawn if one.owner != share.owner]
    if made.first:
        before = [one for one in kept.drawn if one.owner == share.owner]
        drawn += [DrawnCalls(BEFORE, one.calls, min(one.until, now + SECOND_MS + 1)) for one in before]
    drawn += [DrawnCalls(share.owner, calls, now + left + 1) for left, calls in made.counting.items()]
    after = CallPool(kept.members, drawn)
    since = after.members[share.owner].since if share.owner in after.members else now
    after.members[share.owner] = PoolMember(share.calls, share.of, since, now + LEASE_MS)
    free = after.free(now, share.of, share.most)
    of_own = share.calls - after.used(share.owner)
    calls = max(0, min(wanted, free, max(of_own, free - after.spoken_for(share.owner))))
    if calls:
        after.drawn.append(DrawnCalls(share.owner, calls, now + valid_ms + UNHEARD_MS + 1))
    after.members[share.owner].short = wanted - calls
    return after, calls
