"""How a Grandmaster plays Philadelphia: by playouts, as a Master does, but by chances to win that were
learned from games against itself (`features.py`).

The best moves at first sight are tried out. At first sight nobody knows what will be drawn: a drawn card
counts as one that is not known, so that a good draw speaks for no move. Players of playouts follow it too,
and it sees another roll than the one that comes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from math import exp
from pathlib import Path
from typing import Any

from games.core import Advisor, Move, Offer, Seat, engine
from games.core.advice import SearchSettings
from games.core.chance import Secret
from games.core.choices.answers import Chooser
from games.core.copying import copied
from games.core.learned_value import values_of
from games.core.ranking import lead_of, shares_of_win
from games.philadelphia.computer import mastery
from games.philadelphia.computer.advice import imagine
from games.philadelphia.computer.features import Known, features_of, known_of, posted
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.roles import best_split, makes_roles
from games.philadelphia.model.state import PhiladelphiaState

GLANCE, FOLLOWED = 8, 3
"""Maximum number of answers to a question that a move opens, and of questions that are answered."""
MOST = 40
"""Maximum number of moves of a kind that are looked at."""
ROLLS = 4
"""Number of rolls that first sight tries."""

_SUBMITTED = (moves.SubmitCards, moves.SubmitRoles)

VALUE = values_of(Path(__file__).parents[1] / "learned_value.json")[2]
"""The logarithm of the odds to win, learned for two players; more use it too."""


def chances(game: PhiladelphiaState) -> list[float]:
    """Each seat's chance to win."""
    return _chances(game, frozenset())


def _chances(game: PhiladelphiaState, unseen: frozenset[str]) -> list[float]:
    """Each seat's chance to win if nobody knows these cards."""
    if game.over:
        return shares_of_win(game.scores)
    odds = [exp(_worth(known)) for known in known_of(game, unseen)]
    return [one / sum(odds) for one in odds]


@lru_cache(maxsize=16384)
def _worth(known: Known) -> float:
    """The worth of what a seat has, in natural logarithms of the odds. A move changes that of few seats."""
    return VALUE.of(features_of(known))


def quick(game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
    """The answer of a player of a playout: the best at first sight."""
    found = looked_at(game, seat, rng, MOST)
    if len(found) == 1:
        return found[0]
    sight = FirstSight(game, seat, rng)
    leads = [sight.lead(move) for move in found]
    return found[max(range(len(found)), key=leads.__getitem__)]


def tries(view: PhiladelphiaState, seat: Seat, rng: Chooser) -> list[tuple[Move, float]]:
    """The moves to be tried out with the lead in the chance to win that each has at first sight, the best
    first."""
    found = looked_at(view, seat, rng, MOST)
    if len(found) == 1:
        return [(found[0], 0.0)]
    sights = [FirstSight(imagine(view, seat, rng), seat, rng) for _ in range(ROLLS)]
    leads = [(move, sum([sight.lead(move) for sight in sights]) / ROLLS) for move in found]
    return sorted(leads, key=lambda one: -one[1])


class FirstSight:
    """What moves of a seat are worth at first sight, all with the same luck. What is still to be drawn is
    not known."""

    def __init__(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.chance = Secret(bytes([rng.choice(range(256)) for _ in range(4)]))
        self.unseen = frozenset(game.deck)
        self.depth = len(game.phases)

    def lead(self, move: Move) -> float:
        """The seat's lead in chances to win after a move and the best answers to what it asks."""
        after, lead = self._played(self.game, move)
        for _ in range(FOLLOWED):
            if after.over or len(after.phases) <= self.depth or not engine.waits_for_only(after, self.seat):
                break
            answers = looked_at(after, self.seat, self.rng, GLANCE)
            if all(isinstance(answer, moves.TakeCard) and answer.card in self.unseen for answer in answers):
                answers = answers[:1]  # of cards that nobody knows yet, one is as good as another
            after, lead = max([self._played(after, answer) for answer in answers], key=lambda one: one[1])
        return lead

    def _played(self, game: PhiladelphiaState, move: Move) -> tuple[PhiladelphiaState, float]:
        after = copied(game)
        engine.play_in_place(after, self.seat, move, self.chance)
        return after, lead_of(_chances(after, self.unseen), self.seat)


def looked_at(game: PhiladelphiaState, seat: Seat, rng: Chooser, most: int) -> list[Move]:
    """The moves that are looked at: all, of very many some. Of all that can be submitted the best roles,
    together or without one; of cards to be discarded those that go least with the others."""
    kept: dict[Move, None] = {}
    for offer in engine.open_offers(game, seat):
        if offer.move is moves.SubmitBest:
            kept.update(dict.fromkeys([*offer.moves(), *_withheld(game.agencies[seat].hand)]))
        elif offer.move is moves.DiscardCards:
            kept.update(dict.fromkeys(_thrown(game, seat, offer)))
        elif offer.move not in _SUBMITTED:
            listed = list(dict.fromkeys(islice(offer.moves(), 2 * MOST)))
            if len(listed) > most:
                listed = [listed[at] for at in _drawn(len(listed), most, rng)]
            kept.update(dict.fromkeys(listed))
    return list(kept) or [engine.default(game, seat)]


def _drawn(count: int, most: int, rng: Chooser) -> list[int]:
    """Numbers of a few of many."""
    left = list(range(count))
    return [left.pop(rng.choice(range(len(left)))) for _ in range(most)]


def _withheld(hand: Sequence[str]) -> list[Move]:
    """Submissions of the best roles without one of them, which may still grow."""
    roles = best_split(tuple(hand))
    if len(roles) < 2:
        return []
    submissions: list[Move] = []
    for kept in roles:
        cards = {card for role in roles if role is not kept for card in role[1]}
        submissions.append(moves.SubmitCards(tuple([card for card in hand if card in cards])))
    return submissions


def _thrown(game: PhiladelphiaState, seat: Seat, offer: Offer) -> list[Move]:
    """Discards of one card, two, and so on: first those that go least with the others."""
    hand = game.agencies[seat].hand
    loose = sorted(hand, key=lambda card: _goes_with(card, hand))
    discards: list[Move] = []
    for count in range(1, len(hand) + 1):
        thrown = loose[:count]
        discards.append(moves.DiscardCards(tuple([card for card in hand if card in thrown])))
    return [move for move in discards if offer.why_not(move) is None]


def _goes_with(card: str, hand: Sequence[str]) -> tuple[float, float]:
    """The number of cards of a hand that a card goes with, its own name twice, and its worth as an ad."""
    known = c.CARDS[card]
    if not makes_roles(known.kind):
        return (0.0, posted(card))
    others = [c.CARDS[one] for one in hand if one != card]
    names = sum([one.name == known.name for one in others])
    kinds = {one.name for one in others if one.kind.industry == known.kind.industry}
    return (2 * names + len(kinds), posted(card))


ADVISOR: Advisor[Any] = replace(
    mastery.ADVISOR,
    grandmastery=SearchSettings(
        horizon=1,
        rounds=mastery.rounds,
        tried=6,
        trust=8.0,
        surely=0.0,
        worths=chances,
        unit="chances",
        quick=quick,
        tries=tries,
    ),
)
