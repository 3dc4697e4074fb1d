"""Another worktree's bot is started, filled and clicked on beside this one's."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bench import alone, click
from bench.beside import ROOT, Worktree
from bench.kit import clicking
from bench.kit.clicking import ClickResult, Floor
from games.titles import TITLES
from sandbox import Sandbox, SandboxClient
from soak.processes import BotUnderTest, SandboxProcess
from soak.sitting import READER

PROBED = """
import sys
print("the other worktree's launch of", sys.argv[-1])
sys.exit(1)
"""


async def test_a_bot_of_another_worktree_runs_that_worktrees_code(tmp_path: Path) -> None:
    (tmp_path / "sandbox").mkdir()
    (tmp_path / "sandbox" / "__init__.py").touch()
    (tmp_path / "sandbox" / "launch.py").write_text(PROBED)
    async with SandboxProcess() as url, SandboxClient(url) as world:
        bot = BotUnderTest(world, tmp_path, tmp_path / "bot.py", root=tmp_path)
        with pytest.raises(RuntimeError, match=f"the other worktree's launch of {tmp_path}/bot.py"):
            await bot.start()


async def test_tables_are_written_by_the_worktree_that_is_measured(tmp_path: Path) -> None:
    database = tmp_path / "loggia.sqlite3"
    size = await click._filled(ROOT, TITLES["florence"], database, [1, 2, 3], [1, 2, 3, 4], owed=True)
    with sqlite3.connect(database) as connection:
        (stored,) = connection.execute("SELECT sum(length(snapshot)) FROM tables").fetchone()
        (owed,) = connection.execute("SELECT count(*) FROM outbox").fetchone()
    assert size == stored > 0 and owed == 3 * 5


def test_a_click_is_made_for_each_question_and_the_bot_ends_with_the_last(tmp_path: Path) -> None:
    with Worktree(ROOT, "clicks", "florence", "{}", str(tmp_path)) as process:
        for _ in range(2):
            acknowledged, posted = process.ask()
            assert acknowledged > 0 and (posted is None or posted > 0)
    with sqlite3.connect(tmp_path / "loggia.sqlite3") as connection:
        assert connection.execute("SELECT title, status FROM tables").fetchall() == [("florence", "running")]


class Unheeded:
    """Stands in for the bot that does nothing: no click is answered there."""

    async def like(self, ours: ClickResult) -> ClickResult:
        """Nothing is clicked."""
        return ours


async def test_a_title_for_fewer_players_is_clicked_through_with_as_many_as_it_takes(tmp_path: Path) -> None:
    three = replace(TITLES["florence"], seats=range(2, 4))
    async with Sandbox() as sandbox:
        world = clicking.Undisturbed(sandbox.url)
        async with world, BotUnderTest(world, tmp_path) as bot:
            await world.wait_for_command("table", clicking.PATIENCE)
            await world.add_user(READER)
            await clicking.play(three, {}, bot, Unheeded(), 1)
    with sqlite3.connect(tmp_path / "loggia.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM seats").fetchone() == (3,)


async def test_a_click_at_the_other_bot_follows_each_click_at_the_floor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def like(_: Floor, ours: ClickResult) -> ClickResult:
        return ours

    class Answering(Worktree):
        answers = [[0.001, None], [0.002, 0.03]]

        def __init__(self) -> None:
            """Nothing is started."""

        def ask(self, *question: object) -> object:
            """What the next click has brought."""
            return self.answers.pop(0)

    monkeypatch.setattr(Floor, "like", like)
    both = click.FloorAndOther(Floor.__new__(Floor), Answering())
    for _ in range(2):
        assert await both.like(ClickResult(0.1, 0.2, True)) == ClickResult(0.1, 0.2, True)
    assert both.before.acknowledged == [1.0, 2.0] and both.before.posted == [30.0]


def test_what_is_weighed_is_told_beside_the_other_worktree() -> None:
    ours, nothing, before = (
        alone.WeighedBot(3.0, 80.0, 0),
        alone.WeighedBot(1.0, 40.0, 0),
        alone.WeighedBot(2.0, 100.0, 4),
    )
    took, weight, loaded = alone._rows("on SQLite", ours, nothing, before)
    assert (took.ratio, took.to_before, weight.ratio, weight.to_before) == (3.0, 1.5, 2.0, 0.8)
    assert loaded.value == 0 and loaded.before is None
    assert "before" not in str(msgspec.json.encode(alone._rows("on SQLite", ours, nothing, None)))
