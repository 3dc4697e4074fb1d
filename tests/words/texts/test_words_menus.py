"""What stands beside the entries of menus: whole sentences, whole words, and only what matters there."""

import pytest
from word_kit import EVERYWHERE, NAMES

from games.core import Title, note
from games.florence.model import components as florence
from games.heaven_ale.model import components as ale
from games.titles import TITLES
from words import LANGUAGES, Language, Speaker, message_ids

MENU = 100

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("language", "title"), EVERYWHERE, ids=lambda part: getattr(part, "id", part))
def test_no_text_beside_an_entry_is_cut_in_the_middle_of_a_word(language: Language, title: Title) -> None:
    speaker = Speaker(title, language, NAMES)
    for name in message_ids(title.id, "name-"):
        id = name.removeprefix("name-")
        beside = speaker.entry_description("a field", id, None)
        assert len(beside) <= MENU
        if beside.endswith("…"):
            text = speaker.note(title.texts.describe(id, speaker.options)[0])
            cut = len(beside) - 1
            assert text.startswith(beside[:-1])
            assert not (text[cut - 1].isascii() and text[cut - 1].isalnum() and text[cut].isalnum()), beside


@each_language
def test_texts_of_florence_fit_beside_what_they_would_cost(language: Language) -> None:
    speaker = Speaker(TITLES["florence"], language, NAMES)
    for building in florence.BUILDINGS:
        hint = note("hint-building", cost=700, left=3, professions=())
        beside = speaker.entry_description("building", building, hint)
        assert beside == f"{speaker.note(hint)} · {speaker.thing_text(building)}"
    for kind in florence.KINDS:
        hint = note("hint-object", left=6)
        assert (
            speaker.entry_description("kind", kind, hint)
            == f"{speaker.note(hint)} · {speaker.thing_text(kind)}"
        )


@each_language
def test_a_resource_that_is_moved_says_nothing_of_the_scoring_spot_of_its_name(language: Language) -> None:
    speaker = Speaker(TITLES["heaven_ale"], language, NAMES)
    spot = speaker.note(note("text-spot-resource", resource="wood"))
    hint = note("gain", what="wood", amount=2)
    assert speaker.entry_description("resource", "wood", hint) == speaker.note(hint)
    assert spot in speaker.entry_description("spot", "wood", hint)
    for place in ale.PLACES:
        assert speaker.entry_description("place", place, hint) == speaker.note(hint)
