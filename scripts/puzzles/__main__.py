"""Makes and checks the titles' puzzles.

    python -m scripts.puzzles --title florence --from 0 --games 20 --file florence.jsonl
    python -m scripts.puzzles --title florence --database copy.sqlite3 --file florence.jsonl
    python -m scripts.puzzles --title florence --file florence.jsonl --pack
    python -m scripts.puzzles --judge --title florence
    python -m scripts.puzzles --check

The first searches games between computer players, in pieces: a game's number fixes the game and the search,
and games in the file are not searched again. The second searches games of people who all agreed, by the
option of their table, in a copy of a database; nothing of a person is kept. The third adds what was found
to the title's `puzzles.json`.

The fourth asks a Grandmaster, as after it has learned anew. Puzzles that it answers otherwise are asked no
more; they stay for those who have seen them.

The last plays each puzzle's game again and tries its answers out as the search did. It drops the puzzles
whose best answer is no longer clearly best, as after a mended rule.
"""

import asyncio
from pathlib import Path

from kit.command_line import parser_of
from scripts.puzzles import checking, collecting
from scripts.puzzles.finding import LOOKED_AT
from scripts.puzzles.games import computers_games, peoples_games


def main() -> None:
    """Search, pack or check."""
    parser = parser_of("python -m scripts.puzzles", __doc__)
    parser.add_argument("--title", action="append", help="only this title; may come several times")
    parser.add_argument("--from", dest="begin", type=int, default=0, help="the number of the first game")
    parser.add_argument("--games", type=int, default=20, help="number of games to search")
    parser.add_argument("--positions", type=int, default=LOOKED_AT, help="positions of a game to look at")
    parser.add_argument("--file", type=Path, help="the working file of a search")
    parser.add_argument("--database", help="search people's games in this store instead")
    parser.add_argument("--pack", action="store_true", help="write the title's puzzles from the working file")
    parser.add_argument("--judge", action="store_true", help="ask a Grandmaster")
    parser.add_argument("--check", action="store_true", help="drop what is no longer clear")
    given = parser.parse_args()
    if given.judge:
        for title in checking.with_puzzles(given.title):
            for line in checking.ask_grandmaster(title):
                print(line, flush=True)
        return
    if given.check:
        for title in checking.with_puzzles(given.title):
            print(checking.drop_unclear(title), flush=True)
        return
    if given.file is None or not given.title or len(given.title) != 1:
        parser.error("a search has one --title and a --file")
    (title,) = checking.titles_named(given.title)
    if given.pack:
        print(collecting.pack(title, given.file, given.positions))
        return
    games = computers_games(title, range(given.begin, given.begin + given.games))
    if given.database is not None:
        games = asyncio.run(peoples_games(given.database, title))
    for line in collecting.search(title, games, given.file, given.positions):
        print(line, flush=True)


if __name__ == "__main__":
    main()
