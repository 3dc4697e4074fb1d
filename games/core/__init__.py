"""What all games are made of: games, phases, offers, moves, events, chance, views.

A title imports everything it needs from here.
"""

from games.core.answers import Checked, Orders, Subsets
from games.core.game import FACE_DOWN, Event, Flow, Game, Phase, Score, Seat, Told, clockwise
from games.core.offer import Hint, Lines, Move, Note, Offer, note
from games.core.refusal import Refusal
from games.core.title import Options, Title

__all__ = [
    "FACE_DOWN",
    "Checked",
    "Event",
    "Flow",
    "Game",
    "Hint",
    "Lines",
    "Move",
    "Note",
    "Offer",
    "Options",
    "Orders",
    "Phase",
    "Refusal",
    "Score",
    "Seat",
    "Subsets",
    "Title",
    "Told",
    "clockwise",
    "note",
]
