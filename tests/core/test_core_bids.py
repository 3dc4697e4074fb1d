"""Ways to resolve sealed bids, ranking, and tables of components."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import Components, ComponentsError, Seat, places
from games.core.bids import Award, Bid, all_pay, cheapest_first, dearest_first, highest, lone_highest

A, B, C = Seat(0), Seat(1), Seat(2)
ORDER = (C, A, B)
bids = st.lists(
    st.builds(Bid, st.sampled_from((A, B, C)), st.integers(0, 9), st.integers(0, 4)),
    unique_by=lambda bid: bid.seat,
)


def test_the_dearest_are_served_first_and_the_last_gets_what_is_left() -> None:
    asked = [Bid(A, 5, 2), Bid(B, 7, 2), Bid(C, 5, 3)]
    assert dearest_first(asked, 5, ORDER) == (Award(B, 7, 2), Award(C, 5, 3))
    assert dearest_first(asked, 6, ORDER) == (Award(B, 7, 2), Award(C, 5, 3), Award(A, 5, 1))


def test_the_cheapest_are_served_first() -> None:
    assert cheapest_first([Bid(A, 5, 2), Bid(B, 7, 2)], 3, ORDER) == (Award(A, 5, 2), Award(B, 7, 1))


def test_ties_go_by_the_given_order() -> None:
    tied = [Bid(A, 4), Bid(B, 4), Bid(C, 4)]
    assert highest(tied, ORDER) == Bid(C, 4)
    assert highest(tied, (B, C, A)) == Bid(B, 4)


def test_the_lone_highest_is_alone_with_its_price() -> None:
    assert lone_highest([Bid(A, 4), Bid(B, 4), Bid(C, 2)]) == Bid(C, 2)
    assert lone_highest([Bid(A, 4), Bid(B, 4)]) is None


def test_where_all_pay_the_losers_pay_too() -> None:
    assert all_pay([Bid(A, 4), Bid(B, 2), Bid(C, 0, 0)], ORDER) == (Bid(A, 4), {A: 4, B: 2})


@given(bids, st.integers(0, 12))
def test_never_more_is_given_than_there_is_nor_than_anybody_asked(asked: list[Bid], left: int) -> None:
    for resolve in (dearest_first, cheapest_first):
        awards = resolve(asked, left, ORDER)
        assert sum(award.amount for award in awards) == min(left, sum(bid.amount for bid in asked))
        wanted = {bid.seat: bid for bid in asked}
        assert all(0 < award.amount <= wanted[award.seat].amount for award in awards)
        assert resolve(asked[::-1], left, ORDER) == awards, "arrival has no effect"


def test_equal_results_share_a_place() -> None:
    assert places([(7, 1), (9, 0), (7, 1), (3, 5)]) == (2, 1, 2, 4)


class Card(msgspec.Struct, frozen=True):
    id: str
    cost: int


def _file(folder: Path, **tables: object) -> Path:
    path = folder / "components.json"
    path.write_text(json.dumps(tables), encoding="utf-8")
    return path


def _cards(*rows: object) -> dict[str, object]:
    return {"source": "rules 1", "kind": "seed", "rows": list(rows)}


def test_rows_are_read_as_structs_with_their_source(tmp_path: Path) -> None:
    parts = Components(_file(tmp_path, cards=_cards({"id": "c1", "cost": 3})))
    assert parts.by_id("cards", Card) == {"c1": Card("c1", 3)}
    assert [(source.table, source.kind, source.source) for source in parts.sources] == [
        ("cards", "seed", "rules 1")
    ]


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        ({"cards": _cards({"id": "c1"})}, "cards, row 1"),
        ({"cards": _cards({"id": "c1", "cost": "3"})}, "cards, row 1"),
        ({"cards": _cards({"id": "c1", "cost": 3}, {"id": "c1", "cost": 3})}, "names c1 twice"),
        ({"cards": {"kind": "seed", "rows": []}}, "no source"),
        ({"cards": {"source": "x", "kind": "guessed", "rows": []}}, "cards"),
        ({"cards": {"source": "x", "kind": "seed"}}, "rows"),
        ({}, "missing"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_one_sentence_that_names_the_place(
    tmp_path: Path, tables: dict[str, object], told: str
) -> None:
    with pytest.raises(ComponentsError, match=told) as refused:
        Components(_file(tmp_path, **tables)).by_id("cards", Card)
    assert str(refused.value).startswith("components.json") and "\n" not in str(refused.value)


def test_what_is_no_json_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "components.json"
    path.write_text('{\n"cards": oops}', encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"components\.json, line 2"):
        Components(path)
