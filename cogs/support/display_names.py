"""What people are called: whoever acts is called at their tables as Discord shows them there.

Discord tells a bot of no new name unless it may see all members, so each interaction is the occasion.
"""

import logging

import discord

from cogs.support.bounded_dict import BoundedDict
from db import StoreFailed
from games.manager.people.display_names import DisplayNames

log = logging.getLogger("loggia")

REMEMBERED = 10_000
"""Maximum number of people and servers of which the last name seen is remembered."""


class DisplayNameMemory:
    """Remembers what people were called when they last acted, on each server and in direct messages."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming = naming
        self._names: BoundedDict[tuple[int, int], str] = BoundedDict(REMEMBERED)

    async def saw(self, user: discord.User | discord.Member, guild_id: int | None) -> None:
        """Somebody has acted there: their tables there call them by their name of now."""
        key = user.id, guild_id or 0
        if self._names.get(key) == user.display_name:
            return
        try:
            await self.naming.call(*key, user.display_name)
        except StoreFailed as error:
            log.warning("the name of a player is not noted: %s", error)  # on a full disk all look on
            return
        self._names.note(key, user.display_name)
