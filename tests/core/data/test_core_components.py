"""Tables of a data file: typed rows with their sources; a slip is told in one sentence with its place."""

import json
from pathlib import Path

import pytest

from games.core import Components, ComponentsError, DataFile, DataRow, NonNegative


class Card(DataRow, frozen=True):
    id: str
    cost: NonNegative


class Numbers(DataRow, frozen=True):
    rounds: int
    prices: tuple[int, ...]


class Tables(DataFile, frozen=True):
    cards: dict[str, Card]
    steps: tuple[Card, ...]
    numbers: Numbers
    roads: tuple[str, ...]


CARD = {"id": "c1", "cost": 3}


def _file(folder: Path, **tables: object) -> Path:
    path = folder / "game" / "components.json"
    path.parent.mkdir()
    path.write_text(json.dumps(tables), encoding="utf-8")
    return path


def _rows(*rows: object) -> dict[str, object]:
    return {"source": "seed", "rows": list(rows)}


def _named(**values: object) -> dict[str, object]:
    return {"rows": [{"id": id, "value": value, "source": "recall"} for id, value in values.items()]}


WHOLE = {
    "sources": {"MoP": "merchantsofplay.com/rules"},
    "cards": _rows(CARD),
    "steps": {"source": "published: MoP", "note": "two of them", "rows": [{**CARD, "note": "first"}, CARD]},
    "numbers": _named(rounds=7, prices=[1, 2]),
    "roads": {"source": "seed(sizes)", "value": ["a", "b"]},
}


def test_a_data_file_is_read_as_its_struct_says(tmp_path: Path) -> None:
    tables = Tables.read(_file(tmp_path, **(WHOLE | {"steps": _rows(CARD)})))
    card = Card("c1", 3)
    assert (tables.cards, tables.steps, tables.roads) == ({"c1": card}, (card,), ("a", "b"))
    assert tables.numbers == Numbers(7, (1, 2))


def test_about_tells_each_table_or_each_row_that_names_its_own_source(tmp_path: Path) -> None:
    file = Components(_file(tmp_path, **WHOLE))
    lines = file.about("cards")
    assert [note.figures["table"] for note in lines] == ["steps", "rounds", "prices", "roads"]
    assert [note.figures["value"].figures for note in lines] == [
        *({"count": 2}, {"value": 7}, {"value": (1, 2)}, {"count": 0})
    ]
    assert [note.figures["doubtful"] for note in lines] == [False, True, True, False]
    assert lines[0].figures["sources"][0].figures["by"] == ("merchantsofplay.com",)
    assert file.about("steps", "numbers", "roads", counted=False)[0].figures["value"].figures["count"] == 0


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"cards": _rows({"id": "c1"})}, "cards, c1: Object missing required field `cost`"),
        ({"cards": _rows({"id": "c1", "cost": "3"})}, "cards, c1, cost: Expected `int`, got `str`"),
        ({"cards": _rows({"id": "c1", "cost": -3})}, "cards, c1, cost: Expected `int` >= 0"),
        ({"cards": _rows(CARD, CARD)}, "cards, c1: another row has this id"),
        ({"cards": _rows({"cost": 3})}, "cards, row 1: Expected `str`, got `null`"),
        ({"cards": _rows({**CARD, "colour": 3})}, "cards, c1: Object contains unknown field `colour`"),
        ({"cards": _rows("c1")}, "cards, row 1: Expected `object`, got `str`"),
        ({"cards": 3}, "cards: Expected `object`, got `int`"),
        ({"cards": {"rows": []}}, "cards: has no source"),
        ({"cards": {"rows": [CARD]}}, "cards, c1: has no source"),
        ({"cards": {"source": "guessed", "rows": []}}, "cards: names the source 'guessed', which is none of"),
        (
            {"cards": {"source": "published: EJF", "rows": []}},
            "cards: names the source EJF, which has no address",
        ),
        ({"cards": {"source": 3, "rows": []}}, "cards: Expected `str`, got `int`"),
        ({"cards": {"source": "seed"}}, "cards: has nothing called value"),
        ({"cards": None}, "cards: Expected `object`, got `null`"),
        ({"card": _rows(CARD)}, "the file: names the table card, which there is not"),
        ({"numbers": _rows({"id": "rounds", "valeu": 7})}, "numbers, rounds: Object contains unknown field"),
        ({"numbers": _named(rounds=7)}, "numbers: Object missing required field `prices`"),
        ({"numbers": _named(rounds=7, prices=[1, "x"])}, "numbers, prices[1]: Expected `int`, got `str`"),
        ({"numbers": _named(rounds=7, prices=[], more=1)}, "numbers: Object contains unknown field `more`"),
        ({"sources": {"MoP": 3}}, "sources, [...]: Expected `str`, got `int`"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_one_sentence_that_names_the_place(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    whole = WHOLE | {"steps": _rows(CARD)} | changed
    with pytest.raises(ComponentsError) as refused:
        Tables.read(_file(tmp_path, **whole))
    sentence = str(refused.value)
    assert sentence.startswith(f"game/components.json: {told}") and "\n" not in sentence


@pytest.mark.parametrize("missing", ["cards", "steps", "numbers", "roads"])
def test_a_table_that_is_missing_is_named(tmp_path: Path, missing: str) -> None:
    path = _file(tmp_path, **{name: WHOLE[name] for name in WHOLE if name != missing})
    with pytest.raises(ComponentsError, match=f"^game/components.json: {missing}: the table is missing$"):
        Tables.read(path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{\n"cards": oops}', "line 2: Expecting value"),
        ('{"cards": {"source": "seed", "source": "recall"}}', "source: stands twice in one place"),
        ("[]", "the file: Expected `object`, got `array`"),
    ],
)
def test_what_is_no_file_of_tables_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = _file(tmp_path)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError, match=f"^game/components.json: {told}"):
        Components(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="the file: can't be read"):
        Components(tmp_path / "components.json")


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((1, 2, 4), "goes from 1 to 4, but has 4 where 3 is due"),
        ((1, 2, 2, 3, 4), "but has 2 where 3 is due"),
        ((1, 2, 3), "but 4 is missing"),
        ((1, 2, 3, 4, 5), "but has 5 too much"),
    ],
)
def test_a_gap_in_a_track_is_told(tmp_path: Path, numbers: tuple[int, ...], told: str) -> None:
    file = Components(_file(tmp_path))
    file.check_run("track", (1, 2, 3, 4), range(1, 5))
    with pytest.raises(ComponentsError, match=f"game/components.json: track: .*{told}"):
        file.check_run("track", numbers, range(1, 5))
