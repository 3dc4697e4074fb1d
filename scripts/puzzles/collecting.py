"""Collects the puzzles that searches find, game by game in a working file, and packs the best of them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec

from bench.kit.series import mark_of
from games.core import Title
from games.core.puzzle import DIFFICULTIES, Puzzle, PuzzleFile, read_puzzles
from scripts.puzzles.finding import LOOKED_AT, PuzzleSearch
from scripts.puzzles.games import MadeGame, PastGame

OF_A_TITLE = 90
"""Maximum number of puzzles that are packed for a title."""


SHARE_OF_LEAD = 0.4
"""The share of the leads that a check asks for: by chance they are smaller the second time, and only an
answer that is no longer best is to be found."""


class SearchedGame(msgspec.Struct, frozen=True):
    """A row of a working file: a game that was searched, and its puzzles."""

    title: str
    number: int
    puzzles: tuple[Puzzle, ...]


def search(
    title: Title, games: Mapping[int, MadeGame], path: Path, looked_at: int = LOOKED_AT
) -> Iterator[str]:
    """Search those games, by number, that are not in the file. A line for each."""
    done = {row.number for row in rows(path, title)}
    for number, made in games.items():
        if number not in done:
            past = made()
            rng = Random(f"search {title.id} {number}")
            found = PuzzleSearch(title, past, rng, looked_at=looked_at).puzzles()
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("ab", buffering=0) as file:
                file.write(msgspec.json.encode(SearchedGame(title.id, number, tuple(found))) + b"\n")
            yield f"{title.id} {number}: {', '.join(one.difficulty for one in found) or 'nothing'}"


def rows(path: Path, title: Title) -> list[SearchedGame]:
    """A title's rows of a working file."""
    if not path.exists():
        return []
    found = [msgspec.json.decode(line, type=SearchedGame) for line in path.read_bytes().splitlines()]
    return [row for row in found if row.title == title.id]


def pack(title: Title, path: Path, looked_at: int = LOOKED_AT) -> str:
    """Add the puzzles that were found to those that a title has. A line that says how many there are."""
    assert title.puzzles is not None, f"{title.id} has no place for puzzles"
    before, searched = read_puzzles(title.puzzles), rows(path, title)
    found = {one.id: one for one in (*[one for row in searched for one in row.puzzles], *before.puzzles)}
    chosen = varied(title, graded(title, [one for one in found.values() if one.asked]))
    chosen = sorted([*chosen, *[one for one in found.values() if not one.asked]], key=lambda one: one.id)
    numbers = [row.number for row in searched] or [0]
    source = f"python -m scripts.puzzles --title {title.id}"
    source += f" --from {min(numbers)}" if min(numbers) else ""
    source += f" --games {max(numbers) + 1 - min(numbers)}"
    if looked_at != LOOKED_AT:
        source += f" --positions {looked_at}"
    sources = dict.fromkeys([*filter(None, before.source.split("; ")), source])
    write(title, PuzzleFile("; ".join(sources), mark_of(title.id), tuple(chosen)))
    return summary(title, chosen)


def graded(title: Title, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles with their difficulty: a third of them, by ease, is of each."""
    ordered = sorted(puzzles, key=lambda one: (-ease(title, one), one.id))
    share = len(ordered) / len(DIFFICULTIES)
    return [
        msgspec.structs.replace(one, difficulty=DIFFICULTIES[int(at // share)])
        for at, one in enumerate(ordered)
    ]


def ease(title: Title, puzzle: Puzzle) -> float:
    """How easily a puzzle's best answer is found."""
    game, seat = puzzle.position(title)
    return search_of(title, puzzle).ease(title.view(game, seat), seat, puzzle.answer(title))


def search_of(title: Title, puzzle: Puzzle) -> PuzzleSearch:
    """A search that judges a puzzle once more."""
    past = PastGame(puzzle.played.seats, puzzle.options(title), puzzle.played.secret, (), puzzle.points)
    return PuzzleSearch(title, past, Random(f"check {puzzle.id}"), SHARE_OF_LEAD)


def varied(title: Title, puzzles: list[Puzzle]) -> list[Puzzle]:
    """At most `OF_A_TITLE` puzzles, of all difficulties and kinds of answer as evenly as possible."""
    left, taken, counts = sorted(puzzles, key=lambda one: one.id), list[Puzzle](), Counter[object]()
    while left and len(taken) < OF_A_TITLE:

        def crowded(one: Puzzle) -> tuple[int, int]:
            return counts[one.difficulty], counts[one.difficulty, type(one.answer(title))]

        best = min(left, key=crowded)
        left.remove(best)
        taken.append(best)
        counts[best.difficulty] += 1
        counts[best.difficulty, type(best.answer(title))] += 1
    return sorted(taken, key=lambda one: one.id)


def write(title: Title, file: PuzzleFile) -> None:
    """Write a title's file of puzzles, a puzzle a line."""
    assert title.puzzles is not None, f"{title.id} has no place for puzzles"
    head = msgspec.json.encode({"source": file.source, "code": file.code})[:-1].decode()
    lines = ",\n".join([msgspec.json.encode(one).decode() for one in file.puzzles])
    title.puzzles.write_text(f'{head},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")


def summary(title: Title, puzzles: Iterable[Puzzle]) -> str:
    """The number of puzzles that are asked, by difficulty, and of those that are asked no more."""
    counts = Counter([one.difficulty if one.asked else "" for one in puzzles])
    no_more = counts.pop("", 0)
    parts = [f"{counts[difficulty]} {difficulty}" for difficulty in DIFFICULTIES]
    told = f"{title.id}: {sum(counts.values())} puzzles ({', '.join(parts)})"
    return f"{told}, {no_more} asked no more" if no_more else told
