"""Four levels with one interface: `choose(seen, level, rng)` returns a move.

- Novice compares the most neutral answer with a few random ones and takes the best, so it gives nothing
  away for nothing.
- Apprentice compares all moves (or a fair sample) by the title's considerations.
- Master tries out the Apprentice's best moves in games with the hidden cards filled in (`search.py`).
- Grandmaster tries out the best whole turns by a value that was learned from games against itself
  (`grandmaster.py`), or searches as a Master with something learned (`grandmastery` of the advisor). A title
  without either has none; its Grandmasters play as Masters.

In a title without an advisor the Master plays out at random (`guessing.py` fills in hidden cards), and
Novice and Apprentice take any answer.

All levels use only the view, the offers and the random source."""

from dataclasses import replace
from random import Random
from typing import Any

from games.computer.candidates import candidates, sampled_moves
from games.computer.effort import Effort
from games.computer.evaluation import ScoredMove, promising, score_moves
from games.computer.grandmaster import learned_turns
from games.computer.guessing import plain_advisor
from games.computer.search import tried_out
from games.computer.seat_view import SeatView
from games.computer.whole_turns import Turn
from games.core import Advisor, Game, Move, Title, engine
from games.core.level_names import LEVELS, Level

NOISE = 1e-6
"""Smaller than any consideration: only breaks ties at random."""

EFFORT = Effort()
"""The bounds of thinking at a table."""


def levels_of(title: Title) -> tuple[Level, ...]:
    """The levels that a title has, the lowest first: a Grandmaster only where something has been learned."""
    learned = title.advisor is not None and (
        title.advisor.grandmastery is not None
        or (title.advisor.learning is not None and bool(title.advisor.learning.values))
    )
    return LEVELS if learned else tuple([level for level in LEVELS if level != "grandmaster"])


def choose(seen: SeatView, level: Level, rng: Random, effort: Effort = EFFORT) -> Move:
    """The answer of a computer player in the seat whose view this is, which has a question to answer."""
    if level == "novice":
        return _novice(seen, rng)
    if level == "grandmaster" and plays_by_value(seen.title, seen.view):
        return turns_by_value(seen, rng, effort)[0].moves[0]
    apprentice = level == "apprentice"
    ranked = ranked_moves(seen, rng) if apprentice else searched_moves(seen, level, rng, effort)
    move: Move = ranked[0].move
    return move


def searched_moves(seen: SeatView, level: Level, rng: Random, effort: Effort) -> list[ScoredMove]:
    """The moves that a Master, or a Grandmaster who plays as one, tries out, the best first, each with the
    lead that it brings. Where it follows the considerations, their moves and points."""
    advisor = _searching(seen.title.advisor, level)
    scored = _own_tries(advisor, seen, rng) or ranked_moves(seen, rng)
    if advisor is None:
        options = getattr(seen.view, "options", seen.title.options())
        advisor = plain_advisor(seen.title, seen.seats, options)
    return scored if len(scored) == 1 else tried_out(advisor, seen, scored, rng, effort)


def plays_by_value(title: Title, view: Game) -> bool:
    """Whether a Grandmaster of this title plays by a learned value in a game with these options."""
    learning = title.advisor.learning if title.advisor is not None else None
    return learning is not None and bool(learning.values) and learning.where(view)


def has_learned(title: Title, view: Game) -> bool:
    """Whether a Grandmaster of this title plays by something learned in a game with these options."""
    searching = title.advisor.grandmastery if title.advisor is not None else None
    return plays_by_value(title, view) or (searching is not None and searching.where(view))


def turns_by_value(seen: SeatView, rng: Random, effort: Effort, also: Move | None = None) -> list[Turn]:
    """A Grandmaster's best turns, the best first. Only where it plays by a learned value
    (`plays_by_value`). `also`: a move whose best turn is among them in any case."""
    assert seen.title.advisor is not None, "only an advisor has a value"
    return learned_turns(seen.title.advisor, seen, rng, effort, also)


def _searching(advisor: Advisor[Any] | None, level: Level) -> Advisor[Any] | None:
    """The advisor by whose settings a level searches."""
    if advisor is None or advisor.grandmastery is None or level != "grandmaster":
        return advisor
    return replace(advisor, mastery=advisor.grandmastery)


def _own_tries(advisor: Advisor[Any] | None, seen: SeatView, rng: Random) -> list[ScoredMove]:
    """The moves that a title's Master tries out instead of the Apprentice's best, the favourite first; empty
    if there are none."""
    if advisor is None or advisor.mastery.tries is None or not advisor.mastery.where(seen.view):
        return []
    return [ScoredMove(move, worth, ()) for move, worth in advisor.mastery.tries(seen.view, seen.seat, rng)]


def _novice(seen: SeatView, rng: Random) -> Move:
    """The best of the most neutral answer and a few random ones."""
    advisor = seen.title.advisor
    if advisor is None:
        return sampled_moves(seen.view, seen.seat, rng, 1)[0]
    few = int(advisor.novice.moves) + (rng.random() < advisor.novice.moves % 1)
    moves = sampled_moves(seen.view, seen.seat, rng, few, advisor.novice.skips)
    neutral = engine.default(seen.view, seen.seat)
    if neutral not in moves:
        moves.append(neutral)
    if len(moves) == 1:
        return moves[0]
    move: Move = _by_points(score_moves(advisor, seen, moves, rng), rng)[0].move
    return move


def ranked_moves(seen: SeatView, rng: Random) -> list[ScoredMove]:
    """The moves that an Apprentice considers, scored, the best first."""
    advisor = seen.title.advisor
    if advisor is None:
        moves = candidates(seen.view, seen.seat, rng)
        # Without an advisor the title is played at random: a view need not be a game that can go on.
        return [ScoredMove(move, 0.0, ()) for move in rng.sample(moves, len(moves))]
    return _by_points(score_moves(advisor, seen, promising(advisor, seen, rng), rng), rng)


def _by_points(moves: list[ScoredMove], rng: Random) -> list[ScoredMove]:
    return sorted(moves, key=lambda one: -one.score - NOISE * rng.random())
