"""An error of one table's title keeps no other table out of a list or a message."""

import pytest
from random_tables import fresh

from cogs.commands.personal import games
from cogs.delivery.turn_reminders import _can_be_made
from cogs.screens.learning import studies
from cogs.screens.notices.turn_notices import TurnNotice
from cogs.screens.parts import Menu, Text
from db import LineRow, UserRow
from games.core import Seat, engine
from games.manager.services import Unloadable
from games.titles import TITLES
from words import say


def broken(*_: object) -> None:
    raise ArithmeticError("smudged")


@pytest.mark.parametrize("what", ["turn", "remind", "warn", "late"])
def test_a_notice_that_cannot_be_made_is_left_out_of_the_message(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice, user = TurnNotice(fresh(TITLES["florence"], 3, 1), Seat(0), what, 0, None), UserRow(1)
    assert _can_be_made(notice, user, ())
    monkeypatch.setattr(engine, "asks", broken)
    assert not _can_be_made(notice, user, ())


def test_studies_of_a_game_that_is_not_installed_are_listed_with_the_others() -> None:
    lines = [LineRow(at, at, 1, 3, 9, "", None, 0, title, 9) for at, title in ((1, "gone"), (2, "florence"))]
    _, listed, menu = studies.study_list([[line] for line in lines], "en").parts
    assert isinstance(listed, Text) and isinstance(menu, Menu)
    assert "1. gone" in listed.text and say("en", "title-name", "florence") in listed.text
    assert [entry.value for entry in menu.choices] == ["1", "2"]


def test_a_table_that_cannot_be_listed_counts_as_one_that_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = fresh(TITLES["florence"], 3, 1)
    assert "<#7>" in games._listed(table, "<#7>", "en", 1)[1]
    monkeypatch.setattr(games, "_game_line", broken)
    with pytest.raises(Unloadable, match="smudged"):
        games._listed(table, "<#7>", "en", 1)
