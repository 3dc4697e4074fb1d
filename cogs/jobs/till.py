"""The till: the calls that all processes of a fleet may make together, out of which each draws what it needs.

Discord counts by the token, and tables lie unevenly: so calls belong to whoever has something to send. The
till is one small value in the database that the processes share. It has, of each process, the part of all
calls that it has put in, and what was drawn lately. Times are the database's, in milliseconds.

What a process has put in is out of the till `LEASE` after its last word. Then the process makes so many calls
by itself: without the database each has its equal share. No two ever count on the same call: what a process
puts in can be drawn a second later, when none of its own calls counts any more.
"""

from collections.abc import Mapping

import msgspec

SECOND = 1000
"""Milliseconds in which Discord allows what is in the till."""

LEASE = 3000
"""For so long after its last word a process leaves its share in the till."""

LONGEST = 1000
"""Maximum of milliseconds after being drawn within which a call may be made."""

UNHEARD = 1500
"""Milliseconds for which a call without an answer counts. A process with such a call says so again before."""


BEFORE = ""
"""Whose the calls are of a process that has ended: another has its name now."""


class Member(msgspec.Struct):
    """A process that makes no calls but those it draws. `share` is what it has put in, from `since` to
    `until`; `of` tells the fleet (so many shards); `short`: so many it wanted last and did not get."""

    share: int
    of: int
    since: int
    until: int
    short: int = 0


class Drawn(msgspec.Struct):
    """Calls of a process, made or only drawn; they count until `until`. (A time has lost less than a
    millisecond: so one more is added wherever a second must have gone by.)"""

    owner: str
    calls: int
    until: int


class Till(msgspec.Struct):
    """All of it."""

    members: dict[str, Member] = {}
    drawn: list[Drawn] = []

    def kept(self, now: int) -> "Till":
        """The till without what is over. Should the database's clock have been set back, what seems to lie
        ahead counts as if it were of now."""
        members = {}
        for owner, one in self.members.items():
            if (until := min(one.until, now + LEASE)) > now:
                members[owner] = Member(one.share, one.of, min(one.since, now), until, one.short)
        last = now + LONGEST + UNHEARD + 1
        drawn = [Drawn(one.owner, one.calls, min(one.until, last)) for one in self.drawn if one.until > now]
        return Till(members, drawn)

    def used(self, owner: str) -> int:
        """The calls of a process that count now."""
        return sum(one.calls for one in self.drawn if one.owner == owner)

    def free(self, now: int, of: int, most: int) -> int:
        """The calls that are left of what the processes of a fleet have put in, and of `most` in any case."""
        put_in = sum(one.share for one in self.members.values() if one.of == of and one.since + SECOND < now)
        return max(0, min(put_in, most) - sum(one.calls for one in self.drawn))

    def spoken_for(self, owner: str) -> int:
        """The calls that others are short of, up to the share of each: who needs more leaves them these."""
        wanted = 0
        for other, one in self.members.items():
            if other != owner:
                wanted += max(0, min(one.share - self.used(other), one.short))
        return wanted

    def changes_at(self, now: int) -> int:
        """When next there may be more to draw."""
        times = [one.until for one in self.drawn]
        times += [one.since + SECOND + 1 for one in self.members.values()]
        return min([at for at in times if at > now], default=now + SECOND)


class Share(msgspec.Struct, frozen=True):
    """What a process puts in: `calls` of the `most` that all have, in a fleet with so many shards."""

    owner: str
    calls: int
    of: int
    most: int


class CallsMade(msgspec.Struct, frozen=True):
    """What a process says of its calls: how many count for how many milliseconds yet, and whether this is its
    first word, so that the process before it may have made calls, too."""

    counting: Mapping[int, int] = {}
    first: bool = False


def draw(till: Till, now: int, share: Share, made: CallsMade, wanted: int, valid: int) -> tuple[Till, int]:
    """The till after a process has said how many calls it wants, and how many it gets: these it may make for
    `valid` milliseconds from `now`. What it drew before and has not made, it makes no more."""
    kept = till.kept(now)
    drawn = [one for one in kept.drawn if one.owner != share.owner]
    if made.first:
        before = [one for one in kept.drawn if one.owner == share.owner]
        drawn += [Drawn(BEFORE, one.calls, min(one.until, now + SECOND + 1)) for one in before]
    drawn += [Drawn(share.owner, calls, now + left + 1) for left, calls in made.counting.items()]
    after = Till(kept.members, drawn)
    since = after.members[share.owner].since if share.owner in after.members else now
    after.members[share.owner] = Member(share.calls, share.of, since, now + LEASE)
    free = after.free(now, share.of, share.most)
    of_own = share.calls - after.used(share.owner)
    calls = max(0, min(wanted, free, max(of_own, free - after.spoken_for(share.owner))))
    if calls:
        after.drawn.append(Drawn(share.owner, calls, now + valid + UNHEARD + 1))
    after.members[share.owner].short = wanted - calls
    return after, calls
