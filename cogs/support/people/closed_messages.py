"""Users whose direct messages are closed. They are tried again after a day, or as soon as they ask for
one."""

import asyncio

from db import Store, UserChange, UserRow
from db.personal_data import personal_key
from games.manager.model.durations import DAY
from games.manager.services import Services
from games.manager.storage.outbox_items import MessagesClosed

RETRY_MS = DAY
"""Milliseconds after a refusal until a direct message is tried again."""

ASKED = 0
"""Stored in place of the time of the last refusal: the next direct message is tried at once."""


class ClosedMessages:
    """Knows whose direct messages are closed, as far as the bot has found out."""

    def __init__(self, store: Store, services: Services) -> None:
        self.store = store
        self.services = services
        self._noting = asyncio.Lock()

    def are_closed(self, user: UserRow) -> bool:
        """Whether direct messages to a user are suspended now."""
        at = user.dm_closed_at
        return at is not None and self.services.clock() < at + RETRY_MS

    async def note_refusal(self, table_id: int, user_id: int) -> None:
        """Remember that a message was refused, and queue one notice at the table. There is no second notice
        until a message gets through."""
        now, key = self.services.clock(), closed_key(user_id)
        async with self._noting:  # two tables of the same user may find out at the same time
            if await self.store.meta(key) is None:
                notice = MessagesClosed(user_id).due(now)
                await self.services.repository.enqueue(table_id, (notice,), (key, str(now)))
            await self.store.change_user(user_id, UserChange(dm_closed_at=now))

    async def got_through(self, user: UserRow) -> None:
        """A message got through. If the user closes them again, there is a new notice."""
        if user.dm_closed_at is not None:
            await self.store.set_meta(closed_key(user.user_id), None)
            await self.store.change_user(user.user_id, UserChange(dm_closed_at=None))

    async def try_again(self, user: UserRow) -> None:
        """Try again at once: the user sat down, chose direct messages, or asked for their hand."""
        if user.dm_closed_at is not None:
            await self.store.change_user(user.user_id, UserChange(dm_closed_at=ASKED))


def closed_key(user_id: int) -> str:
    """The key under which the store remembers that the notice was given."""
    return personal_key("closed messages", user_id, "told")
