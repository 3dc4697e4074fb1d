"""Options of a table by their words, and whether a game of random answers ends with them: some options leave
the end to the players."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from games.core import Options, Title, engine
from games.core.chance import Secret

LONGEST = 1000
"""Maximum number of moves. A longer game counts as endless."""


def options_of(title: Title, words: Mapping[str, str]) -> Any:
    """The title's options with some set by their words. Raises ValueError for an unknown name or value."""
    try:
        known = title.options.__struct_fields__
        if unknown := sorted(set(words) - set(known)):
            raise ValueError(f"{title.id} has no option {unknown[0]!r}, only {', '.join(known)}")
        return msgspec.convert(dict(words), title.options, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def usual_length(title: Title, players: int, options: Options, rng: random.Random) -> int | None:
    """Number of moves in a random game; None if it does not end."""
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, players, options, chance).game
    for moves in range(LONGEST):
        if game.over:
            return moves
        seat, move = engine.random_answer(game, rng)
        engine.play_in_place(game, seat, move, chance)
    return None
