"""What people at a table decide together: who has to agree, pausing, calling off, another pace."""

from __future__ import annotations

import pytest
from timed_table import ANN, BEN, CARL, START, TimedTable, decide

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


async def test_who_does_not_agree_takes_the_proposal_off_the_table(timed: TimedTable) -> None:
    await timed.open()
    table = await timed.services.proposals.propose(timed.id, ANN, End(), timed.click())
    assert table.proposal is not None and table.status == "running"
    with pytest.raises(Exception, match="refuse-proposal-open"):
        await timed.services.proposals.propose(timed.id, BEN, Pause(True), timed.click())
    table = await timed.services.proposals.disagree(timed.id, BEN, table.proposal.at, timed.click())
    assert table.proposal is None and table.status == "running"
    with pytest.raises(Exception, match="refuse-no-proposal"):
        await timed.services.proposals.agree(timed.id, BEN, START, timed.click())


async def test_an_old_proposal_makes_room_for_another(timed: TimedTable) -> None:
    await timed.open()
    await timed.services.proposals.propose(timed.id, ANN, End(), timed.click())
    timed.now += LAPSES - 1
    await timed.play()  # nobody has been awaited for long
    timed.now += 1
    table = await timed.services.proposals.propose(timed.id, BEN, Pause(True), timed.click())
    assert table.proposal is not None and table.proposal.what == Pause(True)


async def test_all_together_call_a_game_off(timed: TimedTable) -> None:
    await timed.open()
    table = await decide(timed, End())
    assert table.status == "cancelled" and await timed.store.next_time() is None


async def test_at_a_friendly_table_the_host_decides_alone(timed: TimedTable) -> None:
    await timed.open(consent="host")
    table = await timed.services.proposals.propose(timed.id, ANN, Pause(True), timed.click())
    assert table.proposal is None and table.clock.paused_at == START
    table = await timed.services.proposals.propose(timed.id, BEN, Pause(False), timed.click())
    assert table.proposal is not None, "others ask the host"
    table = await timed.services.proposals.agree(timed.id, ANN, table.proposal.at, timed.click())
    assert table.clock.paused_at is None


async def test_time_stands_still_while_a_table_pauses(timed: TimedTable) -> None:
    await timed.open(pace="hard", hours="24", bank="0")
    await timed.until(START + 20 * HOUR)
    await decide(timed, Pause(True))
    assert await timed.store.next_time() is None
    timed.now = START + 500 * HOUR
    await decide(timed, Pause(False))
    await timed.until(START + 504 * HOUR - 1)
    assert "stand_in" not in await timed.causes()
    await timed.until(START + 504 * HOUR)
    assert "stand_in" in await timed.causes()


async def test_another_pace_counts_from_now_on(timed: TimedTable) -> None:
    await timed.open(pace="none")
    await timed.until(START + 60 * HOUR)
    table = await decide(timed, Pace("soft", "12"))
    assert (table.settings.pace, table.settings.hours) == ("soft", "12")
    told = await timed.until(START + 72 * HOUR)
    assert [(at, what) for at, what, _ in told][-1] == (START + 72 * HOUR, "late")


async def test_what_somebody_may_want_of_a_table_follows_from_how_it_stands(timed: TimedTable) -> None:
    await timed.open()
    services = timed.services

    async def wanted(user: int) -> set[str]:
        return {
            one.what
            for one in possible_requests(services.proposals, services.seats, await timed.table(), user)
        }

    everything = {"back", "leave", "give", "pause", "pace", "relieve", "replace", "end", "stand"}
    assert await wanted(ANN) == everything and await wanted(CARL) == set()
    table = await services.proposals.propose(timed.id, ANN, Pause(True), timed.click())
    assert await wanted(BEN) == {"give"}, "one proposal at a time"
    assert table.proposal is not None
    await services.proposals.agree(timed.id, BEN, table.proposal.at, timed.click())
    await services.seats.give(timed.id, BEN, timed.click())
    assert await wanted(BEN) == everything - {"give", "pause"} | {"keep", "resume"}
    await decide(timed, Relieve(Seat(1), "novice", "Beatrice"))
    assert await wanted(ANN) == {"back", "give", "replace", "resume", "end"}, (
        "computers keep no clock waiting"
    )
