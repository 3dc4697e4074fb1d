"""The options and settings of a table as lines of its card, and the screen on which the host changes them."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

from cogs.screens import ids
from cogs.screens.notices import turn_notices
from cogs.screens.parts import Button, Menu, MenuEntry, Screen, ScreenPart, Text
from games.manager.model.table import Table
from games.manager.model.table_settings import SETTING_VALUES, TableSettings
from words import Language, Speaker, say


def option_choices(table: Table) -> dict[str, tuple[str, ...]]:
    """A title's options and their possible values, as words of their type; then the table's settings that are
    relevant with the present ones."""
    choices: dict[str, tuple[str, ...]] = {}
    for name, hint in get_type_hints(table.title.options).items():
        if hint is bool:
            choices[name] = ("false", "true")
        elif get_origin(hint) is Literal:
            choices[name] = tuple(str(value) for value in get_args(hint))
    return choices | {name: words for name, words in SETTING_VALUES.items() if table.settings.matters(name)}


def option_value(table: Table, name: str, word: str) -> Any:
    """The value that a word of `option_choices` means."""
    if name in SETTING_VALUES:
        return word
    return word == "true" if get_type_hints(table.title.options)[name] is bool else word


def option_lines(table: Table, language: Language) -> dict[str, str]:
    """Every option with its present value, in words."""
    speaker = Speaker(table.title, language, table.marked_names)
    return {
        name: f"{speaker.say(f'option-{name}')}: {speaker.say(f'option-{name}-{_word(table, name)}')}"
        for name in option_choices(table)
    }


def all_option_lines(table: Table, language: Language) -> list[str]:
    """The options in words, and how far quiet hours can extend a deadline."""
    return [*option_lines(table, language).values(), *turn_notices.limits(table.settings, language)]


def _word(table: Table, name: str) -> str:
    value = getattr(_held(table, name), name)
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_changed(table: Table, name: str) -> bool:
    usual = TableSettings() if name in SETTING_VALUES else table.title.options()
    return bool(getattr(_held(table, name), name) != getattr(usual, name))


def _held(table: Table, name: str) -> Any:
    """The object that holds an option: the title's options, or the table's settings."""
    return table.settings if name in SETTING_VALUES else table.options


OPTIONS = 8
"""Maximum number of options on one page of their form."""


def option_page(table: Table, name: str) -> int:
    """The page of the options form that has an option."""
    return list(option_choices(table)).index(name) // OPTIONS


def option_screen(table: Table, language: Language, page: int = 0) -> Screen:
    """The private form of the options: a menu for each, a few per page."""
    speaker = Speaker(table.title, language, table.marked_names)
    choices = list(option_choices(table).items())
    last = max(len(choices) - 1, 0) // OPTIONS
    page = min(page, last)
    parts: list[ScreenPart] = [Text(f"### {say(language, 'lobby-options')}")]
    lines = option_lines(table, language)
    for name, words in choices[page * OPTIONS : (page + 1) * OPTIONS]:
        now = _word(table, name)
        entries = tuple(
            MenuEntry(word, ("✓ " if word == now else "") + speaker.say(f"option-{name}-{word}"))
            for word in words
        )
        parts.append(Text(f"**{lines[name]}**\n-# {speaker.say(f'option-{name}-desc')}"))
        parts.append(Menu(str(ids.OptionMenu(table.id, name)), speaker.say(f"option-{name}"), entries))
        if name == "rest":
            parts += [Text(f"-# {line}") for line in turn_notices.limits(table.settings, language)]
    if page > 0:
        parts.append(Button(str(ids.OptionsPage(table.id, page - 1)), say(language, "button-previous-page")))
    if page < last:
        parts.append(Button(str(ids.OptionsPage(table.id, page + 1)), say(language, "button-next-page")))
    return Screen(tuple(parts))
