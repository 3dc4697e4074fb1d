"""What another version has made: buttons, forms, commands and completions that this one can't read. Each is
answered, what was typed is kept, and the log has a line of it at the most."""

from __future__ import annotations

from typing import Any

import pytest
from live_bot import LiveBot, Room, button_id, polite, shown
from live_tables import asked_for_a_number
from waiting import until

from cogs.screens import ids
from games.manager.playing.lessons import number
from games.titles import TITLES
from sandbox import ActResult, MessageView
from sandbox.interactions import InteractionType
from words import say


async def act(
    live: LiveBot,
    kind: int,
    person: int,
    channel_id: int,
    data: dict[str, Any],
    under: MessageView | None = None,
) -> ActResult:
    """An interaction that no present client would make, under a message."""
    service = live.sandbox.service
    user, channel = service.world.users[person], service.world.channels[channel_id]
    source = None if under is None else service.world.channel_messages(channel_id)[under.id]
    one = service.interactions.create(kind, user, channel, data, "another version's", source=source)

    async def answered() -> bool:
        return one.record.acked is not None and not one.thinking

    await until(answered, "an answer")
    return await live.sandbox.answer(one.id)


def sent(custom_id: str, text: str) -> dict[str, Any]:
    """A form that was sent with a text in its field."""
    field = {"type": 4, "custom_id": "number", "value": text}
    return {"custom_id": custom_id, "components": [{"type": 18, "component": field}]}


class Log:
    """What the bot has said since now."""

    def __init__(self, live: LiveBot) -> None:
        self.path = live.bot.log
        self.start = self.path.stat().st_size

    @property
    def said(self) -> str:
        return self.path.read_bytes()[self.start :].decode()


@pytest.mark.parametrize("form", ["n:{id}:x:0:", "m:{id}:{at}:0:", "N:{id}:1"])
async def test_a_form_that_cannot_be_read_is_answered_and_what_was_typed_is_kept(
    live: LiveBot, form: str
) -> None:
    room = await live.table()
    person = room.people[0]
    before = await room.rows()
    custom_id = form.format(id=room.id, at=await room.at(person))
    answer = await act(live, InteractionType.MODAL_SUBMIT, person, room.channel, sent(custom_id, "12_0"))
    polite(answer, "en", "refuse-old-form")
    assert say("en", "told-typed", text="12\\_0") in answer.text
    if not form.startswith("m"):
        assert shown(answer).selects or shown(answer).buttons, "the panel as it is now"
    assert await room.rows() == before


async def test_what_was_typed_into_a_form_that_is_not_taken_is_kept(live: LiveBot) -> None:
    room, person, question = await asked_for_a_number(live)
    language = room.language_of(person)
    for text in ("moon", "7"):
        opened = await room.press(person, button_id(question, "n:"))
        answer = await live.sandbox.submit_modal(person, {"number": text}, modal=opened)
        assert f"**{text}**" in answer.text
        assert say(language, "refuse-answered") not in answer.text, "it was not"
    id = ids.read(button_id(question, "n:"))
    assert isinstance(id, ids.FormButton)
    past = str(id).replace(ids.written(id.at), "1.1.0")
    answer = await act(live, InteractionType.MODAL_SUBMIT, person, room.channel, sent(past, "120"), question)
    assert say(language, "refuse-answered") in answer.text
    assert "120" in answer.text


async def test_an_outdated_button_shows_the_lobby_to_all_and_nothing_where_there_is_none(
    live: LiveBot,
) -> None:
    room, stranger = await live.lobby(players=2), await live.person("ja")
    for person, language in ((room.people[0], "en"), (stranger, "ja")):
        answer = await room.press(person, f"H:{room.id}:dance")
        polite(answer, language, "refuse-old-button")
        assert await named(room) in answer.text, "who sits there"
    answer = await room.press(stranger, "w:dance")
    polite(answer, "ja", "refuse-old-nothing")


async def named(room: Room) -> str:
    return (await room.now()).names[1]


async def test_an_outdated_button_of_a_lesson_shows_the_lesson(live: LiveBot) -> None:
    title = next(title for title in TITLES.values() if title.lesson is not None)
    room, person = await live.lobby(), await live.person()
    begun = await room.press(person, f"L:{number(title)}:open")
    answer = await room.press(person, f"L:{number(title)}:dance")
    polite(answer, "en", "refuse-old-button")
    assert shown(answer).labels == shown(begun).labels


async def test_a_command_of_another_version_is_answered_in_one_line_of_the_log(live: LiveBot) -> None:
    person, channel, log = await live.person("ja"), await live.channel(), Log(live)
    for name, options in (("dance", []), ("table", [{"type": 1, "name": "dance", "options": []}])):
        data = {"id": "1", "name": name, "type": 1, "options": options}
        answer = await act(live, InteractionType.COMMAND, person, channel, data)
        polite(answer, "ja", "refuse-old-command")
    data["options"][0]["options"] = [{"name": "x", "type": 3, "value": "y", "focused": True}]
    assert (await act(live, InteractionType.AUTOCOMPLETE, person, channel, data)).choices == []
    assert log.said.count("a command of another version") == 3 and "Traceback" not in log.said


async def test_a_number_that_is_being_typed_is_completed_like_a_text(live: LiveBot) -> None:
    room, log = await live.table(), Log(live)
    for value in (room.id, 1.5, None, ""):
        option = {"name": "table", "type": 4, "value": value, "focused": True}
        group = {"type": 1, "name": "move", "options": [option]}
        data = {"id": "1", "name": "table", "type": 1, "options": [group]}
        answer = await act(live, InteractionType.AUTOCOMPLETE, room.people[0], room.channel, data)
        assert answer.choices is not None
    assert "Traceback" not in log.said


async def test_where_nothing_can_be_completed_the_log_has_one_line(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    data = {"id": "1", "name": "board", "type": 1}
    data |= {"options": [{"name": "part", "type": 3, "value": "", "focused": True}]}
    service = live.sandbox.service
    user, place = service.world.users[person], service.world.channels[channel]
    log = Log(live)
    service.interactions.create(InteractionType.AUTOCOMPLETE, user, place, data, "board part")

    async def told() -> bool:
        return "a completion was not answered" in log.said

    await until(told, "a line")
    assert "Traceback" not in log.said
