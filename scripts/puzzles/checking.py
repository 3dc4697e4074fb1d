"""Checks puzzles: their games are played again, and their answers are tried out as when they were made. A
Grandmaster can be asked alone."""

from collections.abc import Iterator, Sequence

import msgspec

from bench.kit.series import mark_of
from games.core import Refusal, Title
from games.core.puzzle import Puzzle, read_puzzles
from games.titles import TITLES
from scripts.puzzles import collecting
from scripts.puzzles.finding import BEST, TRIED


def titles_named(names: Sequence[str] | None) -> list[Title]:
    """The titles of these ids; all if none is named. SystemExit if there is no such title."""
    unknown = sorted(set(names or ()) - set(TITLES))
    if unknown:
        raise SystemExit(f"there is no title {unknown[0]!r}")
    return [title for id, title in TITLES.items() if not names or id in names]


def with_puzzles(names: Sequence[str] | None) -> list[Title]:
    """Those of these titles that have puzzles."""
    return [title for title in titles_named(names) if title.puzzles is not None and title.puzzles.exists()]


def drop_unclear(title: Title) -> str:
    """Drop a title's puzzles that are no longer clear from its file. A line that says what is left."""
    assert title.puzzles is not None
    file = read_puzzles(title.puzzles)
    kept = [one for one in file.puzzles if holds(title, one)]
    if len(kept) < len(file.puzzles):
        collecting.write(title, msgspec.structs.replace(file, code=mark_of(title.id), puzzles=tuple(kept)))
    return f"{collecting.summary(title, kept)}, {len(file.puzzles) - len(kept)} dropped"


def ask_grandmaster(title: Title) -> Iterator[str]:
    """Note of each of a title's puzzles whether a Grandmaster gives its best answer. Says which it answers
    otherwise, and how many are asked."""
    assert title.puzzles is not None
    file = read_puzzles(title.puzzles)
    found = []
    for one in file.puzzles:
        game, seat = one.position(title)
        search = collecting.search_of(title, one)
        agrees = search.grandmaster_agrees(title.view(game, seat), seat, one.answer(title))
        found.append(msgspec.structs.replace(one, grandmaster=agrees))
        if agrees is False:
            yield f"{title.id} {one.id} ({one.difficulty}): answered otherwise"
    collecting.write(title, msgspec.structs.replace(file, code=mark_of(title.id), puzzles=tuple(found)))
    yield collecting.summary(title, found)


def holds(title: Title, puzzle: Puzzle) -> bool:
    """Whether a puzzle's game can still be played, and its best answer is still clearly best."""
    try:
        game, seat = puzzle.position(title)
    except (Refusal, ValueError):
        return False
    search = collecting.search_of(title, puzzle)
    view, best = title.view(game, seat), puzzle.answer(title)
    ranked = search.ranked(view, seat)
    moves = [one.move for one in ranked]
    if best not in moves:
        return False
    others = [one for one in dict.fromkeys([puzzle.answer(title, "second"), *moves[:TRIED]]) if one != best]
    tried = [best, *[one for one in others if one in moves][: BEST - 1]]
    return search.confirmed(view, seat, ranked, tried) is not None
