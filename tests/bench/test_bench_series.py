"""A series of games is added to only while the code that thinks is the same."""

import shutil
from pathlib import Path

import pytest

from bench import series
from games.titles import TITLES

ADVISED = [name for name, title in TITLES.items() if title.advisor is not None]


@pytest.mark.parametrize("title", ADVISED)
def test_the_mark_changes_with_the_titles_own_advice_and_with_the_common_code(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in ("computer", title):
        shutil.copytree(series.ROOT / "games" / part, tmp_path / "games" / part)
    monkeypatch.setattr(series, "ROOT", tmp_path)
    (advice,) = (tmp_path / "games" / title).rglob("advice.py")
    marks = [series.mark_of(title), series.mark_of(title, masters=False)]
    for path in (advice, tmp_path / "games/computer/evaluation.py"):
        path.write_text(path.read_text("utf-8") + "\n# another\n", "utf-8")
        marks += [series.mark_of(title), series.mark_of(title, masters=False)]
    assert len(set(marks)) == len(marks)
