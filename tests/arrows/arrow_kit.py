"""Import rules between the rooms, checked by reading the code. import-linter's contracts name modules, but
titles are found, not listed, so here the rules follow from the kind of folder."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = (
    *("bot", "cogs", "games", "render", "words", "db"),
    *("sandbox", "kit", "soak", "bench", "scripts", "tests"),
)

DATA = frozenset({"msgspec", "typing_extensions"})
"""What rules may use besides the standard library: their structs and types are made of it."""

WORLDLY = frozenset(
    {
        "asyncio", "concurrent", "ctypes", "datetime", "importlib", "logging", "multiprocessing", "os",
        "random", "secrets", "shelve", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile",
        "threading", "time", "urllib", "uuid",
    }
)  # fmt: skip
"""Standard library that rules have no business with: a clock, chance, a network, other processes."""

LOCK = ("games/core/decoding.py", "threading")
"""The one lock of the core: decoders are built one after the other, whichever thread needs them."""

DRAWN_WITH = ("words", "games.core")
"""What a title's pictures may import besides the title, and what all pictures share."""

NOT_SHARED = ("render.titles",)
"""What of render/ knows the titles."""


@dataclass(frozen=True)
class Import:
    """One import of a file: the module's full name, and where it stands."""

    module: str
    where: str

    @property
    def top(self) -> str:
        """The package at the top."""
        return self.module.partition(".")[0]

    def within(self, *packages: str) -> bool:
        """Whether it is one of these packages, or in one."""
        return any(self.module == package or self.module.startswith(package + ".") for package in packages)


def imports(root: Path, path: Path) -> tuple[Import, ...]:
    """Everything a file imports, wherever in it; `from games import core` is `games.core`. What is imported
    by a name made at run time is `importlib`."""
    return _imports(root, path.relative_to(root), path.read_text(encoding="utf-8"))


@lru_cache(maxsize=2048)
def _imports(root: Path, path: Path, source: str) -> tuple[Import, ...]:
    found: list[Import] = []
    here = path.with_suffix("").parts
    for node in ast.walk(ast.parse(source)):
        where = f"{path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Import):
            found += [Import(alias.name, where) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            deeper = (root / Path(*module.split("."))).is_dir()
            found += [Import(f"{module}.{one.name}" if deeper else module, where) for one in node.names]
        elif isinstance(node, ast.Name) and node.id == "__import__":
            found.append(Import("importlib", where))
    return tuple(found)


def titles(root: Path) -> list[str]:
    """The packages of games/ that name a TITLE."""
    return sorted(
        path.parent.name
        for path in (root / "games").glob("*/__init__.py")
        if path.parent.name != "core" and "TITLE" in _names(path)
    )


def _names(path: Path) -> set[str]:
    """What a file names at all: what it sets, and what it imports."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    imported = [alias for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names]
    return stored | {alias.asname or alias.name for alias in imported}


def violations(root: Path) -> list[str]:
    """Every import that goes against an arrow: rules that reach out of the rules, the core a title,
    one title another, pictures another title's."""
    found = [*_against(root, root / "games" / "core", ("games.core",))]
    for title in titles(root):
        found += _against(root, root / "games" / title, ("games.core", f"games.{title}"))
        found += _pictures(root, title)
    return found


def _pictures(root: Path, title: str) -> Iterator[str]:
    others = [f"render.{other}" for other in titles(root) if other != title]
    for path in sorted((root / "render" / title).rglob("*.py")):
        for one in imports(root, path):
            shared = one.within("render") and not one.within(*NOT_SHARED, *others)
            if one.top in ROOMS and not shared and not one.within(*DRAWN_WITH, f"games.{title}"):
                yield f"{one.where}: {one.module}"


def _against(root: Path, folder: Path, own: tuple[str, ...]) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for one in imports(root, path):
            plain = one.top in sys.stdlib_module_names and one.top not in WORLDLY
            lock = (one.where.partition(":")[0], one.module) == LOCK
            if not (one.within(*own) or plain or lock or one.top in DATA):
                yield f"{one.where}: {one.module}"
