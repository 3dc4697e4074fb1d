"""The bot with its icons, as its readers see them: in posts, panels, logs and hands, and never a mark."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from live_bot import LiveBot, shown
from opened_bot import opened
from waiting import until

from games.titles import TITLES
from render.icons import ICONS
from words.icon_marks import MARK

EMOJI = re.compile(r"<:\w+:(\d+)>")


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def iconed(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LiveBot]:
    """A bot of its own that has uploaded every icon. It sends no mark in any request."""
    async with opened(tmp_path_factory.mktemp("icons"), LOGGIA_ICONS="on") as live:
        await until(lambda: complete(live), "every icon is uploaded")
        yield live
        for request in live.sandbox.service.record.requests:
            assert not MARK.search(str(request.body)), f"{request.method} {request.path}: {request.body}"


async def complete(live: LiveBot) -> bool:
    return len(live.sandbox.world.application.emojis) == len(ICONS)


@pytest.mark.parametrize("title", TITLES)
async def test_posts_panels_logs_and_hands_have_icons_and_their_words(iconed: LiveBot, title: str) -> None:
    emojis = iconed.sandbox.world.application.emojis
    room = await iconed.table(3, title=title)
    await room.turn(await room.awaited())
    texts = [(await room.settled()).text, (await room.panel(await room.awaited())).text]
    for command in ("log", "board", "hand", "rules"):
        texts.append(shown(await iconed.sandbox.slash(room.people[0], room.channel, command)).text)
    used = {int(id) for text in texts for id in EMOJI.findall(text)}
    assert used and used <= set(emojis)
    assert not any(MARK.search(text) for text in texts)
    assert all(re.search(rf"{EMOJI.pattern}[ *]*\S", line) for line in lines(texts) if EMOJI.search(line))


async def test_a_click_whose_emoji_is_gone_is_answered_in_words(iconed: LiveBot) -> None:
    room = await iconed.table(2, title="signorie")
    emojis = iconed.sandbox.world.application.emojis
    person = await room.awaited()
    before = await room.panel(person)
    options = [one for select in before.selects for one in select["options"]]
    assert any("emoji" in one for one in options)
    emojis.clear()
    after = await room.panel(person)
    bare = [one for select in after.selects for one in select["options"]]
    assert not any("emoji" in one for one in bare)
    assert [one["label"] for one in bare] == [one["label"] for one in options]
    await until(lambda: complete(iconed), "they are uploaded again")


def lines(texts: list[str]) -> list[str]:
    return [line for text in texts for line in text.split("\n")]
