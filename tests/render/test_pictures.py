"""The room's front door: bytes that depend on the view alone, and nothing hidden in them."""

import dataclasses
from itertools import islice

import msgspec
import pytest
from florence_games import NAMES, at_turn

from games.core import Seat
from games.core.engine import waits_for
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model.state import FlorenceOptions
from games.titles import TITLES
from kit.title_options import options_for
from render import Pictures
from render.kit.material import sprites
from render.moments import moments

LARGEST = 200_000


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures()


def test_the_same_arguments_give_the_same_bytes_whatever_was_drawn_before() -> None:
    busy, fresh = Pictures(), Pictures()
    last = b""
    for moment in islice(moments(TITLE, 4, 11), 30):
        view, recent = TITLE.view(moment.game, None), moment.recent
        last = busy.table(1, TITLE, view, recent, NAMES[:4], "en")
    assert fresh.table(2, TITLE, view, recent, NAMES[:4], "en") == last


def test_a_warm_start_changes_no_picture() -> None:
    cold, warm = Pictures(), Pictures()
    warm.warm(TITLE.id, "ja")
    view = TITLE.view(at_turn(3, 5, 2), None)
    assert cold.table(1, TITLE, view, (), NAMES[:3], "ja") == warm.table(1, TITLE, view, (), NAMES[:3], "ja")
    assert warm.strips.drawn == cold.strips.drawn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_phase_can_be_drawn_in_both_languages_and_stays_small(seats: int, pictures: Pictures) -> None:
    drawn: dict[str, int] = {}
    names = NAMES[:seats]
    for moment in moments(TITLE, seats, 20 + seats, options_for(TITLE, seats)):
        game = moment.game
        phase = type(game.phases[-1]).__name__ if game.phases else "over"
        drawn[phase] = drawn.get(phase, 0) + 1
        if drawn[phase] not in (1, 4, 16):
            continue
        seat = waits_for(game)[0] if game.phases else Seat(0)
        view, own = TITLE.view(game, None), TITLE.view(game, seat)
        for language in ("ja", "en"):
            files = (
                pictures.table(1, TITLE, view, moment.recent, names, language),
                pictures.area(TITLE, own, seat, names, language),
                pictures.hand(TITLE, own, seat, names, language),
            )
            assert max(len(data) for data in files) <= LARGEST
    assert {"ChooseHand", "Selecting", "Turn", "PickCard", "over"} <= set(drawn)


def test_two_games_that_differ_only_in_what_a_seat_cannot_see_look_the_same(pictures: Pictures) -> None:
    game, twin = at_turn(4, 3, 4), at_turn(4, 3, 4)
    twin.professions.reverse()
    twin.bonus_deck.reverse()
    twin.prestige_deck.reverse()
    for seat in (1, 2, 3):
        house = twin.houses[seat]
        for cards, others in ((house.bonus, c.BONUS_CARDS), (house.prestige, c.PRESTIGE_CARDS)):
            cards[:] = [card for card in reversed(others) if card not in cards][: len(cards)]
        house.hand[:] = [card for card in c.PROFESSIONS if card not in house.hand][: len(house.hand)]
    assert twin != game
    names = NAMES[:4]
    for language in ("ja", "en"):
        views = [TITLE.view(one, Seat(0)) for one in (game, twin)]
        assert len({pictures.table(1, TITLE, view, (), names, language) for view in views}) == 1
        assert len({pictures.hand(TITLE, view, Seat(0), names, language) for view in views}) == 1
        for seat in range(4):
            assert len({pictures.area(TITLE, view, Seat(seat), names, language) for view in views}) == 1


def test_hidden_money_is_not_in_the_picture(pictures: Pictures) -> None:
    options = FlorenceOptions(hide_money=True)
    game = next(moments(TITLE, 3, 1, options)).game
    poor = TITLE.copy(game)
    poor.houses[2].florins -= 1700
    tables = [pictures.table(1, TITLE, TITLE.view(one, None), (), NAMES[:3], "ja") for one in (game, poor)]
    assert tables[0] == tables[1]


def test_what_changed_is_marked(pictures: Pictures) -> None:
    for moment in moments(TITLE, 3, 8):
        if any(type(event).__name__ == "Built" for event in moment.recent):
            break
    view = TITLE.view(moment.game, None)
    marked = pictures.table(1, TITLE, view, moment.recent, NAMES[:3], "en")
    assert marked != pictures.table(1, TITLE, view, (), NAMES[:3], "en")


def test_a_title_without_pictures_is_refused(pictures: Pictures) -> None:
    view = TITLE.view(at_turn(3, 5, 1), None)
    other = dataclasses.replace(TITLE, id="chess")
    with pytest.raises(KeyError, match="chess"):
        pictures.table(1, other, view, (), NAMES[:3], "en")


def test_a_hand_is_only_drawn_from_the_view_of_its_own_seat(pictures: Pictures) -> None:
    game = at_turn(4, 3, 2)
    for viewer in (None, Seat(1)):
        with pytest.raises(ValueError, match="own seat"):
            pictures.hand(TITLE, TITLE.view(game, viewer), Seat(0), NAMES[:4], "ja")


def test_a_picture_leaves_its_view_as_it_was(pictures: Pictures) -> None:
    view = TITLE.view(at_turn(4, 3, 3), Seat(1))
    before = msgspec.msgpack.encode(view)
    pictures.table(1, TITLE, view, (), NAMES[:4], "ja")
    pictures.area(TITLE, view, Seat(1), NAMES[:4], "ja")
    pictures.hand(TITLE, view, Seat(1), NAMES[:4], "ja")
    assert msgspec.msgpack.encode(view) == before


def test_warming_up_goes_through_a_game_and_has_the_symbols_of_a_table_ready() -> None:
    pieces = list(Pictures().warming("heaven_ale", "en"))
    assert len(pieces) > 10
    for piece in pieces:
        piece()
    title = TITLES["heaven_ale"]
    moment = next(moments(title, 4, 5))
    before = sprites.cut.cache_info().misses
    Pictures().table(1, title, title.view(moment.game, None), (), NAMES[:4], "en")
    assert sprites.cut.cache_info().misses - before <= 3
