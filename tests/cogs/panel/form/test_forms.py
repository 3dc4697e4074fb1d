"""Numbers of a long range are typed in a form: taken, refused with the reason, and stale like any click."""

from __future__ import annotations

import msgspec
from live_bot import LiveBot, button_id, shown
from live_tables import asked_for_a_number

from cogs.screens import ids
from words import say


async def test_a_number_is_typed_in_a_form(live: LiveBot) -> None:
    room, person, question = await asked_for_a_number(live)
    opened = await live.sandbox.click(person, question, button_id(question, "n:"))
    assert opened.kind == "modal"
    answer = await live.sandbox.submit_modal(person, {"number": "１２００"}, modal=opened)
    assert answer.ephemeral and say(room.language_of(person), "refuse-answered") not in answer.text
    assert "1,200" in answer.text


async def test_a_number_the_rules_refuse_is_told_with_the_reason_and_the_panel_stays(live: LiveBot) -> None:
    room, person, question = await asked_for_a_number(live)
    before = await room.rows()
    for text in ("7", "moon", "999999999"):
        opened = await room.press(person, button_id(question, "n:"))
        answer = await live.sandbox.submit_modal(person, {"number": text}, modal=opened)
        assert answer.text and say("en", "refuse-unknown") not in answer.text
        assert shown(answer).selects or shown(answer).buttons, "the panel is there"
    assert await room.rows() == before


async def test_a_form_of_a_past_position_shows_the_panel_as_it_is(live: LiveBot) -> None:
    room, person, question = await asked_for_a_number(live)
    id = ids.read(button_id(question, "n:"))
    assert isinstance(id, ids.FormButton)
    past = msgspec.structs.replace(id, at=msgspec.structs.replace(id.at, entry_no=id.at.entry_no - 1))
    answer = await room.press(person, str(past))
    assert say(room.language_of(person), "refuse-answered") in answer.text
