"""Runs bot_for_tests.py and counts the hops of each click: calls from one file of the project into another,
from the handler of interactions until the answer is sent.

The line of a click are its coroutines: the steps that wait for something. Plain functions of the rules, the
words or the screens, which return a value, are counted too, but they are not part of the line.

Writes a JSON line for each click to the file named by LOGGIA_HOPS: the id of its button, its line as [from,
to, function], and the number of all calls into another file.
"""

import asyncio
import contextvars
import inspect
import json
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from types import FrameType
from typing import Any
from weakref import WeakKeyDictionary

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import bot_for_tests

import bot
from cogs.app.receiving import Receiver

ROOT = f"{Path(bot.__file__).resolve().parent}/"
ROOMS = ("cogs/", "games/", "db/", "render/", "words/")
WAITING = inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
RESUMED = WAITING | inspect.CO_GENERATOR


class Hops:
    """The counts of one click."""

    def __init__(self) -> None:
        self.line: list[tuple[str, str, str]] = []
        self.calls = 0
        self._begun: set[FrameType] = set()

    def count(self, frame: FrameType) -> None:
        """Count a call once: the interpreter reports a coroutine again whenever it goes on."""
        here = file_of(frame)
        if here is None or frame in self._begun:
            return
        flags = frame.f_code.co_flags
        if flags & RESUMED:
            self._begun.add(frame)
        there = caller_of(frame)
        if there is None or there == here or frame.f_code is answer.__code__:
            return
        self.calls += 1
        if flags & WAITING:
            self.line.append((there, here, frame.f_code.co_qualname))


present: contextvars.ContextVar[Hops | None] = contextvars.ContextVar("present", default=None)
"""The count of the present click, in all that is done for it."""

begun_by: WeakKeyDictionary[Any, str | None] = WeakKeyDictionary()
"""The file that has made a task, by the task's coroutine."""


def file_of(frame: FrameType) -> str | None:
    """The file of the project in which a frame runs."""
    path = frame.f_code.co_filename
    name = path[len(ROOT) :] if path.startswith(ROOT) else ""
    return name if name.startswith(ROOMS) else None


def caller_of(frame: FrameType) -> str | None:
    """The file from which a frame was called, ignoring code outside the project."""
    at = frame.f_back
    while at is not None and file_of(at) is None:
        at = at.f_back
    if at is not None:
        return file_of(at)
    task = asyncio.current_task()
    return None if task is None else begun_by.get(task.get_coro())


def make_task(loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> asyncio.Task[Any]:
    """Make a task, and note which file made it."""
    made = caller_of(sys._getframe())
    if isinstance(coro, Coroutine):
        begun_by[coro] = made
    return asyncio.Task(coro, loop=loop, **how)


def watch(frame: FrameType, event: str, _: Any) -> None:
    """See `sys.setprofile`."""
    found = present.get() if event == "call" else None
    if found is not None:
        found.count(frame)


def note(custom_id: str, hops: Hops) -> None:
    """Add a click to the file."""
    with Path(os.environ["LOGGIA_HOPS"]).open("a") as file:
        file.write(json.dumps([custom_id, hops.line, hops.calls]) + "\n")


answer = Receiver.on_interaction


async def counted(self: Receiver, interaction: Any) -> None:
    """Handle an interaction and count its hops."""
    asyncio.get_running_loop().set_task_factory(make_task)
    hops = Hops()
    present.set(hops)
    sys.setprofile(watch)
    try:
        await answer(self, interaction)
    finally:
        sys.setprofile(None)
        present.set(None)
        note(str((interaction.data or {}).get("custom_id", "")), hops)


if __name__ == "__main__":
    bot_for_tests.hurry()
    os.environ.setdefault("LOGGIA_LOG", "DEBUG")
    Receiver.on_interaction = counted  # type: ignore[method-assign]
    bot.main()
