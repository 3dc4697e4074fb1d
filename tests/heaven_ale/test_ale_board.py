"""The board as the rules page prints it: track, garden, sheds, tables; and how people write its cells."""

from typing import get_args

import pytest
from heaven_ale_kit import Table

from games.core import engine, note
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model.data_rows import CountedThing
from games.heaven_ale.model.garden import AROUND, CHOICES, GARDEN_CELLS, RING, SHADE, SHEDS, SHEDS_AT, SUN
from games.heaven_ale.rules.barrels import COUNTERS
from games.heaven_ale.text.position import position
from games.heaven_ale.text.spelling import parse, parts, spell
from words import LANGUAGES, Language, Speaker, rulebook
from words.positions import position_text

TRACK = "START R R M SA R R SB R R M R SC R K R S* R M R S* R R R S* M K R"

NEIGHBOURS = """
s01: d01 H1 s02
d01: d02 H1 s01
s02: H1 s05 s04 s01
H1: d02 d05 s05 s02 s01 d01
d02: d04 d05 H1 d01
s03: s04 H2 s06
s04: s05 s07 H2 s03 s02
s05: d05 H3 s07 s04 s02 H1
d05: d04 d07 H3 s05 H1 d02
d04: d03 H4 d07 d05 d02
d03: d06 H4 d04
s06: H2 s08 s03
H2: s07 s09 s08 s06 s03 s04
s07: H3 s10 s09 H2 s04 s05
H3: d07 d10 s10 s07 s05 d05
d07: H4 d09 d10 H3 d05 d04
H4: d06 d08 d09 d07 d04 d03
d06: d08 H4 d03
s08: s09 H5 s11 s06 H2
s09: s10 s12 H5 s08 H2 s07
s10: d10 H6 s12 s09 s07 H3
d10: d09 d12 H6 s10 H3 d07
d09: d08 H7 d12 d10 d07 H4
d08: d11 H7 d09 H4 d06
s11: H5 s13 s08
H5: s12 s14 s13 s11 s08 s09
s12: H6 s15 s14 H5 s09 s10
H6: d12 d15 s15 s12 s10 d10
d12: H7 d14 d15 H6 d10 d09
H7: d11 d13 d14 d12 d09 d08
d11: d13 H7 d08
s13: s14 s11 H5
s14: s15 s13 H5 s12
s15: d15 s14 s12 H6
d15: d14 s15 H6 d12
d14: d13 d15 d12 H7
d13: d14 H7 d11
"""


def test_the_track_has_28_spaces_in_the_order_of_the_rules_page() -> None:
    letters = {"start": "START", "resource": "R", "monk": "M", "barrel": "K"}
    told = [
        letters.get(space.kind) or ("S*" if len(space.allows) > 1 else f"S{space.allows[0]}")
        for space in c.TRACK
    ]
    assert " ".join(told) == TRACK
    assert [space.cost for space in c.TRACK if space.kind == "monk"] == [4, 3, 2, 1]


def test_every_hex_has_the_neighbours_of_the_rules_page() -> None:
    printed = dict(line.split(": ") for line in NEIGHBOURS.strip().splitlines())
    assert {cell: " ".join(around) for cell, around in AROUND.items()} == printed


def test_sheds_lie_apart_with_six_plots_around() -> None:
    assert (len(SUN), len(SHADE), len(SHEDS)) == (15, 15, 7)
    assert all(len(ring) == 6 and set(ring) <= set(GARDEN_CELLS) for ring in RING.values())
    assert max(len(sheds) for sheds in SHEDS_AT.values()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_the_position_is_told_which_cells_around_a_shed_are_free(language: Language) -> None:
    table = Table()
    table.me.garden = dict.fromkeys(RING["H1"][:4], next(iter(c.TILES)))
    text = position_text(Speaker(TITLE, language, ("Ann", "Ben")), table.game, None)
    [line] = [line for line in text.splitlines() if "H1" in line]
    told = line.partition("H1")[2].partition("H")[0]
    assert [cell for cell in GARDEN_CELLS if cell in told] == sorted(RING["H1"][4:], key=GARDEN_CELLS.index)


def test_a_pair_is_closed_only_when_it_is_decided_that_no_card_comes() -> None:
    table = Table()
    table.me.garden = {"d01": "wood2"}
    table.me.discs = ["X"]
    table.do("move S3; score wood")
    asked = [line.id for line in position(table.game)]
    table.do("skip")
    left = [line.id for line in position(table.game)]
    assert "position-closed" not in asked and "position-closed" in left


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_which_cells_lie_around_each_place_of_a_shed(language: Language) -> None:
    text = "\n".join(chapter.text for chapter in rulebook(Speaker(TITLE, language, ("Ann", "Ben")), 2))
    for shed, ring in RING.items():
        assert any(
            line.startswith(f"- {shed}") and all(cell in line for cell in ring) for line in text.splitlines()
        )


def test_shed_choices_number_6_3_2_15() -> None:
    assert [len(CHOICES["H1", kind]) for kind in ("T1", "T2", "T3", "T4")] == [6, 3, 2, 15]
    assert CHOICES["H6", "T2"] == (("d12", "s12"), ("d15", "s10"), ("s15", "d10"))
    assert CHOICES["H7", "T3"] == (("d11", "d14", "d09"), ("d13", "d12", "d08"))


def test_tables_cover_every_position_and_sum() -> None:
    at = c.LEVEL_AT
    assert sorted(at) == list(range(-10, 21))
    assert [at[step].rate for step in (-10, 0, 1, 4, 5, 11, 12, 19, 20)] == [5, 5, 4, 4, 3, 3, 2, 2, 1]
    assert [at[step].multiplier for step in (0, 1, 8, 9, 14, 15, 17, 18, 20)] == [2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert len(c.SHED_OF_SUM) == 31


def test_what_the_sources_disagree_about_is_an_option() -> None:
    assert list(c.TABLES.disputed) == [
        *("allow_shared_spaces", "final_round_discs", "final_exchange", "start_positions")
    ]
    assert all(name in TITLE.options.__struct_fields__ for name in c.TABLES.disputed)


def test_every_goal_counts_something_that_can_be_counted() -> None:
    assert set(COUNTERS) == set(get_args(CountedThing))


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("cell", "s4", "s04"),
        ("cell", " S04 ", "s04"),
        ("cell", "日陰12", "d12"),
        ("cell", "shade 3", "d03"),
        ("cell", "小屋2", "H2"),
        ("cell", "s1 s2", None),
        ("cell", "z99", None),
        ("cells", "d02, s02", ("d02", "s02")),
        ("cells", "日向4、日陰5", ("s04", "d05")),
        ("cells", "d02 or s02", None),
        ("space", "r12", "R12"),
        ("space", "start", "START"),
        ("space", "R99", None),
        ("tile", "Hops3", "hops3"),
        ("tile", "MONKB", "monkB"),
        ("spot", "x", "X"),
        ("number", "3", None),
    ],
)
def test_typed_text_is_read(field: str, text: str, value: object) -> None:
    assert parse(field, text) == value


def test_what_is_spelled_can_be_typed() -> None:
    for cells in CHOICES["H3", "T4"]:
        assert parse("cells", spell(cells)) == cells
    for cell in GARDEN_CELLS:
        assert parse("cell", spell(cell)) == cell


def test_long_lists_are_asked_in_steps_of_at_most_25() -> None:
    for field, values in (("cell", GARDEN_CELLS), ("space", c.SPACES)):
        steps: dict[str, set[object]] = {}
        for value in values:
            first, last = parts(field, value)
            assert last == value
            steps.setdefault(str(first), set()).add(last)
        assert len(steps) <= 25
        assert all(len(answers) <= 25 for answers in steps.values())


def test_hints_tell_what_a_value_would_do() -> None:
    table = Table()
    table.me.garden = {cell: "wood2" for cell in RING["H1"] if cell != "d01"} | {"s09": "monkA"}
    table.lay("R1", "wood2", "hops3")
    table.lay("M1", "monkB")
    (move,) = [offer for offer in engine.offers(table.game, 0) if "space" in offer.names]
    told = {space: move.preview("space", (space,)) for space in ("R1", "M1", "S2", "START")}
    assert told["R1"].figures == {"tiles": ("wood2", "hops3"), "cost": 2}
    assert told["M1"].figures == {"tiles": ("monkB",), "cost": 4}
    assert told["S2"].figures == {"discs": 1, "spots": ("monkA",)}
    assert told["START"].figures == {"places": ("A1", "A2", "A3")}
    table.do("move R1")
    (buy,) = [offer for offer in engine.offers(table.game, 0) if "tile" in offer.names]
    assert buy.preview("tile", ("hops3",)).figures == {"shade": 3, "sun": 6}
    made = buy.preview("cell", ("wood2", "d01"))
    (shed,) = made.figures["sheds"]
    assert (made.figures["cost"], shed.figures["sum"], shed.figures["kind"]) == (2, 12, "T2")
    near = buy.preview("cell", ("wood2", "s04"))
    assert (near.figures["shed"], near.figures["missing"], near.figures["sum"]) == ("H2", 4, 2)
    table.do("buy wood2 d01")
    (use,) = [offer for offer in engine.offers(table.game, 0) if "cells" in offer.names]
    gains = use.preview("cells", (("s02", "d02"),)).figures["gains"]
    assert gains == (note("gain-ducats", amount=2), note("gain", what="wood", amount=2))


def test_figures_are_the_markers_and_ducats() -> None:
    table = Table()
    assert TITLE.figures(table.game, 0) == {
        "ducats": 25,
        "brewmaster": -10,
        "wood": 0,
        "yeast": -2,
        "hops": -4,
        "water": -6,
        "barley": -8,
    }
