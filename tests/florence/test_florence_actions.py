"""Phase B: what a turn allows, costs and brings (rules 5, 7.1)."""

import random

import pytest
from florence_kit import A, B, laid, on_turn, play, played, refused, started, told

from games.core import Move, engine
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import preferred
from games.florence.rules.game import Florence


def mine(game: Florence) -> Florence:
    return on_turn(game, A, then=(B,))


def first(game: Florence, kind: type[Move]) -> Move:
    return next(move for move in engine.legal_moves(game, A) if isinstance(move, kind))


def pick(game: Florence) -> Florence:
    return play(game, A, first(game, moves.PickCard))


def test_everyone_has_one_turn_clockwise_from_the_start_player() -> None:
    game = started(4, start_player="c")
    for _ in range(4):
        game = play(game, engine.waits_for(game)[0], moves.LeaveAuctions())
    order = []
    while game.round == 1:
        order.append(engine.waits_for(game)[0])
        game = play(game, order[-1], moves.EndTurn())
    assert order == [2, 3, 0, 1]


def test_a_turn_may_end_after_no_one_or_two_actions() -> None:
    game = mine(started())
    assert told(played(game, A, moves.EndTurn()), events.TurnEnded).actions == 0
    game = play(game, A, moves.IntroduceFreedom("travel"))
    assert told(played(game, A, moves.EndTurn()), events.TurnEnded).actions == 1
    result = played(game, A, moves.TakeProfession())
    result = played(result.game, A, first(result.game, moves.PickCard))
    assert told(result, events.TurnEnded).actions == 2


def test_a_turn_ends_by_itself_after_two_actions_unless_a_free_move_is_possible() -> None:
    game = mine(started())
    game.phases[-1].actions = 1
    assert list(engine.waits_for(play(game, A, moves.IntroduceFreedom("travel")))) == [B]
    game.houses[A].pp = 1
    assert list(engine.waits_for(play(game, A, moves.IntroduceFreedom("travel")))) == [A]


@pytest.mark.parametrize("kind", [moves.BuyBonus, moves.Build, moves.CompleteWork])
def test_works_buildings_and_bonus_cards_twice_in_a_turn(kind: type[Move]) -> None:
    game = mine(started())
    game.houses[A].jesters, game.houses[A].pp = 4, 1
    for done in (1, 2):
        game = play(game, A, first(game, kind))
        if kind is moves.BuyBonus:
            game = pick(game)
        assert game.phases[-1].actions == done
    assert refused(game, A, moves.BuyBonus()).code == "ERR_ACTION_LIMIT"


def test_a_profession_and_a_freedom_only_once_in_a_turn() -> None:
    game = pick(play(mine(started()), A, moves.TakeProfession()))
    assert refused(game, A, moves.TakeProfession()).code == "ERR_ONCE_PER_TURN"
    game = play(mine(started()), A, moves.IntroduceFreedom("travel"))
    assert refused(game, A, moves.IntroduceFreedom("religion")).code == "ERR_ONCE_PER_TURN"


@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_building_costs_700_300_300_0_and_brings_3_pp(builders: int, cost: int) -> None:
    game = mine(started())
    game.houses[A].builders, game.houses[A].florins = builders, cost
    result = played(game, A, first(game, moves.Build))
    house = result.game.houses[A]
    assert (house.florins, house.pp) == (0, 3)
    assert told(result, events.Built).florins == -cost


@pytest.mark.parametrize(
    ("move", "deck"), [(moves.TakeProfession(), "profession"), (moves.BuyBonus(), "bonus")]
)
def test_a_card_costs_300_one_of_five_is_kept_the_rest_go_under_in_any_order(move: Move, deck: str) -> None:
    game = mine(started())
    cards = list(game.deck(deck))
    result = played(game, A, move)
    assert told(result, events.CardsSeen).count == 5
    assert result.irreversible
    game = result.game
    assert game.houses[A].florins == 3200
    bottom = (cards[4], cards[0], cards[3], cards[1])
    game = play(game, A, moves.PickCard(cards[2], bottom))
    assert game.deck(deck) == [*cards[5:], *bottom]
    hands = {"profession": game.houses[A].hand, "bonus": game.houses[A].bonus}
    assert hands[deck][-1] == cards[2]


def test_a_single_card_left_is_taken_by_itself() -> None:
    game = mine(started())
    game.bonus_deck = ["B05"]
    result = played(game, A, moves.BuyBonus())
    assert result.forced[0] == (A, moves.PickCard("B05", ()))
    assert (result.game.houses[A].bonus, result.game.bonus_deck) == (["B05"], [])


def test_a_freedom_costs_300_and_its_token() -> None:
    game = play(mine(started()), A, moves.IntroduceFreedom("opinion"))
    assert (game.houses[A].freedoms, game.houses[A].florins, game.supply["opinion"]) == (["opinion"], 3200, 1)


def test_prestige_sells_for_100_florins_each_and_never_below_zero() -> None:
    game = mine(started())
    game.houses[A].pp = 3
    game = play(game, A, moves.SellPrestige(3))
    assert (game.houses[A].pp, game.houses[A].florins, game.phases[-1].actions) == (0, 3800, 0)
    assert refused(game, A, moves.SellPrestige(1)).figures == {"have": 0, "need": 1}


# Works


def studying(**owned: object) -> Florence:
    """A on turn in round 1 with P01 (university, lake, religion) as its only card."""
    game = mine(started())
    game.houses[A].hand = ["P01"]
    for name, value in owned.items():
        setattr(game.houses[A], name, value)
    return game


def wv(game: Florence, *bonus: str) -> int:
    """The work value P01 has; read off the refusal where it is too low."""
    game.round = 7
    value: int = refused(game, A, moves.CompleteWork("P01", bonus, 0)).figures["wv"]
    return value


@pytest.mark.parametrize(
    ("owned", "value"),
    [
        ({}, 1),
        ({"tiles": laid("university")}, 5),
        ({"tiles": laid("laboratory")}, 1),
        ({"tiles": laid("lake")}, 4),
        ({"tiles": laid("lake", "lake", "park")}, 4),
        ({"freedoms": ["religion"]}, 4),
        ({"freedoms": ["travel", "opinion"]}, 1),
        ({"jesters": 3}, 7),
        ({"hand": ["P01", "P02"]}, 2),
        ({"table": ["P05", "P06"]}, 3),
        ({"recruits": 2}, 3),
        ({"table_recruits": 2}, 3),
        ({"builders": 3, "prestige": ["R01"]}, 1),
    ],
)
def test_work_value_is_the_sum_of_what_the_profession_prefers_jesters_and_cards(
    owned: dict[str, object], value: int
) -> None:
    assert wv(studying(**owned)) == value


def test_a_work_below_the_minimum_costs_nothing_and_one_at_the_minimum_is_completed() -> None:
    game = studying(jesters=3)
    assert played(game, A, moves.CompleteWork("P01", (), 0)).game.houses[A].table == ["P01"]
    assert (
        refused(studying(jesters=2, recruits=1), A, moves.CompleteWork("P01", (), 0)).figures["missing"] == 1
    )


def test_bonus_cards_may_lift_a_work_over_the_minimum() -> None:
    game = studying(jesters=2, bonus=["B06"])
    refusal = refused(game, A, moves.CompleteWork("P01", (), 0))
    assert refusal.figures == {"wv": 5, "minimum": 7, "missing": 2}
    assert play(game, A, moves.CompleteWork("P01", ("B06",), 0)).houses[A].best_work == 9


def test_any_number_of_bonus_cards_are_used_once_and_leave_the_game_face_up() -> None:
    game = play(
        studying(jesters=4, bonus=["B06", "B07", "B12"]), A, moves.CompleteWork("P01", ("B12", "B06"), 0)
    )
    assert (game.houses[A].bonus, game.used_bonus) == (["B07"], ["B12", "B06"])


@pytest.mark.parametrize("pp", [0, 1, 4])
def test_income_is_100_a_wv_and_200_florins_of_it_may_be_taken_as_a_pp(pp: int) -> None:
    game = play(studying(jesters=4), A, moves.CompleteWork("P01", (), pp))
    assert (game.houses[A].pp, game.houses[A].florins) == (pp, 3500 + 900 - 200 * pp)


def test_the_marker_stays_at_the_better_work_of_the_round() -> None:
    game = studying(hand=["P01", "P02"], jesters=4)
    game = play(game, A, moves.CompleteWork("P01", (), 0))
    game.houses[A].jesters = 3
    game = play(game, A, moves.CompleteWork("P02", (), 0))
    assert game.houses[A].best_work == 10


def test_without_works_nobody_has_the_best() -> None:
    result = played(on_turn(started()), A, moves.EndTurn())
    assert told(result, events.NoBestWork).round == 1
    assert [house.pp for house in result.game.houses] == [0, 0, 0]


# Options


def test_option_landscapes_swaps_what_choreographer_and_composer_prefer() -> None:
    seed, published = started(), started(landscapes="published")
    differ = [card for card in c.PROFESSIONS if preferred(card, "seed") != preferred(card, "published")]
    assert differ == ["P12", "P13"]
    assert [preferred(card, "seed").landscape for card in differ] == ["lake", "forest"]
    assert [preferred(card, "published").landscape for card in differ] == ["forest", "lake"]
    for game, value in ((seed, 4), (published, 1)):
        on_turn(game)
        game.houses[A].hand, game.houses[A].tiles = ["P12"], laid("lake")
        assert refused(game, A, moves.CompleteWork("P12", (), 0)).figures["wv"] == value


def test_option_palazzo_blocks_off_lets_buildings_touch_the_palazzo_only() -> None:
    game = on_turn(started(palazzo_blocks=False))
    game = play(game, A, moves.Build("tower", ((0, 4), (1, 4), (2, 4))))
    game = on_turn(game)
    assert refused(game, A, moves.Build("chapel", ((3, 3), (3, 4), (4, 4)))).code == "ERR_ADJACENT_BUILDING"


def test_option_bonus_per_work_one_allows_a_single_bonus_card() -> None:
    game = on_turn(started(bonus_per_work="one"))
    house = game.houses[A]
    house.hand, house.bonus, house.jesters = ["P01"], ["B06", "B07"], 2
    assert refused(game, A, moves.CompleteWork("P01", ("B06", "B07"), 0)).code == "ERR_ONE_BONUS"
    assert play(game, A, moves.CompleteWork("P01", ("B06",), 0)).houses[A].best_work == 9
    house.jesters = 1
    work = next(offer for offer in engine.offers(game, A) if offer.move is moves.CompleteWork)
    assert not work.is_open()


def test_a_random_work_with_many_bonus_cards_is_quickly_found_and_allowed() -> None:
    """Fourteen bonus cards are the most a seat can gather: 16,384 subsets, drawn without listing them."""
    game = studying(jesters=4, bonus=list(c.BONUS_CARDS)[:14])
    work = next(offer for offer in engine.offers(game, A) if offer.move is moves.CompleteWork)
    answers = work.possible("bonus_cards", ("P01",))
    rng = random.Random(1)
    sizes = {len(answers.pick(rng)) for _ in range(200)}
    assert min(sizes) < 5 < 9 < max(sizes)
