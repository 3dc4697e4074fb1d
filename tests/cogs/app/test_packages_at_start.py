"""Titles that are installed as packages: what is wrong with one is said, and harms no other title and no
other table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from bot_process import Bot
from live_bot import LiveBot, Room, button_id, shown
from waiting import until

from db import open_store
from games.version import VERSION
from sandbox import Sandbox
from scripts.new_title.writing import distribution_of, module_of, write_package
from words import say

WRONG: dict[str, dict[str, tuple[str, str]]] = {
    "florence": {},
    "later": {"__init__.py": ('needs = "', 'needs = ">=9,')},
    "ragged": {"__init__.py": ('label = "alpha"', 'label = "omega"')},
    "broken": {"rules/__init__.py": ("TITLE = Title(", "TITLE = Titel(")},
    "blind": {"pictures/__init__.py": ("ARTIST = ", "ARTIST = 1 / 0  # ")},
    "reaching": {"rules/view.py": ("from games.core import", "import db\nfrom games.core import")},
    "loud": {"locale/ja/loud.ftl": ("cmd-title = ", "cmd-title = だめ ")},
    "tutorial": {},
    "twin": {"locale/ja/twin.ftl": ("cmd-title = twin灯籠", "cmd-title = フィレンツェ")},
}
"""Packages that can't be used: what is changed in a file of each."""

REASONS = {
    "florence": say("en", "package-id-taken", title="florence"),
    "mute": say("en", "package-no-language", language="ja"),
    "ragged": "ValueError: its label is 'omega', not one of alpha, beta, complete",
    "broken": "NameError: name 'Titel' is not defined",
    "blind": "ZeroDivisionError: division by zero",
    "reaching": say("en", "package-imports", module="db", where="rules/view.py:3"),
    "tutorial": "CommandAlreadyRegistered: Command 'tutorial' already registered.",
    "loud": "ValueError: 'だめ loud灯籠' can't be the name of a command",
}
"""What is said of each."""


def install(site: Path, name: str, changes: dict[str, tuple[str, str]]) -> Path:
    """Put a title's package into a folder that Python looks into. Returns its module's folder."""
    write_package(site / "written" / name, name, "https://loggia.test/it.git", japanese=f"{name}灯籠")
    folder = site / module_of(name)
    (site / "written" / name / module_of(name)).rename(folder)
    for path, (before, after) in changes.items():
        text = (folder / path).read_text("utf-8")
        assert before in text, path
        (folder / path).write_text(text.replace(before, after), "utf-8")
    told = site / f"{module_of(name)}-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution_of(name)}\nVersion: 0.1.0\n")
    (told / "entry_points.txt").write_text(f"[loggia.titles]\n{name} = {module_of(name)}\n")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a title that works, one that can't be drawn, and all that can't be used."""
    site = tmp_path_factory.mktemp("site")
    install(site, "lanterns", {})
    smudge = "    raise ArithmeticError('smudged')\n    page = Page("
    install(site, "smudged", {"pictures/__init__.py": ("    page = Page(", smudge)})
    for name, changes in WRONG.items():
        install(site, name, changes)
    (install(site, "mute", {}) / "locale" / "ja" / "mute.ftl").unlink()
    return site


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def live(site: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LiveBot]:
    """One whose bot sees the packages. Its log has the errors that are planted here."""
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path_factory.mktemp("packages"), PYTHONPATH=str(site))
        await bot.start()
        try:
            async with await open_store(bot.place) as store:
                yield LiveBot(sandbox, bot, store)
        finally:
            if bot.process is not None:
                bot.kill()


async def test_the_bot_starts_without_what_it_cannot_use_and_says_why(live: LiveBot) -> None:
    about = (await live.sandbox.slash(await live.person(), await live.channel(), "about")).text
    plain = about.replace("\\", "")
    log = live.bot.log.read_text("utf-8")
    assert say("en", "package-needs", needs=f">=9,>={VERSION[:3]},<0.4", have=VERSION) in plain
    for name, reason in REASONS.items():
        package = f"{distribution_of(name)} 0.1.0"
        assert say("en", "package-left-out", package=package, why=reason) in plain, name
        assert f"the package {package} is left out: {reason}" in log
    assert "another command 'フィレンツェ'" in plain
    listed = {"title": "Lanterns", "package": f"{distribution_of('lanterns')} 0.1.0", "label": "alpha"}
    assert say("en", "package-listed", **listed) in plain
    known = [command["name"] for command in await live.sandbox.commands()]
    assert {"lanterns", "smudged", "florence"} <= set(known)
    assert not {*WRONG, "mute"} - {"florence", "tutorial"} & set(known)


async def test_the_label_is_shown_where_one_opens_a_table(live: LiveBot) -> None:
    person, channel = await live.person("ja"), await live.channel()
    listed = await live.sandbox.slash(person, channel, "play")
    assert "Florence" in (await live.sandbox.slash(await live.person(), channel, "play")).text
    while "lanterns灯籠" not in listed.text:
        listed = await live.sandbox.click(person, shown(listed), button_id(shown(listed), "w:open"))
    assert "lanterns灯籠(アルファ版)" in listed.text
    room = await live.lobby(2, "en", title="lanterns")
    assert "## Lanterns (alpha)" in (await room.card()).text
    about = (await live.sandbox.slash(room.people[0], room.channel, "about")).text.replace("\\", "")
    package = f"{distribution_of('lanterns')} 0.1.0"
    assert say("en", "package-of-title", package=package, label="alpha") in about


async def test_a_table_that_cannot_be_drawn_harms_no_other(live: LiveBot) -> None:
    well = await live.table()
    sick = await live.lobby(2, title="smudged")
    await live.sandbox.slash(sick.people[0], sick.channel, "table start")

    async def failed() -> bool:
        return "ArithmeticError: smudged" in live.bot.log.read_text("utf-8")

    await until(failed, "it could not be drawn")
    await well.give_back(well.people[0])
    await well.settled()
    both = await live.sandbox.slash(sick.people[0], well.channel, "games")
    assert f"<#{sick.channel}>" in both.text
    assert (await sick.loaded()).table.status == "running"


async def test_tables_of_a_title_that_is_gone_say_so_and_go_on_when_it_is_back(
    live: LiveBot, site: Path
) -> None:
    room = await live.table(2, title="lanterns")
    person = room.people[0]
    post, before = await room.post(), await room.rows()
    told = site / f"{module_of('lanterns')}-0.1.0.dist-info"
    live.bot.kill()
    told.rename(site / "away")
    await live.bot.start()
    gone = say("en", "refuse-title-gone", table=room.id, title="lanterns")
    assert (await live.sandbox.click(person, post, button_id(post, "t:"))).text == gone
    assert (await live.sandbox.slash(person, room.channel, "board")).text == gone
    listed = (await live.sandbox.slash(person, room.channel, "games")).text
    assert say("en", "games-unloadable", table=room.id, channel=f"<#{room.channel}>") in listed
    assert await room.rows() == before
    live.bot.kill()
    (site / "away").rename(told)
    await live.bot.start()
    await commands_back(live)
    panel = await live.sandbox.click(person, post, button_id(post, "t:"))
    assert panel.message is not None and panel.message.buttons
    await _turn(room)
    assert (await room.rows())[2] > before[2]


async def commands_back(live: LiveBot) -> None:
    async def there() -> bool:
        return "lanterns" in [command["name"] for command in await live.sandbox.commands()]

    await until(there, "the commands of the title are there again")


async def _turn(room: Room) -> None:
    """The first seat's turn, whoever is awaited."""
    for person in room.people:
        answer = await room.sandbox.slash(person, room.channel, "lanterns take", count=1)
        if answer.message is not None:
            await room.confirm(person, answer.message)
            return
    raise AssertionError("nobody could move")
