"""Learning by playing, through the real bot: for one pair of eyes, left and gone on with, to the end."""

from __future__ import annotations

import pytest
from live_bot import LiveBot, Room, button_id, press
from sampled import each_title_and_language

from cogs.screens.learning.lesson import finished
from cogs.screens.parts import Button
from games.core import Title
from games.manager.playing.lessons import lesson_key, number
from games.titles import TITLES
from sandbox import MessageView
from words import Language, say

LOCALE = {"en": "en-US", "ja": "ja"}
CLICKS = 60
TAUGHT = [case for case in each_title_and_language() if case.values[0].lesson is not None]  # type: ignore[union-attr]


def wants(message: MessageView) -> str:
    """What takes a lesson on: go on, confirm, an answer that is not known to be wrong, or "show me"."""
    open_ = [str(one["custom_id"]) for one in message.buttons if not one.get("disabled")]
    for what in (":next:", ":confirm", ":choose:", ":show-me:"):
        if found := [id for id in open_ if what in id]:
            return found[0]
    return ""


def lesson_button(message: MessageView, what: str) -> str:
    """A button of the lesson's own."""
    ids = [str(one["custom_id"]) for one in message.buttons]
    return next(id for id in ids if id.startswith("L:") and f":{what}:" in id)


@pytest.mark.parametrize(("played", "language"), TAUGHT)
async def test_every_lesson_leads_to_its_end_in_both_languages(
    live: LiveBot, played: Title, language: Language
) -> None:
    title, lesson = played.id, played.lesson
    assert lesson is not None
    person, channel = await live.person(LOCALE[language]), await live.channel()
    answer = await live.sandbox.slash(person, channel, "tutorial", game=title)
    assert answer.ephemeral and answer.message is not None
    message, steps = answer.message, set()
    for _ in range(CLICKS):
        if not (next_ := wants(message)):
            break
        steps.add(message.text.splitlines()[0])
        answer = await live.sandbox.click(person, message, next_)
        assert answer.message is not None, answer
        message = answer.message
    name = say(language, "title-name", title)
    assert say(language, "lesson-finished", title=name) in message.text
    assert len(steps) == len(lesson.steps)
    other = await live.person()
    assert await live.sandbox.messages(channel, other) == [], "nobody else sees anything"
    assert await live.store.latest_table(channel) is None, "no table counts anywhere"
    assert await live.store.meta(lesson_key(person, title)) is None, "nothing is kept of it"


async def test_from_the_end_of_a_lesson_one_tap_leads_to_a_game_against_novices(live: LiveBot) -> None:
    person, channel = await live.person("ja"), await live.channel()
    end = finished(TITLES["heaven_ale"], "ja")
    first = next(part for part in end.parts if isinstance(part, Button))
    begun = await press(live.sandbox, person, channel, first.id)
    assert begun.text == say("ja", "told-started")
    head = await live.store.latest_table(channel)
    assert head is not None and head.status == "running"
    table = await Room(live, channel, [person], head.id).now()
    assert [place.level for place in table.seats] == [None, "novice", "novice"]


async def test_a_lesson_goes_on_where_it_was_left_also_after_a_killed_bot(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    first = await live.sandbox.slash(person, channel, "tutorial", game="florence")
    assert first.message is not None
    shown = await live.sandbox.click(person, first.message, wants(first.message))
    assert shown.message is not None
    done = await live.sandbox.click(person, shown.message, wants(shown.message))
    assert done.message is not None and say("en", "lesson-right") in done.message.text
    left = await live.sandbox.click(person, done.message, lesson_button(done.message, "leave"))
    assert left.message is not None and "/tutorial" in left.message.text
    await live.bot.again()
    again = await live.sandbox.slash(person, channel, "tutorial", game="florence")
    assert again.message is not None
    assert say("en", "lesson-resumed") in again.text and say("en", "lesson-right") in again.text
    stale = await press(live.sandbox, person, channel, wants(first.message))
    assert stale.message is not None and say("en", "lesson-right") in stale.message.text
    anew = await live.sandbox.click(person, again.message, lesson_button(again.message, "again"))
    assert anew.message is not None and ":show-me:" in wants(anew.message)


async def test_another_choice_than_the_step_is_about_is_told_kindly_and_taken_back(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    asked = await live.sandbox.slash(person, channel, "tutorial", game="florence")
    assert asked.message is not None
    menu = asked.message.selects[0]
    wrong = await live.sandbox.select(person, asked.message, menu["custom_id"], [menu["options"][0]["value"]])
    assert wrong.message is not None and say("en", "lesson-else") in wrong.message.text
    assert ":confirm" not in " ".join(str(one["custom_id"]) for one in wrong.message.buttons)
    back = await live.sandbox.click(person, wrong.message, button_id(wrong.message, "d:", "undo"))
    assert back.message is not None and back.message.text == asked.message.text


async def test_the_way_to_a_lesson_stands_on_the_card_of_a_table_and_below_the_rules(live: LiveBot) -> None:
    room = await live.lobby(1)
    rules = await live.sandbox.slash(room.people[0], room.channel, "rules")
    assert rules.message is not None
    for message in (await room.card(), rules.message):
        learn = lesson_button(message, "open")
        assert str(number(TITLES["florence"])) in learn
        opened = await live.sandbox.click(room.people[0], message, learn)
        assert opened.ephemeral and opened.kind != "update" and opened.message is not None


async def test_there_is_no_lesson_of_what_is_no_title(live: LiveBot) -> None:
    answer = await live.sandbox.slash(await live.person(), await live.channel(), "tutorial", game="chess")
    assert answer.ephemeral and "chess" in answer.text


async def test_one_can_go_back_a_screen_and_what_was_done_is_asked_again(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    first = await live.sandbox.slash(person, channel, "tutorial", game="fugger")
    assert first.message is not None
    assert ":back:" not in " ".join(str(one["custom_id"]) for one in first.message.buttons)
    shown = await live.sandbox.click(person, first.message, wants(first.message))
    assert shown.message is not None
    done = await live.sandbox.click(person, shown.message, wants(shown.message))
    assert done.message is not None
    asked = await live.sandbox.click(person, done.message, wants(done.message))
    assert asked.message is not None
    back = await live.sandbox.click(person, asked.message, lesson_button(asked.message, "back"))
    assert back.message is not None and back.message.text == done.message.text
    first_again = await live.sandbox.click(person, back.message, lesson_button(back.message, "back"))
    assert first_again.message is not None and first_again.message.text == first.message.text


async def test_lessons_of_two_people_in_one_channel_do_not_meet(live: LiveBot) -> None:
    channel, (ann, bob) = await live.channel(), [await live.person(), await live.person(LOCALE["ja"])]
    hers = await live.sandbox.slash(ann, channel, "tutorial", game="fugger")
    his = await live.sandbox.slash(bob, channel, "tutorial", game="fugger")
    assert hers.message is not None and his.message is not None
    assert say("en", "title-name", "fugger") in hers.message.text
    assert say("ja", "title-name", "fugger") in his.message.text
    shown = await live.sandbox.click(ann, hers.message, wants(hers.message))
    assert shown.message is not None
    await live.sandbox.click(ann, shown.message, wants(shown.message))
    again = await live.sandbox.slash(bob, channel, "tutorial", game="fugger")
    assert again.message is not None and again.message.text == his.message.text
    assert await live.sandbox.messages(channel, await live.person()) == []


async def test_a_lesson_begun_twice_is_one_and_a_past_button_of_the_first_shows_where_it_is(
    live: LiveBot,
) -> None:
    person, channel = await live.person(), await live.channel()
    first = await live.sandbox.slash(person, channel, "tutorial", game="fugger")
    second = await live.sandbox.slash(person, channel, "tutorial", game="fugger")
    assert first.message is not None and second.message is not None
    shown = await live.sandbox.click(person, second.message, wants(second.message))
    assert shown.message is not None
    done = await live.sandbox.click(person, shown.message, wants(shown.message))
    assert done.message is not None
    past = await live.sandbox.click(person, first.message, wants(first.message))
    assert past.message is not None
    assert (
        say("en", "refuse-answered") in past.message.text and say("en", "lesson-right") in past.message.text
    )


async def test_a_lesson_in_the_channel_of_ones_own_table_leaves_that_as_it_is(live: LiveBot) -> None:
    room = await live.auction()
    person, entry_no = await room.awaited(), (await room.now()).entry_no
    right = say(room.language_of(person), "lesson-right")  # who begins is drawn
    await room.panel(person)  # what has happened since they were here is said once
    panel = await room.panel(person)
    asked = await live.sandbox.slash(person, room.channel, "tutorial", game="florence")
    assert asked.message is not None
    shown = await live.sandbox.click(person, asked.message, wants(asked.message))
    assert shown.message is not None
    done = await live.sandbox.click(person, shown.message, wants(shown.message))
    assert done.message is not None and right in done.message.text
    assert (await room.now()).entry_no == entry_no
    again = await room.panel(person)
    assert again.text == panel.text and right not in again.text
