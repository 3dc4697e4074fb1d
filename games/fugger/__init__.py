"""Fugger, Welser, Medici (フッガー・ヴェルザー・メディチ): the title.

Start reading at `rules/rounds.py` (the course of a round), then `deals/bidding.py` (a deal),
`deals/refill.py` (what is drawn), `travel/movement.py` and `travel/merchant_move.py` (merchants).
`rules/player_trades.py` is what may be done at any time.
"""

from pathlib import Path

from games.core import Title
from games.fugger.common_turns import COMMON_TURNS
from games.fugger.computer.grandmastery import ADVISOR
from games.fugger.lesson import LESSON
from games.fugger.model import components as c
from games.fugger.model.cards_text import describe
from games.fugger.model.events import EVENTS
from games.fugger.model.state import VERSION, FuggerOptions, new_house
from games.fugger.rules.game import Fugger
from games.fugger.rules.old_orders import OldOrders, OrderDropped, OrderKept, old_orders
from games.fugger.rules.player_trades import AlwaysAvailable
from games.fugger.rules.setup import SetUp
from games.fugger.rules.view import figures, hide
from games.fugger.text.hand import hand_text
from games.fugger.text.points import POINTS, SCORING
from games.fugger.text.position import position
from games.fugger.text.rulebook import DECISIONS, rules
from games.fugger.text.spelling import parse, parts, path, spell

SEATS = range(2, 7)


def _new_game(seats: int, options: FuggerOptions) -> Fugger:
    houses = [new_house() for _ in range(seats)]
    return Fugger(phases=[SetUp()], always_available=[AlwaysAvailable()], options=options, houses=houses)


def _begun(game: Fugger, version: int) -> Fugger:
    """The game as it began under an earlier version."""
    game.since = version
    game.always_available.append(OldOrders())
    return game


TITLE = Title(
    id="fugger",
    seats=SEATS,
    game=Fugger,
    options=FuggerOptions,
    events=(*EVENTS, OrderKept, OrderDropped),
    new_game=_new_game,
    hide=hide,
    figures=figures,
    parse=parse,
    parts=parts,
    path=path,
    spell=spell,
    describe=describe,
    plain_fields=frozenset({"goal", "home", "good", "place"}),
    chapter=lambda game: (game.now, game.stage),
    hand_text=hand_text,
    rules=rules,
    sections={
        "1": "set-up",
        "2": "set-up",
        "6.6": "events",
        "8": "nobility",
        "9.1": "set-up",
        "9.2": "round",
        "9.3": "trade",
        "9.4": "trade",
        "9.6": "nobility",
        "9.7": "year",
        "9.8": "trade",
        "9.9": "movement",
        "11": "trade",
    },
    position=position,
    scoring=SCORING,
    points=POINTS,
    advisor=ADVISOR,
    lesson=LESSON,
    puzzles=Path(__file__).with_name("puzzles.json"),
    common_turns=COMMON_TURNS,
    state_version=VERSION,
    upcasters={1: lambda plain: plain | {"since": 1}, 2: dict, 3: dict},
    old_orders=old_orders,
    begun=_begun,
    about=(*DECISIONS, *c.TABLES.file.about(counted=False)),
)
