"""A game as it may be, played on: by players who take what leads to the best a title knows of, or what they
like best at a glance, or anything where nothing is known."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from games.computer.candidates import candidates
from games.computer.weighing import Evaluator
from games.core import Advisor, Move, Seat, Title, engine
from games.core.chance import Secret
from games.core.choices.answers import Lots

TO_THE_END = 2000
"""Who knows nothing of a title plays it out at random: so many answers, so that it comes to an end."""

GLANCE, AT_MOST = 5, 12
"""How many moves of a kind the players of a playout look at, and how many in all."""

LOOKED_AT, FOLLOWED = 24, 3
"""Who goes by a title's value looks at so many moves of a kind, and answers so many of the questions that a
move opens."""

LONGEST = 400
"""No playout of rounds is longer than so many answers."""


class Playout:
    """A game that goes on from here, with luck of its own."""

    def __init__(self, title: Title, advisor: Advisor[Any], game: Any, seats: int, rng: Random) -> None:
        self.title = title
        self.advisor = advisor
        self.game = game
        self.seats = seats
        self.rng = rng
        self.chance = Secret(rng.randbytes(8))

    def worth_of(self, seat: Seat, move: Move, until: float) -> float:
        """How much better than the best other `seat` stands after `move` and what is within the horizon."""
        if not self.advisor.considerations:
            return self._at_random(seat, move)
        first = self._round()
        engine.play_in_place(self.game, seat, move, self.chance, heard=False)
        mastery = self.advisor.mastery
        for _ in range(mastery.horizon if mastery.rounds is None else LONGEST):
            waiting = engine.waits_for(self.game)
            if not waiting or monotonic() > until or self._round() - first >= mastery.horizon > 0:
                break
            self._answer(waiting[0])
        return standing(self.advisor, self.game, self.seats, seat)

    def _round(self) -> int:
        """The round that is being played, for titles that count them."""
        rounds = self.advisor.mastery.rounds
        return 0 if rounds is None else rounds(self.game)

    def others_answer(self, seat: Seat) -> None:
        """Everybody but `seat` answers the sealed question."""
        for other in list(engine.waits_for(self.game)):
            if other != seat:
                self._answer(other)

    def _at_random(self, seat: Seat, move: Move) -> float:
        """The same where nothing is known of playing well: by random play to the end."""
        try:
            engine.play_in_place(self.game, seat, move, self.chance, heard=False)
            engine.play_out(self.game, Lots(self.rng.random), self.chance, TO_THE_END)
        except (LookupError, TypeError, ValueError, AttributeError):
            # What is hidden was guessed by nobody who knows the rules: this is no game that can go on.
            return 0.0
        return standing(self.advisor, self.game, self.seats, seat)

    def _answer(self, seat: Seat) -> None:
        """What a player of a playout does: what the title has for it, or what leads to the best value, or
        what it likes best at a glance."""
        mastery = self.advisor.mastery
        move = mastery.quick(self.game, seat, self.rng) if mastery.quick is not None else None
        if move is not None:
            engine.play_in_place(self.game, seat, move, self.chance, heard=False)
        elif mastery.value is not None and mastery.guides:
            _, self.game = self.best_by_value(seat)
        else:
            self._glance(seat)

    def _glance(self, seat: Seat) -> None:
        """What an Apprentice would do at a glance."""
        moves = candidates(self.game, seat, self.rng, GLANCE)
        if len(moves) > AT_MOST:
            moves = self.rng.sample(moves, AT_MOST)
        if len(moves) == 1:
            engine.play_in_place(self.game, seat, moves[0], self.chance, heard=False)
        else:
            scales = Evaluator(self.title, self.advisor, self.game, seat)
            _, self.game, _ = scales.best(moves, self.chance)

    def best_by_value(self, seat: Seat) -> tuple[Move, Any]:
        """The move after which the seat stands best, once what it opens is answered; and where it leads."""
        moves = self._looked_at(self.game, seat, LOOKED_AT)
        if len(moves) == 1:
            engine.play_in_place(self.game, seat, moves[0], self.chance, heard=False)
            return moves[0], self.game
        saved, depth = self.title.save(self.game), len(self.game.phases)
        found, most = (moves[0], self.game), -float("inf")
        for move in moves:
            after = self.title.load(saved)
            engine.play_in_place(after, seat, move, self.chance, heard=False)
            ended = self._followed(after, seat, depth)
            worth = standing(self.advisor, ended, self.seats, seat)
            if worth > most:
                found, most = (move, after), worth
        return found

    def _followed(self, game: Any, seat: Seat, depth: int) -> Any:
        """The position when the seat has answered what its move opened: what lies above `depth`."""
        for _ in range(FOLLOWED):
            if game.over or len(game.phases) <= depth or list(engine.waits_for(game)) != [seat]:
                break
            moves = self._looked_at(game, seat, GLANCE)
            if len(moves) > GLANCE:
                moves = self.rng.sample(moves, GLANCE)
            game = self._best(game, seat, moves)
        return game

    def _best(self, game: Any, seat: Seat, moves: Sequence[Move]) -> Any:
        """Where the best of these answers leads at first sight."""
        saved = self.title.save(game)
        best, most = game, -float("inf")
        for move in moves:
            after = self.title.load(saved)
            engine.play_in_place(after, seat, move, self.chance, heard=False)
            worth = standing(self.advisor, after, self.seats, seat)
            if worth > most:
                best, most = after, worth
        return best

    def _looked_at(self, game: Any, seat: Seat, most: int) -> list[Move]:
        """Legal answers, but of the kinds that players of playouts never think of."""
        skipped = self.advisor.mastery.skipped
        moves = candidates(game, seat, self.rng, most, skipped)
        return moves or candidates(game, seat, self.rng, most)


def standing(advisor: Advisor[Any], game: Any, seats: int, seat: Seat) -> float:
    """A seat's worth less that of the best other, as it is. Points alone where the game is over, unless the
    title has a value of its own for a Master."""
    value = advisor.mastery.value
    if game.over and value is None:
        worths = {score.seat: float(score.points) for score in game.scores}
    else:
        worth = value or advisor.worth
        worths = {Seat(other): worth(game, Seat(other)) for other in range(seats)}
    mine = worths.pop(seat)
    return mine - max(worths.values())
