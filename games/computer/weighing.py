"""What speaks for a move: the title's considerations, of the position before and after it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from games.computer.candidates import candidates
from games.core import Advisor, Move, SealedPhase, Seat, Title, TurnContext, engine
from games.core.chance import Chance, Secret

SEEN, THOUGHT_OF = 64, 14
"""So many moves of a kind are looked at, and so many of those that look best are thought through."""

ALTOGETHER, FEWEST = 24, 5
"""So many moves of all kinds are thought through, but of each kind at least the few that look best."""

FOLLOWED, GLANCE = 3, 8
"""How many further answers of the same turn are thought of, and how many moves of a kind each time."""

CLOSED = 3
"""With so many neutral answers a turn is ended that is longer than that."""

MANY = 12
"""Where more moves are thought through, only half as many further answers are looked at after each."""

DRAWN = 3
"""A move that turns something up is looked at with so many things that may turn up."""

DIGITS = 12
"""Sums that come out differently beyond these are the same."""

Reason = tuple[str, float, float]


class ScoredMove(msgspec.Struct, frozen=True):
    """A move with what speaks for it: points in all, and for each consideration its change and points.
    `then`: what the seat would go on with in the same turn, as far as nothing is turned up."""

    move: Any
    points: float
    reasons: tuple[tuple[str, float, float], ...]
    then: tuple[Any, ...] = ()


class Evaluator:
    """A seat's position on the scales: what it counts is counted once, for all moves that are weighed."""

    def __init__(self, title: Title, advisor: Advisor[Any], game: Any, seat: Seat) -> None:
        self.title = title
        self.advisor = advisor
        self.game = game
        self.seat = seat
        self.saved = title.save(game)
        self.before = [
            one.count(game, seat) if one.count is not None else 0.0 for one in advisor.considerations
        ]

    def played(self, move: Move, chance: Chance) -> tuple[Any, TurnContext[Any]]:
        """The position after a move, and how it came about."""
        after = self.title.load(self.saved)
        return after, engine.play_in_place(after, self.seat, move, chance, heard=False)

    def points(self, after: Any, move: Move) -> float:
        """What speaks for a move that led there."""
        total = 0.0
        for one, before in zip(self.advisor.considerations, self.before, strict=True):
            if one.count is not None:
                total += one.weight * (one.count(after, self.seat) - before)
            else:
                total += one.weight * one.measure(self.game, after, self.seat, move)
        return total

    def reasons(self, after: Any, move: Move) -> list[Reason]:
        """The same, one by one."""
        found = []
        for one, before in zip(self.advisor.considerations, self.before, strict=True):
            if one.count is not None:
                change = one.count(after, self.seat) - before
            else:
                change = one.measure(self.game, after, self.seat, move)
            if change:
                found.append((one.id, change, one.weight * change))
        return found

    def best(self, moves: Sequence[Move], chance: Chance) -> tuple[Move, Any, TurnContext[Any]]:
        """The move that most speaks for at first sight, with what it leads to."""
        found: tuple[Move, Any, TurnContext[Any]] | None = None
        most = 0.0
        for move in moves:
            after, ctx = self.played(move, chance)
            points = self.points(after, move)
            if found is None or points > most:
                found, most = (move, after, ctx), points
        assert found is not None, "somebody who is asked has an answer"
        return found


def promising(title: Title, advisor: Advisor[Any], view: Any, seat: Seat, rng: Random) -> list[Move]:
    """The moves worth a thought: all where they are few, else those of each kind that look best."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in candidates(view, seat, rng, SEEN):
        kinds.setdefault(type(move), []).append(move)
    most = _of_a_kind([len(moves) for moves in kinds.values()])
    if all(len(moves) <= most for moves in kinds.values()):
        return [move for moves in kinds.values() for move in moves]
    scales, chance = _world(title, advisor, view, seat, rng)
    found: list[Move] = []
    for moves in kinds.values():
        if len(moves) > most:
            points = [scales.points(scales.played(move, chance)[0], move) for move in moves]
            best = sorted(range(len(moves)), key=lambda at: -points[at])[:most]
            moves = [moves[at] for at in sorted(best)]
        found += moves
    return found


def _of_a_kind(counts: Sequence[int]) -> int:
    """How many moves of a kind are thought through where there are so many of each."""
    most = THOUGHT_OF
    while most > FEWEST and sum([min(count, most) for count in counts]) > ALTOGETHER:
        most -= 1
    return most


def judged(
    title: Title, advisor: Advisor[Any], view: Any, seat: Seat, moves: Sequence[Move], rng: Random
) -> list[ScoredMove]:
    """Moves with what speaks for each, followed up by what the seat would do next in the same turn, for a
    move may only be good for what it opens (the figure moves, then it buys)."""
    worlds = [_world(title, advisor, view, seat, rng)]
    found = []
    glance = GLANCE if len(moves) <= MANY else GLANCE // 2
    for move in moves:
        seed = rng.randbytes(8)
        reasons, then, drawn = _followed(*worlds[0], move, glance, Random(seed))
        told = [reasons]
        if drawn:
            while len(worlds) < DRAWN:
                worlds.append(_world(title, advisor, view, seat, rng))
            told += [_followed(*world, move, glance // 2, Random(seed))[0] for world in worlds[1:]]
        found.append(_judged(move, told, then))
    return found


def _world(
    title: Title, advisor: Advisor[Any], view: Any, seat: Seat, rng: Random
) -> tuple[Evaluator, Chance]:
    game = imagined(advisor, view, seat, rng)
    return Evaluator(title, advisor, game, seat), Secret(rng.randbytes(8))


def _followed(
    scales: Evaluator, chance: Chance, move: Move, glance: int, rng: Random
) -> tuple[list[Reason], list[Move], bool]:
    """What speaks for a move and for what the seat does after it; what that is, and whether the move turned
    something up."""
    after, ctx = scales.played(move, chance)
    reasons, drawn = scales.reasons(after, move), ctx.fence
    then: list[Move] = []
    known = not drawn
    for _ in range(FOLLOWED):
        if ctx.turn_over or list(engine.waits_for(after)) != [scales.seat]:
            break
        scales = Evaluator(scales.title, scales.advisor, after, scales.seat)
        move, after, ctx = scales.best(candidates(after, scales.seat, rng, glance), chance)
        reasons += scales.reasons(after, move)
        then += [move] if known else []
        known = known and not ctx.fence
    else:
        reasons += _ended(scales, after, ctx, chance)
    return reasons, then, drawn


def _ended(scales: Evaluator, after: Any, ctx: TurnContext[Any], chance: Chance) -> list[Reason]:
    """What a turn that is longer than thoughts go still comes to if nothing more is done in it: else what
    its end costs would be put off for ever."""
    reasons: list[Reason] = []
    for _ in range(CLOSED):
        if ctx.turn_over or list(engine.waits_for(after)) != [scales.seat]:
            break
        scales = Evaluator(scales.title, scales.advisor, after, scales.seat)
        move = engine.default(after, scales.seat)
        after, ctx = scales.played(move, chance)
        reasons += scales.reasons(after, move)
    return reasons


def _judged(move: Move, told: Sequence[list[Reason]], then: Sequence[Move]) -> ScoredMove:
    """The reasons of several worlds, each of which is as likely as the other."""
    share = 1 / len(told)
    reasons = [(id, change * share, points * share) for reasons in told for id, change, points in reasons]
    points = round(sum([points for _, _, points in reasons]), DIGITS)
    return ScoredMove(move, points, tuple(reasons), tuple(then))


def imagined(advisor: Advisor[Any], view: Any, seat: Seat, rng: Random) -> Any:
    """A game as it may be. Of answers that lie sealed nobody knows what they are: their seats are asked."""
    game = advisor.imagine(view, seat, rng)
    for phase in (*game.phases, *game.beside):
        if isinstance(phase, SealedPhase):
            phase.given = sorted(phase.answers)
    return game
