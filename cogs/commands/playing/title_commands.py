"""Adds every title to the bot at its start. A title of a package that raises, or whose commands Discord would
refuse together with all others, is left out."""

import logging
import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from discord import app_commands

from cogs.app.client import BotBase
from cogs.commands.playing.move_commands import MoveCommands
from cogs.panel.panels import Panels
from cogs.screens.discord_limits import COMMAND_DESCRIPTION, COMMAND_NAME, COMMAND_TEXTS, COMMANDS
from cogs.screens.learning.lesson import lesson_list
from cogs.screens.pages import computer_seats
from cogs.screens.pages.packages import why_left_out
from cogs.screens.pages.title_list import title_list
from games.core import Title
from games.titles import LEFT_OUT, PACKAGES, leave_out
from words import LANGUAGES

log = logging.getLogger("loggia")


async def add_titles(bot: BotBase, panels: Panels) -> None:
    """Add the commands of every title, and log which packages are left out and why."""
    for title in tuple(bot.services.titles.values()):
        if title.id not in PACKAGES:
            MoveCommands(bot, panels, title)
            continue
        try:
            await _try_out(bot, title)
            await _check_commands(bot, MoveCommands(bot, panels, title))
        except Exception as error:  # one package harms no other title
            leave_out(title.id, error)
    for loaded in PACKAGES.values():
        log.info("%s is from the package %s (%s)", loaded.title.id, loaded.package, loaded.label)
    for one in LEFT_OUT:
        reason = why_left_out(one, "en")
        log.error("the package %s is left out: %s", one.package, reason, exc_info=one.error)


async def _try_out(bot: BotBase, title: Title) -> None:
    """Make what lists of all titles show of a title, so that one that fails is noticed at the start."""
    cover = await bot.draw(bot.pictures.cover, title)
    for language in LANGUAGES:
        title_list({title.id: title}, {title.id: cover}, "", language)
        computer_seats.levels_screen(title, language)
        if title.lesson is not None:
            lesson_list([title], language)


async def _check_commands(bot: BotBase, commands: MoveCommands) -> None:
    """Remove a title's commands if Discord would refuse them. Raises ValueError."""
    wrong = await _wrong(bot.tree, commands.group)
    if wrong:
        bot.tree.remove_command(commands.group.name)
        raise ValueError("; ".join(wrong))


async def _wrong(tree: Any, group: app_commands.Group) -> list[str]:
    """What Discord would refuse in a group of commands."""
    payload = await group.get_translated_payload(tree, tree.translator)
    things = list(_things(payload))
    names, descriptions = [*_texts(things, "name")], [*_texts(things, "description")]
    found = [f"{text!r} can't be the name of a command" for text in names if not _named(text)]
    found += [f"{text!r} is no description of a command" for text in descriptions if not _described(text)]
    size = sum(map(len, [*names, *descriptions]))
    if size > COMMAND_TEXTS:
        found.append(f"its commands have {size} characters of text, more than {COMMAND_TEXTS}")
    others = [
        command
        for command in tree.get_commands()
        if command is not group and not isinstance(command, app_commands.ContextMenu)
    ]
    taken = {
        name
        for command in others
        for name in _names(await command.get_translated_payload(tree, tree.translator))
    }
    found += [f"there is another command {name!r}" for name in _names(payload) if name in taken]
    if len(others) >= COMMANDS:
        found.append(f"there are {COMMANDS} commands already")
    return found


def _things(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options") or ():
        yield from _things(option)


def _texts(things: list[dict[str, Any]], key: str) -> Iterator[str]:
    for thing in things:
        yield thing[key]
        yield from (thing.get(f"{key}_localizations") or {}).values()


def _names(payload: dict[str, Any]) -> list[str]:
    return [payload["name"], *(payload.get("name_localizations") or {}).values()]


def _named(text: str) -> bool:
    return (
        1 <= len(text) <= COMMAND_NAME
        and text == text.lower()
        and all(sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in text)
    )


def _described(text: str) -> bool:
    return bool(re.search(r"\S", text)) and len(text) <= COMMAND_DESCRIPTION
