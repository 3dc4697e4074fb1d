"""Servers come and go: what the bot does where it was removed, where it is back, where Discord can't reach
them, and where the host does not have it serve."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count, product
from pathlib import Path

import msgspec
import pytest_asyncio
from bot_process import Bot
from live_bot import LiveBot, Room, button_id, shown
from opened_bot import opened
from waiting import until

from cogs.screens.pages.privacy import privacy_lines
from db import OutboxItem, open_store
from games.manager.model.due_times import KEPT_OFF
from games.manager.people.servers import ServerRecord
from games.manager.storage.outbox_items import Post
from games.version import VERSION
from kit.simulated import now
from sandbox import Sandbox
from words import LANGUAGES, say

NUMBERS = count(1)


async def club(live: LiveBot) -> tuple[str, int, Room]:
    """A server of its own with a table in play: its name, its id, the table."""
    name = f"Club {next(NUMBERS)}"
    guild = await live.sandbox.add_guild(name, [f"games of {name}"])
    channel = next(one.id for one in await live.sandbox.channels() if one.name == f"games of {name}")
    return name, guild, await live.table(channel=channel)


async def known(live: LiveBot, guild: int) -> ServerRecord | None:
    stored = await live.store.meta(f"server {guild}")
    return None if stored is None else msgspec.json.decode(stored, type=ServerRecord)


async def off(live: LiveBot, guild: int, room: Room) -> None:
    """Wait until the table rests, and that is noted of its server."""

    async def rests() -> bool:
        noted = await known(live, guild)
        return (await room.now()).clock.off_since is not None and noted is not None and noted.rests

    await until(rests, "the table rests")


async def back(live: LiveBot, guild: int, room: Room) -> None:
    """Wait until the table goes on, and that is noted of its server."""

    async def goes_on() -> bool:
        noted = await known(live, guild)
        return (await room.now()).clock.off_since is None and noted is not None and not noted.rests

    await until(goes_on, "the table goes on")


async def test_tables_of_a_removed_server_rest_and_go_on_when_it_is_back(live: LiveBot) -> None:
    name, guild, room = await club(live)
    await live.sandbox.kick_bot(name)
    await off(live, guild, room)
    await live.sandbox.invite_bot(name)
    await back(live, guild, room)
    post = await room.settled()
    assert say("en", "bot-back") in post.text
    assert await room.awaited() in room.people, "nobody has been stood in for"


async def test_a_server_that_left_while_the_bot_was_away_is_missed_an_outage_is_not(live: LiveBot) -> None:
    away, _, reached = await club(live)
    foreign, other, foreign_room = await club(live)
    left, guild, room = await club(live)
    live.bot.kill()
    try:
        await live.sandbox.outage(away)
        noted = await known(live, other)
        assert noted is not None
        another = msgspec.structs.replace(noted, application=noted.application + 1)
        await live.store.set_meta(f"server {other}", msgspec.json.encode(another).decode())
        await live.sandbox.kick_bot(foreign)
        await live.sandbox.kick_bot(left)
        await live.bot.start()
        await off(live, guild, room)
        # Servers are looked at in their order, and these are older.
        assert (await reached.now()).clock.off_since is None, "Discord can't reach it, and it is there"
        assert (await foreign_room.now()).clock.off_since is None, "another application was on it"
    finally:
        await live.sandbox.outage(away, False)
    for name, id, table in ((left, guild, room), (foreign, other, foreign_room)):
        await live.sandbox.invite_bot(name)
        await back(live, id, table)
    await reached.settled()
    assert say("en", "bot-left") not in (await reached.post()).text

    async def ours_again() -> bool:
        return await known(live, other) == noted

    await until(ours_again, "it is this application's server again")


async def test_an_outage_while_the_bot_is_there_stops_nothing(live: LiveBot) -> None:
    away, _, reached = await club(live)
    left, guild, room = await club(live)
    await live.sandbox.outage(away)
    await live.sandbox.kick_bot(left)
    await off(live, guild, room)
    assert (await reached.now()).clock.off_since is None
    await live.sandbox.outage(away, False)


async def test_a_table_is_deleted_thirty_days_after_the_bot_was_removed(live: LiveBot) -> None:
    name, guild, room = await club(live)
    await live.sandbox.kick_bot(name)
    await off(live, guild, room)
    noted = await known(live, guild)
    assert noted is not None and noted.left_at is not None
    live.bot.kill()
    late = msgspec.structs.replace(noted, left_at=now() - KEPT_OFF)
    await live.store.set_meta(f"server {guild}", msgspec.json.encode(late).decode())
    await live.store.put_off(room.id, 0)
    await live.bot.start()

    async def deleted() -> bool:
        return await live.store.log(room.id) == ()

    await until(deleted, "the table is deleted")
    assert not any((await live.store.stored_about(room.people[0]))["seats"])
    await live.sandbox.invite_bot(name)
    old = await room.press(room.people[0], f"t:{room.id}:move:1")
    assert old.ephemeral and old.text, "an old button is answered"
    assert (await live.lobby(1, channel=room.channel)).id > room.id, "the channel is free"


async def test_a_shard_that_begins_anew_misses_the_server_it_was_removed_from(tmp_path: Path) -> None:
    """The word of the removal was lost with the session before."""
    async with opened(tmp_path, LOGGIA_SHARDS="0-1/2") as live:

        async def both() -> bool:
            return len((await live.sandbox.counters())["shards"]) == 2

        await until(both, "both shards are there")
        _, _, stays = await club(live)
        _, guild, room = await club(live)
        world = live.sandbox.world
        del world.guilds[guild].members[world.bot.id]
        await live.sandbox.gateway_invalidate()
        await off(live, guild, room)
        assert (await stays.now()).clock.off_since is None


# What the host sets


def board(room: Room) -> OutboxItem:
    return Post(room.channel, changed=True).due(0)


async def tried(live: LiveBot, room: Room) -> int:
    """The number of requests to the table's channel so far."""
    return sum(f"/channels/{room.channel}" in one.path for one in await live.sandbox.requests())


async def nothing_owed(room: Room) -> bool:
    return not await room.owed()


async def welcomed(live: LiveBot, channel: int) -> bool:
    return any(say("en", "welcome-heading") in one.text for one in await live.sandbox.messages(channel))


@pytest_asyncio.fixture(loop_scope="session")
async def hosted(tmp_path: Path) -> AsyncIterator[LiveBot]:
    """A bot of its own, which serves the first server alone, and says who runs it."""
    async with Sandbox() as sandbox:
        told = {
            "LOGGIA_CONTACT": "ada@example.org",
            "LOGGIA_PRIVACY": "https://example.org/privacy",
            "LOGGIA_TERMS": "https://example.org/terms",
        }
        bot = Bot(sandbox, tmp_path, LOGGIA_SERVERS="", **told)
        await bot.start()
        try:
            async with await open_store(bot.place) as store:
                yield LiveBot(sandbox, bot, store)
            log = bot.log.read_text(encoding="utf-8")
            assert "Traceback" not in log, log[-3000:]
        finally:
            if bot.process is not None:
                bot.kill()


async def test_a_server_that_is_not_served_gets_a_private_sentence_and_its_tables_rest(
    hosted: LiveBot,
) -> None:
    live, sandbox = hosted, hosted.sandbox
    _, guild, room = await club(live)
    served = await live.table()
    live.bot.kill()
    live.bot.environment["LOGGIA_SERVERS"] = str(next(iter(sandbox.world.guilds)))
    await live.bot.start()
    await off(live, guild, room)
    before, rows = await tried(live, room), await room.rows()
    for language in LANGUAGES:
        person = await live.person("ja" if language == "ja" else "en-US")
        refused = (
            f"{say(language, 'refuse-not-served')}\n{say(language, 'about-contact', text='ada@example.org')}"
        )
        new = await sandbox.slash(person, room.channel, "table new", game="florence")
        clicked = await sandbox.click(person, await room.post(), button_id(await room.post(), "t:"))
        typed = await sandbox.slash(person, room.channel, "forget show")
        for answer in (new, clicked, typed):
            assert answer.ephemeral and answer.text == refused
    player = room.people[0]
    assert await sandbox.autocomplete(player, room.channel, "card", "name", "a") == []
    card = (await room.dealt(player))[0]
    moved = await sandbox.slash(player, room.channel, "florence return", profession=card)
    assert moved.ephemeral and say("en", "refuse-not-served") in moved.text
    assert shown(await sandbox.slash(player, "dm", "forget show")).files, "from a direct message it works"
    # A server that is new to the bot gets no welcome, and what is owed to a channel is not posted.
    await sandbox.add_guild("Nowhere", ["hall"])
    await live.services.repository.enqueue(room.id, (board(room),))
    await live.bot.again()
    await until(lambda: nothing_owed(room), "what is owed is struck out")
    assert await tried(live, room) == before and await room.rows() == rows
    hall = next(one.id for one in await sandbox.channels() if one.name == "hall")
    await served.turn(await served.awaited())
    await served.settled()
    assert await sandbox.messages(hall) == []
    live.bot.environment["LOGGIA_SERVERS"] = ""
    await live.bot.again()
    await back(live, guild, room)
    assert say("en", "bot-back") in (await room.settled()).text
    await until(lambda: welcomed(live, hall), "the welcome")


async def test_about_says_who_runs_the_bot_where_there_is_no_table(hosted: LiveBot) -> None:
    for language, channel in product(LANGUAGES, ("dm", await hosted.channel())):
        person = await hosted.person("ja" if language == "ja" else "en-US")
        told = await hosted.sandbox.slash(person, channel, "about")
        assert told.ephemeral and f"Loggia {VERSION}" in told.text
        for name, text in (
            ("contact", "ada@example.org"),
            ("privacy", "https://example.org/privacy"),
            ("terms", "https://example.org/terms"),
        ):
            assert say(language, f"about-{name}", text=text) in told.text
        assert say(language, "about-no-contact") not in told.text


async def test_privacy_says_what_is_stored_and_where_the_host_says_more(hosted: LiveBot) -> None:
    for language, channel in product(LANGUAGES, ("dm", await hosted.channel())):
        person = await hosted.person("ja" if language == "ja" else "en-US")
        told = await hosted.sandbox.slash(person, channel, "privacy")
        assert told.ephemeral
        for line in privacy_lines(language):
            assert line in told.text
        for id, text in (
            ("about-contact", "ada@example.org"),
            ("privacy-page", "https://example.org/privacy"),
        ):
            assert say(language, id, text=text) in told.text


async def test_about_says_that_the_host_has_named_no_contact(live: LiveBot) -> None:
    told = await live.sandbox.slash(await live.person(), await live.channel(), "about")
    assert say("en", "about-no-contact") in told.text and say("en", "about-data") in told.text
