"""What people are called at their tables. One service beside the registry.

Names stand with the seats and nowhere else: a log names seats, and whatever is shown takes the names as they
are then. What stands in channels already is owed an edit (`cogs.delivery.renaming`).
"""

from collections.abc import Mapping

from db import OutboxItem
from games.manager.storage.repository import Repository

NAMES = "names"
"""The kind of what is owed to a channel in which somebody is called by a name that is out of date."""

RECENT = 7 * 86_400_000
"""Milliseconds for which posts of a finished game still follow a new name: threads sleep after that."""


class DisplayNames:
    """Renames people, and forgets them."""

    def __init__(self, registry: Repository) -> None:
        self.registry = registry
        self.store = registry.store

    async def call(self, user_id: int, guild_id: int, name: str) -> None:
        """Call a user so at all their seats on a server. StoreFailed."""
        if await self.store.called(user_id, guild_id) <= {name}:
            return
        owed = self._owed()
        since = owed.due_at - RECENT
        await self.registry.renamed(self.store.rename(user_id, guild_id, name, owed, since))

    async def forget(self, user_id: int, names: Mapping[str, str], facts: tuple[str, ...]) -> int:
        """Forget a user for good; see `Store.forget`. How many tables were changed."""
        forgetting = self.store.forget(user_id, names, facts, self._owed())
        return len(await self.registry.renamed(forgetting))

    def _owed(self) -> OutboxItem:
        """What is owed to each channel; the store sets the target."""
        return OutboxItem(kind=NAMES, target=0, payload=b"", due_at=self.registry.clock(), lane=NAMES)
