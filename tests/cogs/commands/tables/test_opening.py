"""Opening tables: one click opens one, what stands in the way is said before, nobody opens without end."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice

import msgspec
import pytest
from live_bot import LiveBot, press

from cogs.commands.tables.opening import NEAR
from cogs.screens import ids
from cogs.screens.discord_limits import COMPONENTS
from cogs.screens.pages.title_list import on_page, title_list
from cogs.screens.parts import Button
from cogs.support.icons import Icons
from cogs.support.layout import layout
from db import TableCounts
from games.manager.model.limits import TableLimits, change_limits, tables_left
from games.titles import TITLES
from sandbox.model import Overwrite
from sandbox.rules import permissions
from words import say

LOBBIES, HOSTED, IN_A_CHANNEL, ON_A_SERVER = msgspec.structs.astuple(TableLimits())


async def tables_of(live: LiveBot, person: int) -> list[int]:
    return [head.id for head in await live.store.tables_of(person) if head.host_user == person]


async def test_a_double_click_opens_one_table(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    clicks = [press(live.sandbox, person, channel, "w:new:florence") for _ in range(4)]
    answers = await asyncio.gather(*clicks)
    assert all(answer.ephemeral and answer.text for answer in answers)
    assert len(await tables_of(live, person)) == 1


async def test_a_second_table_of_a_channel_gets_a_thread(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    await press(live.sandbox, await live.person(), channel, "w:new:florence")
    answer = await press(live.sandbox, person, channel, "w:new:florence")
    (table,) = await tables_of(live, person)
    loaded = await live.store.load(table)
    assert loaded is not None and loaded.table.channel_id != channel
    assert say("en", "welcome-elsewhere", channel=f"<#{loaded.table.channel_id}>") in answer.text


async def test_that_a_channel_has_a_table_is_said_only_if_it_has(live: LiveBot) -> None:
    """A thread that its host wanted, and their own table elsewhere, are no sign of one."""
    person, channel = await live.person(), await live.channel()
    asked = await live.sandbox.slash(person, channel, "table new", game="florence", where="thread")
    again = await press(live.sandbox, person, await live.channel(), "w:new:florence")
    (table,) = await tables_of(live, person)
    loaded = await live.store.load(table)
    assert loaded is not None and loaded.table.channel_id != channel
    for answer in (asked, again):
        assert say("en", "told-elsewhere", channel=f"<#{loaded.table.channel_id}>") in answer.text


async def test_a_thread_that_cannot_be_made_is_said_in_one_sentence(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    await press(live.sandbox, await live.person(), channel, "w:new:florence")
    body = {"code": 160006, "message": "Maximum number of active threads reached."}
    await live.sandbox.fault("POST", f"/channels/{channel}/threads", status=400, body=body, times=1)
    answer = await press(live.sandbox, person, channel, "w:new:florence")
    assert answer.text == say("en", "refuse-no-thread")
    assert await tables_of(live, person) == []


async def test_that_nothing_may_be_posted_is_said_before_a_table_is_opened(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    await live.sandbox.deny(channel, permissions.SEND_MESSAGES)
    answer = await live.sandbox.slash(person, channel, "table new", game="florence")
    assert answer.text == say("en", "refuse-cannot-post")
    assert await tables_of(live, person) == []


async def test_who_may_not_make_threads_gets_none_made_by_the_bot(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    await press(live.sandbox, await live.person(), channel, "w:new:florence")
    place = live.sandbox.world.channels[channel]
    place.overwrites.append(Overwrite(person, 1, deny=permissions.CREATE_PUBLIC_THREADS))
    live.sandbox.service.places.channel_changed(place)
    answer = await press(live.sandbox, person, channel, "w:new:florence")
    assert answer.text == say("en", "refuse-table-exists")
    assert await tables_of(live, person) == []
    assert not [one for one in live.sandbox.world.channels.values() if one.parent_id == channel]


async def test_nobody_opens_lobbies_without_end_and_is_told_before(live: LiveBot) -> None:
    person = await live.person()
    for number in range(LOBBIES):
        answer = await live.sandbox.slash(person, await live.channel(), "table new", game="florence")
        left = LOBBIES - number - 1
        assert (say("en", "told-limit-near", left=left) in answer.text) == (left <= NEAR), left
    answer = await live.sandbox.slash(person, await live.channel(), "table new", game="florence")
    assert answer.text == say("en", "refuse-too-many-lobbies", most=LOBBIES)
    assert len(await tables_of(live, person)) == LOBBIES


async def test_a_channel_and_its_threads_hold_so_many_tables(live: LiveBot) -> None:
    channel = await live.channel()
    for _ in range(IN_A_CHANNEL):
        answer = await press(live.sandbox, await live.person(), channel, "w:new:florence")
        assert "<#" in answer.text or say("en", "told-opened") in answer.text
    answer = await press(live.sandbox, await live.person(), channel, "w:new:florence")
    assert say("en", "refuse-too-many-in-channel", most=IN_A_CHANNEL) in answer.text
    elsewhere = await press(live.sandbox, await live.person(), await live.channel(), "w:new:florence")
    assert say("en", "told-opened") in elsewhere.text


@pytest.mark.parametrize(
    ("there", "full", "more"),
    [
        (TableCounts(0, 0, 0, 0), None, LOBBIES),
        (TableCounts(LOBBIES - 1, 9, 9, 9), None, 1),
        (TableCounts(LOBBIES, 9, 9, 9), "waiting", 0),
        (TableCounts(0, HOSTED, 9, 9), "hosted", 0),
        (TableCounts(0, 9, IN_A_CHANNEL + 3, 9), "channel", 0),
        (TableCounts(0, 9, 9, ON_A_SERVER), "server", 0),
    ],
)
def test_each_limit_refuses_for_itself(there: TableCounts, full: str | None, more: int) -> None:
    assert there.full(TableLimits()) == full and tables_left(there, TableLimits()) == more


async def test_of_many_who_open_at_one_moment_no_more_get_a_table_than_there_may_be(live: LiveBot) -> None:
    """In threads of one channel; and a thread whose table there was no room for is put away."""
    channel = await live.channel()
    guild = live.sandbox.world.channels[channel].guild_id
    assert guild is not None
    before = len(await live.store.live_tables())
    await change_limits(live.store, guild, channel=3)
    people = [await live.person() for _ in range(8)]
    opening = [
        live.sandbox.slash(one, channel, "table new", game="florence", where="thread") for one in people
    ]
    answers = await asyncio.gather(*opening)
    refused = [one for one in answers if one.text == say("en", "refuse-too-many-in-channel", most=3)]
    assert len(refused) == 5 and len(await live.store.live_tables()) == before + 3
    threads = [one for one in live.sandbox.world.channels.values() if one.parent_id == channel]
    assert len([one for one in threads if not one.archived]) == 3


async def test_a_table_opened_in_a_thread_counts_for_the_channel_of_the_thread(live: LiveBot) -> None:
    channel, first, second = await live.channel(), await live.person(), await live.person()
    guild = live.sandbox.world.channels[channel].guild_id
    assert guild is not None
    await live.sandbox.slash(first, channel, "table new", game="florence", where="thread")
    (head,) = await live.store.tables_of(first)
    await live.sandbox.slash(first, head.channel_id, "table leave")
    again = await live.sandbox.slash(second, head.channel_id, "table new", game="florence")
    assert say("en", "told-opened") in again.text
    assert (await live.store.table_counts(guild, second, channel)).channel == 1


async def test_a_table_is_not_moved_to_a_channel_that_has_enough(live: LiveBot) -> None:
    room, channel = await live.lobby(players=2), await live.channel()
    guild = live.sandbox.world.channels[channel].guild_id
    assert guild is not None
    await change_limits(live.store, guild, channel=1)
    other = await live.person()
    await live.sandbox.slash(other, channel, "table new", game="florence", where="thread")
    answer = await live.sandbox.slash(room.people[0], channel, "table move", table=room.id)
    assert answer.text == say("en", "refuse-too-many-in-channel", most=1)
    table = await live.services.get(room.id)
    assert table is not None and table.channel_id == room.channel
    free = await live.channel()
    await live.sandbox.slash(room.people[0], free, "table move", table=room.id)
    table = await live.services.get(room.id)
    assert table is not None and table.channel_id == free


async def test_a_game_against_computers_has_its_share_of_chance(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    answer = await press(live.sandbox, person, channel, "w:master:florence")
    (table_id,) = await tables_of(live, person)
    table = await live.services.get(table_id)
    assert table is not None and table.shares == (answer.interaction_id,)


async def test_each_title_of_the_list_has_its_cover_and_two_buttons(live: LiveBot) -> None:
    person, channel = await live.person("ja"), await live.channel()
    answer = await press(live.sandbox, person, channel, "w:open:")
    assert answer.ephemeral and answer.message is not None
    assert {file.filename for file in answer.message.files} == {f"cover-{id}.png" for id in TITLES}
    assert all(file.description for file in answer.message.files)
    wanted = [id for title in TITLES for id in (f"w:new:{title}", f"w:solo:{title}")]
    assert [button["custom_id"] for button in answer.message.buttons] == wanted


@pytest.mark.parametrize("count", range(1, 13))
def test_every_title_is_on_one_page_of_the_list(count: int) -> None:
    titles = {f"title{n}": title for n, title in enumerate(islice(cycle(TITLES.values()), count))}
    met: list[str] = []
    first = ""
    while not met or first:
        page = on_page(titles, first)
        screen = title_list(titles, dict.fromkeys(page, b""), first, "en")
        assert len(list(layout(screen, Icons()).walk_children())) <= COMPONENTS
        clicks = [ids.read(part.id) for part in screen.parts if isinstance(part, Button)]
        met += [id.title for id in clicks if isinstance(id, ids.WelcomeButton) and id.what == "new"]
        more = [id.title for id in clicks if isinstance(id, ids.WelcomeButton) and id.what == "open"]
        first = more[0] if more else ""
    assert met == [*titles]
