"""Florence (フィレンツェの匠): the title. Rules pages 1-8, 10-12, 14.

In `rules` start reading at `rounds.py` (the course of a round), then `auction.py` and `turn.py`."""

from pathlib import Path

from games.core import OldVersions, Refusal, Spelling, Texts, Title, why_no_start_player
from games.florence.common_turns import COMMON_TURNS
from games.florence.computer.grandmastery import ADVISOR
from games.florence.lesson import LESSON
from games.florence.model import components as c
from games.florence.model.cards_text import describe
from games.florence.model.checks import MOST_SEATS
from games.florence.model.events import EVENTS
from games.florence.model.state import Characters, FlorenceOptions, Principality, new_supply
from games.florence.rules.character_bidding.old_limits import (
    OldLimits,
    old_orders,
    order_of_old,
    without_limits,
)
from games.florence.rules.game import Florence
from games.florence.rules.setup import ChooseHand
from games.florence.rules.view import figures, foretold, hand, hide
from games.florence.text.hand import hand_text
from games.florence.text.points import POINTS, SCORING
from games.florence.text.position import position
from games.florence.text.rulebook import rules
from games.florence.text.spelling import parse, parts, spell


def _new_game(seats: int, options: FlorenceOptions) -> Florence:
    return Florence(
        phases=[ChooseHand()],
        options=options,
        houses=[Principality() for _ in range(seats)],
        supply=new_supply(seats),
        characters=Characters() if options.characters else None,
    )


def _begun(game: Florence, version: int) -> Florence:
    """The game as it began under an earlier version."""
    if game.options.characters and game.options.character_bids == "in_turn":
        game.always_available = [OldLimits()]
    return game


def _forbids(seats: int, options: FlorenceOptions) -> Refusal | None:
    least = 2 if options.two_players else 3
    if not least <= seats <= MOST_SEATS:
        return Refusal("ERR_PLAYER_COUNT", "2.2", least=least, most=MOST_SEATS, have=seats)
    return why_no_start_player(options.start_player, seats, "2.2.3")


TITLE = Title(
    id="florence",
    seats=range(2, MOST_SEATS + 1),
    game=Florence,
    options=FlorenceOptions,
    events=EVENTS,
    new_game=_new_game,
    hide=hide,
    hand=hand,
    forbids=_forbids,
    figures=figures,
    foretold=foretold,
    texts=Texts(
        describe=describe,
        rules=rules,
        sections={
            "2": "set-up",
            "2.3": "round",
            "3": "actions",
            "4": "auctions",
            "5": "actions",
            "5.6": "works",
            "5.7": "best",
            "6": "actions",
            "7": "works",
            "8": "end",
            "9": "characters",
            "14.3": "auctions",
        },
        position=position,
        hand=hand_text,
        about=c.TABLES.file.about(),
    ),
    spelling=Spelling(
        spell, parse, parts=parts, units={"space": c.CHARACTER_UNIT, "wishes": c.CHARACTER_UNIT}
    ),
    scoring=SCORING,
    points=POINTS,
    advisor=ADVISOR,
    lesson=LESSON,
    puzzles=Path(__file__).with_name("puzzles.json"),
    common_turns=COMMON_TURNS,
    state_version=2,
    old=OldVersions(upcasters={1: without_limits}, orders=old_orders, order_of=order_of_old, begun=_begun),
)
