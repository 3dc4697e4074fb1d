"""Fugger, Welser, Medici (フッガー・ヴェルザー・メディチ): the title.

Where each section of `docs/rules/fugger.md` is enforced; start reading at `rules/rounds.py`:

    1, 13     modes and options           `model/state.py`
    3 to 8    what there is to play with  `components.json`, by `model/data_rows.py` and `model/components.py`
    4         the map as a graph          `rules/travel/paths.py`
    6.6       events that are drawn       `rules/deals/refill.py`, `rules/deals/event_auctions.py`,
                                          `rules/deals/event_games.py`, `rules/travel/robbers.py`
    7, 9.1    set-up                      `rules/setup.py`
    8         nobility meter              `rules/ledger.py`
    9.2       the course of a round       `rules/rounds.py`
    9.3       what is dealt with next     `rules/rounds.py`; cards drawn after it: `rules/deals/refill.py`
    9.3       goods given, traded         `rules/travel/giving.py`, `rules/player_trades.py`
    9.4       a deal and its bids         `rules/deals/bidding.py`, `rules/deals/lots.py`
    9.5       the line of a town          `rules/ledger.py`, `rules/deals/lots.py`
    9.6       favours and cubes           `rules/deals/favours.py`; their dice: `rules/dice.py`
    9.7       payday                      `rules/payday.py`
    9.8       forced sale                 `rules/forced_sale.py`
    9.9       movement                    `rules/travel/movement.py`, `rules/travel/merchant_move.py`,
                                          `rules/travel/fees.py`, `rules/travel/robbers.py`
    9.10      calendar phase              `rules/rounds.py`
    9.11      villas                      `rules/deals/lots.py`; the first one: `rules/payday.py`
    9.12      ends                        `rules/final.py`
    10        what is hidden              `rules/view.py`
    11        moves                       `model/moves.py`, `rules/quantities.py`; standing orders:
                                          `model/orders.py`, `rules/deals/standing_orders.py`,
                                          `rules/deals/bidding.py`, `rules/travel/routes.py`
"""

from pathlib import Path

from games.core import OldVersions, Spelling, Texts, Title
from games.fugger.common_turns import COMMON_TURNS
from games.fugger.computer.grandmastery import ADVISOR
from games.fugger.lesson import LESSON
from games.fugger.model import components as c
from games.fugger.model.cards_text import describe
from games.fugger.model.events import EVENTS
from games.fugger.model.state import FuggerOptions, new_house
from games.fugger.model.versions import VERSION
from games.fugger.rules.game import Fugger
from games.fugger.rules.old_orders import UNTIL, OldOrders, OrderDropped, OrderKept, old_orders
from games.fugger.rules.player_trades import TradeDesk
from games.fugger.rules.setup import SetUp
from games.fugger.rules.view import figures, hide
from games.fugger.text.hand import hand_text
from games.fugger.text.points import POINTS, SCORING
from games.fugger.text.position import position
from games.fugger.text.rulebook import DECISIONS, rules
from games.fugger.text.spelling import parse, parts, path, spell


def _new_game(seats: int, options: FuggerOptions) -> Fugger:
    houses = [new_house() for _ in range(seats)]
    return Fugger(phases=[SetUp()], always_available=[TradeDesk()], options=options, houses=houses)


def _begun(game: Fugger, version: int) -> Fugger:
    """The game as it began under an earlier version."""
    game.since = version
    if version <= UNTIL:
        game.always_available.append(OldOrders())
    return game


TITLE = Title(
    id="fugger",
    seats=range(2, 7),
    game=Fugger,
    options=FuggerOptions,
    events=(*EVENTS, OrderKept, OrderDropped),
    new_game=_new_game,
    hide=hide,
    figures=figures,
    chapter=lambda game: (game.now, game.stage),
    texts=Texts(
        describe=describe,
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
        hand=hand_text,
        about=(*DECISIONS, *c.TABLES.file.about(counted=False)),
    ),
    spelling=Spelling(spell, parse, path, parts, plain_fields=frozenset({"goal", "home", "good", "place"})),
    scoring=SCORING,
    points=POINTS,
    advisor=ADVISOR,
    lesson=LESSON,
    puzzles=Path(__file__).with_name("puzzles.json"),
    common_turns=COMMON_TURNS,
    state_version=VERSION,
    old=OldVersions(
        upcasters={1: lambda plain: plain | {"since": 1}, 2: dict, 3: dict, 4: dict},
        orders=old_orders,
        begun=_begun,
    ),
)
