"""People call themselves what they like: posts, panels, labels and alt texts show it and obey none of it."""

from __future__ import annotations

import pytest
from live_bot import LiveBot, Room, shown
from waiting import until

from games.manager.services import RequestContext

NAMES = ("[Free](https://x.example) # `a`", "||Ann||\u202e", "ann\n> q")


async def table_of(live: LiveBot, names: tuple[str, ...]) -> Room:
    """A table whose people have these names, written by a second process."""
    room = await live.lobby(players=1)
    host = room.people[0]
    for number, name in enumerate(names):
        guest = await live.person()
        room.people.append(guest)
        live.sandbox.world.users[guest].display = name
        await live.services.lobby.join(room.id, guest, name, RequestContext(2**52 + room.id * 10 + number))
    await live.bot.again()
    await live.sandbox.slash(host, room.channel, "table start")

    async def started() -> bool:  # a bot that has just come back may take its time
        return (await room.loaded()).table.status == "running"

    await until(started, "the start")
    await room.settled()
    return room


async def test_names_format_nothing_in_a_post(live: LiveBot) -> None:
    room = await table_of(live, NAMES)
    for person in room.people:
        await room.give_back(person)
    await room.settled()
    post = await room.post()
    said = post.text
    assert r"\[Free\]\(https\://x.example\) \# \`a\`" in said or "Free" not in said
    assert "](https" not in said and "||Ann||" not in said and "\u202e" not in said
    alt = post.files[0].description or ""
    assert "\\" not in alt and "\u202e" not in alt
    board = shown(await live.sandbox.slash(room.people[0], room.channel, "board"))
    assert "[Free](https://x.example) # `a`" in " ".join(board.labels), "a label shows it as it is"
    status = shown(await live.sandbox.slash(room.people[0], room.channel, "table status"))
    assert "](https" not in status.text and r"\|\|Ann\|\|" in status.text


@pytest.mark.parametrize("names", [("Ann", "Ann"), ("Ann", "A\u200bnn")])
async def test_two_players_of_one_name_are_told_apart(live: LiveBot, names: tuple[str, str]) -> None:
    room = await table_of(live, names)
    status = shown(await live.sandbox.slash(room.people[0], room.channel, "table status"))
    assert r"Ann \(B\)" in status.text and r"Ann \(C\)" in status.text
