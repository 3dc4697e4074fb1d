"""Results of finished games are stored once, and what they come to."""

from __future__ import annotations

from typing import Any

import pytest
from shared_table import Flaky
from timed_table import ANN, BEN, TimedTable, finish

from db import PastResult, SeatHolder, StoreFailed, UserChange
from games.core import Seat
from games.manager.history import statistics


async def test_the_step_that_finishes_a_game_stores_how_everybody_came_off(timed: TimedTable) -> None:
    await timed.store.change_user(ANN, UserChange(rated=True))
    await timed.open()
    assert await timed.store.results() == ()
    await finish(timed)
    table = await timed.table()
    scores = {score.seat: score for score in table.game.scores}
    for seat, result in enumerate(await timed.store.results()):
        assert (result.place, result.points) == (scores[Seat(seat)].place, scores[Seat(seat)].points)
        assert (result.user_id, result.seats, result.computers) == ((ANN, BEN)[seat], 2, 0)
        assert result.rated == (result.user_id == ANN), "only who has said so"


@pytest.mark.parametrize("failing", ["before", "after"])
async def test_a_failing_disk_leaves_results_once_or_not_at_all(timed: TimedTable, failing: str) -> None:
    await timed.open()
    flaky = Flaky(timed.store)
    timed.store = flaky  # type: ignore[assignment]
    timed.again()
    flaky.failing = failing
    with pytest.raises(StoreFailed):
        await finish(timed)
    assert len(await timed.store.results()) == (0 if failing == "before" else 2)
    timed.again()
    if failing == "before":
        await finish(timed)
    assert len(await timed.store.results()) == 2 and (await timed.table()).status == "over"


async def test_a_table_may_not_count_and_a_seat_taken_over_never_does(timed: TimedTable) -> None:
    for user in (ANN, BEN, 203):
        await timed.store.change_user(user, UserChange(rated=True))
    await timed.open(rated="no")
    await finish(timed)
    await timed.open(channel=3)
    await timed.services.seats.give(timed.id, BEN, timed.click())
    await timed.services.seats.take(timed.id, SeatHolder(Seat(1), 203, "Cy"), timed.click())
    await finish(timed)
    await timed.open(channel=4)
    await finish(timed)
    rated = [(result.user_id, result.rated) for result in await timed.store.results()]
    assert rated == [(ANN, False), (BEN, False), (ANN, True), (203, False), (ANN, True), (BEN, True)]


def game(
    table: int, *players: tuple[int | None, int], computers: int = 0, rated: bool = True
) -> list[PastResult]:
    """A finished game: who came off how."""
    return [
        PastResult(table, seat, 1, "florence", table, len(players), computers, user, place, 50 - place, rated)
        for seat, (user, place) in enumerate(players)
    ]


def test_tallies_count_places_and_averages_by_title_and_number_of_players() -> None:
    results = [
        *game(1, (ANN, 1))[:1],
        *game(2, (ANN, 3), (BEN, 1), (7, 2)),
        *game(3, (ANN, 1), (BEN, 2), (7, 3)),
        *game(4, (ANN, 2), (None, 1), (7, 3), computers=1),
    ]
    own = [result for result in results if result.user_id == ANN]
    alone, against, among = sorted(statistics.tallies(own), key=lambda one: (one.seats, not one.against))
    assert (alone.games, alone.seats, alone.against) == (1, 1, False)
    assert (among.games, among.places, among.place) == (2, (1, 0, 1), 2.0)
    assert (among.points, among.best) == (48.0, 49)
    assert (against.games, against.against, against.places) == (1, True, (0, 1, 0))


def test_whoever_wins_is_rated_higher_and_ties_are_even() -> None:
    results: list[Any] = []
    for table in range(1, 6):
        results += game(table, (ANN, 1), (BEN, 2), (7, 2))
    found = statistics.rated(results)
    assert found[ANN].points > found[BEN].points == found[7].points
    assert (found[ANN].games, found[ANN].wins, found[BEN].wins) == (5, 5, 0)


def test_games_with_less_than_two_who_want_to_be_rated_rate_nobody() -> None:
    assert statistics.rated(game(1, (ANN, 1), (BEN, 2), rated=False)) == {}
    assert statistics.rated([*game(1, (ANN, 1)), *game(2, (BEN, 1))]) == {}


def test_who_was_forgotten_stays_an_opponent_but_nobody() -> None:
    known = statistics.rated([*game(1, (ANN, 1), (BEN, 2)), *game(2, (ANN, 1), (BEN, 2))])
    forgotten = statistics.rated([*game(1, (ANN, 1), (None, 2)), *game(2, (ANN, 1), (None, 2))])
    assert set(forgotten) == {ANN} and forgotten[ANN].games == 2
    assert forgotten[ANN].points > known[ANN].points, "a newcomer each time"


async def test_a_leaderboard_leaves_out_who_has_changed_their_mind(timed: TimedTable) -> None:
    for user in (ANN, BEN):
        await timed.store.change_user(user, UserChange(rated=True))
    for channel in (2, 3):
        await timed.open(channel=channel)
        await finish(timed)
    found = await timed.services.statistics.leaderboard(1, "heaven_ale")
    assert {rating.user for rating in found} == {ANN, BEN} and found[0].points >= found[1].points
    assert await timed.services.statistics.leaderboard(2, "heaven_ale") == []
    await timed.store.change_user(BEN, UserChange(rated=False))
    (left,) = await timed.services.statistics.leaderboard(1, "heaven_ale")
    assert left.user == ANN and left.games == 2, "its rating stays what it was"
    record = await timed.services.statistics.of(ANN, 1)
    assert record.ratings["heaven_ale"] == left and sum(one.games for one in record.tallies) == 2
    assert (await timed.services.statistics.of(ANN, 9)).tallies == ()
