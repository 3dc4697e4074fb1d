"""The Fluent files themselves: both languages say the same things, within Discord's limits."""

import re

import pytest
from word_kit import FILES, messages, none_of

from words import LANGUAGES, description_id

COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
ENGLISH_IN_JAPANESE = (
    r"PP|FL|No\.|Loggia|Discord|ユーザーID|D5 E5 F5|席[A-E]|[RMSKATH]\d*|[sd]\d\d|モンク[A-D](と[A-D])?|X|"
    r"(?<!\w)/[a-z]+( (new|join|start))?|(?<=[ぁ-んァ-ヶー一-龠々])[A-D]$"
)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(file: str) -> None:
    japanese, english = messages("ja", file), messages("en", file)
    assert sorted(english.keys() - japanese.keys()) == [], "only in English"
    assert sorted(japanese.keys() - english.keys()) == [], "only in Japanese"
    moved = [pair for pair in zip(english, japanese, strict=True) if pair[0] != pair[1]]
    assert moved[:1] == [], "the order differs from here on"
    differing = [id for id in japanese if japanese[id].variables != english[id].variables]
    assert differing == []


@pytest.mark.parametrize("file", FILES)
def test_no_english_is_left_in_japanese(file: str) -> None:
    left = {
        id: text
        for id, message in messages("ja", file).items()
        for text in message.texts
        if re.search("[A-Za-z]", re.sub(ENGLISH_IN_JAPANESE, "", text))
    }
    none_of(left.items())


@pytest.mark.parametrize("file", FILES)
def test_no_japanese_is_left_in_english(file: str) -> None:
    allowed = {"settings-language-ja"}
    left = [
        id
        for id, message in messages("en", file).items()
        if id not in allowed and re.search("[\u3000-\u30ff\u4e00-\u9fff]", "".join(message.texts))
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_commands_and_options_have_names_and_descriptions_discord_accepts(language: str, file: str) -> None:
    wrong = []
    for id, message in messages(language, file).items():
        if not id.startswith(("cmd-", "opt-")):
            continue
        text = "".join(message.texts)
        if id.endswith("-desc") or id == "opt-as-picture" or id == "opt-as-text":
            fits = 1 <= len(text) <= 100
        else:
            fits = bool(COMMAND_NAME.fullmatch(text)) and text == text.lower()
            fits = fits and _describes(language, file, id)
        if not fits or message.variables:
            wrong.append((id, text))
    none_of(wrong)


def _describes(language: str, file: str, id: str) -> bool:
    """Whether the text that describes a command or an option is there and fits."""
    own = messages(language, file)
    described = own.get(f"{id}-desc" if file == "bot" else description_id(id, file))
    return described is not None and len("".join(described.texts)) <= 100 and not described.variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_buttons_and_menu_entries_fit(language: str, file: str) -> None:
    short = ("button-", "move-", "name-", "option-", "value-")
    long = {
        id: text
        for id, message in messages(language, file).items()
        if id.startswith(short) and len(text := "".join(message.texts)) > (100 if "-desc" in id else 80)
    }
    none_of(long.items())


@pytest.mark.parametrize("file", FILES)
def test_japanese_marks_are_written_in_one_way(file: str) -> None:
    """～ for a range, ？ and ！ after Japanese words, narrow brackets, a space after a colon."""
    japanese = "ぁ-んァ-ヶー一-龠々"
    wrong = {
        id: text
        for id, message in messages("ja", file).items()
        if re.search(
            f"〜|[（）：]|[{japanese}][?!]|[{japanese})」}}]:[^ \n。]", text := "".join(message.texts)
        )
    }
    none_of(wrong.items())
