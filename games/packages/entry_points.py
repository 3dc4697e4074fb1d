"""The installed packages of titles, found by their entry points and not yet loaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "loggia.titles"
"""The group of the entry points. An entry point's name is the title's id, its object the package's module."""

OWN = Path(__file__).resolve().parents[1]

RULES, PICTURES, WORDS, TESTS = "rules", "pictures", "locale", "tests"
"""The folders of a package."""

BOT = "bot"
"""An id that no title can have: the bot's own texts have this name."""


@dataclass(frozen=True)
class TitlePackage:
    """An installed package of a title. `id`: the title's. `module`: the package's module, which says what it
    needs. `distribution` and `version`: what pip calls it. `folder`: where its files are, if it is there."""

    id: str
    module: str
    distribution: str
    version: str
    folder: Path | None

    def __str__(self) -> str:
        return f"{self.distribution} {self.version}".strip()


def id_taken(id: str) -> bool:
    """Whether a title of the project, or a part of it, has this id already."""
    return id == BOT or (OWN / id).is_dir()


@cache
def installed() -> tuple[TitlePackage, ...]:
    """All packages of titles, ordered by id and name."""
    found = [_package(point) for point in entry_points(group=GROUP)]
    return tuple(sorted(set(found), key=lambda one: (one.id, one.distribution)))


def _package(point: EntryPoint) -> TitlePackage:
    told = point.dist
    name, version = (told.name, told.version) if told is not None else (point.value, "")
    return TitlePackage(point.name, point.value, name, version, _folder(point.value))


def _folder(module: str) -> Path | None:
    """The folder of a package that is not imported for it; None if there is none."""
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return None
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    return Path(places[0]) if places else None


@cache
def folders() -> Mapping[str, Path]:
    """The folders of the packages by the ids of their titles, without ids that are taken."""
    found: dict[str, Path] = {}
    for package in installed():
        if package.folder is not None and not id_taken(package.id):
            found.setdefault(package.id, package.folder)
    return found


def folder_of(id: str, part: str) -> Path | None:
    """A folder of a title's package; None if the title has none."""
    folder = folders().get(id)
    return None if folder is None else folder / part
