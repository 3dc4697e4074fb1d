"""Texts made by plain functions, beside what Fluent itself makes of the same files."""

import os
import random
import re

import pytest

from games.titles import TITLES
from words import LANGUAGES, Language, MissingWord, bundles
from words.compiled import LONGEST, NeedsFluent, compiled_line

FIGURES = (0, 1, 2, 3, 5, 11, 21, 1000, -1, -2500, 1_234_567)
STEP = 1 if os.environ.get("LAWS") == "all" else 6
"""One in this many messages is tried."""


def _said(language: Language, title: str, id: str, args: dict[str, str | int]) -> str | None:
    said = bundles._compiled(language, title, id)
    assert said is not None, f"{id} of {title} in {language} uses something that words.compiled does not know"
    try:
        return said(args)
    except NeedsFluent:
        return None


def _plain(language: Language, title: str, id: str, args: dict[str, str | int]) -> str | None:
    try:
        return bundles._plain(language, title, id, args)
    except MissingWord:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_functions_say_what_fluent_says_of_any_figures(title: str, language: Language) -> None:
    """Of messages that name no other: those are left to Fluent."""
    rng = random.Random(f"{title} {language}")
    files = {**bundles._entries(language, bundles.BOT), **bundles._entries(language, title)}
    messages = [(id, text) for id, text in files.items() if not id.startswith("-")]
    refer = {id for id, text in messages if re.search(r"\{ *[a-z]", text)}
    assert all(bundles._compiled(language, title, id) is None for id in refer)
    messages = [(id, text) for id, text in messages if id not in refer]
    for id, text in messages[rng.randrange(STEP) :: STEP]:
        names = sorted(set(re.findall(r"\$([a-zA-Z_][\w-]*)", text)))
        words = (*re.findall(r"\[\s*([\w-]+)\s*\]", text), "Ben", "one")
        for _ in range(4):
            args = {name: rng.choice(FIGURES) if rng.random() < 0.5 else rng.choice(words) for name in names}
            assert _said(language, title, id, args) == _plain(language, title, id, args), (id, args)
        missing = dict.fromkeys(names[1:], 1)
        assert _said(language, title, id, missing) == _plain(language, title, id, missing), id


def test_a_text_as_long_as_a_page_is_left_to_fluent() -> None:
    assert bundles.say("en", "number", value="x" * LONGEST) == "x" * LONGEST
    with pytest.raises(MissingWord):
        bundles.say("en", "number", value="x" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id = Two { $n } words { $who }  \n\n", "Two 1,000 words Ben"),
        ("id={$n}", "1,000"),
        ("id = 名前\u3000", "名前\u3000"),
        ("id = - 「{ $who }」", "- 「Ben」"),
    ],
)
def test_a_message_of_one_line_is_compiled_without_parsing(text: str, said: str) -> None:
    bundle = bundles.Bundle("en", None)
    bundle._unread = {"id": text}
    at_once = compiled_line(text)
    assert at_once is not None
    args = {"n": 1000, "who": "Ben"}
    assert at_once(args) == said == bundle.format(bundle.pattern("id"), args)[0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "id =",
        "id =\n    below",
        "id = a\n    b",
        "id = a\n    .b = c",
        "id = { other }",
        'id = { "a" }',
        "id = { NUMBER($n) }",
        "id = { $n ->\n   *[other] a\n }",
        "-term = a",
        "id = }",
    ],
)
def test_what_takes_more_than_a_look_is_parsed(text: str) -> None:
    assert compiled_line(text) is None
