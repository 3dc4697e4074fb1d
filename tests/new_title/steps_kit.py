"""What a reader of docs/adding-a-title.md does: its commands, and the edits of docs/titles/steps.md."""

import re
import shlex
from pathlib import Path

from project_kit import ROOT

from scripts.new_title.__main__ import main

GUIDE = (ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8")
STEPS = (ROOT / "docs" / "titles" / "steps.md").read_text(encoding="utf-8")
PYTHON = ".venv/bin/python "
TITLE = "cairn"

CODE = re.findall(r"```\n(.*?)```", GUIDE, re.S)
LINES = [line for block in CODE for line in block.splitlines()] + re.findall(r"`([^`\n]+)`", GUIDE)
CREATE, *OTHERS = dict.fromkeys(
    line.replace("<title>", TITLE) for line in LINES if re.match(r"(\.venv/bin/)?python |make ", line)
)
"""The command that writes the title, and all others."""

BLOCKS = re.findall(r"```(python|diff)\n# file: (\S+)\n(.*?)```", STEPS, re.S)
"""Each block of the steps: its kind, the file it names, and the rest."""


def make_title(root: Path) -> None:
    """Write the title by the guide's first command into `root`, and make all edits."""
    main([*shlex.split(CREATE.removeprefix(f"{PYTHON}-m scripts.new_title ")), "--into", str(root)])
    for kind, name, body in BLOCKS:
        path = root / name
        assert path.is_file() == (kind == "diff"), f"{name} is edited if it is there, else new"
        text = path.read_text(encoding="utf-8") if kind == "diff" else body
        for edit in re.split(r"^@@\n", body, flags=re.M) if kind == "diff" else ():
            text = edited(text, edit, name)
        path.write_text(text, encoding="utf-8")


def edited(text: str, edit: str, name: str) -> str:
    """A file's text after an edit of lines with signs. AssertionError unless its place is there once."""
    lines = [(line[0], line[1:] or line) for line in edit.splitlines(keepends=True)]
    before, after = ("".join(line for sign, line in lines if sign != other) for other in "+-")
    assert f"\n{text}".count(f"\n{before}") == 1, f"{name}: {before}"
    return f"\n{text}".replace(f"\n{before}", f"\n{after}")[1:]
