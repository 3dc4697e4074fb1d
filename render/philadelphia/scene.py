"""What every part of a Philadelphia picture needs: the canvas, the view, the words, what has changed."""

from collections.abc import Iterable
from typing import Any

from games.philadelphia.model import events
from games.philadelphia.rules.game import Philadelphia
from render.kit.parts import scene
from render.kit.parts.changes import RecentChanges
from render.kit.parts.seat_heads import PointSymbols


class Changes(RecentChanges):
    """What the events since the last post changed. `cards` are the ads that were posted or moved."""

    def __init__(self, recent: Iterable[Any] = ()) -> None:
        self.cards: set[str] = set()
        self.items: set[str] = set()
        self.field = self.rolled = False
        super().__init__(recent)

    def note(self, event: Any) -> None:
        """Note points and things to highlight."""
        match event:
            case events.RoleScored(seat=seat, vp=vp):
                self.figures[seat, "vp"] += vp
            case events.AdPosted(card=card):
                self.cards.add(card)
            case events.MonthsAdded() | events.MonthsRemoved() | events.AllMonthsRemoved():
                self.cards |= set(event.ads)
            case events.ItemTurnedUp(item=item):
                self.items.add(item)
            case events.FieldCardInPlay():
                self.field = True
            case events.DieRolled():
                self.rolled = True

    def vp(self, seat: int) -> int:
        """The points that a seat has just made."""
        return self.figures[seat, "vp"]


Scene = scene.Scene[Philadelphia, Changes]

POINTS = PointSymbols("vp")
"""The symbol of points in heads."""


def after_colon(scene: Scene, told: str) -> str:
    """What a card does, without the words that say when it does it."""
    does = told.partition(scene.say("colon"))[2].strip()
    return does[:1].upper() + does[1:]
