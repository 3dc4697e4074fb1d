"""Who runs the bot, as players are told."""

import msgspec


class Host(msgspec.Struct, frozen=True):
    """Who runs the bot, as they tell players: `contact` is how to reach them, `privacy` and `terms` are
    addresses of pages. `servers`: the ids of those the bot serves; empty: all."""

    servers: frozenset[int] = frozenset()
    contact: str = ""
    privacy: str = ""
    terms: str = ""

    def admits(self, guild_id: int | None) -> bool:
        """Whether the bot serves a server. Direct messages (None) are on none."""
        return not self.servers or guild_id is None or guild_id in self.servers
