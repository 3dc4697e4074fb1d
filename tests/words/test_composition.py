"""No text is broken, whatever values it is filled with: 0, 1, many, names, money, lists, nested parts."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from composition import broken, no_sentence, rendered
from word_kit import EVERYWHERE, FILES, NAMES, none_of, tables

from games.core import Title, engine
from games.titles import TITLES
from kit.recorded_games import has_games, played_again, read
from words import LANGUAGES, Language, Speaker, kebab, legend, rulebook, thing_ids
from words.positions import position_text

GAMES, EVERY = 2, 15
"""Number of recorded games that are read, and every which position of them."""

RECORDED = [one for one in EVERYWHERE if has_games(one[1].id)]
"""Every language of the titles with recorded games."""


def _findings(language: Language, file: str) -> Iterator[tuple[str, str]]:
    log = {kebab(event) for event in TITLES[file].events} if file in TITLES else set()
    for id, _, text in rendered(language, file):
        for what in broken(language, file, text, id):
            if not id.startswith("text-") or "unfinished" not in what:  # parts of card texts
                yield id, what
        if id in log:
            yield from ((id, what) for what in no_sentence(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_message_is_broken_by_its_values(language: Language, file: str) -> None:
    none_of(_findings(language, file))


@pytest.mark.parametrize(("language", "title"), EVERYWHERE, ids=lambda part: getattr(part, "id", part))
def test_no_rule_and_no_card_is_broken_at_any_table(language: Language, title: Title) -> None:
    found: list[tuple[str, str]] = []
    for options, players in tables(title):
        speaker = Speaker(title, language, NAMES, options)
        texts = {id: text for one in rulebook(speaker, players) for id, text in one.paragraphs.items()}
        cards = list(thing_ids(title.id))
        texts |= legend(speaker, players) | {card: speaker.thing_text(card) for card in cards}
        for id, text in texts.items():
            found += [(id, what) for what in broken(language, title.id, text)]
    none_of(found)


def _told(speaker: Speaker, game: Any) -> Iterator[tuple[str, str]]:
    """What is said of a position: the questions and the whole of it in words."""
    for seat in engine.waits_for(game):
        question = engine.asks(game, seat)
        yield question.id, speaker.note(question)
        yield question.id, speaker.awaits(seat, question)
    yield "position", position_text(speaker, speaker.title.view(game, None), None)


@pytest.mark.parametrize(("language", "title"), RECORDED, ids=lambda part: getattr(part, "id", part))
def test_a_played_game_is_told_in_whole_sentences(language: Language, title: Title) -> None:
    found: list[tuple[str, str]] = []
    for recorded in read(title.id)[:GAMES]:
        options = msgspec.msgpack.decode(recorded.options, type=title.options)
        speaker = Speaker(title, language, (*NAMES, "Fay (F)"), options)
        for number, _, game, events in played_again(title, recorded):
            said = [(kebab(type(one.event)), speaker.event(one.event)) for one in events]
            found += [(id, what) for id, text in said for what in no_sentence(text)]
            if number % EVERY == 0:
                said += _told(speaker, game)
            found += [(id, what) for id, text in said for what in broken(language, title.id, text)]
    none_of(found)


BROKEN: tuple[tuple[Language, str], ...] = (
    ("en", "You hold 1 cards."),
    ("en", "This tile takes 1 to 1 meeples."),
    ("en", "Ben hires a helper, florins -2."),
    ("en", "You take what is there.Where is it?"),
    ("en", "Ben  pays."),
    ("en", "Ben pays the the bank."),
    ("en", "Ben pays , then passes."),
    ("en", "Ben pays;, then passes."),
    ("en", "Ben gives None to Dan."),
    ("en", "Ben pays { $florins } florins."),
    ("ja", "入札: 1個、1個600 FL"),
    ("ja", "葵は商人1を首にします、反物2。"),
    ("ja", "後ののアクション"),
    ("ja", "葵が助手を雇いました(フロリン-2)。"),
    ("ja", "葵がパスしました。。"),
    ("ja", "葵がパスしました。 次へ。"),
)
WHOLE: tuple[tuple[Language, str], ...] = (
    ("en", "Ben buys 1 spice for 940 FL (meter +2)."),
    ("en", "Ben's merchant 1 goes to Venice for 20 FL."),
    ("ja", "葵がやくざものの金20 FLを受け取りました。"),
    ("ja", "葵が金属2個を単価1,100 FLで売却し、2,200 FLを受け取りました。"),
)


@pytest.mark.parametrize(("language", "text"), BROKEN)
def test_what_is_broken_is_found(language: Language, text: str) -> None:
    assert broken(language, "bot", text)


@pytest.mark.parametrize(("language", "text"), WHOLE)
def test_whole_sentences_are_let_through(language: Language, text: str) -> None:
    assert broken(language, "bot", text) == no_sentence(text) == []


@pytest.mark.parametrize("line", ["Ben passes", "Ben pays: -100 FL.", "葵がパス", "葵の水−6。"])
def test_a_line_of_the_log_needs_a_full_stop_and_a_verb_for_a_loss(line: str) -> None:
    assert no_sentence(line)
