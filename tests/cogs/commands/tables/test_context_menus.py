"""Discord's context menus through the real bot: on a post, on another message, on a member."""

from __future__ import annotations

from live_bot import LiveBot

from words import say


async def test_the_menu_of_a_post_does_what_its_buttons_do(live: LiveBot) -> None:
    room = await live.table()
    post = await room.post()
    answer = await live.sandbox.menu(await room.awaited(), room.channel, say("en", "ctx-move"), post)
    assert answer.ephemeral and answer.text
    told = await live.sandbox.menu(room.people[0], room.channel, say("en", "ctx-text"), post)
    assert told.ephemeral and told.message is not None and not told.message.files
    for name in (await room.now()).names:
        assert name in told.text


async def test_another_message_counts_for_the_table_of_its_channel(live: LiveBot) -> None:
    room = await live.table()
    said = await live.sandbox.say(room.people[0], room.channel, "words")
    told = await live.sandbox.menu(room.people[0], room.channel, say("en", "ctx-text"), said)
    assert (await room.now()).names[0] in told.text
    elsewhere = await live.channel()
    said = await live.sandbox.say(room.people[0], elsewhere, "words")
    refused = await live.sandbox.menu(room.people[0], elsewhere, say("en", "ctx-move"), said)
    assert refused.ephemeral and refused.text == say("en", "refuse-no-table")


async def test_a_member_is_invited_to_the_table_one_has_open(live: LiveBot) -> None:
    host, guest, elsewhere = await live.person(), await live.person(), await live.channel()
    name = say("en", "ctx-invite")
    refused = await live.sandbox.menu(host, elsewhere, name, guest)
    assert refused.text == say("en", "refuse-no-lobby")
    room = await live.lobby(2)
    told = await live.sandbox.menu(room.people[0], elsewhere, name, guest)
    assert told.text == say("en", "told-invited", player=f"<@{guest}>")
    kinds = [entry.kind for entry in await live.store.log(room.id)]
    assert "invite" in kinds
