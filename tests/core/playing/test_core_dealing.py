"""What a seat has not seen is dealt anew: every card once, and nothing that lies open."""

from collections import Counter
from random import Random

from games.core.dealing import deal_anew

CARDS = ["a", "b", "c", "c", "d", "e"]


def test_each_face_down_place_gets_a_card_that_is_not_in_sight() -> None:
    met: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        hand, deck = ["b", "?"], ["?", "?"]
        deal_anew(CARDS, ["c"], [hand, deck], Random(seed))
        assert hand[0] == "b"
        dealt = (hand[1], *deck)
        assert Counter(dealt) <= Counter("acde")
        met[dealt] += 1
    assert len(met) == 4 * 3 * 2
