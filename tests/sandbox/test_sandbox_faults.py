"""Faults on demand, and what discord.py makes of them (so that the bot's own tests can rely on both)."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from sandbox_kit import SandboxWithBot, png
from waiting import until

from sandbox import Sandbox, app, gateway

POSTS = r"^/channels/\d+/messages$"


async def shown(both: SandboxWithBot) -> list[str]:
    return [message.text for message in await both.sandbox.messages("#table-1")]


async def test_a_503_is_not_retried(both: SandboxWithBot) -> None:
    await both.sandbox.fault("POST", POSTS, status=503)
    with pytest.raises(discord.DiscordServerError):
        await both.channel().send("board")
    assert await shown(both) == []
    await both.channel().send("board")
    assert await shown(both) == ["board"]


async def test_a_500_after_the_commit_makes_no_duplicate_of_a_channel_post(
    both: SandboxWithBot, no_naps: Any
) -> None:
    await both.sandbox.fault("POST", POSTS, status=500, phase="after", times=2)
    await both.channel().send("board")
    assert await shown(both) == ["board"]
    assert no_naps == [1, 3]
    assert [f.hits for f in await both.sandbox.list_faults()] == [2]


async def test_a_500_after_the_commit_posts_a_followup_twice(both: SandboxWithBot, no_naps: Any) -> None:
    async def doing(i: discord.Interaction) -> None:
        await i.response.send_message("answer")
        await i.followup.send("followup")
        await i.followup.send("end")

    await both.sandbox.fault("POST", r"^/webhooks/", status=500, phase="after")
    await both.do(doing)
    await both.sandbox.wait_message("#table-1", lambda m: m.text == "end")
    assert await shown(both) == ["answer", "followup", "followup", "end"]
    assert no_naps == [1]


async def test_a_500_after_an_answer_was_taken_ends_in_40060(both: SandboxWithBot, no_naps: Any) -> None:
    await both.sandbox.fault("POST", r"/callback$", status=500, phase="after")
    answer = await both.do(lambda i: i.response.send_message("answer"))
    await until(lambda: both.bot.broken)
    assert answer.text == "answer" and await shown(both) == ["answer"]
    assert [getattr(broken, "code", 0) for broken in both.bot.broken] == [40060]
    assert no_naps == [1]


async def test_a_429_is_waited_out(both: SandboxWithBot, no_naps: Any) -> None:
    await both.sandbox.fault("POST", POSTS, status=429, body={"retry_after": 7.5})
    await both.channel().send("board")
    assert await shown(both) == ["board"] and no_naps == [7.5]


@pytest.mark.parametrize(("phase", "left"), [("before", []), ("after", ["board"])])
async def test_an_aborted_connection_is_no_http_exception(
    both: SandboxWithBot, phase: Any, left: list[str]
) -> None:
    await both.sandbox.fault("POST", POSTS, abort=True, phase=phase)
    with pytest.raises(aiohttp.ClientError) as broken:
        await both.channel().send("board")
    assert isinstance(broken.value, OSError) and not isinstance(broken.value, discord.HTTPException)
    assert await shown(both) == left
    record = next(r for r in await both.sandbox.requests() if r.fault)
    assert (record.status, record.fault) == (-1, f"abort {phase}")


async def test_a_delayed_request_is_overtaken(both: SandboxWithBot, monkeypatch: pytest.MonkeyPatch) -> None:
    over = asyncio.Event()

    async def delay(seconds: float) -> None:
        assert seconds == 0.05
        await over.wait()

    monkeypatch.setattr(app, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": delay}))
    await both.sandbox.fault("POST", POSTS, delay=0.05)
    slow = asyncio.create_task(both.channel().send("slow", file=discord.File(png(), "a.png")))
    await until(lambda: both.sandbox.service.faults.rules[0].hits)
    await both.channel("table-2").send("fast")
    assert await shown(both) == []
    over.set()
    sent = await slow
    assert await shown(both) == ["slow"] and sent.attachments[0].filename == "a.png"


async def test_a_delayed_gateway_greets_after_the_delay(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays: list[float] = []

    async def delay(seconds: float) -> None:
        delays.append(seconds)

    monkeypatch.setattr(gateway, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": delay}))
    await sandbox.fault("GET", "^/gateway", delay=0.05)
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        assert (await socket.receive_json())["op"] == gateway.Opcode.HELLO
    assert delays == [0.05]


async def test_a_fault_hits_its_method_and_path_only_and_as_often_as_said(both: SandboxWithBot) -> None:
    await both.sandbox.fault("PATCH", rf"^/channels/{both.channel().id}/", status=503, times=-1)
    sent = await both.channel().send("board")
    other = await both.channel("table-2").send("board")
    await other.edit(content="moved")
    for _ in range(3):
        with pytest.raises(discord.DiscordServerError):
            await sent.edit(content="moved")
    await both.sandbox.clear_faults()
    assert (await sent.edit(content="moved")).content == "moved"


async def test_a_fault_can_say_anything(both: SandboxWithBot) -> None:
    body = {"code": 30046, "message": "Maximum number of edits to messages older than 1 hour reached"}
    await both.sandbox.fault("PATCH", status=400, body=body)
    sent = await both.channel().send("board")
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="moved")
    assert (refused.value.status, refused.value.code) == (400, 30046)


async def test_an_answer_in_a_deleted_channel_is_refused(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        await both.sandbox.delete_channel("#table-1")
        await i.response.send_message("too late")

    answer = await both.unanswered(both.do(doing))
    assert answer.kind == "none" and answer.refused == [10003]


async def test_requests_that_are_not_served_are_noted(both: SandboxWithBot) -> None:
    with pytest.raises(discord.NotFound):
        await both.bot.raw("GET", "/nonsense")
    with pytest.raises(discord.NotFound):
        await both.bot.raw("DELETE", "/users/@me")
    with pytest.raises(discord.HTTPException):
        await both.bot.raw("POST", "/users/@me/channels", {"recipient_id": "x"})
    noted = await both.sandbox.unserved()
    assert noted[:2] == ["GET /nonsense", "DELETE /users/@me"]
    assert noted[2].startswith("POST /users/@me/channels broke: ValueError")
    both.sandbox.world.unserved.clear()
