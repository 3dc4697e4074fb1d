"""The Fluent files as they are looked up: one bundle per language and title, read once."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["ja", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

LOCALE = Path(__file__).parents[1] / "locale"

BOT = "bot"
"""The file of everything that belongs to no title."""


class MissingWord(KeyError):
    """A message the Fluent files do not have, or one that was given too few figures."""


def say(language: Language, id: str, /, _title: str | None = None, **args: str | int) -> str:
    """The message `id` of the title's file, else of the bot's. MissingWord if neither has it or a
    figure it needs is not given."""
    if not args:
        return _fixed(language, _title, id)
    return _format(language, _title, id, args)


def has(language: Language, id: str, /, title: str | None = None) -> bool:
    """Whether there is such a message."""
    return _pattern(language, title, id) is not None


def join(language: Language, texts: Iterable[str]) -> str:
    """A list as the language writes it: `a, b` or `a、b`; a word for an empty one."""
    listed = _fixed(language, None, "list-separator").join(texts)
    return listed or _fixed(language, None, "list-empty")


@cache
def ids(title: str, *prefixes: str) -> tuple[str, ...]:
    """The ids of a title's own messages that begin with one of these, in the order of its file."""
    text = (LOCALE / "en" / f"{title}.ftl").read_text(encoding="utf-8")
    begins = "|".join(re.escape(prefix) for prefix in prefixes)
    return tuple(re.findall(rf"^((?:{begins})[\w-]+) *=", text, flags=re.MULTILINE))


@cache
def _bundle(language: Language, title: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (BOT,) if title is None else (BOT, title):
        text = (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@lru_cache(maxsize=16384)
def _pattern(language: Language, title: str | None, id: str) -> Any:
    bundle = _bundle(language, title)
    return bundle.get_message(id).value if bundle.has_message(id) else None


@lru_cache(maxsize=16384)
def _fixed(language: Language, title: str | None, id: str) -> str:
    return _format(language, title, id, {})


def _format(language: Language, title: str | None, id: str, args: dict[str, str | int]) -> str:
    pattern = _pattern(language, title, id)
    if pattern is None:
        raise MissingWord(f"{id} is not in {title or BOT}.ftl of {language}")
    text, errors = _bundle(language, title).format_pattern(pattern, args)
    if errors:
        raise MissingWord(f"{id} of {title or BOT}.ftl in {language}: {errors}")
    return cast(str, text)
