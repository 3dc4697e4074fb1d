"""After `db.restore`: every unfinished table is posted anew, once, and says from when its backup is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from live_bot import LiveBot, Room, hit
from opened_bot import opened
from waiting import until

from cogs.delivery.post_policy import SCROLLED
from db import RESTORED, open_store
from db.backup import backup
from db.restore import restore
from games.manager.history.load_check import why_unloadable
from games.manager.services import Services
from games.titles import TITLES
from words import say

HANG = 600.0
MADE = datetime(2026, 11, 21, 3, 15, tzinfo=UTC)
BACKUP = "loggia-2026-11-21T031500Z.sqlite3"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def live(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LiveBot]:
    """One of its own: to restore a backup is to turn back all tables there are."""
    async with opened(tmp_path_factory.mktemp("restored")) as live:
        yield live
        await live.store.close()


def kept(live: LiveBot) -> Path:
    """A backup of now."""
    path = live.bot.database.with_name(BACKUP)
    path.unlink(missing_ok=True)
    backup(live.bot.database, path)
    return path


async def back_to(live: LiveBot, kept: Path) -> int:
    """Kill the bot and restore a backup; when that was, in seconds."""
    live.bot.kill()
    await live.store.close()
    now = datetime.now(UTC)
    restore(kept, live.bot.database, now, why_unloadable)
    live.store = await open_store(live.bot.place)
    live.services = Services(live.store, TITLES, lambda: int(datetime.now(UTC).timestamp() * 1000))
    return int(now.timestamp())


def said(language: str, at: int) -> str:
    """What the posts say."""
    stamps = {"made": f"<t:{int(MADE.timestamp())}:f>", "at": f"<t:{at}:f>"}
    return say("ja" if language == "ja" else "en", "post-restored", **stamps)


async def ids_of(room: Room) -> list[int]:
    return [message.id for _, message in await room.posts()]


async def told(room: Room, text: str) -> list[int]:
    """The posts of a table that say so."""
    return [message.id for _, message in await room.posts() if text in message.text]


async def owed_to_all(live: LiveBot) -> bool:
    return await live.store.meta(RESTORED) is None and not await live.store.due_items(10**15, 1)


async def restored_and_told(live: LiveBot) -> None:
    await until(lambda: owed_to_all(live), "all tables are told")


async def turns(room: Room, count: int) -> None:
    for _ in range(count):
        await room.turn(await room.awaited())
        await until(lambda: nothing_owed(room), "all delivered")


async def test_running_tables_are_posted_anew_and_say_so_and_go_on(live: LiveBot) -> None:
    rooms = [await live.auction(), await live.table(language="ja")]
    lobby = await live.lobby()
    (card,) = await lobby.cards()
    await until(lambda: nothing_owed(lobby), "all delivered")
    before = kept(live)
    then = [await room.rows() for room in rooms]
    await turns(rooms[0], 2)
    await rooms[1].give_back(rooms[1].people[0])
    await rooms[1].settled()
    newcomer = await live.person()
    await live.sandbox.click(newcomer, card, "Join")
    known = [set(await ids_of(room)) for room in rooms]
    at = await back_to(live, before)
    assert [await room.rows() for room in rooms] == then
    await live.bot.start()
    await restored_and_told(live)
    for room, language, old in zip(rooms, ("en", "ja"), known, strict=True):
        (post,) = set(await told(room, said(language, at)))
        assert post not in old and post == (await ids_of(room))[-1]
        assert (await room.post()).files
        text = (await room.post()).text
        for seat in (await room.now()).awaited():
            assert f"<@{room.people[seat]}>" in text, "called once more: what they have answered is lost"
        with_hand = [m for m in await live.sandbox.messages("dm", room.people[0]) if m.files]
        assert with_hand, "the hand as it is again"
    (card,) = await lobby.cards()
    assert said("en", at) in card.text and newcomer not in await seated(lobby)
    # Play goes on, and an edit of the same post still says so.
    await rooms[1].give_back(rooms[1].people[1])
    await until(lambda: nothing_owed(rooms[1]), "the edit")
    assert said("ja", at) in (await rooms[1].post()).text
    await turns(rooms[0], 1)
    # From the same backup once more.
    await until(lambda: later_than(at), "another second")
    again = await back_to(live, before)
    await live.bot.start()
    await restored_and_told(live)
    for room, language in zip(rooms, ("en", "ja"), strict=True):
        assert await told(room, said(language, again)) == (await ids_of(room))[-1:]


async def test_killed_while_posts_are_under_way_each_is_posted_once(live: LiveBot) -> None:
    """Long after their nonces, and beside posts of the lost time that tell up to the same entries."""
    kept_back, got_through, plays = rooms = [await live.auction() for _ in range(2)] + [await live.table()]
    *others, last = plays.people
    for person in others:
        await plays.give_back(person)
    await until(lambda: nothing_owed(plays), "all delivered")
    before = kept(live)
    for room in (kept_back, got_through):
        await post_again(room)
    await plays.give_back(last)
    await until(lambda: nothing_owed(plays), "the post of a new chapter")
    lost = (await ids_of(plays))[-1]
    at = await back_to(live, before)
    await hang(kept_back, "before")
    await hang(got_through, "after")
    await live.bot.start()
    await until(lambda: posted(plays, said("en", at)), "the post of who goes on")
    await hang(plays, "before")
    await plays.give_back(last, at=1)
    for room in rooms:
        await until(lambda room=room: hit(live, path_of(room)), "a post under way")
    live.bot.kill()
    await live.sandbox.set_limits(nonce=0.0)
    await live.sandbox.clear_faults()
    await live.bot.start()
    await restored_and_told(live)
    for room in (kept_back, got_through):
        (post,) = await told(room, said("en", at))
        assert post == (await ids_of(room))[-1] == (await room.loaded()).table.message_id
    entry_no, newest = (await plays.posts())[-1]
    assert entry_no == (await plays.now()).entry_no
    assert lost < newest.id == (await plays.loaded()).table.message_id, "what is lost is not taken for it"


async def post_again(room: Room) -> None:
    """Have the same post a second time, since it has scrolled out of sight."""
    host, seen = room.people[0], (await ids_of(room))[-1]
    for number in range(SCROLLED + 1):
        await room.live.sandbox.say(host, room.channel, f"chat {number}")
    await room.press(host, f"t:{room.id}:post:{(await room.now()).entry_no}")
    await until(lambda: posted_after(room, seen), "the same post again")


def path_of(room: Room) -> str:
    return rf"^/channels/{room.channel}/messages$"


async def hang(room: Room, phase: Literal["before", "after"]) -> None:
    """Discord answers no post in the room any more, and takes it or does not."""
    await room.live.sandbox.fault("POST", path_of(room), delay=HANG, phase=phase, times=-1)


async def posted(room: Room, text: str) -> bool:
    return bool(await told(room, text)) and await nothing_owed(room)


async def posted_after(room: Room, seen: int) -> bool:
    return (await ids_of(room))[-1] > seen and await nothing_owed(room)


async def later_than(second: int) -> bool:
    return datetime.now(UTC).timestamp() >= second + 1


async def nothing_owed(room: Room) -> bool:
    return not await room.owed()


async def seated(room: Room) -> list[int | None]:
    return [seat.user_id for seat in (await room.loaded()).seats]
