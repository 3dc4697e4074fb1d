"""Reading a title's data file: tables of typed rows with their sources. All slips are told at once, each in a
sentence.

    {"sources": {"MoP": "merchantsofplay.com/rules"},
     "cards": {"source": "seed; published(costs): MoP", "rows": [{"id": "c1", "cost": 3}, ...]},
     "numbers": {"rows": [{"id": "start_money", "value": 9, "source": "seed"}, ...]},
     "setup": {"source": "reconstructed", "value": {"stones": 20}}}

A table names its source, or each of its rows does; `sources.py` says how. A `note` of a table or row is for
whoever reads the file. A host who owns the game can correct a number here.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, Self, TypeVar, get_origin, get_type_hints

import msgspec

from games.core.choices.offer import Note
from games.core.data import sources
from games.core.decoding import converted

RowType = TypeVar("RowType")
NonNegative = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
_ASIDE = ("source", "note")
"""Keys of a row that belong to no struct."""


class ComponentsError(ValueError):
    """A data file that contradicts itself. A sentence for each slip, in a line of its own, names file, table,
    row and fault."""


def all_at_once(reading: Iterable[Callable[[], RowType]]) -> list[RowType]:
    """What these give. ComponentsError with all their slips."""
    found, slips = [], dict[str, None]()
    for read in reading:
        try:
            found.append(read())
        except ComponentsError as error:
            slips |= dict.fromkeys(str(error).splitlines())
    if slips:
        raise ComponentsError("\n".join(slips))
    return found


class DataRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table. A key of the file that is no field of it is refused."""


class _NamedValue(DataRow, frozen=True):
    id: str
    value: Any


class Components:
    """The tables of one data file. Everything that is read is checked; what is wrong is a ComponentsError."""

    def __init__(self, path: Path) -> None:
        self.file = f"{path.parent.name}/{path.name}"
        self._tables = self._decoded(path)
        self._addresses: dict[str, str] = self._converted(
            "sources", self._tables.pop("sources", {}), dict[str, str]
        )
        all_at_once(partial(self._check_sources, name) for name in self._tables)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the tables."""
        return tuple(self._tables)

    def table(self, name: str, type: Any) -> Any:
        """A table as a field of a `DataFile` with this type."""
        if "rows" not in self._table(name):
            return self.value(name, type)
        origin = get_origin(type)
        if origin is dict:
            return self.by_id(name, type.__args__[1])
        return self.rows(name, type.__args__[0]) if origin is tuple else self._named_values(name, type)

    def rows(self, name: str, type: type[RowType]) -> tuple[RowType, ...]:
        """The rows of a table as structs of `type`."""
        rows = self._rows(name)
        places = zip(self.places(name, rows), rows, strict=True)
        return tuple(all_at_once(partial(self._row, place, row, type) for place, row in places))

    def by_id(self, name: str, type: type[RowType]) -> dict[str, RowType]:
        """The rows of a table by their field `id`, in the file's order; no id comes twice."""
        return dict(zip(self._ids(name), self.rows(name, type), strict=True))

    def value(self, name: str, type: type[RowType]) -> RowType:
        """What a table without rows holds under `value`."""
        table = self._table(name)
        if "value" not in table:
            raise self.error(name, "has nothing called value")
        return self._converted(name, table["value"], type)

    def about(self, *untold: str, counted: bool = True) -> tuple[Note, ...]:
        """A line of `/about` for each table, or for each row of a table whose rows name their own sources.
        Tables that are `untold` have none. `counted`: it tells how many rows a table has."""
        lines: list[Note] = []
        for name in self._tables:
            if name not in untold:
                lines += [line for line in self._lines(name, counted) if line not in lines]
        return tuple(lines)

    # What titles check

    def check(self, place: str, holds: bool, what: str) -> None:
        """ComponentsError naming the place (a table, with its row and field) unless `holds`; `what` says what
        is wrong."""
        if not holds:
            raise self.error(place, what)

    def check_known(self, place: str, values: Iterable[str], known: Iterable[str], what: str) -> None:
        """ComponentsError for the values that are not known."""
        known = set(known)
        unknown = [f"names the {what} {value}, which there is not" for value in values if value not in known]
        all_at_once(partial(self.check, place, False, told) for told in unknown)

    def check_field(
        self, name: str, rows: Mapping[str, Any] | Sequence[Any], field: str, known: Iterable[str]
    ) -> None:
        """ComponentsError for the rows whose field (a name or several) holds one that is not known."""
        known = set(known)
        found = list(rows.values()) if isinstance(rows, Mapping) else rows
        held = [getattr(row, field) for row in found]
        named = [(values,) if isinstance(values, str) else values for values in held]
        all_at_once(
            partial(self.check_known, place, values, known, field)
            for place, values in zip(self.places(name, found), named, strict=True)
        )

    def check_run(self, name: str, numbers: Iterable[int], wanted: range) -> None:
        """ComponentsError unless these are the wanted numbers, one after another."""
        for found, due in zip_longest(numbers, wanted):
            what = f"goes from {wanted.start} to {wanted.stop - 1}, "
            self.check(name, due is not None, what + f"but has {found} too much")
            self.check(name, found is not None, what + f"but {due} is missing")
            self.check(name, found == due, what + f"but has {found} where {due} is due")

    def places(self, name: str, rows: Sequence[Any]) -> list[str]:
        """The places of the rows of a table, as errors name them: by their ids, or by their numbers."""
        ids = [row.get("id") if isinstance(row, dict) else getattr(row, "id", None) for row in rows]
        return [f"{name}, {f'row {at}' if id is None else id}" for at, id in enumerate(ids, 1)]

    def error(self, place: str, what: str) -> ComponentsError:
        """The error for a place of this file."""
        return ComponentsError(f"{self.file}: {place}: {what}")

    # Reading

    def _decoded(self, path: Path) -> dict[str, Any]:
        def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
            found = dict(pairs)
            for key, _ in pairs if len(found) < len(pairs) else ():
                self.check(key, [name for name, _ in pairs].count(key) == 1, "stands twice in one place")
            return found

        try:
            tables = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)
        except json.JSONDecodeError as error:
            raise self.error(f"line {error.lineno}", error.msg) from None
        except (OSError, UnicodeDecodeError) as error:
            raise self.error("the file", f"can't be read ({error})") from None
        return self._converted("the file", tables, dict)

    def _named_values(self, name: str, type: type[RowType]) -> RowType:
        values = {id: row.value for id, row in self.by_id(name, _NamedValue).items()}
        return self._converted(name, values, type)

    def _table(self, name: str) -> dict[str, Any]:
        if name not in self._tables:
            raise self.error(name, "the table is missing")
        return self._converted(name, self._tables[name], dict)

    def _rows(self, name: str) -> list[dict[str, Any]]:
        if "rows" not in self._table(name):
            raise self.error(name, "has no list called rows")
        rows = self._converted(name, self._table(name)["rows"], list)
        return [self._converted(f"{name}, row {at}", row, dict) for at, row in enumerate(rows, 1)]

    def _ids(self, name: str) -> list[str]:
        ids: list[str] = []
        rows = self._rows(name)
        for at, row in enumerate(rows, 1):
            id = self._converted(f"{name}, row {at}", row.get("id"), str)
            self.check(f"{name}, {id}", id not in ids, "another row has this id")
            ids.append(id)
        return ids

    def _row(self, place: str, row: dict[str, Any], type: type[RowType]) -> RowType:
        return self._converted(place, {key: row[key] for key in row if key not in _ASIDE}, type)

    def _converted(self, place: str, data: Any, type: type[RowType]) -> RowType:
        try:
            return converted(data, type)
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at `")
            field = path.rstrip("`").removeprefix("$").removeprefix(".")
            raise self.error(f"{place}, {field}" if field else place, what) from None

    # Where the numbers are from

    def _check_sources(self, name: str) -> None:
        table = self._table(name)
        rows = self._rows(name) if "rows" in table else []
        places = self.places(name, rows)
        for place, named in ((name, table), *zip(places, rows, strict=True)):
            if "source" in named:
                self._sources(place, named)
        if "source" not in table:
            self.check(name, bool(rows), "has no source")
            for place, row in zip(places, rows, strict=True):
                self.check(place, "source" in row, "has no source")

    def _sources(self, place: str, named: dict[str, Any]) -> tuple[sources.Source, ...]:
        try:
            return sources.read(self._converted(place, named["source"], str), self._addresses)
        except ValueError as error:
            raise error if isinstance(error, ComponentsError) else self.error(place, str(error)) from None

    def _lines(self, name: str, counted: bool) -> Iterable[Note]:
        table = self._table(name)
        if "source" in table:
            count = Note("about-count", {"count": len(table.get("rows", ())) if counted else 0})
            yield sources.line(name, count, self._sources(name, table))
            return
        for row in table["rows"]:
            value = row.get("value", Note("about-count", {"count": 0}))
            yield sources.line(row["id"], value, self._sources(row["id"], row))


class DataFile(msgspec.Struct, frozen=True):
    """A whole data file: each field is a table. Its type says how it is read: rows by their ids (`dict`), in
    their order (`tuple`) or as the fields of a struct (values with names), or what stands under `value`."""

    file: Components

    @classmethod
    def read(cls, path: Path, *checks: Callable[[Self], None]) -> Self:
        """A data file, every table of which is read and checked. `checks`: what one table says about another.
        ComponentsError with all slips of the tables; if there are none, with those that the checks find."""
        file = Components(path)
        fields = {
            name: type for name, type in get_type_hints(cls, include_extras=True).items() if name != "file"
        }
        file.check_known("the file", file.names, fields, "table")
        tables = all_at_once(partial(file.table, name, type) for name, type in fields.items())
        found = cls(file, **dict(zip(fields, tables, strict=True)))
        all_at_once(partial(check, found) for check in checks)
        return found
