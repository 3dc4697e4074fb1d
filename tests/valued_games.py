"""Games that were never played, won as often as a scale of chances says."""

from random import Random

from bench.chances import ValuedGame, match_of
from games.computer.chances import shares
from games.titles import TITLES

MATCH = match_of(TITLES["signorie"], 2, "apprentice")
SLOPES = (0.3, 0.25, 0.2, 0.15, 0.1)


def made_up(games: int, slopes: tuple[float, ...] = SLOPES) -> list[ValuedGame]:
    """Games won as often as these slopes say."""
    rng, found = Random(3), []
    for number in range(games):
        left, lead = rng.random(), rng.gauss(0, 8)
        won = float(rng.random() < shares((lead, 0.0), left, slopes)[0])
        found.append(ValuedGame(MATCH, number, (won, 1 - won), ((left, lead, 0.0),) * rng.randint(1, 9)))
    return found
