"""What people at a table decide together: who has to agree, pausing, calling off, another pace."""

from __future__ import annotations

import pytest
from hall_kit import ANN, BEN, CARL, START, Hall, decide

from games.core import Seat
from games.manager.model.durations import HOUR
from games.manager.model.proposal import (
    LAPSES,
    End,
    Pace,
    Pause,
    Relieve,
)
from games.manager.people.table_requests import possible_requests


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
