"""Chances turn by turn: of games that are over, and for one person alone among computers."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec
import pytest
from played_games import finished

from db import Logged
from games.computer import SeatView
from games.computer.chances import Chances, can_tell, chances, chances_seen
from games.computer.thinker import ThinkingEnded
from games.core import CHANCES, Refusal, Seat, Title
from games.manager.history import replay, turns
from games.manager.history.chances import LEAST, PART, SWINGS, ChanceService, course, may_see
from games.manager.history.review import SHARE, WORTH_TELLING, worth_telling
from games.manager.model.table import Table
from games.manager.model.table_settings import TableSettings
from games.titles import TITLES

TITLE = TITLES["signorie"]


class Judging:
    """What a worker does, in this process; remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat | None, int]] = []

    async def __call__(
        self, title: Title, saved: Sequence[bytes], seats: int, seat: Seat | None, seed: bytes
    ) -> list[Chances]:
        self.asked.append((seat, len(saved)))
        games = [title.load(one) for one in saved]
        if seat is None:
            return [chances(title, game, seats) for game in games]
        return [chances_seen(SeatView(title, view, seats, seat), seed) for view in games]


def running(table: Table, log: Sequence[Logged], people: Sequence[int], **settings: Any) -> Table:
    """The same game before its end, with computers in the seats that no person holds."""
    game = replay.replayed(table.title, len(table.seats), table.options, log)
    seats = tuple(
        one if one.seat in people else msgspec.structs.replace(one, user_id=None, kind="computer")
        for one in table.seats
    )
    return msgspec.structs.replace(
        table, status="running", game=game, seats=seats, settings=TableSettings(**settings)
    )


async def test_after_every_turn_of_a_finished_game_each_seat_has_its_chance() -> None:
    for title in filter(can_tell, TITLES.values()):
        table, log = finished(title, title.seats[-1], 5)
        judging = Judging()
        found = await ChanceService(judging).of(table, None, log)
        assert len(found) == len(turns.turns(log)) and max(size for _, size in judging.asked) <= PART
        assert {seat for seat, _ in judging.asked} == {None}
        assert found[-1] == chances(title, table.game, len(table.seats))
        made, turning = course(table, log, found)
        assert [found[at] for at in turning] and turning == tuple(sorted(turning))
        assert made.counted == CHANCES and len(made.course) == len(made.rounds) == len(found)
        assert all(sum(percents) == 100 for percents in made.course)
        assert max(made.course[-1]) * made.course[-1].count(max(made.course[-1])) >= 99
        assert len(made.turning) <= SWINGS and all(point.gained >= LEAST for point in made.turning)
        assert [score.place for score in made.scores].count(1) == [
            score.place for score in table.game.scores
        ].count(1)


async def test_nobody_sees_a_chance_in_a_running_game_of_several_people() -> None:
    """The law, over who sits where, what the table allows, and who asks."""
    table, log = finished(TITLE, 3, 5)
    service = ChanceService(Judging())
    hints = ("never", "computers", "always")
    for people, allowed in product([(0,), (2,), (0, 1), (0, 2), (0, 1, 2)], hints):
        now = running(table, log[:40], people, hints=allowed)
        for seat in (None, *map(Seat, range(3))):
            fine = len(people) == 1 and seat == people[0] and allowed != "never"
            assert may_see(now, seat) == fine, (people, allowed, seat)
            if not fine:
                with pytest.raises(Refusal, match="refuse-no-chances"):
                    await service.of(now, seat, log[:40])
    vacated = running(table, log[:40], (0, 1), hints="always")
    seats = (*vacated.seats[:1], msgspec.structs.replace(vacated.seats[1], user_id=None), vacated.seats[2])
    assert not may_see(msgspec.structs.replace(vacated, seats=seats), Seat(0)), "somebody may take the seat"


async def test_one_person_alone_learns_what_their_seat_could_see_and_all_once_it_is_over() -> None:
    table, log = finished(TITLE, 2, 5)
    judging = Judging()
    service = ChanceService(judging)
    now = running(table, log[:30], (1,))
    mine = await service.of(now, Seat(1), log[:30])
    assert {seat for seat, _ in judging.asked} == {Seat(1)} and len(mine) == 30
    judging.asked.clear()
    assert (await service.of(now, Seat(1), log[:31]))[:30] == mine
    assert judging.asked == [(Seat(1), 1)], "only what is new is judged"
    judging.asked.clear()
    over = await service.of(table, None, log)
    assert {seat for seat, _ in judging.asked} == {None}
    judging.asked.clear()
    assert await service.of(table, Seat(0), log) == over and not judging.asked


async def test_a_log_is_replayed_in_threads_and_an_end_of_thinking_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, log = finished(TITLE, 2, 5)
    threads = set()
    after = replay.state_after

    def seen(*given: Any) -> Any:
        threads.add(threading.current_thread())
        return after(*given)

    async def tired(*given: Any) -> list[Chances]:
        raise ThinkingEnded("tired")

    monkeypatch.setattr(replay, "state_after", seen)
    await ChanceService(Judging()).of(table, None, log)
    assert threads and threading.main_thread() not in threads
    with pytest.raises(Refusal, match="refuse-thinking-ended"):
        await ChanceService(tired).of(table, None, log)


async def test_what_is_as_good_depends_on_the_points_of_a_game_also_while_it_runs() -> None:
    table, log = finished(TITLES["fugger"], 2, 5)
    assert worth_telling(table) == SHARE * max(score.points for score in table.game.scores)
    now = running(table, log[:40], (0,))
    assert worth_telling(now) > 100 * WORTH_TELLING, "florins are many"


def test_a_game_of_which_no_turn_is_known_has_no_course() -> None:
    """As one whose log is lost: refused, not broken."""
    table, _ = finished(TITLE, 2, 5)
    with pytest.raises(Refusal, match="refuse-no-chances"):
        course(table, (), ())
