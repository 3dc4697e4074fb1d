"""Bidding by limit and ahead, through the real bot: "how far would you go?" is the panel's first question."""

from __future__ import annotations

import re

from live_bot import LiveBot, Room, button_id, shown
from live_tables import lot_up
from waiting import until

from cogs.screens.speaking import SEAT_MARKS
from games.core import engine
from sandbox import MessageView
from words import say
from words.icon_marks import unmarked


async def top(room: Room) -> str:
    return type((await room.now()).game.phases[-1]).__name__


def menu_of(message: MessageView, offered: str) -> str:
    """The id of the menu whose placeholder begins so."""
    found = [one for one in message.selects if str(one.get("placeholder")).startswith(offered)]
    assert found, [one.get("placeholder") for one in message.selects]
    return str(found[0]["custom_id"])


async def test_a_usual_limit_is_one_click_and_a_step_alone_is_one_too(live: LiveBot) -> None:
    room, person = await lot_up(live)
    assert await top(room) == "Bidding"
    panel = await room.panel(person)
    table = await room.now()
    step = say(room.language_of(person), "move-raise-full", "florence", amount=300)
    assert step in [str(one.get("label")) for one in panel.buttons]
    given = shown(await live.sandbox.click(person, panel, button_id(panel, "G:")))
    assert say(room.language_of(person), "ahead-given") in given.text
    after = await room.now()
    assert after.entry_no == table.entry_no + 1 and after.game.phases[-1].bid == 300
    assert after.in_advance[room.seat(person)].orders


async def test_another_limit_is_chosen_in_the_menu_and_asked_about_once(live: LiveBot) -> None:
    room, person = await lot_up(live)
    language = room.language_of(person)
    panel = await room.panel(person)
    menu = next(one for one in panel.selects if ":" in str(one["custom_id"]))
    chosen = shown(await live.sandbox.select(person, panel, str(menu["custom_id"]), ["v5"]))
    assert say(language, "ahead-answers-now") in chosen.text
    before = (await room.now()).entry_no
    await live.sandbox.click(person, chosen, button_id(chosen, "G:"))
    table = await room.now()
    assert table.entry_no == before + 1 and table.in_advance[room.seat(person)].orders


async def test_limits_of_both_are_bid_against_each_other_in_one_step(live: LiveBot) -> None:
    room, _ = await lot_up(live, 3)
    for _ in range(3):
        if await top(room) != "Bidding":
            break
        who = await room.awaited()
        panel = await room.panel(who)
        if any(str(one.get("custom_id")).startswith("G:") for one in panel.buttons):
            await live.sandbox.click(who, panel, button_id(panel, "G:"))
    causes = [entry.cause for entry in await live.store.log(room.id)]
    assert "order" in causes

    async def quiet() -> bool:
        return await top(room) != "Bidding"

    await until(quiet, "the lot was sold by limits alone")


async def test_bids_are_given_ahead_listed_changed_and_taken_back(live: LiveBot) -> None:
    room = await live.auction(3)
    opener = await room.awaited()
    person = next(one for one in room.people if one != opener)
    language = room.language_of(person)
    before = await live.store.log(room.id)
    panel = await room.panel(person)
    in_advance = shown(await live.sandbox.click(person, panel, button_id(panel, "d:", "ahead")))
    menu = menu_of(in_advance, say(language, "move-bid-ahead", "florence"))
    asked = shown(await live.sandbox.select(person, in_advance, menu, ["v0"]))
    limit = str(asked.selects[0]["custom_id"])
    kept = shown(await live.sandbox.select(person, asked, limit, ["v3"]))
    (line,) = re.findall(r"^1\. (.+)$", kept.text, re.MULTILINE)
    assert say(language, "told-ordered", number=1, order=line.rstrip(".。")) in kept.text, "number and price"
    assert re.search(r"\d00", line)
    assert await live.store.log(room.id) == before and not await room.owed()
    seat = room.seat(person)
    (first,) = (await room.now()).in_advance[seat].orders
    changing = shown(await live.sandbox.click(person, kept, button_id(kept, "A:", "change")))
    limit = str(changing.selects[0]["custom_id"])
    await live.sandbox.select(person, changing, limit, ["v6"])
    (second,) = (await room.now()).in_advance[seat].orders
    assert first != second
    listed = await live.sandbox.slash(person, room.channel, "orders")
    assert listed.message is not None and "1. " in listed.text
    other = await live.sandbox.slash(opener, room.channel, "orders")
    assert say(room.language_of(opener), "ahead-none") in other.text
    await live.sandbox.click(person, listed.message, button_id(listed.message, "A:", "drop"))
    assert not (await room.now()).in_advance


async def test_who_has_put_something_up_is_asked_at_once_how_far_to_go(live: LiveBot) -> None:
    room = await live.auction(3)
    opener = await room.awaited()
    await room.turn(opener)
    panel = await room.panel(opener)
    given = shown(await live.sandbox.click(opener, panel, button_id(panel, "G:")))
    assert say(room.language_of(opener), "ahead-given") in given.text
    assert (await room.now()).in_advance[room.seat(opener)].orders
    again = await room.panel(opener)
    assert not any(str(one["custom_id"]).startswith("G:") for one in again.buttons), "it is said once"


async def test_the_post_and_the_call_name_who_can_already_answer(live: LiveBot) -> None:
    room, person = await lot_up(live)
    table = await room.now()
    (seat,) = engine.asks_next(table.view(None))
    assert table.seats[seat].user_id not in (person, None)
    name = f"{unmarked(SEAT_MARKS[seat])} <@{table.seats[seat].user_id}>"
    said = say(table.spoken, "wait-asked-next", players=name)

    async def told() -> bool:
        return said in (await room.post()).text

    await until(told, "the post says who is asked next")
