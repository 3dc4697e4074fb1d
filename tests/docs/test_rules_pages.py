"""What the pages in docs/rules and the code say of each other: each section that code cites is on the title's
page, each refusal that a page names is in the code, and each that a title's code names is on its page."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))

CITED = re.compile(
    r'[Rr]ules ((?:\d+(?:\.\d+)*(?:, | and | to |-)?)+)|Refusal\( ?"\w+", "([\d.]+)"|\bRULE = "([\d.]+)"'
)
"""`rules 4.1, 4.2` in a docstring; the section of a refusal."""

REFUSAL = re.compile(r"\bERR_[A-Z_]+\b")
QUOTED_REFUSAL = re.compile(r'"(ERR_[A-Z_]+)"')


def _sections(page: str) -> set[str]:
    """The numbers of headings, and of numbered sentences below them: 3.2.1 is the first of section 3.2."""
    found, section = set(), ""
    for line in page.splitlines():
        if heading := re.match(r"#+ (\d+(?:\.\d+)?)\b", line):
            section = heading[1]
            found.add(section)
        elif sentence := re.match(r"(\d+)\. ", line):
            found.add(f"{section}.{sentence[1]}")
    return found


def _cited(title: str) -> set[str]:
    """The sections that the code of a title cites, and its pictures and tests."""
    found: set[str] = set()
    rooms = [ROOT / room / title for room in ("games", "render", "tests")]
    for path in [path for room in rooms for path in room.rglob("*.py")]:
        for cited in CITED.findall(re.sub(r"\s+", " ", path.read_text(encoding="utf-8"))):
            found.update(re.findall(r"\d+(?:\.\d+)*", " ".join(cited)))
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_section_that_is_cited_is_there(page: Path) -> None:
    cited = _cited(page.stem)
    assert len(cited) > 15
    assert cited - _sections(page.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_refusal_that_a_page_names_is_in_the_code(page: Path) -> None:
    rooms = [ROOT / "games" / room for room in (page.stem, "core")]
    code = "\n".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    named = set(REFUSAL.findall(page.read_text(encoding="utf-8")))
    assert len(named) > 15
    assert named - set(QUOTED_REFUSAL.findall(code)) == set()


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_refusal_of_a_title_is_on_its_page(page: Path) -> None:
    paths = (ROOT / "games" / page.stem).rglob("*.py")
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    used = set(QUOTED_REFUSAL.findall(code))
    assert len(used) > 15
    assert used - set(REFUSAL.findall(page.read_text(encoding="utf-8"))) == set()
