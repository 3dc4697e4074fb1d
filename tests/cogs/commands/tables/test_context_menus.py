"""Discord's context menus through the real bot: on a post, on another message, on a member."""

from __future__ import annotations

from house import House

from words import say


async def test_the_menu_of_a_post_does_what_its_buttons_do(house: House) -> None:
    room = await house.table()
    post = await room.post()
    answer = await house.sandbox.menu(await room.awaited(), room.channel, say("en", "ctx-move"), post)
    assert answer.ephemeral and answer.text
    told = await house.sandbox.menu(room.people[0], room.channel, say("en", "ctx-text"), post)
    assert told.ephemeral and told.message is not None and not told.message.files
    for name in (await room.now()).names:
        assert name in told.text


async def test_another_message_counts_for_the_table_of_its_channel(house: House) -> None:
    room = await house.table()
    said = await house.sandbox.say(room.people[0], room.channel, "words")
    told = await house.sandbox.menu(room.people[0], room.channel, say("en", "ctx-text"), said)
    assert (await room.now()).names[0] in told.text
    elsewhere = await house.channel()
    said = await house.sandbox.say(room.people[0], elsewhere, "words")
    refused = await house.sandbox.menu(room.people[0], elsewhere, say("en", "ctx-move"), said)
    assert refused.ephemeral and refused.text == say("en", "refuse-no-table")


async def test_a_member_is_invited_to_the_table_one_has_open(house: House) -> None:
    host, guest, elsewhere = await house.person(), await house.person(), await house.channel()
    name = say("en", "ctx-invite")
    refused = await house.sandbox.menu(host, elsewhere, name, guest)
    assert refused.text == say("en", "refuse-no-lobby")
    room = await house.lobby(2)
    told = await house.sandbox.menu(room.people[0], elsewhere, name, guest)
    assert told.text == say("en", "told-invited", player=f"<@{guest}>")
    kinds = [entry.kind for entry in await house.store.log(room.id)]
    assert "invite" in kinds
