"""Helpers for the tests of words: the messages as Fluent reads them, and ids used by the rules."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from random_games import random_answers

from games.core import Options, Seat, Title, engine
from games.core.chance import Secret
from games.core.choices import refusal
from games.packages.entry_points import PICTURES, RULES, folder_of
from games.titles import TITLES
from words import LANGUAGES, file_of, kebab

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "locale"
FILES = ("bot", *TITLES)
EVERYWHERE = [(language, title) for language in LANGUAGES for title in TITLES.values()]
NAMES = ("Aoi (A)", "Ben (B)", "Chie (C)", "Dan (D)", "Emi (E)")


class Message(NamedTuple):
    """A message: the variables it needs, and the pieces of text a reader may see."""

    variables: frozenset[str]
    texts: tuple[str, ...]


class Call(NamedTuple):
    """A `note(...)` or `Refusal(...)` in the code: its id and the names of its figures."""

    id: str
    figures: frozenset[str]
    where: str


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.referred: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.referred.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """All messages of a Fluent file, each with the variables of the messages that it contains. AssertionError
    for anything the parser could not read, and for a message that stands there twice."""
    found: dict[str, _Reader] = {}
    resource = FluentParser().parse(file_of(language, file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk | ftl.Term), f"{file} {language}: {entry}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file} {language}"
            assert entry.value is not None and not entry.attributes, entry.id.name
            reader = _Reader()
            reader.visit(entry.value)
            found[entry.id.name] = reader
    return {
        id: Message(_variables(reader, found, language), tuple(reader.texts)) for id, reader in found.items()
    }


def _variables(reader: _Reader, there: Mapping[str, _Reader], language: str) -> frozenset[str]:
    """What a message needs, with what those that it contains need, of its file or of the bot's."""
    needed = set(reader.variables)
    for id in reader.referred:
        needed |= (
            _variables(there[id], there, language) if id in there else messages(language, "bot")[id].variables
        )
    return frozenset(needed)


def known(language: str, title: Title) -> dict[str, Message]:
    """What a title can say: its own messages and the bot's."""
    return messages(language, "bot") | messages(language, title.id)


def explained_types(title: Title) -> Iterator[type]:
    """The phases that ask something, without those that derive from another of them and are explained with
    it."""
    types = title.played_phases
    for phase in types:
        if phase.handlers and not any(base in types for base in phase.__mro__[1:]):  # type: ignore[attr-defined]
            yield phase


def rules_folder(title: str) -> Path:
    """Where the rules of a title are, or a part of `games`."""
    return folder_of(title, RULES) or ROOT / "games" / title


def calls(package: str, *functions: str) -> Iterator[Call]:
    """Every call of these functions with a fixed id in games/<package>, or in the rules of a package."""
    paths = sorted(rules_folder(package).rglob("*.py"))
    trees = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    nodes = [(name, node) for name, tree in trees.items() for node in ast.walk(tree)]
    made = {node.name: _keys(node) for _, node in nodes if isinstance(node, ast.FunctionDef)}
    fields = {node.name: _fields(node) for _, node in nodes if isinstance(node, ast.ClassDef)}
    for _, node in nodes:
        if isinstance(node, ast.arg) and getattr(node.annotation, "id", "") in fields:
            of = f"asdict({node.arg})"
            own = fields[getattr(node.annotation, "id", "")]
            made[of] = made.get(of, own) & own
    for name, node in nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in functions and node.args:
            figures = _figures(node, made)
            for id in _ids(node.args[0]):
                yield Call(id, figures, f"{name}:{node.lineno}")


def _ids(node: ast.expr) -> Iterator[str]:
    """The ids an expression can be: a string, a constant of games.core.choices.refusal, or a choice of
    them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body)
        yield from _ids(node.orelse)
    elif isinstance(node, ast.Name | ast.Attribute):
        value: Any = getattr(refusal, node.id if isinstance(node, ast.Name) else node.attr, None)
        if isinstance(value, str):
            yield value


def _figures(node: ast.Call, made: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The names of a call's figures: its keywords, and those of a dict or of a function that makes one
    (`made`: the keys of the dict that each function returns, and the fields of what a function is given)."""
    named = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    for argument in node.args[1:]:
        for part in (argument.left, argument.right) if isinstance(argument, ast.BinOp) else (argument,):
            if isinstance(part, ast.Dict):
                named |= _named(part)
            elif isinstance(part, ast.Call) and ast.unparse(part) in made:
                named |= made[ast.unparse(part)]
            elif isinstance(part, ast.Call):
                named |= made.get(getattr(part.func, "id", getattr(part.func, "attr", "")), frozenset())
    return named


def _keys(function: ast.FunctionDef) -> frozenset[str]:
    """The keys of the dict that a function returns as it is written."""
    last = function.body[-1]
    return (
        _named(last.value)
        if isinstance(last, ast.Return) and isinstance(last.value, ast.Dict)
        else frozenset()
    )


def _fields(kind: ast.ClassDef) -> frozenset[str]:
    """The fields of a struct."""
    lines = [line.target for line in kind.body if isinstance(line, ast.AnnAssign)]
    return frozenset(target.id for target in lines if isinstance(target, ast.Name))


def _named(figures: ast.Dict) -> frozenset[str]:
    return frozenset(str(key.value) for key in figures.keys if isinstance(key, ast.Constant))


def with_counts(figures: frozenset[str]) -> frozenset[str]:
    """Figures and what goes along with those that are lists or differences."""
    return figures | {f"{name}_{more}" for name in figures for more in ("count", "abs")}


def needed(title: Title) -> set[str]:
    """Every id that both word files of a title must have, or the bot's, in no order."""
    ids = {"title-name", "title-about", "cmd-title", "cmd-title-desc", "score-line"}
    ids |= {kebab(event) for event in title.events}
    for move in title.moves:
        name, fields = kebab(move), move.__struct_fields__
        ids |= {f"move-{name}", f"cmd-{name}"} | ({f"move-{name}-full"} if fields else set())
        ids |= {f"{kind}-{field}" for field in fields for kind in ("field", "opt")}
    for order in title.orders:
        fields = order.asked()
        ids |= {f"move-{kebab(order)}", *(f"field-{field}" for field in fields)}
        ids |= {f"move-{kebab(order)}-full"} if fields else set()
    for name, values in option_values(title).items():
        ids |= {f"option-{name}", f"option-{name}-desc", *(f"option-{name}-{value}" for value in values)}
    ids |= {f"rules-{kebab(phase)}" for phase in explained_types(title)}
    ids |= {f"name-{note.figures['table']}" for note in title.texts.about if "table" in note.figures}
    ids |= {f"source-{source}" for source in (title.scoring.sources if title.scoring is not None else ())}
    if title.advisor is not None:
        ids |= {"advice-points", *(f"advice-{one.id}" for one in title.advisor.considerations)}
    ids |= {f"chapter-{chapter}" for chapter in title.texts.sections.values()}
    for call in calls(title.id, "note", "Note"):
        ids.add(call.id)
        if call.id.startswith("ask-"):
            ids.add("await-" + call.id.removeprefix("ask-"))
    said, asks = _said_in_pictures(title)
    return ids | said | {id for id in _needed_in_play(title) if asks or not id.startswith("picture-")}


def _needed_in_play(title: Title) -> set[str]:
    """The names of figures and of kinds of hand, and the questions in few words, of one random game."""
    players = next(n for n in title.seats if title.why_not_start(n, title.options()) is None)
    chance, rng = Secret(b"figures"), Random(1)
    game = engine.start(title, players, title.options(), chance).game
    ids = {f"figure-{name}" for name in title.figures(game, Seat(0))}
    for before, seat, _, _ in random_answers(title, game, rng, chance):
        ids.add(f"picture-{engine.asks(before, seat).id}")
        ids |= {f"hand-kind-{kind}" for kind in title.hand(before, seat)}
    return ids


def _said_in_pictures(title: Title) -> tuple[set[str], bool]:
    """What the code of its pictures says by fixed ids, and whether they have the kit's head with the question
    in few words."""
    ids, asks = set(), False
    for path in sorted((folder_of(title.id, PICTURES) or ROOT / "render" / title.id).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            says = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args
            if says and node.func.attr == "say":
                before = "picture-" if getattr(node.func.value, "id", "") == "scene" else ""
                ids |= {before + id for id in _ids(node.args[0])}
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                asks = asks or name in ("awaited", "question")
    return ids, asks


def none_of(found: Iterable[tuple[str, str]]) -> None:
    """Fail with a line for each message in which something was found: its id, and what, the first time."""
    first: dict[tuple[str, str], str] = {}
    for id, what in found:
        first.setdefault((id, what.partition(":")[0]), what)
    if first:
        lines = "\n".join(f"{id}: {what}" for (id, _), what in first.items())
        pytest.fail(f"{len(first)} texts are not as they must be:\n{lines}", pytrace=False)


def missing(language: str, title: Title) -> list[str]:
    """The ids of all texts that a title lacks in a language."""
    there = known(language, title).keys()
    refusals = {(call.id, "-".join((call.id, *sorted(call.figures)))) for call in calls(title.id, "Refusal")}
    untold = {id for id, specific in refusals if id not in there and specific not in there}
    return sorted(needed(title) - there | untold)


def option_values(title: Title) -> dict[str, tuple[str, ...]]:
    """The options of a title's tables, and the words of their values."""
    hints = {name: hint for name, hint in get_type_hints(title.options).items() if not name.startswith("__")}
    return {
        name: ("true", "false") if hint is bool else tuple(str(value) for value in get_args(hint))
        for name, hint in hints.items()
    }


def tables(title: Title) -> Iterator[tuple[Options, int]]:
    """The usual options, and others that differ in one, with every number of players they allow."""
    usual = title.options()
    found = [usual]
    for name, hint in get_type_hints(title.options).items():
        values = (True, False) if hint is bool else get_args(hint)  # none for msgspec's own fields
        found += [msgspec.structs.replace(usual, **{name: value}) for value in values]
    for options in dict.fromkeys(found):
        for players in title.seats:
            if title.why_not_start(players, options) is None:
                yield options, players
