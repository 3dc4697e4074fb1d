"""Who is banned from a server's tables takes no seat by any way, and tables are opened where they may be."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import pytest
from house import House, Room, button_id, press, shown
from house_tables import finished
from requests_kit import manager, proposal_at, proposal_post, server

from cogs.screens import ids
from sandbox import ActResult
from words import say

Act = Callable[[], Awaitable[ActResult]]
Way = Callable[[House, int], Awaitable[Act]]
"""Makes ready, for somebody who is not banned yet, what gives them a seat."""


async def ban(house: House, user: int, **more: bool) -> ActResult:
    return await house.sandbox.slash(
        await manager(house), await house.channel(), "admin ban", player=user, **more
    )


async def by_command(house: House, user: int) -> Act:
    channel = await house.channel()
    return lambda: house.sandbox.slash(user, channel, "table new", game="florence")


async def in_a_thread(house: House, user: int) -> Act:
    channel = await house.channel()
    return lambda: house.sandbox.slash(user, channel, "table new", game="florence", where="thread")


async def by_the_welcome(house: House, user: int) -> Act:
    channel = await house.channel()
    return lambda: press(house.sandbox, user, channel, "w:new:florence")


async def against_computers(house: House, user: int) -> Act:
    channel = await house.channel()
    return lambda: press(house.sandbox, user, channel, "w:novice:florence")


async def by_joining(house: House, user: int) -> Act:
    room = await house.lobby(players=2)
    return lambda: house.sandbox.slash(user, room.channel, "table join")


async def by_the_card(house: House, user: int) -> Act:
    room = await house.lobby(players=2)
    return lambda: room.press(user, str(ids.LobbyButton(room.id, "join")))


async def by_invitation(house: House, user: int) -> Act:
    room = await house.lobby(players=1)
    host = room.people[0]
    await house.sandbox.slash(host, room.channel, "table invite", player=user)
    return lambda: room.press(user, str(ids.LobbyButton(room.id, "accept")))


async def by_takeover(house: House, user: int) -> Act:
    room = await house.table()
    await house.sandbox.slash(room.people[1], room.channel, "seat give")
    return lambda: room.press(user, str(ids.SeatButton(room.id, 1)))


async def a_computers(house: House, user: int) -> Act:
    room = await _against_computers(house)
    return lambda: room.press(user, str(ids.SeatButton(room.id, 1)))


async def by_rematch(house: House, user: int) -> Act:
    room = await finished(house, [await house.person(), user, await house.person()])
    return lambda: room.press(user, str(ids.RematchButton(room.id)))


WAYS: tuple[Way, ...] = (
    by_command,
    in_a_thread,
    by_the_welcome,
    against_computers,
    by_joining,
    by_the_card,
    by_invitation,
    by_takeover,
    a_computers,
    by_rematch,
)


async def _against_computers(house: House) -> Room:
    """A game of a person with computers, in play."""
    channel, host = await house.channel(), await house.person()
    await press(house.sandbox, host, channel, "w:novice:florence")
    head = await house.store.latest_table(channel)
    assert head is not None
    return Room(house, channel, [host], head.id)


def _threads(house: House) -> list[int]:
    return [one.id for one in house.sandbox.world.channels.values() if one.parent_id is not None]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_who_is_banned_takes_no_seat_by_any_way_until_the_ban_is_lifted(house: House, way: Way) -> None:
    user = await house.person()
    act = await way(house, user)
    told = await ban(house, user)
    assert told.ephemeral and say("en", "told-banned", player=f"<@{user}>") in told.text
    before, threads = await house.store.tables_of(user), _threads(house)
    refused = await act()
    assert refused.ephemeral and refused.text == say("en", "refuse-banned")
    assert await house.store.tables_of(user) == before
    assert _threads(house) == threads, "nor is a thread made first"
    lifted = await ban(house, user, lift=True)
    assert lifted.text == say("en", "told-ban-lifted", player=f"<@{user}>")
    let_in = await act()
    if way is a_computers:
        assert let_in.text.startswith(say("en", "told-asked-seat", name="NAME").split("NAME")[0])
    else:
        assert len(await house.store.tables_of(user)) == len(before) + 1, let_in.text


async def test_nobody_gives_a_seat_to_who_is_banned_and_whoever_tries_is_told_why(house: House) -> None:
    user, boss = await house.person(), await manager(house)
    lobby, running, called = (
        await house.lobby(players=1),
        await house.table(),
        await _against_computers(house),
    )
    await called.press(user, str(ids.SeatButton(called.id, 1)))
    call = await proposal_post(called)
    await ban(house, user)
    sentence = say("en", "refuse-guest-banned", player=f"<@{user}>")
    invited = await house.sandbox.slash(lobby.people[0], lobby.channel, "table invite", player=user)
    given = await house.sandbox.slash(boss, running.channel, "admin seat", player=2, to=user)
    agree = button_id(call, "u:", f"agree:{await proposal_at(called)}")
    agreed = await house.sandbox.click(called.people[0], call, agree)
    for answer in (invited, given, agreed):
        assert answer.ephemeral and answer.text == sentence
    assert await house.store.tables_of(user) == ()
    assert not [entry for entry in await house.store.log(lobby.id) if entry.kind == "invite"]


async def test_a_rematch_comes_about_without_who_is_banned(house: House) -> None:
    *others, user = [await house.person() for _ in range(4)]
    old = await finished(house, [*others, user])
    await ban(house, user)
    await old.press(others[0], str(ids.RematchButton(old.id)))
    head = await house.store.latest_table(old.channel)
    assert head is not None and head.id != old.id
    assert {seat.user_id for seat in await house.store.seats(head.id)} == set(others)
    late = await old.press(user, str(ids.RematchButton(old.id)))
    assert late.ephemeral
    joined = await house.sandbox.slash(user, old.channel, "table join")
    assert joined.text == say("en", "refuse-banned")
    assert {seat.user_id for seat in await house.store.seats(head.id)} == set(others)


async def test_who_sits_somewhere_stays_there_and_the_moderator_is_told_where(house: House) -> None:
    room, lifted = await house.lobby(players=3), await house.person()
    told = await ban(house, room.people[1])
    assert say("en", "told-banned-sits") in told.text and f"<#{room.channel}>" in told.text
    begun = await house.sandbox.slash(room.people[0], room.channel, "table start")
    assert begun.ephemeral and (await room.now()).status == "running"
    listed = await house.sandbox.slash(await manager(house), room.channel, "admin ban")
    assert f"<@{room.people[1]}>" in listed.text and say("en", "admin-bans") in listed.text
    never = await ban(house, lifted, lift=True)
    assert never.text == say("en", "told-not-banned", player=f"<@{lifted}>")


async def test_a_ban_is_the_servers_it_is_shown_and_stays_when_all_else_is_erased(house: House) -> None:
    user, channel = await house.person(), await house.channel()
    await ban(house, user)
    answer = await house.sandbox.slash(user, "dm", "forget show")
    found = json.loads(await house.sandbox.file(shown(answer).files[0]))
    guild = house.sandbox.world.channels[channel].guild_id
    assert [one["guild_id"] for one in found["bans"]] == [guild]
    asked = shown(await house.sandbox.slash(user, "dm", "forget erase"))
    done = await house.sandbox.click(user, asked, "z:erase")
    assert say("en", "forget-done", tables=0, bans=1).strip() in done.text
    refused = await house.sandbox.slash(user, channel, "table new", game="florence")
    assert refused.text == say("en", "refuse-banned")


async def test_tables_are_opened_only_in_the_channels_that_are_named_and_in_their_threads(
    house: House,
) -> None:
    here, elsewhere = await server(house)
    boss, person = await manager(house), await house.person()
    room = await house.lobby(players=2, channel=elsewhere)
    all_of_them = await house.sandbox.slash(boss, elsewhere, "admin channels")
    assert say("en", "admin-channels-all") in all_of_them.text
    named = await house.sandbox.slash(boss, elsewhere, "admin channels", add=here)
    assert f"<#{here}>" in named.text
    sentence = say("en", "refuse-elsewhere", channels=f"<#{here}>")
    for where in ("here", "thread"):
        refused = await house.sandbox.slash(person, elsewhere, "table new", game="florence", where=where)
        assert refused.ephemeral and refused.text == sentence
    pressed = await press(house.sandbox, person, elsewhere, "w:new:florence")
    assert pressed.text == sentence
    assert not [one for one in house.sandbox.world.channels.values() if one.parent_id == elsewhere]
    opened = await house.sandbox.slash(person, here, "table new", game="florence", where="thread")
    assert say("en", "told-opened") in opened.text or "<#" in opened.text
    joined = await house.sandbox.slash(person, elsewhere, "table join")
    assert (await room.now()).seat_of(person) is not None, joined.text
    (own,) = [one for one in await house.store.tables_of(person) if one.host_user == person]
    guild = house.sandbox.world.guilds[own.guild_id]
    free = await house.sandbox.add_channel("room-3", guild.name)
    away = await house.sandbox.slash(person, free, "table move", table=own.id)
    assert away.text == sentence
    offered = await house.sandbox.autocomplete(boss, here, "admin channels", "remove", "room")
    assert [one["name"] for one in offered] == ["#room-1"]
    await house.sandbox.slash(boss, here, "admin channels", remove=offered[0]["value"])
    unknown = await house.sandbox.slash(boss, here, "admin channels", remove=str(here))
    assert unknown.text == say("en", "refuse-channel-not-named")
    moved = await house.sandbox.slash(person, free, "table move", table=own.id)
    assert moved.text != sentence and (await house.store.latest_table(free)) is not None


async def test_the_welcome_is_posted_again_where_a_moderator_asks_for_it(house: House) -> None:
    boss, channel = await manager(house), await house.channel()
    told = await house.sandbox.slash(boss, channel, "admin welcome")
    assert told.text == say("en", "told-done")
    (post,) = [one for one in await house.sandbox.messages(channel) if not one.ephemeral]
    assert say("en", "welcome-heading") in post.text
    person = await house.person()
    answer = await house.sandbox.click(person, post, "w:open")
    assert say("en", "welcome-choose") in answer.text
