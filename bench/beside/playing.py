"""How fast a worktree plays a title. Run by `bench.engine`, in a process for each worktree.

A question is ["playouts"] or ["checked", seconds]. The answer is the number of answers, and their processor
time in seconds, so that other work on the machine doesn't count.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Any

import msgspec

from games import computer
from games.computer import Effort
from games.computer.playouts import Playout
from games.core import Move, Seat, Title, engine
from games.core.chance import Secret
from games.titles import TITLES

ASKED = 0.2
"""Share of a game's questions that a Master is asked."""

Speed = tuple[int, float]
"""Number of answers, and the seconds of a core they took."""


def chooser(*fields: Any) -> Callable[..., Move]:
    """`choose` for what a seat sees: a `SeatView`, or its fields in worktrees that don't have it yet."""
    asked = (computer.SeatView(*fields),) if hasattr(computer, "SeatView") else fields
    return partial(computer.choose, *asked)


class Counted:
    """Counts the answers given in playouts while this context is entered."""

    def __init__(self) -> None:
        self.answers = 0

    def __enter__(self) -> "Counted":
        self._plain = plain = Playout._answer

        def counting(playout: Playout, seat: Seat) -> None:
            self.answers += 1
            plain(playout, seat)

        Playout._answer = counting  # type: ignore[method-assign, assignment]
        return self

    def __exit__(self, *_: object) -> None:
        Playout._answer = self._plain  # type: ignore[method-assign]


def playouts(title: Title, seats: int, options: Any, effort: Effort) -> Iterator[Speed]:
    """Questions to a Master in games of Apprentices, one after another: the number of answers in its
    playouts, and the time of the whole thinking. Questions that it answers without playouts are left out."""
    for number in count():
        rng = Random(f"{title.id} {number}")
        chance = Secret(rng.randbytes(32))
        game = engine.start(title, seats, options, chance).game
        found = 0
        while not game.over:
            seat = engine.waits_for(game)[0]
            choose = chooser(title, title.view(game, seat), seats, seat)
            move = choose("apprentice", Random(rng.randbytes(8)))
            own = Random(rng.randbytes(8))
            if rng.random() < ASKED:
                with Counted() as counted:
                    began = time.process_time()
                    choose("master", own, effort)
                    took = time.process_time() - began
                if counted.answers:
                    found += 1
                    yield counted.answers, took
            game = engine.play(title, game, seat, move, chance).game
        if not found:
            raise LookupError(f"a Master of {title.id} plays nothing out in a whole game")


def checked(title: Title, seats: int, options: Any, rng: Random, seconds: float) -> Speed:
    """Play whole random games for at least this many seconds. Each answer is checked and played on a copy."""
    answers = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        answers += game_at_random(title, seats, options, rng)
    return answers, took


def game_at_random(title: Title, seats: int, options: Any, rng: Random) -> int:
    """Play one game. Returns the number of its answers, forced ones included."""
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, seats, options, chance).game
    answers = 0
    while not game.over:
        played: Any = engine.play(title, game, *engine.random_answer(game, rng), chance)
        answers += len(played.actions if hasattr(played, "actions") else played.answers)
        game = played.game
    return answers


def main(name: str, number: str, words: str) -> None:
    """Answer each question on standard input."""
    title, seats = TITLES[name], int(number)
    options = msgspec.convert(json.loads(words), title.options, strict=False)
    rng, thinking = Random(1), playouts(title, seats, options, Effort())
    for line in sys.stdin:
        what, *more = json.loads(line)
        speed = next(thinking) if what == "playouts" else checked(title, seats, options, rng, *more)
        print(json.dumps(speed), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
