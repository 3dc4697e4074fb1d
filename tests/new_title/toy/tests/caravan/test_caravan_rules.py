"""Some sentences of the rules of Caravan, each as a test."""

import pytest

from games.caravan import TITLE
from games.caravan import components as c
from games.caravan.game import Caravan
from games.caravan.moves import ChooseGood, PutIn, SellGood, Travel
from games.caravan.state import CaravanOptions
from games.caravan.view import parse, spell
from games.core import Refusal, Seat, engine
from games.core.chance import Secret

CHANCE = Secret(b"fair")
A, B = Seat(0), Seat(1)


def play(game: Caravan, *answers: tuple[Seat, object]) -> Caravan:
    """The game after these answers."""
    for seat, move in answers:
        game = engine.play(TITLE, game, seat, move, CHANCE).game  # type: ignore[arg-type]
    return game


@pytest.fixture
def game() -> Caravan:
    return engine.start(TITLE, 2, CaravanOptions(), CHANCE).game


@pytest.fixture
def on_the_road(game: Caravan) -> Caravan:
    return play(game, (A, PutIn(1)), (B, PutIn(3)), (B, ChooseGood("silk")))


def test_the_best_bid_pays_and_names_the_gift(on_the_road: Caravan) -> None:
    assert [cart.coins for cart in on_the_road.carts] == [c.SETUP.coins, c.SETUP.coins - 3]
    assert on_the_road.carts[B].goods == {"silk": c.SETUP.gift}
    assert engine.waits_for(on_the_road) == [A]


def test_a_tie_goes_to_the_earlier_seat(game: Caravan) -> None:
    assert engine.waits_for(play(game, (B, PutIn(2)), (A, PutIn(2)))) == (A,)


def test_a_bid_may_be_changed_until_all_are_in(game: Caravan) -> None:
    changed = play(game, (A, PutIn(1)), (A, PutIn(5)), (B, PutIn(3)))
    assert engine.waits_for(changed) == (A,)


def test_bids_are_seen_by_nobody_else(game: Caravan) -> None:
    put_in = play(game, (A, PutIn(4)))
    assert TITLE.view(put_in, A).phases[-1].answers == {A: 4}
    assert TITLE.view(put_in, B).phases[-1].answers == TITLE.view(put_in, None).phases[-1].answers == {}


def test_a_cart_goes_along_a_road_pays_its_toll_and_loads_what_the_town_sells(on_the_road: Caravan) -> None:
    after = play(on_the_road, (A, Travel("cairo", (("spice", 2), ("salt", 1)))))
    cart = after.carts[A]
    assert (cart.town, cart.goods, cart.coins) == ("cairo", {"spice": 2, "salt": 1}, c.SETUP.coins - 1 - 7)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Travel("edessa"), "ERR_NO_ROAD"),
        (Travel("damascus", (("salt", 1),)), "ERR_BAD_PARAM"),
        (Travel("cairo", (("spice", 4), ("salt", 1))), "ERR_TOO_MANY"),
        (Travel("cairo", (("spice", 4),)), "ERR_TOO_DEAR"),
    ],
)
def test_what_the_roads_do_not_allow_is_refused(on_the_road: Caravan, move: Travel, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        play(on_the_road, (A, move))


def test_a_good_may_be_sold_at_any_time_also_by_who_is_not_asked(on_the_road: Caravan) -> None:
    assert B not in engine.may_answer(on_the_road)
    after = play(on_the_road, (B, SellGood("silk")))
    assert after.carts[B].goods == {"silk": c.SETUP.gift - 1}
    assert engine.waits_for(after) == [A]


def test_a_load_is_read_as_it_is_written() -> None:
    load = (("spice", 2), ("salt", 1))
    assert spell(load) == "sp2 sa1"
    assert parse("load", spell(load)) == load
    assert parse("load", "0") == ()
