"""The script that makes puzzles: a search is the same each time, and a check drops what is no longer best."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec

from db import Logged, SeatHolder
from games.core import SearchSettings, Title, engine
from games.core.chance import Secret
from games.core.puzzle import Puzzle, packed_move, read_puzzles
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.manager.playing.puzzles import daily, puzzles_of
from games.titles import TITLES
from kit.simulated import bare_table
from scripts.puzzles import checking, collecting
from scripts.puzzles.finding import PuzzleSearch
from scripts.puzzles.games import PastGame, computers_game, computers_games, peoples_game

SIGNORIE = TITLES["signorie"]

FEW = 10
"""Number of positions of a game that are looked at: enough to find one."""


def a_puzzle() -> Puzzle:
    """A puzzle of Signorie, whose playouts are the fastest."""
    return min([one for one in puzzles_of(SIGNORIE).puzzles if one.asked], key=lambda one: len(one.game))


def test_a_search_is_resumed_and_packed(tmp_path: Path) -> None:
    file, title = tmp_path / "signorie.jsonl", replace(SIGNORIE, puzzles=tmp_path / "puzzles.json")
    games, again = computers_games(title, range(1)), tmp_path / "again.jsonl"
    lines = list(collecting.search(title, games, file, FEW))
    assert len(lines) == 1 and not list(collecting.search(title, games, file, FEW))
    list(collecting.search(title, games, again, FEW))
    assert again.read_bytes() == file.read_bytes(), "a game's number fixes the search"
    (row,) = collecting.rows(file, title)
    assert row.puzzles, "this game has one"
    told = collecting.pack(title, file)
    packed = read_puzzles(tmp_path / "puzzles.json")
    assert told.startswith(f"signorie: {len(row.puzzles)} puzzles")
    assert {one.id for one in packed.puzzles} == {one.id for one in row.puzzles}
    assert packed.source == "python -m scripts.puzzles --title signorie --games 1"
    no_more = msgspec.structs.replace(a_puzzle(), grandmaster=False)
    collecting.write(title, msgspec.structs.replace(packed, puzzles=(*packed.puzzles, no_more)))
    assert collecting.pack(title, file, 9).endswith("1 asked no more")
    added = read_puzzles(tmp_path / "puzzles.json")
    assert {one.id for one in added.puzzles} == {one.id for one in (*packed.puzzles, no_more)}
    assert added.source == f"{packed.source}; {packed.source} --positions 9"


def test_a_grandmaster_is_asked_and_what_it_answers_otherwise_is_asked_no_more(tmp_path: Path) -> None:
    title, one = replace(SIGNORIE, puzzles=tmp_path / "puzzles.json"), a_puzzle()
    unjudged = msgspec.structs.replace(one, grandmaster=None)
    swapped = msgspec.structs.replace(unjudged, id=2, best=one.second, second=one.best)
    collecting.write(title, msgspec.structs.replace(puzzles_of(SIGNORIE), puzzles=(unjudged, swapped)))
    *otherwise, told = checking.ask_grandmaster(title)
    assert [line.split()[1] for line in otherwise] == ["2"] and told.endswith("1 asked no more")
    found = read_puzzles(tmp_path / "puzzles.json").puzzles
    assert [(each.id, each.asked) for each in found] == [(one.id, True), (2, False)]
    assert {daily(title, day) for day in range(9)} == {found[0]}
    unlearned = replace(title, advisor=replace(title.advisor, learning=None))  # type: ignore[type-var]
    list(checking.ask_grandmaster(unlearned))
    assert {each.grandmaster for each in read_puzzles(tmp_path / "puzzles.json").puzzles} == {None}


def test_a_third_of_the_puzzles_is_of_each_difficulty_by_how_easily_it_is_found() -> None:
    puzzles = puzzles_of(SIGNORIE).puzzles[:9]
    graded = collecting.graded(SIGNORIE, puzzles)
    assert Counter(one.difficulty for one in graded) == {"easy": 3, "medium": 3, "hard": 3}
    eases = [collecting.ease(SIGNORIE, one) for one in graded]
    assert eases == sorted(eases, reverse=True) and eases[-1] < 0 < eases[0]


def test_what_is_packed_is_varied() -> None:
    one = a_puzzle()
    many = [
        msgspec.structs.replace(one, id=at, difficulty="hard" if at % 10 else "easy") for at in range(200)
    ]
    chosen = collecting.varied(SIGNORIE, many)
    assert len(chosen) == collecting.OF_A_TITLE
    assert sum(each.difficulty == "easy" for each in chosen) == 20, "all there are of the rarer kind"


def test_a_check_keeps_what_holds_and_drops_what_a_mended_rule_changes(tmp_path: Path) -> None:
    title, one = replace(SIGNORIE, puzzles=tmp_path / "puzzles.json"), a_puzzle()
    swapped = msgspec.structs.replace(one, id=2, best=one.second, second=one.best)
    unplayable = msgspec.structs.replace(one, id=3, best=_never_offered(title, one))
    file = msgspec.structs.replace(puzzles_of(SIGNORIE), puzzles=(one, swapped, unplayable))
    collecting.write(title, file)
    assert checking.drop_unclear(title).endswith("2 dropped")
    assert [each.id for each in read_puzzles(tmp_path / "puzzles.json").puzzles] == [one.id]


def _never_offered(title: Title, puzzle: Puzzle) -> str:
    """A packed move of another question of the same game."""
    game, seat = puzzle.position(title)
    moves = [title.load_move(bytes(move)) for _, move in puzzle.played.moves]
    found = next(move for move in reversed(moves) if engine.why_not(game, seat, move) is not None)
    return packed_move(found)


def test_only_positions_with_several_answers_and_no_bid_are_ranked() -> None:
    one = a_puzzle()
    game, seat = one.position(SIGNORIE)
    past = PastGame(one.played.seats, one.options(SIGNORIE), one.played.secret, (), one.points)
    search = PuzzleSearch(SIGNORIE, past, Random(1))
    ranked = search.ranked(SIGNORIE.view(game, seat), seat)
    assert one.answer(SIGNORIE) in [each.move for each in ranked]
    assert [each.score for each in ranked] == sorted([each.score for each in ranked], reverse=True)
    search.advisor = replace(
        search.advisor, mastery=SearchSettings(replies=lambda view, seat: (one.answer(SIGNORIE),))
    )
    assert search.ranked(SIGNORIE.view(game, seat), seat) == []


def finished(past: PastGame) -> tuple[Table, list[Logged]]:
    """A table of people at which this game was played, with its log."""
    secret = Secret(past.secret)
    game = engine.start(SIGNORIE, past.seats, past.options, secret).game
    log: list[Logged] = []
    for seat, move in past.moves:
        played = engine.play(SIGNORIE, game, seat, move, secret)
        game = played.game
        for answer in played.actions:
            cause = "forced" if answer.forced else "by_hand"
            packed = msgspec.msgpack.encode(answer.move)
            entry = Logged(1, len(log) + 1, 5, None, "move", answer.seat, 7, packed, b"", b"", cause)
            log.append(entry)
    seats = tuple(SeatHolder(at, 7 + at, "Ada") for at in range(past.seats))
    table = bare_table(SIGNORIE, 1, past.options, Random(1))
    agreed = TableSettings(puzzles="yes")
    return msgspec.structs.replace(
        table, status="over", game=game, secret=past.secret, seats=seats, settings=agreed
    ), log


def test_games_of_people_who_agreed_are_searched_without_names_and_no_others() -> None:
    past = computers_game(SIGNORIE, 3)
    table, log = finished(past)
    found = peoples_game(table, log)
    assert found == msgspec.structs.replace(past, origin="people")
    for changed in ({"settings": TableSettings()}, {"status": "running"}, {"secret": b"another" * 4}):
        assert peoples_game(msgspec.structs.replace(table, **changed), log) is None  # type: ignore[arg-type]
    assert peoples_game(table, log[:-40]) is None, "a log that does not lead to the game's end"
    stored = msgspec.json.encode(found and PuzzleSearch(SIGNORIE, found, Random(1), looked_at=FEW).puzzles())
    assert b"Ada" not in stored and b"people" in stored
