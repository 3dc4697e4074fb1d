"""Studies on the screen: begun from a replay, played in direct messages, branched, compared, shared."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from live_bot import CALLBACK, HANG, LiveBot, Room, button_id, first_answer, has_button, has_finish, shown
from live_tables import played_out
from waiting import PATIENCE, until

from cogs.screens import ids, learning_ids
from db import LineRow, LogEntry, NewTable, TableChange
from games.core import engine
from games.manager.history import replay
from games.manager.history.turns import turns
from games.manager.model.durations import DAY
from games.manager.model.study import FORGOTTEN_AFTER
from sandbox import ActResult, MessageView
from words import say


async def replayed(live: LiveBot, room: Room, person: int, back: int) -> MessageView:
    """The replay, some turns before the end."""
    last = len(turns(await live.store.log(room.id))) - 1
    page = shown(await live.sandbox.slash(person, room.channel, "replay"))
    if not back:
        return page
    return shown(await room.press(person, str(ids.ReplayTurn(room.id, max(last - back, 0), "backward"))))


async def begun(live: LiveBot, room: Room, person: int, back: int = 30) -> tuple[LineRow, MessageView]:
    """A study begun by its button, and the panel that it answers with."""
    known = {one.table_id for one in await live.store.lines_of(person)}
    page = await replayed(live, room, person, back)
    panel = shown(await live.sandbox.click(person, page, say("en", "button-play-on")))
    (line,) = [one for one in await live.store.lines_of(person) if one.table_id not in known]
    return line, panel


async def settled(live: LiveBot, line: LineRow) -> Room:
    """The line as a room, once its post tells all."""
    table = await live.services.get(line.table_id)
    assert table is not None
    room = Room(live, table.channel_id, [line.owner], line.table_id)
    await room.settled()
    return room


async def menu(live: LiveBot, person: int, panel: MessageView) -> MessageView:
    return shown(await live.sandbox.click(person, panel, button_id(panel, "X:")))


async def turn(live: LiveBot, study: Room, person: int) -> None:
    """A turn of whoever is asked, by the panel; an order if that is its first answer."""
    panel, confirm = await study.panel(person), say("en", "button-confirm")
    while not (has_button(panel, "confirm") or has_finish(panel)):
        if confirm in panel.labels:
            await live.sandbox.click(person, panel, confirm)
            return
        panel = shown(await first_answer(live.sandbox, person, panel))
    await study.confirm(person, panel)


async def test_a_line_is_begun_played_branched_and_compared(live: LiveBot) -> None:
    room = await played_out(live)
    person = room.people[0]
    line, panel = await begun(live, room, person)
    assert say("en", "study-opened", channel=f"https://discord.com/channels/@me/{0}")[:20] in panel.text
    study = await settled(live, line)
    assert study.channel != room.channel and (await live.services.in_channel(room.channel)) is not None
    for _ in range(6):
        table = await study.now()
        if table.status == "over":
            break
        assert table.seat_of(person) == table.awaited()[0]
        await turn(live, study, person)
    post = await study.settled()
    looked = await menu(live, person, post)
    assert say("en", "study-line", number=1) in looked.text
    table = await study.now()
    branch = shown(await live.sandbox.click(person, looked, say("en", "button-study-replay-line")))
    branch = shown(await live.sandbox.click(person, branch, say("en", "button-backward")))
    await live.sandbox.click(person, branch, say("en", "button-play-on"))
    lines = await live.store.lines_of(person)
    assert len(lines) == 2 and lines[1].source == line.table_id and lines[1].study == line.study
    second = await settled(live, lines[1])
    looked = await menu(live, person, await second.settled())
    side = shown(await live.sandbox.click(person, looked, say("en", "button-study-compare")))
    assert say("en", "study-line", number=1) in side.text and say("en", "study-line", number=2) in side.text
    assert len(side.files) >= 2 and say("en", "study-if-ended") in side.text
    assert all(name in side.text for name in table.marked_names)


async def test_seats_hands_chance_and_names_are_the_students(live: LiveBot) -> None:
    room = await played_out(live)
    person = room.people[0]
    line, panel = await begun(live, room, person)
    looked = await menu(live, person, panel)
    looked = shown(await live.sandbox.click(person, looked, say("en", "button-study-open")))
    assert say("en", "study-sees-all") in looked.text
    study = await settled(live, line)
    post = await study.settled()
    hands = shown(await live.sandbox.click(person, post, say("en", "button-hand")))
    table = await study.now()
    assert all(f"**{chr(65 + at)}**" in hands.text for at in range(len(table.seats)))
    before = table.secret
    await live.sandbox.click(person, looked, say("en", "button-study-anew"))
    assert (await study.now()).secret != before
    seats = shown(await live.sandbox.click(person, looked, say("en", "button-study-seats")))
    others = [seat for seat in range(len(table.seats)) if seat != table.awaited()[0]]
    for seat in others:
        seats = shown(await live.sandbox.select(person, seats, f"W:{line.table_id}:seat:{seat}", ["novice"]))
    seated = await study.now()
    assert [one.kind for one in seated.seats].count("computer") == len(others)
    mine = seated.awaited()[0]
    await turn(live, study, person)

    async def computers_play() -> bool:
        now = await study.now()
        return now.status == "over" or mine in now.awaited()

    await until(computers_play, "the computers have played")
    looked = await menu(live, person, await study.settled())
    named = await live.sandbox.click(person, looked, f"N:{line.table_id}")
    await live.sandbox.submit_modal(person, {"name": "Without the Muse"}, modal=named)
    (row,) = await live.store.lines_of(person)
    assert row.name == "Without the Muse"


async def test_a_line_is_shared_with_those_who_may_look_at_the_game(live: LiveBot) -> None:
    room = await played_out(live)
    person, friend = room.people[0], room.people[1]
    line, panel = await begun(live, room, person)
    looked = await menu(live, person, panel)
    await live.sandbox.click(person, looked, say("en", "button-study-share"))
    (row,) = await live.store.lines_of(person)
    assert row.shared is not None
    page = await live.sandbox.slash(friend, room.channel, "study line", id=row.shared)
    begin = shown(await live.sandbox.click(friend, shown(page), f"Z:{row.shared}"))
    assert begin.ephemeral
    (theirs,) = await live.store.lines_of(friend)
    assert theirs.source == line.table_id and theirs.owner == friend
    stranger = await live.person()
    refused = await live.sandbox.slash(stranger, "dm", "study line", id=row.shared)
    assert refused.text == say("en", "refuse-no-spectators")
    for unknown in ("nothing", "0" * 12):
        told = await live.sandbox.slash(friend, room.channel, "study line", id=unknown)
        assert told.text == say("ja", "refuse-study-unknown")
    forged = learning_ids.StudyButton(line.table_id, "delete")
    await room.press(friend, str(forged))
    assert await live.store.line(line.table_id) is not None


async def test_lines_are_listed_deleted_forgotten_and_survive_a_kill(live: LiveBot) -> None:
    room = await played_out(live)
    person = room.people[0]
    line, _ = await begun(live, room, person)
    study = await settled(live, line)
    await turn(live, study, person)
    moved = await study.now()
    await live.bot.again()
    assert (await study.now()).entry_no == moved.entry_no
    post = await study.settled()
    assert button_id(post, "t:")
    for command in ("study list", "settings studies"):
        listed = shown(await live.sandbox.slash(person, room.channel, command))
        assert say("en", "study-lines", count=1) in listed.text
    looked = shown(await live.sandbox.select(person, listed, "V", [str(line.table_id)]))
    sure = shown(await live.sandbox.click(person, looked, say("en", "button-study-ask-delete")))
    await live.sandbox.click(person, sure, say("en", "button-study-delete"))
    assert await live.store.lines_of(person) == ()
    told = await live.sandbox.click(person, post, button_id(post, "t:"))
    assert told.text and told.ephemeral, "a post of a deleted line gets a sentence"
    await begun(live, room, person)
    erase = shown(await live.sandbox.slash(person, room.channel, "forget erase"))
    await live.sandbox.click(person, erase, "z:erase")
    assert await live.store.lines_of(person) == ()
    assert FORGOTTEN_AFTER == 90 * DAY


async def test_a_study_begun_while_the_bot_is_killed_is_there_once(live: LiveBot) -> None:
    """Killed after the line is on disk and before the click is acknowledged; and again after a turn."""
    room = await played_out(live)
    person = room.people[0]
    page = await replayed(live, room, person, 30)
    await live.sandbox.fault("POST", CALLBACK, delay=HANG, times=-1)
    click = asyncio.create_task(live.sandbox.click(person, page, say("en", "button-play-on")))

    async def stored() -> tuple[LineRow, ...]:
        return await live.store.lines_of(person)

    (line,) = await until(stored, "the line")
    await live.bot.again()
    await live.sandbox.clear_faults()
    await live.sandbox.set_limits(answer=0.0)
    assert (await click).kind == "none"
    await live.sandbox.set_limits(answer=PATIENCE)
    study = await settled(live, line)
    assert len(await study.entry_nos()) == 1, "posted once"
    await turn(live, study, person)
    moved = await study.now()
    live.bot.kill()
    await live.bot.start()
    table, log = await study.now(), await live.store.log(line.table_id)
    assert len(log) == table.entry_no == moved.entry_no > 1
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    assert table.title.save(game) == table.title.save(table.logged)


async def test_the_last_post_and_looking_back_lead_to_studies(live: LiveBot) -> None:
    room = await played_out(live)
    person = room.people[0]
    post = await room.settled()
    page = shown(await live.sandbox.click(person, post, say("en", "button-study-replay")))
    (begin,) = [one for one in page.buttons if one["label"] == say("en", "button-play-on")]
    assert not begin.get("disabled")
    last = shown(await live.sandbox.click(person, page, say("en", "button-last")))
    (begin,) = [one for one in last.buttons if one["label"] == say("en", "button-play-on")]
    assert begin["disabled"], "there the game is over"
    looked = shown(await live.sandbox.click(person, post, say("en", "button-moments")))
    found = [one for one in looked.buttons if one["label"] == say("en", "button-play-on")]
    if found:
        await live.sandbox.click(person, looked, str(found[0]["custom_id"]))
        assert len(await live.store.lines_of(person)) == 1


async def test_a_friend_plays_along_in_a_private_thread(live: LiveBot) -> None:
    room = await played_out(live)
    person, friend = room.people[0], room.people[1]
    await begun(live, room, person)
    told: ActResult = await live.sandbox.slash(person, room.channel, "study friend", player=friend)
    assert told.ephemeral and "discord.com/channels" in told.text
    line = (await live.store.lines_of(person))[-1]
    study = await settled(live, line)
    table = await study.now()
    assert table.guild_id and table.seat_of(friend) is not None
    theirs = table.seat_of(friend)
    for _ in range(40):
        table = await study.now()
        if table.status == "over" or theirs in table.awaited():
            break
        await turn(live, study, person)
    table = await study.now()
    if table.status == "running":
        panel = await live.sandbox.click(friend, await study.settled(), say("en", "button-your-move"))
        assert panel.ephemeral and theirs is not None and engine.open_offers(table.view(theirs), theirs)


async def test_a_thread_is_put_away_in_which_no_line_can_begin(live: LiveBot) -> None:
    """The newest line's game is over, so none begins at its end."""
    room = await played_out(live)
    person = room.people[0]
    line, _ = await begun(live, room, person, back=2)
    study = await settled(live, line)
    while (await study.now()).status == "running":
        await turn(live, study, person)
    await study.settled()
    told = await live.sandbox.slash(person, room.channel, "study friend", player=room.people[1])
    assert told.text == say("en", "refuse-study-over")
    threads = [one for one in live.sandbox.world.channels.values() if one.parent_id == room.channel]
    assert threads and all(one.archived for one in threads)


async def test_a_friend_cannot_join_a_line_whose_thread_is_deleted(live: LiveBot) -> None:
    room = await played_out(live)
    person, friend = room.people[0], room.people[1]
    await begun(live, room, person)
    await live.sandbox.slash(person, room.channel, "study friend", player=friend)
    line = (await live.store.lines_of(person))[-1]
    study = await settled(live, line)
    before = (await study.now()).seats
    await live.sandbox.delete_channel(study.channel)
    told = await live.sandbox.slash(person, room.channel, "study friend", player=await live.person())
    assert told.text == say("en", "refuse-line-thread")
    assert (await study.now()).seats == before


async def mended(live: LiveBot, room: Room, channel: int) -> int:
    """The same game in another channel, with a draw that the present rules don't ask for. Returns the entry
    with that draw."""
    log, loaded = await live.store.log(room.id), await live.store.load(room.id)
    assert loaded is not None
    row, draws = loaded.table, [one for one in log if one.kind == "move" and len(one.outcomes) > 1]
    other = draws[len(draws) // 2].entry_no
    fields = LogEntry.__struct_fields__
    entries = [LogEntry(**{name: getattr(one, name) for name in fields}) for one in log]
    entries[other - 1] = msgspec.structs.replace(entries[other - 1], outcomes=b"\x90")
    new = NewTable(
        guild_id=row.guild_id,
        channel_id=channel,
        title=row.title,
        language="en",
        host_user=row.host_user,
        at=1,
        status="over",
        options=row.options,
        secret=row.secret,
        seats=loaded.seats,
    )
    table_id = await live.store.create(new)
    for at, entry in enumerate(entries):
        change = TableChange(
            table_id=table_id,
            expected_entry_no=at,
            at=1,
            entries=(entry,),
            snapshot=row.snapshot,
            state_version=row.state_version,
        )
        await live.store.commit(change)
    return other


async def test_a_log_that_departs_is_studied_up_to_there_and_the_screen_says_so(live: LiveBot) -> None:
    room = await played_out(live)
    person, channel = room.people[0], await live.channel()
    other = await mended(live, room, channel)
    await live.bot.again()
    said = say("en", "refuse-position-gone", entry=other - 1)
    page = shown(await live.sandbox.slash(person, channel, "replay"))
    assert page.files and said not in page.text, "the end is stored"
    page = shown(await live.sandbox.click(person, page, say("en", "button-backward")))
    assert said in page.text and not page.files
    table_id = int(button_id(page, "Y:").split(":")[1])
    told = await room.press(person, f"Y:{table_id}:{other}")
    assert told.text == said
    begun_ = await room.press(person, f"Y:{table_id}:{other - 1}")
    assert begun_.ephemeral and (await live.store.lines_of(person))[-1].source == table_id


@pytest.mark.parametrize("back", [0, 1])
async def test_a_running_game_is_studied_by_its_players_alone(live: LiveBot, back: int) -> None:
    room = await live.auction()
    person, stranger = room.people[0], await live.person()
    page = await replayed(live, room, person, back)
    panel = shown(await live.sandbox.click(person, page, say("en", "button-play-on")))
    looked = await menu(live, person, panel)
    assert say("en", "study-imagined") in looked.text
    assert say("en", "button-study-share") not in looked.labels
    refused = await room.press(stranger, button_id(page, "Y:"))
    assert refused.text == say("en", "refuse-study-running")
