"""kill -9 at chosen instants: what was acknowledged is there, and nothing is posted twice."""

from __future__ import annotations

import asyncio

import pytest
from live_bot import CALLBACK, HANG, LiveBot, Room, button_id, has_button, hit
from waiting import PATIENCE, until


async def moved(room: Room) -> bool:
    return bool(await room.moves())


async def test_killed_after_the_commit_and_before_the_acknowledgement(live: LiveBot) -> None:
    room = await live.auction()
    person = await room.awaited()
    panel = await room.compose(person)
    posts, moves = len(await room.entry_nos()), len(await room.moves())
    await live.sandbox.fault("POST", CALLBACK, delay=HANG, times=-1)
    click = asyncio.create_task(room.confirm(person, panel))
    await until(lambda: hit(live, CALLBACK), "the acknowledgement")
    assert len(await room.moves()) == moves + 1, "on disk before it is acknowledged"
    await live.bot.again()
    await live.sandbox.clear_faults()
    await live.sandbox.set_limits(answer=0.0)
    assert (await click).kind == "none"
    await live.sandbox.set_limits(answer=PATIENCE)
    await room.settled()
    assert len(await room.entry_nos()) == posts, "the post was edited"
    again = await live.sandbox.click(person, panel, button_id(panel, "d:", "confirm"))
    assert again.kind == "update" and len(await room.moves()) == moves + 1


@pytest.mark.parametrize("phase", ["before", "after"])
async def test_killed_while_a_call_is_under_way(live: LiveBot, phase: str) -> None:
    room = await live.table(title="signorie")
    before = await room.entry_nos()
    path = rf"^/channels/{room.channel}/messages$"
    await live.sandbox.fault("POST", path, delay=HANG, phase=phase, times=-1)
    await room.turn(await room.awaited())
    await until(lambda: hit(live, path), "the call")
    calls = 0 if phase == "before" else 1
    await until(lambda: called(room, calls), "the call, where Discord took it")
    await live.bot.again()
    await live.sandbox.clear_faults()
    await room.settled()
    assert len(await room.entry_nos()) == len(before), "the post was edited"
    assert await called(room, 1)


async def test_killed_after_a_call_and_long_after_its_nonce(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    path = rf"^/channels/{room.channel}/messages$"
    await live.sandbox.fault("POST", path, delay=HANG, phase="after", times=-1)
    await room.turn(await room.awaited())
    await until(lambda: called(room, 1), "the call")
    live.bot.kill()
    await live.sandbox.set_limits(nonce=0.0)
    await live.sandbox.clear_faults()
    await live.bot.start()
    await room.settled()
    assert await called(room, 1), "the call was found again"


@pytest.mark.parametrize("phase", ["before", "after"])
async def test_killed_while_the_lobby_card_is_under_way(live: LiveBot, phase: str) -> None:
    channel = await live.channel()
    path = rf"^/channels/{channel}/messages$"
    await live.sandbox.fault("POST", path, delay=HANG, phase=phase, times=-1)
    room = await live.lobby(channel=channel)
    await until(lambda: hit(live, path), "the card")
    live.bot.kill()
    await live.sandbox.set_limits(nonce=0.0)
    await live.sandbox.clear_faults()
    await live.bot.start()
    await until(lambda: delivered(room), "the card")
    (card,) = await room.cards()
    assert all(seated in card.text for seated in (await room.now()).names)


async def test_killed_while_hands_are_under_way(live: LiveBot) -> None:
    room = await live.lobby()
    person = room.people[1]
    await live.sandbox.say(person, "dm", "hello")
    mine = next(c.id for c in await live.sandbox.channels() if person in c.recipients)
    path = rf"^/channels/{mine}/messages$"
    await live.sandbox.fault("POST", path, delay=HANG, phase="after", times=-1)
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    await until(lambda: hands(live, person, 1), "the hand")
    await live.bot.again()
    await live.sandbox.clear_faults()
    await room.settled()
    assert await hands(live, person, 1)


async def test_drafts_panels_and_buttons_outlive_a_kill(live: LiveBot) -> None:
    room = await live.table()
    composing, fresh, third = room.people
    waiting = await room.compose(composing)
    panel = await room.panel(fresh)
    lobby = await live.lobby(players=2)
    await until(lambda: delivered(lobby), "the card")
    (card,) = await lobby.cards()
    await live.bot.again()

    # The draft is there, and the panel made before the kill confirms it.
    assert has_button(await room.panel(composing), "undo")
    assert (await room.confirm(composing, waiting)).kind == "update"
    assert len(await room.moves()) == 1
    # A menu and a post made before the kill still work.
    menu = panel.selects[0]
    chosen = await live.sandbox.select(fresh, panel, menu["custom_id"], [menu["options"][1]["value"]])
    assert chosen.message is not None and has_button(chosen.message, "confirm")
    await room.turn(third)
    # So does the card of a lobby.
    await live.sandbox.click(third, card, button_id(card, "l:", "join"))
    assert third in [seat.user_id for seat in (await lobby.loaded()).seats]
    await room.settled()


async def called(room: Room, calls: int) -> bool:
    """Whether this number of short messages call somebody."""
    return len(await room.calls()) == calls


async def delivered(room: Room) -> bool:
    return not await room.owed()


async def hands(live: LiveBot, person: int, count: int) -> bool:
    messages = await live.sandbox.messages("dm", person)
    return len([message for message in messages if message.files]) == count
