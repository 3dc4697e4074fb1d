"""The list of faults of `make mutants` is kept: each still has its place, and its tests are there."""

import time
from pathlib import Path

import pytest

from scripts.mutants import planting
from scripts.mutants.planting import LISTS, ROOT, PlantedFault, faults, try_fault

FAULTS = faults()
RULES = [path for path in LISTS if path.stem.startswith("rules_")]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_has_its_place_and_its_tests(fault: PlantedFault) -> None:
    assert fault.fits(ROOT), "its text is not there (any more), or more than once: write it anew"
    assert fault.find != fault.put
    named = [one for one in fault.words() if one.startswith("tests/")]
    assert named
    assert all((ROOT / one).exists() for one in named)


def test_no_two_faults_have_a_name() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 40


@pytest.mark.parametrize("title", [path.stem.removeprefix("rules_") for path in RULES])
def test_slips_in_the_rules_of_a_title_are_seen_by_its_own_tests(title: str) -> None:
    """At least ten, and none by tests of a whole bot, which are slow."""
    slips = [fault for fault in faults(*RULES) if fault.file.startswith(f"games/{title}/")]
    assert len(slips) >= 10
    assert all(fault.words()[0].startswith(f"tests/{title}/") for fault in slips)


STARTS = """
import subprocess, sys, time

def test_that_leaves_something_behind():
    left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    with open("left", "w") as file:
        print(left.pid, file=file)
    assert {ends}
"""


@pytest.mark.parametrize(("ends", "verdict"), [("False", "caught"), ("True", "survived")])
def test_what_tests_have_started_ends_with_them(tmp_path: Path, ends: str, verdict: str) -> None:
    (tmp_path / "planted.txt").write_text("one")
    (tmp_path / "test_it.py").write_text(STARTS.format(ends=ends))
    outcome = try_fault(PlantedFault("f", "planted.txt", "one", "two", ["test_it.py"]), tmp_path)
    assert outcome.verdict == verdict and (outcome.by != "") is (verdict == "caught")
    assert (tmp_path / "planted.txt").read_text() == "one", "and the fault is taken out"
    left, until = int((tmp_path / "left").read_text()), time.monotonic() + 180
    while runs(left):
        assert time.monotonic() < until, "it has been told to end"
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("file", "room"),
    [
        ("games/florence/bids.py", "tests/florence"),
        ("games/core/ranking.py", "tests/core"),
        ("games/manager/playing/turn_service.py", "tests/games"),
        ("render/kit/painting/strips.py", "tests/render"),
        ("cogs/screens/panel/panel.py", "tests/cogs"),
        ("db/migrations/0001_tables.sql", "tests/db"),
        ("locale/en/bot.ftl", "tests/words"),
        ("bot.py", "tests/cogs"),
    ],
)
def test_a_fault_without_tests_of_its_own_is_for_those_of_its_room(file: str, room: str) -> None:
    assert PlantedFault("f", file, "one", "two").words() == [room]


SOME_FAIL = """
import pytest

def test_good():
    pass

@pytest.mark.parametrize("at", ["a - b", "is bad"])
def test_with(at):
    assert at != "is bad", "no - never"
"""


def test_a_test_that_fails_without_a_fault_has_seen_none(tmp_path: Path) -> None:
    """Also where its name has spaces; one that is not there any more says nothing of the others."""
    (tmp_path / "test_it.py").write_text(SOME_FAIL)
    (tmp_path / "planted.txt").write_text("one")
    good, bad, gone = (f"test_it.py::test_{one}" for one in ("good", "with[is bad]", "none"))
    assert planting.fail_anyway([good, bad], tmp_path) == {bad}
    assert planting.fail_anyway([good, bad, gone], tmp_path) == {bad, gone}
    assert planting.fail_anyway([], tmp_path) == set()
    assert try_fault(PlantedFault("f", "planted.txt", "one", "two", ["test_it.py"]), tmp_path).by == bad


@pytest.mark.parametrize("named", ["test_it.py::test_none", "test_none.py", "empty"])
def test_a_fault_whose_tests_are_gone_has_not_survived_them(tmp_path: Path, named: str) -> None:
    (tmp_path / "test_it.py").write_text(SOME_FAIL)
    (tmp_path / "empty").mkdir()
    (tmp_path / "planted.txt").write_text("one")
    fault = PlantedFault("f", "planted.txt", "one", "two", [named])
    assert try_fault(fault, tmp_path).verdict == "broken"


def test_tests_that_never_end_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planting, "PATIENCE", 0.1)
    (tmp_path / "planted.txt").write_text("one")
    (tmp_path / "test_it.py").write_text("import time\ntime.sleep(600)\n")
    assert (
        try_fault(PlantedFault("f", "planted.txt", "one", "two", ["test_it.py"]), tmp_path).verdict == "slow"
    )


def runs(process: int) -> bool:
    """Whether it has not ended; one that nobody has waited for has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
