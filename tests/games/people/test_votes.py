"""Who is asked about a proposal: nobody is evicted, and nobody who has vanished blocks a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from timed_table import ANN, BEN, CARL, SEATS, START, Three

from db import SeatHolder, SqliteStore, UserChange
from games.core import Refusal, Seat
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Back, End, Pace, Pause, ProposalKind, Relieve, Replace
from games.manager.people import consent

DAY = 24 * HOUR


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[Three]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield Three(store, START)


def about(user: int) -> list[ProposalKind]:
    """The proposals about the seat of a person."""
    return [Relieve(SEATS[user], "novice", "Kit"), Replace(SEATS[user])]


async def asked(timed: Three, what: ProposalKind) -> set[int]:
    """Who is asked about a proposal."""
    table = await timed.table()
    here = await consent.people_now(timed.services.repository, table)
    return {table.seats[seat].user_id or 0 for seat in consent.people_to_ask(table, what, here)}


@pytest.mark.parametrize("settings", ["all", "host"])
async def test_nobody_loses_their_seat_without_being_asked(timed: Three, settings: str) -> None:
    await timed.open(consent=settings)
    for what in about(CARL):
        table = await timed.propose(ANN, what)
        assert table.proposal is not None and table.open_seats == () and table.seat_of(CARL) == 2
        if settings == "all":
            table = await timed.say("agree", BEN)
        assert table.seat_of(CARL) == 2 and table.open_seats == () and table.proposal is not None
        await timed.say("disagree", CARL)
    table = await timed.propose(BEN, about(ANN)[1])
    assert table.proposal is not None, "nor the host"


async def test_where_the_host_decides_whom_it_is_about_decides_too_and_nobody_else(timed: Three) -> None:
    await timed.open(consent="host")
    assert await asked(timed, about(CARL)[0]) == {ANN, CARL} == await asked(timed, about(CARL)[1])
    assert await asked(timed, Pause(True)) == {ANN}
    await timed.propose(BEN, about(CARL)[1])
    await timed.say("agree", CARL)
    table = await timed.say("agree", ANN)
    assert table.open_seats == (SEATS[CARL],)
    await timed.propose(BEN, Pause(True))
    for word in ("agree", "disagree"):
        with pytest.raises(Refusal, match="refuse-no-say"):
            await timed.say(word, CARL)


async def test_in_a_rated_game_all_the_others_are_asked_as_well(timed: Three) -> None:
    await timed.open(consent="host")
    await timed.store.change_user(BEN, UserChange(rated=True))
    for what in (*about(CARL), Back(1, 1), Pace("hard", "12")):
        assert await asked(timed, what) == {ANN, BEN, CARL}
    table = await timed.propose(ANN, about(CARL)[1])
    await timed.store.change_user(BEN, UserChange(rated=False))
    table = await timed.say("agree", CARL)
    assert table.proposal is not None, "as it was when the proposal was made"


async def test_a_table_whose_results_count_for_no_rating_is_no_rated_game(timed: Three) -> None:
    await timed.open(consent="host", rated="no")
    await timed.store.change_user(BEN, UserChange(rated=True))
    assert await asked(timed, Pause(True)) == {ANN}


async def test_who_has_left_the_server_is_asked_for_nothing(timed: Three) -> None:
    await timed.open()
    await timed.services.deadlines.player_left(timed.id, CARL)
    for what in (*about(CARL), End(), Back(1, 1), Pace("hard", "12")):
        assert await asked(timed, what) == {ANN, BEN}


async def test_who_is_away_is_asked_for_nothing_while_they_are(timed: Three) -> None:
    await timed.open()
    await timed.store.change_user(CARL, UserChange(away_from=timed.now + DAY, away_until=timed.now + 3 * DAY))
    assert await asked(timed, End()) == {ANN, BEN, CARL}, "not yet"
    timed.now += DAY
    await timed.play()
    assert await asked(timed, End()) == {ANN, BEN} == await asked(timed, about(CARL)[1])
    timed.now += 2 * DAY
    await timed.play()
    assert CARL in await asked(timed, End()), "back again"


async def test_who_has_missed_two_deadlines_in_a_row_is_asked_for_nothing(timed: Three) -> None:
    await timed.open(pace="hard", hours="12", bank="0")
    _, user = await timed.awaited()
    missed = 0
    while missed < 2:
        assert user in await asked(timed, End()), missed
        table = await timed.table()
        if table.awaited()[0] == table.seat_of(user):
            missed += 1
            await timed.until(timed.now + 12 * HOUR)
        else:
            await timed.play()
    assert user not in await asked(timed, End()) and user not in await asked(timed, about(user)[1])
    await timed.services.deadlines.player_back(timed.id, user)
    assert user in await asked(timed, End())


@pytest.mark.parametrize(("hours", "days"), [("48", 3), ("168", 7)])
async def test_who_is_awaited_for_three_days_and_longer_than_the_table_gives_is_asked_for_nothing(
    timed: Three, hours: str, days: int
) -> None:
    await timed.open(pace="soft", hours=hours)
    _, user = await timed.awaited()
    timed.now = START + days * DAY - 1
    assert user in await asked(timed, End())
    with pytest.raises(Refusal, match="refuse-not-absent"):
        await timed.services.seats.open(timed.id, ANN, SEATS[user], True, timed.click())
    timed.now = START + days * DAY + 1
    assert await asked(timed, End()) == {ANN, BEN, CARL} - {user}
    table = await timed.services.seats.open(timed.id, ANN, SEATS[user], True, timed.click())
    assert table.open_seats == (SEATS[user],), "what the host may open and who is asked is one rule"


async def test_nobody_is_taken_for_absent_because_the_table_has_paused(timed: Three) -> None:
    await timed.open()
    _, user = await timed.awaited()
    await timed.services.moderation.pause(timed.id, 900, timed.click())
    timed.now += 10 * DAY
    assert user in await asked(timed, End())
    await timed.services.moderation.pause(timed.id, 900, timed.click())
    assert user in await asked(timed, End())
    with pytest.raises(Refusal, match="refuse-not-absent"):
        await timed.services.seats.open(timed.id, ANN, SEATS[user], True, timed.click())


async def test_a_proposal_goes_through_when_the_last_who_has_not_answered_comes_to_be_absent(
    timed: Three,
) -> None:
    await timed.open()
    await timed.propose(ANN, End())
    table = await timed.say("agree", BEN)
    assert table.proposal is not None and await timed.services.proposals.settle(timed.id) is None
    await timed.away(CARL)
    table = await timed.say("agree", BEN)
    assert table.status == "cancelled", "who has agreed need only look again"


async def test_a_look_at_the_table_is_enough_for_that(timed: Three) -> None:
    await timed.open()
    await timed.propose(ANN, Replace(SEATS[CARL]))
    await timed.say("agree", BEN)
    await timed.services.deadlines.player_left(timed.id, CARL)
    table = await timed.services.proposals.settle(timed.id)
    assert table is not None and table.open_seats == (SEATS[CARL],) and table.proposal is None
    assert await timed.services.proposals.settle(timed.id) is None


async def test_a_host_who_is_absent_leaves_the_decision_to_all_and_not_to_each(timed: Three) -> None:
    await timed.open(consent="host")
    await timed.away(ANN)
    assert await asked(timed, Pause(True)) == {BEN, CARL}
    table = await timed.propose(BEN, Pause(True))
    assert table.clock.paused_at is None, "not by one alone"
    assert (await timed.say("agree", CARL)).clock.paused_at is not None


async def test_what_the_last_holder_of_a_seat_has_agreed_to_the_next_one_has_not(timed: Three) -> None:
    await timed.open()
    await timed.propose(ANN, End())
    await timed.say("agree", BEN)
    await timed.services.seats.give(timed.id, BEN, timed.click())
    table = await timed.services.seats.take(timed.id, SeatHolder(SEATS[BEN], 204, "Dora"), timed.click())
    assert table.proposal is not None and table.proposal.agreed == (SEATS[ANN],)
    assert (await timed.say("agree", CARL)).status == "running"
    assert (await timed.say("agree", 204)).status == "cancelled"


async def test_a_proposal_goes_with_who_made_it(timed: Three) -> None:
    await timed.open()
    await timed.propose(BEN, End())
    await timed.say("agree", CARL)
    await timed.services.seats.give(timed.id, BEN, timed.click())
    table = await timed.services.seats.take(timed.id, SeatHolder(SEATS[BEN], 204, "Dora"), timed.click())
    assert table.proposal is None
    await timed.propose(ANN, Pause(True))
    table = await timed.services.seats.give_to_computer(timed.id, ANN, "Kit", "novice")
    assert table.proposal is None and table.host == 204


@pytest.mark.parametrize("seat", [-1, -3, 3, 10**12])
async def test_a_seat_that_is_none_is_refused_by_every_service(timed: Three, seat: int) -> None:
    await timed.open()
    services, none = timed.services, Seat(seat)
    before = await timed.store.log(timed.id)
    for what in (Relieve(none, "novice", "Kit"), Replace(none)):
        with pytest.raises(Refusal, match="refuse-no-player"):
            await timed.propose(ANN, what)
    for act in (
        services.seats.open(timed.id, ANN, none, True, timed.click()),
        services.moderation.open_seat(timed.id, 900, none, timed.click()),
        services.moderation.reassign(timed.id, 900, SeatHolder(seat, 204, "Dora"), timed.click()),
        services.proposals.ask_for(timed.id, SeatHolder(none, 204, "Dora"), timed.click()),
        services.seats.take(timed.id, SeatHolder(none, 204, "Dora"), timed.click()),
    ):
        with pytest.raises(Refusal, match="refuse-no"):
            await act
    assert await timed.store.log(timed.id) == before
