"""Messages are parsed one by one when they are needed: each is what the whole file would make of it."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from words import LANGUAGES, Language, bundles
from words.bundles import LOCALE, Bundle, _entries

FILES = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_entry_alone_is_what_it_is_in_its_file(language: Language, name: str) -> None:
    whole = FluentParser().parse((LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8"))
    written = FluentSerializer()
    entries = _entries(language, name)
    there: dict[str, ast.Message | ast.Term] = {}
    for entry in whole.body:
        if isinstance(entry, ast.Message | ast.Term):
            there[f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"] = entry
    assert list(entries) == list(there)
    for id, text in entries.items():
        alone = FluentParser().parse_entry(text)
        assert isinstance(alone, ast.Message | ast.Term)
        alone.comment = there[id].comment
        assert written.serialize_entry(alone) == written.serialize_entry(there[id])


def test_a_message_brings_along_what_it_refers_to() -> None:
    bundle = Bundle("en", None)
    bundle._unread = {
        "outer": "outer = a { inner } and { -term } and { $n ->\n    *[other] { deep.side }\n}",
        "inner": "inner = { deeper }",
        "deeper": "deeper = b",
        "-term": "-term = c",
        "deep": "deep = d\n    .side = e",
        "alone": "alone = f",
    }
    text, errors = bundle.format(bundle.pattern("outer"), {"n": 1})
    assert (text, errors) == ("a b and c and e", [])
    assert list(bundle._unread) == ["alone"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_below_zero_has_a_true_minus(language: Language) -> None:
    assert bundles.say(language, "number", value=-2500) == "−2,500"
    assert bundles._plain(language, None, "number", {"value": -2500}) == "−2,500"
    assert "-" not in bundles.say(language, "ERR_TOO_FEW", least=-3, have=-10)


def test_after_warming_up_no_message_of_the_title_has_to_be_read() -> None:
    for step in bundles.warming("en", "signorie"):
        step()
    before = bundles._compiled.cache_info().misses
    for id in _entries("en", "signorie"):
        assert id.startswith("-") or bundles.has("en", id, "signorie")
    assert bundles._compiled.cache_info().misses == before
