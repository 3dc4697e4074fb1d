"""Bots that go and come back, and bots of several shards."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Self

import discord
import pytest
from sandbox_kit import Bot, running
from waiting import until

from sandbox import TOKEN, Sandbox


class Move(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"move:(?P<cell>\d+)"):
    """A button that works without memory of its message."""

    def __init__(self, cell: int) -> None:
        super().__init__(discord.ui.Button(label=f"Cell {cell}", custom_id=f"move:{cell}"))
        self.cell = cell

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["cell"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"moved to {self.cell}", ephemeral=True)


class Mover(Bot):
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """The dynamic item answers."""


async def test_buttons_of_old_posts_reach_a_restarted_bot(sandbox: Sandbox) -> None:
    async with running(sandbox, Mover()) as bot:
        view = discord.ui.View(timeout=None).add_item(Move(7))
        channel = discord.utils.get(bot.get_all_channels(), name="table-1")
        assert isinstance(channel, discord.TextChannel)
        posted = await channel.send("board", view=view)
    await until(lambda: not sandbox.service.gateway.connected)
    async with running(sandbox, Mover()):
        answer = await sandbox.click("Ben", posted.id, "Cell 7")
        assert (answer.text, answer.ephemeral) == ("moved to 7", True)
    assert (await sandbox.counters())["identifies"] == 2


async def test_nobody_answers_while_no_bot_is_there(sandbox: Sandbox) -> None:
    async with running(sandbox, Bot()):
        await sandbox.wait_for_command("do")
    await until(lambda: not sandbox.service.gateway.connected)
    await sandbox.set_limits(answer=0.0)
    assert (await sandbox.slash("Ben", "#table-1", "do")).kind == "none"
    with pytest.raises(TimeoutError, match="no bot came"):
        await sandbox.wait_for_command("do", patience=0.05)


class Sharded(discord.AutoShardedClient):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py would wait five seconds between two shards."""

    async def on_message(self, message: discord.Message) -> None:
        assert message.guild is not None
        self.heard: list[tuple[str, int]]
        self.heard.append((message.guild.name, message.guild.shard_id))


async def test_a_sharded_bot_gets_every_server_from_its_shard(sandbox: Sandbox) -> None:
    for number in range(3):
        await sandbox.add_guild(f"S{number}", [f"hall-{number}"])
    client = Sharded(intents=discord.Intents.default(), shard_count=2, guild_ready_timeout=0.01)
    client.heard = []
    async with client:
        task = asyncio.create_task(client.start(TOKEN))
        await until(lambda: client.is_ready() and not any(one.unavailable for one in client.guilds))
        for number in range(3):
            await sandbox.say("Ben", f"#hall-{number}", "hello")
        await until(lambda: len(client.heard) == 3)
    task.cancel()
    expected = {(g.name, (g.id >> 22) % 2) for g in sandbox.world.guilds.values() if g.name != "Loggia test"}
    assert set(client.heard) == expected
