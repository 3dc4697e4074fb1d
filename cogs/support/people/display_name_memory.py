"""Keeps people's display names at their tables up to date.

Discord reports new names only to bots that may list all members, so each interaction updates the name.
"""

import logging

import discord

from db import StoreFailed
from db.bounded_dict import BoundedDict
from games.manager.people.display_names import DisplayNames

log = logging.getLogger("loggia")

REMEMBERED = 10_000
"""Maximum number of pairs of user and server whose last name is remembered."""


class DisplayNameMemory:
    """Remembers the display name people last acted under, per server and in direct messages."""

    def __init__(self, display_names: DisplayNames) -> None:
        self.display_names = display_names
        self._names: BoundedDict[tuple[int, int], str] = BoundedDict(REMEMBERED)

    def is_new(self, user: discord.User | discord.Member, guild_id: int | None) -> bool:
        """Whether a user has not acted there under this name since the start of the process."""
        return self._names.get((user.id, guild_id or 0)) != user.display_name

    async def saw(self, user: discord.User | discord.Member, guild_id: int | None) -> None:
        """Somebody has acted there under a name: give it to them at their tables there."""
        key = user.id, guild_id or 0
        try:
            await self.display_names.rename(*key, user.display_name)
        except StoreFailed as error:
            log.warning("a player's name is not saved: %s", error)  # a full disk stops nobody
            return
        self._names.note(key, user.display_name)
