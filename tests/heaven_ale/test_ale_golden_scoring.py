"""Golden cases of the rules page, section 10: discs, pairs, cards, barrel conditions."""

from heaven_ale_kit import Table

from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import SUN
from games.heaven_ale.rules.barrels import takeable


def test_g10_steps_past_the_end_of_the_track_are_ducats() -> None:
    table = Table()
    table.me.resources[2] = 18
    table.me.garden = {"s01": "hops5"}
    table.do("move S3; score hops")
    assert (table.marker("hops"), table.me.ducats) == (20, 28)


def test_g11_a_resource_spot() -> None:
    table = Table()
    table.me.garden = {"s01": "hops2", "s05": "hops5", "d03": "hops4", "s02": "wood5"}
    table.do("move S3; score hops")
    assert (table.marker("hops"), table.me.ducats, table.marker("wood")) == (3, 29, 0)


def test_g13_two_monks_of_the_kind_side_by_side() -> None:
    table = Table()
    table.me.garden = {"s09": "monkA", "s10": "monkA", "s07": "water3"}
    table.do("move S2; score monkA")
    assert (table.me.brewmaster, table.marker("water")) == (-8, 0)


def test_g14_adjacency_crosses_the_border() -> None:
    table = Table()
    table.me.garden = {"s05": "monkC", "d05": "barley5"}
    table.do("move S2; score monkC")
    assert (table.me.ducats, table.marker("barley")) == (30, -8)


def test_g16_no_usable_spot() -> None:
    table = Table()
    table.me.garden = {"s01": "wood2"}
    assert table.code("move S2") == "ERR_NO_USABLE_SPOT"
    table.do("move S4")
    refused = [table.code(f"score {spot}") for spot in ("hops", "monkA", "X 5")]
    assert refused == ["ERR_NO_MATCHING_TILE"] * 3


def test_g17_the_wrong_kind_of_spot() -> None:
    table = Table()
    table.me.garden = {"s01": "wood2", "s02": "monkA"}
    assert table.do("move S2").code("score wood") == "ERR_SPOT_KIND"


def completed(table: Table, card: str = "") -> Table:
    """The pair of X and wood has just been completed with a tile of value 2 in the shade."""
    table.me.garden = {"d01": "wood2"}
    table.me.discs = ["X"]
    return table.do("move S3; score wood")


def test_g18_g19_skipping_is_final() -> None:
    table = completed(Table())
    assert (table.phase, table.me.ducats) == ("Privilege", 27)
    table.do("skip")
    assert (table.me.ducats, table.me.placed, table.me.cards) == (27, {}, list(c.CARDS))
    assert table.turn == 1


def test_g20_aid_counts_the_new_disc_and_forces_the_last_resource() -> None:
    table = Table()
    table.me.discs = ["X", "yeast", "barley"]
    table.me.garden = {"d01": "water2"}
    table.do("move S3; score water")
    refusal = table.refusal("place P2 wood")
    assert (refusal.code, refusal.figures["resources"]) == ("ERR_NOT_LEAST_RESOURCE", ("barley",))
    table.do("place P2")
    assert (table.marker("barley"), table.me.placed) == (-4, {"Q3": "P2"})


def test_g22_harvest_counts_tiles_not_values() -> None:
    table = Table()
    table.me.garden = {"s01": "hops5", "s02": "hops1", "d01": "hops4"}
    table.me.discs = ["yeast"]
    table.do("move S3; score hops")
    assert (table.me.ducats, table.marker("hops")) == (29, 2)
    assert table.code("place P1") == "ERR_NEED_RESOURCE_CHOICE"
    assert table.do("place P1 hops").marker("hops") == 5


def test_g23_the_brewmaster_stops_at_the_end() -> None:
    table = Table()
    table.me.brewmaster = 17
    completed(table).do("place P5")
    assert (table.me.brewmaster, table.me.ducats) == (20, 27)


def test_g52_selling_the_last_card_at_a_pair() -> None:
    table = Table()
    table.me.cards = ["P3"]
    completed(table).do("sell P3")
    assert (table.me.ducats, table.me.placed, table.turn) == (30, {}, 1)


def test_g53_a_used_spot() -> None:
    table = Table()
    table.me.discs = ["wood"]
    table.me.garden = {"d01": "wood2", "d02": "hops1"}
    assert table.do("move S3").code("score wood") == "ERR_SPOT_USED"


def test_g55_b11_counts_monks() -> None:
    table = Table()
    table.me.garden = dict.fromkeys(SUN, "monkA")
    assert takeable(table.game, table.me) == ["B11"]


def test_g56_b10_counts_placed_cards_only() -> None:
    table = Table()
    table.me.placed = {"Q1": "P1", "Q2": "P2"}
    table.me.cards = ["P3"]
    assert takeable(table.game, table.me) == []
    table.me.placed["Q3"] = "P4"
    assert takeable(table.game, table.me) == ["B10"]
    assert table.do("move K2").me.barrels == {"B10": "large"}


def test_g62_two_triggered_monks_in_the_shade() -> None:
    table = Table()
    table.me.garden = {"d09": "monkD", "d10": "monkD", "d12": "wood4", "d07": "hops2"}
    before = list(table.me.resources)
    table.do("move S2; score monkD")
    assert (table.me.ducats, table.me.brewmaster, table.me.resources) == (37, -8, before)
