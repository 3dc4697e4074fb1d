"""Icons in what the bot sends: marks become emoji or go, words stay, and everything fits."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from icons_on import all_icons

from cogs.screens.discord_limits import TEXTS
from cogs.screens.forms import ChoiceField, Form, TextField
from cogs.screens.parts import Button, Menu, MenuEntry, Picture, Screen, Text, shorten
from cogs.screens.speaking import SEAT_MARKS
from cogs.support.icons import Icons, without_icons
from cogs.support.layout import files, layout, modal
from render.icons import ICON_MARKS, ICONS
from words.icon_marks import FIRST, LAST, MARK, icon_mark, size, unmarked
from words.names import distinct_names, escaped, unescaped

LAKE, FOREST = ICON_MARKS["florence"]["lake"], ICON_MARKS["florence"]["forest"]
EMOJI = re.compile(r"<:\w+:\d+>")
ALL = all_icons()


def refusal(code: int, said: str) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=400, reason="Bad Request"))
    return discord.HTTPException(response, {"code": code, "message": said})


def test_an_icon_stands_before_its_word_and_the_word_stays() -> None:
    text = ALL.put_in(f"**{LAKE}Lake** for Ben", TEXTS)
    assert text == f"**{ALL.emoji[LAKE]} Lake** for Ben"


def test_without_icons_a_text_is_what_it_was() -> None:
    text = f"{SEAT_MARKS[0]} {LAKE}Lake\n```\n{LAKE}Lake\n```"
    assert Icons().put_in(text, TEXTS) == "🔵 Lake\n```\nLake\n```"


def test_a_line_has_each_icon_once_and_code_has_none() -> None:
    text = ALL.put_in(f"{LAKE}Lake, {LAKE}Lake, {FOREST}Forest\n{LAKE}Lake\n```\n{LAKE}Lake\n```", TEXTS)
    assert [len(EMOJI.findall(line)) for line in text.split("\n")] == [2, 1, 0, 0, 0]


def test_a_seats_icon_takes_the_place_of_its_sign() -> None:
    seat = SEAT_MARKS[0][0]
    assert ALL.put_in(f"{SEAT_MARKS[0]} {seat}Ben", TEXTS) == f"{ALL.emoji[seat]} Ben"


def test_icons_go_line_by_line_before_any_word_does() -> None:
    one = f"{LAKE}Lake"
    icon = len(f"{ALL.emoji[LAKE]} ")
    text = ALL.put_in("\n".join([one] * 3), 2 * icon)
    assert [bool(EMOJI.search(line)) for line in text.split("\n")] == [True, True, False]
    assert shorten(one, 4) == one, "a mark takes no room"
    assert shorten(one, 3) == "La…", "a text that is too long has no marks"


def test_a_message_as_long_as_allowed_keeps_all_words() -> None:
    line = f"{LAKE}Lake {FOREST}Forest"
    text = "\n".join([line] * ((TEXTS - 200) // (size(line) + 1)))
    (said,) = texts(Screen((Text(text),)), ALL)
    assert len(said) <= TEXTS and without_icons(said) == unmarked(text) and EMOJI.search(said)


def test_a_button_and_an_option_take_an_icon_and_their_labels_have_none() -> None:
    menu = Menu("m", f"{LAKE}Build", (MenuEntry("v", f"3: {LAKE}Lake", f"{FOREST}Forest"),))
    screen = Screen((Button("b", f"{SEAT_MARKS[1]} Ben"), menu))
    container = layout(screen, ALL).to_components()[0]
    button, select = (row["components"][0] for row in container["components"])
    assert button["label"] == "Ben" and button["emoji"]["id"] == ALL.emoji[SEAT_MARKS[1][0]].id
    assert select["placeholder"] == "Build"
    (option,) = select["options"]
    assert (option["label"], option["description"]) == ("3: Lake", "Forest")
    assert option["emoji"]["id"] == ALL.emoji[LAKE].id
    (button, select) = (
        row["components"][0]
        for row in layout(
            Screen((Button("b", "x"), Menu("m", "x", (MenuEntry("v", "1: R13", f"{LAKE}Lake"),)))), ALL
        ).to_components()[0]["components"]
    )
    assert select["options"][0]["emoji"]["id"] == ALL.emoji[LAKE].id, (
        "an entry may be a place with a thing on it"
    )
    (button, select) = (
        row["components"][0] for row in layout(screen, Icons()).to_components()[0]["components"]
    )
    assert button["label"] == "🔺 Ben" and "emoji" not in button and "emoji" not in select["options"][0]


@pytest.mark.parametrize("seed", range(50))
def test_no_mark_leaves_whatever_a_screen_says(seed: int) -> None:
    rng = random.Random(seed)
    some = [*ICONS, *SEAT_MARKS, icon_mark(LAST - FIRST), "Lake ", "\n", "```", "**", "湖", "\\_", "x" * 90]
    known = Icons()
    known.known({one: ALL.emoji[one] for one in rng.sample(list(ICONS), len(ICONS) // 2)})

    def said() -> str:
        return "".join(rng.choices(some, k=rng.choice((1, 5, 60)))) + "x"

    screen = Screen(
        (
            Text(said()),
            Picture("p.png", b"", said()),
            Button("b", said()),
            Menu("m", said(), (MenuEntry("v", said(), said()),)),
            Text(said() * 40),
        )
    )
    for icons in (ALL, known, Icons()):
        sent = str(layout(screen, icons).to_components())
        assert not MARK.search(sent)
        assert sum(map(len, texts(screen, icons))) <= TEXTS
        assert not any(MARK.search(file.description or "") for file in files(screen))


@pytest.mark.parametrize("icons", [ALL, Icons()], ids=["all", "none"])
def test_no_mark_leaves_in_a_form_and_its_menus_take_icons(icons: Icons) -> None:
    few = tuple(MenuEntry(f"v{n}", f"{LAKE}Lake {n}", f"{FOREST}Forest") for n in range(3))
    many = tuple(MenuEntry(f"v{n}", f"{LAKE}Lake {n}") for n in range(12))
    fields = (
        TextField("a", f"{LAKE}a", f"{LAKE}a", f"{LAKE}a", f"{LAKE}a"),
        ChoiceField("b", f"{LAKE}b", few, f"{LAKE}b"),
        ChoiceField("c", "c", few, most=3),
        ChoiceField("d", "d", many),
    )
    sent = modal(Form("f", f"{LAKE}f", fields, f"{LAKE}Lake", Screen(())), icons).to_dict()
    assert not MARK.search(str(sent))
    menu = sent["components"][-1]["component"]["options"][0]
    assert ("emoji" in menu) == bool(icons.emoji) and menu["label"] == "Lake 0"
    assert bool(EMOJI.search(str(sent["components"][0]))) == bool(icons.emoji)


def test_names_of_people_have_no_marks() -> None:
    (name,) = distinct_names((f"A{LAKE}b",))
    assert name == "Ab"
    assert unescaped(escaped(f"{LAKE}a_b")) == "a_b"


def test_icons_that_discord_refuses_are_left_out_until_its_list_changes() -> None:
    icons = all_icons()
    emoji = icons.emoji
    assert not icons.leave_out_if_refused(refusal(50035, "In components.0.label: too long"))
    assert not icons.leave_out_if_refused(refusal(50013, "Missing Permissions")) and icons.emoji is emoji
    assert icons.leave_out_if_refused(refusal(50035, "In components.0.emoji.id: Invalid emoji"))
    assert icons.put_in(f"{LAKE}Lake", TEXTS) == "Lake" and icons.doubted == emoji
    icons.known(emoji)
    assert icons.put_in(f"{LAKE}Lake", TEXTS) == "Lake", "the same list would be refused again"
    icons.known({LAKE: emoji[LAKE]})
    assert EMOJI.search(icons.put_in(f"{LAKE}Lake", TEXTS))


def texts(screen: Screen, icons: Icons) -> list[str]:
    parts = layout(screen, icons).to_components()[0]["components"]
    return [part["content"] for part in parts if "content" in part]
