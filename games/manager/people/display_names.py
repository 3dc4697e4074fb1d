"""The names of people at their tables. A service that uses the repository.

Names are stored with the seats and nowhere else. A log only names seats, and everything shown uses the
present names. Messages that are already in channels get an edit (`cogs.delivery.renaming`).
"""

from collections.abc import Mapping

from db import OutboxItem
from games.manager.model.durations import DAY
from games.manager.storage.outbox_items import OutdatedNames
from games.manager.storage.repository import Repository

RECENT = 7 * DAY
"""Milliseconds for which posts of a finished game still follow a new name.

Threads are archived after that.
"""


class DisplayNames:
    """Renames and forgets users."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
        self.store = repository.store

    async def rename(self, user_id: int, guild_id: int, name: str) -> None:
        """Give a user this name at all their seats on a server. Raises StoreFailed."""
        if await self.store.names_on_server(user_id, guild_id) <= {name}:
            return
        outbox_item = self._outdated_names()
        since = outbox_item.due_at - RECENT
        await self.repository.unloading(self.store.rename(user_id, guild_id, name, outbox_item, since))

    async def forget(self, user_id: int, names: Mapping[str, str]) -> int:
        """Forget a user for good; see `Store.forget`. Returns the number of changed tables."""
        forgetting = self.store.forget(user_id, names, self._outdated_names())
        return len(await self.repository.unloading(forgetting))

    def _outdated_names(self) -> OutboxItem:
        """The outbox item for each channel. The store sets its target."""
        return OutdatedNames(0).due(self.repository.clock())
