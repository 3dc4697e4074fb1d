"""Who imports whom (docs/architecture.md): the arrows between core, titles and pictures, for titles that are
found and not listed. Planted violations show that the test would see one."""

from __future__ import annotations

import ast
import shutil
from collections import Counter
from pathlib import Path

import pytest
from arrow_kit import ROOT, imports, titles, violations

from games.titles import TITLES


@pytest.mark.parametrize("name", ["core", *TITLES])
def test_core_titles_and_pictures_import_what_they_may_and_nothing_else(name: str) -> None:
    folders = f"games/{name}/", f"render/{name}/"
    assert [one for one in violations(ROOT) if one.startswith(folders)] == []


def test_the_titles_looked_at_are_those_that_are_found() -> None:
    assert titles(ROOT) == sorted(TITLES)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rooms that the arrows are about, to plant something in."""
    root = tmp_path_factory.mktemp("planted")
    for room in ("games", "render"):
        shutil.copytree(ROOT / room, root / room, ignore=shutil.ignore_patterns("*.json", "*.png", "*.ttf"))
    return root


PLANTED = [
    ("games/core/engine.py", "from games.florence import TITLE", "games.florence"),
    ("games/core/engine.py", "import games.titles", "games.titles"),
    ("games/core/engine.py", "from games import manager", "games.manager"),
    ("games/core/game.py", "def late():\n    from ..florence import TITLE", "games.florence"),
    ("games/core/game.py", "import random", "random"),
    (
        "games/florence/rules/turn.py",
        "from games.heaven_ale.rules.market import *",
        "games.heaven_ale.rules.market",
    ),
    ("games/florence/rules/turn.py", "from games import heaven_ale", "games.heaven_ale"),
    ("games/florence/rules/turn.py", "from ... import heaven_ale", "games.heaven_ale"),
    ("games/florence/rules/turn.py", "from games.titles import TITLES", "games.titles"),
    ("games/florence/rules/turn.py", "import words", "words"),
    ("games/heaven_ale/rules/final.py", "import discord", "discord"),
    ("games/heaven_ale/rules/final.py", "from time import time", "time"),
    ("games/heaven_ale/rules/final.py", "import PIL.Image", "PIL.Image"),
    ("games/heaven_ale/rules/final.py", "from importlib import import_module", "importlib"),
    ("games/heaven_ale/rules/final.py", "other = __import__('games.florence')", "importlib"),
    ("render/florence/principality/board.py", "from games.heaven_ale import TITLE", "games.heaven_ale"),
    ("render/florence/principality/board.py", "from render.heaven_ale import symbols", "render.heaven_ale"),
    ("render/florence/principality/board.py", "from db import SqliteStore", "db"),
]


@pytest.mark.parametrize(("path", "line", "module"), PLANTED, ids=[f"{one[0]}: {one[1]}" for one in PLANTED])
def test_a_planted_import_against_an_arrow_is_found(copied: Path, path: str, line: str, module: str) -> None:
    file, known = copied / path, violations(copied)
    before = file.read_text(encoding="utf-8")
    file.write_text(f"{before}\n{line}\n", encoding="utf-8")
    try:
        found = [one for one in violations(copied) if one not in known]
    finally:
        file.write_text(before, encoding="utf-8")
    assert len(found) == 1
    assert found[0].startswith(path)
    assert f": {module}" in found[0]


OF_NO_TITLE = ("games/manager", "bot.py", "cogs", "render/kit", "words", "soak", "db", "sandbox")


def test_no_title_is_named_outside_its_own_folders() -> None:
    """A title's name in common code would be a list to be kept, or an exception to a rule."""
    named = []
    for room in OF_NO_TITLE:
        for path in sorted((ROOT / room).rglob("*.py")) if (ROOT / room).is_dir() else [ROOT / room]:
            named += [f"{one.where}: {one.module}" for one in imports(ROOT, path) if of_a_title(one.module)]
            strings = [
                node
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, ast.Constant)
            ]
            named += [f"{path.name}:{node.lineno}: {node.value}" for node in strings if node.value in TITLES]
    assert named == []


READ_BY_PATH = {"conftest.py", "census.py"}
"""Files of tests that are never imported by their name."""


def test_no_two_files_of_tests_have_one_name() -> None:
    """pytest imports them by their bare names."""
    names = Counter(path.name for path in (ROOT / "tests").rglob("*.py"))
    assert {name for name, files in names.items() if files > 1} <= READ_BY_PATH


def of_a_title(module: str) -> bool:
    """Whether a module is in a title's rules or pictures."""
    room, _, rest = module.partition(".")
    return room in ("games", "render") and rest.split(".")[0] in TITLES
