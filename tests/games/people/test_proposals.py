"""What people at a table decide together: going back, replacing, pausing, calling off, another pace."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hall_kit import ANN, BEN, START, Hall, decide, whole

from db import SqliteStore
from db.sqlite.integrity import problems_of
from games.core import Refusal, Seat
from games.manager.history import replay, review, turns
from games.manager.history.load_check import why_unloadable
from games.manager.model import table_events
from games.manager.model.proposal import (
    LAPSES,
    Back,
    End,
    Pace,
    Pause,
    Relieve,
    Replace,
)
from games.manager.model.table import Table
from games.manager.model.table_settings import HOUR
from games.manager.people.proposal_limits import MOST, REST, AskedLately
from games.manager.people.table_requests import possible_requests

CARL = 203


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield Hall(store, START)
        assert await store._look(problems_of, why_unloadable) == (), "also after going back"


def open_part(table: Table) -> dict[str, Any]:
    """What everybody sees of a game, but for the count of draws."""
    seen: dict[str, Any] = msgspec.to_builtins(table.view(None))
    return {name: value for name, value in seen.items() if name != "draws"}


async def test_going_back_restores_that_point_and_says_what_was_undone(hall: Hall) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    then = await hall.table()
    for _ in range(4):
        await hall.play()
    points = await hall.tables.proposals.points(await hall.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(hall, Back(point.entry_no, point.undone))
    assert open_part(table) == open_part(then) and table.awaited() == then.awaited()
    assert table.proposal is None
    last = (await hall.store.log(hall.id))[-1]
    assert table_events.events_of(table.title, last)[0].event == table_events.WentBack(point.undone)
    await whole(hall)
    for _ in range(3):
        await hall.play()
    await whole(hall)


async def test_the_game_is_played_again_in_a_thread_so_that_others_are_served_meanwhile(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    point = (await hall.tables.proposals.points(await hall.table()))[0]
    threads = []
    play = replay.states

    def seen(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return play(*given)

    monkeypatch.setattr(replay, "states", seen)
    await decide(hall, Back(point.entry_no, point.undone))
    assert threads and threading.main_thread() not in threads
    monkeypatch.undo()
    await whole(hall)


async def test_what_nobody_has_seen_is_drawn_anew_and_what_is_there_stays(hall: Hall) -> None:
    await hall.open()
    await hall.play()
    then = await hall.table()
    await hall.play()
    points = await hall.tables.proposals.points(await hall.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(hall, Back(point.entry_no, point.undone))
    assert table.game.deck != then.game.deck and sorted(table.game.deck) == sorted(then.game.deck)
    assert table.game.draws > then.game.draws


async def test_one_can_go_back_twice_and_never_to_what_was_undone(hall: Hall) -> None:
    await hall.open()
    entry_nos = []
    for _ in range(5):
        entry_nos.append((await hall.table()).entry_no)
        await hall.play()
    for target in (entry_nos[3], entry_nos[1]):
        points = await hall.tables.proposals.points(await hall.table())
        point = next(one for one in points if one.entry_no == target)
        await decide(hall, Back(point.entry_no, point.undone))
        await whole(hall)
    await hall.play()
    points = [one.entry_no for one in await hall.tables.proposals.points(await hall.table())]
    assert entry_nos[3] not in points and entry_nos[2] not in points
    with pytest.raises(Exception, match="refuse-no-point"):
        await hall.tables.proposals.propose(hall.id, ANN, Back(entry_nos[3], 1), hall.click())
    await whole(hall)


async def test_going_back_gives_back_the_time_that_was_spent_since(hall: Hall) -> None:
    await hall.open(pace="hard", hours="24", bank="72")
    await hall.play()
    then = await hall.table()
    await hall.until(hall.now + 30 * HOUR)
    await hall.play()
    assert (await hall.table()).clock.spent
    points = await hall.tables.proposals.points(await hall.table())
    point = next(one for one in points if one.entry_no == then.entry_no)
    table = await decide(hall, Back(point.entry_no, point.undone))
    assert table.clock.spent == then.clock.spent
    assert {seat: wait.since for seat, wait in table.clock.waits.items()} == dict.fromkeys(
        then.clock.waits, hall.now
    )


async def test_who_does_not_agree_takes_the_proposal_off_the_table(hall: Hall) -> None:
    await hall.open()
    table = await hall.tables.proposals.propose(hall.id, ANN, End(), hall.click())
    assert table.proposal is not None and table.status == "running"
    with pytest.raises(Exception, match="refuse-proposal-open"):
        await hall.tables.proposals.propose(hall.id, BEN, Pause(True), hall.click())
    table = await hall.tables.proposals.disagree(hall.id, BEN, table.proposal.at, hall.click())
    assert table.proposal is None and table.status == "running"
    with pytest.raises(Exception, match="refuse-no-proposal"):
        await hall.tables.proposals.agree(hall.id, BEN, START, hall.click())


async def test_an_old_proposal_makes_room_for_another(hall: Hall) -> None:
    await hall.open()
    await hall.tables.proposals.propose(hall.id, ANN, End(), hall.click())
    hall.now += LAPSES - 1
    await hall.play()  # nobody has been awaited for long
    hall.now += 1
    table = await hall.tables.proposals.propose(hall.id, BEN, Pause(True), hall.click())
    assert table.proposal is not None and table.proposal.what == Pause(True)


async def test_all_together_call_a_game_off(hall: Hall) -> None:
    await hall.open()
    table = await decide(hall, End())
    assert table.status == "cancelled" and await hall.store.next_time() is None


async def test_at_a_friendly_table_the_host_decides_alone(hall: Hall) -> None:
    await hall.open(consent="host")
    table = await hall.tables.proposals.propose(hall.id, ANN, Pause(True), hall.click())
    assert table.proposal is None and table.clock.paused_at == START
    table = await hall.tables.proposals.propose(hall.id, BEN, Pause(False), hall.click())
    assert table.proposal is not None, "others ask the host"
    table = await hall.tables.proposals.agree(hall.id, ANN, table.proposal.at, hall.click())
    assert table.clock.paused_at is None


async def test_time_stands_still_while_a_table_pauses(hall: Hall) -> None:
    await hall.open(pace="hard", hours="24", bank="0")
    await hall.until(START + 20 * HOUR)
    await decide(hall, Pause(True))
    assert await hall.store.next_time() is None
    hall.now = START + 500 * HOUR
    await decide(hall, Pause(False))
    await hall.until(START + 504 * HOUR - 1)
    assert "stand_in" not in await hall.causes()
    await hall.until(START + 504 * HOUR)
    assert "stand_in" in await hall.causes()


async def test_another_pace_counts_from_now_on(hall: Hall) -> None:
    await hall.open(pace="none")
    await hall.until(START + 60 * HOUR)
    table = await decide(hall, Pace("soft", "12"))
    assert (table.settings.pace, table.settings.hours) == ("soft", "12")
    told = await hall.until(START + 72 * HOUR)
    assert [(at, what) for at, what, _ in told][-1] == (START + 72 * HOUR, "late")


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


async def test_looking_back_passes_over_what_was_undone(hall: Hall) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    points = await hall.tables.proposals.points(await hall.table())
    await decide(hall, Back(points[1].entry_no, points[1].undone))
    await hall.play()
    table = await whole(hall)
    log = turns.turns(await hall.store.log(hall.id))
    games = list(turns.positions(table, log))
    assert len(games) == len(log) and table.title.save(games[-1]) == table.title.save(table.game)
    assert list(review.decisions(table, await hall.store.log(hall.id), Seat(0)))


async def test_going_back_gives_a_new_holder_nothing_that_the_last_one_has_missed(hall: Hall) -> None:
    await hall.open(pace="hard", hours="12", bank="0")
    seat, user = await hall.awaited()
    await hall.until(hall.now + 12 * HOUR)
    then = await hall.table()
    assert then.clock.missed == {seat: 1} and (await hall.awaited())[1] != user
    await hall.tables.seating.give(hall.id, user, hall.click())
    await hall.tables.seating.take(hall.id, CARL, "Carl", seat, hall.click())
    await hall.play()
    table = await hall.tables.moderating.go_back(hall.id, 900, then.entry_no, hall.click())
    assert table.seat_of(CARL) == seat and table.clock.missed == {}
    await whole(hall)


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


async def test_what_somebody_may_want_of_a_table_follows_from_how_it_stands(hall: Hall) -> None:
    await hall.open()
    tables = hall.tables

    async def wanted(user: int) -> set[str]:
        return {
            one.what for one in possible_requests(tables.proposals, tables.seating, await hall.table(), user)
        }

    everything = {"back", "leave", "give", "pause", "pace", "relieve", "replace", "end", "stand"}
    assert await wanted(ANN) == everything and await wanted(CARL) == set()
    table = await tables.proposals.propose(hall.id, ANN, Pause(True), hall.click())
    assert await wanted(BEN) == {"give"}, "one proposal at a time"
    assert table.proposal is not None
    await tables.proposals.agree(hall.id, BEN, table.proposal.at, hall.click())
    await tables.seating.give(hall.id, BEN, hall.click())
    assert await wanted(BEN) == everything - {"give", "pause"} | {"keep", "resume"}
    await decide(hall, Relieve(Seat(1), "novice", "Beatrice"))
    assert await wanted(ANN) == {"back", "give", "replace", "resume", "end"}, (
        "computers keep no clock waiting"
    )
