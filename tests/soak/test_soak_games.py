"""A short soak: the beginning of a game of each title, with a kill, must be clean. Whole games, with more
of them: `make soak`."""

from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from sampled import each_title

from games.core import Move, Seat, Title
from games.titles import TITLES
from soak import weeks
from soak.checks.click_counts import ClickCounter
from soak.checks.tally import Tally
from soak.run import Soak, main, options_of

ANSWER_WITHIN = 300.0
"""Seconds an answer may take: this is about what happens, not about how fast."""


WITH_COMPUTERS = {"heaven_ale": 1}
"""Number of computer players in the sample of a title. They go on thinking after the kill."""

UPTO = 40
"""The log entry with which a game has gone on for long enough. How many of them are forced is chance."""


@pytest.mark.parametrize("name", each_title("florence"))
async def test_the_beginning_of_a_game_with_a_kill_is_clean(name: str, tmp_path: Path) -> None:
    title = TITLES[name]
    players = next(n for n in title.seats if n > 1 and title.why_not_start(n, title.options()) is None)
    computers = WITH_COMPUTERS.get(title.id, 0)
    wanted = Soak(title, players + computers, tmp_path, 1, 1, 11, ANSWER_WITHIN, None, UPTO, computers)
    tally = await wanted.run()
    assert (tally.computers > 0) == (computers > 0)
    assert tally.line() == (
        f"games played to entry {UPTO}: 1, moves: {tally.moves} ({tally.in_advance} ahead), kills: 1, "
        "lost: 0, doubled: 0, leaks: 0, errors: 0"
    ), tally.faults
    assert tally.clean
    assert tally.counts.posts > 0 and tally.counts.rounds > 0
    clicked = sum(moves.total() for moves in tally.counts.clicked.values())
    assert 0 < clicked + tally.counts.typed.total() <= tally.moves


def test_a_fault_of_any_kind_or_an_unfinished_game_is_not_clean() -> None:
    assert Tally(games=2, wanted=2).clean
    assert not Tally(games=1, wanted=2).clean
    for kind in ("lost", "doubled", "leaks", "errors"):
        tally = Tally(games=1, wanted=1)
        tally.fault(kind, "made up")
        assert not tally.clean
        assert f"{kind}: 1" in tally.line()


def test_counts_are_told_by_the_round_and_by_the_kind_of_move() -> None:
    counts = Tally().counts
    assert [line.split(":")[1] for line in counts.lines()] == [
        " - (0 posts, 0 rounds)",
        " none; 0 clicked, 0 typed",
        " - (none)",
        " - (0 messages)",
    ]
    counts.played(rounds=4, players=3)
    counts.posts, counts.messages = 10, 6
    clicking, seat = ClickCounter(counts), Seat(0)
    for _ in range(3):  # opened, a menu; a second one is chosen anew after the first was taken back
        clicking.click(seat)
        clicking.taken(seat, PlayCard)
    clicking.still_composed(seat, 2)  # somebody else's move has undone the third
    clicking.taken(seat, PlayCard)
    clicking.taken_back(seat, everything=False)
    clicking.taken(seat, PlayCard, typed=True)
    clicking.click(seat)
    clicking.taken(seat, PlayCard)
    clicking.confirmed(seat)
    assert counts.lines() == [
        "posts a round: 2.5 (10 posts, 4 rounds)",
        "clicks by kind of move: play-card 1.3 (1:2 2:1); 3 clicked, 1 typed",
        "moves of at most 3 clicks: 100% (1:2 2:1)",
        "messages a player a round: 0.5 (6 messages)",
    ]


class PlayCard(Move, frozen=True):
    """A kind of move to count."""


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_any_options_can_be_played_by_their_names(title: Title) -> None:
    assert options_of(title, {}) == title.options()
    for name, hint in get_type_hints(title.options).items():
        if not name.startswith("_"):
            words = ("true", "false") if hint is bool else get_args(hint)
            values = [getattr(options_of(title, {name: str(word)}), name) for word in words]
            assert values == ([True, False] if hint is bool else list(words))


@pytest.mark.parametrize("wrong", ["colour=red", "hide_money=perhaps", "two_players", "start_player=z"])
def test_options_that_are_not_the_titles_are_refused_at_once(wrong: str) -> None:
    with pytest.raises(SystemExit):
        main(["florence", "--option", wrong])


def test_days_that_have_no_acts_between_them_are_refused_before_a_bot_starts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        weeks.main(["--acts", "4", "--passes", "6"])
    assert "days can pass 3 times in 4 acts" in capsys.readouterr().err
