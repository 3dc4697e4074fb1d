"""Prestige cards and the end of the game; what is hidden (rules 8, 10)."""

import pytest
from florence_kit import A, B, C, laid, on_turn, play, played, started, told

from games.core import FACE_DOWN, engine
from games.florence import TITLE
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import Principality
from games.florence.rules.cards import PickCard
from games.florence.rules.game import Florence
from games.florence.rules.view import HIDDEN_MONEY

MAJORITIES = {card.id: card for card in c.PRESTIGE_CARDS.values() if card.most}
SEED_PP = {
    "R01": (7, 4),
    "R02": (6, 3),
    "R03": (5, 3),
    "R04": (7, 4),
    "R05": (8, 0),
    "R06": (6, 3),
    "R07": (6, 3),
    "R08": (5, 0),
    "R09": (6, 3),
    "R10": (8, 0),
    "R11": (7, 0),
    "R12": (6, 0),
    "R13": (7, 4),
    "R14": (8, 4),
}


def owning(count: int, counter: str) -> Principality:
    """A principality with this number of what a majority card counts."""
    match counter:
        case "forest" | "lake" | "park":
            return Principality(tiles=laid(*[counter] * count))
        case "landscape":
            return Principality(tiles=laid(*["park", "lake", "park"][:count]))
        case "building":
            return Principality(tiles=laid(*["tower", "chapel", "studio"][:count]))
        case "jester":
            return Principality(jesters=count)
        case "builder":
            return Principality(builders=count)
    return Principality(table=["P01"] * (count - count // 2), table_recruits=count // 2)


def last_turn(*houses: Principality) -> Florence:
    game = on_turn(started(len(houses)))
    game.houses, game.round = list(houses), 7
    return game


def test_prestige_cards_bring_what_the_reference_says() -> None:
    assert {card.id: (card.pp, card.tie) for card in c.PRESTIGE_CARDS.values()} == SEED_PP


@pytest.mark.parametrize("card", MAJORITIES)
def test_a_majority_alone_brings_all_a_tie_less_and_being_behind_or_at_zero_nothing(card: str) -> None:
    counter = MAJORITIES[card].most

    def pp(mine: int, *others: int) -> int:
        return prestige_pp(card, [owning(count, counter) for count in (mine, *others)], A)

    full, tie = SEED_PP[card]
    assert [pp(2, 1, 0), pp(2, 2, 0), pp(1, 2, 0), pp(0, 0, 0), pp(2, 2, 2)] == [full, tie, 0, 0, tie]


THRESHOLDS = [
    ("R05", {"tiles": ("forest", "lake", "park")}, {"tiles": ("forest", "lake", "lake")}),
    ("R08", {"tiles": ("university", "workshop")}, {"tiles": ("university", "opera")}),
    ("R10", {"freedoms": list(c.FREEDOMS)}, {"freedoms": ["travel", "religion"]}),
    (
        "R11",
        {"builders": 1, "jesters": 1, "tiles": ("lake", "lake")},
        {"builders": 1, "jesters": 1, "tiles": ("lake",)},
    ),
    (
        "R12",
        {
            "tiles": ("tower", "chapel", "opera", "studio"),
            "freedoms": ["a", "b"],
            "table": ["P"] * 3,
            "table_recruits": 1,
        },
        {"tiles": ("tower", "chapel", "opera", "studio"), "freedoms": ["a", "b"], "table": ["P"] * 3},
    ),
]


@pytest.mark.parametrize(("card", "enough", "short"), THRESHOLDS)
def test_a_threshold_brings_all_whatever_others_have(
    card: str, enough: dict[str, object], short: dict[str, object]
) -> None:
    def built(owned: dict[str, object]) -> Principality:
        tiles = laid(*owned.get("tiles", ()))
        return Principality(**owned | {"tiles": tiles})

    rich = built(enough)
    assert prestige_pp(card, [rich, rich, rich], A) == SEED_PP[card][0]
    assert prestige_pp(card, [built(short), Principality()], A) == 0


@pytest.mark.parametrize(
    ("mine", "other", "pp"), [(("lake",), (), 8), (("lake",), ("lake",), 4), ((), ("lake",), 0), ((), (), 4)]
)
def test_fewest_empty_squares_between_two_players(
    mine: tuple[str, ...], other: tuple[str, ...], pp: int
) -> None:
    houses = [Principality(tiles=laid(*mine)), Principality(tiles=laid(*other))]
    assert prestige_pp("R14", houses, A) == pp


def test_prestige_cards_are_scored_after_the_best_work_of_round_7_for_their_owners_only() -> None:
    game = last_turn(
        Principality(jesters=1, best_work=17), Principality(prestige=["R06"], jesters=2), Principality()
    )
    result = played(game, A, moves.EndTurn())
    kinds = [type(one.event) for one in result.events]
    assert kinds[-3:] == [events.BestWork, events.PrestigeRevealed, events.GameEnded]
    assert [score.points for score in result.game.scores] == [3, 6, 0]
    assert [part.figures for part in result.game.scores[B].parts] == [{"pp": 0}, {"card": "R06", "pp": 6}]


def test_most_pp_wins_and_money_breaks_a_tie() -> None:
    game = last_turn(
        Principality(pp=20, florins=100), Principality(pp=20, florins=900), Principality(pp=19, florins=5000)
    )
    result = played(game, A, moves.EndTurn())
    assert [score.place for score in result.game.scores] == [2, 1, 3]
    assert told(result, events.GameEnded).winners == (B,)


def test_still_tied_players_share_the_victory() -> None:
    game = last_turn(Principality(pp=20, florins=100), Principality(pp=1), Principality(pp=20, florins=100))
    result = played(game, A, moves.EndTurn())
    assert told(result, events.GameEnded).winners == (A, C)
    assert [score.place for score in result.game.scores] == [1, 3, 1]


def test_cash_is_worth_nothing_at_the_end() -> None:
    game = play(
        last_turn(Principality(florins=9000), Principality(florins=0, pp=1), Principality()),
        A,
        moves.EndTurn(),
    )
    assert [score.points for score in game.scores] == [0, 1, 0]


# What is hidden


def test_cards_in_others_hands_are_face_down_their_number_is_public() -> None:
    game = started()
    game.houses[B].bonus, game.houses[B].prestige, game.houses[B].recruits = ["B01"], ["R01", "R02"], 2
    for viewer in (None, A):
        seen = TITLE.view(game, viewer).houses[B]
        assert (seen.hand, seen.bonus, seen.prestige) == ([FACE_DOWN] * 3, [FACE_DOWN], [FACE_DOWN] * 2)
        assert (seen.recruits, seen.florins) == (2, 3500)
    assert TITLE.view(game, B).houses[B] == game.houses[B]


def test_decks_are_face_down_to_everybody() -> None:
    for viewer in (None, A, B, C):
        seen = TITLE.view(started(), viewer)
        for deck in ("profession", "bonus", "prestige"):
            assert set(seen.deck(deck)) == {FACE_DOWN}
            assert len(seen.deck(deck)) == len(started().deck(deck))


def test_cards_looked_at_are_shown_to_who_looks_only() -> None:
    result = played(on_turn(started(), A, then=(B,)), A, moves.BuyBonus())
    cards = result.game.phases[-1].cards
    assert [one.to for one in result.events if isinstance(one.event, events.CardsOffered)] == [A]
    assert TITLE.view(result.game, A).phases[-1].cards == cards
    assert TITLE.hand(result.game, A)["seen"] == tuple(cards)
    for viewer in (None, B):
        assert TITLE.view(result.game, viewer).phases[-1] == PickCard(A, "bonus", [FACE_DOWN] * 5)
    assert "seen" not in TITLE.hand(result.game, B)


def test_prestige_cards_are_shown_at_the_end() -> None:
    game = play(last_turn(Principality(), Principality(prestige=["R06"])), A, moves.EndTurn())
    assert TITLE.view(game, None).houses[B].prestige == ["R06"]
    assert TITLE.view(game, None).houses[B].hand == []


def test_option_hide_money_hides_the_florins_of_others_until_the_end() -> None:
    game = started(hide_money=True)
    seen = TITLE.view(game, A)
    assert [house.florins for house in seen.houses] == [3500, HIDDEN_MONEY, HIDDEN_MONEY]
    assert {house.florins for house in TITLE.view(game, None).houses} == {HIDDEN_MONEY}
    on_turn(game)
    game.round = 7
    over = play(game, A, moves.EndTurn())
    assert [house.florins for house in TITLE.view(over, None).houses] == [3500] * 3


def test_nobody_is_awaited_after_the_end() -> None:
    game = play(last_turn(Principality(), Principality()), A, moves.EndTurn())
    assert game.over
    assert list(engine.waits_for(game)) == []
    assert engine.offers(game, A) == []
