"""Who is asked for a shift of the die and for an order of effects, and what is said where nobody is asked
(rules 6.2, 6.5, 12): a new seat wherever its answer makes a difference, by what lies open alone."""

import random
from typing import Any

import pytest
from philadelphia_kit import A, Table

from games.computer import SeatView
from games.computer.levels import choose
from games.core import engine
from games.philadelphia import TITLE
from games.philadelphia.model import events, moves
from games.philadelphia.model.orders import ReadDie, ResolveAsListed
from words import Speaker


def farmers(months: int) -> list[list[Any]]:
    """On a 5, one lower pays 10 gold and a card in rewards; one higher 6, and what two farmers bring by their
    markers, which rewards don't say: with one on each that is 12 in all."""
    return [["seer-a", 0], ["fire_station-a", 0], ["farmer-c", months], ["farmer-d", months]]


def test_whoever_has_settled_nothing_is_asked_for_a_shift_that_hires_other_ads() -> None:
    table = Table(money=[0, 0], fields=[farmers(1)]).hiring(5)
    assert (table.phase, table.asked) == ("ShiftDice", [A])
    assert table.do(moves.ShiftDie(1)).me().gold == 12


def test_whoever_has_settled_nothing_is_asked_for_an_order_that_makes_a_difference() -> None:
    table = Table(hands=[["bank-a"]], fields=[[["fisherman-b", 0], ["forester-a", 0]]]).hiring(1)
    assert (table.phase, table.asked) == ("ArrangeEffects", [A])


def test_a_shift_that_changes_nothing_is_decided_and_said() -> None:
    table = Table(fields=[[["seer-a", 0]]]).hiring(1)
    assert table.phase == "" and events.ShiftNeedless(A) in table.events


def test_an_order_that_changes_nothing_is_decided_and_said() -> None:
    table = Table(fields=[[["cafe-a", 0], ["cinema-b", 0]]]).hiring(1)
    assert table.phase == "" and events.OrderNeedless(A) in table.events


def test_of_dice_without_a_fortune_teller_and_of_one_effect_nothing_is_said() -> None:
    table = Table(fields=[[["cafe-a", 0]]]).hiring(1)
    assert not [one for one in table.events if isinstance(one, events.ShiftNeedless | events.OrderNeedless)]


def test_who_has_ordered_it_is_not_asked() -> None:
    table = Table(money=[0, 0], fields=[farmers(1)]).given(ReadDie("most"))
    assert table.hiring(5).phase == "" and table.me().gold == 10
    arranged = Table(hands=[["bank-a"]], fields=[[["fisherman-b", 0], ["forester-a", 0]]])
    arranged.given(ResolveAsListed())
    assert arranged.hiring(1).phase != "ArrangeEffects"


@pytest.mark.parametrize("face", range(1, 7))
def test_whether_a_seat_is_asked_does_not_depend_on_hands_and_decks(face: int) -> None:
    """Twins that differ in what lies face down alone ask the same seats the same, and say the same."""
    field = [["seer-a", 0], ["forester-a", 0], ["fisherman-a", 0], ["cafe-c", 0], ["painter-a", 0]]
    other = [["forester-b", 0], ["fisherman-b", 0]]
    hands = ([["bank-a", "mine-a"], ["hotel-a"]], [["cafe-a", "cafe-b"], ["doctor-a"]])
    decks = (["radio-a", "radio-b"], ["builder-a", "guard-a"])
    met = []
    for hand, deck in zip(hands, decks, strict=True):
        table = Table(hands=hand, fields=[field, other], deck=deck).hiring(face)
        said = [one for one in table.events if not isinstance(one, events.HandDrawn)]
        met.append((table.phase, table.asked, said))
    assert met[0] == met[1]


@pytest.mark.parametrize(
    ("shift", "told"),
    [
        (-1, "Fortune Teller A, Fire Station A: 10 gold + 1 card"),
        (0, "no ad hired"),
        (1, "Farmer C, Farmer D: 6 gold, + 6 gold from effects"),
    ],
)
def test_a_shift_says_what_it_hires_with_the_cards_and_what_effects_bring(shift: int, told: str) -> None:
    table = Table(money=[0, 0], fields=[farmers(1)]).hiring(5)
    (offer,) = engine.open_offers(table.game, A)
    hint = offer.preview("shift", (shift,))
    assert hint is not None and Speaker(TITLE, "en", ("Ann", "Ben")).note(hint) == told
    table.do(moves.ShiftDie(shift))
    paid = hint.figures["gold"] + hint.figures["effects"]
    assert (table.me().gold, len(table.me().hand)) == (paid, hint.figures["cards"])


def test_a_computer_takes_the_shift_that_brings_more_with_its_effects() -> None:
    table = Table(money=[0, 0], fields=[farmers(3), []]).hiring(5)
    view = TITLE.view(table.game, A)
    assert choose(SeatView(TITLE, view, 2, A), "apprentice", random.Random(1)) == moves.ShiftDie(1)


def test_an_absent_seats_die_is_read_for_the_most_reward_gold_and_its_effects_as_listed() -> None:
    table = Table(money=[0, 0], fields=[farmers(1)]).hiring(5)
    assert engine.default(table.game, A) == moves.ShiftDie(-1)
    arranged = Table(hands=[["bank-a"]], fields=[[["fisherman-b", 0], ["forester-a", 0]]]).hiring(1)
    assert engine.default(arranged.game, A) == moves.OrderEffects((1, 2))
