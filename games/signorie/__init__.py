"""Signorie (シニョーリエ): the title.

In `rules` start reading at `rounds.py` (the course of a round), then `turn.py` and what follows from it: the
folder `actions`, `helpers.py` (those of the game), `rewards.py` with `reward_track.py`; `final.py` ends it.
`needs.py` in `actions` says what can be carried out completely."""

from collections.abc import Sequence
from pathlib import Path

from games.core import Move, OldVersions, Seat, Spelling, Texts, Title
from games.signorie.common_turns import COMMON_TURNS
from games.signorie.computer.grandmastery import ADVISOR
from games.signorie.lesson import LESSON
from games.signorie.model import components as c
from games.signorie.model.cards_text import describe
from games.signorie.model.events import EVENTS
from games.signorie.model.state import SignorieOptions, new_board
from games.signorie.rules.game import Signorie
from games.signorie.rules.old_claims import with_names
from games.signorie.rules.setup import SetUp
from games.signorie.rules.view import figures, foretold, hide
from games.signorie.text.points import POINTS, SCORING
from games.signorie.text.position import position
from games.signorie.text.rulebook import rules
from games.signorie.text.spelling import parts
from games.signorie.text.written_turn import parse_turn


def _new_game(seats: int, options: SignorieOptions) -> Signorie:
    boards = [new_board(plan) for plan, _ in zip(c.PLANS, range(seats), strict=False)]
    return Signorie(phases=[SetUp()], options=options, boards=boards)


def _parse_turn(game: Signorie, seat: Seat, line: str) -> Sequence[Move]:
    return parse_turn(TITLE, game, seat, line)


TITLE = Title(
    id="signorie",
    seats=range(min(c.PLAYERS), max(c.PLAYERS) + 1),
    game=Signorie,
    options=SignorieOptions,
    events=EVENTS,
    new_game=_new_game,
    hide=hide,
    figures=figures,
    foretold=foretold,
    texts=Texts(
        describe=describe,
        rules=rules,
        sections={
            "2": "set-up",
            "3": "set-up",
            "4": "round",
            "5": "round",
            "6": "signoria",
            "6.1": "alliances",
            "7": "helpers",
            "8": "assignments",
            "9": "rewards",
            "10": "end",
            "11": "variants",
            "13": "secrets",
        },
        position=position,
        about=c.TABLES.file.about(counted=False),
    ),
    spelling=Spelling(parts=parts, plain_fields=frozenset({"city"}), parse_turn=_parse_turn),
    scoring=SCORING,
    points=POINTS,
    advisor=ADVISOR,
    lesson=LESSON,
    puzzles=Path(__file__).with_name("puzzles.json"),
    common_turns=COMMON_TURNS,
    state_version=2,
    old=OldVersions(upcasters={1: with_names}),
)
