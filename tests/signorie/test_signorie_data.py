"""The data file: an owner of the game corrects it without touching code; a file that contradicts itself is
refused in one sentence that names the place."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.core import ComponentsError
from games.signorie.model import components as c
from games.signorie.model.components import read

ROOT = Path(__file__).parents[2]
DATA = ROOT / "games" / "signorie" / "components.json"

Change = Callable[[dict[str, Any]], None]


def changed(tmp_path: Path, change: Change) -> Path:
    """A copy of the data file with something changed."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    change({name: table["rows"] for name, table in data.items() if name != "sources"})
    path = tmp_path / "signorie" / "components.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def row(rows: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """The row that has these fields."""
    return next(one for one in rows if all(one.get(name) == value for name, value in fields.items()))


def swap_helpers(tables: dict[str, Any]) -> None:
    first, second = (row(tables["helpers"], id=id) for id in ("h_y2", "h_g3"))
    for name in ("kind", "track", "amount"):
        first[name], second[name] = second.get(name), first.get(name)
        for slot in (first, second):
            if slot[name] is None:
                del slot[name]


def correct_everything(tables: dict[str, Any]) -> None:
    """One correction for every point of the rules page's checklist (section 17)."""
    colours = {one["id"]: one for one in tables["die_colours"]}
    colours["G"]["action"], colours["B"]["action"] = "tracks", "mission"
    colours["P"]["cost"], colours["G"]["cost"] = 4, 3
    swap_helpers(tables)
    row(tables["helper_rows"], row=1)["cost"] = 1
    tables["career_track"][4]["vp"] = 6
    tables["initiative_track"] += [{"position": 10, "vp": 12}]
    row(tables["alliance_tiles"], value=2)["copies"] = 2
    row(tables["alliance_tiles"], value=5)["copies"] = 2
    tables["plans"][0]["pol"] = ["medici", "medici", "este", "colonna"]
    tables["bride_slots"][2]["vp"] = 3
    row(tables["bonus_tiles"], id="rb_car")["points"] = 3
    row(tables["assignment_slots"], id="Yf")["sex"] = "m"
    row(tables["city_slots"], **{"for": "shared"})["values"] = [1, 1, 1, 2, 2, 3, 3, 4, 4]


PLAY = """
import random
from games.core import engine
from games.core.chance import Secret
from games.signorie import TITLE
from games.signorie.model import components as c
for seed in range(30):
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, 2 + seed % 3, TITLE.options(), chance).game
    while not game.over:
        engine.play_in_place(game, *engine.random_answer(game, rng), chance)
text = TITLE.texts.describe("h_y2", TITLE.options())[0].id
print(c.HELPERS["h_y2"].kind, c.COLOUR["G"].action, c.INITIATIVE_TOP, text)
"""


def test_an_owner_corrects_numbers_and_kinds_without_touching_code(tmp_path: Path) -> None:
    """The package with another data file plays whole games, and its texts tell the new effects."""
    for name in ("core", "signorie"):
        shutil.copytree(ROOT / "games" / name, tmp_path / "games" / name)
    shutil.copy(ROOT / "games" / "__init__.py", tmp_path / "games")
    shutil.copy(changed(tmp_path, correct_everything), tmp_path / "games" / "signorie" / "components.json")
    ran = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == ["vp", "tracks", "10", "text-helper-vp"]


def drop(table: str, **fields: Any) -> Change:
    return lambda tables: tables[table].remove(row(tables[table], **fields))


def put(table: str, name: str, now: Any, /, **fields: Any) -> Change:
    return lambda tables: row(tables[table], **fields).update({name: now})


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        (put("alliance_tiles", "copies", 0, value=5), "alliance_tiles", "48 and not the 54"),
        (put("supplies", "value", 53, id="alliance_tiles"), "alliance_tiles", "54 and not the 53"),
        (put("die_colours", "action", "mission", id="B"), "die_colours, G", "mission twice"),
        (put("die_colours", "ring", "R", id="R"), "die_colours", "twice"),
        (drop("helpers", id="h_p2"), "helpers", "14 slots instead of 15"),
        (put("helpers", "kind", "magic", id="h_p2"), "helpers, h_p2", "Invalid enum value 'magic'"),
        (put("helpers", "row", 2, id="h_p1"), "helpers, h_p1", "fills row 2 of P twice"),
        (put("helpers", "amount", 0, id="h_p2"), "helpers, h_p2", "has no amount"),
        (put("career_track", "rank", 1, slot=8), "career_track, row 8", "lower rank"),
        (put("city_slots", "values", [1, 5], **{"for": "separate"}), "city_slots", "slot 5 that no rank"),
        (put("plans", "mar", ["medici"] * 6, id="red"), "plans, red", "marriage row"),
        (put("plans", "pol", ["medici", "este"], id="blue"), "plans, blue", "2 shields in the row pol"),
        (put("plans", "cle", ["rossi"] * 4, id="blue"), "plans, blue", "family rossi"),
        (drop("assignment_tiles", id="a_thr"), "assignment_tiles", "9 tiles, supplies have 10"),
        (put("assignment_slots", "sex", "x", id="Ym"), "assignment_slots, Ym", "sex x"),
        (put("assignment_slots", "area", "R", id="Ym"), "assignment_slots", "slots in the area"),
        (drop("bonus_tiles", id="rb_mis"), "bonus_tiles", "8 tiles, supplies have 9"),
        (drop("reward_track", slot=7), "reward_track", "1 to 7"),
        (put("numbers", "value", 9, id="stock_males"), "supplies", "numbers deal 13"),
        (drop("numbers", id="threshold"), "numbers", "missing required field `threshold`"),
        (put("players", "dice", 5, seats=4), "players, 4 seats", "25 dice"),
        (put("players", "cities", 6, seats=4), "players, 4 seats", "6 cities"),
        (drop("extra_florins", place=4), "extra_florins", "4 is missing"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused_at_its_place(
    tmp_path: Path, change: Change, place: str, words: str
) -> None:
    with pytest.raises(ComponentsError) as refused:
        read(changed(tmp_path, change))
    told = str(refused.value)
    assert told.startswith(f"signorie/components.json: {place}")
    assert words in told
    assert "\n" not in told


def test_a_misspelt_field_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"signorie/components\.json: helpers, "):
        read(changed(tmp_path, lambda tables: tables["helpers"][0].update(prize=3)))


def test_the_file_as_it_is_has_all_that_the_box_has() -> None:
    assert len(c.TILES) == 54
    assert len(c.HELPERS) == 15
    assert len(c.ASSIGNMENTS) == 10
    assert len(c.BONUS_TILES) + len(c.VP_TILES) == 14
    assert sum(count.seats == 4 and count.dice * len(c.COLOURS) == 20 for count in c.TABLES.players) == 1


def test_every_board_wants_each_family_twice_in_its_careers() -> None:
    """Rules 2.8: the most even split, every family doubled on two boards."""
    doubled = []
    for plan in c.PLANS.values():
        shields = [*plan.pol, *plan.cle, *plan.mil]
        assert all(shields.count(family) == 2 for family in c.FAMILIES)
        for name in c.CAREERS:
            wanted = plan.row(name)
            assert len(set(wanted)) == 3
            doubled += [family for family in c.FAMILIES if wanted.count(family) == 2]
    assert all(doubled.count(family) == 2 for family in c.FAMILIES)
