"""The world on disk: complete at every moment, and the same when it is loaded again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from page_kit import post
from waiting import until

from sandbox import Sandbox
from sandbox.files import Upload
from sandbox.model import EPHEMERAL
from sandbox.world_file import WorldFile


async def test_a_world_comes_back_with_its_files(tmp_path: Path) -> None:
    file = WorldFile(tmp_path / "world.json")
    async with Sandbox() as sandbox, file.kept(sandbox.service):
        kept = post(sandbox, "table-1", {"content": "kept"}, [Upload(0, "a.txt", b"bytes")])
        saved = post(sandbox, "table-1", {"content": "gone"}, [Upload(0, "b.txt", b"more")])
    assert b"bytes" not in file.path.read_bytes()
    again = file.load()
    assert again is not None
    assert msgspec.to_builtins(again) == msgspec.to_builtins(sandbox.world)
    async with Sandbox(again) as second, file.kept(second.service):
        second.service.messages.delete(again.messages[saved.channel_id][saved.id], "test")
    assert [path.name for path in file.folder.iterdir()] == [str(kept.attachments[0].id)]


async def test_whispers_do_not_outlive_the_sandbox(tmp_path: Path) -> None:
    file = WorldFile(tmp_path / "world.json")
    async with Sandbox() as sandbox, file.kept(sandbox.service):
        ben = next(user.id for user in sandbox.world.users.values() if user.name == "ben")
        message = post(sandbox, "table-1", {"content": "psst", "flags": EPHEMERAL})
        message.visible_to = ben
    again = file.load()
    assert again is not None and not again.messages[message.channel_id]


async def test_it_is_saved_while_it_changes(tmp_path: Path) -> None:
    file = WorldFile(tmp_path / "world.json")
    async with Sandbox() as sandbox, file.kept(sandbox.service):
        await until(file.path.exists)
        post(sandbox, "table-1", {"content": "something new"})
        assert await until(lambda: b"something new" in file.path.read_bytes()), "it is saved before the end"


def test_what_is_no_world_is_refused(tmp_path: Path) -> None:
    file = WorldFile(tmp_path / "world.json")
    assert file.load() is None
    file.path.write_text('{"application": 3}')
    with pytest.raises(msgspec.ValidationError):
        file.load()
