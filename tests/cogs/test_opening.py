"""Opening tables: one click opens one, what stands in the way is said before, nobody opens without end."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from house import House, press

from cogs.opening import NEAR, Counted
from games.limits import Limits
from sandbox import permissions
from sandbox.model import Overwrite
from words import say

LOBBIES, HOSTED, IN_A_CHANNEL, ON_A_SERVER = msgspec.structs.astuple(Limits())


async def tables_of(house: House, person: int) -> list[int]:
    return [head.id for head in await house.store.tables_of(person) if head.host_user == person]


async def test_a_double_click_opens_one_table(house: House) -> None:
    person, channel = await house.person(), await house.channel()
    clicks = [press(house.sandbox, person, channel, "w:new:florence") for _ in range(4)]
    answers = await asyncio.gather(*clicks)
    assert all(answer.ephemeral and answer.text for answer in answers)
    assert len(await tables_of(house, person)) == 1


async def test_a_second_table_of_a_channel_gets_a_thread(house: House) -> None:
    person, channel = await house.person(), await house.channel()
    await press(house.sandbox, await house.person(), channel, "w:new:florence")
    answer = await press(house.sandbox, person, channel, "w:new:florence")
    (table,) = await tables_of(house, person)
    loaded = await house.store.load(table)
    assert loaded is not None and loaded.table.channel_id != channel
    assert f"<#{loaded.table.channel_id}>" in answer.text


async def test_a_thread_that_cannot_be_made_is_said_in_one_sentence(house: House) -> None:
    person, channel = await house.person(), await house.channel()
    await press(house.sandbox, await house.person(), channel, "w:new:florence")
    body = {"code": 160006, "message": "Maximum number of active threads reached."}
    await house.sandbox.fault("POST", f"/channels/{channel}/threads", status=400, body=body, times=1)
    answer = await press(house.sandbox, person, channel, "w:new:florence")
    assert answer.text == say("en", "refuse-no-thread")
    assert await tables_of(house, person) == []


async def test_that_nothing_may_be_posted_is_said_before_a_table_is_opened(house: House) -> None:
    person, channel = await house.person(), await house.channel()
    await house.sandbox.deny(channel, permissions.SEND_MESSAGES)
    answer = await house.sandbox.slash(person, channel, "table new", game="florence")
    assert answer.text == say("en", "refuse-cannot-post")
    assert await tables_of(house, person) == []


async def test_who_may_not_make_threads_gets_none_made_by_the_bot(house: House) -> None:
    person, channel = await house.person(), await house.channel()
    await press(house.sandbox, await house.person(), channel, "w:new:florence")
    place = house.sandbox.world.channels[channel]
    place.overwrites.append(Overwrite(person, 1, deny=permissions.CREATE_PUBLIC_THREADS))
    house.sandbox.service.channel_changed(place)
    answer = await press(house.sandbox, person, channel, "w:new:florence")
    assert answer.text == say("en", "refuse-table-exists")
    assert await tables_of(house, person) == []
    assert not [one for one in house.sandbox.world.channels.values() if one.parent_id == channel]


async def test_nobody_opens_lobbies_without_end_and_is_told_before(house: House) -> None:
    person = await house.person()
    for number in range(LOBBIES):
        answer = await house.sandbox.slash(person, await house.channel(), "table new", game="florence")
        left = LOBBIES - number - 1
        assert (say("en", "told-limit-near", left=left) in answer.text) == (left <= NEAR), left
    answer = await house.sandbox.slash(person, await house.channel(), "table new", game="florence")
    assert answer.text == say("en", "refuse-too-many-lobbies", most=LOBBIES)
    assert len(await tables_of(house, person)) == LOBBIES


async def test_a_channel_and_its_threads_hold_so_many_tables(house: House) -> None:
    channel = await house.channel()
    for _ in range(IN_A_CHANNEL):
        answer = await press(house.sandbox, await house.person(), channel, "w:new:florence")
        assert "<#" in answer.text or say("en", "told-opened") in answer.text
    answer = await press(house.sandbox, await house.person(), channel, "w:new:florence")
    assert say("en", "refuse-too-many-in-channel", most=IN_A_CHANNEL) in answer.text
    elsewhere = await press(house.sandbox, await house.person(), await house.channel(), "w:new:florence")
    assert say("en", "told-opened") in elsewhere.text


@pytest.mark.parametrize(
    ("counts", "why", "left"),
    [
        (Counted(0, 0, 0, 0), None, LOBBIES),
        (Counted(LOBBIES - 1, 9, 9, 9), None, 1),
        (Counted(LOBBIES, 9, 9, 9), "refuse-too-many-lobbies", 0),
        (Counted(0, HOSTED, 9, 9), "refuse-too-many-hosted", 0),
        (Counted(0, 9, IN_A_CHANNEL + 3, 9), "refuse-too-many-in-channel", 0),
        (Counted(0, 9, 9, ON_A_SERVER), "refuse-too-many-here", 0),
    ],
)
def test_each_limit_refuses_for_itself(counts: Counted, why: str | None, left: int) -> None:
    refusal = counts.refusal()
    assert (refusal.code if refusal else None) == why and counts.left() == left


async def test_a_game_against_computers_has_its_share_of_chance(house: House) -> None:
    person, channel = await house.person(), await house.channel()
    answer = await press(house.sandbox, person, channel, "w:solo:florence")
    (table_id,) = await tables_of(house, person)
    table = await house.tables.get(table_id)
    assert table is not None and table.shares == (answer.interaction_id,)
