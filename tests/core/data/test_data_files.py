"""Slips in the data files of all titles: each is refused at the start in a sentence that names the file, the
table and the row. What is changed is a copy of the title's file."""

import copy
import importlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sampled import OURS, sampled

from games.core import ComponentsError

ROOT = Path(__file__).parents[3] / "games"
DATA: dict[str, dict[str, Any]] = {
    title: json.loads((ROOT / title / "components.json").read_text("utf-8")) for title in OURS
}
FREE = {"id", "source", "de", "note", "pair"}
"""Fields that name nothing of another table."""
BELOW_ZERO = {"brewmaster_levels", "start", "start_brewmaster", "track_least", "brown_from", "at", "effects"}
"""Tables, fields and numbers that may be negative, and effects, which have tests of their own."""

Tables = dict[str, dict[str, Any]]
Change = Callable[[Tables], object]
each_title = pytest.mark.parametrize("title", OURS)


def refused(title: str, folder: Path, change: Change) -> str:
    """The sentences with which a changed copy of a title's file is refused; empty if it is not."""
    data = copy.deepcopy(DATA[title])
    change(data)
    path = folder / title / "components.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")
    try:
        importlib.import_module(f"games.{title}.model.components").read(path)
    except ComponentsError as error:
        slips = str(error).splitlines()
        begins = f"{title}/components.json: "
        assert all(slip.startswith(begins) for slip in slips)
        return "\n".join(slip.removeprefix(begins) for slip in slips)
    return ""


def kinds_of_rows(title: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Rows of a title: its table, its number in it, and itself. Of rows with the same fields, the last one;
    of numbers that have names, each."""
    for name, table in DATA[title].items():
        found = {
            row.get("id", "") if "value" in row else tuple(row): at for at, row in enumerate(_rows(table))
        }
        for at in found.values():
            yield name, at, table["rows"][at]


def _rows(table: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.get("rows", [])
    return found


def put(name: str, at: int, field: str, value: Any) -> Change:
    """Another value in a row."""
    return lambda tables: tables[name]["rows"][at].update({field: value})


def append(name: str, row: dict[str, Any]) -> Change:
    return lambda tables: tables[name]["rows"].append(row)


def drop(name: str, at: int) -> Change:
    return lambda tables: tables[name]["rows"].pop(at)


def rename(name: str, at: int, field: str) -> Change:
    """A field that is called otherwise."""
    return lambda tables: tables[name]["rows"].__setitem__(
        at,
        {f"{key}x" if key == field else key: value for key, value in tables[name]["rows"][at].items()},
    )


@each_title
def test_the_file_as_it_is_is_accepted(title: str, tmp_path: Path) -> None:
    assert refused(title, tmp_path, lambda tables: None) == ""


@each_title
def test_a_missing_or_an_unknown_table_is_refused(title: str, tmp_path: Path) -> None:
    for name in DATA[title].keys() - {"sources"}:
        told = refused(title, tmp_path, lambda tables, name=name: tables.pop(name))
        assert told == f"{name}: the table is missing"
    told = refused(title, tmp_path, lambda tables: tables.update({"cads": tables["numbers"]}))
    assert told == "the file: names the table cads, which there is not"


@each_title
def test_where_a_number_is_from_must_be_said_in_the_one_notation(title: str, tmp_path: Path) -> None:
    for source in ("our own", "published: somebody"):
        for name, table in DATA[title].items():
            if "source" in table:
                told = refused(title, tmp_path, lambda tables, name=name: tables[name].update(source=source))  # noqa: B023
                assert told.startswith(f"{name}: names the source ")
            for at, row in enumerate(_rows(table)):
                if "source" in row and at < 9:
                    told = refused(title, tmp_path, put(name, at, "source", source))
                    assert told.startswith(f"{name}, {row['id']}: names the source ")


@each_title
def test_a_duplicated_row_is_refused(title: str, tmp_path: Path) -> None:
    for name, _, row in kinds_of_rows(title):
        if "id" in row:
            told = refused(title, tmp_path, append(name, row))
            assert told == f"{name}, {row['id']}: another row has this id"


@pytest.mark.parametrize("title", sampled(OURS, lambda title: title != "fugger"))
def test_a_misspelt_field_and_one_of_another_type_are_refused(title: str, tmp_path: Path) -> None:
    for name, at, row in kinds_of_rows(title):
        place = f"{name}, {row.get('id', f'row {at + 1}')}"
        for field, value in row.items():
            if field in ("note", "source", "id"):
                continue
            told = refused(title, tmp_path, rename(name, at, field))
            assert told.startswith(place) and field in told, told
            told = refused(
                title, tmp_path, put(name, at, field, "x" if isinstance(value, dict) else {"no": 1})
            )
            assert told.startswith(place) and "Expected" in told, told


def test_slips_in_several_rows_and_tables_are_told_at_once(tmp_path: Path) -> None:
    def slips(tables: Tables) -> None:
        put("professions", 3, "building", 7)(tables)
        rename("professions", 5, "freedom")(tables)
        put("numbers", at("florence", "numbers", "dealt"), "value", -1)(tables)

    told = refused("florence", tmp_path, slips).splitlines()
    assert [slip.partition(":")[0] for slip in told] == [
        "numbers, dealt",
        "professions, P04, building",
        "professions, P06",
    ]

    def contradictions(tables: Tables) -> None:
        for number in (3, 5):
            put("professions", number, "building", "nowhere")(tables)
        put("buildings", at("florence", "buildings", "tower"), "size", "landscape")(tables)

    told = refused("florence", tmp_path, contradictions).splitlines()
    assert {slip.partition(":")[0] for slip in told} >= {
        "professions, P04",
        "professions, P06",
        "buildings, tower, size",
    }


@each_title
def test_a_negative_number_is_refused(title: str, tmp_path: Path) -> None:
    for name, at, row in kinds_of_rows(title):
        for field, value in row.items():
            if type(value) is int and not {name, field, row.get("id")} & BELOW_ZERO:
                told = refused(title, tmp_path, put(name, at, field, -1))
                assert told.startswith(f"{name}, ") and "Expected `int` >= " in told, (told, row, field)


@each_title
def test_a_name_of_something_that_there_is_not_is_refused(title: str, tmp_path: Path) -> None:
    for name, at, row in kinds_of_rows(title):
        for field, value in row.items():
            wrong = None if field in FREE else _misnamed(value)
            if wrong is not None:
                told = refused(title, tmp_path, put(name, at, field, wrong))
                assert told.startswith(name) and "nowhere" in told, (told, row, field)


def _misnamed(value: Any) -> Any:
    if isinstance(value, str):
        return "nowhere"
    if isinstance(value, list) and value and (wrong := _misnamed(value[0])) is not None:
        return [wrong, *value[1:]]
    return value | {"good": "nowhere"} if isinstance(value, dict) and "good" in value else None


TRACKS = {
    "florence": ("characters",),
    "fugger": ("steps", "wages", "meter", "decks", "goods"),
    "heaven_ale": (
        *("track", "start_area", "garden", "shed_types", "brewmaster_levels", "player_counts", "spots"),
        "resources",
    ),
    "philadelphia": (),
    "signorie": (
        *("career_track", "initiative_track", "reward_track", "helper_rows", "extra_florins", "players"),
        *("helpers", "families", "die_colours", "assignment_slots"),
    ),
}
"""Tables in which no row may be missing."""


@each_title
def test_a_gap_is_refused(title: str, tmp_path: Path) -> None:
    for name in TRACKS[title]:
        told = refused(title, tmp_path, drop(name, len(DATA[title][name]["rows"]) // 2))
        assert told, name
    for at in range(len(DATA[title]["numbers"]["rows"])):
        told = refused(title, tmp_path, drop("numbers", at))
        assert told.startswith("numbers: Object missing required field"), told


def at(title: str, name: str, id: str) -> int:
    """The number of the row with an id."""
    return next(number for number, row in enumerate(DATA[title][name]["rows"]) if row["id"] == id)


SLIPS: list[tuple[str, str, str, str, Any, str]] = [
    (
        "florence",
        "professions",
        "P07",
        "building",
        "universty",
        "professions, P07: names the building universty",
    ),
    ("florence", "professions", "P17", "building", "laboratory", "professions, P17: wants the same as P06"),
    ("florence", "characters", "muse", "least", 20, "characters, muse: bids from 20 to 15"),
    ("florence", "bonus_cards", "B01", "counts", ["forrest"], "bonus_cards, B01: names the counts forrest"),
    ("florence", "prestige_cards", "R01", "most", "", "prestige_cards, R01: must have exactly one of"),
    ("florence", "prestige_cards", "R01", "tie", 9, "prestige_cards, R01, tie: 9 is not less than 7"),
    (
        "florence",
        "buildings",
        "tower",
        "shape",
        [[0, 0], [2, 0]],
        "buildings, tower, shape: is not in one piece",
    ),
    (
        "florence",
        "buildings",
        "tower",
        "shape",
        [[0, 0], [0, 0]],
        "buildings, tower, shape: has the square 0, 0 twice",
    ),
    (
        "florence",
        "buildings",
        "tower",
        "shape",
        [[0, 9]],
        "buildings, tower, shape: has the square 0, 9 outside",
    ),
    ("florence", "buildings", "tower", "size", "landscape", "buildings, tower, size: landscape is none of"),
    ("florence", "numbers", "minimum_wv", "value", [7, 10], "numbers, minimum_wv: needs 7 values"),
    ("florence", "numbers", "building_cost", "value", [7, 10], "numbers, building_cost: needs 4 values"),
    ("florence", "numbers", "dealt", "value", 6, "professions: has 21 cards to deal 6 to 5"),
    ("heaven_ale", "garden", "H1", "at", [9, 9], "garden, H1: has no cells all around"),
    ("heaven_ale", "garden", "s01", "at", [2, -3], "garden, s01, at: s01 and d01 are in one place"),
    ("heaven_ale", "garden", "s01", "side", "shade", "garden, s01, side: shade does not go with its name"),
    ("heaven_ale", "track", "M1", "cost", 0, "track, M1, cost: goes with monks"),
    ("heaven_ale", "track", "R5", "kind", "start", "track, R5: only the first space is the start"),
    ("heaven_ale", "resources", "hops", "start", -11, "resources, hops, start: -11 is not from -10 to 20"),
    (
        "heaven_ale",
        "shed_types",
        "T2",
        "activates",
        3,
        "shed_types, T2, activates: does not go with the pattern",
    ),
    (
        "heaven_ale",
        "shed_types",
        "T2",
        "most",
        18,
        "shed_types: goes from 0 to 30, but has 18 where 19 is due",
    ),
    ("heaven_ale", "privilege_cards", "P4", "amount", 0, "privilege_cards, P4, amount: does not go with"),
    ("heaven_ale", "spots", "X", "pair", "Q2", "spots, X, pair: Q2 has 3 spots instead of 2"),
    ("heaven_ale", "barrels", "B03", "counts", "shed_types", "barrels, B08: counts the same as B03"),
    ("fugger", "homes", "AUG", "meter", 12, "homes, AUG, meter: is already noble"),
    ("fugger", "events", "E01", "region", "MIT", "events, E01, region: names the region MIT"),
    ("fugger", "events", "E05", "kind", "boom", "events, E05, lots: goes with america, not with boom"),
    ("fugger", "events", "E05", "id", "V1", "villas, V1: a card of another table has this id"),
    ("fugger", "spaces", "VEN", "id", "VNE", "roads, row "),
    ("philadelphia", "items", "job_change", "id", "cafe", "ads, cafe: a card of another table has this id"),
]


@pytest.mark.parametrize(("title", "name", "id", "field", "value", "told"), SLIPS)
def test_what_contradicts_another_row_is_refused(
    title: str, name: str, id: str, field: str, value: Any, told: str, tmp_path: Path
) -> None:
    sentence = refused(title, tmp_path, put(name, at(title, name, id), field, value))
    assert sentence.startswith(told) and sentence
