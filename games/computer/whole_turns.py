"""Whole turns of a seat as candidates, each with the value of the position it leads to.

A move that opens a question (the figure moves to a market, a tile encloses a shed) is tried with every answer
to it. A turn that goes on otherwise (a further purchase) is continued from its best answers. Of moves that
the title counts as alike one is tried. Within the same first move a seat's own value decides; between whole
turns the others' values count as well."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from games.core import Game, Move, Seat, Title, engine
from games.core.chance import Chance
from games.core.learned_value import Learning

MAX_DEPTH = 4
"""Maximum number of questions in a row that are tried with every answer."""

TURNS_CONTINUED = 6
"""Number of first moves whose turns are continued beyond the first answers."""

LONGEST_TURN = 8
"""Maximum number of moves by which a turn is continued."""

TURNS_COMPARED = 8
"""Number of turns for which the others' values are computed too."""

Values = Callable[[Sequence[Sequence[float]]], Sequence[float]]
"""The values of positions, given the features of each."""


class Turn(NamedTuple):
    """The moves of a turn of a seat, and the position they lead to.

    - `over`: whether the turn is over there (of single answers: or something was drawn).
    - `value`: the seat's own value of that position.
    - `score`: what speaks for the turn when the others' values count too; 0 until it is compared."""

    moves: tuple[Move, ...]
    end: Game
    over: bool
    value: float = 0.0
    score: float = 0.0


class TurnFinder:
    """Finds the whole turns of a title's games. `noise()`: what is added to a value, for exploration."""

    def __init__(
        self,
        title: Title,
        learning: Learning[Any],
        values: Values,
        seats: int,
        noise: Callable[[], float] | None = None,
    ) -> None:
        self.title = title
        self.learning = learning
        self.values = values
        self.seats = seats
        self.noise = noise

    def turns(self, game: Game, seat: Seat, chance: Chance, first: Sequence[Move] = ()) -> list[Turn]:
        """The best turns, each with another first move, the best first; with these first moves alone if some
        are named. `game` stays as it is."""
        deep = 1 if self.learning.answer_by_answer else MAX_DEPTH
        begun = self._valued(self._answers(game, seat, (), chance, deep, first), seat)
        if self.learning.answer_by_answer:
            return self._compared_with_others(begun, seat)
        groups: dict[Move, list[Turn]] = {}
        for turn in begun:
            groups.setdefault(turn.moves[0], []).append(turn)
        best = [max(group, key=_own_value) for group in groups.values()]
        best.sort(key=_own_value, reverse=True)
        open_ = [turn.moves[0] for turn in best if not turn.over][:TURNS_CONTINUED]
        best_ends = []
        for turn in best:
            ended = [one for one in groups[turn.moves[0]] if one.over]
            if turn.moves[0] in open_:
                ended += self._continued(turn, seat, chance)
            if ended:
                best_ends.append(max(ended, key=_own_value))
        return self._compared_with_others(best_ends, seat)

    def thought_through(
        self, game: Game, seat: Seat, chance: Chance, first: Sequence[Move] = ()
    ) -> list[Turn]:
        """The best turns, each with another first move, to their ends also where answers count as turns. Then
        the best few are continued after each answer, none beyond a draw; a first move whose turn is not among
        them has none. Of continued turns of equal value, such as the same answers in another order, one is
        kept. `first`: as in `turns`."""
        if not self.learning.answer_by_answer:
            return self.turns(game, seat, chance, first)
        turns = self._valued(self._answers(game, seat, (), chance, 1, first), seat)
        ended: dict[Move, Turn] = {}
        for _ in range(LONGEST_TURN):
            turns.sort(key=_own_value, reverse=True)
            for one in turns:
                if one.over and one.value > ended.get(one.moves[0], one._replace(value=-inf)).value:
                    ended[one.moves[0]] = one
            going_on = [one for one in turns if not one.over][:TURNS_CONTINUED]
            if not going_on:
                break
            answers = [self._answers(one.end, seat, one.moves, chance, 1) for one in going_on]
            valued = self._valued([one for after in answers for one in after], seat)
            turns = list({one.value: one for one in reversed(valued)}.values())
        return self._compared_with_others(list(ended.values()), seat)

    def _compared_with_others(self, turns: list[Turn], seat: Seat) -> list[Turn]:
        """The best turns by the seat's own value, ordered by what they are worth beside the others'."""
        turns.sort(key=_own_value, reverse=True)
        compared = [
            turn._replace(score=self._less_others(turn.value, turn.end, seat))
            for turn in turns[:TURNS_COMPARED]
        ]
        return sorted(compared, key=lambda turn: turn.score, reverse=True)

    def played_on(self, game: Game, seat: Seat, chance: Chance) -> Game:
        """The position after the best turn; of single answers that which is best for the seat itself."""
        if not self.learning.answer_by_answer:
            return self.turns(game, seat, chance)[0].end
        answers = self._answers(game, seat, (), chance, 1)
        return answers[0].end if len(answers) == 1 else max(self._valued(answers, seat), key=_own_value).end

    def _continued(self, turn: Turn, seat: Seat, chance: Chance) -> list[Turn]:
        """The ends of a turn that is not over: it is continued with its best answer as long as that has a
        better value than to end it."""
        ended: list[Turn] = []
        for _ in range(LONGEST_TURN):
            answers = self._valued(self._answers(turn.end, seat, turn.moves, chance, MAX_DEPTH), seat)
            ended += [one for one in answers if one.over]
            going_on = [one for one in answers if not one.over]
            if not going_on:
                break
            turn = max(going_on, key=_own_value)
            if ended and turn.value <= max(map(_own_value, ended)):
                break
        return ended

    def _answers(
        self,
        game: Game,
        seat: Seat,
        before: tuple[Move, ...],
        chance: Chance,
        deep: int,
        first: Sequence[Move] = (),
    ) -> list[Turn]:
        """The positions after each answer of the seat (`first`: after these), with every answer to what it
        opens; not valued yet."""
        answers: list[Turn] = []
        for move in first or self._tried(game, seat):
            after = self.title.copy(game)
            known = list(after.phases)
            ctx = engine.play_in_place(after, seat, move, chance)
            over = (
                ctx.turn_over
                or not _asked(after, seat)
                or (ctx.irreversible and self.learning.answer_by_answer)
            )
            moves = (*before, move)
            if not over and deep > 1 and not any(after.phases[-1] is one for one in known):
                answers += self._answers(after, seat, moves, chance, deep - 1)
            else:
                answers.append(Turn(moves, after, over))
        return answers

    def _tried(self, game: Game, seat: Seat) -> list[Move]:
        """The legal answers that are tried: the title's own choice, or one of each kind of moves that are
        alike."""
        if chosen := self.learning.moves(game, seat):
            return list(chosen)
        skipped = self.learning.skips(game, seat)
        by_key: dict[Any, Move] = {}
        for offer in engine.open_offers(game, seat):
            if offer.move in skipped:
                continue
            for move in offer.moves():
                key = self.learning.alike(game, seat, move)
                by_key.setdefault(move if key is None else key, move)
        return list(by_key.values()) or [engine.default(game, seat)]

    def _valued(self, turns: Sequence[Turn], seat: Seat) -> list[Turn]:
        """The same turns with the seat's own value of their ends."""
        values = self._own([turn.end for turn in turns], seat)
        return [turn._replace(value=value) for turn, value in zip(turns, values, strict=True)]

    def _own(self, games: Sequence[Game], seat: Seat) -> list[float]:
        """What positions are worth to a seat; its points where the game is over."""
        features = self.learning.features
        open_ = [game for game in games if not game.over]
        values = iter(self.values([features(game, seat) for game in open_]) if open_ else ())
        worths = [points_of(game, seat) if game.over else next(values) for game in games]
        return [value + self.noise() for value in worths] if self.noise is not None else worths

    def score_at(self, game: Game, seat: Seat) -> float:
        """What a position is worth to a seat when the others' values count too."""
        return self._less_others(self._own([game], seat)[0], game, seat)

    def _less_others(self, value: float, game: Game, seat: Seat) -> float:
        """A seat's value of a position less the share of the best other seat's that counts against it."""
        others = [Seat(other) for other in range(self.seats) if other != seat]
        if game.over:
            best = max([points_of(game, other) for other in others])
        else:
            best = max(self.values([self.learning.features(game, other) for other in others]))
        return value - self.learning.rivalry * best


def points_of(game: Game, seat: Seat) -> float:
    """A seat's points in a game that is over."""
    return float(next(score.points for score in game.scores if score.seat == seat))


def _asked(game: Game, seat: Seat) -> bool:
    """Whether the game waits for this seat alone."""
    return engine.waits_for_only(game, seat)


def _own_value(turn: Turn) -> float:
    return turn.value
