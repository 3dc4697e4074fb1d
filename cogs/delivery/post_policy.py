"""The single current post of a table: decides whether it is edited or posted again, and whom it mentions.

It is edited within a chapter of the game. It is posted again in a new chapter, in another channel, and when
it has scrolled out of sight. If the person whose answer began the chapter is awaited first and is still here,
the chapter's post waits until play passes on, and mentions the next one then. A person who was just active
sees the edit, and is mentioned later if they don't answer. Nobody is mentioned twice for one question.

An edit notifies nobody. So somebody who is away and newly awaited is mentioned by a short message after
the post; the next such message takes its place. It also mentions players who are certain to be asked later
and can already answer, with standing orders or a premove. When their turn comes the message is edited; they
are mentioned again only if they have not answered within `AHEAD` of the mention. A post that is sent again in
its chapter repeats what the previous one told, and the previous one is deleted. One post per chapter stays.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from cogs.delivery.notify_by import NotifyBy
from db import Logged
from games.core import Seat
from games.core.decoding import decoded
from games.manager.model.durations import HOUR
from games.manager.model.table import Table, chapter
from games.manager.storage.outbox_items import RestoredBackup

AHEAD = 8 * HOUR
"""Milliseconds for which a mention counts that came before its question."""

SCROLLED = 10
"""Maximum number of messages after a post that leave it in sight."""

LOBBY = "lobby"

START = 1
"""The entry with which a game starts. The post that tells it publishes the commitment to all chance, and is
never deleted."""


PostRef = tuple[int, int]
"""A message: its channel's id and its own."""


class EarlierPost(msgspec.Struct, frozen=True):
    """A post of a past chapter: the message, and the first and last entry it tells."""

    channel: int
    message: int
    first: int
    last: int


class PostMemory(msgspec.Struct, frozen=True):
    """What is stored about a table's post.

    - the first entry it tells, its channel and its chapter
    - for each seat, the last known entry of its own, and the one at which it was last mentioned (its question
      follows that entry)
    - other messages: the lobby's `card`, and the posts of past chapters (`earlier`)
    - `restored`: what it says about the backup the table was restored from
    - `mention`: the short message after it that mentions somebody
    - `early`: the seats that were mentioned before their question came, and when"""

    first: int = 1
    channel: int = 0
    chapter: str = LOBBY
    answered: Mapping[int, int] = {}
    notified: Mapping[int, int] = msgspec.field(name="called", default={})
    card: PostRef | None = None
    earlier: tuple[EarlierPost, ...] = msgspec.field(name="stays", default=())
    restored: RestoredBackup | None = None
    mention: PostRef | None = msgspec.field(name="beside", default=None)
    early: Mapping[int, int] = {}

    def save(self) -> bytes:
        return msgspec.msgpack.encode(self)


class PostPlan(msgspec.Struct, frozen=True):
    """What to do with the post.

    - `new_post`: post it again; otherwise it is edited. `mentions`: the users to mention, in the new post or
      in a short message after the edited one
    - `replaces`: delete the previous post, because the new one tells everything it did
    - `check_sight`: check whether it has scrolled out of sight, since somebody else is awaited now
    - `mention_answered`: the questions that the last short message was for are answered
    - `edit_mention`: the last short message is still for somebody who was mentioned early, so it is edited
    - `mention_at`: when to mention those who are not mentioned yet
    - `direct_messages`: the seats to notify by direct message"""

    new_post: bool
    memory: PostMemory
    mentions: tuple[int, ...] = ()
    replaces: bool = False
    check_sight: bool = False
    mention_answered: bool = False
    edit_mention: bool = False
    mention_at: int | None = None
    direct_messages: tuple[Seat, ...] = ()


USUAL = NotifyBy()
"""How people are notified who have not chosen otherwise."""


class PostSituation(msgspec.Struct, frozen=True):
    """What a plan is made from: the post tells up to entry `told_to`, and `entries` are the later ones.
    `memory` is what is stored about it. `notify`: how people want to be told, if not as usual."""

    table: Table
    told_to: int
    memory: PostMemory
    entries: Sequence[Logged]
    now: int = 0
    notify: Mapping[Seat, NotifyBy] = MappingProxyType({})

    @property
    def chapter(self) -> str:
        """The present chapter of the game."""
        return chapter(self.table.title, self.table.game)

    def answered(self) -> dict[int, int]:
        """For each seat, the last known entry of its own."""
        later = {entry.seat: entry.entry_no for entry in self.entries if entry.seat is not None}
        return {**self.memory.answered, **later}

    def notify_by(self, seat: Seat) -> NotifyBy:
        """How the holder of a seat wants to be told."""
        return self.notify.get(seat, USUAL)

    def waiting(self) -> dict[Seat, int]:
        """The people who are awaited, by seat."""
        return self.table.awaited_people(self.table.game)

    def unnotified(self) -> list[Seat]:
        """The awaited seats that were not notified of their question."""
        answered, notified = self.answered(), self.memory.notified
        return [seat for seat in self.waiting() if notified.get(seat) != answered.get(seat, 0)]

    def early(self) -> dict[int, int]:
        """The seats that were mentioned before their question and have not answered since, and when."""
        answered, memory = self.answered(), self.memory
        return {
            seat: at
            for seat, at in memory.early.items()
            if memory.notified.get(seat) == answered.get(seat, 0)
        }

    def second_mentions(self) -> list[int]:
        """When those are mentioned again who were mentioned before their question."""
        waiting = self.waiting()
        return [at + AHEAD + 1 for seat, at in self.early().items() if seat in waiting]

    def movers(self) -> set[int | None]:
        """The seats that have answered by themselves since the post."""
        return {entry.seat for entry in self.entries if entry.cause != "forced"}

    def noting(self, **changes: Any) -> "PostSituation":
        """The same with another memory of the post."""
        return msgspec.structs.replace(self, memory=msgspec.structs.replace(self.memory, **changes))


def stored_post(data: bytes) -> PostMemory:
    """The stored record, decoded."""
    return decoded(data, PostMemory) if data else PostMemory()


def plan(situation: PostSituation, acts: Mapping[int, int], present: int) -> PostPlan:
    """What to do with the post. `acts` says when users last did something here, and `present` for how many
    milliseconds they count as present."""
    situation = _timely(situation)
    if situation.table.status == "cancelled":
        return msgspec.structs.replace(_edit(situation), mention_answered=True, edit_mention=False)
    mention_times = _mention_times(situation, acts, present)
    somebody_is_away = situation.now in mention_times
    if _begins_new_post(situation, somebody_is_away):
        return new_post(situation, last_exists=True)
    if somebody_is_away:
        edit = msgspec.structs.replace(_edit(situation), check_sight=True, edit_mention=False)
        return _notifying(edit, situation)
    mention_at = min([*mention_times, *situation.second_mentions()], default=None)
    return msgspec.structs.replace(_edit(situation), mention_at=mention_at)


def _mention_times(situation: PostSituation, acts: Mapping[int, int], present: int) -> list[int]:
    """When each awaited seat that is not yet notified is to be mentioned: after its quiet hours, when its
    holder ceases to count as present, or now, because its holder is away."""
    now, waiting, times = situation.now, situation.waiting(), []
    for seat in situation.unnotified():
        free_from = situation.notify_by(seat).free_from
        present_until = acts.get(waiting[seat], 0) + present
        is_present = now < present_until <= now + present  # a later act: the clock was set back
        if free_from > now:
            times.append(free_from)
        else:
            times.append(present_until if is_present else now)
    return times


def _begins_new_post(situation: PostSituation, somebody_is_away: bool) -> bool:
    """Whether the channel is another, or a new chapter needs its post. That waits while the only people
    awaited are those who have begun the chapter, and they are still here."""
    memory = situation.memory
    if memory.channel != situation.table.channel_id:
        return True
    if situation.chapter == memory.chapter:
        return False
    return memory.chapter == LOBBY or somebody_is_away or not _awaits_only_movers(situation)


def _awaits_only_movers(situation: PostSituation) -> bool:
    """Whether every awaited person has just answered, and other people play too."""
    waiting, seats = situation.waiting(), situation.table.seats
    others = any(one.user_id is not None for seat, one in enumerate(seats) if Seat(seat) not in waiting)
    return bool(waiting) and others and situation.movers().issuperset(waiting)


def _edit(situation: PostSituation) -> PostPlan:
    """An edit that mentions nobody."""
    answered = _mention_answered(situation)
    return PostPlan(
        False,
        msgspec.structs.replace(situation.memory, answered=situation.answered()),
        check_sight=not situation.movers().issuperset(situation.waiting()),
        mention_answered=answered,
        edit_mention=not answered and bool(situation.early()),
    )


def _mention_answered(situation: PostSituation) -> bool:
    """Whether the last short message is for nobody any more: whoever is awaited is not yet notified, and
    nobody who was mentioned early is asked next."""
    everybody_new = len(situation.unnotified()) == len(situation.waiting())
    return everybody_new and situation.early().keys().isdisjoint(situation.table.asked_next())


def _timely(situation: PostSituation) -> PostSituation:
    """The same without the record of mentions that came too long before their question."""
    memory = situation.memory
    early = {seat: at for seat, at in memory.early.items() if 0 <= situation.now - at <= AHEAD}
    notified = {
        seat: entry for seat, entry in memory.notified.items() if seat in early or seat not in memory.early
    }
    return situation.noting(notified=notified, early=early)


def _notifying(made: PostPlan, situation: PostSituation) -> PostPlan:
    """The plan with everybody notified who is awaited and not yet notified, in the way they chose; those in
    quiet hours later. If that mentions somebody, those who can answer ahead are mentioned too."""
    table, now = situation.table, situation.now
    answered, waiting = situation.answered(), situation.waiting()
    by = {seat: situation.notify_by(seat) for seat in waiting}
    unnotified = situation.unnotified()
    due = [seat for seat in unnotified if by[seat].free_from <= now]
    known = [seat for seat in waiting if seat in due or seat not in unnotified]
    mentions = [waiting[seat] for seat in due if by[seat].mention]
    notified = {int(seat): answered.get(seat, 0) for seat in known}
    early = situation.early()
    later = [by[seat].free_from for seat in unnotified if seat not in due]
    later += situation.second_mentions()
    if mentions:
        for seat, user in table.asked_next().items():
            if seat not in early and _welcomes_early_mention(table, seat, situation.notify_by(seat), now):
                early[int(seat)] = now
                mentions.append(user)
    notified |= {seat: answered.get(seat, 0) for seat in early}
    return msgspec.structs.replace(
        made,
        memory=msgspec.structs.replace(made.memory, notified=notified, early=early),
        mentions=tuple(mentions),
        mention_at=min(later, default=None),
        direct_messages=tuple([seat for seat in due if by[seat].direct_message]),
    )


def _welcomes_early_mention(table: Table, seat: Seat, by: NotifyBy, now: int) -> bool:
    """Whether a mention before the question is welcome. Where orders are delayed, nothing may show that there
    is one."""
    given = table.given_by(seat)
    shows = bool(given.orders or given.premoves) and table.settings.orders == "at_once"
    return by.mention and by.free_from <= now and not shows


def new_post(situation: PostSituation, last_exists: bool = False) -> PostPlan:
    """A new post, whatever became of the last one. It mentions everybody who is awaited and not yet
    mentioned, in the way they chose; those in quiet hours later. `last_exists`: the last post does, so its
    entries are repeated only if the new one replaces it."""
    situation = _timely(situation)
    table, memory = situation.table, situation.memory
    goes_on = situation.chapter == memory.chapter and table.channel_id == memory.channel
    replaces = goes_on and memory.first > START
    tells_news = not replaces and (situation.entries or (last_exists and goes_on))
    kept = msgspec.structs.replace(
        memory,
        first=situation.told_to + 1 if tells_news else memory.first,
        channel=table.channel_id,
        chapter=situation.chapter,
        answered=situation.answered(),
        restored=memory.restored if goes_on else None,
        mention=None,
    )
    return _notifying(PostPlan(True, kept, replaces=replaces), situation)


def after_restore(situation: PostSituation, restored: RestoredBackup) -> PostPlan:
    """A new post of a restored table, which says so. It mentions everybody who is awaited, because answers
    since the backup are lost."""
    made = new_post(situation.noting(notified={}), last_exists=True)
    return msgspec.structs.replace(made, memory=msgspec.structs.replace(made.memory, restored=restored))
