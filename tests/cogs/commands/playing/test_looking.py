"""Looking without playing: games, log, hand, board, rules, about, card, verify."""

from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from typing import Any

import msgspec
import pytest
from live_bot import LiveBot, Room, button_id, shown
from live_tables import played_out
from sampled import each_title

from games.computer.chances import can_tell
from games.core import engine
from games.core.chance import RecordedDraw, Secret, commitment, first_wrong_draw
from games.manager.history import fairness
from games.manager.history.turns import turns
from games.manager.model.table_events import events_of
from games.titles import TITLES
from games.version import VERSION
from words import LANGUAGES, Language, Speaker, say

LONG = 20
"""From how many turns on an export takes its time."""


@pytest.mark.parametrize("title", each_title("philadelphia"))
async def test_a_finished_game_is_told_verified_and_read(live: LiveBot, title: str) -> None:
    room = await played_out(live, title)
    post = await room.settled()
    assert say("en", "post-over") in post.text and post.files
    assert say("en", "button-your-move") not in post.labels, "nobody moves here any more"
    assert button_id(post, "t:", f":log:{(await room.now()).entry_no}"), "the post is still recognised"
    assert str(post.buttons[0]["custom_id"]).startswith("B:"), "once more comes first"
    files = ["table.png", "result.png", "chances.png"][: 3 if can_tell(TITLES[title]) else 2]
    assert [file.filename for file in post.files] == files
    assert say("en", "result-total") in post.text
    assert all(name in post.files[1].description for name in (await room.now()).names)
    if TITLES[title].advisor is not None:
        looked = await room.press(
            room.people[1], button_id(post, "t:", f":moments:{(await room.now()).entry_no}")
        )
        assert say("ja", "moments-title") in looked.text and looked.ephemeral
    assert await look_through(live, room) == files
    checked = await live.sandbox.slash(room.people[0], room.channel, "verify")
    table = await room.now()
    assert checked.ephemeral and table.secret.hex() in checked.text and table.commitment in checked.text
    draws = [draw for entry in await live.store.log(room.id) for draw in drawn(entry)]
    assert say("en", "verify-good", draws=len(draws)) in checked.text
    (proof,) = shown(checked).files
    assert json.loads(await live.sandbox.file(proof)) == fairness.proof(table, await live.store.log(room.id))
    await every_page_of_the_log(live, room)
    again = await live.sandbox.slash(room.people[1], room.channel, "table new", game=title)
    assert again.text == say("ja", "told-opened"), "the channel is free for another table"


async def look_through(live: LiveBot, room: Room) -> list[str]:
    """The game turn by turn, as a film, and as files; the names of the pictures of the board."""
    person = room.people[0]
    log = await live.store.log(room.id)
    count = len(turns(log))
    page = shown(await live.sandbox.slash(person, room.channel, "replay"))
    assert say("en", "replay-title", at=count, of=count) in page.text and page.files
    film = await room.press(person, f"h:{room.id}")
    assert film.message is not None and [one.filename for one in film.message.files] == ["game.gif"]
    for word, at in (("first", 1), ("forward", 2), ("backward", 1), ("last", count)):
        page = shown(await live.sandbox.click(person, page, say("en", f"button-{word}")))
        assert say("en", "replay-title", at=at, of=count) in page.text
    page = shown(await room.press(person, f"j:{room.id}", ["3"]))
    assert say("en", "replay-title", at=4, of=count) in page.text
    exporting = asyncio.create_task(live.sandbox.slash(person, room.channel, "export"))
    await asyncio.sleep(0.5)
    assert (await live.sandbox.slash(person, room.channel, "log")).text
    assert count < LONG or not exporting.done(), "a long export holds up nothing else"
    exported = shown(await exporting)
    assert [one.filename.partition(".")[2] for one in exported.files] == ["html", "txt", "json"]
    page, text, whole = [(await live.sandbox.file(one)).decode() for one in exported.files]
    assert page.count('class="turn"') == count and say("en", "result-total") in page
    assert json.loads(whole)["proof"]["secret"] == (await room.now()).secret.hex()
    assert f"{log[-1].entry_no:>5}  " in text and say("en", "result-total") in text and "**" not in text
    board = shown(await live.sandbox.slash(person, room.channel, "board"))
    return [one.filename for one in board.files]


def drawn(entry: Any) -> list[RecordedDraw]:
    return msgspec.msgpack.decode(entry.outcomes, type=list[RecordedDraw]) if entry.outcomes else []


async def every_page_of_the_log(live: LiveBot, room: Room) -> None:
    """Back to the first page by the button; no page is empty or too long."""
    page = shown(await live.sandbox.slash(room.people[0], room.channel, "log"))
    pages = 1
    while say("en", "button-previous-page") in page.labels:
        page = shown(await live.sandbox.click(room.people[0], page, say("en", "button-previous-page")))
        assert page.text.count("\n") >= 1 and page.text[-1] != "…"
        pages += 1
    assert pages >= (await room.loaded()).table.entry_no // 15


async def test_the_card_tells_the_fingerprint_before_anybody_sits_down(live: LiveBot) -> None:
    """The first post has one short line about it; /verify tells all, with the clicks that were mixed in."""
    room = await live.lobby(players=1)
    card = await room.card()
    fingerprint = (await room.loaded()).table.commitment
    assert fingerprint and fingerprint in card.text
    for person in (await live.person(), await live.person()):
        room.people.append(person)
        await live.sandbox.slash(person, room.channel, "table join")
    await live.sandbox.slash(room.people[0], room.channel, "table start")
    post = await room.settled()
    table = await room.now()
    assert table.commitment == fingerprint and fingerprint not in post.text
    assert say("en", "lobby-commitment", commitment=fingerprint[:16]) in post.text
    assert len(table.shares) == 3 and not any(str(share) in post.text for share in table.shares)
    told = await live.sandbox.slash(room.people[0], room.channel, "verify")
    assert fingerprint in told.text and all(str(share) in told.text for share in table.shares)


async def test_who_starts_again_until_the_cards_suit_is_seen(live: LiveBot) -> None:
    room = await live.table()
    host = room.people[0]
    await live.sandbox.slash(host, room.channel, "propose end")
    proposal = (await room.now()).proposal
    assert proposal is not None
    for friend in room.people[1:]:
        await room.press(friend, f"u:{room.id}:agree:{proposal.at}")
    table = await room.now()
    post = await room.settled()
    assert table.status == "cancelled" and table.secret.hex() in post.text, "and its secret is told"
    again = await live.sandbox.slash(host, room.channel, "table new", game="florence", language="en")
    assert again.text == say("en", "told-opened")
    head = await live.store.latest_table(room.channel)
    assert head is not None and head.id != room.id
    card = await Room(live, room.channel, room.people, head.id).card()
    told = say("en", "lobby-called-off", name=table.marked_names[0], count=1, days=14)
    assert told in card.text


async def test_a_running_game_tells_its_fingerprint_and_not_its_secret(live: LiveBot) -> None:
    room = await live.table()
    table = await room.now()
    told = await live.sandbox.slash(room.people[0], room.channel, "verify")
    assert table.commitment in told.text and table.secret.hex() not in told.text
    assert table.commitment[:16] in (await room.post()).text
    for message in await room.messages():
        assert table.secret.hex() not in message.text


def test_tampering_with_secret_commitment_or_a_draw_is_found() -> None:
    secret = bytes(range(32))
    draws = [
        RecordedDraw(what, Secret(secret).permutation(n, what, 6)) for n, what in enumerate(("die", "deck"))
    ]
    assert first_wrong_draw(secret, commitment(secret), draws) is None
    assert first_wrong_draw(secret[::-1], commitment(secret), draws) == -1
    assert first_wrong_draw(secret, commitment(secret)[::-1], draws) == -1
    assert first_wrong_draw(secret, commitment(secret), draws[::-1]) == 0
    swapped = [draws[0], RecordedDraw("deck", draws[1].outcome[::-1])]
    assert first_wrong_draw(secret, commitment(secret), swapped) == 1


async def test_private_events_stand_in_their_owners_log_alone(live: LiveBot) -> None:
    room = await live.table()
    table = await room.now()
    stranger = await live.person("en-US")
    for reader in (*room.people, stranger):
        language = "ja" if reader in room.people and room.language_of(reader) == "ja" else "en"
        log = (await live.sandbox.slash(reader, room.channel, "log")).text
        speaker = Speaker(table.title, language, table.names)  # type: ignore[arg-type]
        for person in room.people:
            cards = [speaker.thing(card) for card in await room.dealt(person)]
            assert all(card in log for card in cards) is (person == reader)
            assert any(card in log for card in cards) is (person == reader)
    for message in await room.messages():
        for language in LANGUAGES:
            speaker = Speaker(table.title, language, table.names)
            seen = message.text + " ".join(file.description or "" for file in message.files)
            for person in room.people:
                assert not [card for card in await room.dealt(person) if f"**{speaker.thing(card)}**" in seen]


async def test_the_page_of_a_running_game_tells_its_reader_alone_what_they_were_dealt(live: LiveBot) -> None:
    room = await live.table()
    table = await room.now()
    for reader in (*room.people, await live.person("en-US")):
        files = shown(await live.sandbox.slash(reader, room.channel, "export")).files
        page = (await live.sandbox.file(files[0])).decode()
        language = "ja" if '<html lang="ja">' in page else "en"
        speaker = Speaker(table.title, language, table.names)  # type: ignore[arg-type]
        assert table.secret.hex() not in page and say(language, "chances-title") not in page
        log = unescape("".join(re.findall(r'<ul class="said">(.*?)</ul>', page)))
        for person in room.people:
            cards = [speaker.thing(card) for card in await room.dealt(person)]
            assert all(card in log for card in cards) is (person == reader)
            assert any(card in log for card in cards) is (person == reader)


async def test_hands_are_private_and_described(live: LiveBot) -> None:
    room = await live.table()
    table = await room.now()
    for person in room.people:
        hand = await live.sandbox.slash(person, room.channel, "hand")
        assert hand.ephemeral and shown(hand).files[0].description
        language = room.language_of(person)
        speaker = Speaker(table.title, language, table.names)
        assert all(speaker.thing(card) in hand.text for card in await room.dealt(person))
        direct = await live.sandbox.messages("dm", person)
        assert len(direct) == 1 and direct[0].files[0].description


async def test_the_board_shows_the_table_and_each_area(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    board = shown(await live.sandbox.slash(person, room.channel, "board"))
    assert board.files and board.text
    for at in range(3):
        board = shown(await live.sandbox.click(person, board, button_id(board, f"b:{room.id}:{at}")))
        assert board.files and board.files[0].description and (await room.now()).names[at] in board.text


async def test_games_lists_all_tables_and_who_waits(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    lobby = await live.lobby(players=1)
    await live.sandbox.slash(person, lobby.channel, "table join")
    listed = await live.sandbox.slash(person, room.channel, "games")
    assert f"<#{room.channel}>" in listed.text and f"<#{lobby.channel}>" in listed.text
    assert say("en", "games-waits-for-you") in listed.text and say("en", "games-lobby") in listed.text
    private = await live.sandbox.slash(person, "dm", "games")
    assert f"/{room.channel})" in private.text, "by name and link where it is not the server one is in"
    nobody = await live.sandbox.slash(await live.person("ja"), room.channel, "games")
    assert say("ja", "games-none") in nobody.text


@pytest.mark.parametrize("command", ["rules", "about", "table status", "table options", "board", "log"])
async def test_everybody_may_look_in_their_own_language(live: LiveBot, command: str) -> None:
    room = await live.table()
    for locale in ("ja", "en-US"):
        answer = await live.sandbox.slash(await live.person(locale), room.channel, command)
        assert answer.ephemeral and answer.text
        kana = any("\u3040" <= sign <= "\u30ff" for sign in answer.text)
        assert kana is (locale == "ja"), answer.text


async def test_a_card_is_explained(live: LiveBot) -> None:
    room = await live.table()
    table = await room.now()
    speaker = Speaker(table.title, "en", table.names)
    card = (await room.dealt(room.people[0]))[0]
    person = await live.person("en-US")
    offered = await live.sandbox.autocomplete(person, room.channel, "card", "name", speaker.thing(card)[:4])
    assert card in [one["value"] for one in offered]
    answer = await live.sandbox.slash(person, room.channel, "card", name=card)
    assert speaker.thing(card) in answer.text
    unknown = await live.sandbox.slash(person, room.channel, "card", name="moon")
    assert unknown.text == say("en", "card-none", text="moon")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_we_decided_ourselves_is_told_and_a_card_follows_the_mode(
    live: LiveBot, language: Language
) -> None:
    room = await live.table(title="fugger")
    table = await room.now()
    speaker = Speaker(table.title, language, table.names, table.options)
    person = await live.person("ja" if language == "ja" else "en-US")
    about = await live.sandbox.slash(person, room.channel, "about")
    assert say(language, "about-decisions") in about.text and speaker.say("decision-money") in about.text
    assert f"Loggia {VERSION}" in about.text
    told = await live.sandbox.slash(person, room.channel, "card", name="E01")
    assert speaker.thing_text("E01") in told.text
    assert {"en": "cube", "ja": "キューブ"}[language] not in told.text, "there are none in the company game"


async def test_a_card_with_a_picture_is_shown_large(live: LiveBot) -> None:
    room = await live.table(title="philadelphia")
    answer = await live.sandbox.slash(await live.person("ja"), room.channel, "card", name="cafe-b")
    table = await room.now()
    assert Speaker(table.title, "ja", table.names).thing("cafe-b") in answer.text
    assert [file.filename for file in shown(answer).files] == ["card.png"]


async def test_the_log_has_times_rounds_and_filters(live: LiveBot) -> None:
    room = await live.table()
    for person in room.people:
        await room.give_back(person)
    await room.turn(await room.awaited())
    reader = room.people[0]
    log = shown(await live.sandbox.slash(reader, room.channel, "log"))
    assert "<t:" in log.text
    menu = log.selects[0]
    values = [option["value"] for option in menu["options"]]
    assert {"a", "s0", "s1", "s2"} <= set(values) and any(value.startswith("r") for value in values)
    for value in values:
        log = shown(await live.sandbox.select(reader, log, log.selects[0]["custom_id"], [value]))
        assert log.text
        if value == "s1":
            names = (await room.now()).names
            assert names[1] in log.text
    answer = await room.press(reader, f"y:{room.id}", ["r99999"])
    assert answer.ephemeral and answer.text
    for senseless in ("s9", "q", "rx"):
        answer = await room.press(reader, f"y:{room.id}", [senseless])
        assert say("en", "refuse-answered") in answer.text


async def test_symbols_are_explained_and_one_area_is_shown_by_command(live: LiveBot) -> None:
    room = await live.table()
    board = shown(await live.sandbox.slash(room.people[1], room.channel, "board"))
    legend = shown(await live.sandbox.click(room.people[1], board, f"e:{room.id}"))
    assert legend.files and legend.files[0].description
    offered = await live.sandbox.autocomplete(room.people[0], room.channel, "board", "part", "")
    assert [one["value"] for one in offered][:3] == ["a", "b", "c"]
    area = shown(await live.sandbox.slash(room.people[0], room.channel, "board", part="b"))
    assert area.files and (await room.now()).names[1] in area.text
    nothing = await live.sandbox.slash(room.people[0], room.channel, "board", part="moon")
    assert nothing.ephemeral and say("en", "refuse-unknown") not in nothing.text


async def test_your_move_says_once_what_has_happened_since_one_was_here(live: LiveBot) -> None:
    room = await live.auction()
    first, before = await room.awaited(), (await room.now()).entry_no
    answer = await room.turn(first)
    assert say("en", "panel-since") not in shown(answer).text
    await room.settled()
    second = await room.awaited()
    assert second != first
    language: Language = "ja" if room.people.index(second) == 1 else "en"
    table = await room.now()
    entries = await live.store.log(room.id, before + 1)
    told = [one.event for entry in entries for one in events_of(table.title, entry) if one.to is None]
    line = Speaker(table.title, language, table.marked_names, table.options).event(told[-1])
    panel = await room.panel(second)
    assert say(language, "panel-since") in panel.text and line in panel.text
    again = await room.panel(second)
    assert say(language, "panel-since") not in again.text and line not in again.text


async def test_games_says_what_is_asked(live: LiveBot) -> None:
    room = await live.auction()
    person = await room.awaited()
    table = await room.now()
    (seat,) = table.awaited()
    language: Language = "ja" if room.people.index(person) == 1 else "en"
    asked = Speaker(table.title, language, table.marked_names).note(engine.asks(table.view(seat), seat))
    listed = await live.sandbox.slash(person, room.channel, "games")
    assert say(language, "games-waits-for-you") in listed.text and asked in listed.text
