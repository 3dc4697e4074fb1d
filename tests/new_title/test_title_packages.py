"""A title as a package: what `python -m scripts.new_title NAME --package` writes, with the edits of
docs/titles/steps.md, is built, installed and played without a network, and keeps every law."""

import re
import zipfile
from pathlib import Path

import pytest
from package_kit import Environment
from steps_kit import TITLE, make_title

from games.version import VERSION
from scripts.new_title.__main__ import main
from scripts.new_title.writing import as_package, distribution_of, module_of

PACKAGE, MODULE = distribution_of(TITLE), module_of(TITLE)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("packages")
    main(
        [TITLE, "--package", "--ja", "石積み", "--into", str(into), "--address", "https://loggia.test/it.git"]
    )
    made = tmp_path_factory.mktemp("made")
    make_title(made)
    files = {path.relative_to(made): path.read_text("utf-8") for path in made.rglob("*.*")}
    for path, text in as_package(files, TITLE).items():
        (into / PACKAGE / path).write_text(text, "utf-8")
    return into / PACKAGE


@pytest.fixture(scope="module")
def wheel(written: Path, environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment.install(written, tmp_path_factory.mktemp("wheels"))


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("environment"))


def test_a_wheel_has_rules_pictures_words_tests_and_one_entry_point(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        told = packed.read(f"{MODULE}-0.1.0.dist-info/entry_points.txt").decode()
        metadata = packed.read(f"{MODULE}-0.1.0.dist-info/METADATA").decode()
    assert told.split() == ["[loggia.titles]", f"{TITLE}={MODULE}"]
    assert "Requires-Dist" not in metadata, "pip must not look for a stranger's loggia"
    wanted = ("__init__.py", "rules/components.json", "pictures/palette.json", "tests/census.py")
    for name in (*wanted, f"locale/en/{TITLE}.ftl", f"locale/ja/{TITLE}.ftl"):
        assert f"{MODULE}/{name}" in names


def test_a_whole_game_of_an_installed_title_is_played_with_kills(
    wheel: Path, environment: Environment
) -> None:
    told = environment.run("-m", "soak", TITLE, "--games", "1", "--kills", "2", "--answer-within", "300")
    assert told.returncode == 0, told.stdout[-6000:]
    assert "games finished: 1" in told.stdout
    assert "kills: 2, lost: 0, doubled: 0, leaks: 0, errors: 0" in told.stdout


def test_a_computer_player_thinks_in_a_process_that_knows_the_title(
    wheel: Path, environment: Environment
) -> None:
    computers = ("--players", "3", "--computers", "1")
    told = environment.run("-m", "soak", TITLE, "--games", "1", "--kills", "0", *computers)
    assert "games finished: 1" in told.stdout, told.stdout[-6000:]


def test_the_laws_are_run_on_an_installed_title(wheel: Path, environment: Environment) -> None:
    told = environment.run("-m", "scripts.laws", TITLE)
    assert told.returncode == 0, told.stdout[-6000:]
    compared = re.search(rf"{TITLE}: (\d+) pairs, ([\d,]+) moves in both", told.stdout)
    assert compared is not None and int(compared[1]) > 50


def test_the_laws_say_which_titles_there_are(environment: Environment) -> None:
    told = environment.run("-m", "scripts.laws", "no_such_title")
    assert told.returncode == 2
    assert "no title is 'no_such_title', only florence" in told.stdout


def test_its_ci_clones_the_version_that_it_is_written_for(written: Path) -> None:
    flow = (written / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    assert f"VERSION: v{VERSION}\n" in flow
    assert "LOGGIA: https://loggia.test/it.git\n" in flow
    assert f"python -m scripts.laws {TITLE}\n" in flow
    for path in written.rglob("*"):
        if path.is_file():
            assert not re.search(rf"@\w+@|keleton|games\.{TITLE}\b", path.read_text("utf-8")), path


def test_without_an_address_its_ci_clones_from_where_this_copy_was_cloned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "settings"
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(settings))
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "none"))
    settings.write_text("")
    with pytest.raises(SystemExit):
        main([TITLE, "--package", "--into", str(tmp_path)])
    assert not (tmp_path / PACKAGE).exists()
    settings.write_text('[remote "origin"]\n\turl = https://loggia.test/mine.git\n')
    main([TITLE, "--package", "--into", str(tmp_path)])
    flow = (tmp_path / PACKAGE / ".github/workflows/tests.yml").read_text(encoding="utf-8")
    assert "LOGGIA: https://loggia.test/mine.git\n" in flow


def test_a_folder_with_something_in_it_is_left_as_it_is(written: Path) -> None:
    before = {path: path.read_bytes() for path in written.rglob("*") if path.is_file()}
    with pytest.raises(SystemExit):
        main([TITLE, "--package", "--into", str(written.parent), "--address", "https://loggia.test/it.git"])
    assert {path: path.read_bytes() for path in written.rglob("*") if path.is_file()} == before
