"""What Discord and the network do to posts, edits and direct messages: the game goes on, nothing is lost,
nothing is posted twice, and what is owed is made good."""

from __future__ import annotations

from typing import Any

import pytest
from live_bot import LiveBot, Room
from waiting import until

REFUSALS: list[dict[str, Any]] = [
    {"status": 429},
    {"status": 500},
    {"status": 502},
    {"status": 503},
    {"abort": True},
]
FAULTS = [fault | {"phase": phase} for fault in REFUSALS for phase in ("before", "after")]
# A request that was counted against a limit had no effect: there is no 429 afterwards.
FAULTS = [fault for fault in FAULTS if fault != {"status": 429, "phase": "after"}]


def name(fault: dict[str, Any]) -> str:
    return f"{fault.get('status', 'abort')}-{fault['phase']}"


def posts_of(room: Room) -> str:
    return rf"^/channels/{room.channel}/messages$"


async def dm_of(live: LiveBot, person: int) -> int:
    """The channel of a person's direct messages."""
    return next(
        one.id for one in await live.sandbox.channels() if one.guild_id is None and person in one.recipients
    )


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_post_that_fails_is_made_good_once(live: LiveBot, fault: dict[str, Any]) -> None:
    room = await live.table(title="signorie")
    before = await room.entry_nos()
    rule = await live.sandbox.fault("POST", posts_of(room), times=2, **fault)
    done = await room.turn(await room.awaited())
    assert done.ephemeral and not (await room.now()).drafts, "acknowledged although the post was not sent"
    await room.settled()
    assert await room.entry_nos() == [*before[:-1], (await room.loaded()).table.entry_no], (
        "in the place of the last"
    )
    hit = [one for one in await live.sandbox.list_faults() if one.path == rule.path]
    assert hit[0].hits >= 1
    await room.turn(await room.awaited())
    await room.settled()
    assert len(await room.entry_nos()) == len(before)


async def test_a_post_whose_answer_is_lost_is_sent_once_though_the_last_was_deleted(live: LiveBot) -> None:
    """The edit of the deleted one fails at each try, long after the nonce. discord.py doesn't retry a 400."""
    room = await live.auction()
    await live.sandbox.delete_message(await room.post())
    await live.sandbox.set_limits(nonce=0.0)
    before = await room.entry_nos()
    await live.sandbox.fault("POST", posts_of(room), status=400, phase="after", times=1)
    await room.turn(await room.awaited())
    await room.settled()
    assert await room.entry_nos() == [*before, (await room.loaded()).table.entry_no]


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_post_whose_edit_fails_is_made_good(live: LiveBot, fault: dict[str, Any]) -> None:
    """While the secret choices go on the post is edited."""
    room = await live.table()
    rule = await live.sandbox.fault("PATCH", posts_of(room)[:-1] + r"/\d+$", times=2, **fault)
    await room.give_back(room.people[0])
    post = await room.settled()
    assert await room.entry_nos() == [(await room.loaded()).table.entry_no] and post.files
    hit = [one for one in await live.sandbox.list_faults() if one.path == rule.path]
    assert hit[0].hits >= 1


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_hand_that_fails_comes_once(live: LiveBot, fault: dict[str, Any]) -> None:
    room = await live.lobby()
    person = room.people[1]
    await live.sandbox.say(person, "dm", "hello")
    mine = await dm_of(live, person)
    await live.sandbox.fault("POST", rf"^/channels/{mine}/messages$", times=2, **fault)
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    await room.settled()
    hands = await live.sandbox.messages("dm", person)
    assert len(hands) == 2 and hands[1].files, "the greeting and one hand"


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_an_edit_that_fails_is_made_good(live: LiveBot, fault: dict[str, Any]) -> None:
    room = await live.lobby(players=2)
    await until(lambda: nothing_owed(room))
    await live.sandbox.fault("PATCH", rf"^/channels/{room.channel}/messages/\d+$", times=2, **fault)
    third = await live.person()
    joined = await live.sandbox.slash(third, room.channel, "table join")
    assert joined.ephemeral
    await until(lambda: nothing_owed(room))
    (card,) = await room.cards()
    assert (await room.now()).names[2] in card.text


@pytest.mark.parametrize("fault", FAULTS, ids=name)
async def test_a_lobby_card_that_fails_is_posted_once(live: LiveBot, fault: dict[str, Any]) -> None:
    channel = await live.channel()
    await live.sandbox.fault("POST", rf"^/channels/{channel}/messages$", times=2, **fault)
    room = await live.lobby(channel=channel)
    await until(lambda: nothing_owed(room))
    (card,) = await room.cards()
    assert all(seated in card.text for seated in (await room.now()).names)


async def test_moves_made_while_posts_fail_are_told_in_one_post(live: LiveBot) -> None:
    room = await live.table()
    before = await room.entry_nos()
    for method, path in (("POST", posts_of(room)), ("PATCH", posts_of(room)[:-1])):
        await live.sandbox.fault(method, path, status=503, times=-1)
    for person in room.people:
        await room.give_back(person)
    assert len(await room.moves()) == 3
    await until(lambda: newest_was_tried(room), "a try to post all three")
    assert await room.entry_nos() == before
    await live.sandbox.clear_faults()
    post = await room.settled()
    assert await room.entry_nos() == [*before, before[-1] + 3]
    assert all(seated in post.text for seated in (await room.now()).names)


async def test_a_table_in_trouble_does_not_hold_up_another(live: LiveBot) -> None:
    sick, well = await live.auction(), await live.auction()
    before = await sick.entry_nos()
    await live.sandbox.fault("PATCH", rf"^/channels/{sick.channel}/messages/", delay=600, times=-1)
    try:
        await sick.turn(await sick.awaited())
        await well.turn(await well.awaited())
        await well.settled()
        assert await sick.entry_nos() == before
    finally:
        await live.bot.again()  # lets go of the request that hangs
        await live.sandbox.clear_faults()
    await sick.settled()
    assert await sick.entry_nos() == [*before[:-1], before[-1] + 1]


async def test_a_429_is_waited_out_as_discord_asks(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    body = {"retry_after": 0.01}
    await live.sandbox.fault("POST", posts_of(room), status=429, body=body, times=4)
    await room.turn(await room.awaited())
    await room.settled()
    tried = [one for one in await live.sandbox.requests() if one.path.endswith(f"{room.channel}/messages")]
    assert [one.status for one in tried if one.method == "POST"][-5:] == [429] * 4 + [200]


async def newest_was_tried(room: Room) -> bool:
    """Whether the news of the last move has failed once: what was on its way before has failed too."""
    entry_no = (await room.loaded()).table.entry_no
    return any(one.created_entry_no == entry_no and one.attempts for one in await room.owed())


async def nothing_owed(room: Room) -> bool:
    return not await room.owed()
