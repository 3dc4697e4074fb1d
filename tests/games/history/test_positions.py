"""Any position of a past game can be had, and the rest of its log leads from there to the stored end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from played_games import table_with
from released import ALL, Then, each_table
from sampled import each_title
from shared_table import SharedTable, play_on

from db import Logged
from games.core import Refusal
from games.manager.history import positions as positions_of_logs
from games.manager.history import replay
from games.manager.history.positions import PositionGone, PositionService, departure, last_of_game, position
from games.manager.history.rollback import target_of
from games.manager.model.table import Table
from games.manager.model.table_events import ROLL_BACK
from games.titles import TITLES
from kit.recorded_games import has_games, read

assert ALL  # the tables of all releases, which `each_table` gives

MOMENTS = 4
"""Positions of each game from which the rest of its log is played."""

RECORDED = each_title("signorie", which=lambda title: has_games(title.id))
"""Titles with recorded games."""


def fed(table: Table, log: Sequence[Logged], entry_no: int) -> Any:
    """The end of a line that begins after `entry_no` and gets the rest of the log with its draws."""
    seats, title = len(table.seats), table.title
    begun = {
        at: msgspec.structs.replace(
            log[0], entry_no=at, kind=replay.STUDY, move=replay.beginning(title, position(table, log, at))
        )
        for at in (entry_no, *[target_of(one) for one in log if one.kind == ROLL_BACK])
        if at <= entry_no
    }
    rest = [entry for entry in log if entry.entry_no > entry_no and entry.kind != "start"]
    return replay.replayed(title, seats, table.options, [*[begun[at] for at in sorted(begun)], *rest])


@pytest.mark.parametrize("name", RECORDED)
def test_the_rest_of_a_log_leads_from_any_of_its_positions_to_the_end(name: str) -> None:
    """With all numbers of players and all options of the recorded games."""
    title, rng, tried = TITLES[name], Random(name), 0
    for recorded in read(name):
        table, log = table_with(title, recorded)
        end = title.save(table.game)
        for entry_no in sorted(rng.sample(range(1, len(log)), MOMENTS)):
            assert title.save(replay.up_to_date(fed(table, log, entry_no))) == end, entry_no
            tried += 1
    assert tried >= 50 * MOMENTS


@each_table
async def test_the_same_of_every_table_of_earlier_releases(
    then: Then, release: str, one: dict[str, Any]
) -> None:
    """Also where players have gone back, and where logs are older than causes."""
    table, rng = await then.services.get(one["id"]), Random(one["id"])
    assert table is not None
    log = await then.store.log(one["id"])
    if table.game is None:
        with pytest.raises(Refusal, match="refuse-not-started"):
            await then.services.positions.after(table, 1)
        return
    began = next(entry.entry_no for entry in log if entry.kind == "start")
    assert await then.services.positions.departs(table, log) is None
    for entry_no in rng.choices(range(began, len(log) + 1), k=MOMENTS):
        game = fed(table, log, entry_no)
        assert table.title.save(replay.up_to_date(game)) == table.title.save(table.logged), entry_no


def changed(log: Sequence[Logged], at: int, **fields: Any) -> list[Logged]:
    """The log with another entry `at`."""
    return [msgspec.structs.replace(one, **fields) if one.entry_no == at else one for one in log]


async def test_a_log_that_departs_is_good_up_to_there(shared: SharedTable) -> None:
    await play_on(shared, 80)
    table, log = await shared.table(), await shared.store.log(shared.id)
    draws = [one.entry_no for one in log if one.kind == "move" and len(one.outcomes) > 1]
    last = last_of_game(log)
    for at in (draws[0], draws[-1]):
        mended = changed(log, at, outcomes=b"\x90")
        assert departure(table, mended) == at
        positions = PositionService(shared.store)
        before = await positions.after(table, at - 1, mended)
        assert table.title.save(before) == table.title.save(position(table, log, at - 1))
        for gone in {at, last - 1} - {last}:
            with pytest.raises(PositionGone) as refused:
                await positions.after(table, gone, mended)
            assert refused.value.entry_no == at - 1
        assert await positions.after(table, last, mended) is table.game, "this one is stored"


async def test_a_log_with_another_end_departs_where_its_events_do(shared: SharedTable) -> None:
    """If they don't, nothing but the last entry can be to blame."""
    await play_on(shared, 60)
    table, log = await shared.table(), await shared.store.log(shared.id)
    other = msgspec.structs.replace(table, game=position(table, log, 20))
    moves = [one.entry_no for one in log if one.kind == "move"]
    assert departure(table, log) is None
    assert departure(other, changed(log, moves[30], events=b"\x90")) == moves[30]
    assert departure(other, log) == len(log)


async def test_the_check_is_made_once_for_each_end_of_a_log(
    shared: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_on(shared, 20)
    made: list[int] = []
    looked = positions_of_logs.checked

    def counted(table: Table, log: Sequence[Logged], entry_no: int) -> Any:
        made.append(len(log))
        return looked(table, log, entry_no)

    monkeypatch.setattr(positions_of_logs, "checked", counted)
    positions = PositionService(shared.store)
    for _ in range(3):
        await positions.after(await shared.table(), 9)
    await play_on(shared, 5)
    await positions.after(await shared.table(), 9)
    assert len(made) == 2 and made[0] < made[1]
