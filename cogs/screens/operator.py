"""Who runs the bot: the servers it serves, and what players are told about them."""

import msgspec


class Operator(msgspec.Struct, frozen=True):
    """Who runs the bot, as shown to players. `contact` says how to reach them; `privacy` and `terms` are
    addresses of pages. `servers`: the ids of the servers the bot serves; empty means all."""

    servers: frozenset[int] = frozenset()
    contact: str = ""
    privacy: str = ""
    terms: str = ""

    def admits(self, guild_id: int | None) -> bool:
        """Whether the bot serves a server. Direct messages (None, or 0 at a table) belong to no server and
        are always admitted."""
        return not self.servers or not guild_id or guild_id in self.servers
