"""Seats that change hands during a game: given away, opened by the host, voted on, taken by a computer."""

from __future__ import annotations

from typing import Any

import pytest
from timed_table import ANN, BEN, CARL, START, TimedTable, decide, whole

from db import SeatHolder
from games.core import Move, Refusal, Seat
from games.manager.model import table_events
from games.manager.model.durations import HOUR
from games.manager.model.proposal import Pause, Relieve, Replace
from games.manager.model.table import Table
from games.manager.people.proposal_limits import MOST, REST, AskedLately
from games.manager.storage.outbox import awaited_computer


async def test_a_seat_that_is_given_changes_hands_with_its_hand_and_its_turn(timed: TimedTable) -> None:
    await timed.open()
    seats = timed.services.seats
    with pytest.raises(Exception, match="refuse-not-open"):
        await seats.take(timed.id, SeatHolder(Seat(1), CARL, "Carl"), timed.click())
    await seats.give(timed.id, BEN, timed.click())
    for seat in (Seat(0), Seat(1)):
        with pytest.raises(Refusal, match="refuse-not-open"):
            await timed.services.proposals.ask_for(timed.id, SeatHolder(seat, CARL, "Carl"), timed.click())
    with pytest.raises(Exception, match="refuse-seated"):
        await seats.take(timed.id, SeatHolder(Seat(1), ANN, "Ann"), timed.click())
    table = await seats.take(timed.id, SeatHolder(Seat(1), CARL, "Carl"), timed.click())
    assert table.seat_of(CARL) == 1 and table.seat_of(BEN) is None and table.open_seats == ()
    owed = {(one.kind, one.target) for one in await timed.store.due_items(10**15, 100)}
    assert ("hand", CARL) in owed and ("unhand", BEN) in owed
    last = (await timed.store.log(timed.id))[-1]
    assert table_events.events_of(table.title, last)[0].event == table_events.SeatPassed(Seat(1), "B")
    await whole(timed)


async def test_no_name_stands_in_the_log_for_a_log_never_changes_and_people_may_be_forgotten(
    timed: TimedTable,
) -> None:
    await timed.open()
    await timed.play()
    await timed.services.seats.give(timed.id, BEN, timed.click())
    await timed.services.seats.take(timed.id, SeatHolder(Seat(1), CARL, "Carl"), timed.click())
    relieved = Relieve(Seat(1), "apprentice", "Beatrice")
    await timed.services.deadlines.player_left(timed.id, CARL)
    await timed.services.proposals.propose(timed.id, ANN, relieved, timed.click())
    log = await timed.store.log(timed.id)
    assert [entry.kind for entry in log].count("seat-taken") == 2
    written = b"".join(part for entry in log for part in (entry.events, entry.move, entry.outcomes) if part)
    assert not [name for name in (b"Ann", b"Ben", b"Carl", b"Beatrice") if name in written]


async def test_a_host_who_gives_their_seat_hands_the_table_over(timed: TimedTable) -> None:
    await timed.open()
    await timed.services.seats.give(timed.id, ANN, timed.click())
    table = await timed.services.seats.take(timed.id, SeatHolder(Seat(0), CARL, "Carl"), timed.click())
    assert table.host == CARL


async def test_a_seat_that_nobody_has_taken_can_be_kept(timed: TimedTable) -> None:
    await timed.open()
    await timed.services.seats.give(timed.id, BEN, timed.click())
    table = await timed.services.seats.stay(timed.id, BEN, timed.click())
    assert table.open_seats == ()


async def test_the_host_opens_the_seat_of_somebody_who_is_absent_and_of_nobody_else(
    timed: TimedTable,
) -> None:
    await timed.open()
    seat, user = await timed.awaited()
    other = Seat(1 - seat)
    host = (await timed.table()).host
    with pytest.raises(Exception, match="refuse-not-absent"):
        await timed.services.seats.open(timed.id, host, seat, False, timed.click())
    timed.now = START + 80 * HOUR
    with pytest.raises(Exception, match="refuse-host-only"):
        await timed.services.seats.open(timed.id, CARL, seat, False, timed.click())
    with pytest.raises(Exception, match="refuse-not-absent"):
        await timed.services.seats.open(timed.id, host, other, False, timed.click())
    table = await timed.services.seats.open(timed.id, host, seat, False, timed.click())
    assert table.open_seats == (seat,) and user


async def test_the_others_can_vote_for_a_substitute(timed: TimedTable) -> None:
    await timed.open()
    table = await decide(timed, Replace(Seat(1)))
    assert table.proposal is None and table.open_seats == (1,)
    table = await timed.services.seats.take(timed.id, SeatHolder(Seat(1), CARL, "Carl"), timed.click())
    assert table.seat_of(CARL) == 1
    with pytest.raises(Exception, match="refuse-no-player"):
        await timed.services.proposals.propose(timed.id, ANN, Replace(Seat(0)), timed.click())


async def test_the_substitute_has_the_whole_time(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="0")
    seat, user = await timed.awaited()
    await timed.until(START + 20 * HOUR)
    await timed.services.seats.give(timed.id, user, timed.click())
    await timed.services.seats.take(timed.id, SeatHolder(seat, CARL, "Carl"), timed.click())
    await timed.until(START + 44 * HOUR - 1)
    assert "stand_in" not in await timed.causes()
    await timed.until(START + 44 * HOUR)
    assert "stand_in" in await timed.causes()


async def test_a_computer_takes_a_persons_seat_if_the_table_agrees_and_a_person_takes_it_again(
    timed: TimedTable,
) -> None:
    await timed.open()
    seat, user = await timed.awaited()
    other = BEN if user == ANN else ANN
    proposals, seats = timed.services.proposals, timed.services.seats
    what = Relieve(seat, "apprentice", "Beatrice")
    table = await proposals.propose(timed.id, user, what, timed.click())
    assert table.proposal is not None, "also for oneself the others are asked"
    table = await proposals.agree(timed.id, other, table.proposal.at, timed.click())
    assert (table.seats[seat].kind, table.seats[seat].level) == ("computer", "apprentice")
    assert table.host == other and seat not in table.clock.waits
    owed = {one.kind: one.target for one in await timed.store.due_items(timed.now, 100)}
    assert owed["think"] == seat and owed["unhand"] == user
    with pytest.raises(Exception, match="refuse-last-person"):
        await proposals.propose(timed.id, other, Relieve(Seat(1 - seat), "master", "Dante"), timed.click())

    table = await proposals.propose(timed.id, other, Replace(seat), timed.click())
    assert table.open_seats == (seat,), "nobody else had to be asked"
    with pytest.raises(Exception, match="refuse-seated"):
        await seats.take(timed.id, SeatHolder(seat, other, "Ann"), timed.click())
    table = await seats.take(timed.id, SeatHolder(seat, CARL, "Carl"), timed.click())
    assert table.seat_of(CARL) == seat and table.seats[seat].kind == "person"
    assert table.clock.waits[seat].since == timed.now, "whose turn it is has the whole time"
    assert ("hand", CARL) in [(one.kind, one.target) for one in await timed.store.due_items(timed.now, 100)]
    assert await timed.services.computer_turns.answer(timed.id) is None, "nobody thinks for a person"
    told = [
        one.event
        for entry in await timed.store.log(timed.id)
        for one in table_events.events_of(table.title, entry)
    ]
    taken = [event.letter for event in told if isinstance(event, table_events.SeatPassed)]
    assert taken == ["AB"[seat]] * 2
    await timed.play()
    await whole(timed)


async def test_a_computer_thinks_again_if_the_table_has_changed_meanwhile(timed: TimedTable) -> None:
    await timed.open()
    seat, user = await timed.awaited()
    other = BEN if user == ANN else ANN
    proposals, computers = timed.services.proposals, timed.services.computer_turns
    asked = await proposals.propose(timed.id, user, Relieve(seat, "novice", "Beatrice"), timed.click())
    assert asked.proposal is not None
    await proposals.agree(timed.id, other, asked.proposal.at, timed.click())
    think, thoughts = computers.think, []

    async def paused_while_thinking(*seen: Any) -> Move:
        thoughts.append(await think(*seen))
        if len(thoughts) == 1:
            await proposals.propose(timed.id, other, Pause(True), timed.click())
        return thoughts[-1]

    computers.think = paused_while_thinking
    table = await computers.answer(timed.id)
    assert table is not None and awaited_computer(table, table.game) is None
    assert [entry.kind for entry in await timed.store.log(timed.id)][-2:] == ["pause", "move"]


async def test_a_call_for_a_seat_rests_for_a_day_after_a_no_and_is_made_three_times_a_day_at_most(
    timed: TimedTable,
) -> None:
    await timed.open()
    proposals = timed.services.proposals
    await decide(timed, Relieve(Seat(1), "novice", "Beatrice"))
    dora = 204

    async def call(user: int) -> Table:
        table = await proposals.ask_for(timed.id, SeatHolder(Seat(1), user, "X"), timed.click())
        assert table.proposal is not None
        return table

    async def settle(user: int, table: Table) -> None:
        assert table.proposal is not None
        word = proposals.disagree if user == ANN else proposals.withdraw
        await word(timed.id, user, table.proposal.at, timed.click())

    await settle(ANN, await call(CARL))
    with pytest.raises(AskedLately, match="refuse-declined-lately") as declined:
        await call(CARL)
    assert declined.value.until == timed.now + REST
    for _ in range(MOST):
        await settle(dora, await call(dora))
    with pytest.raises(AskedLately, match="refuse-asked-often"):
        await call(dora)
    timed.now += REST
    for user in (CARL, dora):
        await settle(user, await call(user))
    table = await call(dora)
    with pytest.raises(Refusal, match="refuse-not-your-proposal"):
        await settle(CARL, table)
    with pytest.raises(Refusal, match="refuse-not-your-table"):
        await proposals.disagree(timed.id, CARL, timed.now, timed.click())
    assert table.proposal is not None
    table = await proposals.agree(timed.id, ANN, table.proposal.at, timed.click())
    assert table.seat_of(dora) == 1
    await whole(timed)


async def test_who_asked_for_a_seat_is_told_of_a_no_even_when_another_proposal_comes_first(
    timed: TimedTable,
) -> None:
    await timed.open()
    await decide(timed, Relieve(Seat(1), "novice", "Kit"), by=BEN)
    proposals = timed.services.proposals
    called = await proposals.ask_for(timed.id, SeatHolder(Seat(1), CARL, "Carl"), timed.click())
    assert called.proposal is not None
    timed.now += 1
    await proposals.disagree(timed.id, ANN, called.proposal.at, timed.click())
    again = await proposals.ask_for(timed.id, SeatHolder(Seat(1), CARL + 1, "Dot"), timed.click())
    assert again.proposal is not None, "another call stands before the first one's asker has been told"
    owed = [one for one in await timed.store.due_items(10**15, 1000) if one.kind == "declined"]
    assert [(one.target, one.lane) for one in owed] == [(CARL, f"declined {CARL}")], "in a lane of its own"
