"""Learns what houses bid in the company game of Fugger, Welser, Medici: `guessed_bids.json` of the title.

    python -m scripts.learning.guessed_bids --games 40 --write

Two houses bid for lots as Masters. All else, to save time, is done as in a Master's playouts or by
Apprentices. Nothing depends on time, so the same code finds the same bids.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from games.computer import Effort, SeatView, choose
from games.core import Move, engine
from games.core.chance import Secret
from games.fugger import TITLE
from games.fugger.computer import mastery
from games.fugger.computer.guessed_bids import PATH, GuessedBids, situation
from games.fugger.model import moves
from games.fugger.rules.deals.bidding import Bidding
from kit.command_line import parser_of

SEATS = 2
EFFORT = Effort(600.0, 400)
LIKELY = 20
"""Number of equally likely bids that a situation is summed up by."""

Seen = tuple[str, float | None]
"""A situation, and the share of the limit that was given up there; None: no bid."""


def bids_of(number: int) -> list[Seen]:
    """The bids of a game for lots that both houses may bid for."""
    rng = Random(f"guessed bids {number}")
    chance = Secret(rng.randbytes(32))
    game: Any = engine.start(TITLE, SEATS, TITLE.options(), chance).game
    seen: list[Seen] = []
    while not game.over:
        seat = engine.waits_for(game)[0]
        phase, view = game.phases[-1], TITLE.view(game, seat)
        if isinstance(phase, Bidding) and len(phase.asked) > 1:
            move: Move | None = choose(SeatView(TITLE, view, SEATS, seat), "master", rng, EFFORT)
            seen.append((situation(game, phase, seat), share_of(phase, move)))
        else:
            move = mastery.quick(game, seat, rng)
        engine.play_in_place(
            game, seat, move or choose(SeatView(TITLE, view, SEATS, seat), "apprentice", rng), chance
        )
    return seen


def share_of(phase: Bidding, move: Move | None) -> float | None:
    """The share of a lot's limit that a bid gives up."""
    limit = phase.lot.limit
    return abs(move.price - limit) / limit if isinstance(move, moves.Bid) else None


def summed_up(seen: Iterable[Seen]) -> Mapping[str, tuple[float | None, ...]]:
    """For each situation as many equally likely bids, from the least share to no bid."""
    found: dict[str, list[float | None]] = defaultdict(list)
    for where, share in seen:
        found[where].append(share)
    return {where: _likely(shares) for where, shares in sorted(found.items())}


def _likely(shares: Sequence[float | None]) -> tuple[float | None, ...]:
    bids = sorted([share for share in shares if share is not None])
    ordered = [*bids, *[None] * (len(shares) - len(bids))]
    middles = [ordered[int((at + 0.5) * len(ordered) / LIKELY)] for at in range(LIKELY)]
    return tuple([None if share is None else round(share, 3) for share in middles])


def written(guessed: GuessedBids) -> str:
    """As in the file: a line for each situation."""
    bids = ",\n".join([f'  "{where}": {json.dumps(shares)}' for where, shares in guessed.bids.items()])
    return f'{{\n "source": {json.dumps(guessed.source)},\n "bids": {{\n{bids}\n }}\n}}\n'


def main() -> None:
    """Read the command line, and run."""
    parser = parser_of("python -m scripts.learning.guessed_bids", __doc__)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--from", dest="begin", type=int, default=0, help="the number of the first game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="store them with the title")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        games = pool.map(bids_of, range(given.begin, given.begin + given.games))
        seen = [one for game in games for one in game]
    command = f"python -m scripts.learning.guessed_bids --games {given.games} --from {given.begin}"
    source = f"{command}: {len(seen)} bids of Masters"
    data = written(GuessedBids(source, summed_up(seen)))
    print(data, end="")
    if given.write:
        PATH.write_text(data, "utf-8")


if __name__ == "__main__":
    main()
