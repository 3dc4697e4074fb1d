"""The bidding for characters, sentence by sentence (rules 9): in turn, by limits, by standing orders."""

import random

import pytest
from characters_kit import holders, in_turn, together, with_characters
from florence_kit import A, B, C, play, played, refused

from games.core import Seat, engine
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.orders import BidOnCharacters
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.limits import BiddingByLimits, CharacterLimits
from games.florence.rules.game import Florence
from games.florence.rules.rounds import Round
from games.florence.rules.turn import Turn


def test_the_characters_are_bid_for_between_auctions_and_actions_in_every_round() -> None:
    game = with_characters(character_bids="in_turn")
    for round in range(1, c.ROUNDS + 1):
        for seat in list(game.phases[-1].taking_part):
            game = play(game, seat, moves.LeaveAuctions())
        assert isinstance(game.phases[-1], CharacterBidding) and game.round == round
        while isinstance(game.phases[-1], CharacterBidding):
            game = play(game, engine.waits_for(game)[0], moves.PassCharacters())
        while not game.over and isinstance(game.phases[-1], Turn):
            game = play(game, engine.waits_for(game)[0], moves.EndTurn())
    assert game.over


def test_turn_order_is_clockwise_from_the_start_player() -> None:
    game = with_characters(start_player="b", character_bids="in_turn")
    for seat in (B, C, A):
        game = play(game, seat, moves.LeaveAuctions())
    asked = []
    while isinstance(game.phases[-1], CharacterBidding):
        asked.append(engine.waits_for(game)[0])
        game = play(game, asked[-1], moves.PassCharacters())
    assert asked == [B, C, A]


def test_who_stands_on_a_character_is_skipped_and_told_so() -> None:
    game = play(in_turn(), A, moves.BidCharacter("muse", 3))
    assert refused(game, A, moves.BidCharacter("cardinal", 3)).code == "ERR_ALREADY_STANDING"
    assert refused(game, A, moves.PassCharacters()).code == "ERR_ALREADY_STANDING"
    assert refused(game, C, moves.BidCharacter("cardinal", 3)).code == "ERR_NOT_YOUR_TURN"


def test_who_has_passed_is_out_of_the_phase() -> None:
    game = play(in_turn(), A, moves.PassCharacters())
    assert refused(game, A, moves.BidCharacter("cardinal", 3)).code == "ERR_PASSED_SPECIAL"


@pytest.mark.parametrize(
    ("character", "space"), [("banker", 6), ("muse", 2), ("princess", 16), ("merchant", -1)]
)
def test_a_space_that_is_not_on_the_price_list_is_refused(character: str, space: int) -> None:
    assert refused(in_turn(), A, moves.BidCharacter(character, space)).code == "ERR_BID_RANGE"


def test_a_first_marker_may_stand_on_any_space() -> None:
    for space in range(3, 16):
        game = play(in_turn(), A, moves.BidCharacter("professor", space))
        assert game.phases[-1].standing["professor"].space == space


def test_a_bid_must_be_affordable_when_it_is_made() -> None:
    game = in_turn()
    game.houses[A].florins = 800
    refusal = refused(game, A, moves.BidCharacter("muse", 9))
    assert (refusal.code, refusal.figures) == (
        "ERR_INSUFFICIENT_FUNDS",
        {"need": 900, "have": 800, "missing": 100},
    )
    assert play(game, A, moves.BidCharacter("muse", 8))


def test_a_displaced_player_acts_again_and_may_return_to_the_same_character() -> None:
    game = play(in_turn(), A, moves.BidCharacter("muse", 3))
    game = play(game, B, moves.BidCharacter("muse", 4))
    assert list(engine.waits_for(game)) == [C]
    game = play(game, C, moves.PassCharacters())
    assert list(engine.waits_for(game)) == [A]
    assert play(game, A, moves.BidCharacter("muse", 5))


def test_option_displaced_may_return_false_closes_the_character_to_who_was_outbid() -> None:
    game = play(in_turn(displaced_may_return=False), A, moves.BidCharacter("muse", 3))
    game = play(game, B, moves.BidCharacter("muse", 4))
    game = play(game, C, moves.PassCharacters())
    assert refused(game, A, moves.BidCharacter("muse", 5)).code == "ERR_DISPLACED"
    assert play(game, A, moves.BidCharacter("banker", 0))


def test_nobody_holds_two_characters() -> None:
    game = play(in_turn(), A, moves.BidCharacter("muse", 3))
    game = play(play(game, B, moves.PassCharacters()), C, moves.PassCharacters())
    assert holders(game) == {"muse": A}


def test_limits_are_played_space_by_space_as_by_hand() -> None:
    """A goes to 8 for the Muse, B to 6: A gets her for one space more than B went."""
    result = together(((("muse", 8),), "pass"), ((("muse", 6),), "pass"), ((), "pass"))
    assert holders(result.game) == {"muse": A}
    bids = [one.event.amount for one in result.events if isinstance(one.event, events.CharacterBid)]
    assert bids == [300, 400, 500, 600, 700]
    by_hand = in_turn()
    for seat, space in ((A, 3), (B, 4)):
        by_hand = play(by_hand, seat, moves.BidCharacter("muse", space))
    by_hand = play(by_hand, C, moves.PassCharacters())
    for seat, space in ((A, 5), (B, 6), (A, 7)):
        by_hand = play(by_hand, seat, moves.BidCharacter("muse", space))
    by_hand = play(by_hand, B, moves.PassCharacters())
    assert by_hand.houses == result.game.houses and holders(by_hand) == holders(result.game)


def test_the_next_wish_is_followed_when_the_first_is_too_dear() -> None:
    result = together(((("muse", 4), ("cardinal", 9)), "pass"), ((("muse", 6),), "pass"), ((), "pass"))
    assert holders(result.game) == {"muse": B, "cardinal": A}
    paid = [one.event.florins for one in result.events if isinstance(one.event, events.CharacterTaken)]
    assert sorted(paid) == [-400, -300]


def test_with_no_wish_left_a_seat_passes_or_is_asked_as_it_said() -> None:
    left = together(((("muse", 3),), "ask"), ((("muse", 6),), "pass"), ((), "pass")).game
    assert list(engine.waits_for(left)) == [A]
    assert play(left, A, moves.BidCharacter("banker", 2))
    gone = together(((("muse", 3),), "pass"), ((("muse", 6),), "pass"), ((), "pass")).game
    assert holders(gone) == {"muse": B} and not isinstance(gone.phases[-1], CharacterBidding)


def test_limits_are_seen_by_nobody_else_and_can_be_changed_until_all_are_in() -> None:
    game = with_characters()
    game.phases = [Round("actions"), BiddingByLimits(order=[A, B, C]), CharacterLimits(asked=[A, B, C])]
    first = play(game, A, moves.SetLimits((("muse", 9),), "pass"))
    second = play(game, A, moves.SetLimits((("banker", 1),), "ask"))
    for seat in (None, B, C):
        assert TITLE.save(TITLE.view(first, seat)) == TITLE.save(TITLE.view(second, seat))
    assert TITLE.view(first, A).phases[-1].answers[A].wishes == (("muse", 9),)
    assert play(first, A, moves.SetLimits((), "pass")).phases[-1].answers[A].wishes == ()


def test_limits_set_together_can_be_changed_unheard_while_somebody_is_asked() -> None:
    game = together(((("muse", 3),), "ask"), ((("muse", 6),), "pass"), ((), "pass")).game
    said = played(game, B, moves.SetLimits((("muse", 9),), "pass"))
    assert [one.to for one in said.events] == [B]
    for seat in (None, A, C):
        assert TITLE.save(TITLE.view(said.game, seat)) == TITLE.save(TITLE.view(game, seat))
    outbid = play(said.game, A, moves.BidCharacter("muse", 7))
    assert holders(play(outbid, A, moves.PassCharacters())) == {"muse": B}
    assert holders(play(game, A, moves.BidCharacter("muse", 7))) == {"muse": A}
    later = play(game, A, moves.SetLimits((("cardinal", 3),), "pass"))
    assert holders(later) == {"muse": B, "cardinal": A}


def by_orders(game: Florence, given: dict[Seat, BidOnCharacters]) -> Florence:
    """The game after all that these orders answer."""
    while isinstance(game.phases[-1], CharacterBidding):
        (seat,) = engine.waits_for(game)
        move = engine.order_answer(TITLE.view(game, seat), seat, given[seat])
        if move is None:
            break
        game = play(game, seat, move)
    return game


def some_limits(rng: random.Random) -> tuple[moves.Wishes, str]:
    wishes = []
    for name in rng.sample(sorted(c.CHARACTERS), rng.randrange(4)):
        card = c.CHARACTERS[name]
        wishes.append((name, rng.randint(card.least, min(card.most, card.least + 4))))
    return tuple(wishes), rng.choice(moves.THEN)


@pytest.mark.parametrize("returns", [True, False])
def test_limits_as_orders_come_to_the_same_as_limits_set_together(returns: bool) -> None:
    """In random cases: the same markers, seats passed and florins, and the same seat is asked next."""
    rng = random.Random(f"limits {returns}")
    asked = 0
    for _ in range(300):
        said = [some_limits(rng) for _ in (A, B, C)]
        sealed = together(*said, displaced_may_return=returns).game
        orders = {Seat(seat): BidOnCharacters(*limits) for seat, limits in enumerate(said)}
        ordered = by_orders(in_turn(displaced_may_return=returns), orders)
        assert (ordered.houses, holders(ordered)) == (sealed.houses, holders(sealed))
        tops = ordered.phases[-1], sealed.phases[-1]
        assert list(engine.waits_for(ordered)) == list(engine.waits_for(sealed))
        if isinstance(tops[0], CharacterBidding):
            asked += 1
            assert (tops[0].standing, tops[0].passed) == (tops[1].standing, tops[1].passed)
    assert 50 < asked < 250


def test_an_order_is_over_when_it_has_nothing_left_to_answer() -> None:
    game = play(in_turn(), A, moves.BidCharacter("muse", 5))
    seen = TITLE.view(game, B)
    assert BidOnCharacters((("muse", 5),), "ask").over(seen, B)
    assert not BidOnCharacters((("muse", 5),), "pass").over(seen, B)
    assert not BidOnCharacters((("muse", 6),), "ask").over(seen, B)
    passed = play(game, B, moves.PassCharacters())
    assert BidOnCharacters((("muse", 6),), "pass").over(TITLE.view(passed, B), B)
    settled = play(passed, C, moves.PassCharacters())
    assert BidOnCharacters((("muse", 6),), "pass").over(TITLE.view(settled, C), C)


def test_limits_may_be_ordered_by_all_that_have_not_passed() -> None:
    game = play(play(in_turn(), A, moves.BidCharacter("muse", 3)), B, moves.PassCharacters())
    kinds = {
        seat: [one.move for one in engine.order_offers(TITLE.view(game, seat), seat)] for seat in (A, B, C)
    }
    assert kinds == {A: [BidOnCharacters], B: [], C: [BidOnCharacters]}
    game.houses[C].florins = 300
    assert [one.move for one in engine.order_offers(game, C)] == [BidOnCharacters], "the Cardinal for 300"
    game.phases[-1].displaced[C] = sorted(c.CHARACTERS)
    assert not engine.order_offers(game, C), "it is asked, and can only pass"


def test_a_wish_for_a_character_twice_or_beyond_the_own_purse_is_refused() -> None:
    game = in_turn()
    game.houses[A].florins = 700
    (offer,) = engine.order_offers(game, A)
    for wishes, code in (
        ((("muse", 5), ("muse", 6)), "ERR_REPEATED"),
        ((("muse", 8),), "ERR_INSUFFICIENT_FUNDS"),
        ((("banker", 6),), "ERR_BID_RANGE"),
    ):
        refusal = offer.why_not(BidOnCharacters(wishes, "pass"))
        assert refusal is not None and refusal.code == code
