"""Composing a turn in the panel: taking steps back, confirming, fences, languages, settings."""

from __future__ import annotations

import pytest
from live_bot import LiveBot, Room, button_id, first_answer, has_button, shown
from waiting import until

from words import say


async def in_turn(live: LiveBot) -> tuple[Room, int]:
    """A table where somebody's turn has several steps: selling prestige, then more."""
    room = await live.table()
    for person in room.people:
        await room.give_back(person)
    return room, await room.awaited()


async def test_a_step_is_taken_back_and_the_turn_reset(live: LiveBot) -> None:
    room, person = await in_turn(live)
    panel = await room.compose(person)
    assert await room.draft(person) == 1
    back = await live.sandbox.click(person, panel, button_id(panel, "d:", "undo"))
    assert not has_button(shown(back), "confirm") and await room.draft(person) == 0
    assert len(await room.moves()) == 3
    again = shown(await first_answer(live.sandbox, person, shown(back)))
    assert has_button(again, "confirm")
    typed = await live.sandbox.slash(person, room.channel, "undo")
    assert typed.ephemeral and await room.draft(person) == 0
    nothing = await live.sandbox.slash(person, room.channel, "undo")
    assert nothing.text == say(room.language_of(person), "refuse-nothing-to-undo")


async def test_what_ends_the_turn_is_said_before_it_is_confirmed(live: LiveBot) -> None:
    room, person = await in_turn(live)
    panel = await room.compose(person)
    language = room.language_of(person)
    assert say(language, "panel-ends-turn") in panel.text or say(language, "panel-reveals") in panel.text
    posts = len(await room.messages())
    assert len(await room.moves()) == 3, "others see nothing yet"
    done = await room.confirm(person, panel)
    assert say(language, "panel-confirmed") in done.text
    await room.settled()
    assert len(await room.moves()) == 4 and len(await room.messages()) >= posts


async def test_what_waits_to_be_confirmed_shows_no_card_before(live: LiveBot) -> None:
    """The last secret choice turns up the hands: the panel must not show what it would."""
    room = await live.table()
    for person in room.people[:2]:
        await room.give_back(person)
    last = room.people[2]
    panel = await room.compose(last)
    assert not panel.files and len(await room.moves()) == 2
    undone = shown(await live.sandbox.click(last, panel, button_id(panel, "d:", "undo")))
    assert undone.selects, "it can still be taken back"


async def test_without_confirmation_a_turn_is_played_at_once(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[1]
    saved = await live.sandbox.slash(person, room.channel, "settings confirm", ask=False)
    assert saved.ephemeral and saved.text == say("ja", "settings-saved-at-once")
    played = await first_answer(live.sandbox, person, await room.panel(person))
    assert not has_button(shown(played), "confirm")
    assert len(await room.moves()) == 1 and await room.draft(person) == 0
    await room.settled()
    await live.sandbox.slash(person, room.channel, "settings confirm", ask=True)
    asked = await first_answer(live.sandbox, person, await room.panel(person))
    assert has_button(shown(asked), "confirm") or not (await room.moves())[1:]


@pytest.mark.parametrize(("chosen", "language"), [("ja", "ja"), ("en", "en"), ("auto", "en")])
async def test_the_language_of_private_answers_is_the_readers(
    live: LiveBot, chosen: str, language: str
) -> None:
    room = await live.table(language="ja")
    person = room.people[0]
    saved = await live.sandbox.slash(person, room.channel, "settings language", language=chosen)
    known = "ja" if language == "ja" else "en"
    assert saved.text == say(known, f"settings-saved-{chosen}")
    panel = await room.panel(person)
    await live.sandbox.slash(
        person, room.channel, "florence return", profession=(await room.dealt(person))[0]
    )
    panel = await room.panel(person)
    assert say(known, "button-confirm") in panel.labels
    post = await room.post()
    assert say("ja", "button-your-move") in post.labels, "a public post speaks the table's language"
    await live.sandbox.slash(person, room.channel, "settings language", language="auto")


async def test_a_draft_and_its_panel_survive_a_restart(live: LiveBot) -> None:
    room, person = await in_turn(live)
    panel = await room.compose(person)
    await live.bot.again()
    back = await live.sandbox.click(person, panel, button_id(panel, "d:", "undo"))
    assert await room.draft(person) == 0
    panel = shown(await first_answer(live.sandbox, person, shown(back)))
    await room.confirm(person, panel)
    await until(lambda: four(room), "the move")
    await room.settled()


async def four(room: Room) -> bool:
    return len(await room.moves()) == 4


async def test_a_whole_turn_in_one_line_is_composed_and_waits(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    person = await room.awaited()
    before = len(await room.moves())
    typed = shown(await live.sandbox.slash(person, room.channel, "signorie turn", line="pass"))
    assert has_button(typed, "confirm") and await room.draft(person) == 1
    await room.confirm(person, typed)
    assert len(await room.moves()) > before
    other = await room.awaited()
    refused = await live.sandbox.slash(other, room.channel, "signorie turn", line="sing a song; dance")
    assert refused.ephemeral and say("en", "refuse-unknown") not in refused.text
    assert say("ja", "refuse-unknown") not in refused.text and await room.draft(other) == 0


async def test_a_line_says_which_step_is_illegal_and_why_and_nothing_of_it_is_taken(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    person = await room.awaited()
    language = room.language_of(person)
    dice = (await room.now()).game.dice
    blue, yellow = (next(die for die in dice if die[0] == colour) for colour in "BY")

    async def refused(line: str) -> str:
        answer = await live.sandbox.slash(person, room.channel, "signorie turn", line=line)
        assert answer.ephemeral and await room.draft(person) == 0
        return answer.text

    def step(number: int, text: str, why: str) -> str:
        return say(language, "refuse-step", step=number, text=text, why=why)

    man = say(language, "ERR_NO_MALE_THERE", "signorie", man=say(language, "name-pol5", "signorie"))
    why = say(language, "refusal-with-rule", text=man, chapter=say(language, "chapter-signoria", "signorie"))
    assert await refused(f"take {blue}; signoria; step pol5 2") == step(3, "step pol5 2", why)
    over = step(3, "skip", say(language, "refuse-step-after-turn"))
    assert await refused(f"take {yellow}; signoria; skip") == over
    assert await refused(f"take {yellow}; signoria; use") == over.replace("skip", "use")


async def test_a_line_after_the_turn_is_over_is_told_so(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    person = await room.awaited()
    yellow = next(die for die in (await room.now()).game.dice if die[0] == "Y")
    await live.sandbox.slash(person, room.channel, "signorie turn", line=f"take {yellow}; signoria")
    steps = await room.draft(person)
    for line in ("skip", "use"):
        answer = await live.sandbox.slash(person, room.channel, "signorie turn", line=line)
        assert answer.text == say(room.language_of(person), "refuse-turn-over")
    assert await room.draft(person) == steps
