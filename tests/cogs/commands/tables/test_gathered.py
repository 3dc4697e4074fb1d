"""Coming together through the real bot: private threads, readiness, rematches, spectators, lists."""

from __future__ import annotations

from typing import Any

from database_kit import change
from live_bot import LiveBot, Room, button_id, press
from live_tables import finished
from waiting import until

from games.manager.model.table_settings import TableSettings
from games.manager.people.gathering import WARNED_AFTER
from kit.simulated import now
from sandbox import MessageView
from sandbox.model import PRIVATE_THREAD
from words import say


async def words_with(live: LiveBot, channel: int, starts: str, text: str = "") -> MessageView:
    """The newest message of a channel with a button whose id begins so, and that says this."""

    async def there() -> Any:
        found = await live.sandbox.messages(channel, limit=100)
        return [
            one
            for one in found
            if text in one.text
            and any(str(button.get("custom_id")).startswith(starts) for button in one.buttons)
        ]

    messages = await until(there, f"a message with {starts}")
    message: MessageView = messages[-1]
    return message


async def test_a_rematch_takes_one_click_of_everybody(live: LiveBot) -> None:
    ann, ben, stranger = [await live.person() for _ in range(3)]
    old = await finished(live, [ann, ben, await live.person()], pace="hard")
    await live.bot.again()
    post = await words_with(live, old.channel, "B:")
    button = button_id(post, "B:")
    refused = await live.sandbox.click(stranger, post, button)
    assert refused.text == say("en", "refuse-not-your-table")
    told = await live.sandbox.click(ann, post, button)
    assert f"<#{old.channel}>" in told.text and "P1" in told.text and "P2" in told.text
    head = await live.store.latest_table(old.channel)
    assert head is not None and head.id != old.id and head.status == "lobby"
    new = Room(live, old.channel, old.people, head.id)
    table = await new.now()
    assert {place.user_id for place in table.seats} == set(old.people)
    assert table.settings == TableSettings(pace="hard", ready="yes")
    called = await words_with(live, old.channel, f"l:{new.id}:ready", f"<@{ben}>")
    assert [f"<@{one}>" in called.text for one in old.people] == [False, True, True]
    told = await live.sandbox.click(ben, post, button)
    assert table.id == (await new.now()).id and "P2" in told.text
    card = await new.card()
    assert card.text.count("✅") == 2 and card.text.count("⏳") == 1
    last = await live.sandbox.click(old.people[2], called, button_id(called, "l:"))
    assert last.text == say("en", "told-started") and (await new.now()).status == "running"
    await new.settled()


async def test_a_change_of_options_undoes_who_is_ready_and_the_card_says_so(live: LiveBot) -> None:
    ann, ben = await live.person(), await live.person()
    old = await finished(live, [ann, ben, await live.person()])
    await live.bot.again()
    post = await words_with(live, old.channel, "B:")
    await live.sandbox.click(ann, post, button_id(post, "B:"))
    head = await live.store.latest_table(old.channel)
    assert head is not None
    new = Room(live, old.channel, old.people, head.id)
    await live.sandbox.click(ben, post, button_id(post, "B:"))
    assert (await new.card()).text.count("✅") == 2
    await new.options(ann, pace="hard")

    async def undone() -> bool:
        card = await new.card()
        return card.text.count("⏳") == 3 and say("en", "lobby-ready-anew") in card.text

    await until(undone, "the card that says so")
    await press(live.sandbox, ann, new.channel, f"l:{new.id}:start")
    called = await words_with(live, new.channel, f"l:{new.id}:ready", "If you are happy to play it")
    assert [f"<@{one}>" in called.text for one in old.people] == [False, True, True]
    for user in (ben, old.people[2]):
        assert (await new.now()).status == "lobby"
        await live.sandbox.click(user, called, button_id(called, "l:"))
    assert (await new.now()).status == "running"
    await new.settled()


async def test_a_rematch_against_computers_is_one_tap_to_a_running_game(live: LiveBot) -> None:
    ann = await live.person("ja")
    old = await finished(live, [ann], computers=2)
    await live.bot.again()
    post = await words_with(live, old.channel, "B:")
    told = await live.sandbox.click(ann, post, button_id(post, "B:"))
    assert told.text == say("ja", "told-started")
    head = await live.store.latest_table(old.channel)
    assert head is not None and head.id != old.id and head.status == "running"
    new = Room(live, old.channel, [ann], head.id)
    await new.settled()
    assert not await new.cards(), "nobody is shown a card to join by"


async def test_a_table_in_a_private_thread_is_for_those_who_are_invited(live: LiveBot) -> None:
    host, guest, stranger = await live.person(), await live.person("ja"), await live.person()
    channel = await live.channel()
    told = await live.sandbox.slash(host, channel, "table new", game="florence", where="private")
    (head,) = [one for one in await live.store.tables_of(host) if one.host_user == host]
    thread = live.sandbox.world.channels[head.channel_id]
    assert thread.type == PRIVATE_THREAD and thread.parent_id == channel and f"<#{thread.id}>" in told.text
    room = Room(live, thread.id, [host], head.id)
    await room.card()
    assert (await room.now()).settings == TableSettings(door="invited", watch="seated")
    listed = await live.sandbox.slash(stranger, channel, "tables")
    assert f"<#{thread.id}>" not in listed.text
    refused = await press(live.sandbox, stranger, thread.id, f"l:{room.id}:join")
    assert refused.text == say("en", "refuse-not-invited")
    answer = await live.sandbox.slash(host, thread.id, "table invite", player=guest)
    assert answer.text == say("en", "told-invited", player=f"<@{guest}>")
    assert guest in thread.thread_members
    called = [one for one in await room.messages() if f"<@{guest}>" in one.text]
    assert len(called) == 1
    joined = await live.sandbox.click(guest, called[0], button_id(called[0], "l:"))
    assert joined.text == say("ja", "told-joined")
    assert (await room.now()).seat_of(guest) == 1


async def test_the_list_of_tables_has_those_one_can_join_or_watch(live: LiveBot) -> None:
    open_one, shut, running = await live.lobby(2), await live.lobby(2), await live.table(3)
    await shut.options(shut.people[0], door="unlisted")
    reader = await live.person()
    listed = await live.sandbox.slash(reader, await live.channel(), "tables")
    assert f"<#{open_one.channel}>" in listed.text and f"<#{running.channel}>" in listed.text
    assert f"<#{shut.channel}>" not in listed.text
    assert listed.message is not None
    told = await live.sandbox.click(reader, listed.message, f"l:{open_one.id}:join")
    assert told.text == say("en", "told-joined") and (await open_one.now()).seat_of(reader) == 2
    seen = await live.sandbox.click(reader, listed.message, button_id(listed.message, f"t:{running.id}:"))
    assert seen.message is not None and seen.message.files, "the table as everybody sees it"


async def test_where_only_the_players_may_look_on_nobody_else_does(live: LiveBot) -> None:
    room = await live.lobby(3)
    host, stranger = room.people[0], await live.person()
    await room.options(host, watch="seated")
    await live.sandbox.slash(host, room.channel, "table start")
    await room.settled()
    post = await room.post()
    for what in ("board", "log"):
        refused = await live.sandbox.click(stranger, post, button_id(post, f"t:{room.id}:{what}"))
        assert refused.text == say("en", "refuse-no-spectators")
        refused = await live.sandbox.slash(stranger, room.channel, what)
        assert refused.text == say("en", "refuse-no-spectators")
        assert (await live.sandbox.slash(room.people[1], room.channel, what)).message is not None
    await live.sandbox.slash(room.people[1], room.channel, "seat give")
    taken = await press(live.sandbox, stranger, room.channel, f"i:{room.id}:1")
    assert taken.text == say("en", "told-joined"), "an open seat is for whoever sees it"


async def test_the_options_say_that_an_order_shows_by_its_speed(live: LiveBot) -> None:
    room = await live.lobby(2)
    for language, word in (("en", "speed"), ("ja", "速さ")):
        reader = await live.person(language)
        shown = await press(live.sandbox, reader, room.channel, f"l:{room.id}:options")
        about = shown.text[shown.text.index(say(language, "option-orders")) :]  # type: ignore[arg-type]
        assert word in about


async def test_the_host_is_warned_before_a_lobby_closes_and_can_keep_it(live: LiveBot) -> None:
    room = await live.lobby(2)
    await room.card()
    live.bot.kill()
    ago = now() - WARNED_AFTER
    await change(live, ("UPDATE tables SET updated_at = ? WHERE id = ?", ago, room.id))
    await live.bot.start()
    warning = await words_with(live, room.channel, f"l:{room.id}:keep")
    assert f"<@{room.people[0]}>" in warning.text
    told = await live.sandbox.click(room.people[0], warning, button_id(warning, "l:"))
    assert told.text == say("en", "told-kept-open")
    assert (await room.now()).closing is None
    left = [one for one in await room.messages() if one.id == warning.id]
    assert not left, "the warning goes with what it warned of"
