"""How strong the computer players are: games between levels, each level in every seat.

    python -m bench opponents --title florence --games 200

Prints, for each pair, the share of games the first level wins (a shared first place is shared) with its 95 %
interval, against what chance would give it; one seat is of the first level, the others of the second.
"""

import itertools
import math
import time
from collections.abc import Callable
from random import Random
from typing import Any

from games.computer import Effort, choose
from games.core import Move, Seat, Title, engine
from games.core.chance import Secret
from games.titles import TITLES

PAIRS = (("novice", "uniform"), ("apprentice", "novice"), ("master", "apprentice"))
SECONDS = 0.5
"""What a Master may think for a move here; at a table it has ten times as much."""

Player = Callable[[Any, int, Seat, Random], Move]


def main(json: bool, title: str = "florence", games: int = 200, **_: Any) -> None:
    """Play and print."""
    chosen = TITLES[title]
    for seats in sorted({_fewest(chosen), min(4, chosen.seats.stop - 1)}):
        for first, second in PAIRS:
            count = games if first != "master" else max(games // 10, 2 * seats)
            _report(chosen, seats, first, second, count)


def _fewest(title: Title) -> int:
    return next(n for n in title.seats if title.why_not_start(n, _options(title, n)) is None)


def _options(title: Title, seats: int) -> Any:
    """The title's defaults, with its variant for two where it needs one."""
    names = title.options.__struct_fields__
    return title.options(**({"two_players": True} if seats == 2 and "two_players" in names else {}))


def _report(title: Title, seats: int, first: str, second: str, games: int) -> None:
    begun, won, slowest = time.monotonic(), 0.0, 0.0
    for number, at in zip(range(games), itertools.cycle(range(seats)), strict=False):
        levels = [first if seat == at else second for seat in range(seats)]
        share, longest = _game(title, seats, levels, number, Seat(at))
        won, slowest = won + share, max(slowest, longest)
    share = won / games
    reach = 1.96 * math.sqrt(max(share * (1 - share), 1 / games / 4) / games)
    print(
        f"{title.id}, {seats} players: {first} against {second} wins"
        f" {share:.1%} ± {reach:.1%} of {games} games"
        f" (chance {1 / seats:.0%}); slowest answer {slowest * 1000:.0f} ms,"
        f" {(time.monotonic() - begun) / games:.2f} s a game",
        flush=True,
    )


def _game(title: Title, seats: int, levels: list[str], number: int, mine: Seat) -> tuple[float, float]:
    """What `mine` won of a game (1, a share, or 0), and its slowest answer in seconds."""
    rng = Random(f"{title.id} {seats} {number}")
    chance = Secret(rng.randbytes(32))
    game = engine.start(title, seats, _options(title, seats), chance).game
    slowest = 0.0
    while not game.over:
        seat = engine.waits_for(game)[0]
        begun = time.monotonic()
        move = _answer(title, game, seats, seat, levels[seat], rng)
        if seat == mine:
            slowest = max(slowest, time.monotonic() - begun)
        engine.play_in_place(game, seat, move, chance)
    winners = [score.seat for score in game.scores if score.place == 1]
    return (1 / len(winners) if mine in winners else 0.0), slowest


def _answer(title: Title, game: Any, seats: int, seat: Seat, level: str, rng: Random) -> Move:
    if level == "uniform":
        offers = engine.open_offers(game, seat)
        return rng.choice(offers).random_move(rng)
    view = title.view(game, seat)
    own = Random(rng.randbytes(8))
    return choose(title, view, seats, seat, level, own, Effort(seconds=SECONDS, playouts=240))  # type: ignore[arg-type]
