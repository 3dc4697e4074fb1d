"""A direct message is in its reader's language, though no interaction says which that is."""

from __future__ import annotations

import re

from live_bot import LiveBot
from waiting import until

from db import UserChange

KANA = re.compile("[ぁ-んァ-ヶ]")


async def test_a_language_that_is_not_stored_is_noted_with_the_next_command(live: LiveBot) -> None:
    room = await live.table()
    person = await room.awaited()
    await live.sandbox.set_locale(person, "ja")
    await live.store.change_user(person, UserChange(locale=None))
    await live.sandbox.slash(person, room.channel, "table status")
    settings = (await live.store.users([person]))[person]
    assert settings.locale == "ja" and settings.at_every_seat
    for one in room.people:
        await room.give_back(one)

    async def told() -> bool:
        return any(KANA.search(one.text) for one in await live.sandbox.messages("dm", person))

    assert (await room.now()).language == "en"
    await until(told, "the hand at an English table comes in Japanese")
