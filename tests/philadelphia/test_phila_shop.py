"""What a buyer reads of an item before it is bought: all it does, in menus, texts and before confirming, and
that its first part can't be done now."""

from typing import Any

import pytest
from philadelphia_kit import A, Table

from games.core import engine, note
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.cards_text import sentences
from words import LANGUAGES, Language, Speaker
from words.positions import position_text

each_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: Language) -> Speaker:
    return Speaker(TITLE, language, ("葵", "Ben"))


def shop(**setup: Any) -> Table:
    """Somebody's turn before the market; its first slot is what the test is about."""
    return Table(items=["extra_issue"], **setup).turn()


@each_language
@pytest.mark.parametrize("item", c.ITEMS)
def test_the_menu_of_the_shop_says_all_that_an_item_does_beside_its_price(
    language: Language, item: str
) -> None:
    hint = note("hint-post", cost=c.ITEMS[item].cost, left=20)
    does = speaker(language).note(sentences(c.ITEMS[item].effects))
    assert does in speaker(language).entry_description("item", item, hint)


@each_language
def test_the_position_as_text_says_what_each_item_and_field_card_does(language: Language) -> None:
    for items in (("job_change", "extra_issue", "back_number"), ("same_day", "mass_posting", "second_roll")):
        table = shop(market=items, field_cards=["worlds_fair"])
        text = position_text(speaker(language), TITLE.view(table.game, None), None)
        for effects in (*(c.ITEMS[item].effects for item in items), c.FIELD_CARDS["worlds_fair"].effects):
            assert speaker(language).note(sentences(effects)) in text


@each_language
def test_a_purchase_that_waits_to_be_confirmed_says_what_the_item_does(language: Language) -> None:
    table = shop(market=["job_change", "second_roll", "same_day"])
    offer = engine.offer_of(table.game, A, moves.Buy("job_change"))
    assert offer is not None and offer.says is not None
    does = speaker(language).note(sentences(c.ITEMS["job_change"].effects))
    assert does in speaker(language).note(offer.says(moves.Buy("job_change")))


WARNED = {
    "same_day": "The first part of Same-day Hiring has no effect now. You do only the rest: draw 1 card.",
    "job_change": "The first part of Job Change has no effect now. You do only the rest: draw 1 card.",
    "back_number": "Back Number would have no effect now.",
}


@pytest.mark.parametrize("item", WARNED)
def test_a_buyer_is_warned_of_an_item_whose_first_part_is_impossible(item: str) -> None:
    table = shop(market=[item, "second_roll", "second_roll"])
    assert warned(table, item) == WARNED[item]
    table.do(moves.Buy(item))
    assert len(table.me().hand) == (0 if item == "back_number" else 1)


@pytest.mark.parametrize("item", WARNED)
def test_nobody_is_warned_of_an_item_that_finds_what_it_needs(item: str) -> None:
    table = shop(
        market=[item, "second_roll", "second_roll"],
        hands=[["cafe-a"]],
        fields=[[["bank-a", 0]]],
        discard=["mine-a"],
    )
    assert warned(table, item) is None and warned(table, "second_roll") is None


def warned(table: Table, item: str) -> str | None:
    """What a buyer is warned of, in words."""
    offer = engine.offer_of(table.game, A, moves.Buy(item))
    assert offer is not None
    told = offer.warns(moves.Buy(item))
    return None if told is None else speaker("en").note(told)


def test_in_a_game_that_began_before_such_an_item_does_nothing_to_its_end_and_its_buyer_is_told() -> None:
    table = shop(market=["same_day", "second_roll", "second_roll"])
    table.game.since = 1
    assert warned(table, "same_day") == "Same-day Hiring would have no effect now."
    assert table.do(moves.Buy("same_day")).me().hand == []
