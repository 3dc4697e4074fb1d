"""`python -m bench.bots.memory DATABASE`: resident bytes with discord.py alone, with the whole bot, and with
every table of a database loaded; as JSON."""

import asyncio
import gc
import json
import sys

import discord

from kit.memory import memory_of


def resident() -> int:
    """Bytes of this process that are in memory."""
    gc.collect()
    return memory_of("self")


async def main(database: str) -> None:
    """Load step by step, and print the figures."""
    bare = resident()
    import bot
    from db import SqliteStore
    from games.manager.services import Services
    from games.titles import TITLES

    async with await SqliteStore.open(database) as store:
        services = Services(store, TITLES, bot.now)
        whole = resident()
        heads = await store.live_tables()
        loaded = [await services.get(head.id) for head in heads]
        print(json.dumps({"bare": bare, "bot": whole, "tables": len(loaded), "loaded": resident()}))


if __name__ == "__main__":
    assert discord.version_info.major == 2
    asyncio.run(main(sys.argv[1]))
