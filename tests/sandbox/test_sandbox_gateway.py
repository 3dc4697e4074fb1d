"""The gateway: sessions, resuming, shards, close codes, and what goes wrong on demand."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sandbox_kit import Bot, SandboxWithBot, Wire, running, wire
from waiting import until

from sandbox import TOKEN, Sandbox


@pytest.mark.parametrize("code", [4000, 1001, None])
async def test_a_dropped_bot_resumes_and_gets_what_it_missed(both: SandboxWithBot, code: int | None) -> None:
    await both.sandbox.gateway_drop(code)
    assert not (await both.sandbox.counters())["connected"]
    answer = await both.do(lambda i: i.response.send_message("missed nothing"))
    assert answer.text == "missed nothing"
    await until(lambda: "resumed" in both.bot.events)
    counters = await both.sandbox.counters()
    assert (counters["identifies"], counters["resumes"], counters["connected"]) == (1, 1, True)


async def test_op_7_makes_the_bot_resume(both: SandboxWithBot) -> None:
    await both.sandbox.gateway_reconnect()
    await until(lambda: "resumed" in both.bot.events)
    assert (await both.do(lambda i: i.response.send_message("here"))).text == "here"


async def test_op_9_makes_the_bot_start_anew_and_lose_the_gap(both: SandboxWithBot) -> None:
    await both.sandbox.set_limits(answer=0.01)
    service = both.sandbox.service
    await both.sandbox.gateway_invalidate()
    lost = await both.do(lambda i: i.response.send_message("here"))
    assert lost.kind == "none"
    await until(lambda: service.gateway.identifies == 2)
    await until(lambda: both.bot.events.count("ready") == 2)
    await both.sandbox.set_limits(answer=120)
    assert (await both.do(lambda i: i.response.send_message("here"))).text == "here"


async def test_op_9_with_true_makes_the_bot_resume(both: SandboxWithBot) -> None:
    await both.sandbox.gateway_invalidate(resumable=True)
    await until(lambda: "resumed" in both.bot.events)
    assert (await both.sandbox.counters())["identifies"] == 1


async def test_a_silent_gateway_holds_everything_back(both: SandboxWithBot) -> None:
    await both.sandbox.gateway_silence()
    await both.sandbox.say("Ben", "dm", "one")
    await both.channel().send("REST works all the while")
    assert both.bot.heard == []
    await both.sandbox.gateway_silence(False)
    await until(lambda: len(both.bot.heard) == 2)


async def test_a_bot_that_notices_the_silence_resumes(sandbox: Sandbox) -> None:
    await sandbox.set_limits(heartbeat=0.05)
    async with running(sandbox, Bot()) as bot:
        await sandbox.gateway_silence()
        assert bot.ws._keep_alive is not None
        bot.ws._keep_alive.heartbeat_timeout = 0.1  # of this connection alone; the next one has its minute
        await sandbox.say("Ben", "dm", "one")
        await until(lambda: "resumed" in bot.events)
        await until(lambda: bot.heard)
        assert bot.heard[0].content == "one"


@pytest.mark.parametrize("zipped", [False, True])
async def test_identify_is_answered_with_ready_and_the_servers(sandbox: Sandbox, zipped: bool) -> None:
    async with wire(sandbox, zipped=zipped) as line:
        await line.send(1, None)
        assert (await line.read())["op"] == 11
        await line.identify()
        ready = await line.read()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["guilds"] == [{"id": str(next(iter(sandbox.world.guilds))), "unavailable": True}]
        create = await line.read()
        assert (create["t"], create["s"]) == ("GUILD_CREATE", 2)
        assert [c["name"] for c in create["d"]["channels"]][:2] == ["welcome", "table-1"]


async def test_resume_replays_what_came_after_a_sequence_number(sandbox: Sandbox) -> None:
    async with wire(sandbox) as line:
        await line.identify()
        session = (await line.until("READY"))["d"]["session_id"]
        await line.until("GUILD_CREATE")
        await line.socket.close(code=4000)
    await until(lambda: not sandbox.service.gateway.connected)
    await sandbox.say("Ben", "#table-1", "one")
    await sandbox.say("Ben", "#table-1", "two")
    async with wire(sandbox) as line:
        await line.send(6, {"token": TOKEN, "session_id": session, "seq": 3})
        missed = await line.read()
        assert (missed["t"], missed["s"]) == ("MESSAGE_CREATE", 4)
        assert (await line.read())["t"] == "RESUMED"


async def test_sessions_end_with_goodbye_and_with_time(sandbox: Sandbox) -> None:
    for code in (1000, 4000):
        async with wire(sandbox) as line:
            await line.identify()
            session = (await line.until("READY"))["d"]["session_id"]
            await line.socket.close(code=code)
        await until(lambda: not sandbox.service.gateway.connected)
        await sandbox.set_limits(session=-1)
        async with wire(sandbox) as line:
            await line.send(6, {"token": TOKEN, "session_id": session, "seq": 1})
            assert await line.read() == {"op": 9, "d": False, "s": None, "t": None}


async def wrong_token(line: Wire) -> None:
    await line.identify(token="someone.elses.token")


async def not_authenticated(line: Wire) -> None:
    await line.send(3, {})


async def twice(line: Wire) -> None:
    await line.identify()
    await line.until("GUILD_CREATE")
    await line.identify()


async def unknown_opcode(line: Wire) -> None:
    await line.identify()
    await line.until("GUILD_CREATE")
    await line.send(99, {})


async def nonsense(line: Wire) -> None:
    await line.socket.send_str("{")


async def wrong_shard(line: Wire) -> None:
    await line.identify(shard=[2, 2])


async def wrong_intents(line: Wire) -> None:
    await line.identify(intents=1 << 40)


async def privileged_intents(line: Wire) -> None:
    await line.identify(intents=discord.Intents(message_content=True).value)


async def too_many_sends(line: Wire) -> None:
    for _ in range(121):
        await line.send(1, None)
    for _ in range(120):
        await line.read()


@pytest.mark.parametrize(
    ("breach", "code"),
    [
        (wrong_token, 4004),
        (not_authenticated, 4003),
        (twice, 4005),
        (unknown_opcode, 4001),
        (nonsense, 4002),
        (wrong_shard, 4010),
        (wrong_intents, 4013),
        (privileged_intents, 4014),
        (too_many_sends, 4008),
    ],
)
async def test_a_breach_closes_with_its_code(sandbox: Sandbox, breach: Any, code: int) -> None:
    async with wire(sandbox) as line:
        await breach(line)
        assert await line.read() == {"close": code}


async def test_a_sequence_from_the_future_closes_with_4007(sandbox: Sandbox) -> None:
    async with wire(sandbox) as line:
        await line.identify()
        session = (await line.until("READY"))["d"]["session_id"]
        await line.socket.close(code=4000)
    async with wire(sandbox) as line:
        await line.send(6, {"token": TOKEN, "session_id": session, "seq": 99})
        assert await line.read() == {"close": 4007}
    assert sandbox.service.gateway.sessions[session].lost_at is not None, "and the session ends in time"


async def test_servers_go_to_their_shards_and_dms_to_the_first(sandbox: Sandbox) -> None:
    number = 0
    # Which shard a server goes to follows from the millisecond it was made in.
    while number < 3 or {(guild >> 22) % 2 for guild in sandbox.world.guilds} != {0, 1}:
        await sandbox.add_guild(f"Server {number}", [f"hall-{number}"])
        number += 1
    await sandbox.set_limits(answer=0.0)
    async with wire(sandbox) as zero, wire(sandbox) as one:
        lines = [zero, one]
        for shard, line in enumerate(lines):
            await line.identify(shard=[shard, 2])
            mine = {int(guild["id"]) for guild in (await line.until("READY"))["d"]["guilds"]}
            assert mine == {guild for guild in sandbox.world.guilds if (guild >> 22) % 2 == shard}
            assert mine
            for _ in mine:
                await line.until("GUILD_CREATE")
        for channel in list(sandbox.world.channels.values()):
            said = await sandbox.say("Ben", channel.id, "hello")
            assert channel.guild_id is not None
            line = lines[(channel.guild_id >> 22) % 2]
            assert (await line.until("MESSAGE_CREATE"))["d"]["id"] == str(said.id)
        dm = await sandbox.say("Ben", "dm", "hello")
        assert dm.content == "hello"
        sandbox.service.gateway.dispatch("PROBE", {}, None)
        assert (await zero.until("PROBE"))["t"] == "PROBE"


async def test_intents_decide_what_is_heard(sandbox: Sandbox) -> None:
    async with wire(sandbox) as line:
        await line.identify(intents=discord.Intents(guilds=True, dm_messages=True).value)
        await line.until("GUILD_CREATE")
        await sandbox.say("Ben", "#table-1", "in public")
        await sandbox.say("Ben", "dm", "in private")
        assert (await line.read())["d"]["content"] == "in private"


async def test_a_wrong_token_is_refused_at_the_door(sandbox: Sandbox) -> None:
    async with Bot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("someone.elses.token")
    record = (await sandbox.requests())[-1]
    assert (record.path, record.status) == ("/users/@me", 401)
