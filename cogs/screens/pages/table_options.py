"""The options and settings of a table as lines of its card, and the forms in which the host changes them."""

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cogs.screens import ids
from cogs.screens.discord_limits import FORM_FIELDS
from cogs.screens.forms import Form, Sent, filled_in_lines, kept, single_choice
from cogs.screens.notices import turn_notices
from cogs.screens.parts import Button, Divider, MenuEntry, Screen, ScreenPart, Text
from cogs.screens.speaking import speaker_at
from games.core import Refusal
from games.manager.model.table import Table
from games.manager.model.table_settings import SETTING_VALUES, TableSettings
from games.titles import TITLES
from words import Language, say

SETTING_GROUPS: dict[str, tuple[str, ...]] = {
    "people": ("pace", "hours", "door", "watch", "hints"),
    "time": ("bank", "rest", "stand_in"),
    "play": ("ready", "consent", "rated", "orders", "puzzles"),
}
"""The table's settings as they are asked together, one form for each group; the first are set most often."""


def option_values(table: Table) -> dict[str, tuple[str, ...]]:
    """The table's settings and their possible values, group by group; then the title's options, as words of
    their type."""
    settings = {name: SETTING_VALUES[name] for names in SETTING_GROUPS.values() for name in names}
    return settings | _own_values(table.title.id)


@cache
def _own_values(title: str) -> dict[str, tuple[str, ...]]:
    values: dict[str, tuple[str, ...]] = {}
    for name, hint in get_type_hints(TITLES[title].options).items():
        if hint is bool:
            values[name] = ("false", "true")
        elif get_origin(hint) is Literal:
            values[name] = tuple(str(value) for value in get_args(hint))
    return values


def option_choices(table: Table) -> dict[str, tuple[str, ...]]:
    """The settings and options of `option_values` that have an effect with the present ones."""
    return {name: words for name, words in option_values(table).items() if _held(table, name).matters(name)}


def option_value(table: Table, name: str, word: str) -> Any:
    """The value that a word of `option_choices` means."""
    if name in SETTING_VALUES:
        return word
    return word == "true" if isinstance(getattr(table.options, name), bool) else word


def option_lines(table: Table, language: Language) -> dict[str, str]:
    """Every option with its present value, in words."""
    speaker = speaker_at(table, language)
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


def option_groups(table: Table) -> dict[str, tuple[str, ...]]:
    """The groups of settings, then the title's own options, as many in each as a form holds. Options of an
    expansion are left out unless it is played."""
    own = [name for name in option_choices(table) if name not in SETTING_VALUES]
    count = -(-len(own) // FORM_FIELDS)
    rules = {f"rules{at}": tuple(own[at * FORM_FIELDS : (at + 1) * FORM_FIELDS]) for at in range(count)}
    return SETTING_GROUPS | rules


def _heading(table: Table, group: str, language: Language) -> str:
    if group in SETTING_GROUPS:
        return say(language, f"options-{group}")
    groups = [one for one in option_groups(table) if one not in SETTING_GROUPS]
    return say(language, "options-rules", number=groups.index(group) + 1, of=len(groups))


def option_screen(table: Table, language: Language, above: Sequence[ScreenPart] = ()) -> Screen:
    """The options with their present values, and for each group a button that opens its form. Once a game has
    begun, only the values."""
    if table.status != "lobby":
        return Screen((Text("\n".join(f"- {line}" for line in all_option_lines(table, language))),))
    parts: list[ScreenPart] = [*above, Text(f"### {say(language, 'lobby-options')}")]
    lines = option_lines(table, language)
    for group, names in option_groups(table).items():
        heading = _heading(table, group, language)
        shown = [lines[name] for name in names if name in lines]
        if not shown:
            continue
        shown += turn_notices.limits(table.settings, language) if group == "time" else []
        parts.append(Text("\n".join([f"**{heading}**", *(f"- {line}" for line in shown)])))
        button = ids.OptionsForm(table.id, group, checksum(table, group))
        parts.append(Button(str(button), say(language, "button-change", what=heading)))
    return Screen(tuple(parts))


def checksum(table: Table, group: str) -> int:
    """Differs if an option of the group has another value, or if the group has other options."""
    present = [(name, _word(table, name)) for name in option_groups(table)[group]]
    return zlib.crc32(repr(present).encode()) & 0xFFFF


def option_form(table: Table, group: str, language: Language) -> Form:
    """The form of a group of options. Raises Refusal if there is none."""
    names = option_groups(table).get(group)
    if names is None:
        raise Refusal("refuse-answered")
    speaker = speaker_at(table, language)
    values = option_values(table)
    fields = [
        single_choice(
            name,
            speaker.say(f"option-{name}"),
            [MenuEntry(word, speaker.say(f"option-{name}-{word}")) for word in values[name]],
            _word(table, name),
            speaker.say(f"option-{name}-desc"),
        )
        for name in names
    ]
    id = ids.OptionsForm(table.id, group, checksum(table, group))
    return Form(str(id), _heading(table, group, language), tuple(fields))


def read_options(table: Table, group: str, sent: Sent) -> dict[str, Any]:
    """The values that were chosen. Raises Refusal if one is unknown."""
    values_read: dict[str, Any] = {}
    values = option_values(table)
    for name in option_groups(table).get(group, ()):
        word = "".join(sent.get(name, ()))
        if word and word not in values[name]:
            raise Refusal("refuse-unknown-choice", text=word, choices=values[name])
        if word:
            values_read[name] = option_value(table, name, word)
    return values_read


def changed_meanwhile(table: Table, group: str, sent: Sent, language: Language) -> Screen:
    """The options after somebody else changed them while a form was open. Nothing from the form is saved; a
    button opens it again with what was chosen."""
    form = option_form(table, group, language)
    again = ids.OptionsForm(table.id, group, checksum(table, group), kept(form, sent))
    text = f"{say(language, 'refuse-options-changed')}\n{filled_in_lines(form, sent, language)}"
    above = (Text(text), Button(str(again), say(language, "button-form-again"), "primary"), Divider())
    return option_screen(table, language, above)
