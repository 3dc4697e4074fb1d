"""Limits on proposals: nobody can be called without end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from timed_table import ANN, BEN, CARL, SEATS, START, Three

from db import SqliteStore
from games.manager.model.proposal import Back, End, Pace, Pause, Relieve, Replace
from games.manager.people.proposal_limits import MOST, REST, AskedLately

LEAVE = Relieve(SEATS[ANN], "novice", "Kit")


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[Three]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield Three(store, START)


async def test_three_proposals_a_day_are_the_most_and_those_withdrawn_count(timed: Three) -> None:
    await timed.open()
    await timed.propose(ANN, End())
    await timed.say("withdraw", ANN)
    timed.now += 1000
    for _ in range(MOST - 1):
        await timed.propose(ANN, Pause(True))
        await timed.say("withdraw", ANN)
    with pytest.raises(AskedLately, match="refuse-proposed-often") as often:
        await timed.propose(ANN, Pace("hard", "12"))
    assert (often.value.most, often.value.until) == (MOST, START + REST)
    assert (await timed.propose(BEN, End())).proposal is not None, "others may"
    await timed.say("withdraw", BEN)
    timed.now = START + REST
    assert (await timed.propose(ANN, End())).proposal is not None, "the first is a day ago"
    await timed.say("withdraw", ANN)
    with pytest.raises(AskedLately, match="refuse-proposed-often"):
        await timed.propose(ANN, End())


async def test_after_a_no_nobody_proposes_the_same_for_a_day(timed: Three) -> None:
    await timed.open()
    await timed.propose(ANN, Relieve(SEATS[CARL], "novice", "Kit"))
    timed.now += 5000
    await timed.say("disagree", CARL)
    for user in (ANN, BEN):
        with pytest.raises(AskedLately, match="refuse-proposed-declined") as declined:
            await timed.propose(user, Relieve(SEATS[CARL], "master", "Dante"))
        assert declined.value.until == timed.now + REST
    assert (await timed.propose(ANN, Replace(SEATS[CARL]))).proposal is not None, "that is something else"
    await timed.say("withdraw", ANN)
    timed.now += REST
    assert (await timed.propose(BEN, Relieve(SEATS[CARL], "novice", "Kit"))).proposal is not None


async def test_going_back_to_the_same_position_is_the_same_however_much_is_undone_by_now(
    timed: Three,
) -> None:
    await timed.open()
    for _ in range(3):
        await timed.play()
    first, second = (await timed.services.proposals.ways_back(await timed.table()))[:2]
    await timed.propose(ANN, Back(first.entry_no, first.undone))
    await timed.say("disagree", BEN)
    await timed.play()
    again = next(
        one
        for one in await timed.services.proposals.ways_back(await timed.table())
        if one.entry_no == first.entry_no
    )
    assert again.undone > first.undone
    with pytest.raises(AskedLately, match="refuse-proposed-declined"):
        await timed.propose(CARL, Back(again.entry_no, again.undone))
    assert (await timed.propose(CARL, Back(second.entry_no, second.undone + 1))).proposal is not None


async def test_leaving_ones_own_seat_and_ending_a_pause_are_always_possible_and_call_nobody_by_then(
    timed: Three,
) -> None:
    await timed.open()
    await timed.services.moderation.pause(timed.id, 900, timed.click())
    for _ in range(MOST):
        await timed.propose(ANN, End())
        await timed.say("withdraw", ANN)
    for what in (LEAVE, Pause(False)):
        table = await timed.propose(ANN, what)
        assert table.proposal is not None and table.proposal.quiet
        await timed.say("disagree", BEN)
        table = await timed.propose(ANN, what)
        assert table.proposal is not None, "also after a no"
        await timed.say("withdraw", ANN)
    await timed.services.seats.give(timed.id, ANN, timed.click())
    timed.now += REST
    table = await timed.propose(ANN, LEAVE)
    assert table.proposal is not None and not table.proposal.quiet


async def test_what_nobody_else_is_asked_about_is_not_counted_out(timed: Three) -> None:
    await timed.open(consent="host")
    for at in range(2 * MOST):
        table = await timed.propose(ANN, Pause(at % 2 == 0))
        assert table.proposal is None
