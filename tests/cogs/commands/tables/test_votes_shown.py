"""Evictions, ends and seat numbers through the real bot: what people read, and who is called."""

from __future__ import annotations

from live_bot import LiveBot, Room
from requests_kit import choose, do, labels, manager, menu, no_call, proposal_at, proposal_post

from cogs.screens import ids
from games.manager.people.table_requests import TableRequest
from words import join, say


async def agree(room: Room, person: int) -> str:
    return (await room.press(person, str(ids.ProposalButton(room.id, "agree", await proposal_at(room))))).text


async def test_whom_it_is_about_is_called_and_their_no_is_enough(live: LiveBot) -> None:
    room = await live.auction()
    by, target, third = room.people
    told = await live.sandbox.slash(by, room.channel, "propose computer", player=2)
    assert told.text == say("en", "told-proposed")
    call = await proposal_post(room)
    assert f"<@{target}>" in call.text and f"<@{third}>" in call.text
    await agree(room, third)
    table = await room.now()
    assert table.seat_of(target) == 1 and table.proposal is not None
    missing = say("en", "proposal-missing", names=join("en", [table.marked_names[1]]))
    assert missing in (await room.settled()).text
    assert missing.split(":")[0] in (await menu(room, by)).text
    assert say(room.language_of(target), "button-answer-proposal") in labels(await room.panel(target))
    await room.press(target, str(ids.ProposalButton(room.id, "disagree", await proposal_at(room))))
    await no_call(room)
    again = await live.sandbox.slash(third, room.channel, "propose computer", player=2)
    lately = say(room.language_of(third), "refuse-proposed-declined", when="WHEN").split("WHEN")
    assert again.ephemeral and all(part in again.text for part in lately) and "<t:" in again.text


async def test_the_fourth_proposal_of_a_day_is_refused_with_the_figures(live: LiveBot) -> None:
    room = await live.auction()
    by = room.people[0]
    for _ in range(3):
        await live.sandbox.slash(by, room.channel, "propose pause")
        await room.press(by, str(ids.ProposalButton(room.id, "withdraw", await proposal_at(room))))
    refused = await live.sandbox.slash(by, room.channel, "propose pause")
    often = say("en", "refuse-proposed-often", most=3, when="WHEN").split("WHEN")
    assert refused.ephemeral and all(part in refused.text for part in often) and "<t:" in refused.text
    assert (await room.now()).proposal is None
    await no_call(room)
    told = await live.sandbox.slash(by, room.channel, "propose computer", player=1)
    assert told.text == say("en", "told-proposed"), "one's own seat can always be left"
    post = await room.settled()
    table = await room.now()
    assert say("en", "proposed-leaving", seat=table.marked_names[0]) in post.text
    word = await proposal_post(room)
    assert say("en", "proposed-leaving", seat=table.marked_names[0]) in word.text
    assert not any(f"<@{person}>" in word.text for person in room.people), "without calling anybody"


async def test_a_host_who_closes_a_running_game_proposes_it_to_the_others(live: LiveBot) -> None:
    room = await live.auction()
    host, *others = room.people
    asked = await live.sandbox.slash(host, room.channel, "table cancel")
    table = await room.now()
    names = join("en", [table.marked_names[seat] for seat in (1, 2)])
    assert asked.ephemeral and say("en", "request-asks", names=names) in asked.text
    assert say("en", "proposed-end", seat=table.marked_names[0]) in asked.text
    old = await room.press(host, f"l:{room.id}:cancel")
    assert (await room.now()).status == "running" and say("en", "request-end") in old.text, (
        "also by an old button"
    )
    told = await do(room, host, asked)
    assert say("en", "told-proposed") in told.text and (await room.now()).status == "running"
    for other in others:
        await agree(room, other)
    assert (await room.now()).status == "cancelled"
    assert say("en", "called-off") in (await room.settled()).text


async def test_a_moderator_closes_a_running_game_at_once(live: LiveBot) -> None:
    room = await live.auction()
    told = await live.sandbox.slash(await manager(live), room.channel, "admin cancel")
    assert told.text == say("en", "told-done") and (await room.now()).status == "cancelled"


async def test_the_menu_and_the_command_say_which_of_the_two_ends_it_is(live: LiveBot) -> None:
    room = await live.auction()
    by, other, third = room.people
    asked = await choose(room, by, await menu(room, by), TableRequest("stand"))
    names = (await room.now()).marked_names
    standing = join("en", [f"{name} 0 PP" for name in names])
    stands = say("en", "proposed-standing", seat=names[0], standing=standing)
    assert stands in asked.text and (await room.now()).proposal is None
    await do(room, by, asked)
    assert stands in (await proposal_post(room)).text
    await room.press(by, str(ids.ProposalButton(room.id, "withdraw", await proposal_at(room))))
    await no_call(room)
    await live.sandbox.slash(other, room.channel, "propose end", result="standing")
    for person in (by, third):
        await agree(room, person)
    post = await room.settled()
    ended = say("en", "ended-standing", standing=standing)
    assert (await room.now()).status == "cancelled" and ended in post.text
    assert len(await live.store.results(user_id=by)) == 1


async def test_a_seat_number_below_one_is_refused_in_private_and_reaches_nothing(live: LiveBot) -> None:
    room, boss = await live.auction(), await manager(live)
    host = room.people[0]
    before = await room.rows()
    for number in (0, -1, -(10**9)):
        for person, command in (
            (host, "propose computer"),
            (host, "propose replace"),
            (host, "seat open"),
            (boss, "admin seat"),
        ):
            refused = await live.sandbox.slash(person, room.channel, command, player=number)
            assert refused.ephemeral and refused.text == say("en", "refuse-no-player"), (command, refused)
        refused = await live.sandbox.slash(boss, room.channel, "admin seat", player=number, to=boss)
        assert refused.text == say("en", "refuse-no-player")
    assert await room.rows() == before
    lobby = await live.lobby(players=2)
    sent = await live.sandbox.slash(lobby.people[0], lobby.channel, "table remove", player=0)
    assert sent.ephemeral and sent.text == say("en", "refuse-no-player")
    assert len((await lobby.now()).seats) == 2
