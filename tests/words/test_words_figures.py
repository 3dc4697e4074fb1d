"""Where the figures of a Japanese sentence stand: two that have changed places make a sentence that reads as
well as before and is wrong. Their order is written in figures_ja.toml."""

import re
import tomllib
from pathlib import Path

import pytest
from word_kit import FILES, LOCALE

ORDER = tomllib.loads(Path(__file__).with_name("figures_ja.toml").read_text("utf-8"))
FIGURE = re.compile(r"\{ \$(\w+) \}(?:\s?[～/]\s?\{[^{}]*\})?\s?[フF金点個枚人P歩回マ段つ軒]")
"""A figure with the first character of its unit."""


def test_the_order_is_written_for_every_file_of_this_project() -> None:
    """A title that somebody adds need not: its file is not among them."""
    assert set(ORDER) <= set(FILES) and len(ORDER) == 6


@pytest.mark.parametrize("file", sorted(ORDER))
def test_several_figures_of_a_message_stand_where_they_are_said_to(file: str) -> None:
    found = {}
    for message in re.split(r"\n(?=\w)", (LOCALE / "ja" / f"{file}.ftl").read_text("utf-8")):
        figures = dict.fromkeys(FIGURE.findall(message))
        if len(figures) > 1:
            found[message.partition(" =")[0]] = " ".join(figures)
    assert found == ORDER[file]
