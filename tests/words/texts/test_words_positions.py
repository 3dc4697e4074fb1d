"""The position in words is told whole, on as many pages as it takes."""

import random
from itertools import islice

import pytest
from random_games import random_answers

from cogs.commands.playing.board import POSITION
from games.core import Seat, Title, engine, standings
from games.core.chance import Secret
from games.titles import TITLES
from render.plates import moments
from words import LANGUAGES, Language, Speaker
from words.fitting import ALT_LIMIT
from words.positions import position_alt, position_alts, position_pages, position_text

ANSWERS = 150
NAMES = ("Antonia of the Loggia", "Bartolomeo", "千恵", "Dan", "Emi", "Fuji")


def late(title: Title, seats: int) -> object:
    """A position well into a game with this number of players."""
    secret, rng = Secret(bytes(32)), random.Random(3)
    game = engine.start(title, seats, title.options(), secret).game
    *_, last = islice(random_answers(title, game, rng, secret), ANSWERS)
    return last.played.game


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_the_pages_of_a_position_are_the_whole_of_it(title: str, language: Language) -> None:
    rules = TITLES[title]
    seats = [n for n in rules.seats if rules.why_not_start(n, rules.options()) is None][-1]
    view = rules.view(late(rules, seats), Seat(0))
    speaker = Speaker(rules, language, NAMES[:seats])
    whole = position_text(speaker, view, Seat(0), markdown=True)
    for most in (POSITION, 1200):
        pages = position_pages(speaker, view, Seat(0), most)
        assert "\n".join(pages) == whole
        assert all(len(page) <= most for page in pages)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_stands_under_one_heading_stays_on_one_page(language: Language) -> None:
    rules = TITLES["heaven_ale"]
    view = rules.view(late(rules, 4), None)
    pages = position_pages(Speaker(rules, language, NAMES[:4]), view, None, 1200)
    assert len(pages) > 1
    assert all(page.startswith("**") for page in pages[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_at_once_the_points_if_the_game_ended_now_and_who_is_ahead(
    language: Language,
) -> None:
    for title in TITLES.values():
        seats = title.seats[-1]
        for moment in islice(moments(title, seats, 4), 0, 200, 20):
            view = title.view(moment.game, None)
            now = standings(title.points, view)
            told = position_alt(Speaker(title, language, NAMES[:seats]), view).splitlines()[1:3]
            if view.over:
                continue
            for one in now:
                if one.if_ended is not None:
                    assert str(one.if_ended).lstrip("-") in told[0].replace(",", "")
            for name, one in zip(NAMES, now, strict=False):
                assert not one.ahead or name in " ".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_alt_text_of_a_second_picture_goes_on_where_the_first_ends(
    title: str, language: Language
) -> None:
    game = late(TITLES[title], TITLES[title].seats[-1])
    view, speaker = TITLES[title].view(game, None), Speaker(TITLES[title], language, NAMES)
    one, (first, second) = position_alt(speaker, view), position_alts(speaker, view, 2)
    assert max(map(len, (one, first, second))) <= ALT_LIMIT
    lines = [*first.splitlines(), *second.splitlines()]
    assert lines[: len(one.splitlines()) - 1] == one.splitlines()[:-1]
    assert len(lines) > len(one.splitlines()) or "\n".join(lines) == one
