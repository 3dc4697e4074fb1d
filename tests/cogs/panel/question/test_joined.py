"""Menus that ask for the answers behind a question too."""

from __future__ import annotations

import random
from itertools import islice

import msgspec
import pytest
from random_tables import fresh, game, tokens_of

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.panel.paths.field_question import FieldQuestion, OfferQuestion
from cogs.screens.panel.paths.following import follow_path
from cogs.screens.panel.paths.tokens import BadToken, chosen_tokens
from cogs.screens.panel.question.joined import JOINED_MENUS, Joining
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Menu
from games.core import Move, Seat
from games.titles import TITLES

JOINING = ["florence", "fugger", "heaven_ale", "signorie"]
"""The titles with moves of several fields that menus ask for."""


def never(question: FieldQuestion, path: tuple[str, ...]) -> bool:
    """No question is asked in a form."""
    return False


@pytest.mark.parametrize("name", JOINING)
def test_a_joined_entry_means_the_same_as_its_clicks_one_by_one(name: str) -> None:
    """Every complete move of its answers is behind one of the entries, and each entry leads somewhere."""
    seen, title = 0, TITLES[name]
    for table, seat, move, _ in islice(game(fresh(title, title.seats[-1], 1), random.Random(1)), 250):
        panel = Panel(table, seat, "en")
        for offer in panel.offers():
            question = follow_path(title, offer, ()) if offer.is_open() else None
            menus = (
                Joining(title, offer, (), question, never).menus()
                if isinstance(question, FieldQuestion)
                else ()
            )
            entries = [entry for menu in menus for entry in menu.entries]
            tokens = [entry.token for entry in entries]
            assert len(set(tokens)) == len(tokens) and len(menus) <= JOINED_MENUS
            assert all(len(menu.entries) <= MENU_ENTRIES for menu in menus)
            for entry in entries:
                assert chosen_tokens([entry.token]) == entry.tokens
                assert isinstance(follow_path(title, offer, entry.tokens), Move | FieldQuestion)
            if entries and isinstance(move, offer.move):
                path = tuple(tokens_of(title, offer, move))
                typed = any(answer.entry is None for entry in entries for answer in entry.answers)
                assert typed or any(path[: len(entry.tokens)] == entry.tokens for entry in entries)
                seen += 1
    assert seen > 3


@pytest.mark.parametrize("name", JOINING)
def test_the_home_screen_keeps_to_its_room(name: str) -> None:
    wide, title = 0, TITLES[name]
    for table, seat, _, _ in islice(game(fresh(title, title.seats[-1], 2), random.Random(2)), 250):
        panel = Panel(table, seat, "en")
        alone = [asking for asking in panel.asked_now if asking.fits_home]
        menus = [part for part in panel.home().parts if isinstance(part, Menu)]
        labels = [choice.label for menu in menus for choice in menu.choices]
        assert all(labels) and len(menus) <= 9
        wide += any(asking.joined for asking in alone)
    assert wide > 3


def test_only_one_joined_entry_can_be_chosen() -> None:
    with pytest.raises(BadToken):
        chosen_tokens(["v0+v1", "v2+v0"])


def open_cards(single: bool) -> tuple[Panel, int, QuestionView]:
    """A panel of Fugger's, the number of the offer of a sealed bid in advance, and its question about the
    card. `single`: whether the first card has one lot only."""
    title = TITLES["fugger"]
    for table, _, _, _ in game(fresh(title, 3, 1), random.Random(1)):
        if table.game.stage == "setup":
            continue
        panel = Panel(msgspec.structs.replace(table, id=7), Seat(0), "en")
        at = next(n for n, offer in enumerate(panel.offers()) if offer.move.__name__ == "BidAhead")
        question = follow_path(title, panel.offers()[at], ())
        if not isinstance(question, FieldQuestion) or len(question.entries) > 5:
            continue
        if (len(list(panel.offer(at).possible("lot", question.entries[0].values))) == 1) == single:
            return panel, at, QuestionView(panel, OfferQuestion(at, panel.offer(at), question))
    raise AssertionError("no such position")


@pytest.mark.parametrize("single", [False, True])
def test_a_menu_joins_no_answers_that_a_form_asks_for(single: bool) -> None:
    """The lots of all cards stand in one menu, also if the first card has a single one. How many at which
    price is asked in a form for each."""
    panel, at, view = open_cards(single)
    entries = [choice.value for part in view.menus(0) if isinstance(part, Menu) for choice in part.choices]
    assert len(entries) > 3
    for entry in entries:
        asked = panel.follow(at, chosen_tokens([entry]))
        assert isinstance(asked, QuestionScreen) and asked.form is not None, entry
