"""Stale, foreign, spectators', doubled and senseless clicks and texts: answered politely, privately, in the
reader's language, and nothing changes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
from live_bot import LiveBot, Room, button_id, has_button, polite, shown

from cogs.app import error_texts
from cogs.screens import ids
from cogs.screens.panel.form.typed_values import LONGEST
from sandbox import ClientRefused
from words import LANGUAGES, Speaker, say


@pytest.fixture(scope="module")
def kept() -> list[Room]:
    """Tables that more than one test uses."""
    return []


@pytest_asyncio.fixture(name="room", loop_scope="session")
async def unchanged_room(live: LiveBot, kept: list[Room]) -> Room:
    """One table that no test changes, for those that must not change it."""
    if not kept:
        kept.append(await live.table())
    return kept[0]


def first_of(panel: Any) -> tuple[str, list[str]]:
    menu = panel.selects[0]
    return menu["custom_id"], [menu["options"][0]["value"]]


async def test_a_panel_already_answered_shows_the_game_as_it_is(live: LiveBot) -> None:
    room = await live.auction()
    person = await room.awaited()
    language = "ja" if room.people.index(person) % 2 else "en"
    old = await room.panel(person)
    await room.turn(person)
    before = await room.rows()
    again = await live.sandbox.select(person, old, *first_of(old))
    polite(again, language, "refuse-answered")
    assert shown(again).text.count("###") == 1, "the panel as it is now"
    assert await room.rows() == before


async def test_an_old_panel_of_a_secret_choice_is_not_taken_for_the_next(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    old = await room.panel(person)
    menu, value = first_of(old)
    await room.give_back(person)
    before = await room.rows()
    polite(await live.sandbox.select(person, old, menu, value), "en", "refuse-answered")
    assert await room.rows() == before
    for other in room.people[1:]:
        await room.give_back(other)
    before = await room.rows()
    polite(await room.press(person, menu, value), "en", "refuse-answered")
    assert await room.rows() == before


async def test_an_old_panel_asks_no_further_question(live: LiveBot) -> None:
    """Also where its choice would lead to one at the present position: which building, and where."""
    room = await live.auction()
    old = {person: await room.at(person) for person in room.people}
    while type((await room.now()).game.phases[-1]).__name__ != "Turn":
        person = await room.awaited()
        left = shown(await live.sandbox.slash(person, room.channel, "florence leave-auctions"))
        if has_button(left, "confirm"):
            await room.confirm(person, left)
    person = await room.awaited()
    menu, values = first_of(await room.panel(person))
    assert (
        say(room.language_of(person), "refuse-answered") not in (await room.press(person, menu, values)).text
    )
    stale = menu.replace(await room.at(person), old[person])
    polite(await room.press(person, stale, values), room.language_of(person), "refuse-answered")


async def test_what_others_answered_meanwhile_does_not_outdate_a_secret_choice(live: LiveBot) -> None:
    room = await live.table()
    first, second, third = room.people
    panel = await room.panel(third)
    await room.give_back(first)
    await room.give_back(second)
    composed = await live.sandbox.select(third, panel, *first_of(panel))
    assert has_button(shown(composed), "confirm")
    await room.confirm(third, shown(composed))
    assert len(await room.moves()) == 3


async def test_two_clicks_at_once_confirm_one_turn(live: LiveBot) -> None:
    room = await live.auction()
    person = await room.awaited()
    panel = await room.compose(person)
    moves = len(await room.moves())
    answers = await asyncio.gather(*(room.confirm(person, panel) for _ in range(4)))
    assert [answer.kind for answer in answers] == ["update"] * 4
    assert len(await room.moves()) == moves + 1
    await room.settled()


async def test_another_players_panel_does_nothing(live: LiveBot) -> None:
    room = await live.auction()
    person = await room.awaited()
    other = next(one for one in room.people if one != person)
    language = "ja" if room.people.index(other) % 2 else "en"
    panel = await room.compose(person)
    confirm = button_id(panel, "d:", "confirm")
    with pytest.raises(ClientRefused):
        await live.sandbox.click(other, panel, confirm)
    before = await room.rows()
    for id in (confirm, button_id(panel, "d:", "undo")):
        polite(await room.press(other, id), language, "refuse-answered")
    fresh = f"{room.id}:{await room.at(other)}"
    polite(await room.press(other, f"m:{fresh}:99:"), language, "refuse-answered")
    polite(await room.press(other, f"s:{fresh}:99:", ["v0"]), language, "refuse-answered")
    polite(await room.press(other, f"d:{fresh}:confirm"), language, "refuse-nothing-to-confirm")
    polite(await room.press(other, f"d:{fresh}:undo"), language, "refuse-nothing-to-undo")
    assert await room.rows() == before


@pytest.mark.parametrize("locale", ["ja", "en-US"])
async def test_spectators_look_but_do_not_play(live: LiveBot, locale: str) -> None:
    room = await live.table()
    stranger = await live.person(locale)
    language = locale[:2]
    post, before = await room.post(), await room.rows()
    for what in ("move", "hand"):
        answer = await live.sandbox.click(stranger, post, button_id(post, f"t:{room.id}:{what}"))
        polite(answer, language, "refuse-not-your-table")
    for command, options in (
        ("florence return", {"profession": "P01"}),
        ("florence end", {}),
        ("hand", {}),
        ("undo", {}),
    ):
        answer = await live.sandbox.slash(stranger, room.channel, command, options)
        polite(answer, language, "refuse-not-your-table")
    assert await live.sandbox.autocomplete(stranger, room.channel, "florence return", "profession") == []
    at = await room.at(room.people[0])
    for id in (f"d:{room.id}:{at}:confirm", f"m:{room.id}:{at}:0:"):
        polite(await room.press(stranger, id), language, "refuse-not-your-table")
    for what in ("board", "log", "rules"):
        answer = await live.sandbox.click(stranger, post, button_id(post, f"t:{room.id}:{what}"))
        assert answer.ephemeral and answer.text
    assert await room.rows() == before


IDS = (
    "m:{id}:x:0:",
    "m:{id}:1:0:",
    "m:{id}:1.0:0",
    "m:{id}:{at}:99:",
    "m:{id}:{at}:0:v99",
    "m:{id}:{at}:0:zz",
    "m:{id}:{at}:0:v0.v0.v0",
    "m:{id}:{at}:0:s",
    "m:{id}:{at}7:0:v0",
    "m:999999:{at}:0:",
    "d:{id}:{at}:dance",
    "d:{id}:confirm",
    "t:{id}:dance:{entry_no}",
    "t:{id}",
    "t:999999:move:1",
    "t:99999999999999999999999:move:1",
    "l:{id}:dance",
    "l:{id}",
    "b:{id}:99",
    "b:{id}:x",
    "g:{id}:x",
    "w:dance",
    "w:new:chess",
    "k:{id}",
)


@pytest.mark.parametrize("form", IDS)
@pytest.mark.parametrize("member", [0, 1], ids=["en", "ja"])
async def test_ids_that_mean_nothing_are_answered_politely(room: Room, form: str, member: int) -> None:
    before = await room.rows()
    at = await room.at(room.people[member])
    answer = await room.press(room.people[member], form.format(id=room.id, entry_no=before[2], at=at))
    assert answer.ephemeral and answer.text
    assert say(LANGUAGES[0], "refuse-unknown") not in answer.text
    assert say(LANGUAGES[1], "refuse-unknown") not in answer.text
    assert await room.rows() == before


OLDER = (
    "m:{id}:{entry_no}.0:0:v0.v1",
    "s:{id}:12:0:",
    "d:{id}:confirm",
    "t:{id}:dance:{entry_no}",
    "k:{id}:7",
)
OLDER += tuple(
    f"{letter}:{{id}}:dance:1:2:3:4:5:6"
    for letter, kind in ids.KINDS.items()
    if issubclass(kind, ids.TableId)
)
"""Ids as other versions may have made them, of panels and posts."""


@pytest.mark.parametrize("form", OLDER)
async def test_buttons_of_an_older_version_open_the_present_panel(room: Room, form: str) -> None:
    before = await room.rows()
    answer = await room.press(room.people[1], form.format(id=room.id, entry_no=before[2]))
    polite(answer, "ja", "refuse-old-button")
    assert shown(answer).selects or shown(answer).buttons, "the panel as it is now"
    assert await room.rows() == before


async def test_a_fault_of_ours_is_never_told_as_already_answered(caplog: pytest.LogCaptureFixture) -> None:
    bot: Any = SimpleNamespace()
    caplog.set_level("CRITICAL", "loggia")
    for fault in (IndexError("list index out of range"), KeyError("x"), ValueError("x")):
        told = await error_texts.sentence_for(bot, fault, "en", SimpleNamespace(id=1))
        assert told == say("en", "refuse-unknown")


async def test_values_that_mean_nothing_are_answered_politely(room: Room) -> None:
    before = await room.rows()
    panel = await room.panel(room.people[1])
    menu = panel.selects[0]["custom_id"]
    for values in (["v99"], ["x"], ["s1"], ["v0", "v1"], ["s1", "x"], ["v-1"], [""]):
        polite(await room.press(room.people[1], menu, values), "ja", "refuse-answered")
    assert await room.rows() == before


async def test_texts_typed_past_the_autocompletion_are_checked(live: LiveBot) -> None:
    room = await live.table()
    person = room.people[0]
    before = await room.rows()
    for text in ("nonsense", "P99", "", " ", "x" * 3000, "@everyone", "**", "{ $x }", "\u202e"):
        try:
            answer = await live.sandbox.slash(person, room.channel, "florence return", profession=text)
        except ClientRefused:
            assert text == "" or len(text) > LONGEST
            continue
        assert answer.ephemeral and answer.text and say("en", "refuse-unknown") not in answer.text
        assert "@everyone" not in answer.text or not shown(answer).mentions
    assert await room.rows() == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_card_may_be_called_by_its_name_in_either_language(live: LiveBot, language: Any) -> None:
    room = await live.table()
    person = room.people[0]
    table = await room.now()
    name = Speaker(table.title, language, table.names).thing((await room.dealt(person))[3])
    answer = await live.sandbox.slash(person, room.channel, "florence return", profession=name)
    assert has_button(shown(answer), "confirm")


async def test_moves_of_other_phases_and_numbers_out_of_range_are_refused(live: LiveBot) -> None:
    room = await live.auction()
    person = await room.awaited()
    before = await room.rows()
    far: list[tuple[str, dict[str, Any]]] = [
        ("florence raise", {"amount": 300}),
        ("florence raise", {"amount": -5}),
        ("florence raise", {"amount": 2**52}),
        ("florence sell", {"count": 0}),
        ("florence sell", {"count": 2**52}),
        ("florence build", {"building": "castle", "squares": "A1"}),
        ("florence build", {"building": "LAB", "squares": "Z99"}),
        ("florence build", {"building": "laboratory", "squares": "A1"}),
        ("florence recruit", {"player": "Zoe", "profession": "P01"}),
        ("florence recruit", {"player": "a", "profession": "P01"}),
        ("florence work", {"profession": "P01", "pp": -1}),
        ("florence keep", {"card": "P01", "sequence": "P02,P02,,"}),
        ("florence place", {"squares": "everywhere"}),
        ("florence open", {"object": "moon"}),
    ]
    for command, options in far:
        answer = await live.sandbox.slash(person, room.channel, command, options)
        assert answer.ephemeral and answer.text, command
        assert say("en", "refuse-unknown") not in answer.text, (command, options)
        assert say("ja", "refuse-unknown") not in answer.text, (command, options)
    assert await room.rows() == before


async def test_wrong_types_do_not_get_past_discord(room: Room) -> None:
    with pytest.raises(ClientRefused):
        await room.sandbox.slash(room.people[0], room.channel, "florence raise", amount="much")


async def test_autocompletion_survives_senseless_neighbours(live: LiveBot) -> None:
    room = await live.auction()
    for person in room.people:
        for command, option, given in (
            ("florence build", "squares", {"building": "moon"}),
            ("florence build", "squares", {}),
            ("florence recruit", "profession", {"player": "nobody"}),
            ("florence work", "pp", {"profession": "P99", "bonus": "x,y"}),
            ("florence keep", "sequence", {"card": "P99"}),
        ):
            offered = await live.sandbox.autocomplete(person, room.channel, command, option, "", given)
            assert isinstance(offered, list)
    nowhere = await live.channel()
    assert await live.sandbox.autocomplete(room.people[0], nowhere, "florence build", "building") == []


async def test_the_lobby_refuses_politely(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    host, guest = room.people
    stranger = await live.person("en-US")
    act = live.sandbox.slash
    before = await room.rows()
    polite(await act(guest, room.channel, "table join"), "ja", "refuse-seated")
    polite(await act(guest, room.channel, "table start"), "ja", "refuse-host-only")
    polite(await room.press(guest, f"l:{room.id}:cancel"), "ja", "refuse-host-only")
    polite(await act(stranger, room.channel, "table leave"), "en", "refuse-not-your-table")
    polite(await act(stranger, room.channel, "table new", game="florence"), "en", "refuse-table-exists")
    polite(await act(host, room.channel, "hand"), "en", "refuse-not-started")
    assert "2" in (await act(host, room.channel, "table start")).text  # too few, with both figures
    polite(await act(stranger, await live.channel(), "table join"), "en", "refuse-no-table")
    polite(await act(stranger, room.channel, "table move", table=99_999), "en", "refuse-table-unknown")
    assert await room.rows() == before
    for _ in range(3):
        await act(await live.person(), room.channel, "table join")
    polite(await act(stranger, room.channel, "table join"), "en", "refuse-full", most=5)
    await act(host, room.channel, "table start")
    for command in ("join", "leave", "start"):
        polite(await act(host, room.channel, f"table {command}"), "en", "refuse-started")


async def test_options_are_the_hosts_to_set(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    host, guest = room.people
    options = shown(await live.sandbox.slash(guest, room.channel, "table options"))
    before = await room.rows()
    for button in options.buttons:
        polite(await live.sandbox.click(guest, options, button["custom_id"]), "ja", "refuse-host-only")
    assert await room.rows() == before
    own = shown(await live.sandbox.slash(host, room.channel, "table options"))
    for pace in ("hard", "none"):
        opened = await live.sandbox.click(host, own, button_id(own, f"O:{room.id}:people"))
        own = shown(await live.sandbox.submit_modal(host, {"pace": pace, "hours": "24"}, modal=opened))
        settings = (await room.now()).settings
        assert (settings.pace, settings.hours) == (pace, "24") and say(
            "en", f"option-pace-{pace}"
        ) in own.text
    answer = await room.press(host, f"O:{room.id}:bogus")
    assert answer.ephemeral and answer.text and say("en", "refuse-unknown") not in answer.text


async def test_options_that_somebody_else_has_changed_meanwhile_are_not_overwritten(live: LiveBot) -> None:
    room = await live.lobby(players=2)
    host = room.people[0]
    opened = await room.press(host, f"l:{room.id}:options")
    opened = await live.sandbox.click(host, shown(opened), button_id(shown(opened), f"O:{room.id}:people"))
    hers = shown(await live.sandbox.slash("Olga", room.channel, "table options"))
    form = await live.sandbox.click("Olga", hers, button_id(hers, f"O:{room.id}:people"))
    other = await live.sandbox.submit_modal("Olga", {"watch": "seated"}, modal=form)
    assert say("en", "option-watch-seated") in other.text
    late = await live.sandbox.submit_modal(host, {"door": "invited"}, modal=opened)
    assert say("en", "refuse-options-changed") in late.text
    settings = (await room.now()).settings
    assert (settings.door, settings.watch) == ("open", "seated")
    again = await live.sandbox.click(host, shown(late), button_id(shown(late), f"O:{room.id}:people"))
    await live.sandbox.submit_modal(host, {"watch": "seated"}, modal=again)
    settings = (await room.now()).settings
    assert (settings.door, settings.watch) == ("invited", "seated"), "what was chosen stands in the form"


async def test_a_moderator_may_lead_any_table(live: LiveBot) -> None:
    room = await live.lobby(players=3)
    started = await live.sandbox.slash("Olga", room.channel, "table start")
    polite(started, "en", "told-started")
    await room.settled()
    asked = await live.sandbox.slash("Olga", room.channel, "table cancel")
    polite(asked, "en", "cancel-confirm")
    assert (await room.loaded()).table.status == "running", "only asked so far"
    polite(await live.sandbox.click("Olga", shown(asked), f"l:{room.id}:cancel"), "en", "told-cancelled")
    post = await room.settled()
    answer = await live.sandbox.click(room.people[1], post, button_id(post, f"t:{room.id}:hand"))
    polite(answer, "ja", "refuse-over")
