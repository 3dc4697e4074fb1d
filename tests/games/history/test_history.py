"""The past of a game: cut into turns, played again, written to files that tell nobody too much."""

from __future__ import annotations

from typing import Any

import msgspec
from shared_table import SharedTable, play_on

from games.core import Seat
from games.manager.history.export import exported
from games.manager.history.turns import positions, turns


async def read(shared: SharedTable, seat: int | None) -> dict[str, Any]:
    log = await shared.store.log(shared.id)
    found: dict[str, Any] = msgspec.json.decode(
        exported(await shared.table(), log, None if seat is None else Seat(seat))
    )
    return found


async def test_the_turns_hold_every_answer_once_and_the_last_position_is_the_present_one(
    shared: SharedTable,
) -> None:
    await play_on(shared, 60)
    table, log = await shared.table(), await shared.store.log(shared.id)
    past = turns(log)
    assert [entry.entry_no for turn in past for entry in turn] == [
        entry.entry_no for entry in log if entry.kind in ("start", "move")
    ]
    assert all(len({entry.commit_id for entry in turn}) == 1 for turn in past)
    games = list(positions(table, past))
    assert len(games) == len(past) and table.title.save(games[-1]) == table.title.save(table.game)
    assert not any(game.over for game in games)


async def test_of_a_running_game_a_file_tells_what_its_reader_knows(shared: SharedTable) -> None:
    await play_on(shared, 60)
    table = await shared.table()
    whole = {entry.entry_no: entry for entry in await shared.store.log(shared.id)}
    for seat in (None, 0, 1):
        found = await read(shared, seat)
        assert found["proof"] is None
        assert not any("draws" in entry for entry in found["log"])
        view = table.view(None if seat is None else Seat(seat))
        assert found["position"] == msgspec.json.decode(msgspec.json.encode(view))
        for entry in found["log"]:
            assert ("move" in entry) == (
                seat is not None and entry["seat"] == seat and entry["kind"] == "move"
            )
            stored = whole[entry["number"]].events
            told = msgspec.msgpack.decode(stored) if stored else []
            assert len(entry["events"]) == sum(one["to"] in (None, seat) for one in told)
    assert table.secret.hex() not in exported(table, list(whole.values()), Seat(0)).decode()


async def test_of_a_finished_game_a_file_tells_everything(shared: SharedTable) -> None:
    await play_on(shared, 2000)
    table = await shared.table()
    assert table.status == "over"
    found = await read(shared, None)
    assert found["proof"]["secret"] == table.secret.hex()
    moves = [entry for entry in found["log"] if entry["kind"] == "move"]
    assert moves and all("move" in entry and "draws" in entry for entry in moves)
    assert found["position"] == msgspec.json.decode(msgspec.json.encode(table.game))
