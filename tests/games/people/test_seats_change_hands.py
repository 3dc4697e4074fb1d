"""Seats that change hands during a game: given away, opened by the host, voted on, taken by a computer."""

from __future__ import annotations

import pytest
from hall_kit import ANN, BEN, CARL, START, Hall, decide, whole

from games.core import Refusal, Seat
from games.manager.model import table_events
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Relieve, Replace
from games.manager.model.table import Table
from games.manager.people.proposal_limits import MOST, REST, AskedLately


async def test_a_seat_that_is_given_changes_hands_with_its_hand_and_its_turn(hall: Hall) -> None:
    await hall.open()
    seating = hall.tables.seating
    with pytest.raises(Exception, match="refuse-not-open"):
        await seating.take(hall.id, CARL, "Carl", Seat(1), hall.click())
    await seating.give(hall.id, BEN, hall.click())
    for seat in (Seat(0), Seat(1)):
        with pytest.raises(Refusal, match="refuse-not-open"):
            await hall.tables.proposals.ask_for(hall.id, CARL, "Carl", seat, hall.click())
    with pytest.raises(Exception, match="refuse-seated"):
        await seating.take(hall.id, ANN, "Ann", Seat(1), hall.click())
    table = await seating.take(hall.id, CARL, "Carl", Seat(1), hall.click())
    assert table.seat_of(CARL) == 1 and table.seat_of(BEN) is None and table.open_seats == ()
    owed = {(one.kind, one.target) for one in await hall.store.due_items(10**15, 100)}
    assert ("hand", CARL) in owed and ("unhand", BEN) in owed
    last = (await hall.store.log(hall.id))[-1]
    assert table_events.events_of(table.title, last)[0].event == table_events.SeatPassed(Seat(1), "B")
    await whole(hall)


async def test_no_name_stands_in_the_log_for_a_log_never_changes_and_people_may_be_forgotten(
    hall: Hall,
) -> None:
    await hall.open()
    await hall.play()
    await hall.tables.seating.give(hall.id, BEN, hall.click())
    await hall.tables.seating.take(hall.id, CARL, "Carl", Seat(1), hall.click())
    relieved = Relieve(Seat(1), "apprentice", "Beatrice")
    await hall.tables.clocks.gone(hall.id, CARL)
    await hall.tables.proposals.propose(hall.id, ANN, relieved, hall.click())
    log = await hall.store.log(hall.id)
    assert [entry.kind for entry in log].count("seat-taken") == 2
    written = b"".join(part for entry in log for part in (entry.events, entry.move, entry.outcomes) if part)
    assert not [name for name in (b"Ann", b"Ben", b"Carl", b"Beatrice") if name in written]


async def test_a_host_who_gives_their_seat_hands_the_table_over(hall: Hall) -> None:
    await hall.open()
    await hall.tables.seating.give(hall.id, ANN, hall.click())
    table = await hall.tables.seating.take(hall.id, CARL, "Carl", Seat(0), hall.click())
    assert table.host == CARL


async def test_a_seat_that_nobody_has_taken_can_be_kept(hall: Hall) -> None:
    await hall.open()
    await hall.tables.seating.give(hall.id, BEN, hall.click())
    table = await hall.tables.seating.keep(hall.id, BEN, hall.click())
    assert table.open_seats == ()


async def test_the_host_opens_the_seat_of_somebody_who_is_absent_and_of_nobody_else(hall: Hall) -> None:
    await hall.open()
    seat, user = await hall.awaited()
    other = Seat(1 - seat)
    host = (await hall.table()).host
    with pytest.raises(Exception, match="refuse-not-absent"):
        await hall.tables.seating.open(hall.id, host, seat, False, hall.click())
    hall.now = START + 80 * HOUR
    with pytest.raises(Exception, match="refuse-host-only"):
        await hall.tables.seating.open(hall.id, CARL, seat, False, hall.click())
    with pytest.raises(Exception, match="refuse-not-absent"):
        await hall.tables.seating.open(hall.id, host, other, False, hall.click())
    table = await hall.tables.seating.open(hall.id, host, seat, False, hall.click())
    assert table.open_seats == (seat,) and user


async def test_the_others_can_vote_for_a_substitute(hall: Hall) -> None:
    await hall.open()
    table = await decide(hall, Replace(Seat(1)))
    assert table.proposal is None and table.open_seats == (1,)
    table = await hall.tables.seating.take(hall.id, CARL, "Carl", Seat(1), hall.click())
    assert table.seat_of(CARL) == 1
    with pytest.raises(Exception, match="refuse-no-player"):
        await hall.tables.proposals.propose(hall.id, ANN, Replace(Seat(0)), hall.click())


async def test_the_substitute_has_the_whole_time(hall: Hall) -> None:
    await hall.open(pace="hard", hours="24", bank="0")
    seat, user = await hall.awaited()
    await hall.until(START + 20 * HOUR)
    await hall.tables.seating.give(hall.id, user, hall.click())
    await hall.tables.seating.take(hall.id, CARL, "Carl", seat, hall.click())
    await hall.until(START + 44 * HOUR - 1)
    assert "stand_in" not in await hall.causes()
    await hall.until(START + 44 * HOUR)
    assert "stand_in" in await hall.causes()


async def test_a_computer_takes_a_persons_seat_if_the_table_agrees_and_a_person_takes_it_again(
    hall: Hall,
) -> None:
    await hall.open()
    seat, user = await hall.awaited()
    other = BEN if user == ANN else ANN
    proposals, seating = hall.tables.proposals, hall.tables.seating
    what = Relieve(seat, "apprentice", "Beatrice")
    table = await proposals.propose(hall.id, user, what, hall.click())
    assert table.proposal is not None, "also for oneself the others are asked"
    table = await proposals.agree(hall.id, other, table.proposal.at, hall.click())
    assert (table.seats[seat].kind, table.seats[seat].level) == ("computer", "apprentice")
    assert table.host == other and seat not in table.clock.waits
    owed = {one.kind: one.target for one in await hall.store.due_items(hall.now, 100)}
    assert owed["think"] == seat and owed["unhand"] == user
    with pytest.raises(Exception, match="refuse-last-person"):
        await proposals.propose(hall.id, other, Relieve(Seat(1 - seat), "master", "Dante"), hall.click())

    table = await proposals.propose(hall.id, other, Replace(seat), hall.click())
    assert table.open_seats == (seat,), "nobody else had to be asked"
    with pytest.raises(Exception, match="refuse-seated"):
        await seating.take(hall.id, other, "Ann", seat, hall.click())
    table = await seating.take(hall.id, CARL, "Carl", seat, hall.click())
    assert table.seat_of(CARL) == seat and table.seats[seat].kind == "person"
    assert table.clock.waits[seat].since == hall.now, "whose turn it is has the whole time"
    assert ("hand", CARL) in [(one.kind, one.target) for one in await hall.store.due_items(hall.now, 100)]
    assert await hall.tables.computers.answer(hall.id) is None, "nobody thinks for a person"
    told = [
        one.event
        for entry in await hall.store.log(hall.id)
        for one in table_events.events_of(table.title, entry)
    ]
    taken = [event.letter for event in told if isinstance(event, table_events.SeatPassed)]
    assert taken == ["AB"[seat]] * 2
    await hall.play()
    await whole(hall)


async def test_a_call_for_a_seat_rests_for_a_day_after_a_no_and_is_made_three_times_a_day_at_most(
    hall: Hall,
) -> None:
    await hall.open()
    proposals = hall.tables.proposals
    await decide(hall, Relieve(Seat(1), "novice", "Beatrice"))
    dora = 204

    async def call(user: int) -> Table:
        table = await proposals.ask_for(hall.id, user, "X", Seat(1), hall.click())
        assert table.proposal is not None
        return table

    async def settle(user: int, table: Table) -> None:
        assert table.proposal is not None
        word = proposals.disagree if user == ANN else proposals.withdraw
        await word(hall.id, user, table.proposal.at, hall.click())

    await settle(ANN, await call(CARL))
    with pytest.raises(AskedLately, match="refuse-declined-lately") as declined:
        await call(CARL)
    assert declined.value.until == hall.now + REST
    for _ in range(MOST):
        await settle(dora, await call(dora))
    with pytest.raises(AskedLately, match="refuse-asked-often"):
        await call(dora)
    hall.now += REST
    for user in (CARL, dora):
        await settle(user, await call(user))
    table = await call(dora)
    with pytest.raises(Refusal, match="refuse-not-your-proposal"):
        await settle(CARL, table)
    with pytest.raises(Refusal, match="refuse-not-your-table"):
        await proposals.disagree(hall.id, CARL, hall.now, hall.click())
    assert table.proposal is not None
    table = await proposals.agree(hall.id, ANN, table.proposal.at, hall.click())
    assert table.seat_of(dora) == 1
    await whole(hall)


async def test_who_asked_for_a_seat_is_told_of_a_no_even_when_another_proposal_comes_first(
    hall: Hall,
) -> None:
    await hall.open()
    await decide(hall, Relieve(Seat(1), "novice", "Kit"), by=BEN)
    proposals = hall.tables.proposals
    called = await proposals.ask_for(hall.id, CARL, "Carl", Seat(1), hall.click())
    assert called.proposal is not None
    hall.now += 1
    await proposals.disagree(hall.id, ANN, called.proposal.at, hall.click())
    again = await proposals.ask_for(hall.id, CARL + 1, "Dot", Seat(1), hall.click())
    assert again.proposal is not None, "another call stands before the first one's asker has been told"
    owed = [one for one in await hall.store.due_items(10**15, 1000) if one.kind == "declined"]
    assert [(one.target, one.lane) for one in owed] == [(CARL, f"declined {CARL}")], "in a lane of its own"
