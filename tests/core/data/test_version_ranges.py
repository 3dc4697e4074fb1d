"""Ranges of versions of Loggia that packages of titles need."""

import pytest

from games.packages.version_ranges import within
from games.version import VERSION
from scripts.new_title.writing import PACKAGE


@pytest.mark.parametrize(
    ("needs", "yes", "no"),
    [
        (">=0.3,<0.4", ("0.3", "0.3.0", "0.3.12"), ("0.2.9", "0.4.0", "1.0.0")),
        (" >= 0.3.2 , != 0.3.5 ", ("0.3.2", "0.10.0"), ("0.3.1", "0.3.5")),
        ("==1", ("1.0.0",), ("1.0.1",)),
        (">1.9,<=2", ("1.10.0", "2.0.0"), ("1.9.0", "2.0.1")),
    ],
)
def test_a_version_is_within_a_range_or_not(needs: str, yes: tuple[str, ...], no: tuple[str, ...]) -> None:
    assert [within(version, needs) for version in yes] == [True] * len(yes)
    assert [within(version, needs) for version in no] == [False] * len(no)


@pytest.mark.parametrize("needs", ["", "0.3", ">=0.3,", "~=0.3", ">=0.3 <0.4", ">=0.3b1", ">=1.2.3.4"])
def test_what_is_no_range_is_refused(needs: str) -> None:
    with pytest.raises(ValueError, match="no range of versions"):
        within(VERSION, needs)


def test_a_new_package_names_its_range_in_its_own_module() -> None:
    assert "@needs@" in (PACKAGE / "MODULE" / "__init__.py.txt").read_text("utf-8")
    assert "@needs@" not in (PACKAGE / "pyproject.toml.txt").read_text("utf-8")
