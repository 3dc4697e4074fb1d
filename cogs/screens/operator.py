"""What players are told about who runs the bot."""

import msgspec


class Operator(msgspec.Struct, frozen=True):
    """Who runs the bot, as shown to players. `contact` says how to reach them; `privacy` and `terms` are
    addresses of pages. `servers`: the ids of the servers the bot serves; empty means all."""

    servers: frozenset[int] = frozenset()
    contact: str = ""
    privacy: str = ""
    terms: str = ""

    def admits(self, guild_id: int | None) -> bool:
        """Whether the bot serves a server. Direct messages (None) belong to no server and are always
        admitted."""
        return not self.servers or guild_id is None or guild_id in self.servers
