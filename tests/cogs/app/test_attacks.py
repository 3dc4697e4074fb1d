"""Forged over the real protocol: what no client would send, from where nobody may, by who has left."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from live_bot import LiveBot, Room, button_id, shown
from waiting import until

from sandbox import ActResult
from sandbox.interactions import InteractionType
from sandbox.model import Json
from words import LANGUAGES, say

HUGE = (2**53, -(2**53), 10**15, -1, 0)


async def forged(live: LiveBot, person: int, channel: int, path: str, options: Json, kind: int) -> ActResult:
    """Deliver a command with any options at all, past what a client allows, and wait for its answer."""
    service = live.sandbox.service
    root, *rest = path.split()
    command = next(one for one in await live.sandbox.commands() if one["name"] == root)
    given: Any = [{"name": name, **one} for name, one in options.items()]
    if rest:
        given = [{"name": rest[0], "type": 1, "options": given}]
    data = {"id": command["id"], "name": root, "type": 1, "options": given}
    place, user = service.world.channels[channel], service.world.users[person]
    one = service.interactions.create(kind, user, place, data, path)

    await until(lambda: done(one), f"an answer to /{path}")
    return await live.sandbox.answer(one.id)


async def done(one: Any) -> bool:
    """Whether the bot has answered an interaction."""
    return one.record.acked is not None and not one.thinking


def text(value: str) -> Json:
    return {"type": 3, "value": value}


def polite(answer: ActResult) -> None:
    assert answer.ephemeral and answer.text
    for language in LANGUAGES:
        assert say(language, "refuse-unknown") not in answer.text, answer.text


async def dm(live: LiveBot, person: int) -> int:
    await live.sandbox.say(person, "dm", "hello")
    return next(
        one.id
        for one in live.sandbox.world.channels.values()
        if one.guild_id is None and person in one.recipients
    )


@pytest.mark.parametrize("path", ["board", "hand", "log", "undo", "table start", "table new", "verify"])
async def test_commands_of_servers_do_nothing_in_direct_messages(live: LiveBot, path: str) -> None:
    room = await live.table()
    before, person = await room.rows(), room.people[0]
    options = {"game": text("florence")} if path == "table new" else {}
    answer = await forged(live, person, await dm(live, person), path, options, InteractionType.COMMAND)
    polite(answer)
    assert not shown(answer).files and await room.rows() == before


async def test_a_move_typed_elsewhere_is_no_move_of_this_table(live: LiveBot) -> None:
    """In direct messages, in a channel without a table, at a table of another title."""
    room, other = await live.table(), await live.table(title="heaven_ale")
    person = room.people[0]
    card, before, beside = (await room.dealt(person))[0], await room.rows(), await other.rows()
    for channel in (await dm(live, person), await live.channel(), other.channel):
        polite(
            await forged(
                live, person, channel, "florence return", {"profession": text(card)}, InteractionType.COMMAND
            )
        )
    assert await room.rows() == before and await other.rows() == beside


async def test_who_has_left_can_do_nothing_with_what_they_kept(live: LiveBot) -> None:
    """Neither with the card's buttons, which were theirs as host, nor with commands."""
    room = await live.lobby(players=4)
    host = room.people[0]
    card = await room.card()
    kept = [str(button["custom_id"]) for button in card.buttons]
    options = shown(await live.sandbox.slash(host, room.channel, "table options"))
    kept += [str(button["custom_id"]) for button in options.buttons]
    await live.sandbox.slash(host, room.channel, "table leave")
    before = await room.rows()
    for id in kept:
        if not id.endswith((":join", ":options")):
            polite(await room.press(host, id))
    assert await room.rows() == before
    await live.sandbox.slash(room.people[1], room.channel, "table start")
    await room.settled()
    began = await room.rows()
    for id in kept:
        polite(await room.press(host, id))
    for command in ("hand", "undo", "table cancel", "table leave", "table start"):
        polite(await live.sandbox.slash(host, room.channel, command))
    assert await room.rows() == began


async def test_a_panel_of_one_table_or_seat_does_nothing_at_another(live: LiveBot) -> None:
    """The position of an id belongs to its table and its seat: put together otherwise it is past."""
    one, two = await live.table(), await live.table()
    before = [await one.rows(), await two.rows()]
    person = one.people[0]
    panel = await one.panel(person)
    menu = panel.selects[0]
    id, value = str(menu["custom_id"]), menu["options"][0]["value"]
    letter, _, *rest = id.split(":")
    polite(await two.press(two.people[0], ":".join((letter, str(two.id), *rest)), [value]))
    polite(await one.press(two.people[1], id, [value]))
    at = await two.at(two.people[0])
    for what in ("confirm", "undo", "reset"):
        polite(await one.press(person, f"d:{one.id}:{at}:{what}"))
    assert [await one.rows(), await two.rows()] == before


@pytest.mark.parametrize("value", HUGE)
async def test_numbers_beyond_all_bounds_are_refused(live: LiveBot, value: int) -> None:
    room = await live.auction()
    person = await room.awaited()
    before = await room.rows()
    options = {"bid": {"type": 4, "value": value}}
    polite(await forged(live, person, room.channel, "florence raise", options, InteractionType.COMMAND))
    polite(
        await forged(
            live,
            person,
            room.channel,
            "table move",
            {"table": {"type": 4, "value": value}},
            InteractionType.COMMAND,
        )
    )
    assert await room.rows() == before


async def test_forms_with_other_ids_fields_and_texts_are_answered_politely(live: LiveBot) -> None:
    room = await live.table()
    before, service = await room.rows(), live.sandbox.service
    person = room.people[0]
    at = await room.at(person)
    user, place = service.world.users[person], service.world.channels[room.channel]
    strange = (
        f"n:{room.id}:{at}:0",
        f"n:{room.id}:{at}:99:v1",
        f"n:999999:{at}:0",
        f"z:{room.id}",
        "n:x",
        "y:",
    )
    for id in strange:
        sent = []
        for field, typed in (("number", "9" * 400), ("number", "-１"), ("other", "1"), ("number", "")):
            box = {"type": 18, "component": {"type": 4, "custom_id": field, "value": typed}}
            data = {"custom_id": id, "components": [box]}
            sent.append(service.interactions.create(InteractionType.MODAL_SUBMIT, user, place, data, id))
        # Served after these, and before more are sent: of more than twenty at once some are left unanswered.
        assert (await live.sandbox.slash(person, room.channel, "hand")).ephemeral
        for one in sent:
            if one.record.acked is not None:  # an answer to a form of no message is refused
                polite(await live.sandbox.answer(one.id))
    assert await room.rows() == before


async def test_completions_doubled_and_many_at_once_are_answered_or_dropped(live: LiveBot) -> None:
    """No traceback (the fixture looks for any in the end), and the one who types goes on."""
    room = await live.table()
    person = room.people[0]
    await live.sandbox.double_interactions(6)
    asked = [
        live.sandbox.autocomplete(person, room.channel, "card", "name", "a" * number) for number in range(12)
    ]
    await asyncio.gather(*asked, return_exceptions=True)
    await live.sandbox.clear_faults()
    found = await live.sandbox.autocomplete(person, room.channel, "florence return", "profession", "")
    assert len(found) == len(await room.dealt(person))


async def test_a_completion_of_nonsense_offers_nothing(live: LiveBot) -> None:
    room = await live.table()
    options = {"profession": {"type": 3, "value": "\u202e" * 200, "focused": True}}
    answer = await forged_completion(live, room, options)
    assert answer == []


async def forged_completion(live: LiveBot, room: Room, options: Json) -> list[Any]:
    service = live.sandbox.service
    command = next(one for one in await live.sandbox.commands() if one["name"] == "florence")
    given = [{"name": name, **one} for name, one in options.items()]
    data = {
        "id": command["id"],
        "name": "florence",
        "type": 1,
        "options": [{"name": "return", "type": 1, "options": given}],
    }
    user, place = service.world.users[room.people[0]], service.world.channels[room.channel]
    one = service.interactions.create(InteractionType.AUTOCOMPLETE, user, place, data, "florence return")

    async def answered() -> bool:
        return one.record.acked is not None

    await until(answered, "offers")
    return one.choices or []


async def test_hundreds_of_clicks_of_one_user_leave_the_others_served(live: LiveBot) -> None:
    """Twenty wait, of the rest one is refused in a sentence now and then, and no more is said: the others'
    clicks are answered, and count."""
    room = await live.table()
    one, other = room.people[0], room.people[1]
    service = live.sandbox.service
    post = await room.post()
    id = button_id(post, f"t:{room.id}:board")
    source = service.world.channel_messages(room.channel)[post.id]
    user, place = service.world.users[one], service.world.channels[room.channel]
    data = {"custom_id": id, "component_type": 2}
    many = [service.interactions.create(3, user, place, data, id, source=source) for _ in range(400)]
    await room.give_back(other)
    assert len(await room.moves()) == 1

    async def served() -> bool:
        asking = live.sandbox.slash(one, room.channel, "log")
        try:
            answer = await asyncio.wait_for(asking, 10)
        except TimeoutError:
            return False  # this was one of those that are not answered at all
        return bool(answer.text) and answer.text != say("en", "refuse-too-many")

    await until(served, "the one is served again")
    answered = [await live.sandbox.answer(each.id) for each in many if each.record.acked is not None]
    refused = [each for each in answered if each.text == say("en", "refuse-too-many")]
    assert refused and len(refused) < len(many) / 2, "not each of them"
