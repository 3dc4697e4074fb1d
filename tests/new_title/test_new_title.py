"""What `python -m scripts.new_title` writes runs at once and keeps every law, and so does the title that
docs/adding-a-title.md makes of it by its first command and the edits of docs/titles/steps.md. Both are put
into a copy of the project, where its own tests find them."""

import re
import shutil
from pathlib import Path

import pytest
from project_kit import ROOT, check_run, copied, files_of
from steps_kit import TITLE, make_title

from scripts.new_title.__main__ import main

NEW = "stone_cairn"
TESTS = (
    "tests/core/test_core_laws.py",
    "tests/words",
    "tests/render/test_every_title.py",
    "tests/arrows/test_arrows.py::test_core_titles_and_pictures_import_what_they_may_and_nothing_else",
    "tests/computer/test_computer_levels.py",
    "tests/cogs/screens/test_limits.py::test_the_command_tree_is_within_the_limits",
    "tests/cogs/screens/test_limits.py::test_everything_in_the_command_tree_is_in_japanese_too",
)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = copied(tmp_path_factory.mktemp("new"))
    check_run(root, "scripts.new_title", NEW, "--ja", "積み石")
    make_title(root)
    return root


def test_both_titles_keep_all_laws_have_all_words_and_can_be_drawn(project: Path) -> None:
    only = f"{NEW} or {TITLE} or import or has_rules or command_tree"
    own = [f"tests/{NEW}", f"tests/{TITLE}"]
    said = check_run(project, "pytest", "-p", "no:xdist", "-q", "-k", only, *TESTS, *own)
    for title in (NEW, TITLE):
        compared = re.search(rf"\b{title}: (\d+) pairs, ([\d,]+) moves in both", said)
        assert compared is not None
        assert int(compared[1]) > 50


def test_a_law_names_the_draw_of_a_new_title_that_can_be_taken_back(project: Path) -> None:
    turns = project / "games" / NEW / "turns.py"
    whole = turns.read_text("utf-8")
    assert whole.count("        ctx.reveal()\n") == 1
    turns.write_text(whole.replace("        ctx.reveal()\n", ""), "utf-8")
    law = ("tests/core/test_core_laws.py", "-k", f"{NEW} and cannot_be_taken_back")
    try:
        with pytest.raises(AssertionError, match=r"PlayCard shows seat \d n\d+ and can be taken back"):
            check_run(project, "pytest", "-p", "no:xdist", "-q", *law)
    finally:
        turns.write_text(whole, "utf-8")
    check_run(project, "pytest", "-p", "no:xdist", "-q", *law)


def test_both_titles_pass_the_projects_own_lint_and_types(project: Path) -> None:
    titles = [*files_of(NEW), *files_of(TITLE)]
    check_run(project, "ruff", "check", *titles)
    check_run(project, "ruff", "format", "--check", *titles)
    cache = ROOT / ".mypy_cache"
    if cache.is_dir():
        shutil.copytree(cache, project / ".mypy_cache")
    check_run(project, "mypy", *(folder for folder in titles if not folder.startswith("tests")))


@pytest.mark.parametrize("name", ["Cairn", "1st", "a b", "x", "class", "../up", "ん"])
def test_a_name_that_no_package_can_have_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([name, "--into", str(tmp_path)])
    assert list(tmp_path.iterdir()) == []


def test_a_title_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    assert main(["cairn", "--into", str(tmp_path)]) == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(SystemExit):
        main(["cairn", "--into", str(tmp_path)])
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_names_given_are_those_people_read(tmp_path: Path) -> None:
    main(["stone_cairn", "--into", str(tmp_path), "--en", "Cairn & Co.", "--ja", "石積み"])
    english, japanese = (
        (tmp_path / f"locale/{one}/stone_cairn.ftl").read_text("utf-8") for one in ("en", "ja")
    )
    assert "title-name = Cairn & Co.\n" in english
    assert "cmd-title = stone_cairn\n" in english
    assert "title-name = 石積み\n" in japanese
    assert "cmd-title = 石積み\n" in japanese
    assert "class StoneCairn(" in (tmp_path / "games/stone_cairn/game.py").read_text("utf-8")
    assert "keleton" not in english + (tmp_path / "games/stone_cairn/__init__.py").read_text("utf-8")
