"""Tables stay inside their server and what a user may see; and what cannot be loaded hurts only itself."""

from __future__ import annotations

from typing import Any

import pytest
from database_kit import change
from live_bot import LiveBot, Room, button_id, shown
from requests_kit import manager
from waiting import until

from games.manager.people.gathering import CLOSED_AFTER, WARNED_AFTER
from games.manager.services import RequestContext, Services
from games.manager.storage.outbox_items import Post
from games.titles import TITLES
from kit.simulated import now
from sandbox import ActResult
from sandbox.model import Overwrite
from sandbox.rules import permissions
from words import say


def check_unknown(answer: ActResult, language: str = "en") -> None:
    """As if there were no such table."""
    known: Any = "ja" if language == "ja" else "en"
    assert answer.ephemeral and say(known, "refuse-table-unknown") in answer.text, answer.text
    assert not shown(answer).files


EVERY = (
    "t:{id}:board",
    "t:{id}:log",
    "t:{id}:move",
    "t:{id}:post",
    "g:{id}:1",
    "b:{id}:0",
    "r:{id}:0",
    "l:{id}:join",
    "l:{id}:start",
    "l:{id}:cancel",
)


async def elsewhere(live: LiveBot) -> int:
    """A channel of another server."""
    name = f"Other {live.sandbox.world.new_id()}"
    await live.sandbox.add_guild(name, [f"room {name}"], "en-US")
    return next(one.id for one in await live.sandbox.channels() if one.name == f"room {name}")


async def check_forged_ids_do_nothing(live: LiveBot, room: Room, person: int, channel: int) -> None:
    """Everything one can do with a table's id, from another channel."""
    before = await room.rows()
    place = Room(live, channel, [], room.id)
    for form in EVERY:
        check_unknown(await place.press(person, form.format(id=room.id)))
    for group in ("time", "rules0"):
        check_unknown(await place.press(person, f"O:{room.id}:{group}"))
    assert await room.rows() == before


async def test_a_table_of_another_server_is_none(live: LiveBot) -> None:
    """Even for a moderator over there."""
    room, lobby = await live.table(), await live.lobby(players=2)
    channel = await elsewhere(live)
    for stranger in (await live.person(), "Olga"):
        for one in (room, lobby):
            await check_forged_ids_do_nothing(live, one, user_id_of(live, stranger), channel)
    moved = await live.sandbox.slash("Olga", channel, "table move", table=room.id)
    check_unknown(moved)


def user_id_of(live: LiveBot, person: int | str) -> int:
    if isinstance(person, int):
        return person
    return next(one.id for one in live.sandbox.world.users.values() if one.display == person)


async def test_a_table_in_a_channel_one_cannot_see_is_none(live: LiveBot) -> None:
    room, lobby = await live.table(), await live.lobby(players=2)
    stranger, here = await live.person(), await live.channel()
    for one in (room, lobby):
        await hide(live, one.channel, stranger)
        await check_forged_ids_do_nothing(live, one, stranger, here)
    check_unknown(await live.sandbox.slash(stranger, here, "table move", table=room.id))


async def test_a_table_in_a_private_thread_is_none_for_who_was_not_invited(live: LiveBot) -> None:
    """What is seen of the channel that the thread belongs to says nothing of who is in the thread."""
    host, stranger, channel = await live.person(), await live.person(), await live.channel()
    await live.sandbox.slash(host, channel, "table new", game="florence", where="private")
    (head,) = await live.store.tables_of(host)
    room = Room(live, head.channel_id, [host], head.id)
    await room.card()
    await check_forged_ids_do_nothing(live, room, stranger, channel)
    check_unknown(await live.sandbox.slash(stranger, channel, "table move", table=room.id))


async def hide(live: LiveBot, channel: int, person: int) -> None:
    """Take a channel out of somebody's sight."""
    place = live.sandbox.world.channels[channel]
    place.overwrites.append(Overwrite(person, 1, deny=permissions.VIEW_CHANNEL))
    live.sandbox.service.places.channel_changed(place)


async def test_managing_messages_in_one_channel_manages_no_table_of_another(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    here, helper = await live.channel(), await live.person()
    place = live.sandbox.world.channels[here]
    place.overwrites.append(Overwrite(helper, 1, allow=permissions.MANAGE_MESSAGES))
    live.sandbox.service.places.channel_changed(place)
    before = await room.rows()
    taken = await live.sandbox.slash(helper, here, "table move", table=room.id)
    assert taken.text == say("en", "refuse-host-only")
    for what in ("start", "cancel"):
        answer = await Room(live, here, [], room.id).press(helper, f"l:{room.id}:{what}")
        assert say("en", "refuse-host-only") in answer.text
    assert await room.rows() == before


async def test_a_seat_may_be_played_from_anywhere(live: LiveBot) -> None:
    """`/games` is answered in direct messages too, and its buttons work there."""
    room = await live.table()
    person = room.people[0]
    listed = shown(await live.sandbox.slash(person, "dm", "games"))
    panel = await live.sandbox.click(person, listed, button_id(listed, f"t:{room.id}:move"))
    assert shown(panel).selects


@pytest.mark.parametrize(
    "damage",
    [
        ("state_version", 999),
        ("title", "chess"),
        ("snapshot", b"\xc1"),
    ],
    ids=["newer", "unknown title", "damaged"],
)
async def test_a_table_that_cannot_be_loaded_hurts_only_itself(
    live: LiveBot, damage: tuple[str, Any]
) -> None:
    sick, well = await live.auction(), await live.table()
    host = sick.people[0]
    join = await live.sandbox.slash(host, well.channel, "games")
    assert f"<#{sick.channel}>" in join.text
    column, value = damage
    await change(live, (f"UPDATE tables SET {column} = ? WHERE id = ?", value, sick.id))
    await live.bot.again()
    listed = await live.sandbox.slash(host, well.channel, "games")
    named = say("en", "games-unloadable", table=sick.id, channel=f"<#{sick.channel}>")
    assert named in listed.text
    for command in ("board", "table status", "log", "undo"):
        answer = await live.sandbox.slash(host, sick.channel, command)
        gone = say("en", "refuse-title-gone", table=sick.id, title="chess")
        known = say("en", "refuse-unloadable", table=sick.id)
        assert answer.text == (gone if column == "title" else known)
    await well.give_back(well.people[0])
    await well.settled()
    await live.services.repository.enqueue(sick.id, (board(sick),))
    await live.bot.again()

    async def told() -> bool:
        messages = await live.sandbox.messages("dm", host)
        return any(one.text == say("en", "notice-unloadable", table=sick.id) for one in messages)

    await until(told, "the host is told")
    boss = await manager(live)
    tables = await live.sandbox.slash(boss, well.channel, "admin tables")
    assert f"<#{sick.channel}>" in tables.text
    closed = await live.sandbox.slash(boss, well.channel, "admin cancel", table=sick.id)
    assert closed.text == say("en", "told-done")
    closed = await live.sandbox.slash(boss, well.channel, "admin cancel", table=sick.id)
    assert closed.text == say("en", "refuse-over"), "what has ended stays as it ended"
    opened = await live.sandbox.slash(host, sick.channel, "table new", game="florence")
    assert opened.text == say("en", "told-opened"), "its channel is free"
    await live.store.give_up([one.id for one in await sick.owed()], "the test is over", 1)


def board(room: Room) -> Any:
    return Post(room.channel).due(0)


async def test_a_lobby_nobody_comes_to_is_closed_and_its_channel_free(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    ago = now() - WARNED_AFTER - CLOSED_AFTER
    await change(live, ("UPDATE tables SET updated_at = ? WHERE id = ?", ago, room.id))
    later = Services(live.store, TITLES, lambda: now() + CLOSED_AFTER).gathering
    warned = await live.services.gathering.warn_or_close(room.id)
    assert warned is not None and warned.status == "lobby"
    closed = await later.warn_or_close(room.id)
    assert closed is not None and closed.status == "cancelled"
    again = await live.sandbox.slash(room.people[0], room.channel, "table new", game="florence")
    assert again.text == say("en", "told-opened")


async def test_a_host_who_leaves_hands_the_lobby_on(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    host, guest = room.people
    await live.sandbox.slash(host, room.channel, "table leave")
    assert (await room.loaded()).table.host_user == guest
    left = await live.services.lobby.leave(room.id, guest, RequestContext(2**51 + room.id))
    assert left.status == "cancelled", "nobody is there any more"


async def test_a_host_without_a_seat_cannot_end_the_others_game_alone(live: LiveBot) -> None:
    room = await live.table()
    host = await live.person()
    await change(live, ("UPDATE tables SET host_user = ? WHERE id = ?", host, room.id))
    await live.bot.again()
    before = await room.rows()
    answer = await room.press(host, f"l:{room.id}:cancel")
    assert say("en", "refuse-host-no-seat") in answer.text and await room.rows() == before
    moderated = await room.press(user_id_of(live, "Olga"), f"l:{room.id}:cancel")
    assert say("en", "told-cancelled") in moderated.text
