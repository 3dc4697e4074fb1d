"""Planning the next turn by the panel, through the real bot."""

from __future__ import annotations

import msgspec
from live_bot import LiveBot, Room, button_id, shown
from waiting import until

from cogs.screens import ids
from games.core import Seat
from games.signorie.model.moves import Pass
from games.titles import TITLES
from sandbox import MessageView
from words import Speaker, say


async def begun(live: LiveBot) -> Room:
    """A table of Signorie at which one of two players is on turn."""
    room = await live.lobby(2, title="signorie")
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    await room.settled()
    return room


async def on_turn(room: Room) -> tuple[Seat, int, int]:
    """The seat on turn, who holds it, and who waits."""
    table = await room.now()
    (seat,) = table.awaited()
    person = table.seats[seat].user_id
    assert person is not None
    return seat, person, next(one for one in room.people if one != person)


async def passing(room: Room, person: int, planning: MessageView) -> MessageView:
    """Plan to pass: one click, always possible."""
    label = Speaker(TITLES["signorie"], room.language_of(person), ()).move(Pass)
    (button,) = [one for one in planning.buttons if str(one.get("label")).startswith(label)]
    return shown(await room.sandbox.click(person, planning, str(button["custom_id"])))


async def test_a_turn_is_planned_by_the_panel_kept_secret_and_played(live: LiveBot) -> None:
    room = await begun(live)
    seat, person, waits = await on_turn(room)
    words = room.language_of(waits)
    panel = await room.panel(waits)
    planning = shown(await live.sandbox.click(waits, panel, button_id(panel, "d:", "plan")))
    assert say(words, "plan-heading") in planning.text
    before = await live.store.log(room.id)
    planning = await passing(room, waits, planning)
    assert say(words, "plan-whole") in planning.text
    done = shown(await live.sandbox.click(waits, planning, button_id(planning, "d:", "confirm")))
    assert say(words, "told-planned") in done.text and say(words, "ahead-given") in done.text
    assert await live.store.log(room.id) == before and not await room.owed()
    orders = await live.sandbox.slash(waits, room.channel, "orders")
    assert "1. " in orders.text
    none = await live.sandbox.slash(person, room.channel, "orders")
    assert say(room.language_of(person), "ahead-none") in none.text
    await room.turn(person)

    async def played() -> bool:
        causes = [entry.cause for entry in await live.store.log(room.id) if entry.seat == 1 - seat]
        return "plan" in causes or (await room.now()).in_advance[Seat(1 - seat)].missed

    await until(played, "the plan was due")


async def test_a_click_that_is_refused_while_planning_leads_back_to_the_plan(live: LiveBot) -> None:
    room = await begun(live)
    _, person, waits = await on_turn(room)
    words = room.language_of(waits)
    panel = await room.panel(waits)
    planning = shown(await live.sandbox.click(waits, panel, button_id(panel, "d:", "plan")))
    answer = ids.read(button_id(planning, "m:"))
    assert isinstance(answer, ids.AnswerButton)
    unknown = msgspec.structs.replace(answer, path=("nothing",))
    refused = shown(await room.press(waits, str(unknown)))
    assert say(words, "refuse-answered") in refused.text and say(words, "plan-heading") in refused.text
    await room.turn(person)
    there = shown(await room.press(waits, str(unknown)))
    assert say(words, "plan-heading") not in there.text, "it is their turn"


async def test_a_plan_can_be_left(live: LiveBot) -> None:
    room = await begun(live)
    _, _, waits = await on_turn(room)
    panel = await room.panel(waits)
    planning = shown(await live.sandbox.click(waits, panel, button_id(panel, "d:", "plan")))
    planning = await passing(room, waits, planning)
    left = shown(await live.sandbox.click(waits, planning, button_id(planning, "d:", "cancel-plan")))
    assert say(room.language_of(waits), "plan-heading") not in left.text
    again = shown(await live.sandbox.click(waits, left, button_id(left, "d:", "plan")))
    assert say(room.language_of(waits), "panel-draft") not in again.text


async def test_orders_are_taken_back_one_by_one(live: LiveBot) -> None:
    room = await begun(live)
    _, _, waits = await on_turn(room)
    panel = await room.panel(waits)
    planning = shown(await live.sandbox.click(waits, panel, button_id(panel, "d:", "plan")))
    planning = await passing(room, waits, planning)
    await live.sandbox.click(waits, planning, button_id(planning, "d:", "confirm"))
    listed = await live.sandbox.slash(waits, room.channel, "orders")
    assert listed.message is not None
    after = await live.sandbox.click(waits, listed.message, button_id(listed.message, "A:"))
    assert say(room.language_of(waits), "ahead-none") in after.text
    assert not (await room.now()).in_advance
