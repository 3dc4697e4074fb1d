"""The contract for results of finished games: written once, with the change that finishes, and forgotten."""

import pytest
from store_kit import CHANNEL, GUEST, HOST, move_change, new_table

from db import AlreadyDone, PastResult, SeatHolder, SeatResult, StaleVersion, Store, TableChange, UserChange

SEATS = (SeatHolder(0, HOST, "Ada"), SeatHolder(1, GUEST, "Bea"), SeatHolder(2, None, "Kit", "computer"))


def ends(at: int = 300) -> dict[str, object]:
    endings = (
        SeatResult(0, HOST, 2, 61, 1, True),
        SeatResult(1, GUEST, 1, 70, 1),
        SeatResult(2, None, 3, -4, 1),
    )
    return {"status": "over", "endings": endings, "at": at}


async def finished(store: Store, at: int = 300, **new: object) -> int:
    table_id = await store.create(new_table(seats=SEATS, **new))
    await store.commit(move_change(table_id, 0, **ends(at)))
    return table_id


async def test_results_come_with_the_change_that_finishes(store: Store) -> None:
    table_id = await store.create(new_table(seats=SEATS))
    await store.commit(move_change(table_id, 0))
    assert await store.results() == ()
    await store.commit(move_change(table_id, 1, **ends()))
    common = (1, "florence", 300, 3, 1)
    assert await store.results() == (
        PastResult(table_id, 0, *common, HOST, 2, 61, True),
        PastResult(table_id, 1, *common, GUEST, 1, 70, False),
        PastResult(table_id, 2, *common, None, 3, -4, False),
    )


async def test_a_change_that_is_refused_leaves_no_results(store: Store) -> None:
    table_id = await store.create(new_table(seats=SEATS))
    await store.commit(move_change(table_id, 0, interaction_id=5))
    with pytest.raises(StaleVersion):
        await store.commit(move_change(table_id, 0, **ends()))
    with pytest.raises(AlreadyDone):
        await store.commit(move_change(table_id, 1, **ends(), interaction_id=5))
    assert await store.results() == ()


async def test_a_game_that_goes_on_has_no_results(store: Store) -> None:
    with pytest.raises(ValueError, match="goes on"):
        TableChange(table_id=1, expected_entry_no=0, at=1, endings=(SeatResult(0, HOST, 1, 1, 0),))


async def test_a_game_that_ends_as_it_stands_has_results_though_it_was_not_played_out(store: Store) -> None:
    table_id = await store.create(new_table(seats=SEATS))
    await store.commit(move_change(table_id, 0, **(ends() | {"status": "cancelled"})))
    assert [(one.user_id, one.place, one.rated) for one in await store.results()] == [
        (HOST, 2, True),
        (GUEST, 1, False),
        (None, 3, False),
    ]


async def test_results_are_found_by_user_server_and_title_the_first_finished_first(store: Store) -> None:
    later = await finished(store, at=500)
    sooner = await finished(store, at=400, channel_id=CHANNEL - 1)
    other = await finished(store, at=600, channel_id=CHANNEL - 2, guild_id=2, title="fugger")
    assert [one.table_id for one in await store.results()] == [sooner] * 3 + [later] * 3 + [other] * 3
    assert [one.table_id for one in await store.results(user_id=HOST)] == [sooner, later, other]
    assert [one.table_id for one in await store.results(guild_id=2, user_id=GUEST)] == [other]
    assert {one.table_id for one in await store.results(guild_id=1, title="florence")} == {sooner, later}
    assert await store.results(guild_id=2, title="florence") == ()


async def test_whoever_is_forgotten_leaves_results_of_nobody(store: Store) -> None:
    await finished(store)
    before = await store.results()
    assert [row["points"] for row in (await store.stored_about(HOST))["results"]] == [61]
    await store.forget(HOST, {"en": "Former player", "ja": "以前のプレイヤー"})
    after = await store.results()
    assert [one.user_id for one in after] == [None, GUEST, None]
    assert [one.points for one in after] == [one.points for one in before]
    assert (await store.stored_about(HOST))["results"] == [] and await store.results(user_id=HOST) == ()


async def test_nobody_is_rated_who_has_not_said_so(store: Store) -> None:
    assert not (await store.users([HOST]))[HOST].rated
    assert (await store.change_user(HOST, UserChange(rated=True))).rated
    assert (await store.users([HOST]))[HOST].rated
    await store.change_user(HOST, UserChange(language="ja"))
    assert (await store.users([HOST]))[HOST].rated, "other changes leave it"
    assert not (await store.change_user(HOST, UserChange(rated=False))).rated


async def test_a_finished_game_without_results_is_found_and_gets_them_once(store: Store) -> None:
    await finished(store)
    old = []
    for number in range(1, 4):
        old.append(await store.create(new_table(channel_id=CHANNEL - number, seats=SEATS, status="over")))
    await store.create(new_table(channel_id=CHANNEL - 9, status="cancelled"))
    assert await store.without_results(0, 2) == tuple(old[:2])
    assert await store.without_results(old[1], 2) == (old[2],)
    first = (SeatResult(0, HOST, 1, 9, 0), SeatResult(1, None, 2, 3, 0))
    await store.add_results(old[0], first)
    await store.add_results(old[0], (SeatResult(0, GUEST, 2, 1, 0), SeatResult(1, None, 1, 3, 0)))
    assert await store.without_results(0, 9) == tuple(old[1:])
    (own,) = [one for one in await store.results(user_id=HOST) if one.table_id == old[0]]
    assert own == PastResult(old[0], 0, 1, "florence", 100, 2, 0, HOST, 1, 9, False)
