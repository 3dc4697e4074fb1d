"""A refusal names the chapter of `/rules` that explains it. Sections are for the log and for tests."""

import re

import msgspec
import pytest

from games.core import Refusal, Title
from games.titles import TITLES
from tests.words.word_kit import EVERYWHERE, NAMES, option_values, rules_folder
from words import Language, Speaker, rulebook
from words.bundles import message_ids

SECTION = re.compile(
    r'(?:Refusal\(\s*"\w+",|rule(?:: ClassVar\[str\])? =|^RULE =)\s*"(\d+(?:\.\d+)*)"', re.MULTILINE
)
"""Where the code of a title names a section of its rules page."""


def sections(title: Title) -> set[str]:
    """All sections of the rules page that a title's refusals may name."""
    files = rules_folder(title.id).rglob("*.py")
    return {found for path in files for found in SECTION.findall(path.read_text(encoding="utf-8"))}


def headings(language: Language, title: Title) -> set[str]:
    """All chapters that `/rules` shows under one option or another."""
    tables = [title.options()]
    for name, values in option_values(title).items():
        tables += [msgspec.convert({name: value}, title.options, strict=False) for value in values]
    speakers = [Speaker(title, language, NAMES[: title.seats[-1]], options) for options in tables]
    return {chapter.heading for speaker in speakers for chapter in rulebook(speaker, title.seats[-1])}


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_section_that_a_refusal_names_has_a_chapter(title: Title) -> None:
    named = sections(title)
    assert named >= {phase.rule for phase in title.phases if phase.rule}
    assert sorted(one for one in named if not title.texts.rules_chapter_of(one)) == []
    chapters = {f"chapter-{name}" for name in title.texts.sections.values()}
    assert chapters <= set(message_ids(title.id, "chapter-"))


@pytest.mark.parametrize(("language", "title"), EVERYWHERE)
def test_a_refusal_names_a_chapter_that_the_rules_show(language: Language, title: Title) -> None:
    speaker = Speaker(title, language, NAMES[: title.seats[-1]])
    shown = headings(language, title)
    for section in sections(title):
        said = speaker.refusal(Refusal("ERR_NOT_OFFERED", section, item="x"))
        chapter = speaker.say(f"chapter-{title.texts.rules_chapter_of(section)}")
        assert chapter in said and chapter in shown


@pytest.mark.parametrize(("language", "title"), EVERYWHERE)
def test_a_move_at_the_wrong_time_names_no_chapter(language: Language, title: Title) -> None:
    speaker = Speaker(title, language, NAMES[: title.seats[-1]])
    for code in ("ERR_GAME_OVER", "ERR_WRONG_PHASE", "ERR_NOT_YOUR_TURN", "ERR_PENDING_CHOICE"):
        assert speaker.refusal(Refusal(code, "4")) == speaker.say(code)
