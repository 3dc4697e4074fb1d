"""People who are called otherwise, or forgotten: what stands in channels already follows."""

from __future__ import annotations

import msgspec
from database_kit import change
from live_bot import LiveBot, Room, button_id, shown
from live_tables import finished
from waiting import until

from cogs.screens.pages import threads as thread_names
from games.manager.people.display_names import RECENT
from kit.simulated import now
from words import say


async def called(live: LiveBot, person: int, name: str) -> None:
    """Somebody calls themselves otherwise, and presses anything on the server."""
    live.sandbox.world.users[person].display = name
    await live.sandbox.slash(person, await live.channel(), "about")


async def erased(live: LiveBot, person: int) -> None:
    """Somebody has themselves forgotten."""
    asked = shown(await live.sandbox.slash(person, "dm", "forget erase"))
    await live.sandbox.click(person, asked, button_id(asked, "z:erase"))


async def standing(room: Room) -> str:
    """All that stands in a table's channel, once everything is delivered: texts and alt texts."""

    async def delivered() -> bool:
        return not await room.owed()

    await until(delivered, "everything delivered")
    found = await room.messages()
    return "\n".join([one.text + "".join(file.description or "" for file in one.files) for one in found])


async def test_a_renamed_player_is_renamed_in_the_lobby_and_in_the_game(live: LiveBot) -> None:
    room = await live.lobby()
    person = room.people[1]
    old = (await room.now()).names[1]
    await called(live, person, "Zenobia")
    card = await room.card()
    assert "Zenobia" in card.text and old not in card.text
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    await room.settled()
    log = await live.store.log(room.id)
    pictured = (await room.post()).files[0]
    before = await live.sandbox.file(pictured)
    await called(live, person, "Yolanda")
    said = await standing(room)
    assert "Zenobia" not in said and said.count("Yolanda") == 2, "on the card, and in the post"
    assert await live.sandbox.file((await room.post()).files[0]) != before, "the picture names seats, too"
    assert await live.store.log(room.id) == log, "what has been logged stays"
    panel = await room.panel(room.people[0])
    status = shown(await live.sandbox.slash(room.people[0], room.channel, "table status"))
    assert "Yolanda" in status.text and "Zenobia" not in status.text + panel.text


async def test_a_nickname_of_one_server_is_no_name_elsewhere(live: LiveBot) -> None:
    room = await live.lobby()
    person = room.people[1]
    old = (await room.now()).names[1]
    live.sandbox.world.users[person].display = "Xanthe"
    asked = shown(await live.sandbox.slash(person, "dm", "forget erase"))
    assert asked.text and (await room.now()).names[1] == old, "in a direct message nobody has a nickname"
    guild = live.sandbox.world.guilds[(await room.now()).guild_id]
    guild.members[person].nick = "Wanda"
    await live.sandbox.slash(person, await live.channel(), "about")
    assert "Wanda" in (await room.card()).text


async def test_a_name_asks_the_store_once_and_writes_nothing_where_it_is_known(live: LiveBot) -> None:
    room = await live.table()
    version = (await room.loaded()).version
    await live.sandbox.slash(room.people[1], room.channel, "table status")
    assert (await room.loaded()).version == version


async def test_threads_of_the_same_name_are_numbered_and_keep_their_number(live: LiveBot) -> None:
    host, channel = await live.person(), await live.channel()
    for _ in range(3):
        await live.sandbox.slash(host, channel, "table new", game="florence", where="thread")
    threads = [one for one in live.sandbox.world.channels.values() if one.parent_id == channel]
    first, *others = [one.name for one in threads]
    assert others == [f"{first} (2)", f"{first} (3)"]
    head = (await live.store.tables_of(host))[0]
    table = await Room(live, head.channel_id, [host], head.id).now()
    places = (msgspec.structs.replace(table.seats[0], name="Zoe"), *table.seats[1:])
    renamed = thread_names.thread_renamed(msgspec.structs.replace(table, seats=places), others[0])
    assert renamed is not None and "Zoe" in renamed and renamed.endswith(") (2)")


async def test_a_proposal_and_a_thread_follow_a_new_name(live: LiveBot) -> None:
    host, other = await live.person(), await live.person()
    channel = await live.channel()
    await live.sandbox.slash(host, channel, "table new", game="florence", where="thread")
    (head,) = [one for one in await live.store.tables_of(host) if one.host_user == host]
    room = Room(live, head.channel_id, [host, other], head.id)
    thread = live.sandbox.world.channels[head.channel_id]
    await live.sandbox.slash(other, thread.id, "table join")
    third = await live.person()
    await live.sandbox.slash(third, thread.id, "table join")
    await live.sandbox.slash(host, thread.id, "table start")
    await room.settled()
    await live.sandbox.slash(host, thread.id, "propose end")
    old = (await room.now()).names[0]
    assert old in thread.name and old in await standing(room)
    await called(live, host, "Veronica")
    assert old not in await standing(room)
    assert thread.name == thread_names.thread_name("en", "florence", "Veronica")
    thread.name = "Our evenings"
    live.sandbox.service.places.channel_changed(thread)
    await called(live, host, "Ursula")
    await standing(room)
    assert thread.name == "Our evenings", "people have named it"
    thread.name = thread_names.thread_name("en", "florence", "Ursula")
    live.sandbox.service.places.channel_changed(thread)
    await erased(live, host)
    assert "Ursula" not in await standing(room) and "Ursula" not in thread.name


async def test_the_post_of_a_finished_game_follows_a_new_name_for_a_week(live: LiveBot) -> None:
    ann, ben = await live.person(), await live.person()
    late, lately = [await finished(live, [ann, ben, await live.person()]) for _ in range(2)]
    await live.bot.again()
    assert "P1" in await standing(late) + await standing(lately)
    long_ago = now() - RECENT - 60_000
    await change(live, ("UPDATE tables SET updated_at = ? WHERE id = ?", long_ago, late.id))
    count = len(await late.messages())
    await called(live, ben, "Tabitha")
    assert "Tabitha" in await standing(lately) and "P1" not in await standing(lately)
    assert (await late.now()).names[1] == "Tabitha" and "Tabitha" not in await standing(late)
    for message in await lately.messages():
        await live.sandbox.delete_message(message)
    await erased(live, ben)
    gone = say("en", "forget-name")
    assert gone in await standing(late) and "P1" not in await standing(late)
    assert len(await late.messages()) == count and not await lately.messages(), "nothing is posted anew"
    board = shown(await live.sandbox.slash(ann, late.channel, "board"))
    assert "P1" not in board.text and gone in board.text + "".join(board.labels)


async def test_posts_of_the_past_follow_a_new_name_and_name_nobody_who_is_forgotten(live: LiveBot) -> None:
    room = await live.auction()
    person = room.people[1]
    old = (await room.now()).names[1]
    for _ in range(2):
        await room.turn(await room.awaited())
        await room.settled()
    assert len(await room.posts()) > 1 and (await standing(room)).count(old) > 2, "card, first post, last one"
    await called(live, person, "Sabrina")
    assert old not in await standing(room)
    old = "Sabrina"
    before = [(one.id, one.labels, len(one.files)) for one in await room.messages()]
    first = (await room.posts())[0][1]
    picture = await live.sandbox.file(first.files[0])
    await erased(live, person)
    said = await standing(room)
    assert old not in said and say("en", "forget-name") in said
    after = [(one.id, one.labels, len(one.files)) for one in await room.messages()]
    assert after[: len(before) - 1] == before[:-1], "they stand where they stood, with the same buttons"
    assert await live.sandbox.file((await room.posts())[0][1].files[0]) != picture


async def test_a_deleted_channel_keeps_no_old_name_in_the_channel_where_the_table_went(live: LiveBot) -> None:
    room = await live.table()
    old, former = (await room.now()).names[1], room.channel
    room.channel = await live.channel()
    await live.sandbox.slash(room.people[0], room.channel, "table move", table=room.id)
    await room.settled()
    for person in room.people:
        await room.give_back(person)
    await room.settled()
    assert len(await room.posts()) > 1 and old in await standing(room)
    await live.sandbox.delete_channel(former)
    await called(live, room.people[1], "Sabrina")
    assert old not in await standing(room)


async def test_a_table_closed_before_its_game_names_nobody_who_is_forgotten(live: LiveBot) -> None:
    room = await live.lobby()
    old = (await room.now()).names[1]
    await live.sandbox.slash(room.people[0], room.channel, "table cancel")
    cancel = await room.press(room.people[0], f"l:{room.id}:cancel")
    assert cancel.text == say("en", "told-cancelled")
    assert old in await standing(room)
    await erased(live, room.people[1])
    assert old not in await standing(room)
