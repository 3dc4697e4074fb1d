"""Reading a title's data file: tables with their sources, rows as typed structs, errors in one sentence.

    {"cards": {"source": "rules page 7", "kind": "seed", "rows": [{"id": "c1", "cost": 3}, ...]}, ...}

`kind` says how sure the numbers are: `seed` (the source document), `published` (the game as it is sold),
`reconstructed` (worked out; players are told). A host who owns the game can correct a number here.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

Kind = Literal["seed", "published", "reconstructed"]
Row = TypeVar("Row")


class ComponentsError(ValueError):
    """A data file that contradicts itself, told in one sentence that names the place."""


class Source(msgspec.Struct, frozen=True):
    """Where a table's numbers are from."""

    table: str
    kind: Kind
    source: str


class Components:
    """The tables of one data file. Everything that is read is checked; what is wrong is a ComponentsError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._tables: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        except json.JSONDecodeError as error:
            raise ComponentsError(f"{path.name}, line {error.lineno}: {error.msg}") from None
        for name in self._tables:
            self._source(name)

    @property
    def sources(self) -> tuple[Source, ...]:
        """The source of every table, in the file's order."""
        return tuple([self._source(name) for name in self._tables])

    def rows(self, name: str, type: type[Row]) -> tuple[Row, ...]:
        """The rows of a table as structs of `type`."""
        rows = self._table(name).get("rows")
        if not isinstance(rows, list):
            raise self.error(name, "has no list called rows")
        return tuple([self._converted(f"{name}, row {at}", row, type) for at, row in enumerate(rows, 1)])

    def by_id(self, name: str, type: type[Row]) -> dict[str, Row]:
        """The rows of a table by their field `id`, in the file's order; no id comes twice."""
        found: dict[str, Row] = {}
        for row in self.rows(name, type):
            id = str(getattr(row, "id"))  # noqa: B009 - rows are of any struct that has one
            if id in found:
                raise self.error(name, f"names {id} twice")
            found[id] = row
        return found

    def value(self, name: str, type: type[Row]) -> Row:
        """What a table without rows holds under `value`."""
        table = self._table(name)
        if "value" not in table:
            raise self.error(name, "has nothing called value")
        return self._converted(name, table["value"], type)

    def check(self, name: str, holds: bool, what: str) -> None:
        """ComponentsError naming the table unless `holds`; `what` says what is wrong."""
        if not holds:
            raise self.error(name, what)

    def check_known(self, name: str, values: Iterable[str], known: Iterable[str], what: str) -> None:
        """ComponentsError for the first value that is not known."""
        known = set(known)
        for value in values:
            self.check(name, value in known, f"names the {what} {value}, which there is not")

    def error(self, name: str, what: str) -> ComponentsError:
        """The error for a place of this file."""
        return ComponentsError(f"{self.path.name}: {name} {what}")

    def _table(self, name: str) -> dict[str, Any]:
        table = self._tables.get(name)
        if not isinstance(table, dict):
            raise self.error(name, "is missing")
        return table

    def _source(self, name: str) -> Source:
        table = self._table(name)
        if not table.get("source"):
            raise self.error(name, "has no source")
        return self._converted(
            name, {"table": name, "kind": table.get("kind"), "source": table["source"]}, Source
        )

    def _converted(self, place: str, data: Any, type: type[Row]) -> Row:
        try:
            return msgspec.convert(data, type)
        except msgspec.ValidationError as error:
            raise self.error(place, f"is not as it should be: {error}") from None
