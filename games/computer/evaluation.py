"""The evaluator: scores a move by the title's considerations, applied to the positions before and after
it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from games.computer.candidates import candidates
from games.computer.seat_view import SeatView
from games.core import Advisor, Game, Move, SealedPhase, Seat, Title, TurnContext, engine
from games.core.advice import Reason, WorthUnit
from games.core.chance import Chance, Secret
from games.core.game import G
from games.core.learned_value import CONSIDERATIONS, LearnedValue

FIRST_SIGHT_PER_KIND = 64
"""Maximum number of moves of a kind that are scored at first sight."""

TRIED_PER_KIND, FEWEST_PER_KIND, TRIED_IN_ALL = 14, 5, 24
"""Maximum number of moves of a kind that are followed up. It is lowered, at most to `FEWEST_PER_KIND`, while
there are more than `TRIED_IN_ALL` of all kinds."""

FURTHER_ANSWERS, ANSWERS_PER_KIND = 3, 8
"""Maximum number of further answers of the same turn by which a move is followed, and of moves of a kind that
are considered for each."""

MANY_MOVES = 12
"""If more moves than this are followed up, only half as many are considered for each further answer."""

CLOSING_ANSWERS = 3
"""Maximum number of neutral answers that end a turn which is longer than that."""

OUTCOMES = 3
"""Number of random outcomes that are tried for a move that reveals something."""

DIGITS = 12
"""Sums that are equal up to this many digits count as equal."""


class ScoredMove(msgspec.Struct, frozen=True):
    """A move with its score, in this unit, and the reasons that speak for it, in points. `then`: the seat's
    expected next moves in the same turn, up to the first that reveals something."""

    move: Any
    score: float
    reasons: tuple[Reason, ...]
    then: tuple[Any, ...] = ()
    unit: WorthUnit = "points"


class Evaluator:
    """Scores moves from one position of a seat. What the position counts is computed once for all moves."""

    def __init__(self, title: Title, advisor: Advisor[Any], game: Game, seat: Seat) -> None:
        self.title = title
        self.advisor = advisor
        self.game = game
        self.seat = seat
        outlook = advisor.outlook(game, seat)
        self._considered = [
            (one.weight, one.measure, one.count, 0.0 if one.count is None else one.count(*outlook))
            for one in advisor.considerations
        ]
        """Each consideration: its weight and functions, and what it counts in this position."""

    def at(self, game: Game) -> "Evaluator":
        """The evaluator of the same seat at another position."""
        return Evaluator(self.title, self.advisor, game, self.seat)

    def played(self, move: Move, chance: Chance) -> tuple[Game, TurnContext[Any]]:
        """The position after a move, and the context that led there."""
        after = self.title.copy(self.game)
        return after, engine.play_in_place(after, self.seat, move, chance)

    def points(self, after: Game, move: Move) -> float:
        """The score of a move that leads to `after`."""
        total = 0.0
        outlook = self.advisor.outlook(after, self.seat)
        for weight, measure, count, before in self._considered:
            if count is not None:
                total += weight * (count(*outlook) - before)
            elif measure is not None:
                total += weight * measure(self.game, after, self.seat, move)
        return total

    def reasons(self, after: Game, move: Move) -> list[Reason]:
        """The reasons behind `points`, one by one."""
        reasons = []
        outlook = self.advisor.outlook(after, self.seat)
        for one, (weight, measure, count, before) in zip(
            self.advisor.considerations, self._considered, strict=True
        ):
            change = 0.0
            if count is not None:
                change = count(*outlook) - before
            elif measure is not None:
                change = measure(self.game, after, self.seat, move)
            if change:
                reasons.append(Reason(one.id, change, weight * change))
        return reasons

    def best(self, moves: Sequence[Move], chance: Chance) -> tuple[Move, Game, TurnContext[Any]]:
        """The best move at first sight, with the position and context it leads to."""
        best: tuple[Move, Game, TurnContext[Any]] | None = None
        most = 0.0
        for move in moves:
            after, ctx = self.played(move, chance)
            points = self.points(after, move)
            if best is None or points > most:
                best, most = (move, after, ctx), points
        assert best is not None, "no moves to choose from"
        return best


def promising(advisor: Advisor[Any], seen: SeatView, rng: Random) -> list[Move]:
    """The moves worth following up: all if there are few, else the best of each kind at first sight."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in candidates(seen.view, seen.seat, rng, FIRST_SIGHT_PER_KIND):
        kinds.setdefault(type(move), []).append(move)
    most = _tried_per_kind([len(moves) for moves in kinds.values()])
    if all(len(moves) <= most for moves in kinds.values()):
        return [move for moves in kinds.values() for move in moves]
    evaluator, chance = _world(advisor, seen, rng)
    kept: list[Move] = []
    for moves in kinds.values():
        if len(moves) > most:
            points = [evaluator.points(evaluator.played(move, chance)[0], move) for move in moves]
            best = sorted(range(len(moves)), key=lambda at: -points[at])[:most]
            moves = [moves[at] for at in sorted(best)]
        kept += moves
    return kept


def _tried_per_kind(counts: Sequence[int]) -> int:
    """Number of moves of each kind to follow up, given how many there are of each."""
    most = TRIED_PER_KIND
    while most > FEWEST_PER_KIND and sum([min(count, most) for count in counts]) > TRIED_IN_ALL:
        most -= 1
    return most


def score_moves(
    advisor: Advisor[Any], seen: SeatView, moves: Sequence[Move], rng: Random
) -> list[ScoredMove]:
    """The moves with their scores, in the same order. Each is followed up by what the seat would do next in
    the same turn, as a move may be good only for what it opens (the figure moves, then it buys). A move
    that reveals something is followed up in further worlds too, with half as many answers of a kind, as its
    first world is one outcome among several."""
    worlds = [_world(advisor, seen, rng)]
    scored = []
    most = ANSWERS_PER_KIND if len(moves) <= MANY_MOVES else ANSWERS_PER_KIND // 2
    for move in moves:
        seed = rng.randbytes(8)
        reasons, then, drawn = _followed(*worlds[0], move, most, Random(seed))
        samples = [reasons]
        if drawn:
            while len(worlds) < OUTCOMES:
                worlds.append(_world(advisor, seen, rng))
            samples += [_followed(*world, move, most // 2, Random(seed))[0] for world in worlds[1:]]
        scored.append(_scored(move, samples, then))
    return scored


def score_turn(
    advisor: Advisor[Any],
    seen: SeatView,
    turn: Sequence[Move],
    rng: Random,
    value: LearnedValue | None = None,
) -> ScoredMove:
    """A whole turn that is known, scored up to the first of its moves that reveals something. `value`: says
    what it has words for (`Learning.estimates`)."""
    samples: list[list[Reason]] = []
    drawn, played = True, list(turn)
    while drawn and len(samples) < OUTCOMES:
        evaluator, chance = _world(advisor, seen, rng)
        before = after = evaluator.game
        reasons: list[Reason] = []
        for at, move in enumerate(turn):
            after, ctx = evaluator.played(move, chance)
            reasons += evaluator.reasons(after, move)
            drawn = ctx.irreversible
            if drawn:
                played = list(turn[: at + 1])
                break
            evaluator = evaluator.at(after)
        if value is not None and not after.over:
            reasons = _as_valued(advisor, value, before, after, seen.seat, reasons)
        samples.append(reasons)
    return _scored(played[0], samples, played[1:])


def _as_valued(
    advisor: Advisor[Any], value: LearnedValue, before: Game, after: Game, seat: Seat, reasons: list[Reason]
) -> list[Reason]:
    """The reasons, with the value's estimate of what it has words for: how much less the position were worth
    if only that had stayed as it was."""
    assert advisor.learning is not None, "a value belongs to its features"
    first, last = [advisor.learning.features(game, seat) for game in (before, after)]
    worth, at = value.of(last), {name: at for at, name in enumerate(value.features)}
    weights = {one.id: one.weight for one in advisor.considerations}
    kept = [reason for reason in reasons if reason.id not in advisor.learning.estimates]
    for id, names in advisor.learning.estimates.items():
        without = list(last)
        for name in names:
            without[at[name]] = first[at[name]]
        if CONSIDERATIONS in at:
            without[at[CONSIDERATIONS]] -= sum([points for one, _, points in reasons if one == id])
        points = worth - value.of(without)
        kept += [Reason(id, points / weights[id], points)] if points else []
    return kept


def _world(advisor: Advisor[Any], seen: SeatView, rng: Random) -> tuple[Evaluator, Chance]:
    """A possible game behind a view, to score moves in, with its own luck."""
    game = imagined(advisor, seen.view, seen.seat, rng)
    return Evaluator(seen.title, advisor, game, seen.seat), Secret(rng.randbytes(8))


def _followed(
    evaluator: Evaluator, chance: Chance, move: Move, most: int, rng: Random
) -> tuple[list[Reason], list[Move], bool]:
    """The reasons for a move and for what the seat does after it (at most `most` moves of a kind are
    considered); these next moves; and whether the move revealed something."""
    after, ctx = evaluator.played(move, chance)
    reasons, drawn = evaluator.reasons(after, move), ctx.irreversible
    then: list[Move] = []
    known = not drawn
    for _ in range(FURTHER_ANSWERS):
        if ctx.turn_over or not engine.waits_for_only(after, evaluator.seat):
            break
        evaluator = evaluator.at(after)
        move, after, ctx = evaluator.best(candidates(after, evaluator.seat, rng, most), chance)
        reasons += evaluator.reasons(after, move)
        then += [move] if known else []
        known = known and not ctx.irreversible
    else:
        reasons += _ended(evaluator, after, ctx, chance)
    return reasons, then, drawn


def _ended(evaluator: Evaluator, after: Game, ctx: TurnContext[Any], chance: Chance) -> list[Reason]:
    """The reasons that arise when a turn longer than the search is ended with neutral answers. Without
    them the cost of ending a turn would be put off for ever."""
    reasons: list[Reason] = []
    for _ in range(CLOSING_ANSWERS):
        if ctx.turn_over or not engine.waits_for_only(after, evaluator.seat):
            break
        evaluator = evaluator.at(after)
        move = engine.default(after, evaluator.seat)
        after, ctx = evaluator.played(move, chance)
        reasons += evaluator.reasons(after, move)
    return reasons


def _scored(move: Move, samples: Sequence[list[Reason]], then: Sequence[Move]) -> ScoredMove:
    """A move with the average of its reasons over several worlds, all equally likely."""
    share = 1 / len(samples)
    reasons = [Reason(one.id, one.change * share, one.points * share) for each in samples for one in each]
    score = round(sum([one.points for one in reasons]), DIGITS)
    return ScoredMove(move, score, tuple(reasons), tuple(then))


def imagined(advisor: Advisor[G], view: G, seat: Seat, rng: Random) -> G:
    """A possible game behind a view. Sealed answers are unknown, so their seats are asked again."""
    game = advisor.imagine(view, seat, rng)
    for phase in (*game.phases, *game.always_available):
        if isinstance(phase, SealedPhase):
            phase.given = sorted(phase.answers)
    return game
