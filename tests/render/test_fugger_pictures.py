"""The pictures of Fugger, Welser, Medici: a true map, words in their places, nothing hidden in them."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from fugger_games import NAMES, full, languages, speaker, sprites, words

from games.core import Seat
from games.core.chance import Secret
from games.core.engine import start
from games.fugger import TITLE
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.state import Bundle, FuggerOptions, TradeOffer
from games.fugger.rules.ledger import worth
from games.fugger.rules.travel.routes import RouteAhead
from games.manager.model.view_cache import view_of
from render.fugger import area, detail, hand, table
from render.fugger.changes import Changes
from render.fugger.details import details
from render.fugger.map.layout import crowds
from render.fugger.sample import positions
from render.fugger.theme import THEME
from render.kit import StripCache
from render.kit.painting.marks import LinesMark, Sprite, TextMark
from render.moments import moments
from words import LANGUAGES, Language

LONG = tuple(name * 9 for name in NAMES)
LARGEST = 200_000


@pytest.mark.parametrize("mode", ["company", "noble", "villa", "full"])
@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_table_is_never_taller_than_a_phone_can_show(mode: Any, seats: int) -> None:
    view = start(TITLE, seats, FuggerOptions(mode=mode), Secret(bytes(32))).game
    offer = TradeOffer(1, Seat(0), Seat(1), (("cloth", 1),), 0, (), 500)
    for trades in ([], [offer], [offer] * 5):
        view.trades = trades
        canvas = table(view, (), speaker("ja", NAMES, view))
        assert (canvas.width, canvas.height) <= (1200, 1600)


@pytest.mark.parametrize("mode", ["company", "full"])
def test_a_table_tells_what_every_house_is_worth(mode: Any) -> None:
    *_, moment = islice(moments(TITLE, 4, 5, FuggerOptions(mode=mode)), 150)
    view = TITLE.view(moment.game, None)
    shown = words(table(view, (), speaker("en", NAMES, view)))
    for house in moment.game.houses:
        assert str(worth(house)) in shown


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
    for number, moment in enumerate(islice(moments(TITLE, 6, 3, FuggerOptions(mode=mode)), 240)):
        if number % 24:
            continue
        seat = Seat(number % 6)
        view, own = TITLE.view(moment.game, None), TITLE.view(moment.game, seat)
        told = speaker(LANGUAGES[number // 24 % 2], NAMES, view)
        for canvas in (table(view, moment.recent, told), area(own, seat, told), hand(own, seat, told)):
            assert len(strips.png(canvas)) <= LARGEST


def test_every_part_can_be_drawn_and_nothing_else() -> None:
    view = full()
    told = speaker("ja", NAMES, view)
    for one in details(view):
        assert len(StripCache().png(detail(view, one, told))) <= LARGEST
    with pytest.raises(KeyError):
        detail(view, "AUG", told)


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
        if deal.date > view.now:
            assert f"+{deal.date - view.now}" in shown
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


def test_planned_ways_are_in_the_owners_picture_alone() -> None:
    view = full()
    view.houses[0].change("rep", space="AUG")
    plain = area(TITLE.view(view, Seat(1)), Seat(0), speaker("en", NAMES, view))
    route = RouteAhead("rep", "VEN", legs=(("R_FER", "INN", "R_BNR"), ("B_VER", "VEN")))
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
    view.houses[0].change("rep", space="AUG")
    canvas = area(view, Seat(0), speaker("ja", NAMES, view), ghosts)
    assert {label for label, _ in ghosts} <= set(words(canvas))


def test_what_is_no_place_is_left_out_of_the_picture() -> None:
    view = full()
    told = speaker("en", NAMES, view)
    plain = area(view, Seat(0), told)
    assert area(view, Seat(0), told, [("1", "rep"), ("2", 3), ("3", moves.Done())]).marks == plain.marks


def test_differences_are_those_of_the_game() -> None:
    before: Any = None
    for moment in islice(moments(TITLE, 4, 9, FuggerOptions(mode="noble")), 200):
        changes = Changes(moment.recent)
        for seat, house in enumerate(moment.game.houses):
            was = before.houses[seat].florins if before else c.NUMBERS.start_money
            assert changes.figures[seat, "florins"] == house.florins - was
        before = moment.game


def test_a_merchant_that_moved_is_highlighted() -> None:
    view = full()
    told = speaker("en", NAMES, view)
    moved = [events.MerchantMoved(Seat(0), "rep", view.houses[0].merchants[0].space, 0)]
    assert table(view, moved, told).marks != table(view, (), told).marks


def test_what_nobody_may_see_is_not_in_the_picture() -> None:
    *_, moment = islice(moments(TITLE, 3, 4, FuggerOptions(mode="noble")), 60)
    twin = TITLE.copy(moment.game)
    for pile in (twin.deck, twin.replenish, twin.box):
        pile.reverse()
    told = speaker("en", NAMES, moment.game)
    views = [TITLE.view(game, None) for game in (moment.game, twin)]
    assert len({StripCache().png(table(view, (), told)) for view in views}) == 1


@pytest.mark.parametrize("florins", [0, 7, 3632, 99_999])
@pytest.mark.parametrize("wares", [(), (("cloth", 1),), tuple((ware, 99) for ware in (*c.GOODS, c.BOND))])
def test_an_offer_of_trade_is_drawn_whatever_is_in_it(wares: Bundle, florins: int) -> None:
    game = start(TITLE, 3, FuggerOptions(), Secret(bytes(32))).game
    game.trades = [
        TradeOffer(88, Seat(0), Seat(1), wares, florins, wares, 0, accepted=True),
        TradeOffer(89, Seat(1), Seat(0), wares, 0, wares, florins),
    ]
    view = TITLE.view(game, None)
    canvas = table(view, [], speaker("en", ("Aoi", "Ben", "Chie"), view))
    assert len(StripCache().png(canvas)) < LARGEST
