"""Figures to decide by: who may bid, in which range, and what a deal in reach would bring; made from what
everybody can see."""

from fugger_kit import A, B, C, Ordered, lay, moving, place, stock

from games.fugger.rules.deals.bidding import BidAhead
from games.fugger.text.hand import bidders, deal_forecasts, hand_text


def test_who_may_bid_for_a_lot_and_for_how_many() -> None:
    game = moving()
    place(game, A, "m1", "LEI", cloth=2)
    place(game, B, "m1", "LEI", spice=1, cloth=5)
    lay(game, "N13")
    cloth, spice = [told.figures for told in bidders(game, "N13")]
    counts = [
        tuple((one.figures["player"].seat, one.figures["count"]) for one in lot["houses"])
        for lot in (cloth, spice)
    ]
    assert counts == [((A, 2), (B, 3)), ((B, 1),)]
    assert (cloth["least"], cloth["most"]) == (20, 1220)


def test_what_a_deal_in_reach_would_bring() -> None:
    game = moving(month="AUG1")
    place(game, A, "m1", "AUG", cloth=2)
    lay(game, "N16", game.now + 3)
    lay(game, "N10", game.now + 1)
    best, late = [one for one in deal_forecasts(game, A) if one.merchant == "m1"]
    assert (best.card, best.rounds, best.pieces, best.late) == ("N16", 1, 2, False)
    assert best.profit == 2320 - (60 + 40) and best.safe == 83
    assert late.card == "N10" and late.late


def test_the_figures_are_the_same_whatever_others_have_ordered() -> None:
    game = moving(month="AUG1")
    place(game, A, "m1", "AUG", cloth=2)
    lay(game, "N16", game.now + 3)
    stock(game, C)
    plain = Ordered(game).table
    game.deck = ["A01", "N02"]
    ordered = Ordered(game).give(B, BidAhead("N16", 1, 2, 1000)).table
    assert hand_text(ordered.view(A), A) == hand_text(plain.view(A), A)
    assert hand_text(ordered.view(B), B) != hand_text(plain.view(B), B)
