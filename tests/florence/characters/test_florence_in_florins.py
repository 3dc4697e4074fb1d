"""Bids and limits for characters are florins to who reads and to who types, not spaces of a price list."""

import re

import msgspec
import pytest
from florence_kit import A, refused, started
from random_tables import fresh

from cogs.screens.panel.form.field_suggestions import suggestions
from cogs.screens.panel.form.typed_values import value_of
from games.florence import TITLE
from games.florence.model import moves
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.limits import BiddingByLimits
from games.florence.rules.game import Florence
from games.florence.rules.rounds import Round
from words import LANGUAGES, Language, Speaker

NAMES = ("Aoi", "Ben", "Chie")


def offered() -> Florence:
    game = started(characters=True, character_bids="in_turn")
    game.phases = [Round("actions"), CharacterBidding(order=[A])]
    return game


def limits_offered() -> Florence:
    game = offered()
    game.phases[-1] = BiddingByLimits(order=[A])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("space", "florins"), [(3, "300"), (15, "1,500")])
def test_a_bid_and_a_limit_are_said_in_florins(language: Language, space: int, florins: str) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    for text in (
        speaker.move(moves.BidCharacter("muse", space)),
        speaker.move(moves.SetLimits((("muse", space),), "pass")),
        speaker.value("space", space),
    ):
        assert re.findall(r"[\d,]*\d", text) == [florins], text


@pytest.mark.parametrize(("language", "free"), [("en", "for free"), ("ja", "無料")])
def test_the_lowest_space_of_the_banker_is_free(language: Language, free: str) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    for text in (
        speaker.move(moves.BidCharacter("banker", 0)),
        speaker.move(moves.SetLimits((("banker", 0),), "pass")),
        speaker.value("space", 0),
    ):
        assert free in text and not re.search(r"\d", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_beyond_the_price_list_is_refused_in_florins(language: Language) -> None:
    refusal = refused(offered(), A, moves.BidCharacter("banker", 6))
    text = Speaker(TITLE, language, NAMES).reason(refusal)
    assert re.findall(r"[\d,]*\d", text) == ["0", "500", "100"], text


@pytest.mark.parametrize("typed", [800, 8])
def test_florins_are_typed_and_a_space_is_understood(typed: int) -> None:
    assert value_of(TITLE, NAMES, "space", int, typed) == 8
    assert value_of(TITLE, NAMES, "wishes", moves.Wishes, f"muse {typed}, banker 0") == (
        ("muse", 8),
        ("banker", 0),
    )


def test_between_two_spaces_there_is_nothing_to_bid() -> None:
    space = value_of(TITLE, NAMES, "space", int, 850)
    assert refused(offered(), A, moves.BidCharacter("muse", space)).code == "ERR_BID_RANGE"


def test_while_typing_florins_are_offered() -> None:
    table = msgspec.structs.replace(fresh(TITLE, 3, 1), game=offered())
    found = suggestions(table, A, "en", moves.BidCharacter, "space", {"character": "banker"}, "")
    assert [text for _, text in found] == ["0", "100", "200", "300", "400", "500"]
    assert [label for label, _ in found] == ["for free", *(f"{text} florins" for _, text in found[1:])]


@pytest.mark.parametrize("typed", ["muse 80", "muse 800, bank"])
def test_a_limit_is_completed_in_florins(typed: str) -> None:
    table = msgspec.structs.replace(fresh(TITLE, 3, 1), game=limits_offered())
    found = suggestions(table, A, "en", moves.SetLimits, "wishes", {}, typed)
    assert found and all(text.startswith("muse 800") for _, text in found)
    for label, text in found:
        wishes = value_of(TITLE, NAMES, "wishes", moves.Wishes, text)
        assert label == Speaker(TITLE, "en", NAMES).value("wishes", wishes)
