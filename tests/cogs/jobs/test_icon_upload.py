"""The icons come to Discord in the background, come back, and make room."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
from waiting import until

from cogs.jobs import icon_upload
from cogs.jobs.icon_upload import IconUpload, droppable
from cogs.support.icons import Icons
from db import open_store
from games.manager.model.durations import DAY
from render.icons import ICONS, SIZE, Icon, emoji_name, png
from sandbox import TOKEN, Sandbox
from sandbox.files import picture_of
from sandbox.launch import point_discord_at
from sandbox.rules.limits import EMOJI_BYTES

FEW = dict(list(ICONS.items())[:8])


class Client(discord.Client):
    """A client with what the upload needs of the bot."""

    def __init__(self, store: Any) -> None:
        super().__init__(intents=discord.Intents.none())
        self.store = store
        self.loops = store.loops
        self.icons = Icons()
        self.now = 10 * DAY
        self.receiver = SimpleNamespace(clicked_at=float("-inf"))
        self.services = SimpleNamespace(clock=lambda: self.now)

    async def draw(self, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icon_upload, "ICONS", FEW)
    monkeypatch.setattr(icon_upload, "PACE_SECONDS", 0.0)


@pytest_asyncio.fixture(loop_scope="session")
async def room(
    few: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[tuple[Sandbox, Client]]:
    """A sandbox and a client that is logged in there."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    async with Sandbox() as sandbox, await open_store(str(tmp_path / "icons.sqlite3")) as store:
        point_discord_at(sandbox.url)
        async with Client(store) as client:
            await client.login(TOKEN)
            yield sandbox, client
        assert await sandbox.unserved() == []


def there(sandbox: Sandbox) -> dict[str, Any]:
    return {emoji.name: emoji for emoji in sandbox.world.application.emojis.values()}


async def test_every_icon_is_uploaded_once_and_used_from_then_on(room: tuple[Sandbox, Client]) -> None:
    sandbox, client = room
    loop = IconUpload(client)  # type: ignore[arg-type]
    assert await loop.round()
    assert set(there(sandbox)) == {emoji_name(icon) for icon in FEW.values()}
    assert {mark: emoji.id for mark, emoji in client.icons.emoji.items()} == {
        mark: there(sandbox)[emoji_name(icon)].id for mark, icon in FEW.items()
    }
    before = set(sandbox.world.application.emojis)
    assert await loop.round() and set(sandbox.world.application.emojis) == before


async def test_after_a_restart_the_icons_of_a_title_don_t_wait_for_those_of_others(
    room: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, client = room
    await IconUpload(client).round()  # type: ignore[arg-type]
    known, client.icons = client.icons.emoji, Icons()
    shown: list[int] = []
    draw = client.draw

    async def noting(work: Callable[..., Any], *given: Any) -> Any:
        shown.append(len(client.icons.emoji))
        return await draw(work, *given)

    monkeypatch.setattr(client, "draw", noting)
    assert await IconUpload(client).round()  # type: ignore[arg-type]
    shared = sum(icon.title == "" for icon in FEW.values())
    assert shown == [0] * shared + [shared] * (len(FEW) - shared)
    assert client.icons.emoji.keys() == known.keys()


async def test_one_that_was_deleted_by_hand_comes_back(room: tuple[Sandbox, Client]) -> None:
    sandbox, client = room
    loop = IconUpload(client)  # type: ignore[arg-type]
    await loop.round()
    gone = next(iter(sandbox.world.application.emojis))
    name = sandbox.world.application.emojis.pop(gone).name
    assert await loop.round()
    assert there(sandbox)[name].id != gone
    assert there(sandbox)[name].id in {emoji.id for emoji in client.icons.emoji.values()}


async def test_the_next_upload_waits_until_nobody_clicks_but_not_for_ever(
    room: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, client = room
    monkeypatch.setattr(icon_upload, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(icon_upload, "LONGEST_SECONDS", 1e9)
    client.receiver.clicked_at = float("inf")
    uploading = asyncio.create_task(IconUpload(client).round())  # type: ignore[arg-type]

    async def first() -> bool:
        return bool(there(sandbox))

    await until(first, "the first icon")
    await asyncio.sleep(0.2)
    assert len(there(sandbox)) == 1 and not uploading.done()
    client.receiver.clicked_at = time.monotonic()
    assert await uploading
    sandbox.world.application.emojis.clear()
    client.receiver.clicked_at = float("inf")
    monkeypatch.setattr(icon_upload, "LONGEST_SECONDS", 0.02)
    assert await IconUpload(client).round()  # type: ignore[arg-type]


async def test_a_refused_upload_leaves_the_others(room: tuple[Sandbox, Client]) -> None:
    sandbox, client = room
    loop = IconUpload(client)  # type: ignore[arg-type]
    await sandbox.fault("POST", r"/emojis$", status=400, times=2)
    assert not await loop.round()
    assert len(there(sandbox)) == len(FEW) - 2 == len(client.icons.emoji)
    assert await loop.round() and len(client.icons.emoji) == len(FEW)


async def test_an_application_without_room_is_not_asked_again_and_again(room: tuple[Sandbox, Client]) -> None:
    sandbox, client = room
    await sandbox.set_limits(emojis=2)
    with pytest.raises(discord.HTTPException):
        await IconUpload(client).round()  # type: ignore[arg-type]
    posts = [one for one in sandbox.service.record.requests if one.method == "POST"]
    assert len(there(sandbox)) == 2 and len(posts) == 2 + icon_upload.REFUSALS


async def test_only_the_leader_uploads_and_the_others_use_what_is_there(
    room: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, client = room

    async def no(what: str) -> bool:
        return False

    with monkeypatch.context() as other:
        other.setattr(client.store, "leads", no)
        assert not await IconUpload(client).round() and not there(sandbox)  # type: ignore[arg-type]
    await IconUpload(client).round()  # type: ignore[arg-type]
    client.icons = Icons()
    monkeypatch.setattr(client.store, "leads", no)
    assert await IconUpload(client).round() and len(client.icons.emoji) == len(FEW)  # type: ignore[arg-type]


async def test_of_many_the_unused_are_deleted_and_those_of_others_stay(
    room: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, client = room
    await client.create_application_emoji(name="theirs", image=png(next(iter(ICONS.values()))))
    await IconUpload(client).round()  # type: ignore[arg-type]
    former = dict(list(ICONS.items())[4:8])
    monkeypatch.setattr(icon_upload, "ICONS", dict(list(ICONS.items())[:4]))
    client.now += 2 * DAY
    loop = IconUpload(client)  # type: ignore[arg-type]
    assert await loop.round() and len(there(sandbox)) == 9, "nine are not many"
    monkeypatch.setattr(icon_upload, "MANY", 7)
    assert await loop.round() and len(there(sandbox)) == 6
    assert "theirs" in there(sandbox)
    assert sum(emoji_name(icon) in there(sandbox) for icon in former.values()) == 1


async def test_the_loop_goes_on_where_discord_refuses_the_list(
    room: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, client = room
    monkeypatch.setattr(icon_upload, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(icon_upload, "LOOK_SECONDS", 0.01)
    await sandbox.fault("GET", r"/emojis$", status=403, times=2)
    running = asyncio.create_task(IconUpload(client)._run())  # type: ignore[arg-type]
    while len(client.icons.emoji) < len(FEW):
        assert not running.done()
        await asyncio.sleep(0.01)
    running.cancel()


def test_the_longest_unused_go_first_and_none_that_a_running_table_may_show() -> None:
    uses = {"a_1": ("florence", 30), "b_1": ("", 20), "c_1": ("fugger", 10), "d_1": ("fugger", 99)}
    names = [*uses, "theirs"]
    assert droppable(names, uses, {"d_1"}, []) == ["c_1", "b_1", "a_1"]
    assert droppable(names, uses, {"d_1"}, [("florence", 25)]) == ["c_1", "b_1"]
    assert droppable(names, uses, {"d_1"}, [("florence", 15)]) == ["c_1"]
    assert droppable(names, uses, {"d_1"}, [("florence", 40)]) == ["c_1", "b_1", "a_1"]


def test_names_are_short_and_distinct_and_change_with_the_picture() -> None:
    names = [emoji_name(icon) for icon in ICONS.values()]
    assert len(set(names)) == len(names) and max(map(len, names)) <= 12
    icon = next(iter(ICONS.values()))
    other = icon._replace(theme=icon.theme._replace(ink="#123456"))
    assert emoji_name(other) != emoji_name(icon) and emoji_name(icon) == names[0]


def test_icons_have_the_size_and_weight_that_discord_wants() -> None:
    for icon in FEW.values():
        data = png(icon)
        assert picture_of(data) == ("image/png", SIZE, SIZE) and len(data) < EMOJI_BYTES


async def test_an_icon_that_cannot_be_drawn_leaves_the_others(
    room: tuple[Sandbox, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, client = room
    broken = next(iter(FEW.values()))

    def named(icon: Icon) -> str:
        if icon == broken:
            raise ArithmeticError("smudged")
        return emoji_name(icon)

    monkeypatch.setattr(icon_upload, "emoji_name", named)
    loop = IconUpload(client)  # type: ignore[arg-type]
    assert await loop.round()
    assert set(there(sandbox)) == {emoji_name(icon) for icon in FEW.values() if icon != broken}
