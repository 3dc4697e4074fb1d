"""What a package's files import of this project. The check is a courtesy to authors: it reads names and stops
nobody who means harm."""

import ast
from collections.abc import Iterator
from pathlib import Path

from games.packages.entry_points import TESTS

OURS = ("bot", "cogs", "games", "render", "words", "db", "sandbox", "kit", "soak", "bench", "scripts")

ALLOWED = ("games.core", "render.kit", "render.artist", "words")
"""What a package may import of the project: the core, and what pictures are made with."""


def against_the_arrows(folder: Path) -> Iterator[tuple[str, str]]:
    """Each import of a package that reaches too far: the module, and where it is imported. Its tests may
    import what they test with."""
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if inside.parts[0] != TESTS:
            for module, line in _imported(path):
                if module.partition(".")[0] in OURS and not _within(module, ALLOWED):
                    yield module, f"{inside.as_posix()}:{line}"


def _imported(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            bare = node.module in OURS
            yield from (
                (f"{node.module}.{alias.name}" if bare else node.module, node.lineno) for alias in node.names
            )


def _within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)
