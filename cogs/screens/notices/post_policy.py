"""The one living post of a table: whether it is edited or posted anew, and who is called by it.

It is edited while the same thing goes on. It is posted anew in a new chapter of the game, in another
channel, when it has scrolled away, and when play has passed to somebody who must be called. Whoever has
just been here sees the edit, and is called a while later if nothing came. Nobody is called twice for one
question.

An edit calls nobody, so where days pass between the answers nearly every one needs a post of its own. So that
the channel does not fill with pictures of one round, such a post takes the place of the last one: it tells
all that has happened in its chapter, and the last one goes. What stays is a post for each chapter.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.notices.turn_notices import Manner
from db import Logged
from games.core import Seat
from games.manager.model.table import Table, chapter
from games.manager.people.restored import Restored

PRESENT = 120_000
"""Milliseconds after an act of theirs during which people are taken to be looking."""

SCROLLED = 10
"""So many messages after a post leave it in sight; more don't."""

LOBBY = "lobby"

START = 1
"""The entry with which a game begins. The post that tells it publishes the commitment to all chance, and is
never taken away."""


Message = tuple[int, int]
"""A message: its channel and its id."""


class EarlierPost(msgspec.Struct, frozen=True):
    """A post of a chapter that is over: the message, the first entry it tells and the last."""

    channel: int
    message: int
    first: int
    last: int


class PostMemory(msgspec.Struct, frozen=True):
    """What is remembered of a post: the entry it tells from; the channel and the chapter it belongs to;
    for each seat the last entry of its own that is known, and the one at which it was last called (its
    question is the one after it). Of what stands in channels besides it: the lobby's `card`, and the posts of
    chapters that are over (`stays`). `restored`: what it says of the backup that the table comes from."""

    first: int = 1
    channel: int = 0
    chapter: str = LOBBY
    answered: Mapping[int, int] = {}
    called: Mapping[int, int] = {}
    card: Message | None = None
    stays: tuple[EarlierPost, ...] = ()
    restored: Restored | None = None

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


class PostPlan(msgspec.Struct, frozen=True):
    """What becomes of the post. `anew`: it is posted anew, and `call` are the users told of it; `replaces`:
    the last one goes, for the new one tells the same and more; `look`: it may have scrolled away, since play
    has passed on; `later`: when whoever is not called yet should be; `letters`: the
    seats that are told by direct message."""

    anew: bool
    note: PostMemory
    call: tuple[int, ...] = ()
    replaces: bool = False
    look: bool = False
    later: int | None = None
    letters: tuple[Seat, ...] = ()


Manners = Mapping[Seat, Manner]
USUAL = Manner()
"""How people are told who have said nothing of it."""


def note_of(data: bytes) -> PostMemory:
    """The note as it was saved."""
    return msgspec.msgpack.decode(data, type=PostMemory) if data else PostMemory()


def plan(
    table: Table,
    told_to: int,
    note: PostMemory,
    entries: Sequence[Logged],
    acts: Mapping[int, int],
    now: int,
    present: int,
    manners: Manners = MappingProxyType({}),
) -> PostPlan:
    """What becomes of the post that tells up to entry `told_to`. `entries` are those after it, `acts` when
    users last did something here, `present` how long they are taken to be looking."""
    answered = {**note.answered, **_last(entries)}
    waiting = [seat for seat in table.awaited() if table.seats[seat].user_id is not None]
    uncalled = [seat for seat in waiting if note.called.get(seat) != answered.get(seat, 0)]
    leaves = {seat: acts.get(table.seats[seat].user_id or 0, 0) + present for seat in uncalled}
    resting = {seat: free for seat in uncalled if (free := manners.get(seat, USUAL).free_from) > now}
    gone = [
        seat for seat, until in leaves.items() if seat not in resting and not now < until <= now + present
    ]
    movers = {entry.seat for entry in entries if entry.cause != "forced"}
    part = chapter(table.title, table.game)
    over = table.status == "cancelled"
    if not over and (bool(gone) or part != note.chapter or note.channel != table.channel_id):
        return anew(table, told_to, note, entries, now, manners, stays=True)
    kept = msgspec.structs.replace(note, answered=answered)
    later = min(
        (resting.get(seat, until) for seat, until in leaves.items() if seat not in gone), default=None
    )
    return PostPlan(
        False, kept, look=any(seat not in movers for seat in waiting), later=None if over else later
    )


def anew(
    table: Table,
    told_to: int,
    note: PostMemory,
    entries: Sequence[Logged],
    now: int = 0,
    manners: Manners = MappingProxyType({}),
    stays: bool = False,
) -> PostPlan:
    """A new post, whatever became of the last one: all who are awaited and not called yet are called, each
    as they want it; who rests, afterwards. `stays`: the last one is still there to be read, so that nothing
    it tells is told twice unless the new one takes its place."""
    answered = {**note.answered, **_last(entries)}
    waiting = {seat: user for seat in table.awaited() if (user := table.seats[seat].user_id) is not None}
    manner = {seat: manners.get(seat, USUAL) for seat in waiting}
    uncalled = [seat for seat in waiting if note.called.get(seat) != answered.get(seat, 0)]
    told = [seat for seat in uncalled if manner[seat].free_from <= now]
    later = min((manner[seat].free_from for seat in uncalled if seat not in told), default=None)
    call = tuple(waiting[seat] for seat in told if manner[seat].mention)
    letters = tuple(seat for seat in told if manner[seat].letter)
    known = [seat for seat in waiting if seat in told or seat not in uncalled]
    called = {int(seat): answered.get(seat, 0) for seat in known}
    part = chapter(table.title, table.game)
    goes_on = part == note.chapter and table.channel_id == note.channel
    replaces = goes_on and note.first > START
    first = told_to + 1 if not replaces and (entries or (stays and goes_on)) else note.first
    kept = msgspec.structs.replace(
        note,
        first=first,
        channel=table.channel_id,
        chapter=part,
        answered=answered,
        called=called,
        restored=note.restored if goes_on else None,
    )
    return PostPlan(True, kept, call, replaces, later=later, letters=letters)


def after_restore(
    table: Table,
    told_to: int,
    note: PostMemory,
    entries: Sequence[Logged],
    restored: Restored,
    now: int,
    manners: Manners,
) -> PostPlan:
    """A new post of a table that was restored, and says so. All who are awaited are called: what they have
    answered since the backup is lost."""
    made = anew(table, told_to, msgspec.structs.replace(note, called={}), entries, now, manners, stays=True)
    return msgspec.structs.replace(made, note=msgspec.structs.replace(made.note, restored=restored))


def _last(entries: Iterable[Logged]) -> dict[int, int]:
    """The last entry of each seat."""
    return {entry.seat: entry.seq for entry in entries if entry.seat is not None}


def told_by(components: Sequence[Any], table_id: int) -> int | None:
    """The entry that a message tells up to, if it is a post of this table: by its buttons' ids."""
    for id in ids_of(components):
        try:
            found = ids.read(id)
        except ids.BadId:
            continue
        if isinstance(found, ids.UnderPost) and found.table == table_id and found.what == "move":
            return found.seq
    return None


def says(components: Sequence[Any], text: str) -> bool:
    """Whether this stands in a text of a message."""
    return any(
        text in getattr(component, "content", "") or says(getattr(component, "children", ()), text)
        for component in components
    )


def ids_of(components: Sequence[Any]) -> list[str]:
    """All ids of buttons and menus of a message, nested ones included."""
    found: list[str] = []
    for component in components:
        id = getattr(component, "custom_id", None)
        if id is not None:
            found.append(id)
        found += ids_of(getattr(component, "children", ()))
    return found
