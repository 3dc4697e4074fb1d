"""Playouts: a possible game is played on. Its players follow the title's own worths of a position if it has
them, else the considerations at a glance. Without an advisor they play at random."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.computer.candidates import candidates
from games.computer.evaluation import Evaluator
from games.computer.seat_view import SeatView
from games.core import Advisor, Game, Move, Seat, Title, engine
from games.core.chance import Secret
from games.core.ranking import lead_of

MAX_RANDOM_ANSWERS = 2000
"""Maximum number of answers of a random playout, for titles without an advisor."""

GLANCED_PER_KIND, GLANCED_IN_ALL = 5, 12
"""Maximum number of moves of a kind that the players of a playout consider, and maximum number of all
moves."""

WEIGHED_PER_KIND, QUESTIONS_FOLLOWED = 24, 3
"""For players who follow a title's own worths: maximum number of moves of a kind that they consider, and of
questions opened by a move that they answer."""

MAX_ANSWERS = 400
"""Maximum number of answers in a playout that is bounded by rounds."""


class Playout:
    """A game that goes on from a position, with its own random draws."""

    def __init__(self, title: Title, advisor: Advisor[Any], game: Game, seats: int, rng: Random) -> None:
        self.title = title
        self.advisor = advisor
        self.game = game
        self.seats = seats
        self.rng = rng
        self.chance = Secret(rng.randbytes(8))

    def lead_after(self, seat: Seat, move: Move, late: Callable[[], bool] = lambda: False) -> float:
        """The worth of `seat` less that of the best other seat, after `move` and all that is within the
        horizon, or until it is late."""
        if not self.advisor.considerations:
            return self._at_random(seat, move)
        first = self._round()
        engine.play_in_place(self.game, seat, move, self.chance)
        mastery = self.advisor.mastery
        for _ in range(mastery.horizon if mastery.rounds is None else MAX_ANSWERS):
            waiting = engine.waits_for(self.game)
            if not waiting or late() or self._round() - first >= mastery.horizon > 0:
                break
            self._answer(waiting[0])
        return lead_at(self.advisor, self.game, self.seats, seat)

    def _round(self) -> int:
        """The current round, for titles that count rounds."""
        rounds = self.advisor.mastery.rounds
        return 0 if rounds is None else rounds(self.game)

    def others_answer(self, seat: Seat) -> None:
        """Every seat but `seat` answers the sealed question."""
        for other in list(engine.waits_for(self.game)):
            if other != seat:
                self._answer(other)

    def _at_random(self, seat: Seat, move: Move) -> float:
        """`lead_after` for titles without an advisor: by random play to the end."""
        try:
            engine.play_in_place(self.game, seat, move, self.chance)
            for _ in range(MAX_RANDOM_ANSWERS):
                if not engine.waits_for(self.game):
                    break
                engine.play_in_place(self.game, *engine.random_answer(self.game, self.rng), self.chance)
        except (LookupError, TypeError, ValueError, AttributeError):
            # Hidden cards were filled in without knowledge of the rules, so this game can't go on.
            return 0.0
        return lead_at(self.advisor, self.game, self.seats, seat)

    def _answer(self, seat: Seat) -> None:
        """One answer of a player in a playout: the title's own quick answer, else the move with the best
        lead, else the best move at a glance."""
        mastery = self.advisor.mastery
        move = mastery.quick(self.game, seat, self.rng) if mastery.quick is not None else None
        if move is not None:
            engine.play_in_place(self.game, seat, move, self.chance)
        elif mastery.worths is not None and mastery.guides:
            _, self.game = self.best_by_worth(seat)
        else:
            self._glance(seat)

    def _glance(self, seat: Seat) -> None:
        """The Apprentice's choice at a glance."""
        moves = candidates(self.game, seat, self.rng, GLANCED_PER_KIND)
        if len(moves) > GLANCED_IN_ALL:
            moves = self.rng.sample(moves, GLANCED_IN_ALL)
        if len(moves) == 1:
            engine.play_in_place(self.game, seat, moves[0], self.chance)
        else:
            evaluator = Evaluator(self.title, self.advisor, self.game, seat)
            _, self.game, _ = evaluator.best(moves, self.chance)

    def best_by_worth(self, seat: Seat) -> tuple[Move, Game]:
        """The move with the best lead once the questions it opens are answered, and the resulting
        position."""
        moves = self._looked_at(self.game, seat, WEIGHED_PER_KIND)
        if len(moves) == 1:
            engine.play_in_place(self.game, seat, moves[0], self.chance)
            return moves[0], self.game
        depth = len(self.game.phases)
        found, most = (moves[0], self.game), -float("inf")
        for move in moves:
            after = self.title.copy(self.game)
            engine.play_in_place(after, seat, move, self.chance)
            ended = self._followed(after, seat, depth)
            lead = lead_at(self.advisor, ended, self.seats, seat)
            if lead > most:
                found, most = (move, after), lead
        return found

    def _followed(self, game: Game, seat: Seat, depth: int) -> Game:
        """The position after the seat has answered the questions that its move opened (the phases above
        `depth`)."""
        for _ in range(QUESTIONS_FOLLOWED):
            if game.over or len(game.phases) <= depth or not engine.waits_for_only(game, seat):
                break
            moves = self._looked_at(game, seat, GLANCED_PER_KIND)
            if len(moves) > GLANCED_PER_KIND:
                moves = self.rng.sample(moves, GLANCED_PER_KIND)
            game = self._best(game, seat, moves)
        return game

    def _best(self, game: Game, seat: Seat, moves: Sequence[Move]) -> Game:
        """The position after the answer that is best at first sight."""
        best, most = game, -float("inf")
        for move in moves:
            after = self.title.copy(game)
            engine.play_in_place(after, seat, move, self.chance)
            lead = lead_at(self.advisor, after, self.seats, seat)
            if lead > most:
                best, most = after, lead
        return best

    def _looked_at(self, game: Game, seat: Seat, most: int) -> list[Move]:
        """Legal answers, without the kinds that players of playouts skip."""
        skipped = self.advisor.mastery.skipped
        moves = candidates(game, seat, self.rng, most, skipped)
        return moves or candidates(game, seat, self.rng, most)


def played_out(
    advisor: Advisor[Any],
    seen: SeatView,
    world: Game,
    moves: Sequence[Move],
    seed: bytes,
    late: Callable[[], bool] = lambda: False,
) -> list[float]:
    """What each of a seat's moves comes to (`Playout.lead_after`) in a possible game, all with the same
    luck."""
    leads = []
    for move in moves:
        playout = Playout(seen.title, advisor, seen.title.copy(world), seen.seats, Random(seed))
        leads.append(playout.lead_after(seen.seat, move, late))
    return leads


def lead_at(advisor: Advisor[Any], game: Game, seats: int, seat: Seat) -> float:
    """A seat's worth less that of the best other seat. If the game is over it is counted in points, unless
    the title has its own worths for a Master."""
    if game.over and advisor.mastery.worths is None:
        by_seat = [float(score.points) for score in sorted(game.scores, key=lambda score: score.seat)]
    else:
        by_seat = worths(advisor, game, seats)
    return lead_of(by_seat, seat)


def worths(advisor: Advisor[Any], game: Game, seats: int) -> list[float]:
    """What a position is worth to each seat: by the title's own for a Master, else by its
    considerations."""
    if advisor.mastery.worths is not None:
        return advisor.mastery.worths(game)
    return [advisor.worth(game, Seat(seat)) for seat in range(seats)]
