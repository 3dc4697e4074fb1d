"""Opening tables: one click opens one, what stands in the way is said before, nobody opens without end."""

from __future__ import annotations

import asyncio

from house import House, press

from cogs.opening import LOBBIES
from sandbox import permissions
from words import say


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


async def test_nobody_opens_lobbies_without_end(house: House) -> None:
    person = await house.person()
    for _ in range(LOBBIES):
        await house.sandbox.slash(person, await house.channel(), "table new", game="florence")
    answer = await house.sandbox.slash(person, await house.channel(), "table new", game="florence")
    assert answer.text == say("en", "refuse-too-many-lobbies", most=LOBBIES)
    assert len(await tables_of(house, person)) == LOBBIES
