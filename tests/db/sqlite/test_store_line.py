"""Writes that wait in one line: written together, and told in its order before anybody who asks later."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from db.contract.errors import StoreFailed
from db.sql.connection_protocol import Db
from db.sqlite.connection import FunctionConnection

LINE = 5


async def _note(db: Db, name: str) -> None:
    await db.write("INSERT INTO noted VALUES (?)", name)


async def _noted(db: Db) -> list[str]:
    return [row[0] for row in await db.all("SELECT name FROM noted ORDER BY rowid")]


async def _opened(folder: Path) -> FunctionConnection:
    trips = await FunctionConnection.open(folder / "line.sqlite3")
    await trips.run(lambda plain: plain.execute("CREATE TABLE noted (name TEXT)"))
    return trips


async def _held_up(trips: FunctionConnection, gate: threading.Event) -> asyncio.Task[bool]:
    """The thread is busy until the gate opens."""
    entered = threading.Event()

    def wait(plain: sqlite3.Connection) -> bool:
        entered.set()
        return gate.wait(60)

    busy = asyncio.create_task(trips.run(wait))
    await asyncio.to_thread(entered.wait)
    return busy


async def test_who_waits_in_line_goes_on_in_its_order_and_before_who_reads_later(tmp_path: Path) -> None:
    trips, gate, told = await _opened(tmp_path), threading.Event(), list[str]()

    async def write(name: str) -> None:
        await trips.write(_note, name)
        told.append(name)

    async def read() -> None:
        found = await trips.read(_noted)
        assert found == told, "what can be read is known to its writer"
        told.append("read")

    busy = await _held_up(trips, gate)
    names = [f"write {number}" for number in range(LINE)]
    writes = [asyncio.create_task(write(name)) for name in names]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    later = asyncio.create_task(read())
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(busy, *writes, later)
    assert told == [*names, "read"]
    await trips.close()


async def test_one_who_is_cancelled_holds_nobody_up_and_is_written_all_the_same(tmp_path: Path) -> None:
    trips, gate = await _opened(tmp_path), threading.Event()
    busy = await _held_up(trips, gate)
    writes = [asyncio.create_task(trips.write(_note, str(number))) for number in range(LINE)]
    await asyncio.sleep(0)
    writes[0].cancel()
    gate.set()
    await asyncio.gather(busy, *writes[1:])
    assert await trips.read(_noted) == [str(number) for number in range(LINE)]
    await trips.close()


async def test_closing_waits_for_what_is_under_way_and_refuses_what_comes_after(tmp_path: Path) -> None:
    trips, gate = await _opened(tmp_path), threading.Event()
    busy = await _held_up(trips, gate)
    write = asyncio.create_task(trips.write(_note, "under way"))
    await asyncio.sleep(0)
    closing = asyncio.create_task(trips.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreFailed):
        await trips.write(_note, "too late")
    gate.set()
    await asyncio.gather(busy, write, closing)
    again = await FunctionConnection.open(tmp_path / "line.sqlite3")
    assert await again.read(_noted) == ["under way"]
    await again.close()
