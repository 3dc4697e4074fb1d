"""Who is asked about a proposal: nobody is evicted, and nobody who has vanished blocks a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hall_kit import ANN, BEN, CARL, SEATS, START, Three

from db import SeatHolder, SqliteStore, UserChange
from games.core import Refusal, Seat
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Back, End, Pace, Pause, ProposalKind, Relieve, Replace
from games.manager.people import consent

DAY = 24 * HOUR


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Three]:
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield Three(store, START)


def about(user: int) -> list[ProposalKind]:
    """The proposals about the seat of a person."""
    return [Relieve(SEATS[user], "novice", "Kit"), Replace(SEATS[user])]


async def asked(hall: Three, what: ProposalKind) -> set[int]:
    """Who is asked about a proposal."""
    table = await hall.table()
    here = await consent.people_now(hall.tables.repository, table)
    return {table.seats[seat].user_id or 0 for seat in consent.asked(table, what, here)}


@pytest.mark.parametrize("settings", ["all", "host"])
async def test_nobody_loses_their_seat_without_being_asked(hall: Three, settings: str) -> None:
    await hall.open(consent=settings)
    for what in about(CARL):
        table = await hall.propose(ANN, what)
        assert table.proposal is not None and table.open_seats == () and table.seat_of(CARL) == 2
        if settings == "all":
            table = await hall.say("agree", BEN)
        assert table.seat_of(CARL) == 2 and table.open_seats == () and table.proposal is not None
        await hall.say("disagree", CARL)
    table = await hall.propose(BEN, about(ANN)[1])
    assert table.proposal is not None, "nor the host"


async def test_where_the_host_decides_whom_it_is_about_decides_too_and_nobody_else(hall: Three) -> None:
    await hall.open(consent="host")
    assert await asked(hall, about(CARL)[0]) == {ANN, CARL} == await asked(hall, about(CARL)[1])
    assert await asked(hall, Pause(True)) == {ANN}
    await hall.propose(BEN, about(CARL)[1])
    await hall.say("agree", CARL)
    table = await hall.say("agree", ANN)
    assert table.open_seats == (SEATS[CARL],)
    await hall.propose(BEN, Pause(True))
    for word in ("agree", "disagree"):
        with pytest.raises(Refusal, match="refuse-no-say"):
            await hall.say(word, CARL)


async def test_in_a_rated_game_all_the_others_are_asked_as_well(hall: Three) -> None:
    await hall.open(consent="host")
    await hall.store.change_user(BEN, UserChange(rated=True))
    for what in (*about(CARL), Back(1, 1), Pace("hard", "12")):
        assert await asked(hall, what) == {ANN, BEN, CARL}
    table = await hall.propose(ANN, about(CARL)[1])
    await hall.store.change_user(BEN, UserChange(rated=False))
    table = await hall.say("agree", CARL)
    assert table.proposal is not None, "as it was when the proposal was made"


async def test_a_table_whose_results_count_for_no_rating_is_no_rated_game(hall: Three) -> None:
    await hall.open(consent="host", rated="no")
    await hall.store.change_user(BEN, UserChange(rated=True))
    assert await asked(hall, Pause(True)) == {ANN}


async def test_who_has_left_the_server_is_asked_for_nothing(hall: Three) -> None:
    await hall.open()
    await hall.tables.clocks.gone(hall.id, CARL)
    for what in (*about(CARL), End(), Back(1, 1), Pace("hard", "12")):
        assert await asked(hall, what) == {ANN, BEN}


async def test_who_is_away_is_asked_for_nothing_while_they_are(hall: Three) -> None:
    await hall.open()
    await hall.store.change_user(CARL, UserChange(away_from=hall.now + DAY, away_until=hall.now + 3 * DAY))
    assert await asked(hall, End()) == {ANN, BEN, CARL}, "not yet"
    hall.now += DAY
    await hall.play()
    assert await asked(hall, End()) == {ANN, BEN} == await asked(hall, about(CARL)[1])
    hall.now += 2 * DAY
    await hall.play()
    assert CARL in await asked(hall, End()), "back again"


async def test_who_has_missed_two_deadlines_in_a_row_is_asked_for_nothing(hall: Three) -> None:
    await hall.open(pace="hard", hours="12", bank="0")
    _, user = await hall.awaited()
    missed = 0
    while missed < 2:
        assert user in await asked(hall, End()), missed
        table = await hall.table()
        if table.awaited()[0] == table.seat_of(user):
            missed += 1
            await hall.until(hall.now + 12 * HOUR)
        else:
            await hall.play()
    assert user not in await asked(hall, End()) and user not in await asked(hall, about(user)[1])
    await hall.tables.clocks.back(hall.id, user)
    assert user in await asked(hall, End())


@pytest.mark.parametrize(("hours", "days"), [("48", 3), ("168", 7)])
async def test_who_is_awaited_for_three_days_and_longer_than_the_table_gives_is_asked_for_nothing(
    hall: Three, hours: str, days: int
) -> None:
    await hall.open(pace="soft", hours=hours)
    _, user = await hall.awaited()
    hall.now = START + days * DAY - 1
    assert user in await asked(hall, End())
    with pytest.raises(Refusal, match="refuse-not-absent"):
        await hall.tables.seating.open(hall.id, ANN, SEATS[user], True, hall.click())
    hall.now = START + days * DAY + 1
    assert await asked(hall, End()) == {ANN, BEN, CARL} - {user}
    table = await hall.tables.seating.open(hall.id, ANN, SEATS[user], True, hall.click())
    assert table.open_seats == (SEATS[user],), "what the host may open and who is asked is one rule"


async def test_nobody_is_taken_for_absent_because_the_table_has_paused(hall: Three) -> None:
    await hall.open()
    _, user = await hall.awaited()
    await hall.tables.moderating.pause(hall.id, 900, hall.click())
    hall.now += 10 * DAY
    assert user in await asked(hall, End())
    await hall.tables.moderating.pause(hall.id, 900, hall.click())
    assert user in await asked(hall, End())
    with pytest.raises(Refusal, match="refuse-not-absent"):
        await hall.tables.seating.open(hall.id, ANN, SEATS[user], True, hall.click())


async def test_a_proposal_goes_through_when_the_last_who_has_not_answered_comes_to_be_absent(
    hall: Three,
) -> None:
    await hall.open()
    await hall.propose(ANN, End())
    table = await hall.say("agree", BEN)
    assert table.proposal is not None and await hall.tables.proposals.settle(hall.id) is None
    await hall.away(CARL)
    table = await hall.say("agree", BEN)
    assert table.status == "cancelled", "who has agreed need only look again"


async def test_a_look_at_the_table_is_enough_for_that(hall: Three) -> None:
    await hall.open()
    await hall.propose(ANN, Replace(SEATS[CARL]))
    await hall.say("agree", BEN)
    await hall.tables.clocks.gone(hall.id, CARL)
    table = await hall.tables.proposals.settle(hall.id)
    assert table is not None and table.open_seats == (SEATS[CARL],) and table.proposal is None
    assert await hall.tables.proposals.settle(hall.id) is None


async def test_a_host_who_is_absent_leaves_the_decision_to_all_and_not_to_each(hall: Three) -> None:
    await hall.open(consent="host")
    await hall.away(ANN)
    assert await asked(hall, Pause(True)) == {BEN, CARL}
    table = await hall.propose(BEN, Pause(True))
    assert table.clock.paused_at is None, "not by one alone"
    assert (await hall.say("agree", CARL)).clock.paused_at is not None


async def test_what_the_last_holder_of_a_seat_has_agreed_to_the_next_one_has_not(hall: Three) -> None:
    await hall.open()
    await hall.propose(ANN, End())
    await hall.say("agree", BEN)
    await hall.tables.seating.give(hall.id, BEN, hall.click())
    table = await hall.tables.seating.take(hall.id, 204, "Dora", SEATS[BEN], hall.click())
    assert table.proposal is not None and table.proposal.agreed == (SEATS[ANN],)
    assert (await hall.say("agree", CARL)).status == "running"
    assert (await hall.say("agree", 204)).status == "cancelled"


async def test_a_proposal_goes_with_who_made_it(hall: Three) -> None:
    await hall.open()
    await hall.propose(BEN, End())
    await hall.say("agree", CARL)
    await hall.tables.seating.give(hall.id, BEN, hall.click())
    table = await hall.tables.seating.take(hall.id, 204, "Dora", SEATS[BEN], hall.click())
    assert table.proposal is None
    await hall.propose(ANN, Pause(True))
    table = await hall.tables.seating.give_to_computer(hall.id, ANN, "Kit", "novice")
    assert table.proposal is None and table.host == 204


@pytest.mark.parametrize("seat", [-1, -3, 3, 10**12])
async def test_a_seat_that_is_none_is_refused_by_every_service(hall: Three, seat: int) -> None:
    await hall.open()
    tables, none = hall.tables, Seat(seat)
    before = await hall.store.log(hall.id)
    for what in (Relieve(none, "novice", "Kit"), Replace(none)):
        with pytest.raises(Refusal, match="refuse-no-player"):
            await hall.propose(ANN, what)
    for act in (
        tables.seating.open(hall.id, ANN, none, True, hall.click()),
        tables.moderating.open_seat(hall.id, 900, none, hall.click()),
        tables.moderating.reassign(hall.id, 900, SeatHolder(seat, 204, "Dora"), hall.click()),
        tables.proposals.ask_for(hall.id, 204, "Dora", none, hall.click()),
        tables.seating.take(hall.id, 204, "Dora", none, hall.click()),
    ):
        with pytest.raises(Refusal, match="refuse-no"):
            await act
    assert await hall.store.log(hall.id) == before
