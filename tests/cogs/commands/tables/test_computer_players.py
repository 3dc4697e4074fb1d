"""Playing against computers, through the real bot: sitting down, answering, going on after a kill."""

from __future__ import annotations

from live_bot import LiveBot, button_id
from live_tables import alone
from waiting import until

from words import say


async def test_one_person_plays_against_computers_who_answer_by_themselves(live: LiveBot) -> None:
    room = await alone(live)
    table = await room.now()
    assert [place.kind for place in table.seats] == ["person", "computer", "computer"]
    assert len({place.name for place in table.seats}) == 3

    async def only_the_person_is_awaited() -> bool:
        return list((await room.now()).awaited()) == [0]

    await until(only_the_person_is_awaited, "the computers have chosen their hands")
    causes = [entry.cause for entry in await live.store.log(room.id) if entry.kind == "move"]
    assert causes == ["computer", "computer"]
    await room.give_back(room.people[0])

    async def in_the_auctions() -> bool:
        now = await room.now()
        return bool(now.game.round) and list(now.awaited()) == [0]

    await until(in_the_auctions, "what computers have to say in the first auction is said")


async def test_a_killed_bot_goes_on_with_its_computers_after_the_start(live: LiveBot) -> None:
    room = await alone(live)
    live.bot.kill()
    await live.bot.again()

    async def only_the_person_is_awaited() -> bool:
        return list((await room.now()).awaited()) == [0]

    await until(only_the_person_is_awaited, "the computers have chosen their hands")
    entries = [entry for entry in await live.store.log(room.id) if entry.kind == "move"]
    assert len(entries) == 2, "each has answered once"


async def test_computers_are_added_and_taken_away_by_the_host_alone(live: LiveBot) -> None:
    room = await live.lobby(1)
    host, other = room.people[0], await live.person()
    refused = await room.press(other, f"l:{room.id}:computers")
    assert refused.text == say("en", "refuse-host-only")
    form = await room.press(host, f"l:{room.id}:computers")
    assert button_id(form.message, "c:", "master")
    await room.press(host, f"c:{room.id}:master")
    assert len((await room.now()).seats) == 2
    await room.press(host, f"c:{room.id}:novice")
    form = await room.press(host, f"c:{room.id}:novice")
    master, first, second = [place.name for place in (await room.now()).seats[1:]]
    assert say("en", "button-drop-computer", name=first) in str(form.message and form.message.buttons)
    await room.press(host, f"H:{room.id}:2")
    assert [place.name for place in (await room.now()).seats[1:]] == [master, second], "that one goes"
    wrong = await room.press(host, f"H:{room.id}:0")
    assert wrong.text == say("en", "refuse-no-computer"), "a person is sent away otherwise"
    await room.press(host, f"H:{room.id}:2")
    await room.press(host, f"H:{room.id}:1")
    assert len((await room.now()).seats) == 1
    none = await room.press(host, f"H:{room.id}:1")
    assert none.text == say("en", "refuse-no-computer")


async def test_the_form_that_adds_computers_shows_who_sits_there_and_begins_the_game(live: LiveBot) -> None:
    room = await live.lobby(1)
    host = room.people[0]
    form = await room.press(host, f"l:{room.id}:computers")
    assert form.message is not None and say("en", "lobby-needs", missing=2) in form.text
    assert not [one for one in form.message.buttons if str(one["custom_id"]).endswith(":start")]
    for level in ("novice", "apprentice"):
        form = await live.sandbox.click(host, form.message, f"c:{room.id}:{level}")
        assert form.message is not None
    assert all(name in form.text for name in ("Guest", "Beatrice", "Dante"))
    begun = await live.sandbox.click(host, form.message, f"l:{room.id}:start")
    assert begun.message is not None and begun.message.id == form.message.id
    assert begun.text == say("en", "told-started") and not begun.message.buttons, "the form is gone"
    assert (await room.now()).status == "running"


async def test_a_hint_for_a_person_alone_says_what_a_grandmaster_would_do_and_why(live: LiveBot) -> None:
    room = await alone(live)
    await room.settled()
    person = room.people[0]
    panel = await room.panel(person)
    hinted = await live.sandbox.click(person, panel, button_id(panel, "d:", "hint"))
    assert hinted.message is not None and say("en", "panel-hint", level="grandmaster") in hinted.message.text
    other = await room.panel(person)
    again = await live.sandbox.click(person, other, button_id(other, "d:", "hint"))
    assert again.message is not None
    assert again.message.text == hinted.message.text, "asked twice it says the same"
    back = await live.sandbox.click(person, again.message, button_id(again.message, "d:", "show"))
    assert back.message is not None and say("en", "panel-hint", level="grandmaster") not in back.message.text


async def test_where_people_play_each_other_nobody_gets_hints(live: LiveBot) -> None:
    room = await live.auction()
    awaited = room.people[(await room.now()).awaited()[0]]
    panel = await room.panel(awaited)
    assert not [one for one in panel.buttons if str(one.get("custom_id")).endswith(":hint")]
    forged = await room.press(awaited, f"d:{room.id}:{await room.at(awaited)}:hint")
    assert say(room.language_of(awaited), "refuse-no-hints") in forged.text


async def test_a_table_may_agree_that_everybody_gets_hints_or_nobody(live: LiveBot) -> None:
    room = await live.lobby(3)
    form = await room.options(room.people[0], hints="always")
    assert say("en", "option-hints-always") in form.text
    await room.press(room.people[0], f"l:{room.id}:start")
    await room.settled()
    for person in room.people:
        panel = await room.panel(person)
        assert button_id(panel, "d:", "hint")
    alone_ = await live.lobby(1)
    await alone_.options(alone_.people[0], hints="never")
    for level in ("novice", "novice"):
        await alone_.press(alone_.people[0], f"c:{alone_.id}:{level}")
    await alone_.press(alone_.people[0], f"l:{alone_.id}:start")
    await alone_.settled()
    panel = await alone_.panel(alone_.people[0])
    assert not [one for one in panel.buttons if str(one.get("custom_id")).endswith(":hint")]


async def test_a_panel_with_nothing_to_ask_goes_on_by_itself_once_computers_have_answered(
    live: LiveBot,
) -> None:
    room = await alone(live)
    person = room.people[0]
    await room.settled()
    await room.give_back(person)

    async def asked() -> bool:
        now = await room.now()
        return bool(now.game.round) and list(now.awaited()) == [0]

    await until(asked, "the person is asked in the auctions")
    await room.settled()
    answer = await room.turn(person)
    assert answer.message is not None
    mine = answer.message.id

    async def goes_on() -> bool:
        shown = await live.sandbox.message(person, mine)
        return any(
            str(one["custom_id"]).startswith(("m:", "s:", "f:")) for one in (*shown.buttons, *shown.selects)
        )

    await until(goes_on, "the same message shows the next question without another click")
