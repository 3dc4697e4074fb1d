"""Loading the rules of a title's package, and why one can't be used."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal, TypeGuard, get_args

from games.core import Note, Title, note
from games.packages.entry_points import RULES, WORDS, TitlePackage, id_taken
from games.packages.imports import against_the_arrows
from games.packages.version_ranges import within
from games.version import VERSION

Label = Literal["alpha", "beta", "complete"]
LABELS: tuple[Label, ...] = get_args(Label)
"""The stages of development of which a package names one."""

LOCALE = Path(__file__).resolve().parents[2] / "locale"
"""The project's own texts: a title must have their languages."""

_ID = re.compile(r"[a-z][a-z0-9_]{1,29}")


class CannotUse(Exception):
    """A package that can't be used. `why` is a text of the bot with its figures."""

    def __init__(self, why: Note) -> None:
        super().__init__(f"{why.id} {dict(why.figures)}")
        self.why = why


@dataclass(frozen=True)
class LoadedPackage:
    """A package whose rules are loaded, with its label."""

    package: TitlePackage
    title: Title
    label: Label


@dataclass(frozen=True)
class LeftOut:
    """A package that the bot goes on without: why, and the error for the log if there was one."""

    package: TitlePackage
    why: Note
    error: Exception | None = None


def left_out(package: TitlePackage, error: Exception) -> LeftOut:
    """The package that this error keeps out."""
    if isinstance(error, CannotUse):
        return LeftOut(package, error.why)
    return LeftOut(package, note("package-failed", error=f"{type(error).__name__}: {error}"), error)


def load(package: TitlePackage, others: Mapping[str, Title]) -> LoadedPackage:
    """Load a package's rules beside the titles that are there. Raises CannotUse, or what the package
    raises."""
    if id_taken(package.id) or package.id in others:
        raise CannotUse(note("package-id-taken", title=package.id))
    if not _ID.fullmatch(package.id):
        raise ValueError(f"{package.id!r} can't be the id of a title")
    if package.folder is None:
        raise ModuleNotFoundError(f"there is no package {package.module}")
    described = import_module(package.module)
    needs, label = _told(described, "needs"), _told(described, "label")
    if not _known(label):
        raise ValueError(f"its label is {label!r}, not one of {', '.join(LABELS)}")
    if not within(VERSION, needs):
        raise CannotUse(note("package-needs", needs=needs, have=VERSION))
    for language in sorted(folder.name for folder in LOCALE.iterdir()):
        if not (package.folder / WORDS / language / f"{package.id}.ftl").is_file():
            raise CannotUse(note("package-no-language", language=language))
    for module, where in against_the_arrows(package.folder):
        raise CannotUse(note("package-imports", module=module, where=where))
    rules = f"{package.module}.{RULES}"
    title = getattr(import_module(rules), "TITLE", None)
    if not isinstance(title, Title):
        raise TypeError(f"{rules}.TITLE is a {type(title).__name__}, not a Title")
    if title.id != package.id:
        raise ValueError(f"its title has the id {title.id!r}, its entry point {package.id!r}")
    return LoadedPackage(package, title, label)


def _known(label: str) -> TypeGuard[Label]:
    return label in LABELS


def _told(described: ModuleType, name: str) -> str:
    """What a package's module says of itself. TypeError if it is no text."""
    value = getattr(described, name, None)
    if not isinstance(value, str):
        raise TypeError(f"{described.__name__}.{name} is a {type(value).__name__}, not a text")
    return value
