"""The evaluator: scores a move by the title's considerations, applied to the positions before and after
it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from games.computer.candidates import candidates
from games.core import Advisor, Move, SealedPhase, Seat, Title, TurnContext, engine
from games.core.chance import Chance, Secret
from games.core.learned_value import CONSIDERATIONS, LearnedValue

SEEN, THOUGHT_OF = 64, 14
"""Maximum number of moves of a kind that are scored at first sight, and of those that are followed up."""

ALTOGETHER, FEWEST = 24, 5
"""Maximum number of moves of all kinds that are followed up, and minimum number of each kind."""

FOLLOWED, GLANCE = 3, 8
"""Maximum number of further answers of the same turn that are followed, and of moves of a kind considered
at each."""

CLOSED = 3
"""A turn that is longer than that is ended with at most this many neutral answers."""

MANY = 12
"""If more moves than this are followed up, each is followed for only half as many further answers."""

DRAWN = 3
"""Number of random outcomes that are tried for a move that reveals something."""

DIGITS = 12
"""Sums that are equal up to this many digits count as equal."""

Reason = tuple[str, float, float]


class ScoredMove(msgspec.Struct, frozen=True):
    """A move with its score: total points, and for each consideration its change and points. `then`: the
    seat's expected next moves in the same turn, up to the first that reveals something."""

    move: Any
    points: float
    reasons: tuple[tuple[str, float, float], ...]
    then: tuple[Any, ...] = ()


class Evaluator:
    """Scores moves from one position of a seat. What the position counts is computed once for all moves."""

    def __init__(self, title: Title, advisor: Advisor[Any], game: Any, seat: Seat) -> None:
        self.title = title
        self.advisor = advisor
        self.game = game
        self.seat = seat
        seen = advisor.outlook(game, seat)
        self._scales = [
            (one.weight, one.measure, one.count, 0.0 if one.count is None else one.count(*seen))
            for one in advisor.considerations
        ]

    def played(self, move: Move, chance: Chance) -> tuple[Any, TurnContext[Any]]:
        """The position after a move, and the context that led there."""
        after = self.title.copy(self.game)
        return after, engine.play_in_place(after, self.seat, move, chance)

    def points(self, after: Any, move: Move) -> float:
        """The score of a move that leads to `after`."""
        total = 0.0
        seen = self.advisor.outlook(after, self.seat)
        for weight, measure, count, before in self._scales:
            if count is not None:
                total += weight * (count(*seen) - before)
            elif measure is not None:
                total += weight * measure(self.game, after, self.seat, move)
        return total

    def reasons(self, after: Any, move: Move) -> list[Reason]:
        """The reasons behind `points`, one by one."""
        found = []
        seen = self.advisor.outlook(after, self.seat)
        for one, (weight, measure, count, before) in zip(
            self.advisor.considerations, self._scales, strict=True
        ):
            change = 0.0
            if count is not None:
                change = count(*seen) - before
            elif measure is not None:
                change = measure(self.game, after, self.seat, move)
            if change:
                found.append((one.id, change, weight * change))
        return found

    def best(self, moves: Sequence[Move], chance: Chance) -> tuple[Move, Any, TurnContext[Any]]:
        """The best move at first sight, with the position and context it leads to."""
        found: tuple[Move, Any, TurnContext[Any]] | None = None
        most = 0.0
        for move in moves:
            after, ctx = self.played(move, chance)
            points = self.points(after, move)
            if found is None or points > most:
                found, most = (move, after, ctx), points
        assert found is not None, "no moves to choose from"
        return found


def promising(title: Title, advisor: Advisor[Any], view: Any, seat: Seat, rng: Random) -> list[Move]:
    """The moves worth following up: all if there are few, else the best of each kind at first sight."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in candidates(view, seat, rng, SEEN):
        kinds.setdefault(type(move), []).append(move)
    most = _of_a_kind([len(moves) for moves in kinds.values()])
    if all(len(moves) <= most for moves in kinds.values()):
        return [move for moves in kinds.values() for move in moves]
    evaluator, chance = _world(title, advisor, view, seat, rng)
    found: list[Move] = []
    for moves in kinds.values():
        if len(moves) > most:
            points = [evaluator.points(evaluator.played(move, chance)[0], move) for move in moves]
            best = sorted(range(len(moves)), key=lambda at: -points[at])[:most]
            moves = [moves[at] for at in sorted(best)]
        found += moves
    return found


def _of_a_kind(counts: Sequence[int]) -> int:
    """Number of moves of each kind to follow up, given how many there are of each."""
    most = THOUGHT_OF
    while most > FEWEST and sum([min(count, most) for count in counts]) > ALTOGETHER:
        most -= 1
    return most


def judged(
    title: Title, advisor: Advisor[Any], view: Any, seat: Seat, moves: Sequence[Move], rng: Random
) -> list[ScoredMove]:
    """Scored moves. Each is followed up by what the seat would do next in the same turn, as a move may be
    good only for what it opens (the figure moves, then it buys)."""
    worlds = [_world(title, advisor, view, seat, rng)]
    found = []
    glance = GLANCE if len(moves) <= MANY else GLANCE // 2
    for move in moves:
        seed = rng.randbytes(8)
        reasons, then, drawn = _followed(*worlds[0], move, glance, Random(seed))
        samples = [reasons]
        if drawn:
            while len(worlds) < DRAWN:
                worlds.append(_world(title, advisor, view, seat, rng))
            samples += [_followed(*world, move, glance // 2, Random(seed))[0] for world in worlds[1:]]
        found.append(_judged(move, samples, then))
    return found


def judged_turn(
    title: Title,
    advisor: Advisor[Any],
    view: Any,
    seat: Seat,
    turn: Sequence[Move],
    rng: Random,
    value: LearnedValue | None = None,
) -> ScoredMove:
    """A whole turn that is known, scored up to the first of its moves that reveals something. `value`: says
    what it has words for (`Learning.estimates`)."""
    samples: list[list[Reason]] = []
    drawn, played = True, list(turn)
    while drawn and len(samples) < DRAWN:
        evaluator, chance = _world(title, advisor, view, seat, rng)
        before = after = evaluator.game
        reasons: list[Reason] = []
        for at, move in enumerate(turn):
            after, ctx = evaluator.played(move, chance)
            reasons += evaluator.reasons(after, move)
            drawn = ctx.irreversible
            if drawn:
                played = list(turn[: at + 1])
                break
            evaluator = Evaluator(title, advisor, after, seat)
        if value is not None and not after.over:
            reasons = _as_valued(advisor, value, before, after, seat, reasons)
        samples.append(reasons)
    return _judged(played[0], samples, played[1:])


def _as_valued(
    advisor: Advisor[Any], value: LearnedValue, before: Any, after: Any, seat: Seat, reasons: list[Reason]
) -> list[Reason]:
    """The reasons, with the value's estimate of what it has words for: how much less the position were worth
    if only that had stayed as it was."""
    assert advisor.learning is not None, "a value belongs to its features"
    first, last = [advisor.learning.features(game, seat) for game in (before, after)]
    worth, at = value.of(last), {name: at for at, name in enumerate(value.features)}
    weights = {one.id: one.weight for one in advisor.considerations}
    found = [reason for reason in reasons if reason[0] not in advisor.learning.estimates]
    for id, names in advisor.learning.estimates.items():
        without = list(last)
        for name in names:
            without[at[name]] = first[at[name]]
        if CONSIDERATIONS in at:
            without[at[CONSIDERATIONS]] -= sum([points for one, _, points in reasons if one == id])
        points = worth - value.of(without)
        found += [(id, points / weights[id], points)] if points else []
    return found


def _world(
    title: Title, advisor: Advisor[Any], view: Any, seat: Seat, rng: Random
) -> tuple[Evaluator, Chance]:
    game = imagined(advisor, view, seat, rng)
    return Evaluator(title, advisor, game, seat), Secret(rng.randbytes(8))


def _followed(
    evaluator: Evaluator, chance: Chance, move: Move, glance: int, rng: Random
) -> tuple[list[Reason], list[Move], bool]:
    """The reasons for a move and for what the seat does after it; these next moves; and whether the move
    revealed something."""
    after, ctx = evaluator.played(move, chance)
    reasons, drawn = evaluator.reasons(after, move), ctx.irreversible
    then: list[Move] = []
    known = not drawn
    for _ in range(FOLLOWED):
        if ctx.turn_over or list(engine.waits_for(after)) != [evaluator.seat]:
            break
        evaluator = Evaluator(evaluator.title, evaluator.advisor, after, evaluator.seat)
        move, after, ctx = evaluator.best(candidates(after, evaluator.seat, rng, glance), chance)
        reasons += evaluator.reasons(after, move)
        then += [move] if known else []
        known = known and not ctx.irreversible
    else:
        reasons += _ended(evaluator, after, ctx, chance)
    return reasons, then, drawn


def _ended(evaluator: Evaluator, after: Any, ctx: TurnContext[Any], chance: Chance) -> list[Reason]:
    """The reasons that arise when a turn longer than the search is ended with neutral answers. Without
    them the cost of ending a turn would be put off for ever."""
    reasons: list[Reason] = []
    for _ in range(CLOSED):
        if ctx.turn_over or list(engine.waits_for(after)) != [evaluator.seat]:
            break
        evaluator = Evaluator(evaluator.title, evaluator.advisor, after, evaluator.seat)
        move = engine.default(after, evaluator.seat)
        after, ctx = evaluator.played(move, chance)
        reasons += evaluator.reasons(after, move)
    return reasons


def _judged(move: Move, samples: Sequence[list[Reason]], then: Sequence[Move]) -> ScoredMove:
    """The average of the reasons over several worlds, all equally likely."""
    share = 1 / len(samples)
    reasons = [(id, change * share, points * share) for reasons in samples for id, change, points in reasons]
    points = round(sum([points for _, _, points in reasons]), DIGITS)
    return ScoredMove(move, points, tuple(reasons), tuple(then))


def imagined(advisor: Advisor[Any], view: Any, seat: Seat, rng: Random) -> Any:
    """A possible game behind a view. Sealed answers are unknown, so their seats are asked again."""
    game = advisor.imagine(view, seat, rng)
    for phase in (*game.phases, *game.always_available):
        if isinstance(phase, SealedPhase):
            phase.given = sorted(phase.answers)
    return game
