"""What is one thought is one form: made from the offers, read with its limits, kept when it is refused."""

from __future__ import annotations

from typing import Any

import pytest
from live_bot import LiveBot, Room, button_id, has_button, shown
from live_tables import market, offer_at, trade_form

from sandbox import ActResult
from words import say


def labels(opened: ActResult) -> list[str]:
    assert opened.modal is not None
    return [part["label"] for part in opened.modal["components"] if "label" in part]


async def trades(room: Room) -> list[Any]:
    return list((await room.now()).game.trades)


async def test_an_offer_of_trade_is_one_form_after_the_partner(live: LiveBot) -> None:
    room, person = await market(live)
    panel = await room.panel(person)
    taps = 1
    if has_button(panel, "beside"):
        panel = shown(await live.sandbox.click(person, panel, button_id(panel, "d:", "beside")))
        taps += 1
    partner = next(button for button in panel.buttons if "trade" in button["label"])
    opened = await live.sandbox.click(person, panel, partner["custom_id"])
    assert opened.kind == "modal" and opened.modal is not None
    name = opened.modal["title"].partition(" · ")[2]
    assert name in (await room.now()).names and name in partner["label"]
    assert labels(opened) == [
        say("en", f"field-{name}", "fugger") for name in ("gives", "wants", "pays", "gets")
    ]
    given = {"gives": "cloth × 2", "wants": ["metal × 1"], "pays": "", "gets": "１２０"}
    answer = await live.sandbox.submit_modal(person, given, modal=opened)
    taps += 2
    (trade,) = await trades(room)
    assert (trade.giver, trade.gives, trade.wants) == (room.seat(person), (("cloth", 2),), (("metal", 1),))
    assert (trade.pays, trade.gets, (await room.now()).names[trade.taker]) == (0, 120, name)
    assert answer.kind == "update" and taps <= 5


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"gives": ["cloth × 1"], "pays": "9001"}, ("pays", "9,000")),
        ({"gives": ["cloth × 1"], "pays": "some"}, ("pays", "9,000")),
        ({"gives": ["cloth × 1"], "pays": "30", "gets": "20"}, ("gets", "30")),
        ({"gives": ["cloth × 1"], "wants": ["cloth × 2"]}, ("wants", "cloth")),
        ({"gives": ["cloth × 1", "cloth × 2"]}, ("gives", "1")),
        ({}, ("gets", "1")),
    ],
    ids=str,
)
async def test_a_refusal_names_the_field_and_what_was_typed_comes_back(
    live: LiveBot, given: dict[str, Any], why: tuple[str, str]
) -> None:
    room, person = await market(live)
    before = await room.rows()
    opened = await trade_form(room, person)
    answer = await live.sandbox.submit_modal(person, given, modal=opened)
    field, figure = why
    assert f"**{say('en', f'field-{field}', 'fugger')}**" in answer.text and figure in answer.text
    assert await room.rows() == before
    again = await live.sandbox.click(person, shown(answer), button_id(shown(answer), "n:"))
    assert again.modal is not None and again.modal["title"] == opened.modal["title"]
    assert _filled(again) == given
    mended = await live.sandbox.submit_modal(
        person, {"gives": ["cloth × 1"], "wants": [], "pays": "", "gets": "5"}, modal=again
    )
    (trade,) = await trades(room)
    assert (trade.gives, trade.gets) == ((("cloth", 1),), 5) and mended.kind == "update"


def _filled(opened: ActResult) -> dict[str, Any]:
    """What stands in a form when it opens."""
    assert opened.modal is not None
    found: dict[str, Any] = {}
    for part in opened.modal["components"]:
        field = part["component"]
        chosen = [one["label"] for one in field.get("options", ()) if one.get("default")]
        if chosen or field.get("value"):
            found[field["custom_id"]] = chosen or field["value"]
    return found


async def test_if_the_table_moved_on_one_sentence_says_so_and_what_was_typed_is_kept(live: LiveBot) -> None:
    room, person = await market(live)
    opened = await trade_form(room, person)
    given = {"gives": ["cloth × 2"], "gets": "300"}
    await room.press(person, await offer_at(room, person, "Hold"))  # one acts in another panel meanwhile
    answer = await live.sandbox.submit_modal(person, given, modal=opened)
    assert answer.text.startswith(say("en", "refuse-answered")) and "300" in answer.text
    assert await trades(room) == []
    again = await live.sandbox.click(person, shown(answer), button_id(shown(answer), "n:"))
    assert _filled(again) == given
    await live.sandbox.submit_modal(person, {}, modal=again)
    (trade,) = await trades(room)
    assert (trade.gives, trade.gets) == ((("cloth", 2),), 300)


async def test_a_form_is_taken_once_also_after_a_restart(live: LiveBot) -> None:
    room, person = await market(live)
    opened = await trade_form(room, person)
    await live.bot.again()
    live.sandbox.service.faults.doubled_interactions = 1
    await live.sandbox.submit_modal(person, {"gets": "40"}, modal=opened)
    await room.settled()
    assert len(await trades(room)) == 1


async def test_a_command_that_leaves_fields_out_opens_the_form(live: LiveBot) -> None:
    room, person = await market(live)
    partner = next(one for one in room.people if one != person)
    name = (await room.now()).names[room.seat(partner)]
    opened = await live.sandbox.slash(person, room.channel, "fugger offer", taker=name)
    assert opened.kind == "modal", opened


async def test_a_bid_in_advance_is_one_form_that_says_what_is_dealt(live: LiveBot) -> None:
    room, person = await market(live)
    begun = f"{await offer_at(room, person, 'BidAhead')}:v0"
    opened = await room.press(person, begun if (await is_form(room, person, begun)) else f"{begun}v0")
    assert opened.kind == "modal" and opened.modal is not None
    assert labels(opened) == [say("en", "field-quantity", "fugger"), say("en", "field-price", "fugger")]
    assert "FL each" in opened.modal["components"][0]["content"], "what the lot is"
    refused = await live.sandbox.submit_modal(person, {"quantity": "0", "price": "400"}, modal=opened)
    assert say("en", "refuse-leave-empty") in refused.text
    again = await live.sandbox.click(person, shown(refused), button_id(shown(refused), "n:"))
    await live.sandbox.submit_modal(person, {"quantity": "0", "price": ""}, modal=again)
    table = await room.now()
    (given,) = table.in_advance[room.seat(person)].orders
    order: Any = table.title.load_order(given.move)
    assert (order.quantity, order.price) == (0, 0)


async def is_form(room: Room, person: int, custom_id: str) -> bool:
    return (await room.press(person, custom_id)).kind == "modal"
