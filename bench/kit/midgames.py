"""Tables in the middle of random games."""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec

from db import LogEntry, NewTable, SeatHolder, SqliteStore, TableChange
from games.core import Seat, Title, engine
from games.core.chance import Secret, commitment
from games.manager.storage.outbox_items import Hand, Post
from kit.seat_counts import seats_near
from kit.simulated import now
from soak.sitting import PEOPLE

MOVES = (20, 90)
"""Minimum and maximum number of random moves that have been made."""

Person = tuple[int, str]
"""A user's id and name."""


def midgame(title: Title, rng: random.Random) -> tuple[bytes, bytes]:
    """A position in the middle of a random game, and the secret of its draws."""
    secret = rng.randbytes(32)
    game = engine.start(title, seats_near(title), title.options(), Secret(secret)).game
    for _ in range(rng.randint(*MOVES)):
        seat, move = engine.random_answer(game, rng)
        after = engine.play(title, game, seat, move, Secret(secret)).game
        if after.over:
            break
        game = after
    return title.save(game), secret


def table_at(
    title: Title, snapshot: bytes, secret: bytes, guild: int, channel: int, people: Sequence[Person]
) -> NewTable:
    """A running table at a position. The first of the people is its host."""
    seats = tuple(SeatHolder(at, user, name) for at, (user, name) in enumerate(people[: seats_near(title)]))
    return NewTable(
        guild_id=guild,
        channel_id=channel,
        title=title.id,
        language="en",
        host_user=people[0][0],
        at=now(),
        status="running",
        options=msgspec.msgpack.encode(title.options()),
        snapshot=snapshot,
        state_version=title.state_version,
        secret=secret,
        commitment=commitment(secret),
        seats=seats,
    )


async def fill(
    title: Title, database: Path, channels: Sequence[int], users: Sequence[int], owed: bool
) -> int:
    """Fill a database with such tables. Returns the bytes of their states. `owed`: each has its post and
    hands in the outbox. `bench.beside.filling` calls this function in every worktree."""
    rng = random.Random(2)
    people = list(zip(users, PEOPLE, strict=False))
    size = 0
    async with await SqliteStore.open(database) as store:
        for channel in channels:
            snapshot, secret = midgame(title, rng)
            new = table_at(title, snapshot, secret, 1, channel, people)
            table_id = await store.create(msgspec.structs.replace(new, language="ja"))
            if owed:
                await store.commit(_announced(table_id, channel, users))
            size += len(snapshot)
    return size


def _announced(table_id: int, channel: int, users: Sequence[int]) -> TableChange:
    """A log entry that must be announced in the channel and to all hands."""
    at = now()
    owed = [Post(channel).due(at), *[Hand(user, Seat(seat)).due(at) for seat, user in enumerate(users)]]
    return TableChange(
        table_id=table_id,
        expected_entry_no=0,
        at=at,
        entries=(LogEntry(kind="drawn"),),
        outbox_items=tuple(owed),
    )
