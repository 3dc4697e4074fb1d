"""Discord's rules for application commands: names, localisations, options, sizes, order."""

import unicodedata
from enum import IntEnum
from typing import Any

from sandbox.model import Json
from sandbox.rules import limits
from sandbox.rules.errors import TOO_LONG, BodyErrors, too_long


class CommandType(IntEnum):
    """A command is typed, or is in the menu of a user or of a message."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    """What an option of a command takes; a subcommand is one too."""

    SUB_COMMAND = 1
    SUB_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


BRANCHES = OptionType.SUB_COMMAND, OptionType.SUB_GROUP
"""The types of options that are commands themselves."""

WITH_CHOICES = OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER
"""The types of options that may have choices or autocompletion."""

LOCALES = frozenset(
    """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
    zh-CN ja zh-TW ko
    """.split()  # noqa: SIM905 - thirty quoted words would be harder to read
)


def valid_name(name: str) -> bool:
    """Whether a text is a valid name of a slash command or an option.

    Discord's rule is `^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$`, in lower case where letters have
    case.
    """
    return 1 <= len(name) <= limits.COMMAND_NAME and name == name.lower() and all(map(_name_sign, name))


def _name_sign(sign: str) -> bool:
    return (
        sign in "-_'"
        or unicodedata.category(sign)[0] in "LN"
        or "\u0900" <= sign <= "\u097f"
        or "\u0e00" <= sign <= "\u0e7f"
    )


def check_commands(commands: object) -> list[Json]:
    """Refuse a list of commands that Discord would refuse as a whole. Returns the commands."""
    wrong = BodyErrors()
    if not isinstance(commands, list):
        wrong.add("_commands", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        wrong.refuse()
        return []
    allowed = {
        CommandType.CHAT_INPUT: limits.COMMANDS,
        CommandType.USER: limits.CONTEXT_MENUS,
        CommandType.MESSAGE: limits.CONTEXT_MENUS,
    }
    for kind, most in allowed.items():
        same = [
            (place, c) for place, c in enumerate(commands) if c.get("type", CommandType.CHAT_INPUT) == kind
        ]
        if len(same) > most:
            wrong.add("_commands", TOO_LONG, too_long(most))
        _check_unique(wrong, same, "")
    for place, command in enumerate(commands):
        check_command(wrong, str(place), command)
    wrong.refuse()
    return commands


def check_command(wrong: BodyErrors, path: str, command: Json) -> None:
    """Record every error of one command."""
    kind = command.get("type", CommandType.CHAT_INPUT)
    if kind == CommandType.CHAT_INPUT:
        _check_named(wrong, path, command)
        options = wrong.count(f"{path}.options", command.get("options"), limits.COMMAND_OPTIONS)
        _check_options(wrong, f"{path}.options", options, depth=0)
    elif kind in (CommandType.USER, CommandType.MESSAGE):
        wrong.length(f"{path}.name", command.get("name"), limits.COMMAND_NAME, 1)
        if command.get("description"):
            wrong.add(f"{path}.description", "APPLICATION_COMMANDS_DESCRIPTION", "Must be empty.")
        if command.get("options"):
            wrong.add(f"{path}.options", "APPLICATION_COMMANDS_OPTIONS", "Must be empty.")
    else:
        wrong.add(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.")
    for key, allowed in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        if not set(command.get(key) or ()) <= allowed:
            wrong.add(f"{path}.{key}", "BASE_TYPE_CHOICES", f"Values must be among {sorted(allowed)}.")
    size = text_size(command)
    if size > limits.COMMAND_TEXT:
        wrong.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({limits.COMMAND_TEXT}): {size}",
        )


def _check_named(wrong: BodyErrors, path: str, thing: Json) -> None:
    """Check a name, a description and the localisations of both."""
    name = thing.get("name")
    if not isinstance(name, str) or not valid_name(name):
        wrong.add(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")
    wrong.length(f"{path}.description", thing.get("description"), limits.COMMAND_DESCRIPTION, 1)
    for locale, text in _localised(wrong, path, thing, "name"):
        if not valid_name(text):
            wrong.add(
                f"{path}.name_localizations.{locale}",
                "APPLICATION_COMMAND_INVALID_NAME",
                f"Command name is invalid: {text!r}",
            )
    for locale, text in _localised(wrong, path, thing, "description"):
        inner = f"{path}.description_localizations.{locale}"
        wrong.length(inner, text, limits.COMMAND_DESCRIPTION, 1)


def _localised(wrong: BodyErrors, path: str, thing: Json, key: str) -> list[tuple[str, str]]:
    found = thing.get(f"{key}_localizations") or {}
    for locale in found:
        if locale not in LOCALES:
            wrong.add(f"{path}.{key}_localizations.{locale}", "BASE_TYPE_CHOICES", "No locale of Discord.")
    return list(found.items())


def names_in(thing: Json, locale: str) -> str:
    """The name as users of a locale see it."""
    return str((thing.get("name_localizations") or {}).get(locale) or thing.get("name"))


def _check_unique(wrong: BodyErrors, things: list[tuple[int, Json]], path: str) -> None:
    """Check that no two things share a name, in any language that one of them is translated to."""
    locales = {locale for _, thing in things for locale in thing.get("name_localizations") or {}}
    for locale in sorted(locales | {"en-US"}):
        seen: dict[str, int] = {}
        for place, thing in things:
            name = names_in(thing, locale)
            if name in seen:
                wrong.add(
                    f"{path}{place}.name",
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    f"{name!r} is also the name of number {seen[name]} ({locale}).",
                )
            seen.setdefault(name, place)


def _check_options(wrong: BodyErrors, path: str, options: list[Json], depth: int) -> None:
    kinds = [option.get("type") for option in options]
    branches = [kind in BRANCHES for kind in kinds]
    if any(branches) and not all(branches):
        wrong.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options can't be mixed.")
    _check_unique(wrong, list(enumerate(options)), f"{path}.")
    optional_seen = False
    for place, option in enumerate(options):
        inner = f"{path}.{place}"
        _check_named(wrong, inner, option)
        kind = option.get("type")
        if kind in BRANCHES:
            _check_branch(wrong, inner, option, depth)
            continue
        _check_value_option(wrong, inner, option)
        if option.get("required") and optional_seen:
            wrong.add(
                inner,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")


def _check_branch(wrong: BodyErrors, path: str, option: Json, depth: int) -> None:
    """Check the nesting: group > subgroup > command, and nothing deeper."""
    kind = option["type"]
    children = wrong.count(f"{path}.options", option.get("options"), limits.COMMAND_OPTIONS)
    if depth >= (2 if kind == OptionType.SUB_COMMAND else 1):
        wrong.add(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep.")
        return
    if kind == OptionType.SUB_GROUP and any(
        child.get("type") != OptionType.SUB_COMMAND for child in children
    ):
        wrong.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands only.")
    if kind == OptionType.SUB_COMMAND and any(child.get("type") in BRANCHES for child in children):
        wrong.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A subcommand holds options only.")
        return
    _check_options(wrong, f"{path}.options", children, depth + 1)


def _check_value_option(wrong: BodyErrors, path: str, option: Json) -> None:
    kind = option.get("type")
    if kind not in list(OptionType):
        wrong.add(f"{path}.type", "BASE_TYPE_CHOICES", f"{kind!r} is no option type.")
    choices = wrong.count(f"{path}.choices", option.get("choices"), limits.CHOICES)
    if choices and option.get("autocomplete"):
        wrong.add(
            path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Choices and autocompletion exclude each other."
        )
    if (choices or option.get("autocomplete")) and kind not in WITH_CHOICES:
        wrong.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES", "Only texts and numbers have choices.")
    check_choices(wrong, f"{path}.choices", choices, kind)
    for key in ("min_length", "max_length"):
        bound = option.get(key)
        if bound is not None and not (1 if key == "max_length" else 0) <= bound <= limits.STRING_OPTION:
            wrong.add(f"{path}.{key}", "NUMBER_TYPE_MAX", "Out of range.")
    for key in ("min_value", "max_value"):
        if abs(option.get(key) or 0) > limits.SAFE_INTEGER:
            wrong.add(f"{path}.{key}", "NUMBER_TYPE_MAX", "Beyond 2**53.")


def check_choices(wrong: BodyErrors, path: str, choices: list[Json], kind: object) -> None:
    """Record the errors of an option's choices or of an autocompletion's results."""
    _check_unique(wrong, list(enumerate(choices)), f"{path}.")
    for place, choice in enumerate(choices):
        inner = f"{path}.{place}"
        wrong.length(f"{inner}.name", choice.get("name"), limits.CHOICE_NAME, 1)
        for locale, text in _localised(wrong, inner, choice, "name"):
            wrong.length(f"{inner}.name_localizations.{locale}", text, limits.CHOICE_NAME, 1)
        value = choice.get("value")
        if kind == OptionType.STRING:
            wrong.length(f"{inner}.value", value, limits.CHOICE_VALUE, 1)
        elif not _is_number(value, whole=kind == OptionType.INTEGER):
            wrong.add(f"{inner}.value", "NUMBER_TYPE_COERCE", f"{value!r} is not a number of this option.")


def _is_number(value: object, *, whole: bool) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return (isinstance(value, int) or not whole) and abs(value) <= limits.SAFE_INTEGER


def text_size(thing: Json) -> int:
    """Number of characters in a command's names, descriptions and values; of translations the longest
    counts."""
    size = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        size += max(len(text) for text in texts)
    value: Any = thing.get("value")
    size += len(str(value)) if value is not None else 0
    size += sum(text_size(child) for child in thing.get("options") or ())
    return size + sum(text_size(child) for child in thing.get("choices") or ())
