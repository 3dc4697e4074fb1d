"""Times through the real bot: how people are told, reminders, deadlines, being away."""

from __future__ import annotations

from typing import Any

from database_kit import change, rows
from live_bot import LiveBot, Room
from live_tables import time_passes
from waiting import until

from cogs.screens import ids
from games.core import Seat
from games.manager.model.durations import DAY
from games.manager.storage.outbox_items import TurnReminder
from sandbox import MessageView
from words import say


async def letters(live: LiveBot, person: int) -> list[MessageView]:
    """The direct messages that say somebody is awaited."""
    found = []
    for channel in live.sandbox.service.world.channels.values():
        if person in channel.recipients:
            found += await live.sandbox.messages(channel.id, limit=100)
    return [
        one for one in found if any(str(button.get("custom_id")).startswith("k:") for button in one.buttons)
    ]


async def only_awaited(room: Room) -> tuple[Seat, int]:
    table = await room.now()
    (seat,) = table.awaited()
    person = table.seats[seat].user_id
    assert person is not None
    return seat, person


async def reminders(room: Room, person: int, what: str) -> list[MessageView]:
    word = say("en", f"notice-{what}")
    return [one for one in await room.messages() if f"<@{person}>" in one.text and word in one.text]


async def test_the_post_says_since_when_somebody_is_awaited(live: LiveBot) -> None:
    room = await live.auction()
    seat, _ = await only_awaited(room)
    since = (await room.now()).clock.waits[seat].since // 1000
    assert f"<t:{since}:R>" in (await room.post()).text


async def test_a_reminder_mentions_the_player_once_and_not_now_ends_it(live: LiveBot) -> None:
    room = await live.auction()
    seat, person = await only_awaited(room)
    await time_passes(room, remind_at=5)

    async def reminded() -> Any:
        return await reminders(room, person, "remind")

    (message,) = await until(reminded, "a reminder")
    table = await room.now()
    assert table.clock.waits[seat].reminded == 1
    id = str(ids.ClockButton(room.id, "not-now"))
    other = next(one for one in room.people if one != person)
    refused = await live.sandbox.click(other, message, id)
    assert refused.text == say(room.language_of(other), "refuse-not-awaited")
    await live.sandbox.click(person, message, id)
    assert (await room.now()).clock.waits[seat].silent


async def hosted(live: LiveBot, person: int) -> Room:
    """A table at its first question, with this person as its host."""
    channel = await live.channel()
    await live.sandbox.slash(person, channel, "table new", game="florence", language="en")
    head = await live.store.latest_table(channel)
    assert head is not None
    guests = [await live.person(), await live.person()]
    for guest in guests:
        await live.sandbox.slash(guest, channel, "table join")
    room = Room(live, channel, [person, *guests], head.id)
    await live.sandbox.slash(person, channel, "table start")
    await room.settled()
    return room


async def owe_a_reminder(room: Room, person: int) -> None:
    table = await room.now()
    seat = table.seat_of(person)
    assert seat is not None
    owed = TurnReminder(person, seat, table.clock.waits[seat].since, "remind").due(0)
    await room.live.store.enqueue(room.id, (owed,), at=0)


async def test_a_reminder_of_a_table_that_cannot_be_loaded_stays_and_its_host_is_told(live: LiveBot) -> None:
    person = await live.person()
    sick, well = await hosted(live, person), await hosted(live, person)
    live.bot.kill()
    for room in (sick, well):
        await owe_a_reminder(room, person)
    ((state,),) = await rows(live, "SELECT snapshot FROM tables WHERE id = ?", sick.id)
    await change(live, ("UPDATE tables SET snapshot = ? WHERE id = ?", b"\xc1", sick.id))
    await live.bot.start()
    word = say(sick.language_of(person), "notice-unloadable", table=sick.id)

    async def host_told() -> bool:
        world = live.sandbox.service.world.channels.values()
        own = [one.id for one in world if person in one.recipients]
        found = [one for id in own for one in await live.sandbox.messages(id, limit=100)]
        return any(word in one.text for one in found)

    await until(host_told, "the host is told")
    await until(lambda: reminders(well, person, "remind"), "the other table's reminder")
    assert TurnReminder.kind in {one.kind for one in await sick.owed()}
    assert not await well.owed()
    await change(live, ("UPDATE tables SET snapshot = ? WHERE id = ?", state, sick.id))


async def test_who_wants_direct_messages_gets_one_for_several_tables(live: LiveBot) -> None:
    rooms = [await live.auction()]
    _, person = await only_awaited(rooms[0])
    saved = await live.sandbox.slash(person, rooms[0].channel, "settings tell", how="dm")
    assert saved.ephemeral and (await live.store.users([person]))[person].tell == "dm", saved
    for _ in range(2):
        rooms.append(await hosted(live, person))

    async def told(count: int) -> list[MessageView]:
        found = await letters(live, person)
        return [one for one in found if sum(f"<#{room.channel}>" in one.text for room in rooms) >= count]

    await until(lambda: told(1), "a direct message about a turn")
    live.bot.kill()
    for room in rooms:
        table = await room.now()
        seat = table.seat_of(person)
        assert seat is not None
        since = table.clock.waits[seat].since
        # The second is of a question that was answered before: it is not told for the one that is open.
        for what, asked_at in (("remind", since), ("late", since - 1)):
            owed = TurnReminder(person, seat, asked_at, what).due(0)
            await live.store.enqueue(room.id, (owed,), at=0)
    before = len(await letters(live, person))
    await live.bot.start()
    (letter,) = await until(lambda: told(3), "one direct message about all of them")
    assert say(rooms[0].language_of(person), "letter-heading", count=3) in letter.text
    assert say(rooms[0].language_of(person), "notice-late") not in letter.text
    assert len(await letters(live, person)) == before + 1
    for room in rooms:
        assert not await reminders(room, person, "remind"), "who wants messages is not mentioned"


async def test_nobody_who_wants_silence_is_called(live: LiveBot) -> None:
    room = await live.auction()
    _, person = await only_awaited(room)
    await live.sandbox.slash(person, room.channel, "settings tell", how="none", table=room.id)
    assert await live.store.notice_settings(room.id) == {person: "none"}
    await time_passes(room, remind_at=5)

    async def seen() -> Any:
        table = await room.now()
        return all(wait.reminded for wait in table.clock.waits.values()) and not await room.owed()

    await until(seen, "the reminder was due and is dealt with")
    assert not await reminders(room, person, "remind")
    await live.sandbox.slash(person, room.channel, "settings tell", how="usual", table=room.id)
    assert await live.store.notice_settings(room.id) == {}


async def test_when_a_hard_deadline_passes_the_stand_in_answers_and_the_post_says_so(live: LiveBot) -> None:
    room = await live.lobby()
    host = room.people[0]
    await room.options(host, pace="hard", hours="12")
    await room.options(host, bank="0")
    await live.sandbox.slash(host, room.channel, "table start")
    for person in room.people:
        await room.give_back(person)
    await room.settled()
    seat, person = await only_awaited(room)
    post = (await room.post()).text
    table = await room.now()
    until_ = table.clock.waits[seat].since + DAY // 2
    assert f"<t:{until_ // 1000}:R>" in post
    await time_passes(room, counts_from=table.clock.waits[seat].since - DAY)

    async def stood_in() -> bool:
        return "stand_in" in [entry.cause for entry in await live.store.log(room.id)]

    await until(stood_in, "the stand-in has answered")
    message = await room.settled()
    name = (await room.now()).marked_names[seat]
    said = say("en", "stood-in", seat=name, gone="false")
    assert said in "\n".join([one.text for one in await room.messages()]), message.text


async def test_who_has_left_the_server_is_stood_in_for_and_comes_back_by_one_click(live: LiveBot) -> None:
    room = await live.auction()
    seat, person = await only_awaited(room)
    members = live.sandbox.service.world.guilds[(await room.now()).guild_id].members
    gone = members.pop(person)
    await time_passes(room, remind_at=5)

    async def stood_in() -> bool:
        return "stand_in" in [entry.cause for entry in await live.store.log(room.id)]

    await until(stood_in, "the stand-in has answered")
    table = await room.now()
    assert table.clock.gone == (seat,)
    members[person] = gone
    back, spoken = str(ids.ClockButton(room.id, "back", seat)), room.language_of(person)
    other = next(one for one in room.people if one != person)
    refused = await room.press(other, back)
    assert refused.text == say(room.language_of(other), "refuse-no-stand-in"), "nobody else stood aside"

    async def offered() -> Any:
        post = await room.settled()
        return [one["label"] for one in post.buttons if one.get("custom_id") == back]

    (label,) = await until(offered, "the way back below the post")
    assert label == say("en", "button-back-of", name=table.names[seat])
    answer = await live.sandbox.click(person, await room.post(), back)
    assert say(spoken, "told-back") in answer.text and say(spoken, "panel-played-for-you") in answer.text
    assert (await room.now()).clock.gone == ()


async def test_days_away_are_chosen_from_a_list_and_ended_by_a_button(live: LiveBot) -> None:
    person = await live.person("ja")
    channel = await live.channel()
    await live.sandbox.slash(person, channel, "settings quiet", {"from": "22時", "until": "7:00"})
    settings = (await live.store.users([person]))[person]
    assert (settings.quiet, settings.zone) == ("22:00-07:00", "Asia/Tokyo")
    days = await live.sandbox.autocomplete(person, channel, "away", "until", "")
    assert len(days) == 25 and "月" in days[0]["name"]
    answer = await live.sandbox.slash(person, channel, "away", until=days[3]["value"])
    settings = (await live.store.users([person]))[person]
    assert settings.away_until is not None and settings.away_from is not None
    assert f"<t:{settings.away_until // 1000}:f>" in answer.text
    assert answer.message is not None
    await live.sandbox.click(person, answer.message, "a:back")
    assert (await live.store.users([person]))[person].away_until is None
    none = await live.sandbox.slash(person, channel, "away", until="31 of June")
    assert none.text == say("ja", "refuse-no-day", text="31 of June")


async def test_games_says_since_when(live: LiveBot) -> None:
    room = await live.auction()
    seat, person = await only_awaited(room)
    since = (await room.now()).clock.waits[seat].since // 1000
    answer = await live.sandbox.slash(person, room.channel, "games")
    assert f"<t:{since}:R>" in answer.text
