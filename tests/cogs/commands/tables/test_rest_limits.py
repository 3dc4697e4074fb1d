"""What rest can't stretch, through the real bot: said on the card and in the options, refused, told."""

from __future__ import annotations

import json

from live_bot import LiveBot, button_id, press, shown
from live_tables import time_passes
from waiting import until

from db import UserChange
from games.manager.playing.deadlines import quiet_key
from sandbox import MessageView
from words import Language, say

FIGURES: dict[Language, tuple[str, ...]] = {
    "en": ("12 quiet hours a day", "30 days away", "4 times", "14 days", "34 days"),
    "ja": ("1日12時間", "30日", "4倍", "14日", "34日"),
}
"""At two days for an answer and three in hand."""


async def letters(live: LiveBot, person: int, words: str) -> list[MessageView]:
    """The direct messages to somebody that say this."""
    channels = [one.id for one in live.sandbox.service.world.channels.values() if person in one.recipients]
    found = [one for id in channels for one in await live.sandbox.messages(id, limit=100)]
    return [one for one in found if words in one.text]


async def test_card_and_options_say_how_far_rest_can_stretch_a_deadline(live: LiveBot) -> None:
    room = await live.lobby(3)
    host = room.people[0]
    assert not [one for one in FIGURES["en"] if one in (await room.card()).text], "there is no deadline yet"
    await room.options(host, pace="hard")

    async def said() -> bool:
        card = await room.card()
        return all(one in card.text for one in FIGURES["en"])

    await until(said, "the limits on the card")
    for language, figures in FIGURES.items():
        reader = await live.person(language)
        form = await press(live.sandbox, reader, room.channel, f"l:{room.id}:options")
        assert [one for one in figures if one not in form.text] == []
    await press(live.sandbox, host, room.channel, f"l:{room.id}:start")
    await room.settled()
    for command in ("table options", "table status"):
        answer = await live.sandbox.slash(host, room.channel, command)
        assert [one for one in FIGURES["en"] if one not in answer.text] == []


async def test_more_than_twelve_quiet_hours_are_refused_with_the_figures(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    for until_hour, hours in (("10:30", "12 h 30 min"), ("21:59", "23 h 59 min")):
        times = {"from": "22:00", "until": until_hour}
        refused = await live.sandbox.slash(person, channel, "settings quiet", times)
        assert f"22:00 – {until_hour} is {hours}" in refused.text and "at most 12 hours" in refused.text
    assert (await live.store.users([person]))[person].quiet is None
    await live.sandbox.slash(person, channel, "settings quiet", {"from": "22:00", "until": "10:00"})
    assert (await live.store.users([person]))[person].quiet == "22:00-10:00"


async def test_who_had_set_more_is_told_once_and_that_is_forgotten_with_them(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    await live.store.change_user(person, UserChange(zone="UTC", quiet="20:00-18:00", tell="none"))
    for _ in range(2):
        await time_passes(room)
        await until(lambda: letters(live, person, "20:00 – 18:00"), "the word on too many quiet hours")
        await room.settled()
    (told,) = await letters(live, person, "20:00 – 18:00")
    assert "20:00 – 08:00" in told.text and "12 hours" in told.text
    answer = await live.sandbox.slash(person, room.channel, "forget show")
    (file,) = shown(answer).files
    assert [fact["key"] for fact in json.loads(await live.sandbox.file(file))["facts"]] == [quiet_key(person)]
    asked = shown(await live.sandbox.slash(person, room.channel, "forget erase"))
    await live.sandbox.click(person, asked, button_id(asked, "z:erase"))
    assert await live.store.meta(quiet_key(person)) is None
    assert say("en", "forget-name") in [place.name for place in (await room.now()).seats]
