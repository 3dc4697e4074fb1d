"""Every refusal of the base game with its figures, and the order of checks (rules 12.1, 12.2)."""

from collections.abc import Callable

import pytest
from census import BASE_CODES
from florence_kit import CHANCE, A, B, C, bidding, cells, laid, on_turn, play, refused, selecting, started

from games.core import Move, Refusal, Seat, engine
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.state import FlorenceOptions, Tile
from games.florence.rules.cards import PickCard
from games.florence.rules.game import Florence
from games.florence.rules.won_object import PlaceLandscape

TOWER = moves.Build("tower", cells((4, 4), (5, 4), (6, 4)))


def turn_with(**owned: object) -> Florence:
    """Seat A on turn, owning this."""
    game = on_turn(started())
    for name, value in owned.items():
        setattr(game.houses[A], name, value)
    return game


def with_deck(name: str, cards: list[str]) -> Florence:
    game = on_turn(started())
    game.deck(name)[:] = cards
    return game


def with_supply(kind: str, left: int) -> Florence:
    game = on_turn(started())
    game.supply[kind] = left
    return game


def picking() -> Florence:
    """Seat A looks at three cards."""
    game = on_turn(started())
    game.phases.append(PickCard(A, "bonus", ["B01", "B02", "B03"]))
    return game


def full(game: Florence) -> Florence:
    """The same game; what is free of A's principality holds no lake."""
    game.houses[A].tiles = laid(
        "university", "laboratory", "workshop", "opera", "hospital", "forest", "tower", "park"
    )
    return game


def over() -> Florence:
    game = on_turn(started())
    game.round = 7
    return play(game, A, moves.EndTurn())


def start_refused(seats: int, **options: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        engine.start(TITLE, seats, FlorenceOptions(**options), CHANCE)
    return caught.value


Make = Callable[[], tuple[Florence, Seat, Move]]
TABLE: list[tuple[str, dict[str, object], Make]] = [
    ("ERR_GAME_OVER", {}, lambda: (over(), A, moves.EndTurn())),
    ("ERR_WRONG_PHASE", {}, lambda: (started(), A, moves.EndTurn())),
    ("ERR_NOT_YOUR_TURN", {}, lambda: (on_turn(started()), B, moves.EndTurn())),
    ("ERR_PENDING_CHOICE", {}, lambda: (picking(), A, moves.EndTurn())),
    ("ERR_BAD_PARAM", {"known": c.FREEDOMS}, lambda: (on_turn(started()), A, moves.IntroduceFreedom("joy"))),
    (
        "ERR_BAD_PARAM",
        {"known": tuple(c.BUILDINGS)},
        lambda: (on_turn(started()), A, moves.Build("barn", ())),
    ),
    ("ERR_BAD_PARAM", {"least": 1}, lambda: (on_turn(started()), A, moves.SellPrestige(0))),
    ("ERR_BAD_PARAM", {"items": ("B02", "B03")}, lambda: (picking(), A, moves.PickCard("B01", ("B02",)))),
    (
        "ERR_CHOICE_NOT_OFFERED",
        {"offered": ("B01", "B02", "B03")},
        lambda: (picking(), A, moves.PickCard("B09", ())),
    ),
    ("ERR_KIND_UNKNOWN", {"kinds": c.KINDS}, lambda: (started(), A, moves.OpenAuction("castle"))),
    ("ERR_KIND_SOLD_THIS_ROUND", {"kind": "lake"}, lambda: (sold("lake"), A, moves.OpenAuction("lake"))),
    ("ERR_STACK_EMPTY", {"kind": "jester"}, lambda: (no_more("jester"), A, moves.OpenAuction("jester"))),
    ("ERR_STACK_EMPTY", {"kind": "prestige"}, lambda: (no_prestige(), A, moves.OpenAuction("prestige"))),
    ("ERR_OUT_OF_PHASE", {"round": 1}, lambda: (bidding(started(), "lake", 200, A, B), C, moves.Raise(300))),
    ("ERR_PASSED_THIS_AUCTION", {"kind": "lake"}, lambda: (passed(), B, moves.Raise(300))),
    (
        "ERR_BID_NOT_EXACT",
        {"bid": 200, "exact": 300, "step": 100},
        lambda: (bidding(started(), "lake", 200, B, A), B, moves.Raise(400)),
    ),
    (
        "ERR_INSUFFICIENT_FUNDS",
        {"need": 300, "have": 200, "missing": 100},
        lambda: (poor(bidding(started(), "lake", 200, B, A), B, 200), B, moves.Raise(300)),
    ),
    (
        "ERR_INSUFFICIENT_FUNDS",
        {"need": 200, "have": 100, "missing": 100},
        lambda: (poor(started(), A, 100), A, moves.OpenAuction("lake")),
    ),
    (
        "ERR_INSUFFICIENT_FUNDS",
        {"need": 700, "have": 600, "missing": 100},
        lambda: (poor(on_turn(started()), A, 600), A, TOWER),
    ),
    (
        "ERR_INSUFFICIENT_FUNDS",
        {"need": 300, "have": 200, "missing": 100},
        lambda: (poor(on_turn(started()), A, 200), A, moves.BuyBonus()),
    ),
    ("ERR_BUILDER_LIMIT", {"limit": 3}, lambda: (builders(started(), 3), A, moves.OpenAuction("builder"))),
    ("ERR_NO_ROOM", {"tile": "lake"}, lambda: (full(started()), A, moves.OpenAuction("lake"))),
    (
        "ERR_OUT_OF_GRID",
        {"tile": "tower"},
        lambda: (on_turn(started()), A, moves.Build("tower", cells((5, 0), (6, 0), (7, 0)))),
    ),
    (
        "ERR_OVERLAP",
        {"tile": "tower"},
        lambda: (on_turn(started()), A, moves.Build("tower", cells((2, 5), (3, 5), (4, 5)))),
    ),
    (
        "ERR_SHAPE_MISMATCH",
        {"tile": "tower", "squares": 3},
        lambda: (on_turn(started()), A, moves.Build("tower", cells((4, 0), (5, 0)))),
    ),
    (
        "ERR_ADJACENT_BUILDING",
        {"tile": "tower", "builders": 2},
        lambda: (turn_with(tiles=[Tile("chapel", ((4, 2), (4, 3), (5, 3)))]), A, TOWER),
    ),
    (
        "ERR_ADJACENT_PALAZZO",
        {"tile": "tower", "builders": 2},
        lambda: (on_turn(started()), A, moves.Build("tower", cells((0, 4), (1, 4), (2, 4)))),
    ),
    ("ERR_DUPLICATE_BUILDING", {"tile": "tower"}, lambda: (turn_with(tiles=laid("tower")), A, TOWER)),
    ("ERR_BUILDING_SUPPLY", {"tile": "tower"}, lambda: (with_supply("tower", 0), A, TOWER)),
    ("ERR_ACTION_LIMIT", {"limit": 2}, lambda: (acted(2), A, moves.BuyBonus())),
    ("ERR_ONCE_PER_TURN", {}, lambda: (once(), A, moves.IntroduceFreedom("travel"))),
    ("ERR_ONCE_PER_TURN", {}, lambda: (once(), A, moves.TakeProfession())),
    (
        "ERR_FREEDOM_OWNED",
        {"freedom": "travel"},
        lambda: (turn_with(freedoms=["travel"]), A, moves.IntroduceFreedom("travel")),
    ),
    (
        "ERR_FREEDOM_SUPPLY",
        {"freedom": "travel", "tokens": 2},
        lambda: (with_supply("travel", 0), A, moves.IntroduceFreedom("travel")),
    ),
    ("ERR_DECK_EMPTY", {"deck": "bonus"}, lambda: (with_deck("bonus", []), A, moves.BuyBonus())),
    (
        "ERR_DECK_EMPTY",
        {"deck": "profession"},
        lambda: (with_deck("profession", []), A, moves.TakeProfession()),
    ),
    (
        "ERR_CARD_NOT_IN_HAND",
        {"card": "P02"},
        lambda: (turn_with(hand=["P01"]), A, moves.CompleteWork("P02", (), 0)),
    ),
    (
        "ERR_CARD_NOT_IN_HAND",
        {"card": "B02"},
        lambda: (turn_with(hand=["P01"], bonus=["B01"]), A, moves.CompleteWork("P01", ("B01", "B02"), 0)),
    ),
    (
        "ERR_BONUS_DUPLICATE",
        {},
        lambda: (turn_with(hand=["P01"], bonus=["B01"]), A, moves.CompleteWork("P01", ("B01", "B01"), 0)),
    ),
    (
        "ERR_WV_TOO_LOW",
        {"wv": 5, "minimum": 7, "missing": 2},
        lambda: (turn_with(hand=["P01"], jesters=2), A, moves.CompleteWork("P01", (), 0)),
    ),
    (
        "ERR_PAYOUT",
        {"pp": 5, "most": 4, "wv": 9},
        lambda: (turn_with(hand=["P01"], jesters=4), A, moves.CompleteWork("P01", (), 5)),
    ),
    (
        "ERR_PAYOUT",
        {"pp": -1, "most": 4, "wv": 9},
        lambda: (turn_with(hand=["P01"], jesters=4), A, moves.CompleteWork("P01", (), -1)),
    ),
    ("ERR_NO_RECRUIT_CARD", {}, lambda: (on_turn(started()), A, moves.Recruit(B, "P01"))),
    ("ERR_RECRUIT_TARGET", {}, lambda: (turn_with(recruits=1), A, moves.Recruit(B, "P01"))),
    ("ERR_RECRUIT_TARGET", {}, lambda: (turn_with(recruits=1), A, moves.Recruit(Seat(9), "P01"))),
    ("ERR_NOT_ENOUGH_PP", {"have": 2, "need": 3}, lambda: (turn_with(pp=2), A, moves.SellPrestige(3))),
    ("ERR_NOT_ENOUGH_PP", {"have": 0, "need": 5}, lambda: (on_turn(started()), A, moves.SellPrestige(5))),
    ("ERR_KIND_CLOSED", {"kind": "lake"}, lambda: (closed("lake"), A, moves.OpenAuction("lake"))),
    ("ERR_ONE_BONUS", {"limit": 1}, lambda: (one_bonus(), A, moves.CompleteWork("P01", ("B01", "B02"), 0))),
]
AT_THE_START = [
    ("ERR_PLAYER_COUNT", {"least": 3, "most": 5, "have": 2}, lambda: start_refused(2)),
    ("ERR_PLAYER_COUNT", {"least": 3, "most": 5, "have": 6}, lambda: start_refused(6)),
    ("ERR_PLAYER_COUNT", {"least": 2, "most": 5, "have": 1}, lambda: start_refused(1, two_players=True)),
    ("ERR_START_PLAYER", {"have": 3}, lambda: start_refused(3, start_player="d")),
]


def sold(kind: str) -> Florence:
    game = started()
    game.sold = [kind]
    return game


def closed(kind: str) -> Florence:
    game = started()
    game.closed = [kind]
    return game


def no_more(kind: str) -> Florence:
    game = started()
    game.supply[kind] = 0
    return game


def no_prestige() -> Florence:
    game = started()
    game.prestige_deck = []
    return game


def passed() -> Florence:
    """B passed on the lake; C is to speak, A leads."""
    return play(play(started(), A, moves.OpenAuction("lake")), B, moves.PassBid())


def poor(game: Florence, seat: Seat, florins: int) -> Florence:
    game.houses[seat].florins = florins
    return game


def builders(game: Florence, count: int) -> Florence:
    game.houses[A].builders = count
    return game


def acted(actions: int) -> Florence:
    game = on_turn(started())
    game.phases[-1].actions = actions
    return game


def once() -> Florence:
    game = acted(1)
    game.phases[-1].took_profession = game.phases[-1].introduced_freedom = True
    return game


def one_bonus() -> Florence:
    game = on_turn(started(bonus_per_work="one"))
    game.houses[A].hand, game.houses[A].bonus = ["P01"], ["B01", "B02"]
    return game


@pytest.mark.parametrize(
    ("code", "figures", "make"), TABLE, ids=[f"{n}-{row[0]}" for n, row in enumerate(TABLE)]
)
def test_refusal_has_its_code_and_figures_and_changes_nothing(
    code: str, figures: dict[str, object], make: Make
) -> None:
    refusal = refused(*make())
    assert (refusal.code, refusal.figures) == (code, figures)


@pytest.mark.parametrize(("code", "figures", "make"), AT_THE_START)
def test_a_table_that_cannot_start_is_refused(
    code: str, figures: dict[str, object], make: Callable[[], Refusal]
) -> None:
    refusal = make()
    assert (refusal.code, refusal.figures) == (code, figures)


def test_every_code_of_the_base_game_is_produced() -> None:
    assert {row[0] for row in (*TABLE, *AT_THE_START)} == BASE_CODES


def worse(game: Florence, **owned: object) -> Florence:
    for name, value in owned.items():
        setattr(game.houses[A], name, value)
    return game


ORDER: list[tuple[str, Make]] = [
    ("ERR_GAME_OVER", lambda: (over(), B, moves.Raise(-1))),
    ("ERR_WRONG_PHASE", lambda: (started(), B, moves.IntroduceFreedom("joy"))),
    ("ERR_NOT_YOUR_TURN", lambda: (picking(), B, moves.IntroduceFreedom("joy"))),
    ("ERR_PENDING_CHOICE", lambda: (picking(), A, moves.IntroduceFreedom("joy"))),
    ("ERR_BAD_PARAM", lambda: (acted(2), A, moves.IntroduceFreedom("joy"))),
    ("ERR_ACTION_LIMIT", lambda: (worse(acted(2), freedoms=["travel"]), A, moves.IntroduceFreedom("travel"))),
    ("ERR_ONCE_PER_TURN", lambda: (worse(once(), freedoms=["travel"]), A, moves.IntroduceFreedom("travel"))),
    (
        "ERR_FREEDOM_OWNED",
        lambda: (worse(with_supply("travel", 0), freedoms=["travel"]), A, moves.IntroduceFreedom("travel")),
    ),
    (
        "ERR_FREEDOM_SUPPLY",
        lambda: (poor(with_supply("travel", 0), A, 0), A, moves.IntroduceFreedom("travel")),
    ),
    (
        "ERR_DUPLICATE_BUILDING",
        lambda: (worse(with_supply("tower", 0), tiles=laid("tower"), florins=0), A, TOWER),
    ),
    ("ERR_BUILDING_SUPPLY", lambda: (worse(with_supply("tower", 0), florins=0), A, moves.Build("tower", ()))),
    (
        "ERR_SHAPE_MISMATCH",
        lambda: (turn_with(florins=0), A, moves.Build("tower", cells((4, 0), (5, 0)))),
    ),
    ("ERR_DECK_EMPTY", lambda: (poor(with_deck("bonus", []), A, 0), A, moves.BuyBonus())),
    ("ERR_KIND_SOLD_THIS_ROUND", lambda: (sold_and_gone(), A, moves.OpenAuction("builder"))),
    ("ERR_STACK_EMPTY", lambda: (builders(no_more("builder"), 3), A, moves.OpenAuction("builder"))),
    ("ERR_BUILDER_LIMIT", lambda: (poor(builders(started(), 3), A, 0), A, moves.OpenAuction("builder"))),
    (
        "ERR_BID_NOT_EXACT",
        lambda: (poor(builders(bidding(started(), "builder", 200, A, B), 3), A, 0), A, moves.Raise(900)),
    ),
    (
        "ERR_BUILDER_LIMIT",
        lambda: (poor(builders(bidding(started(), "builder", 200, A, B), 3), A, 0), A, moves.Raise(300)),
    ),
    (
        "ERR_CARD_NOT_IN_HAND",
        lambda: (turn_with(hand=["P01"]), A, moves.CompleteWork("P01", ("B01",), -1)),
    ),
    (
        "ERR_BONUS_DUPLICATE",
        lambda: (turn_with(hand=["P01"], bonus=["B01"]), A, moves.CompleteWork("P01", ("B01", "B01"), -1)),
    ),
    ("ERR_WV_TOO_LOW", lambda: (turn_with(hand=["P01"]), A, moves.CompleteWork("P01", (), -1))),
    ("ERR_CHOICE_NOT_OFFERED", lambda: (picking(), A, moves.PickCard("B09", ("B09",)))),
]


def sold_and_gone() -> Florence:
    game = builders(no_more("builder"), 3)
    game.sold = ["builder"]
    return game


@pytest.mark.parametrize(("code", "make"), ORDER, ids=[f"{n}-{row[0]}" for n, row in enumerate(ORDER)])
def test_of_several_reasons_the_first_in_the_rules_order_is_given(code: str, make: Make) -> None:
    """Game over, phase, turn, pending choice, form, the move's own checks as listed, money last."""
    assert refused(*make()).code == code


def test_returning_a_card_twice_is_not_possible_in_this_phase() -> None:
    game = engine.start(TITLE, 3, FlorenceOptions(start_player="a"), CHANCE).game
    dealt = game.phases[-1].dealt[A]
    game = play(game, A, moves.ReturnCard(dealt[0]))
    assert refused(game, A, moves.ReturnCard(dealt[1])).code == "ERR_WRONG_PHASE"
    game = play(game, A, moves.ChooseAgain())
    assert refused(game, A, moves.ChooseAgain()).code == "ERR_WRONG_PHASE"
    assert play(game, A, moves.ReturnCard(dealt[1])).phases[-1].returned[A] == dealt[1]


def test_a_landscape_to_be_placed_lets_nothing_else_come_first() -> None:
    game = selecting(started(), A, B)
    game.phases.append(PlaceLandscape(A, "lake"))
    assert refused(game, A, moves.SellPrestige(1)).code == "ERR_PENDING_CHOICE"
    assert refused(game, B, moves.OpenAuction("jester")).code == "ERR_NOT_YOUR_TURN"
