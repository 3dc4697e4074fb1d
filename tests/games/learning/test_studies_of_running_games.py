"""A study of a running game begins from what its player's seat sees, and shows nothing more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from played_games import table_with
from sampled import each_title
from shared_table import PEOPLE, SharedTable, play_on
from studies_kit import begun, state, student

from cogs.screens.pages import posts
from cogs.screens.panel.panel import Panel
from db import SeatHolder, UserChange
from games.core import Refusal, Seat, engine
from games.manager.history import replay
from games.manager.history.positions import position
from games.manager.model.study import StudyTerms
from games.manager.model.table import Table
from games.manager.playing.studies import known_to
from games.manager.services import Services
from games.titles import TITLES
from kit.recorded_games import has_games, read
from words import Speaker
from words.positions import hand_text, position_text


async def test_a_running_game_is_studied_by_its_players_where_hints_and_ratings_allow_it(
    shared: SharedTable,
) -> None:
    await play_on(shared, 30)
    table = await shared.table()
    line = await begun(shared, table.entry_no)
    assert line.study is not None and line.study.imagined and line.settings.hints == "never"
    assert line.secret != b"" and line.shares == (), "its chance is another"
    with pytest.raises(Refusal, match="refuse-study-running"):
        await begun(shared, table.entry_no, user=4242)
    for level in ("apprentice", "master"):
        with pytest.raises(Refusal, match="refuse-study-level"):
            place = SeatHolder(0, None, "Dante", kind="computer", level=level)  # type: ignore[arg-type]
            await shared.managers[0].studies.seat(line.id, PEOPLE[0], place, shared.click())
    with pytest.raises(Refusal, match="refuse-study-alone"):
        await shared.managers[0].studies.share(line, PEOPLE[0], True)
    with pytest.raises(Refusal, match="refuse-study-alone"):
        await shared.managers[0].studies.seat(line.id, PEOPLE[0], SeatHolder(0, 7, "Zoe"), shared.click())
    never = msgspec.structs.replace(table.settings, hints="never")
    with pytest.raises(Refusal, match="refuse-study-hints"):
        await begun(shared, table.entry_no, msgspec.structs.replace(table, settings=never))
    always = msgspec.structs.replace(table.settings, hints="always")
    strong = await begun(shared, table.entry_no, msgspec.structs.replace(table, settings=always))
    assert strong.gives_hints
    await shared.store.change_user(PEOPLE[2], UserChange(rated=True))
    with pytest.raises(Refusal, match="refuse-study-rated"):
        await begun(shared, table.entry_no)


def twin(table: Table, game: Any, seat: Seat, seed: int) -> Any:
    """Another game that looks the same to `seat`."""
    assert table.title.advisor is not None
    return table.title.advisor.imagine(table.title.view(game, seat), seat, random.Random(f"twin {seed}"))


def screens(table: Table, game: Any) -> list[str]:
    """What a line shows: every seat's panel and hand, the position in words, its post."""
    terms = StudyTerms(table.id, 1, imagined=True)
    line = msgspec.structs.replace(table, game=game, study=terms, status="running")
    shown = [repr(posts.board(line, (), posts.PostNews()))]
    for seat in map(Seat, range(len(table.seats))):
        panel, speaker = Panel(line, seat, "en"), Speaker(table.title, "en", table.names, table.options)
        shown += [repr(panel.home()), repr(panel.why_not()), position_text(speaker, line.view(seat), seat)]
        shown.append(hand_text(speaker, line.view(seat), seat))
    return shown


@pytest.mark.parametrize("name", each_title("florence", which=lambda title: has_games(title.id)))
def test_twins_begin_identical_lines(name: str) -> None:
    """Two games that differ only in what a seat can't see: whatever the line shows is made of its state, its
    options and its chance, and none of these differs."""
    title, rng, differing = TITLES[name], random.Random(name), 0
    for number, recorded in enumerate(read(name)[:25]):
        table, log = table_with(title, recorded)
        for entry_no in rng.sample(range(2, len(log)), 4):
            game = replay.up_to_date(position(table, log, entry_no))
            if game.over:
                continue
            seat = Seat(rng.randrange(recorded.seats))
            other = twin(table, game, seat, number)
            assert title.save(title.view(other, seat)) == title.save(title.view(game, seat))
            differing += title.save(other) != title.save(game)
            mine, theirs = (known_to(table, one, seat, entry_no) for one in (game, other))
            assert title.save(mine) == title.save(theirs)
            assert title.save(title.view(mine, seat)) == title.save(title.view(game, seat))
            assert screens(table, mine) == screens(table, theirs)
    assert differing > 50


async def test_twins_cost_the_same_work(shared: SharedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted: calls of the store, and steps of the rules."""
    await play_on(shared, 60)
    table = await shared.table()
    calls: list[str] = []
    stepped = engine._run
    monkeypatch.setattr(engine, "_run", lambda ctx: (calls.append("step"), stepped(ctx))[1])
    counted = []
    for number in range(4):
        seat = Seat(0)
        game = table.game if not number else twin(table, table.game, seat, number)
        world = msgspec.structs.replace(table, game=game)
        calls.clear()
        spy = Services(Spy(shared.store, calls), TITLES, lambda: 5, lambda: b"\x05" * 32)  # type: ignore[arg-type]
        line = await spy.studies.begin(world, table.entry_no, student(), shared.click())
        counted.append((state(line), line.secret, tuple(calls)))
    assert len(set(counted)) == 1 and len(counted[0][2]) > 3


class Spy:
    """A store whose calls are noted."""

    def __init__(self, store: Any, calls: list[str]) -> None:
        self._store = store
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        self._calls.append(name)
        return getattr(self._store, name)
