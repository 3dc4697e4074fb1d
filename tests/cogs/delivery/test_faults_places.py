"""Places that shut: permissions, deleted messages and channels, archived and locked threads, closed DMs.
The game goes on, one clear message says what is missing, and the post is made good when it can be."""

from __future__ import annotations

import pytest
from live_bot import LiveBot, Room, button_id, has_button, hit, shown
from requests_kit import manager
from waiting import until

from cogs.support.people.closed_messages import RETRY_MS, closed_key
from db import UserChange
from games.manager.services import RequestContext
from games.manager.storage.outbox_items import Hand
from kit.simulated import now
from sandbox.model import Channel
from sandbox.rules import permissions
from words import say


async def thread_of(live: LiveBot, channel: int) -> int:
    """A public thread that a member has opened; returns its id."""
    world = live.sandbox.world
    parent = world.channels[channel]
    thread = Channel(world.new_id(), 11, "game", parent.guild_id, channel, owner_id=await live.person())
    live.sandbox.service.places.new_thread(thread)
    return thread.id


async def told(live: LiveBot, person: int) -> list[str]:
    """The direct messages of a person that are not hands."""
    messages = await live.sandbox.messages("dm", person)
    return [message.text for message in messages if not message.files]


async def retried(room: Room, times: int = 3) -> bool:
    """Whether delivery was tried this number of times."""
    return any(one.attempts >= times for one in await room.owed())


@pytest.mark.parametrize(
    ("code", "bits"),
    [
        (50001, permissions.VIEW_CHANNEL),
        (50013, permissions.SEND_MESSAGES),
        (50013, permissions.ATTACH_FILES),
    ],
    ids=["50001", "50013-send", "50013-files"],
)
async def test_a_missing_permission_is_told_once_and_made_good(live: LiveBot, code: int, bits: int) -> None:
    room = await live.table(title="signorie")
    host = room.people[0]
    panel = await room.compose(await room.awaited())
    await live.sandbox.deny(room.channel, bits)
    await room.confirm(await room.awaited(), panel)
    await until(lambda: retried(room), "several tries")
    assert [one.last_error for one in await room.owed() if one.kind == "board"] == [f"403 {code}"]
    moves = len(await room.moves())
    await room.turn(await room.awaited())
    assert len(await room.moves()) > moves, "the game goes on"
    await until(lambda: retried(room), "several tries")
    await until(lambda: notices(live, host, 1), "the host is told")
    assert await told(live, host) == [say("en", "notice-permission", channel=f"<#{room.channel}>")]
    await live.sandbox.deny(room.channel, 0)
    await room.settled()
    await room.turn(await room.awaited())
    await room.settled()
    assert len(await told(live, host)) == 1


async def test_the_host_is_told_again_when_it_happens_again(live: LiveBot) -> None:
    room = await live.auction()
    for round_ in (1, 2):
        person = await room.awaited()
        panel = await room.compose(person)
        await live.sandbox.deny(room.channel, permissions.VIEW_CHANNEL)
        await room.confirm(person, panel)
        await until(lambda: retried(room), "several tries")
        await live.sandbox.deny(room.channel, 0)
        await room.settled()
        assert len(await told(live, room.people[0])) == round_


async def test_a_host_with_closed_dms_does_not_stop_the_game(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    person = await room.awaited()
    panel = await room.compose(person)
    await live.sandbox.close_dms(room.people[0])
    await live.sandbox.deny(room.channel, permissions.SEND_MESSAGES)
    await room.confirm(person, panel)
    await until(lambda: retried(room), "several tries")
    await live.sandbox.deny(room.channel, 0)
    await room.settled()
    moves = len(await room.moves())
    await room.turn(await room.awaited())
    assert len(await room.moves()) > moves, "the game goes on"


async def test_a_deleted_lobby_card_is_posted_anew(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    await until(lambda: delivered(room), "the card")
    (card,) = await room.cards()
    await live.sandbox.delete_message(card)
    guest = await live.person()
    await live.sandbox.slash(guest, room.channel, "table join")
    await until(lambda: delivered(room), "the new card")
    (card,) = await room.cards()
    assert (await room.now()).names[2] in card.text
    await live.sandbox.click(room.people[0], card, button_id(card, "l:", "start"))
    await room.settled()


async def test_a_deleted_post_does_not_stop_the_game(live: LiveBot) -> None:
    room = await live.table()
    panels = [await room.compose(person) for person in room.people]
    await live.sandbox.delete_message(await room.post())
    for person, panel in zip(room.people, panels, strict=True):
        await room.confirm(person, panel)
        await room.settled()
    assert {seat for seat, _ in await room.moves()} == {0, 1, 2}


async def test_a_table_whose_channel_was_deleted_moves_and_goes_on(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    host, guest, _ = room.people
    person = await room.awaited()
    panel = await room.compose(person)
    path = rf"^/channels/{room.channel}/messages$"
    await live.sandbox.fault("POST", path, status=503, times=-1)
    await room.confirm(person, panel)
    await until(lambda: retried(room), "several tries")
    await live.sandbox.delete_channel(room.channel)
    await live.sandbox.clear_faults()
    await until(lambda: given_up(room), "the bot sees that the channel is gone")
    asked = len(await tried(live, room))
    await until(lambda: notices(live, host, 1), "the host is told")
    assert await told(live, host) == [say("en", "notice-channel-gone", table=room.id)]
    assert len(await tried(live, room)) == asked, "not tried again and again"
    before = await room.moves()
    elsewhere = await live.channel()
    assert "refuse" not in (await live.sandbox.slash(guest, elsewhere, "games")).text
    foreign = await live.sandbox.slash(guest, elsewhere, "table move", table=room.id)
    assert foreign.text == say("ja", "refuse-host-only")
    moved = await live.sandbox.slash(host, elsewhere, "table move", table=room.id)
    assert moved.text == say("en", "told-moved")
    room.channel = elsewhere
    await room.settled()
    await room.turn(await room.awaited())
    await room.settled()
    assert (await room.moves())[: len(before)] == before and len(await room.moves()) > len(before)
    assert len(await told(live, host)) == 1


async def test_a_post_owed_to_two_channels_is_posted_in_the_present_one(live: LiveBot) -> None:
    room = await live.table()
    path = rf"^/channels/{room.channel}/messages$"
    panel = await room.compose(room.people[0])
    await live.sandbox.fault("POST", path, status=503, times=-1)
    await room.confirm(room.people[0], panel)
    former, room.channel = room.channel, await live.channel()
    await live.sandbox.slash(room.people[0], room.channel, "table move", table=room.id)
    await room.settled()
    await live.sandbox.clear_faults()
    assert len(await room.entry_nos()) == 1
    room.channel = former
    assert len(await room.entry_nos()) == 1, "nothing more in the former channel"


async def test_a_table_goes_on_in_a_thread_that_was_archived(live: LiveBot) -> None:
    room = await live.table(channel=await thread_of(live, await live.channel()))
    for person in room.people:
        panel = await room.compose(person)
        await live.sandbox.archive(room.channel)
        await room.confirm(person, panel)
        await room.settled()
        assert not live.sandbox.world.channels[room.channel].archived


async def test_a_lobby_card_in_an_archived_thread_is_brought_up_to_date(live: LiveBot) -> None:
    room = await live.lobby(players=2, channel=await thread_of(live, await live.channel()))
    await until(lambda: delivered(room), "the card")
    (card,) = await room.cards()
    await live.sandbox.archive(room.channel)
    guest = await live.person()
    await live.sandbox.click(guest, card, button_id(card, "l:", "join"))
    await until(lambda: delivered(room), "the card again")
    (card,) = await room.cards()
    assert (await room.now()).names[2] in card.text


@pytest.mark.parametrize("archived", [True, False])
async def test_a_locked_thread_is_told_once_and_made_good(live: LiveBot, archived: bool) -> None:
    room = await live.table(channel=await thread_of(live, await live.channel()))
    panels = [await room.compose(person) for person in room.people]
    await live.sandbox.archive(room.channel, archived, locked=True)
    for person, panel in zip(room.people, panels, strict=True):
        await room.confirm(person, panel)
    await until(lambda: retried(room), "several tries")
    assert len(await room.moves()) == 3
    await until(lambda: notices(live, room.people[0], 1), "the host is told")
    assert await told(live, room.people[0]) == [say("en", "notice-permission", channel=f"<#{room.channel}>")]
    await live.sandbox.archive(room.channel, False)
    await room.settled()


async def with_closed_messages(live: LiveBot) -> tuple[Room, int]:
    """A table in play, and one of its people, whose hand could not be sent by direct message."""
    room = await live.lobby()
    shy = room.people[1]
    await live.sandbox.close_dms(shy)
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    await room.settled()
    return room, shy


async def test_closed_dms_are_noticed_once_and_remembered(live: LiveBot) -> None:
    room, shy = await with_closed_messages(live)
    notice = say("en", "hand-dm-closed")
    for person in room.people:
        await room.turn(person)
        await room.settled()
    assert [notice in one.text for one in await room.messages()].count(True) == 1
    mine = next(c for c in await live.sandbox.channels() if shy in c.recipients)
    tried = [one for one in await live.sandbox.requests() if f"/channels/{mine.id}/messages" in one.path]
    assert len(tried) == 1, "not tried again and again"
    post = await room.post()
    hand = await live.sandbox.click(shy, post, button_id(post, f"t:{room.id}:hand"))
    assert hand.ephemeral and shown(hand).files and shown(hand).files[0].description
    second = await live.table()  # another table of theirs says nothing more
    assert not [one for one in await second.messages() if notice in one.text]


async def test_sitting_down_again_tries_direct_messages_again(live: LiveBot) -> None:
    _, shy = await with_closed_messages(live)
    await live.sandbox.close_dms(shy, False)
    other = await live.lobby()
    await live.sandbox.slash(shy, other.channel, "table join")
    await live.sandbox.slash(other.people[0], other.channel, "table start")
    await other.settled()
    assert len(await live.sandbox.messages("dm", shy)) == 1
    assert await live.store.meta(closed_key(shy)) is None, "should they be closed again, it is said again"


async def test_closed_direct_messages_are_tried_again_when_somebody_presses_hand(live: LiveBot) -> None:
    room, shy = await with_closed_messages(live)
    post = await room.settled()
    hand = button_id(post, f"t:{room.id}:hand")
    assert (await live.sandbox.click(shy, post, hand)).ephemeral
    await room.settled()
    assert (await live.store.users([shy]))[shy].dm_closed_at, "refused again"
    notice = say("en", "hand-dm-closed")
    assert [notice in one.text for one in await room.messages()].count(True) == 1, "it is said once"
    await live.sandbox.close_dms(shy, False)
    assert (await live.sandbox.click(shy, post, hand)).ephemeral
    await room.settled()
    assert len(await live.sandbox.messages("dm", shy)) == 1
    assert (await live.store.users([shy]))[shy].dm_closed_at is None
    assert await live.store.meta(closed_key(shy)) is None, "should they be closed again, it is said again"


async def test_closed_direct_messages_are_tried_again_after_a_day(live: LiveBot) -> None:
    room, shy = await with_closed_messages(live)
    await live.sandbox.close_dms(shy, False)
    for days, hands in ((0.9, 0), (1, 1)):
        await live.store.change_user(shy, UserChange(dm_closed_at=now() - int(RETRY_MS * days)))
        hand = Hand(shy, room.seat(shy)).due(now())
        await live.store.enqueue(room.id, (hand,), at=now())
        await live.bot.again()  # it remembers settings, and looks at once
        await room.settled()
        assert len(await live.sandbox.messages("dm", shy)) == hands
    assert (await live.store.users([shy]))[shy].dm_closed_at is None
    assert await live.store.meta(closed_key(shy)) is None, "should they be closed again, it is said again"


async def test_a_hand_that_is_being_sent_when_its_seat_passes_on_does_not_stay(live: LiveBot) -> None:
    room = await live.table()
    person, boss, other = room.people[1], await manager(live), await live.person()
    (first,) = await live.sandbox.messages("dm", person)
    path = rf"^/channels/{first.channel_id}/messages$"
    await live.sandbox.fault("POST", path, delay=8, phase="after")
    await live.store.enqueue(room.id, (Hand(person, room.seat(person)).due(now()),), at=now())
    await live.bot.again()
    await until(lambda: hit(live, path), "the hand is being sent")
    await live.sandbox.slash(boss, room.channel, "admin seat", player=2, to=other)
    assert (await room.now()).seat_of(person) is None
    await until(lambda: delivered(room), "all is delivered")
    assert not [one for one in await live.sandbox.messages("dm", person) if one.files]


async def test_the_notice_of_closed_dms_is_made_good_when_its_post_fails(live: LiveBot) -> None:
    room = await live.lobby()
    await live.sandbox.close_dms(room.people[1])
    path = rf"^/channels/{room.channel}/messages$"
    await live.sandbox.fault("POST", path, status=503, times=8)
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    await room.settled()
    notice = say("en", "hand-dm-closed")
    assert [notice in one.text for one in await room.messages()].count(True) == 1
    assert has_button(await room.post(), "hand:" + str((await room.loaded()).table.entry_no))


async def delivered(room: Room) -> bool:
    return not await room.owed()


async def given_up(room: Room) -> bool:
    return not await room.owed()


async def notices(live: LiveBot, person: int, count: int) -> bool:
    return len(await told(live, person)) == count


async def tried(live: LiveBot, room: Room) -> list[object]:
    """The requests to the room's channel."""
    return [one for one in await live.sandbox.requests() if f"/channels/{room.channel}/messages" in one.path]


async def test_owed_posts_go_at_once_when_the_bot_is_invited_again(live: LiveBot) -> None:
    await live.sandbox.add_guild("Club", ["games"], "en-US")
    people = [await live.person() for _ in range(2)]
    channel = next(one.id for one in await live.sandbox.channels() if one.name == "games")
    opened = await live.sandbox.slash(people[0], channel, "table new", game="florence", language="en")
    assert opened.text == say("en", "told-opened")
    head = await live.store.latest_table(channel)
    assert head is not None
    room = Room(live, channel, people, head.id)
    await until(lambda: delivered(room), "the card")
    await live.sandbox.kick_bot("Club")
    await live.services.lobby.join(room.id, people[1], "Late", RequestContext(2**50 + room.id))
    await live.bot.again()  # the other process has written
    await until(lambda: given_up(room), "nobody is there to tell")
    loaded = await room.loaded()
    assert loaded.table.posted_entry_no < loaded.table.entry_no
    await live.sandbox.invite_bot("Club")

    async def brought_up_to_date() -> bool:
        now = (await room.loaded()).table
        return now.posted_entry_no == now.entry_no

    await until(brought_up_to_date, "the card is brought up to date")


async def test_owed_posts_go_at_once_when_a_permission_returns(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    person = await room.awaited()
    panel = await room.compose(person)
    await live.sandbox.deny(room.channel, permissions.SEND_MESSAGES)
    await room.confirm(person, panel)
    await until(lambda: retried(room), "several tries")
    # As if it had been refused for long: the next try is an hour away.
    for one in await room.owed():
        await live.store.retry(one.id, one.due_at + 3_600_000, "403 50013", at=one.due_at)
    await live.sandbox.deny(room.channel, 0)
    await room.settled()
    assert not [one for one in await room.owed() if one.kind == "board"], "within minutes, not an hour later"
