"""`python -m scripts.hint_texts florence ja --hints 30`: prints hints from many moments of games, for
proofreading.

Apprentices play games among themselves; now and then one of them asks for a hint as a person would.
"""

import argparse
from collections.abc import Iterator
from random import Random

import msgspec

from cogs.screens.panel.hint_screen import HintScreen
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Text
from games.computer import Level, ScoredMove, choose
from games.computer.hint_ranking import advised
from games.core import Title, engine
from games.titles import TITLES
from scripts.panel_shots import new_table
from words import LANGUAGES, Language

GAMES = 3
EVERY = 10
"""A hint is asked for about every this many answers."""


def hints(title: Title, language: Language, count: int, seed: int) -> Iterator[str]:
    """Hints of several games: the question, the two answers, the reasons for them."""
    rng = Random(seed)
    each = -(-count // GAMES)
    possible = [seats for seats in title.seats if title.why_not_start(seats, title.options()) is None]
    for number in range(GAMES):
        seats = possible[number % len(possible)]
        table = new_table(title, seats, language, seed + number)
        found: list[str] = []
        game = table.game
        while not game.over:
            seat = engine.waits_for(game)[0]
            view = title.view(game, seat)
            told = advised(title, view, seat, Random(1))
            if len(told) > 1 and rng.random() < 1 / EVERY:
                found.append(_said(Panel(msgspec.structs.replace(table, game=game), seat, language), told))
            level: Level = "novice" if rng.random() < 0.15 else "apprentice"
            move = choose(title, view, seats, seat, level, rng)
            game = engine.play(title, game, seat, move, table.chance).game
        yield from rng.sample(found, min(each, len(found)))


def _said(panel: Panel, told: list[ScoredMove]) -> str:
    head = panel.home().parts[0]
    screen = HintScreen(panel).screen(told)
    parts = [part.text for part in (head, *screen.parts[1:]) if isinstance(part, Text)]
    return "\n".join(parts[:-1])


def main() -> None:
    """Read the command line and print."""
    parser = argparse.ArgumentParser(description="Hints from many moments, to be read.")
    parser.add_argument("title", choices=sorted(id for id, title in TITLES.items() if title.advisor))
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--hints", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    said = hints(TITLES[given.title], given.language, given.hints, given.seed)
    print("\n\n".join(said))


if __name__ == "__main__":
    main()
