"""Playing without a server: the application added to one's own account, games in direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from live_bot import LiveBot, Room, press
from waiting import until

from games.core import Seat
from words import say

CLUB = "Elsewhere"


@pytest.fixture
async def elsewhere(live: LiveBot) -> AsyncIterator[int]:
    """A channel of a server that the bot is not on."""
    guilds = {channel.guild_id for channel in await live.sandbox.channels()}
    name = f"{CLUB} {len(guilds)}"
    guild = await live.sandbox.add_guild(name, ["lounge"])
    await live.sandbox.kick_bot(name)
    found = [one.id for one in await live.sandbox.channels() if one.guild_id == guild]
    yield found[0]


async def begun(live: LiveBot, person: int, channel: int, title: str = "heaven_ale") -> Room:
    """A game against Novices in the person's direct messages, begun in three taps."""
    shown = await live.sandbox.slash(person, channel, "play")
    assert shown.ephemeral and shown.message is not None
    asked = await live.sandbox.click(person, shown.message, f"w:solo:{title}")
    assert asked.message is not None
    told = await live.sandbox.click(person, asked.message, f"w:novice:{title}")
    (head,) = await live.store.tables_of(person)
    assert head.guild_id == 0
    assert f"https://discord.com/channels/@me/{head.channel_id}" in told.text
    return Room(live, head.channel_id, [person], head.id)


async def test_a_game_against_computers_is_begun_where_the_bot_is_not(live: LiveBot, elsewhere: int) -> None:
    person = await live.person()
    await live.sandbox.install(person)
    room = await begun(live, person, elsewhere)
    post = await room.settled()
    mine = next(one for one in await live.sandbox.channels() if person in one.recipients)
    assert post.channel_id == mine.id == room.channel
    panel = await live.sandbox.click(person, post, say("en", "button-your-move"))
    assert panel.ephemeral and panel.text
    await room.turn(person)
    before = (await room.now()).entry_no
    await live.bot.again()
    await until(lambda: _further(room, before), "the game goes on after a kill")
    listed = await live.sandbox.slash(person, elsewhere, "games")
    assert f"/channels/@me/{room.channel}" in listed.text
    for where in (elsewhere, room.channel):
        replayed = await live.sandbox.slash(person, where, "replay")
        assert replayed.ephemeral and replayed.message is not None and replayed.message.files


async def _further(room: Room, before: int) -> bool:
    if Seat(0) in (await room.now()).awaited():
        await room.turn(room.people[0])
    return (await room.now()).entry_no > before


async def test_the_list_elsewhere_offers_lesson_and_computers(live: LiveBot, elsewhere: int) -> None:
    person = await live.person("ja")
    await live.sandbox.install(person)
    shown = await live.sandbox.slash(person, elsewhere, "play")
    assert shown.message is not None
    labels = {button["label"] for button in shown.message.buttons}
    assert labels == {say("ja", "button-learn"), say("ja", "button-solo")}
    learn = next(one for one in shown.message.buttons if one["label"] == say("ja", "button-learn"))
    lesson = await live.sandbox.click(person, shown.message, learn["custom_id"])
    assert lesson.ephemeral and lesson.message is not None and lesson.message.files


async def test_on_a_server_the_list_offers_people_too(live: LiveBot) -> None:
    shown = await live.sandbox.slash(await live.person(), await live.channel(), "play")
    assert shown.message is not None
    assert say("en", "button-people") in {button["label"] for button in shown.message.buttons}


async def test_closed_direct_messages_are_said_with_what_to_change(live: LiveBot, elsewhere: int) -> None:
    person = await live.person()
    await live.sandbox.install(person)
    await live.sandbox.close_dms(person)
    told = await press(live.sandbox, person, elsewhere, "w:novice:heaven_ale")
    assert told.text == say("en", "refuse-messages-closed")
    assert not await live.store.tables_of(person)
    await live.sandbox.close_dms(person, False)
    assert await begun(live, person, elsewhere)


async def test_direct_messages_have_room_for_one_game(live: LiveBot, elsewhere: int) -> None:
    person = await live.person()
    await live.sandbox.install(person)
    room = await begun(live, person, elsewhere)
    link = f"https://discord.com/channels/@me/{room.channel}"
    told = await press(live.sandbox, person, elsewhere, "w:novice:florence")
    assert told.text == say("en", "refuse-one-in-messages", channel=link)
    assert len(await live.store.tables_of(person)) == 1


async def test_who_has_not_added_the_application_sees_no_command_elsewhere(
    live: LiveBot, elsewhere: int
) -> None:
    with pytest.raises(Exception, match="play"):
        await live.sandbox.slash(await live.person(), elsewhere, "play")
