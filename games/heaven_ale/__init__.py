"""Heaven & Ale (ヘヴン＆エール): the title.

In `rules` start reading at `rounds.py` (the course of a round), then `turn.py` and what follows from it:
`market.py` and `shed.py`, `scoring.py` and `privilege.py`, `barrels.py`, `start_area.py`. `final.py` ends the
game."""

from pathlib import Path

from games.core import Note, Spelling, Texts, Title, why_no_start_player
from games.heaven_ale.common_turns import COMMON_TURNS
from games.heaven_ale.computer.grandmastery import ADVISOR
from games.heaven_ale.lesson import LESSON
from games.heaven_ale.model import components as c
from games.heaven_ale.model.cards_text import describe
from games.heaven_ale.model.events import EVENTS
from games.heaven_ale.model.state import HeavenAleOptions, Space, new_board
from games.heaven_ale.rules.game import HeavenAle
from games.heaven_ale.rules.setup import SetUp
from games.heaven_ale.rules.view import figures, hide
from games.heaven_ale.text.hand import hand_text
from games.heaven_ale.text.points import POINTS, SCORING
from games.heaven_ale.text.position import position
from games.heaven_ale.text.rulebook import rules
from games.heaven_ale.text.spelling import parse, parts, spell


def _new_game(seats: int, options: HeavenAleOptions) -> HeavenAle:
    return HeavenAle(
        phases=[SetUp()],
        options=options,
        boards=[new_board(options) for _ in range(seats)],
        spaces=[Space() for _ in c.TRACK],
        barrels=dict.fromkeys(c.BARRELS, len(c.SIZES)),
    )


TITLE = Title(
    id="heaven_ale",
    seats=c.SEATS,
    game=HeavenAle,
    options=HeavenAleOptions,
    events=EVENTS,
    new_game=_new_game,
    hide=hide,
    forbids=lambda seats, options: why_no_start_player(options.start_player, seats, "3"),
    figures=figures,
    texts=Texts(
        describe=describe,
        rules=rules,
        sections={
            "2": "set-up",
            "2.11": "activation",
            "3": "set-up",
            "4": "turn",
            "4.4": "activation",
            "4.5": "barrels",
            "4.6": "activation",
            "4.7": "home",
            "4.8": "round",
            "9": "end",
        },
        position=position,
        hand=hand_text,
        about=(
            *(Note("about-disputed", {"text": Note(f"disputed-{option}")}) for option in c.TABLES.disputed),
            *c.TABLES.file.about("disputed"),
        ),
    ),
    spelling=Spelling(
        spell, parse, parts=parts, plain_fields=frozenset({"resource", "space", "tile", "place"})
    ),
    scoring=SCORING,
    points=POINTS,
    advisor=ADVISOR,
    lesson=LESSON,
    puzzles=Path(__file__).with_name("puzzles.json"),
    common_turns=COMMON_TURNS,
)
