"""Messages of a channel: posts, files, nonces, edits, deletes, history, Components V2."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sandbox_kit import SandboxWithBot, png
from waiting import until

from sandbox.model import Message
from sandbox.rules.check_components import walk


async def test_a_file_keeps_its_bytes_alt_text_and_size(both: SandboxWithBot) -> None:
    data = png(7, 5).getvalue()
    file = discord.File(png(7, 5), "board.png", description="Aoi leads")
    sent = await both.channel().send("board", file=file)
    seen = (await both.sandbox.messages("#table-1", "Ben"))[-1]
    one = seen.files[0]
    assert (one.filename, one.description, one.width, one.height) == ("board.png", "Aoi leads", 7, 5)
    assert one.content_type == "image/png" and one.size == len(data)
    assert await both.sandbox.file(one) == data
    assert sent.attachments[0].description == "Aoi leads"
    assert await sent.attachments[0].read() == data


async def test_a_picture_that_was_replaced_can_still_be_fetched_by_who_was_shown_it(
    both: SandboxWithBot,
) -> None:
    sent = await both.channel().send(file=discord.File(png(7, 5), "board.png"))
    before = sent.attachments[0]
    seen = (await both.sandbox.messages("#table-1", "Ben"))[-1].files[0]
    edited = await sent.edit(attachments=[discord.File(png(3, 3), "board.png")])
    assert edited.attachments[0].id != before.id
    assert await before.read() == await both.sandbox.file(seen) == png(7, 5).getvalue()


async def test_links_of_files_expire(both: SandboxWithBot) -> None:
    await both.sandbox.set_limits(link=-5)
    sent = await both.channel().send(file=discord.File(png(), "board.png"))
    seen = await both.sandbox.message("Ben", sent.id)
    with pytest.raises(discord.NotFound):
        await sent.attachments[0].read()
    with pytest.raises(LookupError):
        await both.sandbox.file(seen.files[0])
    await both.sandbox.set_limits(link=60)
    fresh = await both.sandbox.message("Ben", sent.id)
    assert await both.sandbox.file(fresh.files[0]) == png().getvalue()


async def test_a_picture_that_is_not_attached_is_refused(both: SandboxWithBot) -> None:
    with pytest.raises(discord.HTTPException, match="nowhere"):
        await both.channel().send(view=Board(picture="attachment://nowhere.png"))


async def test_what_the_sandbox_cannot_show_is_refused(both: SandboxWithBot) -> None:
    with pytest.raises(discord.HTTPException, match="embeds"):
        await both.channel().send(embed=discord.Embed(title="Table"))


async def test_a_nonce_posted_again_gives_the_first_message(both: SandboxWithBot) -> None:
    path = f"/channels/{both.channel().id}/messages"
    first = await both.bot.raw("POST", path, {"content": "a", "nonce": "7", "enforce_nonce": True})
    again = await both.bot.raw("POST", path, {"content": "a", "nonce": "7", "enforce_nonce": True})
    other = await both.bot.raw("POST", path, {"content": "a", "nonce": "7"})
    assert first["id"] == again["id"] != other["id"]
    await both.sandbox.set_limits(nonce=0)
    late = await both.bot.raw("POST", path, {"content": "a", "nonce": "7", "enforce_nonce": True})
    assert late["id"] != first["id"]


async def test_edits_keep_what_they_do_not_name(both: SandboxWithBot) -> None:
    sent = await both.channel().send("one", file=discord.File(png(), "a.png", description="first"))
    edited = await sent.edit(content="two")
    assert edited.content == "two" and [a.filename for a in edited.attachments] == ["a.png"]
    assert edited.edited_at is not None
    swapped = await sent.edit(
        attachments=[*edited.attachments, discord.File(png(9, 9), "b.png", description="next")]
    )
    assert [(a.filename, a.description) for a in swapped.attachments] == [
        ("a.png", "first"),
        ("b.png", "next"),
    ]
    path = f"/channels/{both.channel().id}/messages/{sent.id}"
    described = [{"id": str(one.id), "description": "another"} for one in swapped.attachments]
    with pytest.raises(discord.HTTPException):
        await both.bot.raw("PATCH", path, {"content": "x" * 2001, "attachments": described})
    (stored,) = [one for one in await both.sandbox.messages(both.channel().id) if one.id == sent.id]
    assert [one.description for one in stored.files] == ["first", "next"], "a refused edit changes nothing"
    bare = await sent.edit(attachments=[])
    assert bare.attachments == []
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content=None)
    assert refused.value.code == 50006


async def test_deleted_messages_and_channels_are_unknown(both: SandboxWithBot) -> None:
    sent = await both.channel().send("one")
    await both.sandbox.delete_message(sent.id)
    with pytest.raises(discord.NotFound) as message:
        await sent.edit(content="two")
    assert message.value.code == 10008
    channel = both.channel()
    await both.sandbox.delete_channel("#table-1")
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("two")
    assert gone.value.code == 10003
    await until(lambda: both.bot.get_channel(channel.id) is None)


async def test_only_ones_own_messages_can_be_edited_and_others_deleted_by_moderators_only(
    both: SandboxWithBot,
) -> None:
    said = await both.sandbox.say("Ben", "#table-1", "hello")
    theirs = both.channel().get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as edit:
        await theirs.edit(content="no")
    with pytest.raises(discord.Forbidden) as delete:
        await theirs.delete()
    assert (edit.value.code, delete.value.code) == (50005, 50013)


async def test_history_pages_both_ways(both: SandboxWithBot) -> None:
    for number in range(7):
        await both.sandbox.say("Ben", "dm", f"m{number}")
    dm = await both.dm("Ben")
    newest = [m.content async for m in dm.history(limit=3)]
    assert newest == ["m6", "m5", "m4"]
    all_of_them = [m async for m in dm.history(limit=None, oldest_first=True)]
    assert [m.content for m in all_of_them] == [f"m{n}" for n in range(7)]
    assert [m.content async for m in dm.history(after=all_of_them[4])] == ["m5", "m6"]
    assert [m.content async for m in dm.history(before=all_of_them[2])] == ["m1", "m0"]


async def test_without_the_content_intent_others_are_unreadable_but_in_dms(both: SandboxWithBot) -> None:
    await both.sandbox.say("Ben", "#table-1", "in public")
    await both.sandbox.say("Ben", "#table-1", f"hey <@{both.sandbox.world.bot.id}>")
    await both.sandbox.say("Ben", "dm", "in private")
    await until(lambda: len(both.bot.heard) == 3)
    assert [m.content.split(" <")[0] for m in both.bot.heard] == ["", "hey", "in private"]


class Board(discord.ui.LayoutView):
    def __init__(self, text: str = "# Board", picture: str = "attachment://board.png") -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(text))
        box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(picture, description="the table")))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Move", custom_id="move"))
        box.add_item(row)
        self.add_item(box)


async def test_components_v2_show_texts_pictures_and_buttons(both: SandboxWithBot) -> None:
    sent = await both.channel().send(view=Board(), file=discord.File(png(), "board.png"))
    seen = await both.sandbox.message("Aoi", sent.id)
    assert seen.text == "# Board" and seen.labels == ["Move"]
    gallery = next(c for c in walk(seen.components) if c["type"] == 12)
    assert gallery["items"][0]["media"]["url"].startswith(both.sandbox.url)
    assert gallery["items"][0]["description"] == "the table"
    ids = [c["id"] for c in walk(seen.components)]
    assert len(set(ids)) == len(ids)
    both.bot.handlers["move"] = lambda i: i.response.edit_message(view=Board("# Moved"))
    assert (await both.sandbox.click("Aoi", sent.id, "Move")).text == "# Moved"


async def test_a_message_once_v2_stays_v2_and_takes_no_content(both: SandboxWithBot) -> None:
    sent = await both.channel().send(view=Board(), file=discord.File(png(), "board.png"))
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await sent.edit(content="plain")
    plain = await both.channel().send("plain")
    path = f"/channels/{plain.channel.id}/messages/{plain.id}"
    v2 = {"flags": 1 << 15, "components": [{"type": 10, "content": "new"}]}
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await both.bot.raw("PATCH", path, v2)
    await both.bot.raw("PATCH", path, v2 | {"content": None})
    stored = both.sandbox.world.messages[plain.channel.id][plain.id]
    assert isinstance(stored, Message) and stored.is_v2 and stored.content == ""


async def test_too_many_or_too_large_files_are_refused(both: SandboxWithBot) -> None:
    await both.sandbox.set_limits(file_bytes=100, request_bytes=1500)
    small = [discord.File(png(), f"{n}.png") for n in range(3)]
    assert len((await both.channel().send(files=small)).attachments) == 3
    with pytest.raises(discord.HTTPException) as one:
        await both.channel().send(file=discord.File(png(300, 300), "a.png"))
    await both.sandbox.set_limits(file_bytes=10_000)
    with pytest.raises(discord.HTTPException) as sum_of_all:
        await both.channel().send(files=[discord.File(png(200, 200), f"{n}.png") for n in range(4)])
    assert (one.value.status, one.value.code) == (413, 40005)
    assert sum_of_all.value.code == 40005
