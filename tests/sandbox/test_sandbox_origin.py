"""Other web pages of the same browser can't act in the sandbox, and bad JSON is refused in a sentence."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import pytest
from sandbox_kit import SandboxWithBot

from sandbox import TOKEN, Sandbox

PLACES = [
    ("GET", "/"),
    ("GET", "/favicon.ico"),
    ("GET", "/page/live"),
    ("GET", "/gateway"),
    ("POST", "/sandbox/api/users"),
    ("GET", "/api/v10/users/@me"),
    ("GET", "/cdn/attachments/1/2/x.png"),
    ("GET", "/nowhere"),
]
DEEP = "[" * 200_000


async def ask(sandbox: Sandbox, method: str, path: str, body: str = "", **headers: str) -> tuple[int, str]:
    """The status and the text of the answer to one request."""
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, sandbox.url + path, data=body or None, headers=headers) as response,
    ):
        return response.status, await response.text()


@pytest.mark.parametrize(("method", "path"), PLACES)
async def test_a_page_of_another_origin_is_refused_everywhere(
    sandbox: Sandbox, method: str, path: str
) -> None:
    port = sandbox.port
    for origin in (
        "http://elsewhere.example",
        f"http://elsewhere.example:{port}",
        f"http://127.0.0.1:{port + 1}",
        f"http://localhost:{port}",
        f"https://127.0.0.1:{port}",
        "http://127.0.0.1",
        "null",
        "",
    ):
        status, said = await ask(sandbox, method, path, Origin=origin)
        assert (status, said) == (403, "Only the sandbox's own page may speak here."), origin


@pytest.mark.parametrize(("method", "path"), PLACES)
async def test_a_request_for_another_host_is_refused_everywhere(
    sandbox: Sandbox, method: str, path: str
) -> None:
    port = sandbox.port
    for host in (
        "elsewhere.example",
        f"elsewhere.example:{port}",
        f"127.0.0.1.elsewhere.example:{port}",
        f"127.0.0.1:{port + 1}",
        f"x@127.0.0.1:{port}",
        "127.0.0.1",
        "[",
    ):
        # A page whose own name points to this machine sends that name twice.
        for headers in ({"Host": host}, {"Host": host, "Origin": f"http://{host}"}):
            status, said = await ask(sandbox, method, path, **headers)
            assert (status, said) == (
                403,
                f"The sandbox answers on this machine only, at {sandbox.url}.",
            ), host


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
async def test_the_sandbox_answers_to_each_name_of_this_machine_and_to_its_own_page(
    sandbox: Sandbox, name: str
) -> None:
    host = f"{name}:{sandbox.port}"
    for headers in ({"Host": host}, {"Host": host, "Origin": f"http://{host.lower()}"}):
        assert (await ask(sandbox, "POST", "/sandbox/api/users", **headers))[0] == 200
        assert (await ask(sandbox, "GET", "/", **headers))[0] == 200


async def test_another_origin_presses_nothing(both: SandboxWithBot) -> None:
    body = json.dumps({"user": "Aoi", "channel": "#table-1", "content": "not mine"})
    headers = {"Origin": "http://elsewhere.example", "Content-Type": "text/plain"}
    await ask(both.sandbox, "POST", "/sandbox/api/say", body, **headers)
    assert await both.sandbox.messages("#table-1", "Aoi") == []


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("{", "What was sent is not valid JSON."),
        ("\x00", "What was sent is not valid JSON."),
        (DEEP, "What was sent is JSON that is nested too deeply."),
        ("[1]", "What was sent is JSON but not an object."),
    ],
    ids=["half", "zero", "deep", "list"],
)
async def test_bad_json_to_the_driver_is_refused_in_a_sentence(
    sandbox: Sandbox, body: str, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    status, said = await ask(sandbox, "POST", "/sandbox/api/users", body)
    assert (status, json.loads(said)) == (400, {"error": sentence})
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("body", ["{", DEEP, "[1]"], ids=["half", "deep", "list"])
async def test_bad_json_beside_files_is_refused_as_discord_does(
    sandbox: Sandbox, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", body, content_type="application/json")
    form.add_field("files[0]", b"x", filename="x.txt")
    channel = next(one.id for one in sandbox.world.channels.values() if one.name == "table-1")
    url = f"{sandbox.url}/api/v10/channels/{channel}/messages"
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.post(url, data=form) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("body", ["{", DEEP, "[1]"], ids=["half", "deep", "list"])
async def test_bad_json_closes_the_gateway_with_4002_and_no_traceback(
    sandbox: Sandbox, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/gateway") as socket,
    ):
        await socket.receive()
        await socket.send_str(body[:60_000])
        await socket.receive()
        assert socket.close_code == 4002
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("body", ["{", DEEP, "[1]"], ids=["half", "deep", "list"])
async def test_a_window_that_sends_bad_json_is_refused_and_stays_open(
    sandbox: Sandbox, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/page/live", origin=sandbox.url) as socket,
    ):
        for text in (body, "{}"):
            await socket.send_str(text)
            # Not a timeout of the socket's: each ping would begin it anew.
            async with asyncio.timeout(60):
                while (answer := await socket.receive_json())["t"] != "answer":
                    pass
            assert "What was sent" in answer["refused"] if text == body else "knows no" in answer["refused"]
    assert [record for record in caplog.records if record.exc_info] == []
