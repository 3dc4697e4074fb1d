"""What the pages name is there: links, files, commands. The pictures of docs/architecture.md show the project
as it is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from PIL import Image

from scripts import signatures

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

PLACES = ("bot.py", "cogs", "games", "render", "words", "locale", "db", "sandbox", "soak", "bench", "scripts",
          "kit", "deploy", "docs", "tests")  # fmt: skip
MADE_UP = ("cairn", "pile")
"""Titles that a reader of docs/adding-a-title.md makes."""

FOR_OTHERS = (
    "README.md",
    "README.ja.md",
    "hosting.md",
    "hosting-postgresql.md",
    "monitoring.md",
    "troubleshooting.md",
    "playing.md",
)
"""Pages for hosts and players, which also give names of systemd, Prometheus and Discord."""

GOES_UP = {(f"db/{name}.py", "manager") for name in ("backup", "check", "copy", "restore")}
"""The commands that ask the titles whether they can load their tables."""


def _block(heading: str, fence: str) -> str:
    """The first fenced block below a heading of docs/architecture.md."""
    found = re.search(rf"## {heading}\n.*?```{fence}\n(.*?)```", ARCHITECTURE, re.S)
    assert found is not None
    return found[1]


def test_every_folder_of_tests_is_on_the_page_of_tests() -> None:
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert len(folders) > 30
    assert {folder for folder in folders if f"`{folder}`" not in page} == set()


def test_every_background_loop_is_on_the_page_of_monitoring() -> None:
    page = (ROOT / "docs" / "monitoring.md").read_text(encoding="utf-8")
    told = {(label, file) for label, file in re.findall(r"\| `(\w+)` \|.*\| `(cogs/[\w/]+\.py)` \|", page)}
    labels = {
        (label, path.relative_to(ROOT).as_posix())
        for path in (ROOT / "cogs").rglob("*.py")
        for label in re.findall(r'\n    label = "(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert told == {*labels, ("lateness", "cogs/jobs/health.py")} and len(labels) > 5


def test_every_link_of_a_page_leads_somewhere() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_link_to_a_heading_names_one_of_its_page() -> None:
    for page in PAGES:
        for target, anchor in re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                there = page.parent / target if target else page
                assert anchor in _anchors(there), f"{page.name}: {target}#{anchor}"


def test_every_file_that_a_page_names_is_there() -> None:
    missing = []
    for page in PAGES:
        for name in re.findall(r"`([\w.-]+(?:/[\w.<>-]+)+/?)`", page.read_text(encoding="utf-8")):
            if name.split("/")[0] in PLACES and not any(f"/{one}" in name for one in MADE_UP):
                pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
                if not any(ROOT.glob(pattern)):
                    missing.append(f"{page.name}: {name}")
    assert not missing


def test_every_name_in_code_that_a_page_gives_is_in_the_code() -> None:
    """Names of classes, methods and settings, of titles that the pages make up aside."""
    kinds = (".py", ".ftl", ".json", ".sql", ".sh", ".toml", ".yml", ".yaml")
    files = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in kinds]
    known = set(re.findall(r"\w+", "\n".join(path.read_text(encoding="utf-8") for path in files)))
    known |= set(re.findall(r"\w+", (ROOT / "bot.py").read_text(encoding="utf-8")))
    missing = []
    every = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    made_up = set(re.findall(r"\w+", "".join(re.findall(r"```(?:python|diff).*?```", every, re.S))))
    for page in [page for page in PAGES if page.name not in FOR_OTHERS]:
        text = page.read_text(encoding="utf-8")
        for name in re.findall(
            r"`([A-Za-z_][\w.]*)(?:\([^`]*\))?`", re.sub(r"```.*?```", "", text, flags=re.S)
        ):
            for part in () if name.endswith(kinds) else name.split("."):
                if re.search(r"[a-z][A-Z]|_|^[A-Z][a-z]+$", part) and part not in known | made_up:
                    missing.append(f"{page.name}: {name}")
    assert not missing


def test_every_module_that_a_page_runs_is_there() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for module in re.findall(
            r"python -m (\w+(?:\.\w+)*)", re.sub(r"-m bench\s+(?=\w)", "-m bench.", text)
        ):
            place = ROOT / module.replace(".", "/")
            ours = place.with_suffix(".py").is_file() or (place / "__main__.py").is_file()
            assert ours or module == "pytest", f"{page.name}: {module}"


def test_the_tree_shows_every_folder_of_code() -> None:
    shown: set[str] = set()
    above: list[str] = []
    for line in _block("The folders", "").splitlines():
        indent, name = len(line) - len(line.lstrip()), line.split()[0]
        above[indent // 2 :] = [name.removesuffix("/").removesuffix("/,")]
        if name.rstrip(",").endswith("/"):
            shown.add("/".join(above))
    there = {"/".join(Path(path).parent.parts) for path in _python("cogs", "games", "render", "db")}
    apart = re.compile(r"games/(?!core|manager|computer|packages)\w|render/(?!kit)\w")
    for path in shown:
        if path.startswith("games/florence/"):
            assert any(ROOT.glob(path.replace("florence", "*"))), path
    shown = {path for path in shown if path.split("/")[0] in ("cogs", "games", "render", "db")}
    drawn = {path for path in shown if not apart.match(path)} - {"db/migrations"}
    assert drawn == {path for path in there if path and not apart.match(path)}


def test_the_picture_of_the_rooms_shows_who_imports_whom() -> None:
    arrows = set(re.findall(r"(\w+) --> (\w+)", _block("The rooms", "mermaid")))
    reach = set(arrows)
    for _ in arrows:
        reach |= {(one, far) for one, near in reach for here, far in arrows if near == here}
    assert not any(one == other for one, other in reach), "no circle"
    drawn = set()
    for path in _python("cogs", "games", "render", "words", "db"):
        room = _room(path.removesuffix(".py").replace("/", "."))
        text = (ROOT / path).read_text(encoding="utf-8")
        for module in re.findall(r"^\s*(?:from|import) ((?:cogs|games|render|words|db)\b[\w.]*)", text, re.M):
            other = _room(module)
            if other != room and (path, other) not in GOES_UP:
                assert (room, other) in reach, f"{path} imports {module}"
                drawn.add((room, other))
    assert drawn >= arrows


def test_the_first_picture_of_the_page_can_be_drawn(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.S)[0]
    path = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, check=True, timeout=60)
    with Image.open(tmp_path / "first.png") as drawn:
        assert drawn.size == (1200, 240)
        assert len(drawn.convert("RGB").getcolors(1 << 20) or ()) > 5


def test_every_fluent_example_of_a_page_can_be_read() -> None:
    blocks = [
        block for page in PAGES for block in re.findall(r"```ftl\n(.*?)```", page.read_text("utf-8"), re.S)
    ]
    assert blocks
    for block in blocks:
        for entry in FluentParser().parse(block).body:
            assert isinstance(entry, ftl.Message), block
            if entry.id.name.startswith("advice-"):
                used = set(
                    re.findall(r"\$(\w+)", block.partition(f"{entry.id.name} =")[2].partition("\nadvice-")[0])
                )
                assert used <= (
                    {"points"} if entry.id.name == "advice-points" else {"way", "by", "about", "worth"}
                )


def _anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    heads = [re.sub(r"\]\([^)]*\)", "", head) for head in re.findall(r"^#+ (.+)$", text, re.M)]
    return {re.sub(r"[^\w\- ]", "", head).lower().replace(" ", "-") for head in heads}


def _python(*places: str) -> list[str]:
    files = [path for place in places for path in (ROOT / place).rglob("*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in [*files, ROOT / "bot.py"])


def _room(module: str) -> str:
    top, *rest = module.split(".")
    if top != "games":
        return top
    if rest == ["version"]:  # a constant beside the titles, which is read when one of them is loaded
        return "packages"
    return rest[0] if rest and rest[0] in ("core", "manager", "computer", "packages") else "titles"


@pytest.mark.parametrize(
    ("name", "calls"),
    {
        "pictures.md": (
            *("def panel(", "def seat_head(", "class Scene", "def route("),
            "def rows(*sizes: float, gap: int=0)",
        ),
        "titles/rules.md": (
            "Quantities(most: Mapping[str, int | range]",
            "Numbers(least: int, most: int",
            "class OpenAuction",
        ),
        "titles/advisors.md": (
            "def gain(id: str, weight: float",
            "Advisor(considerations:",
            "def deal_anew(",
        ),
    }.items(),
)
def test_a_page_has_the_signatures_as_the_code_has_them(name: str, calls: tuple[str, ...]) -> None:
    text = signatures.page(name)
    assert text == (signatures.DOCS / name).read_text(encoding="utf-8"), "python -m scripts.signatures"
    for call in calls:
        assert call in text, call
