"""The pictures of Fugger, Welser, Medici: a true map, words in their places, nothing hidden in them."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest

from games.core import Seat
from games.core.chance import Secret
from games.core.engine import PlayedResult, play, random_answer, start
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.ledger import worth
from games.fugger.model.state import Bundle, FuggerOptions, TradeOffer
from games.fugger.rules.game import Fugger
from games.fugger.travel.routes import SetRoute
from games.manager.model.view_cache import view_of
from render.fugger import cards
from render.fugger.artist import area, hand, part, table
from render.fugger.map import chart
from render.fugger.map.changes import Changes
from render.fugger.map.coasts import BOTTOM, COAST, ISLANDS
from render.fugger.map.layout import SMALL, crowds, layout, nearest
from render.fugger.map.names import name_box
from render.fugger.map.regions import grounds
from render.fugger.map.scene import Scene
from render.fugger.parts import parts, world_of
from render.fugger.sample import positions
from render.fugger.theme import THEME
from render.kit import Box, Canvas, StripCache
from render.kit.painting.paint import Haloed, LinesMark, Polygon, Sprite, Still, TextMark
from render.kit.parts.maps import MapPoint, Window, curve
from words import LANGUAGES, Language, Speaker

NAMES = ("葵", "Benvenuto Cellini", "Chie", "ルドヴィーコ・イル・モーロ", "Łukasz Żółć", "Emma")
LONG = tuple(name * 9 for name in NAMES)
LARGEST = 200_000
languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: Language, names: tuple[str, ...], view: Fugger) -> Speaker:
    return Speaker(TITLE, language, names[: len(view.houses)], view.options)


def plays(seats: int, seed: int, options: FuggerOptions, moves_: int) -> Iterator[PlayedResult]:
    """A random game move by move."""
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    played = start(TITLE, seats, options, chance)
    for _ in range(moves_):
        yield played
        if played.game.over:
            return
        seat, move = random_answer(played.game, rng)
        played = play(TITLE, played.game, seat, move, chance)


def public(played: PlayedResult) -> list[Any]:
    return [told.event for told in played.events if told.to is None]


def full() -> Fugger:
    """The fullest table there is: six houses, five deals, two villas, robbers, pirates, the blockade."""
    return next(positions())[0]


def words(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.marks if isinstance(mark, TextMark | Haloed)]


def sprites(canvas: Canvas, name: str) -> list[Sprite]:
    return [mark for mark in canvas.marks if isinstance(mark, Sprite) and mark.name == name]


def inside(place: MapPoint, shape: list[MapPoint]) -> bool:
    """Whether a place lies within an outline."""
    x, y = place
    within = False
    for (a, b), (u, v) in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        if (b > y) != (v > y) and x < (u - a) * (y - b) / (v - b) + a:
            within = not within
    return within


def test_every_land_space_lies_on_land_and_every_sea_space_in_the_water() -> None:
    mainland = [*curve(COAST, 6), (1400.0, BOTTOM), (1400.0, -80.0)]
    islands = [curve([*island, island[0]], 6) for island in ISLANDS]
    for space in c.SPACES.values():
        ashore = any(inside(space.at, shape) for shape in (mainland, *islands))
        assert ashore == (space.kind != "sea"), space.id


def test_the_ground_of_a_space_is_its_own() -> None:
    for id, shape in grounds().items():
        assert inside(c.SPACES[id].at, list(shape)), id


LAND = Box(0, 0, 1152, chart.WHOLE).pad(3)
"""The whole map of a table, inside its frame."""


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def largest_list() -> Box:
    """Where the list of deals lies when it is longest."""
    return Box(LAND.right - cards.WIDE - 10, LAND.bottom - cards.ROWS - 10, cards.WIDE, cards.ROWS)


def within(box: Box, other: Box) -> bool:
    return other.x <= box.x and other.y <= box.y and box.right <= other.right and box.bottom <= other.bottom


def space_boxes() -> dict[str, Box]:
    """The signs of all spaces on the whole map."""
    drawn, window = Canvas(THEME, LAND.h, LAND.w, frame=False), Window.of(chart.EUROPE, LAND.move(-3, -3))
    found = {}
    for space in c.SPACES.values():
        chart.put_space(drawn, window, space, False)
        found[space.id] = sprites_of(drawn)[-1].box.move(3, 3)
        drawn.items.clear()
    return found


def sprites_of(canvas: Canvas) -> list[Sprite]:
    # A toll adds a coin after the sign of its space.
    return [mark for mark in canvas.marks if isinstance(mark, Sprite) and mark.name != "coin"]


def test_no_space_lies_under_the_list_of_deals_or_outside_the_frame() -> None:
    window, listed = Window.of(chart.EUROPE, LAND), largest_list()
    assert window.left == pytest.approx(chart.EUROPE[0], abs=1)
    for id, box in space_boxes().items():
        assert apart(box, listed), id
        assert (
            box.x >= LAND.x and box.y >= LAND.y and box.right <= LAND.right and box.bottom <= LAND.bottom
        ), id
        assert window.shows(*c.SPACES[id].at, 12), id


@languages
def test_a_towns_name_lies_on_no_other_name_no_space_no_lane_and_not_under_the_list(
    language: Language,
) -> None:
    window = Window.of(chart.EUROPE, LAND)
    # The letters of a line are lower than the line.
    names = {town: name_box(window, town, language).pad(0, 4) for town in c.CITIES}
    for one, other in combinations(names, 2):
        assert apart(names[one].pad(-2, 0), names[other]), (one, other)
    lanes = window.paths([chart.way(*ends) for ends in c.ROADS if chart.is_lane(*ends)])
    water = [
        (round(x + (u - x) * share / 20), round(y + (v - y) * share / 20))
        for lane in lanes
        for (x, y), (u, v) in pairwise(lane)
        for share in range(21)
    ]
    for town, box in names.items():
        assert within(box, LAND), town
        assert apart(box, largest_list()), town
        assert all(apart(box, space) for space in space_boxes().values()), town
        assert not any(box.x <= x < box.right and box.y <= y < box.bottom for x, y in water), town


@pytest.mark.parametrize("mode", ["company", "noble", "villa", "full"])
@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_table_is_never_taller_than_a_phone_can_show(mode: Any, seats: int) -> None:
    view = start(TITLE, seats, FuggerOptions(mode=mode), Secret(bytes(32))).game
    offer = TradeOffer(1, Seat(0), Seat(1), (("cloth", 1),), 0, (), 500)
    for trades in ([], [offer], [offer] * 5):
        view.trades = trades
        canvas = table(view, (), speaker("ja", NAMES, view))
        assert (canvas.width, canvas.height) <= (1200, 1600)


def test_a_pin_stands_near_its_town() -> None:
    for view, recent in positions():
        canvas = Canvas(THEME, 1600)
        scene = Scene(canvas, view, speaker("en", NAMES, view), Changes(recent))
        there = layout(scene, Window.of(chart.EUROPE, LAND), chart.EUROPE, SMALL, covered=largest_list())
        assert len(there.tags) == len(view.open) + len(view.villas)
        for tag in there.tags:
            assert math.dist(tag.town, nearest(tag.box, *tag.town)) <= 60, tag.deal.card
        for one, other in combinations([tag.box for tag in there.tags], 2):
            assert apart(one, other)


@pytest.mark.parametrize("mode", ["company", "full"])
def test_a_table_tells_what_every_house_is_worth(mode: Any) -> None:
    *_, played = plays(4, 5, FuggerOptions(mode=mode), 150)
    view = TITLE.view(played.game, None)
    shown = words(table(view, (), speaker("en", NAMES, view)))
    for house in played.game.houses:
        assert str(worth(house)) in shown


@pytest.mark.parametrize("region", c.REGIONS)
def test_a_region_enlarged_shows_all_its_spaces_and_names_its_towns(region: str) -> None:
    box = Box(0, 0, 1146, 994)
    world = world_of(region, box)
    window = Window.of(world, box)
    assert all(window.shows(*space.at, 30) for space in c.SPACES.values() if space.region == region)
    drawn = Canvas(THEME, box.h, box.w, frame=False)
    chart._names(chart.labelled(drawn, window), window, "en")
    towns = [space.id for space in c.SPACES.values() if space.region == region and space.kind == "city"]
    assert {speaker("en", NAMES, full()).card(town) for town in towns} <= set(words(drawn))


@languages
def test_the_fullest_table_can_be_drawn_however_long_the_names(language: Language) -> None:
    for view, recent in positions():
        canvas = table(view, recent, speaker(language, LONG, view))
        for mark in canvas.marks:
            if isinstance(mark, TextMark | Sprite):
                assert mark.box.x >= 0 and mark.box.right <= canvas.width, mark
                assert mark.box.y >= 0 and mark.box.bottom <= canvas.height, mark


@pytest.mark.parametrize("mode", ["company", "full"])
def test_every_table_and_house_of_a_game_can_be_drawn_and_stays_small(mode: Any) -> None:
    strips = StripCache()
    for number, played in enumerate(plays(6, 3, FuggerOptions(mode=mode), 240)):
        if number % 24:
            continue
        seat = Seat(number % 6)
        view, own = TITLE.view(played.game, None), TITLE.view(played.game, seat)
        told = speaker(LANGUAGES[number // 24 % 2], NAMES, view)
        for canvas in (table(view, public(played), told), area(own, seat, told), hand(own, seat, told)):
            assert len(strips.png(canvas)) <= LARGEST


def test_every_part_can_be_drawn_and_nothing_else() -> None:
    view = full()
    told = speaker("ja", NAMES, view)
    for one in parts(view):
        assert len(StripCache().png(part(view, one, told))) <= LARGEST
    with pytest.raises(KeyError):
        part(view, "AUG", told)


def test_open_deals_are_listed_once_with_town_date_and_lots() -> None:
    view = full()
    view.trades = []
    told = speaker("en", NAMES, view)
    canvas = table(view, (), told)
    shown = words(canvas)
    open_ = [c.OPENED[deal.card] for deal in view.open]
    fair = c.FAIRS[view.fair]
    every = [lot for lots in (*[card.lots for card in open_], fair.demand, fair.supply) for lot in lots]
    for lot in every:
        # Some prices are those of several lots.
        assert shown.count(str(lot.limit)) == [one.limit for one in every].count(lot.limit)
    for deal in (*view.open, *view.villas):
        if deal.date > view.t:
            assert f"+{deal.date - view.t}" in shown
    for villa in view.villas:
        assert str(c.VILLAS[villa.card].least) in shown
    for kind in ("demand", "supply", "noble"):
        of_kind = [mark for mark in sprites(canvas, f"fugger/{kind}") if mark.label]
        here = sum(card.kind == kind for card in open_)
        # Once on the map, once in the list, and once in the calendar unless it shares its date.
        assert 2 * here <= len(of_kind) <= 3 * here


def test_every_merchant_on_the_map_is_seen_with_all_it_carries() -> None:
    view = full()
    canvas = table(view, (), speaker("en", NAMES, view))
    carried = [0, 0, 0]
    for house in view.houses:
        for one in house.merchants:
            carried = [a + b for a, b in zip(carried, one.goods if one.space else [0, 0, 0], strict=True)]
    assert [len(sprites(canvas, f"fugger/pip_{good}")) for good in c.GOODS] == carried
    figures = sum(len(here) for here in crowds(view.houses, view.lines).values())
    assert figures == sum(len({one.space for one in house.merchants} - {""}) for house in view.houses)


def test_houses_in_a_town_stand_in_the_order_of_their_line() -> None:
    view = full()
    for house in view.houses[:3]:
        house.merchants[0].space = "PRA"
    view.lines["PRA"] = [Seat(2), Seat(0), Seat(1)]
    here = crowds(view.houses, view.lines)["PRA"]
    assert [figure.seat for figure in here] == [2, 0, 1]


def test_the_sea_looks_otherwise_while_it_is_closed() -> None:
    view = full()
    told = speaker("en", NAMES, view)
    view.t = 7
    open_ = part(view, "NOR", told).image()
    view.t = 9
    closed = part(view, "NOR", told).image()
    counts = [{colour: n for n, colour in image.getcolors(100_000) or []} for image in (open_, closed)]
    assert counts[0].get(THEME.colour("frozen"), 0) < 20_000 < counts[0][THEME.colour("sea")]
    assert counts[1].get(THEME.colour("sea"), 0) < 20_000 < counts[1][THEME.colour("frozen")]


def test_planned_ways_are_in_the_owners_picture_alone() -> None:
    view = full()
    view.houses[0].merchants[0].space = "AUG"
    plain = area(TITLE.view(view, Seat(1)), Seat(0), speaker("en", NAMES, view))
    route = SetRoute("rep", "VEN", legs=(("R_FER", "INN", "R_BNR"), ("B_VER", "VEN")))
    told = speaker("en", NAMES, view)
    others = view_of(TITLE, view, Seat(1), (route,))
    assert StripCache().png(area(others, Seat(0), told)) == StripCache().png(plain)
    mine = area(view_of(TITLE, view, Seat(0), (route,)), Seat(0), told)
    ways = [
        mark for mark in mine.marks if isinstance(mark, LinesMark) and mark.colour == THEME.colour("accent")
    ]
    assert len(ways) == 2


@pytest.mark.parametrize(
    "ghosts",
    [
        [("1", "B_ULM"), ("2", "NUE"), ("3", "R_FER")],
        [("1", moves.Go("rep", "NUE", ("B_DON", "NUE"))), ("2", moves.Go("rep", "FRA"))],
        [("1", ("AUG", "B_ULM", "R_HEI", "FRA")), ("2", ("AUG", "B_DON", "NUE"))],
    ],
)
def test_candidates_have_their_labels_where_they_lie(ghosts: list[tuple[str, Any]]) -> None:
    view = full()
    view.houses[0].merchants[0].space = "AUG"
    canvas = area(view, Seat(0), speaker("ja", NAMES, view), ghosts)
    assert {label for label, _ in ghosts} <= set(words(canvas))


@languages
def test_labels_of_towns_cover_no_names_of_the_map(language: Language) -> None:
    view = full()
    view.houses[0].merchants[0].space = "AUG"
    towns = ("NUE", "INN", "FRA", "BAS")
    ghosts = [(str(21 + at), town) for at, town in enumerate(towns)]
    canvas = area(view, Seat(0), speaker(language, NAMES, view), ghosts)
    labels = [mark.box for mark in canvas.marks if isinstance(mark, TextMark) and mark.text in dict(ghosts)]
    land = next(mark for mark in canvas.marks if isinstance(mark, Still))
    world: Any = land.key[0]
    drawn = chart.named(land.theme, world, land.box.w, land.box.h, language)
    names = drawn.on(canvas, land.box).names
    assert len(labels) == len(towns) and len(names) > len(towns)
    assert [label for label in labels if any(label.shared(name) for name in names)] == []


def test_what_is_no_place_is_left_out_of_the_picture() -> None:
    view = full()
    told = speaker("en", NAMES, view)
    plain = area(view, Seat(0), told)
    assert area(view, Seat(0), told, [("1", "rep"), ("2", 3), ("3", moves.Done())]).marks == plain.marks


def test_differences_are_those_of_the_game() -> None:
    before: Any = None
    for played in plays(4, 9, FuggerOptions(mode="noble"), 200):
        changes = Changes(public(played))
        for seat, house in enumerate(played.game.houses):
            was = before.houses[seat].florins if before else c.NUMBERS.start_money
            assert changes.figures[seat, "florins"] == house.florins - was
        before = played.game


def test_a_merchant_that_moved_has_a_halo() -> None:
    view = full()
    told = speaker("en", NAMES, view)
    moved = [events.MerchantMoved(Seat(0), "rep", view.houses[0].merchants[0].space, 0)]
    assert table(view, moved, told).marks != table(view, (), told).marks


def test_what_nobody_may_see_is_not_in_the_picture() -> None:
    *_, played = plays(3, 4, FuggerOptions(mode="noble"), 60)
    twin = TITLE.copy(played.game)
    for pile in (twin.deck, twin.replenish, twin.box):
        pile.reverse()
    told = speaker("en", NAMES, played.game)
    views = [TITLE.view(game, None) for game in (played.game, twin)]
    assert len({StripCache().png(table(view, (), told)) for view in views}) == 1


def test_a_picture_of_the_map_is_a_still_and_few_marks() -> None:
    canvas = Canvas(THEME, 900)
    ground = len(canvas.marks)
    chart.chart(canvas, Box(0, 0, 1146, 890), chart.EUROPE, "en", False)
    assert len(canvas.marks) == ground + 1
    assert not any(isinstance(mark, Polygon) for mark in canvas.marks)


@pytest.mark.parametrize("florins", [0, 7, 3632, 99_999])
@pytest.mark.parametrize("wares", [(), (("cloth", 1),), tuple((ware, 99) for ware in (*c.GOODS, c.BOND))])
def test_an_offer_of_trade_is_drawn_whatever_is_in_it(wares: Bundle, florins: int) -> None:
    game = start(TITLE, 3, FuggerOptions(), Secret(bytes(32))).game
    game.trades = [
        TradeOffer(88, Seat(0), Seat(1), wares, florins, wares, 0, accepted=True),
        TradeOffer(89, Seat(1), Seat(0), wares, 0, wares, florins),
    ]
    view = TITLE.view(game, None)
    table(view, [], speaker("en", ("Aoi", "Ben", "Chie"), view))
