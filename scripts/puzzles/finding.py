"""Finds positions in which one answer is clearly best, in past games.

The Apprentice's judgement picks the positions and the answers worth trying, which is cheap. Playouts
confirm: a Master's (with the title's horizon and value of a position) and plain ones (everybody plays on for
long as an Apprentice at a glance). Both must have the same best answer by a clear lead, and no other
answer may come near it in the Master's playouts. A Grandmaster, where the title has one, must give it too."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import msgspec

from games.computer import Effort, SeatView, choose, levels_of
from games.computer.evaluation import ScoredMove, imagined, score_moves
from games.computer.hint_ranking import compared, each_once, gist
from games.computer.playouts import played_out
from games.computer.race import lead_and_error
from games.core import Advisor, Move, SearchSettings, Seat, Title, engine
from games.core.advice import Reason
from games.core.chance import Secret
from games.core.puzzle import Lead, Puzzle, PuzzleGame, packed_game, packed_move, same_result
from games.manager.history.review import SHARE
from scripts.puzzles.games import PastGame

FEWEST, MOST = 3, 60
"""The least and the greatest number of answers that a position of a puzzle has."""

LOOKED_AT, OF_A_GAME = 30, 2
"""Usual maximum number of positions of a game that are looked at, and maximum number of puzzles it makes."""

TRIED, BEST = 8, 3
"""Number of the Apprentice's best answers that are tried out at first, and of the best of these that are
confirmed. All others are tried out once one is confirmed."""

FIRST, REST = 3, 6
"""Number of a Master's playouts of each answer at first, and of each of the others at the end."""

MASTER, PLAIN = (8, 24), (4, 8, 20)
"""Number of playouts of the best answers, in pieces: a Master's, and plain ones."""

ERRORS, PLAIN_ERRORS = 2.5, 2.0
"""Number of standard errors by which the best answer leads: in a Master's playouts, and in plain ones, which
are more at random."""

AHEAD = 60
"""Number of answers that a plain playout looks ahead. Then the considerations count, or the points if the
game is over."""

UNHURRIED = Effort(seconds=math.inf)
"""The bounds of a Grandmaster's thinking: a busy machine changes no puzzle."""

PLAIN_SETTINGS: SearchSettings[Any] = SearchSettings(horizon=AHEAD)


class PuzzleSearch:
    """The search for puzzles in one game. `firmness`: the share of the leads that is asked for; `looked_at`:
    maximum number of positions that are looked at."""

    def __init__(
        self,
        title: Title,
        past: PastGame,
        rng: Random,
        firmness: float = 1.0,
        looked_at: int = LOOKED_AT,
    ) -> None:
        assert title.advisor is not None, "a title without an advisor has no puzzles"
        self.title = title
        self.past = past
        self.rng = rng
        self.firmness = firmness
        self.looked_at = looked_at
        self.advisor: Advisor[Any] = title.advisor
        self.plain = replace(title.advisor, mastery=PLAIN_SETTINGS)
        self.least = firmness * SHARE * abs(past.points)  # as in reviews of games
        # A Master's own value of a position need not be in points.
        self.least_master = 0.0 if title.advisor.mastery.worths is not None else self.least

    def puzzles(self) -> list[Puzzle]:
        """The puzzles of the game."""
        asked = list(self._positions())
        found: list[Puzzle] = []
        for at in self.rng.sample(range(len(asked)), min(self.looked_at, len(asked))):
            number, game, seat = asked[at]
            if len(found) < OF_A_GAME and (puzzle := self.puzzle(game, seat, number)) is not None:
                found.append(puzzle)
        return found

    def _positions(self) -> Iterator[tuple[int, Any, Seat]]:
        """The positions in which one seat alone is asked, each with the number of moves before it."""
        past, chance = self.past, Secret(self.past.secret)
        game = engine.start(self.title, past.seats, past.options, chance).game
        for number, (seat, move) in enumerate(past.moves):
            if len(engine.waits_for(game)) == 1 and not engine.is_always_available(game, seat, move):
                yield number, game, seat
            game = engine.play(self.title, game, seat, move, chance).game

    def puzzle(self, game: Any, seat: Seat, number: int) -> Puzzle | None:
        """The puzzle that a position makes; None if it makes none."""
        view = self.title.view(game, seat)
        ranked = self.ranked(view, seat)
        if len(ranked) < FEWEST:
            return None
        tried = [one.move for one in ranked[:TRIED]]
        first = self.worths(self.advisor, view, seat, tried, FIRST)
        best, *others = sorted(range(len(tried)), key=lambda at: -sum(first[at]))[:BEST]
        if not all(lead(first[best], first[other]).leads(1.0, self.least_master / 2) for other in others):
            return None
        clear = self.confirmed(view, seat, ranked, [tried[at] for at in (best, *others)])
        return None if clear is None else self._made(ranked, clear, number)

    def ranked(self, view: Any, seat: Seat) -> list[ScoredMove]:
        """All answers that come to something different, the Apprentice's favourite first; empty if there are
        too many, or if the answer is a bid against others."""
        legal = list(islice(engine.legal_moves(view, seat), MOST + 1))
        replies = self.advisor.mastery.replies
        if len(legal) > MOST or (replies is not None and replies(view, seat)):
            return []
        seen = SeatView(self.title, view, self.past.seats, seat)
        found = score_moves(self.advisor, seen, legal, Random(self.rng.randbytes(8)))
        found = each_once(seen, found, Random(self.rng.randbytes(8)))
        return sorted(found, key=lambda one: -one.score)

    def ease(self, view: Any, seat: Seat, best: Move) -> float:
        """How easily the best answer is found: how far it is ahead of all others by the Apprentice's
        judgement, as a share of what separates the answers. Below 0 if the Apprentice prefers another."""
        scores = {one.move: one.score for one in self.ranked(view, seat)}
        mine = scores.pop(best, 0.0)
        spread = max(mine, *scores.values()) - min(mine, *scores.values())
        return (mine - max(scores.values())) / (spread or 1.0)

    def confirmed(
        self, view: Any, seat: Seat, ranked: Sequence[ScoredMove], tried: Sequence[Move]
    ) -> "ClearBest | None":
        """The first of the tried answers, if both kinds of playouts and a Grandmaster agree that it is
        clearly the best of all."""
        master = self._leading(self.advisor, view, seat, tried, MASTER, ERRORS, self.least_master)
        agrees = self.grandmaster_agrees(view, seat, tried[0]) if master else False
        if agrees is False:
            return None
        plain = self._leading(self.plain, view, seat, tried, PLAIN, PLAIN_ERRORS, self.least)
        if not plain:
            return None
        second = max(range(1, len(tried)), key=lambda at: sum(master[at]))
        if gist(tried[second]) == gist(tried[0]):
            return None  # only a detail separates them
        others = [tried[0], *[one.move for one in ranked if one.move not in tried]]
        best, *rest = self.worths(self.advisor, view, seat, others, REST)
        if not all(lead(best, other).leads(self.firmness) for other in rest):
            return None
        leads = [lead(values[0], values[second]) for values in (master, plain)]
        return ClearBest(tried[0], tried[second], leads[0], leads[1], agrees)

    def grandmaster_agrees(self, view: Any, seat: Seat, best: Move) -> bool | None:
        """Whether a Grandmaster gives this answer, or one that comes to the same; None if the title has
        none."""
        title, seats = self.title, self.past.seats
        if "grandmaster" not in levels_of(title):
            return None
        own = choose(
            SeatView(title, view, seats, seat), "grandmaster", Random(self.rng.randbytes(8)), UNHURRIED
        )
        return same_result(title, imagined(self.advisor, view, seat, self.rng), seat, own, best)

    def _leading(
        self,
        advisor: Advisor[Any],
        view: Any,
        seat: Seat,
        tried: Sequence[Move],
        pieces: Sequence[int],
        errors: float,
        least: float,
    ) -> list[list[float]]:
        """The worths of the tried answers, if the first leads all others; else nothing. Playouts come in
        pieces, and end where the first is hardly ahead."""
        values: list[list[float]] = [[] for _ in tried]
        errors *= self.firmness
        for rounds in pieces:
            for all_, new in zip(values, self.worths(advisor, view, seat, tried, rounds), strict=True):
                all_ += new
            if not all(lead(values[0], other).leads(errors / 3) for other in values[1:]):
                return []
        return values if all(lead(values[0], other).leads(errors, least) for other in values[1:]) else []

    def _made(self, ranked: Sequence[ScoredMove], clear: "ClearBest", number: int) -> Puzzle:
        past = self.past
        moves = [(seat, msgspec.Raw(msgspec.msgpack.encode(move))) for seat, move in past.moves[:number]]
        id, game = packed_game(
            PuzzleGame(past.seats, msgspec.to_builtins(past.options), past.secret, tuple(moves))
        )
        scored = {one.move: one for one in ranked}
        reasons = compared(scored[clear.best], scored[clear.second]).reasons
        return Puzzle(
            id,
            "medium",  # until it is packed among others
            game,
            packed_move(clear.best),
            packed_move(clear.second),
            tuple([Reason(why, round(change, 3), round(points, 3)) for why, change, points in reasons]),
            clear.master,
            clear.plain,
            past.points,
            past.origin,
            clear.grandmaster,
            self.title.state_version,
        )

    def worths(
        self, advisor: Advisor[Any], view: Any, seat: Seat, moves: Sequence[Move], rounds: int
    ) -> list[list[float]]:
        """What each answer is worth in playouts, round by round. All answers of a round meet the same hidden
        cards and the same luck."""
        seen, by_round = SeatView(self.title, view, self.past.seats, seat), []
        for _ in range(rounds):
            world = imagined(advisor, view, seat, self.rng)
            by_round.append(played_out(advisor, seen, world, moves, self.rng.randbytes(8)))
        return [list(values) for values in zip(*by_round, strict=True)]


class ClearBest(msgspec.Struct, frozen=True):
    """A best answer that is confirmed, and the second best, with the leads in both kinds of playouts.
    `grandmaster`: as a puzzle has it."""

    best: Move
    second: Move
    master: Lead
    plain: Lead
    grandmaster: bool | None


def lead(values: Sequence[float], others: Sequence[float]) -> Lead:
    """The lead of one answer over another."""
    mean, error = lead_and_error(values, others)
    return Lead(round(mean, 4), round(error, 4), len(values))
