"""Chances to win on Discord: after a game, for one person alone among computers, and never otherwise."""

from __future__ import annotations

from itertools import product

import pytest
from live_bot import LiveBot, button_id, shown
from live_tables import alone, played_out
from sampled import each_title

from games.computer.chances import can_tell
from games.manager.history.turns import turns
from games.titles import TITLES
from words import say


@pytest.mark.parametrize("title", each_title("florence", which=can_tell))
async def test_a_finished_game_shows_the_chances_of_every_turn_and_the_best_answers_to_their_holder(
    live: LiveBot, title: str
) -> None:
    room = await played_out(live, title)
    post = await room.settled()
    names = (await room.now()).names
    assert [file.filename for file in post.files] == ["table.png", "result.png", "chances.png"]
    told = post.files[-1].description
    assert say("en", "chances-title") in told and all(name in told for name in names) and "%" in told
    log = await live.store.log(room.id)
    past = turns(log)
    person = room.people[0]
    page = shown(await live.sandbox.slash(person, room.channel, "replay"))
    assert page.text.count("%") == len(names) and ("100%" in page.text or "50%" in page.text)
    own = next(at for at, turn in enumerate(past) if turn[-1].seat == room.seat(person) and turn[-1].cause)
    mine = shown(await room.press(person, f"q:{room.id}:{own}:forward"))
    begins = say("en", "moments-as-good", level="grandmaster", move="\n").partition("\n")[0]
    assert begins in mine.text, "one's own decision has its best answer"
    theirs = shown(await room.press(room.people[1], f"q:{room.id}:{own}:forward"))
    assert say("ja", "moments-as-good", level="grandmaster", move="\n").partition("\n")[0] not in theirs.text
    for who in room.people[:2]:
        language = room.language_of(who)
        answer = await room.press(who, button_id(page, "C:"))
        assert answer.ephemeral
        screen = shown(answer)
        assert say(language, "chances-rough") in screen.text
        assert [file.filename for file in screen.files] == ["chances.png"]
        assert say(language, "chances-title") in screen.files[0].description
        if menu := [one for one in screen.selects if str(one["custom_id"]).startswith("j:")]:
            turn = menu[0]["options"][0]["value"]
            went = shown(await room.press(who, f"j:{room.id}", [turn]))
            assert say(language, "replay-title", at=int(turn) + 1, of=len(past)) in went.text


async def test_no_chance_is_shown_while_several_people_play(live: LiveBot) -> None:
    assert can_tell(TITLES["florence"])
    room = await live.auction()
    seen = [await room.post(), *[await room.panel(person) for person in room.people]]
    for person, command in product(room.people, ("replay", "board", "log", "hand", "games")):
        seen.append(shown(await live.sandbox.slash(person, room.channel, command)))
    for message in seen:
        told = [message.text, *(file.filename + file.description for file in message.files)]
        assert not [words for words in told if "%" in words or "chances" in words], told
        assert not [one for one in message.buttons if str(one.get("custom_id")).startswith("C:")]
    for person in room.people:
        forged = await room.press(person, f"C:{room.id}")
        assert forged.ephemeral and forged.text == say(room.language_of(person), "refuse-no-chances")
        assert not shown(forged).files


async def test_a_person_alone_among_computers_sees_chances_and_who_looks_on_does_not(live: LiveBot) -> None:
    room, guest = await alone(live), await live.person()
    (person,), channel = room.people, room.channel
    page = shown(await live.sandbox.slash(person, channel, "replay"))
    assert page.text.count("%") == 3
    screen = shown(await room.press(person, button_id(page, "C:")))
    assert [file.filename for file in screen.files] == ["chances.png"]
    page = shown(await live.sandbox.slash(guest, channel, "replay"))
    assert "%" not in page.text
    forged = await room.press(guest, f"C:{room.id}")
    assert forged.text == say("en", "refuse-no-chances")
