"""Texts put together from parts: every message with all kinds of values, and what looks broken in the
results."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.core import Seat
from games.titles import TITLES
from words import Language, file_of, kebab, say

NUMBERS = (0, 1, 2, 1234)
"""Values of a figure: none, one, a few, many."""

LARGEST = 5678

MOST = 400
"""Maximum number of different values with which a message is tried."""

WORDS: dict[Language, tuple[str, ...]] = {
    "en": ("Amsterdam", "Berta", "Cologne", "Dora", "Elbe", "Frank", "Genoa", "Hanna", "Innsbruck"),
    "ja": ("京都", "大阪", "奈良", "神戸", "金沢", "長崎", "函館", "松本", "高山"),
}
PEOPLE: dict[Language, tuple[str, ...]] = {
    "en": ("Ben", "Beatrice (Novice)", "O'Neill", "x_1"),
    "ja": ("葵", "ベアトリーチェ(初級)", "Ben", "千恵"),
}
FIXED = ("rules-", "legend-", "lesson-")
"""Beginnings of ids of messages whose figures come from the data."""

VERBS = {"bonus", "has", "is", "less", "minus", "moves", "offers", "pays", "takes"}
"""Words in s that no figure makes plural."""

NEVER_ONE = {"florence": {"florins"}}
"""What a title never has one of: its money comes in hundreds."""

SEVERAL = {"notice-quiet", "refuse-full", "refuse-too-quiet", "proposed-pace", "pace-changed"}
"""Messages with numbers of hours or seats that are never one."""

PERSONS = frozenset({"seat", "seats", "player", "name", "to", "taker", "giver", "winners", "start_player"})

Values = Mapping[str, str | int]


class Shape:
    """A message with those that it contains (`others`): its variables, and what kind of value each takes."""

    def __init__(self, message: ftl.Message, others: Mapping[str, ftl.Message]) -> None:
        self.id = message.id.name
        self.others = others
        self.keys: dict[str, set[str]] = {}
        self.shown: set[str] = set()
        self._read(message.value)

    @property
    def variables(self) -> set[str]:
        return self.shown | self.keys.keys()

    def _read(self, node: Any) -> None:
        if isinstance(node, ftl.Pattern):
            for element in node.elements:
                self._read(element)
        elif isinstance(node, ftl.Placeable):
            self._read(node.expression)
        elif isinstance(node, ftl.VariableReference):
            self.shown.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            self._read(self.others[node.id.name].value)
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ftl.Identifier) else key.value)
                self._read(variant.value)

    def counts(self, name: str) -> bool:
        """Whether the message chooses by a variable as by a number."""
        keys = self.keys.get(name, set())
        return any(key in ("one", "two", "few", "many") or key.isdigit() for key in keys)


@cache
def entries(language: Language, file: str) -> dict[str, ftl.Message]:
    """The messages of a file by their ids."""
    parsed = FluentParser().parse(file_of(language, file).read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}


@cache
def shapes(language: Language, file: str) -> dict[str, Shape]:
    """The messages of a file that have variables, without those whose figures are always the same."""
    own = entries(language, file)
    found = [Shape(entry, entries(language, "bot") | own) for entry in own.values()]
    return {one.id: one for one in found if one.variables and not one.id.startswith(FIXED)}


@cache
def _fields(file: str) -> dict[str, dict[str, Any]]:
    """The types of the fields of events and moves, by the id of their message."""
    if file not in TITLES:
        return {}
    title = TITLES[file]
    found = {kebab(event): get_type_hints(event) for event in title.events}
    for move in (*title.moves, *title.orders):
        found[f"move-{kebab(move)}-full"] = get_type_hints(move)
    return found


@cache
def _numbers(file: str) -> frozenset[str]:
    """Names that mean numbers wherever they stand."""
    names = {name for fields in _fields(file).values() for name, hint in fields.items() if hint is int}
    every = [shape for language in ("en", "ja") for shape in shapes(language, file).values()]  # type: ignore[arg-type]
    names |= {name for shape in every for name in shape.keys if shape.counts(name)}
    words = {name for fields in _fields(file).values() for name, hint in fields.items() if hint is not int}
    return frozenset(names - words)


def _choices(language: Language, file: str, shape: Shape, name: str, at: int) -> tuple[Any, ...]:
    """Values of one variable."""
    hint = _fields(file).get(shape.id, {}).get(name)
    keys = shape.keys.get(name, set())
    if hint is bool or keys & {"true", "false"}:
        return ("true", "false")
    if hint is int or shape.counts(name):
        return NUMBERS
    if keys:
        return tuple(sorted(keys - {"other"})) + (("other",) if "other" in keys else ())
    if hint is Seat or Seat in get_args(hint) or name in PERSONS:
        return PEOPLE[language]
    if hint is None and name in _numbers(file):
        return NUMBERS
    return (WORDS[language][at % len(WORDS[language])],)


def rendered(language: Language, file: str) -> Iterator[tuple[str, Values, str]]:
    """Every message of a file with values of all kinds: id, values, text."""
    title = file if file in TITLES else None
    for shape in shapes(language, file).values():
        for values in _values(language, file, shape):
            yield shape.id, values, say(language, shape.id, title, **values)


def _values(language: Language, file: str, shape: Shape) -> Iterator[dict[str, str | int]]:
    free = sorted(name for name in shape.variables if not _derived(shape, name))
    choices = [_choices(language, file, shape, name, at) for at, name in enumerate(free)]
    if {"least", "most"} <= set(free):  # ends of a range are different numbers
        choices[free.index("most")] = (LARGEST,)
    wide = 1
    for one in choices:
        wide *= len(one)
    if wide <= MOST:
        every = list(product(*choices))
    else:  # one after the other, with all others alike
        longest = max(len(one) for one in choices)
        every = [tuple(one[at % len(one)] for one in choices) for at in range(longest)]
        for at, one in enumerate(choices):
            for base in list(every[:longest]):
                every += [(*base[:at], value, *base[at + 1 :]) for value in one]
    for values in dict.fromkeys(every):
        yield from _completed(language, shape, dict(zip(free, values, strict=True)))


def _derived(shape: Shape, name: str) -> bool:
    """Whether a variable comes with another one: the length of a list, a figure without its sign."""
    for end in ("_count", "_abs"):
        if name.endswith(end):
            return name.removesuffix(end) in shape.variables or end == "_count"
    return f"{name}_count" in shape.variables


def _completed(language: Language, shape: Shape, values: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Values with their lists and figures without a sign; for these also negative ones."""
    lists = sorted(name.removesuffix("_count") for name in shape.variables if name.endswith("_count"))
    signed = [name for name in values if f"{name}_abs" in shape.variables]
    for length in range(4 if lists else 1):
        listed = dict(values)
        for at, name in enumerate(lists):
            words = PEOPLE[language] if name in PERSONS else WORDS[language][at:]
            empty = say(language, "list-empty")
            listed[name] = say(language, "list-separator").join(words[:length]) or empty
            listed[f"{name}_count"] = length
        for sign in (1, -1) if signed else (1,):
            told = dict(listed)
            for name in signed:
                told[name] = sign * int(values[name])
                told[f"{name}_abs"] = abs(int(values[name]))
            for name in shape.variables:
                if name.endswith("_abs") and name not in told:
                    told[name] = NUMBERS[2]
            yield told


# What looks broken


@cache
def plurals(file: str) -> frozenset[str]:
    """The English nouns that the files write in the plural behind a figure."""
    found = {"cards", "florins", "goods", "points", "spaces", "rounds", "steps", "men", "women", "meeples"}
    for name in ("bot", file):
        text = file_of("en", name).read_text(encoding="utf-8")
        found |= set(re.findall(r"\[other\][^\n{]*\{ \$\w+ \} (?:[a-z-]+ )?([a-z]+s)\b", text))
    return frozenset(found - VERBS - NEVER_ONE.get(file, set()))


EVERYWHERE = {
    "a variable": r"[{}]|\$\w|\u2068",
    "two blanks": r"(?<=\S)  +",
    "doubled marks": r"[,;、]\s*[,;、.。]|(?<!\.)\.\.(?!\.)|。。|\(\)|「」|“”|\(\s|[:：]\s*[.。,、;]",
    "a raw id": r"\b[A-Z]{2,}_[A-Z]+\b|\bname-\w|\bNone\b(?! (?:is|are|of)\b)",
    "an unfinished end": r"(?:[,、;]|(?<=[a-z]) -)$",
}
ENGLISH = {
    "two sentences without a blank": r"[a-z0-9)%][.!?][A-Z]",
    "a blank before a mark": r"\w [,;.!?](?!\.)",
    "one to one": r"\b1 to 1\b|\b1[-–]1\b",
    "a bare minus": r"[A-Za-z:,(] -\d",
    "a word twice": r"\b([A-Za-z]+) \1\b",
}
JAPANESE = {
    "a list behind a finished verb": r"(?:ます|ました|です|でした|ません)、",
    "a count twice": r"(\d+[個枚人軒回])(?:、|を|が)\1",
    "a particle twice": r"(?<!も)のの|をを|がが|(?<!は)はは(?!は)|にに|(?<!ま)でで",
    "a bare minus": r"[^\d\s(～→、:・]-\d",
    "a blank after a mark": r"[。、] ",
}
ALLOWED = re.compile(r"\b(?:that that|had had|is is)\b")


def broken(language: Language, file: str, text: str, id: str = "") -> list[str]:
    """What looks broken in a text."""
    found = []
    flat = re.sub(r"\n\s*(?:- |▸ )?", "⏎", text)
    for what, pattern in (EVERYWHERE | (ENGLISH if language == "en" else JAPANESE)).items():
        hit = re.search(pattern, flat)
        if hit and not ALLOWED.search(hit[0]):
            found.append(f"{what}: {flat[max(0, hit.start() - 20) : hit.end() + 20]!r}")
    if id in SEVERAL:
        return found
    if language == "en" and (hit := re.search(rf"(?<![\w,.-])1 ({'|'.join(plurals(file))})\b", flat)):
        found.append(f"one of many: {hit[0]!r}")
    return found


def no_sentence(line: str) -> list[str]:
    """What a line of the log lacks: a full stop; a verb instead of a minus."""
    found = []
    if not re.search(r"[.!?。！？…]”?$", line):
        found.append(f"no full stop: {line[-30:]!r}")
    if hit := re.search(r"(?<=[ :：ァ-ヶー一-龠])[-−]\d", line):
        found.append(f"a loss with a sign: {line[max(0, hit.start() - 20) : hit.end() + 20]!r}")
    return found
