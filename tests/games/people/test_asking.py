"""Limits on proposals: nobody can be called without end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hall_kit import ANN, BEN, CARL, SEATS, START, Three

from db import SqliteStore
from games.manager.model.proposal import Back, End, Pace, Pause, Relieve, Replace
from games.manager.people.proposal_limits import MOST, REST, AskedLately

LEAVE = Relieve(SEATS[ANN], "novice", "Kit")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Three]:
    async with await SqliteStore.open(tmp_path / "hall.sqlite3") as store:
        yield Three(store, START)


async def called_out(hall: Three, user: int = ANN) -> None:
    """Somebody makes all the proposals they may make in a day, and takes each back."""
    for _ in range(MOST):
        await hall.propose(user, Pause(True))
        await hall.say("withdraw", user)


async def test_three_proposals_a_day_are_the_most_and_those_withdrawn_count(hall: Three) -> None:
    await hall.open()
    await hall.propose(ANN, End())
    await hall.say("withdraw", ANN)
    hall.now += 1000
    for _ in range(MOST - 1):
        await hall.propose(ANN, Pause(True))
        await hall.say("withdraw", ANN)
    with pytest.raises(AskedLately, match="refuse-proposed-often") as often:
        await hall.propose(ANN, Pace("hard", "12"))
    assert (often.value.most, often.value.until) == (MOST, START + REST)
    assert (await hall.propose(BEN, End())).proposal is not None, "others may"
    await hall.say("withdraw", BEN)
    hall.now = START + REST
    assert (await hall.propose(ANN, End())).proposal is not None, "the first is a day ago"
    await hall.say("withdraw", ANN)
    with pytest.raises(AskedLately, match="refuse-proposed-often"):
        await hall.propose(ANN, End())


async def test_after_a_no_nobody_proposes_the_same_for_a_day(hall: Three) -> None:
    await hall.open()
    await hall.propose(ANN, Relieve(SEATS[CARL], "novice", "Kit"))
    hall.now += 5000
    await hall.say("disagree", CARL)
    for user in (ANN, BEN):
        with pytest.raises(AskedLately, match="refuse-proposed-declined") as declined:
            await hall.propose(user, Relieve(SEATS[CARL], "master", "Dante"))
        assert declined.value.until == hall.now + REST
    assert (await hall.propose(ANN, Replace(SEATS[CARL]))).proposal is not None, "that is something else"
    await hall.say("withdraw", ANN)
    hall.now += REST
    assert (await hall.propose(BEN, Relieve(SEATS[CARL], "novice", "Kit"))).proposal is not None


async def test_going_back_to_the_same_position_is_the_same_however_much_is_undone_by_now(
    hall: Three,
) -> None:
    await hall.open()
    for _ in range(3):
        await hall.play()
    first, second = (await hall.tables.proposals.points(await hall.table()))[:2]
    await hall.propose(ANN, Back(first.entry_no, first.undone))
    await hall.say("disagree", BEN)
    await hall.play()
    again = next(
        one
        for one in await hall.tables.proposals.points(await hall.table())
        if one.entry_no == first.entry_no
    )
    assert again.undone > first.undone
    with pytest.raises(AskedLately, match="refuse-proposed-declined"):
        await hall.propose(CARL, Back(again.entry_no, again.undone))
    assert (await hall.propose(CARL, Back(second.entry_no, second.undone + 1))).proposal is not None


async def test_leaving_ones_own_seat_and_ending_a_pause_are_always_possible_and_call_nobody_by_then(
    hall: Three,
) -> None:
    await hall.open()
    await hall.tables.moderating.pause(hall.id, 900, hall.click())
    for _ in range(MOST):
        await hall.propose(ANN, End())
        await hall.say("withdraw", ANN)
    for what in (LEAVE, Pause(False)):
        table = await hall.propose(ANN, what)
        assert table.proposal is not None and table.proposal.quiet
        await hall.say("disagree", BEN)
        table = await hall.propose(ANN, what)
        assert table.proposal is not None, "also after a no"
        await hall.say("withdraw", ANN)
    await hall.tables.seating.give(hall.id, ANN, hall.click())
    hall.now += REST
    table = await hall.propose(ANN, LEAVE)
    assert table.proposal is not None and not table.proposal.quiet


async def test_what_nobody_else_is_asked_about_is_not_counted_out(hall: Three) -> None:
    await hall.open(consent="host")
    for at in range(2 * MOST):
        table = await hall.propose(ANN, Pause(at % 2 == 0))
        assert table.proposal is None
