"""Proposals and seats that change hands, through the real bot."""

from __future__ import annotations

from live_bot import LiveBot, button_id
from requests_kit import has_id, no_call, proposal_at, proposal_post
from waiting import until

from cogs.screens import ids
from cogs.screens.notices.log_lines import events_of, public_lines
from render.icons import SHARED
from words import say
from words.icon_marks import is_marked, seat_key


async def test_a_table_goes_back_when_all_have_agreed(live: LiveBot) -> None:
    room = await live.auction()
    before = await room.now()
    (seat,) = before.awaited()
    person = before.seats[seat].user_id
    assert person is not None
    await room.turn(person)
    await room.settled()
    other = next(one for one in room.people if one != person)
    points = await live.sandbox.autocomplete(other, room.channel, "propose back", "position", "")
    assert points and points[0]["value"] == before.entry_no
    told = await live.sandbox.slash(other, room.channel, "propose back", position=points[0]["value"])
    assert told.text == say(room.language_of(other), "told-proposed")
    message = await proposal_post(room)
    asked = [one for one in room.people if one != other]
    assert all(f"<@{one}>" in message.text for one in asked) and f"<@{other}>" not in message.text
    for one in asked:
        await live.sandbox.click(one, message, button_id(message, "u:", f"agree:{await proposal_at(room)}"))
    table = await room.now()
    assert table.awaited() == before.awaited() and table.proposal is None
    post = await room.settled()
    assert say("en", "went-back", undone=1) in post.text, post.text
    late = await room.press(asked[0], str(ids.ProposalButton(room.id, "agree", 5)))
    assert late.text == say(room.language_of(asked[0]), "refuse-no-proposal")


async def test_one_who_disagrees_is_enough(live: LiveBot) -> None:
    room = await live.auction()
    await live.sandbox.slash(room.people[0], room.channel, "propose end")
    message = await proposal_post(room)
    told = say("en", "proposed-end", seat=(await room.now()).marked_names[0])
    post = await room.settled()
    assert told in post.text and not has_id(post, "u:"), "told in the post, answered where it calls"
    id = str(ids.ProposalButton(room.id, "disagree", (await room.now()).proposal.at))  # type: ignore[union-attr]
    stranger = await live.person()
    refused = await live.sandbox.click(stranger, message, id)
    assert refused.text == say("en", "refuse-not-your-table")
    await live.sandbox.click(room.people[1], message, id)
    table = await room.now()
    assert table.status == "running" and table.proposal is None
    assert say("en", "disagreed", seat=table.marked_names[1]) in (await room.settled()).text


async def test_a_seat_is_given_and_taken_by_a_button(live: LiveBot) -> None:
    room = await live.auction()
    giver, newcomer = room.people[1], await live.person()
    await live.sandbox.slash(giver, room.channel, "seat give")
    post = await room.settled()
    id = str(ids.SeatButton(room.id, 1))
    assert button_id(post, id)
    again = await live.sandbox.click(room.people[0], post, id)
    assert again.text == say(room.language_of(room.people[0]), "refuse-seated")
    await live.sandbox.click(newcomer, post, id)
    table = await room.now()
    assert table.seat_of(newcomer) == 1 and table.seat_of(giver) is None
    post = await room.settled()
    assert not has_id(post, "i:")

    async def letters_moved() -> bool:
        mine = await live.store.direct_message(room.id, newcomer)
        gone = await live.store.direct_message(room.id, giver)
        shown = [] if gone is None else await live.sandbox.messages(gone.channel_id, limit=100)
        return mine is not None and gone is not None and gone.message_id not in [one.id for one in shown]

    await until(letters_moved, "the newcomer has the hand, the old holder has none")
    refused = await live.sandbox.slash(giver, room.channel, "hand")
    assert refused.text == say(room.language_of(giver), "refuse-not-your-table")


async def test_only_the_host_opens_an_absent_players_seat(live: LiveBot) -> None:
    room = await live.auction()
    players = await live.sandbox.autocomplete(room.people[0], room.channel, "seat open", "player", "")
    assert [one["value"] for one in players] == [2, 3]
    refused = await live.sandbox.slash(room.people[0], room.channel, "seat open", player=2)
    assert refused.text == say("en", "refuse-not-absent")
    refused = await live.sandbox.slash(room.people[1], room.channel, "seat open", player=1)
    assert refused.text == say(room.language_of(room.people[1]), "refuse-host-only")


async def test_who_sits_nowhere_asks_for_a_computers_seat_and_gets_it_when_all_agree(live: LiveBot) -> None:
    room = await live.auction()
    leaver, stays, newcomer = room.people[1], [room.people[0], room.people[2]], await live.person()
    asked = await live.sandbox.slash(leaver, room.channel, "propose computer", player=2)
    assert asked.text == say(room.language_of(leaver), "told-proposed")
    call = await proposal_post(room)
    for person in stays:
        answer = await live.sandbox.click(
            person, call, button_id(call, "u:", f"agree:{await proposal_at(room)}")
        )
    assert answer.text != say(room.language_of(stays[-1]), "told-done"), "what has come of it is said"
    table = await room.now()
    computer = table.seats[1]
    assert computer.level == "apprentice" and table.seat_of(leaver) is None
    await no_call(room)

    post = await room.settled()
    offered = await room.press(newcomer, button_id(post, "t:", f":hand:{(await room.now()).entry_no}"))
    assert say("en", "seat-ask-about") in offered.text
    asked = await live.sandbox.click(newcomer, offered.message or 0, str(ids.SeatButton(room.id, 1)))
    assert asked.text == say("en", "told-asked-seat", name=(await room.now()).marked_names[1])
    assert (await room.now()).seat_of(newcomer) is None, "not before all have agreed"
    call = await proposal_post(room)
    assert f"<@{newcomer}>" in call.text
    await live.sandbox.click(stays[0], call, button_id(call, "u:", f"agree:{await proposal_at(room)}"))
    again = await proposal_post(room)
    assert again.id == call.id, "nobody is called twice for one proposal"
    own = await live.sandbox.click(newcomer, call, button_id(call, "u:", f"agree:{await proposal_at(room)}"))
    assert own.text == asked.text, "who asked has no say, and is told how it stands"
    await live.sandbox.click(stays[1], call, button_id(call, "u:", f"agree:{await proposal_at(room)}"))
    table = await room.now()
    assert table.seat_of(newcomer) == 1 and table.proposal is None and table.seats[1].level is None
    await no_call(room)

    log = await live.store.log(room.id)
    lines = public_lines(table, [one for entry in log for one in events_of(table, entry)], "en")
    sign = SHARED[seat_key(1)]
    former = sign + say("en", "seat-since-passed", letter="B")
    assert say("en", "proposed-leaving", seat=former) in lines
    assert say("en", "seat-passed-on", letter="B") in lines, "to the computer"
    passed = say("en", "seat-passed", seat=table.marked_names[1], letter="B")
    assert lines[-1] == sign + passed, "to the newcomer"
    post = await room.settled()
    assert passed in post.text and not is_marked(post.text)
