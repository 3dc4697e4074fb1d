"""`/admin` and `/stats` through the real bot: who sees the commands, and what they do."""

from __future__ import annotations

import pytest
from live_bot import LiveBot, Room
from requests_kit import manager, server

from sandbox.rules.errors import ClientRefused
from words import say


async def moved(live: LiveBot, channel: int) -> Room:
    room = await live.auction(channel=channel)
    await room.turn(await room.awaited())
    await room.settled()
    return room


async def test_only_who_manages_the_server_is_shown_the_commands(live: LiveBot) -> None:
    stranger, channel = await live.person(), await live.channel()
    with pytest.raises(ClientRefused, match="finds no command"):
        await live.sandbox.slash(stranger, channel, "admin tables")
    answer = await live.sandbox.slash(await manager(live), channel, "admin health")
    assert answer.ephemeral and "ms" in answer.text


async def test_who_manages_the_server_steps_in_without_knowing_an_id(live: LiveBot) -> None:
    here, elsewhere = await server(live)
    room, boss = await moved(live, here), await manager(live)
    listed = await live.sandbox.slash(boss, elsewhere, "admin tables")
    assert f"<#{room.channel}>" in listed.text
    named = await live.sandbox.autocomplete(boss, elsewhere, "admin back", "table", "")
    (choice,) = [one for one in named if one["value"] == room.id]
    assert "#room" in choice["name"]
    points = await live.sandbox.autocomplete(
        boss, elsewhere, "admin back", "position", "", {"table": room.id}
    )
    before = (await room.now()).entry_no
    answer = await live.sandbox.slash(
        boss, elsewhere, "admin back", position=points[0]["value"], table=room.id
    )
    assert answer.text == say("en", "told-done") and (await room.now()).entry_no > before
    post = await room.settled()
    assert say("en", "stepped-in") in post.text and say("en", "went-back", undone=1) in post.text
    guest = await live.person()
    seats = await live.sandbox.autocomplete(boss, room.channel, "admin seat", "player", "")
    answer = await live.sandbox.slash(boss, room.channel, "admin seat", player=seats[0]["value"], to=guest)
    assert answer.text == say("en", "told-done") and (await room.now()).seat_of(guest) == 0
    answer = await live.sandbox.slash(boss, room.channel, "admin pause")
    assert (await room.now()).clock.paused_at is not None
    answer = await live.sandbox.slash(boss, elsewhere, "admin cancel", table=room.id)
    assert (await room.now()).status == "cancelled"


async def test_a_servers_limits_are_set_and_hold_at_once(live: LiveBot) -> None:
    boss, person = await manager(live), await live.person()
    channel = await live.channel()
    answer = await live.sandbox.slash(boss, channel, "admin limits", waiting=1)
    assert say("en", "admin-limit-waiting", most=1) in answer.text
    opened = await live.sandbox.slash(person, channel, "table new", game="florence")
    assert say("en", "told-limit-near", left=0) in opened.text
    refused = await live.sandbox.slash(person, await live.channel(), "table new", game="florence")
    assert refused.text == say("en", "refuse-too-many-lobbies", most=1)


async def test_figures_are_ones_own_until_one_shows_them(live: LiveBot) -> None:
    shy, reader, channel = await live.person(), await live.person("ja"), await live.channel()
    own = await live.sandbox.slash(shy, channel, "stats")
    assert say("en", "stats-none") in own.text and say("en", "stats-unrated") in own.text
    refused = await live.sandbox.slash(reader, channel, "stats", player=shy)
    assert refused.text == say("ja", "refuse-stats-private")
    saved = await live.sandbox.slash(shy, channel, "settings rated", rated=True)
    assert saved.text == say("en", "settings-saved-rated")
    seen = await live.sandbox.slash(reader, channel, "stats", player=shy)
    assert say("ja", "stats-none") in seen.text
    best = await live.sandbox.slash(reader, channel, "ratings", game="florence")
    assert say("ja", "ratings-none") in best.text
