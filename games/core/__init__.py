"""What all games are made of: games, phases, offers, moves, events, chance, views.

A title imports everything it needs from here.
"""

from games.core.advice import Advisor, Consideration, Mastery, gain
from games.core.choices.answers import Checked, Numbers
from games.core.choices.lines import NOT_SEEN_YET, TURN_OVER, StepRefused, WrittenStep, WrittenTurn
from games.core.choices.offer import Hint, Lines, Move, Note, Offer, note
from games.core.choices.orders import Order
from games.core.choices.pairs import Amounts, Bundles
from games.core.choices.pieces import Orders, Pieces, Subsets, Ways
from games.core.choices.refusal import Refusal
from games.core.components import Components, ComponentsError, Source
from games.core.game import FACE_DOWN, Event, Flow, Game, Handler, Phase, Score, Seat, Told, clockwise
from games.core.lesson import LEARNER, Do, Lesson, Look, Scene
from games.core.ranking import SEAT_LETTERS, letter, places
from games.core.scoring import Gain, Outcome, Row, Scoring, TurningPoint
from games.core.shared import ByKind, Each, Maker, OneAsked, Outcry, Sealed
from games.core.title import Options, Title

__all__ = [
    "FACE_DOWN",
    "LEARNER",
    "NOT_SEEN_YET",
    "SEAT_LETTERS",
    "TURN_OVER",
    "Advisor",
    "Amounts",
    "Bundles",
    "ByKind",
    "Checked",
    "Components",
    "ComponentsError",
    "Consideration",
    "Do",
    "Each",
    "Event",
    "Flow",
    "Gain",
    "Game",
    "Handler",
    "Hint",
    "Lesson",
    "Lines",
    "Look",
    "Maker",
    "Mastery",
    "Move",
    "Note",
    "Numbers",
    "Offer",
    "OneAsked",
    "Options",
    "Order",
    "Orders",
    "Outcome",
    "Outcry",
    "Phase",
    "Pieces",
    "Refusal",
    "Row",
    "Scene",
    "Score",
    "Scoring",
    "Sealed",
    "Seat",
    "Source",
    "StepRefused",
    "Subsets",
    "Title",
    "Told",
    "TurningPoint",
    "Ways",
    "WrittenStep",
    "WrittenTurn",
    "clockwise",
    "gain",
    "letter",
    "note",
    "places",
]
