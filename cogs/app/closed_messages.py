"""Direct messages that somebody does not take: tried again after a day, or as soon as they ask for one."""

import asyncio

from db import OutboxItem, Store, User, UserChange
from games.manager.services import Services

AGAIN = 86_400_000
"""Milliseconds after a refusal until a direct message is tried again."""

ASKED = 0
"""The time of the last refusal where the next direct message is to be tried at once."""


class ClosedMessages:
    """Who takes no direct messages, as far as is known."""

    def __init__(self, store: Store, tables: Services) -> None:
        self.store = store
        self.tables = tables
        self._finding = asyncio.Lock()

    def holds(self, user: User) -> bool:
        """Whether nothing is to be sent to a user now."""
        at = user.dm_closed_at
        return at is not None and self.tables.clock() < at + AGAIN

    async def found(self, table_id: int, user_id: int) -> None:
        """Remember that a message was refused, and owe a word on it at the table: once, until one gets
        through."""
        now, key = self.tables.clock(), closed_key(user_id)
        async with self._finding:  # two tables of theirs may find out at the same time
            if await self.store.meta(key) is None:
                notice = OutboxItem(kind="closed", target=user_id, payload=b"", due_at=now)
                await self.tables.registry.owe(table_id, (notice,), (key, str(now)))
            await self.store.change_user(user_id, UserChange(dm_closed_at=now))

    async def got_through(self, user: User) -> None:
        """A message was taken: should they be closed again, it is said again."""
        if user.dm_closed_at is not None:
            await self.store.set_meta(closed_key(user.user_id), None)
            await self.store.change_user(user.user_id, UserChange(dm_closed_at=None))

    async def try_again(self, user: User) -> None:
        """Whoever sits down, wants to be told so, or asks for their hand is tried again at once."""
        if user.dm_closed_at is not None:
            await self.store.change_user(user.user_id, UserChange(dm_closed_at=ASKED))


def closed_key(user_id: int) -> str:
    """Under which the store remembers that a user's closed messages have been spoken of."""
    return f"closed messages of {user_id} told"
