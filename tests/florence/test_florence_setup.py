"""Supply, set-up, rounds and the principality (rules 2 and 3)."""

import itertools
import random

import pytest
from florence_kit import CHANCE, A, B, C, cells, laid, on_turn, play, played, started, told

from games.core import engine
from games.core.chance import Secret
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.placement import EVERYWHERE, FREE_SQUARES, has_place, legal_places, why_not_there
from games.florence.model.state import FlorenceOptions, Principality, Tile


def test_supply_is_what_the_box_holds() -> None:
    supply = started().supply
    assert [supply[kind] for kind in c.LANDSCAPES] == [6, 6, 6]
    assert [supply[kind] for kind in c.BUILDINGS] == [3] * 10
    assert (supply["builder"], supply["jester"], supply["recruit"]) == (6, 7, 5)
    assert (len(c.PROFESSIONS), len(c.BONUS_CARDS), len(c.PRESTIGE_CARDS)) == (21, 20, 14)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_freedoms_in_play_are_one_fewer_than_players_of_each_type(seats: int) -> None:
    assert [started(seats).supply[freedom] for freedom in c.FREEDOMS] == [seats - 1] * 3


@pytest.mark.parametrize(("seats", "deck"), [(3, 12), (4, 9), (5, 6)])
def test_everyone_starts_with_3500_florins_no_pp_and_three_of_four_professions(seats: int, deck: int) -> None:
    game = started(seats)
    assert [(mine.florins, mine.pp, len(mine.hand)) for mine in game.houses] == [(3500, 0, 3)] * seats
    assert [(mine.recruits, mine.tiles, mine.builders) for mine in game.houses] == [(0, [], 0)] * seats
    assert len(game.professions) == deck


def test_returned_cards_are_shuffled_into_the_profession_deck() -> None:
    game = engine.start(TITLE, 3, FlorenceOptions(), CHANCE).game
    returned = [cards[2] for cards in game.phases[-1].dealt]
    kept = [cards[:2] + cards[3:] for cards in game.phases[-1].dealt]
    for seat in (C, A, B):
        game = play(game, seat, moves.ReturnCard(returned[seat]))
    assert set(returned) <= set(game.professions)
    assert [mine.hand for mine in game.houses] == kept


def test_the_choice_can_change_until_the_last_one_is_in() -> None:
    game = engine.start(TITLE, 3, FlorenceOptions(), CHANCE).game
    dealt = game.phases[-1].dealt
    for seat in (A, B):
        game = play(game, seat, moves.ReturnCard(dealt[seat][0]))
    game = play(game, A, moves.ChooseAgain())
    assert list(engine.waits_for(game)) == [A, C]
    game = play(game, C, moves.ReturnCard(dealt[C][0]))
    game = play(game, A, moves.ReturnCard(dealt[A][3]))
    assert game.round == 1
    assert game.houses[A].hand == dealt[A][:3]


def test_the_first_start_player_is_drawn_or_the_seat_the_host_names() -> None:
    drawn = set()
    for number in range(40):
        secret = Secret(bytes([number]))
        drawn.add(engine.start(TITLE, 3, FlorenceOptions(), secret).game.start_player)
        assert engine.start(TITLE, 3, FlorenceOptions(start_player="c"), secret).game.start_player == C
    assert drawn == {A, B, C}


def test_seven_rounds_with_rising_minimum_and_the_start_player_passing_left() -> None:
    game = started(start_player="b")
    found = []
    while not game.over:
        start = told_round = (game.round, game.minimum_wv, game.start_player)
        found.append(start)
        while not game.over and (game.round, game.minimum_wv, game.start_player) == told_round:
            seat = engine.waits_for(game)[0]
            kinds = {offer.move for offer in engine.open_offers(game, seat)}
            move = moves.LeaveAuctions() if moves.LeaveAuctions in kinds else moves.EndTurn()
            game = play(game, seat, move)
    minimum = (7, 10, 12, 14, 15, 16, 17)
    assert found == [(n + 1, minimum[n], (n + 1) % 3) for n in range(7)]


def test_a_new_round_forgets_sold_kinds_and_best_works() -> None:
    game = on_turn(started())
    game.sold, game.houses[B].best_work = ["lake"], 12
    result = played(game, A, moves.EndTurn())
    assert (result.game.sold, [mine.best_work for mine in result.game.houses]) == ([], [0, 0, 0])
    assert told(result, events.RoundStarted).start_player == B


def test_two_players_have_three_kinds_closed_each_round_drawn_openly() -> None:
    drawn = set()
    for number in range(30):
        rng = random.Random(number)
        game = engine.start(TITLE, 2, FlorenceOptions(two_players=True), Secret(rng.randbytes(32))).game
        chance = Secret(rng.randbytes(32))
        for seat in (A, B):
            result = engine.play(TITLE, game, seat, moves.ReturnCard(game.phases[-1].dealt[seat][0]), chance)
            game = result.game
        closed = told(result, events.RoundStarted).closed
        assert list(closed) == game.closed
        assert len(set(closed)) == 3
        kinds = next(o for o in engine.offers(game, game.start_player) if o.move is moves.OpenAuction)
        assert set(kinds.possible("kind", ())) == set(c.KINDS) - set(closed)
        drawn.add(closed)
    assert len(drawn) > 1
    assert started(3, two_players=True).closed == []


# The principality


def test_the_palazzo_leaves_43_squares() -> None:
    assert FREE_SQUARES == 43
    assert set(c.PALAZZO) == set(itertools.product(range(3), (5, 6)))


def test_tiles_have_seven_five_three_and_five_four_three_squares() -> None:
    squares = {"large": 7, "medium": 5, "small": 3}
    assert all(len(kind.shape) == squares[kind.size] for kind in c.BUILDINGS.values())
    assert [len(c.LANDSCAPES[kind].shape) for kind in ("forest", "lake", "park")] == [5, 4, 3]


def test_tiles_may_be_turned_and_turning_over_changes_nothing() -> None:
    for kind in c.TILES:
        for place in EVERYWHERE[kind]:
            mirrored = tuple(sorted(((6 - x, y) for x, y in place), key=lambda cell: (cell[1], cell[0])))
            assert mirrored in EVERYWHERE[kind]
    upright = cells((6, 0), (6, 1), (6, 2))
    assert why_not_there("tower", upright, 0, 0, 0) is None


def test_a_place_exists_exactly_if_places_can_be_listed() -> None:
    rng = random.Random(1)
    for _ in range(300):
        kind, covered, untouchable = rng.choice(list(c.TILES)), rng.getrandbits(49), 0
        covered &= rng.getrandbits(49) & rng.getrandbits(49)
        untouchable = rng.getrandbits(49) & covered
        assert has_place(kind, covered, untouchable) == bool(legal_places(kind, covered, untouchable))


def test_corner_contact_of_buildings_is_allowed() -> None:
    game = on_turn(started())
    game.houses[A].tiles = [Tile("tower", ((0, 0), (1, 0), (2, 0)))]
    assert play(game, A, moves.Build("chapel", cells((3, 1), (3, 2), (4, 2)))).houses[A].has_tile("chapel")


def test_landscapes_may_touch_buildings_palazzo_and_landscapes() -> None:
    mine = Principality(
        tiles=[Tile("tower", ((0, 2), (1, 2), (2, 2))), Tile("park", ((3, 4), (3, 5), (4, 5)))]
    )
    between = cells((1, 3), (2, 3), (1, 4), (2, 4))
    assert why_not_there("lake", between, mine.covered(), 0, 0) is None
    assert between in legal_places("lake", mine.covered(), 0)


@pytest.mark.parametrize("builders", [2, 3])
def test_from_two_builders_on_buildings_may_touch_buildings_and_palazzo(builders: int) -> None:
    game = on_turn(started())
    game.houses[A].builders = builders
    game.houses[A].tiles = [Tile("chapel", ((3, 4), (3, 5), (4, 5)))]
    game = play(game, A, moves.Build("tower", cells((0, 4), (1, 4), (2, 4))))
    assert game.houses[A].has_tile("tower")


def test_any_two_buildings_fit_without_builders() -> None:
    """45 of 45 sets."""
    palazzo = Principality().covered()
    for first, second in itertools.combinations(c.BUILDINGS, 2):
        fits = (
            has_place(
                second,
                Principality(tiles=[Tile(first, place)]).covered(),
                EVERYWHERE[first][place][0] | palazzo,
            )
            for place in legal_places(first, palazzo, palazzo)
        )
        assert any(fits), (first, second)


def test_any_number_of_landscapes_of_a_type_but_one_building_of_each() -> None:
    mine = Principality(tiles=laid("lake", "lake", "lake"))
    assert [tile.kind for tile in mine.tiles].count("lake") == 3
    game = on_turn(started())
    game.houses[A].tiles = laid("tower")
    build = next(offer for offer in engine.offers(game, A) if offer.move is moves.Build)
    assert set(build.possible("building", ())) == set(c.BUILDINGS) - {"tower"}
