"""The picture of places beside a question, with the place that is looked at."""

from __future__ import annotations

from cogs.screens import ids
from cogs.screens.panel.panel import PanelQuestion
from cogs.screens.parts import Button, Screen
from games.titles import TITLES
from render import Pictures
from scripts.panel_shots import decisions


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
            assert isinstance(found, PanelQuestion) and found.picture is not None
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
        for _, _, screen, _ in decisions(TITLES[name], "en", 3):
            assert not looks(screen)
