"""kill -9 at chosen instants: what was acknowledged is there, and nothing is posted twice."""

from __future__ import annotations

import asyncio

import pytest
from bot_process import PATIENCE, until
from house import CALLBACK, HANG, House, Room, button_id, has_button, hit


async def moved(room: Room) -> bool:
    return bool(await room.moves())


async def test_killed_after_the_commit_and_before_the_acknowledgement(house: House) -> None:
    room = await house.auction()
    person = await room.awaited()
    panel = await room.compose(person)
    posts, moves = len(await room.entry_nos()), len(await room.moves())
    await house.sandbox.fault("POST", CALLBACK, delay=HANG, times=-1)
    click = asyncio.create_task(room.confirm(person, panel))
    await until(lambda: hit(house, CALLBACK), "the acknowledgement")
    assert len(await room.moves()) == moves + 1, "on disk before it is acknowledged"
    await house.bot.again()
    await house.sandbox.clear_faults()
    await house.sandbox.set_timings(answer=0.0)
    assert (await click).kind == "none"
    await house.sandbox.set_timings(answer=PATIENCE)
    await room.settled()
    assert len(await room.entry_nos()) == posts, "the post was edited"
    again = await house.sandbox.click(person, panel, button_id(panel, "d:", "confirm"))
    assert again.kind == "update" and len(await room.moves()) == moves + 1


@pytest.mark.parametrize("phase", ["before", "after"])
async def test_killed_while_a_call_is_under_way(house: House, phase: str) -> None:
    room = await house.table(title="signorie")
    before = await room.entry_nos()
    path = rf"^/channels/{room.channel}/messages$"
    await house.sandbox.fault("POST", path, delay=HANG, phase=phase, times=-1)
    await room.turn(await room.awaited())
    await until(lambda: hit(house, path), "the call")
    calls = 0 if phase == "before" else 1
    await until(lambda: called(room, calls), "the call, where Discord took it")
    await house.bot.again()
    await house.sandbox.clear_faults()
    await room.settled()
    assert len(await room.entry_nos()) == len(before), "the post was edited"
    assert await called(room, 1)


async def test_killed_after_a_call_and_long_after_its_nonce(house: House) -> None:
    room = await house.table(title="signorie")
    path = rf"^/channels/{room.channel}/messages$"
    await house.sandbox.fault("POST", path, delay=HANG, phase="after", times=-1)
    await room.turn(await room.awaited())
    await until(lambda: called(room, 1), "the call")
    house.bot.kill()
    await house.sandbox.set_timings(nonce=0.0)
    await house.sandbox.clear_faults()
    await house.bot.start()
    await room.settled()
    assert await called(room, 1), "the call was found again"


@pytest.mark.parametrize("phase", ["before", "after"])
async def test_killed_while_the_lobby_card_is_under_way(house: House, phase: str) -> None:
    channel = await house.channel()
    path = rf"^/channels/{channel}/messages$"
    await house.sandbox.fault("POST", path, delay=HANG, phase=phase, times=-1)
    room = await house.lobby(channel=channel)
    await until(lambda: hit(house, path), "the card")
    house.bot.kill()
    await house.sandbox.set_timings(nonce=0.0)
    await house.sandbox.clear_faults()
    await house.bot.start()
    await until(lambda: delivered(room), "the card")
    (card,) = await room.cards()
    assert all(seated in card.text for seated in (await room.now()).names)


async def test_killed_while_hands_are_under_way(house: House) -> None:
    room = await house.lobby()
    person = room.people[1]
    await house.sandbox.say(person, "dm", "hello")
    mine = next(c.id for c in await house.sandbox.channels() if person in c.recipients)
    path = rf"^/channels/{mine}/messages$"
    await house.sandbox.fault("POST", path, delay=HANG, phase="after", times=-1)
    await house.sandbox.slash(room.people[0], room.channel, "table start")
    await until(lambda: hands(house, person, 1), "the hand")
    await house.bot.again()
    await house.sandbox.clear_faults()
    await room.settled()
    assert await hands(house, person, 1)


async def test_drafts_panels_and_buttons_outlive_a_kill(house: House) -> None:
    room = await house.table()
    composing, fresh, third = room.people
    waiting = await room.compose(composing)
    panel = await room.panel(fresh)
    lobby = await house.lobby(players=2)
    await until(lambda: delivered(lobby), "the card")
    (card,) = await lobby.cards()
    await house.bot.again()

    # The draft is there, and the panel made before the kill confirms it.
    assert has_button(await room.panel(composing), "undo")
    assert (await room.confirm(composing, waiting)).kind == "update"
    assert len(await room.moves()) == 1
    # A menu and a post made before the kill still work.
    menu = panel.selects[0]
    chosen = await house.sandbox.select(fresh, panel, menu["custom_id"], [menu["options"][1]["value"]])
    assert chosen.message is not None and has_button(chosen.message, "confirm")
    await room.turn(third)
    # So does the card of a lobby.
    await house.sandbox.click(third, card, button_id(card, "l:", "join"))
    assert third in [seat.user_id for seat in (await lobby.loaded()).seats]
    await room.settled()


async def called(room: Room, calls: int) -> bool:
    """Whether this number of short messages call somebody."""
    return len(await room.calls()) == calls


async def delivered(room: Room) -> bool:
    return not await room.owed()


async def hands(house: House, person: int, count: int) -> bool:
    messages = await house.sandbox.messages("dm", person)
    return len([message for message in messages if message.files]) == count
