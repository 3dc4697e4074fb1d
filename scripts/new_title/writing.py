"""Writes the skeleton's files under another name, into the project or as a package of their own."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from games.packages.version_ranges import numbers
from games.version import VERSION

SKELETON = Path(__file__).parent / "skeleton"
PACKAGE = Path(__file__).parent / "package"
"""What a package has besides the title's own files."""

ID, CLASS = "skeleton", "Skeleton"
NAMES = {"en": CLASS, "ja": "骨組み"}


class TitleExists(Exception):
    """The name is already taken; nothing was written."""


def write(root: Path, name: str, english: str | None = None, japanese: str | None = None) -> list[Path]:
    """Write a title into the project at `root`; returns its files, relative to it. Raises TitleExists."""
    return _written(root, name, dict(_files(name, _named(name, english, japanese))))


def write_package(
    folder: Path, name: str, address: str, english: str | None = None, japanese: str | None = None
) -> list[Path]:
    """Write a title as a package into a folder of its own; returns its files, relative to it. `address`:
    where its CI clones Loggia from. Raises TitleExists."""
    named = _named(name, english, japanese)
    files = as_package(dict(_files(name, named)), name) | _around(name, named, address)
    if folder.is_dir() and any(folder.iterdir()):
        raise TitleExists(f"{folder} is not empty")
    return _written(folder, name, files)


def as_package(files: Mapping[Path, str], name: str) -> dict[Path, str]:
    """A title's files as they are in its package: other folders, other imports."""
    there = {}
    for path, text in files.items():
        for room, inner in (("games", "rules"), ("render", "pictures")):
            text = re.sub(rf"\b(from|import) {room}\.{name}\b", rf"\1 {module_of(name)}.{inner}", text)
        there[_in_package(path, name)] = text
    return there


def module_of(name: str) -> str:
    """The module of a title's package."""
    return f"loggia_title_{name}"


def distribution_of(name: str) -> str:
    """What pip calls a title's package."""
    return module_of(name).replace("_", "-")


def _named(name: str, english: str | None, japanese: str | None) -> dict[str, str]:
    """The title's names by language."""
    words = " ".join(part.capitalize() for part in name.split("_"))
    return {"en": english or words, "ja": japanese or NAMES["ja"]}


def _written(root: Path, name: str, files: dict[Path, str]) -> list[Path]:
    for path in files:
        if (root / path).exists() or (path.parent.name == name and (root / path.parent).exists()):
            raise TitleExists(f"{path} is there already")
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    _tidy(root, [str(path) for path in files if path.suffix == ".py"])
    return sorted(files)


def _tidy(root: Path, paths: list[str]) -> None:
    """Sort imports and format lines: another name sorts differently and is longer. Without ruff, which
    only developers have, the files stay as they are."""
    if find_spec("ruff") is None:
        return
    for command in (
        ["check", "--no-cache", "--quiet", "--fix-only", "--select", "I"],
        ["format", "--no-cache", "--quiet"],
    ):
        subprocess.run([sys.executable, "-m", "ruff", *command, *paths], cwd=root, check=True)


def _files(name: str, named: dict[str, str]) -> Iterator[tuple[Path, str]]:
    """Every file of the skeleton under the title's name, with its text."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    for path in sorted(SKELETON.rglob("*")):
        if path.is_dir() or path.suffix == ".pyc":
            continue
        text = path.read_text(encoding="utf-8")
        language = path.parent.name
        if path.suffix == ".ftl":
            command = name if language == "en" else _command(named["ja"])
            text = re.sub("^cmd-title = .*$", f"cmd-title = {command}", text, flags=re.MULTILINE)
            text = text.replace(NAMES[language], named[language])
        else:
            text = text.replace(CLASS, camel).replace(ID, name)
        yield Path(str(path.relative_to(SKELETON)).replace(ID, name)), text


def _in_package(path: Path, name: str) -> Path:
    """Where a file of a title is in its package."""
    room, *inner = path.parts
    if room == "locale":
        return Path(module_of(name), *path.parts)
    places = {"games": "rules", "render": "pictures", "tests": "tests"}
    return Path(module_of(name), places[room], *inner[1:])


def _around(name: str, named: dict[str, str], address: str) -> dict[Path, str]:
    """The files that make a package of a title: what pip reads, its CI and its README."""
    major, minor, _ = numbers(VERSION)
    figures = {
        "@id@": name,
        "@module@": module_of(name),
        "@distribution@": distribution_of(name),
        "@address@": address,
        "@English@": named["en"],
        "@Japanese@": named["ja"],
        "@version@": VERSION,
        "@needs@": f">={major}.{minor},<{major}.{minor + 1}",
    }
    files = {}
    for path in sorted(PACKAGE.rglob("*.txt")):
        text = path.read_text(encoding="utf-8")
        for sign, value in figures.items():
            text = text.replace(sign, value)
        where = path.relative_to(PACKAGE).with_suffix("").as_posix().replace("MODULE", module_of(name))
        files[Path(where.replace("dot-", "."))] = text
    return files


def _command(name: str) -> str:
    """A name as Discord allows it for a command: small letters, no spaces or signs, at most 32."""
    return re.sub(r"[^-_\w]", "", name.lower())[:32]
