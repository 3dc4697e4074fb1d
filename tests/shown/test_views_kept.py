"""Views are kept for a moment and shared: whoever looks at one leaves it as it is."""

from __future__ import annotations

import pytest
from laws import case
from shown_kit import steps

from cogs.screens.panel.panel import Panel
from games.manager.model.view_cache import REMEMBERED, view_of
from games.titles import TITLES
from render import Pictures
from words import Speaker
from words.positions import position_text

STEP = 9
"""One in this many positions is looked at."""


@pytest.mark.parametrize("name", TITLES)
def test_a_view_is_the_same_after_panels_texts_and_pictures_were_made_of_it(name: str) -> None:
    title, pictures = case(name).title, Pictures()
    for number, (table, seat, _) in enumerate(steps(name, 32)[::STEP]):
        views = {of: table.view(of, composed=True) for of in (seat, None)}
        assert views[seat] is table.view(seat, composed=True)
        panel = Panel(table, seat, "en")
        panel.home()
        position_text(Speaker(title, "en", table.names, table.options), views[seat], seat)
        if number == 3:
            pictures.table(1, title, views[None], (), table.names, "en")
            pictures.area(title, views[seat], seat, table.names, "en")
        for of, view in views.items():
            game = table.game if of is None else table.composed(of)
            assert title.save(view) == title.save(title.view(game, of))


def test_equal_positions_of_two_tables_are_not_taken_for_one_and_old_ones_are_forgotten() -> None:
    title = case("florence").title
    (table, seat, _), *_ = steps("florence", 32)
    copies = [title.copy(table.game) for _ in range(REMEMBERED)]
    first = view_of(title, table.game, seat)
    assert all(view_of(title, copy, seat) is not first for copy in copies)
    assert view_of(title, table.game, seat) is not first
