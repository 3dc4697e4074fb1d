"""What all games are made of: games, phases, offers, moves, events, chance, views.

A title's rules import from here, and what few of them need from its modules; its computer players also from
`choices`, `copying`, `chance`, `dealing` and `learned_value`.
"""

from games.core.advice import (
    Advisor,
    ChanceScale,
    Consideration,
    HintSettings,
    NoviceSettings,
    Odds,
    SearchSettings,
    gain,
    odds_of,
)
from games.core.choices.answers import Checked, Numbers, one_of
from games.core.choices.offer import Move, Note, NoteLines, Offer, Preview, note
from games.core.choices.options import Options
from games.core.choices.orders import LastingOrder, StandingOrder
from games.core.choices.pairs import Assignments, Quantities
from games.core.choices.pieces import Composite, Paths, Permutations, Subsets
from games.core.choices.refusal import OF_NO_CHAPTER, Refusal, SeatFigure
from games.core.choices.written_turn import NOT_SEEN_YET, TURN_OVER, StepRefused, WrittenStep, WrittenTurn
from games.core.data.components import Components, ComponentsError, DataFile, DataRow, NonNegative, Positive
from games.core.game import (
    FACE_DOWN,
    AddressedEvent,
    Event,
    Game,
    MoveHandler,
    Phase,
    Seat,
    SeatScore,
    TurnContext,
    clockwise,
    event_kinds,
    face_down,
)
from games.core.lesson import LEARNER, Lesson, LessonLook, LessonMove, LessonScene
from games.core.old_logs import OldVersions
from games.core.phases import (
    AscendingAuction,
    Interrupt,
    OfferFactory,
    OffersByKind,
    OpenAuction,
    RoundRobinPhase,
    SealedPhase,
    SingleSeatPhase,
    sealed_as,
)
from games.core.ranking import SEAT_LETTERS, draw_start_player, letter, places, why_no_start_player
from games.core.scoring import (
    CHANCES,
    PointGain,
    PointsBySource,
    PointSources,
    PublicPoints,
    SourceRow,
    Standing,
    TurningPoint,
    standings,
)
from games.core.title import CommonTurn, Title
from games.core.wording import Spelling, Texts

__all__ = [
    "CHANCES",
    "FACE_DOWN",
    "LEARNER",
    "NOT_SEEN_YET",
    "OF_NO_CHAPTER",
    "SEAT_LETTERS",
    "TURN_OVER",
    "AddressedEvent",
    "Advisor",
    "AscendingAuction",
    "Assignments",
    "ChanceScale",
    "Checked",
    "CommonTurn",
    "Components",
    "ComponentsError",
    "Composite",
    "Consideration",
    "DataFile",
    "DataRow",
    "Event",
    "Game",
    "HintSettings",
    "Interrupt",
    "LastingOrder",
    "Lesson",
    "LessonLook",
    "LessonMove",
    "LessonScene",
    "Move",
    "MoveHandler",
    "NonNegative",
    "Note",
    "NoteLines",
    "NoviceSettings",
    "Numbers",
    "Odds",
    "Offer",
    "OfferFactory",
    "OffersByKind",
    "OldVersions",
    "OpenAuction",
    "Options",
    "Paths",
    "Permutations",
    "Phase",
    "PointGain",
    "PointSources",
    "PointsBySource",
    "Positive",
    "Preview",
    "PublicPoints",
    "Quantities",
    "Refusal",
    "RoundRobinPhase",
    "SealedPhase",
    "SearchSettings",
    "Seat",
    "SeatFigure",
    "SeatScore",
    "SingleSeatPhase",
    "SourceRow",
    "Spelling",
    "Standing",
    "StandingOrder",
    "StepRefused",
    "Subsets",
    "Texts",
    "Title",
    "TurnContext",
    "TurningPoint",
    "WrittenStep",
    "WrittenTurn",
    "clockwise",
    "draw_start_player",
    "event_kinds",
    "face_down",
    "gain",
    "letter",
    "note",
    "odds_of",
    "one_of",
    "places",
    "sealed_as",
    "standings",
    "why_no_start_player",
]
