"""The Grandmaster's search: the best whole turns by the learned value, each played on and valued again.

Hidden cards are filled in anew for each world. The best turns are played there, and then further turns, in
which everybody takes the best turn by the value: a few, and if there is time all up to the end of the round.
What the position is worth after that decides, on the average of the worlds."""

from collections.abc import Hashable, Sequence
from itertools import count
from random import Random
from typing import Any

from games.computer.effort import Effort
from games.computer.evaluation import imagined
from games.computer.race import Race
from games.computer.seat_view import SeatView
from games.computer.whole_turns import Turn, TurnFinder
from games.core import Advisor, Game, Move, engine
from games.core.chance import Secret

TURN_DROPPED_BEHIND, FEWEST_WORLDS = 2.0, 4
"""A turn is tried no further once it is behind the best one by this many standard errors, after this many
worlds at least."""


def learned_turns(
    advisor: Advisor[Any], seen: SeatView, rng: Random, effort: Effort, also: Move | None = None
) -> list[Turn]:
    """The turns that are tried out, the best for the seat first, scored by what they come to after that, or,
    if there is no time, at first sight. Only for advisors with a learned value. `also`: a move whose best
    turn is tried out in any case."""
    return _TurnSearch(advisor, seen, rng, effort).turns(also)


class _TurnSearch:
    """The search for one answer of a seat, which ends when it is `late`."""

    def __init__(self, advisor: Advisor[Any], seen: SeatView, rng: Random, effort: Effort) -> None:
        learning = advisor.learning
        value = None if learning is None else learning.value_for(seen.seats)
        assert learning is not None and value is not None, "only what was learned is played by"
        self.advisor = advisor
        self.learning = learning
        self.finder = TurnFinder(
            seen.title, learning, lambda rows: [value.of(row) for row in rows], seen.seats
        )
        self.seen = seen
        self.rng = rng
        self.playouts = effort.playouts
        self.late = effort.begin()

    def turns(self, also: Move | None) -> list[Turn]:
        """What `learned_turns` returns."""
        world, chance = self._world(), Secret(self.rng.randbytes(8))
        turns = self.finder.thought_through(world, self.seen.seat, chance)[: self.learning.tried]
        if also is not None and all(turn.moves[0] != also for turn in turns):
            turns += self.finder.thought_through(world, self.seen.seat, chance, (also,))
        return turns if len(turns) == 1 else self._tried_out(turns, world)

    def _world(self) -> Game:
        world: Game = imagined(self.advisor, self.seen.view, self.seen.seat, self.rng)
        return world

    def _tried_out(self, turns: Sequence[Turn], world: Game) -> list[Turn]:
        """Turns that were found in a world, tried out there and in further worlds. What they come to a few
        turns later is looked at first where they are played on further: there may be no time for that."""
        ahead, seed = self.learning.ahead, self.rng.randbytes(8)
        further = ahead if self.learning.stage is None else None
        glance = [] if further is not None else self._ends(turns, world, seed, ahead)
        race = Race(len(turns), FEWEST_WORLDS, TURN_DROPPED_BEHIND)
        playouts = self.playouts
        for number in range(self.learning.worlds):
            if number:
                world, seed = self._world(), self.rng.randbytes(8)
            ends = self._ends([turns[at] for at in race.left], world, seed, further)
            if len(ends) < len(race.left):  # the time was too short for all of them
                if not number:
                    race.note(glance or ends)
                break
            race.note(ends)
            race.drop_behind()
            playouts -= len(ends)
            if len(race.left) < 2 or playouts <= 0:
                break
        return _by_race(turns, race)

    def _ends(self, turns: Sequence[Turn], world: Game, seed: bytes, ahead: int | None) -> list[float]:
        """What speaks for each turn after this many further turns (None: at the end of the stage), with the
        same luck; for those for which there is time, in the order of `turns`."""
        scores: list[float] = []
        for turn in turns:
            game, chance = self.finder.title.copy(world), Secret(Random(seed).randbytes(8))
            stage = self._stage(game) if ahead is None else None
            self._play_turn(game, turn, chance)
            for _ in count() if ahead is None else range(ahead):
                if self.late() or game.over or (ahead is None and self._stage(game) != stage):
                    break
                game = self.finder.played_on(game, engine.waits_for(game)[0], chance)
            if self.late():
                break
            scores.append(self.finder.score_at(game, self.seen.seat))
        return scores

    def _stage(self, game: Game) -> Hashable:
        """The part of the game that turns are played on to the end of; all of it where there are none."""
        return None if self.learning.stage is None else self.learning.stage(game)

    def _play_turn(self, game: Game, turn: Turn, chance: Secret) -> None:
        """Play a turn in another world than it was found in, as far as it is possible there."""
        drawn = False
        for move in turn.moves:
            if drawn and engine.why_not(game, self.seen.seat, move) is not None:
                break  # what was drawn when the turn was found came differently here
            drawn |= engine.play_in_place(game, self.seen.seat, move, chance).irreversible


def _by_race(turns: Sequence[Turn], race: Race) -> list[Turn]:
    """The turns that were tried out, scored by what they come to, each as far behind the best one as in its
    own worlds; all as they are if there was no time for any."""
    known = [at for at in range(len(turns)) if race.ends[at]]
    if not known:
        return sorted(turns, key=lambda turn: -turn.score)
    best = max(known, key=lambda at: (len(race.ends[at]), race.mean(at)))
    others = [at for at in known if at != best]
    most = race.mean(best)
    tried = [turns[at]._replace(score=most - max(0.0, race.lead(best, at)[0])) for at in (best, *others)]
    return sorted(tried, key=lambda turn: -turn.score)
