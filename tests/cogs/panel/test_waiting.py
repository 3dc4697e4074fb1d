"""Somebody who waits keeps one panel, which is read again and turns into the next question."""

from __future__ import annotations

from live_bot import LiveBot, button_id, has_button


async def test_a_panel_that_waits_becomes_the_next_question_when_it_is_looked_at_again(live: LiveBot) -> None:
    room = await live.auction()
    first = await room.awaited()
    waiting = {person: await room.panel(person) for person in room.people if person != first}
    assert all(has_button(panel, "show") for panel in waiting.values())
    await room.turn(first)
    now = await room.awaited()
    again = await live.sandbox.click(now, waiting[now], button_id(waiting[now], "d:", "show"))
    assert again.kind == "update" and again.message is not None and again.message.id == waiting[now].id
    assert not has_button(again.message, "show"), "there is something to answer"
    assert again.message.selects or len(again.message.buttons) > 1
