"""How a game ends before its end: called off, so that it counts for nobody, or as it stands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from timed_table import ANN, BEN, CARL, SEATS, START, Three

from db import SqliteStore, UserChange
from games.core import Refusal
from games.core.ranking import places
from games.manager.history import outcome
from games.manager.history.statistics import rated
from games.manager.model import table_events
from games.manager.model.proposal import End, Relieve, load
from games.manager.model.table import Table
from games.titles import TITLES
from words import Speaker


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[Three]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield Three(store, START)


async def rate(timed: Three, *users: int) -> None:
    for user in users:
        await timed.store.change_user(user, UserChange(rated=True))


async def all_agree(timed: Three, what: End) -> Table:
    await timed.propose(ANN, what)
    await timed.say("agree", BEN)
    return await timed.say("agree", CARL)


@pytest.mark.parametrize("settings", ["all", "host"])
async def test_no_host_ends_a_running_game_alone(timed: Three, settings: str) -> None:
    await timed.open(consent=settings)
    with pytest.raises(Refusal, match="refuse-end-proposed"):
        await timed.services.lobby.cancel(timed.id, ANN, False, timed.click())
    table = await timed.propose(ANN, End())
    assert table.status == "running" and table.proposal is not None
    assert (await timed.say("agree", BEN)).status == "running"
    assert (await timed.say("agree", CARL)).status == "cancelled"


async def test_a_host_closes_a_lobby_and_a_moderator_any_game_at_once(timed: Three) -> None:
    await timed.open()
    assert (await timed.services.lobby.cancel(timed.id, 900, True, timed.click())).status == "cancelled"


async def test_a_game_that_is_called_off_counts_for_nobody_and_shows_who_proposed_it(timed: Three) -> None:
    await rate(timed, ANN, BEN, CARL)
    await timed.open()
    await timed.play()
    await all_agree(timed, End())
    assert await timed.store.results() == ()
    assert await timed.store.cancellations(1, "heaven_ale", 0) == {ANN: 1}


async def test_a_game_that_ends_as_it_stands_counts_with_the_points_that_all_have_agreed_to(
    timed: Three,
) -> None:
    await rate(timed, ANN, BEN, CARL)
    await timed.open()
    for _ in range(12):
        await timed.play()
    table = await timed.propose(ANN, End(True))
    now = outcome.standing(table, await timed.store.log(timed.id))
    assert isinstance(table.proposal.what, End) and table.proposal.what.points == now  # type: ignore[union-attr]
    told = table_events.events_of(table.title, (await timed.store.log(timed.id))[-1])[0].event
    assert isinstance(told, table_events.ProposedStanding)
    assert told.points == tuple(sorted(now, reverse=True)), "what is proposed is said in figures"
    said = Speaker(table.title, "en", table.names).event(told)
    each = [f"{table.names[seat]} {points} VP" for seat, points in zip(told.seats, told.points, strict=True)]
    assert f"as it stands: {', '.join(each)}." in said.replace("−", "-")
    for _ in range(12):
        await timed.play()
    later = outcome.standing(await timed.table(), await timed.store.log(timed.id))
    assert later != now, "play has gone on meanwhile"
    await timed.say("agree", BEN)
    table = await timed.say("agree", CARL)
    assert table.status == "cancelled" and await timed.store.cancellations(1, "heaven_ale", 0) == {}
    results = await timed.store.results()
    assert [(one.user_id, one.points, one.place, one.rated) for one in results] == [
        (user, points, place, True) for user, points, place in zip(SEATS, now, places(now), strict=True)
    ]
    assert set(rated(results)) == {ANN, BEN, CARL}
    told = table_events.events_of(table.title, (await timed.store.log(timed.id))[-1])[0].event
    assert isinstance(told, table_events.EndedStanding)


async def test_a_game_as_it_stands_is_nothing_to_who_was_not_asked(timed: Three) -> None:
    await rate(timed, ANN, BEN, CARL)
    await timed.open()
    await timed.away(CARL)
    await timed.propose(ANN, End(True))
    table = await timed.say("agree", BEN)
    assert table.status == "cancelled"
    assert [(one.user_id, one.rated) for one in await timed.store.results()] == [
        (ANN, True),
        (BEN, True),
        (None, False),
    ]


async def test_nobody_alone_ends_a_game_as_it_stands(timed: Three) -> None:
    await timed.open()
    for user in (BEN, CARL):
        await timed.services.deadlines.player_left(timed.id, user)
    with pytest.raises(Refusal, match="refuse-stands-alone"):
        await timed.propose(ANN, End(True))
    assert (await timed.propose(ANN, End())).status == "cancelled", "nobody who is gone keeps them here"
    assert await timed.store.results() == ()


async def test_one_who_only_plays_against_computers_does_not_win_by_ending(timed: Three) -> None:
    await timed.open()
    for user in (BEN, CARL):
        await timed.services.seats.give_to_computer(timed.id, user, "Kit", "novice")
    with pytest.raises(Refusal, match="refuse-stands-alone"):
        await timed.propose(ANN, End(True))
    assert (await timed.propose(ANN, End())).status == "cancelled"


async def test_as_it_stands_with_a_computer_at_the_table_no_rating_changes(timed: Three) -> None:
    await rate(timed, ANN, BEN, CARL)
    await timed.open()
    await timed.propose(CARL, Relieve(SEATS[CARL], "novice", "Kit"))
    for user in (ANN, BEN):
        await timed.say("agree", user)
    await timed.propose(ANN, End(True))
    await timed.say("agree", BEN)
    found = [(one.user_id, one.computers, one.rated) for one in await timed.store.results()]
    assert found[:2] == [(ANN, 1, False), (BEN, 1, False)]


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_every_title_says_how_a_running_game_stands(timed: Three, title: str) -> None:
    await timed.open(title=title)
    table = await timed.propose(ANN, End(True))
    assert isinstance(table.proposal.what, End)  # type: ignore[union-attr]
    assert len(table.proposal.what.points) == 3  # type: ignore[union-attr]


def test_an_end_that_was_proposed_before_it_could_stand_is_still_one() -> None:
    old = msgspec.msgpack.encode({"what": {"type": "End"}, "by": 0, "at": 5, "agreed": [0]})
    found = load(old)
    assert found is not None and found.what == End() and not found.rated and not found.quiet
