"""What can be seen in a table's channel: whether a post is in sight, and whether one was sent already."""

import discord

from cogs.delivery import post_policy
from cogs.support.sent_messages import contains, ids_of

RECENT = 30
"""Number of newest messages in a channel that are searched for a post that may have been sent already."""


IN_SIGHT = post_policy.SCROLLED + 1
"""Number of newest messages in a channel that are in sight."""


class ChannelSight:
    """The last messages of a channel."""

    def __init__(self, channel: discord.PartialMessageable) -> None:
        self.channel = channel

    async def scrolled_away(self, message_id: int | None) -> bool:
        """Whether enough messages followed the post to push it out of sight."""
        assert message_id is not None  # otherwise a new post is sent anyway
        after = discord.Object(message_id)
        try:
            below = await self._read(after=after, limit=IN_SIGHT)
        except discord.Forbidden:
            return False  # unknown without the permission "read message history"
        return len(below) >= IN_SIGHT

    async def _read(self, limit: int, after: discord.Object | None = None) -> list[discord.Message]:
        """Messages of the channel, newest first; those after a message, oldest first. Raises
        discord.Forbidden."""
        return [message async for message in self.channel.history(limit=limit, after=after)]

    async def has(self, message_id: int) -> bool:
        """Whether the post is there and in sight; False if unknown."""
        try:
            last = [message.id for message in await self._read(limit=IN_SIGHT)]
        except discord.Forbidden:
            return False
        return message_id in last

    async def find(self, button_id: str, said: str = "") -> int | None:
        """The newest message of the channel that has a button with the id `button_id` and contains `said`, or
        None."""
        try:
            for message in await self._read(limit=RECENT):
                if button_id in ids_of(message.components) and contains(message.components, said):
                    return message.id
        except discord.Forbidden:
            return None  # without the permission "read message history" the nonce must do
        return None
