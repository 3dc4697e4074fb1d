"""The worked examples, each under its id (golden.json)."""

import json
from pathlib import Path
from typing import Any

import pytest
from philadelphia_kit import Table, move_of

from games.core import Seat

CASES: dict[str, dict[str, Any]] = {
    case["id"]: case
    for case in json.loads(Path(__file__).with_name("golden.json").read_text("utf-8"))["cases"]
}


@pytest.mark.parametrize("id", CASES)
def test_golden_case(id: str) -> None:
    case = CASES[id]
    table = Table(**case["setup"])
    for step in case["steps"]:
        _play(table, step)
    _check_outcome(table, dict(case["expect"]))


def _play(table: Table, step: dict[str, Any]) -> None:
    if "phase" in step:
        if step["phase"] == "hiring":
            table.hiring(*step["dice"])
        elif step["phase"] == "update":
            table.update()
        else:
            table.next_round()
            return
    else:
        seat = Seat(step["player"])
        if not table.game.phases:
            table.turn(seat)
        move = move_of(table, step["move"])
        if "error" in step:
            assert table.code(move, seat) == step["error"]
            return
        table.do(move, seat)
    for answer in step.get("answers", []):
        table.answer(answer["kind"], answer["value"])
    assert table.phase in ("", "TurnActions")


def _check_outcome(table: Table, expect: dict[str, Any]) -> None:
    game = table.game
    if expect.pop("over", False):
        table.next_round()
        assert game.over
        assert [score.seat for score in game.scores if score.place == 1] == expect.pop("winners")
    found: dict[str, Any] = {
        "vp": [agency.vp for agency in game.agencies],
        "money": [agency.gold for agency in game.agencies],
        "hand_size": [len(agency.hand) for agency in game.agencies],
        "actions_left": table.actions_left(),
        "turn_over": not game.phases,
        "market": game.market,
        "field_cards": game.field_cards,
        "deck_size": len(game.deck),
        "discard": sorted(game.discard),
        "start": game.start,
        "round": game.round,
        "hands": [sorted(agency.hand) for agency in game.agencies],
        "fields": [[[ad.card, ad.months] for ad in agency.field] for agency in game.agencies],
    }
    for name, value in expect.items():
        if name in ("hands", "discard"):
            value = [sorted(hand) for hand in value] if name == "hands" else sorted(value)
        if name in ("hands", "fields"):
            assert found[name][: len(value)] == value, name
        elif name == "deck_top":
            assert game.deck[: len(value)] == value
        else:
            assert found[name] == value, name
