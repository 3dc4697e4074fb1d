"""Access to the Fluent files: one bundle per language and title, read once.

A message is parsed when it is first needed, so a start does not wait for thousands of messages that nobody
may read.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cache, lru_cache, partial
from pathlib import Path
from threading import Lock
from typing import Any, Literal, cast, get_args

from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource

from games.packages.entry_points import WORDS, folder_of
from words.compiled import MessageFunction, NeedsFluent, compiled, compiled_line
from words.numbers import MINUS

Language = Literal["ja", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def language_for(code: str | None) -> Language:
    """The language of the texts for a language code of Discord or of a table."""
    return "ja" if code == "ja" else "en"


LOCALE = Path(__file__).parents[1] / "locale"

BOT = "bot"
"""The file of all messages that belong to no title."""


def file_of(language: Language, name: str) -> Path:
    """The Fluent file of a title, in the project or in the title's package, or of the bot."""
    return (folder_of(name, WORDS) or LOCALE) / language / f"{name}.ftl"


def title_name(language: Language, title: str) -> str:
    """The name of a title that a stored game has; its id if the title is not installed at present."""
    return say(language, "title-name", title) if file_of(language, title).is_file() else title


class MissingWord(KeyError):
    """A message that the Fluent files don't have, or one that lacks a figure."""


def say(language: Language, id: str, /, _title: str | None = None, **args: str | int) -> str:
    """The message `id` of the title's file, or else of the bot's.

    Raises MissingWord if neither has it, or a figure it needs is missing.
    """
    if not args:
        return _fixed(language, _title, id)
    return _format(language, _title, id, args)


def has(language: Language, id: str, /, title: str | None = None) -> bool:
    """Whether there is such a message."""
    return _compiled(language, title, id) is not None or _pattern(language, title, id) is not None


_DEFAULTS = {"cmd": "move", "opt": "field"}


def description_id(id: str, title: str) -> str:
    """The id of the text that describes a command (`cmd-take`) or an option (`opt-count`) of a title: its own
    (`cmd-take-desc`), else the label of the move (`move-take`), or the question for the field
    (`field-count`)."""
    kind, _, name = id.partition("-")
    return f"{id}-desc" if has("en", f"{id}-desc", title) else f"{_DEFAULTS[kind]}-{name}"


def join(language: Language, texts: Iterable[str]) -> str:
    """A list in the language's form: `a, b` or `a、b`. An empty one becomes a word."""
    listed = _fixed(language, None, "list-separator").join(texts)
    return listed or _fixed(language, None, "list-empty")


@cache
def message_ids(title: str, *prefixes: str) -> tuple[str, ...]:
    """The ids of a title's own messages that begin with one of these prefixes, in the order of its file."""
    text = file_of("en", title).read_text(encoding="utf-8")
    begins = "|".join(re.escape(prefix) for prefix in prefixes)
    return tuple(re.findall(rf"^((?:{begins})[\w-]+) *=", text, flags=re.MULTILINE))


def thing_ids(title: str) -> tuple[str, ...]:
    """The ids of a title's things, which are what has a name: cards, tiles, goods."""
    return tuple([id.removeprefix("name-") for id in message_ids(title, "name-")])


AT_ONCE = 10
"""Number of messages that one step of warming up reads."""


def warming(language: Language, title: str) -> Iterator[Callable[[], None]]:
    """Short steps that read a title's messages, so that none has to be read during an answer."""
    messages = [id for id in _entries(language, title) if not id.startswith("-")]
    for at in range(0, len(messages), AT_ONCE):
        yield partial(_read_ahead, language, title, messages[at : at + AT_ONCE])


def _read_ahead(language: Language, title: str, messages: Iterable[str]) -> None:
    for id in messages:
        _compiled(language, title, id)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n(?!-?[a-zA-Z#]))*.*", flags=re.MULTILINE)
"""A message or term, up to the next line that begins with another one or a comment."""

_REFERRED = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")
"""Where a message may refer to another one. It also finds words that are not references."""


class _WithMinus(Locale):
    """A locale that writes figures below zero as `words.numbers` does."""

    @property
    def decimal_formats(self) -> Any:
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = tuple([one.replace("-", MINUS) for one in pattern.prefix])
        return {None: pattern}


class Bundle:
    """The messages of a language, of the bot and of one title."""

    def __init__(self, language: Language, title: str | None) -> None:
        self._parsed = FluentBundle([language], use_isolating=False)
        self._parsed._babel_locale = _WithMinus(language)
        self._plural = to_python(Locale(language).plural_form)
        files = (_entries(language, name) for name in ((BOT,) if title is None else (BOT, title)))
        self._unread = {id: text for file in files for id, text in file.items()}
        self._lock = Lock()

    def pattern(self, id: str) -> Any:
        """The pattern of a message; None if there is none."""
        with self._lock:
            self._read(id)
        return self._parsed.get_message(id).value if self._parsed.has_message(id) else None

    def compiled(self, id: str) -> MessageFunction | None:
        """A message as a function, if it exists and has nothing unusual. Most need not be parsed for that."""
        said = compiled_line(self._unread.get(id, ""))
        if said is None and (pattern := self.pattern(id)) is not None:
            return compiled(pattern, self._plural)
        return said

    def format(self, pattern: Any, args: dict[str, str | int]) -> tuple[Any, list[Exception]]:
        """The text, and its errors."""
        text, errors = self._parsed.format_pattern(pattern, args)
        return text, errors

    def _read(self, id: str) -> None:
        """Parse a message and all it refers to, unless that was done."""
        text = self._unread.pop(id, None)
        if text is not None:
            self._parsed.add_resource(FluentResource(text))
            for referred in _REFERRED.findall(text):
                self._read(referred)


@cache
def _entries(language: Language, name: str) -> Mapping[str, str]:
    """The messages and terms of a file, each as it is written. Terms keep their hyphen."""
    text = file_of(language, name).read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


@cache
def _bundle(language: Language, title: str | None) -> Bundle:
    return Bundle(language, title)


@lru_cache(maxsize=16384)
def _pattern(language: Language, title: str | None, id: str) -> Any:
    return _bundle(language, title).pattern(id)


@lru_cache(maxsize=16384)
def _fixed(language: Language, title: str | None, id: str) -> str:
    return _format(language, title, id, {})


@lru_cache(maxsize=16384)
def _compiled(language: Language, title: str | None, id: str) -> MessageFunction | None:
    return _bundle(language, title).compiled(id)


def _format(language: Language, title: str | None, id: str, args: dict[str, str | int]) -> str:
    said = _compiled(language, title, id)
    if said is not None:
        try:
            return said(args)
        except NeedsFluent:
            pass
    return _plain(language, title, id, args)


def _plain(language: Language, title: str | None, id: str, args: dict[str, str | int]) -> str:
    """Fluent's own result."""
    pattern = _pattern(language, title, id)
    if pattern is None:
        raise MissingWord(f"{id} is not in {title or BOT}.ftl of {language}")
    text, errors = _bundle(language, title).format(pattern, args)
    if errors:
        raise MissingWord(f"{id} of {title or BOT}.ftl in {language}: {errors}")
    return cast(str, text)
