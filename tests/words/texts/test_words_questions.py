"""docs/questions.md tells the truth: each place it names is there and says the figures it names."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from word_kit import NAMES, ROOT, messages

from games.titles import TITLES
from words import LANGUAGES, Language, Speaker, rulebook

PAGE = ROOT / "docs" / "questions.md"
PLAYERS = 4
ROW = re.compile(r"\| (\d+) \| (.+?) \| (`/rules`|`/card`|panel) `([\w-]+)` \| ([\d, -]*)\|")


class Question(NamedTuple):
    """A row of the page."""

    title: str
    number: int
    text: str
    kind: str
    place: str
    figures: tuple[int, ...]


def _questions(page: Path) -> list[Question]:
    found: list[Question] = []
    title = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
        if re.match(r"\| \d", line):
            row = ROW.fullmatch(line)
            assert row is not None, f"this row can't be read: {line}"
            number, text, kind, place, figures = row.groups()
            found.append(
                Question(
                    title,
                    int(number),
                    text,
                    kind.strip("`"),
                    place,
                    tuple(int(figure) for figure in re.findall(r"-?\d+", figures)),
                )
            )
    return found


QUESTIONS = _questions(PAGE)


@pytest.mark.parametrize("title", sorted({question.title for question in QUESTIONS}))
def test_there_are_twenty_questions_about_each_title(title: str) -> None:
    asked = [question for question in QUESTIONS if question.title == title]
    assert [question.number for question in asked] == list(range(1, 21))
    assert len({question.text for question in asked}) == 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: f"{question.title}-{question.number}")
def test_the_bot_answers_where_the_page_says(question: Question, language: Language) -> None:
    speaker = Speaker(TITLES[question.title], language, NAMES)
    if question.kind == "panel":
        message = messages(language, question.title)[question.place]
        assert message.variables, "it says figures of the position"
        return
    if question.kind == "/card":
        assert speaker.thing_text(question.place)
        return
    paragraphs = {id: text for one in rulebook(speaker, PLAYERS) for id, text in one.paragraphs.items()}
    text = re.sub(r"(?<=\d),(?=\d{3})", "", paragraphs[question.place])
    said = [int(number) for number in re.findall(r"(?<![\d])-?\d+", text.replace("−", "-"))]
    missing = [figure for figure in question.figures if figure not in said]
    assert not missing, text
