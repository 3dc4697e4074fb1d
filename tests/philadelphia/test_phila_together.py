"""What concerns several players in the hiring phase is asked of all together, and resolved in the rules'
order all the same (rules 6.5)."""

import random
from collections import Counter

import pytest
from philadelphia_kit import A, B, Table, add_card, census, on

from games.core import engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.computer.advice import imagine
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model.orders import DeclineOutsideTurn, ResolveAsListed
from games.philadelphia.model.state import PhiladelphiaOptions

DECK = ["mine-a", "mine-b", "cafe-a", "cafe-b", "hotel-a", "hotel-b"]


def two_foresters(start: int = 0) -> Table:
    """The second player's second die hires a forester, too."""
    table = Table(
        start=start,
        hands=[["bank-a", "bank-b"], ["radio-a", "radio-b"]],
        fields=[[["forester-a", 0]], [["forester-b", 0]]],
        deck=DECK,
    )
    table.me(B).extra_dice = 1
    return table.hiring(1, 3)


def test_two_foresters_are_asked_together_and_draw_in_order_from_the_start_player() -> None:
    table = two_foresters()
    assert (table.phase, table.asked) == ("AskTogether", [A, B])
    table.do(moves.DiscardCards(("radio-a",)), B)
    assert table.asked == [A] and "radio-a" in table.me(B).hand, "nothing happens before all have answered"
    table.do(moves.DiscardCards(("bank-a", "bank-b")), A)
    assert table.phase == ""
    assert table.me(A).hand == ["mine-a", "mine-b"] and table.me(B).hand == ["radio-b", "cafe-a"]
    assert table.game.discard[:3] == ["bank-a", "bank-b", "radio-a"]


def test_effects_come_in_order_from_the_start_player_whoever_that_is() -> None:
    """Rules 6.5."""
    table = two_foresters(start=B)
    table.do(moves.DiscardCards(("bank-a",)), A).do(moves.DiscardCards(("radio-a",)), B)
    assert table.me(B).hand == ["radio-b", "mine-a"] and table.me(A).hand == ["bank-b", "mine-b"]


def test_a_computer_imagines_no_card_that_lies_turned_up() -> None:
    """Neither in a hand nor in the deck (rules 3.1)."""
    table = Table(
        hands=[[], ["radio-a", "radio-b"]],
        fields=[[["fisherman-b", 0]], [["forester-a", 0]]],
        deck=DECK,
    ).hiring(1)
    view = TITLE.view(table.game, B)
    for number in range(5):
        assert census(imagine(view, B, random.Random(number)))["ads"] == sorted(c.CARDS)


def test_an_answer_given_ahead_is_hidden_changeable_and_may_be_no() -> None:
    table = two_foresters()
    table.do(moves.DiscardCards(("radio-a",)), B)
    assert TITLE.view(table.game, A).phases[-1].answers == {}
    assert TITLE.view(table.game, B).phases[-1].answers == {B: ("radio-a",)}
    table.do(moves.Decline(), B).do(moves.DiscardCards(("bank-a",)), A)
    assert table.me(B).hand == ["radio-a", "radio-b"] and table.me(A).hand == ["bank-b", "mine-a"]
    declined = [event for event in table.events if isinstance(event, events.EffectDeclined)]
    assert [event.seat for event in declined] == [B]


def test_a_fisherman_who_is_first_turns_up_and_the_forester_after_it_is_asked_with_it() -> None:
    table = Table(
        hands=[[], ["radio-a", "radio-b"]],
        fields=[[["fisherman-b", 0]], [["forester-a", 0]]],
        deck=DECK,
    ).hiring(1)
    assert (table.phase, table.asked) == ("AskTogether", [A, B])
    assert census(table.game)["ads"].count("mine-a") == 1
    table.do(moves.DiscardCards(("radio-a",)), B).do(moves.TakeCard("cafe-a"), A)
    assert table.me(A).hand == ["cafe-a"] and table.me(B).hand == ["radio-b", "hotel-a"]
    assert table.game.discard[:4] == ["mine-a", "mine-b", "cafe-b", "radio-a"]


def test_a_fisherman_after_a_forester_waits_for_the_cards_that_are_drawn_before() -> None:
    table = Table(
        hands=[["radio-a", "radio-b"], []],
        fields=[[["forester-a", 0]], [["fisherman-b", 0]]],
        deck=DECK,
    ).hiring(1)
    assert (table.phase, table.asked) == ("DiscardFromHand", [A])
    table.do(moves.DiscardCards(("radio-a", "radio-b")))
    assert (table.phase, table.asked) == ("TakeTurnedUp", [B])
    assert table.game.phases[-1].cards == ["cafe-a", "cafe-b", "hotel-a", "hotel-b"]


def test_a_question_that_effects_before_it_may_change_is_not_asked_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first draws before it discards: what is in its hand then is not known before."""
    add_card(monkeypatch, "smith", on("hire", {"op": "draw", "n": 1}, {"op": "discard", "n": 1}))
    table = Table(
        hands=[["bank-a", "bank-b"], ["radio-a"]],
        fields=[[["forester-a", 0]], [["smith-a", 0], ["forester-b", 0]]],
        deck=DECK,
    )
    table.me(B).extra_dice = 1
    table.given(ResolveAsListed(), seat=B)
    table.hiring(1, 3)
    assert (table.phase, table.asked) == ("DiscardFromHand", [A])


def test_discarding_nothing_is_an_answer_that_is_not_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect that is no offer, but may discard none; then it goes on."""
    nothing_or_two = on("hire", {"op": "discard", "n": 2, "up_to": True}, {"op": "gain_money", "amount": 5})
    add_card(monkeypatch, "smith", nothing_or_two)
    table = Table(
        money=[0, 0],
        hands=[["bank-a", "bank-b"], ["radio-a", "radio-b"]],
        fields=[[["smith-a", 0]], [["smith-b", 0]]],
    ).hiring(1)
    assert (table.phase, table.asked) == ("AskTogether", [A, B])
    table.do(moves.Decline(), A).do(moves.DiscardCards(("radio-b",)), B)
    assert table.phase == ""
    assert [agency.gold for agency in table.game.agencies] == [6, 6]
    assert [len(agency.hand) for agency in table.game.agencies] == [2, 1]


def test_the_order_of_effects_is_asked_of_all_who_wish_to_choose_it_together() -> None:
    table = Table(
        hands=[["bank-a", "bank-b"], ["radio-a", "radio-b"]],
        fields=[[["fisherman-b", 0], ["forester-a", 0]], [["fisherman-a", 0], ["forester-b", 0]]],
        deck=[*DECK, "printer-a", "printer-b", "guard-a"],
    )
    table.me(B).extra_dice = 1
    table.hiring(1, 3)
    assert (table.phase, table.asked) == ("ArrangeEffects", [A, B])
    table.do(moves.OrderEffects((2, 1)), B)
    assert TITLE.view(table.game, A).phases[-1].answers == {}
    table.do(moves.OrderEffects((1, 2)), A)
    assert (table.phase, table.asked) == ("AskTogether", [A, B])
    table.do(moves.TakeCard("mine-a"), A).do(moves.DiscardCards(("radio-a",)), B)
    assert (table.phase, table.asked) == ("DiscardFromHand", [A])


def test_who_has_said_so_before_is_not_asked_at_all() -> None:
    table = Table(
        hands=[["bank-a"], ["radio-a"]],
        fields=[[["forester-a", 0]], [["forester-b", 0]]],
        deck=DECK,
    )
    table.me(B).extra_dice = 1
    table.given(DeclineOutsideTurn(), seat=B)
    table.hiring(1, 3)
    assert (table.phase, table.asked) == ("AskTogether", [A])


def test_games_in_which_everybody_wishes_to_be_asked_end_and_keep_every_card() -> None:
    """With dice enough that several effects come together; saved and loaded where several are asked."""
    met: Counter[str] = Counter()
    for seed in range(100):
        rng, chance = random.Random(seed), Secret(seed.to_bytes(32, "big"))
        game = engine.start(TITLE, 2 + seed % 3, PhiladelphiaOptions(), chance).game
        cards = census(game)
        while not game.over:
            met[type(game.phases[-1]).__name__] += 1
            seat, move = engine.random_answer(game, rng)
            engine.play_in_place(game, seat, move, chance)
            assert census(game) == cards
            for agency in game.agencies if game.acting is not None else ():
                agency.extra_dice = 4
            if len(engine.waits_for(game)) > 1:
                game = TITLE.load(TITLE.save(game))
    assert met["ShiftDice"] and met["ArrangeEffects"] and met["AskTogether"], met
