"""What the texts say with the expansion: the rules of such a table, a warning before a character is lost."""

import msgspec
import pytest
from florence_kit import A, on_turn, started
from random_tables import fresh

from cogs.panel.panels import _asks_first
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Button, Text
from games.core import engine
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.state import FlorenceOptions
from games.florence.rules.game import Florence
from games.manager.model.draft import Draft
from games.manager.model.table import compose
from words import LANGUAGES, Language, Speaker, rulebook

NAMES = ("Aoi", "Ben", "Chie")


def rules(language: Language, characters: bool) -> str:
    speaker = Speaker(TITLE, language, NAMES, FlorenceOptions(characters=characters))
    return "\n".join(chapter.text for chapter in rulebook(speaker, 3))


def expect_line(text: str, *words: str) -> str:
    """The one line that has all these words."""
    [line] = [line for line in text.splitlines() if all(word in line for word in words)]
    return line


def test_with_the_expansion_the_rules_offer_no_sale_of_prestige() -> None:
    expect_line(rules("en", False), "Selling PP and recruiting", "at any of your decisions")
    expect_line(rules("ja", False), "名声ポイントを売ること", "自分の番ならいつでも")
    assert "Selling PP" not in rules("en", True) and "名声ポイントを売ること" not in rules("ja", True)


def test_with_the_expansion_merchant_and_professor_are_no_actions() -> None:
    expect_line(
        rules("en", True), "Merchant", "Professor", "don't take an action", "at any of your decisions"
    )
    expect_line(rules("ja", True), "商人", "教授", "アクションに数えません")


def test_with_the_expansion_a_round_has_four_parts_and_the_cardinal_allows_three_actions() -> None:
    assert "four parts" in expect_line(rules("en", True), "A round has")
    assert "three parts" in expect_line(rules("en", False), "A round has")
    assert "特別人物の競り" in expect_line(rules("ja", True), "ラウンドは、競り、")
    assert "特別人物" not in expect_line(rules("ja", False), "ラウンドは、競り、")
    expect_line(rules("en", True), "takes one turn", "2 actions", "Cardinal 3")
    expect_line(rules("ja", True), "1手番のアクション", "枢機卿", "3回まで")
    for language in LANGUAGES:
        assert "Cardinal" not in rules(language, False) and "枢機卿" not in rules(language, False)


def with_character(name: str, round: int) -> Florence:
    game = on_turn(started(characters=True))
    assert game.characters is not None
    game.characters.holders[name] = A
    game.round = round
    game.phases[-1].actions = c.ACTIONS
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["merchant", "professor"])
def test_before_the_last_turn_ends_it_is_said_who_would_be_lost_unused(language: Language, name: str) -> None:
    table = msgspec.structs.replace(fresh(TITLE, 3, 1, language), game=with_character(name, c.ROUNDS))
    lost = Speaker(TITLE, language, NAMES).word(name)
    buttons = [part for part in Panel(table, A, language).home().parts if isinstance(part, Button)]
    assert any("⚠" in button.label and lost in button.label for button in buttons)
    # By command, and with confirming switched off, too: the turn waits, and the warning stands above.
    assert _asks_first(table, A, moves.EndTurn(), wanted=False)
    waiting = compose(table, A, Draft(), moves.EndTurn())
    asked = Panel(msgspec.structs.replace(table, drafts={A: waiting}), A, language).home().parts
    assert any("⚠" in part.text and lost in part.text for part in asked if isinstance(part, Text))


@pytest.mark.parametrize("name", ["merchant", "professor"])
def test_before_the_last_round_they_may_still_be_used_later(name: str) -> None:
    assert engine.offer_of(with_character(name, c.ROUNDS - 1), A, moves.EndTurn()).warning is None


def test_nobody_is_warned_of_who_has_nothing_left_to_do() -> None:
    game = with_character("professor", c.ROUNDS)
    game.bonus_deck.clear()
    game.prestige_deck.clear()
    assert engine.offer_of(game, A, moves.EndTurn()).warning is None
    assert engine.offer_of(with_character("muse", c.ROUNDS), A, moves.EndTurn()).warning is None
