"""Writes the skeleton's files under another name."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

SKELETON = Path(__file__).parent / "skeleton"
ID, CLASS = "skeleton", "Skeleton"
NAMES = {"en": CLASS, "ja": "骨組み"}


class TitleExists(Exception):
    """The name is already taken; nothing was written."""


def write(root: Path, name: str, english: str | None = None, japanese: str | None = None) -> list[Path]:
    """Write a title into the project at `root`; returns its files, relative to it. Raises TitleExists."""
    words = " ".join(part.capitalize() for part in name.split("_"))
    named = {"en": english or words, "ja": japanese or NAMES["ja"]}
    files = dict(_files(name, named))
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
    for command in (["check", "--quiet", "--fix-only", "--select", "I"], ["format", "--quiet"]):
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


def _command(name: str) -> str:
    """Whether Discord allows a command of this name: small letters, no spaces or signs, at most 32."""
    return re.sub(r"[^-_\w]", "", name.lower())[:32]
