"""The time Philadelphia takes for the best split of a hand into roles, with empty caches.

Hands of twenty cards, the largest possible; the slowest one counts. Bound: 50 ms.
"""

import random
import time

from bench import BenchRow, row
from games.philadelphia.model import components as c
from games.philadelphia.model import roles

CARDS, HANDS = 20, 500
BOUND = 50.0


def main() -> list[BenchRow]:
    """Measure."""
    rng = random.Random(20)
    hands = [rng.sample(list(c.CARDS), CARDS) for _ in range(HANDS)]
    full = [card for card, known in c.CARDS.items() if known.kind.industry in ("leisure", "press")]
    slowest = max(_milliseconds(hand) for hand in (*hands, full[:CARDS]))
    name = f"split: best roles of {CARDS} cards, the slowest hand"
    return [row(name, slowest, "ms", bound=BOUND)]


def _milliseconds(hand: list[str]) -> float:
    roles._best.cache_clear()
    roles.split_of.cache_clear()
    began = time.perf_counter()
    roles.best_split(hand)
    return (time.perf_counter() - began) * 1000
