"""Discord's limits, checked with the sandbox's own checks over every title, language and choice: the command
tree, every screen of the panel at random positions, posts, hands, logs, rules. Nothing is lost on the way."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord import app_commands
from icons_on import all_icons
from random_tables import drafted, fresh, game, tables, walk
from sampled import each_title_and_language

from bot import Bot, now
from cogs.app.config import Configuration
from cogs.commands.playing.board import BoardCommands
from cogs.commands.tables.welcome import welcome
from cogs.screens import ids
from cogs.screens.discord_limits import ID
from cogs.screens.forms import Form
from cogs.screens.notices.results import EndedGame
from cogs.screens.pages import lobby_card, posts, table_options
from cogs.screens.pages.rules import about_screen, rules_screen
from cogs.screens.panel.in_advance_screens import InAdvanceScreens
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Button, Menu, Picture, Screen, Text
from cogs.screens.speaking import speaker_at
from cogs.support.layout import files, layout, modal
from cogs.support.translation import FluentTranslator
from db import open_store
from games.core import PointsBySource, Seat, SeatScore, SourceRow, Title, TurningPoint, engine
from games.manager.model.table import Table
from games.manager.model.table_settings import SETTING_VALUES
from games.manager.services import Services
from games.titles import TITLES
from kit.title_options import option_sets
from render import Pictures
from render.titles import ARTISTS
from sandbox.model import COMPONENTS_V2
from sandbox.rules import check_commands, check_components, check_messages
from sandbox.rules.errors import BodyErrors
from words import Language, say
from words.icon_marks import MARK, size
from words.positions import position_text

EVERY = pytest.mark.parametrize(("title", "language"), each_title_and_language())
PNG = b"\x89PNG\r\n\x1a\n"
ICONS = all_icons()


def body_of(screen: Screen) -> dict[str, Any]:
    """What is sent for a screen with all icons. Nothing to click may have been left out to make it fit, and
    no mark of an icon is left."""
    components = layout(screen, ICONS).to_components()
    assert not MARK.search(str(components))
    described = [{"filename": file.filename, "description": file.description} for file in files(screen)]
    shown = [part.get("custom_id") for part in check_components.walk(components) if part.get("custom_id")]
    assert shown == [part.id for part in screen.parts if isinstance(part, Button | Menu)], "a button was lost"
    for part in screen.parts:
        if isinstance(part, Button | Menu):
            assert str(ids.read(part.id)) == part.id and len(part.id) <= ID
        if isinstance(part, Menu):
            assert len(part.choices) <= 25, "answers were lost"
    return {"flags": COMPONENTS_V2, "components": components, "attachments": described}


def check(screen: Screen) -> None:
    """Refused as Discord would refuse it: DiscordError."""
    names = {part.name for part in screen.parts if isinstance(part, Picture)}
    known = {emoji.id for emoji in ICONS.emoji.values() if emoji.id is not None}
    check_messages.check_message(body_of(screen), files=names, emojis=known)


def check_form(form: Form) -> None:
    """Refused as Discord would refuse it: DiscordError. No text is cut."""
    checks = BodyErrors()
    check_components.check_modal(checks, modal(form, ICONS).to_dict())
    checks.refuse()
    shown = repr([form.title, *([field.label, field.note] for field in form.fields)])
    assert not MARK.search(str(modal(form, ICONS).to_dict()))
    made = repr(list(check_components.walk(modal(form, ICONS).to_dict()["components"])))
    assert "…" in shown or "…" not in made, made


def uncut(screen: Screen) -> None:
    """No text of the screen is cut."""
    texts = [part.text for part in screen.parts if isinstance(part, Text)]
    assert sum(map(size, texts)) <= 4000, f"{sum(map(size, texts))} characters"


# Commands


@pytest.fixture
async def tree(tmp_path: Path) -> app_commands.CommandTree[Any]:
    """The command tree of the bot."""
    async with await open_store(tmp_path / "tables.sqlite3") as store:
        bot = Bot(store, Services(store, TITLES, now), Pictures(), Configuration("token"))
        await bot.add_commands()
        return bot.tree


async def test_the_command_tree_is_within_the_limits(
    tree: app_commands.CommandTree[Any],
) -> None:
    payload = [
        await command.get_translated_payload(tree, FluentTranslator())  # type: ignore[arg-type]
        for command in tree.get_commands()
    ]
    payload = msgspec.json.decode(msgspec.json.encode(payload, enc_hook=int))
    check_commands.check_commands(payload)
    assert {"table", "study", "admin", "tutorial"} <= {command["name"] for command in payload}
    for title in TITLES.values():
        name = say("en", "cmd-title", title.id)
        (group,) = [command for command in payload if command["name"] == name]
        others = (title.spelling.parse_turn is not None) + bool(ARTISTS[title.id].regions)
        assert len(group["options"]) == len(title.moves) + others
    options = [thing for command in payload for one in command.get("options", ()) for thing in _things(one)]
    texts = [option for option in options if option["type"] == 3]
    free = [one["name"] for one in texts if not one.get("choices") and not one.get("max_length")]
    assert not free, f"typed without an end: {free}"


async def test_everything_in_the_command_tree_is_in_japanese_too(
    tree: app_commands.CommandTree[Any],
) -> None:
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, FluentTranslator())  # type: ignore[arg-type]
        for thing in _things(payload):
            for key in {"name", "description"} & thing.keys():  # an entry of a context menu has a name alone
                assert thing[f"{key}_localizations"].get("ja"), f"{thing['name']}: no Japanese {key}"


def _things(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options") or ():
        yield from _things(option)


# The panel


EACH_KIND, EVENLY = 2, 8


def positions(title: Title, language: Language) -> Iterator[tuple[Table, Seat, Any, Sequence[Any]]]:
    """A random game for each number of players, the largest first, and one with each expansion: the first
    positions of each kind of question, and of every game some spread evenly."""
    met: Counter[object] = Counter()
    for first in tables(title, language):
        played = list(game(first, random.Random(len(first.seats))))
        for number, position in enumerate(played):
            table, seat = position[:2]
            offered = frozenset(offer.move for offer in engine.offers(table.game, seat) if offer.is_open())
            kind = (type(table.game.phases[-1]) if table.game.phases else None, offered)
            met[kind] += 1
            if met[kind] <= EACH_KIND or number % (len(played) // EVENLY + 1) == 0:
                yield position


@EVERY
def test_every_screen_of_the_panel_is_within_the_limits(title: Title, language: Language) -> None:
    rng, screens = random.Random(1), 0
    for table, seat, move, _ in positions(title, language):
        for other in range(len(table.seats)):
            check(Panel(table, Seat(other), language).home())
        panel = Panel(table, seat, language)
        uncut(panel.home("a notice"))
        check(InAdvanceScreens(panel).screen())
        check(panel.home("a notice " * 400))
        for asked in walk(panel, rng):
            screens += 1
            check(asked.screen)
            with_picture = (*asked.screen.parts, Picture("area.png", PNG, "alt " * 500))
            check(msgspec.structs.replace(asked.screen, parts=with_picture))
        composing = drafted(table, seat, move)
        check(Panel(composing, seat, language).home())
        uncut(Panel(composing, seat, language).home())
    assert screens > 25


# Posts and private screens


@EVERY
def test_posts_are_within_the_limits(title: Title, language: Language) -> None:
    for table, _, _, told in positions(title, language):
        for picture in (PNG, None):
            for started in (True, False):
                check(posts.board(table, [picture] * 3 if picture else (), posts.PostNews(told, started)))
        check(posts.status(table, language))


@EVERY
def test_the_last_post_is_within_the_limits(title: Title, language: Language) -> None:
    for first in tables(title, language):
        *_, (table, seat, move, _) = game(first, random.Random(len(first.seats)))
        after = drafted(table, seat, move).draft(seat).steps[-1]
        over = msgspec.structs.replace(table, game=after.game, status="over")
        assert engine.waits_for(over.game) == ()
        for picture in (PNG, None):
            news = posts.PostNews(after.events * 40, ended=_ended(over, picture))
            last = posts.board(over, [picture] * 3 if picture else (), news)
            check(last)
            texts = [part.text for part in last.parts if isinstance(part, Text)]
            assert picture is None or sum(map(len, texts)) <= 4000, "nothing of a result is cut"
        check(Panel(over, seat, language).home())


def _ended(over: Any, picture: bytes | None) -> EndedGame:
    """What a game came to at its largest: points of every source, and three turning points."""
    seats = range(len(over.seats))
    rows = tuple(
        SourceRow(source, tuple(-12_345 - at for at in seats))
        for source in (*over.title.scoring.sources, "rest")
    )
    course = tuple(tuple(turn * 100 for _ in seats) for turn in range(100))
    turning = tuple(
        TurningPoint(at, Seat(0), "kept", 100, course[at], 1, None, False, False, ()) for at in (3, 50, 98)
    )
    scores = tuple(SeatScore(Seat(at), 1, 12_345, at) for at in seats)
    return EndedGame(PointsBySource(scores, rows, course, (1,) * 100, turning, "course"), picture)


@EVERY
def test_hands_are_within_the_limits(title: Title, language: Language) -> None:
    for table, _, _, _ in positions(title, language):
        for seat in range(len(table.seats)):
            check(posts.hand(table, Seat(seat), language, PNG))


@EVERY
def test_lobby_and_options_are_within_the_limits(title: Title, language: Language) -> None:
    for options in option_sets(title):
        for seats in range(title.seats.stop):
            table = fresh(title, title.seats.stop - 1, 1, language)
            changes = {"game": None, "status": "lobby", "options": options, "seats": table.seats[:seats]}
            lobby = msgspec.structs.replace(table, **changes)
            check(lobby_card.card(lobby))
            screen = table_options.option_screen(lobby, language)
            check(screen)
            uncut(screen)
            asked: list[str] = []
            for group in table_options.option_groups(lobby):
                form = table_options.option_form(lobby, group, language)
                check_form(form)
                asked += [field.id for field in form.fields]
            own = {name for name in options.__struct_fields__ if options.matters(name)}
            assert set(asked) == own | set(SETTING_VALUES) and len(asked) == len(set(asked))
            for name, words in table_options.option_values(lobby).items():
                for word in words:
                    value = table_options.option_value(lobby, name, word)
                    msgspec.convert({name: value}, title.options)


def _pages(screen: Screen) -> list[str]:
    """The ids of the pages of a rulebook, as its first one lists them."""
    return [part.id for part in screen.parts if isinstance(part, Button) and part.id.startswith("r:")]


@EVERY
def test_rules_about_and_log_are_within_the_limits(title: Title, language: Language) -> None:
    sizes: set[int] = set()
    stacks: set[tuple[object, ...]] = set()
    for table, _, _, _ in positions(title, language):
        # Rules depend on the table's size and options, and begin where the phases on the stack say.
        stack = (len(table.seats), *map(type, table.game.phases))
        if stack in stacks:
            continue
        stacks.add(stack)
        rules = rules_screen(table, language)
        check(rules)
        uncut(rules)
        if len(table.seats) in sizes:
            continue
        sizes.add(len(table.seats))
        for page in range(1, len(_pages(rules)) + 1):
            check(rules_screen(table, language, page))
            uncut(rules_screen(table, language, page))
    assert sizes


JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


@EVERY
def test_about_tells_every_number_and_decision_in_its_readers_language(
    title: Title, language: Language
) -> None:
    table = fresh(title, title.seats[-1], 1, "ja" if language == "en" else "en")
    pages = [about_screen(table, language)]
    while str(ids.AboutPage(table.id, len(pages) + 1)) in [
        getattr(part, "id", "") for part in pages[-1].parts
    ]:
        pages.append(about_screen(table, language, len(pages) + 1))
    told: list[str] = []
    for page in pages:
        check(page)
        uncut(page)
        told += [line for part in page.parts if isinstance(part, Text) for line in part.text.splitlines()]
    listed = [line for line in told if line.startswith("- ")]
    assert len(listed) == len(title.texts.about)
    assert {bool(JAPANESE.search(line)) for line in (*listed, told[0])} == {language == "ja"}, listed
    assert not any(sign in line for line in told for sign in "{}")


def text_of(screen: Screen) -> str:
    """The only text of a screen."""
    (text,) = (part.text for part in screen.parts if isinstance(part, Text))
    return text


@EVERY
async def test_a_board_in_words_goes_on_on_further_pages(title: Title, language: Language) -> None:
    async def draw(*_: Any) -> tuple[bytes, ...]:
        return PNG, PNG

    bot: Any = SimpleNamespace(draw=draw, pictures=Pictures(), tree=None, services=None)
    board = BoardCommands(bot)
    reader: Any = SimpleNamespace(id=1, language=language)
    *_, (table, _, _, _) = itertools.islice(positions(title, language), 60)
    first = await board._board(table, reader)
    check(first)
    uncut(first)
    board.most = min(400, len(text_of(first)) * 2 // 3)
    told, page = "", 0
    while True:
        screen = await board._board(table, reader, page)
        check(screen)
        assert any(isinstance(part, Picture) for part in screen.parts) is (page == 0)
        text = text_of(screen)
        told += ("\n" if told else "") + text
        on = [part.id for part in screen.parts if isinstance(part, Button) and part.id.startswith("x:")]
        if str(ids.BoardPage(table.id, page + 1)) not in on:
            break
        page += 1
    seat = table.seat_of(1)
    speaker = speaker_at(table, language)
    view = table.view(None) if seat is None else table.view(seat)
    assert page and told == position_text(speaker, view, seat, markdown=True)


@pytest.mark.parametrize("languages", [("ja",), ("en",), ("en", "ja")])
def test_the_welcome_is_within_the_limits(languages: Sequence[Language]) -> None:
    check(welcome(languages))
    uncut(welcome(languages))


def test_the_checks_can_fail(caplog: pytest.LogCaptureFixture) -> None:
    """A screen beyond the limits is seen as such, and the log says what is left out."""
    with pytest.raises(AssertionError, match="lost"):
        check(Screen(tuple(Button(f"b:1:{n}", "x") for n in range(60))))
    assert "its last 6 parts are left out" in caplog.text
    with pytest.raises(AssertionError):
        uncut(Screen((Text("x" * 4001),)))
    with pytest.raises(Exception, match="50035"):
        check_messages.check_message({"flags": COMPONENTS_V2, "components": [{"type": 10}]}, files=set())
