"""Heaven & Ale's pictures: the same bytes for the same view, words in their places, marks that are true."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import msgspec
import pytest
from heaven_ale_games import NAMES, busy_game, crowded, late

from games.core import Seat, engine
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model import moves
from games.heaven_ale.model.events import TileBought
from games.heaven_ale.model.garden import CHOICES, RING
from games.heaven_ale.model.state import HeavenAleOptions, Space
from games.heaven_ale.rules.final import vp_of
from games.heaven_ale.rules.market import Market
from games.heaven_ale.rules.shed import ring_sum
from games.heaven_ale.rules.turn import MoveFigure
from render import Pictures, heaven_ale
from render.heaven_ale.board import header, track
from render.heaven_ale.changes import Changes
from render.heaven_ale.panel import markers
from render.heaven_ale.scene import Scene
from render.heaven_ale.theme import THEME
from render.kit import Box, Canvas
from render.kit.painting.marks import Fill, Ring, Sprite, TextMark
from words import LANGUAGES, Language, Speaker

LONG = tuple(name * 9 for name in NAMES)
LARGEST = 200_000
FIELDS = ("ducats", "brewmaster", *c.RESOURCES)


def speaker(language: Language, names: tuple[str, ...]) -> Speaker:
    return Speaker(TITLE, language, names)


def assert_in_picture(canvas: Canvas) -> None:
    for text in texts(canvas):
        assert text.box.x >= 0 and text.box.right <= canvas.width
        assert text.box.y >= 0 and text.box.bottom <= canvas.height


def scene(game: Any) -> Scene:
    return Scene(Canvas(THEME, 100), game, speaker("en", NAMES[: len(game.boards)]), Changes())


def texts(canvas: Canvas) -> list[TextMark]:
    return [mark for mark in canvas.marks if isinstance(mark, TextMark)]


def words(canvas: Canvas) -> list[str]:
    return [text.text for text in texts(canvas)]


def assert_tidy(canvas: Canvas) -> None:
    """Every text and symbol lies in the picture, and no text on another."""
    for mark in canvas.marks:
        if isinstance(mark, TextMark | Sprite):
            assert mark.box.x >= 0 and mark.box.right <= canvas.width, mark
            assert mark.box.y >= 0 and mark.box.bottom <= canvas.height, mark
    found = texts(canvas)
    for one, other in combinations(found, 2):
        a, b = one.box, other.box
        apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
        assert apart, (one, other)


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures()


def test_the_same_arguments_give_the_same_bytes_whatever_was_drawn_before() -> None:
    busy, fresh = Pictures(), Pictures()
    last = b""
    for number, moment in enumerate(busy_game(4, 11)):
        view, recent = TITLE.view(moment.game, None), moment.recent
        last = busy.table(1, TITLE, view, recent, NAMES, "en")
        if number == 40:
            break
    assert fresh.table(2, TITLE, view, recent, NAMES, "en") == last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_can_be_drawn_in_both_languages_and_stays_small(seats: int, pictures: Pictures) -> None:
    drawn: Counter[str] = Counter()
    names = NAMES[:seats]
    for seed in (1, 9):
        for moment in busy_game(seats, seed):
            game = moment.game
            phase = type(game.phases[-1]).__name__ if game.phases else "over"
            drawn[phase] += 1
            if drawn[phase] not in (1, 4, 32):
                continue
            seat = engine.waits_for(game)[0] if game.phases else Seat(0)
            view = TITLE.view(game, None)
            for language in LANGUAGES:
                files = (
                    pictures.table(1, TITLE, view, moment.recent, names, language),
                    pictures.area(TITLE, view, seat, names, language),
                    pictures.hand(TITLE, view, seat, names, language),
                )
                assert max(len(data) for data in files) <= LARGEST
    assert {"SetUp", "MoveFigure", "Market", "Scoring", "Privilege", "InStartArea", "over"} <= set(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_text_lies_on_another_or_leaves_the_picture_however_long_the_names(
    seats: int, language: Language
) -> None:
    told = speaker(language, LONG[:seats])
    for number, moment in enumerate(busy_game(seats, 40 + seats)):
        if number % 12 == 0 or moment.game.over:
            view = TITLE.view(moment.game, None)
            assert_tidy(heaven_ale.table(view, moment.recent, told))
            assert_tidy(heaven_ale.area(view, Seat(number % seats), told))
            assert_tidy(heaven_ale.hand(view, Seat(number % seats), told))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_on_the_table_than_there_ever_was_can_be_drawn(seats: int, pictures: Pictures) -> None:
    view = TITLE.view(crowded(seats), None)
    told = speaker("ja", LONG[:seats])
    assert_tidy(heaven_ale.table(view, (), told))
    assert_tidy(heaven_ale.area(view, Seat(1), told))
    assert_tidy(heaven_ale.hand(view, Seat(1), told))
    assert len(pictures.table(1, TITLE, view, (), LONG[:seats], "ja")) <= LARGEST


def test_figures_that_share_a_space_all_show() -> None:
    game = TITLE.view(late(4, 6), None)
    for board in game.boards:
        board.position, board.place = c.INDEX["R9"], ""
    canvas = heaven_ale.table(game, (), speaker("en", NAMES))
    place = track.cell(Box(24, 24 + header.HEIGHT + 14, 1152, track.HEIGHT), c.INDEX["R9"])
    there = [
        mark.name
        for mark in canvas.marks
        if isinstance(mark, Sprite)
        and mark.name.startswith("seat_")
        and place.x <= mark.box.x
        and mark.box.right <= place.right
        and place.y <= mark.box.y
        and mark.box.bottom <= place.bottom
    ]
    assert there == ["seat_a", "seat_b", "seat_c", "seat_d"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_differences_are_those_of_the_game(seats: int) -> None:
    for before, moment in pairwise(busy_game(seats, 9)):
        changes = Changes(moment.recent)
        for seat, board in enumerate(moment.game.boards):
            was = TITLE.figures(before.game, Seat(seat))
            now = TITLE.figures(moment.game, Seat(seat))
            assert {name: changes.figures[seat, name] for name in FIELDS} == {
                name: now[name] - was[name] for name in FIELDS
            }
            laid = {cell for owner, cell in changes.cells if owner == seat}
            old = before.game.boards[seat]
            assert laid == (board.garden.keys() - old.garden.keys()) | (board.sheds.keys() - old.sheds.keys())


def test_a_purchase_is_ringed_and_shows_its_price(pictures: Pictures) -> None:
    for moment in busy_game(3, 8):
        bought = [event for event in moment.recent if isinstance(event, TileBought)]
        if bought:
            break
    view = TITLE.view(moment.game, None)
    told = speaker("en", NAMES[:3])
    marked, plain = heaven_ale.table(view, bought, told), heaven_ale.table(view, (), told)
    assert f"−{-bought[0].ducats}" in words(marked)
    rings = [mark for mark in marked.marks if isinstance(mark, Sprite) and mark.name == "heaven_ale/hex_mark"]
    assert len(rings) == 1
    assert plain.marks != marked.marks
    files = [pictures.table(1, TITLE, view, recent, NAMES[:3], "en") for recent in (bought, ())]
    assert files[0] != files[1]


def test_bright_spaces_are_those_the_seat_on_turn_may_move_to() -> None:
    for shared in (False, True):
        for moment in busy_game(3, 12, HeavenAleOptions(allow_shared_spaces=shared)):
            game = moment.game
            if not game.phases or type(game.phases[-1]) is not MoveFigure:
                continue
            seat = game.phases[-1].seat
            offer = next(one for one in engine.offers(game, seat) if one.move is moves.MoveTo)
            assert set(track.open_spaces(scene(game))) == set(offer.possible("space", ()))


def test_during_an_action_spaces_behind_and_occupied_ones_are_dimmed() -> None:
    game = late(4, 4, "Market")
    here = game.boards[game.phases[-1].seat].position
    taken = {board.position for board in game.boards} - {here}
    reach = {c.INDEX[space] for space in track.open_spaces(scene(game))} - {0}
    assert reach == {index for index in range(here, len(c.SPACES)) if index not in taken}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_shown_at_the_end_are_those_of_the_result(seats: int) -> None:
    *_, moment = busy_game(seats, 31)
    game = TITLE.copy(moment.game)
    result = {score.seat: score.points for score in game.scores}
    assert {seat: vp_of(game, seat) for seat in result} == result
    # What was exchanged and paid cannot be bettered by another exchange, so the forecast agrees.
    game.scores = ()
    assert {seat: vp_of(game, seat) for seat in result} == result


def test_a_game_that_is_over_names_its_winner_and_every_place() -> None:
    *_, moment = busy_game(4, 31)
    canvas = heaven_ale.table(TITLE.view(moment.game, None), (), speaker("en", NAMES))
    shown, winners = words(canvas), 0
    for score in moment.game.scores:
        winners += score.place == 1
        assert score.place == 1 or f"{score.place}." in shown
        assert str(score.points) in shown
    assert [mark.name for mark in canvas.marks if isinstance(mark, Sprite)].count("cup") == winners


def test_an_open_shed_shows_its_sum_and_the_type_it_would_make() -> None:
    game = late(4, 7)
    board = game.boards[0]
    board.garden, board.sheds = {"s03": "wood5", "s04": "hops4", "s06": "monkA", "s07": "water4"}, {}
    assert ring_sum(board.garden, "H2") == 13
    shown = words(heaven_ale.area(game, Seat(0), speaker("en", NAMES)))
    assert "13" in shown and "T2" in shown


def candidates(kind: str) -> list[Any]:
    if kind == "cells":
        return ["s01", "s02", "d13"]
    if kind == "spaces":
        return ["R9", "S4", "START"]
    if kind == "sets":
        return list(CHOICES["H3", "T4"])
    return [moves.Buy("wood5", "s01"), moves.MoveTo("R9"), moves.UseShed(CHOICES["H3", "T2"][0])]


@pytest.mark.parametrize("kind", ["cells", "spaces", "sets", "moves"])
def test_every_candidate_has_its_label(kind: str) -> None:
    game = late(3, 5)
    game.boards[1].garden = {}
    labels = [f"n{number}" for number in range(len(candidates(kind)))]
    ghosts = list(zip(labels, candidates(kind), strict=True))
    canvas = heaven_ale.area(game, Seat(1), speaker("ja", NAMES[:3]), ghosts)
    assert set(labels) <= set(words(canvas))
    assert_in_picture(canvas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_to_be_laid_is_told_with_the_sheds_it_would_enclose(language: Language) -> None:
    game = late(4, 7)
    board = game.boards[0]
    ring = RING["H2"]
    board.garden, board.sheds = dict.fromkeys(ring[:-1], "wood5"), {}
    game.phases = [Market(Seat(0))]
    board.position = c.INDEX["R9"]
    free = [ring[-1], next(cell for cell in c.CELLS if cell not in ring and c.CELLS[cell].side == "sun")]
    found = [(str(at), moves.Buy("wood1", cell)) for at, cell in enumerate(free[::-1], 1)]
    told = speaker(language, NAMES)
    canvas = heaven_ale.area(game, Seat(0), told, found)
    kind = c.SHED_OF_SUM[5 * (len(ring) - 1) + 1].id
    sheds = [mark for mark in canvas.marks if isinstance(mark, Sprite) and mark.name == "heaven_ale/shed"]
    assert kind in [mark.label for mark in sheds if mark.box.h < 60]
    named = told.thing("wood1")
    assert named[:1].upper() + named[1:] in words(canvas)
    said = Pictures().area_alt(TITLE, game, Seat(0), NAMES, language, found)
    assert named in said and kind in said and all(cell in said for cell in free)


def test_candidates_that_are_no_places_change_nothing() -> None:
    game = late(3, 5)
    told = speaker("en", NAMES[:3])
    plain, given = (
        heaven_ale.area(game, Seat(0), told, ghosts) for ghosts in ((), [("1", "hops"), ("2", 3)])
    )
    assert plain.marks == given.marks


def test_the_large_picture_names_the_cards_laid_at_pairs() -> None:
    game = late(3, 5)
    game.boards[0].placed = {next(iter(c.PAIRS)): "P5"}
    told = speaker("ja", NAMES[:3])
    assert told.thing("P5") in " ".join(words(heaven_ale.area(game, Seat(0), told)))


def test_a_purchase_shows_both_prices_of_every_tile_there() -> None:
    game = late(3, 5, "Market")
    seat = game.phases[-1].seat
    game.boards[seat].position = c.INDEX["M1"]
    game.spaces[c.INDEX["M1"]] = Space(("monkA", "monkB"))
    shown = Counter(words(heaven_ale.area(game, seat, speaker("en", NAMES[:3]))))
    plain = Counter(words(heaven_ale.area(game, Seat((seat + 1) % 3), speaker("en", NAMES[:3]))))
    assert shown["M1"] == 1 and plain["M1"] == 0
    assert shown["8"] >= 2 and shown["4"] >= 2


def test_what_lies_face_down_is_not_in_the_picture(pictures: Pictures) -> None:
    game = late(4, 3)
    twin = TITLE.copy(game)
    twin.deck.reverse()
    for pile in twin.monk_piles:
        pile.reverse()
    twin.unused_monks.reverse()
    assert twin != game
    views = [TITLE.view(one, Seat(0)) for one in (game, twin)]
    assert len({pictures.table(1, TITLE, view, (), NAMES, "ja") for view in views}) == 1
    assert len({pictures.hand(TITLE, view, Seat(2), NAMES, "ja") for view in views}) == 1


def test_a_hand_tells_what_cards_do_and_how_far_the_goals_are() -> None:
    game = late(3, 5)
    board = game.boards[0]
    board.cards, board.placed, board.barrels = ["P4"], {"Q1": "P3"}, {}
    board.garden = dict.fromkeys(RING["H2"], "hops1")
    shown = words(heaven_ale.hand(game, Seat(0), speaker("en", NAMES[:3])))
    assert "6 / 6" in shown
    assert "Placed at X + wood." in " ".join(shown)
    assert shown.count("Sold.") == 3


@pytest.mark.parametrize("phase", ["Shed", "Privilege"])
def test_the_shed_or_pair_that_is_asked_about_is_ringed(phase: str) -> None:
    seed = next(seed for seed in range(20) if any(_in_phase(seed, phase)))
    game = next(_in_phase(seed, phase))
    seat = game.phases[-1].seat
    canvas = heaven_ale.table(TITLE.view(game, None), (), speaker("en", NAMES[:3]))
    accent = THEME.colour("accent")
    if phase == "Shed":
        rings = [
            mark.box
            for mark in canvas.marks
            if isinstance(mark, Sprite) and mark.name == "heaven_ale/hex_mark"
        ]
    else:
        rings = [mark.box for mark in canvas.marks if isinstance(mark, Ring) and mark.colour == accent]
        rings = [box for box in rings if box.w < 50]
    assert len(rings) == 1
    assert (rings[0].x > 600) == (seat % 2 == 1)


def _in_phase(seed: int, phase: str) -> Iterator[Any]:
    for moment in busy_game(3, seed):
        if moment.game.phases and type(moment.game.phases[-1]).__name__ == phase:
            yield moment.game


def test_a_picture_leaves_its_view_as_it_was(pictures: Pictures) -> None:
    view = TITLE.view(late(4, 3), Seat(1))
    before = msgspec.msgpack.encode(view)
    pictures.table(1, TITLE, view, (), NAMES, "ja")
    pictures.area(TITLE, view, Seat(1), NAMES, "ja", [("1", "s01")])
    pictures.hand(TITLE, view, Seat(1), NAMES, "ja")
    assert msgspec.msgpack.encode(view) == before


@pytest.mark.parametrize(
    "resources, lowest", [([-8, 0, 2, 3, 4], 1), ([1, 1, 1, 5, 9], 3), ([2, 2, 2, 2, 2], 5)]
)
def test_every_resource_that_is_lowest_has_a_ring(resources: list[int], lowest: int) -> None:
    game = late(3, 3)
    game.boards[0].resources = resources
    canvas, box = Canvas(THEME, 400), Box(40, 20, 170, 340)
    one = scene(game)
    markers(Scene(canvas, game, one.speaker, Changes()), 0, box)
    papers = [mark for mark in canvas.marks if isinstance(mark, Fill) and 20 < mark.box.x < box.x]
    assert len(papers) == 2 * lowest  # an outline and what is inside


def test_the_spots_of_a_scoring_space_are_large() -> None:
    game = late(3, 3)
    for board in game.boards:
        board.position = 0
    canvas = heaven_ale.table(TITLE.view(game, None), (), speaker("en", NAMES[: len(game.boards)]))
    ring = Box(24, 24 + header.HEIGHT + 14, 1152, track.HEIGHT)
    names = {f"heaven_ale/{name}" for name in track.ALLOWED.values()}
    for space in c.TRACK:
        box = track.cell(ring, c.INDEX[space.id])
        inside = [mark for mark in canvas.within(box) if isinstance(mark, Sprite) and mark.name in names]
        if space.kind == "scoring":
            assert len(inside) == len(space.allows)
            assert min(mark.box.h for mark in inside) >= 34
