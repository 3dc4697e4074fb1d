"""What all games are made of: games, phases, offers, moves, events, chance, views.

A title imports everything it needs from here.
"""

from games.core.advice import Advisor, Consideration, Mastery, gain
from games.core.choices.answers import Checked, Numbers
from games.core.choices.lines import NOT_SEEN_YET, TURN_OVER, StepRefused, WrittenStep, WrittenTurn
from games.core.choices.offer import Hint, Lines, Move, Note, Offer, note
from games.core.choices.orders import StandingOrder
from games.core.choices.pairs import Assignments, Quantities
from games.core.choices.pieces import Composite, Paths, Permutations, Subsets
from games.core.choices.refusal import Refusal
from games.core.components import Components, ComponentsError, DataFile, NonNegative, Positive, TableRow
from games.core.game import (
    FACE_DOWN,
    AddressedEvent,
    Event,
    Game,
    Handler,
    Phase,
    Score,
    Seat,
    TurnContext,
    clockwise,
    event_kinds,
)
from games.core.lesson import LEARNER, Do, Lesson, Look, Scene
from games.core.ranking import SEAT_LETTERS, letter, places
from games.core.scoring import Gain, PointsBySource, Scoring, SourceRow, TurningPoint
from games.core.shared import AscendingAuction, ByKind, Maker, RoundRobinPhase, SealedPhase, SingleSeatPhase
from games.core.title import Options, Title

__all__ = [
    "FACE_DOWN",
    "LEARNER",
    "NOT_SEEN_YET",
    "SEAT_LETTERS",
    "TURN_OVER",
    "AddressedEvent",
    "Advisor",
    "AscendingAuction",
    "Assignments",
    "ByKind",
    "Checked",
    "Components",
    "ComponentsError",
    "Composite",
    "Consideration",
    "DataFile",
    "Do",
    "Event",
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
    "NonNegative",
    "Note",
    "Numbers",
    "Offer",
    "Options",
    "Paths",
    "Permutations",
    "Phase",
    "PointsBySource",
    "Positive",
    "Quantities",
    "Refusal",
    "RoundRobinPhase",
    "Scene",
    "Score",
    "Scoring",
    "SealedPhase",
    "Seat",
    "SingleSeatPhase",
    "SourceRow",
    "StandingOrder",
    "StepRefused",
    "Subsets",
    "TableRow",
    "Title",
    "TurnContext",
    "TurningPoint",
    "WrittenStep",
    "WrittenTurn",
    "clockwise",
    "event_kinds",
    "gain",
    "letter",
    "note",
    "places",
]
