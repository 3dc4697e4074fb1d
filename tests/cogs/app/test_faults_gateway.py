"""The gateway drops, resumes or forgets: clicks that Discord keeps are answered, posts are made good."""

from __future__ import annotations

import pytest
from live_bot import LiveBot, Room, button_id
from waiting import PATIENCE, until


async def connected(live: LiveBot) -> bool:
    return bool((await live.sandbox.counters())["connected"])


async def play_on(live: LiveBot, room: Room) -> None:
    """Two more turns, with their posts."""
    for person in room.people[1:3]:
        await room.turn(person)
        await room.settled()
    assert len(await room.moves()) == 3


@pytest.mark.parametrize("code", [None, 1001, 4000], ids=["cut", "1001", "4000"])
async def test_a_click_while_the_line_is_down_is_replayed_after_a_resume(
    live: LiveBot, code: int | None
) -> None:
    room = await live.table()
    panel = await room.compose(room.people[0])
    resumes = (await live.sandbox.counters())["resumes"]
    await live.sandbox.gateway_drop(code)
    done = await room.confirm(room.people[0], panel)
    assert done.kind == "update"
    assert (await live.sandbox.counters())["resumes"] == resumes + 1
    await room.settled()
    await play_on(live, room)


@pytest.mark.parametrize("resumable", [True, False])
async def test_op_9_costs_no_move_and_no_post(live: LiveBot, resumable: bool) -> None:
    room = await live.table()
    panel = await room.compose(room.people[0])
    path = rf"^/channels/{room.channel}/messages$"
    await live.sandbox.fault("POST", path, status=503, times=-1)
    await room.confirm(room.people[0], panel)
    assert len(await room.moves()) == 1
    await live.sandbox.gateway_invalidate(resumable)
    await until(lambda: connected(live), "a new session")
    await live.sandbox.clear_faults()
    await room.settled()
    await play_on(live, room)


async def test_a_click_lost_with_its_session_can_be_made_again(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    confirm = button_id(panel, "d:", "confirm")
    await live.sandbox.gateway_invalidate()
    await live.sandbox.set_limits(answer=0.0)
    lost = await live.sandbox.click(person, panel, confirm)
    await live.sandbox.set_limits(answer=PATIENCE)
    assert lost.kind == "none" and not await room.moves()
    await until(lambda: connected(live), "a new session")
    again = await live.sandbox.click(person, panel, confirm)
    assert again.kind == "update"
    await room.settled()
    await play_on(live, room)


async def test_op_7_is_followed(live: LiveBot) -> None:
    room = await live.table()
    resumes = (await live.sandbox.counters())["resumes"]
    await live.sandbox.gateway_reconnect()

    async def resumed() -> bool:
        return bool((await live.sandbox.counters())["resumes"] > resumes and await connected(live))

    await until(resumed, "the resume")
    await room.turn(room.people[0])
    await room.settled()
    await play_on(live, room)


async def test_coming_back_does_not_sync_the_commands_again(live: LiveBot) -> None:
    synced = len([one for one in await live.sandbox.requests() if one.method == "PUT"])
    await live.sandbox.gateway_invalidate()
    await until(lambda: connected(live), "a new session")
    room = await live.table()
    assert await room.entry_nos()
    assert len([one for one in await live.sandbox.requests() if one.method == "PUT"]) == synced
