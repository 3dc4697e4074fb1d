"""What Florence's pictures say: words in their places, changes that add up, shapes that are true."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from florence_games import NAMES, at_turn

from games.core import Seat
from games.core.engine import open_offers
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.events import Built
from games.florence.model.orders import LayThere
from games.florence.model.placement import EVERYWHERE
from games.florence.model.state import Characters, Tile
from games.florence.rules.building import barred, laid, squares_left
from kit.title_options import options_for
from render import Pictures, florence
from render.florence.changes import Changes
from render.florence.principality.board import outline
from render.kit import Canvas
from render.kit.painting.marks import TextMark
from render.moments import moments
from words import LANGUAGES, Language, Speaker
from words.fitting import ALT_LIMIT

LONG = tuple(name * 12 for name in NAMES)


def speaker(language: Language, names: tuple[str, ...]) -> Speaker:
    return Speaker(TITLE, language, names)


def texts(canvas: Canvas) -> list[TextMark]:
    return [mark for mark in canvas.marks if isinstance(mark, TextMark)]


def words(canvas: Canvas) -> list[str]:
    return [text.text for text in texts(canvas)]


def assert_tidy(canvas: Canvas) -> None:
    """Every text lies in the picture and none on another."""
    found = texts(canvas)
    for text in found:
        assert text.box.x >= 0 and text.box.right <= canvas.width, text
        assert text.box.y >= 0 and text.box.bottom <= canvas.height, text
    for one, other in combinations((text.box for text in found), 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other, words(canvas))


def some_views(seats: int) -> Iterator[tuple[object, list[object]]]:
    for number, moment in enumerate(moments(TITLE, seats, 40 + seats, options_for(TITLE, seats))):
        if number % 9 == 0 or moment.game.over:
            yield TITLE.view(moment.game, None), moment.recent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_text_lies_on_another_or_leaves_the_picture_however_long_the_names(
    seats: int, language: Language
) -> None:
    for view, recent in some_views(seats):
        assert_tidy(florence.table(view, recent, speaker(language, LONG[:seats])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_owns_more_than_anybody_ever_did_can_be_drawn(language: Language) -> None:
    game = at_turn(5, 2, 3)
    house = game.houses[0]
    house.florins, house.pp, house.jesters, house.builders, house.best_work = 12345, 123, 7, 3, 57
    house.table, house.table_recruits = list(c.PROFESSIONS)[:15], 5
    house.hand, house.recruits = list(c.PROFESSIONS)[:12], 5
    house.bonus, house.prestige = list(c.BONUS_CARDS), list(c.PRESTIGE_CARDS)
    view = TITLE.view(game, Seat(0))
    told = speaker(language, LONG)
    assert_tidy(florence.table(view, (), told))
    assert_tidy(florence.area(view, Seat(0), told))
    assert_tidy(florence.hand(view, Seat(0), told))


def test_differences_are_those_of_the_game() -> None:
    before: Any = None
    for moment in moments(TITLE, 4, 9):
        changes = Changes(moment.recent)
        for seat, house in enumerate(moment.game.houses):
            was = before.houses[seat] if before else None
            assert changes.figures[seat, "pp"] == house.pp - (was.pp if was else c.START_PP)
            assert changes.figures[seat, "florins"] == house.florins - (
                was.florins if was else c.START_FLORINS
            )
        before = moment.game


def test_a_building_shows_its_points_and_price_as_differences() -> None:
    built: list[Built] = []
    played = pairwise(moments(TITLE, 3, 8))
    while not (built and built[0].florins):
        before, moment = next(played)
        built = [event for event in moment.recent if isinstance(event, Built)]
    assert before.game.houses[built[0].seat].pp + 3 == moment.game.houses[built[0].seat].pp
    shown = words(florence.table(TITLE.view(moment.game, None), built, speaker("en", NAMES[:3])))
    assert "+3" in shown
    assert f"−{-built[0].florins}" in shown


def test_money_that_is_not_shown_is_a_question_mark() -> None:
    game = at_turn(3, 5, 1)
    game.houses[1].florins = -1
    shown = words(florence.table(game, (), speaker("en", NAMES[:3])))
    assert shown.count("?") == 1


def test_a_game_that_is_over_names_its_winner_and_every_result() -> None:
    *_, moment = moments(TITLE, 4, 31)
    shown = words(florence.table(TITLE.view(moment.game, None), (), speaker("en", NAMES[:4])))
    for score in moment.game.scores:
        assert f"{score.place}." in shown
        assert str(score.points) in shown


def test_the_outline_of_a_tile_encloses_its_cells() -> None:
    for kind, places in EVERYWHERE.items():
        for cells in places:
            corners = outline(cells)
            after = (*corners[1:], corners[0])
            area = sum(x * v - u * y for (x, y), (u, v) in zip(corners, after, strict=True)) / 2
            assert area == len(c.TILES[kind].shape)
            assert all((x == u) != (y == v) for (x, y), (u, v) in zip(corners, after, strict=True))


def test_no_building_may_lie_on_a_shaded_cell() -> None:
    for seed in (3, 4):
        game = at_turn(3, seed, 4)
        for seat, house in enumerate(game.houses):
            house.builders = seat % 3
            house.florins = 2000
            game.phases[-1].seat = Seat(seat)
            game.phases[-1].actions = 0
            shaded = set(barred(game, house))
            offer = next(offer for offer in open_offers(game, Seat(seat)) if offer.move is moves.Build)
            taken = {
                cell
                for building in offer.possible("building", ())
                for cells in offer.possible("cells", (building,))
                for cell in cells
            }
            assert not taken & shaded
            assert bool(shaded) == (house.builders < c.TOUCHING_FROM_BUILDERS)


def ghosts(count: int) -> list[tuple[str, object]]:
    return [(str(number), cells) for number, cells in enumerate(EVERYWHERE["lake"], 1)][:count]


@pytest.mark.parametrize("count", [1, 2, 6, 7, 12, 13, 36])
def test_every_candidate_place_has_its_label_however_many_there_are(count: int) -> None:
    game = at_turn(3, 5, 1)
    canvas = florence.area(game, Seat(0), speaker("ja", NAMES[:3]), ghosts(count))
    assert {label for label, _ in ghosts(count)} <= set(words(canvas))


def test_the_first_place_is_shown_with_its_piece_and_what_it_costs_in_land() -> None:
    game = at_turn(3, 5, 1)
    game.houses[0].tiles, game.houses[0].builders = [], 0
    # A chapel in the corner closes the two squares beside it.
    chapel = next(cells for cells in EVERYWHERE["chapel"] if (0, 0) in cells)
    other = next(cells for cells in EVERYWHERE["chapel"] if (6, 0) in cells)
    found = [("1", moves.Build("chapel", chapel)), ("2", moves.Build("chapel", other))]
    canvas = florence.area(game, Seat(0), speaker("en", NAMES[:3]), found)
    after = laid(game.houses[0], "chapel", chapel)
    closed = set(barred(game, after)) - set(barred(game, game.houses[0])) - set(chapel)
    crosses = [mark for mark in canvas.marks if getattr(mark, "name", "") == "cross"]
    assert len([mark for mark in crosses if mark.box.h == 38]) == len(closed) > 0
    shown = words(canvas)
    assert "Chapel" in shown and str(c.BUILDING_COST[0]) in shown
    assert shown.count("1") >= 2, "on the grid and above its small board"
    assert str(squares_left(game, after)) in shown
    turned = florence.area(game, Seat(0), speaker("en", NAMES[:3]), found[::-1])
    assert words(turned).count("2") >= 2


def test_the_legend_of_a_landscape_knows_no_squares_closed_by_it() -> None:
    game = at_turn(3, 5, 1)
    game.houses[0].tiles, game.houses[0].builders = [], 0
    told = speaker("en", NAMES[:3])
    land = [(str(at), LayThere("lake", cells)) for at, cells in enumerate(list(EVERYWHERE["lake"])[:6], 1)]
    house = [(str(at), cells) for at, cells in enumerate(list(EVERYWHERE["opera"])[:6], 1)]
    closing = told.say("picture-barred-after")
    assert closing not in " ".join(words(florence.area(game, Seat(0), told, land)))
    assert closing in " ".join(words(florence.area(game, Seat(0), told, house)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 6, 12, 25, 36, 60])
def test_no_text_lies_on_another_while_a_piece_is_placed(count: int, language: Language) -> None:
    game = at_turn(4, 5, 3)
    for kind in ("lake", "opera", "university"):
        found = [(str(at), cells) for at, cells in enumerate(list(EVERYWHERE[kind])[:count], 1)]
        assert_tidy(florence.area(game, Seat(0), speaker(language, LONG[:4]), found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_every_place_and_what_follows_of_the_first(language: Language) -> None:
    game = at_turn(3, 5, 1)
    told = speaker(language, NAMES[:3])
    found = [
        (str(at), moves.Build("opera", cells)) for at, cells in enumerate(list(EVERYWHERE["opera"])[:6], 1)
    ]
    said = Pictures().area_alt(TITLE, game, Seat(0), NAMES[:3], language, found)
    assert told.thing("opera") in said
    for _, move in found:
        assert TITLE.spelling.spell(move.cells) in said
    assert len(said) <= ALT_LIMIT


def test_the_large_picture_names_the_works_in_front_of_a_seat() -> None:
    game = at_turn(3, 5, 1)
    game.houses[0].table, game.houses[0].table_recruits = ["P01", "P13"], 1
    told = speaker("ja", NAMES[:3])
    said = " ".join(words(florence.area(game, Seat(0), told)))
    assert told.thing("P01") in said and told.thing("P13") in said
    chosen = florence.area(game, Seat(0), told, ghosts(2))
    assert told.thing("P01") not in " ".join(words(chosen)), "while places are chosen they have the room"


def test_a_hand_ticks_what_is_owned_and_tells_the_work_value() -> None:
    game = at_turn(3, 5, 2)
    house = game.houses[0]
    house.hand, house.bonus, house.prestige, house.recruits = ["P15"], [], [], 0
    house.tiles, house.freedoms, house.jesters = [Tile("studio", next(iter(EVERYWHERE["studio"])))], [], 0
    house.table, house.table_recruits = [], 0
    canvas = florence.hand(game, Seat(0), speaker("en", NAMES[:3]))
    ticks = [mark for mark in canvas.marks if getattr(mark, "name", "") == "check"]
    assert len(ticks) == 1
    assert str(c.WV_BUILDING + c.WV_CARD) in words(canvas)
    assert f"+{c.WV_LANDSCAPE}" in words(canvas)


def test_the_bankers_pot_stays_visible_when_somebody_holds_him() -> None:
    game = at_turn(4, 5, 3)
    game.characters = Characters(pot=937, holders={"banker": Seat(2)})
    assert "937" in words(florence.table(game, (), speaker("en", NAMES[:4])))


def test_the_head_of_the_table_has_the_minimum_of_the_next_round_until_the_last() -> None:
    game = at_turn(3, 5, 2)
    told = speaker("en", NAMES[:3])
    assert f"≥{c.MINIMUM_WV[game.round]}" in words(florence.table(game, (), told))
    game.round = c.ROUNDS
    shown = [
        word for word in words(florence.table(game, (), told)) if word in {f"≥{wv}" for wv in c.MINIMUM_WV}
    ]
    assert shown == [f"≥{c.MINIMUM_WV[-1]}"]


def test_a_played_card_shows_the_building_it_prefers_and_its_number() -> None:
    game = at_turn(3, 5, 1)
    for house in game.houses:
        house.table, house.tiles = [], []
    plain = florence.table(game, (), speaker("en", NAMES[:3]))
    game.houses[0].table = ["P19"]
    canvas = florence.table(game, (), speaker("en", NAMES[:3]))
    building = f"florence/{c.PROFESSIONS['P19'].building}"
    before, after = (
        [mark for mark in one.marks if getattr(mark, "name", "") == building] for one in (plain, canvas)
    )
    assert len(after) == len(before) + 1 and "19" in words(canvas)
