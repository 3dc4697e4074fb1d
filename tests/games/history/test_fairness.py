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
from table_kit import PEOPLE, SECRET, Desk

from db.sql.checksums import write_missing
from games.core.chance import RecordedDraw, Secret, commitment, mixed_secret
from games.manager.history import fairness
from games.manager.history.turns import exported

PAGE = Path(__file__).parents[3] / "docs" / "fairness.md"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    made = await Desk.open(tmp_path)
    yield made
    await made.store.close()


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[Desk]:
    """A second one, with a database of its own."""
    (tmp_path / "other").mkdir()
    made = await Desk.open(tmp_path / "other")
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


async def proof_of(desk: Desk) -> dict[str, Any]:
    return fairness.proof(await desk.table(), await desk.store.log(desk.id))


async def test_the_secret_is_bound_before_anybody_sits_down_and_stays_the_same(desk: Desk) -> None:
    lobby = await desk.table()
    assert lobby.game is None and lobby.commitment == commitment(SECRET)
    for manager in desk.managers:
        manager.repository.new_secret = lambda: b"another secret, drawn at Start"
    await desk.started()
    assert (await desk.table()).secret == SECRET == lobby.secret


async def test_the_numbers_of_the_clicks_on_join_and_start_are_mixed_in_and_logged(desk: Desk) -> None:
    await desk.started()
    table = await desk.table()
    log = await desk.store.log(desk.id)
    joins = [entry.interaction_id for entry in log if entry.kind == "join"]
    start = next(entry.interaction_id for entry in log if entry.kind == "start")
    assert list(table.shares) == [*joins, start] and len(table.shares) == len(PEOPLE)
    assert (await desk.disk()).shares == table.shares


async def test_another_click_on_start_deals_other_cards(desk: Desk, other: Desk) -> None:
    """Knowing the secret when it is fixed doesn't reveal the cards."""
    await desk.started()
    other.clicks_from(900)
    await other.started()
    one, two = await desk.table(), await other.table()
    assert one.secret == two.secret and one.shares[:-1] == two.shares[:-1]
    assert one.title.save(one.game) != two.title.save(two.game)


async def test_only_the_last_click_of_those_who_sit_there_counts(desk: Desk) -> None:
    manager = desk.managers[0]
    await manager.lobby.leave(desk.id, PEOPLE[2], desk.click())
    await manager.lobby.leave(desk.id, PEOPLE[1], desk.click())
    for person in (PEOPLE[2], PEOPLE[1]):
        await manager.lobby.join(desk.id, person, "again", desk.click())
    await desk.started()
    log = await desk.store.log(desk.id)
    last = [entry.interaction_id for entry in log if entry.kind == "join"][-2:]
    assert list((await desk.table()).shares[:-1]) == last


async def test_the_program_on_the_page_checks_a_game(desk: Desk, tmp_path: Path) -> None:
    await desk.started()
    proof = await proof_of(desk)
    done = checked(proof, tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{len(proof['draws'])} draws follow" in done.stdout
    assert done.stdout.count("a click at") == len(PEOPLE)


async def test_the_program_on_the_page_checks_an_exported_game(desk: Desk, tmp_path: Path) -> None:
    await desk.started()
    await desk.managers[0].lobby.cancel(desk.id, PEOPLE[0], True, desk.click())
    table, log = await desk.table(), await desk.store.log(desk.id)
    done = checked(json.loads(exported(table, log, None)), tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{len(fairness.draws(log))} draws follow" in done.stdout


@pytest.mark.parametrize("part", ["secret", "mixed_in", "draws"])
async def test_the_program_on_the_page_finds_what_was_tampered_with(
    desk: Desk, tmp_path: Path, part: str
) -> None:
    await desk.started()
    proof = await proof_of(desk)
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


async def test_a_lobby_of_an_earlier_version_gets_its_secret_at_the_start(desk: Desk) -> None:
    """It has none, and no fingerprint: those are drawn when it starts, as they were."""
    for statement in (
        "UPDATE tables SET secret = x'', commitment = ''",
        "UPDATE marks SET crc = NULL",
    ):
        await desk.store.connection.run(lambda plain, said=statement: plain.execute(said).rowcount)
    await desk.store._write(write_missing)
    desk.managers = [desk.manager(), desk.manager()]
    await desk.started()
    table = await desk.table()
    assert table.secret == SECRET and table.commitment == commitment(SECRET)
    assert fairness.wrong_draw(table, await desk.store.log(desk.id)) is None


async def test_a_game_called_off_tells_its_secret_a_running_one_does_not(desk: Desk) -> None:
    assert not fairness.ended(await desk.table())
    await desk.started()
    assert not fairness.ended(await desk.table())
    await desk.managers[0].lobby.cancel(desk.id, PEOPLE[0], True, desk.click())
    assert fairness.ended(await desk.table())


async def test_who_calls_games_off_after_the_deal_is_counted(desk: Desk, other: Desk) -> None:
    """Not who closes a lobby, nor for another server, title or time."""
    store, manager = desk.store, desk.managers[0]
    assert await store.called_off(1, "florence", 0) == {}
    await desk.started()
    await manager.lobby.cancel(desk.id, PEOPLE[0], True, desk.click())
    assert await store.called_off(1, "florence", 0) == {PEOPLE[0]: 1}
    assert await store.called_off(2, "florence", 0) == {} == await store.called_off(1, "fugger", 0)
    updated = (await store.latest_table(2)).updated_at  # type: ignore[union-attr]
    assert await store.called_off(1, "florence", updated + 1) == {}
    await other.managers[0].lobby.cancel(other.id, PEOPLE[0], False, other.click())
    assert await other.store.called_off(1, "florence", 0) == {}


def test_the_proof_can_be_read_by_programs_with_small_numbers() -> None:
    """Discord's numbers are larger than what JSON's readers may keep exactly: they are texts."""
    table: Any = msgspec.defstruct("T", ["id", "title", "commitment", "secret", "shares"])
    title: Any = msgspec.defstruct("Title", ["id"])
    proof = fairness.proof(table(1, title("florence"), "c", b"", (2**60 + 1,)), ())
    assert proof["mixed_in"] == [str(2**60 + 1)]
