"""The picture of places beside a question, with the place that is looked at."""

from __future__ import annotations

import random
import re
from itertools import islice

from decisions import decisions
from random_tables import fresh, game

from cogs.screens import ids
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.parts import Button, Menu, Screen
from games.titles import TITLES
from render import Pictures

SCREENS = 15
"""Number of screens of a game that are looked at."""


def looks(screen: Screen) -> dict[int, ids.AnswerButton]:
    """The buttons that look at another place, by its number."""
    found = {}
    for part in screen.parts:
        id = ids.read(part.id) if isinstance(part, Button) else None
        if isinstance(id, ids.AnswerButton) and id.path and id.path[-1].startswith("i"):
            found[int(id.path[-1][1:])] = id
    return found


def test_every_place_can_be_looked_at_and_comes_first_in_the_picture_then() -> None:
    title, looked = TITLES["florence"], 0
    for _, panel, screen, shown in decisions(title, "en", 3):
        if shown is None or shown.what != "area" or len(shown.candidates) < 2:
            continue
        assert shown.candidates[0][0] == "1" and set(looks(screen)) == {2}
        number, next_one = 1, looks(screen)[2]
        pictures = set()
        for number in range(2, min(len(shown.candidates), 5) + 1):
            found = panel.follow(next_one.offer, next_one.path)
            assert isinstance(found, QuestionScreen) and found.picture is not None
            last = len(found.picture.candidates)
            assert found.picture.candidates[0][0] == str(number)
            assert sorted(int(label) for label, _ in found.picture.candidates) == list(range(1, last + 1))
            around = looks(found.screen)
            assert set(around) == {at for at in (number - 1, number + 1) if 1 <= at <= last}
            about = title, found.picture.view, panel.seat, panel.table.names, "en"
            pictures.add(Pictures().area(*about, found.picture.candidates))
            looked += 1
            if number + 1 not in around:
                break
            next_one = around[number + 1]
        assert len(pictures) == number - 1
        if looked > 12:
            break
    assert looked > 5


def test_titles_whose_picture_shows_all_places_alike_have_no_such_buttons() -> None:
    for name in ("signorie", "fugger"):
        for _, _, screen, _ in islice(decisions(TITLES[name], "en", 3), SCREENS):
            assert not looks(screen)


def numbered_entries(panel: Panel) -> list[str]:
    """The entries of the home screen's menus that begin with a number."""
    menus = [part for part in panel.home().parts if isinstance(part, Menu)]
    return [one.label for menu in menus for one in menu.choices if re.match(r"\d+: ", one.label)]


def test_the_menus_of_two_kinds_of_places_have_no_numbers_that_the_picture_does_not_show() -> None:
    tried = 0
    for table, seat, *_ in game(fresh(TITLES["heaven_ale"], 2, 3), random.Random(3)):
        panel = Panel(table, seat, "en")
        spatial = [one for one in panel.asked_now if one.is_spatial]
        if not spatial or panel.numbered_places is None:
            continue
        picture = panel.home_picture()
        assert picture is not None and picture.candidates and numbered_entries(panel)
        panel = Panel(table, seat, "en")
        panel.asked_offers = [*panel.asked_offers, spatial[0].offer]
        if sum(one.is_spatial for one in panel.asked_now) < 2:
            continue  # side by side there is no room for all parts of a place
        picture = panel.home_picture()
        assert picture is not None and not picture.candidates and not numbered_entries(panel)
        tried += 1
    assert tried > 5
