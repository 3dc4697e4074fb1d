"""The worked examples of golden.json that belong to the expansion, under their ids."""

import json
from pathlib import Path
from typing import Any

from florence_kit import CHANCE, A, B, C, D, house, laid, on_turn, play, played, refused, started, told

from games.core import Seat, engine
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.final import FinalScoring
from games.florence.rules.game import Florence
from games.florence.rules.rounds import Round
from games.florence.rules.turn import Actions

FILE = Path(__file__).parents[1] / "golden.json"
GOLDEN: dict[str, Any] = {case["id"]: case for case in json.loads(FILE.read_text(encoding="utf-8"))["golden"]}


def with_characters(seats: int = 3, **options: Any) -> Florence:
    return started(seats, **{"characters": True, "character_bids": "in_turn"} | options)


def bidding(game: Florence, *order: Seat, round: int = 1) -> Florence:
    """The same game at its phase A', `order` speaking in turn."""
    game.phases = [Round("actions"), CharacterBidding(order=list(order))]
    game.round = round
    return game


def holding(game: Florence, character: str, seat: Seat = A) -> Florence:
    assert game.characters is not None
    game.characters.holders[character] = seat
    return game


def bid(game: Florence, seat: Seat, character: str, space: int) -> Florence:
    return play(game, seat, moves.BidCharacter(character, space))


def leave(game: Florence, seat: Seat) -> Florence:
    return play(game, seat, moves.PassCharacters())


def test_G40_pp_sale_disabled_with_the_expansion() -> None:
    game = on_turn(with_characters())
    game.houses[A].pp = 5
    assert refused(game, A, moves.SellPrestige(1)).code == GOLDEN["G40"]["expect"]["error"]


def test_G41_opening_and_outbidding() -> None:
    game = bidding(with_characters(), A, B, C)
    before = [owner.florins for owner in game.houses]
    game = bid(game, A, "muse", 6)
    game = bid(game, B, "muse", 9)
    game = bid(game, C, "banker", 0)
    assert list(engine.waits_for(game)) == [A]
    assert refused(game, A, moves.BidCharacter("muse", 9)).code == GOLDEN["G41"]["expect"]["muse 9"]
    game = leave(bid(game, A, "muse", 10), B)
    assert game.characters is not None and game.characters.holders == {"muse": A}
    gained = [owner.florins - had for owner, had in zip(game.houses, before, strict=True)]
    assert gained == [-1000, 0, c.BANKER_POT]


def test_G43_maximum_bid_is_final() -> None:
    game = bid(bidding(with_characters(), A, B, C), A, "cardinal", 15)
    for space in (15, 14):
        assert refused(game, B, moves.BidCharacter("cardinal", space)).code == "ERR_BID_TOO_LOW"
    assert refused(game, B, moves.BidCharacter("cardinal", 16)).code == "ERR_BID_TOO_LOW"


def test_G44_standing_bidder_is_skipped() -> None:
    game = bid(bidding(with_characters(), A, B, C), A, "merchant", 5)
    florins = game.houses[A].florins
    game = leave(leave(game, B), C)
    assert not any(isinstance(phase, CharacterBidding) for phase in game.phases)
    assert game.houses[A].florins == florins - 500


def test_G46_banker_in_round_7() -> None:
    game = with_characters()
    assert game.characters is not None
    game.characters.keeper = A
    game.phases = [FinalScoring()]
    for owner in game.houses:
        owner.prestige = []
    game.houses[A].florins = GOLDEN["G46"]["given"]["cash_at_end"]
    engine._run(engine.TurnContext(game, CHANCE))
    assert game.houses[A].pp == GOLDEN["G46"]["expect"]["pp"]
    assert game.houses[A].florins == GOLDEN["G46"]["expect"]["cash_left"]
    assert next(score for score in game.scores if score.seat == A).parts[1].id == "score-banker"


def test_G47_muse_on_two_works_rescuing_the_minimum() -> None:
    case = GOLDEN["G47"]
    game = holding(on_turn(with_characters()), "muse")
    game.round = case["given"]["round"]
    game.houses[A] = house(case["given"]["player_after_playing_card"], playing="P08")
    assert game.minimum_wv == case["given"]["min_wv"]
    other = next(card for card in game.houses[A].hand if card != "P08")
    result = told(played(game, A, moves.CompleteWork("P08", (), 0)), events.WorkCompleted)
    assert (result.wv, result.muse) == (case["expect"]["with_muse"], 6)
    game = play(game, A, moves.CompleteWork("P08", (), 0))
    game.houses[A].jesters = 5
    assert told(played(game, A, moves.CompleteWork(other, (), 0)), events.WorkCompleted).muse == 6
    without = on_turn(with_characters())
    without.round = case["given"]["round"]
    without.houses[A] = house(case["given"]["player_after_playing_card"], playing="P08")
    refusal = refused(without, A, moves.CompleteWork("P08", (), 0))
    assert (refusal.code, refusal.figures["wv"]) == ("ERR_WV_TOO_LOW", case["expect"]["base"])


def test_G49_merchant_rank_points_with_ties() -> None:
    for seat, gained in ((B, 2), (D, 4)):
        game = holding(on_turn(with_characters(4), seat), "merchant", seat)
        for owner, pp in zip(game.houses, GOLDEN["G49"]["given"]["pp"].values(), strict=True):
            owner.pp = pp
        result = told(played(game, seat, moves.UseMerchant()), events.MerchantRanked)
        assert (result.pp, result.rank) == (gained, gained)


def test_G50_cardinal() -> None:
    game = holding(on_turn(with_characters()), "cardinal")
    game.houses[A].builders = 2
    game.houses[A].florins = 3000
    place = next(
        iter(
            next(offer for offer in engine.offers(game, A) if offer.move is moves.Build).possible(
                "cells", ("tower",)
            )
        )
    )
    after = play(game, A, moves.IntroduceFreedom("religion"))
    after = play(after, A, moves.Build("tower", place))
    assert refused(after, A, moves.IntroduceFreedom("travel")).code == "ERR_ONCE_PER_TURN"
    game.houses[A].hand, game.houses[A].jesters = ["P01", "P02", "P03"], 5
    for card in ("P01", "P02", "P03"):
        game = play(game, A, moves.CompleteWork(card, (), 0))
    assert len(game.houses[A].table) == 3


def test_G52_professor_with_a_short_deck() -> None:
    game = holding(on_turn(with_characters()), "professor")
    del game.bonus_deck[3:]
    florins = game.houses[A].florins
    result = played(game, A, moves.UseProfessor("bonus"))
    seen = told(result, events.CardsSeen).count
    cards = result.game.phases[-1].cards
    game = play(result.game, A, moves.PickCard(cards[0], tuple(cards[1:])))
    expected = GOLDEN["G52"]["expect"]
    assert (seen, len(game.houses[A].bonus), len(game.bonus_deck)) == (
        expected["seen"],
        expected["kept"],
        expected["bottom"],
    )
    assert (florins - game.houses[A].florins, game.phases[-1].actions) == (0, 0)


def test_G53_unused_special_card_expires() -> None:
    game = holding(with_characters(character_bids="together"), "merchant", B)
    game.round = 5
    game.phases = [Round("characters"), Actions([])]
    result = engine.TurnContext(game, CHANCE)
    engine._run(result)
    assert game.characters is not None and game.characters.holders == {}
    offered = next(one.event for one in result.events if isinstance(one.event, events.CharactersOffered))
    assert offered.returned == ("merchant",)
    game.phases.pop()
    bid_offer = engine.offers(game, A)[0]
    assert list(bid_offer.possible("character", ())) == list(c.CHARACTERS)


def test_the_princess_counts_every_landscape_building_and_card_and_nothing_else() -> None:
    game = holding(on_turn(with_characters()), "princess")
    mine = game.houses[A]
    mine.tiles, mine.hand, mine.recruits = laid("lake", "lake", "tower"), ["P01", "P02"], 1
    mine.jesters, mine.freedoms = 4, ["religion"]
    result = told(played(game, A, moves.PrincessWork(1)), events.PrincessWorkCompleted)
    assert (result.landscapes, result.buildings, result.cards, result.wv) == (6, 2, 3, 11)
    assert (result.florins, result.pp) == (900, 1)
