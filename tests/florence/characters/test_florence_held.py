"""Who holds a character sees in its own pictures what he still can do; the base game is as it was."""

import pytest

from games.core import Seat, engine
from games.core.chance import Secret
from games.florence import TITLE
from games.florence.model.state import Characters
from render.florence import ARTIST
from render.florence.characters import HELD
from render.kit.parts.furniture import GAP
from words import LANGUAGES, Language, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_stands_in_the_pictures_of_who_holds_it_and_of_nobody_else(language: Language) -> None:
    options = TITLE.options(characters=True)
    game = engine.start(TITLE, 3, options, Secret(b"held")).game
    speaker = Speaker(TITLE, language, ("A", "B", "C"), options)
    heights = []
    for holders in ({}, {"merchant": Seat(1)}):
        game.characters = Characters(holders=holders)
        drawn = [draw(TITLE.view(game, seat), seat, speaker)
                 for draw in (ARTIST.area, ARTIST.hand) for seat in (Seat(0), Seat(1))]  # fmt: skip
        heights.append([canvas.image().height for canvas in drawn])
    without, with_one = heights
    assert [tall - low for low, tall in zip(without, with_one, strict=True)] == [0, HELD + GAP, 0, HELD + GAP]


def test_pictures_without_the_expansion_have_no_room_for_it() -> None:
    plain, whole = (
        engine.start(TITLE, 3, TITLE.options(characters=with_it), Secret(b"held")).game
        for with_it in (False, True)
    )
    speaker = Speaker(TITLE, "en", ("A", "B", "C"), plain.options)
    for draw in (ARTIST.area, ARTIST.hand):
        tall = {draw(TITLE.view(game, Seat(0)), Seat(0), speaker).image().height for game in (plain, whole)}
        assert len(tall) == 1
