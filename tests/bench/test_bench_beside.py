"""Another worktree measured in turns with this one."""

from pathlib import Path

import pytest

from bench.beside import ROOT, Worktree, in_turns, roots
from bench.kit.rows import Figure


class Noted(Worktree):
    """Asks nobody."""

    def __init__(self, name: str, asked: list[str]) -> None:
        self.name, self.asked = name, asked

    def __exit__(self, *_: object) -> None:
        """Nothing runs."""

    def ask(self, *question: object) -> str:
        """Note who was asked."""
        self.asked.append(self.name)
        return self.name


def test_both_are_asked_in_turns_and_not_always_the_same_first() -> None:
    asked: list[str] = []
    answers = list(in_turns([Noted("ours", asked), Noted("before", asked)], 2, "playouts"))
    assert asked == ["ours", "before", "before", "ours"]
    assert answers == [["ours", "before"]] * 2


def test_what_is_no_worktree_is_refused(tmp_path: Path) -> None:
    assert roots(None) == [ROOT] and roots(ROOT) == [ROOT, ROOT]
    with pytest.raises(SystemExit, match="no worktree"):
        roots(tmp_path)


def test_a_worktree_is_measured_with_its_own_code(tmp_path: Path) -> None:
    (tmp_path / "bot.py").touch()
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "__init__.py").write_text("raise SystemExit('the games of the other')")
    other, words = str(tmp_path), ("playing", "florence", "4", "{}")
    with pytest.raises(RuntimeError, match=other), Worktree(tmp_path, *words) as process:
        process.ask("checked", 0.01)
    with pytest.raises(RuntimeError, match="failed"), Worktree(tmp_path, *words):
        """It is asked nothing."""
    with Worktree(ROOT, *words) as process:
        answers, seconds = process.ask("checked", 0.01)
    assert answers > 0 and seconds >= 0.01


def test_a_row_says_what_the_other_worktree_has() -> None:
    beside = Figure("ready", "s").row(2.0, 1.0, 4.0).line()
    assert beside == "ready: 2.0 s, floor 1.0, ratio 2.0, before 4.0, ratio to it 0.5"
    memory = Figure("memory", "MB").row(80.0, 40.0, of="SQLite").line()
    assert memory == "memory, SQLite: 80.0 MB, floor 40.0, ratio 2.0"
