"""A first game of Philadelphia: a card from the deck, an ad, the die, and roles that end the game.

The positions are of a game for two with its cards where the lesson needs them; the learner sits first."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import LEARNER, Lesson, LessonLook, LessonMove, LessonScene, Move, Seat, Title, engine
from games.core.chance import Secret
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.roles import best_split, points
from games.philadelphia.model.state import Ad, PhiladelphiaOptions, PhiladelphiaState
from games.philadelphia.rules.rounds import TURNS, Round
from games.philadelphia.rules.turn import TurnActions

OTHER = Seat(1)

SEED = b"lesson13"
"""A secret with which the first die shows a face of the posted ad."""

HAND = ["cafe-a", "hotel-a", "post_office-a", "haulier-b"]
"""In the order of the picture."""

TOP = ["post_office-b", "mine-a", "bank-a", "shipping-a"]
"""The cards that are revealed when the learner explores."""

TAKEN, POSTED = "post_office-b", "cafe-a"

LATE = ["haulier-b", "haulier-c", "haulier-d", "cafe-b", "cinema-b", "hotel-b", "insurance-a"]
"""A hand with two roles in it, and a card that is in none."""


def _dealt(title: Title[PhiladelphiaState, PhiladelphiaOptions]) -> PhiladelphiaState:
    """The beginning of a game for two: the learner begins."""
    game = engine.start(title, 2, title.options(start_player="a"), Secret(b"lesson of philadelphia")).game
    game.options = title.options()
    _deal(game, HAND, ["newspaper-a", "forester-b", "library-a", "broker-b"], TOP)
    return game


def _deal(game: PhiladelphiaState, mine: Sequence[str], theirs: Sequence[str], top: Sequence[str]) -> None:
    """Sets hands and the top of the deck; the rest stays as shuffled, except for posted ads."""
    posted = {ad.card for agency in game.agencies for ad in agency.field}
    placed = {*mine, *theirs, *top, *posted}
    every = [*game.deck, *game.discard, *(card for agency in game.agencies for card in agency.hand)]
    for agency, hand in zip(game.agencies, (mine, theirs), strict=True):
        agency.hand, agency.known = list(hand), []
    game.deck = [*top, *(card for card in every if card not in placed)]
    game.discard = []


def _late(title: Title[PhiladelphiaState, PhiladelphiaOptions]) -> PhiladelphiaState:
    """Some rounds on: the last action of the round, with points enough for the end within reach."""
    game = _dealt(title)
    mine, theirs = game.agencies
    game.round, game.start = 7, OTHER
    mine.vp, mine.gold, mine.field = 6, 8, [Ad("farmer-b", 1), Ad("newspaper-c", 2)]
    theirs.vp, theirs.gold, theirs.field = 8, 11, [Ad("insurance-c", 1)]
    _deal(game, LATE, ["railway-a", "cafe-d", "printer-a"], [])
    game.acting = LEARNER
    game.phases = [Round([], TURNS), TurnActions(LEARNER, left=1, last="post")]
    return game


def _dearest(game: PhiladelphiaState) -> Mapping[str | int, bool]:
    cost = {card: c.CARDS[card].kind.cost for card in HAND}
    return {card: at == max(cost.values()) for card, at in cost.items()}


def _card(card: str) -> Mapping[str, Any]:
    known = c.CARDS[card]
    faces = tuple(str(face) for face in known.faces)
    kind = known.kind
    return {"card": card, "cost": kind.cost, "faces_list": faces, "pays": kind.gold, "months": kind.period}


def _next_breach(game: PhiladelphiaState) -> Mapping[str | int, bool]:
    left = {ad.card: c.CARDS[ad.card].kind.period - ad.months for ad in game.agencies[LEARNER].field}
    return {card: months == min(left.values()) for card, months in left.items()}


def _breach(game: PhiladelphiaState) -> Mapping[str, Any]:
    ad = game.agencies[LEARNER].field[-1]
    period = c.CARDS[ad.card].kind.period
    return {"card": ad.card, "months": period, "left": period - ad.months}


def _roles(game: PhiladelphiaState) -> Mapping[str | int, bool]:
    worth = {role: c.ROLES[role].vp for role in ("pair", "three", "flush3")}
    return {role: vp == max(worth.values()) for role, vp in worth.items()}


def _submit(game: PhiladelphiaState) -> moves.SubmitBest:
    split = best_split(tuple(game.agencies[LEARNER].hand))
    return moves.SubmitBest(points(split), tuple([card for _, cards in split for card in cards]))


def _worth(game: PhiladelphiaState) -> Mapping[str, Any]:
    agency = game.agencies[LEARNER]
    vp = points(best_split(tuple(agency.hand)))
    return {"vp": vp, "have": agency.vp, "after": agency.vp + vp, "three": c.ROLES["three"].vp}


def _no_ad(game: PhiladelphiaState, move: Move) -> str:
    return "" if isinstance(move, moves.Post) else "post-later"


def _own_split(game: PhiladelphiaState, move: Move) -> str:
    return "submit-by-hand" if isinstance(move, moves.SubmitCards | moves.SubmitRoles) else ""


_SHORT_TURNS = (
    (OTHER, moves.Post("forester-b")),
    (OTHER, moves.Acquire(1)),
    (OTHER, moves.Acquire(1)),
    (OTHER, moves.Acquire(1)),
)
"""The other seat's rest of the round and the start of the next, kept short to read."""

LESSON = Lesson(
    seats=2,
    secret=SEED,
    scenes=(
        LessonScene(
            _dealt,
            (
                LessonLook(
                    "hand", pictures=("hand",), choices=_dearest, figures=lambda game: _card("hotel-a")
                ),
                LessonMove("explore", lambda game: moves.Explore(), pictures=("table",)),
                LessonMove(
                    "take",
                    lambda game: moves.TakeCard(TAKEN),
                    pictures=("hand",),
                    figures=lambda game: {"card": TAKEN, "pair_vp": c.ROLES["pair"].vp},
                ),
                LessonMove(
                    "post",
                    lambda game: moves.Post(POSTED),
                    then=_SHORT_TURNS,
                    pictures=("hand", "table"),
                    figures=lambda game: _card(POSTED),
                    slip=_no_ad,
                ),
                LessonMove(
                    "acquire",
                    lambda game: moves.Acquire(2),
                    wanted=lambda game, move: True,
                    pictures=("table", "hand"),
                ),
            ),
        ),
        LessonScene(
            _late,
            (
                LessonLook("months", pictures=("area",), choices=_next_breach, figures=_breach),
                LessonLook("roles", pictures=("hand",), choices=_roles, figures=_worth),
                LessonMove("submit", _submit, pictures=("table", "hand"), figures=_worth, slip=_own_split),
            ),
        ),
    ),
)
