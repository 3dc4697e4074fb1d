"""Studies: a line begins at any moment, is a table of its own, counts nowhere, and of a running game it knows
no more than its seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from played_games import table_with
from sampled import each_title
from shared_table import PEOPLE, SharedTable
from studies_kit import MESSAGES, begun, over, played, state, student

from cogs.screens.learning import studies as pages
from db import LineRow, NewLine, NewTable, SeatHolder
from games.computer import SeatView
from games.core import AddressedEvent, Refusal, Seat, engine
from games.manager.history import replay
from games.manager.history.outcome import outcome
from games.manager.history.positions import last_of_game, position
from games.manager.model.study import FORGOTTEN_AFTER, MOST_STUDIES, StudyTerms
from games.manager.model.table_events import ROLL_BACK
from games.manager.playing import studies
from games.manager.playing.computer_turns import ComputerTurns
from games.manager.services import RequestContext
from games.titles import TITLES
from kit.recorded_games import has_games, read
from render import Pictures


async def test_a_line_fed_with_the_rest_of_the_game_ends_as_the_game_did(shared: SharedTable) -> None:
    """Its chance is that of the game: the same moves bring the same draws."""
    table = await over(shared)
    log = await shared.store.log(shared.id)
    moves, told = [one for one in log if one.kind == "move"], outcome(table, log)
    for at in (moves[0].entry_no, moves[len(moves) // 2].entry_no, moves[-2].entry_no):
        line = await begun(shared, at)
        while line.status == "running":
            rest = [one for one in moves if one.entry_no > at and one.cause != "forced"]
            for entry in rest:
                assert line.game is not None and entry.seat in line.awaited()
                move = table.title.load_move(entry.move)
                line = (
                    await shared.managers[0].turns.answer(
                        line.id, PEOPLE[0], move, shared.click(), confirm=False
                    )
                ).table
                if line.drafts:
                    line = (await shared.managers[0].turns.confirm(line.id, PEOPLE[0], shared.click())).table
        assert state(line) == state(table)
        whole = await shared.managers[0].studies.whole_log(line)
        found = outcome(line, whole)
        assert found is not None and told is not None
        assert (found.rows, found.course[-1]) == (told.rows, told.course[-1]), (
            "points by source are the game's"
        )
        shared.id, game = line.id, shared.id
        await shared.check()
        shared.id = game


async def test_a_line_is_a_table_that_counts_nowhere(shared: SharedTable) -> None:
    await over(shared)
    counts, results = await shared.store.counts(), await shared.store.results()
    line = await played(shared, await begun(shared, 20), 5000)
    assert line.status == "over" and line.host == PEOPLE[0] and line.channel_id == MESSAGES
    assert await shared.store.results() == results and await shared.store.without_results(0, 9) == ()
    assert await shared.store.next_time() is None, "nothing is ever due"
    assert [one.id for one in await shared.store.tables_of(PEOPLE[0], live=False)] == [shared.id]
    now = await shared.store.counts()
    assert (now.over, now.running) == (counts.over, counts.running)
    kinds = {one.kind for one in await shared.store.due_items(10**15, 999) if one.table_id == line.id}
    assert kinds == {"board"}, "no hands, no calls"
    again = await shared.manager().get(line.id)
    assert again is not None and again.status == "over" and again.study == line.study
    for refused in (
        shared.managers[0].lobby.cancel(line.id, PEOPLE[0], True, shared.click()),
        shared.managers[0].gathering.rematch(line, PEOPLE[0], shared.click()),
        shared.managers[0].seats.give(line.id, PEOPLE[0], shared.click()),
    ):
        with pytest.raises(Refusal, match=r"refuse-(study|over)"):
            await refused


async def test_lines_branch_and_belong_to_one_study(shared: SharedTable) -> None:
    await over(shared)
    first = await played(shared, await begun(shared, 20), 6)
    second = await begun(shared, first.entry_no - 2, first)
    third = await begun(shared, 30)
    lines = await shared.store.lines_of(PEOPLE[0])
    assert [(one.table_id, one.source, one.source_entry) for one in lines] == [
        (first.id, shared.id, 20),
        (second.id, first.id, first.entry_no - 2),
        (third.id, shared.id, 30),
    ]
    assert len({one.study for one in lines}) == 1
    log = await shared.store.log(first.id)
    assert state(second) == first.title.save(position(first, log, first.entry_no - 2))
    again = await shared.managers[1].studies.begin(await shared.table(), 30, student(), RequestContext(77))
    twice = await shared.managers[1].studies.begin(await shared.table(), 30, student(), RequestContext(77))
    assert again.id == twice.id, "a click delivered twice begins one line"


async def test_there_is_a_limit_of_studies_and_a_sentence_for_it(shared: SharedTable) -> None:
    await over(shared)
    for number in range(MOST_STUDIES):
        line = NewLine(study=None, source=100 + number, source_entry=1, most_studies=99, most_lines=99)
        new = NewTable(
            guild_id=0,
            channel_id=MESSAGES,
            title="florence",
            language="en",
            host_user=PEOPLE[0],
            at=0,
            status="study",
            line=line,
        )
        await shared.store.create(new)
    with pytest.raises(Refusal) as refused:
        await begun(shared, 20)
    assert refused.value.code == "refuse-too-many-studies"


def seen_by(seat: Seat, events: Iterable[AddressedEvent]) -> tuple[AddressedEvent, ...]:
    return tuple([one for one in events if one.to in (None, seat)])


async def test_chance_is_drawn_anew_or_chosen_and_the_log_says_so(shared: SharedTable) -> None:
    await over(shared)
    play, service = shared.managers[0].turns, shared.managers[0].studies
    line = await begun(shared, 20)
    for _ in range(400):
        seat = line.awaited()[0]
        move = shared.pick(line, seat)
        assert move is not None
        line = (await play.answer(line.id, PEOPLE[0], move, shared.click(), confirm=True)).table
        if line.draft(seat).waits and line.draft(seat).steps[-1].reveals:
            break
        if line.draft(seat).waits:
            line = (await play.confirm(line.id, PEOPLE[0], shared.click())).table
        if line.status == "over":
            line = await begun(shared, 20)
    seat, waits = line.awaited()[0], line.draft(line.awaited()[0])
    assert waits.steps[-1].reveals
    found = await service.outcomes(line, seat)
    assert len({msgspec.msgpack.encode(one.events) for one in found}) == len(found) > 1
    more = await service.outcomes(line, seat, found[-1].number + 1)
    assert not {msgspec.msgpack.encode(one.events) for one in more} & {
        msgspec.msgpack.encode(one.events) for one in found
    }, "the next page has others"
    chosen = found[-1]
    before = line.entry_no
    anew = await service.draw_anew(line.id, PEOPLE[0], shared.click(), chosen.number)
    assert anew.draft(seat).moves == waits.moves, "what was composed stays"
    done = await play.confirm(line.id, PEOPLE[0], shared.click())
    earlier = len(seen_by(seat, [one for step in waits.steps[:-1] for one in step.events]))
    assert seen_by(seat, done.events)[earlier:][: len(chosen.events)] == chosen.events
    log = await shared.store.log(line.id)
    assert log[before].kind == ROLL_BACK
    shared.id = line.id
    await shared.check()
    other = await service.draw_anew(line.id, PEOPLE[0], shared.click())
    assert other.secret != done.table.secret
    await played(shared, other, 60)
    await shared.check()


async def test_seats_are_the_students_a_friends_or_computers(shared: SharedTable) -> None:
    await over(shared)
    service = shared.managers[0].studies
    line = await begun(shared, 20)
    asked = line.awaited()[0]
    assert line.seat_of(PEOPLE[0]) == asked, "the student decides for whoever is asked"
    computer = SeatHolder(asked, None, "Dante", kind="computer", level="novice")
    line = await service.seat(line.id, PEOPLE[0], computer, shared.click())
    due = [one.kind for one in await shared.store.due_items(10**15, 999) if one.table_id == line.id]
    assert "think" in due

    async def think(seen: SeatView, *_: Any) -> Any:
        return engine.default(seen.view, seen.seat)

    turns = ComputerTurns(shared.managers[0].repository, shared.managers[0].turns, think, None)  # type: ignore[arg-type]
    turns.effort = shared.managers[0].computer_turns.effort
    after = await turns.answer(line.id)
    assert after is not None and after.entry_no > line.entry_no
    friend = await service.seat(line.id, PEOPLE[0], SeatHolder(asked, 555, "Zoe"), shared.click())
    assert friend.seat_of(555) == asked
    for refused in (
        service.seat(line.id, 555, SeatHolder(asked, 555, "Zoe"), shared.click()),
        service.show_hands(line.id, 555, True, shared.click()),
        service.draw_anew(line.id, 555, shared.click()),
    ):
        with pytest.raises(Refusal, match="refuse-study-owner"):
            await refused
    with pytest.raises(Refusal, match="refuse-study-unknown"):
        await service.seat(shared.id, PEOPLE[0], computer, shared.click())


async def test_shared_named_looked_at_and_deleted(shared: SharedTable) -> None:
    await over(shared)
    service = shared.managers[0].studies
    line = await begun(shared, 20)
    await service.share(line, PEOPLE[0], True)
    (row,) = await shared.store.lines_of(PEOPLE[0])
    assert row.shared is not None and await shared.store.shared_line(row.shared) == row
    theirs = await begun(shared, line.entry_no, line, PEOPLE[1])
    assert theirs.host == PEOPLE[1] and {one.user_id for one in theirs.seats} == {PEOPLE[1]}
    with pytest.raises(Refusal, match="refuse-study-unknown"):
        await service.line(theirs.id, PEOPLE[0])
    opened = await service.show_hands(line.id, PEOPLE[0], True, shared.click())
    assert opened.study is not None and opened.study.is_open
    await service.delete([line.id])
    assert await shared.store.lines_of(PEOPLE[0]) == ()
    gone = await shared.table() and await shared.managers[0].get(line.id)
    assert gone is not None and gone.game is None and gone.status == "cancelled"
    assert (await shared.store.line(theirs.id)) is not None, "what began there goes on"


async def test_no_study_begins_at_the_end_or_before_the_beginning(shared: SharedTable) -> None:
    table = await over(shared)
    log = await shared.store.log(shared.id)
    with pytest.raises(Refusal, match="refuse-study-over"):
        await begun(shared, last_of_game(log))
    with pytest.raises(Refusal, match="refuse-not-started"):
        await begun(shared, 1, table)
    assert studies.OUTCOMES <= 25, "a menu holds no more"


async def test_studies_are_deleted_90_days_after_the_last_look(shared: SharedTable) -> None:
    await over(shared)
    service = shared.managers[0].studies
    old, looked = await begun(shared, 20), await begun(shared, 20, user=PEOPLE[1])
    await shared.store.look_at_study(looked.id, 10 + FORGOTTEN_AFTER)
    shared.managers[0].repository.clock = lambda: 9 + FORGOTTEN_AFTER + max(old.entry_no, 5000)
    assert await service.delete_forgotten() == 1
    assert await shared.store.line(old.id) is None and await shared.store.line(looked.id) is not None
    assert await service.delete_forgotten() == 0


@pytest.mark.parametrize(
    "name", each_title("philadelphia", "heaven_ale", which=lambda title: has_games(title.id))
)
def test_an_open_line_is_drawn_and_told_whole(name: str) -> None:
    """Its student sees the state itself, with nothing turned face down."""
    title = TITLES[name]
    for recorded in read(name)[:3]:
        table, log = table_with(title, recorded)
        game = replay.up_to_date(position(table, log, len(log) // 2))
        terms = StudyTerms(table.id, 1, is_open=True)
        line = msgspec.structs.replace(table, game=game, study=terms, status="running")
        seen = pages.seen_of(line)
        drawn = Pictures().tables(1, title, seen, (), line.names, "en")
        assert drawn and seen is game
        row = LineRow(line.id, line.id, 1, 9, 1, "", None, 1, title.id, 1)
        side = pages.compared(line, [line], [[]], [row], "en")
        assert all(player in repr(side) for player in line.names)
