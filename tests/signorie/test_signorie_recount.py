"""The result counted anew from the log alone, by a few lines that share nothing with the rules; and long
games, in which players seldom pass."""

from collections import Counter, defaultdict
from typing import Any

import pytest
from signorie_kit import census, played_games

from games.core import engine
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.rules.game import Signorie

HALF = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 4, 8: 6}
"""Half the points of the career slots 1, 2, 3, 4, 5, 7, 9, 13, rounded down."""


def recounted(told: list[Any], seats: int) -> list[int]:
    """Every seat's points, from what was told."""
    points: Counter[int] = Counter()
    men: dict[int, Counter[tuple[str, int]]] = defaultdict(Counter)
    rows: dict[tuple[int, str], list[int]] = defaultdict(list)
    for event in told:
        match event:
            case events.Scored() | events.GameEnded():
                continue
            case events.Advanced(seat=seat, career=career, before=before, after=after):
                men[seat][career, before] -= 1
                men[seat][career, after] += 1
            case events.MissionDone(seat=seat, career=career, before=before):
                men[seat][career, before] -= 1
            case events.TileTaken(seat=seat, tile=tile, row=row):
                rows[seat, row].append(int(tile[-1]))
            case events.TileDrawn(seat=seat, row=row):
                rows[seat, row].append(1)
        if getattr(event, "seat", None) is not None:
            points[event.seat] += getattr(event, "vp", 0)
    for (seat, _), values in rows.items():
        points[seat] += sum(values) if len(values) >= 3 else 0
    for seat, here in men.items():
        points[seat] += sum(HALF.get(slot, 0) * count for (_, slot), count in here.items())
    return [points[seat] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("passing", [0.05, 0.5, 1.0])
def test_the_score_can_be_counted_from_the_log(seats: int, passing: float) -> None:
    for *told, game in played_games(seats, range(40), passing):
        scores = {score.seat: score.points for score in game.scores}
        assert recounted(told, seats) == [scores[seat] for seat in range(seats)]
        winner = next(event for event in told if isinstance(event, events.GameEnded)).winner
        assert min(game.scores, key=lambda score: score.place).seat == winner
        assert scores[winner] == max(scores.values())
        assert sorted(score.place for score in game.scores) == list(range(1, seats + 1))


def test_long_games_come_to_cities_helpers_and_rewards() -> None:
    """Whatever the variants: nothing is lost, and every event there is comes about."""
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for *told, game in played_games(seats, range(50), 0.02):
            seen.update(type(event).__name__ for event in told)
            assert isinstance(game, Signorie)
            counted = census(game)
            assert counted["face down"] == 0
            assert all(counted[tile] == 1 for tile in c.TILES)
    assert {kind.__name__ for kind in events.EVENTS} == set(seen)


def test_what_is_offered_can_be_finished() -> None:
    """Every die, action, helper and reward that is offered leads on to an end: no seat is ever left without
    an answer, over games with every mix of options."""
    for seats in (2, 3, 4):
        for *_, game in played_games(seats, range(100, 130), 0.02):
            assert game.over
            assert engine.waits_for(game) == ()
