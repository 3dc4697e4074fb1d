"""The pages for players and newcomers tell the truth: commands, buttons, figures, excerpts of code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bench.kit.bot_in_process import bot_in_process
from games.titles import TITLES
from words import Language, say

ROOT = Path(__file__).resolve().parents[2]
README, JAPANESE, PLAYING, TOUR, TROUBLE, DATA = (
    (ROOT / page).read_text(encoding="utf-8")
    for page in (
        "README.md",
        "README.ja.md",
        "docs/playing.md",
        "docs/tour.md",
        "docs/troubleshooting.md",
        "docs/data.md",
    )
)
COMMAND = re.compile(r"`/((?!\d)\w[\w -]*)`")
NO_COMMANDS = {"health", "metrics"}
"""What the pages for hosts write like a command."""


def _paths(commands: list[dict[str, Any]], language: str | None, before: str = "") -> set[str]:
    """Every command with the groups it is in, in the names of a language."""
    found = set()
    for one in commands:
        if one.get("type", 1) <= 2:
            local = (one.get("name_localizations") or {}).get(language) if language else None
            path = f"{before}{local or one['name']}"
            found |= {path} | _paths(one.get("options") or [], language, f"{path} ")
    return found


async def test_the_commands_that_a_page_for_players_names_exist() -> None:
    async with bot_in_process() as bot:
        commands = await bot.sandbox.commands()
    for page, language in ((README + PLAYING + TOUR + TROUBLE, None), (JAPANESE, "ja")):
        named = set(COMMAND.findall(page)) - NO_COMMANDS
        assert len(named) > 15
        assert named <= _paths(commands, language)


@pytest.mark.parametrize(
    ("page", "language"), [(README, "en"), (PLAYING, "en"), (TOUR, "en"), (JAPANESE, "ja")]
)
def test_the_buttons_that_a_page_names_are_called_so(page: str, language: Language) -> None:
    """What is bold is a button, a level or a title, where it is no heading that ends with a mark."""
    text = (ROOT / "locale" / language / "bot.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^[\w-]+ = (.*)$", text, re.M)) | {
        say(language, "title-name", title) for title in TITLES
    }
    known |= set(re.findall(r'"bot-restart": "([^"]*)"', (ROOT / "sandbox/page/words.js").read_text("utf-8")))
    named = {one for one in re.findall(r"\*\*(.+?)\*\*", page) if one[-1] not in ".:。、"}
    assert named
    assert not {one for one in named if _plain(one) not in map(_plain, known)}


def _plain(text: str) -> str:
    return text.replace("＆", "&")


def test_the_targets_of_make_that_a_page_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+)[ \w-]*:", makefile, re.M))
    targets |= set(re.findall(r"^\.PHONY: (.*)$", makefile, re.M)[0].split())
    for page in [ROOT / "README.md", ROOT / "README.ja.md", *(ROOT / "docs").rglob("*.md")]:
        named = set(re.findall(r"(?:^    |`)make ([\w-]+)", page.read_text(encoding="utf-8"), re.M))
        assert named <= targets, f"{page.name}: {named - targets}"


def test_the_figures_of_the_readme_are_those_of_the_pages_it_names() -> None:
    scale, computers = ((ROOT / "docs" / f"{page}.md").read_text("utf-8") for page in ("scale", "computers"))
    fleet = re.search(r"\| one process, SQLite \| [\d.]+ / ([\d.]+) ms", scale)
    assert fleet is not None and float(fleet[1]) < 9
    patterns = {
        "apprentice": r"^\| ([\w &]+?)(?: \*)? \| Apprentice – Novice \| 200 \| ([\d.]+) %",
        "master": r"^\| (?!Fugger, )([\w &]+?)(?: \(`[^`]*`\))?(?: \*)? \| 2 \| \d+ \| ([\d.]+) %",
    }
    wins = {level: re.findall(pattern, computers, re.M) for level, pattern in patterns.items()}
    measured = sorted(title for title, _ in wins["master"])
    assert measured == sorted(title for title, _ in wins["apprentice"]) and len(measured) >= 5
    names = [say("en", "title-name", title) for title in TITLES]
    assert all(any(title in name for name in names) for title in measured)
    for low, high, level in ((93, 99, "apprentice"), (80, 93, "master")):
        shares = [round(float(share)) for _, share in wins[level]]
        assert (min(shares), max(shares)) == (low, high)
    assert "93 to 99 %" in README and "80 to 93 %" in " ".join(README.split())
    assert "93～99%" in JAPANESE and "80～93%" in JAPANESE
    questions = re.findall(r"^\| \d+ \|", (ROOT / "docs" / "questions.md").read_text("utf-8"), re.M)
    assert len(questions) == 100


def test_the_excerpts_of_the_tour_are_in_the_files_they_name() -> None:
    excerpts = re.findall(r"```python\n# (\S+)\n(.*?)```", TOUR, re.S)
    assert len(excerpts) >= 6
    for path, text in excerpts:
        lines = {line.strip() for line in (ROOT / path).read_text(encoding="utf-8").splitlines()}
        for line in text.splitlines():
            assert line.strip() in lines, f"{path}: {line}"


def test_the_messages_that_troubleshooting_explains_are_sent() -> None:
    """Their longest part without figures is in the code or in the texts."""
    places = [*(ROOT / "locale" / "en").glob("bot.ftl")]
    places += [path for top in ("cogs", "db", "games/manager") for path in (ROOT / top).rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in [*places, ROOT / "bot.py"])
    code = re.sub(r'"\s*\n\s*f?"', "", code)
    table = TROUBLE.split("## For hosts")[1]
    for message in re.findall(r"^\| `([^`]*…[^`]*)` \|", table, re.M):
        longest = max(re.split(r"…|\.env", message), key=len).strip()
        assert longest in code, message
    for message in re.findall(r"\*([A-Z][^*]+)\* \|", TROUBLE.split("## For hosts")[0]):
        assert message in code or message == "This interaction failed", message


def test_the_tables_with_chosen_numbers_are_those_of_the_data_files() -> None:
    rows = re.findall(r"^\| [^|]+ \| [^|]+ \|([^|]*)\|$", DATA.split("## What is chosen")[1], re.M)[1:]
    told = [re.findall(r"`(\w+)`", row) for row in rows if "---" not in row]
    for title, tables in zip(
        ("florence", "heaven_ale", "signorie", "fugger", "philadelphia"), told, strict=True
    ):
        file = json.loads((ROOT / "games" / title / "components.json").read_text(encoding="utf-8"))
        chosen = [
            name
            for name, table in file.items()
            if any(
                "reconstructed" in source or "recall" in source
                for source in re.findall(r'"source": "([^"]*)"', json.dumps(table))
            )
        ]
        assert tables == chosen, title
