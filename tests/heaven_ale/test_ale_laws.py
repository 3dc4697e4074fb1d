"""What holds in every game, whatever is played."""

import random

import pytest
from heaven_ale_kit import CHANCE, census
from random_games import random_answers, random_game

from games.core import FACE_DOWN, Seat, engine
from games.core.chance import Secret
from games.heaven_ale import TITLE
from games.heaven_ale.model import components as c
from games.heaven_ale.model.garden import RING
from games.heaven_ale.model.state import HeavenAleOptions
from games.heaven_ale.rules.barrels import COUNTERS
from games.heaven_ale.rules.game import HeavenAle

CHANGED = {
    "allow_shared_spaces": True,
    "final_round_discs": "all_two",
    "final_exchange": "even_first",
    "start_positions": "one_ahead",
    "allow_full_lap": False,
    "scoring_requires_matching_tile": False,
}

each_table = pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {}), (2, CHANGED), (3, CHANGED), (4, CHANGED)]
)


def whole_box() -> dict[str, int]:
    """100 resource tiles, 24 monks, two barrels for each goal (rules 2.5, 2.6, 2.12)."""
    tiles = {f"{kind}{value}": 4 for kind in c.RESOURCES for value in c.VALUES}
    return tiles | dict.fromkeys(c.MONKS, 6) | dict.fromkeys(c.BARRELS, 2)


def check(game: HeavenAle) -> None:
    """The invariants of rules 7."""
    for board in game.boards:
        assert board.ducats >= 0
        assert c.LEAST <= board.brewmaster <= c.MOST
        assert all(c.LEAST <= at <= c.MOST for at in board.resources)
        assert len(board.discs) == len(set(board.discs))
        assert not set(board.cards) & set(board.placed.values())
        for pair in board.placed:
            assert all(spot in board.discs for spot in c.PAIRS[pair])
        enclosed = {shed for shed, ring in RING.items() if all(cell in board.garden for cell in ring)}
        assert set(board.sheds) <= enclosed
    on_track = [board.position for board in game.boards if board.position]
    if not game.options.allow_shared_spaces:
        assert len(on_track) == len(set(on_track))
    places = [board.place for board in game.boards if board.place]
    assert len(places) == len(set(places))


@each_table
def test_random_games_end_with_all_pieces_and_sound_books(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        for game in random_game(TITLE, seats, seed, **options):
            check(game)
        assert census(game) == whole_box()
        assert game.round == game.rounds and len(game.scores) == seats
        for board in game.boards:
            assert set(board.sheds) == {
                shed for shed, ring in RING.items() if all(cell in board.garden for cell in ring)
            }
            for goal in board.barrels:
                assert COUNTERS[c.BARRELS[goal].counts](board) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_lost_at_any_step(seats: int) -> None:
    for game in random_game(TITLE, seats, 77):
        assert census(game) == whole_box()


def test_a_figure_that_has_returned_is_out_until_the_round_ends() -> None:
    last: dict[int, bool] = {}
    number = 0
    for game in random_game(TITLE, 4, 5):
        if game.round == number:
            assert all(game.boards[seat].returned for seat, back in last.items() if back)
        number = game.round
        last = {seat: board.returned for seat, board in enumerate(game.boards)}
        for seat in engine.waits_for(game):
            assert not game.boards[seat].returned


def test_discs_on_boards_are_those_taken_from_the_track() -> None:
    for seats, most in ((2, 20), (3, 27), (4, 36)):
        for game in random_game(TITLE, seats, 11):
            lying = sum(space.discs for space in game.spaces)
        assert sum(len(board.discs) for board in game.boards) + lying <= most


def test_points_are_the_sum_of_their_parts_and_places_follow_them() -> None:
    for seed in range(12):
        *_, game = random_game(TITLE, 3, seed)
        for score in game.scores:
            assert score.points == sum(part.figures.get("vp", 0) for part in score.parts)
            assert score.place == 1 + sum(other.points > score.points for other in game.scores)


def test_the_state_is_the_same_after_saving_at_every_step() -> None:
    for game in random_game(TITLE, 3, 21):
        assert TITLE.load(TITLE.save(game)) == game


def test_views_hide_the_piles_and_nothing_else() -> None:
    for game in random_game(TITLE, 2, 8):
        view = TITLE.view(game, Seat(0))
        assert set(view.deck) <= {FACE_DOWN} and len(view.deck) == len(game.deck)
        assert [len(pile) for pile in view.monk_piles] == [len(pile) for pile in game.monk_piles]
        assert set(view.unused_monks) <= {FACE_DOWN}
        assert view == TITLE.view(game, None)
        assert (view.boards, view.spaces, view.phases) == (game.boards, game.spaces, game.phases)
        assert TITLE.hand(game, Seat(0)) == {}


def test_only_a_new_round_turns_something_up() -> None:
    rng = random.Random(4)
    fences = 0
    game = engine.start(TITLE, 2, HeavenAleOptions(), CHANCE).game
    for before, _, _, played in random_answers(TITLE, game, rng, CHANCE):
        assert played.irreversible == (played.game.round > before.round)
        fences += played.irreversible
    assert fences == game.rounds


def test_offers_that_are_open_can_be_completed() -> None:
    for game in random_game(TITLE, 3, 13):
        for seat in engine.waits_for(game):
            for offer in engine.open_offers(game, seat):
                for move in list(offer.moves())[:40]:
                    assert engine.why_not(game, seat, move) is None
                first = offer.names[0] if offer.names else None
                if first is not None:
                    for value in offer.possible(first, ()):
                        assert any(getattr(move, first) == value for move in offer.moves())


def test_the_same_secret_gives_the_same_game() -> None:
    once = engine.start(TITLE, 4, HeavenAleOptions(), CHANCE).game
    again = engine.start(TITLE, 4, HeavenAleOptions(), CHANCE).game
    other = engine.start(TITLE, 4, HeavenAleOptions(), Secret(b"x" * 32)).game
    assert once == again != other
