"""The table menu behind "Your move": what is proposed by commands is proposed there, too."""

from __future__ import annotations

from live_bot import LiveBot, Room, button_id
from requests_kit import choose, do, labels, menu, proposal_at, proposal_post
from waiting import until

from cogs.screens import ids
from games.manager.model.table_events import ROLL_BACK
from games.manager.people.table_requests import TableRequest, possible_requests
from words import join, say


async def test_a_pause_is_proposed_and_agreed_on_without_a_command(live: LiveBot) -> None:
    room = await live.auction()
    by, *others = room.people
    asked = await choose(room, by, await menu(room, by), TableRequest("pause"))
    names = [(await room.now()).marked_names[seat] for seat in (1, 2)]
    language = room.language_of(by)
    assert say(language, "request-asks", names=join(language, names)) in asked.text
    assert (await room.now()).proposal is None, "nothing has happened yet"
    told = await do(room, by, asked)
    assert say(room.language_of(by), "told-proposed") in told.text
    for other in others:
        language = room.language_of(other)
        panel = await room.panel(other)
        assert say(language, "button-answer-proposal") in labels(panel)
        answers = await menu(room, other)
        agreed = await live.sandbox.click(other, answers, button_id(answers, "u:", await agree(room)))
        assert agreed.kind == "update", "what is answered in private is answered there"
    assert (await room.now()).clock.paused_at is not None
    seen = possible_requests(live.services.proposals, live.services.seats, await room.now(), by)
    assert TableRequest("resume") in seen and TableRequest("pause") not in seen


async def agree(room: Room) -> str:
    proposal = (await room.now()).proposal
    assert proposal is not None
    return f"agree:{proposal.at}"


async def test_a_lone_player_goes_back_in_the_same_panel_at_once(live: LiveBot) -> None:
    room = await live.lobby(1)
    person = room.people[0]
    for level in ("novice", "novice"):
        await room.press(person, f"c:{room.id}:{level}")
    await room.press(person, f"l:{room.id}:start")

    async def computers_have_chosen() -> bool:
        return list((await room.now()).awaited()) == [0]

    await until(computers_have_chosen, "the computers have chosen their hands")
    await room.settled()
    before = await room.now()
    await room.give_back(person)
    await until(computers_have_chosen, "the person is asked again")
    await room.settled()
    points = await choose(room, person, await menu(room, person), TableRequest("back"))
    assert points.message is not None
    asked = await choose(room, person, points.message, TableRequest("back", before.entry_no), "back")
    assert say(room.language_of(person), "request-at-once") in asked.text
    shown = await do(room, person, asked)
    kinds = [one.kind for one in await live.store.log(room.id)]
    assert kinds.count(ROLL_BACK) == 1 and button_id(shown.message, "T:"), "the panel is there again"
    now = await room.now()
    assert list(now.awaited()) == [0] and not now.game.round, "the hand is to be chosen anew"


async def test_a_seat_is_opened_and_kept_from_the_panel_and_a_computer_takes_it_if_all_agree(
    live: LiveBot,
) -> None:
    room = await live.auction()
    leaver, *stays = room.people[1], room.people[0], room.people[2]
    language = room.language_of(leaver)
    given = await do(room, leaver, await choose(room, leaver, await menu(room, leaver), TableRequest("give")))
    assert say(language, "told-seat-given") in given.text and (await room.now()).open_seats == (1,)
    kept = await do(room, leaver, await choose(room, leaver, await menu(room, leaver), TableRequest("keep")))
    assert say(language, "told-seat-kept") in kept.text and (await room.now()).open_seats == ()
    levels = await choose(room, leaver, await menu(room, leaver), TableRequest("leave"))
    master = str(ids.TableRequestButton(room.id, "leave", 0, "master"))
    await live.sandbox.click(leaver, levels.message or 0, master)
    call = await proposal_post(room)
    assert say("en", "level-master") in call.text, "who agrees knows how well it will play"
    for person in stays:
        await live.sandbox.click(person, call, button_id(call, "u:", await agree(room)))
    assert (await room.now()).seats[1].level == "master"


async def test_a_proposal_is_taken_back_by_who_has_made_it_alone(live: LiveBot) -> None:
    room = await live.auction()
    by, other = room.people[0], room.people[1]
    pending = await do(room, by, await choose(room, by, await menu(room, by), TableRequest("end")))
    assert pending.message is not None
    id = button_id(pending.message, "u:", str(await proposal_at(room)))
    refused = await room.press(other, id)
    assert refused.text == say(room.language_of(other), "refuse-not-your-proposal")
    told = await live.sandbox.click(by, pending.message, id)
    assert told.text == say(room.language_of(by), "told-withdrawn")
    table = await room.now()
    assert table.proposal is None and table.status == "running"
    assert say("en", "withdrawn", seat=table.marked_names[0]) in (await room.settled()).text


async def test_who_asks_for_a_seat_takes_it_back_and_is_told_of_a_no_once_a_day(live: LiveBot) -> None:
    room = await live.auction()
    leaver, *stays = room.people[1], room.people[0], room.people[2]
    await live.sandbox.slash(leaver, room.channel, "propose computer", player=2)
    for person in stays:
        await room.press(person, str(ids.ProposalButton(room.id, "agree", (await proposal_at(room)))))
    newcomer = await live.person()
    ask = str(ids.SeatButton(room.id, 1))
    called = await room.press(newcomer, ask)
    assert called.message is not None
    id = str(ids.ProposalButton(room.id, "withdraw", await proposal_at(room)))
    back = await live.sandbox.click(newcomer, called.message, id)
    assert back.text == say("en", "told-withdrawn") and (await room.now()).proposal is None
    await room.press(newcomer, ask)
    post = await room.settled()
    shown = await room.press(newcomer, button_id(post, "t:"))
    assert shown.message is not None and button_id(shown.message, "u:", str(await proposal_at(room)))
    await room.press(stays[0], str(ids.ProposalButton(room.id, "disagree", await proposal_at(room))))

    async def told() -> bool:
        declined = say("en", "call-declined")
        return any(f"<@{newcomer}> {declined}" in one.text for one in await room.messages())

    await until(told, "who has asked is told")
    again = await room.press(newcomer, ask)
    lately = say("en", "refuse-declined-lately", when="WHEN").split("WHEN")
    assert all(part in again.text for part in lately) and (await room.now()).proposal is None


async def test_what_no_menu_offers_changes_nothing(live: LiveBot) -> None:
    room = await live.auction()
    by = room.people[0]
    rows = await room.rows()
    menus = str(ids.TableRequestMenu(room.id))
    elsewhere = str(ids.TableRequestButton(room.id + 1, "end"))
    for forged in (elsewhere, "nothing", str(ids.TableRequestButton(room.id, "relieve", 9))):
        shown = await room.press(by, menus, [forged])
        assert shown.text and shown.text != say(room.language_of(by), "refuse-unknown")
    for request in (
        TableRequest("relieve", 9, "master"),
        TableRequest("leave", 0, "genius"),
        TableRequest("back", 10**6),
        TableRequest("pace"),
    ):
        id = str(ids.TableRequestButton(room.id, request.what, request.number, request.word))
        answer = await room.press(by, id)
        assert answer.text and say(room.language_of(by), "refuse-unknown") not in answer.text
    stranger = await live.person()
    for id in (str(ids.TableMenuButton(room.id)), str(ids.TableRequestButton(room.id, "end"))):
        refused = await room.press(stranger, id)
        assert say("en", "refuse-not-your-table") in refused.text
    assert await room.rows() == rows
