"""The numbered picture of the hand beside a question about its cards."""

from __future__ import annotations

import pytest
from decisions import decisions

from cogs.screens.parts import Menu
from games.titles import TITLES
from render import Pictures
from render.titles import ARTISTS
from words import Speaker
from words.icon_marks import unmarked

WITH_HANDS = ["florence", "philadelphia"]


@pytest.mark.parametrize("name", WITH_HANDS)
def test_the_numbers_of_the_menus_are_those_in_the_picture(name: str) -> None:
    title, compared = TITLES[name], 0
    for _, panel, screen, shown in decisions(title, "en", 3):
        if shown is None or shown.what != "hand":
            continue
        speaker = Speaker(title, "en", panel.table.names, panel.table.options)
        pages = [
            ARTISTS[name].hand(shown.view, panel.seat, speaker),
            *ARTISTS[name].more_hand(shown.view, panel.seat, speaker),
        ]
        spots = {card for page in pages for card in page.spots}
        assert {card for _, card in shown.candidates} <= spots, "a card has no place for its number"
        told = {f"{number}: {speaker.thing(card)}" for number, card in shown.candidates}
        labels = {
            unmarked(choice.label)
            for part in screen.parts
            if isinstance(part, Menu)
            for choice in part.choices
        }
        cards = {label.partition(" · ")[0] for label in labels}
        numbered = {label for label in cards if label.partition(": ")[0].isdecimal()}
        assert numbered <= told
        compared += bool(numbered)
    assert compared > 5


@pytest.mark.parametrize("name", WITH_HANDS)
def test_a_number_changes_the_picture(name: str) -> None:
    title = TITLES[name]
    found = (
        (panel, shown) for _, panel, _, shown in decisions(title, "en", 3) if shown and shown.what == "hand"
    )
    panel, shown = next(found)
    about = title, shown.view, panel.seat, panel.table.names, "en"
    labels = {card: label for label, card in shown.candidates}
    assert Pictures().hands(*about, labels) != Pictures().hands(*about)
