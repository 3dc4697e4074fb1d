"""`/forget`: everything about oneself as a file, and erased for good; the others' games go on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from live_bot import LiveBot, button_id, press, shown
from waiting import until

from cogs.screens import ids
from db.personal_data import COLUMNS
from words import say


async def test_one_is_shown_everything_that_is_stored(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[1]
    answer = await live.sandbox.slash(person, room.channel, "forget show")
    (file,) = shown(answer).files
    assert answer.ephemeral and answer.text == say("ja", "forget-shown")
    found = json.loads(await live.sandbox.file(file))
    assert found == {"user_id": person, **await live.store.stored_about(person)}
    assert [one["table_id"] for one in found["seats"]] == [room.id]
    others = [str(one) for one in room.people if one != person]
    assert not [one for one in others if one in json.dumps(found)]


async def test_nothing_is_erased_before_it_is_confirmed(live: LiveBot) -> None:
    room = await live.table()
    before = await room.rows()
    asked = await live.sandbox.slash(room.people[0], room.channel, "forget erase")
    assert say("en", "forget-name") in asked.text and await room.rows() == before


async def test_who_is_forgotten_is_played_on_for_and_the_others_game_goes_on(live: LiveBot) -> None:
    room, lobby = await live.table(), await live.lobby(players=2)
    host, guest = room.people[0], room.people[1]
    await live.sandbox.slash(host, lobby.channel, "table join")
    seat = room.seat(host)
    asked = shown(await live.sandbox.slash(host, "dm", "forget erase"))
    done = await live.sandbox.click(host, asked, button_id(asked, "z:erase"))
    assert say("en", "forget-done", tables=2, bans=0) in done.text
    assert not any((await live.store.stored_about(host)).values())
    table = await room.now()
    assert table.seats[seat].kind == "computer" and table.seats[seat].name == say("en", "forget-name")
    assert table.host == guest and table.status == "running"
    post = await room.settled()
    assert say("en", "computer-took", seat=table.marked_names[seat]) in post.text
    assert host not in [place.user_id for place in (await lobby.loaded()).seats]

    async def answered() -> bool:
        return seat not in (await room.now()).awaited()

    await until(answered, "the computer answers for them")
    await room.settled()
    refused = await live.sandbox.slash(host, room.channel, "undo")
    assert refused.text == say("en", "refuse-not-your-table")


def left_of(database: Path, person: int) -> list[str]:
    """The columns with somebody's id: as a number, in a text, or in bytes as MessagePack has it."""
    found = []
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as plain:
        for table, column in COLUMNS:
            for (value,) in plain.execute(f"SELECT {column} FROM {table}"):
                there = person.to_bytes(8) in value if isinstance(value, bytes) else str(person) in str(value)
                if there:
                    found.append(f"{table}.{column}")
    return found


async def test_nothing_of_the_whole_database_names_who_was_forgotten(live: LiveBot) -> None:
    """Their game, a lobby in which they were ready, one that was closed, and a seat that they asked for."""
    room = await live.table()
    person = room.people[1]
    lobbies = [await live.lobby(players=2) for _ in range(2)]
    for lobby in lobbies:
        await live.sandbox.slash(person, lobby.channel, "table join")
    await live.sandbox.slash(lobbies[1].people[0], lobbies[1].channel, "table cancel")
    await live.sandbox.slash(person, "dm", "settings tell", how="dm")
    await room.settled()
    assert left_of(live.bot.database, person)
    asked = shown(await live.sandbox.slash(person, "dm", "forget erase"))
    await live.sandbox.click(person, asked, button_id(asked, "z:erase"))
    await room.settled()
    assert left_of(live.bot.database, person) == []


async def test_the_last_person_who_is_forgotten_ends_the_game(live: LiveBot) -> None:
    """There is nobody left whose game it is."""
    channel, person = await live.channel(), await live.person()
    await live.sandbox.slash(person, channel, "table new", game="florence")
    head = await live.store.latest_table(channel)
    assert head is not None
    for _ in range(2):
        form = await press(live.sandbox, person, channel, f"l:{head.id}:computers")
        await live.sandbox.click(person, shown(form), button_id(shown(form), "c:"))
    await live.sandbox.slash(person, channel, "table start")
    asked = shown(await live.sandbox.slash(person, channel, "forget erase"))
    await live.sandbox.click(person, asked, button_id(asked, "z:erase"))
    loaded = await live.store.load(head.id)
    assert loaded is not None and loaded.table.status == "cancelled" and loaded.table.host_user != person


async def test_who_is_forgotten_gets_no_seat_that_they_have_asked_for(live: LiveBot) -> None:
    room, newcomer = await live.lobby(players=2), await live.person()
    host = room.people[0]
    form = await press(live.sandbox, host, room.channel, f"l:{room.id}:computers")
    await live.sandbox.click(host, shown(form), button_id(shown(form), "c:"))
    await live.sandbox.slash(host, room.channel, "table start")
    await room.settled()
    await press(live.sandbox, newcomer, room.channel, str(ids.SeatButton(room.id, 2)))
    assert (await room.now()).proposal is not None
    await room.settled()
    asked = shown(await live.sandbox.slash(newcomer, "dm", "forget erase"))
    await live.sandbox.click(newcomer, asked, button_id(asked, "z:erase"))
    assert (await room.now()).proposal is None, "nothing is kept of what they have asked"
    await room.settled()
    assert not [one for one in await room.messages() if f"<@{newcomer}>" in one.text]
    assert not any((await live.store.stored_about(newcomer)).values())
    assert left_of(live.bot.database, newcomer) == []
