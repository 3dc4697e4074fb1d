"""Threads, DMs, permissions, servers."""

from __future__ import annotations

import discord
import pytest
from sandbox_kit import SandboxWithBot
from waiting import until

from sandbox import ClientRefused


async def make_thread(both: SandboxWithBot, name: str = "Game 1") -> discord.Thread:
    return await both.channel().create_thread(name=name, type=discord.ChannelType.public_thread)


async def test_a_post_takes_a_thread_out_of_the_archive(both: SandboxWithBot) -> None:
    thread = await make_thread(both)
    archived = await thread.edit(archived=True)
    assert archived.archived and both.sandbox.world.channels[thread.id].archived
    await until(lambda: both.channel().get_thread(thread.id) is None)
    await thread.send("still here")
    assert not both.sandbox.world.channels[thread.id].archived
    await until(lambda: both.channel().get_thread(thread.id) is not None)
    assert [m.text for m in await both.sandbox.messages(thread.id, "Ben")] == ["still here"]


async def test_an_archived_thread_refuses_edits_until_unarchived(both: SandboxWithBot) -> None:
    thread = await make_thread(both)
    sent = await thread.send("board")
    await both.sandbox.archive(thread.id)
    with pytest.raises(discord.HTTPException) as message:
        await sent.edit(content="moved")
    with pytest.raises(discord.HTTPException) as name:
        await thread.edit(name="Game 2")
    assert (message.value.code, name.value.code) == (50083, 50083)
    await thread.edit(archived=False)
    assert (await sent.edit(content="moved")).content == "moved"


async def test_a_locked_thread_refuses_posts_and_unarchiving(both: SandboxWithBot) -> None:
    thread = await make_thread(both)
    await both.sandbox.archive(thread.id, locked=True)
    with pytest.raises(discord.Forbidden) as post:
        await thread.send("hello?")
    with pytest.raises(discord.Forbidden) as unarchive:
        await thread.edit(archived=False)
    with pytest.raises(ClientRefused, match="locked"):
        await both.sandbox.say("Ben", thread.id, "hello?")
    assert (post.value.code, unarchive.value.code) == (160005, 50013)


async def test_private_threads_show_to_their_members_only(both: SandboxWithBot) -> None:
    thread = await both.channel().create_thread(name="Secret", type=discord.ChannelType.private_thread)
    aoi = next(user for user in await both.sandbox.users() if user.display == "Aoi")
    await thread.add_user(discord.Object(aoi.id))
    await thread.send("for Aoi")
    assert [m.text for m in await both.sandbox.messages(thread.id, "Aoi")] == ["for Aoi"]
    with pytest.raises(ClientRefused, match="doesn't see"):
        await both.sandbox.messages(thread.id, "Ben")
    there = both.sandbox.world.channels[thread.id].thread_members
    assert set(there) == {aoi.id, both.sandbox.world.bot.id}


async def test_dms_arrive_until_they_are_closed(both: SandboxWithBot) -> None:
    dm = await both.dm("Aoi")
    await dm.send("your hand")
    assert [m.text for m in await both.sandbox.messages("dm", "Aoi")] == ["your hand"]
    await both.sandbox.close_dms("Aoi")
    with pytest.raises(discord.Forbidden) as closed:
        await dm.send("your hand")
    assert closed.value.code == 50007
    await both.sandbox.close_dms("Aoi", False)
    await dm.send("again")


async def test_strangers_get_no_dm(both: SandboxWithBot) -> None:
    stranger = await both.sandbox.add_user("Zoe", "ja", guilds=[])
    dm = await both.bot.create_dm(discord.Object(stranger.id))
    with pytest.raises(discord.Forbidden) as refused:
        await dm.send("hello")
    assert refused.value.code == 50278
    with pytest.raises(discord.HTTPException) as nobody:
        await both.bot.create_dm(discord.Object(12345))
    assert nobody.value.code == 50033


@pytest.mark.parametrize(
    ("missing", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)],
)
async def test_missing_permissions_are_refused(both: SandboxWithBot, missing: str, code: int) -> None:
    channel = both.channel()
    await both.sandbox.deny("#table-1", discord.Permissions(**{missing: True}).value)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", file=discord.File(__file__))
    assert refused.value.code == code
    await both.sandbox.deny("#table-1", 0)
    await channel.send("x", file=discord.File(__file__))


async def test_thread_permissions_are_their_own(both: SandboxWithBot) -> None:
    await both.sandbox.deny("#table-1", discord.Permissions(create_public_threads=True).value)
    with pytest.raises(discord.Forbidden) as create:
        await make_thread(both)
    await both.sandbox.deny("#table-1", discord.Permissions(send_messages_in_threads=True).value)
    thread = await make_thread(both)
    with pytest.raises(discord.Forbidden) as post:
        await thread.send("x")
    assert (create.value.code, post.value.code) == (50013, 50013)


async def test_an_answer_needs_no_permission_to_send(both: SandboxWithBot) -> None:
    await both.sandbox.deny("#table-1", discord.Permissions(send_messages=True).value)
    assert (await both.do(lambda i: i.response.send_message("all the same"))).text == "all the same"


async def test_the_bot_hears_of_new_servers_and_of_those_it_is_put_out_of(both: SandboxWithBot) -> None:
    number = await both.sandbox.add_guild("Second", ["hall"], "ja")
    await until(lambda: both.bot.get_guild(number))
    both.bot.doing = lambda i: i.response.send_message(str(i.guild_locale))
    assert (await both.sandbox.slash("Ben", "Second/hall", "do")).text == "ja"
    await both.sandbox.kick_bot("Second")
    await until(lambda: both.bot.get_guild(number) is None)
    with pytest.raises(discord.Forbidden):
        await both.bot.fetch_guild(number)
    await both.sandbox.invite_bot("Second")
    back = await until(lambda: both.bot.get_guild(number))
    hall = discord.utils.get(back.text_channels, name="hall")
    assert hall.permissions_for(back.me).send_messages, "with what it was allowed before"


async def test_a_server_that_cannot_be_reached_is_not_one_that_was_left(both: SandboxWithBot) -> None:
    guild = both.channel().guild
    await both.sandbox.outage(guild.name)
    await until(lambda: guild.unavailable)
    both.sandbox.service.gateway.invalidate()
    await until(lambda: both.bot.events.count("ready") > 1)
    listed = both.bot.get_guild(guild.id)
    assert listed is not None and listed.unavailable, "a new session lists it, and nothing more comes of it"
    await both.sandbox.outage(guild.name, False)
    await until(lambda: not both.bot.get_guild(guild.id).unavailable)


async def test_members_can_be_fetched_but_are_not_listed_without_the_intent(both: SandboxWithBot) -> None:
    guild = both.channel().guild
    assert [m.display_name for m in guild.members] == ["Loggia"] and guild.member_count == 8
    aoi = next(user for user in await both.sandbox.users() if user.display == "Aoi")
    assert (await guild.fetch_member(aoi.id)).display_name == "Aoi"
    await both.sandbox.leave("Aoi", guild.name)
    with pytest.raises(discord.NotFound) as gone:
        await guild.fetch_member(aoi.id)
    assert gone.value.code == 10007
