"""Philadelphia (フィラデルフィア): the title.

In `rules` start reading at `rounds.py` (the course of a round), then `turn.py`, `hiring.py` and
`updating.py`. What cards do is data: `model/vocabulary.py` defines its words, the folder `rules/effects`
resolves and carries them out."""

from pathlib import Path

from games.core import OldVersions, Spelling, Texts, Title, why_no_start_player
from games.philadelphia.common_turns import COMMON_TURNS
from games.philadelphia.computer.grandmastery import ADVISOR
from games.philadelphia.lesson import LESSON
from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import describe
from games.philadelphia.model.events import EVENTS
from games.philadelphia.model.state import Agency, PhiladelphiaOptions
from games.philadelphia.model.versions import VERSION
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.old_habits import UNTIL, HabitSet, old_habits, old_orders, without_habits
from games.philadelphia.rules.setup import SetUp
from games.philadelphia.rules.view import figures, foretold, hand, hide
from games.philadelphia.text.hand import hand_text
from games.philadelphia.text.points import POINTS, SCORING
from games.philadelphia.text.position import position
from games.philadelphia.text.rulebook import rules
from games.philadelphia.text.spelling import parse, spell


def _new_game(seats: int, options: PhiladelphiaOptions) -> Philadelphia:
    agencies = [Agency(c.NUMBERS.start_gold) for _ in range(seats)]
    return Philadelphia(phases=[SetUp()], options=options, agencies=agencies)


def _begun(game: Philadelphia, version: int) -> Philadelphia:
    """The game as it began under an earlier version."""
    game.since = version
    if version <= UNTIL:
        game.always_available = [old_habits(len(game.agencies), version)]
    return game


TITLE = Title(
    id="philadelphia",
    seats=c.SEATS,
    game=Philadelphia,
    options=PhiladelphiaOptions,
    events=(*EVENTS, HabitSet),
    new_game=_new_game,
    hide=hide,
    hand=hand,
    forbids=lambda seats, options: why_no_start_player(options.start_player, seats, "2"),
    figures=figures,
    foretold=foretold,
    texts=Texts(
        describe=describe,
        rules=rules,
        sections={
            "1": "set-up",
            "2": "set-up",
            "3": "round",
            "4": "actions",
            "5": "roles",
            "6": "hiring",
            "7": "update",
            "8": "end",
            "9": "effects",
            "15": "actions",
        },
        position=position,
        hand=hand_text,
        about=c.TABLES.file.about(counted=False),
    ),
    spelling=Spelling(spell, parse),
    scoring=SCORING,
    points=POINTS,
    advisor=ADVISOR,
    lesson=LESSON,
    puzzles=Path(__file__).with_name("puzzles.json"),
    common_turns=COMMON_TURNS,
    state_version=VERSION,
    old=OldVersions(
        upcasters={1: lambda plain: plain | {"since": 1}, 2: without_habits, 3: dict, 4: dict},
        orders=old_orders,
        begun=_begun,
    ),
)
