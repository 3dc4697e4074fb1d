"""Who is banned from a server's tables takes no seat by any way, and tables are opened where they may be."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import pytest
from live_bot import LiveBot, Room, button_id, press, shown
from live_tables import finished
from requests_kit import manager, proposal_at, proposal_post, server

from cogs.screens import ids
from sandbox import ActResult
from words import say

Act = Callable[[], Awaitable[ActResult]]
Way = Callable[[LiveBot, int], Awaitable[Act]]
"""Makes ready, for somebody who is not banned yet, what gives them a seat."""


async def ban(live: LiveBot, user: int, **more: bool) -> ActResult:
    return await live.sandbox.slash(
        await manager(live), await live.channel(), "admin ban", player=user, **more
    )


async def by_command(live: LiveBot, user: int) -> Act:
    channel = await live.channel()
    return lambda: live.sandbox.slash(user, channel, "table new", game="florence")


async def in_a_thread(live: LiveBot, user: int) -> Act:
    channel = await live.channel()
    return lambda: live.sandbox.slash(user, channel, "table new", game="florence", where="thread")


async def by_the_welcome(live: LiveBot, user: int) -> Act:
    channel = await live.channel()
    return lambda: press(live.sandbox, user, channel, "w:new:florence")


async def against_computers(live: LiveBot, user: int) -> Act:
    channel = await live.channel()
    return lambda: press(live.sandbox, user, channel, "w:novice:florence")


async def by_joining(live: LiveBot, user: int) -> Act:
    room = await live.lobby(players=2)
    return lambda: live.sandbox.slash(user, room.channel, "table join")


async def by_the_card(live: LiveBot, user: int) -> Act:
    room = await live.lobby(players=2)
    return lambda: room.press(user, str(ids.LobbyButton(room.id, "join")))


async def by_invitation(live: LiveBot, user: int) -> Act:
    room = await live.lobby(players=1)
    host = room.people[0]
    await live.sandbox.slash(host, room.channel, "table invite", player=user)
    return lambda: room.press(user, str(ids.LobbyButton(room.id, "accept")))


async def by_takeover(live: LiveBot, user: int) -> Act:
    room = await live.table()
    await live.sandbox.slash(room.people[1], room.channel, "seat give")
    return lambda: room.press(user, str(ids.SeatButton(room.id, 1)))


async def a_computers(live: LiveBot, user: int) -> Act:
    room = await _against_computers(live)
    return lambda: room.press(user, str(ids.SeatButton(room.id, 1)))


async def by_rematch(live: LiveBot, user: int) -> Act:
    room = await finished(live, [await live.person(), user, await live.person()])
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


async def _against_computers(live: LiveBot) -> Room:
    """A game of a person with computers, in play."""
    channel, host = await live.channel(), await live.person()
    await press(live.sandbox, host, channel, "w:novice:florence")
    head = await live.store.latest_table(channel)
    assert head is not None
    return Room(live, channel, [host], head.id)


def _threads(live: LiveBot) -> list[int]:
    return [one.id for one in live.sandbox.world.channels.values() if one.parent_id is not None]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_who_is_banned_takes_no_seat_by_any_way_until_the_ban_is_lifted(
    live: LiveBot, way: Way
) -> None:
    user = await live.person()
    act = await way(live, user)
    told = await ban(live, user)
    assert told.ephemeral and say("en", "told-banned", player=f"<@{user}>") in told.text
    before, threads = await live.store.tables_of(user), _threads(live)
    refused = await act()
    assert refused.ephemeral and refused.text == say("en", "refuse-banned")
    assert await live.store.tables_of(user) == before
    assert _threads(live) == threads, "nor is a thread made first"
    lifted = await ban(live, user, lift=True)
    assert lifted.text == say("en", "told-ban-lifted", player=f"<@{user}>")
    let_in = await act()
    if way is a_computers:
        assert let_in.text.startswith(say("en", "told-asked-seat", name="NAME").split("NAME")[0])
    else:
        assert len(await live.store.tables_of(user)) == len(before) + 1, let_in.text


async def test_nobody_gives_a_seat_to_who_is_banned_and_whoever_tries_is_told_why(live: LiveBot) -> None:
    user, boss = await live.person(), await manager(live)
    lobby, running, called = (
        await live.lobby(players=1),
        await live.table(),
        await _against_computers(live),
    )
    await called.press(user, str(ids.SeatButton(called.id, 1)))
    call = await proposal_post(called)
    await ban(live, user)
    sentence = say("en", "refuse-guest-banned", player=f"<@{user}>")
    invited = await live.sandbox.slash(lobby.people[0], lobby.channel, "table invite", player=user)
    given = await live.sandbox.slash(boss, running.channel, "admin seat", player=2, to=user)
    agree = button_id(call, "u:", f"agree:{await proposal_at(called)}")
    agreed = await live.sandbox.click(called.people[0], call, agree)
    for answer in (invited, given, agreed):
        assert answer.ephemeral and answer.text == sentence
    assert await live.store.tables_of(user) == ()
    assert not [entry for entry in await live.store.log(lobby.id) if entry.kind == "invite"]


async def test_a_rematch_comes_about_without_who_is_banned(live: LiveBot) -> None:
    *others, user = [await live.person() for _ in range(4)]
    old = await finished(live, [*others, user])
    await ban(live, user)
    await old.press(others[0], str(ids.RematchButton(old.id)))
    head = await live.store.latest_table(old.channel)
    assert head is not None and head.id != old.id
    assert {seat.user_id for seat in (await live.store.load(head.id)).seats} == set(others)
    late = await old.press(user, str(ids.RematchButton(old.id)))
    assert late.ephemeral
    joined = await live.sandbox.slash(user, old.channel, "table join")
    assert joined.text == say("en", "refuse-banned")
    assert {seat.user_id for seat in (await live.store.load(head.id)).seats} == set(others)


async def test_who_sits_somewhere_stays_there_and_the_moderator_is_told_where(live: LiveBot) -> None:
    room, lifted = await live.lobby(players=3), await live.person()
    told = await ban(live, room.people[1])
    assert say("en", "told-banned-sits") in told.text and f"<#{room.channel}>" in told.text
    begun = await live.sandbox.slash(room.people[0], room.channel, "table start")
    assert begun.ephemeral and (await room.now()).status == "running"
    listed = await live.sandbox.slash(await manager(live), room.channel, "admin ban")
    assert f"<@{room.people[1]}>" in listed.text and say("en", "admin-bans") in listed.text
    never = await ban(live, lifted, lift=True)
    assert never.text == say("en", "told-not-banned", player=f"<@{lifted}>")


async def test_a_ban_is_the_servers_it_is_shown_and_stays_when_all_else_is_erased(live: LiveBot) -> None:
    user, channel = await live.person(), await live.channel()
    await ban(live, user)
    answer = await live.sandbox.slash(user, "dm", "forget show")
    found = json.loads(await live.sandbox.file(shown(answer).files[0]))
    guild = live.sandbox.world.channels[channel].guild_id
    assert [one["guild_id"] for one in found["bans"]] == [guild]
    asked = shown(await live.sandbox.slash(user, "dm", "forget erase"))
    done = await live.sandbox.click(user, asked, "z:erase")
    assert say("en", "forget-done", tables=0, bans=1).strip() in done.text
    refused = await live.sandbox.slash(user, channel, "table new", game="florence")
    assert refused.text == say("en", "refuse-banned")


async def test_tables_are_opened_only_in_the_channels_that_are_named_and_in_their_threads(
    live: LiveBot,
) -> None:
    here, elsewhere = await server(live)
    boss, person = await manager(live), await live.person()
    room = await live.lobby(players=2, channel=elsewhere)
    all_of_them = await live.sandbox.slash(boss, elsewhere, "admin channels")
    assert say("en", "admin-channels-all") in all_of_them.text
    named = await live.sandbox.slash(boss, elsewhere, "admin channels", add=here)
    assert f"<#{here}>" in named.text
    sentence = say("en", "refuse-elsewhere", channels=f"<#{here}>")
    for where in ("here", "thread"):
        refused = await live.sandbox.slash(person, elsewhere, "table new", game="florence", where=where)
        assert refused.ephemeral and refused.text == sentence
    pressed = await press(live.sandbox, person, elsewhere, "w:new:florence")
    assert pressed.text == sentence
    assert not [one for one in live.sandbox.world.channels.values() if one.parent_id == elsewhere]
    opened = await live.sandbox.slash(person, here, "table new", game="florence", where="thread")
    assert say("en", "told-opened") in opened.text or "<#" in opened.text
    joined = await live.sandbox.slash(person, elsewhere, "table join")
    assert (await room.now()).seat_of(person) is not None, joined.text
    (own,) = [one for one in await live.store.tables_of(person) if one.host_user == person]
    guild = live.sandbox.world.guilds[own.guild_id]
    free = await live.sandbox.add_channel("room-3", guild.name)
    away = await live.sandbox.slash(person, free, "table move", table=own.id)
    assert away.text == sentence
    offered = await live.sandbox.autocomplete(boss, here, "admin channels", "remove", "room")
    assert [one["name"] for one in offered] == ["#room-1"]
    await live.sandbox.slash(boss, here, "admin channels", remove=offered[0]["value"])
    unknown = await live.sandbox.slash(boss, here, "admin channels", remove=str(here))
    assert unknown.text == say("en", "refuse-channel-not-named")
    moved = await live.sandbox.slash(person, free, "table move", table=own.id)
    assert moved.text != sentence and (await live.store.latest_table(free)) is not None


async def test_the_welcome_is_posted_again_where_a_moderator_asks_for_it(live: LiveBot) -> None:
    boss, channel = await manager(live), await live.channel()
    told = await live.sandbox.slash(boss, channel, "admin welcome")
    assert told.text == say("en", "told-done")
    (post,) = [one for one in await live.sandbox.messages(channel) if not one.ephemeral]
    assert say("en", "welcome-heading") in post.text
    person = await live.person()
    answer = await live.sandbox.click(person, post, "w:open")
    assert say("en", "welcome-choose") in answer.text
