"""A title with its options, as a command line names them."""

import argparse
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from games.core import Title
from games.titles import TITLES

NO_OPTIONS: Mapping[str, str] = {}


def title_argument(parser: argparse.ArgumentParser) -> None:
    """Let the command line name a title: `given.title`."""
    parser.add_argument("--title", type=_title, default="florence", metavar="TITLE", help="the title to play")


def option_argument(parser: argparse.ArgumentParser) -> None:
    """Let the command line name options of the title, for `options_given`."""
    parser.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="play with this option of the title, and all others as they are (again for more)",
    )


def _title(id: str) -> Title:
    if id not in TITLES:
        raise argparse.ArgumentTypeError(f"no title is {id!r}, only {', '.join(TITLES)}")
    return TITLES[id]


def _option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def options_given(given: argparse.Namespace) -> dict[str, str]:
    """The options of the command line by their words. SystemExit if the title has none of that name or
    value."""
    words = dict(given.option)
    try:
        options_of(given.title, words)
    except ValueError as error:
        raise SystemExit(str(error)) from None
    return words


def options_of(title: Title, words: Mapping[str, str]) -> Any:
    """The title's options with some set by their words. Raises ValueError for an unknown name or value."""
    try:
        known = title.options.__struct_fields__
        if unknown := sorted(set(words) - set(known)):
            raise ValueError(f"{title.id} has no option {unknown[0]!r}, only {', '.join(known)}")
        return msgspec.convert(dict(words), title.options, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def options_for(title: Title, seats: int, words: Mapping[str, str] = NO_OPTIONS) -> Any:
    """The options of a table with this number of seats: those set by their words, and the usual ones. If so
    many can't play with these, one that no word sets is turned on if it lets them: a variant for two."""
    options = options_of(title, words)
    variants = [
        msgspec.structs.replace(options, **{name: True})
        for name in options.__struct_fields__
        if name not in words and getattr(options, name) is False
    ]
    startable = (one for one in (options, *variants) if title.why_not_start(seats, one) is None)
    return next(startable, options)


def option_sets(title: Title) -> list[Any]:
    """The usual options, and those that differ from them in one."""
    usual, hints = title.options(), get_type_hints(title.options)
    others = [
        msgspec.structs.replace(usual, **{name: value})
        for name in usual.__struct_fields__
        for value in ((False, True) if hints[name] is bool else get_args(hints[name]))
    ]
    return list(dict.fromkeys([usual, *others]))


def with_words(title: Title, words: Mapping[str, str]) -> str:
    """A title's id, with the options it is measured with."""
    return " ".join([title.id, *(f"{option}={value}" for option, value in words.items())])
