"""What goes wrong with the answer to a click or command: the move counts exactly once all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from database_kit import busy, disk_full
from live_bot import LiveBot, Room, button_id, hit
from waiting import PATIENCE, until

from cogs.screens import ids
from words import say

CALLBACK = r"^/interactions/\d+/[^/]+/callback$"
ORIGINAL = r"^/webhooks/\d+/[^/]+/messages/@original$"
FAULTS: list[dict[str, Any]] = [
    {"status": 429},
    {"status": 500},
    {"status": 503},
    {"abort": True},
    {"status": 500, "phase": "after"},
    {"status": 503, "phase": "after"},
    {"abort": True, "phase": "after"},
]


def name(fault: dict[str, Any]) -> str:
    return f"{fault.get('status', 'abort')}-{fault.get('phase', 'before')}"


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_confirmation_whose_answer_fails_counts_once(live: LiveBot, fault: dict[str, Any]) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    await live.sandbox.fault("POST", CALLBACK, times=2, **fault)
    done = await room.confirm(person, panel)
    assert done.kind == "update", "the answer got through in the end"
    await room.settled()
    assert len(await room.moves()) == 1


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_typed_move_whose_answer_fails_counts_once(live: LiveBot, fault: dict[str, Any]) -> None:
    room = await live.table()
    person = room.people[1]
    await live.sandbox.slash(person, room.channel, "settings confirm", ask=False)
    card = (await room.dealt(person))[2]
    await live.sandbox.fault("POST", CALLBACK, times=2, **fault)
    done = await live.sandbox.slash(person, room.channel, "florence return", profession=card)
    assert done.ephemeral and done.text
    await room.settled()
    assert len(await room.moves()) == 1


@pytest.mark.parametrize("fault", [*FAULTS, None], ids=lambda fault: name(fault) if fault else "none")
async def test_a_slow_answer_is_acknowledged_first_and_shown_later(
    live: LiveBot, fault: dict[str, Any] | None
) -> None:
    room = await live.table()
    person = room.people[2]
    panel = await room.compose(person)
    if fault is not None:
        await live.sandbox.fault("POST", CALLBACK, times=1, **fault)
    confirm = button_id(panel, "d:", "confirm")
    async with busy(live):
        acknowledged = await live.sandbox.click(person, panel, confirm, patience=0.0)
        assert acknowledged.kind == "deferred_update"
        assert not await room.moves(), "not on disk yet"

    async def replaced() -> bool:
        message = await live.sandbox.message(person, panel)
        return bool(message.labels) and confirm not in [b.get("custom_id") for b in message.buttons]

    await until(replaced, "the panel shows what came of it")
    await room.settled()
    assert len(await room.moves()) == 1


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_slow_command_whose_second_answer_fails_is_shown(
    live: LiveBot, fault: dict[str, Any]
) -> None:
    room = await live.lobby(players=2)
    person = await live.person()
    await live.sandbox.fault("PATCH", ORIGINAL, times=2, **fault)
    async with busy(live):
        joined = await live.sandbox.slash(person, room.channel, "table join", patience=0.0)
        assert joined.kind == "thinking"

    async def told() -> bool:
        return bool((await live.sandbox.answer(joined)).text)

    await until(told, "the command's answer")
    assert [seat.user_id for seat in (await room.loaded()).seats] == [*room.people, person]


@pytest.mark.parametrize("code", [10062, 40060], ids=["10062", "40060"])
async def test_an_answer_that_discord_refuses_for_good_leaves_the_move_in_place(
    live: LiveBot, code: int
) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    confirm = button_id(panel, "d:", "confirm")
    status = 404 if code == 10062 else 400
    await live.sandbox.fault("POST", CALLBACK, status=status, body={"code": code, "message": "no"}, times=-1)
    click = asyncio.create_task(live.sandbox.click(person, panel, confirm))
    await until(lambda: hit(live, CALLBACK), "the answer")
    await live.sandbox.set_limits(answer=0.0)
    assert (await click).kind == "none"
    await live.sandbox.clear_faults()
    await live.sandbox.set_limits(answer=PATIENCE)
    await until(lambda: moved(room), "the move")
    await room.settled()
    assert len(await room.moves()) == 1
    again = await live.sandbox.click(person, panel, confirm)
    assert again.kind == "update" and not again.refused
    assert len(await room.moves()) == 1, "the second click was told that this is answered"


async def test_an_answer_too_late_for_discord_leaves_the_move_in_place(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    await live.sandbox.set_limits(answer=0.0)
    async with busy(live):
        late = await room.confirm(person, panel)
        assert late.kind == "none"
        await until(lambda: refused(live, late.interaction_id), "the refusal")
    await until(lambda: moved(room), "the move")
    await room.settled()
    assert len(await room.moves()) == 1


async def test_a_token_that_expired_meanwhile_leaves_the_move_in_place(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    async with busy(live):
        assert (await room.confirm(person, panel, patience=0.0)).kind == "deferred_update"
        await live.sandbox.set_limits(token=0.0)
    await until(lambda: moved(room), "the move")
    await room.settled()
    assert len(await room.moves()) == 1


async def test_a_click_delivered_twice_counts_once(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    await live.sandbox.double_interactions(1)
    done = await room.confirm(person, panel)
    assert done.kind == "update" and not done.refused
    await room.settled()
    assert len(await room.moves()) == 1


async def test_a_slow_click_delivered_twice_shows_its_own_answer(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    panel = await room.compose(person)
    await live.sandbox.double_interactions(1)
    async with busy(live):
        done = await room.confirm(person, panel, patience=0.0)
        assert done.kind == "deferred_update" and not done.refused
    await until(lambda: moved(room), "the move")
    await room.settled()
    settled = await live.sandbox.settle(done)
    assert settled.touches == 1 and settled.message is not None
    assert len(await room.moves()) == 1


@pytest.mark.parametrize("confirm", [True, False])
async def test_a_typed_move_delivered_twice_counts_once(live: LiveBot, confirm: bool) -> None:
    room = await live.table()
    person = room.people[0]
    await live.sandbox.slash(person, room.channel, "settings confirm", ask=confirm)
    card = (await room.dealt(person))[0]
    await live.sandbox.double_interactions(1)
    await live.sandbox.slash(person, room.channel, "florence return", profession=card)
    draft = (await room.loaded()).draft(room.seat(person))
    steps = len(msgspec.msgpack.decode(draft.moves)) if draft else 0
    assert (len(await room.moves()), steps) == ((0, 1) if confirm else (1, 0))


async def test_commands_of_the_lobby_delivered_twice_count_once(live: LiveBot) -> None:
    channel = await live.channel()
    host, guest = await live.person(), await live.person()
    for person, command, options in (
        (host, "table new", {"game": "florence"}),
        (guest, "table join", {}),
        (guest, "table leave", {}),
        (guest, "table join", {}),
    ):
        await live.sandbox.double_interactions(1)
        answer = await live.sandbox.slash(person, channel, command, options)
        assert not answer.refused
    head = await live.store.latest_table(channel)
    assert head is not None and head.entry_no == 3
    assert [seat.user_id for seat in (await live.store.load(head.id)).seats] == [host, guest]
    assert len(await live.store.tables_of(host)) == 1


async def moved(room: Room) -> bool:
    return bool(await room.moves())


async def refused(live: LiveBot, interaction: int) -> bool:
    records = {one.id: one for one in await live.sandbox.interactions()}
    return 10062 in records[interaction].refused


async def test_a_full_disk_refuses_nobody_who_only_looks(live: LiveBot) -> None:
    """Also somebody whose language has changed since, which would be noted. A move is refused in one
    sentence, nothing is half there, and afterwards it is made."""
    room = await live.table()
    person = room.people[0]
    card = (await room.dealt(person))[0]
    await live.sandbox.set_locale(person, "ja")
    before = await room.rows()
    async with disk_full(live):
        for command in ("board", "hand", "log", "table status", "games", "rules", "verify"):
            seen = await live.sandbox.slash(person, room.channel, command)
            assert say("ja", "refuse-store") not in seen.text and say("ja", "refuse-read") not in seen.text
            assert seen.text and say("ja", "refuse-unknown") not in seen.text, command
        move = await live.sandbox.slash(person, room.channel, "florence return", profession=card)
        assert move.text == say("ja", "refuse-store")
        joined = await live.sandbox.add_guild("Full house", ["full"])

        async def logged() -> bool:
            line = f"server {joined}: the welcome message is not marked as sent"
            return line in live.bot.log.read_text("utf-8")

        await until(logged, "one line in the log says what was not written")
    assert await room.rows() == before
    await room.give_back(person)
    await room.settled()
    assert len(await room.moves()) == 1


async def test_what_was_shown_and_is_lost_is_told_in_the_log(live: LiveBot) -> None:
    """A backup that was restored, or a log of writes that was cut: old buttons know of more."""
    room = await live.table()
    table = await room.now()
    seat = room.seat(room.people[0])
    ahead = ids.written(msgspec.structs.replace(table.at(seat), entry_no=table.entry_no + 7))
    answer = await room.press(room.people[0], f"d:{room.id}:{ahead}:confirm")
    assert answer.ephemeral and "Traceback" not in answer.text

    async def told() -> bool:
        log = live.bot.log.read_text(encoding="utf-8")
        return f"table {room.id}: somebody was shown entry {table.entry_no + 7}" in log

    await until(told, "the log says so")
