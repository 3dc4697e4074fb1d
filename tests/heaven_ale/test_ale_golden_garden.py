"""Golden cases of the rules page, section 10: sheds."""

import pytest
from heaven_ale_kit import Table

from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from games.heaven_ale.model.garden import RING


def enclosing(shed: str, tile: str, last: str, space: str = "R1", bought: str | None = None) -> Table:
    """All cells around a shed but `last` hold `tile`; `bought` (or another such tile) lies on `space`."""
    table = Table()
    table.me.garden = {cell: tile for cell in RING[shed] if cell != last}
    table.lay(space, bought or tile)
    return table.do(f"move {space}")


def test_g25_a_shed_without_a_choice() -> None:
    table = enclosing("H2", "wood1", "s04", bought="wood2")
    table.me.ducats = 4
    table.do("buy wood2 s04")
    assert table.me.sheds == {"H2": "T0"}
    assert table.me.brewmaster == -4
    assert table.phase == "Market"


def test_a_shed_moves_the_brewmaster_to_the_end_of_the_track_and_no_further() -> None:
    """Rules 2.9: what is left of the steps is lost."""
    table = enclosing("H2", "wood1", "s04", bought="wood2")
    table.me.brewmaster = c.MOST - 3
    ducats = table.me.ducats
    table.do("buy wood2 s04")
    (enclosed,) = [event for event in table.events if isinstance(event, events.ShedEnclosed)]
    assert (table.me.brewmaster, enclosed.brewmaster, table.me.ducats) == (c.MOST, 3, ducats - 4)


def test_g26_monks_count_nothing() -> None:
    table = enclosing("H4", "monkB", "d09", space="M4", bought="monkC").do("buy monkC d09")
    assert table.me.sheds == {"H4": "T0"}
    assert table.me.brewmaster == -4


def test_g28_opposite_tiles() -> None:
    table = enclosing("H1", "wood2", "d01").do("buy wood2 d01")
    assert table.me.sheds == {"H1": "T2"}
    assert table.code("shed d02 d05") == "ERR_SHED_PATTERN"
    assert table.code("shed d02") == "ERR_SHED_COUNT"
    assert table.code("shed d02 d02") == "ERR_SHED_COUNT"
    assert table.code("shed d02 s07") == "ERR_SHED_NOT_ADJACENT"
    table.do("shed s02 d02")
    assert (table.me.brewmaster, table.marker("wood"), table.me.ducats) == (-9, 2, 25)


def test_g29_tiles_that_do_not_touch() -> None:
    table = enclosing("H3", "wood3", "d05").do("buy wood3 d05")
    assert table.me.sheds == {"H3": "T3"}
    assert table.code("shed d07 d10 s10") == "ERR_SHED_PATTERN"
    table.do("shed d07 s10 s05")
    assert (table.me.brewmaster, table.marker("wood"), table.me.ducats) == (-9, 6, 25)


@pytest.mark.parametrize(
    ("total", "kind"),
    [
        (0, "T0"),
        (7, "T0"),
        (8, "T1"),
        (11, "T1"),
        (12, "T2"),
        (17, "T2"),
        (18, "T3"),
        (23, "T3"),
        (24, "T4"),
        (30, "T4"),
    ],
)
def test_g31_limits_of_the_sheds(total: int, kind: str) -> None:
    values = [min(5, max(0, total - 5 * at)) for at in range(6)]
    table = Table()
    tiles = [f"wood{value}" if value else "monkA" for value in values]
    *others, last = zip(RING["H2"], tiles, strict=True)
    table.me.garden = dict(others)
    table.lay("M4" if last[1] == "monkA" else "R1", last[1])
    table.do(f"move {'M4' if last[1] == 'monkA' else 'R1'}; buy {last[1]} {last[0]}")
    assert table.me.sheds == {"H2": kind}
    (event,) = [event for event in table.events if isinstance(event, events.ShedEnclosed)]
    assert (event.sum, event.kind) == (total, kind)
    assert table.me.brewmaster == c.BREWMASTER + c.SHED_TYPES[kind].brewmaster


def test_g32_one_tile_encloses_two_sheds() -> None:
    table = Table()
    around = {*RING["H2"], *RING["H5"]} - {"s09"}
    table.me.garden = dict.fromkeys(around, "wood1") | {"s08": "barley3"}
    table.lay("R1", "water2")
    table.do("move R1; buy water2 s09; shed s08")
    assert table.me.sheds == {"H2": "T1", "H5": "T1"}
    table.do("shed s08")
    assert (table.me.brewmaster, table.marker("barley")) == (-4, -2)
    assert table.phase == "Market"
    sheds = [event.shed for event in table.events if isinstance(event, events.ShedEnclosed)]
    assert sheds == ["H2", "H5"]
