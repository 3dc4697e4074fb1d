"""Brings deploy/PRIVACY.md and deploy/PRIVACY.ja.md up to date.

    python -m scripts.privacy_pages

Between their marks stands what `db.personal_data` lists, in the words of `/privacy`. The rest of the pages is
written by hand, with places in square brackets that a host fills in.
"""

from pathlib import Path

from cogs.screens.pages.privacy import privacy_lines
from db.personal_data import COLUMNS, KINDS, PersonalKind
from words import Language, say

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
PAGES: dict[Language, Path] = {"en": DEPLOY / "PRIVACY.md", "ja": DEPLOY / "PRIVACY.ja.md"}


def page(language: Language, text: str) -> str:
    """A page with its lists made anew."""
    for mark, lines in (("kinds", _kinds(language)), ("columns", _columns(language))):
        begin, end = f"<!-- {mark}: made by python -m scripts.privacy_pages -->\n", f"<!-- end of {mark} -->"
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"the page has no place for its {mark}")
        text = "".join([before, begin, *(f"{line}\n" for line in lines), end, after])
    return text


def _kinds(language: Language) -> tuple[str, ...]:
    return (*privacy_lines(language), "", say(language, "privacy-elsewhere"))


def _columns(language: Language) -> tuple[str, ...]:
    """A line for each kind of data: the columns in which it is."""
    return tuple(f"- {_heading(language, kind)}: {_places(kind)}" for kind in KINDS)


def _heading(language: Language, kind: PersonalKind) -> str:
    """The words in bold with which the text about a kind begins."""
    name = say(language, "forget-name")
    return say(language, f"privacy-{kind}", name=name).split("**")[1]


def _places(kind: PersonalKind) -> str:
    """The columns by table: `letters` (user_id, channel_id)."""
    columns: dict[str, list[str]] = {}
    for (table, column), held in COLUMNS.items():
        if held == kind:
            columns.setdefault(table, []).append(column)
    return ", ".join(f"`{table}` ({', '.join(names)})" for table, names in columns.items())


def main() -> None:
    """Write both pages."""
    for language, path in PAGES.items():
        path.write_text(page(language, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
