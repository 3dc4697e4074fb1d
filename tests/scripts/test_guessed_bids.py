"""What is learned of the bids in Fugger, Welser, Medici."""

from random import Random

import pytest

from games.computer import Effort
from games.core.decoding import decoded_json
from games.fugger.computer.guessed_bids import GUESSED, GuessedBids
from scripts.learning import guessed_bids


def test_a_situation_is_summed_up_by_as_many_bids_in_order() -> None:
    seen: list[guessed_bids.Seen] = [("short", at / 100) for at in range(30)] + [("short", None)] * 10
    Random(1).shuffle(seen)
    found = guessed_bids.summed_up([*seen, ("enough", 0.0)])
    assert found["enough"] == (0.0,) * guessed_bids.LIKELY
    bids = [share for share in found["short"] if share is not None]
    assert found["short"] == (*bids, *[None] * 5) and len(bids) == 15
    assert bids == sorted(bids) and bids[0] <= 0.01 and bids[-1] >= 0.28


def test_what_is_written_can_be_read() -> None:
    learned = GuessedBids("a command", {"enough": (0.0, 0.125), "short": (0.5, None)})
    assert decoded_json(guessed_bids.written(learned), GuessedBids) == learned


def test_the_same_game_shows_the_same_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guessed_bids, "EFFORT", Effort(600.0, 20))
    seen = guessed_bids.bids_of(0)
    assert seen and seen == guessed_bids.bids_of(0)
    assert {situation for situation, _ in seen} <= set(GUESSED)
    assert all(share is None or 0 <= share < 1 for _, share in seen)
