"""Chance nobody can choose: bound before anybody sits down, mixed with what nobody knew, and checked without
the bot."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shared_table import PEOPLE, SECRET, SharedTable

from db.sql.checksums import write_missing
from games.core.chance import RecordedDraw, Secret, commitment, mixed_secret
from games.manager.history import fairness
from games.manager.history.export import exported

PAGE = Path(__file__).parents[3] / "docs" / "fairness.md"


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[SharedTable]:
    made = await SharedTable.open(tmp_path)
    yield made
    await made.store.close()


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[SharedTable]:
    """A second one, with a database of its own."""
    (tmp_path / "other").mkdir()
    made = await SharedTable.open(tmp_path / "other")
    yield made
    await made.store.close()


def checked(proof: dict[str, Any], folder: Path) -> subprocess.CompletedProcess[str]:
    """What the program of the page says of a game, run as the page says."""
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (folder / "check.py").write_text(program, encoding="utf-8")
    file = folder / "chance.json"
    file.write_text(json.dumps(proof), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", "check.py", str(file)],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


async def proof_of(shared: SharedTable) -> dict[str, Any]:
    return fairness.proof(await shared.table(), await shared.store.log(shared.id))


async def test_the_secret_is_bound_before_anybody_sits_down_and_stays_the_same(shared: SharedTable) -> None:
    lobby = await shared.table()
    assert lobby.game is None and lobby.commitment == commitment(SECRET)
    for manager in shared.managers:
        manager.repository.new_secret = lambda: b"another secret, drawn at Start"
    await shared.started()
    assert (await shared.table()).secret == SECRET == lobby.secret


async def test_the_numbers_of_the_clicks_on_join_and_start_are_mixed_in_and_logged(
    shared: SharedTable,
) -> None:
    await shared.started()
    table = await shared.table()
    log = await shared.store.log(shared.id)
    joins = [entry.interaction_id for entry in log if entry.kind == "join"]
    start = next(entry.interaction_id for entry in log if entry.kind == "start")
    assert list(table.shares) == [*joins, start] and len(table.shares) == len(PEOPLE)
    assert (await shared.disk()).shares == table.shares


async def test_another_click_on_start_deals_other_cards(shared: SharedTable, other: SharedTable) -> None:
    """Knowing the secret when it is fixed doesn't reveal the cards."""
    await shared.started()
    other.clicks_from(900)
    await other.started()
    one, two = await shared.table(), await other.table()
    assert one.secret == two.secret and one.shares[:-1] == two.shares[:-1]
    assert one.title.save(one.game) != two.title.save(two.game)


async def test_only_the_last_click_of_those_who_sit_there_counts(shared: SharedTable) -> None:
    manager = shared.managers[0]
    await manager.lobby.leave(shared.id, PEOPLE[2], shared.click())
    await manager.lobby.leave(shared.id, PEOPLE[1], shared.click())
    for person in (PEOPLE[2], PEOPLE[1]):
        await manager.lobby.join(shared.id, person, "again", shared.click())
    await shared.started()
    log = await shared.store.log(shared.id)
    last = [entry.interaction_id for entry in log if entry.kind == "join"][-2:]
    assert list((await shared.table()).shares[:-1]) == last


async def test_the_program_on_the_page_checks_a_game(shared: SharedTable, tmp_path: Path) -> None:
    await shared.started()
    proof = await proof_of(shared)
    done = checked(proof, tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{len(proof['draws'])} draws follow" in done.stdout
    assert done.stdout.count("a click at") == len(PEOPLE)


async def test_the_program_on_the_page_checks_an_exported_game(shared: SharedTable, tmp_path: Path) -> None:
    await shared.started()
    await shared.managers[0].lobby.cancel(shared.id, PEOPLE[0], True, shared.click())
    table, log = await shared.table(), await shared.store.log(shared.id)
    done = checked(json.loads(exported(table, log, None)), tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{len(fairness.draws(log))} draws follow" in done.stdout


@pytest.mark.parametrize("part", ["secret", "mixed_in", "draws"])
async def test_the_program_on_the_page_finds_what_was_tampered_with(
    shared: SharedTable, tmp_path: Path, part: str
) -> None:
    await shared.started()
    proof = await proof_of(shared)
    if part == "secret":
        proof["secret"] = "00" * 32
    elif part == "mixed_in":
        proof["mixed_in"][-1] = "12345"
    else:
        proof["draws"][-1][1].reverse()
    done = checked(proof, tmp_path)
    assert done.returncode == 1 and done.stderr.strip(), "it says what is wrong"
    assert "Traceback" not in done.stderr


async def test_games_without_shares_are_checked_as_they_were_drawn(tmp_path: Path) -> None:
    """Those that began before there were any."""
    assert mixed_secret(SECRET, ()) == SECRET
    draws = [
        RecordedDraw(what, Secret(SECRET).permutation(n, what, 30)) for n, what in enumerate(("die", "deck"))
    ]
    proof = {
        "fingerprint": commitment(SECRET),
        "secret": SECRET.hex(),
        "mixed_in": [],
        "draws": [[draw.what, list(draw.outcome)] for draw in draws],
    }
    assert checked(proof, tmp_path).returncode == 0


def test_every_share_and_its_place_count() -> None:
    keys = [mixed_secret(SECRET, shares) for shares in ((1, 2), (2, 1), (12,), (1, 3), (1, 2, 3), ())]
    assert len(set(keys)) == len(keys)


async def test_a_lobby_of_an_earlier_version_gets_its_secret_at_the_start(shared: SharedTable) -> None:
    """It has none, and no fingerprint: those are drawn when it starts, as they were."""
    for statement in (
        "UPDATE tables SET secret = x'', commitment = ''",
        "UPDATE marks SET crc = NULL",
    ):
        await shared.store.connection.run(lambda plain, said=statement: plain.execute(said).rowcount)
    await shared.store._write(write_missing)
    shared.managers = [shared.manager(), shared.manager()]
    await shared.started()
    table = await shared.table()
    assert table.secret == SECRET and table.commitment == commitment(SECRET)
    assert fairness.wrong_draw(table, await shared.store.log(shared.id)) is None


async def test_a_game_called_off_tells_its_secret_a_running_one_does_not(shared: SharedTable) -> None:
    assert not fairness.publishes_secret(await shared.table())
    await shared.started()
    assert not fairness.publishes_secret(await shared.table())
    await shared.managers[0].lobby.cancel(shared.id, PEOPLE[0], True, shared.click())
    assert fairness.publishes_secret(await shared.table())


async def test_who_calls_games_off_after_the_deal_is_counted(shared: SharedTable, other: SharedTable) -> None:
    """Not who closes a lobby, nor for another server, title or time."""
    store, manager = shared.store, shared.managers[0]
    assert await store.cancellations(1, "florence", 0) == {}
    await shared.started()
    await manager.lobby.cancel(shared.id, PEOPLE[0], True, shared.click())
    assert await store.cancellations(1, "florence", 0) == {PEOPLE[0]: 1}
    assert await store.cancellations(2, "florence", 0) == {} == await store.cancellations(1, "fugger", 0)
    updated = (await store.latest_table(2)).updated_at  # type: ignore[union-attr]
    assert await store.cancellations(1, "florence", updated + 1) == {}
    await other.managers[0].lobby.cancel(other.id, PEOPLE[0], False, other.click())
    assert await other.store.cancellations(1, "florence", 0) == {}


def test_the_proof_can_be_read_by_programs_with_small_numbers() -> None:
    """Discord's numbers are larger than what JSON's readers may keep exactly: they are texts."""
    table: Any = msgspec.defstruct("T", ["id", "title", "commitment", "secret", "shares"])
    title: Any = msgspec.defstruct("Title", ["id"])
    proof = fairness.proof(table(1, title("florence"), "c", b"", (2**60 + 1,)), ())
    assert proof["mixed_in"] == [str(2**60 + 1)]
